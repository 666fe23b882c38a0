import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { countedObjects } from "../objects.ts";
import { isPlural, ownChoice, togetherIn, wordsOf } from "../outcome.ts";
import { bindNext, mention, refuse, type Scope } from "../scope.ts";
import { zoneOwner } from "../zones.ts";
import { itemsOf } from "../series.ts";
import { same } from "../same.ts";

/** Whose library is searched, where it is not the searcher's own. */
export const searched = (
  whose: Nodes["possessive"],
  who: A.Players,
  scope: Scope,
): { readonly library?: A.Players } => {
  if (whose.kind === "theirPlural" && who.type !== "you") return {};
  const library = zoneOwner(whose, scope);
  return same(library, who) ? {} : { library };
};

/** A choice that asks for nothing but cards of a sort. */
const plainChoice = (part: A.Objects, who: A.Players): readonly A.Choose[] => {
  const own = ownChoice(part, who);
  return own.type === "choose" &&
    own.from === undefined &&
    own.by === undefined &&
    own.random === undefined &&
    own.together === undefined
    ? [own]
    : [];
};

/** 701.23: cards looked for, each "a", "up to two" or "all". The found cards are moved by the instructions that follow. */
export const searchFor = (
  node: Nodes["objects"],
  who: A.Players,
  where: Pick<A.Search, "library" | "zones" | "choose">,
  scope: Scope,
): A.Effect => {
  const what = ownChoice(countedObjects(node, scope, { by: who }), who);
  const bind = bindNext(scope);
  const effect = ((): A.Search => {
    if (
      what.type === "choose" &&
      what.from === undefined &&
      what.by === undefined &&
      what.random === undefined
    )
      return {
        type: "search",
        who,
        count: what.count,
        filter: what.filter,
        ...togetherIn(what),
        ...where,
        bind,
      };
    if (what.type === "all")
      return { type: "search", who, count: "all", filter: what.filter, ...where, bind };
    const several = what.type === "together" ? what.parts.flatMap((part) => plainChoice(part, who)) : [];
    const [first, ...others] = several;
    if (what.type === "together" && first !== undefined && several.length === what.parts.length) {
      const also = others.map(({ count, filter }) => ({ count, filter }));
      return { type: "search", who, count: first.count, filter: first.filter, also, ...where, bind };
    }
    return refuse(node, "a library is searched for cards that a player chooses");
  })();
  mention(scope, {
    ref: A.bound(bind),
    is: "object",
    plural: isPlural(what, scope),
    words: new Set([...wordsOf(what, scope), "card"]),
    how: "found",
    of: what,
    library: where.library ?? who,
    by: who,
  });
  return effect;
};

const zonesInOrder = ["library", "graveyard", "hand"] as const;

/** The zones that are searched, all of them or those that the player chooses (701.23). */
export const searchedZones = (node: Nodes["zoneNames"]): Pick<A.Search, "zones" | "choose"> => {
  const named = itemsOf<Nodes["zoneName"]>(node as never).map(({ name }) => name);
  if (!named.includes("library")) return refuse(node, "a search is through a library, too");
  if (named.length === 1) return {};
  const conjunction = node.kind === "series" ? node.conjunction : "and";
  return {
    zones: zonesInOrder.filter((zone) => named.includes(zone)),
    ...(conjunction === "and" ? {} : { choose: conjunction === "or" ? "one" : "some" }),
  };
};

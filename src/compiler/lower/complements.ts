import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { filterOf, nounOf } from "./nouns.ts";
import { conjunction, itemsOf } from "./series.ts";
import { playersOf } from "./players.ts";
import { isPlayerNode } from "./aimed.ts";
import { targetingOf } from "./target-filters.ts";
import type { Scope } from "./scope.ts";
import { add, isNegated, type Noun } from "./qualifier-parts.ts";

type Determined = Extract<Nodes["simplePhrase"], { kind: "determined" }>;
type Series = Extract<Nodes["objects"], { readonly kind: "series" }>;
interface OneNoun {
  readonly det: Determined["det"];
  readonly noun: Noun;
}

/** "A creature you control that's a Wolf or a Werewolf": one noun, whatever the words behind "that's" are. */
const eitherComplement = (node: Series, scope: Scope): OneNoun | undefined => {
  const [first, ...others] = itemsOf<Nodes["singlePhrase"]>(node as never);
  if (node.conjunction !== "or" || first?.kind !== "determined") return undefined;
  const is = first.noun.post.at(-1);
  if (is?.kind !== "thatIs" || isNegated(is) || is.what.kind !== "aNoun") return undefined;
  const filters = [filterOf(is.what.noun, scope)];
  for (const each of others) {
    if (each.kind !== "determined" || each.det.kind !== "aDet" || each.noun.post.length > 0) return undefined;
    filters.push(filterOf(each.noun, scope));
  }
  const noun = nounOf({ ...first.noun, post: first.noun.post.slice(0, -1) }, scope);
  return { det: first.det, noun: { ...noun, filters: [...noun.filters, A.or(filters)] } };
};

interface Asked {
  /** What is asked of the thing spoken of for the first of what "or" joins, and for any other. */
  readonly first: A.Filter;
  readonly other: (filter: A.Filter) => A.Filter;
  /** Nouns of what the same can be asked of: of these the thing spoken of is another one. */
  readonly alike: readonly string[];
}
const askedOf = (that: Nodes["qualifier"] | undefined, scope: Scope): Asked | undefined =>
  that?.kind === "thatTargets" && that.only !== true
    ? { first: targetingOf(that.what, scope), other: A.targets, alike: ["spell", "ability"] }
    : that?.kind === "attachedTo" && isPlayerNode(that.what)
      ? {
          first: A.attachedTo(playersOf(that.what, scope)),
          other: (filter) => A.attachedTo(A.all(filter)),
          alike: ["Aura", "Equipment"],
        }
      : undefined;

/** "Target spell that targets you or a creature you control": one noun, whatever the spell targets. */
const eitherTargeted = (node: Series, scope: Scope): OneNoun | undefined => {
  const [first, ...others] = itemsOf<Nodes["singlePhrase"]>(node as never);
  if (node.conjunction !== "or" || first?.kind !== "determined") return undefined;
  const asked = askedOf(first.noun.post.at(-1), scope);
  if (asked === undefined) return undefined;
  const filters = [asked.first];
  for (const each of others) {
    if (each.kind !== "determined" || each.det.kind !== "aDet") return undefined;
    const { filters: of, words } = nounOf(each.noun, scope);
    if (asked.alike.some((word) => words.has(word))) return undefined;
    filters.push(asked.other(conjunction(of)));
  }
  const noun = nounOf({ ...first.noun, post: first.noun.post.slice(0, -1) }, scope);
  return { det: first.det, noun: { ...noun, filters: [...noun.filters, A.or(filters)] } };
};

/** The things of one noun and those of the other, each where it is said to be. */
export const eitherPlaceNoun = (
  { one, other }: Extract<Nodes["simplePhrase"], { kind: "eitherPlace" }>,
  scope: Scope,
): Noun => {
  const placed = ({ mods, head, where, span }: Nodes["placedNoun"]): Noun =>
    nounOf({ kind: "nounPhrase", mods, head, post: [{ kind: "fromZone", where, span }], span }, scope);
  const second =
    other.kind === "placedNoun" ? placed(other) : add(nounOf(other.noun, scope), A.inZone("exile"));
  const nouns = [placed(one), second];
  return {
    filters: [A.or(nouns.map(({ filters }) => conjunction(filters)))],
    words: new Set(nouns.flatMap(({ words }) => [...words])),
  };
};

/** "Target creature that's attacking you or a planeswalker you control": one creature, whatever of these it attacks. */
const eitherAttacked = (node: Series, scope: Scope): OneNoun | undefined => {
  const [first, ...others] = itemsOf<Nodes["singlePhrase"]>(node as never);
  if (node.conjunction !== "or" || first?.kind !== "determined") return undefined;
  const last = first.noun.post.at(-1);
  const attacked =
    last?.kind === "attackingWhom"
      ? last.who
      : last?.kind === "thatIs" && last.what.kind === "attackingWhom"
        ? last.what.who
        : undefined;
  if (attacked === undefined) return undefined;
  const parts: (A.Objects | A.Players)[] = [playersOf(attacked, scope)];
  for (const each of others) {
    if (each.kind !== "determined" || each.det.kind !== "aDet") return undefined;
    const { filters, words } = nounOf(each.noun, scope);
    if (![...words].every((word) => word === "planeswalker" || word === "battle" || word === "permanent"))
      return undefined;
    parts.push(A.all(conjunction(filters)));
  }
  const noun = nounOf({ ...first.noun, post: first.noun.post.slice(0, -1) }, scope);
  return {
    det: first.det,
    noun: { ...noun, filters: [...noun.filters, A.attacking({ whom: A.both(parts) })] },
  };
};

/** "A spell that targets you or a creature you control": where "or" joins what the clause behind the noun says, it is one noun. */
export const oneNoun = (node: Series, scope: Scope): OneNoun | undefined =>
  eitherComplement(node, scope) ?? eitherTargeted(node, scope) ?? eitherAttacked(node, scope);

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { filterOf, nounOf } from "./nouns.ts";
import { conjunction, itemsOf } from "./series.ts";
import { playersOf } from "./players.ts";
import { targetingOf } from "./target-filters.ts";
import type { Scope } from "./scope.ts";
import { add, isNegated, type Noun } from "./qualifier-parts.ts";

type Determined = Extract<Nodes["simplePhrase"], { kind: "determined" }>;

/** "A creature you control that's a Wolf or a Werewolf": one noun, whatever the words behind "that's" are. */
export const eitherComplement = (
  node: Extract<Nodes["objects"], { readonly kind: "series" }>,
  scope: Scope,
): { readonly det: Determined["det"]; readonly noun: Noun } | undefined => {
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

/** "Target spell that targets you or a creature you control": one noun, whatever the spell targets. */
export const eitherTargeted = (
  node: Extract<Nodes["objects"], { readonly kind: "series" }>,
  scope: Scope,
): { readonly det: Determined["det"]; readonly noun: Noun } | undefined => {
  const [first, ...others] = itemsOf<Nodes["singlePhrase"]>(node as never);
  if (node.conjunction !== "or" || first?.kind !== "determined") return undefined;
  const that = first.noun.post.at(-1);
  if (that?.kind !== "thatTargets" || that.only === true) return undefined;
  const filters = [targetingOf(that.what, scope)];
  for (const each of others) {
    if (each.kind !== "determined" || each.det.kind !== "aDet") return undefined;
    filters.push(A.targets(filterOf(each.noun, scope)));
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
export const eitherAttacked = (
  node: Extract<Nodes["objects"], { readonly kind: "series" }>,
  scope: Scope,
): { readonly det: Determined["det"]; readonly noun: Noun } | undefined => {
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

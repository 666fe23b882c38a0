import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { eventFilter, sourcesOf } from "../event-filters.ts";
import { dispatch, type Lowering } from "../nodes.ts";
import { playersOf, possessedObjects } from "../players.ts";
import { refuse, type Scope } from "../scope.ts";
import { conjunction } from "../series.ts";
import type { Span } from "../../types.ts";

/** Which activated abilities are meant (602), as changes of their costs ask for them. */
export interface AbilitiesMeant extends Pick<A.CostChange, "what" | "of" | "keyword" | "by" | "nth"> {
  /** Only while this is so. */
  readonly condition?: A.Condition;
}

/** What a keyword is called in ability objects. */
export const keywordNamed = (node: Nodes["costSort"] | Nodes["costName"]): string =>
  node.kind === "unlockWord" ? "unlock" : node.kind === "heraldWord" ? node.word : node.value.toLowerCase();

const sortOf = (node: Nodes["abilitySort"]): Pick<A.CostChange, "of" | "keyword"> =>
  node.kind !== "namedSort"
    ? { of: "keyword", keyword: keywordNamed(node) }
    : node.word === "loyalty"
      ? { of: "keyword", keyword: "loyalty" }
      : { of: "ability" };

/** Whether all activated abilities are meant. */
export const isActivated = (node: Nodes["abilitySort"] | undefined): boolean =>
  node === undefined || (node.kind === "namedSort" && node.word === "activated");

const ofNonMana = (node: {
  readonly sort?: Nodes["abilitySort"];
  readonly span: Span;
}): Pick<A.CostChange, "of"> =>
  isActivated(node.sort)
    ? { of: "nonmana ability" }
    : refuse(node, "abilities of a keyword are no mana abilities");

const filtersOf = (node: Nodes["objects"] | undefined, scope: Scope): readonly A.Filter[] =>
  node === undefined ? [] : [sourcesOf(node, scope)];
const within = (node: Nodes["abilityScope"] | undefined, scope: Scope): A.Filter =>
  node?.kind === "scopeAimed"
    ? A.targets(eventFilter(node.at, scope).filter)
    : conjunction(filtersOf(node?.of, scope));
/** Whose activations are meant. */
export const activatedBy = (node: Nodes["player"] | undefined, scope: Scope): Pick<A.CostChange, "by"> =>
  node === undefined ? {} : { by: playersOf(node, scope) };
/** "The second … each turn", "the first … during each of your turns". */
const nthOf = (node: {
  readonly n: { readonly value: number };
  readonly when: string;
}): Pick<AbilitiesMeant, "nth" | "condition"> => ({
  nth: node.n.value,
  ...(node.when === "each turn" ? {} : { condition: A.isTurn(A.you) }),
});

const table: Lowering<"abilitiesMeant", [Scope], AbilitiesMeant> = {
  abilitiesOf: (node, scope) => ({
    what: within(node.which, scope),
    ...(node.sort === undefined ? { of: "ability" } : sortOf(node.sort)),
    ...(node.nonMana === true ? ofNonMana(node) : {}),
    ...activatedBy(node.who, scope),
  }),
  itsAbilities: (node, scope) => ({
    what: A.isOneOf(possessedObjects(node.of, scope)),
    ...sortOf(node.sort),
  }),
  firstAbility: (node, scope) => ({
    what: conjunction(filtersOf(node.of, scope)),
    ...sortOf(node.sort),
    ...activatedBy(node.who, scope),
    ...nthOf(node),
  }),
};
/** "Equip abilities you activate", "the first activated ability of an artifact you activate each turn". */
export const abilitiesMeantOf = (node: Nodes["abilitiesMeant"], scope: Scope): AbilitiesMeant =>
  dispatch(table, node, scope);

/** "… unless they're mana abilities". */
export const spareMana = (meant: AbilitiesMeant, node: { readonly span: Span }): AbilitiesMeant =>
  meant.of === "keyword"
    ? refuse(node, "abilities of a keyword are no mana abilities")
    : { ...meant, of: "nonmana ability" };

const costsMeant: Lowering<"costMeant", [Scope], AbilitiesMeant> = {
  costOfFirst: (node, scope) => {
    const sort = sortOf(node.keyword);
    if (sort.of !== "keyword" || sort.keyword !== sortOf(node.again).keyword)
      return refuse(node.again, "name the same keyword here");
    return {
      what: A.anything,
      ...sort,
      ...activatedBy(node.who, scope),
      ...nthOf(node),
    };
  },
  costOfFirstCycled: (node, scope) => ({
    what: A.anything,
    of: "keyword",
    keyword: "cycling",
    ...activatedBy(node.who, scope),
    nth: node.n.value,
  }),
  itsKeywordCost: (node, scope) => ({
    what: A.isOneOf(possessedObjects(node.of, scope)),
    of: "keyword",
    keyword: keywordNamed(node.keyword),
    by: A.you,
  }),
};
/** "The equip cost of the first equip ability you activate each turn". */
export const costMeantOf = (node: Nodes["costMeant"], scope: Scope): AbilitiesMeant =>
  dispatch(costsMeant, node, scope);

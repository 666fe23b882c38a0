import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { existsOf } from "./existence.ts";
import { kicked, kickedTimes, kickedWith } from "./kicked.ts";
import type { Lowering } from "./nodes.ts";
import { anyObjects } from "./objects.ts";
import { playersOf, possessedObjects, possessor } from "./players.ts";
import { targetingOf } from "./target-filters.ts";
import { manaFrom, sortOfMana } from "./mana-spent.ts";
import { comparisonOf, numberOf } from "./quantities.ts";
import { refuse, type Scope } from "./scope.ts";
import { keywordOfCost } from "./words.ts";
import { filterOf } from "./nouns.ts";
import { itOf, singleZone } from "./condition-parts.ts";
import { same } from "./same.ts";

/** The object whose cost a possessive names ("its surge cost", "this spell's additional cost"). */
const costed = (node: Nodes["possessive"], scope: Scope): A.Objects => {
  if (node.kind === "its" || node.kind === "objectGenitive") return possessedObjects(node, scope);
  return refuse(node, "a cost belongs to a spell: say “its … cost”");
};

const colorsSpent = (
  node: Extract<Nodes["conditionPart"], { kind: "colorSpent" }>,
  scope: Scope,
): A.Condition => {
  const on = anyObjects(node.what, scope);
  const kinds = [...new Set(node.mana.symbols)];
  const tests = kinds.map((symbol) =>
    A.compareQuantities(
      A.manaSpent(sortOfMana(symbol, node.mana), on),
      ">=",
      node.mana.symbols.filter((each) => each === symbol).length,
    ),
  );
  const spent = tests.length === 1 ? tests[0]! : A.allOf(tests);
  return node.be === "wasn't" ? A.notSo(spent) : spent;
};

/** It was cast, and not from the hand. */
const castElsewhere = (objects: A.Objects, whose: Nodes["possessive"], scope: Scope): A.Condition =>
  possessor(whose, scope).type === "you"
    ? A.allOf([A.castFrom(objects), A.notSo(A.castFrom(objects, "hand"))])
    : refuse(whose, "say “your” here");

/** "You cast it from your hand": players cast from their own zones. */
const castFromOwn = (
  node: Pick<Extract<Nodes["conditionPart"], { kind: "youCastFromHand" }>, "what" | "who" | "where">,
  scope: Scope,
): A.Condition => {
  const objects = anyObjects(node.what, scope);
  const by = playersOf(node.who, scope);
  const { zone, of } = singleZone(node.where, scope);
  if (of !== undefined && !same(of, by))
    return refuse(node.where, "players cast cards from their own zones here");
  const from = A.castFrom(objects, zone);
  return A.allOf([A.castBy(objects, by), of === undefined ? from : { ...from, of }]);
};

/** "You controlled a Dragon as you cast this spell": known from its casting on. */
const asCast = (
  node: Extract<Nodes["conditionPart"], { kind: "controlledAsCast" | "revealedOrControlled" }>,
  scope: Scope,
): A.Condition =>
  anyObjects(node.spell, scope).type === "self"
    ? A.asCast(existsOf(node.what, [A.controlledBy(A.you)], scope))
    : refuse(node.spell, "a card can ask this of itself");

/** Whether the cost of a keyword was paid as the object was cast (601.2f). */
const paidFor = (
  node: Extract<Nodes["conditionPart"], { kind: "costWasPaid" | "wasCastUsing" }>,
  objects: A.Objects,
  scope: Scope,
): A.Condition => {
  const keyword = keywordOfCost(node.keyword);
  return keyword === "kicker" ? kicked(node, objects, scope) : A.wasPaid(objects, keyword);
};

/** How the object was cast: kicked, from where, by whom, with which mana (601, 702.33). */
export const castingConditions = {
  // 702.138b
  escaped: (node, scope) => A.wasPaid(anyObjects(node.what, scope), "escape"),
  tributeNotPaid: () => A.notSo(A.wasPaid(A.self, "tribute")),
  wasKicked: (node, scope) => kicked(node, anyObjects(node.what, scope), scope),
  wasKickedWith: (node, scope) => kickedWith(node, anyObjects(node.what, scope), node.cost.symbols, scope),
  wasntKicked: (node, scope) => A.notSo(kicked(node, anyObjects(node.what, scope), scope)),
  kickedTwice: (node, scope) => kickedTimes(node, anyObjects(node.what, scope), 2, scope),
  costWasPaid: (node, scope) => paidFor(node, costed(node.whose, scope), scope),
  wasCastUsing: (node, scope) => paidFor(node, anyObjects(node.what, scope), scope),
  // 607.2: the card has one alternative cost, which is that mana.
  symbolCostWasPaid: (node, scope) => {
    if (scope.face.alternatives?.join("/") !== node.mana.symbols.join())
      return refuse(node.mana, "the card has no alternative cost of this mana");
    const paid = A.wasPaid(A.self, "alternative cost");
    return node.be === "wasn't" ? A.notSo(paid) : paid;
  },
  beheld: (node, scope) => {
    const filter = filterOf(node.what, scope);
    const cost = scope.face.beheld;
    return cost !== undefined && same(cost, filter)
      ? A.wasPaid(A.self, "additional")
      : refuse(node.what, "no such thing is beheld as a cost of this card");
  },
  additionalCostWasPaid: (node, scope) => A.wasPaid(costed(node.whose, scope), "additional"),
  giftPromised: () => A.wasPaid(A.self, "gift"),
  giftNotPromised: () => A.notSo(A.wasPaid(A.self, "gift")),
  wasBargained: (node, scope) => A.wasPaid(anyObjects(node.what, scope), "bargain"),
  isBargained: (node, scope) => A.wasPaid(itOf(node, scope), "bargain"),
  youCastIt: (node, scope) => A.castBy(anyObjects(node.what, scope), playersOf(node.who, scope)),
  castUntimely: (node, scope) => {
    const objects = anyObjects(node.what, scope);
    const paid = A.wasPaid(objects, "any time");
    const who = playersOf(node.who, scope);
    return who.type === "you" && objects.type === "self"
      ? paid
      : refuse(node, "a card can ask this of itself");
  },
  youCastFromHand: (node, scope) => castFromOwn(node, scope),
  wasCast: (node, scope) => A.castFrom(anyObjects(node.what, scope)),
  wasCastFrom: (node, scope) => {
    const { zone, of } = singleZone(node.where, scope);
    if (of !== undefined && of.type !== "you") return refuse(node.where, "say “your” here");
    const from = A.castFrom(anyObjects(node.what, scope), zone);
    return of === undefined ? from : { ...from, of };
  },
  noManaSpent: (node, scope) =>
    A.compareQuantities(
      A.manaSpent(node.colored === true ? "colors" : "total", anyObjects(node.what, scope)),
      "=",
      0,
    ),
  wasntCast: (node, scope) => A.notSo(A.castFrom(anyObjects(node.what, scope))),
  // "it entered from your graveyard or was cast from your graveyard"
  itWasCastFrom: (node, scope) => {
    const { zone, of } = singleZone(node.where, scope);
    const it = itOf(node, scope);
    const cast = A.castFrom(it, zone);
    return of === undefined ? cast : A.allOf([cast, A.matches(it, A.ownedBy(of))]);
  },
  manaSpentCondition: (node, scope) =>
    A.compareQuantities(A.manaSpent("total", anyObjects(node.what, scope)), ">=", numberOf(node.n, scope)),
  colorSpent: colorsSpent,
  manaFromSpent: (node, scope) => A.compareQuantities(manaFrom(node.from, node.what, scope), ">", 0),
  manaFromSomeSpent: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return A.compareQuantities(manaFrom(node.from, node.what, scope), comparison, value);
  },
  // Adamant: the colors of the mana that was spent (106.3).
  colorManaSpent: (node, scope) =>
    A.compareQuantities(
      A.manaSpent(node.color.value as A.Color, anyObjects(node.what, scope)),
      ">=",
      numberOf(node.n, scope),
    ),
  evidenceCollected: () => A.wasPaid(A.self, "additional"),
  wasCastElsewhere: (node, scope) => castElsewhere(anyObjects(node.what, scope), node.whose, scope),
  youCastElsewhere: (node, scope) => {
    const objects = anyObjects(node.what, scope);
    return A.allOf([
      A.castBy(objects, playersOf(node.who, scope)),
      castElsewhere(objects, node.whose, scope),
    ]);
  },
  didntCastFrom: (node, scope) => A.notSo(castFromOwn(node, scope)),
  spellTargets: (node, scope) => {
    const objects = anyObjects(node.what, scope);
    return A.matches(objects, targetingOf(node.targeted, scope));
  },
  controlledAsCast: (node, scope) => asCast(node, scope),
  revealedOrControlled: (node, scope) => {
    const { card } = node;
    const filter =
      card.kind === "determined" && card.det.kind === "aDet" ? filterOf(card.noun, scope) : undefined;
    if (filter === undefined || !same(scope.face.revealed, filter))
      return refuse(card, "no such card is revealed as a cost of this card");
    return A.anyOf([A.wasPaid(A.self, "additional"), asCast(node, scope)]);
  },
  // A spell resolves in the phase it was cast in: a phase ends only with an empty stack (500.2).
  castInMainPhase: (node, scope) => {
    const who = playersOf(node.who, scope);
    if (anyObjects(node.what, scope).type !== "self" || who.type !== "you")
      return refuse(node, "a card can ask this of itself");
    return A.isStep(["precombat main", "postcombat main"], { of: possessor(node.whose, scope) });
  },
} satisfies Partial<Lowering<"conditionPart", [Scope], A.Condition>>;

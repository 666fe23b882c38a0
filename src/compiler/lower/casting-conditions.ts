import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { symbolIn } from "./attributes.ts";
import { existsOf } from "./existence.ts";
import { kicked, kickedTimes, kickedWith } from "./kicked.ts";
import type { Lowering } from "./nodes.ts";
import { anyObjects } from "./objects.ts";
import { playersOf, possessedObjects, possessor } from "./players.ts";
import { speakOfTargets, targetingOf } from "./target-filters.ts";
import { manaFrom, sortOfMana } from "./mana-spent.ts";
import { refuse, type Scope } from "./scope.ts";
import { keywordOfCost } from "./words.ts";
import { filterOf } from "./nouns.ts";
import { areSuch, compared, itOf, notBare, singleZone, type Located } from "./condition-parts.ts";
import { same } from "./same.ts";
import { allSo } from "./series.ts";

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
  const spent = allSo(tests);
  return node.be === "wasn't" ? A.notSo(spent) : spent;
};

/** From where, or when, a spell was cast; `by` whom, where that is said. */
const castHow = (
  node: Nodes["castHow"],
  objects: A.Objects,
  by: A.Players | undefined,
  scope: Scope,
): A.Condition => {
  switch (node.kind) {
    case "castFromZone": {
      const { zone, of } = singleZone(node.where, scope);
      if (of !== undefined && (by === undefined ? of.type !== "you" : !same(of, by)))
        return refuse(
          node.where,
          by === undefined ? "say “your” here" : "players cast cards from their own zones here",
        );
      const from = A.castFrom(objects, zone);
      return of === undefined ? from : { ...from, of };
    }
    case "castElsewhere":
      return possessor(node.whose, scope).type === "you"
        ? A.allOf([A.castFrom(objects), A.notSo(A.castFrom(objects, "hand"))])
        : refuse(node.whose, "say “your” here");
    case "castUntimely":
      return by?.type === "you" && objects.type === "self"
        ? A.wasPaid(objects, "any time")
        : refuse(node, "a card can ask this of itself");
    // A spell resolves in the phase it was cast in: a phase ends only with an empty stack (500.2).
    case "castInMainPhase":
      return by?.type === "you" && objects.type === "self"
        ? A.isStep(["precombat main", "postcombat main"], { of: possessor(node.whose, scope) })
        : refuse(node, "a card can ask this of itself");
    default:
      return node satisfies never;
  }
};

/** What is said in fixed words. */
const facts: { readonly [F in Extract<Nodes["conditionPart"], { kind: "fact" }>["fact"]]: A.Condition } = {
  "tribute wasn't paid": A.notSo(A.matches(A.self, A.status("tributePaid"))),
  "evidence was collected": A.wasPaid(A.self, "additional"),
  "a spell was warped this turn": A.happened(
    A.cast(A.players, A.fulfils(A.wasPaid(A.each, "warp"))),
    "this turn",
  ),
  "the gift was promised": A.wasPaid(A.self, "gift"),
  "the gift wasn't promised": A.notSo(A.wasPaid(A.self, "gift")),
  "there is no monarch": A.notSo(A.playerIs(A.players, "monarch")),
  "you have a full party": A.compareQuantities(A.playerStat("party", A.you), ">=", 4),
};

/** What is known of how a spell was cast. */
const castSo = (node: Nodes["castState"], at: Located, objects: A.Objects, scope: Scope): A.Condition => {
  switch (node.kind) {
    case "paidState":
      return node.how === "kicked"
        ? kicked(at, objects, scope)
        : node.how === "kicked twice"
          ? kickedTimes(at, objects, 2, scope)
          : A.wasPaid(objects, "bargain");
    case "kickedWith":
      return kickedWith(at, objects, node.cost.symbols, scope);
    case "usedToCast":
      return paidFor(node, objects, scope);
    case "castState":
      return node.how === undefined ? A.castFrom(objects) : castHow(node.how, objects, undefined, scope);
    default:
      return node satisfies never;
  }
};

/** "You cast it", "you didn't cast it from your hand". */
const playerCastSo = (
  node: Extract<Nodes["conditionPart"], { kind: "playerCastSo" }>,
  scope: Scope,
): A.Condition => {
  const objects = anyObjects(node.what, scope);
  const by = playersOf(node.who, scope);
  const { how } = node;
  const cast = A.castFrom(objects, undefined, { by });
  const did =
    how === undefined
      ? cast
      : how.kind === "castUntimely"
        ? castHow(how, objects, by, scope)
        : A.allOf([cast, castHow(how, objects, by, scope)]);
  return node.did === "cast" ? did : A.notSo(did);
};

/** "You controlled a Dragon as you cast this spell": known from its casting on. */
const asCast = (
  node: Extract<Nodes["conditionPart"], { kind: "controlledAsCast" }>,
  scope: Scope,
): A.Condition =>
  anyObjects(node.spell, scope).type === "self"
    ? A.asCast(existsOf(node.what, [A.controlledBy(A.you)], scope))
    : refuse(node.spell, "a card can ask this of itself");

/** Whether the cost of a keyword was paid as the object was cast (601.2f). */
const paidFor = (
  node:
    | Extract<Nodes["conditionPart"], { kind: "costWasPaid" }>
    | Extract<Nodes["castState"], { kind: "usedToCast" }>,
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
  castSo: (node, scope) => {
    const so = castSo(node.so, node, anyObjects(node.what, scope), scope);
    return node.be === "weren't" ? A.notSo(so) : so;
  },
  playerCastSo,
  fact: (node) => facts[node.fact],
  // 607.2i: "the kicker cost" is that of the card itself.
  costWasPaid: (node, scope) => {
    const of = node.whose === undefined ? A.self : costed(node.whose, scope);
    const paid =
      node.cost === undefined
        ? paidFor(node, of, scope)
        : keywordOfCost(node.keyword) === "kicker"
          ? kickedWith(node, of, node.cost.symbols, scope)
          : refuse(node.cost, "only kicker costs are told apart by their mana");
    return node.be === "wasn't" ? A.notSo(paid) : paid;
  },
  costContains: (node, scope) => {
    const of = possessedObjects(node.spell, scope);
    if (node.ability !== undefined && !same(possessedObjects(node.ability, scope), of))
      return refuse(node.ability, "the spell or ability must be one and the same");
    return A.matches(of, symbolIn(node.symbol));
  },
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
  noManaSpent: (node, scope) =>
    A.compareQuantities(
      A.manaSpent(node.colored === true ? "colors" : "total", anyObjects(node.what, scope)),
      "=",
      0,
    ),
  // "it entered from your graveyard or was cast from your graveyard"
  itWasCastFrom: (node, scope) => {
    const { zone, of } = singleZone(node.where, scope);
    const it = itOf(node, scope);
    const cast = A.castFrom(it, zone);
    return of === undefined ? cast : A.allOf([cast, A.matches(it, A.ownedBy(of))]);
  },
  colorSpent: colorsSpent,
  // Adamant: the colors of the mana that was spent (106.3).
  manaWasSpent: ({ bound, color, from, what }, scope) => {
    if (color !== undefined && from !== undefined)
      return refuse(from, "mana of a color is not told apart by where it came from");
    const spent =
      from === undefined
        ? A.manaSpent(color === undefined ? "total" : (color.value as A.Color), anyObjects(what, scope))
        : manaFrom(from, what, scope);
    if (bound === undefined) return A.compareQuantities(spent, ">", 0);
    return compared(spent, notBare(bound), scope);
  },
  colorsWereSpent: ({ bound, how, what }, scope) => {
    const asked = notBare(bound);
    const on = anyObjects(what, scope);
    const enough = (of: A.ManaSpent["what"]): A.Condition => compared(A.manaSpent(of, on), asked, scope);
    return how === "colors of mana were" ? enough("colors") : A.anyOf(A.colors.map(enough));
  },
  spellTargets: (node, scope) => {
    const objects = anyObjects(node.what, scope);
    if (same(objects, A.eventObjects("object"))) speakOfTargets(node.targeted, scope);
    return areSuch(objects, targetingOf(node.targeted, scope, node.only === true ? { only: true } : {}));
  },
  // 115.9a: every choice of a target counts, of the same object or player too.
  hasSoleTarget: ({ what, targeted }, scope) =>
    areSuch(anyObjects(what, scope), targetingOf(targeted, scope, { count: 1 })),
  controlledAsCast: (node, scope) => {
    const { card } = node;
    if (card === undefined) return asCast(node, scope);
    const filter =
      card.kind === "determined" && card.det.kind === "aDet" ? filterOf(card.noun, scope) : undefined;
    if (filter === undefined || !same(scope.face.revealed, filter))
      return refuse(card, "no such card is revealed as a cost of this card");
    return A.anyOf([A.wasPaid(A.self, "additional"), asCast(node, scope)]);
  },
} satisfies Partial<Lowering<"conditionPart", [Scope], A.Condition>>;

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { halfOf } from "./amounts.ts";
import { costPlaceholder } from "../definitions.ts";
import type { Span } from "../types.ts";
import { forEachOf, multiplied } from "./for-each.ts";
import { dispatch, type Lowering, type NodeOfKind } from "./nodes.ts";
import { possessedObjects, possessor } from "./players.ts";
import { countedOf, quantityOf, roundedCount } from "./quantities.ts";
import { same } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";
import { itemsOf } from "./series.ts";

/** One payment being read: who pays, and how many of its costs named objects so far. */
export interface Payment {
  readonly who: A.Players;
  readonly scope: Scope;
  /** X is chosen by paying (107.3a); elsewhere it must have a value already. */
  readonly choosesX: boolean;
  /** In front of a colon, where "any number of counters" is announced like an X (601.2b, 602.2b). */
  readonly activation?: true;
  /** As something resolves, where any amount can be paid. */
  readonly resolving?: true;
  objects: number;
}

/** Who a cost belongs to agrees with who pays it. */
export const payersOwn = (node: Nodes["possessive"], payment: Payment): void => {
  const { kind } = node;
  // "its owner's hand": where the object goes anyway (400.3).
  if (kind === "playerGenitive" && node.who.kind === "ownerOf") return;
  if (kind === "theirOwners" || kind === "theirPlural") return;
  if (kind === "its" || kind === "objectGenitive")
    return refuse(node, "only players have this zone: write “its owner's”");
  if (!same(possessor(node, payment.scope), payment.who)) refuse(node, "a cost is paid with the payer's own");
};

/** X in a cost is chosen by whoever pays it (107.3a), and has that value in the rest of the ability. */
export const chosenX = (n: { readonly kind: string; readonly letter?: string }, payment: Payment): void => {
  if (n.kind === "variable" && n.letter === "X" && payment.choosesX) payment.scope.hasX = true;
};
export const marksX = (mana: Nodes["mana"], payment: Payment): void => {
  if (!mana.symbols.includes("X")) return;
  if (payment.choosesX) payment.scope.hasX = true;
  else if (!payment.scope.hasX)
    refuse(mana, "X has no value: neither the cost nor a “where X is” gives it one", "RW4002");
};
/** The mana of a cost. */
export const manaOf = (mana: Nodes["mana"], payment: Payment): A.Cost => {
  marksX(mana, payment);
  return A.mana(mana.symbols);
};
/** "Any amount of" as something resolves is chosen like an X (107.3f). */
const anyAmount = (node: { readonly span: Span }, { resolving, scope }: Payment): void => {
  if (resolving !== true) refuse(node, "an exact number is needed here");
  if (scope.hasX) refuse(node, "X has another value here");
};
/** "Any amount of", "one or more". */
export const isAnyAmount = ({ kind }: Nodes["counted"]): boolean =>
  kind === "anyAmountOf" || kind === "oneOrMore";
/** What is paid one or more of is paid at least once. */
const atLeastOne = ({ kind }: Nodes["counted"], cost: A.Cost): A.Costs =>
  kind === "oneOrMore" ? [cost, A.xLimit({ least: 1 })] : [cost];
const howMuch = (n: Nodes["counted"], payment: Payment): A.Quantity => {
  if (isAnyAmount(n)) {
    anyAmount(n, payment);
    return A.x;
  }
  chosenX(n, payment);
  return countedOf(n, payment.scope);
};
const prices: Lowering<"price", [Payment], A.Cost | A.Costs> = {
  mana: (node, payment) => manaOf(node, payment),
  costParameter: (node) => costPlaceholder(node.name),
  paidForEach: ({ mana, n, times }, payment) => {
    if (mana === undefined) {
      const each =
        n === undefined || isAnyAmount(n) ? refuse(times, "say how much life") : howMuch(n, payment);
      return A.payLife(multiplied(each, times, payment.scope));
    }
    marksX(mana, payment);
    return A.mana(mana.symbols, { times: forEachOf(times, payment.scope) });
  },
  anyMana: (node, payment) => {
    anyAmount(node, payment);
    return A.mana(["X"]);
  },
  manaCostOf: (node, payment) => {
    const of = possessedObjects(node.of, payment.scope);
    return of.type === "costObjects"
      ? refuse(node, "what is used for the cost is not known before it is paid")
      : A.mana([], { manaCostOf: of });
  },
  someLife: (node, payment) => {
    if (node.n.kind !== "halfX" && node.rounded === undefined)
      return atLeastOne(node.n, A.payLife(howMuch(node.n, payment)));
    if (node.n.kind === "halfX") chosenX(node.n.n, payment);
    return A.payLife(roundedCount(node, payment.scope));
  },
  lifeEqual: (node, payment) => A.payLife(quantityOf(node.q, payment.scope)),
  lifeAndMore: ({ n, more, each }, payment) =>
    A.payLife(A.plus([howMuch(n, payment), multiplied(howMuch(more, payment), each, payment.scope)])),
  halfOfLife: (node, payment) => {
    payersOwn(node.whose, payment);
    return A.payLife(halfOf(A.playerStat("life", payment.who), node, payment.scope));
  },
  energy: (node) => A.payPlayerCounters("energy", 1 + node.more.length),
  symbolCount: ({ n, of }, payment) => {
    if (of.kind === "energy")
      return of.more.length > 0
        ? refuse(of, "say how many of one symbol")
        : atLeastOne(n, A.payPlayerCounters("energy", howMuch(n, payment)));
    return n.kind === "numberWord"
      ? A.mana(Array.from({ length: n.value }, () => of.symbols).flat())
      : refuse(n, "say how much mana this is");
  },
  energyEqual: (node, payment) => A.payPlayerCounters("energy", quantityOf(node.q, payment.scope)),
};

/** What is paid; of several prices all of them. */
export const pricesOf = (node: NodeOfKind<"pay">, payment: Payment): A.Costs =>
  itemsOf<Nodes["price"]>(node.what).flatMap((price) =>
    dispatch<Nodes["price"], [Payment], A.Cost | A.Costs>(prices, price, payment),
  );

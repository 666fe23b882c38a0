import { beholdChoicesOf } from "../behold.ts";
import * as A from "../../../abilities/index.ts";
import { chosenOf } from "../chosen-player.ts";
import { doubledLife } from "./own-numbers.ts";
import { halfOf } from "../amounts.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { paymentOf, pricesEither } from "../costs.ts";
import { isAnyAmount as isAnyAmountOf } from "../prices.ts";
import { bindCounted } from "../outcome.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { dispatch, type Lowering, type NodeOfKind } from "../nodes.ts";
import { playersOf, possessedObjects, possessor } from "../players.ts";
import { numberOf, quantityOf, roundedCount } from "../quantities.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";
import { multiplied } from "../for-each.ts";

const lifeAmounts: Lowering<"lifeAmount", [Scope], A.Quantity> = {
  someLife: (node, scope) => roundedCount(node, scope),
  lifeEqual: (node, scope) => quantityOf(node.q, scope),
  lifeAndMore: (node, scope) =>
    A.plus([numberOf(node.n, scope), multiplied(numberOf(node.more, scope), node.each, scope)]),
  halfOfLife: (node, scope) => halfOf(A.playerStat("life", possessor(node.whose, scope)), node, scope),
};
const howMuch = (node: NodeOfKind<"gainLife" | "loseLife">, scope: Scope): A.Quantity =>
  multiplied(
    dispatch<Nodes["lifeAmount"], [Scope], A.Quantity>(lifeAmounts, node.life, scope),
    node.each,
    scope,
  );

/** What players do with life (119). */
export const lifePredicate: PlayerVerbs<"lifePredicate"> = {
  gainLife: (node, who, scope) => A.gainLife(who, howMuch(node, scope), { bind: bindNext(scope) }),
  loseLife: (node, who, scope) => A.loseLife(who, howMuch(node, scope), { bind: bindNext(scope) }),
  doubleLife: doubledLife,
  exchangeLife: (node, who, scope) => {
    const { stat, of, whose } = node;
    if (stat !== undefined && of !== undefined && whose !== undefined) {
      if (stat.is !== "power" && stat.is !== "toughness")
        return refuse(stat, "only power and toughness can change");
      const number = A.statOf(stat.is, possessedObjects(of, scope));
      return A.exchangeLife(possessor(whose, scope), number, { bind: bindNext(scope) });
    }
    // 701.12c: of two target players each gets the other's.
    if (node.other !== undefined)
      return A.exchangeLife(who, chosenOf(node.other, playersOf(node.other, scope), scope, who), {
        bind: bindNext(scope),
      });
    const targeted = who.type === "targetPlayers" ? scope.targets[who.index]?.count : undefined;
    return targeted?.min === 2 && targeted.max === 2
      ? A.exchangeLife(who, who, { bind: bindNext(scope) })
      : refuse(node, "life totals are exchanged between two players");
  },
};

/** Paying while something resolves (118.12). */
const pay = (node: Nodes["payment"], who: A.Players, scope: Scope): A.Effect => {
  const costs = paymentOf(node, who, scope);
  const isCounted = node.kind === "pay" && isAnyAmount(node.what);
  const bind = isCounted ? bindCounted(scope, "paid") : bindNext(scope);
  return A.pay(who, costs, { bind });
};
const isAnyAmount = (what: Nodes["prices"]): boolean =>
  what.kind === "anyMana" ||
  ((what.kind === "someLife" || what.kind === "symbolCount") && isAnyAmountOf(what.n));

export const payment: PlayerVerbs<"payment" | "eitherPayment"> = {
  payEither: (node, who, scope) =>
    A.oneOf(
      who,
      pricesEither(node).map((what) => pay({ kind: "pay", what, span: node.span }, who, scope)),
      { bind: bindNext(scope) },
    ),
  pay,
  // 701.59a, 701.61a: what is exiled by them, where it is no Food that is sacrificed. An X is chosen as it is paid.
  forage: (_, who, scope) => A.doAction("forage", who, undefined, { bind: bindCounted(scope, "exiled") }),
  collectEvidence: (node, who, scope) =>
    node.n.kind === "variable"
      ? pay(node, who, scope)
      : A.doAction("collectEvidence", who, undefined, {
          count: numberOf(node.n, scope),
          bind: bindCounted(scope, "exiled"),
        }),
  // 701.4a: one of the two is done.
  behold: (node, who, scope) =>
    A.oneOf(
      who,
      beholdChoicesOf(node, scope).map((costs) => A.pay(who, costs)),
      { bind: bindNext(scope) },
    ),
  blight: (node, who, scope) =>
    A.doAction("blight", who, undefined, { count: numberOf(node.n, scope), bind: bindNext(scope) }),
};

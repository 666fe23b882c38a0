import * as A from "../../../abilities/index.ts";
import { halved } from "../amounts.ts";
import { bindCounted } from "../outcome.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { playersOf, possessor } from "../players.ts";
import { countedOf, numberOf, quantityOf } from "../quantities.ts";
import { costPlaceholder } from "../../definitions.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";
import { forEachOf, multiplied } from "../for-each.ts";

/** What players do with life (119). */
export const lifePredicate: PlayerVerbs<"lifePredicate"> = {
  gainLife: (node, who, scope) =>
    A.gainLife(who, multiplied(countedOf(node.n, scope), node.each, scope), { bind: bindNext(scope) }),
  gainLifeEqual: (node, who, scope) => A.gainLife(who, quantityOf(node.q, scope), { bind: bindNext(scope) }),
  gainHalf: (node, who, scope) =>
    A.gainLife(who, halved(numberOf(node.n, scope), node), {
      bind: bindNext(scope),
    }),
  loseLife: (node, who, scope) =>
    A.loseLife(who, multiplied(countedOf(node.n, scope), node.each, scope), { bind: bindNext(scope) }),
  loseLifeEqual: (node, who, scope) => A.loseLife(who, quantityOf(node.q, scope), { bind: bindNext(scope) }),
  loseHalfLife: (node, who, scope) =>
    A.loseLife(who, halved(A.playerStat("life", possessor(node.whose, scope)), node), {
      bind: bindNext(scope),
    }),
  // 701.12c: of two target players each gets the other's.
  exchangeLifeTotals: (node, who, scope) =>
    A.exchangeLife(who, playersOf(node.other, scope), { bind: bindNext(scope) }),
  exchangeTheirTotals: (node, who, scope) => {
    const targeted = who.type === "targetPlayers" ? scope.targets[who.index]?.count : undefined;
    return targeted?.min === 2 && targeted.max === 2
      ? A.exchangeLife(who, who, { bind: bindNext(scope) })
      : refuse(node, "life totals are exchanged between two players");
  },
  loseGame: (_, who) => A.endGame(who, "lose"),
  winGame: (_, who) => A.endGame(who, "win"),
};

/** X in a cost paid as something resolves is chosen by who pays (107.3f), and has that value in what follows. */
const chooseX = (scope: Scope): void => {
  // Of several players each would choose an X of their own.
  if (scope.within === undefined) scope.hasX = true;
};

/** Paying while something resolves (118.12). */
export const payPredicate: PlayerVerbs<"payPredicate"> = {
  payManaEffect: (node, who, scope) => {
    const times = node.each === undefined ? undefined : forEachOf(node.each, scope);
    const cost = A.mana(node.mana.symbols, times === undefined ? {} : { times });
    if (node.mana.symbols.includes("X")) chooseX(scope);
    return A.pay(who, [cost], { bind: bindNext(scope) });
  },
  payParameterEffect: (node, who, scope) =>
    A.pay(who, [costPlaceholder(node.cost.name)], { bind: bindNext(scope) }),
  // Whoever pays chooses how much (107.3f).
  payAnyMana: (node, who, scope) => {
    if (scope.hasX) return refuse(node, "X has another value here");
    const cost = node.what === "life" ? A.payLife(A.x) : A.mana(["X"]);
    return A.pay(who, [cost], { bind: bindCounted(scope, "paid") });
  },
  payManaAndLife: (node, who, scope) => {
    if (node.mana.symbols.includes("X")) chooseX(scope);
    const life = A.payLife(numberOf(node.n, scope));
    return A.pay(who, [A.mana(node.mana.symbols), life], { bind: bindNext(scope) });
  },
  payLifeEffect: (node, who, scope) => {
    if (node.n.kind === "variable" && node.n.letter === "X") chooseX(scope);
    return A.pay(who, [A.payLife(countedOf(node.n, scope))], { bind: bindNext(scope) });
  },
  payEnergyCountEffect: (node, who, scope) => {
    const any = node.n.kind === "anyAmountOf";
    if (any && scope.hasX) return refuse(node, "X has another value here");
    const count = any ? A.x : countedOf(node.n, scope);
    return A.pay(who, [A.payPlayerCounters("energy", count)], { bind: bindNext(scope) });
  },
  payEnergyEqual: (node, who, scope) =>
    A.pay(who, [A.payPlayerCounters("energy", quantityOf(node.q, scope))], { bind: bindNext(scope) }),
  payEnergyEffect: (node, who, scope) =>
    A.pay(who, [A.payPlayerCounters("energy", 1 + node.symbols.more.length)], { bind: bindNext(scope) }),
};

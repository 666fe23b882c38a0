import * as A from "../../abilities/index.ts";
import { askedAlways } from "./asked-before.ts";
import { speaksOfOther } from "../resolve/bound.ts";
import { holdsPart, same } from "./same.ts";
import { bothConditions } from "./static-ability.ts";

type Restricting = (cant: A.Cant) => A.Cant;

const restricts = (statement: A.Static): boolean =>
  statement.effects.every(
    (effect) => effect.type === "applies" && effect.modifications.every((each) => each.type === "cant"),
  );
const restricted = (statement: A.Static, change: Restricting): A.Static => ({
  ...statement,
  effects: statement.effects.map((effect): A.StaticEffect =>
    effect.type === "applies"
      ? A.applies(
          effect.to,
          effect.modifications.map((each) => (each.type === "cant" ? change(each) : each)),
        )
      : effect,
  ),
});

/** "can't attack unless …" asks whenever an attack or block is declared (508.1c); other statements are true or not. */
export const unlessSo = (statement: A.Static, condition: A.Condition): A.Static =>
  restricts(statement) && !speaksOfOther(condition)
    ? restricted(statement, (cant) => ({ ...cant, unless: askedAlways(condition) }))
    : { ...statement, condition: bothConditions(statement.condition, A.notSo(askedAlways(condition)))! };

/** 508.1h, 509.1f: the costs of attacking and blocking are paid by the player who declares. */
const paysForCombat = (who: A.Players): boolean =>
  who.type === "you" ||
  who.type === "controllerOf" ||
  who.type === "defendingPlayer" ||
  who.type === "eachPlayer";

/** "This creature can't be blocked unless …": what is paid for is that creatures block it (509.1d). */
const asBlocking = (effect: A.StaticEffect): A.StaticEffect => {
  if (effect.type !== "applies" || effect.modifications.length !== 1) return effect;
  const [cant] = effect.modifications;
  const whom = effect.to.type === "all" ? effect.to.filter : A.isOneOf(effect.to);
  return cant?.type === "cant" && cant.what === "beBlocked" && cant.whom === undefined
    ? A.applies(A.all(A.hasType("creature")), [{ ...cant, what: "block", whom }])
    : effect;
};
const isForCombat = (each: A.Modification): boolean =>
  each.type === "cant" && (each.what === "attack" || each.what === "block");

/**
 * "can't attack unless their controller pays …" (508.1d, 509.1c); `undefined` where nothing is restricted that can be
 * paid for. What is paid so that something can be blocked is a cost for each creature that blocks it.
 */
export const unlessPaid = (statement: A.Static, who: A.Players, costs: A.Costs): A.Static | undefined => {
  if (!restricts(statement) || !paysForCombat(who)) return undefined;
  const turned = { ...statement, effects: statement.effects.map(asBlocking) };
  const each = perCreature(costs, turned);
  const isPayable = turned.effects.every(
    (effect, n) =>
      effect.type === "applies" &&
      effect.modifications.every(isForCombat) &&
      (effect === statement.effects[n] || each.every((cost, at) => cost !== costs[at])),
  );
  return isPayable ? restricted(turned, (cant) => ({ ...cant, unlessPaid: each })) : undefined;
};

/** What a cost is paid for each of, and the cost for one of these. */
const eachPaid = (cost: A.Cost): { readonly number: A.Quantity; readonly once: A.Cost } | undefined => {
  if (cost.type === "payLife") {
    const { amount } = cost;
    if (typeof amount !== "object") return undefined;
    return amount.type === "times"
      ? { number: amount.value, once: A.payLife(amount.factor) }
      : { number: amount, once: A.payLife(1) };
  }
  if (cost.type !== "mana" || cost.times === undefined) return undefined;
  const { times: number, ...once } = cost;
  return { number, once };
};

/** The cost is for each creature that attacks or blocks anyway (508.1d): "for each of those creatures" adds nothing. */
const perCreature = (costs: A.Costs, statement: A.Static): A.Costs =>
  costs.map((cost) => {
    const paid = eachPaid(cost);
    if (typeof paid?.number !== "object" || paid.number.type !== "count") return cost;
    const { objects } = paid.number;
    const restricted = statement.effects.some(
      (effect) =>
        effect.type === "applies" &&
        (objects.type === "each" ||
          same(effect.to, objects) ||
          countsAttackers(objects, effect.modifications)),
    );
    return restricted ? paid.once : cost;
  });

/** "each creature they control that's attacking you": exactly those that the restriction is about. */
const countsAttackers = (objects: A.Objects, restrictions: readonly A.Modification[]): boolean =>
  objects.type === "all" &&
  objects.filter.type === "and" &&
  objects.filter.filters.some((each) => each.type === "attacking" || each.type === "blocking") &&
  objects.filter.filters.every(
    (each) =>
      (each.type === "blocking" &&
        restrictions.every((cant) => cant.type === "cant" && cant.what === "block")) ||
      (each.type === "attacking" && restrictions.every((cant) => isAboutAttacking(cant, each.whom))) ||
      each.type === "controlledBy" ||
      (each.type === "hasType" && each.cardType === "creature"),
  );

const isAboutAttacking = (cant: A.Modification, whom: A.Recipients | undefined): boolean =>
  cant.type === "cant" &&
  (cant.whom === undefined ? whom === undefined : whom !== undefined && holdsPart(cant.whom, whom));

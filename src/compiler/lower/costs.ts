import { symbolCost } from "../../../grammar/language/costs.ts";
import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { costPlaceholder } from "../definitions.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { chosenX, manaOf, marksX, payersOwn, pricesOf, type Payment } from "./prices.ts";
import { conjunction, conjuncts, itemsOf } from "./series.ts";
import { beheldOf } from "./behold.ts";
import { paidToPrevent } from "./done-before.ts";
import { anyObjects, objectsOf } from "./objects.ts";
import { filterWords, togetherIn, wordsOf } from "./outcome.ts";
import { recipientsOf } from "./aimed.ts";
import { ownersGraveyard } from "./owners.ts";
import { countedOf, countOf, numberOf, quantityOf } from "./quantities.ts";
import { mention, refuse, speaking, type Mention, type PhraseNode, type Scope } from "./scope.ts";
import { counterKindOf } from "./words.ts";
import { holds, same } from "./same.ts";
import { zoneFilterOf } from "./zone-filters.ts";

type Action = A.CostOnObjects["action"];
type ObjectsNode = Nodes["objects"] | Nodes["objectPhrase"];

/** What was done to objects as a cost, for "the sacrificed creature". */
const howOf: { readonly [K in Action]?: string } = {
  sacrifice: "sacrificed",
  discard: "discarded",
  exile: "exiled",
  returnToHand: "returned",
  tap: "tapped",
  untap: "untapped",
  reveal: "revealed",
  mill: "milled",
};

/** The zone a choice is made in stands apart from what may be chosen. */
const splitZone = (
  filter: A.Filter,
  who: A.Players,
): { readonly filter: A.Filter; readonly from?: A.Zone } => {
  const filters = conjuncts(filter);
  const zone = filters.find((each) => each.type === "inZone");
  if (zone?.type !== "inZone" || zone.zone === "battlefield") return { filter };
  if (zone.of !== undefined && !same(zone.of, who)) return { filter };
  if (zone.of === undefined) return { filter };
  return { filter: conjunction(filters.filter((each) => each !== zone)), from: zone.zone };
};

/** Objects that are used for a cost: chosen while paying, or known. */
const used = (node: ObjectsNode, payment: Payment): A.Objects | A.CostChoice => {
  const objects = objectsOf(node, payment.scope, { by: payment.who, cost: true });
  if (objects.type !== "choose") return objects;
  if (objects.from !== undefined) return refuse(node, "a cost cannot choose from these");
  const { filter, from } = splitZone(objects.filter, payment.who);
  return A.costChoice(objects.count, filter, {
    ...(from === undefined ? {} : { from }),
    ...(objects.random === true ? { random: true as const } : {}),
    ...togetherIn(objects),
  });
};

/** What a cost uses, as an instruction would name it. */
const usedBy = (what: A.Objects | A.CostChoice): A.Objects =>
  what.type === "costChoice" ? { type: "choose", count: what.count, filter: what.filter } : what;

/** What a cost was paid with, for "the sacrificed creature" and "that card". */
const paidWith = (
  of: A.Objects,
  how: string | undefined,
  index: number,
  words: readonly string[],
): Mention => ({
  ref: A.costObjects(index),
  is: "object",
  plural: of.type === "choose" ? of.count.max !== 1 : of.type === "all",
  words: new Set([...words, ...(how === "discarded" || how === "exiled" ? ["card"] : [])]),
  ...(how === undefined ? {} : { how }),
  of,
});
const remember = (what: A.Objects | A.CostChoice, how: string | undefined, payment: Payment): void => {
  const index = payment.objects++;
  const of = usedBy(what);
  if (of.type !== "self") mention(payment.scope, paidWith(of, how, index, wordsOf(of, payment.scope)));
  else if (how === "sacrificed") payment.scope.spent = true;
};
/** What costs use that are known by what they ask for, as those of a kicker. */
export const usedForCosts = (costs: A.Costs): readonly Mention[] =>
  costs.flatMap((cost) =>
    cost.type === "costOnObjects" && cost.what.type === "costChoice"
      ? [paidWith(usedBy(cost.what), howOf[cost.action], 0, filterWords(cost.what.filter))]
      : [],
  );

const onObjects = (action: Action, node: ObjectsNode, payment: Payment): A.Cost => {
  const what = used(node, payment);
  remember(what, howOf[action], payment);
  return A.costOnObjects(action, what);
};

/** "Exile this card from your graveyard": the card itself, while it is there. */
const fromZone = (
  action: Action,
  node: { readonly what: Nodes["pronoun"]; readonly from: Nodes["zone"]; readonly span: Span },
  payment: Payment,
): A.Cost => {
  const what = objectsOf(node.what, payment.scope, { by: payment.who });
  const zone = zoneFilterOf(node.from, payment.scope);
  if (what.type !== "self" || zone.type !== "inZone")
    return refuse(node, "name the card itself and a single zone");
  if (zone.of !== undefined && !same(zone.of, payment.who)) return refuse(node.from, "say “your” here");
  payment.objects++;
  payment.scope.spent = true;
  return A.costOnObjects(action, A.among(A.self, A.inZone(zone.zone)));
};

const counters = (
  action: A.CounterCost["action"],
  kind: string | undefined,
  count: A.Count,
  node: ObjectsNode,
  payment: Payment,
): A.Cost => {
  const on = used(node, payment);
  remember(on, undefined, payment);
  if (payment.activation !== true) return A.counterCost(action, kind, count, on);
  const announced = announcedCount(count);
  if (action === "remove" && announced.max !== undefined)
    payment.scope.removed = { kind, amount: announced.max };
  return A.counterCost(action, kind, announced, on);
};

/** "Any number of" counters are so many as X; "one or more" are so many, but at least one. */
const announcedCount = ({ min, max }: A.Count): A.Count =>
  max !== undefined ? { min, max } : min === 0 ? { min: A.x, max: A.x } : { min, max: A.x };

/** A cost that a library or hand receives. */
const placement = (to: Nodes["destination"]): Action | undefined => {
  switch (to.kind) {
    case "toEnd":
      return to.end === "top" ? "putOnTop" : "putOnBottom";
    case "toOwned":
      return to.name === "hand" ? "returnToHand" : "putIntoGraveyard";
    case "toExile":
      return "exile";
    default:
      return undefined;
  }
};
const placed = (
  node: { readonly what: ObjectsNode; readonly to: Nodes["destination"] },
  payment: Payment,
): A.Cost => {
  const { to } = node;
  const action = placement(to);
  if (action === undefined) return refuse(to, "nothing is put there as a cost");
  if ("order" in to && to.order !== undefined) return refuse(to.order, "a cost has no order");
  if ("whose" in to && !(action === "putIntoGraveyard" && ownersGraveyard(node.what, to.whose)))
    payersOwn(to.whose, payment);
  if (action !== "putIntoGraveyard") return onObjects(action, node.what, payment);
  const what = used(node.what, payment);
  // Putting cards from the top of one's library into one's graveyard is milling them (701.17a).
  if (same(what, A.topCards(payment.who, what.type === "topCards" ? what.count : 0)))
    return millOf((what as A.TopCards).count, payment);
  remember(what, howOf[action], payment);
  return A.costOnObjects(action, what);
};

/** What is paid as something resolves (118.12). X is chosen by who pays (107.3f), and has that value in what follows. */
export const paymentOf = (
  node: Nodes["payment"] | Nodes["verbCost"],
  who: A.Players,
  scope: Scope,
): A.Costs => {
  const known = scope.hasX;
  const costs = lowered(node, { who, scope, choosesX: true, resolving: true, objects: 0 });
  // Of several players each would choose an X of their own.
  if (scope.within !== undefined) scope.hasX = known;
  return costs;
};

/** "Remove three counters from among creatures you control" */
const removedAmong = (
  kind: string | undefined,
  count: A.Count,
  node: Nodes["objects"],
  payment: Payment,
): A.Cost => {
  const among = anyObjects(node, payment.scope);
  if (among.type !== "all") return refuse(node, "say from which permanents the counters are removed");
  const from = A.costChoice({ min: 0 }, among.filter);
  remember(from, undefined, payment);
  if (payment.activation !== true) return A.counterCost("remove", kind, count, from);
  const announced = announcedCount(count);
  if (announced.max !== undefined) payment.scope.removed = { kind, amount: announced.max };
  return A.counterCost("remove", kind, announced, from);
};

const table: Lowering<"cost", [Payment], A.Cost | A.Costs> = {
  pay: (node, payment) => pricesOf(node, payment),
  manaCost: (node, payment) => manaOf(node.mana, payment),
  costParameter: (node) => costPlaceholder(node.name),
  waterbendCost: (node, payment) => {
    marksX(node.mana, payment);
    return A.mana(node.mana.symbols, { waterbend: true });
  },
  tapSymbol: () => A.tapSelf,
  untapSymbol: () => A.untapSelf,
  exileCost: (node, payment) => onObjects("exile", withX(node.what, payment), payment),
  fromCost: (node, payment) => fromZone(node.how, node, payment),
  returnCost: (node, payment) => {
    payersOwn(node.whose, payment);
    return onObjects("returnToHand", withX(node.what, payment), payment);
  },
  doCost: (node, payment) => {
    switch (node.how) {
      case "tap":
      case "untap":
      case "sacrifice":
      case "discard":
      case "reveal":
        return onObjects(node.how, withX(node.what, payment), payment);
      case "exert": {
        const what = objectsOf(node.what, payment.scope, { by: payment.who });
        return A.effectCost(A.doAction("exert", payment.who, what));
      }
      default:
        return A.effectCost(A.unattach(objectsOf(node.what, payment.scope, { by: payment.who })));
    }
  },
  removeCost: (node, payment) => {
    const kind = node.counter === undefined ? undefined : counterKindOf(node.counter);
    const count = countWithX(node.n, payment);
    return node.among === true
      ? removedAmong(kind, count, node.what, payment)
      : counters("remove", kind, count, node.what, payment);
  },
  removeAllCost: (node, payment) => {
    const on = used(node.what, payment);
    remember(on, undefined, payment);
    if (on.type === "costChoice")
      return refuse(node, "all counters are removed from a permanent that is named");
    const kind = counterKindOf(node.counter);
    const all = A.countersOn(on, kind);
    if (payment.activation !== true) return A.counterCost("remove", kind, { min: all, max: all }, on);
    payment.scope.removed = { kind, amount: A.x };
    return A.counterCost("remove", kind, { min: all, max: A.x }, on);
  },
  putCounterCost: (node, payment) =>
    counters("put", counterKindOf(node.counter), countWithX(node.n, payment), node.what, payment),
  putCost: (node, payment) => placed(node, payment),
  cardsCost: (node, payment) => {
    const n = countedOf(node.n, payment.scope);
    return node.how === "mill" ? millOf(n, payment) : A.effectCost(A.draw(payment.who, n));
  },
  forage: (_, payment) => A.effectCost(A.doAction("forage", payment.who)),
  collectEvidence: (node, payment) => {
    chosenX(node.n, payment);
    return A.effectCost(
      A.doAction("collectEvidence", payment.who, undefined, { count: numberOf(node.n, payment.scope) }),
    );
  },
  blight: (node, payment) => {
    chosenX(node.n, payment);
    return A.effectCost(
      A.doAction("blight", payment.who, undefined, { count: numberOf(node.n, payment.scope) }),
    );
  },
  behold: (node, payment) => {
    const what = beheldOf(node, payment.who, payment.scope);
    remember(what, howOf.reveal, payment);
    return A.costOnObjects("reveal", what);
  },
};

const countWithX = (n: Nodes["counted"], payment: Payment): A.Count => {
  chosenX(n, payment);
  return countOf(n, payment.scope);
};
/** "Sacrifice X lands", "discard a card with mana value X". */
const withX = <N extends ObjectsNode>(node: N, payment: Payment): N => {
  if (payment.choosesX && mentionsX(node)) payment.scope.hasX = true;
  return node;
};
/** "X Foods", "mana value X". */
export const mentionsX = (node: PhraseNode): boolean =>
  holds(node, ({ kind, letter }) => kind === "variable" && letter === "X");
const millOf = (n: A.Quantity, payment: Payment): A.Cost => {
  const what = A.topCards(payment.who, n);
  remember(what, "milled", payment);
  return A.costOnObjects("mill", what);
};

const lowered = (node: Nodes["cost"], payment: Payment): A.Costs => {
  const made = speaking(node, payment.scope, () =>
    dispatch<Nodes["cost"], [Payment], A.Cost | A.Costs>(table, node, payment),
  );
  return "type" in made ? [made] : made;
};

/** Costs that are one payment. */
export const together = (
  nodes: readonly Nodes["cost"][],
  who: A.Players,
  scope: Scope,
  choosesX = true,
  activation?: true,
): A.Costs => {
  const payment: Payment = {
    who,
    scope,
    choosesX,
    objects: 0,
    ...(activation === undefined ? {} : { activation }),
  };
  return nodes.flatMap((node) => lowered(node, payment));
};

/** The costs in front of a colon (602.1a). */
export const costsOf = (node: Nodes["activationCosts"], scope: Scope): A.Costs =>
  together([node.first, ...node.rest.map((next) => next.cost)], A.you, scope, true, true);

/** "{1}, Sacrifice an artifact or discard a card:" says another last cost; "{3}, {T} or {R}, {T}:" says all of them again. */
export const otherCostsOf = ({
  costs,
  other,
  span,
}: Extract<Nodes["ability"], { kind: "activatedEither" }>): Nodes["activationCosts"] => {
  const last = costs.rest.at(-1);
  if (last === undefined || Object.hasOwn(symbolCost.rows, other.first.kind))
    return { kind: "activationCosts", first: other.first, rest: other.rest, span };
  if (other.rest.length > 0) return refuse(other, "say all of the other costs again");
  return { ...costs, rest: [...costs.rest.slice(0, -1), { ...last, cost: other.first }] };
};

const allOf = (node: Nodes["costs"]): readonly Nodes["verbCost"][] =>
  itemsOf<Nodes["jointCost"]>(node as never).map((cost) =>
    cost.kind === "payEither" || (node.kind === "series" && node.conjunction === "or")
      ? refuse(node, "a choice between costs is possible only in an additional cost and behind “unless”")
      : cost,
  );

/** The prices of which one is paid. */
export const pricesEither = ({ one, two, other }: Nodes["eitherPayment"]): readonly Nodes["price"][] =>
  two === undefined ? [one, other] : [one, two, other];

/** Costs joined by "and": additional and alternative costs. */
export const jointCostsOf = (node: Nodes["costs"], scope: Scope): A.Costs => {
  const items = allOf(node);
  const [first, second] = items;
  if (first?.kind !== "behold" || second?.kind !== "exileCost" || second.what.kind !== "it")
    return together(items, A.you, scope);
  const payment: Payment = { who: A.you, scope, choosesX: true, objects: 0 };
  const what = beheldOf(first, A.you, scope);
  remember(what, howOf.exile, payment);
  return [A.costOnObjects("exile", what), ...items.slice(2).flatMap((item) => lowered(item, payment))];
};

/** "unless its controller has this creature deal 2 damage to them": damage to whoever pays. */
const damageOf = (
  node: Extract<Nodes["unlessCosts"], { kind: "haveDeal" | "haveDealEqual" }>,
  who: A.Players,
  scope: Scope,
): A.Effect => {
  const source = objectsOf(node.source, scope, { by: who });
  const to = recipientsOf(node.to, scope, { by: who });
  if (!same(to, who)) return refuse(node.to, "the damage is dealt to whoever decides: say “them” or “you”");
  return A.dealDamage(
    source,
    node.kind === "haveDeal" ? countedOf(node.n, scope) : quantityOf(node.q, scope),
    to,
  );
};

/** What a player may pay to prevent something (118.12a). */
export const unlessCostsOf = (node: Nodes["unlessCosts"], who: A.Players, scope: Scope): A.Costs =>
  node.kind === "haveDeal" || node.kind === "haveDealEqual"
    ? [A.effectCost(damageOf(node, who, scope))]
    : notKept(scope, () => together(allOf(node), who, scope, false));

/** What is paid so that something doesn't happen is not what later words mean (118.12a). */
const notKept = (scope: Scope, build: () => A.Costs): A.Costs => {
  const before = scope.mentions.length;
  const costs = build();
  const paid = scope.mentions.splice(before);
  scope.mentions.push(
    ...paid.map((each) => (each.ref.type === "costObjects" ? { ...each, ref: paidToPrevent } : each)),
  );
  return costs;
};

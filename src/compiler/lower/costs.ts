import * as A from "../../abilities/index.ts";
import { halved } from "./amounts.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { costPlaceholder } from "../definitions.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { conjunction, itemsOf } from "./series.ts";
import { beheldOf } from "./behold.ts";
import { anyObjects, objectsOf } from "./objects.ts";
import { togetherIn, wordsOf } from "./outcome.ts";
import { recipientsOf } from "./aimed.ts";
import { ownersGraveyard } from "./owners.ts";
import { possessedObjects, possessor } from "./players.ts";
import { countedOf, countOf, numberOf, quantityOf } from "./quantities.ts";
import { mention, refuse, speaking, type Scope } from "./scope.ts";
import { counterKindOf } from "./words.ts";
import { same } from "./same.ts";
import { forEachOf } from "./for-each.ts";
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

/** One payment being read: who pays, and how many of its costs named objects so far. */
interface Payment {
  readonly who: A.Players;
  readonly scope: Scope;
  /** X is chosen by paying (107.3a); elsewhere it must have a value already. */
  readonly choosesX: boolean;
  /** In front of a colon, where "any number of counters" is announced like an X (601.2b, 602.2b). */
  readonly activation?: true;
  objects: number;
}

/** The zone a choice is made in stands apart from what may be chosen. */
const splitZone = (
  filter: A.Filter,
  who: A.Players,
): { readonly filter: A.Filter; readonly from?: A.Zone } => {
  const filters = filter.type === "and" ? filter.filters : [filter];
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

const wordsOfUsed = (what: A.Objects | A.CostChoice, scope: Scope): readonly string[] =>
  what.type === "costChoice"
    ? wordsOf({ type: "choose", count: what.count, filter: what.filter }, scope)
    : wordsOf(what, scope);

/** Remembers the objects of a cost for "the sacrificed creature" and "that card". */
const remember = (what: A.Objects | A.CostChoice, how: string | undefined, payment: Payment): void => {
  const index = payment.objects++;
  if (what.type === "self") return;
  const plural = what.type === "costChoice" ? what.count.max !== 1 : what.type === "all";
  const words = new Set([
    ...wordsOfUsed(what, payment.scope),
    ...(how === "discarded" || how === "exiled" ? ["card"] : []),
  ]);
  mention(payment.scope, {
    ref: A.costObjects(index),
    is: "object",
    plural,
    words,
    ...(how === undefined ? {} : { how }),
    of: what.type === "costChoice" ? { type: "choose", count: what.count, filter: what.filter } : what,
  });
};

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

/** Who a cost belongs to agrees with who pays it. */
const payersOwn = (node: Nodes["possessive"], payment: Payment): void => {
  const { kind } = node;
  // "its owner's hand": where the object goes anyway (400.3).
  if (kind === "playerGenitive" && node.who.kind === "ownerOf") return;
  if (kind === "theirOwners" || kind === "hisOrHer" || kind === "theirPlural") return;
  if (kind === "its" || kind === "objectGenitive")
    return refuse(node, "only players have this zone: write “its owner's”");
  if (!same(possessor(node, payment.scope), payment.who)) refuse(node, "a cost is paid with the payer's own");
};

/** A cost that a library or hand receives. */
const placement: { readonly [K in Nodes["destination"]["kind"]]?: Action } = {
  toTop: "putOnTop",
  toTopOf: "putOnTop",
  toBottom: "putOnBottom",
  toGraveyard: "putIntoGraveyard",
  toHand: "returnToHand",
  toExile: "exile",
};
const placed = (
  node: { readonly what: ObjectsNode; readonly to: Nodes["destination"] },
  payment: Payment,
): A.Cost => {
  const { to } = node;
  const action = placement[to.kind];
  if (action === undefined) return refuse(to, "nothing is put there as a cost");
  if ("order" in to && to.order !== undefined) return refuse(to.order, "a cost has no order");
  if ("whose" in to && !(to.kind === "toGraveyard" && ownersGraveyard(node.what, to.whose)))
    payersOwn(to.whose, payment);
  if (action !== "putIntoGraveyard") return onObjects(action, node.what, payment);
  const what = used(node.what, payment);
  // Putting cards from the top of one's library into one's graveyard is milling them (701.17a).
  if (same(what, A.topCards(payment.who, what.type === "topCards" ? what.count : 0)))
    return millOf((what as A.TopCards).count, payment);
  remember(what, howOf[action], payment);
  return A.costOnObjects(action, what);
};

const table: Lowering<"cost", [Payment], A.Cost> = {
  manaCost: (node, payment) => manaOf(node.mana, payment),
  payMana: (node, payment) => manaOf(node.mana, payment),
  costParameter: (node) => costPlaceholder(node.name),
  payParameter: (node) => costPlaceholder(node.cost.name),
  waterbendCost: (node, payment) => {
    marksX(node.mana, payment);
    return A.mana(node.mana.symbols, { waterbend: true });
  },
  payManaCostOf: (node, payment) => {
    const of = possessedObjects(node.of, payment.scope);
    return of.type === "costObjects"
      ? refuse(node, "what is used for the cost is not known before it is paid")
      : A.mana([], { manaCostOf: of });
  },
  payManaForEach: (node, payment) => {
    marksX(node.mana, payment);
    return A.mana(node.mana.symbols, { times: forEachOf(node.times, payment.scope) });
  },
  tapSymbol: () => A.tapSelf,
  untapSymbol: () => A.untapSelf,
  payLife: (node, payment) => {
    chosenX(node.n, payment);
    return A.payLife(countedOf(node.n, payment.scope));
  },
  payManaOrMana: (node) => refuse(node, "a choice between costs is possible only in an additional cost"),
  payManaOrLife: (node) => refuse(node, "a choice between costs is possible only in an additional cost"),
  payManaAndLifeCost: (node) => refuse(node, "say this as two costs: “pay {1} and pay 1 life”"),
  payLifeEqual: (node, payment) => A.payLife(quantityOf(node.q, payment.scope)),
  payHalfLife: (node, payment) => {
    payersOwn(node.whose, payment);
    return A.payLife(halved(A.playerStat("life", payment.who), node));
  },
  sacrificeCost: (node, payment) => onObjects("sacrifice", withX(node.what, payment), payment),
  discardCost: (node, payment) => onObjects("discard", withX(node.what, payment), payment),
  exileCost: (node, payment) => onObjects("exile", withX(node.what, payment), payment),
  exileFromCost: (node, payment) => fromZone("exile", node, payment),
  returnCost: (node, payment) => {
    payersOwn(node.whose, payment);
    return onObjects("returnToHand", withX(node.what, payment), payment);
  },
  tapCost: (node, payment) => onObjects("tap", withX(node.what, payment), payment),
  untapCost: (node, payment) => onObjects("untap", node.what, payment),
  removeCost: (node, payment) =>
    counters("remove", counterKindOf(node.counter), countWithX(node.n, payment), node.what, payment),
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
  removeAnyCost: (node, payment) =>
    counters("remove", undefined, countWithX(node.n, payment), node.what, payment),
  removeAmongCost: (node, payment) => {
    const kind = node.counter === undefined ? undefined : counterKindOf(node.counter);
    const count = countWithX(node.n, payment);
    const among = anyObjects(node.what, payment.scope);
    if (among.type !== "all") return refuse(node.what, "say from which permanents the counters are removed");
    const from = A.costChoice({ min: 0 }, among.filter);
    remember(from, undefined, payment);
    if (payment.activation !== true) return A.counterCost("remove", kind, count, from);
    const announced = announcedCount(count);
    if (announced.max !== undefined) payment.scope.removed = { kind, amount: announced.max };
    return A.counterCost("remove", kind, announced, from);
  },
  putCounterCost: (node, payment) =>
    counters("put", counterKindOf(node.counter), countWithX(node.n, payment), node.what, payment),
  putCost: (node, payment) => placed(node, payment),
  putIntoCost: (node, payment) => placed(node, payment),
  revealCost: (node, payment) => onObjects("reveal", withX(node.what, payment), payment),
  revealFromCost: (node, payment) => fromZone("reveal", node, payment),
  unattachCost: (node, payment) =>
    A.effectCost(A.unattach(objectsOf(node.what, payment.scope, { by: payment.who }))),
  millCost: (node, payment) => millOf(countedOf(node.n, payment.scope), payment),
  payEnergy: (node) => A.payPlayerCounters("energy", 1 + node.symbols.more.length),
  payEnergyCount: (node, payment) => {
    chosenX(node.n, payment);
    return A.payPlayerCounters("energy", countedOf(node.n, payment.scope));
  },
  forageCost: (_, payment) => A.effectCost(A.doAction("forage", payment.who)),
  collectEvidence: (node, payment) =>
    A.effectCost(
      A.doAction("collectEvidence", payment.who, undefined, { count: numberOf(node.n, payment.scope) }),
    ),
  exertCost: (node, payment) =>
    A.effectCost(A.doAction("exert", payment.who, objectsOf(node.what, payment.scope, { by: payment.who }))),
  blightCost: (node, payment) => {
    chosenX(node.n, payment);
    return A.effectCost(
      A.doAction("blight", payment.who, undefined, { count: numberOf(node.n, payment.scope) }),
    );
  },
  behold: (node) => refuse(node, "only an additional cost of a spell can be to behold something yet"),
  drawCost: (_, payment) => A.effectCost(A.draw(payment.who, 1)),
  costEitherOfThree: (node) => refuse(node, "a choice between costs is possible only in an additional cost"),
  costEither: (node) => refuse(node, "a choice between costs is possible only in an additional cost"),
};

/** X in a cost is chosen by whoever pays it (107.3a), and has that value in the rest of the ability. */
const chosenX = (n: { readonly kind: string; readonly letter?: string }, payment: Payment): void => {
  if (n.kind === "variable" && n.letter === "X" && payment.choosesX) payment.scope.hasX = true;
};
const marksX = (mana: Nodes["mana"], payment: Payment): void => {
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
const countWithX = (n: Nodes["counted"], payment: Payment): A.Count => {
  chosenX(n, payment);
  return countOf(n, payment.scope);
};
/** "Sacrifice X lands", "discard a card with mana value X". */
const withX = <N extends ObjectsNode>(node: N, payment: Payment): N => {
  if (payment.choosesX && mentionsX(node)) payment.scope.hasX = true;
  return node;
};
const mentionsX = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(mentionsX);
  if (typeof value !== "object" || value === null) return false;
  if ("kind" in value && value.kind === "variable" && "letter" in value && value.letter === "X") return true;
  return Object.values(value).some(mentionsX);
};
const millOf = (n: A.Quantity, payment: Payment): A.Cost => {
  const what = A.costChoice({ min: n, max: n }, A.anything, { from: "library" });
  remember(what, "milled", payment);
  return A.costOnObjects("mill", what);
};

const lowered = (node: Nodes["cost"], payment: Payment): A.Cost =>
  speaking(node, payment.scope, () => dispatch(table, node, payment));

/** One cost; `objects` counts the costs of the same payment that name objects. */
export const costOf = (node: Nodes["cost"], scope: Scope, who: A.Players = A.you): A.Cost =>
  lowered(node, { who, scope, choosesX: true, objects: 0 });

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
  return nodes.map((node): A.Cost => lowered(node, payment));
};

/** The costs in front of a colon (602.1a). */
export const costsOf = (node: Nodes["activationCosts"], scope: Scope): A.Costs =>
  together([node.first, ...node.rest.map((next) => next.cost)], A.you, scope, true, true);

/** Costs joined by "and": additional and alternative costs. */
export const jointCostsOf = (node: Nodes["costs"], scope: Scope): A.Costs => {
  const items = itemsOf<Nodes["verbCost"]>(node as never);
  const [first, second] = items;
  if (first?.kind !== "behold" || second?.kind !== "exileCost" || second.what.kind !== "it")
    return together(items, A.you, scope);
  const payment: Payment = { who: A.you, scope, choosesX: true, objects: 0 };
  const what = beheldOf(first, scope);
  remember(what, howOf.exile, payment);
  return [A.costOnObjects("exile", what), ...items.slice(2).map((item): A.Cost => lowered(item, payment))];
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
    : together(itemsOf<Nodes["verbCost"]>(node as never), who, scope, false);

import type { Linking } from "./node.ts";
import type { Effect } from "./effects/effect.ts";
import type { ManaCost, Zone } from "./characteristics.ts";
import type { Filter } from "./filters.ts";
import { InvalidArgument } from "./invalid-argument.ts";
import { constructor } from "./node.ts";
import type { Quantity } from "./quantities.ts";
import type { Count, GoTogether, Objects, Players } from "./references.ts";

/** One component of a cost (118). A cost is a list of them, all of which must be paid. */
export type Cost =
  | ManaPayment
  | TapSelf
  | UntapSelf
  | PayLife
  | CostOnObjects
  | CounterCost
  | PayPlayerCounters
  | EffectCost
  | LoyaltyCost
  | XLimit;

/**
 * The components of a cost that the factory of a keyword is given.
 * @throws {InvalidArgument} where they are no list
 */
export const componentsOf = (keyword: string, argument: string, costs: Costs): Costs => {
  if (Array.isArray(costs)) return costs;
  const expected = 'a list of costs, such as [mana(["2"])]';
  const message = `${keyword}: '${argument}' has to be ${expected}; found ${costs === undefined ? "nothing" : `a value of type ${typeof costs}`}`;
  throw new InvalidArgument(message, { argument, expected });
};

/** Paying mana (118.2). */
export interface ManaPayment {
  readonly type: "mana";
  readonly cost: ManaCost;
  /** Besides `cost`, the mana cost of this object, found when the cost is determined ("equal to its mana cost"). */
  readonly manaCostOf?: Objects;
  /** What all of it is reduced by (118.7). */
  readonly reducedBy?: ManaCost;
  /** For each generic mana in it an untapped artifact or creature may be tapped instead (701.67a). */
  readonly waterbend?: true;
  /** All of it so many times, found when the cost is determined ("{2} for each …"). */
  readonly times?: Quantity;
}
/** {T} (107.5) */
export interface TapSelf {
  readonly type: "tapSelf";
}
/** {Q} (107.6) */
export interface UntapSelf {
  readonly type: "untapSelf";
}
/** 119.4 */
export interface PayLife {
  readonly type: "payLife";
  readonly amount: Quantity;
}
/** Doing something to chosen or given objects: sacrifice (701.21), discard (701.9), exile (701.13), return to hand, tap, untap, reveal (701.20), mill, put on the library. */
export interface CostOnObjects extends Linking {
  readonly type: "costOnObjects";
  readonly action:
    | "sacrifice"
    | "discard"
    | "exile"
    | "returnToHand"
    | "tap"
    | "untap"
    | "reveal"
    | "putOnTop"
    | "putOnBottom"
    | "mill"
    | "putIntoGraveyard";
  readonly what: Objects | CostChoice;
}
/** Objects the payer chooses while paying. */
export interface CostChoice extends GoTogether {
  readonly type: "costChoice";
  readonly count: Count;
  readonly filter: Filter;
  readonly from?: Zone;
  readonly random?: true;
}
/** Removing or putting counters. */
export interface CounterCost {
  readonly type: "counterCost";
  readonly action: "remove" | "put";
  readonly kind?: string;
  readonly count: Count;
  readonly on: Objects | CostChoice;
}
/** Energy and the like (107.14). */
export interface PayPlayerCounters {
  readonly type: "payPlayerCounters";
  readonly kind: string;
  readonly count: Quantity;
}
/** Any other instruction as a cost ("an opponent gains 3 life", "draw a card"). */
export interface EffectCost {
  readonly type: "effectCost";
  readonly effect: Effect;
}
/** Loyalty symbol (606.4); `x` for −X. */
export interface LoyaltyCost {
  readonly type: "loyalty";
  readonly change: number | "+x" | "-x";
}

/** What the X among the other costs can be ("X can't be 0", 107.3a; "X is …", 107.3c): nothing to pay, but no other X can be chosen. */
export interface XLimit {
  readonly type: "xLimit";
  readonly least?: Quantity;
  readonly most?: Quantity;
}

/** The costs of an additional or alternative way to cast, of kicker, ward, "unless … pays". */
export type Costs = readonly Cost[];

export const mana = /* @__PURE__ */ constructor<ManaPayment>()("mana", ["cost"]);
export const tapSelf: TapSelf = { type: "tapSelf" };
export const untapSelf: UntapSelf = { type: "untapSelf" };
export const payLife = /* @__PURE__ */ constructor<PayLife>()("payLife", ["amount"]);
export const costOnObjects = /* @__PURE__ */ constructor<CostOnObjects>()("costOnObjects", [
  "action",
  "what",
]);
export const costChoice = /* @__PURE__ */ constructor<CostChoice>()("costChoice", ["count", "filter"]);
export const counterCost = /* @__PURE__ */ constructor<CounterCost>()("counterCost", [
  "action",
  "kind",
  "count",
  "on",
]);
export const payPlayerCounters = /* @__PURE__ */ constructor<PayPlayerCounters>()("payPlayerCounters", [
  "kind",
  "count",
]);
export const effectCost = /* @__PURE__ */ constructor<EffectCost>()("effectCost", ["effect"]);
export const xLimit = /* @__PURE__ */ constructor<XLimit>()("xLimit", []);
export const loyalty = /* @__PURE__ */ constructor<LoyaltyCost>()("loyalty", ["change"]);

/** Who pays, for "unless" and "may pay". */
export interface Payer {
  readonly players: Players;
}

import { constructor } from "../node.ts";
import type { Quantity } from "../quantities.ts";
import type { Count, Objects, Players } from "../references.ts";
import type { Bindable } from "./control.ts";

/** 122.1; several kinds in one instruction are several of these. */
export interface PutCounters extends Bindable {
  readonly type: "putCounters";
  /** `chosen`: the kind that was chosen or is at hand. */
  readonly kind: string;
  readonly count: Quantity;
  readonly on: Objects;
  /** Who puts them, when not the controller of the ability (122.1, 122.6a). */
  readonly who?: Players;
  /** `each` in the number means each object that gets the counters. */
  readonly each?: "recipient";
  /** Spread as announced (601.2d). */
  readonly distributed?: true;
  /** "your choice of" these kinds; then `kind` is the first of them. */
  readonly kinds?: readonly string[];
}
/** Absent kind: of any kind; absent count: all of them. */
export interface RemoveCounters extends Bindable {
  readonly type: "removeCounters";
  readonly kind?: string;
  readonly count?: Count;
  readonly from: Objects;
}
/** 122.5 */
export interface MoveCounters extends Bindable {
  readonly type: "moveCounters";
  /** `from` has left the battlefield: the same number of each kind that it last had are put on `to` (122.8). */
  readonly left?: true;
  readonly kind?: string;
  readonly count?: Count;
  readonly from: Objects;
  readonly to: Objects;
}
/** Twice as many (701.10e) of that kind, or of each kind. */
export interface DoubleCounters extends Bindable {
  readonly type: "doubleCounters";
  readonly kind?: string;
  readonly on: Objects;
}
/** Energy, poison, experience (122.1, 107.14). */
export interface GetCounters extends Bindable {
  readonly type: "getCounters";
  readonly who: Players;
  readonly kind: string;
  readonly count: Quantity;
}
/** 701.34 */
export interface Proliferate extends Bindable {
  readonly type: "proliferate";
  readonly who: Players;
}

export const putCounters = /* @__PURE__ */ constructor<PutCounters>()("putCounters", ["kind", "count", "on"]);
export const removeCounters = /* @__PURE__ */ constructor<RemoveCounters>()("removeCounters", [
  "kind",
  "count",
  "from",
]);
export const moveCounters = /* @__PURE__ */ constructor<MoveCounters>()("moveCounters", [
  "kind",
  "count",
  "from",
  "to",
]);
export const doubleCounters = /* @__PURE__ */ constructor<DoubleCounters>()("doubleCounters", ["kind", "on"]);
export const getCounters = /* @__PURE__ */ constructor<GetCounters>()("getCounters", [
  "who",
  "kind",
  "count",
]);
export const proliferate = /* @__PURE__ */ constructor<Proliferate>()("proliferate", ["who"]);

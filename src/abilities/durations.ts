import type { Condition } from "./conditions.ts";
import type { Costs } from "./costs.ts";
import type { TriggerEvent } from "./events.ts";
import { constructor } from "./node.ts";
import type { Objects, Players } from "./references.ts";

/** How long a continuous effect or an exile lasts (611.2a). */
export type Duration = TimeAway | UntilPaid;
/** How long something can be away. */
export type TimeAway = Until | AsLongAs | UntilLeaves | UntilEvent;

/** Up to that moment (611.2a). */
export interface Until {
  readonly type: "until";
  readonly moment:
    | "end of turn"
    | "end of combat"
    | "your next turn"
    | "end of your next turn"
    /** That whole turn, and nothing before it. */
    | "during your next turn"
    | "your next upkeep"
    | "your next untap step"
    | "their next untap step"
    | "end of game"
    | "next end step"
    | "next cleanup";
  readonly of?: Players;
}
/** For as long as the condition holds (611.2b). */
export interface AsLongAs {
  readonly type: "asLongAs";
  readonly condition: Condition;
}
/** Until one of the objects leaves the battlefield (610.3). */
export interface UntilLeaves {
  readonly type: "untilLeaves";
  readonly objects: Objects;
}
/** Until such an event happens. */
export interface UntilEvent {
  readonly type: "untilEvent";
  readonly event: TriggerEvent;
}
/** Until whose effect it is pays these costs, a special action (116.2c). */
export interface UntilPaid {
  readonly type: "untilPaid";
  readonly costs: Costs;
}

export const until = /* @__PURE__ */ constructor<Until>()("until", ["moment"]);
export const asLongAs = /* @__PURE__ */ constructor<AsLongAs>()("asLongAs", ["condition"]);
export const untilLeaves = /* @__PURE__ */ constructor<UntilLeaves>()("untilLeaves", ["objects"]);
export const untilEvent = /* @__PURE__ */ constructor<UntilEvent>()("untilEvent", ["event"]);
export const untilPaid = /* @__PURE__ */ constructor<UntilPaid>()("untilPaid", ["costs"]);

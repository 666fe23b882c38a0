import type { Linking } from "../node.ts";
import type { TimeAway } from "../durations.ts";
import type { Filter, InZone } from "../filters.ts";
import { constructor } from "../node.ts";
import type { Count, Destination, Objects, Players } from "../references.ts";
import type { Bindable } from "./control.ts";

/** 701.8 */
export interface Destroy extends Bindable {
  readonly type: "destroy";
  readonly what: Objects;
  readonly cantBeRegenerated?: true;
}
/** 701.13 */
export interface Exile extends Bindable, Linking {
  readonly type: "exile";
  readonly what: Objects;
  /** Who exiles and chooses, when not the controller of the ability. */
  readonly who?: Players;
  readonly faceDown?: true;
  /** Each is an event of its own: "exile cards from the top of your library until …" (702.85a). */
  readonly oneByOne?: true;
  /** 610.3 */
  readonly until?: TimeAway;
  /** Linked abilities find the cards under this name (607.2a). */
  readonly link?: string;
  /** It haunts this creature from then on (702.55b). */
  readonly haunting?: Objects;
}
/** Puts or returns objects into a zone. */
export interface Move extends Bindable, Linking {
  readonly type: "move";
  readonly what: Objects;
  /** Only what is in this zone when the instruction is carried out ("return it from your graveyard …"). */
  readonly from?: InZone;
  readonly to: Destination;
  /** Who puts it there, when not the controller of the ability. */
  readonly who?: Players;
  readonly link?: string;
}
/** 701.21 */
export interface Sacrifice extends Bindable {
  readonly type: "sacrifice";
  readonly who: Players;
  /** Given objects, or a choice of the player's own permanents. */
  readonly what?: Objects;
  readonly count?: Count;
  readonly filter?: Filter;
}
/** 701.6 */
export interface Counter extends Bindable {
  readonly type: "counter";
  readonly what: Objects;
  /** Where the countered spell goes instead of the graveyard. */
  readonly to?: Destination;
}
/** 701.19 */
export interface Regenerate extends Bindable {
  readonly type: "regenerate";
  readonly what: Objects;
  /** In place of being destroyed at this moment, and not the next time that it would be (701.19b). */
  readonly instead?: true;
}
/** 702.26 */
export interface PhaseOut extends Bindable {
  readonly type: "phaseOut";
  readonly what: Objects;
}

export const destroy = /* @__PURE__ */ constructor<Destroy>()("destroy", ["what"]);
export const exile = /* @__PURE__ */ constructor<Exile>()("exile", ["what"]);
export const move = /* @__PURE__ */ constructor<Move>()("move", ["what", "to"]);
export const sacrifice = /* @__PURE__ */ constructor<Sacrifice>()("sacrifice", ["who", "what"]);
export const counter = /* @__PURE__ */ constructor<Counter>()("counter", ["what"]);
export const regenerate = /* @__PURE__ */ constructor<Regenerate>()("regenerate", ["what"]);
export const phaseOut = /* @__PURE__ */ constructor<PhaseOut>()("phaseOut", ["what"]);

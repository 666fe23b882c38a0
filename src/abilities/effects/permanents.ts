import type { Face } from "../cards.ts";
import type { Duration } from "../durations.ts";
import type { Modification } from "../modifications.ts";
import type { RuleChange } from "../rule-changes.ts";
import { constructor } from "../node.ts";
import type { Objects, Players, Recipients } from "../references.ts";
import type { Replacement } from "../replacements.ts";
import type { Bindable } from "./control.ts";

/** 701.26 */
export interface Tap extends Bindable {
  readonly type: "tap";
  readonly what: Objects;
  readonly who?: Players;
}
/** 701.26b */
export interface Untap extends Bindable {
  readonly type: "untap";
  readonly what: Objects;
  readonly who?: Players;
}
/** A continuous effect on these objects (611.2). Absent duration: for as long as the game lasts. */
export interface Affect extends Bindable {
  readonly type: "affect";
  readonly what: Objects;
  readonly modifications: readonly Modification[];
  readonly duration?: Duration;
  /** It applies as the instruction in front of it, or of the `if` that it is in, puts these objects onto the battlefield (611.2e). */
  readonly asItEnters?: true;
}
/** A continuous effect on the rules of the game, or a replacement or prevention effect, with a duration. */
export interface ChangeRules extends Bindable {
  readonly type: "changeRules";
  readonly changes: readonly (RuleChange | Replacement)[];
  readonly duration?: Duration;
}
/** 701.3 */
export interface Attach extends Bindable {
  readonly type: "attach";
  readonly what: Objects;
  readonly to: Recipients;
  /** As though that were a creature (702.6e). */
  readonly asCreature?: true;
}
/** 701.3d */
export interface Unattach extends Bindable {
  readonly type: "unattach";
  readonly what: Objects;
}
/** 701.27 */
export interface Transform extends Bindable {
  readonly type: "transform";
  readonly what: Objects;
  /** A flip card: it shows its other half from then on (710). */
  readonly flip?: true;
}
/** 708.7 */
export interface TurnFace extends Bindable {
  readonly type: "turnFace";
  readonly what: Objects;
  readonly face: "up" | "down";
  /** What it is face down, where that is told (708.2b). */
  readonly as?: Face;
}
/** Exchange control of two permanents (701.12b). */
export interface ExchangeControl extends Bindable {
  readonly type: "exchangeControl";
  readonly one: Objects;
  readonly other: Objects;
}
/** 506.4 */
export interface RemoveFromCombat extends Bindable {
  readonly type: "removeFromCombat";
  readonly what: Objects;
}
/** 701.15 goad, 701.60 suspect and other designations of permanents. */
export interface Designate extends Bindable {
  readonly type: "designate";
  readonly what: Objects;
  readonly as:
    | "goaded"
    | "suspected"
    | "monstrous"
    | "renowned"
    | "tributePaid"
    | "prepared"
    | "unprepared"
    | "saddled"
    | "paired"
    | "solved"
    | "harnessed"
    /** Of cards in exile (702.143d, 702.170c). */
    | "foretold"
    | "plotted"
    | "notSuspected";
  readonly by?: Players;
}

export const tap = /* @__PURE__ */ constructor<Tap>()("tap", ["what"]);
export const untap = /* @__PURE__ */ constructor<Untap>()("untap", ["what"]);
export const affect = /* @__PURE__ */ constructor<Affect>()("affect", ["what", "modifications", "duration"]);
export const changeRules = /* @__PURE__ */ constructor<ChangeRules>()("changeRules", ["changes", "duration"]);
export const attach = /* @__PURE__ */ constructor<Attach>()("attach", ["what", "to"]);
export const unattach = /* @__PURE__ */ constructor<Unattach>()("unattach", ["what"]);
export const transform = /* @__PURE__ */ constructor<Transform>()("transform", ["what"]);
export const turnFace = /* @__PURE__ */ constructor<TurnFace>()("turnFace", ["what", "face"]);
export const exchangeControl = /* @__PURE__ */ constructor<ExchangeControl>()("exchangeControl", [
  "one",
  "other",
]);
export const removeFromCombat = /* @__PURE__ */ constructor<RemoveFromCombat>()("removeFromCombat", ["what"]);
export const designate = /* @__PURE__ */ constructor<Designate>()("designate", ["what", "as"]);

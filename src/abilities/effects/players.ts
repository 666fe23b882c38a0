import type { Step } from "../characteristics.ts";
import { constructor } from "../node.ts";
import type { Quantity } from "../quantities.ts";
import type { Objects, Players } from "../references.ts";
import type { Bindable } from "./control.ts";

/** 104.2b, 104.3e */
export interface EndGame extends Bindable {
  readonly type: "endGame";
  readonly who: Players;
  readonly result: "win" | "lose";
}
/** 500.7 */
export interface ExtraTurn extends Bindable {
  readonly type: "extraTurn";
  readonly who: Players;
  readonly count?: Quantity;
}
/** 500.8 */
export interface ExtraPhase extends Bindable {
  readonly type: "extraPhase";
  readonly phases: readonly ("combat" | "main" | "beginning" | "end step" | "upkeep")[];
  readonly after?: "this phase" | "main" | "combat";
}
/** 500.11 */
export interface SkipNext extends Bindable {
  readonly type: "skipNext";
  readonly who: Players;
  readonly what: Step | "turn" | "combat phase";
  readonly count?: Quantity;
}
/** 725, 726, 702.131, 702.179, 731 */
export interface Become extends Bindable {
  readonly type: "become";
  readonly who: Players;
  /** `faster`: speed increases by 1 (702.179d). */
  readonly what: "monarch" | "initiative" | "citysBlessing" | "day" | "night" | "faster";
}
/** 724 */
export interface EndTurn extends Bindable {
  readonly type: "endTurn";
}
/** Keyword actions on creatures that are carried out as rules: 701.44 explore, 701.50 connive, 701.39 bolster, 701.46 adapt, 701.47 amass, 701.54 the Ring tempts you, 701.49 venture, 701.40 manifest, 701.58 cloak, 701.62 manifest dread, 701.57 discover, 701.52, 709.5f-g unlocking and locking halves … */
export interface KeywordActionEffect extends Bindable {
  readonly type: "do";
  readonly action:
    | "explore"
    | "connive"
    | "bolster"
    | "adapt"
    | "amass"
    | "populate"
    | "fateseal"
    | "manifest"
    | "manifestDread"
    | "cloak"
    | "discover"
    | "incubate"
    | "learn"
    | "ringTempts"
    | "venture"
    | "becomeBlocked"
    | "exert"
    | "collectEvidence"
    | "forage"
    | "endure"
    | "blight"
    | "airbend"
    | "earthbend"
    | "waterbend"
    | "giveGift"
    | "timeTravel"
    | "exploit"
    | "gainLevel"
    | "unlockDoor"
    | "lockOrUnlockDoor";
  readonly who: Players;
  readonly what?: Objects;
  readonly count?: Quantity;
  readonly word?: string;
}

export const endGame = /* @__PURE__ */ constructor<EndGame>()("endGame", ["who", "result"]);
export const extraTurn = /* @__PURE__ */ constructor<ExtraTurn>()("extraTurn", ["who"]);
export const extraPhase = /* @__PURE__ */ constructor<ExtraPhase>()("extraPhase", ["phases"]);
export const skipNext = /* @__PURE__ */ constructor<SkipNext>()("skipNext", ["who", "what"]);
export const become = /* @__PURE__ */ constructor<Become>()("become", ["who", "what"]);
export const endTurn = /* @__PURE__ */ constructor<EndTurn>()("endTurn", []);
export const doAction = /* @__PURE__ */ constructor<KeywordActionEffect>()("do", ["action", "who", "what"]);

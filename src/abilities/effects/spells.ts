import type { Condition } from "../conditions.ts";
import type { Duration } from "../durations.ts";
import type { Filter } from "../filters.ts";
import type { Modification } from "../modifications.ts";
import { constructor } from "../node.ts";
import type { Quantity } from "../quantities.ts";
import type { Objects, Players } from "../references.ts";
import type { Manner } from "../rule-changes.ts";
import type { Bindable } from "./control.ts";

/** 707.10 */
export interface CopySpell extends Bindable {
  readonly type: "copySpell";
  readonly who: Players;
  readonly what: Objects;
  readonly times?: Quantity;
  readonly newTargets?: true;
  /** All that the copy targets; without a copy where it can't (707.10e). */
  readonly aim?: Objects;
  /** One copy for each of these, which is all that it targets (707.10d). */
  readonly aimEach?: Objects;
  readonly except?: readonly Modification[];
}
/** "You may choose new targets for", "change the target of", "change a target of" (115.7); `aim`: these are the only targets (707.10e). */
export interface ChangeTargets extends Bindable {
  readonly type: "changeTargets";
  readonly who: Players;
  readonly what: Objects;
  readonly how: "chooseNew" | "change" | "changeOne" | "aim";
  readonly to?: Objects;
}
/** Cast or play cards while this resolves (608.2g). */
export interface CastCards extends Bindable, Manner {
  readonly type: "castCards";
  readonly who: Players;
  readonly what: Objects;
  readonly verb: "cast" | "play";
  readonly copy?: true;
  /** With its back face up. */
  readonly transformed?: true;
  /** The keyword whose cost is paid instead of the mana cost (702.35b). */
  readonly as?: string;
  /** What the spell must be as it is cast (601.3e), where that is not what the card is. */
  readonly spell?: Filter;
}
/** Permission to play cards later ("until end of turn, you may play that card"). */
export interface AllowPlay extends Bindable, Manner {
  readonly type: "allowPlay";
  readonly who: Players;
  readonly what: Objects;
  readonly verb: "cast" | "play";
  readonly duration?: Duration;
  readonly flash?: true;
  /** For one of them: used up when one is played. */
  readonly once?: true;
  /** Only while this holds. */
  readonly condition?: Condition;
}

export const copySpell = /* @__PURE__ */ constructor<CopySpell>()("copySpell", ["who", "what"]);
export const changeTargets = /* @__PURE__ */ constructor<ChangeTargets>()("changeTargets", [
  "who",
  "what",
  "how",
]);
export const castCards = /* @__PURE__ */ constructor<CastCards>()("castCards", ["who", "what", "verb"]);
export const allowPlay = /* @__PURE__ */ constructor<AllowPlay>()("allowPlay", [
  "who",
  "what",
  "verb",
  "duration",
]);

import { constructor } from "../node.ts";
import type { Quantity } from "../quantities.ts";
import type { Objects, Players, Recipients } from "../references.ts";
import type { Bindable } from "./control.ts";

/** 120 */
export interface DealDamage extends Bindable {
  readonly type: "dealDamage";
  readonly source: Objects;
  readonly amount: Quantity;
  readonly to: Recipients;
  /** More damage that the source deals at the same time ("… and 2 damage to you"). */
  readonly also?: readonly { readonly amount: Quantity; readonly to: Recipients }[];
  /** Whom `each` in the amounts and the recipients means: each source, or each object that is dealt damage. */
  readonly each?: "source" | "recipient";
  readonly cantBePrevented?: true;
  /** Who is dealt the excess damage instead (120.10). */
  readonly excessTo?: Players;
  /** Divided among the targets as announced (601.2d), or evenly. */
  readonly divided?: "chosen" | "evenly";
}
/** 701.14 */
export interface Fight extends Bindable {
  readonly type: "fight";
  readonly one: Objects;
  readonly other: Objects;
}

export const dealDamage = /* @__PURE__ */ constructor<DealDamage>()("dealDamage", ["source", "amount", "to"]);
export const fight = /* @__PURE__ */ constructor<Fight>()("fight", ["one", "other"]);

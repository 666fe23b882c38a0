import { constructor } from "../node.ts";
import type { Quantity, StatOf } from "../quantities.ts";
import type { Players } from "../references.ts";
import type { Bindable } from "./control.ts";

/** 119.3 */
export interface GainLife extends Bindable {
  readonly type: "gainLife";
  readonly who: Players;
  readonly amount: Quantity;
}
/** 119.3 */
export interface LoseLife extends Bindable {
  readonly type: "loseLife";
  readonly who: Players;
  readonly amount: Quantity;
}
/** 119.5 */
export interface SetLife extends Bindable {
  readonly type: "setLife";
  readonly who: Players;
  readonly amount: Quantity;
}
/** 701.12c, 701.12g: with a player, or with the power or toughness of a creature. */
export interface ExchangeLife {
  readonly type: "exchangeLife";
  readonly one: Players;
  readonly other: Players | StatOf;
}

export const gainLife = /* @__PURE__ */ constructor<GainLife>()("gainLife", ["who", "amount"]);
export const loseLife = /* @__PURE__ */ constructor<LoseLife>()("loseLife", ["who", "amount"]);
export const setLife = /* @__PURE__ */ constructor<SetLife>()("setLife", ["who", "amount"]);
export const exchangeLife = /* @__PURE__ */ constructor<ExchangeLife>()("exchangeLife", ["one", "other"]);

import type { Condition } from "./conditions.ts";
import type { Effect } from "./effects/effect.ts";
import type { TriggerEvent } from "./events.ts";
import type { Filter } from "./filters.ts";
import type { Color } from "./characteristics.ts";
import { constructor } from "./node.ts";
import type { Quantity } from "./quantities.ts";
import type { Players, Recipients } from "./references.ts";

/** Replacement and prevention effects (614, 615), of static abilities or with a duration. */
export type Replacement = EntersWith | ReplaceEvent | PreventDamage | ModifyAmount | Redirect;

/** How something enters. */
interface Entering {
  readonly tapped?: boolean;
  /** Attacking, or attacking these players or planeswalkers they control (508.4). */
  readonly attacking?: true | Players;
  /** Attacking the player, no planeswalker of that player. */
  readonly onlyPlayer?: true;
  readonly counters?: readonly { readonly kind: string; readonly count: Quantity }[];
  /** Carried out as it enters (614.1c "as"): choices, payments, reveals. In it `eventObjects` is the entering object. */
  readonly as?: Effect;
}
/** 614.1c-d: enters tapped, with counters, as a copy, or "as … enters, …". */
export interface EntersWith extends Entering {
  readonly type: "entersWith";
  /** Which objects; `{type: "isOneOf", objects: self}` for the object itself. */
  readonly what: Filter;
  /** What else it enters with, each if its condition (if it has one) holds once `as` has been carried out ("If you don't, it enters tapped"). */
  readonly also?: readonly EntersAlso[];
  /** May be declined. */
  readonly optional?: true;
}
/** The permanent enters with something else that is true or happens (614.1c). */
export interface EntersAlso extends Entering {
  readonly condition?: Condition;
}
/** "If [event] would happen, [effect] instead" (614.1a). In the effect, `eventObjects`, `eventPlayer` and `eventAmount` are the replaced event's. */
export interface ReplaceEvent {
  readonly type: "replace";
  readonly event: TriggerEvent;
  /** Absent: the event simply does not happen (614.6 "skip", "instead nothing"). */
  readonly instead?: Effect;
  readonly optional?: true;
  /** The first time only ("the next time"). */
  readonly once?: true;
  /** "As … is turned face up, …": the event happens all the same, and this with it (614.1e). */
  readonly besides?: true;
}
/** 615.1. `amount` absent prevents all of it. */
export interface PreventDamage {
  readonly type: "prevent";
  readonly amount?: Quantity;
  readonly to?: Recipients | Filter;
  readonly from?: Filter;
  readonly combat?: boolean;
  /** Each of `to` gets a shield of its own as the effect begins (615.11), of its share where that is divided (601.2d). */
  readonly each?: true | "divided";
  /** Shield used up by the next damage event of a source (615.7). */
  readonly next?: true;
  /** What happens with the prevented amount (615.5); `eventAmount` is the amount prevented. */
  readonly then?: Effect;
  /** `then` is about what "is prevented this way": it is not for damage that can't be prevented (615.12). */
  readonly ifPrevented?: true;
}
/** Twice that many, that many plus one, and so on (614). */
export interface ModifyAmount {
  readonly type: "modifyAmount";
  readonly event: TriggerEvent | TokenEvent;
  readonly factor?: number;
  readonly plus?: Quantity;
  /** Instead exactly this many. */
  readonly set?: Quantity;
  readonly round?: "up" | "down";
  /** Mana of this type instead of any other (106.12b); `set` is its number where that is another, too. */
  readonly mana?: Color | "colorless";
  /** What happens besides ("those tokens plus a Food token"); `eventAmount` is the number of the event. */
  readonly also?: Effect;
}
/** Tokens would be created under these players' control. */
export interface TokenEvent {
  readonly type: "tokensCreated";
  readonly under: Players;
  readonly what?: Filter;
}
/** Damage is dealt to something else instead (614.9). */
export interface Redirect {
  readonly type: "redirect";
  readonly to: Recipients;
  readonly from: Recipients | Filter;
  readonly amount?: Quantity;
  readonly source?: Filter;
  readonly combat?: boolean;
  /** Only the next damage event of the source. */
  readonly next?: true;
}

export const entersWith = /* @__PURE__ */ constructor<EntersWith>()("entersWith", ["what"]);
export const replace = /* @__PURE__ */ constructor<ReplaceEvent>()("replace", ["event", "instead"]);
export const prevent = /* @__PURE__ */ constructor<PreventDamage>()("prevent", []);
export const modifyAmount = /* @__PURE__ */ constructor<ModifyAmount>()("modifyAmount", ["event"]);
export const tokensCreated = /* @__PURE__ */ constructor<TokenEvent>()("tokensCreated", ["under"]);
export const redirect = /* @__PURE__ */ constructor<Redirect>()("redirect", ["from", "to"]);

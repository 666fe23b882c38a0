import type { Duration } from "../durations.ts";
import type { Condition } from "../conditions.ts";
import type { Costs } from "../costs.ts";
import type { TriggerEvent } from "../events.ts";
import type { Instructions } from "../abilities.ts";
import { constructor } from "../node.ts";
import type { Quantity } from "../quantities.ts";
import type { Count, Objects, Players } from "../references.ts";
import type { Effect } from "./effect.ts";

/** Number under which later instructions of the same resolution speak of this one (`bound`, `amount`, `performed`). */
export interface Bindable {
  readonly bind?: number;
}

/** One after the other, in printed order (608.2c). */
export interface Sequence {
  readonly type: "sequence";
  readonly effects: readonly Effect[];
}
/** "[Player] may …" (608.2d); `bind` makes "if you do" possible. */
export interface May extends Bindable {
  readonly type: "may";
  readonly who: Players;
  readonly effect: Effect;
  /** "Do this only once each turn": so often may the choice be made in a turn. */
  readonly timesPerTurn?: number;
  /** "Any player may …": offered to one after the other, until one of them does it (101.4). */
  readonly first?: true;
}
/** Does one thing if the condition holds as it is carried out, else the other. */
export interface If {
  readonly type: "if";
  readonly condition: Condition;
  readonly then: Effect;
  readonly otherwise?: Effect;
}
/** "… unless [player] pays/does": carried out if none of them pays (118.12a). */
export interface Unless extends Bindable {
  readonly type: "unless";
  readonly effect: Effect;
  readonly who: Players;
  readonly costs: Costs;
  /** Other costs that may be paid instead of these ("unless they sacrifice a creature or discard a card"). */
  readonly alternatives?: readonly Costs[];
  /** So many times all of the costs (702.24a). */
  readonly times?: Quantity;
}
/** Pay costs while resolving ("pay {2}", "sacrifice it" as a payment); `bind` makes "if you do" possible (118.12). */
export interface Pay extends Bindable {
  readonly type: "pay";
  readonly who: Players;
  readonly costs: Costs;
  /** "any number of times", or up to so many. */
  readonly repeat?: true | number;
}
/** For each object in turn (`each` is the object at hand). */
export interface ForEach {
  readonly type: "forEach";
  readonly objects: Objects;
  readonly effect: Effect;
}
/** For each player in turn order (`eachPlayer` is the player at hand); `you` stays the controller. */
export interface ForEachPlayer {
  readonly type: "forEachPlayer";
  readonly players: Players;
  readonly effect: Effect;
}
/** Carries out the effect so many times. */
export interface Repeat {
  readonly type: "repeat";
  readonly times: Quantity;
  readonly effect: Effect;
  /** Each time with another one of these as what is chosen: these words, or the kinds of counters on these objects. */
  readonly each?: {
    readonly what: "color" | "cardType" | "basicLandType" | "counterKind";
    readonly among?: readonly string[];
    readonly on?: Objects;
  };
}
/** Carried out, and again as often as an `again` within it is carried out ("repeat this process"). */
export interface Process {
  readonly type: "process";
  readonly effect: Effect;
}
/** Once it is finished, the process that this is a part of is repeated. */
export interface Again {
  readonly type: "again";
}
/** Creates a delayed triggered ability (603.7). */
export interface Delayed {
  readonly type: "delayed";
  readonly event: TriggerEvent;
  readonly ability: Instructions;
  /** Triggers each time until end of turn, instead of once. */
  readonly duration?: Duration;
  /** Only the first time within the duration ("when you next cast a spell this turn"). */
  readonly once?: true;
  readonly condition?: Condition;
  /** It does not trigger: it is done as the event happens, and nobody can respond (106.6). */
  readonly atOnce?: true;
}
/** Reflexive: "When you do, …" (603.12). */
export interface Reflexive {
  readonly type: "reflexive";
  /** The instruction that must have been carried out; none where the effect itself is what was done. */
  readonly id?: number;
  readonly ability: Instructions;
}
/** Modal (700.2): targets of a mode are the mode's own. */
export interface Modal {
  readonly type: "modal";
  readonly count: Count;
  readonly modes: readonly Mode[];
  /** The same mode may be chosen more than once (700.2d). */
  readonly repeat?: true;
  /** What the modes that are chosen may be worth together (700.2i). */
  readonly worth?: Quantity;
  /** "Choose one. If …, choose both instead." */
  readonly instead?: { readonly condition: Condition; readonly count: Count };
  /** Not chosen before ("that hasn't been chosen"). */
  readonly notChosenBefore?: "ever" | "this turn";
  readonly by?: Players;
  readonly random?: true;
  /** Each mode has one target, a player, and no two the same ("Each mode must target a different player"). */
  readonly differentPlayers?: true;
}
/** One of the modes of a modal spell or ability (700.2). */
export interface Mode extends Instructions {
  readonly costs?: Costs;
  readonly name?: string;
  /** Its number of pawprints (700.2i). */
  readonly worth?: number;
}
/** Several possibilities, of which the player picks one on resolution ("draw a card or gain 2 life"). */
export interface OneOf extends Bindable {
  readonly type: "oneOf";
  readonly who: Players;
  readonly effects: readonly Effect[];
  /** A villainous choice: an option may be chosen although it is impossible (701.55b). */
  readonly villainous?: true;
}
/** Fixes the value of X for the rest of the ability (107.3i, 608.2h), where the text has defined it ("where X is …"). */
export interface SetX {
  readonly type: "setX";
  readonly value: Quantity;
  /** Instead the X of these spells, of which `value` speaks as X (107.3m). */
  readonly of?: Objects;
}
/** Does nothing. */
export interface Nothing {
  readonly type: "nothing";
}

export const sequence = /* @__PURE__ */ constructor<Sequence>()("sequence", ["effects"]);
export const may = /* @__PURE__ */ constructor<May>()("may", ["who", "effect"]);
export const ifThen = /* @__PURE__ */ constructor<If>()("if", ["condition", "then", "otherwise"]);
export const unless = /* @__PURE__ */ constructor<Unless>()("unless", ["effect", "who", "costs"]);
export const pay = /* @__PURE__ */ constructor<Pay>()("pay", ["who", "costs"]);
export const forEach = /* @__PURE__ */ constructor<ForEach>()("forEach", ["objects", "effect"]);
export const forEachPlayer = /* @__PURE__ */ constructor<ForEachPlayer>()("forEachPlayer", [
  "players",
  "effect",
]);
export const repeat = /* @__PURE__ */ constructor<Repeat>()("repeat", ["times", "effect"]);
export const process = /* @__PURE__ */ constructor<Process>()("process", ["effect"]);
export const again: Again = { type: "again" };
export const delayed = /* @__PURE__ */ constructor<Delayed>()("delayed", ["event", "ability"]);
export const reflexive = /* @__PURE__ */ constructor<Reflexive>()("reflexive", ["id", "ability"]);
export const modal = /* @__PURE__ */ constructor<Modal>()("modal", ["count", "modes"]);
export const oneOf = /* @__PURE__ */ constructor<OneOf>()("oneOf", ["who", "effects"]);
export const setX = /* @__PURE__ */ constructor<SetX>()("setX", ["value"]);
export const nothing: Nothing = { type: "nothing" };

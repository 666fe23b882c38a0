import type { Color, Comparison, Door, Step, Zone } from "./characteristics.ts";
import type { Condition } from "./conditions.ts";
import type { Filter } from "./filters.ts";
import { constructor } from "./node.ts";
import type { Quantity } from "./quantities.ts";
import type { Players, Recipients } from "./references.ts";

/**
 * An event that a triggered ability, a replacement effect or a "has happened" condition looks for (603.2).
 * In filters `eventObjects` and `each` are the object of the event. `batch`: "one or more", one trigger for a whole
 * simultaneous event (603.2c).
 */
export type TriggerEvent =
  | ZoneChange
  | BeginningOf
  | Cast
  | Activate
  | Attacks
  | AttackDeclared
  | Blocks
  | BecomesBlocked
  | AttacksUnblocked
  | Damage
  | LifeChange
  | Draws
  | Discards
  | Sacrifices
  | Taps
  | Untaps
  | CountersPlaced
  | BecomesTarget
  | TurnedFaceUp
  | Transforms
  | Phases
  | TapsForMana
  | PlaysLand
  | Unlocks
  | Expends
  | StateEvent
  | KeywordEvent
  | EitherEvent;

/** When the event counts, as it happens: this is no intervening "if" (603.4), and is not asked again on resolution. */
export interface Timed {
  /** "during your turn", "while you control a Dinosaur" */
  readonly during?: Condition;
  /** "for the first time each turn"; `object`: each object's own first time. */
  readonly firstEachTurn?: "event" | "object";
  /** "one or more players", "counters on one or more creatures": what is done by or to several of them at once is one event (603.2c). */
  readonly asOne?: true;
  /** "Two or more": so many of them at once. */
  readonly atLeast?: Quantity;
}
/** Enters, dies, leaves, is put into, is exiled, is milled, returns: every change of zone (603.6). */
export interface ZoneChange extends Timed {
  readonly type: "zoneChange";
  readonly what: Filter;
  /** `"outside"`: tokens that are created (701.7); a copy of a permanent spell comes from the stack (608.3f). */
  readonly from?: Zone | "outside" | readonly Zone[];
  readonly to?: Zone;
  /** Leaving without naming where to. */
  readonly notTo?: Zone;
  readonly batch?: true;
  /** Whose spell or ability or action caused it. */
  readonly cause?: Filter;
  /** By being discarded (701.9a), milled (701.17a), countered (701.6a) or destroyed (701.8a), or as the spell resolves (608.2n). */
  readonly reason?: "discard" | "mill" | "counter" | "resolve" | "destroy";
}
/** The beginning of a step or phase (603.6a); `of` whose turn, default each player's. */
export interface BeginningOf extends Timed {
  readonly type: "beginningOf";
  readonly step: Step;
  readonly of?: Players;
  /** Only the next one (603.7b), or only that of the next turn. */
  readonly next?: true | "turn";
  /** Only that main phase of the turn, of all its main phases (505.1b). */
  readonly nth?: number;
}
/** Where a card is played from. */
interface PlayedFrom {
  readonly from?: Zone;
  /** From anywhere but there. */
  readonly notFrom?: Zone;
}
/** A player casts a spell (601.2i). */
export interface Cast extends Timed, PlayedFrom {
  readonly type: "cast";
  readonly by: Players;
  readonly what: Filter;
  /** "your second spell each turn" */
  readonly nth?: number;
  /** Copying one counts, too, or nothing else (707.10). */
  readonly orCopy?: true | "only";
}
/** A player activates an ability (602.2b). */
export interface Activate extends Timed {
  readonly type: "activates";
  readonly by: Players;
  readonly what: Filter;
}
/** A creature is declared as an attacker (508.1k). */
export interface Attacks extends Timed {
  readonly type: "attacks";
  readonly what: Filter;
  readonly whom?: Recipients;
  readonly alone?: true;
  readonly batch?: true;
}
/**
 * "Whenever you attack": a player declares attackers (508.3). In the ability, `eventObjects` and `eventAmount` are the
 * attackers that fit, and no others.
 */
export interface AttackDeclared extends Timed {
  readonly type: "attackDeclared";
  readonly by: Players;
  readonly whom?: Recipients;
  readonly withCreatures?: Filter;
  /** What all the attackers are together: "with creatures with total power 6 or greater". */
  readonly together?: Condition;
}
/** A creature is declared as a blocker (509.1g). */
export interface Blocks extends Timed {
  readonly type: "blocks";
  readonly what: Filter;
  readonly blocked?: Filter;
  readonly batch?: true;
}
/** 509.1h */
export interface BecomesBlocked extends Timed {
  readonly type: "becomesBlocked";
  readonly what: Filter;
  /** One trigger for each such blocker (509.3c-d), or for all of them together. */
  readonly by?: Filter;
  readonly batch?: true;
}
/** A creature attacks and is not blocked (509.1h). */
export interface AttacksUnblocked extends Timed {
  readonly type: "attacksUnblocked";
  readonly what: Filter;
}
/** Damage dealt by `source` to `to` (120). */
export interface Damage extends Timed {
  readonly type: "damage";
  readonly source?: Filter;
  readonly to?: Filter | Players | EitherRecipient;
  readonly combat?: boolean;
  readonly batch?: true;
  /** Excess damage only (120.10), which is then the number of the event. */
  readonly excess?: true;
  /** "4 or more damage" */
  readonly amount?: { readonly comparison: Comparison; readonly value: Quantity };
}
/** Who or what is dealt damage: such an object or one of these players. */
export interface EitherRecipient {
  readonly type: "eitherRecipient";
  readonly filter: Filter;
  readonly players: Players;
}
/** A player gains or loses life (119.9). */
export interface LifeChange extends Timed {
  readonly type: "lifeChange";
  readonly change: "gain" | "loss" | "any";
  readonly of: Players;
  readonly nth?: number;
  /** The spell or permanent that makes them gain or lose it. */
  readonly cause?: Filter;
}
/** A player draws a card (121.1). */
export interface Draws extends Timed {
  readonly type: "draws";
  readonly by: Players;
  /** "your second card each turn" */
  readonly nth?: number;
  /** "except the first one you draw in each of your draw steps" */
  readonly exceptFirstInDrawStep?: true;
}
/** A player discards a card (701.9a). */
export interface Discards extends Timed {
  readonly type: "discards";
  readonly by: Players;
  readonly what: Filter;
  readonly batch?: true;
  readonly cause?: Filter;
}
/** A player sacrifices a permanent (701.21a). */
export interface Sacrifices extends Timed {
  readonly type: "sacrifices";
  readonly by: Players;
  readonly what: Filter;
  readonly batch?: true;
}
/** A permanent becomes tapped (701.26a), by whatever does it or by such a player. */
export interface Taps extends Timed {
  readonly type: "becomesTapped";
  readonly what: Filter;
  readonly by?: Players;
  readonly batch?: true;
}
/** A permanent becomes untapped (701.26b). */
export interface Untaps extends Timed {
  readonly type: "becomesUntapped";
  readonly what: Filter;
  readonly by?: Players;
  readonly batch?: true;
}
/** Counters are put on something (122.1). */
export interface CountersPlaced extends Timed {
  readonly type: "countersPlaced";
  readonly on: Filter | Players;
  readonly kind?: string;
  readonly by?: Players;
  /** Placed by an effect, and not to pay a cost or by a rule (609.1, 614.16). */
  readonly byEffect?: true;
  readonly batch?: true;
  /** Removed instead of placed. */
  readonly removed?: true;
  /** "the last" counter was removed, or the n-th was placed. */
  readonly last?: true;
  readonly nth?: number;
}
/** Something becomes the target of a spell or ability (115.1). */
export interface BecomesTarget extends Timed {
  readonly type: "becomesTarget";
  readonly what: Filter | Players;
  /** The spell or ability. */
  readonly of: Filter;
  readonly first?: true;
  readonly batch?: true;
}
/** A face-down permanent is turned face up (708.7). */
export interface TurnedFaceUp extends Timed {
  readonly type: "turnedFaceUp";
  readonly what: Filter;
}
/** 701.27a */
export interface Transforms extends Timed {
  readonly type: "transforms";
  readonly what: Filter;
}
/** A permanent phases in or out (702.26b, 702.26c). */
export interface Phases extends Timed {
  readonly type: "phases";
  readonly what: Filter;
  readonly direction: "in" | "out";
}
/** A player taps a permanent for mana (106.12). */
export interface TapsForMana extends Timed {
  readonly type: "tapsForMana";
  readonly by: Players;
  readonly what: Filter;
  /** Mana of that type is among what it produced. */
  readonly produced?: Color | "colorless";
}
/** A player plays a land (305.1). */
export interface PlaysLand extends Timed, PlayedFrom {
  readonly type: "playsLand";
  readonly by: Players;
  readonly what: Filter;
}
/** A half of a permanent with a shared type line is unlocked (709.5h). */
export interface Unlocks extends Timed {
  readonly type: "unlocks";
  readonly by: Players;
  readonly what: Filter;
  /** Only this half of it: "this door" (709.5j). */
  readonly door?: Door;
  /** Both halves are unlocked now (709.5i). */
  readonly fully?: true;
}
/** The mana a player spent this turn to cast spells reaches the amount (700.14). */
export interface Expends extends Timed {
  readonly type: "expends";
  readonly by: Players;
  readonly amount: number;
}
/** State trigger (603.8). */
export interface StateEvent extends Timed {
  readonly type: "state";
  readonly condition: Condition;
}
/** An action that a keyword or keyword action names: cycles (702.29), scries, explores, proliferates, mutates … */
export interface KeywordEvent extends Timed {
  readonly type: "keywordAction";
  readonly action: string;
  readonly by?: Players;
  readonly what?: Filter;
  /** What it was done to: "becomes attached to a creature". */
  readonly other?: Filter;
  /** The spell or permanent that makes the player do it: of shuffling alone it is remembered. */
  readonly cause?: Filter;
  /** Among the creatures tapped for it is such a one ("crews a Vehicle", 702.122c). */
  readonly crew?: Filter;
  readonly batch?: true;
}
/** Any of these events. */
export interface EitherEvent extends Timed {
  readonly type: "eitherEvent";
  readonly events: readonly TriggerEvent[];
}

export const zoneChange = /* @__PURE__ */ constructor<ZoneChange>()("zoneChange", ["what", "from", "to"]);
export const beginningOf = /* @__PURE__ */ constructor<BeginningOf>()("beginningOf", ["step", "of"]);
export const cast = /* @__PURE__ */ constructor<Cast>()("cast", ["by", "what"]);
export const activates = /* @__PURE__ */ constructor<Activate>()("activates", ["by", "what"]);
export const attacks = /* @__PURE__ */ constructor<Attacks>()("attacks", ["what"]);
export const attackDeclared = /* @__PURE__ */ constructor<AttackDeclared>()("attackDeclared", ["by"]);
export const blocks = /* @__PURE__ */ constructor<Blocks>()("blocks", ["what", "blocked"]);
export const becomesBlocked = /* @__PURE__ */ constructor<BecomesBlocked>()("becomesBlocked", ["what", "by"]);
export const attacksUnblocked = /* @__PURE__ */ constructor<AttacksUnblocked>()("attacksUnblocked", ["what"]);
export const damage = /* @__PURE__ */ constructor<Damage>()("damage", ["source", "to"]);
export const eitherRecipient = /* @__PURE__ */ constructor<EitherRecipient>()("eitherRecipient", [
  "filter",
  "players",
]);
export const lifeChange = /* @__PURE__ */ constructor<LifeChange>()("lifeChange", ["change", "of"]);
export const draws = /* @__PURE__ */ constructor<Draws>()("draws", ["by"]);
export const discards = /* @__PURE__ */ constructor<Discards>()("discards", ["by", "what"]);
export const sacrifices = /* @__PURE__ */ constructor<Sacrifices>()("sacrifices", ["by", "what"]);
export const becomesTapped = /* @__PURE__ */ constructor<Taps>()("becomesTapped", ["what"]);
export const becomesUntapped = /* @__PURE__ */ constructor<Untaps>()("becomesUntapped", ["what"]);
export const countersPlaced = /* @__PURE__ */ constructor<CountersPlaced>()("countersPlaced", ["on", "kind"]);
export const becomesTarget = /* @__PURE__ */ constructor<BecomesTarget>()("becomesTarget", ["what", "of"]);
export const turnedFaceUp = /* @__PURE__ */ constructor<TurnedFaceUp>()("turnedFaceUp", ["what"]);
export const transforms = /* @__PURE__ */ constructor<Transforms>()("transforms", ["what"]);
export const phases = /* @__PURE__ */ constructor<Phases>()("phases", ["what", "direction"]);
export const tapsForMana = /* @__PURE__ */ constructor<TapsForMana>()("tapsForMana", ["by", "what"]);
export const playsLand = /* @__PURE__ */ constructor<PlaysLand>()("playsLand", ["by", "what"]);
export const unlocks = /* @__PURE__ */ constructor<Unlocks>()("unlocks", ["by", "what"]);
export const expends = /* @__PURE__ */ constructor<Expends>()("expends", ["by", "amount"]);
export const state = /* @__PURE__ */ constructor<StateEvent>()("state", ["condition"]);
export const keywordAction = /* @__PURE__ */ constructor<KeywordEvent>()("keywordAction", ["action"]);
export const eitherEvent = /* @__PURE__ */ constructor<EitherEvent>()("eitherEvent", ["events"]);

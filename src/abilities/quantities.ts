import type { Linking } from "./node.ts";
import type { TriggerEvent } from "./events.ts";
import type { Color, ManaCost } from "./characteristics.ts";
import type { Filter, Stat } from "./filters.ts";
import { constructor } from "./node.ts";
import type { Objects, Players, Trait } from "./references.ts";

/** A number, or a way to find one (107). Evaluated at the moment of use. */
export type Quantity =
  | number
  | X
  | CountOf
  | CountPlayers
  | StatOf
  | CountersOn
  | PlayerStat
  | Times
  | Plus
  | Half
  | Amount
  | ExcessDamage
  | EventAmount
  | TimesKicked
  | Devotion
  | ManaSymbols
  | Distinct
  | ManaSpent
  | HappenedTo
  | Extreme
  | TargetCount
  | UnlockedDoors
  | ClassLevel
  | ChosenNumber;

/** The value of X (107.3). */
export interface X {
  readonly type: "x";
}
/** How many objects there are. */
export interface CountOf {
  readonly type: "count";
  readonly objects: Objects;
}
/** How many players there are. */
export interface CountPlayers {
  readonly type: "countPlayers";
  readonly players: Players;
}
/** A characteristic of objects; with several objects, their total, greatest or least. */
export interface StatOf {
  readonly type: "statOf";
  readonly stat: Stat;
  readonly of: Objects;
  readonly combine?: "total" | "greatest" | "least";
}
/** Counters of that kind (of all kinds when absent) on the objects together. */
export interface CountersOn {
  readonly type: "countersOn";
  readonly of: Objects;
  readonly kind?: string;
}
/** `party`: 700.8; `commanderCasts`: how often the player has cast a commander from the command zone this game; `dungeonsCompleted`: differently named ones (309.7). */
export interface PlayerStat {
  readonly type: "playerStat";
  readonly stat:
    | "life"
    | "startingLife"
    /** 100.2a, 100.5 */
    | "minimumDeckSize"
    | "handSize"
    | "speed"
    | "party"
    | "commanderCasts"
    | "dungeonsCompleted"
    | "unspentMana"
    /** Turns of the player that have begun in the game. */
    | "turns";
  readonly of: Players;
  /** Counters a player has (energy, poison, experience) instead of `stat`. */
  readonly counters?: string;
  /** Only mana of that color. */
  readonly color?: Color | "colorless";
  /** Only that commander. */
  readonly what?: Objects;
}
/** A multiple of a quantity. */
export interface Times {
  readonly type: "times";
  readonly factor: number;
  readonly value: Quantity;
}
/** A sum of quantities. */
export interface Plus {
  readonly type: "plus";
  readonly values: readonly Quantity[];
}
/** Half of a quantity, rounded (107.1a). */
export interface Half {
  readonly type: "half";
  readonly value: Quantity;
  readonly round: "up" | "down";
}
/** The number an earlier instruction with `bind` dealt, gained, drew, rolled or paid ("that many", "that much"). */
export interface Amount {
  readonly type: "amount";
  readonly id: number;
  /** The number of objects it was done to that were such then. */
  readonly filter?: Filter;
}
/** The excess damage (120.10) that an earlier instruction with `bind` dealt to permanents. */
export interface ExcessDamage {
  readonly type: "excessDamage";
  readonly id: number;
}
/** The number of the event that triggered the ability or is replaced. */
export interface EventAmount {
  readonly type: "eventAmount";
}
/** Times the spell was kicked (702.33d). */
export interface TimesKicked extends Linking {
  readonly type: "timesKicked";
  readonly of?: Objects;
  /** Times the cost of this keyword was paid, instead of kicker (702.56a); of `mutate`, times it has mutated (702.140d). */
  readonly keyword?: string;
}
/** 700.5 */
export interface Devotion extends Linking {
  readonly type: "devotion";
  readonly colors: readonly Color[] | "chosen";
  readonly of: Players;
}
/** Mana symbols of that color in the mana costs of the objects (107.4, 202.1). */
export interface ManaSymbols {
  readonly type: "manaSymbols";
  readonly color: Color;
  readonly of: Objects;
}
/** How many different values among the objects; `alike`: how many of them at most have one of the values in common. */
export interface Distinct {
  readonly type: "distinct";
  readonly what: Trait;
  readonly among: Objects;
  readonly alike?: true;
}
/** Mana spent to cast the object: all of it, of one color, or the number of colors (106.3, sunburst, converge). */
export interface ManaSpent {
  readonly type: "manaSpent";
  readonly what: "total" | "colors" | "snow" | "colorless" | Color;
  readonly on: Objects;
  /** Only mana that such sources produced. */
  readonly from?: Filter;
}
/** Number of objects that such an event happened to, wherever they are now (608.2i). */
export interface HappenedTo {
  readonly type: "happenedTo";
  readonly event: TriggerEvent;
  readonly when: "this turn" | "last turn" | "this combat";
  /** Instead the number of sources that dealt such damage, or how much it was in all. */
  readonly of?: "sources" | "amount";
  /** Only what happened before this spell was cast. */
  readonly before?: Objects;
}
/** Number of objects and players chosen as targets of the spell or ability (601.2c). */
export interface TargetCount {
  readonly type: "targetCount";
  readonly of: Objects;
  /** Only of objects that are such. */
  readonly filter?: Filter;
}
/** The level of a permanent: 1 where it has none (716.2d). */
export interface ClassLevel {
  readonly type: "classLevel";
  readonly of: Objects;
}
/** Unlocked halves of the objects (709.5c, 709.5j). */
export interface UnlockedDoors {
  readonly type: "unlockedDoors";
  readonly of: Objects;
}
/** The greatest or least of these numbers; with `players`, of the numbers of each of them, who is `eachPlayer` in turn. */
export interface Extreme {
  readonly type: "extreme";
  readonly which: "greatest" | "least";
  readonly of: readonly Quantity[];
  readonly players?: Players;
}
/** The number that was chosen for the source. */
export interface ChosenNumber extends Linking {
  readonly type: "chosenNumber";
}

export const x: X = { type: "x" };
export const count = /* @__PURE__ */ constructor<CountOf>()("count", ["objects"]);
export const countPlayers = /* @__PURE__ */ constructor<CountPlayers>()("countPlayers", ["players"]);
export const statOf = /* @__PURE__ */ constructor<StatOf>()("statOf", ["stat", "of"]);
export const countersOn = /* @__PURE__ */ constructor<CountersOn>()("countersOn", ["of", "kind"]);
export const playerStat = /* @__PURE__ */ constructor<PlayerStat>()("playerStat", ["stat", "of"]);
export const times = /* @__PURE__ */ constructor<Times>()("times", ["factor", "value"]);
export const plus = /* @__PURE__ */ constructor<Plus>()("plus", ["values"]);
export const half = /* @__PURE__ */ constructor<Half>()("half", ["value", "round"]);
export const amount = /* @__PURE__ */ constructor<Amount>()("amount", ["id"]);
export const excessDamage = /* @__PURE__ */ constructor<ExcessDamage>()("excessDamage", ["id"]);
export const eventAmount: EventAmount = { type: "eventAmount" };
export const timesKicked = /* @__PURE__ */ constructor<TimesKicked>()("timesKicked", ["of"]);
export const devotion = /* @__PURE__ */ constructor<Devotion>()("devotion", ["colors", "of"]);
export const manaSymbols = /* @__PURE__ */ constructor<ManaSymbols>()("manaSymbols", ["color", "of"]);
export const distinct = /* @__PURE__ */ constructor<Distinct>()("distinct", ["what", "among"]);
export const manaSpent = /* @__PURE__ */ constructor<ManaSpent>()("manaSpent", ["what", "on"]);
export const happenedTo = /* @__PURE__ */ constructor<HappenedTo>()("happenedTo", ["event", "when"]);
export const extreme = /* @__PURE__ */ constructor<Extreme>()("extreme", ["which", "of"]);
export const targetCount = /* @__PURE__ */ constructor<TargetCount>()("targetCount", ["of"]);
export const classLevel = /* @__PURE__ */ constructor<ClassLevel>()("classLevel", ["of"]);
export const unlockedDoors = /* @__PURE__ */ constructor<UnlockedDoors>()("unlockedDoors", ["of"]);
export const chosenNumber: ChosenNumber = { type: "chosenNumber" };

/** Mana that an effect adds (106). Each entry is one production; `any` lets the player choose. */
export interface ManaProduction extends Linking {
  /** Fixed symbols, or the symbols to choose one from. */
  readonly symbols?: ManaCost;
  /** `fixed`: all symbols; `choice`: one of the symbols; `anyColor`: any one color; `anyCombination`: each mana freely among the symbols; the rest derive the choice. */
  readonly choose:
    | "fixed"
    | "choice"
    | "anyColor"
    | "anyCombination"
    | "chosenColor"
    | "couldProduce"
    | "colorsAmong"
    | "eachColorAmong"
    | "commanderIdentity"
    | "eventType";
  /** How many times the production is added; one mana of the choice when absent. */
  readonly count?: Quantity;
  /** Whose lands or which objects decide for `couldProduce`, `colorsAmong` (one of these colors) and `eachColorAmong` (one mana of each). */
  readonly among?: Objects;
  /** `couldProduce`: only colors, no colorless mana ("of any color that … could produce", 106.7). */
  readonly colored?: true;
  /** `anyCombination`: no two mana of the same type ("two mana of different colors"). */
  readonly different?: true;
}

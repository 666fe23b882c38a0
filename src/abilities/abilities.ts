import type { Zone } from "./characteristics.ts";
import type { Condition } from "./conditions.ts";
import type { Cost, Costs } from "./costs.ts";
import type { Effect } from "./effects/effect.ts";
import type { TriggerEvent } from "./events.ts";
import type { Filter } from "./filters.ts";
import type { Modification } from "./modifications.ts";
import type { RuleChange } from "./rule-changes.ts";
import { constructor } from "./node.ts";
import type { Quantity } from "./quantities.ts";
import type { Count, GoTogether, Objects, Players } from "./references.ts";
import type { Replacement } from "./replacements.ts";

/** An ability (113). */
export type Ability = SpellAbility | Activated | Triggered | Static | Keyword;
/** The types of abilities, by themselves. */
export type AbilityType = "spell" | "activated" | "triggered" | "static" | "keyword";

/**
 * One occurrence of the word "target" (115.1): what may be chosen and how many. Exactly one of `objects` and `players`
 * is there, or both for "any target", "creature or player".
 */
export interface TargetSpec extends GoTogether {
  readonly count: Count;
  readonly objects?: Filter;
  readonly players?: Players;
  /** Must differ from the targets of these other occurrences ("another target"). */
  readonly otherThan?: readonly number[];
  /** Chosen only if this holds on announcement ("if it was kicked" 702.33g, modes 700.2). */
  readonly onlyIf?: Condition;
  /** Chosen once for each of these players, where they have any; in `objects` `eachPlayer` is that player ("for each opponent, … target"). */
  readonly perPlayer?: Players;
  /** Somebody else chooses it. */
  readonly by?: Players;
  /** What is asked of the players is asked only as they are chosen ("who had more life than you did as you activated this ability"). */
  readonly askedOnce?: true;
}

/** What spells, activated and triggered abilities do: targets in printed order, then instructions. */
export interface Instructions {
  readonly targets?: readonly TargetSpec[];
  readonly effect: Effect;
}

/** The text of an instant or sorcery that is carried out (113.3a). Several paragraphs are several of these, in order. */
export interface SpellAbility extends Instructions {
  readonly type: "spell";
}
/** 602 */
export interface Activated extends Instructions {
  readonly type: "activated";
  readonly costs: Costs;
  /** Zone in which it works; default battlefield (113.6). */
  readonly zone?: Zone;
  readonly limits?: readonly ActivationLimit[];
  /** Who may activate; default the controller. */
  readonly by?: Players;
  /** Ability word in front (207.2c): no meaning, part of the text. */
  readonly abilityWord?: string;
  /** Costs of one activation fall by this ("costs {1} less to activate for each …"). */
  readonly reduction?: {
    readonly costs: readonly Cost[];
    readonly times?: Quantity;
    readonly condition?: Condition;
  };
}
/** When and how often an ability may be activated (602.5). */
export type ActivationLimit = SorcerySpeed | TimesPerTurn | OnlyIf | OncePerGame | InstantSpeed;
/** "Activate only as a sorcery." (602.5d) */
export interface SorcerySpeed {
  readonly type: "sorcerySpeed";
}
/** "Activate only as an instant." (602.5e) */
export interface InstantSpeed {
  readonly type: "instantSpeed";
}
/** "Activate only once each turn", or so many times (602.5b). */
export interface TimesPerTurn {
  readonly type: "timesPerTurn";
  readonly times: number;
}
/** "Activate only once." */
export interface OncePerGame {
  readonly type: "oncePerGame";
}
/** "Activate only if …" */
export interface OnlyIf {
  readonly type: "onlyIf";
  readonly condition: Condition;
}
/** 603 */
export interface Triggered extends Instructions {
  readonly type: "triggered";
  readonly event: TriggerEvent;
  /** Intervening "if" (603.4). */
  readonly condition?: Condition;
  /** "This ability triggers only once each turn." */
  readonly timesPerTurn?: number;
  /** "This ability triggers only once." */
  readonly onlyOnce?: true;
  readonly zone?: Zone;
  readonly abilityWord?: string;
  /** Of a room ability: the rooms that arrows lead to from its room (309.5a), none from the bottommost one. */
  readonly leadsTo?: readonly string[];
}
/** 604: continuous effects, rules changes and replacements that are simply true. */
export interface Static {
  readonly type: "static";
  readonly effects: readonly StaticEffect[];
  /** Only while this holds ("as long as …"). */
  readonly condition?: Condition;
  /** Zone in which it works; default battlefield, stack for what changes the casting of the spell itself. */
  readonly zone?: Zone;
  readonly abilityWord?: string;
}
/** What a static ability does (604.1). */
export type StaticEffect = Applies | RuleChange | Replacement;
/** Modifies the objects (604.3, 611.3). */
export interface Applies {
  readonly type: "applies";
  readonly to: Objects;
  readonly modifications: readonly Modification[];
}

/** A parameter of a keyword. */
export type KeywordParameter =
  | { readonly type: "number"; readonly value: Quantity }
  | { readonly type: "costs"; readonly value: Costs }
  | { readonly type: "quality"; readonly value: Filter | Players }
  | { readonly type: "word"; readonly value: string };

/**
 * A keyword ability (702): its name and parameters, because other cards ask for them, and its meaning.
 * `abilities` is empty for keywords that the rules define as rules (intrinsic).
 */
export interface Keyword {
  readonly type: "keyword";
  readonly keyword: string;
  readonly parameters: readonly KeywordParameter[];
  readonly abilities: readonly Ability[];
  readonly abilityWord?: string;
}

export const spell = /* @__PURE__ */ constructor<SpellAbility>()("spell", ["effect"]);
export const activated = /* @__PURE__ */ constructor<Activated>()("activated", ["costs", "effect"]);
export const triggered = /* @__PURE__ */ constructor<Triggered>()("triggered", ["event", "effect"]);
export const staticAbility = /* @__PURE__ */ constructor<Static>()("static", ["effects"]);
export const applies = /* @__PURE__ */ constructor<Applies>()("applies", ["to", "modifications"]);
export const keyword = /* @__PURE__ */ constructor<Keyword>()("keyword", [
  "keyword",
  "parameters",
  "abilities",
]);
export const sorcerySpeed: SorcerySpeed = { type: "sorcerySpeed" };
export const instantSpeed: InstantSpeed = { type: "instantSpeed" };
export const oncePerGame: OncePerGame = { type: "oncePerGame" };
export const timesPerTurn = /* @__PURE__ */ constructor<TimesPerTurn>()("timesPerTurn", ["times"]);
export const onlyIf = /* @__PURE__ */ constructor<OnlyIf>()("onlyIf", ["condition"]);

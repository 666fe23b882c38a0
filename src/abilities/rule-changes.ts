import type { TriggerEvent } from "./events.ts";
import type { Effect } from "./effects/effect.ts";
import type { Ability } from "./abilities.ts";
import type { Color, ManaCost, Step } from "./characteristics.ts";
import type { Condition } from "./conditions.ts";
import type { Cost, Costs } from "./costs.ts";
import type { Filter } from "./filters.ts";
import type { Quantity } from "./quantities.ts";
import type { Objects, Players, Recipients } from "./references.ts";
import type { Forbidden } from "./modifications.ts";
import { constructor } from "./node.ts";

/** Continuous effects on players and on the game, of static abilities or with a duration. */
export type RuleChange =
  | PlayerCant
  | CostChange
  | AdditionalCostRule
  | AlternativeCostRule
  | ExtraLandPlays
  | PlayFromZone
  | CastAsThoughFlash
  | ActivateAsInstant
  | MaximumHandSize
  | RevealTopCard
  | RevealHand
  | MayLook
  | AdditionalTriggers
  | NoTriggers
  | SpendManaAsThough
  | SkipStep
  | UntapsAlso
  | KeepsMana
  | LifeForMana
  | PlayerHas
  | CastOnly
  | EntersRule
  | MayBeCommander
  | MayBeCompanion
  | RevealsDrawn
  | OpeningHand
  | DeckMayHave
  | MoreVotes
  | ControlPlayer
  | TurnAfter
  | MoreDice
  | LifeFloor;

/** Players can't do that (101.2). */
export interface PlayerCant {
  readonly type: "playerCant";
  readonly players: Players;
  readonly what: Forbidden;
  readonly whom?: Filter | Recipients;
  /** At most so many each turn. */
  readonly limit?: number;
  /** Costs of mana abilities can be paid so. */
  readonly sparesMana?: true;
}
/** "cost {1} less / more to cast / activate" (601.2f). */
export interface CostChange {
  readonly type: "costChange";
  /** Spells, or abilities of objects, that fit. */
  readonly what: Filter;
  readonly of: "spell" | "ability" | "nonmana ability" | "keyword";
  /** The keyword whose abilities or costs are meant ("equip costs"); "loyalty" for loyalty abilities. */
  readonly keyword?: string;
  readonly by?: Players;
  /** `instead`: the costs of that keyword may be replaced by these (118.9). */
  readonly change: "less" | "more" | "instead";
  /** Symbols; generic and coloured reductions follow 118.7. */
  readonly cost: readonly Cost[];
  readonly times?: Quantity;
  /** The n-th such spell, or ability that the player activates, each turn. */
  readonly nth?: number;
  /** What the cost is at least: what `less` leaves of it, or what the total is raised to in the end (601.2f). */
  readonly minimum?: number;
  /** Generic mana is not reduced where the cost has no mana of that color ("reduces only the amount of colored mana"). */
  readonly coloredOnly?: true;
}
/** An additional cost to cast, which the spell itself or a permanent imposes. Optional when `optional`. */
export interface AdditionalCostRule {
  readonly type: "additionalCost";
  readonly what: Filter;
  readonly costs: Costs;
  /** "sacrifice a creature or pay {3}": one of these. */
  readonly alternatives?: readonly Costs[];
  readonly optional?: true;
  /** May be paid any number of times (multikicker). */
  readonly repeatable?: true;
  /** Name under which `wasPaid` asks for it. */
  readonly keyword?: string;
  /** What the total cost is reduced by where it is paid (118.7). */
  readonly reduces?: ManaCost;
  /** Generic mana is not reduced by that. */
  readonly coloredOnly?: true;
}
/** "You may … rather than pay this spell's mana cost" (118.9). */
export interface AlternativeCostRule {
  readonly type: "alternativeCost";
  readonly what: Filter;
  readonly costs: Costs;
  readonly keyword?: string;
  readonly condition?: Condition;
  /** "Any time you could cast an instant", whatever the spell is. */
  readonly instant?: true;
  /** How often it can be used each turn. */
  readonly limit?: number;
}
/** Additional lands that players may play (305.2). */
export interface ExtraLandPlays {
  readonly type: "extraLands";
  readonly players: Players;
  readonly count: Quantity | "any";
}
/** How something is cast that an effect or ability permits to be cast (601.3). */
export interface Manner {
  readonly free?: true;
  /** Instead of the mana cost (118.9). */
  readonly costs?: Costs;
  /** On top of the mana cost or `costs` (118.8): "by discarding a land card as an additional cost". */
  readonly additional?: Costs;
  /** As though it were mana of any color; `type`: of any type (609.4b). */
  readonly anyMana?: true | "type";
  /** Not all mana, but such. */
  readonly anyManaOf?: SomeMana;
  /** It is exiled if it would leave the stack other than to the battlefield; `graveyard`: if it would go to a graveyard. */
  readonly exileAfter?: true | "graveyard";
  /** … if it is such a spell. */
  readonly exileOnly?: Filter;
  /** Abilities that the spell gains as it is cast. */
  readonly gains?: readonly Ability[];
}
/** Permission to cast or play cards from a zone, optionally with other costs (601.3). */
export interface PlayFromZone extends Manner {
  readonly type: "mayPlay";
  readonly players: Players;
  readonly what: Filter | Objects;
  readonly verb: "play" | "cast";
  readonly limit?: number;
  readonly flash?: true;
  /** The effect that permits it is used up when something is played. */
  readonly once?: true;
  /** Only in the way that this keyword of the card gives. */
  readonly keyword?: string;
  /** Only while this holds ("during any turn you attacked with a Rogue"). */
  readonly condition?: Condition;
}
/** Spells that may be cast as though they had flash (601.3b). */
export interface CastAsThoughFlash {
  readonly type: "castAsThoughFlash";
  readonly players: Players;
  readonly what: Filter;
  /** To be paid in addition for casting it like this ("if you pay {2} more"). */
  readonly costs?: Costs;
}
/** Abilities of these that may be activated any time one could cast an instant (602.5d-e, 606.3). */
export interface ActivateAsInstant {
  readonly type: "activateAsInstant";
  readonly players: Players;
  readonly what: Filter;
  /** Of this keyword only; "loyalty" for loyalty abilities. */
  readonly keyword?: string;
}
/** 402.2 */
export interface MaximumHandSize {
  readonly type: "handSize";
  readonly players: Players;
  readonly size: Quantity | "none";
  readonly change?: "set" | "more" | "less";
}
/** The top card of a library is revealed all the time. */
export interface RevealTopCard {
  readonly type: "revealTop";
  readonly players: Players;
  readonly lookOnly?: true;
}
/** "play with their hands revealed" */
export interface RevealHand {
  readonly type: "revealHand";
  readonly players: Players;
}
/** Permission to look at cards that are face down or hidden ("You may look at cards exiled with …"). */
export interface MayLook {
  readonly type: "mayLook";
  readonly players: Players;
  readonly what: Filter;
}
/** 603.2d: triggers an additional time. */
export interface AdditionalTriggers {
  readonly type: "triggersAgain";
  /** Only when this event causes it; any event when absent. */
  readonly event?: TriggerEvent;
  readonly of: Filter;
}
/** The event causes no abilities (of these permanents) to trigger (603.2). */
export interface NoTriggers {
  readonly type: "triggersNot";
  readonly event: TriggerEvent;
  /** Abilities of these only. */
  readonly of?: Filter;
}
/** "You may spend mana as though it were mana of any color" (609.4b). */
export interface SpendManaAsThough extends SomeMana {
  readonly type: "spendAnyMana";
  readonly players: Players;
  /** Only to cast or play these. */
  readonly on?: Filter;
  /** Only to activate abilities of these. */
  readonly abilitiesOf?: Filter;
  /** "of any type": as colorless mana, too (106.1b). */
  readonly anyType?: true;
  /** Only as mana of this color. */
  readonly as?: Color;
}
/** Only mana of this color or colorless mana, only mana from such sources. */
export interface SomeMana {
  readonly color?: Color | "colorless";
  readonly from?: Filter;
}
/** "[This card] can be your commander": works before the game, and says nothing in it (113.6, 903.3a). */
export interface MayBeCommander {
  readonly type: "mayBeCommander";
}
/** "Reveal the first card you draw each turn": as it is drawn (121.9). */
export interface RevealsDrawn {
  readonly type: "revealsDrawn";
  readonly players: Players;
  readonly optional?: true;
}
/** This card can be revealed as a companion (702.139a): works before the game. */
export interface MayBeCompanion {
  readonly type: "mayBeCompanion";
}
/** How many cards of that name a deck can have (100.2a): works before the game, and says nothing in it. */
export interface DeckMayHave {
  readonly type: "deckMayHave";
  readonly name: string;
  readonly count: number | "any";
}
/** Damage that would reduce a player's life total to less than this reduces it to this instead (614.1, 120.3a). */
export interface LifeFloor {
  readonly type: "lifeFloor";
  readonly players: Players;
  readonly least: Quantity;
}
/** What the player may do with this card in the opening hand before the first turn (103.6). */
export interface OpeningHand {
  readonly type: "openingHand";
  readonly effect: Effect;
}
/** "Untap … during each other player's untap step": these untap as well while one of the players untaps (502.3). */
export interface UntapsAlso {
  readonly type: "untapsAlso";
  readonly what: Filter;
  readonly during: Players;
}
/** Unspent mana, of that color where one is named, doesn't empty as steps and phases end (106.4). */
export interface KeepsMana {
  readonly type: "keepsMana";
  readonly players: Players;
  readonly color?: Color;
  /** It becomes mana of that color, or colorless, in place of being lost, whatever it would be lost by (614.1). */
  readonly becomes?: Color | "colorless";
}
/** Symbols of that color in costs that these players pay can be paid with 2 life each, as Phyrexian ones are (107.4f). */
export interface LifeForMana {
  readonly type: "lifeForMana";
  readonly players: Players;
  readonly color: Color;
}
/** Players skip that step or phase (614.1b). */
export interface SkipStep {
  readonly type: "skipStep";
  readonly players: Players;
  readonly step: Step | "turn" | "combat phase" | "extra turn";
}
/** A player has hexproof, shroud, protection and so on (702.11e). */
export interface PlayerHas {
  readonly type: "playerHas";
  readonly players: Players;
  readonly abilities: readonly Ability[];
}
/** Characteristic changes to how things enter that are not replacements of this object itself. */
export interface EntersRule {
  readonly type: "legendRuleOff";
  readonly what: Filter;
}

/** Whoever controls the effect makes all choices and decisions of these players (723.5). */
export interface ControlPlayer {
  readonly type: "controlPlayer";
  readonly players: Players;
}
/** After the turn that an effect is for, as it begins, these players take an extra turn (500.7). */
export interface TurnAfter {
  readonly type: "turnAfter";
  readonly players: Players;
}
/** While voting, these players vote once more (701.38d). */
export interface MoreVotes {
  readonly type: "moreVotes";
  readonly players: Players;
  readonly optional?: true;
}

/** Where these players would roll dice, they roll one more and ignore the lowest roll (706.6). */
export interface MoreDice {
  readonly type: "moreDice";
  readonly players: Players;
}

/** These spells can be cast only while this holds (601.3, "Cast this spell only during combat"). */
export interface CastOnly {
  readonly type: "castOnly";
  readonly what: Filter;
  readonly condition: Condition;
}

export const moreDice = /* @__PURE__ */ constructor<MoreDice>()("moreDice", ["players"]);
export const controlPlayer = /* @__PURE__ */ constructor<ControlPlayer>()("controlPlayer", ["players"]);
export const turnAfter = /* @__PURE__ */ constructor<TurnAfter>()("turnAfter", ["players"]);
export const moreVotes = /* @__PURE__ */ constructor<MoreVotes>()("moreVotes", ["players"]);
export const castOnly = /* @__PURE__ */ constructor<CastOnly>()("castOnly", ["what", "condition"]);
export const playerCant = /* @__PURE__ */ constructor<PlayerCant>()("playerCant", ["players", "what"]);
export const costChange = /* @__PURE__ */ constructor<CostChange>()("costChange", ["what", "change", "cost"]);
export const additionalCost = /* @__PURE__ */ constructor<AdditionalCostRule>()("additionalCost", [
  "what",
  "costs",
]);
export const alternativeCost = /* @__PURE__ */ constructor<AlternativeCostRule>()("alternativeCost", [
  "what",
  "costs",
]);
export const extraLands = /* @__PURE__ */ constructor<ExtraLandPlays>()("extraLands", ["players", "count"]);
export const mayPlay = /* @__PURE__ */ constructor<PlayFromZone>()("mayPlay", ["players", "what", "verb"]);
export const castAsThoughFlash = /* @__PURE__ */ constructor<CastAsThoughFlash>()("castAsThoughFlash", [
  "players",
  "what",
]);
export const activateAsInstant = /* @__PURE__ */ constructor<ActivateAsInstant>()("activateAsInstant", [
  "players",
  "what",
]);
export const handSize = /* @__PURE__ */ constructor<MaximumHandSize>()("handSize", ["players", "size"]);
export const revealTop = /* @__PURE__ */ constructor<RevealTopCard>()("revealTop", ["players"]);
export const revealHand = /* @__PURE__ */ constructor<RevealHand>()("revealHand", ["players"]);
export const mayLook = /* @__PURE__ */ constructor<MayLook>()("mayLook", ["players", "what"]);
export const triggersAgain = /* @__PURE__ */ constructor<AdditionalTriggers>()("triggersAgain", [
  "event",
  "of",
]);
export const triggersNot = /* @__PURE__ */ constructor<NoTriggers>()("triggersNot", ["event"]);
export const spendAnyMana = /* @__PURE__ */ constructor<SpendManaAsThough>()("spendAnyMana", ["players"]);
export const mayBeCommander: MayBeCommander = { type: "mayBeCommander" };
export const revealsDrawn = /* @__PURE__ */ constructor<RevealsDrawn>()("revealsDrawn", ["players"]);
export const mayBeCompanion: MayBeCompanion = { type: "mayBeCompanion" };
export const deckMayHave = /* @__PURE__ */ constructor<DeckMayHave>()("deckMayHave", ["name", "count"]);
export const lifeFloor = /* @__PURE__ */ constructor<LifeFloor>()("lifeFloor", ["players", "least"]);
export const openingHand = /* @__PURE__ */ constructor<OpeningHand>()("openingHand", ["effect"]);
export const untapsAlso = /* @__PURE__ */ constructor<UntapsAlso>()("untapsAlso", ["what", "during"]);
export const lifeForMana = /* @__PURE__ */ constructor<LifeForMana>()("lifeForMana", ["players", "color"]);
export const keepsMana = /* @__PURE__ */ constructor<KeepsMana>()("keepsMana", ["players"]);
export const skipStep = /* @__PURE__ */ constructor<SkipStep>()("skipStep", ["players", "step"]);
export const playerHas = /* @__PURE__ */ constructor<PlayerHas>()("playerHas", ["players", "abilities"]);
export const legendRuleOff = /* @__PURE__ */ constructor<EntersRule>()("legendRuleOff", ["what"]);

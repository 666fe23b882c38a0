import type { Ability } from "./abilities.ts";
import type { CardType, Color, Supertype } from "./characteristics.ts";
import type { Condition } from "./conditions.ts";
import type { Cost, Costs } from "./costs.ts";
import type { Filter } from "./filters.ts";
import { constructor } from "./node.ts";
import type { Quantity } from "./quantities.ts";
import type { Objects, Players, Recipients } from "./references.ts";

/** What a continuous effect does to the objects it applies to (611, 613). The comment names the layer. */
export type Modification =
  | ModifyPT
  | SetPT
  | SwitchPT
  | GainAbilities
  | LoseAbilities
  | AddTypes
  | SetTypes
  | LoseTypes
  | SetColors
  | ChangeControl
  | BecomeCopy
  | SetName
  | Cant
  | Must
  | AssignsDamageBy
  | AsThough
  | MayNotUntap
  | MayExert
  | CrewsAsThough
  | CantBeBlockedBy
  | CanBlockMore;

/** Layer 7c: +X/+Y. */
export interface ModifyPT {
  readonly type: "modifyPT";
  readonly power: Quantity;
  readonly toughness: Quantity;
}
/** Layer 7b; 7a when `characteristicDefining` (613.4a). */
export interface SetPT {
  readonly type: "setPT";
  readonly power?: Quantity;
  readonly toughness?: Quantity;
  readonly characteristicDefining?: true;
}
/** Layer 7d. */
export interface SwitchPT {
  readonly type: "switchPT";
}
/** Layer 6. */
export interface GainAbilities {
  readonly type: "gainAbilities";
  readonly abilities: readonly Ability[];
  /** A choice among them, made as the effect begins ("gains your choice of"). */
  readonly choice?: true;
  /** Besides `abilities`, the ability that has this effect ("except it has this ability", 707.9a). */
  readonly thisAbility?: true;
  /** What is attached and fits is not put away by the protection gained like this (702.16n). */
  readonly spares?: Filter;
}
/** Layer 6: abilities by keyword name, or all of them. */
export interface LoseAbilities {
  readonly type: "loseAbilities";
  readonly keywords: readonly string[] | "all";
  /** All abilities except mana abilities and the like stay unnamed: "all other abilities". */
  readonly andCantHave?: true;
}
/** Layer 4: in addition to its other types. */
export interface AddTypes {
  readonly type: "addTypes";
  readonly cardTypes?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  /** The chosen type; or every creature type (702.73). */
  readonly chosen?: "creatureType" | "basicLandType";
  readonly every?: "creatureType";
}
/** Layer 4: instead of its types of the same kind (205.1a); `keepCardTypes` where the text says "in addition to its other types" for cards types only. */
export interface SetTypes {
  readonly type: "setTypes";
  readonly cardTypes?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  readonly chosen?: "creatureType" | "basicLandType";
  /** Loses all other card types. */
  readonly loseOthers?: true;
}
/** Layer 4: isn't of these types any more ("isn't a creature"); of a card type it loses its subtypes go too (205.1a). */
export interface LoseTypes {
  readonly type: "loseTypes";
  readonly cardTypes?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  /** "loses all creature types" */
  readonly every?: "creatureType";
}
/** Layer 5; `add` keeps the other colors. */
export interface SetColors {
  readonly type: "setColors";
  readonly colors: readonly Color[] | "chosen";
  readonly add?: true;
}
/** Layer 2. */
export interface ChangeControl {
  readonly type: "changeControl";
  readonly to: Players;
}
/** Layer 1. */
export interface BecomeCopy {
  readonly type: "becomeCopy";
  readonly of: Objects;
  readonly except?: readonly Modification[];
  /** Filled in by the runtime when the effect begins: the copied values (707.2b). */
  readonly face?: import("./cards.ts").Face;
}
export interface SetName {
  readonly type: "setName";
  readonly name: string;
}

/** Things the rules let an object or player do or suffer, which an effect forbids (101.2). */
export type Forbidden =
  | "attack"
  | "block"
  | "attackOrBlock"
  | "beBlocked"
  | "beCountered"
  | "beRegenerated"
  | "beTargeted"
  | "beDestroyed"
  | "beSacrificed"
  | "beCopied"
  | "untapInUntapStep"
  | "becomeUntapped"
  | "activateAbilities"
  | "activateNonManaAbilities"
  | "gainLife"
  | "loseLife"
  | "drawCards"
  | "castSpells"
  | "playLands"
  | "search"
  | "attackAlone"
  | "blockAlone"
  | "transform"
  | "haveCounters"
  | "beEnchanted"
  | "beEquipped"
  | "beSourceOfDamagePrevention"
  | "winGame"
  | "loseGame"
  | "crew"
  | "enterBattlefield"
  | "leaveBattlefield"
  | "preventDamage"
  | "beDiscarded"
  | "getCounters";

export interface Cant {
  readonly type: "cant";
  readonly what: Forbidden;
  /** The other party: what it can't block, whom it can't attack, which spells can't be cast, what can't target it. */
  readonly whom?: Recipients | Filter;
  /** Only while this holds; `unless` is its negation. */
  readonly unless?: Condition;
  /** Unless this cost is paid (508.1d, 509.1c). */
  readonly unlessPaid?: Costs;
  /** More than this number each turn. */
  readonly limit?: number;
}
/** 508.1d, 509.1c requirements. */
export interface Must {
  readonly type: "must";
  readonly what: "attack" | "block" | "beBlocked" | "beBlockedByAll";
  readonly whom?: Recipients | Filter;
}
export interface CantBeBlockedBy {
  readonly type: "cantBeBlocked";
  /** By which creatures; `except` turns it round; a number means by fewer or more than so many. */
  readonly by?: Filter;
  readonly except?: Filter;
  readonly moreThan?: number;
  readonly fewerThan?: number;
}
export interface CanBlockMore {
  readonly type: "canBlock";
  /** Additional creatures each combat; absent: any number. */
  readonly additional?: Quantity;
  /** "can block only creatures …" */
  readonly only?: Filter;
  /** "can block as though …" */
  readonly asThough?: "untapped" | "shadow";
}
export interface AssignsDamageBy {
  readonly type: "assignsDamage";
  readonly how: "toughness" | "asThoughUnblocked" | "none";
  /** Its controller decides as damage is assigned ("you may have it assign …", 510.1c). */
  readonly optional?: true;
}
/** "You may choose not to untap it during your untap step" (502.3): its controller chooses as the step begins. */
export interface MayNotUntap {
  readonly type: "mayNotUntap";
}
/** "You may exert this creature as it attacks" (701.43c): its controller chooses as it is declared (508.1g). */
export interface MayExert {
  readonly type: "mayExert";
}
/** "crews Vehicles as though its power were 2 greater" (702.122a, 702.171a). */
export interface CrewsAsThough {
  readonly type: "crewsAsThough";
  readonly keywords: readonly ("crew" | "saddle")[];
  readonly more: Quantity;
}
/** 609.4 */
export interface AsThough {
  readonly type: "asThough";
  readonly what: "attackWithoutDefender" | "haste" | "unblocked" | "flash";
}

export const modifyPT = constructor<ModifyPT>()("modifyPT", ["power", "toughness"]);
export const setPT = constructor<SetPT>()("setPT", ["power", "toughness"]);
export const switchPT: SwitchPT = { type: "switchPT" };
export const gainAbilities = constructor<GainAbilities>()("gainAbilities", ["abilities"]);
export const loseAbilities = constructor<LoseAbilities>()("loseAbilities", ["keywords"]);
export const addTypes = constructor<AddTypes>()("addTypes", []);
export const setTypes = constructor<SetTypes>()("setTypes", []);
export const loseTypes = constructor<LoseTypes>()("loseTypes", []);
export const setColors = constructor<SetColors>()("setColors", ["colors"]);
export const changeControl = constructor<ChangeControl>()("changeControl", ["to"]);
export const becomeCopy = constructor<BecomeCopy>()("becomeCopy", ["of"]);
export const setName = constructor<SetName>()("setName", ["name"]);
export const cant = constructor<Cant>()("cant", ["what"]);
export const must = constructor<Must>()("must", ["what"]);
export const cantBeBlocked = constructor<CantBeBlockedBy>()("cantBeBlocked", []);
export const canBlock = constructor<CanBlockMore>()("canBlock", []);
export const assignsDamage = constructor<AssignsDamageBy>()("assignsDamage", ["how"]);
export const crewsAsThough = constructor<CrewsAsThough>()("crewsAsThough", ["keywords", "more"]);
export const mayNotUntap: MayNotUntap = { type: "mayNotUntap" };
export const mayExert: MayExert = { type: "mayExert" };
export const asThough = constructor<AsThough>()("asThough", ["what"]);

/** Continuous effects on players and on the game, of static abilities or with a duration. */
export type RuleChange =
  | PlayerCant
  | CostChange
  | AdditionalCostRule
  | AlternativeCostRule
  | ExtraLandPlays
  | PlayFromZone
  | CastAsThoughFlash
  | MaximumHandSize
  | RevealTopCard
  | RevealHand
  | MayLook
  | AdditionalTriggers
  | SpendManaAsThough
  | SkipStep
  | UntapsAlso
  | PlayerHas
  | CastOnly
  | EntersRule
  | MayBeCommander;

export interface PlayerCant {
  readonly type: "playerCant";
  readonly players: Players;
  readonly what: Forbidden;
  readonly whom?: Filter | Recipients;
  /** At most so many each turn. */
  readonly limit?: number;
  readonly unlessPaid?: Costs;
}
/** "cost {1} less / more to cast / activate" (601.2f). */
export interface CostChange {
  readonly type: "costChange";
  /** Spells, or abilities of objects, that fit. */
  readonly what: Filter;
  readonly of: "spell" | "ability" | "keyword";
  /** The keyword whose abilities or costs are meant ("equip costs"). */
  readonly keyword?: string;
  readonly by?: Players;
  readonly change: "less" | "more";
  /** Symbols; generic and coloured reductions follow 118.7. */
  readonly cost: readonly Cost[];
  readonly times?: Quantity;
  /** The first such spell each turn. */
  readonly first?: true;
  readonly minimum?: number;
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
}
/** "You may … rather than pay this spell's mana cost" (118.9). */
export interface AlternativeCostRule {
  readonly type: "alternativeCost";
  readonly what: Filter;
  readonly costs: Costs;
  readonly keyword?: string;
  readonly condition?: Condition;
}
export interface ExtraLandPlays {
  readonly type: "extraLands";
  readonly players: Players;
  readonly count: Quantity | "any";
}
/** Permission to cast or play cards from a zone, optionally with other costs (601.3). */
export interface PlayFromZone {
  readonly type: "mayPlay";
  readonly players: Players;
  readonly what: Filter | Objects;
  readonly verb: "play" | "cast";
  readonly free?: true;
  readonly costs?: Costs;
  /** On top of the mana cost or `costs` (118.8): "by discarding a land card as an additional cost". */
  readonly additional?: Costs;
  /** As though it were mana of any color; `type`: of any type (609.4b). */
  readonly anyMana?: true | "type";
  readonly limit?: number;
  readonly flash?: true;
  /** It is exiled if it would leave the stack or the battlefield. */
  readonly exileAfter?: true;
}
export interface CastAsThoughFlash {
  readonly type: "castAsThoughFlash";
  readonly players: Players;
  readonly what: Filter;
  /** To be paid in addition for casting it like this ("if you pay {2} more"). */
  readonly costs?: Costs;
}
export interface MaximumHandSize {
  readonly type: "handSize";
  readonly players: Players;
  readonly size: Quantity | "none";
  readonly change?: "set" | "more" | "less";
}
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
  readonly event?: import("./events.ts").TriggerEvent;
  readonly of: Filter;
}
/** "You may spend mana as though it were mana of any color" (609.4b). */
export interface SpendManaAsThough {
  readonly type: "spendAnyMana";
  readonly players: Players;
  /** Only to cast or play these. */
  readonly on?: Filter;
  /** Only to activate abilities of these. */
  readonly abilitiesOf?: Filter;
  /** "of any type": as colorless mana, too (106.1b). */
  readonly anyType?: true;
}
/** "[This card] can be your commander": works before the game, and says nothing in it (113.6, 903.3a). */
export interface MayBeCommander {
  readonly type: "mayBeCommander";
}
/** "Untap … during each other player's untap step": these untap as well while one of the players untaps (502.3). */
export interface UntapsAlso {
  readonly type: "untapsAlso";
  readonly what: Filter;
  readonly during: Players;
}
export interface SkipStep {
  readonly type: "skipStep";
  readonly players: Players;
  readonly step: import("./characteristics.ts").Step | "turn" | "combat phase";
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

/** These spells can be cast only while this holds (601.3, "Cast this spell only during combat"). */
export interface CastOnly {
  readonly type: "castOnly";
  readonly what: Filter;
  readonly condition: Condition;
}

export const castOnly = constructor<CastOnly>()("castOnly", ["what", "condition"]);
export const playerCant = constructor<PlayerCant>()("playerCant", ["players", "what"]);
export const costChange = constructor<CostChange>()("costChange", ["what", "change", "cost"]);
export const additionalCost = constructor<AdditionalCostRule>()("additionalCost", ["what", "costs"]);
export const alternativeCost = constructor<AlternativeCostRule>()("alternativeCost", ["what", "costs"]);
export const extraLands = constructor<ExtraLandPlays>()("extraLands", ["players", "count"]);
export const mayPlay = constructor<PlayFromZone>()("mayPlay", ["players", "what", "verb"]);
export const castAsThoughFlash = constructor<CastAsThoughFlash>()("castAsThoughFlash", ["players", "what"]);
export const handSize = constructor<MaximumHandSize>()("handSize", ["players", "size"]);
export const revealTop = constructor<RevealTopCard>()("revealTop", ["players"]);
export const revealHand = constructor<RevealHand>()("revealHand", ["players"]);
export const mayLook = constructor<MayLook>()("mayLook", ["players", "what"]);
export const triggersAgain = constructor<AdditionalTriggers>()("triggersAgain", ["event", "of"]);
export const spendAnyMana = constructor<SpendManaAsThough>()("spendAnyMana", ["players"]);
export const mayBeCommander: MayBeCommander = { type: "mayBeCommander" };
export const untapsAlso = constructor<UntapsAlso>()("untapsAlso", ["what", "during"]);
export const skipStep = constructor<SkipStep>()("skipStep", ["players", "step"]);
export const playerHas = constructor<PlayerHas>()("playerHas", ["players", "abilities"]);
export const legendRuleOff = constructor<EntersRule>()("legendRuleOff", ["what"]);

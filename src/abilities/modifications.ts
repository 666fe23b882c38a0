import type { Linking } from "./node.ts";
import type { Face } from "./cards.ts";
import type { Ability, AbilityType } from "./abilities.ts";
import type { CardType, Color, Supertype } from "./characteristics.ts";
import type { Condition } from "./conditions.ts";
import type { Costs } from "./costs.ts";
import type { Filter } from "./filters.ts";
import type { Quantity } from "./quantities.ts";
import type { Objects, Players, Recipients } from "./references.ts";
import { constructor } from "./node.ts";

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
  | NoManaCost
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
  /** Besides `abilities`, all that these objects have of these kinds ("has all activated abilities of …"). */
  readonly of?: Objects;
  readonly kinds?: readonly AbilityType[];
  /** Of theirs, only keyword abilities of that name, in all variants (702.14a). */
  readonly keyword?: string;
  /** Besides `abilities`, the ability that has this effect ("except it has this ability", 707.9a). */
  readonly thisAbility?: true;
  /** What is attached and fits is not put away by the protection gained like this (702.16n). */
  readonly spares?: Filter;
}
/** Layer 6: abilities by keyword name, all of them, all but mana abilities, or the one that has this effect. */
export interface LoseAbilities {
  readonly type: "loseAbilities";
  readonly keywords: readonly string[] | "all" | "nonmana" | "this";
  /** All abilities except mana abilities and the like stay unnamed: "all other abilities". */
  readonly andCantHave?: true;
}
/** Layer 4: in addition to its other types. */
export interface AddTypes extends Linking {
  readonly type: "addTypes";
  readonly cardTypes?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  /** The chosen type; or every creature type (702.73) or land type. */
  readonly chosen?: "creatureType" | "basicLandType";
  readonly every?: "creatureType" | "landType";
}
/** Layer 4: instead of its types of the same kind (205.1a); `keepCardTypes` where the text says "in addition to its other types" for cards types only. */
export interface SetTypes extends Linking {
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
  readonly every?: "creatureType" | "landType";
}
/** Layer 5; `add` keeps the other colors. */
export interface SetColors extends Linking {
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
  readonly face?: Face;
}
/** Changes its name (612.8). */
export interface SetName {
  readonly type: "setName";
  readonly name: string;
}

/** As an exception of a copy effect (707.9): it has no mana cost (202.1b). */
export interface NoManaCost {
  readonly type: "noManaCost";
}

/** Things the rules let an object or player do or suffer, which an effect forbids (101.2). */
export type Forbidden =
  | "attack"
  | "block"
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
  | "activateLoyaltyAbilities"
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
  | "beAttached"
  | "winGame"
  | "loseGame"
  | "loseForLife"
  | "crew"
  | "enterBattlefield"
  | "phaseOut"
  | "phaseIn"
  | "beTurnedFaceUp"
  | "preventDamage"
  | "preventCombatDamage"
  | "getCounters"
  | "payLife"
  | "sacrificeForCost";

/** It can't do that, or that can't be done to it (101.2). */
export interface Cant {
  readonly type: "cant";
  readonly what: Forbidden;
  /** The other party: what it can't block, whom it can't attack, which spells can't be cast, what can't target it. */
  readonly whom?: Recipients | Filter;
  /** Only counters of that kind. */
  readonly counter?: string;
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
  /** The requirement is that of a goad: the creature has the designation (701.15). */
  readonly goad?: true;
}
/** Creatures that can't block it (509.1b). */
export interface CantBeBlockedBy {
  readonly type: "cantBeBlocked";
  /** By which creatures; `except` turns it round; a number means by fewer or more than so many. */
  readonly by?: Filter;
  readonly except?: Filter;
  readonly moreThan?: number;
  readonly fewerThan?: number;
}
/** It can block more creatures, or fewer (509.1a). */
export interface CanBlockMore {
  readonly type: "canBlock";
  /** Additional creatures each combat; absent: any number. */
  readonly additional?: Quantity;
  /** "can block only creatures …" */
  readonly only?: Filter;
  /** "can block as though …" */
  readonly asThough?: "shadow";
}
/** How it assigns combat damage (510.1). */
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
  readonly what:
    | "attackWithoutDefender"
    | "attackHaste"
    | "haste"
    | "unblocked"
    | "flash"
    | "blockedWithoutLandwalk"
    /** Damage is lethal as though its toughness were its power (120.6). */
    | "lethalByPower"
    /** Its boast abilities are activated twice each turn as though that were once (702.142a). */
    | "boastTwice";
  /** The landwalk ability that does not count (702.14c). */
  readonly keyword?: string;
}

export const modifyPT = /* @__PURE__ */ constructor<ModifyPT>()("modifyPT", ["power", "toughness"]);
export const setPT = /* @__PURE__ */ constructor<SetPT>()("setPT", ["power", "toughness"]);
export const switchPT: SwitchPT = { type: "switchPT" };
export const gainAbilities = /* @__PURE__ */ constructor<GainAbilities>()("gainAbilities", ["abilities"]);
export const loseAbilities = /* @__PURE__ */ constructor<LoseAbilities>()("loseAbilities", ["keywords"]);
export const addTypes = /* @__PURE__ */ constructor<AddTypes>()("addTypes", []);
export const setTypes = /* @__PURE__ */ constructor<SetTypes>()("setTypes", []);
export const loseTypes = /* @__PURE__ */ constructor<LoseTypes>()("loseTypes", []);
export const setColors = /* @__PURE__ */ constructor<SetColors>()("setColors", ["colors"]);
export const changeControl = /* @__PURE__ */ constructor<ChangeControl>()("changeControl", ["to"]);
export const becomeCopy = /* @__PURE__ */ constructor<BecomeCopy>()("becomeCopy", ["of"]);
export const setName = /* @__PURE__ */ constructor<SetName>()("setName", ["name"]);
export const noManaCost: NoManaCost = { type: "noManaCost" };
export const cant = /* @__PURE__ */ constructor<Cant>()("cant", ["what"]);
export const must = /* @__PURE__ */ constructor<Must>()("must", ["what"]);
export const cantBeBlocked = /* @__PURE__ */ constructor<CantBeBlockedBy>()("cantBeBlocked", []);
export const canBlock = /* @__PURE__ */ constructor<CanBlockMore>()("canBlock", []);
export const assignsDamage = /* @__PURE__ */ constructor<AssignsDamageBy>()("assignsDamage", ["how"]);
export const crewsAsThough = /* @__PURE__ */ constructor<CrewsAsThough>()("crewsAsThough", [
  "keywords",
  "more",
]);
export const mayNotUntap: MayNotUntap = { type: "mayNotUntap" };
export const mayExert: MayExert = { type: "mayExert" };
export const asThough = /* @__PURE__ */ constructor<AsThough>()("asThough", ["what"]);

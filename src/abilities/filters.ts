import type { Linking } from "./node.ts";
import type { CardType, Color, Comparison, Supertype, Zone } from "./characteristics.ts";
import type { Condition } from "./conditions.ts";
import { constructor } from "./node.ts";
import type { Quantity } from "./quantities.ts";
import type { Objects, Players, Recipients, Trait } from "./references.ts";

/** What an object must be to fit. Characteristics are those of the moment, or last known (608.2h). */
export type Filter =
  | And
  | Or
  | Not
  | Anything
  | Kind
  | HasType
  | HasSupertype
  | HasSubtype
  | HasColor
  | ColorCount
  | InZone
  | Controlled
  | Owned
  | Compare
  | HasKeyword
  | HasAbilityFilter
  | HasCounter
  | Status
  | Attacking
  | Blocking
  | Named
  | Shares
  | OtherThan
  | IsOneOf
  | AttachedTo
  | Attachable
  | HasAttached
  | Targets
  | History
  | Chosen
  | Fulfils
  | AbilityKind
  | HasManaSymbol
  | RepeatsManaSymbol
  | NextCast
  | NthCast
  | PaidWith;

/** Fits each of the filters. */
export interface And {
  readonly type: "and";
  readonly filters: readonly Filter[];
}
/** Fits at least one of the filters. */
export interface Or {
  readonly type: "or";
  readonly filters: readonly Filter[];
}
/** Does not fit the filter. */
export interface Not {
  readonly type: "not";
  readonly filter: Filter;
}
/** Any object fits. */
export interface Anything {
  readonly type: "anything";
}
/** What sort of object it is (109.1). `commander` 903.3, `adventurer` 715.2; `source` what can be chosen as a source of damage (609.7a). */
export interface Kind {
  readonly type: "kind";
  readonly kind:
    "permanent" | "spell" | "card" | "token" | "ability" | "commander" | "copy" | "adventurer" | "source";
}
/** Has one of the card types (205.2). */
export interface HasType {
  readonly type: "hasType";
  readonly cardType: CardType;
}
/** 205.4 */
export interface HasSupertype {
  readonly type: "hasSupertype";
  readonly supertype: Supertype;
}
/** 205.3 */
export interface HasSubtype {
  readonly type: "hasSubtype";
  readonly subtype: string;
}
/** 105.2 */
export interface HasColor {
  readonly type: "hasColor";
  readonly color: Color;
}
/** Colorless (= 0), monocolored (= 1), multicolored (>= 2). */
export interface ColorCount {
  readonly type: "colorCount";
  readonly comparison: Comparison;
  readonly count: number;
}
/** Is in that zone (400.1). */
export interface InZone {
  readonly type: "inZone";
  readonly zone: Zone;
  /** Whose hand, library or graveyard; default: anybody's. */
  readonly of?: Players;
}
/** Is controlled by one of these players (108.4). */
export interface Controlled {
  readonly type: "controlledBy";
  readonly players: Players;
}
/** Is owned by one of these players (108.3). */
export interface Owned {
  readonly type: "ownedBy";
  readonly players: Players;
}
/** A number that an object has. */
export type Stat =
  "power" | "toughness" | "basePower" | "baseToughness" | "manaValue" | "loyalty" | "totalPowerAndToughness";
/** A number of the object stands in that relation to a quantity. */
export interface Compare {
  readonly type: "compare";
  readonly stat: Stat;
  readonly comparison: Comparison;
  readonly value: Quantity;
}
/** Has a keyword ability of that name (702), e.g. `flying`, `first strike`, `landwalk`. */
export interface HasKeyword {
  readonly type: "hasKeyword";
  readonly keyword: string;
}
/** Has such an ability. */
export interface HasAbilityFilter {
  readonly type: "hasAbility";
  readonly ability: "any" | "activated" | "mana" | "triggered" | "activated with tap";
}
/** Has counters of that kind (any kind when absent); `count` defaults to at least one. */
export interface HasCounter {
  readonly type: "hasCounter";
  readonly kind?: string;
  readonly comparison?: Comparison;
  readonly count?: Quantity;
}
/** What is true of a permanent or of what it does in combat. */
export interface Status {
  readonly type: "status";
  readonly status:
    | "tapped"
    | "untapped"
    | "faceDown"
    | "faceUp"
    | "transformed"
    | "blocked"
    | "unblocked"
    | "bestowed"
    | "suspected"
    | "saddled"
    | "renowned"
    | "tributePaid"
    | "monstrous"
    | "goaded"
    | "paired"
    | "haunted"
    | "exerted"
    | "enlisted"
    | "crewed"
    | "solved"
    | "harnessed"
    | "prepared"
    | "foretold"
    | "plotted"
    | "ringBearer"
    | "damaged"
    /** One of its halves is locked (709.5c). */
    | "locked"
    /** It came under its controller's control since the beginning of their last upkeep (702.30a). */
    | "new";
  /** Of `paired` and `haunted`: with or by one of these (702.55b, 702.95b). */
  readonly with?: Objects;
}
/** Attacking, and whom or what when given. */
export interface Attacking {
  readonly type: "attacking";
  readonly whom?: Recipients;
  readonly alone?: true;
}
/** Blocking, and what when given. `by`: blocked by these. */
export interface Blocking {
  readonly type: "blocking";
  readonly what?: Objects;
  readonly blockedBy?: Objects;
  readonly alone?: true;
}
/** Has that name (201.2). */
export interface Named {
  readonly type: "named";
  readonly name: string;
}
/** Shares something with one of the objects. */
export interface Shares {
  readonly type: "shares";
  readonly what: Trait;
  readonly with: Objects;
}
/** Is none of these objects. */
export interface OtherThan {
  readonly type: "otherThan";
  readonly objects: Objects;
}
/** Is one of these objects. */
export interface IsOneOf {
  readonly type: "isOneOf";
  readonly objects: Objects;
}
/** Attached to one of these. */
export interface AttachedTo {
  readonly type: "attachedTo";
  readonly to: Recipients;
}
/** Could be attached to one of these, or one of `what` to it (701.3a). */
export interface Attachable {
  readonly type: "attachable";
  readonly to?: Objects;
  readonly what?: Objects;
}
/** Has something attached that fits ("enchanted", "equipped"). */
export interface HasAttached {
  readonly type: "hasAttached";
  readonly filter: Filter;
}
/** A spell or ability that targets something of these; `only` when that is the one thing it targets, however often (115.9c). */
export interface Targets {
  readonly type: "targets";
  readonly what: Filter | Players;
  readonly only?: true;
  /** Number of targets in all ("with a single target"), each time that one was chosen counting (115.9a). */
  readonly count?: number;
}
/** What happened to the object this turn. */
export interface History {
  readonly type: "history";
  readonly event:
    | "entered"
    | "attacked"
    | "blocked"
    | "was dealt damage"
    | "dealt damage"
    | "dealt combat damage"
    | "died"
    | "was put into graveyard"
    | "was discarded"
    | "was milled"
    | "was blocked"
    | "crewed"
    | "saddled"
    | "convoked";
  /** The other party: who dealt it, whom it attacked. */
  readonly by?: Recipients;
  readonly from?: Zone;
  /** `ever` is asked only of how an object entered, which it keeps. */
  readonly when: "this turn" | "this combat" | "last turn" | "ever";
}
/** Is of the chosen color or type, or has the chosen name (607.2d). */
export interface Chosen extends Linking {
  readonly type: "chosen";
  readonly what:
    "color" | "creatureType" | "cardType" | "name" | "landType" | "basicLandType" | "planeswalkerType";
}
/** A condition in which `each` is the object asked about. */
export interface Fulfils {
  readonly type: "fulfils";
  readonly condition: Condition;
}
/** Is an ability of that kind (113.3). */
export interface AbilityKind {
  readonly type: "abilityKind";
  readonly kind: "activated" | "triggered" | "loyalty" | "mana";
  /** What the ability is an ability of. */
  readonly of?: Filter;
}
/** Its mana cost, or of an activated ability its activation cost, has that symbol (202.1, 602.1a). */
export interface HasManaSymbol {
  readonly type: "hasManaSymbol";
  readonly symbol: string;
}
/** Has the same mana symbol more than once in its mana cost. */
export interface RepeatsManaSymbol {
  readonly type: "repeatsManaSymbol";
}

/** "The next spell you cast this turn": the first such spell that these players cast in the turn after the effect began. */
export interface NextCast {
  readonly type: "nextCast";
  readonly by: Players;
  readonly what: Filter;
}

/** The n-th such spell that was cast this turn, by these players where it says so, or the permanent it became. */
export interface NthCast {
  readonly type: "nthCast";
  readonly n: number;
  readonly what: Filter;
  readonly by?: Players;
}

/** A spell, or the permanent it became, that the mana of this ability was spent to cast (106.6); the `addMana` is `marked`. */
export interface PaidWith {
  readonly type: "paidWith";
}

export const and = /* @__PURE__ */ constructor<And>()("and", ["filters"]);
export const or = /* @__PURE__ */ constructor<Or>()("or", ["filters"]);
export const not = /* @__PURE__ */ constructor<Not>()("not", ["filter"]);
export const anything: Anything = { type: "anything" };
export const kind = /* @__PURE__ */ constructor<Kind>()("kind", ["kind"]);
export const hasType = /* @__PURE__ */ constructor<HasType>()("hasType", ["cardType"]);
export const hasSupertype = /* @__PURE__ */ constructor<HasSupertype>()("hasSupertype", ["supertype"]);
export const hasSubtype = /* @__PURE__ */ constructor<HasSubtype>()("hasSubtype", ["subtype"]);
export const hasColor = /* @__PURE__ */ constructor<HasColor>()("hasColor", ["color"]);
export const colorCount = /* @__PURE__ */ constructor<ColorCount>()("colorCount", ["comparison", "count"]);
export const inZone = /* @__PURE__ */ constructor<InZone>()("inZone", ["zone", "of"]);
export const controlledBy = /* @__PURE__ */ constructor<Controlled>()("controlledBy", ["players"]);
export const ownedBy = /* @__PURE__ */ constructor<Owned>()("ownedBy", ["players"]);
export const compare = /* @__PURE__ */ constructor<Compare>()("compare", ["stat", "comparison", "value"]);
export const hasKeyword = /* @__PURE__ */ constructor<HasKeyword>()("hasKeyword", ["keyword"]);
export const hasAbility = /* @__PURE__ */ constructor<HasAbilityFilter>()("hasAbility", ["ability"]);
export const hasCounter = /* @__PURE__ */ constructor<HasCounter>()("hasCounter", ["kind"]);
export const status = /* @__PURE__ */ constructor<Status>()("status", ["status"]);
export const attacking = /* @__PURE__ */ constructor<Attacking>()("attacking", []);
export const blocking = /* @__PURE__ */ constructor<Blocking>()("blocking", []);
export const named = /* @__PURE__ */ constructor<Named>()("named", ["name"]);
export const shares = /* @__PURE__ */ constructor<Shares>()("shares", ["what", "with"]);
export const otherThan = /* @__PURE__ */ constructor<OtherThan>()("otherThan", ["objects"]);
export const isOneOf = /* @__PURE__ */ constructor<IsOneOf>()("isOneOf", ["objects"]);
export const attachable = /* @__PURE__ */ constructor<Attachable>()("attachable", []);
export const attachedTo = /* @__PURE__ */ constructor<AttachedTo>()("attachedTo", ["to"]);
export const hasAttached = /* @__PURE__ */ constructor<HasAttached>()("hasAttached", ["filter"]);
export const targets = /* @__PURE__ */ constructor<Targets>()("targets", ["what"]);
export const history = /* @__PURE__ */ constructor<History>()("history", ["event", "when"]);
export const chosen = /* @__PURE__ */ constructor<Chosen>()("chosen", ["what"]);
export const fulfils = /* @__PURE__ */ constructor<Fulfils>()("fulfils", ["condition"]);
export const hasManaSymbol = /* @__PURE__ */ constructor<HasManaSymbol>()("hasManaSymbol", ["symbol"]);
export const repeatsManaSymbol: RepeatsManaSymbol = { type: "repeatsManaSymbol" };
export const abilityKind = /* @__PURE__ */ constructor<AbilityKind>()("abilityKind", ["kind"]);
export const nthCast = /* @__PURE__ */ constructor<NthCast>()("nthCast", ["n", "what"]);
export const nextCast = /* @__PURE__ */ constructor<NextCast>()("nextCast", ["by", "what"]);
export const paidWith: PaidWith = { type: "paidWith" };

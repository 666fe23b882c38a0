import type { EffectContent } from "./effect-content.ts";
import type * as A from "../abilities/index.ts";
import type { CommanderState } from "./commander.ts";
import type { Action } from "./decisions.ts";
import type { GameEvent } from "./game-event.ts";

export type { GameEvent } from "./game-event.ts";

/** Players are numbered in turn order from 0. */
export type PlayerId = number;
/** A new number for every object: an object that changes zones becomes a new object (400.7). */
export type ObjectId = number;

/** The whole game as plain data. Only `perform` and the kernel's bookkeeping write to it. */
export interface GameState {
  readonly players: PlayerState[];
  /** All objects that exist now, in any zone. */
  readonly objects: Record<ObjectId, GameObject>;
  /** Last known information (608.2h): snapshots of objects that ceased to exist, by their old id. */
  readonly lastKnown: Record<ObjectId, Snapshot>;
  readonly battlefield: ObjectId[];
  /** Bottom first; the last one resolves next (405). */
  readonly stack: ObjectId[];
  readonly exile: ObjectId[];
  readonly command: ObjectId[];
  /** Continuous effects from resolved spells and abilities (611.2), with rules changes and replacement shields. */
  effects: ActiveEffect[];
  delayed: DelayedTrigger[];
  /** Objects moved until something happens (610.3): they go back as soon as it does. */
  awaitingReturn: AwaitedReturn[];
  /** Triggered abilities waiting to be put on the stack (603.2, 603.3). */
  waiting: PendingTrigger[];
  turn: TurnState;
  combat?: CombatState;
  /** State of the random generator; the game is reproducible from seed and answers. */
  random: number;
  nextId: number;
  nextTimestamp: number;
  /** What happened this turn and last turn, for "this turn" questions. */
  history: { thisTurn: GameEvent[]; lastTurn: GameEvent[] };
  over?: { readonly winners: readonly PlayerId[] };
  /** In a game of the Commander variant (903). */
  commander?: CommanderState;
  /** 725, 726, 731: neither day nor night while absent. */
  monarch?: PlayerId;
  initiative?: PlayerId;
  dayNight?: "day" | "night";
}

/** A player, and the zones that are theirs. */
export interface PlayerState {
  readonly id: PlayerId;
  life: number;
  lost: boolean;
  /** Top card first. */
  library: ObjectId[];
  hand: ObjectId[];
  graveyard: ObjectId[];
  /** Cards outside the game (400.11a). */
  sideboard: ObjectId[];
  manaPool: ManaUnit[];
  /** Tried to draw from an empty library since the last check (704.5b). */
  drewFromEmpty?: boolean;
  counters: Record<string, number>;
  landsPlayed: number;
  /** Number of this player's most recent turn, for summoning sickness (302.6), and how many of theirs have begun. */
  lastTurn: number;
  turns: number;
  /** Number of the turn in which an upkeep of this player last began (702.30a). */
  lastUpkeep?: number;
  /** The names of the dungeons that the player has completed (309.7). */
  completed?: readonly string[];
  /** 702.131, and by permanents with storied. */
  citysBlessing?: true;
  enduringStory?: true;
  /** 702.192a: the names of the player's spells with paradigm that have resolved. */
  paradigms?: readonly string[];
  /** 702.179 */
  speed?: number;
}

/** One mana in a pool (106.4). */
export interface ManaUnit {
  readonly color: A.Color | "colorless";
  readonly snow: boolean;
  readonly source: ObjectId;
  readonly onlyFor?: A.ManaUse;
  /** It isn't lost as steps and phases end before that (500.5). */
  readonly keeps?: "end of turn" | "end of combat";
  /** By which the ability that made it knows it again. */
  readonly mark?: number;
}

/** A card, token, copy, spell, ability on the stack, or emblem (109.1). */
export interface GameObject {
  readonly id: ObjectId;
  /** The physical card or token this is; stays the same when the object changes zones. */
  cardId: number;
  /** `designation`: what carries the inherent abilities of having speed and the like (702.179d). */
  kind: "card" | "token" | "spellCopy" | "ability" | "emblem" | "designation";
  readonly owner: PlayerId;
  /** Before continuous effects; `characteristics` gives the controller now. */
  controller: PlayerId;
  zone: A.Zone;
  /** Printed faces; which one counts is `face`. For abilities on the stack the face is empty. */
  card: A.Card;
  face: number;
  /** What else represents a merged permanent (730.2), and the abilities of what of that is still face down (730.2f). */
  merged?: MergedPart[];
  hidden?: readonly A.Ability[];
  /** Copiable values that override the printed ones (707.2); with spliced text (702.47c) also those without, null for the printed ones. */
  copyOf?: A.Face & { readonly unspliced?: A.Face | null };
  timestamp: number;
  /** When it last transformed (701.27f). */
  transformedAt?: number;
  tapped: boolean;
  faceDown: boolean;
  /** What it is face down, where an effect told that (708.2b). */
  downFace?: A.Face;
  /** In a hidden zone: the players who have seen which card it is, beside those who may look at it (400.2). */
  knownTo?: readonly PlayerId[];
  damage: number;
  /** Damage by a source with deathtouch since the last check (704.5h). */
  deathtouched: boolean;
  counters: Record<string, number>;
  attachedTo?: ObjectId | { readonly player: PlayerId };
  /** Who controlled it when that was last looked at, and since which turn they have continuously (302.6). */
  controllerSeen?: PlayerId;
  controlledSince: number;
  regenerationShields: number;
  /** What made them, in order. */
  regeneratedBy?: ObjectId[];
  /** 702.26a: phased out, under whose control; nobody is told where it did so indirectly (702.26g). */
  phasedOut?: { readonly under: PlayerId | null };
  designations: string[];
  /** When counters of each kind were last put on it (613.7c). */
  countersPut?: Readonly<Record<string, number>>;
  /** Choices made for it and its linked abilities (607.2d): `color`, `creatureType`, `name`, `player` … */
  chosen: Record<string, string | number>;
  /** Objects by link name (607.2a). */
  linked: Record<string, ObjectId[]>;
  /** The zone from which it entered the battlefield. */
  enteredFrom?: A.Zone;
  /** How it was cast, for spells and for permanents that were spells (601.2, 400.7d). */
  cast?: CastRecord;
  /** For spells and abilities on the stack. */
  stackItem?: StackItem;
  activations: { turn: Record<string, number>; game: Record<string, number> };
}

/** A card or token that is part of a merged permanent (730.2). */
export type MergedPart = Pick<GameObject, "kind" | "cardId" | "card" | "face">;

/** How a spell was cast: what was announced and paid for it (601.2). */
export interface CastRecord {
  readonly by: PlayerId;
  readonly from: A.Zone;
  readonly x?: number;
  /** Optional and alternative costs paid: keyword, index among the costs of that keyword, times. */
  readonly paid: readonly { readonly keyword: string; readonly cost: number; readonly times: number }[];
  readonly manaSpent: readonly ManaUnit[];
  /** Objects used for costs, by the cost's number. */
  readonly costObjects: readonly (readonly ObjectId[])[];
  readonly turn: number;
}

/** A spell or ability on the stack, with what was chosen for it (405, 601.2). */
export interface StackItem extends Known {
  readonly type: "spell" | "activated" | "triggered";
  /** Source of an ability; the spell itself for a spell. */
  readonly source: ObjectId;
  /** Instructions in order: those of the spell's own text, its chosen modes, then spliced text. */
  instructions: ChosenInstructions[];
  readonly x?: number;
  readonly event?: GameEvent;
  readonly ability?: A.Ability;
  readonly condition?: A.Condition;
  readonly costObjects: readonly (readonly ObjectId[])[];
}
/** What is known of a spell or ability from when it triggered or was put on the stack. */
interface Known {
  /** How many events of the turn there had been then (610.3a-b). */
  readonly since: number;
  readonly bindings?: Bindings;
  /** Of delayed and reflexive triggers: what the effect that made them knew (603.7c). */
  readonly context?: Context;
}

/** Instructions with the choices made for them on announcement (601.2b-d). */
export interface ChosenInstructions {
  readonly instructions: A.Instructions;
  /** One entry for each TargetSpec; empty where none were chosen. */
  targets: Chosen[][];
  /** The indices of those that were chosen and of which none is legal any more (608.2b). */
  readonly illegal?: readonly number[];
  /** Shares of divided damage or counters, like `targets`. */
  division?: number[][];
  /** Chosen modes of `modal` effects: indices, with the targets of each. */
  modes?: { readonly index: number; readonly chosen: ChosenInstructions }[];
}
/** One chosen target; `forPlayer` is the player for whom it was chosen ("for each opponent, … target … that player controls"). */
export type Chosen =
  { readonly object: ObjectId; readonly forPlayer?: PlayerId } | { readonly player: PlayerId };

/** What instructions with `bind` left behind. */
export type Bindings = Record<number, Binding>;
/** What one instruction left behind: what it was done to, and how much it was. */
export interface Binding {
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  readonly amount: number;
  /** The number of each player, where several players were told to do it. */
  readonly each?: Readonly<Record<PlayerId, number>>;
  /** Excess damage it dealt (120.10). */
  readonly excess?: number;
  /** The instruction was carried out ("if you do"). */
  readonly done: boolean;
  /** A player chose to do it: what "if you do" asks of a choice, whatever came of it (118.12). */
  readonly chose?: true;
  /** Those of `objects` that it really happened to, where that need not be all of them (614.6). */
  readonly affected?: readonly ObjectId[];
  /** The ids that `objects` had before the instruction moved them (400.7), for last known information. */
  readonly was?: readonly ObjectId[];
}

/** An object as it last existed, with characteristics after continuous effects. */
export interface Snapshot {
  readonly object: GameObject;
  readonly characteristics: Characteristics;
  /** What was attached to the permanent. */
  readonly attached?: readonly ObjectId[];
  /** The object it became in its new zone, if any. */
  readonly became?: ObjectId;
  /** What else it became, of several cards that were one permanent (730.3). */
  readonly parts?: readonly ObjectId[];
}

/** Characteristics after all continuous effects (613). */
export interface Characteristics {
  readonly name: string;
  readonly manaCost: A.ManaCost | undefined;
  readonly manaValue: number;
  readonly colors: readonly A.Color[];
  readonly supertypes: readonly A.Supertype[];
  readonly cardTypes: readonly A.CardType[];
  readonly subtypes: readonly string[];
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly basePower: number | undefined;
  readonly baseToughness: number | undefined;
  readonly loyalty: number | undefined;
  readonly controller: PlayerId;
  readonly abilities: readonly A.Ability[];
  /** Restrictions, requirements and permissions on the object. */
  readonly rules: readonly AppliedModification[];
}
/** A `cant`, `must`, `canBlock` … with the source it comes from, whose controller is its "you". */
export interface AppliedModification {
  readonly modification: A.Modification;
  readonly source: ObjectId;
  readonly controller: PlayerId;
}

/** A continuous effect of a resolved spell or ability (611.2). */
export interface ActiveEffect {
  readonly id: number;
  readonly timestamp: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly duration: A.Duration | undefined;
  /** Turn it was made, and the objects it lasts with. */
  readonly madeOnTurn: number;
  readonly context: Context;
  /** What it will change once its turn begins, or what it changes. */
  readonly content: EffectContent | { readonly type: "later"; readonly content: EffectContent };
}

/** A delayed triggered ability that waits for its event (603.7). */
export interface DelayedTrigger {
  readonly id: number;
  readonly event: A.TriggerEvent;
  readonly ability: A.Instructions;
  readonly condition?: A.Condition;
  readonly context: Context;
  readonly once: boolean;
  /** It is no ability, and is carried out as the event happens (106.6). */
  readonly atOnce?: true;
  readonly duration?: A.Duration;
  readonly madeOnTurn: number;
}

/** 610.3: a one-shot effect that returns objects to the zone they were in, immediately after what they are away until. */
export interface AwaitedReturn extends Pick<DelayedTrigger, "madeOnTurn" | "context"> {
  readonly objects: readonly ObjectId[];
  readonly zone: A.Zone;
  readonly duration: A.TimeAway;
}

/** An ability that has triggered and is put on the stack the next time a player would receive priority (603.3). */
export interface PendingTrigger extends Known, Pick<DelayedTrigger, "condition" | "atOnce"> {
  readonly controller: PlayerId;
  readonly source: ObjectId;
  readonly ability: A.Triggered | A.Instructions;
  readonly event: GameEvent;
}

/** Where the turn stands (500). */
export interface TurnState {
  number: number;
  active: PlayerId;
  step: A.Step;
  /** Who has priority (117). */
  priority?: PlayerId;
  /** Where in the turn the game is, so that it can go on from here. */
  place?: TurnPlace;
  /** How far the players have come with passing, while somebody has priority. */
  round?: PriorityRound;
  /** Whose turn was the last that is no extra turn (500.7). */
  regular?: PlayerId;
  /** Extra turns still to come, next last (500.7). */
  extraTurns: PlayerId[];
  extraPhases: A.Step[][];
  /** How many combat and main phases of the turn have begun (500.8). */
  begun?: { readonly combat: number; readonly main: number };
  /** How many events of the turn there had been when its last draw step began. */
  drawStep?: number;
  /** An effect ended the turn (724): straight to the cleanup step. */
  ended?: boolean;
  skips: { readonly player: PlayerId; readonly what: string }[];
}

/** A step within a turn (500.1). */
export interface TurnPlace {
  /** Which of the five regular phases this is, or comes directly after. */
  readonly phase: number;
  /** The steps of the phase, and which of them it is. */
  readonly steps: readonly A.Step[];
  readonly step: number;
}

/** Who gets priority, and how near the players are to all passing in succession (117.3-4). */
export interface PriorityRound {
  readonly player: PlayerId;
  /** How many players have passed in succession. */
  readonly passes: number;
  /** How many objects have resolved in this step. */
  readonly resolved: number;
  /** Actions that turned out impossible since something was done. */
  readonly refused: readonly Action[];
}

/** The declarations of this combat (506). What attacked what was `removed` attacks nothing; that player defends (506.4c, 508.5). */
export interface CombatState {
  attackers: {
    readonly id: ObjectId;
    defender: ObjectId | { readonly player: PlayerId; readonly removed?: true };
    blocked: boolean;
    /** Attackers with the same number are in a band (702.22c). */
    band?: number;
  }[];
  blockers: { readonly id: ObjectId; readonly attackers: ObjectId[] }[];
  /** What the creatures that left the battlefield were attacking or blocking then (608.2h). */
  left?: Pick<CombatState, "attackers" | "blockers">;
  /** Creatures that dealt damage in the first combat damage step (510.4). */
  firstStrikers?: ObjectId[];
}

/** Everything expressions of the ability model are evaluated against. Plain data. */
export interface Context {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly targets: readonly (readonly Chosen[])[];
  /** The indices of those that were chosen and of which none is legal any more (608.2b). */
  readonly illegal?: readonly number[] | undefined;
  readonly division?: readonly (readonly number[])[];
  readonly x?: number;
  bindings: Bindings;
  readonly event?: GameEvent;
  readonly costObjects: readonly (readonly ObjectId[])[];
  readonly each?: ObjectId;
  readonly eachPlayer?: PlayerId;
  /** A player chose to do this (608.2d): of several spells that may be cast, none need be. */
  readonly may?: true;
  /** Modes chosen on announcement. */
  readonly modes?: ChosenInstructions["modes"];
  /** What this effect's own parts moved so far: old id to new id (400.7j). */
  moved?: Record<ObjectId, ObjectId>;
  /** Values chosen while this resolves, when its source no longer exists to remember them (607.2d). */
  chosen?: Record<string, string | number>;
  /** The ability itself, where known: "the first time each turn" asks for its trigger event. */
  readonly ability?: A.Ability;
  /** What costs are paid for, where they are those of a spell or an ability. */
  readonly paysFor?: "spell" | "ability" | "mana ability";
  /** When the lasting effect or delayed trigger began that has it: what has a smaller id was there before (400.7, 701.27f). */
  readonly began?: { readonly id: number; readonly timestamp: number };
  /** How many events of the turn there were when the effect began, or what resolves triggered or was put on the stack. */
  readonly since?: number;
  /** What the objects of a past event were like as it happened (608.2i). */
  readonly seen?: NonNullable<GameEvent["seen"]>;
}

/**
 * A scenario: a small scripted game of two to four players and the facts that must hold. The shapes here are the data format that
 * scenario files are written in; `yaml.ts` reads a friendlier spelling of the same.
 */
import { combatSteps } from "../abilities/characteristics.ts";

export type PlayerName = "A" | "B" | "C" | "D";
/** The players that a game can have, in turn order. */
export const playerNames: readonly PlayerName[] = ["A", "B", "C", "D"];

/** Names of the steps as scenarios write them; the same as in the ability model. */
export const scenarioSteps = [
  "untap",
  "upkeep",
  "draw",
  "precombat main",
  ...combatSteps,
  "postcombat main",
  "end",
  "cleanup",
] as const;
export type ScenarioStep = (typeof scenarioSteps)[number];

export interface Moment {
  readonly turn: number;
  readonly step: ScenarioStep;
}

/** Cards in a zone at the start. */
export interface Entry {
  readonly card: string;
  readonly count?: number;
  readonly tapped?: boolean;
  readonly set?: string;
  readonly label?: string;
  /** The card is one of the scenario's `customCards`. */
  readonly custom?: boolean;
  /** A permanent that begins face down (708.2). */
  readonly faceDown?: boolean;
  /** A flip card that begins flipped (710.1), a double-faced one that begins with its back face up (712.8). */
  readonly flipped?: boolean;
  readonly transformed?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  /** What the Aura, Equipment or Fortification begins attached to, by label or name. */
  readonly attachedTo?: string;
}

export interface StartingPlayer {
  readonly life?: number;
  readonly battlefield?: readonly Entry[];
  readonly hand?: readonly Entry[];
  readonly graveyard?: readonly Entry[];
  readonly exile?: readonly Entry[];
  /** Cards outside the game. */
  readonly sideboard?: readonly Entry[];
  /** Cards in the command zone. */
  readonly command?: readonly Entry[];
  /** First entry on top. */
  readonly library?: readonly Entry[];
  /** Number of Mountains below the listed cards; 71 when absent. */
  readonly libraryFiller?: number;
}

/** Names an object, a player, or an ability on the stack. */
export interface Reference {
  readonly card?: string;
  readonly player?: PlayerName;
  readonly label?: string;
  /** A spell on the stack by name; `true` beside `card` says that `card` is meant so. */
  readonly spell?: string | true;
  /** An activated or triggered ability on the stack by the start of its text. */
  readonly stackAbility?: string;
  readonly copy?: boolean;
  readonly mode?: number;
  readonly index?: number;
  readonly set?: string;
}

export interface OnlyIf {
  readonly onStack?: string;
  readonly notOnStack?: string;
  readonly copyOnStack?: string;
  readonly topOfStack?: string;
  readonly manaInPool?: string | number;
}

/** A place in a file, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** When and for whom a line of the script is. */
export interface ScriptBase extends Moment {
  readonly player: PlayerName;
  /** The rules don't allow it: the attempt is to fail, and the game goes on without it. */
  readonly refused?: true;
  /** Where it stands in its file. */
  readonly place?: Place;
}
/** One line of the script: an action, a wait or a check. */
export type ScriptEntry = ScriptBase &
  (
    | { readonly do: "play land"; readonly card?: string; readonly label?: string }
    | {
        readonly do: "cast";
        readonly card?: string;
        readonly label?: string;
        readonly as?: string;
        readonly targets?: readonly Reference[];
        readonly onlyIf?: OnlyIf;
      }
    | {
        readonly do: "activate";
        readonly ability: string;
        readonly source?: Reference;
        readonly targets?: readonly Reference[];
        readonly onlyIf?: OnlyIf;
      }
    | {
        readonly do: "activate mana";
        readonly ability: string;
        readonly source?: Reference;
        readonly times?: number;
        readonly onlyIf?: OnlyIf;
      }
    | { readonly do: "turn face up"; readonly cost: string }
    | { readonly do: "attack"; readonly attacker: Reference; readonly defender?: Reference }
    | { readonly do: "attack nobody" }
    | { readonly do: "block"; readonly blocker: Reference; readonly attacker: Reference }
    | { readonly do: "wait" }
    | { readonly do: "wait one" }
    | {
        readonly do: "put counters";
        readonly card?: string;
        readonly label?: string;
        readonly counter: string;
        readonly count: number;
      }
    | { readonly do: "check"; readonly expect: Fact }
  );

/** An answer in the `choices` queue. */
export interface Choice {
  readonly yesNo?: boolean;
  readonly number?: number;
  readonly color?: string;
  readonly pick?: string | readonly Reference[];
  readonly trigger?: string;
  readonly player?: PlayerName;
  readonly option?: string;
  readonly keyword?: string;
  readonly cost?: string;
  readonly source?: string;
  readonly card?: string;
  readonly coin?: "win" | "lose";
  readonly die?: number;
  readonly done?: boolean;
}
/** An answer in the `targets` queue. */
export interface TargetAnswer {
  readonly pick?: string | readonly Reference[];
  readonly player?: PlayerName;
  readonly divide?: Reference;
  readonly amount?: number;
  readonly done?: boolean;
}
export interface ModeAnswer {
  readonly mode?: number;
  readonly done?: boolean;
}
export interface Answers {
  readonly choices?: readonly Choice[];
  readonly targets?: readonly TargetAnswer[];
  readonly modes?: readonly ModeAnswer[];
}

/** The values of a fact; which ones it needs is in `factShapes`. */
export interface FactValues {
  readonly player?: PlayerName;
  readonly card?: string;
  readonly label?: string;
  readonly value?: boolean | number;
  readonly count?: number;
  readonly atLeast?: number;
  readonly amount?: number;
  readonly power?: number;
  readonly toughness?: number;
  readonly scope?: "all" | "first";
  readonly index?: number;
  readonly counter?: string;
  readonly ability?: string;
  readonly ofPermanents?: number;
  readonly type?: string;
  readonly subtype?: string;
  readonly supertype?: string;
  readonly colors?: readonly string[];
  readonly tapped?: boolean;
  readonly attachment?: string;
  readonly to?: string;
  readonly action?: string;
  readonly as?: string;
  readonly cost?: string;
  readonly color?: string;
  readonly mana?: string;
  readonly spell?: string;
  readonly text?: string;
  readonly zone?: string;
  readonly called?: string;
}

/** Fields that each fact must have, and those it may have. */
export const factShapes = {
  life: { needs: ["player", "value"], may: [] },
  permanents: { needs: [], may: ["player", "card", "label", "count", "atLeast"] },
  tokens: { needs: ["count"], may: ["player", "card"] },
  hand: { needs: ["count"], may: ["player", "card", "label"] },
  graveyard: { needs: ["count"], may: ["player", "card", "label"] },
  library: { needs: ["count"], may: ["player", "card", "label"] },
  exile: { needs: ["count"], may: ["player", "card", "label"] },
  powerToughness: { needs: [], may: ["player", "card", "label", "power", "toughness", "scope", "index"] },
  basePowerToughness: { needs: [], may: ["player", "card", "label", "power", "toughness", "scope", "index"] },
  counters: { needs: ["counter", "count"], may: ["player", "card", "label"] },
  playerCounters: { needs: ["player", "counter", "count"], may: [] },
  exiledCardCounters: { needs: ["counter", "count"], may: ["player", "card", "label"] },
  cardCounters: { needs: ["counter", "count"], may: ["player", "card", "label"] },
  hasAbility: { needs: ["ability", "value"], may: ["player", "card", "label", "ofPermanents"] },
  abilityCount: { needs: ["ability", "count"], may: ["player", "card", "label"] },
  hasType: { needs: ["type", "value"], may: ["player", "card", "label"] },
  hasSubtype: { needs: ["subtype", "value"], may: ["player", "card", "label"] },
  hasSupertype: { needs: ["supertype", "value"], may: ["player", "card", "label"] },
  exiledCardHasSubtype: { needs: ["subtype", "value"], may: ["player", "card", "label"] },
  hasColors: { needs: ["colors", "value"], may: ["player", "card", "label", "spell"] },
  manaValue: { needs: ["value"], may: ["player", "card", "label", "spell"] },
  name: { needs: ["label", "called"], may: [] },
  tapped: { needs: ["value"], may: ["player", "card", "label"] },
  tappedCount: { needs: ["tapped", "count"], may: ["player", "card", "label"] },
  attacking: { needs: ["value"], may: ["player", "card", "label"] },
  damage: { needs: ["amount"], may: ["player", "card", "label"] },
  attached: { needs: ["attachment", "to", "value"], may: ["player"] },
  playable: { needs: ["player", "action", "value"], may: ["card", "ability", "cost", "as"] },
  manaPool: { needs: ["player", "color", "amount"], may: [] },
  manaOption: { needs: ["player", "mana"], may: [] },
  manaOptionCount: { needs: ["player", "count"], may: [] },
  onStack: { needs: ["count"], may: ["spell", "text"] },
  stackSize: { needs: ["value"], may: [] },
  zone: { needs: ["label", "zone", "value"], may: [] },
  emblems: { needs: ["player", "count"], may: ["card"] },
  won: { needs: ["player", "value"], may: [] },
  lost: { needs: ["player", "value"], may: [] },
  inGame: { needs: ["player", "value"], may: [] },
  activePlayer: { needs: ["player"], may: [] },
  libraryTopRevealed: { needs: ["player", "value"], may: [] },
} as const satisfies Record<
  string,
  { readonly needs: readonly (keyof FactValues)[]; readonly may: readonly (keyof FactValues)[] }
>;
export type FactName = keyof typeof factShapes;
/** One fact: an object with exactly one key, its name. */
export type Fact = { readonly [N in FactName]?: FactValues };

/** A scenario: a position, what the players do, and what must be true then. */
export interface Scenario {
  readonly id: string;
  /** Where it begins in its file. */
  readonly place?: Place;
  readonly strict: boolean;
  /** In turn order; two of them at least. */
  readonly players: { readonly A: StartingPlayer; readonly B: StartingPlayer } & {
    readonly [P in PlayerName]?: StartingPlayer;
  };
  readonly options?: {
    readonly shuffle?: boolean;
    readonly manualMana?: readonly PlayerName[];
    /** A variant of the game; the cards in the command zones are the commanders (903). */
    readonly format?: "commander";
  };
  readonly customCards?: readonly { readonly name: string; readonly text: string }[];
  readonly script: readonly ScriptEntry[];
  readonly answers?: { readonly [P in PlayerName]?: Answers };
  readonly stopAt: Moment;
  readonly expect: readonly Fact[];
  readonly checkpoints?: readonly { readonly stopAt: Moment; readonly expect: readonly Fact[] }[];
  readonly droppedAssertions?: number;
  readonly cards?: readonly string[];
  readonly rule?: string;
  readonly why?: string;
}

/** The name and values of a fact. */
export function factOf(fact: Fact): { readonly name: FactName; readonly values: FactValues } | undefined {
  for (const name of Object.keys(factShapes) as FactName[]) {
    const values = fact[name];
    if (values !== undefined) return { name, values };
  }
  return undefined;
}

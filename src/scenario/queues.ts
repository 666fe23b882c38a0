import type { GameEvent } from "../runtime/state.ts";
import type {
  Answers,
  Choice,
  ModeAnswer,
  PlayerName,
  Reference,
  Scenario,
  ScriptEntry,
  TargetAnswer,
} from "./format.ts";
import { playerNames } from "./format.ts";
import { optionOf } from "./options.ts";
import { nameOf, playerName, type View } from "./view.ts";

/** What is left of one player's script and answers. */
export interface Part {
  script: ScriptEntry[];
  readonly choices: Choice[];
  readonly targets: TargetAnswer[];
  readonly modes: ModeAnswer[];
  /** Attacks and blocks of creatures that are there, which the rules did not allow when they were declared. */
  readonly forbidden: Set<ScriptEntry>;
  /** What was not asked: "may" where the player could only have said no (undefined), and what alone could be chosen. */
  unasked: (string | number | undefined)[];
}

/** A target that an action lists, with the modes it was written for. */
export interface PendingAction {
  readonly entry: ScriptEntry;
  readonly player: PlayerName;
  readonly description: string;
  readonly targets: Reference[];
}

/** What is left of the scenario while the game goes on. */
export interface Progress {
  readonly parts: Readonly<Record<PlayerName, Part>>;
  /** Whether the scenario answers every decision. */
  readonly strict: boolean;
  /** The action being carried out, whose listed targets are used before the `targets` answers. */
  pending: PendingAction | undefined;
  /** The line of the script that is being carried out, or was last. */
  line: ScriptEntry | undefined;
  /** Players whose mana is spent from the pool only as their answers say. */
  readonly manualMana: readonly PlayerName[];
  /** Before the first turn: permanents of the starting position are still asking how they enter. */
  setup: boolean;
  /** Shares announced with the targets of a divided amount, until they are asked for. */
  shares: { readonly reference: Reference; readonly amount: number }[];
  /** The source of the last "may" that was agreed to: what it lets a player do needs no second answer. */
  agreed: number | undefined;
  /** The source of the last "may" to which what was picked next said yes: the yes itself may stand behind that. */
  implied: number | undefined;
  /** Who has just agreed to cast a card by naming it. */
  named: PlayerName | undefined;
  /** The attacker that was last asked about a band, on which turn, and whether there is to be one (702.22c). */
  band: { readonly asked: string; readonly yes: boolean } | undefined;
  /** The mana that the ability being activated was named with, as an option tells it: “black, black”. */
  manaWanted: string | undefined;
  /** How much mana of each color is still to be chosen. */
  mana: number[];
  /** Mana is being paid automatically. */
  paying: boolean;
  /** Why what this game is to show refused was not attempted at all. */
  fault: string | undefined;
  /** Decisions without an answer that were made by the helpful player. */
  readonly undecided: string[];
}

const part = (script: readonly ScriptEntry[], player: PlayerName, answers: Answers | undefined): Part => ({
  script: script.filter((entry) => entry.player === player),
  choices: [...(answers?.choices ?? [])],
  targets: [...(answers?.targets ?? [])],
  modes: [...(answers?.modes ?? [])],
  forbidden: new Set(),
  unasked: [],
});

export const progressOf = (scenario: Scenario): Progress => ({
  parts: {
    A: part(scenario.script, "A", scenario.answers?.A),
    B: part(scenario.script, "B", scenario.answers?.B),
    C: part(scenario.script, "C", scenario.answers?.C),
    D: part(scenario.script, "D", scenario.answers?.D),
  },
  strict: scenario.strict,
  pending: undefined,
  line: undefined,
  manualMana: scenario.options?.manualMana ?? [],
  setup: true,
  shares: [],
  agreed: undefined,
  implied: undefined,
  named: undefined,
  band: undefined,
  manaWanted: undefined,
  mana: [],
  paying: false,
  fault: undefined,
  undecided: [],
});

/** A queue's next answer, as a message shows it. */
export const showNext = (queue: readonly unknown[]): string =>
  queue.length === 0 ? "no answers left" : `the next answer is ${JSON.stringify(queue[0])}`;

/**
 * Answers to prompts at which there may be nothing to decide: the color of a mana ability that pays automatically, "no" to
 * a cost that can't be paid, "no more" where nothing is left to choose, an X that can only be 0.
 */
const isNeedless = (choice: Choice): boolean =>
  choice.color !== undefined || choice.yesNo === false || choice.done === true || choice.number === 0;

/** Uses up what was not asked, if the choice would have answered it: yes, the number, the name of the thing. */
export function wasUnasked(unasked: (string | number | undefined)[], choice: Choice): boolean {
  const at = unasked.findIndex((only) =>
    only === undefined
      ? choice.yesNo === true
      : only === choice.number || (typeof only === "string" && optionOf(choice, [only]) === 0),
  );
  return at >= 0 && unasked.splice(at, 1).length > 0;
}

/** A part of a card is named that was cast unasked, as only that one could be: the answer is used up. */
export function passNameOfPart(view: View, progress: Progress, happened: readonly GameEvent[]): void {
  for (const event of happened) {
    if (event.type !== "cast") continue;
    const { choices } = progress.parts[playerName(event.player)];
    const [next] = choices;
    if (next?.option === "cast" && next.card === nameOf(view, event.object)) choices.shift();
  }
}

/** Script entries that were never come to. */
export const neverDone = ({ parts }: Progress): readonly ScriptEntry[] =>
  playerNames.flatMap((name) => parts[name].script.filter((entry) => !parts[name].forbidden.has(entry)));

/** Script entries and answers that were never used: each is a failure. */
export function leftovers(progress: Progress): readonly string[] {
  const left = neverDone(progress);
  return playerNames.flatMap((name) => {
    const { choices, targets } = progress.parts[name];
    const unasked = [...progress.parts[name].unasked];
    return [
      ...left
        .filter((e) => e.player === name)
        .map((e) => `${name} did not come to: turn ${e.turn}, ${e.step}: ${showEntry(e)}`),
      ...choices
        .filter((c) => !isNeedless(c) && !wasUnasked(unasked, c))
        .map((c) => `${name} has an unused choice ${JSON.stringify(c)}`),
      ...targets
        .filter((t) => t.done !== true)
        .map((t) => `${name} has an unused target ${JSON.stringify(t)}`),
    ];
  });
}

/** A script entry in one line. */
export function showEntry(entry: ScriptEntry): string {
  switch (entry.do) {
    case "cast":
    case "play land":
      return `${entry.do} ${entry.card ?? entry.label}`;
    case "activate":
    case "activate mana":
      return `${entry.do} "${entry.ability}"`;
    case "attack":
      return `attack with ${entry.attacker.card ?? entry.attacker.label}`;
    case "block":
      return `block ${entry.attacker.card ?? entry.attacker.label} with ${entry.blocker.card ?? entry.blocker.label}`;
    case "check":
      return `check ${JSON.stringify(entry.expect)}`;
    case "put counters":
      return `put ${entry.count} ${entry.counter} counters on ${entry.card ?? entry.label}`;
    case "turn face up":
      return `turn face up for ${entry.cost}`;
    case "attack nobody":
    case "wait":
    case "wait one":
      return entry.do;
  }
}

/** Results of coin flips and die rolls (705, 706), as the next choice says. */
export const chanceFrom =
  (progress: Progress) =>
  (player: number, outcomes: number): number | undefined => {
    const { choices } = progress.parts[playerNames[player] ?? "A"];
    const [next] = choices;
    const result =
      next?.die !== undefined
        ? next.die - 1
        : next?.coin === undefined
          ? undefined
          : next.coin === "win"
            ? 0
            : 1;
    if (result === undefined || result >= outcomes) return undefined;
    choices.shift();
    return result;
  };

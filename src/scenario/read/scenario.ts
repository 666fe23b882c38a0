import * as z from "zod";
import {
  type Entry,
  type Fact,
  type Moment,
  type PlayerName,
  scenarioSteps,
  type Scenario,
  type ScriptEntry,
  type StartingPlayer,
} from "../format.ts";
import {
  count,
  flag,
  forms,
  moment,
  oneOrMore,
  perPlayer,
  playerName,
  record,
  type Shape,
  text,
  wholeNumber,
} from "./blocks.ts";
import { facts } from "./facts.ts";
import type { Found } from "./issues.ts";
import { type PlacedEntry, queues, script } from "./script.ts";

const entry: z.ZodType<Entry> = forms([
  text.transform((words): Entry => {
    const [, count, card = words] = /^(\d+) (.+)$/.exec(words) ?? [];
    return count === undefined ? { card } : { card, count: Number(count) };
  }),
  record({ card: text }, {
    count,
    tapped: flag,
    set: text,
    label: text,
    custom: flag,
    faceDown: flag.meta({ description: "A permanent that begins face down." }),
    flipped: flag.meta({ description: "A flip card that begins flipped." }),
    transformed: flag.meta({ description: "A double-faced permanent that begins with its back face up." }),
    counters: z.record(text, count),
    attachedTo: text.meta({ description: "Label or name of the permanent it begins attached to." }),
  } satisfies Omit<Shape<Entry>, "card">),
]).meta({ id: "entry", description: "A card, several (`3 Mountain`), or a map." });
const entries = oneOrMore(entry).meta({ id: "entries" });

const start: z.ZodType<StartingPlayer> = forms([
  z.null().transform(() => ({})),
  record({}, {
    life: wholeNumber,
    battlefield: entries,
    hand: entries,
    graveyard: entries,
    exile: entries,
    sideboard: entries.meta({ description: "Cards outside the game." }),
    command: entries.meta({ description: "Cards in the command zone." }),
    library: entries,
    libraryFiller: count.meta({ description: "Mountains below the listed cards; 71 when absent." }),
  } satisfies Shape<StartingPlayer>),
]).meta({ id: "start", description: "Starting position of a player; libraries list the top card first." });

const checkpoint = record({ stopAt: moment, expect: facts }, {});
/** What both spellings of a scenario may say. */
const common = {
  options: record(
    {},
    {
      shuffle: flag,
      manualMana: z.array(playerName),
      format: z
        .enum(["commander"])
        .meta({ description: "Commander: the cards in the command zones are the commanders." }),
    },
  ),
  customCards: z.array(record({ name: text, text }, {})),
  answers: record({}, perPlayer(queues)),
  droppedAssertions: wholeNumber,
  cards: z.array(text),
  why: text,
};

type Played = Pick<Scenario, "players" | "script" | "stopAt" | "expect" | "checkpoints">;
const isAfter = (one: Moment, other: Moment): boolean =>
  (one.turn - other.turn || scenarioSteps.indexOf(one.step) - scenarioSteps.indexOf(other.step)) > 0;
const playersOf = (facts: readonly Fact[]): readonly PlayerName[] =>
  facts.flatMap((fact) =>
    Object.values(fact).flatMap(({ player }) => (player === undefined ? [] : [player])),
  );

/** What is wrong among the parts of a scenario: who acts must play, nobody sits behind an empty seat, and the game must come so far. */
const problemsAmong = ({ players, script, stopAt, expect, checkpoints = [] }: Played): readonly Found[] => {
  const absent = (player: PlayerName): boolean => players[player] === undefined;
  const strangers = script.filter(({ player }) => absent(player)).slice(0, 1);
  const expected = [...expect, ...checkpoints.flatMap((each) => each.expect)];
  const unseated = [...new Set(playersOf(expected).filter(absent))];
  return [
    ...(absent("C") && !absent("D")
      ? [{ path: ["players"], message: '"D" sits behind "C", who is missing' }]
      : []),
    ...strangers.map(({ player, turn, step }) => ({
      path: ["script"],
      message: `there is no player ${player}, who acts on turn ${turn}, ${step}`,
    })),
    ...unseated.map((player) => ({ path: ["expect"], message: `there is no player ${player}` })),
    ...(checkpoints.some((each) => isAfter(each.stopAt, stopAt))
      ? [{ path: ["checkpoints"], message: "the game is halted before a checkpoint: see stopAt" }]
      : []),
  ];
};
const seated = <S extends Played>(scenario: z.ZodType<S>): z.ZodType<S> =>
  scenario.superRefine((read, { addIssue }) => {
    for (const { path, message } of problemsAmong(read))
      addIssue({ code: "custom", path: [...path], message });
  });

/** A scenario whose lines tell where they are written. */
type Placed<S> = Omit<S, "script"> & { readonly script: readonly PlacedEntry[] };

/** A scenario in the full format, as JSON Lines have it. */
export const scenarioInFull: z.ZodType<Placed<Scenario>> = seated(
  record(
    {
      id: text,
      strict: flag,
      players: record({ A: start, B: start }, { C: start, D: start }),
      script,
      stopAt: moment,
      expect: facts,
    },
    { ...common, checkpoints: z.array(checkpoint), rule: text },
  ),
);

/** A scenario that still lacks the prefix of its id. */
export type Named = Omit<Scenario, "id"> & { readonly id?: string; readonly name?: string };

/** The moment the game is halted when a scenario does not say: the end of the last turn that its script names. */
const lastMoment = (lines: readonly ScriptEntry[]): Moment => ({
  turn: Math.max(1, ...lines.map(({ turn }) => turn)),
  step: "cleanup",
});

/** A scenario as card authors write it. */
export const scenarioInShort: z.ZodType<Placed<Named>> = seated(
  record(
    {},
    {
      ...common,
      name: text.meta({ description: "The id is the file's name and this." }),
      expect: facts,
      id: text,
      A: start,
      B: start,
      C: start,
      D: start,
      script,
      stopAt: moment,
      strict: flag.meta({ description: "Every decision is answered (default true)." }),
      checkpoints: oneOrMore(checkpoint),
      // A rule number without a letter reads as a number in YAML.
      rule: z
        .union([text, z.number().transform(String)])
        .meta({ description: "Clause of the Comprehensive Rules that it checks." }),
    },
  )
    // Nobody sits behind an empty seat.
    .meta({ dependentRequired: { D: ["C"] } })
    .transform(
      ({
        A = {},
        B = {},
        C,
        D,
        script = [],
        expect = [],
        stopAt = lastMoment(script),
        strict = true,
        ...rest
      }) => ({
        ...rest,
        strict,
        players: { A, B, ...(C === undefined ? {} : { C }), ...(D === undefined ? {} : { D }) },
        script,
        expect,
        stopAt,
      }),
    ),
);

/** What a scenario file may be: the schema that editors complete it by. */
export const scenarioFile = forms([
  record({ scenarios: z.array(scenarioInShort.meta({ id: "scenario" })) }, {}),
  z.array(scenarioInShort),
  scenarioInShort,
]);

import * as z from "zod";
import {
  type Entry,
  type Moment,
  playerNames,
  type Scenario,
  type ScriptEntry,
  type StartingPlayer,
} from "../format.ts";
import {
  flag,
  forms,
  moment,
  oneOrMore,
  playerName,
  record,
  type Shape,
  text,
  wholeNumber,
} from "./blocks.ts";
import { facts } from "./facts.ts";
import { queues, script } from "./script.ts";

const entry: z.ZodType<Entry> = forms([
  text.transform((words): Entry => {
    const [, count, card = words] = /^(\d+) (.+)$/.exec(words) ?? [];
    return count === undefined ? { card } : { card, count: Number(count) };
  }),
  record({ card: text }, {
    count: wholeNumber,
    tapped: flag,
    set: text,
    label: text,
    custom: flag,
    faceDown: flag.meta({ description: "A permanent that begins face down." }),
    flipped: flag.meta({ description: "A flip card that begins flipped." }),
    transformed: flag.meta({ description: "A double-faced permanent that begins with its back face up." }),
    counters: z.record(text, wholeNumber),
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
    libraryFiller: wholeNumber.meta({ description: "Cards below the listed ones; 71 when absent." }),
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
  answers: record({}, Object.fromEntries(playerNames.map((name) => [name, queues]))),
  droppedAssertions: wholeNumber,
  cards: z.array(text),
  why: text,
};

/** Who acts must play, and nobody sits behind an empty seat. */
const seated = <S extends Pick<Scenario, "players" | "script">>(scenario: z.ZodType<S>): z.ZodType<S> =>
  scenario.superRefine(({ players, script }, { addIssue }) => {
    if (players.D !== undefined && players.C === undefined)
      addIssue({ code: "custom", path: ["players"], message: '"D" sits behind "C", who is missing' });
    const stranger = script.find(({ player }) => players[player] === undefined);
    if (stranger === undefined) return;
    const { player, turn, step } = stranger;
    const message = `there is no player ${player}, who acts on turn ${turn}, ${step}`;
    addIssue({ code: "custom", path: ["script"], message });
  });

/** A scenario in the full format, as JSON Lines have it. */
export const scenarioInFull: z.ZodType<Scenario> = seated(
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
export const scenarioInShort: z.ZodType<Named> = seated(
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
  ).transform(
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

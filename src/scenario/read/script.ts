import * as z from "zod";
import type { Answers, Choice, ModeAnswer, OnlyIf, ScriptEntry, TargetAnswer } from "../format.ts";
import {
  type Fields,
  flag,
  forms,
  named,
  oneOrMore,
  perPlayer,
  playerName,
  record,
  reference,
  references,
  type Shape,
  step,
  text,
  wholeNumber,
} from "./blocks.ts";
import { facts } from "./facts.ts";
import { type Path, show } from "./issues.ts";
import { type Told, toldActions, toldChoices, toldTargets } from "./told.ts";

const onlyIf: z.ZodType<OnlyIf> = record({}, {
  onStack: text,
  notOnStack: text,
  copyOnStack: text,
  topOfStack: text,
  manaInPool: z.union([text, wholeNumber]),
} satisfies Shape<OnlyIf>).meta({ id: "onlyIf" });

/** What an action needs and may have, and how one writes it in short. */
interface Action {
  readonly needs: Fields;
  readonly may: Fields;
  /** The rules may forbid it: `refused: true` says that it is to fail. */
  readonly attempt?: true;
  /** Keys that stand for fields: `{block: Bear, with: Adept}` has an attacker and a blocker. The first must be there. */
  readonly short?: readonly Readonly<Record<string, string>>[];
}
const naming: Fields = { card: text, label: text };
const actions: { readonly [Does in ScriptEntry["do"]]: Action } = {
  "play land": { needs: {}, may: naming, attempt: true, short: [{ play: "card" }] },
  cast: {
    needs: {},
    may: { ...naming, as: text, targets: references, onlyIf },
    attempt: true,
    short: [{ cast: "card" }],
  },
  activate: {
    needs: { ability: text },
    may: { source: reference, targets: references, onlyIf },
    attempt: true,
    short: [{ activate: "ability" }],
  },
  "activate mana": {
    needs: { ability: text },
    may: { source: reference, times: wholeNumber, onlyIf },
    attempt: true,
    short: [{ "activate mana": "ability" }],
  },
  "turn face up": { needs: { cost: text }, may: {}, attempt: true, short: [{ "turn face up": "cost" }] },
  attack: {
    needs: { attacker: reference },
    may: { defender: reference },
    attempt: true,
    short: [{ attack: "attacker" }],
  },
  "attack nobody": { needs: {}, may: {} },
  block: {
    needs: { blocker: reference, attacker: reference },
    may: {},
    attempt: true,
    short: [{ block: "attacker", with: "blocker" }, { block: "attacker" }],
  },
  wait: { needs: {}, may: {} },
  "wait one": { needs: {}, may: {} },
  "put counters": {
    needs: { counter: text, count: wholeNumber },
    may: naming,
    short: [{ "put counters": "counter" }],
  },
  check: { needs: { expect: facts }, may: {}, short: [{ check: "expect" }] },
};
// Entries are of the keys that the table has.
const rows = Object.entries(actions) as readonly (readonly [ScriptEntry["do"], Action])[];
/** Actions that are a word. */
const words = rows.flatMap(([does, { short }]) => (short === undefined ? [does] : []));
const refused = z.literal(true).meta({ description: "The rules don't allow it: the attempt is to fail." });
const mayHave = ({ may, attempt }: Action): Fields => (attempt ? { ...may, refused } : may);
/** What may stand beside each action, under the keys that one writes. */
export const fieldsOfActions: ReadonlyMap<ScriptEntry["do"], readonly string[]> = new Map(
  rows.map(([does, action]) => {
    const [main = ""] = Object.keys(action.short?.[0] ?? {});
    const keys = Object.entries(action.short?.[0] ?? {});
    const written = (field: string): string => keys.find(([, of]) => of === field)?.[0] ?? field;
    const fields = [...Object.keys(action.needs), ...Object.keys(mayHave(action))].map(written);
    return [does, fields.filter((field) => field !== main)];
  }),
);

/** A line of the script, and by which keys and indices it is found in the script as it is written. */
export type PlacedEntry = ScriptEntry & { readonly path?: Path };

/** An action as it was read; a check has all its facts yet. */
type Read = Readonly<Record<string, unknown>>;

/** What an action begins with, for one that begins with something else. */
const beginning = (input: unknown): string => {
  const { do: does } = input as { readonly do?: unknown };
  if (does !== undefined)
    return `"do" is one of ${rows.map(([name]) => name).join(", ")}; found ${show(does)}`;
  const keys = rows.flatMap(([, { short = [] }]) => Object.keys(short[0] ?? {}).slice(0, 1));
  return `an action is ${words.join(", ")}, or begins with ${keys.join(", ")} or do; found ${show(input)}`;
};

/** An action with all fields under their names, beside those that say when and by whom. */
const inFull = (when: Fields): z.ZodType<Read> => {
  const [first, ...others] = rows.map(([does, action]) =>
    record({ ...when, do: z.literal(does), ...action.needs }, mayHave(action)),
  );
  return z.discriminatedUnion("do", [first!, ...others], {
    error: (issue) => (issue.code === "invalid_union" ? beginning(issue.input) : undefined),
  });
};

/** The fields of an action under the keys that stand for them. */
const inShort = (
  does: ScriptEntry["do"],
  action: Action,
  keys: Readonly<Record<string, string>>,
): z.ZodType<Read> => {
  const [main = ""] = Object.keys(keys);
  const keyOf = (field: string): string => Object.keys(keys).find((key) => keys[key] === field) ?? field;
  const renamed = (fields: Fields): [string, z.ZodType][] =>
    Object.entries(fields).map(([field, check]) => [keyOf(field), check]);
  const all = [...renamed(action.needs), ...renamed(mayHave(action))];
  const isNeeded = ([key]: [string, z.ZodType]): boolean =>
    key === main || key in action.needs || key in keys;
  return record(
    Object.fromEntries(all.filter(isNeeded)),
    Object.fromEntries(all.filter((field) => !isNeeded(field))),
  )
    .meta({ description: toldActions[does].says, examples: [toldActions[does].example] })
    .transform((value) => ({
      do: does,
      ...Object.fromEntries(Object.entries(value).map(([key, each]) => [keys[key] ?? key, each])),
    }));
};

const action: z.ZodType<Read> = forms([
  z.enum(words).transform((does) => ({ do: does })),
  ...rows.flatMap(([does, row]) => (row.short ?? []).map((keys) => inShort(does, row, keys))),
  inFull({}),
]).meta({ id: "action" });

/** What a player does, one line for each fact of a check. */
const linesOf = (read: Read): readonly PlacedEntry[] =>
  // The checks are the proof that an action has the shape of one.
  (Array.isArray(read["expect"])
    ? read["expect"].map((fact: unknown) => ({ ...read, expect: fact }))
    : [read]) as unknown as readonly PlacedEntry[];

const when = { turn: wholeNumber, step };
const doing = oneOrMore(action).meta({ id: "actions" });
const group = record(when, perPlayer(doing))
  .transform(({ turn, step, ...players }) =>
    Object.entries(players).flatMap(([player, done]) =>
      (done ?? []).flatMap((read, at) => linesOf({ turn, step, player, ...read, path: [player, at] })),
    ),
  )
  .meta({ id: "group", description: "What each player does in one step of one turn." });
const line = inFull({ ...when, player: playerName }).transform(linesOf);

/** The script as one writes it: groups of actions for a step of a turn, or lines with all their fields. */
export const script: z.ZodType<readonly PlacedEntry[]> = oneOrMore(forms([group, line])).transform((parts) =>
  parts.flatMap((lines, at) => lines.map((entry) => ({ ...entry, path: [at, ...(entry.path ?? [])] }))),
);

const pick = forms([text, z.array(reference)]);
/** Each field with what is told of it. */
const toldFields = <S extends Fields>(fields: S, told: { readonly [Name in keyof S]: Told }): S =>
  // Only their descriptions change.
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, fields[name]!.meta({ description: told[name]!.says })]),
  ) as S;
const choiceInFull: z.ZodType<Choice> = record(
  {},
  toldFields(
    {
      yesNo: flag,
      number: wholeNumber,
      color: text,
      pick,
      trigger: text,
      player: playerName,
      option: text,
      keyword: text,
      cost: text,
      source: text,
      card: text,
      coin: z.enum(["win", "lose"]),
      die: wholeNumber,
      done: flag,
    } satisfies Shape<Choice>,
    toldChoices,
  ),
);
const done = z.literal("done").transform(() => ({ done: true }));
const picked = named((words): Choice & TargetAnswer => (words === "done" ? { done: true } : { pick: words }));
const choice: z.ZodType<Choice> = forms([
  flag.transform((yesNo) => ({ yesNo })),
  wholeNumber.transform((number) => ({ number })),
  picked,
  choiceInFull,
]).meta({ id: "choice", description: "yes/no, a number, a name, `player A`, `done`, or a map." });
const target: z.ZodType<TargetAnswer> = forms([
  picked,
  record(
    {},
    toldFields(
      {
        pick,
        player: playerName,
        divide: reference,
        amount: wholeNumber,
        done: flag,
      } satisfies Shape<TargetAnswer>,
      toldTargets,
    ),
  ),
]).meta({ id: "target" });
const mode: z.ZodType<ModeAnswer> = forms([
  wholeNumber.transform((mode) => ({ mode })),
  done,
  record({}, { mode: wholeNumber, done: flag } satisfies Shape<ModeAnswer>),
]).meta({ id: "mode" });
/** The answers of one player, in the order in which the game asks. */
export const queues: z.ZodType<Answers> = record({}, {
  choices: oneOrMore(choice),
  targets: oneOrMore(target),
  modes: oneOrMore(mode),
} satisfies Shape<Answers>).meta({ id: "queues" });

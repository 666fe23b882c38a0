import * as z from "zod";
import { type Moment, type PlayerName, playerNames, type Reference, scenarioSteps } from "../format.ts";
import type { Told } from "./told.ts";

/** What checks each field of a type: none is forgotten. */
export type Shape<T> = { readonly [Field in keyof T]-?: z.ZodType<Required<T>[Field]> };
export type Fields = Readonly<Record<string, z.ZodType>>;

/** A check with what editors show of it: what it is for, and an example. */
export const described = <S extends z.ZodType>(check: S, { says, example }: Told): S =>
  check.meta({ description: says, examples: [example] });

export const text = z.string();
export const flag = z.boolean();
export const wholeNumber = z.int();
export const count = z.int().nonnegative();
export const playerName = z.enum(playerNames).meta({ id: "player" });

/** Tells what no field may be called so, and how fields are called. */
export const unknownKeys =
  (what: string, known: string) =>
  (issue: z.core.$ZodRawIssue): string | undefined =>
    issue.code === "unrecognized_keys"
      ? `unknown ${what} ${issue.keys.map((key) => `"${key}"`).join(", ")}; known are ${known}`
      : undefined;

/** An object with exactly these fields, those of the second list if it has them. */
export const record = <N extends Fields, M extends Fields>(needs: N, may: M) => {
  const known = [...Object.keys(needs), ...Object.keys(may)].join(", ");
  return z.strictObject(
    { ...needs, ...z.object(may).exactPartial().shape },
    { error: unknownKeys("field", known) },
  );
};

/** The same check for each player. */
export const perPlayer = <T>(check: z.ZodType<T>): Readonly<Record<string, z.ZodType<T>>> =>
  Object.fromEntries(playerNames.map((name) => [name, check]));

/** An object with one field at least; one that has none that is known is told of those it has. */
export const notEmpty = <S extends z.ZodType<object>>(check: S, error: string): S =>
  check
    .meta({ minProperties: 1 })
    .refine((value) => Object.keys(value).length > 0, { error, when: ({ issues }) => issues.length === 0 });

/** What has one of several forms; all of them are looked at for what is wrong with a value that has none. */
export const forms = z.xor;

/** What may be written as one thing or as a list. */
export const oneOrMore = <Output>(item: z.ZodType<Output>): z.ZodType<readonly Output[]> =>
  forms([z.array(item), item.transform((one) => [one])]);

export const step = z.enum(scenarioSteps).meta({ id: "step" });
export const moment: z.ZodType<Moment> = record({ turn: wholeNumber, step }, {}).meta({ id: "moment" });

/** What words of a scenario name: `player B` is a player, any other text something else. */
export const named = <T>(otherwise: (words: string) => T): z.ZodType<T | { readonly player: PlayerName }> =>
  text.meta({ not: { enum: [...playerNames] } }).transform((words, { addIssue }) => {
    if (playerName.safeParse(words).success) {
      addIssue(`"${words}" alone names a card; the player is "player ${words}"`);
      return z.NEVER;
    }
    const name = /^player (\S)$/.exec(words)?.[1];
    if (name === undefined) return otherwise(words);
    const player = playerName.safeParse(name).data;
    if (player !== undefined) return { player };
    addIssue(`there is no player ${name}; players are ${playerNames.join(", ")}`);
    return z.NEVER;
  });

const ways = {
  card: text,
  player: playerName,
  label: text,
  spell: z.union([z.literal(true), text]),
  stackAbility: text,
} satisfies Partial<Shape<Reference>>;
const referenceInFull = record({}, {
  ...ways,
  copy: flag,
  mode: wholeNumber,
  index: wholeNumber,
  set: text,
} satisfies Shape<Reference>)
  .meta({
    minProperties: 1,
    anyOf: Object.keys(ways).map((way) => ({ required: [way] })),
    if: { properties: { spell: { const: true } }, required: ["spell"] },
    then: { required: ["card"] },
  })
  .refine(({ spell, card }) => spell !== true || card !== undefined, {
    error: '"spell": true says of a "card" that it is meant as a spell',
  })
  .refine((value) => Object.keys(ways).some((field) => field in value), {
    error: "a reference names a card, player, label, spell or stackAbility",
  });
/** `player B` is a player, any other text a card. */
export const reference: z.ZodType<Reference> = forms([
  named((card): Reference => ({ card })),
  referenceInFull,
]).meta({ id: "reference", description: "A card by name, `player A`, or a map." });
export const references = oneOrMore(reference).meta({ id: "references" });

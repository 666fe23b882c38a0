import { cardTypes, colors, supertypes } from "../../abilities/characteristics.ts";
import * as z from "zod";
import { type Fact, type FactName, factShapes, type FactValues, playerNames } from "../format.ts";
import {
  count,
  described,
  type Fields,
  flag,
  forms,
  notEmpty,
  oneOrMore,
  perPlayer,
  playerName,
  record,
  type Shape,
  text,
  unknownKeys,
  wholeNumber,
} from "./blocks.ts";
import { toldFacts } from "./told.ts";

const valueChecks: Shape<FactValues> = {
  player: playerName,
  card: text,
  label: text,
  value: z.union([flag, wholeNumber]),
  count,
  atLeast: count,
  amount: count,
  power: wholeNumber,
  toughness: wholeNumber,
  scope: z.enum(["all", "first"]),
  index: wholeNumber,
  counter: text,
  ability: text,
  ofPermanents: count,
  type: z.enum(cardTypes),
  subtype: text,
  supertype: z.enum(supertypes),
  colors: z.array(z.enum(colors)),
  tapped: flag,
  attachment: text,
  to: text,
  action: z.enum(["cast", "activate", "play land", "turn face up"]),
  as: text,
  cost: text,
  color: z.enum([...colors, "colorless"]),
  mana: text,
  spell: text,
  text,
  zone: z.enum(["battlefield", "hand", "graveyard", "library", "exile", "stack", "command"]),
  called: text,
};
const checksOf = (names: readonly (keyof FactValues)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, valueChecks[name]]));

const names = Object.keys(factShapes) as readonly FactName[];

/** The values of a fact: for one player, or `{A: 20, B: 18}` for several, where a bare value is the fact's `value`. */
const valuesOf = (name: FactName): z.ZodType<readonly FactValues[]> => {
  const { needs, may }: { needs: readonly (keyof FactValues)[]; may: readonly (keyof FactValues)[] } =
    factShapes[name];
  const inFull = notEmpty(record(checksOf(needs), checksOf(may)), `${name} says nothing`).transform(
    (values): readonly FactValues[] => [values],
  );
  if (![...needs, ...may].includes("player")) return inFull;
  const others = (fields: readonly (keyof FactValues)[]): Fields =>
    checksOf(fields.filter((field) => field !== "player"));
  const rest: z.ZodType<FactValues> = record(others(needs), others(may));
  const barely = valueChecks.value.transform((value): FactValues => ({ value }));
  const one = needs.includes("value") ? forms([barely, rest]) : rest;
  return forms([
    inFull,
    notEmpty(record({}, perPlayer(one)), "a fact of players names one").transform((players) =>
      playerNames.flatMap((player): readonly FactValues[] => {
        const values = players[player];
        return values === undefined ? [] : [{ player, ...values }];
      }),
    ),
  ]);
};

const factMap = notEmpty(
  z.strictObject(
    Object.fromEntries(
      names.map((name) => [name, described(valuesOf(name), toldFacts[name]).exactOptional()]),
    ),
    {
      error: unknownKeys("fact", names.join(", ")),
    },
  ),
  "a fact has a name",
)
  .transform((facts): readonly Fact[] =>
    names.flatMap((name) => (facts[name] ?? []).map((values): Fact => ({ [name]: values }))),
  )
  .meta({
    id: "fact",
    description: "What must be true; `life: {A: 20, B: 18}` is one fact for each player.",
  });

/** Facts as one writes them. */
export const facts: z.ZodType<readonly Fact[]> = oneOrMore(factMap)
  .transform((all) => all.flat())
  .meta({ id: "facts" });

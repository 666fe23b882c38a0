import { cardFormat } from "../abilities/cards.ts";
import { InvalidArgument } from "../abilities/invalid-argument.ts";
import type { GameOptions } from "./setup.ts";

/** Thrown by `startGame` for options that make no game; the message begins with the place of the wrong one. */
export class InvalidOptions extends InvalidArgument {
  override readonly name = "InvalidOptions";
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const is =
  (type: string) =>
  (value: unknown): boolean =>
    typeof value === type;

/** What a field may be, in the words of the message. */
const kinds = {
  "an object": isFields,
  "a whole number": Number.isSafeInteger,
  "a whole number from 0 on": isCount,
  "numbers by their names": (value: unknown) => isFields(value) && Object.values(value).every(isCount),
  "a number": is("number"),
  "a text": is("string"),
  "a list": Array.isArray,
  "a list of entries: [{ card }]": Array.isArray,
  "true or false": is("boolean"),
  "a function": is("function"),
  '"commander"': (value: unknown) => value === "commander",
  anything: () => true,
};
type Kind = keyof typeof kinds;

const zones = ["library", "hand", "graveyard", "exile", "sideboard", "battlefield", "command"] as const;

/** What may be said of the game, of players and of cards, and what each has to be. */
const ofGame: Readonly<Record<string, Kind>> = {
  seed: "a whole number",
  format: '"commander"',
  shuffle: "true or false",
  mulligans: "true or false",
  openingHand: "a whole number from 0 on",
  observe: "a function",
  watch: "a function",
  chance: "a function",
  unasked: "a function",
  cardReference: "a function",
  players: "a list",
};
const ofPlayer: typeof ofGame = {
  life: "a whole number",
  counters: "numbers by their names",
  ...Object.fromEntries(zones.map((zone) => [zone, "a list of entries: [{ card }]"])),
};
const ofCard: typeof ofGame = {
  // Asked for with its face.
  card: "anything",
  face: "a whole number from 0 on",
  tapped: "true or false",
  faceDown: "true or false",
  counters: "numbers by their names",
  label: "a text",
  attachedTo: "a text",
};

const must = (holds: boolean, argument: string, expected: string): void => {
  if (!holds) throw new InvalidOptions(`${argument} has to be ${expected}`, { argument, expected });
};

/** The name that has most of the pairs of letters, if it has half of them at least; else all names. */
const meant = (field: string, names: readonly string[]): string => {
  const pairs = [...field].map((_, at) => field.slice(at, at + 2)).slice(0, -1);
  const alike = (name: string): number =>
    pairs.filter((pair) => name.toLowerCase().includes(pair.toLowerCase())).length;
  const [best = ""] = [...names].sort((one, other) => alike(other) - alike(one));
  return alike(best) * 2 >= Math.max(pairs.length, 1) ? `'${best}'` : names.join(" or ");
};

/** @throws {InvalidOptions} where something is called as nothing is there, or is not what it has to be */
export const checkFields = (value: unknown, place: string, fields: typeof ofGame): void => {
  must(isFields(value), place, "an object");
  for (const [field, given] of Object.entries(value as Fields)) {
    const where = `${place}.${field}`;
    const kind = fields[field];
    must(Object.hasOwn(fields, field), where, `called ${meant(field, Object.keys(fields))}`);
    if (kind && given !== undefined) must(kinds[kind](given), where, kind);
  }
};

/** Whether it is a compiled card, of a format that is known, with a face of that number. */
export const isCard = (card: unknown, face: number): boolean =>
  isFields(card) &&
  [undefined, cardFormat].includes(card["format"] as 1) &&
  typeof card["name"] === "string" &&
  Array.isArray(card["faces"]) &&
  card["faces"].every(
    (each) =>
      isFields(each) &&
      ["abilities", "cardTypes", "supertypes", "subtypes"].every((list) => Array.isArray(each[list])),
  ) &&
  card["faces"][face] !== undefined;

/** @throws {InvalidOptions} when they make no game */
export const checkOptions = (options: GameOptions): void => {
  checkFields(options, "options", ofGame);
  const { seed, players, openingHand = 0 } = options;
  must(seed !== undefined, "options.seed", "a whole number");
  must(players?.length > 1, "options.players", "a list of two players or more");
  const labels = new Set<string | undefined>();
  const permanents = new Set<string | undefined>();
  const attached: (() => void)[] = [];
  players.forEach((player, index) => {
    const place = `options.players[${index}]`;
    checkFields(player, place, ofPlayer);
    must(
      (player.library ?? []).length >= openingHand,
      `${place}.library`,
      `${openingHand} cards at least, as openingHand says`,
    );
    for (const zone of zones)
      (player[zone] ?? []).forEach((entry, at) => {
        const where = `${place}.${zone}[${at}]`;
        must(!isCard(entry, 0), where, "an entry around the card: { card }");
        checkFields(entry, where, ofCard);
        const { card, face = 0, label, attachedTo } = entry;
        must(
          isCard(card, face),
          `${where}.card`,
          `a compiled card of format ${cardFormat} with that face (compileFile(text).cards[0].card)`,
        );
        must(label === undefined || !labels.has(label), `${where}.label`, "another than before");
        labels.add(label);
        if (zone === "battlefield")
          for (const name of [label, ...card.faces.map((each) => each.name)]) permanents.add(name);
        attached.push(() =>
          must(
            attachedTo === undefined || permanents.has(attachedTo),
            `${where}.attachedTo`,
            "the label or name of a permanent",
          ),
        );
      });
  });
  attached.forEach((each) => each());
};

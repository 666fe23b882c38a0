import { cardFormat } from "../abilities/cards.ts";
import type { GameOptions } from "./setup.ts";

/** Thrown by `startGame` for options that make no game; the message begins with the place of the wrong one. */
export class InvalidOptions extends Error {
  override readonly name = "InvalidOptions";
}

type Fields = Readonly<Record<string, unknown>>;

const count = "whole number from 0 on";
const is = (value: unknown, kind: string): boolean => {
  if (kind === "list") return Array.isArray(value);
  if (kind === "whole number") return Number.isSafeInteger(value);
  if (kind === count) return is(value, "whole number") && Number(value) >= 0;
  if (kind === "counts") return isFields(value) && Object.values(value).every((each) => is(each, count));
  return value === kind || (typeof value === kind && value !== null && !Array.isArray(value));
};
const isFields = (value: unknown): value is Fields => is(value, "object");

const zones = ["library", "hand", "graveyard", "exile", "sideboard", "battlefield", "command"] as const;

const lists = Object.fromEntries(zones.map((zone) => [zone, "list"]));

/** What may be said of the game, of players and of cards, and what each has to be. */
const ofGame: Readonly<Record<string, string>> = {
  seed: "whole number",
  format: "commander",
  shuffle: "boolean",
  mulligans: "boolean",
  openingHand: count,
  observe: "function",
  watch: "function",
  chance: "function",
  unasked: "function",
  players: "list",
};
const ofPlayer: typeof ofGame = { life: "whole number", counters: "counts", ...lists };
const ofCard: typeof ofGame = {
  // Asked for with its face.
  card: "",
  face: count,
  tapped: "boolean",
  faceDown: "boolean",
  counters: "counts",
  label: "string",
  attachedTo: "string",
};

const must = (holds: boolean, place: string, wanted: string): void => {
  if (!holds) throw new InvalidOptions(`${place} has to be ${wanted}`);
};
/** @throws {InvalidOptions} where something is called as nothing is there, or is not what it has to be */
export const checkFields = (value: unknown, place: string, kinds: typeof ofGame): void => {
  must(isFields(value), place, "object");
  for (const [field, given] of Object.entries(value as Fields)) {
    const where = `${place}.${field}`;
    const names = Object.keys(kinds);
    const alike = names.filter((name) => name.startsWith(field.slice(0, 2).toLowerCase()));
    must(names.includes(field), where, `called ${(alike.length ? alike : names).join(" or ")}`);
    const kind = kinds[field];
    if (kind && given !== undefined) must(is(given, kind), where, kind);
  }
};

const isCard = (card: unknown, face: number): boolean =>
  isFields(card) &&
  [undefined, cardFormat].includes(card["format"] as 1) &&
  is(card["name"], "string") &&
  is(card["faces"], "list") &&
  (card["faces"] as unknown[]).every(
    (each) =>
      isFields(each) &&
      ["abilities", "cardTypes", "supertypes", "subtypes"].every((list) => is(each[list], "list")),
  ) &&
  (card["faces"] as unknown[])[face] !== undefined;

/** @throws {InvalidOptions} when they make no game */
export const checkOptions = (options: GameOptions): void => {
  checkFields(options, "options", ofGame);
  const { seed, players, openingHand = 0 } = options;
  must(seed !== undefined, "options.seed", "whole number");
  must(players?.length > 1, "options.players", "two or more");
  const labels = new Set<string | undefined>();
  const permanents = new Set<string | undefined>();
  const attached: (() => void)[] = [];
  players.forEach((player, index) => {
    const place = `options.players[${index}]`;
    checkFields(player, place, ofPlayer);
    must((player.library ?? []).length >= openingHand, `${place}.library`, "an opening hand");
    for (const zone of zones)
      (player[zone] ?? []).forEach((entry, at) => {
        const where = `${place}.${zone}[${at}]`;
        checkFields(entry, where, ofCard);
        const { card, face = 0, label, attachedTo } = entry;
        must(isCard(card, face), `${where}.card`, `compiled card of format ${cardFormat} with that face`);
        must(label === undefined || !labels.has(label), `${where}.label`, "another than before");
        labels.add(label);
        if (zone === "battlefield")
          for (const name of [label, ...card.faces.map((each) => each.name)]) permanents.add(name);
        attached.push(() =>
          must(
            attachedTo === undefined || permanents.has(attachedTo),
            `${where}.attachedTo`,
            "label or name of a permanent",
          ),
        );
      });
  });
  attached.forEach((each) => each());
};

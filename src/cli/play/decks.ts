import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { didYouMean } from "../../compiler/diagnostics/suggest.ts";
import { compileFile } from "../../compiler/compile-file.ts";
import type { Card } from "../../abilities/index.ts";
import { shownPath } from "../../compiler/build/files.ts";
import type { CardSource, CompileCard, CompiledCard } from "../../compiler/types.ts";
import { type Random, below, pick, seeded } from "../../play/random.ts";
import type { Call } from "../command.ts";
import { configOf, placesOf } from "../config.ts";
import { readAll } from "../inputs.ts";
import { InputError, UsageError } from "../io.ts";
import { openingHand } from "./simulation.ts";

/** The cards that can be played with. */
export interface Pool {
  readonly compiled: readonly CompiledCard[];
  /** The texts of all cards, and what compiles them. */
  readonly sources: readonly CardSource[];
  readonly compile: CompileCard;
  readonly cards: readonly Card[];
  /** Names of the cards that do not compile. */
  readonly broken: readonly string[];
}

/** Cards to play with, under a name. */
export interface Deck {
  readonly name: string;
  readonly cards: readonly Card[];
}

const basicNames = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest" } as const;
type Symbol = keyof typeof basicNames;

const basicLand = (name: string): Card => ({
  name,
  layout: "normal",
  faces: [{ name, supertypes: ["basic"], cardTypes: ["land"], subtypes: [name], abilities: [] }],
});

const isBasic = ({ faces: [face] }: Card): boolean => face.supertypes.includes("basic");
const isLand = ({ faces: [face] }: Card): boolean => face.cardTypes.includes("land");

/** The cards of the places of a call, compiled. */
export const poolOf = async ({
  words,
  io,
  services,
}: Pick<Call, "words" | "io" | "services">): Promise<Pool> => {
  const config = await configOf(io);
  const { files, vocabulary } = await readAll(io, placesOf(words, config), config);
  const [unread] = files.flatMap(({ cards, diagnostics }) => (cards.length === 0 ? diagnostics : []));
  if (unread !== undefined) throw new InputError(unread.message);
  const { compile } = await services.compiler(vocabulary);
  const compiled = files.flatMap((file) =>
    compileFile(file, compile, { brief: true }).map(({ result }) => result),
  );
  const cards = compiled.flatMap(({ status, card }) =>
    status === "compiled" && card !== undefined ? [card] : [],
  );
  const broken = compiled.filter(({ status }) => status === "failed").map(({ name }) => name);
  const sources = files.flatMap((file) => file.cards.map(({ source }) => source));
  return { compiled, sources, compile, cards, broken };
};

/** How often a symbol stands in the mana costs. */
const weightOf = (cards: readonly Card[], symbol: Symbol): number =>
  cards.reduce(
    (sum, { faces: [face] }) => sum + (face.manaCost ?? []).filter((each) => each.includes(symbol)).length,
    0,
  );

const landsFor = (cards: readonly Card[], count: number): readonly Card[] => {
  const symbols = Object.keys(basicNames) as Symbol[];
  const used = symbols.filter((symbol) => weightOf(cards, symbol) > 0);
  const list = used.length === 0 ? (["W"] as const) : used;
  const all = list.reduce((sum, symbol) => sum + Math.max(1, weightOf(cards, symbol)), 0);
  const lands = list.flatMap((symbol) =>
    Array.from(
      { length: Math.ceil((count * Math.max(1, weightOf(cards, symbol))) / all) },
      () => basicNames[symbol],
    ),
  );
  return lands.slice(0, count).map(basicLand);
};

const deckSize = 60;

/** A deck of sixty out of the pool: 36 cards, none more than four times, and basic lands for them. */
const dealt = (pool: readonly Card[], random: Random): readonly Card[] => {
  const able = pool.filter((card) => !isBasic(card));
  if (able.length === 0) throw new InputError("There is no card here that compiles and is no basic land.");
  const copies = Math.min(4, Math.max(1, Math.ceil(36 / able.length)));
  const spells = pick(
    random,
    able.flatMap((card) => Array.from({ length: copies }, () => card)),
    36,
  );
  return [
    ...spells,
    ...landsFor(
      spells.filter((card) => !isLand(card)),
      deckSize - spells.length,
    ),
  ];
};

/** A card of a deck list, and the line it stands in. */
interface Entry {
  readonly count: number;
  readonly name: string;
  readonly line: number;
}

/** `4 Ember Fox`, `4x Ember Fox`, `Ember Fox`, `4 Ember Fox (EMB) 12`; the sideboard is left out. */
const entriesOf = (text: string, shown: string): readonly Entry[] => {
  const [main = ""] = text.split(/^\s*sideboard:?\s*$/im);
  return main.split(/\r?\n/).flatMap((said, index) => {
    const line = said.replace(/#.*$/, "").trim();
    if (line === "" || /^(?:\/\/|(?:deck|about):?$|name |sb:)/i.test(line)) return [];
    const match = /^(?:(\d{1,3})x?\s+)?([\p{L}\p{N}"'_+].*?)(?:\s+\([A-Z0-9]{2,6}\)(?:\s+\S+)?)?$/iu.exec(
      line,
    );
    if (match?.[2] === undefined)
      throw new InputError(
        `${shown}:${index + 1}: '${line}' is no line of a deck list, such as '4 Ember Fox'.`,
      );
    return [{ count: Number(match[1] ?? 1), name: match[2], line: index + 1 }];
  });
};

/** The deck of a list; what is not there is told with the nearest name. */
const deckOf = (text: string, shown: string, pool: Pool): readonly Card[] => {
  const key = (name: string): string => name.toLowerCase();
  const byName = new Map<string, Card>();
  for (const name of Object.values(basicNames)) byName.set(key(name), basicLand(name));
  for (const card of pool.cards) {
    byName.set(key(card.name), card);
    if (!byName.has(key(card.faces[0].name))) byName.set(key(card.faces[0].name), card);
  }
  const cards = entriesOf(text, shown).flatMap(({ count, name, line }) => {
    const card = byName.get(key(name));
    if (card !== undefined) return Array.from({ length: count }, () => card);
    if (pool.broken.some((each) => key(each) === key(name)))
      throw new InputError(`${shown}:${line}: ${name} doesn't compile: 'rulewright check' tells why.`);
    const near = didYouMean(name, [...pool.cards.map((each) => each.name), ...Object.values(basicNames)]);
    throw new InputError(
      `${shown}:${line}: there is no card ${name}${near === undefined ? "" : `; did you mean ${near}?`}`,
    );
  });
  if (cards.length === 0) throw new InputError(`${shown}: there is no card in this list.`);
  if (cards.length < openingHand)
    throw new InputError(`${shown}: ${openingHand} cards at least are needed, for the first hand.`);
  return cards;
};

/** So many decks: those of the lists that are given, others dealt out of the pool. */
export const decksOf = async (
  { io }: Pick<Call, "io">,
  pool: Pool,
  lists: readonly string[],
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<readonly Deck[]> => {
  if (lists.length > count)
    throw new UsageError(`A game has ${count} players: ${lists.length} decks are too many.`);
  const random = seeded(seed);
  const decks: Deck[] = [];
  for (const list of lists) {
    const path = resolve(io.cwd, list);
    let text: string;
    try {
      text = await readFile(path, "utf8");
    } catch {
      throw new InputError(`There is no deck list ${shownPath(path, io.cwd)}.`);
    }
    decks.push({
      name: list.replace(/^.*[/\\]|\.\w+$/g, ""),
      cards: deckOf(text, shownPath(path, io.cwd), pool),
    });
  }
  while (decks.length < count) {
    decks.push({
      name: `deck ${decks.length + 1}`,
      cards: dealt(pool.cards, seeded(below(random, 2 ** 31))),
    });
  }
  return decks;
};

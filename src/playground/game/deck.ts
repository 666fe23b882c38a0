import basics from "../../../cards/basics.cards?raw";
import type { Card } from "../../abilities/index.ts";
import { createCompiler } from "../../compiler/compiler.ts";
import { readCards } from "../../compiler/read/cards.ts";
import { joinedVocabulary } from "../../compiler/read/vocabulary.ts";
import type { CardSource, CompileCard, CompiledCard } from "../../compiler/types.ts";
import type { Texts } from "../../play/index.ts";
import { textsOf } from "../../play/index.ts";
import type { GameOptions, PlayerSetup, PositionEntry } from "../../runtime/index.ts";
import { type Board, boardZones, type GamePlan } from "./plan.ts";

/** How often a deck has each card of the file. */
const copies = 4;
const handSize = 6;
const landNames: Readonly<Record<string, string>> = {
  W: "Plains",
  U: "Island",
  B: "Swamp",
  R: "Mountain",
  G: "Forest",
};

interface Made {
  readonly card: Card;
  /** The letters of the colors in its mana cost. */
  readonly colors: readonly string[];
  readonly isLand: boolean;
}

const entriesOf = (cards: readonly Card[]): readonly PositionEntry[] => cards.map((card) => ({ card }));

/** What a game is played with: the options for the runtime, the words of its abilities, and the cards themselves. */
export interface Dealt {
  readonly options: GameOptions;
  readonly texts: Texts;
  readonly sources: readonly CardSource[];
  readonly compile: CompileCard;
}

/** The cards of a file that compile, and basic lands. */
const cardsOf = (text: string) => {
  const [own, common] = [readCards(text), readCards(basics)];
  const compiler = createCompiler(joinedVocabulary([own]));
  const results: CompiledCard[] = [];
  const made = new Map<string, Made>();
  for (const file of [own, common])
    for (const { source, result } of compiler.compileFile(file)) {
      results.push(result);
      const { card } = result;
      if (result.status !== "compiled" || card === undefined || made.has(source.name)) continue;
      const [{ manaCost, typeLine }] = source.faces;
      const colors = [...new Set(manaCost.match(/[WUBRG]/g) ?? [])];
      made.set(source.name, { card, colors, isLand: /\bLand\b/.test(typeLine) });
    }
  const sources = [...own.cards, ...common.cards].map(({ source }) => source);
  return { own, made, results, sources, compile: compiler.compileCard };
};

/** The names of the cards that can be put on a board. */
export const cardNames = (text: string): readonly string[] => [...cardsOf(text).made.keys()];

/** The players of a board that was set up by hand; names that compile no longer are left out. */
const setUp = (board: Board, made: ReadonlyMap<string, Made>): readonly PlayerSetup[] =>
  board.map(({ life, ...zones }) => ({
    life,
    ...Object.fromEntries(
      boardZones.map((zone) => [zone, entriesOf(zones[zone].flatMap((name) => made.get(name)?.card ?? []))]),
    ),
  }));

/** Decks of all cards of the file that compile, with lands for what they cost. */
const decksFor = (
  { card: wanted, lands }: GamePlan,
  { own, made }: ReturnType<typeof cardsOf>,
): readonly PlayerSetup[] => {
  const basic = new Set(Object.values(landNames));
  const cards = own.cards.flatMap(({ source: { name } }) => (basic.has(name) ? [] : (made.get(name) ?? [])));
  if (cards.length === 0) throw new Error("No card of the file compiles yet: there is nothing to play with.");
  const landsFor = (colors: readonly string[], count: number): readonly Card[] => {
    const names = colors.length === 0 ? ["R"] : colors;
    return Array.from({ length: count }, (_, index) => {
      const name = landNames[names[index % names.length]!]!;
      return made.get(name)!.card;
    });
  };
  const all = [...new Set(cards.flatMap(({ colors }) => colors))];
  const first = made.get(wanted) ?? cards[0]!;
  const deck = Array.from({ length: copies }, () => cards.map(({ card }) => card)).flat();
  const library = entriesOf([...deck, ...landsFor(all, Math.ceil(deck.length * 0.7))]);
  const begin = (colors: readonly string[], hand: readonly Card[]): PlayerSetup => ({
    library,
    hand: entriesOf(hand),
    battlefield: entriesOf(landsFor(colors, lands)),
  });
  const opening = [first.card, ...(first.isLand ? [] : landsFor(first.colors, 1))];
  return [begin(first.colors.length === 0 ? all : first.colors, opening), begin(all, landsFor(all, 2))];
};

/** What a game begins with: the board that was set up, or decks. */
export const deal = (plan: GamePlan): Dealt => {
  const { text, seed, board } = plan;
  const cards = cardsOf(text);
  const options: GameOptions = {
    seed,
    // 201.4: any of the cards may be named.
    cardReference: () => [...cards.made.values()].flatMap(({ card }) => card.faces),
    ...(board === undefined
      ? { players: decksFor(plan, cards), shuffle: true, openingHand: handSize - 2 }
      : { players: setUp(board, cards.made) }),
  };
  return { options, texts: textsOf(cards.results), sources: cards.sources, compile: cards.compile };
};

import { sum } from "./sum.ts";
import type * as A from "../abilities/index.ts";
import { cardTypes, colors } from "../abilities/index.ts";

/** What cards in exile are that may be cast on later turns (702.143, 702.170). */
export const setAsideAs = ["foretold", "plotted"] as const;

/** 712.1: whether the card has another face on its back. */
export const isDoubleFaced = (card: A.Card | undefined): boolean =>
  card?.layout === "transform" || card?.layout === "modal_dfc";

/** Whether that is the name of a color. */
export const isColor = (word: unknown): word is A.Color => colors.some((color) => color === word);

/** The symbol of a type of mana (107.4a, 107.4c). */
export const symbolOfColor: Readonly<Record<A.Color | "colorless", string>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
  colorless: "C",
};
/** The type of mana of a symbol. */
export const colorOfSymbol: Readonly<Record<string, A.Color | "colorless">> = Object.fromEntries(
  [...colors, "colorless" as const].map((color) => [symbolOfColor[color], color]),
);

/** The card types of spells that become no permanents (110.4). */
export const isSpellType = (type: A.CardType): boolean => type === "instant" || type === "sorcery";
/** Card types of which permanents are (110.4). */
export const permanentTypes: ReadonlySet<A.CardType> = new Set(
  cardTypes.filter((type) => type !== "kindred" && !isSpellType(type)),
);

/** The same for mana costs that are the same: of two halves it is the combined cost (709.4b). */
export const sameCost = (symbols: readonly string[]): string => {
  const generic = sum(symbols.map((symbol) => Number(symbol) || 0));
  return [generic, ...symbols.filter((symbol) => !/^\d+$/.test(symbol)).sort()].join();
};

import { readManaCost } from "../compiler/read/characteristics.ts";
import type { FaceSource } from "../compiler/types.ts";

/** The colors in the order of the color wheel. */
const colorLetters = ["W", "U", "B", "R", "G"];

/** The colors of faces, as letters: those of their mana costs and color indicators (105.2). */
export const colorsIn = (faces: readonly FaceSource[]): string => {
  const said = faces.map(({ manaCost, colorIndicator = "" }) => `${manaCost}${colorIndicator}`).join("");
  return colorLetters.filter((letter) => said.includes(letter)).join("");
};

const valueOf = (symbol: string): number => {
  if (/^\d+$/.test(symbol)) return Number(symbol);
  if (symbol === "X") return 0;
  return symbol.startsWith("2/") ? 2 : 1;
};

/** The mana value of a mana cost (202.3): of a card it is that of the first face. */
export const manaValue = (faces: readonly FaceSource[]): number =>
  readManaCost(faces[0]?.manaCost ?? "").symbols.reduce((sum, symbol) => sum + valueOf(symbol), 0);

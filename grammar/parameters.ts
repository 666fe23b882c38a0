import { classKey } from "./engine/grammar.ts";
import type { Token } from "./lexer.ts";
import { matchAt } from "./scan.ts";
import { wordOf } from "./word.ts";

/** What a parameter of a definition stands for. */
export type ParameterKind = "number" | "costs" | "quality" | "word";
const classOf = {
  number: "numberParameter",
  costs: "costParameter",
  quality: "qualityParameter",
  word: "wordParameter",
} as const satisfies Readonly<Record<ParameterKind, string>>;
export type ClassOfParameter = (typeof classOf)[ParameterKind];

/** What a parameter stands for, by how it is written: `N`, `[cost]`, `[name]`, and any other noun in brackets. */
export const kindOfParameter = (written: string): ParameterKind => {
  if (/^[A-Z]$/.test(written)) return "number";
  const words = written.slice(1, -1);
  if (/\bcosts?$/.test(words)) return "costs";
  return /\b(?:type|subtype|word|name)$/.test(words) ? "word" : "quality";
};

/** The parameters of a definition as they stand in its meaning. */
export interface Parameters {
  readonly written: readonly string[];
  /** "+N/-N" and "N/N", where a parameter is a number. */
  readonly change: RegExp | undefined;
  readonly size: RegExp | undefined;
}

/** Parameters by how they are written: `["N", "[cost]"]`. */
export const parametersOf = (written: readonly string[]): Parameters => {
  const letters = written.filter((each) => kindOfParameter(each) === "number");
  if (letters.length === 0) return { written, change: undefined, size: undefined };
  const side = `(?:\\d+|${letters.join("|")})`;
  return {
    written,
    change: new RegExp(`[+\\-−–]${side}/[+\\-−–]${side}`, "y"),
    size: new RegExp(`${side}/${side}(?![\\w/])`, "y"),
  };
};

const changeWord = wordOf(classKey("change"));
const sizeWord = wordOf(classKey("size"));
const goesOn = /[\p{L}\p{M}\d'’-]/u;

/** The parameter, or the figures with one, that stand at a place of a definition. */
export const parameterAt = (
  text: string,
  at: number,
  { written, change, size }: Parameters,
): Token | undefined => {
  const changed = change === undefined ? undefined : matchAt(change, text, at);
  if (changed !== undefined && /[A-Z]/.test(changed))
    return { image: changed.replace(/[−–]/g, "-"), word: changeWord, start: at, end: at + changed.length };
  const sized = size === undefined ? undefined : matchAt(size, text, at);
  if (sized !== undefined && /[A-Z]/.test(sized))
    return { image: sized, word: sizeWord, start: at, end: at + sized.length };
  const image = written.find(
    (each) => text.startsWith(each, at) && !goesOn.test(text[at + each.length] ?? ""),
  );
  if (image === undefined) return undefined;
  const word = wordOf(classKey(classOf[kindOfParameter(image)]));
  return { image, word, start: at, end: at + image.length };
};

import type { Diagnostic } from "../types.ts";
import { diagnostic } from "./diagnostic.ts";

const words = /\{[^{}]*\}|<[^<>\s]*>|[\p{L}\p{N}'’+*/-]+|[^\s]/gu;
const forms: Readonly<Record<string, string>> = { "’": "'", "“": '"', "”": '"', "–": "—", "−": "-" };
/** A word in the one form in which source and print are compared. */
const plain = (word: string): string =>
  word
    .replace(/^<(.*)>$/, "{$1}")
    .replace(/^\{.*\}$/, (symbol) => symbol.toUpperCase())
    .replace(/[’“”–−]/g, (character) => forms[character] ?? character);

/** All words are the same: a space is missing, or there is one too many. */
const spacing = (
  source: readonly RegExpExecArray[],
  printed: string,
  start: number,
  face: number | undefined,
): Diagnostic | undefined => {
  const print = [...printed.matchAll(words)];
  for (let index = 1; index < source.length; index++) {
    const [before, here] = [source[index - 1], source[index]];
    const [printedBefore, printedHere] = [print[index - 1], print[index]];
    if (
      before === undefined ||
      here === undefined ||
      printedBefore === undefined ||
      printedHere === undefined
    )
      break;
    const parted = before.index + before[0].length < here.index;
    const partedInPrint = printedBefore.index + printedBefore[0].length < printedHere.index;
    // Round a dash and in front of a bullet either is right.
    if (parted === partedInPrint || /[—–•]/.test(before[0] + here[0])) continue;
    const span = { start: start + before.index + before[0].length, end: start + here.index + here[0].length };
    return diagnostic(parted ? "RW3015" : "RW3014", span, [], face === undefined ? {} : { face });
  }
  return undefined;
};

/**
 * Says where a paragraph and its print from the syntax tree differ: a wrong plural, a wrong verb form, a word that was
 * not read. `start` is the paragraph's position, already moved to its file. Undefined when only white space and notation differ.
 */
export const wordingDiagnostic = (
  paragraph: string,
  printed: string,
  start: number,
  face?: number,
): Diagnostic | undefined => {
  const source = [...paragraph.matchAll(words)];
  const printedWords = [...printed.matchAll(words)];
  const print = printedWords.map((match) => match[0]);
  let same = 0;
  while (
    same < source.length &&
    same < print.length &&
    plain(source[same]?.[0] ?? "") === plain(print[same] ?? "")
  )
    same++;
  if (same === source.length && same === print.length) return spacing(source, printed, start, face);
  let sourceEnd = source.length;
  let printEnd = print.length;
  while (
    sourceEnd > same &&
    printEnd > same &&
    plain(source[sourceEnd - 1]?.[0] ?? "") === plain(print[printEnd - 1] ?? "")
  ) {
    sourceEnd--;
    printEnd--;
  }
  const first = source[same];
  const last = source[sourceEnd - 1];
  const from = first?.index ?? paragraph.length;
  const to = sourceEnd > same && last !== undefined ? last.index + last[0].length : from;
  const ending = printedWords[printEnd - 1];
  const meant =
    printEnd > same && ending !== undefined
      ? printed.slice(printedWords[same]?.index, ending.index + ending[0].length)
      : "";
  const span = { start: start + from, end: start + to };
  const extra = { ...(meant === "" ? {} : { suggestion: meant }), ...(face === undefined ? {} : { face }) };
  if (sourceEnd === same) {
    const before = source[same - 1]?.[0] ?? "";
    return diagnostic("RW3010", span, [meant, before], face === undefined ? {} : { face });
  }
  const found = paragraph.slice(from, to);
  return meant === ""
    ? diagnostic("RW3011", span, [found], face === undefined ? {} : { face })
    : diagnostic("RW3006", span, [found, printed], extra);
};

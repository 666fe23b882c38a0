import type { Span } from "../types.ts";

/** The paragraphs of a text that say something. */
export const paragraphsOf = (text: string): readonly Span[] => {
  const found: Span[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "") found.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return found;
};

const numbers = /^(?:\d+|x|one|two|three|four|five|six|seven|eight|nine|ten|twenty)$/;
const words = /\{[^{}]*\}|<[^<>\s]*>|[+-]?[\dX]+\/[+-]?[\dX]+|[\p{L}\p{N}'’-]+|[^\s]/gu;

/** Names of the card in its text, the long one first. */
const namesOf = (name: string): readonly string[] =>
  name
    .split(" // ")
    .flatMap((face) => [face, face.split(",")[0] ?? face])
    .filter((each) => each.length > 2)
    .sort((left, right) => right.length - left.length);

/** One word as it counts for a phrase: symbols, numbers and changes of power are all alike. */
const normal = (word: string): string => {
  if (/^[{<]/.test(word)) return "{…}";
  if (/\d+\/|x\/|\/\d|\/x/i.test(word)) return "N/N";
  const lower = word.toLowerCase();
  return numbers.test(lower) ? "N" : lower;
};

/** Replaces the card's own name by `~`; tells where the place is afterwards. */
const withoutName = (
  text: string,
  place: number,
  name: string,
): { readonly text: string; readonly place: number } => {
  let result = text;
  let at = place;
  for (const each of namesOf(name))
    for (let found = result.indexOf(each); found >= 0; found = result.indexOf(each, found + 1)) {
      result = `${result.slice(0, found)}~${result.slice(found + each.length)}`;
      if (found < at) at = Math.max(found, at - each.length + 1);
    }
  return { text: result, place: at };
};

/**
 * The words around where reading died: two before, the one it died at in brackets, two after, within the sentence, with
 * numbers, symbols and the card's own name made alike. `[¶]` is the end of the paragraph.
 */
export const phraseAt = (text: string, start: number, name: string): string => {
  const from = text.lastIndexOf("\n", Math.max(0, start - 1)) + 1;
  const to = text.indexOf("\n", Math.max(start, from));
  const line = withoutName(text.slice(from, to < 0 ? text.length : to), start - from, name);
  const all = [...line.text.matchAll(words)];
  if (all.length === 0) return "";
  const dead = all.findIndex((match) => match.index + match[0].length > line.place);
  const end = dead < 0 ? all.length : dead;
  const sentence = all.findLastIndex((match, index) => index < end && /^[.“”"]$/.test(match[0])) + 1;
  const before = all.slice(Math.max(sentence, end - 2), end).map((match) => normal(match[0]));
  const after = all.slice(end + 1, end + 3).map((match) => normal(match[0]));
  const stop = after.indexOf(".");
  const at = all[end];
  const middle = at === undefined ? "[¶]" : `[${normal(at[0])}]`;
  const rest = at?.[0] === "." ? [] : stop < 0 ? after : after.slice(0, stop);
  return [...before, middle, ...rest].join(" ");
};

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

/**
 * The words where reading died: those of the span and what follows to make `most`, up to the end of the sentence, with
 * numbers, symbols and the card's own name made alike. At the end of a text it is what stands before.
 */
export const phraseAt = (text: string, start: number, end: number, name: string, most = 4): string => {
  const lineEnd = text.indexOf("\n", Math.max(start, 0));
  let rest = text.slice(Math.max(0, start), lineEnd < 0 ? text.length : lineEnd);
  let spanLength = Math.max(0, end - start);
  for (const each of namesOf(name))
    for (let at = rest.indexOf(each); at >= 0; at = rest.indexOf(each, at + 1)) {
      rest = `${rest.slice(0, at)}~${rest.slice(at + each.length)}`;
      if (at < spanLength) spanLength = Math.max(at + 1, spanLength - each.length + 1);
    }
  const found: string[] = [];
  for (const match of rest.matchAll(words)) {
    const inSpan = match.index < Math.min(spanLength, 60);
    if (found.length >= most && !inSpan) break;
    if (found.length >= 8) break;
    if (match[0] === "." && found.length > 0) break;
    found.push(normal(match[0]));
  }
  if (found.length > 0) return found.join(" ");
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, Math.max(0, start));
  const last = [...before.matchAll(words)].slice(-most).map((match) => normal(match[0]));
  return last.length === 0 ? "" : `${last.join(" ")} ¶`;
};

import type { CardSource, FaceSource } from "../types.ts";

/** Words as the probes take them: sizes and symbols are words, too. */
export const wordPattern = /[+-]?[\dX]+\/[+-]?[\dX]+|\{[^{}]*\}|[\p{L}\p{N}'’-]+/gu;

/** Where words may not be probed: reminder text (207.2a) and the card's own name, whose short form means the same. */
export const skippedRanges = (face: FaceSource): readonly (readonly [number, number])[] => {
  const ranges: (readonly [number, number])[] = [];
  for (const match of face.text.matchAll(/\([^()]*\)/g))
    ranges.push([match.index, match.index + match[0].length]);
  const names = [face.name, face.name.split(/,| the | of /)[0] ?? face.name].filter(
    (name) => name.length > 1,
  );
  for (const name of names)
    for (let at = face.text.indexOf(name); at >= 0; at = face.text.indexOf(name, at + name.length))
      ranges.push([at, at + name.length]);
  return ranges;
};

/** The words from one to another with their neighbours, themselves in brackets: `until [end] of`. */
export const placeOf = (words: readonly RegExpMatchArray[], first: number, last: number): string => {
  const word = (at: number): string => words[at]?.[0].toLowerCase() ?? "¶";
  const inner = words.slice(first, last + 1).map(([image]) => image.toLowerCase());
  return `${word(first - 1)} [${inner.join(" ")}] ${word(last + 1)}`;
};

/** The paragraph of the text that these positions are in. */
export const paragraphAt = (text: string, start: number, end: number): string => {
  const to = text.indexOf("\n", end);
  return text.slice(text.lastIndexOf("\n", start - 1) + 1, to < 0 ? text.length : to);
};

/** The card with another text on one of its faces. */
export const withText = (source: CardSource, index: number, text: string): CardSource => {
  const changed = (face: FaceSource, at: number): FaceSource => {
    if (at !== index) return face;
    const { lines: _lines, ...rest } = face;
    return { ...rest, text };
  };
  const [first, ...others] = source.faces;
  return { ...source, faces: [changed(first, 0), ...others.map((face, at) => changed(face, at + 1))] };
};

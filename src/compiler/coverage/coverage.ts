import type { FileCard } from "../compile-file.ts";
import { byCodeUnits } from "../emit/identifiers.ts";
import type { Diagnostic } from "../types.ts";
import { paragraphsOf, phraseAt } from "./phrase.ts";

/** A phrase that is not understood, the number of cards that only this phrase blocks, and one of them. */
export interface Gap {
  readonly phrase: string;
  readonly cards: number;
  readonly example: string;
}

export interface Coverage {
  readonly cards: number;
  readonly compiled: number;
  readonly paragraphs: number;
  readonly compiledParagraphs: number;
  readonly gaps: readonly Gap[];
}

/** Counts cards as they come, so that a bulk file need not stay in memory. */
export interface CoverageCounter {
  readonly add: (card: FileCard) => void;
  readonly result: () => Coverage;
}

/** What a diagnostic says is missing: the words where reading died, else the message itself. */
const gapOf = (found: Diagnostic, card: FileCard): string => {
  const face = card.source.faces[found.face ?? 0];
  if (face === undefined || /^RW[159]/.test(found.code)) return found.message;
  const phrase = phraseAt(face.text, found.start - face.offset, card.source.name);
  return phrase === "" ? found.message : phrase;
};

/** Which face a diagnostic is about; without a hint, the one whose text holds its place. */
const faceOf = (found: Diagnostic, card: FileCard): Diagnostic => {
  if (found.face !== undefined) return found;
  const face = card.source.faces.findIndex(
    ({ offset, text }) => found.start >= offset && found.start <= offset + text.length,
  );
  return { ...found, face: Math.max(0, face) };
};

const errorsOf = (card: FileCard): readonly Diagnostic[] =>
  card.result.diagnostics.filter((each) => each.severity === "error").map((each) => faceOf(each, card));

/** The phrases of a card that are not understood, each once. */
export const missingIn = (card: FileCard): readonly string[] => [
  ...new Set(errorsOf(card).map((each) => gapOf(each, card))),
];

export const coverageCounter = (): CoverageCounter => {
  let cards = 0;
  let compiled = 0;
  let paragraphs = 0;
  let compiledParagraphs = 0;
  const gaps = new Map<string, { cards: number; example: string }>();
  const add = (card: FileCard): void => {
    const whole = card.result.status === "compiled";
    const errors = errorsOf(card);
    cards++;
    if (whole) compiled++;
    card.source.faces.forEach((face, index) => {
      const own = errors.filter((each) => each.face === index);
      // An error outside the text, about the type line for example, spoils no paragraph.
      for (const { start, end } of paragraphsOf(face.text)) {
        paragraphs++;
        const broken = own.some(
          (each) => each.start - face.offset < end + 1 && each.end - face.offset >= start,
        );
        if (whole || !broken) compiledParagraphs++;
      }
    });
    const [only, ...others] = missingIn(card);
    if (only === undefined || others.length > 0) return;
    const gap = gaps.get(only);
    if (gap === undefined) gaps.set(only, { cards: 1, example: card.source.name });
    else {
      gap.cards++;
      if (byCodeUnits(card.source.name, gap.example) < 0) gap.example = card.source.name;
    }
  };
  const result = (): Coverage => ({
    cards,
    compiled,
    paragraphs,
    compiledParagraphs,
    gaps: [...gaps]
      .map(([phrase, gap]) => ({ phrase, ...gap }))
      .sort((left, right) => right.cards - left.cards || byCodeUnits(left.phrase, right.phrase)),
  });
  return { add, result };
};

import { shifted } from "../diagnostics/position.ts";
import type { FaceSource, Span, Vocabulary } from "../types.ts";
import type { ReadCard } from "./card-file.ts";

/** A span so much further on. */
export const movedSpan = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

const movedFace = (face: FaceSource, by: number): FaceSource => {
  const { offset, lines, at } = face;
  return {
    ...face,
    offset: offset + by,
    ...(lines === undefined ? {} : { lines: lines.map((each) => each + by) }),
    ...(at === undefined
      ? {}
      : {
          at: {
            name: at.name + by,
            ...(at.manaCost === undefined ? {} : { manaCost: at.manaCost + by }),
            ...(at.typeLine === undefined ? {} : { typeLine: at.typeLine + by }),
            ...(at.stats === undefined ? {} : { stats: at.stats + by }),
          },
        }),
  };
};

/** A card that stands so much further on in its file. */
export const movedCard = ({ source, diagnostics, ...card }: ReadCard, by: number): ReadCard => {
  const [first, ...rest] = source.faces;
  const faces = [movedFace(first, by), ...rest.map((face) => movedFace(face, by))] as const;
  return {
    ...card,
    source: { ...source, faces, ...(source.start === undefined ? {} : { start: source.start + by }) },
    diagnostics: diagnostics.map((each) => shifted(each, by)),
  };
};

/** Declarations that stand so much further on in their file. */
export const movedVocabulary = (vocabulary: Vocabulary, by: number): Vocabulary => {
  const moved = <T extends { readonly at: Span }>(each: T): T => ({ ...each, at: movedSpan(each.at, by) });
  const { keywords, types, counters, tokens } = vocabulary;
  return {
    ...(keywords === undefined
      ? {}
      : {
          keywords: keywords.map((each) => ({
            ...moved(each),
            offset: each.offset + by,
            ...(each.lines === undefined ? {} : { lines: each.lines.map((line) => line + by) }),
          })),
        }),
    ...(types === undefined ? {} : { types: types.map(moved) }),
    ...(counters === undefined ? {} : { counters: counters.map(moved) }),
    ...(tokens === undefined
      ? {}
      : { tokens: tokens.map((each) => ({ ...moved(each), face: movedFace(each.face, by) })) }),
  };
};

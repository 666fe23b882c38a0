import type { Diagnostic, FaceSource, Span } from "../types.ts";

/** Line and column of a position, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Positions at which lines begin; the first is 0. */
export const lineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
};

/** Finds the line of a position by halving. */
export const positionIn = (starts: readonly number[], position: number): Position => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: position - (starts[low] ?? 0) + 1 };
};

/** Where a position of a face's text stands in its file, across comments and CRLF. */
export const inFile = (face: Pick<FaceSource, "text" | "offset" | "lines">, position: number): number => {
  if (face.lines === undefined) return face.offset + position;
  const { line, column } = positionIn(lineStarts(face.text), position);
  return (face.lines[line - 1] ?? face.offset) + column - 1;
};

/** A message with all its places, those of its edits too, moved as `move` says. */
export const moved = (found: Diagnostic, move: (span: Span) => Span): Diagnostic => ({
  ...found,
  ...move(found),
  ...(found.fixes === undefined
    ? {}
    : {
        fixes: found.fixes.map(({ edits, ...fix }) => ({
          ...fix,
          edits: edits.map(({ span, text }) => ({ span: move(span), text })),
        })),
      }),
});

/** A message about a part of a text, with its place in the whole. */
export const shifted = (found: Diagnostic, offset: number): Diagnostic =>
  moved(found, ({ start, end }) => ({ start: start + offset, end: end + offset }));

/**
 * Turns positions in a face's text into positions in its file. A diagnostic that lies outside the text, about the type
 * line for example, already has them and stays as it is.
 */
export const placeInFile = (diagnostic: Diagnostic, faces: readonly FaceSource[]): Diagnostic => {
  const face =
    diagnostic.face === undefined
      ? faces.find(
          ({ offset, text }) => diagnostic.start >= offset && diagnostic.start <= offset + text.length,
        )
      : faces[diagnostic.face];
  if (face?.lines === undefined) return diagnostic;
  const start = diagnostic.start - face.offset;
  if (start < 0 || start > face.text.length) return diagnostic;
  const place = (position: number): number =>
    inFile(face, Math.min(position - face.offset, face.text.length));
  return moved(diagnostic, (span) => ({ start: place(span.start), end: place(span.end) }));
};

/** Fills in line and column. */
export const withPosition = (diagnostic: Diagnostic, starts: readonly number[]): Diagnostic => ({
  ...diagnostic,
  ...positionIn(starts, diagnostic.start),
});

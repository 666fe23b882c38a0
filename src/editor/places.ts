import type { Range } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Span } from "../compiler/types.ts";

/** A span as editors count: by lines and the characters in them. */
export const rangeOf = (document: TextDocument, { start, end }: Span): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});

/** A range as a span of the text. */
export const spanOf = (document: TextDocument, { start, end }: Range): Span => ({
  start: document.offsetAt(start),
  end: document.offsetAt(end),
});

/** Whether a position is within a span or at one of its ends. */
export const touches = ({ start, end }: Span, position: number): boolean =>
  start <= position && position <= end;

/** As much of a span as is on the line on which it begins. */
export const onOneLine = (text: string, { start, end }: Span): Span => {
  const line = text.indexOf("\n", start);
  return { start, end: line < 0 ? end : Math.min(end, line) };
};

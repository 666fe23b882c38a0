import type { Diagnostic } from "../types.ts";
import { lineStarts, withPosition } from "../diagnostics/position.ts";
import type { CardFile } from "./card-file.ts";
import { readCards } from "./cards.ts";
import { decode } from "./decode.ts";
import { readJson } from "./json.ts";

/** Whether the text is JSON: by the file's ending, else by how it begins. */
export const isJson = (text: string, file: string | undefined): boolean => {
  if (file !== undefined && /\.(?:json|jsonl|ndjson)$/i.test(file)) return true;
  if (file !== undefined && /\.cards$/i.test(file)) return false;
  return /^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:\{|\]|$))/.test(text.slice(0, 10_000));
};

/** Reads card text in any of the known formats. */
export const readText = (text: string, file?: string): CardFile =>
  isJson(text, file) ? readJson(text, file) : readCards(text, file);

/** Reads the bytes of a file in any of the known formats. Whatever they hold, the answer is cards and diagnostics. */
export const readBytes = (bytes: Uint8Array, file?: string): CardFile => {
  const { text, diagnostics } = decode(bytes);
  if (diagnostics.length === 0) return readText(text, file);
  const starts = lineStarts(text);
  const placed: readonly Diagnostic[] = diagnostics.map((each) => withPosition(each, starts));
  return {
    ...(file === undefined ? {} : { file }),
    text,
    positions: "file",
    cards: [],
    vocabulary: {},
    diagnostics: placed,
  };
};

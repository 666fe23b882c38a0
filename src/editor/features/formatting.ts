import type { DocumentFormattingParams, TextEdit } from "vscode-languageserver";
import { formatCards } from "../../compiler/read/format.ts";
import type { Editor } from "../editor.ts";
import { rangeOf } from "../places.ts";

/** The settled form of a card file, as one edit of what differs. */
export const formatting = (
  { documents }: Editor,
  { textDocument: { uri } }: DocumentFormattingParams,
): TextEdit[] => {
  const document = documents.get(uri);
  if (document === undefined || documents.kindOf(uri) !== "cards") return [];
  const before = document.getText();
  const after = formatCards(before);
  if (before === after) return [];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const span = { start, end: before.length - end };
  return [{ range: rangeOf(document, span), newText: after.slice(start, after.length - end) }];
};

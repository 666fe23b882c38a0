import { type FoldingRange, FoldingRangeKind, type FoldingRangeParams } from "vscode-languageserver";
import { blocksOf, linesOf } from "../../compiler/read/lines.ts";
import { readScenarios } from "../analysis/scenarios.ts";
import type { Editor } from "../editor.ts";

/** What stands between empty lines can be folded: cards, definitions, comments; and scenarios. */
export const foldingRanges = (
  { documents }: Editor,
  { textDocument: { uri } }: FoldingRangeParams,
): FoldingRange[] => {
  const document = documents.get(uri);
  if (document === undefined) return [];
  const lineAt = (position: number): number => document.positionAt(position).line;
  if (documents.kindOf(uri) === "scenarios") {
    const starts = readScenarios(document).scenarios.map(({ at }) => lineAt(at.start));
    const ends = [...starts.slice(1).map((line) => line - 1), lineAt(document.getText().trimEnd().length)];
    return starts.map((startLine, index) => ({ startLine, endLine: ends[index]! }));
  }
  return blocksOf(linesOf(document.getText())).flatMap((block): FoldingRange[] => {
    const [first] = block;
    const last = block.at(-1)!;
    const [startLine, endLine] = [lineAt(first.start), lineAt(last.start)];
    if (startLine === endLine) return [];
    const comment = block.every(({ kind }) => kind === "comment");
    return [{ startLine, endLine, ...(comment ? { kind: FoldingRangeKind.Comment } : {}) }];
  });
};

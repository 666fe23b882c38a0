import { diagnostic } from "../diagnostics/diagnostic.ts";
import { lineStarts, withPosition } from "../diagnostics/position.ts";
import { pascalCase } from "../emit/identifiers.ts";
import type { CardFile } from "../read/card-file.ts";
import type { Diagnostic } from "../types.ts";

/** Whether a program can have a constant of that name; most names are plain letters. */
const isUsable = (name: string): boolean =>
  /^[A-Za-z][A-Za-z ',-]*$/.test(name) || pascalCase(name) !== undefined;

/** What can be wrong with cards only beside each other: names used twice, names that no program could use. */
export const checkSet = (file: CardFile): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const { source, diagnostics } of file.cards) {
    if (source.name === "" || diagnostics.length > 0) continue;
    const start = source.faces[0].at?.name ?? source.start ?? 0;
    const span = { start, end: start + source.faces[0].name.length };
    if (seen.has(source.name)) found.push(diagnostic("RW5001", span, [source.name]));
    seen.add(source.name);
    if (!isUsable(source.name)) found.push(diagnostic("RW5004", span, [source.name]));
  }
  if (found.length === 0) return found;
  const starts = lineStarts(file.text);
  return found.map((each) => withPosition(each, starts));
};

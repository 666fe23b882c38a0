import { diagnostic } from "../diagnostics/diagnostic.ts";
import { lineStarts, positionIn, withPosition } from "../diagnostics/position.ts";
import { pascalCase } from "../emit/identifiers.ts";
import type { CardFile } from "../read/card-file.ts";
import type { CardSource, Diagnostic } from "../types.ts";

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

/** What a card says, without reminder text: printed again, it is the same card. */
const wordsOf = ({ faces }: CardSource): string =>
  JSON.stringify(
    faces.map(({ at: _at, offset: _offset, lines: _lines, text, ...printed }) => [
      text.replace(/\s*\([^)]*\)/g, "").trim(),
      ...Object.entries(printed).sort(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  );

/** Cards of several files that have one name and say different things; told at the later one, with the place of the first. */
export const sameCards = (
  files: readonly CardFile[],
): readonly { readonly file: CardFile; readonly found: Diagnostic }[] => {
  const seen = new Map<
    string,
    { readonly file: CardFile; readonly place: string; readonly source: CardSource }
  >();
  return files.flatMap((file) => {
    let known: readonly number[] | undefined;
    return file.cards.flatMap(({ source }) => {
      const start = source.faces[0].at?.name ?? source.start ?? 0;
      const span = { start, end: start + source.faces[0].name.length };
      const first = seen.get(source.name);
      if (first !== undefined && (first.file === file || wordsOf(first.source) === wordsOf(source)))
        return [];
      const { line, column } = positionIn((known ??= lineStarts(file.text)), start);
      const place = `${file.file ?? "the text"}:${line}:${column}`;
      if (first === undefined) {
        if (source.name !== "") seen.set(source.name, { file, place, source });
        return [];
      }
      const found = diagnostic("RW5011", span, [source.name, first.place, place]);
      return [{ file, found: { ...found, line, column } }];
    });
  });
};

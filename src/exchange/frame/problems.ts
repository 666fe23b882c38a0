import { type FileCard, countsInFile } from "../../compiler/compile-file.ts";
import { lineStarts } from "../../compiler/diagnostics/position.ts";
import type { CardFile } from "../../compiler/read/card-file.ts";
import type { Diagnostic, FaceSource } from "../../compiler/types.ts";
import type { FaceField, Problem } from "./frame.ts";

type Place = Pick<Problem, "field" | "start" | "end">;

/** The place in a field of a face of what stands at `start` of its file; undefined where it is none of the face. */
const placeIn = (face: FaceSource, { start, end }: Diagnostic): Place | undefined => {
  const lines = face.text.split("\n");
  const inner = lineStarts(face.text);
  for (const [index, line] of lines.entries()) {
    const from = face.lines?.[index] ?? face.offset + (inner[index] ?? 0);
    if (line === "" || start < from || start > from + line.length) continue;
    const at = (inner[index] ?? 0) + start - from;
    return { field: "text", start: at, end: at + Math.max(0, end - start) };
  }
  const { at } = face;
  if (at === undefined) return undefined;
  const fields: readonly (readonly [FaceField, number | undefined, number])[] = [
    ["stats", at.stats, 12],
    ["typeLine", at.typeLine, face.typeLine.length],
    ["manaCost", face.manaCost === "" ? undefined : at.manaCost, face.manaCost.length],
    ["name", at.name, face.name.length],
  ];
  for (const [field, from, length] of fields)
    if (from !== undefined && start >= from && start <= from + length)
      return { field, start: start - from, end: Math.max(start, end) - from };
  return undefined;
};

/** The messages about a compiled card, at the words of its fields. */
export const problemsOf = (file: CardFile, { source, result }: FileCard): readonly Problem[] => {
  const inFile = countsInFile(file);
  return result.diagnostics.map((found): Problem => {
    const { message, severity, line, column } = found;
    const place =
      file.file === undefined || line === undefined || !inFile(found)
        ? {}
        : { place: `${file.file}:${line}:${column}` };
    const fix = found.fixes?.[0]?.title;
    const told = { message, severity, ...(fix === undefined ? {} : { fix }), ...place };
    const nowhere: Problem = { face: 0, field: "name", start: 0, end: source.faces[0].name.length, ...told };
    if (file.positions === "text") {
      if (inFile(found)) return nowhere;
      return { face: found.face ?? 0, field: "text", start: found.start, end: found.end, ...told };
    }
    for (const [face, each] of source.faces.entries()) {
      const at = found.face === undefined || found.face === face ? placeIn(each, found) : undefined;
      if (at !== undefined) return { face, ...at, ...told };
    }
    return nowhere;
  });
};

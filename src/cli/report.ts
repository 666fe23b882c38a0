import type { Config } from "../compiler/build/config.ts";
import { codeFrame, type FrameOptions } from "../compiler/diagnostics/frame.ts";
import { lineStarts } from "../compiler/diagnostics/position.ts";
import { countsInFile, type FileCard } from "../compiler/compile-file.ts";
import type { CardFile } from "../compiler/read/card-file.ts";
import type { CardSource, Diagnostic } from "../compiler/types.ts";
import type { Io } from "./io.ts";

/** At most this many messages are shown; a file that is all wrong would say the same thousands of times. */
const most = 100;

interface Counts {
  readonly errors: number;
  readonly warned: number;
  /** How many cards have errors, and how many messages have a fix that is sure. */
  readonly cards: number;
  readonly mended: number;
}

/** So many of something. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

const summary = ({ errors, warned, cards, mended }: Counts): string => {
  const found = [
    ...(errors > 0 ? [`${counted(errors, "error")}${cards > 0 ? ` in ${counted(cards, "card")}` : ""}`] : []),
    ...(warned > 0 ? [counted(warned, "warning")] : []),
  ].join(", ");
  return mended === 0 ? found : `${found}; 'rulewright fmt --fix' mends ${mended}`;
};

/** Shows diagnostics with the lines they are about, and counts them; warnings as the configuration wants them. */
export const reporter = (io: Io, { warnings = "show" }: Pick<Config, "warnings"> = {}) => {
  let shown = 0;
  let hidden = 0;
  let errors = 0;
  let warned = 0;
  let mended = 0;
  const bad = new Set<string>();
  /** The diagnostic as it counts; undefined when it is left out. */
  const weighed = (found: Diagnostic, mendable = true): Diagnostic | undefined => {
    if (found.severity === "warning" && warnings === "hide") return undefined;
    const strict = found.severity === "error" || warnings === "errors";
    if (strict) errors++;
    else warned++;
    if (found.card !== undefined && strict) bad.add(found.card);
    if (mendable && found.fixes?.some(({ sure }) => sure === true)) mended++;
    return strict ? { ...found, severity: "error" } : found;
  };
  const frame = (text: string, given: Diagnostic, where: FrameOptions): void => {
    const found = weighed(given, where.ofCard !== true);
    if (found === undefined) return;
    if (shown >= most) {
      hidden++;
      return;
    }
    shown++;
    io.error(`${codeFrame(text, found, { color: io.terminal, ...where })}\n\n`);
  };
  /** Positions of a card from another format count in its own text, unless the reader found the fault in the file. */
  const framesOf = (read: CardFile): ((found: Diagnostic, source?: CardSource) => void) => {
    let starts: readonly number[] | undefined;
    const inFile = countsInFile(read);
    const where = read.file === undefined ? {} : { file: read.file };
    return (found, source) => {
      if (source === undefined || inFile(found))
        frame(read.text, found, { ...where, starts: (starts ??= lineStarts(read.text)) });
      else frame(source.faces[found.face ?? 0]?.text ?? "", found, { ...where, ofCard: true });
    };
  };
  const file = (read: CardFile, diagnostics: readonly Diagnostic[]): void => {
    if (diagnostics.length === 0) return;
    const shown = framesOf(read);
    const sources = new Map(read.cards.map(({ source }) => [source.name, source]));
    for (const found of diagnostics)
      shown(found, found.card === undefined ? undefined : sources.get(found.card));
  };
  const cards = (read: CardFile, list: readonly FileCard[]): void => {
    const shown = framesOf(read);
    for (const { source, result } of list) for (const found of result.diagnostics) shown(found, source);
  };
  const finish = (): void => {
    if (hidden > 0) io.error(`… and ${hidden} more\n`);
    if (errors + warned > 0) io.error(`${summary({ errors, warned, cards: bad.size, mended })}\n`);
  };
  /** A message about no file in particular. */
  const plain = (given: Diagnostic): void => {
    const found = weighed(given);
    if (found !== undefined) io.error(`${found.severity}[${found.code}]: ${found.message}\n`);
  };
  return { file, cards, plain, counted: weighed, finish, errors: () => errors };
};

/** A diagnostic as JSON, with its fields in a fixed order. */
export const jsonDiagnostic = (found: Diagnostic): object => ({
  code: found.code,
  severity: found.severity,
  message: found.message,
  start: found.start,
  end: found.end,
  line: found.line ?? 1,
  column: found.column ?? 1,
  ...(found.face === undefined ? {} : { face: found.face }),
  ...(found.expected === undefined ? {} : { expected: found.expected }),
  ...(found.suggestion === undefined ? {} : { suggestion: found.suggestion }),
  ...(found.fixes === undefined ? {} : { fixes: found.fixes }),
});

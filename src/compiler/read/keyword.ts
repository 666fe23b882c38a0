import { readHeadline } from "../../../grammar/keywords/headline.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Diagnostic, KeywordSource } from "../types.ts";
import type { Line } from "./lines.ts";

/** A keyword definition: its headline and its indented meaning. */
export const readKeyword = (
  lines: readonly [Line, ...Line[]],
  file: string | undefined,
  report: (found: Diagnostic) => void,
): KeywordSource | undefined => {
  const [head, ...body] = lines;
  const span = { start: head.start, end: head.start + head.text.length };
  const found = readHeadline(head.text);
  if (found === undefined) {
    report(diagnostic("RW1022", span, []));
    return undefined;
  }
  const { name, intrinsic } = found;
  const stray = body.find((line) => line.kind !== "indented");
  if (stray !== undefined)
    report(diagnostic("RW1022", { start: stray.start, end: stray.start + stray.text.length }, []));
  if (body.length === 0 && !intrinsic) report(diagnostic("RW1023", span, [name]));
  return {
    ...found,
    text: body.map((line) => line.text).join("\n"),
    ...(file === undefined ? {} : { file }),
    at: span,
    offset: body[0]?.start ?? span.end,
    lines: body.map((line) => line.start),
  };
};

import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Diagnostic, KeywordSource } from "../types.ts";
import type { Line } from "./lines.ts";

/** The name is made of words; parameters are capital letters (`N`) or stand in brackets (`[cost]`). */
const headline =
  /^keyword\s+((?:[A-Za-z][\w'’-]+)(?:\s+[A-Za-z][\w'’-]+)*?)((?:\s*[—–-]?\s*(?:[A-Z]\b|\[[^\][]*\]))*)(?:\s+rule\s+(\d{3}(?:\.\d+[a-z]?)?))?(\s+intrinsic)?$/;

/** A keyword definition: its headline and its indented meaning. */
export const readKeyword = (
  lines: readonly [Line, ...Line[]],
  file: string | undefined,
  report: (found: Diagnostic) => void,
): KeywordSource | undefined => {
  const [head, ...body] = lines;
  const span = { start: head.start, end: head.start + head.text.length };
  const match = headline.exec(head.text);
  const name = match?.[1];
  if (name === undefined) {
    report(diagnostic("RW1022", span, []));
    return undefined;
  }
  const intrinsic = match?.[4] !== undefined;
  const stray = body.find((line) => line.kind !== "indented");
  if (stray !== undefined)
    report(diagnostic("RW1022", { start: stray.start, end: stray.start + stray.text.length }, []));
  if (body.length === 0 && !intrinsic) report(diagnostic("RW1023", span, [name]));
  const parameters = [...(match?.[2] ?? "").matchAll(/\[[^\][]*\]|[A-Z]\b/g)].map(
    (parameter) => parameter[0],
  );
  return {
    name,
    parameters,
    ...(match?.[3] === undefined ? {} : { rule: match[3] }),
    intrinsic,
    text: body.map((line) => line.text).join("\n"),
    ...(file === undefined ? {} : { file }),
    offset: body[0]?.start ?? span.end,
    lines: body.map((line) => line.start),
  };
};

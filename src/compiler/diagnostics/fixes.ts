import type { Diagnostic, Edit } from "../types.ts";

/** The text with the edits made; one that overlaps an earlier one or says the same again is left out. */
export const withEdits = (text: string, edits: readonly Edit[]): string => {
  let done = "";
  let at = 0;
  let last: Edit | undefined;
  for (const { span, text: put } of [...edits].sort(
    (left, right) => left.span.start - right.span.start || left.span.end - right.span.end,
  )) {
    const again = last !== undefined && last.span.start === span.start && last.text === put;
    if (span.start < at || again) continue;
    done += text.slice(at, span.start) + put;
    at = span.end;
    last = { span, text: put };
  }
  return done + text.slice(at);
};

/** The edits of the fixes about which no one need be asked: of each message the first. */
export const sureEdits = (diagnostics: readonly Diagnostic[]): readonly Edit[] =>
  diagnostics.flatMap(({ fixes }) => fixes?.find(({ sure }) => sure === true)?.edits ?? []);

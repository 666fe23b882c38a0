import type { Diagnostic, Edit } from "../types.ts";

/** The text with the edits made; one that overlaps an earlier one is left out. */
export const withEdits = (text: string, edits: readonly Edit[]): string => {
  let done = "";
  let at = 0;
  for (const { span, text: put } of [...edits].sort(
    (left, right) => left.span.start - right.span.start || left.span.end - right.span.end,
  )) {
    if (span.start < at) continue;
    done += text.slice(at, span.start) + put;
    at = span.end;
  }
  return done + text.slice(at);
};

/** The edits of the first fix of each message: what is applied when all of them are wanted at once. */
export const firstFixes = (diagnostics: readonly Diagnostic[]): readonly Edit[] =>
  diagnostics.flatMap(({ fixes }) => fixes?.[0]?.edits ?? []);

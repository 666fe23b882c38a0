import type { Diagnostic, Span } from "../types.ts";
import { messages } from "./messages.ts";
import type { Code, Words } from "./messages.ts";

/** What a diagnostic can say beyond its message. */
export type Extra = Partial<
  Pick<Diagnostic, "expected" | "suggestion" | "fixes" | "face" | "line" | "column">
>;

/** Makes a diagnostic of that code: where, and the words its message needs. */
export const diagnostic = <C extends Code>(
  code: C,
  span: Span,
  words: Words<C>,
  extra: Extra = {},
): Diagnostic => {
  const entry = messages[code];
  // Words<C> are the parameters of this very entry; the table only loses that link.
  const message = (entry.message as (...all: readonly string[]) => string)(...words);
  return { code, severity: entry.severity, message, start: span.start, end: span.end, ...extra };
};

/** Whether any of them is an error, not only a warning. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((each) => each.severity === "error");

const isCode = (code: string): code is Code => Object.hasOwn(messages, code);

/** A reason that another stage found, in the settled form of its code's messages. */
export const settled = (found: Diagnostic): Diagnostic => {
  if (!isCode(found.code) || !found.code.startsWith("RW4")) return found;
  // Every message about meaning takes the reason as its only word.
  const say = messages[found.code].message as (why: string) => string;
  return { ...found, message: say(found.message) };
};

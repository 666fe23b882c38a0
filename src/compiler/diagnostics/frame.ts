import type { Diagnostic } from "../types.ts";
import { lineStarts, positionIn } from "./position.ts";

export { InvalidArgument } from "../../abilities/invalid-argument.ts";

/** How a diagnostic is shown. */
export interface FrameOptions {
  readonly file?: string;
  /** Use terminal colors. */
  readonly color?: boolean;
  /** The text is that of the card, which a file of another format holds somewhere. */
  readonly ofCard?: boolean;
  /** Line starts of the text, when many frames of one text are made. */
  readonly starts?: readonly number[];
}

const widest = 100;
const paint = (on: boolean) => (code: number, text: string) =>
  on ? `\u001b[${code}m${text}\u001b[0m` : text;
/** Control characters would move the cursor of a terminal. */
const visible = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, "·");

/** The part of a long line around the place that matters. */
const cut = (line: string, column: number): { readonly text: string; readonly column: number } => {
  if (line.length <= widest) return { text: line, column };
  const from = Math.max(0, Math.min(column - 30, line.length - widest));
  const before = from > 0 ? "…" : "";
  const after = from + widest < line.length ? "…" : "";
  return { text: before + line.slice(from, from + widest) + after, column: column - from + before.length };
};

/**
 * A diagnostic for people: message, place, the line with the words underlined, what was expected and a way out.
 *
 * @example
 * const wrong = "Ember Fox {R}\nInstant\nDraw a crad.";
 * const [first] = compileFile(wrong).diagnostics;
 * codeFrame(wrong, first!).split("\n")[0]; // "error[RW3003]: I don't know the word 'crad'."
 */
export const codeFrame = (text: string, diagnostic: Diagnostic, options: FrameOptions = {}): string => {
  const color = paint(options.color === true);
  const starts = options.starts ?? lineStarts(text);
  const { line, column } = positionIn(starts, Math.min(diagnostic.start, text.length));
  const lineStart = starts[line - 1] ?? 0;
  const lineEnd = (starts[line] ?? text.length + 1) - 1;
  const shown = cut(visible(text.slice(lineStart, lineEnd)), column - 1);
  const room = Math.max(1, shown.text.length - shown.column);
  const length = Math.max(1, Math.min(diagnostic.end - diagnostic.start, room));
  const tone = diagnostic.severity === "error" ? 31 : 33;
  const margin = " ".repeat(String(line).length);
  const of = diagnostic.card === undefined ? "" : ` (${visible(diagnostic.card)})`;
  const file = options.file ?? "";
  const place =
    options.ofCard === true
      ? `${file}${of}, ${line}:${column} of its text`
      : `${file === "" ? "" : `${file}:`}${line}:${column}${of}`;
  const title = `${color(tone, `${diagnostic.severity}[${diagnostic.code}]`)}: ${color(1, visible(diagnostic.message))}`;
  if (text === "") return title;
  const rows = [
    title,
    `${margin}${color(34, "-->")} ${place}`,
    `${margin} ${color(34, "|")}`,
    `${color(34, `${line} |`)} ${shown.text}`,
    `${margin} ${color(34, "|")} ${" ".repeat(shown.column)}${color(tone, "^".repeat(length))}`,
  ];
  // A long list of what could stand here helps nobody.
  if (diagnostic.expected !== undefined && diagnostic.expected.length > 0 && diagnostic.expected.length <= 4)
    rows.push(`${margin} = expected ${visible(listOf(diagnostic.expected))}`);
  for (const { title, sure } of diagnostic.fixes ?? [])
    rows.push(`${margin} = ${color(32, `${sure === true ? "fix" : "perhaps"}: ${visible(title)}`)}`);
  if (diagnostic.suggestion !== undefined)
    rows.push(`${margin} = ${color(32, `did you mean '${visible(diagnostic.suggestion)}'?`)}`);
  return rows.join("\n");
};

/** `a, b or c`; the rest of a long list is counted. */
export const listOf = (words: readonly string[], most = 6): string => {
  if (words.length > most) return `${words.slice(0, most).join(", ")} or ${words.length - most} others`;
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words[words.length - 1] ?? ""}`;
};

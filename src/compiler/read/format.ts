import { isDeclaring, linesOf } from "./lines.ts";
import type { Line } from "./lines.ts";
import { readCards } from "./cards.ts";

export { InvalidArgument } from "../../abilities/invalid-argument.ts";

type Notation = "braces" | "angle";

/** Symbols in the notation of the set: `<2><R>` or `{2}{R}`. */
const inNotation = (text: string, notation: Notation | undefined): string => {
  if (notation === undefined) return text;
  return notation === "angle"
    ? text.replace(/\{([^{}<>\s]{1,7})\}/g, "<$1>")
    : text.replace(/<([0-9WUBRGCSXTQEP]{1,3}(?:\/[WUBRGP]){0,2})>/gi, "{$1}");
};

const isNotation = (text: string | undefined): text is Notation => text === "braces" || text === "angle";

const tidyName = (line: string): string => line.replace(/\s+/g, " ").replace(/([}>])\s+(?=[{<])/g, "$1");
const tidyType = (line: string): string => line.replace(/\s+/g, " ").replace(/\s(?:-{1,2}|–)\s/, " — ");

/** What a line is inside its card: the name, the type line, or text. */
const tidyCardLine = (line: Line, place: number): string => {
  if (line.kind === "comment") return line.text;
  if (line.kind === "attribute") return line.text.replace(/\s+/g, " ");
  if (place === 0) return tidyName(line.text);
  if (place === 1) return tidyType(line.text);
  return line.text.replace(/[ \t]+/g, " ").replace(/^(\S+)\s*\/\s*(\S+)$/, "$1/$2");
};

/**
 * The settled form of a card file: one blank line between cards, no white space at the ends of lines, one space between
 * words, a long dash in type lines, what belongs to a declaration indented by two spaces; comments where they were. With
 * `symbols=…` in the set header, or `symbols` where that says nothing, also one notation of symbols. Never changes what is read.
 *
 * @example
 * formatCards("Bog\nLand  \n\n\nFen\nLand"); // "Bog\nLand\n\nFen\nLand\n"
 */
export const formatCards = (text: string, symbols?: Notation): string => {
  const wanted = readCards(text).set?.options["symbols"] ?? symbols;
  const notation = isNotation(wanted) ? wanted : undefined;
  const rows: string[] = [];
  let place = 0;
  let inKeyword = false;
  for (const line of linesOf(text)) {
    if (line.kind === "blank") {
      if (rows.length > 0 && rows[rows.length - 1] !== "") rows.push("");
      place = 0;
      inKeyword = false;
      continue;
    }
    if (isDeclaring(line) && place === 0) inKeyword = true;
    if (inKeyword) {
      const headline = isDeclaring(line);
      const words = line.text.replace(/\s+/g, " ");
      rows.push(inNotation(headline ? words.replace(/ rule (?=\d{3})/, "  rule ") : `  ${words}`, notation));
      continue;
    }
    if (line.kind === "header" && place === 0) {
      rows.push(line.text.replace(/\s*,\s*/g, ", "));
      continue;
    }
    if (line.kind === "divider") {
      rows.push(line.text);
      place = 0;
      continue;
    }
    const tidy = tidyCardLine(line, place);
    rows.push(line.kind === "comment" ? tidy : inNotation(tidy, notation));
    if (line.kind !== "comment" && line.kind !== "attribute") place++;
  }
  while (rows.length > 0 && rows[rows.length - 1] === "") rows.pop();
  return rows.length === 0 ? "" : `${rows.join("\n")}\n`;
};

/** What a line of a card file is, told by its form alone. */
export type LineKind =
  | "blank"
  | "separator"
  | "comment"
  | "divider"
  | "attribute"
  | "header"
  | "keyword"
  | "declaration"
  | "indented"
  | "text";

export interface Line {
  readonly kind: LineKind;
  /** Without white space around it. */
  readonly text: string;
  /** Where `text` begins in the file. */
  readonly start: number;
  /** Length of the white space before it. */
  readonly indent: number;
}

const kindOf = (text: string, indent: number): LineKind => {
  if (text === "") return "blank";
  if (text.startsWith("#")) return "comment";
  if (text.startsWith("//")) return "divider";
  if (text.startsWith("@")) return "attribute";
  if (indent > 0) return "indented";
  if (/^([-–—=_*~])\1{2,}$/.test(text)) return "separator";
  if (text.startsWith("keyword ")) return "keyword";
  if (/^(?:type \w+\s*:|counter(?: |$)|token(?: |$))/.test(text)) return "declaration";
  return text.startsWith("[") && text.includes(",") ? "header" : "text";
};

/** Cuts a card file, or a piece of it that begins at `offset`, into lines; `\n`, `\r\n` and `\r` end one. */
export const linesOf = (text: string, offset = 0): readonly Line[] => {
  const lines: Line[] = [];
  const end = /\r\n|\n|\r/g;
  let from = 0;
  for (;;) {
    const match = end.exec(text);
    const to = match === null ? text.length : match.index;
    let first = from;
    while (first < to && (text.charCodeAt(first) === 32 || text.charCodeAt(first) === 9)) first++;
    const body = text.slice(first, to).trimEnd();
    lines.push({ kind: kindOf(body, first - from), text: body, start: offset + first, indent: first - from });
    if (match === null) return lines;
    from = match.index + match[0].length;
  }
};

/** Lines that belong together: between blank lines. */
export type Block = readonly [Line, ...Line[]];

/** Whether a line begins something that is declared. */
export const isDeclaring = (line: Line | undefined): boolean =>
  line?.kind === "keyword" || line?.kind === "declaration";

/** Groups lines by the blank lines between them; what is declared begins a block of its own, and a separator is one. */
export const blocksOf = (lines: readonly Line[]): readonly Block[] => {
  const blocks: Line[][] = [];
  let current: Line[] | undefined;
  for (const line of lines) {
    if (line.kind === "separator") blocks.push([line]);
    if (line.kind === "blank" || line.kind === "separator") current = undefined;
    else if (current === undefined || (isDeclaring(line) && isDeclaring(current[0]))) {
      current = [line];
      blocks.push(current);
    } else current.push(line);
  }
  return blocks.filter((block): block is [Line, ...Line[]] => block.length > 0);
};

/** A piece of a text, and where it begins. */
export interface Stretch {
  readonly text: string;
  readonly start: number;
}

/** Cuts a text at its blank lines, or at some of them: no block goes across. */
export const stretchesOf = (text: string): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  const blank = /\n(?:[ \t\r]*\n)+/g;
  let start = 0;
  for (;;) {
    const match = blank.exec(text);
    stretches.push({ start, text: text.slice(start, match?.index) });
    if (match === null) return stretches;
    start = match.index + match[0].length;
  }
};

/** Where the stretch begins in which a position is. */
export const stretchStart = (text: string, position: number): number => {
  let end = text.lastIndexOf("\n", position - 1);
  while (end > 0) {
    const before = text.lastIndexOf("\n", end - 1);
    if (before >= 0 && text.slice(before, end).trim() === "") return end + 1;
    end = before;
  }
  return 0;
};

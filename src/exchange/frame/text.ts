import { abilityWords } from "../../../grammar/lexicon/ability-words.ts";
import { escaped } from "./html.ts";
import { isDrawn, symbolSvg } from "./symbols.ts";

/** Words of a field that a message is about: from here to there, by the number of the message. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly number: number;
  /** The id of the element that has the message. */
  readonly describedBy: string;
}

const symbolAt = /[{<]([^{}<>\s]{1,7})[}>]/y;

/** A mark covers something to be seen: a word where it is empty. */
const widened = (text: string, mark: Mark): Mark => {
  let { start, end } = mark;
  start = Math.min(start, text.length);
  end = Math.min(end, text.length);
  if (end > start) return { ...mark, start, end };
  while (end < text.length && /\S/.test(text[end] ?? "")) end++;
  while (start > 0 && /\S/.test(text[start - 1] ?? "")) start--;
  return { ...mark, start, end };
};

interface Run {
  html: string;
  readonly italic: boolean;
  readonly mark: Mark | undefined;
}

/** Text with its symbols drawn, reminder text in italics, and the words that messages are about marked. */
export const textHtml = (text: string, marks: readonly Mark[] = []): string => {
  const shown = marks.map((mark) => widened(text, mark)).filter(({ start, end }) => end > start);
  const runs: Run[] = [];
  let depth = 0;
  const put = (html: string, position: number, italic: boolean): void => {
    const mark = shown.find(({ start, end }) => position >= start && position < end);
    const last = runs[runs.length - 1];
    if (last !== undefined && last.italic === italic && last.mark === mark) last.html += html;
    else runs.push({ html, italic, mark });
  };
  const word = /^([^—\n]{3,30}) — /.exec(text)?.[1]?.toLowerCase();
  const italicTo =
    word !== undefined && abilityWords.some((each) => each.toLowerCase() === word) ? word.length : 0;
  for (let position = 0; position < text.length;) {
    symbolAt.lastIndex = position;
    const match = symbolAt.exec(text);
    const sign = text[position] ?? "";
    if (sign === "(") depth++;
    const italic = depth > 0 || position < italicTo;
    if (match?.[1] !== undefined && isDrawn(match[1])) {
      put(symbolSvg(match[1]), position, italic);
      position += match[0].length;
      continue;
    }
    put(escaped(sign), position, italic);
    if (sign === ")" && depth > 0) depth--;
    position++;
  }
  const seen = new Set<Mark>();
  return runs
    .map(({ html, italic, mark }) => {
      const inner = italic ? `<i>${html}</i>` : html;
      if (mark === undefined) return inner;
      const number = seen.has(mark) ? "" : `<sup aria-hidden="true">${mark.number}</sup>`;
      seen.add(mark);
      return `<mark class="rw-bad" aria-describedby="${escaped(mark.describedBy)}">${inner}${number}</mark>`;
    })
    .join("");
};

/** The part of the marks that lies in a line, counted from its start. */
const within = (marks: readonly Mark[], start: number, length: number): readonly Mark[] =>
  marks
    .filter(
      (mark) =>
        mark.start <= start + length &&
        mark.end >= start &&
        !(mark.start === start + length && mark.end > mark.start),
    )
    .map((mark) => ({
      ...mark,
      start: Math.max(0, mark.start - start),
      end: Math.min(length, mark.end - start),
    }));

/** How a line of rules text is laid out: what stands before it in a box of its own, and its kind. */
const lineKinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:\[?([-+−–]?(?:\d+|X))\]?):\s+/, "loyalty"],
  [/^((?:[IVX]+)(?:, [IVX]+)*) — /, "chapter"],
  [/^(LEVEL \d+(?:-\d+|\+))$/, "level"],
  [/^(\d+\+) \| /, "level"],
  [/^(?:•|\+(?= \{)) ?/, "item"],
];

/** The paragraphs of a rules text. */
export const paragraphsHtml = (text: string, marks: readonly Mark[] = []): string => {
  let start = 0;
  return text
    .split("\n")
    .map((line) => {
      const from = start;
      start += line.length + 1;
      if (line.trim() === "") return "";
      const found = lineKinds.flatMap(([pattern, kind]) => {
        const match = pattern.exec(line);
        return match === null ? [] : [{ kind, head: match[0], box: match[1] }];
      })[0];
      const own = within(marks, from, line.length);
      if (found === undefined || found.box === undefined || found.head === line)
        return `<p${found === undefined ? "" : ` class="rw-${found.kind}"`}>${textHtml(line, own)}</p>`;
      const { kind, head, box } = found;
      const rest = within(own, head.length, line.length - head.length);
      const inBox = own.filter(
        (mark) => mark.start < head.length && !rest.some((each) => each.number === mark.number),
      );
      const boxed = `<b class="rw-box">${textHtml(
        box,
        inBox.map((mark) => ({ ...mark, start: 0, end: box.length })),
      )}</b>`;
      return `<p class="rw-${kind}">${boxed}<span>${textHtml(line.slice(head.length), rest)}</span></p>`;
    })
    .join("");
};

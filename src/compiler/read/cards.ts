import { diagnostic } from "../diagnostics/diagnostic.ts";
import { lineStarts, shifted, withPosition } from "../diagnostics/position.ts";
import type { Diagnostic, Span, TypeSource, Vocabulary } from "../types.ts";
import { readCard, readFace, type Report, spanOf, suggestionFor } from "./card-block.ts";
import type { CardFile, ReadCard, SetHeader } from "./card-file.ts";
import { readDeclaration, typesIn } from "./declarations.ts";
import { readKeyword } from "./keyword.ts";
import { blocksOf, linesOf, stretchesOf } from "./lines.ts";
import type { Block, Line } from "./lines.ts";
import { movedCard, movedSpan, movedVocabulary } from "./moved.ts";
import { declares, joinedVocabulary } from "./vocabulary.ts";

/** Options of a set header: the notation that `fmt` writes, and the age of the wordings. */
const headerOptions: readonly string[] = ["symbols", "wording"];

/** `[Emberfall, EMB, symbols=angle]` */
const readHeader = (line: Line, report: Report): SetHeader | undefined => {
  const parts = line.text.endsWith("]")
    ? line.text
        .slice(1, -1)
        .split(",")
        .map((part) => part.trim())
    : [];
  const [name, ...rest] = parts;
  if (name === undefined || name === "") {
    report(diagnostic("RW1021", spanOf(line), []));
    return undefined;
  }
  const options: Record<string, string> = {};
  let code: string | undefined;
  for (const part of rest) {
    const equals = part.indexOf("=");
    if (equals < 0) {
      if (code === undefined && /^\w{2,8}$/.test(part)) code = part;
      else report(diagnostic("RW1021", spanOf(line), []));
      continue;
    }
    const option = part.slice(0, equals).trim();
    if (headerOptions.includes(option)) options[option] = part.slice(equals + 1).trim();
    else report(diagnostic("RW1025", spanOf(line), [option], suggestionFor(option, headerOptions)));
  }
  return { name, options, ...(code === undefined ? {} : { code }) };
};

interface Header {
  readonly at: Span;
  readonly set: SetHeader | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a block of lines says, whatever stands around it. */
interface Part {
  readonly header?: Header;
  readonly card?: ReadCard;
  readonly declared: Vocabulary;
  /** Types that stand in type lines. */
  readonly implied: readonly TypeSource[];
  readonly diagnostics: readonly Diagnostic[];
}

const headerOf = (line: Line): Header => {
  const diagnostics: Diagnostic[] = [];
  const set = readHeader(line, (found) => diagnostics.push(found));
  return { at: spanOf(line), set, diagnostics };
};

const impliedIn = (declared: Vocabulary, card?: ReadCard): readonly TypeSource[] =>
  [...(card?.source.faces ?? []), ...(declared.tokens ?? []).map(({ face }) => face)].flatMap(typesIn);

const partOf = (block: Block, file: string | undefined): Part => {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (found) => diagnostics.push(found);
  const lines = block.filter((line) => line.kind !== "comment");
  const header = lines[0]?.kind === "header" ? headerOf(lines[0]) : undefined;
  const [first, ...rest] = header === undefined ? lines : lines.slice(1);
  const common = { ...(header === undefined ? {} : { header }), diagnostics };
  if (first === undefined) return { ...common, declared: {}, implied: [] };
  if (first.kind === "separator") {
    const fix = { title: "Leave this line empty", edits: [{ span: spanOf(first), text: "" }] };
    report(diagnostic("RW1050", spanOf(first), [first.text], { fixes: [fix] }));
    return { ...common, declared: {}, implied: [] };
  }
  if (first.kind === "keyword") {
    const keyword = readKeyword([first, ...rest], file, report);
    return { ...common, declared: keyword === undefined ? {} : { keywords: [keyword] }, implied: [] };
  }
  if (first.kind === "declaration") {
    const declared = readDeclaration([first, ...rest], report, readFace);
    return { ...common, declared, implied: impliedIn(declared) };
  }
  const card = readCard([first, ...rest], file);
  return { ...common, card, declared: {}, implied: impliedIn({}, card) };
};

const movedPart = (part: Part, by: number): Part => ({
  ...(part.header === undefined
    ? {}
    : {
        header: {
          set: part.header.set,
          at: movedSpan(part.header.at, by),
          diagnostics: part.header.diagnostics.map((each) => shifted(each, by)),
        },
      }),
  ...(part.card === undefined ? {} : { card: movedCard(part.card, by) }),
  declared: movedVocabulary(part.declared, by),
  implied: part.implied.map((each) => ({ ...each, at: movedSpan(each.at, by) })),
  diagnostics: part.diagnostics.map((each) => shifted(each, by)),
});

/** What the parts of a file say together. */
const fileOf = (parts: readonly Part[], text: string, file: string | undefined): CardFile => {
  let starts: readonly number[] | undefined;
  const inText = (found: Diagnostic): Diagnostic => withPosition(found, (starts ??= lineStarts(text)));
  const diagnostics: Diagnostic[] = [];
  const cards: ReadCard[] = [];
  let set: SetHeader | undefined;
  for (const { header, card, diagnostics: found } of parts) {
    if (header !== undefined)
      if (set !== undefined || cards.length > 0) diagnostics.push(diagnostic("RW1021", header.at, []));
      else {
        set = header.set;
        diagnostics.push(...header.diagnostics);
      }
    diagnostics.push(...found);
    if (card !== undefined)
      cards.push(
        card.diagnostics.length === 0 ? card : { ...card, diagnostics: card.diagnostics.map(inText) },
      );
  }
  const declared = joinedVocabulary(parts.map((part) => ({ vocabulary: part.declared })));
  const isEmpty = parts.every((part) => part.card === undefined && !declares(part.declared));
  if (isEmpty && diagnostics.length === 0) diagnostics.push(diagnostic("RW1001", { start: 0, end: 0 }, []));
  return {
    ...(file === undefined ? {} : { file }),
    text,
    positions: "file",
    ...(set === undefined ? {} : { set }),
    cards,
    vocabulary: {
      ...declared,
      types: [...(declared.types ?? []), ...parts.flatMap(({ implied }) => implied)],
    },
    diagnostics: diagnostics.map(inText),
  };
};

/** The parts of a text that begins at `start` of its file. */
const partsOf = (text: string, start: number, file: string | undefined): readonly Part[] => {
  return blocksOf(linesOf(text, start)).map((block) => {
    const part = partOf(block, file);
    if (part.card === undefined) return part;
    const last = block.at(-1) ?? block[0];
    const whole = text.slice((part.card.source.start ?? start) - start, spanOf(last).end - start);
    return { ...part, card: { ...part.card, text: whole } };
  });
};

/** Reads a card file: cards between blank lines, a set header, keyword definitions, comments. Never throws; linear. */
export const readCards = (text: string, file?: string): CardFile =>
  fileOf(partsOf(text, 0, file), text, file);

/** What stands between two blank lines, as it was read. */
interface Stretch {
  readonly text: string;
  readonly start: number;
  readonly parts: readonly Part[];
}

/** A text of its own: a piece of a text keeps all of it in memory. */
const ownText = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/** Reads a card file again after each change: what stands between two blank lines, only if it was not there before. */
export const createCardReader = (file?: string): ((text: string) => CardFile) => {
  let known: ReadonlyMap<string, Stretch> = new Map();
  const read = (said: string, start: number): Stretch => {
    const text = ownText(said);
    return { text, start, parts: partsOf(text, start, file) };
  };
  return (text) => {
    const now = new Map<string, Stretch>();
    const parts = stretchesOf(text).flatMap(({ start, text: said }) => {
      const before = known.get(said) ?? read(said, start);
      const by = start - before.start;
      const here =
        by === 0 ? before : { ...before, start, parts: before.parts.map((part) => movedPart(part, by)) };
      now.set(here.text, here);
      return here.parts;
    });
    known = now;
    return fileOf(parts, text, file);
  };
};

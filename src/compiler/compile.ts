import type { Ability, Card, Face } from "../abilities/index.ts";
import { lex, type LexError, type OwnNames, type Paragraph } from "../../grammar/lexer.ts";
import { parseParagraph, printNode, type ParagraphNode, type Refusal } from "../../grammar/parse.ts";
import { checkCharacters } from "./diagnostics/characters.ts";
import { diagnostic } from "./diagnostics/diagnostic.ts";
import { syntaxDiagnostic } from "./diagnostics/syntax.ts";
import { wordingDiagnostic } from "./diagnostics/wording.ts";
import { abilitiesOfParagraph } from "./lower/abilities.ts";
import { factsOf } from "./lower/facts.ts";
import { Refused, type FaceFacts } from "./lower/scope.ts";
import { readCharacteristics } from "./read/characteristics.ts";
import type { CardSource, CompiledCard, CompiledFace, Diagnostic, FaceSource } from "./types.ts";

/** What the text of a face may call its own card (201.5): the full name, and for a legendary card the first part of it. */
export const ownNamesOf = (face: Pick<FaceSource, "name" | "typeLine">): OwnNames => {
  const { name } = face;
  const short = new Set<string>();
  const comma = name.indexOf(", ");
  if (comma > 0) short.add(name.slice(0, comma));
  if (/\bLegendary\b/.test(face.typeLine)) {
    const given = /^(.+?) (?:of|the|from|to|in|von|van|and) /.exec(name)?.[1];
    if (given !== undefined) short.add(given);
    const first = name.split(" ")[0] ?? "";
    if (first !== "The" && first.length > 2) short.add(first.replace(/,$/, ""));
  }
  short.delete(name);
  return { name, shortNames: [...short].sort((a, b) => b.length - a.length) };
};

/** Text as it is compared with what is printed: white space, notation and reminder text aside. */
const comparable = (text: string): string =>
  text
    .replace(/<([^<>\n]*)>/g, "{$1}")
    .replace(/\{([^{}\n]*)\}/g, (_, symbol: string) => `{${symbol.toUpperCase()}}`)
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–]/g, "-")
    .replace(/\s*(—|--)\s*/g, "—")
    .replace(/\[([+-]?(?:\d+|X))\]/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:)])/g, "$1")
    .trim();

/** A paragraph's own words, without its reminder text. */
const wordsOf = (text: string, paragraph: Paragraph): string => {
  let words = "";
  let at = paragraph.start;
  for (const reminder of paragraph.reminders) {
    words += text.slice(at, reminder.start);
    at = reminder.end;
  }
  return words + text.slice(at, paragraph.end);
};

const lexicalError = (error: LexError, offset: number): Diagnostic => {
  const span = { start: error.start + offset, end: error.end + offset };
  switch (error.kind) {
    case "unknownSymbol":
      return diagnostic("RW2001", span, [error.text]);
    case "unclosedBrace":
    case "unclosedParenthesis":
      return diagnostic("RW2002", span, [error.text]);
    case "unclosedQuote":
      return diagnostic("RW2006", span, []);
    case "strayCharacter":
      return diagnostic("RW2004", span, [error.text]);
    default:
      return error.kind satisfies never;
  }
};

interface ReadParagraph {
  readonly paragraph: Paragraph;
  readonly reading: { readonly node: ParagraphNode } | Refusal;
  readonly printed: string;
}

const shifted = (found: Diagnostic, offset: number): Diagnostic => ({
  ...found,
  start: found.start + offset,
  end: found.end + offset,
});

const readText = (face: FaceSource, own: OwnNames, diagnostics: Diagnostic[]): readonly ReadParagraph[] => {
  const { text } = face;
  const lexed = lex(text, own);
  const characters = checkCharacters(text);
  diagnostics.push(...characters);
  if (characters.length === 0) for (const error of lexed.errors) diagnostics.push(lexicalError(error, 0));
  const context = {
    name: own.name,
    shortName: own.shortNames[0] ?? own.name,
    modern: false,
    notation: "braces",
  } as const;
  const read: ReadParagraph[] = [];
  for (const paragraph of lexed.paragraphs) {
    if (paragraph.tokens.length === 0) continue;
    const reading = parseParagraph(paragraph);
    if (!("node" in reading)) {
      if (lexed.errors.length + characters.length === 0) diagnostics.push(syntaxDiagnostic(text, reading, 0));
      read.push({ paragraph, reading, printed: "" });
      continue;
    }
    const printed = printNode(reading.node, "paragraph", context);
    read.push({ paragraph, reading, printed });
    const [ambiguity] = reading.ambiguities;
    if (ambiguity !== undefined)
      diagnostics.push(diagnostic("RW3007", ambiguity, [text.slice(ambiguity.start, ambiguity.end)]));
    const source = wordsOf(text, paragraph);
    if (comparable(printed) !== comparable(source)) diagnostics.push(differs(text, paragraph, printed));
  }
  return read;
};

/** Points at the first place where the printed text is another than the card's. */
const differs = (text: string, paragraph: Paragraph, printed: string): Diagnostic => {
  const { start, end } = paragraph;
  // Reminder text is blanked out, so that positions stay what they are.
  let words = text.slice(start, end);
  for (const reminder of paragraph.reminders) {
    const blank = " ".repeat(reminder.end - reminder.start);
    words = words.slice(0, reminder.start - start) + blank + words.slice(reminder.end - start);
  }
  return wordingDiagnostic(words, printed, start) ?? diagnostic("RW3006", { start, end }, [words, printed]);
};

const compileFace = (
  source: FaceSource,
  index: number,
): { face: CompiledFace; diagnostics: readonly Diagnostic[] } => {
  const printedFields = readCharacteristics(source);
  const inText: Diagnostic[] = [];
  const read = readText(source, ownNamesOf(source), inText);
  const nodes = read.flatMap(({ reading }) => ("node" in reading ? [reading.node] : []));
  const paragraphs: { text: string; abilities: readonly Ability[] }[] = [];
  let facts: FaceFacts | undefined;
  for (const { reading, printed } of read) {
    if (!("node" in reading)) continue;
    try {
      facts ??= factsOf(printedFields.face, nodes);
      paragraphs.push({ text: printed, abilities: abilitiesOfParagraph(reading.node, facts) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      inText.push(error.diagnostic);
    }
  }
  const face: Face = { ...printedFields.face, abilities: paragraphs.flatMap((each) => each.abilities) };
  return {
    face: { name: source.name, face, printed: read.map((each) => each.printed), paragraphs },
    diagnostics: [...printedFields.diagnostics, ...inText.map((each) => shifted(each, source.offset))].map(
      (each) => (index === 0 ? each : { ...each, face: index }),
    ),
  };
};

/**
 * Compiles one card. `compiled` means that every word was consumed, the printed text equals the source, and every node
 * was lowered; otherwise the diagnostics point at the words. Never throws on bad input.
 */
export const compileCard = (source: CardSource): CompiledCard => {
  const faces: CompiledFace[] = [];
  const diagnostics: Diagnostic[] = [];
  source.faces.forEach((face, index) => {
    const result = compileFace(face, index);
    faces.push(result.face);
    diagnostics.push(...result.diagnostics);
  });
  const failed = diagnostics.some((each) => each.severity === "error");
  const [first, ...others] = faces.map((each) => each.face);
  if (failed || first === undefined) return { name: source.name, status: "failed", faces, diagnostics };
  const card: Card = {
    name: source.name,
    layout: source.layout,
    faces: [first, ...others],
    ...(source.attributes === undefined ? {} : { attributes: source.attributes }),
  };
  return { name: source.name, status: "compiled", card, faces, diagnostics };
};

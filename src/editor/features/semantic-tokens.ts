import {
  type SemanticTokens,
  SemanticTokensBuilder,
  type SemanticTokensLegend,
  type SemanticTokensParams,
  type SemanticTokensRangeParams,
} from "vscode-languageserver";
import { readTypeLine } from "../../compiler/read/characteristics.ts";
import { linesOf } from "../../compiler/read/lines.ts";
import type { FaceSource, Span } from "../../compiler/types.ts";
import type { ReadDocument } from "../analysis/analysis.ts";
import { type Leaf, leavesOf, placeOf, rulesTexts } from "../analysis/texts.ts";
import type { Editor } from "../editor.ts";
import { spanOf } from "../places.ts";

const types = [
  "class",
  "type",
  "keyword",
  "enumMember",
  "struct",
  "number",
  "variable",
  "decorator",
  "comment",
  "macro",
] as const;
type TokenType = (typeof types)[number];

/** The kinds of tokens by their numbers; names are the protocol's, so that every theme has colors for them. */
export const legend: SemanticTokensLegend = { tokenTypes: [...types], tokenModifiers: ["declaration"] };

interface Painted extends Span {
  readonly type: TokenType;
  readonly declares?: true;
}

const ofLeaves: Readonly<Record<Leaf["kind"], TokenType>> = {
  keyword: "keyword",
  counter: "enumMember",
  token: "struct",
  type: "type",
  cardType: "type",
  supertype: "type",
  card: "class",
  self: "variable",
  color: "enumMember",
  abilityWord: "decorator",
  number: "number",
};

const found = (pattern: RegExp, text: string, start: number, type: TokenType): readonly Painted[] =>
  [...text.matchAll(pattern)].map((match) => ({
    type,
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));

/** Name, mana cost, type line, power and toughness. */
const inFace = ({ name, manaCost, typeLine, at }: FaceSource): readonly Painted[] => {
  if (at === undefined) return [];
  const { subtypes, supertypes, cardTypes } = readTypeLine(typeLine);
  const words = new Set([...subtypes, ...[...supertypes, ...cardTypes].map((word) => word.toLowerCase())]);
  return [
    { type: "class", start: at.name, end: at.name + name.length, declares: true },
    ...(at.manaCost === undefined || manaCost === ""
      ? []
      : [{ type: "macro" as const, start: at.manaCost, end: at.manaCost + manaCost.length }]),
    ...(at.typeLine === undefined
      ? []
      : found(/[\p{L}'’-]+/gu, typeLine, at.typeLine, "type").filter(({ start, end }) => {
          const word = typeLine.slice(start - at.typeLine!, end - at.typeLine!);
          return words.has(word) || words.has(word.toLowerCase());
        })),
  ];
};

const statsOf = (
  { at, power, toughness, loyalty, defense }: FaceSource,
  text: string,
): readonly Painted[] => {
  const start = at?.stats;
  if (start === undefined || (power ?? toughness ?? loyalty ?? defense) === undefined) return [];
  const end = text.indexOf("\n", start);
  return [{ type: "number", start, end: end < 0 ? text.length : end }];
};

const inLines = ({ file }: ReadDocument): readonly Painted[] =>
  linesOf(file.text).flatMap(({ kind, text, start }): readonly Painted[] => {
    const end = start + text.length;
    switch (kind) {
      case "comment":
        return [{ type: "comment", start, end }];
      case "attribute":
      case "header":
        return [{ type: "decorator", start, end }];
      case "keyword":
      case "declaration":
        return found(/^(?:keyword|type|counter|token)\b/g, text, start, "decorator");
      default:
        return [];
    }
  });

/** The words that are none of a sentence: symbols, and what stands in parentheses. */
const outside = (text: string): readonly Painted[] => [
  ...found(/\([^()\n]*\)/g, text, 0, "comment"),
  ...found(/\{[^{}\s]{1,7}\}|<[^<>\s]{1,7}>/g, text, 0, "macro"),
];

const inTexts = (editor: Editor, read: ReadDocument, wanted: Span): readonly Painted[] => {
  const cards = new Set(
    read.cards.flatMap(({ start, text }) =>
      start <= wanted.end && start + text.length >= wanted.start ? [text] : [],
    ),
  );
  return rulesTexts(editor.analysis, read, (text) => cards.has(text)).flatMap((text) => [
    ...leavesOf(text).map(({ kind, span }) => ({ type: ofLeaves[kind], ...placeOf(text, span) })),
    ...outside(text.in.text).map((each) => ({ ...each, ...placeOf(text, each) })),
  ]);
};

const paint = (editor: Editor, uri: string, wanted?: Span): SemanticTokens => {
  const builder = new SemanticTokensBuilder();
  const read = editor.documents.kindOf(uri) === "cards" ? editor.analysis.file(uri) : undefined;
  if (read === undefined) return builder.build();
  const { document, file } = read;
  const within = wanted ?? { start: 0, end: file.text.length };
  const faces = [
    ...read.cards.flatMap((card) => card.read.source.faces),
    ...(file.vocabulary.tokens ?? []).map(({ face }) => face),
  ];
  const all = [
    ...inLines(read),
    ...faces.flatMap((face) => [...inFace(face), ...statsOf(face, file.text)]),
    ...inTexts(editor, read, within),
  ].sort((left, right) => left.start - right.start || right.end - left.end);
  let last = 0;
  for (const { type, start, end, declares } of all) {
    // Reminder text is a comment, whatever stands in it.
    if (start < last || start === end || end < within.start || start > within.end) continue;
    const { line, character } = document.positionAt(start);
    builder.push(line, character, end - start, types.indexOf(type), declares ? 1 : 0);
    last = end;
  }
  return builder.build();
};

/** What each word is, for colors that follow the meaning. */
export const semanticTokens = (
  editor: Editor,
  { textDocument: { uri } }: SemanticTokensParams,
): SemanticTokens => paint(editor, uri);

/** The same for a part of a text. */
export const semanticTokensInRange = (
  editor: Editor,
  { textDocument: { uri }, range }: SemanticTokensRangeParams,
): SemanticTokens => {
  const document = editor.documents.get(uri);
  return document === undefined ? { data: [] } : paint(editor, uri, spanOf(document, range));
};

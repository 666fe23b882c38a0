import {
  type DocumentSymbol,
  type DocumentSymbolParams,
  SymbolKind,
  type WorkspaceSymbol,
  type WorkspaceSymbolParams,
} from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { PlacedCard, ReadDocument } from "../analysis/analysis.ts";
import { declarationsIn } from "../analysis/declared.ts";
import { readScenarios } from "../analysis/scenarios.ts";
import { inFile } from "../../compiler/diagnostics/position.ts";
import type { FaceSource, Span } from "../../compiler/types.ts";
import type { Editor } from "../editor.ts";
import { rangeOf } from "../places.ts";

const symbol = (
  document: TextDocument,
  name: string,
  kind: SymbolKind,
  whole: Span,
  more: { readonly at?: Span; readonly detail?: string; readonly children?: DocumentSymbol[] } = {},
): DocumentSymbol => ({
  name: name === "" ? "(no name)" : name,
  kind,
  range: rangeOf(document, whole),
  selectionRange: rangeOf(document, more.at ?? whole),
  ...(more.detail === undefined ? {} : { detail: more.detail }),
  ...(more.children === undefined ? {} : { children: more.children }),
});

/** Where a card or declaration ends: before the empty lines and comments behind it. */
export const endOf = ({ start, text }: Pick<PlacedCard, "start" | "text">): number => {
  const block = text.search(/\n[ \t]*(?:\r?\n|$)/);
  return start + (block < 0 ? text : text.slice(0, block)).trimEnd().length;
};

const abilitiesOf = (document: TextDocument, face: FaceSource): DocumentSymbol[] => {
  let at = 0;
  return face.text.split("\n").flatMap((line): DocumentSymbol[] => {
    const start = at;
    at += line.length + 1;
    if (line.trim() === "") return [];
    const from = inFile(face, start);
    return [symbol(document, line, SymbolKind.Property, { start: from, end: from + line.length })];
  });
};

const cardSymbol = (document: TextDocument, card: PlacedCard): DocumentSymbol => {
  const { faces, name } = card.read.source;
  const whole = { start: card.start, end: endOf(card) };
  const nameAt = (face: FaceSource): Span => {
    const start = face.at?.name ?? card.start;
    return { start, end: Math.min(start + face.name.length, whole.end) };
  };
  const children =
    faces.length === 1
      ? abilitiesOf(document, faces[0])
      : faces.map((face) =>
          symbol(document, face.name, SymbolKind.Class, nameAt(face), {
            detail: face.typeLine,
            children: abilitiesOf(document, face),
          }),
        );
  const detail = `${faces[0].manaCost} ${faces[0].typeLine}`.trim();
  return symbol(document, name, SymbolKind.Class, whole, { at: nameAt(faces[0]), detail, children });
};

const inCards = ({ document, file, cards }: ReadDocument): DocumentSymbol[] => {
  const kinds = { keywords: SymbolKind.Event, tokens: SymbolKind.Struct, counters: SymbolKind.EnumMember };
  const { keywords = [], tokens = [], counters = [], types = [] } = file.vocabulary;
  const declared = [
    ...keywords.map(({ name, at }) => symbol(document, name, kinds.keywords, at, { detail: "keyword" })),
    ...tokens.map(({ name, at }) => symbol(document, name, kinds.tokens, at, { detail: "token" })),
    ...counters.map(({ name, at }) => symbol(document, name, kinds.counters, at, { detail: "counter" })),
    ...types.flatMap(({ name, set, at, implied }) =>
      implied ? [] : [symbol(document, name, SymbolKind.Interface, at, { detail: `${set} type` })],
    ),
  ];
  return [...declared, ...cards.map((card) => cardSymbol(document, card))].sort(
    (left, right) => left.range.start.line - right.range.start.line,
  );
};

/** The cards of a file with their abilities, and what it declares; the scenarios of a scenario file. */
export const documentSymbols = (
  { analysis, documents }: Editor,
  { textDocument: { uri } }: DocumentSymbolParams,
): DocumentSymbol[] => {
  const document = documents.get(uri);
  if (document === undefined) return [];
  if (documents.kindOf(uri) === "scenarios")
    return readScenarios(document).scenarios.map(({ title, at }) =>
      symbol(document, title, SymbolKind.Method, at),
    );
  const read = analysis.file(uri);
  return read === undefined ? [] : inCards(read);
};

/** The cards and declarations of all files whose name has the letters asked for. */
export const workspaceSymbols = (
  { analysis }: Editor,
  { query }: WorkspaceSymbolParams,
): WorkspaceSymbol[] => {
  const lower = query.toLowerCase();
  return analysis.all().flatMap(({ document, cards, file }) => {
    const { uri } = document;
    const named = cards.map(({ start, read }) => ({
      name: read.source.name,
      kind: SymbolKind.Class,
      span: { start, end: start + read.source.faces[0].name.length },
    }));
    const declared = declarationsIn(file.vocabulary).flatMap((each) =>
      "implied" in each ? [] : [{ name: each.name, kind: SymbolKind.Interface, span: each.at }],
    );
    return [...declared, ...named].flatMap(({ name, kind, span }) =>
      name.toLowerCase().includes(lower)
        ? [{ name, kind, location: { uri, range: rangeOf(document, span) } }]
        : [],
    );
  });
};

import { TextDocument } from "vscode-languageserver-textdocument";
import type { Span } from "../../compiler/types.ts";
import { type Mention, sameName } from "../analysis/names.ts";
import { createEditor, type Editor } from "../editor.ts";
import { diagnosticsOf } from "./diagnostics.ts";

/** A part of a text, and what stands there afterwards, in which the new name is at `name`. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
  readonly name: Span;
}

type Edits = ReadonlyMap<string, readonly Edit[]>;

/** The text after the edits, and where the new name stands in it. */
const edited = (text: string, edits: readonly Edit[]): { readonly text: string; readonly names: Span[] } => {
  let [after, from] = ["", 0];
  const names: Span[] = [];
  for (const { span, text: put, name } of edits.toSorted((one, other) => one.span.start - other.span.start)) {
    after += text.slice(from, span.start);
    names.push({ start: after.length + name.start, end: after.length + name.end });
    after += put;
    from = span.end;
  }
  return { text: after + text.slice(from), names };
};

/** The same texts with the edits, and where the new name should stand. */
const afterwards = (
  { documents }: Editor,
  edits: Edits,
): { readonly after: Editor; readonly expected: readonly Place[] } => {
  const after = createEditor();
  const expected: Place[] = [];
  for (const document of [...documents.all("cards"), ...documents.all("scenarios")]) {
    const { uri, languageId } = document;
    const { text, names } = edited(document.getText(), edits.get(uri) ?? []);
    after.documents.open(TextDocument.create(uri, languageId, 0, text));
    expected.push(...names.map((span) => ({ uri, span })));
  }
  return { after, expected };
};

type Place = Pick<Mention, "uri" | "span">;
const keyOf = ({ uri, span }: Place): string => `${uri} ${span.start} ${span.end}`;

/** Places that one list has and the other has not. */
const without = (places: readonly Place[], others: readonly Place[]): readonly Place[] => {
  const known = new Set(others.map(keyOf));
  return places.filter((each) => !known.has(keyOf(each)));
};

const messagesOf = (editor: Editor, uri: string): readonly string[] => {
  const found = diagnosticsOf(editor, uri).filter(({ severity }) => severity === "error");
  return found.map(({ message }) => message);
};

/**
 * Why a name can't be given so, as what is written is read back: each place must name what it named, no other place may,
 * and nothing that was understood may be so no more.
 */
export const problemAfter = (editor: Editor, edits: Edits, renamed: Mention): string | undefined => {
  const { after, expected } = afterwards(editor, edits);
  for (const uri of edits.keys()) {
    const before = messagesOf(editor, uri);
    const now = messagesOf(after, uri);
    if (now.length > before.length) return now.find((message) => !before.includes(message)) ?? now[0];
  }
  const found = sameName(after, renamed);
  const [place] = [...without(expected, found), ...without(found, expected)];
  if (place === undefined) return undefined;
  const { line } = after.documents.get(place.uri)!.positionAt(place.span.start);
  const file = decodeURIComponent(place.uri.slice(place.uri.lastIndexOf("/") + 1));
  return `it would be read as something else in ${file}, line ${line + 1}.`;
};

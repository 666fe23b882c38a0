import type { Location, ReferenceParams, TextDocumentPositionParams } from "vscode-languageserver";
import { definitionsOf, type Mention, mentionAt, sameName } from "../analysis/names.ts";
import type { Editor } from "../editor.ts";
import { rangeOf } from "../places.ts";

/** The name at the place that a request is about. */
export const mentionOf = (
  editor: Editor,
  { textDocument: { uri }, position }: TextDocumentPositionParams,
): Mention | undefined => {
  const document = editor.documents.get(uri);
  return document === undefined ? undefined : mentionAt(editor, uri, document.offsetAt(position));
};

const locationOf = ({ documents }: Editor, { uri, span }: Mention): Location => ({
  uri,
  range: rangeOf(documents.get(uri)!, span),
});

/** Where what is named here is defined. */
export const definition = (editor: Editor, params: TextDocumentPositionParams): Location[] => {
  const found = mentionOf(editor, params);
  return found === undefined ? [] : definitionsOf(editor, found).map((each) => locationOf(editor, each));
};

/** Everywhere it is named. */
export const references = (editor: Editor, params: ReferenceParams): Location[] => {
  const found = mentionOf(editor, params);
  if (found === undefined) return [];
  return sameName(editor, found)
    .filter(({ defines }) => params.context.includeDeclaration || !defines)
    .map((each) => locationOf(editor, each));
};

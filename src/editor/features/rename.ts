import {
  type PrepareRenameParams,
  type Range,
  type RenameParams,
  ResponseError,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { pluralSubtype } from "../../../grammar/lexicon/subtypes.ts";
import { keywordDefinitions } from "../analysis/keywords.ts";
import { definitionsOf, type Mention, sameName } from "../analysis/names.ts";
import type { Editor } from "../editor.ts";
import { rangeOf } from "../places.ts";
import { mentionOf } from "./definition.ts";

/** Refusals that the author is to read: `RequestFailed` of the protocol. */
const refused = -32803;

/** What is named here, if the author gave the name. */
const ownMention = (editor: Editor, params: PrepareRenameParams): Mention => {
  const found = mentionOf(editor, params);
  if (found === undefined) throw new ResponseError(refused, "There is no name here.");
  if (definitionsOf(editor, found).length === 0)
    throw new ResponseError(refused, `'${found.name}' is a word of the rules: it keeps its name.`);
  return found;
};

/** What would be renamed. */
export const prepareRename = (
  editor: Editor,
  params: PrepareRenameParams,
): { range: Range; placeholder: string } => {
  const { uri, span } = ownMention(editor, params);
  const document = editor.documents.get(uri)!;
  return { range: rangeOf(document, span), placeholder: document.getText().slice(span.start, span.end) };
};

const withCaseOf = (like: string, name: string): string => {
  const first = name.slice(0, 1);
  return (/^\p{Lu}/u.test(like) ? first.toUpperCase() : first.toLowerCase()) + name.slice(1);
};

/** The new name in the form that the old one had: plural, and with a small letter within sentences. */
const inForm = ({ kind, name }: Mention, written: string, given: string): string => {
  if (kind === "keyword" || kind === "counter") return withCaseOf(written, given);
  return kind !== "card" && written !== name && written === pluralSubtype(name)
    ? pluralSubtype(given)
    : given;
};

const article: Readonly<Record<Mention["kind"], string>> = {
  keyword: "a keyword",
  counter: "a counter",
  token: "a token",
  type: "a type",
  card: "a card",
};

/** Whether something else of that kind has the name. */
const isTaken = (editor: Editor, of: Mention, given: string): boolean => {
  const name = of.kind === "keyword" || of.kind === "counter" ? given.toLowerCase() : given;
  if (name === of.name) return false;
  const ofRules = of.kind === "keyword" && keywordDefinitions(editor, name).length > 0;
  return ofRules || sameName(editor, { ...of, name }, true).length > 0;
};

/** Gives a keyword, counter, token, type or card another name, wherever it is named. */
export const rename = (editor: Editor, params: RenameParams): WorkspaceEdit => {
  const given = params.newName.trim();
  if (given === "") throw new ResponseError(refused, "A name has at least one letter.");
  const renamed = ownMention(editor, params);
  if (isTaken(editor, renamed, given))
    throw new ResponseError(refused, `There is ${article[renamed.kind]} '${given}' already.`);
  const changes: Record<string, { range: Range; newText: string }[]> = {};
  for (const each of sameName(editor, renamed)) {
    const document = editor.documents.get(each.uri)!;
    const written = document.getText().slice(each.span.start, each.span.end);
    const edit = { range: rangeOf(document, each.span), newText: inForm(each, written, given) };
    (changes[each.uri] ??= []).push(edit);
  }
  return { changes };
};

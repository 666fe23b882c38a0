import {
  type PrepareRenameParams,
  type Range,
  type RenameParams,
  ResponseError,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { pluralSubtype } from "../../../grammar/lexicon/subtypes.ts";
import { keywordDefinitions } from "../analysis/keywords.ts";
import { ownNamesOf } from "../../compiler/compile.ts";
import { cardNames, definitionsOf, type Mention, sameName } from "../analysis/names.ts";
import type { Editor } from "../editor.ts";
import { rangeOf } from "../places.ts";
import { mentionOf } from "./definition.ts";
import type { Quotation } from "../analysis/spoken.ts";
import { type Edit, problemAfter } from "./renamed.ts";

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

/** What a card of another name calls itself where it had one of its short names. */
const shortened = (written: string, before: readonly string[], given: string, typeLine: string): string => {
  const { shortNames } = ownNamesOf({ name: given, typeLine });
  if (shortNames.includes(written)) return written;
  const same = shortNames.length === before.length ? shortNames[before.indexOf(written)] : undefined;
  return same ?? given;
};

/** The new name in the form that the old one had: short, plural, and with a small letter within sentences. */
const inForm = (editor: Editor, mention: Mention, written: string, given: string): string => {
  const { uri, kind, name, span, shortNames } = mention;
  if (shortNames !== undefined) {
    const faces = editor.analysis.file(uri)!.cards.flatMap(({ read: { source } }) => source.faces);
    const face = faces.findLast(({ name: own, offset }) => own === name && offset <= span.start);
    return shortened(written, shortNames, given, face?.typeLine ?? "");
  }
  if (kind === "keyword" || kind === "counter") return withCaseOf(written, given);
  return kind !== "card" && written !== name && written === pluralSubtype(name)
    ? pluralSubtype(given)
    : given;
};

/** A text of a scenario that quotes a card, as the card is worded then. */
const quotationOf = (editor: Editor, { text, parts }: Quotation, given: string): Edit => {
  let [value, from, name] = ["", 0, ""];
  for (const { at, like } of parts) {
    const end = at + like.span.end - like.span.start;
    name = inForm(editor, like, text.value.slice(at, end), given);
    value += text.value.slice(from, at) + name;
    from = end;
  }
  const put = text.write(value + text.value.slice(from));
  const start = put.lastIndexOf(name);
  // A name that YAML writes in another way can't be pointed at more exactly.
  const all = { start: 0, end: put.length };
  const place = start < 0 ? all : { start, end: start + name.length };
  return { span: text.scalar, text: put, name: place };
};

const editOf = (editor: Editor, mention: Mention, given: string): Edit => {
  const { uri, span, inScenario, quotes } = mention;
  if (quotes !== undefined) return quotationOf(editor, quotes, given);
  const source = editor.documents.get(uri)!.getText();
  const name = inForm(editor, mention, source.slice(span.start, span.end), given);
  if (inScenario === undefined) return { span, text: name, name: { start: 0, end: name.length } };
  const text = inScenario.write(name);
  const start = Math.max(0, text.lastIndexOf(name));
  return { span: inScenario.scalar, text, name: { start, end: start + name.length } };
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
  const lower = given.toLowerCase();
  if (lower === of.name.toLowerCase()) return false;
  if (of.kind === "keyword") return keywordDefinitions(editor, given).length > 0;
  if (of.kind === "card") return cardNames(editor).some((name) => name.toLowerCase() === lower);
  const { lexicon } = editor.analysis.compiler().means.definitions;
  const classes = {
    counter: ["counterName"],
    token: ["tokenName", "singularType"],
    type: ["singularType"],
  } as const;
  return classes[of.kind].some((each) => lexicon.wordsOf(each).some((word) => word.toLowerCase() === lower));
};

/** Gives a keyword, counter, token, type or card another name, wherever it is named. */
export const rename = (editor: Editor, params: RenameParams): WorkspaceEdit => {
  const given = params.newName.trim();
  if (given === "") throw new ResponseError(refused, "A name has at least one letter.");
  if (/[\n\r\u2028\u2029]/.test(given)) throw new ResponseError(refused, "A name stands on one line.");
  const renamed = ownMention(editor, params);
  if (isTaken(editor, renamed, given))
    throw new ResponseError(refused, `There is ${article[renamed.kind]} '${given}' already.`);
  const edits = new Map<string, Edit[]>();
  for (const mention of sameName(editor, renamed)) {
    const ofText = edits.get(mention.uri) ?? [];
    ofText.push(editOf(editor, mention, given));
    edits.set(mention.uri, ofText);
  }
  const problem = problemAfter(editor, edits, {
    ...renamed,
    name: renamed.kind === "keyword" || renamed.kind === "counter" ? given.toLowerCase() : given,
  });
  if (problem !== undefined) throw new ResponseError(refused, `'${given}' can't be its name: ${problem}`);
  return {
    changes: Object.fromEntries(
      [...edits].map(([uri, all]) => {
        const document = editor.documents.get(uri)!;
        return [uri, all.map(({ span, text }) => ({ range: rangeOf(document, span), newText: text }))];
      }),
    ),
  };
};

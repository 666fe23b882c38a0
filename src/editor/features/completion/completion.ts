import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type CompletionParams,
  InsertTextFormat,
} from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { type TypeSet, typeSets } from "../../../../grammar/lexicon/lexicon.ts";
import { basicLandTypes } from "../../../compiler/lower/every-type.ts";
import { cardTypes, supertypes } from "../../../abilities/index.ts";
import { keywordDefinitions } from "../../analysis/keywords.ts";
import { cardNames } from "../../analysis/names.ts";
import { scenarioNameAt, type ScenarioName } from "../../analysis/scenarios.ts";
import type { Editor } from "../../editor.ts";
import { onOneLine, rangeOf } from "../../places.ts";
import { type Part, partAt } from "./places.ts";
import { type Next, whatComesNext } from "./sentence.ts";
import { ownUsage, type Usage, usageOfCards } from "./usage.ts";

/** An item in the place of the letters that were typed of it; the order of the items is that of their likelihood. */
interface Offer {
  readonly text: string;
  readonly typed: number;
  readonly kind: CompletionItemKind;
  readonly detail?: string;
  readonly documentation?: string;
  /** With places to fill in, for clients that know of such. */
  readonly snippet?: string;
}

const kinds: Readonly<Partial<Record<NonNullable<Next["from"]>, CompletionItemKind>>> = {
  cardName: CompletionItemKind.Class,
  self: CompletionItemKind.Variable,
  phrase: CompletionItemKind.Snippet,
  mana: CompletionItemKind.Unit,
  counterName: CompletionItemKind.EnumMember,
  tokenName: CompletionItemKind.Struct,
  color: CompletionItemKind.Color,
  cardType: CompletionItemKind.Interface,
  subtype: CompletionItemKind.Interface,
  pluralType: CompletionItemKind.Interface,
  singularType: CompletionItemKind.Interface,
  supertype: CompletionItemKind.Interface,
};

const escaped = (text: string): string => text.replace(/[\\$}]/g, "\\$&");

/** A keyword with its parameters, and what it means. */
const keywordOffer = (editor: Editor, { text, typed, from }: Next): Offer | undefined => {
  if (from === undefined || !/keyword$/i.test(from)) return undefined;
  const [definition] = keywordDefinitions(editor, text);
  if (definition === undefined) return { text, typed, kind: CompletionItemKind.Keyword };
  const { parameters } = definition;
  const holes = parameters.map((name, index) => ` \${${index + 1}:${escaped(name)}}`).join("");
  return {
    text,
    typed,
    kind: CompletionItemKind.Keyword,
    ...(definition.rule === undefined
      ? {}
      : { detail: [...parameters, `rule ${definition.rule}`].join(" ") }),
    ...(definition.text === "" ? {} : { documentation: definition.text }),
    ...(parameters.length === 0 ? {} : { snippet: `${escaped(text)}${holes}` }),
  };
};

/** The counts of Rulewright's own cards; run from source, those of the cards at hand. */
const usageFor = ({ documents }: Editor): Usage =>
  Object.keys(ownUsage).length > 0
    ? ownUsage
    : usageOfCards(documents.all("cards").map((document) => document.getText()));

const inText = (editor: Editor, part: Extract<Part, { in: "text" }>): readonly Offer[] => {
  const { lexicon } = editor.analysis.compiler().means.definitions;
  const names = (): readonly string[] => cardNames(editor);
  return whatComesNext({ ...part, lexicon, usage: usageFor(editor), names }).map((next) => {
    const kind = next.from === undefined ? undefined : kinds[next.from];
    return keywordOffer(editor, next) ?? { ...next, kind: kind ?? CompletionItemKind.Text };
  });
};

/** Which subtypes go with which card types (205.3). */
const setsOf: Readonly<Record<string, TypeSet>> = {
  artifact: "artifact",
  battle: "battle",
  creature: "creature",
  kindred: "creature",
  enchantment: "enchantment",
  instant: "spell",
  sorcery: "spell",
  land: "land",
  planeswalker: "planeswalker",
};

const inTypeLine = (editor: Editor, text: string): readonly Offer[] => {
  const typed = /[\p{L}'’-]*$/u.exec(text)![0];
  const kind = CompletionItemKind.Interface;
  const offer = (word: string): Offer => ({ text: word, typed: typed.length, kind });
  const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
  const [before, behind] = text.split(/—|–| --? /);
  if (behind === undefined) return [...cardTypes, ...supertypes].map((word) => offer(capital(word)));
  const { lexicon } = editor.analysis.compiler().means.definitions;
  const sets = before!
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => setsOf[word] ?? []);
  const own = lexicon.ownWords;
  const declared = lexicon.wordsOf("singularType").filter((word) => own.includes(word.toLowerCase()));
  const ofSets = new Set(
    sets.flatMap((set) => [...typeSets[set], ...declared.filter((word) => lexicon.isType(set, word))]),
  );
  return [...ofSets].map(offer);
};

const lines: readonly (readonly [string, string])[] = [
  ["keyword", "keyword ${1:Name}\n  ${2:What it means.}"],
  ["counter", "counter ${1:name}"],
  ["token", "token ${1:Name}\n${2:Artifact}"],
  ["type creature:", "type creature: ${1:Name}"],
];
const attributes = [
  "@rarity common",
  "@rarity uncommon",
  "@rarity rare",
  "@rarity mythic",
  "@color ",
  "@layout ",
];

const offersIn = (editor: Editor, part: Part): readonly Offer[] => {
  switch (part.in) {
    case "text":
      return inText(editor, part);
    case "typeLine":
      return inTypeLine(editor, part.text);
    case "attribute":
      return attributes.map((text) => ({ text, typed: part.text.length, kind: CompletionItemKind.Property }));
    case "start":
      return lines.map(([text, snippet]) => ({
        text,
        snippet,
        typed: part.text.length,
        kind: CompletionItemKind.Keyword,
      }));
    case "nowhere":
      return [];
    default:
      return part satisfies never;
  }
};

const itemOf = (document: TextDocument, position: number, offer: Offer, index: number): CompletionItem => {
  const range = rangeOf(document, { start: position - offer.typed, end: position });
  const { text, kind, detail, documentation, snippet } = offer;
  return {
    label: text,
    kind,
    sortText: String(index).padStart(5, "0"),
    filterText: text,
    textEdit: { range, newText: snippet ?? text },
    ...(snippet === undefined ? {} : { insertTextFormat: InsertTextFormat.Snippet }),
    ...(detail === undefined ? {} : { detail }),
    ...(documentation === undefined ? {} : { documentation }),
  };
};

/** The names of a kind that a scenario may speak of. */
const namesOf = (editor: Editor, kind: ScenarioName["kind"]): readonly string[] => {
  if (kind === "card") return [...new Set([...cardNames(editor), ...basicLandTypes])];
  const { lexicon } = editor.analysis.compiler().means.definitions;
  return lexicon.wordsOf(kind === "counter" ? "counterName" : "singularType");
};

/** Names in a scenario, as YAML writes them at their place. */
const names = (editor: Editor, document: TextDocument, at: ScenarioName): CompletionItem[] => {
  const { kind, scalar, span, write } = at;
  const text = document.getText();
  const before = text.slice(scalar.start, span.start);
  const range = rangeOf(document, onOneLine(text, scalar));
  return namesOf(editor, kind).map((name) => ({
    label: name,
    kind: CompletionItemKind.Class,
    filterText: before + name,
    textEdit: { range, newText: write(name) },
  }));
};

/** What can be written here, the likeliest first. */
export const completion = (
  editor: Editor,
  { textDocument: { uri }, position: place }: CompletionParams,
): CompletionList => {
  const document = editor.documents.get(uri);
  if (document === undefined) return { isIncomplete: false, items: [] };
  const text = document.getText();
  const position = document.offsetAt(place);
  if (editor.documents.kindOf(uri) === "scenarios") {
    const at = scenarioNameAt(text, position);
    return { isIncomplete: false, items: at === undefined ? [] : names(editor, document, at) };
  }
  const offers = offersIn(editor, partAt(text, position)).map(({ snippet, ...offer }): Offer =>
    snippet === undefined || !editor.client.snippets ? offer : { ...offer, snippet },
  );
  // The next letter may bring words that were too many to show before it.
  return {
    isIncomplete: true,
    items: offers.map((offer, index) => itemOf(document, position, offer, index)),
  };
};

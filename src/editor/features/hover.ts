import { type Hover, type HoverParams, MarkupKind } from "vscode-languageserver";
import type { Ability } from "../../abilities/index.ts";
import type { ParsedParagraph } from "../../compiler/compiler.ts";
import { definitionsOf as definitionsIn, remindersOf } from "../../compiler/explain/reminders.ts";
import { rulesOf } from "../../compiler/explain/rules-of.ts";
import type { Referent } from "../../compiler/index.ts";
import { tellAbility } from "../../compiler/tell/index.ts";
import type { Span } from "../../compiler/types.ts";
import { isManaAbility } from "../../runtime/evaluate/nodes.ts";
import type { ReadDocument } from "../analysis/analysis.ts";
import { declarationsIn } from "../analysis/declared.ts";
import { definitionText, keywordDefinitions } from "../analysis/keywords.ts";
import { definitionsOf, type Mention, mentionAt } from "../analysis/names.ts";
import { placeOf, type RulesText, rulesTexts } from "../analysis/texts.ts";
import type { Editor } from "../editor.ts";
import { rangeOf, touches } from "../places.ts";
import { endOf } from "./symbols.ts";

const code = (text: string): string => `\`\`\`cards\n${text}\n\`\`\``;

/** The definition of a name as it is written, with what the rules say about its kind. */
const aboutName = (editor: Editor, mention: Mention): readonly string[] => {
  if (mention.kind === "keyword")
    return keywordDefinitions(editor, mention.name).map(definitionText).map(code);
  return definitionsOf(editor, mention).flatMap(({ uri, span, kind }): readonly string[] => {
    const read = editor.analysis.file(uri);
    if (read === undefined) return [];
    const { text, vocabulary } = read.file;
    if (kind === "card") {
      const card = read.cards.findLast(({ start }) => start <= span.start);
      return card === undefined ? [] : [code(text.slice(card.start, endOf(card)))];
    }
    const declared = declarationsIn(vocabulary).find(({ at }) => touches(at, span.start));
    const start = text.lastIndexOf("\n", declared?.at.start ?? span.start) + 1;
    return [code(text.slice(start, endOf({ start, text: text.slice(start) })))];
  });
};

/** What each kind of ability is, as a player would say it. */
const kindsOfAbilities: Readonly<Record<Ability["type"], string>> = {
  spell: "What this spell does when it resolves (113.3a).",
  activated:
    "Activated ability: a player pays what stands before the colon, then it goes on the stack (602).",
  triggered: "Triggered ability: when this happens, it goes on the stack (603).",
  static: "Static ability: it is simply true (604).",
  keyword: "Keyword ability (702).",
};

const kindOfAbility = (ability: Ability): string =>
  (ability.type === "activated" || ability.type === "triggered") && isManaAbility(ability)
    ? "Mana ability: it happens at once, without the stack (605)."
    : kindsOfAbilities[ability.type];

interface Paragraph {
  readonly text: RulesText;
  readonly paragraph: ParsedParagraph;
  readonly abilities: readonly Ability[];
}

/** The paragraph at a position, with what it was compiled to. */
const paragraphAt = (editor: Editor, read: ReadDocument, position: number): Paragraph | undefined => {
  const card = read.cards.findLast(({ start }) => start <= position);
  const result = card === undefined ? undefined : editor.analysis.compiled(read.document.uri, card);
  for (const text of rulesTexts(editor.analysis, read, (each) => each === card?.text)) {
    const { paragraphs } = text.parsed;
    const index = paragraphs.findIndex((each) => touches(placeOf(text, each), position));
    const paragraph = paragraphs[index];
    if (paragraph === undefined) continue;
    const face = result?.faces.find(({ name }) => name === text.name);
    const compiled = face?.paragraphs?.length === paragraphs.length ? face.paragraphs : undefined;
    return { text, paragraph, abilities: compiled?.[index]?.abilities ?? [] };
  }
  return undefined;
};

const wordsAt = ({ text, paragraph }: Paragraph, { start, end }: Span): string =>
  text.in.text.slice(paragraph.start + start, paragraph.start + end);

/** What a pronoun means, in words. */
const meaningOf = (paragraph: Paragraph, { means }: Referent): string => {
  if (means === "itself") return paragraph.text.name || "the object itself";
  if (means === "source") return "the source of the damage";
  return "start" in means
    ? wordsAt(paragraph, means)
    : means.map((span) => wordsAt(paragraph, span)).join(" or ");
};

const referentsIn = (editor: Editor, { paragraph: { result }, text }: Paragraph): readonly Referent[] =>
  "node" in result ? editor.analysis.compiler().referents(result.node, text) : [];

const aboutPronoun = (paragraph: Paragraph, referent: Referent): string =>
  `“${wordsAt(paragraph, referent.span)}” is **${meaningOf(paragraph, referent)}**` +
  (referent.rule === undefined ? ", which is not clear" : ` — ${referent.rule}`);

/** The text with each pronoun followed by what it means. */
const paraphrase = (paragraph: Paragraph, referents: readonly Referent[]): string | undefined => {
  if (referents.length === 0) return undefined;
  let said = "";
  let at = 0;
  for (const referent of [...referents].sort((left, right) => left.span.start - right.span.start)) {
    if (referent.span.start < at) continue;
    said += `${wordsAt(paragraph, { start: at, end: referent.span.end })} _(${meaningOf(paragraph, referent)})_`;
    at = referent.span.end;
  }
  const end = paragraph.paragraph.end - paragraph.paragraph.start;
  return (said + wordsAt(paragraph, { start: at, end })).replaceAll("\n", "  \n");
};

const aboutAbility = (
  editor: Editor,
  paragraph: Paragraph,
  referents: readonly Referent[],
): readonly string[] => {
  const { abilities } = paragraph;
  const { definitions } = editor.analysis.compiler().means;
  const used = definitionsIn(abilities, definitions);
  const kinds = [...new Set(abilities.map(kindOfAbility))];
  const reminders = remindersOf(abilities, definitions).map((reminder) => `_${reminder}_`);
  const rules = rulesOf(abilities, used);
  const said = paraphrase(paragraph, referents);
  return [
    ...kinds,
    ...abilities.map((ability) => `\`\`\`text\n${tellAbility(ability)}\n\`\`\``),
    ...(said === undefined ? [] : [said]),
    ...reminders,
    ...(rules.length === 0 ? [] : [`Rules: ${rules.join(", ")}`]),
  ];
};

/** What a word, a pronoun and the ability around it mean. */
export const hover = (
  editor: Editor,
  { textDocument: { uri }, position: place }: HoverParams,
): Hover | null => {
  const document = editor.documents.get(uri);
  if (document === undefined) return null;
  const position = document.offsetAt(place);
  const mention = mentionAt(editor, uri, position);
  const read = editor.documents.kindOf(uri) === "cards" ? editor.analysis.file(uri) : undefined;
  const paragraph = read === undefined ? undefined : paragraphAt(editor, read, position);
  const referents = paragraph === undefined ? [] : referentsIn(editor, paragraph);
  const spanOf = ({ span }: Referent): Span => {
    const start = paragraph!.paragraph.start;
    return placeOf(paragraph!.text, { start: start + span.start, end: start + span.end });
  };
  const pronoun = referents.find((each) => touches(spanOf(each), position));
  const parts = [
    ...(mention === undefined ? [] : aboutName(editor, mention)),
    ...(pronoun === undefined || paragraph === undefined ? [] : [aboutPronoun(paragraph, pronoun)]),
    ...(paragraph === undefined ? [] : aboutAbility(editor, paragraph, referents)),
  ];
  if (parts.length === 0) return null;
  const span = mention?.span ?? (pronoun === undefined ? undefined : spanOf(pronoun));
  return {
    contents: { kind: MarkupKind.Markdown, value: parts.join("\n\n") },
    ...(span === undefined ? {} : { range: rangeOf(document, span) }),
  };
};

import { type Compiler, createCompiler } from "../../compiler/compiler.ts";
import { expressionWriter } from "../../compiler/emit/expression.ts";
import { keywordShortcut } from "../../compiler/emit/keywords.ts";
import { layOut } from "../../compiler/explain/lay-out.ts";
import { definitionsOf, remindersOf } from "../../compiler/explain/reminders.ts";
import { syntaxOf } from "../../compiler/explain/syntax.ts";
import type { CardFile, ReadCard } from "../../compiler/read/card-file.ts";
import { readCards } from "../../compiler/read/cards.ts";
import { vocabularyText } from "../../compiler/read/vocabulary.ts";
import { frameHtml, frameStyle, problemsOf, symbolDrawings } from "../../exchange/frame/index.ts";
import { type Meaning, meaningsOf } from "./meanings.ts";

/** What the page shows of a card. */
export interface Understanding {
  readonly name: string;
  readonly compiled: boolean;
  /** The card as it looks, and what is wrong with it. */
  readonly frame: string;
  readonly meanings: readonly Meaning[];
  readonly tree: string;
  readonly objects: string;
  readonly typescript: string;
  readonly reminders: readonly string[];
}

let known: { readonly text: string; readonly compiler: Compiler } | undefined;
/** The compiler with the words of the file; kept as long as it declares the same. */
const compilerFor = ({ vocabulary }: CardFile): Compiler => {
  const text = vocabularyText(vocabulary);
  if (known?.text !== text) known = { text, compiler: createCompiler(vocabulary) };
  return known.compiler;
};

const cardAt = ({ cards }: CardFile, cursor: number): ReadCard | undefined =>
  cards.findLast(({ source }) => (source.start ?? 0) <= cursor) ?? cards[0];

/** Everything about the card at a place of a card file; undefined where there is no card. */
export const understand = (text: string, cursor: number): Understanding | undefined => {
  const file = readCards(text);
  const read = cardAt(file, cursor);
  if (read === undefined) return undefined;
  const compiler = compilerFor(file);
  const one: CardFile = { ...file, cards: [read] };
  const card = compiler.compileFile(one, { fixes: 1 })[0]!;
  const { source, result } = card;
  const { definitions } = compiler.means;
  const abilities = result.card?.faces.flatMap((face) => face.abilities) ?? [];
  const shortcut = keywordShortcut(definitionsOf(abilities, definitions))(new Set());
  return {
    name: source.name,
    compiled: result.status === "compiled",
    frame: frameHtml(source, {
      id: "card",
      problems: problemsOf(one, card),
      ...(file.set?.code === undefined ? {} : { set: file.set.code }),
    }),
    meanings: meaningsOf(source, card, compiler),
    tree: syntaxOf(source, compiler).join("\n"),
    objects: abilities.length === 0 ? "" : JSON.stringify(abilities, null, 2),
    typescript: abilities.map((each) => layOut(expressionWriter(shortcut).write(each))).join("\n\n"),
    reminders: remindersOf(abilities, definitions),
  };
};

/** The style and the drawings that frames need, once for the page. */
export const drawings = (): { readonly style: string; readonly symbols: string } => ({
  style: frameStyle,
  symbols: symbolDrawings(),
});

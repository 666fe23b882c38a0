import type { Ability } from "../../abilities/index.ts";
import { type FileCard } from "../../compiler/compile-file.ts";
import { ownNamesOf } from "../../compiler/compile.ts";
import { type Compiler, createCompiler } from "../../compiler/compiler.ts";
import { expressionWriter } from "../../compiler/emit/expression.ts";
import { keywordShortcut } from "../../compiler/emit/keywords.ts";
import { layOut } from "../../compiler/explain/lay-out.ts";
import { definitionsOf, meaningOf, remindersOf } from "../../compiler/explain/reminders.ts";
import { rulesOf } from "../../compiler/explain/rules-of.ts";
import { syntaxOf } from "../../compiler/explain/syntax.ts";
import type { CardFile, ReadCard } from "../../compiler/read/card-file.ts";
import { readCards } from "../../compiler/read/cards.ts";
import { vocabularyText } from "../../compiler/read/vocabulary.ts";
import type { Referent } from "../../compiler/resolve/ledger.ts";
import type { CardSource, Span } from "../../compiler/types.ts";

/** A stretch of a paragraph: a word that stands for something, what it stands for, or what is between. */
export interface Piece {
  readonly text: string;
  /** The numbers of the references that it is a part of. */
  readonly links: readonly number[];
  /** What the word means, where it stands for something else. */
  readonly means?: string;
}

/** A paragraph of the card, with what it means. */
export interface Meaning {
  readonly pieces: readonly Piece[];
  /** What kind of ability each is, and what a keyword stands for. */
  readonly abilities: readonly { readonly kind: string; readonly means?: string }[];
  readonly rules: readonly string[];
}

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

const kinds: Readonly<Record<string, string>> = {
  spell: "Spell ability: followed as an instruction while the spell resolves (113.3a)",
  activated: "Activated ability: its costs are paid to put it on the stack (602)",
  triggered: "Triggered ability: goes on the stack when its event happens (603)",
  static: "Static ability: simply true while it functions (604)",
};

let known: { readonly text: string; readonly compiler: Compiler } | undefined;
/** The compiler with the words of the file; kept as long as it declares the same. */
const compilerFor = ({ vocabulary }: CardFile): Compiler => {
  const text = vocabularyText(vocabulary);
  if (known?.text !== text) known = { text, compiler: createCompiler(vocabulary) };
  return known.compiler;
};

const cardAt = ({ cards }: CardFile, cursor: number): ReadCard | undefined =>
  cards.findLast(({ source }) => (source.start ?? 0) <= cursor) ?? cards[0];

/** Where a reference stands, what it means in words, and where that stands in the paragraph. */
interface Link {
  readonly at: Span;
  readonly means: string;
  readonly spoken: Span | undefined;
}

const linkOf = ({ span, means }: Referent, text: string): Link | undefined => {
  if (means === "itself") return { at: span, means: "the object itself", spoken: undefined };
  if (means === "source") return { at: span, means: "the source of the damage", spoken: undefined };
  if (!("start" in means)) return undefined;
  return { at: span, means: text.slice(means.start, means.end), spoken: means };
};

const holds = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** The paragraph in stretches that belong to the same references. */
const piecesOf = (text: string, links: readonly Link[]): readonly Piece[] => {
  const cuts = new Set([0, text.length]);
  for (const { at, spoken } of links)
    for (const each of [at, ...(spoken === undefined ? [] : [spoken])]) cuts.add(each.start).add(each.end);
  const places = [...cuts].sort((left, right) => left - right);
  return places.slice(0, -1).map((start, index) => {
    const part = { start, end: places[index + 1]! };
    const said = links.find(({ at }) => at.end === part.end && holds(at, part));
    return {
      text: text.slice(part.start, part.end),
      links: links.flatMap(({ at, spoken }, number) =>
        holds(at, part) || (spoken !== undefined && holds(spoken, part)) ? [number] : [],
      ),
      ...(said === undefined ? {} : { means: said.means }),
    };
  });
};

const kindOf = (ability: Ability, { means: { definitions } }: Compiler): Meaning["abilities"][number] => {
  if (ability.type !== "keyword") return { kind: kinds[ability.type] ?? ability.type };
  const means = meaningOf(ability, definitions);
  const kind = `Keyword ability: ${ability.keyword} (702)`;
  return means === undefined ? { kind } : { kind, means };
};

/** The paragraphs of a compiled card. */
const meaningsOf = (source: CardSource, { result }: FileCard, compiler: Compiler): readonly Meaning[] =>
  source.faces.flatMap((face, index) => {
    const { paragraphs: read } = compiler.parse(face.text, ownNamesOf(face));
    const { paragraphs = [] } = result.faces[index] ?? {};
    return read.map(({ start, end, result: parsed }, place): Meaning => {
      const text = face.text.slice(start, end);
      const links = "node" in parsed ? compiler.referents(parsed.node) : [];
      // Paragraphs that are read are printed one by one, in their order.
      const abilities = read.length === paragraphs.length ? (paragraphs[place]?.abilities ?? []) : [];
      return {
        pieces: piecesOf(
          text,
          links.flatMap((each) => linkOf(each, text) ?? []),
        ),
        abilities: abilities.map((each) => kindOf(each, compiler)),
        rules: rulesOf(abilities, definitionsOf(abilities, compiler.means.definitions)),
      };
    });
  });

/** Everything about the card at a place of a card file; undefined where there is no card. */
export const understand = async (text: string, cursor: number): Promise<Understanding | undefined> => {
  const { frameHtml, problemsOf } = await import("../../exchange/frame/index.ts");
  const file = readCards(text);
  const read = cardAt(file, cursor);
  if (read === undefined) return undefined;
  const compiler = compilerFor(file);
  const one: CardFile = { ...file, cards: [read] };
  const card = compiler.compileFile(one, { fixes: true })[0]!;
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
export const drawings = async (): Promise<{ readonly style: string; readonly symbols: string }> => {
  const { frameStyle, symbolDrawings } = await import("../../exchange/frame/index.ts");
  return { style: frameStyle, symbols: symbolDrawings() };
};

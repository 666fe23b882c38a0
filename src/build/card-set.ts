import { checkSet } from "../compiler/build/set-checks.ts";
import { compileRead, type PlacedDiagnostic } from "../compiler/compile-text.ts";
import { createCompiler, type Compiler } from "../compiler/compiler.ts";
import { byCodeUnits, identifiersFor } from "../compiler/emit/identifiers.ts";
import { generatedHeader } from "../compiler/emit/module.ts";
import { type EmittedCard, cardComment } from "../compiler/emit/set-module.ts";
import { mostMended } from "../compiler/compile-file.ts";
import type { CardFile } from "../compiler/read/card-file.ts";
import { joinedVocabulary, vocabularyText } from "../compiler/read/vocabulary.ts";
import type { Vocabulary } from "../compiler/types.ts";
import { readFileBytes } from "../exchange/index.ts";

/** The cards of one file, compiled, ready to be written in any form. */
export interface CardSet {
  readonly file: CardFile;
  /** Those that compile, in the order of their names, each with the constant that it becomes. */
  readonly cards: readonly (EmittedCard & { readonly identifier: string })[];
  /** Names of those that do not compile. */
  readonly missing: readonly string[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

/** Compilers by what they know: an edit of one card does not ask for another one, and its other cards are known to it. */
const compilers = new Map<string, Compiler>();
const mostCompilers = 20;

const compilerFor = (vocabulary: Vocabulary): Compiler => {
  const key = vocabularyText(vocabulary);
  const known = compilers.get(key);
  if (known !== undefined) return known;
  const made = createCompiler(vocabulary);
  // What is wrong with declarations has its place in this file.
  if (made.problems.length > 0) return made;
  for (const [oldest] of compilers) {
    if (compilers.size < mostCompilers) break;
    compilers.delete(oldest);
  }
  compilers.set(key, made);
  return made;
};

/** Compiles the bytes of a card file. Never throws on bad input. */
export const compileSet = (bytes: Uint8Array, name: string, vocabulary: Vocabulary = {}): CardSet => {
  const file = readFileBytes(bytes, name);
  const compiler = compilerFor(joinedVocabulary([{ vocabulary }, file]));
  const { cards, diagnostics } = compileRead(file, compiler, { fixes: mostMended });
  const inSet = checkSet(file).map((found): PlacedDiagnostic => ({
    ...found,
    file: name,
    line: found.line ?? 1,
    column: found.column ?? 1,
    counts: "in the file",
  }));
  const compiled = cards.flatMap(({ source, result: { card, status } }): readonly EmittedCard[] =>
    card === undefined || status === "failed" ? [] : [{ source, card }],
  );
  const identifiers = identifiersFor(compiled.map(({ card }) => card.name));
  const sorted = [...compiled].sort((left, right) => byCodeUnits(left.card.name, right.card.name));
  return {
    file,
    cards: sorted.flatMap((each) => {
      const identifier = identifiers.get(each.card.name);
      return identifier === undefined ? [] : [{ ...each, identifier }];
    }),
    missing: cards.flatMap(({ source, result }) => (result.status === "failed" ? [source.name] : [])),
    diagnostics: [...diagnostics, ...inSet],
  };
};

/** A value as JavaScript; JSON is that but for a name that would set the prototype. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:');

/** A module of plain data, which needs nothing else: what is not used of it goes when it is bundled. */
export const javascriptOf = ({ cards, file: { file = "cards" } }: CardSet): string =>
  [
    generatedHeader(file),
    ...cards.map(({ identifier, card }) => `export const ${identifier} = ${literal(card)};`),
    `export const cards = [${cards.map(({ identifier }) => identifier).join(", ")}];`,
    "",
  ].join("\n");

/** What TypeScript has to know of that module. */
export const declarationsOf = ({ cards, file: { file = "cards" } }: CardSet): string =>
  [
    generatedHeader(file),
    'import type { Card } from "rulewright/abilities";',
    ...cards.map(
      ({ identifier, source }) => `${cardComment(source)}\nexport declare const ${identifier}: Card;`,
    ),
    "/** Every card of the set. */\nexport declare const cards: readonly Card[];\n",
  ].join("\n\n");

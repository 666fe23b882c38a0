import { createCompiler } from "../../compiler/compiler.ts";
import { missingIn } from "../../compiler/coverage/coverage.ts";
import type { CardFile } from "../../compiler/read/card-file.ts";
import { readFileBytes, writeCardFile } from "../../exchange/index.ts";

/** A card that does not compile. */
export interface Missing {
  /** Its number in the file. */
  readonly card: number;
  readonly name: string;
  /** What is not understood. */
  readonly phrases: readonly string[];
}

/** What was compiled since the last time one asked. */
export interface Progress {
  readonly cards: number;
  readonly done: number;
  readonly compiled: number;
  readonly missing: readonly Missing[];
}

/** So many milliseconds between two looks at how far it is. */
const slice = 120;

interface Corpus {
  readonly file: CardFile;
  readonly compile: ReturnType<typeof createCompiler>["compileCard"];
  done: number;
  compiled: number;
}
let corpus: Corpus | undefined;

/** Reads a file of many cards in any format that is known; nothing is compiled yet. */
export const openCorpus = (bytes: Uint8Array, name: string): number => {
  const file = readFileBytes(bytes, name);
  corpus = { file, compile: createCompiler(file.vocabulary).compileCard, done: 0, compiled: 0 };
  return file.cards.length;
};

/** Compiles on for a moment. */
export const compileOn = (): Progress => {
  if (corpus === undefined) return { cards: 0, done: 0, compiled: 0, missing: [] };
  const { file, compile } = corpus;
  const missing: Missing[] = [];
  const until = performance.now() + slice;
  while (corpus.done < file.cards.length && performance.now() < until) {
    const card = corpus.done++;
    const { source } = file.cards[card]!;
    const result = compile(source, { brief: true });
    if (result.status === "compiled") corpus.compiled++;
    else missing.push({ card, name: source.name, phrases: missingIn({ source, result }) });
  }
  return { cards: file.cards.length, done: corpus.done, compiled: corpus.compiled, missing };
};

/** A card of the file as text of the editor, with what the file declares. */
export const cardOfCorpus = (card: number): string => {
  const read = corpus?.file.cards[card];
  if (corpus === undefined || read === undefined) return "";
  return writeCardFile([{ ...corpus.file, cards: [read] }]).text;
};

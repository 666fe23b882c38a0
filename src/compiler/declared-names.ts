import { grammar } from "../../grammar/language/index.ts";
import { counterNames } from "../../grammar/lexicon/counters.ts";
import { type TypeSet, typeSets } from "../../grammar/lexicon/lexicon.ts";
import { diagnostic } from "./diagnostics/diagnostic.ts";
import { readTypeLine } from "./read/characteristics.ts";
import type { Declaration, VocabularyProblem } from "./read/vocabulary.ts";
import type { CounterSource, Diagnostic, Span, TokenSource, TypeSource, Vocabulary } from "./types.ts";

/** A subtype as a message speaks of it. */
const typeOf = (set: TypeSet): string =>
  `${set === "artifact" || set === "enchantment" ? "an" : "a"} ${set} type`;
const setOfRules = (name: string): TypeSet | undefined =>
  (Object.keys(typeSets) as TypeSet[]).find((set) => typeSets[set].has(name));
/** A word that rows are written with would be read in two ways. */
const isWordOfRows = (name: string): boolean => grammar().terminals.has(name.toLowerCase());

/** Tokens that the rules describe (111.10): their names are taken. */
const describedTokens: ReadonlySet<string> = new Set(
  "Treasure Food Gold Walker Shard Clue Blood Powerstone Incubator Map Junk Lander Mutagen".split(" "),
);

interface Names {
  readonly types: readonly TypeSource[];
  readonly counters: readonly CounterSource[];
  readonly tokens: readonly TokenSource[];
}

type Report = (source: Declaration & { readonly at: Span }, found: Diagnostic) => void;

const soundTypes = (sources: readonly TypeSource[], report: Report): readonly TypeSource[] => {
  const sound = new Map<string, TypeSource>();
  // What is written as a declaration goes before what a type line suggests.
  const inOrder = [
    ...sources.filter((each) => each.implied !== true),
    ...sources.filter((each) => each.implied),
  ];
  for (const source of inOrder) {
    const { name, set, at } = source;
    const before = sound.get(name);
    const known = setOfRules(name);
    if (isWordOfRows(name)) {
      if (source.implied !== true) report(source, diagnostic("RW5010", at, [name]));
    } else if (known !== undefined) {
      if (source.implied !== true) report(source, diagnostic("RW5009", at, [name, typeOf(known)]));
    } else if (before === undefined) sound.set(name, source);
    else if (source.implied !== true && before.set !== set)
      report(source, diagnostic("RW5008", at, [name, typeOf(before.set)]));
  }
  return [...sound.values()];
};

const soundCounters = (sources: readonly CounterSource[], report: Report): readonly CounterSource[] => {
  const known = new Set(counterNames.map((name) => name.toLowerCase()));
  const sound = new Map<string, CounterSource>();
  for (const source of sources) {
    const { name, at } = source;
    if (known.has(name)) report(source, diagnostic("RW5009", at, [name, "a kind of counters"]));
    else if (isWordOfRows(name)) report(source, diagnostic("RW5010", at, [name]));
    else sound.set(name, source);
  }
  return [...sound.values()];
};

const textOf = ({ face }: TokenSource): string =>
  JSON.stringify([face.typeLine, face.text, face.power, face.toughness, face.colorIndicator]);

const soundTokens = (sources: readonly TokenSource[], report: Report): readonly TokenSource[] => {
  const sound = new Map<string, TokenSource>();
  for (const source of sources) {
    const { name, at, face } = source;
    const before = sound.get(name);
    const ofItself = readTypeLine(face.typeLine).subtypes.includes(name);
    if (describedTokens.has(name)) report(source, diagnostic("RW5009", at, [name, "a token"]));
    else if (isWordOfRows(name) || (!ofItself && setOfRules(name) !== undefined))
      report(source, diagnostic("RW5010", at, [name]));
    else if (before === undefined) sound.set(name, source);
    else if (textOf(before) !== textOf(source))
      report(source, diagnostic("RW5008", at, [name, "another token"]));
  }
  return [...sound.values()];
};

/** The declared types, counters and tokens whose names are free, each once; what is wrong is added to the problems. */
export const checkNames = (
  { types = [], counters = [], tokens = [] }: Vocabulary,
  problems: VocabularyProblem[],
): Names => {
  const report: Report = (source, found) => problems.push({ source, found });
  return {
    types: soundTypes(types, report),
    counters: soundCounters(counters, report),
    tokens: soundTokens(tokens, report),
  };
};

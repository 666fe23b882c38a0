import { type TypeSet, typeSets } from "../../../grammar/lexicon/lexicon.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type {
  CounterSource,
  Diagnostic,
  FaceSource,
  Span,
  TokenSource,
  TypeSource,
  Vocabulary,
} from "../types.ts";
import { readTypeLine } from "./characteristics.ts";
import type { Block, Line } from "./lines.ts";

type Report = (found: Diagnostic) => void;
/** Reads the lines of a face, the first of them its name. */
type ReadFace = (lines: readonly Line[], report: Report) => { readonly face: FaceSource } | undefined;

const spanOf = (line: Line): Span => ({ start: line.start, end: line.start + line.text.length });
const isTypeSet = (word: string): word is TypeSet => Object.hasOwn(typeSets, word);

/** The words of a list and where each stands: "Gremlock, Ashling". */
const listed = (line: Line, from: number): readonly { readonly name: string; readonly at: Span }[] =>
  [...line.text.slice(from).matchAll(/[^,\s](?:[^,]*[^,\s])?/g)].map((match) => {
    const start = line.start + from + match.index;
    return { name: match[0], at: { start, end: start + match[0].length } };
  });

/** One word with a capital, as it stands in a type line. */
const typeName = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;
const counterName = /^[\p{L}][\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){0,2}$/u;
const tokenHead = /^token\s+(\p{Lu}[\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+)*)$/u;

const readTypes = (line: Line, report: Report): readonly TypeSource[] | undefined => {
  const [head, set = ""] = /^type\s+(\w+)\s*:/.exec(line.text) ?? [""];
  if (!isTypeSet(set)) return undefined;
  return listed(line, head.length).flatMap(({ name, at }) => {
    if (typeName.test(name)) return [{ name, set, at }];
    report(diagnostic("RW1032", at, [name]));
    return [];
  });
};

const readCounters = (line: Line, report: Report): readonly CounterSource[] =>
  listed(line, "counter".length).flatMap(({ name, at }) => {
    if (counterName.test(name)) return [{ name: name.toLowerCase(), at }];
    report(diagnostic("RW1032", at, [name]));
    return [];
  });

const readToken = (block: Block, report: Report, readFace: ReadFace): TokenSource | undefined => {
  const [head, ...body] = block;
  const name = tokenHead.exec(head.text)?.[1];
  if (name === undefined) return undefined;
  const nameLine: Line = {
    ...head,
    kind: "text",
    text: name,
    start: head.start + head.text.length - name.length,
  };
  const read = readFace([nameLine, ...body], report);
  return read === undefined ? undefined : { name, face: read.face, at: spanOf(head) };
};

/** A declaration of types, counters or a token, as a part of a vocabulary. */
export const readDeclaration = (block: Block, report: Report, readFace: ReadFace): Vocabulary => {
  const [head, ...body] = block;
  const token = readToken(block, report, readFace);
  if (token !== undefined) return { tokens: [token] };
  const types = readTypes(head, report);
  const counters = /^counter\s/.test(head.text) ? readCounters(head, report) : undefined;
  if ((types ?? counters ?? []).length === 0) report(diagnostic("RW1031", spanOf(head), []));
  for (const line of body) report(diagnostic("RW1031", spanOf(line), []));
  return { ...(types === undefined ? {} : { types }), ...(counters === undefined ? {} : { counters }) };
};

/** What the words behind the dash of a type line belong to, where its card types leave that open: creatures first. */
const setsByType: readonly (readonly [string, TypeSet])[] = [
  ["creature", "creature"],
  ["kindred", "creature"],
  ["land", "land"],
  ["planeswalker", "planeswalker"],
  ["battle", "battle"],
  ["artifact", "artifact"],
  ["enchantment", "enchantment"],
  ["instant", "spell"],
  ["sorcery", "spell"],
];
const ofRules: ReadonlySet<string> = new Set(Object.values(typeSets).flatMap((types) => [...types]));

/** The subtypes in the type line of a card of the file that the rules do not have: they count as declared. */
export const typesIn = ({ typeLine, at, offset }: FaceSource): readonly TypeSource[] => {
  const dash = /[—–―]|\s-{1,2}\s/.exec(typeLine);
  if (dash === null) return [];
  const { cardTypes, subtypes } = readTypeLine(typeLine);
  const found = setsByType.find(([type]) => cardTypes.some((each) => each === type));
  if (found === undefined) return [];
  const start = at?.typeLine ?? offset;
  return subtypes.flatMap((name) =>
    typeName.test(name) && !ofRules.has(name)
      ? [{ name, set: found[1], at: { start, end: start + typeLine.length }, implied: true as const }]
      : [],
  );
};

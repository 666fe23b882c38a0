import { grammar } from "../../../grammar/language/index.ts";
import { counterNames } from "../../../grammar/lexicon/counters.ts";
import { typeSets } from "../../../grammar/lexicon/lexicon.ts";
import { rulesLexicon } from "../../../grammar/vocabulary.ts";
import { editDistance } from "../diagnostics/suggest.ts";
import type { CounterSource, FaceSource, Span, TokenSource, TypeSource, Vocabulary } from "../types.ts";
import { readColors } from "./characteristics.ts";
import { typesIn } from "./declarations.ts";

/** A word that the rules do not have, and that is no slip of one which could stand there. */
const isNew = (word: string, known: Iterable<string>): boolean =>
  rulesLexicon.wordFor(word).keys.length === 1 &&
  !grammar().terminals.has(word.toLowerCase()) &&
  ![...known].some((each) => editDistance(word.toLowerCase(), each.toLowerCase(), 1) <= 1);

const startOf = ({ offset }: FaceSource): Span => ({ start: offset, end: offset });
const subtypes = Object.values(typeSets).flatMap((set) => [...set]);

/** "Put a ledger counter on it": counters have no more than their name (122.1). */
const countersIn = (face: FaceSource): readonly CounterSource[] =>
  [...face.text.matchAll(/\b(?:an?|two|three|four|five|six|X|that many) (\p{Ll}[\p{L}-]+) counters?\b/gu)]
    .filter(([, name = ""]) => isNew(name, counterNames) && isNew(name, grammar().terminals.keys()))
    .map(([, name = ""]) => ({ name, at: startOf(face) }));

/** "Create a 2/2 black Varlok creature token": what describes it gives it its types (111.4). */
const creaturesIn = (face: FaceSource): readonly TypeSource[] =>
  [
    ...face.text.matchAll(
      /\d\/\d(?: (?:and|colorless|white|blue|black|red|green))+ ((?:\p{Lu}[\p{L}-]+ )+)(?:artifact |enchantment )?creature tokens?\b/gu,
    ),
  ]
    .flatMap(([, names = ""]) => names.trim().split(" "))
    .filter((name) => isNew(name, subtypes))
    .map((name) => ({ name, set: "creature", at: startOf(face), implied: true }));

/** "Create a Heartwood token. (It's a green artifact with “…” and “…”)": nothing else says what it is before the rules do (111.10). */
const tokensIn = (face: FaceSource): readonly TokenSource[] =>
  [
    ...face.text.matchAll(
      /\b(\p{Lu}[\p{L}-]+) tokens?\b[^(\n]*\((?:It's an?|They're) ([a-z ]*?)(artifact|enchantment|land)s? with "([^)]*)"\)/gu,
    ),
  ]
    .filter(([, name = "", colors]) => isNew(name, subtypes) && (colors === "" || readColors(colors!)))
    .map(([, name = "", colors = "", type = "", said = ""]) => {
      const typeLine = type[0]!.toUpperCase() + type.slice(1) + (type === "land" ? "" : ` — ${name}`);
      const text = said.split(/",? and "/).map((each) => (each.endsWith(".") ? each : `${each}.`));
      const colorIndicator = readColors(colors) ?? "";
      const token = {
        name,
        manaCost: "",
        typeLine,
        text: text.join("\n"),
        offset: face.offset,
        colorIndicator,
      };
      return { name, face: token, at: startOf(face) };
    });

/**
 * What the cards of a file that has no place for declarations bring into being beside what the rules know: subtypes in
 * type lines and of tokens, kinds of counters, tokens that reminder text explains.
 */
export const impliedIn = (faces: readonly FaceSource[]): Vocabulary => {
  const tokens = faces.flatMap(tokensIn);
  const printed = [...faces, ...tokens.map(({ face }) => face)];
  return {
    types: [...faces.flatMap(creaturesIn), ...printed.flatMap(typesIn)],
    counters: faces.flatMap(countersIn),
    tokens,
  };
};

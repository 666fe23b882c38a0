/** Names that a constant of a module may not take, or should not hide. */
const reserved: ReadonlySet<string> = new Set([
  ...[
    "NaN",
    "Infinity",
    "Object",
    "Array",
    "Record",
    "Readonly",
    "Card",
    "Ability",
    "Keyword",
    "Promise",
    "Proxy",
  ],
  ...[
    "Symbol",
    "String",
    "Number",
    "Boolean",
    "Function",
    "Error",
    "Map",
    "Set",
    "Date",
    "Math",
    "JSON",
    "Reflect",
  ],
]);

/** Words of lower-case names that JavaScript keeps for itself. */
const keywords: ReadonlySet<string> = new Set(
  (
    "abstract any arguments as async await boolean break case catch class const constructor continue debugger declare " +
    "default delete do else enum eval export extends false finally for from function get if implements import in " +
    "infer instanceof interface is keyof let module namespace never new null number object of package private " +
    "protected public readonly require return satisfies set static string super switch symbol this throw true try " +
    "type typeof undefined unique unknown using var void while with yield cards sets"
  ).split(" "),
);

/** The words of a name, without accents, apostrophes and punctuation: `Bösium's Strip` → `Bosiums`, `Strip`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize("NFKD")
    .replace(/[\p{M}'’‘ʼ]/gu, "")
    .normalize("NFC")
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== "");

const capital = (word: string): string => {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
};

/** The identifier a name asks for: `Cinderglyph Adept` → `CinderglyphAdept`. Undefined when it has neither letter nor digit. */
export const pascalCase = (name: string): string | undefined => {
  const joined = wordsOf(name).map(capital).join("");
  if (joined === "") return undefined;
  const identifier = /^[\p{L}]/u.test(joined) ? joined : `_${joined}`;
  if (!/^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(identifier)) return undefined;
  return reserved.has(identifier) ? `${identifier}_` : identifier;
};

/** A lower-case identifier for a set or a keyword: `double strike` → `doubleStrike`. */
export const camelCase = (name: string): string | undefined => {
  const [first, ...others] = wordsOf(name);
  if (first === undefined) return undefined;
  const head = [...first];
  const joined = [(head[0] ?? "").toLowerCase() + head.slice(1).join(""), ...others.map(capital)].join("");
  const identifier = /^\p{L}/u.test(joined) ? joined : `_${joined}`;
  if (!/^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(identifier)) return undefined;
  return keywords.has(identifier) ? `${identifier}_` : identifier;
};

/** Order by code units: the same on every machine. */
export const byCodeUnits = (left: string, right: string): number =>
  left < right ? -1 : left > right ? 1 : 0;

/**
 * One identifier for each name; the same for the same set of names in any order. Of several names that ask for one
 * identifier, the first by code units gets it and the others a number. A name that gives none maps to undefined.
 */
export const identifiersFor = (
  names: Iterable<string>,
  convert: (name: string) => string | undefined = pascalCase,
): ReadonlyMap<string, string | undefined> => {
  const found = new Map<string, string | undefined>();
  const used = new Map<string, number>();
  for (const name of [...new Set(names)].sort(byCodeUnits)) {
    const wanted = convert(name);
    if (wanted === undefined) {
      found.set(name, undefined);
      continue;
    }
    const number = (used.get(wanted) ?? 0) + 1;
    used.set(wanted, number);
    found.set(name, number === 1 ? wanted : `${wanted}_${number}`);
  }
  return found;
};

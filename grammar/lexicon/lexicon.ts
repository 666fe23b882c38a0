import { abilityWords } from "./ability-words.ts";
import { counterNames } from "./counters.ts";
import { keywordNames } from "./keywords.ts";
import {
  artifactTypes,
  battleTypes,
  creatureTypes,
  enchantmentTypes,
  landTypes,
  planeswalkerTypes,
  pluralSubtype,
  spellTypes,
} from "./subtypes.ts";

/** What a word of a class means: its value, and whether it is the plural. */
export interface Meaning {
  readonly value: string;
  readonly plural: boolean;
}

const numberWords: readonly string[] = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty"
).split(" ");
/** Written-out tens above twenty, and the hundred, by their value. */
const greaterNumbers: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  "ninety-nine": 99,
};

/** Value of a number word in lower case. */
export const numberOfWord = (word: string): number => greaterNumbers[word] ?? numberWords.indexOf(word);
/** The word of a number that has one. */
export const wordOfNumber = (value: number): string =>
  numberWords[value] ??
  Object.keys(greaterNumbers).find((word) => greaterNumbers[word] === value) ??
  String(value);
export const ordinals: readonly string[] =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

const table = (words: Iterable<readonly [string, Meaning]>): ReadonlyMap<string, Meaning> => new Map(words);
const plain = (words: readonly string[]): ReadonlyMap<string, Meaning> =>
  table(words.map((word) => [word.toLowerCase(), { value: word, plural: false }]));
const withPlurals = (words: readonly (readonly [string, string])[]): ReadonlyMap<string, Meaning> =>
  table(
    words.flatMap(([singular, plural]): (readonly [string, Meaning])[] =>
      singular === plural
        ? [[singular, { value: singular, plural: false }]]
        : [
            [singular, { value: singular, plural: false }],
            [plural, { value: singular, plural: true }],
          ],
    ),
  );

const cardTypeWords: readonly (readonly [string, string])[] = [
  ["artifact", "artifacts"],
  ["battle", "battles"],
  ["creature", "creatures"],
  ["enchantment", "enchantments"],
  ["instant", "instants"],
  ["kindred", "kindreds"],
  ["land", "lands"],
  ["planeswalker", "planeswalkers"],
  ["sorcery", "sorceries"],
];

const subtypeWords = [
  ...new Set([
    ...artifactTypes,
    ...battleTypes,
    ...creatureTypes,
    ...enchantmentTypes,
    ...landTypes,
    ...planeswalkerTypes,
    ...spellTypes,
  ]),
];

/**
 * The classes of words: words in lower case, subtypes as they are written. A class is a terminal of the grammar that
 * every word in it matches.
 */
export const classes = {
  pluralType: table([
    ...[...cardTypeWords].map(([, plural]): readonly [string, Meaning] => [
      plural,
      { value: plural, plural: true },
    ]),
    ...subtypeWords.map((word): readonly [string, Meaning] => [
      pluralSubtype(word),
      { value: word, plural: true },
    ]),
  ]),
  // What something is attached to is one thing: "enchanted creature", "equipped Warrior".
  singularType: table([
    ...["permanent", ...cardTypeWords.map(([singular]) => singular), ...subtypeWords].map(
      (word): readonly [string, Meaning] => [word, { value: word, plural: false }],
    ),
  ]),
  color: plain(["white", "blue", "black", "red", "green"]),
  cardType: withPlurals(cardTypeWords),
  supertype: plain(["basic", "legendary", "snow", "world"]),
  subtype: withPlurals(subtypeWords.map((word) => [word, pluralSubtype(word)])),
  keyword: plain(keywordNames.keyword),
  costKeyword: plain(keywordNames.costKeyword),
  numberKeyword: plain(keywordNames.numberKeyword),
  numberCostKeyword: plain(keywordNames.numberCostKeyword),
  qualityKeyword: plain(keywordNames.qualityKeyword),
  numberQualityKeyword: plain(keywordNames.numberQualityKeyword),
  qualityNumberKeyword: plain(keywordNames.qualityNumberKeyword),
  qualityCostKeyword: plain(keywordNames.qualityCostKeyword),
  counterName: plain(counterNames),
  // 111.10d: the one token of the rules that is called by a name and not by its types.
  tokenName: new Map([["walker", { value: "Walker", plural: false }]]),
  numberWord: plain([...numberWords, ...Object.keys(greaterNumbers)]),
  ordinal: plain(ordinals),
  abilityWord: plain(abilityWords),
} satisfies Readonly<Record<string, ReadonlyMap<string, Meaning>>>;

export type ClassName = keyof typeof classes;
export const classNames = Object.keys(classes) as readonly ClassName[];

/** Words of more than one part, by their first part, longest first. */
export const compoundsOf = (words: Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const byFirst = new Map<string, string[]>();
  for (const word of words) {
    const lower = word.toLowerCase();
    const [first = "", second] = lower.split(" ");
    if (second === undefined) continue;
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [lower]);
    else if (!known.includes(lower)) known.push(lower);
  }
  for (const known of byFirst.values()) known.sort((a, b) => b.length - a.length);
  return byFirst;
};
/** Those of the rules. */
export const compounds = compoundsOf([
  ...classNames.flatMap((name) => [...classes[name].keys()]),
  "double team",
]);

/** The card types that have subtypes of their own which a card file can add to (205.3). */
export type TypeSet = "artifact" | "creature" | "enchantment" | "land" | "planeswalker" | "spell" | "battle";
export const typeSets: Readonly<Record<TypeSet, ReadonlySet<string>>> = {
  artifact: new Set(artifactTypes),
  creature: new Set(creatureTypes),
  enchantment: new Set(enchantmentTypes),
  land: new Set(landTypes),
  planeswalker: new Set(planeswalkerTypes),
  spell: new Set(spellTypes),
  battle: new Set(battleTypes),
};

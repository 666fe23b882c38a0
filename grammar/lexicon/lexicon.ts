import { abilityWords } from "./ability-words.ts";
import { counterNames } from "./counters.ts";
import { otherKeywords, plainKeywords } from "./keywords.ts";
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

export const numberWords: readonly string[] = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty"
).split(" ");
export const ordinals: readonly string[] =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

const table = (words: Iterable<readonly [string, Meaning]>): ReadonlyMap<string, Meaning> => new Map(words);
const plain = (words: readonly string[]): ReadonlyMap<string, Meaning> =>
  table(words.map((word) => [word, { value: word, plural: false }]));
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
  color: plain(["white", "blue", "black", "red", "green"]),
  cardType: withPlurals(cardTypeWords),
  supertype: plain(["basic", "legendary", "snow", "world"]),
  subtype: withPlurals(subtypeWords.map((word) => [word, pluralSubtype(word)])),
  keyword: plain(plainKeywords),
  counterName: plain(counterNames),
  numberWord: plain(numberWords),
  ordinal: plain(ordinals),
  abilityWord: plain(abilityWords),
} satisfies Readonly<Record<string, ReadonlyMap<string, Meaning>>>;

export type ClassName = keyof typeof classes;
export const classNames = Object.keys(classes) as readonly ClassName[];

/** Words of more than one part, by their first part, longest first. */
export const compounds: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  const add = (word: string): void => {
    const first = word.split(/[ ]/)[0]!.toLowerCase();
    found.set(
      first,
      [...(found.get(first) ?? []), word.toLowerCase()].sort((a, b) => b.length - a.length),
    );
  };
  for (const name of classNames) for (const word of classes[name].keys()) if (word.includes(" ")) add(word);
  otherKeywords.forEach(add);
  return found;
})();

export const creatureTypeSet: ReadonlySet<string> = new Set(creatureTypes);
export const landTypeSet: ReadonlySet<string> = new Set(landTypes);

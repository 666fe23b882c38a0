import { classKey } from "./engine/grammar.ts";
import { inText, keywordClassOf } from "./lexicon/keywords.ts";
import {
  classes,
  classNames,
  type ClassName,
  compounds,
  compoundsOf,
  type Meaning,
  type TypeSet,
  typeSets,
} from "./lexicon/lexicon.ts";
import { pluralSubtype } from "./lexicon/subtypes.ts";
import { makeWord, type OwnMeanings, type Word } from "./word.ts";

/** A keyword of a card file: its name, and what stands behind it (`["[cost]"]`). */
export interface OwnKeyword {
  readonly name: string;
  readonly parameters: readonly string[];
}

/** Words beside those of the rules. */
export interface OwnWords {
  readonly keywords?: readonly OwnKeyword[];
  /** Subtypes, by the card type that they belong to (205.3). */
  readonly types?: ReadonlyMap<TypeSet, readonly string[]>;
  /** Names of counters. */
  readonly counters?: readonly string[];
  /** Names of tokens that are none of their subtypes. */
  readonly tokens?: readonly string[];
}

const cardTypePlurals = new Set(
  [...classes.cardType].filter(([, meaning]) => meaning.plural).map(([word]) => word),
);

/** The classes that a word of the rules is in. Subtypes need their capital, so that "mine counter" is no Mine. */
const ruleKeys = (image: string): readonly string[] => {
  const lower = image.toLowerCase();
  const keys = [lower];
  for (const name of classNames)
    if (
      classes[name].has(
        name === "subtype" ||
          (name === "singularType" && image !== lower) ||
          (name === "pluralType" && image !== lower && !cardTypePlurals.has(lower))
          ? image
          : lower,
      )
    )
      keys.push(classKey(name));
  if (image === "X" || image === "Y") keys.push(classKey("variable"));
  return keys;
};

/** A word of plain letters. */
interface Plain {
  readonly image: string;
  /** Nothing for words that what follows may join or split. */
  readonly word: Word | undefined;
  readonly next: Plain | undefined;
}
const plainMask = 0x1fff;
/** Words with one hash: more stand there only in texts that are made for it. */
const mostAlike = 30;

type OwnClasses = Readonly<Partial<Record<ClassName, Map<string, Meaning>>>>;

const ownClassesOf = ({
  keywords = [],
  types = new Map(),
  counters = [],
  tokens = [],
}: OwnWords): OwnClasses => {
  const found: Partial<Record<ClassName, Map<string, Meaning>>> = {};
  const put = (name: ClassName, word: string, value: string, plural = false): void => {
    (found[name] ??= new Map<string, Meaning>()).set(word, { value, plural });
  };
  for (const { name, parameters } of keywords) {
    const of = keywordClassOf(parameters);
    if (of !== undefined) put(of, name.toLowerCase(), inText(name));
  }
  for (const type of [...types.values()].flat()) {
    const plural = pluralSubtype(type);
    put("singularType", type, type);
    put("pluralType", plural, type, true);
    if (plural !== type) put("subtype", plural, type, true);
    put("subtype", type, type);
  }
  for (const counter of counters) put("counterName", counter.toLowerCase(), counter);
  for (const token of tokens) put("tokenName", token.toLowerCase(), token);
  return found;
};

/** What every word of a text can stand for: the words of the rules, and those that card files declare. */
export class Lexicon {
  private readonly written = new Map<string, Word>();
  /** By hash, so that a known word is found without a copy of its letters. */
  private readonly plain: (Plain | undefined)[] = [];
  private readonly own: OwnClasses;
  private readonly ownNames: readonly ClassName[];
  private readonly ownCompounds: ReadonlyMap<string, readonly string[]>;
  private readonly types: ReadonlyMap<TypeSet, ReadonlySet<string>>;
  private readonly listed: Partial<Record<ClassName, readonly string[]>> = {};
  /** The declared words in lower case. */
  readonly ownWords: readonly string[];

  constructor(words: OwnWords) {
    this.own = ownClassesOf(words);
    this.ownNames = classNames.filter((name) => this.own[name] !== undefined);
    const written = this.ownNames.flatMap((name) => [...this.own[name]!.keys()]);
    this.ownCompounds = compoundsOf(written);
    this.types = new Map([...(words.types ?? [])].map(([set, types]) => [set, new Set(types)]));
    this.ownWords = written.map((word) => word.toLowerCase());
  }

  /** Whether a word in the form of its class is in it. */
  has(name: ClassName, word: string): boolean {
    return classes[name].has(word) || this.own[name]?.has(word) === true;
  }

  /** The words of a class. */
  wordsOf(name: ClassName): readonly string[] {
    return (this.listed[name] ??= [...classes[name].keys(), ...(this.own[name]?.keys() ?? [])]);
  }

  /** Whether a word is a subtype that belongs to a card type (205.3). */
  isType(set: TypeSet, word: string): boolean {
    return typeSets[set].has(word) || this.types.get(set)?.has(word) === true;
  }

  /** Words of more than one part that begin with this one, in lower case, longest first. */
  compoundsFrom(first: string): readonly string[] | undefined {
    const [rules, own] = [compounds.get(first), this.ownCompounds.get(first)];
    if (rules === undefined || own === undefined) return rules ?? own;
    return [...own, ...rules].sort((a, b) => b.length - a.length);
  }

  /** A word as written. */
  wordFor(image: string): Word {
    const known = this.written.get(image);
    if (known !== undefined) return known;
    const own = this.ownMeanings(image);
    const made =
      own !== undefined
        ? makeWord([...new Set([...ruleKeys(image), ...[...own.keys()].map(classKey)])], own)
        : this === rulesLexicon
          ? makeWord(ruleKeys(image))
          : rulesLexicon.wordFor(image);
    this.written.set(image, made);
    return made;
  }

  private ownMeanings(image: string): OwnMeanings | undefined {
    if (this.ownNames.length === 0) return undefined;
    const lower = image.toLowerCase();
    const found = this.ownNames.flatMap((name): [ClassName, Meaning][] => {
      const isType = name === "subtype" || name === "singularType" || name === "pluralType";
      const meaning = this.own[name]?.get(isType ? image : lower);
      return meaning === undefined ? [] : [[name, meaning]];
    });
    return found.length === 0 ? undefined : new Map(found);
  }

  /** The word of plain letters that stands at a place of a text, and has this hash. */
  plainAt(text: string, from: number, end: number, hash: number): Pick<Plain, "image" | "word"> {
    const place = hash & plainMask;
    const { plain } = this;
    let alike = 0;
    for (let known = plain[place]; known !== undefined; known = known.next, alike++)
      if (known.image.length === end - from && text.startsWith(known.image, from)) return known;
    const image = text.slice(from, end);
    const lower = image.toLowerCase();
    const joined = this.compoundsFrom(lower) !== undefined || lower.startsWith("non");
    const word = joined ? undefined : this.wordFor(image);
    const made: Plain = { image, word, next: alike < mostAlike ? plain[place] : undefined };
    plain[place] = made;
    return made;
  }
}

/** The words of the rules alone. */
export const rulesLexicon: Lexicon = new Lexicon({});

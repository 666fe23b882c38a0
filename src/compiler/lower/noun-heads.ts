import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { qualityPlaceholder } from "../definitions.ts";
import { conjunction, disjunction, itemsOf } from "./series.ts";
import { dispatch } from "./nodes.ts";
import type { Noun } from "./qualifier-parts.ts";

export type AnyNounPhrase = Nodes["nounPhrase"] | Nodes["pluralPhrase"] | Nodes["numberNoun"];

type Compound = Nodes["typeCompound"] | Nodes["pluralCompound"];

type TypeWord = Nodes["typeWord"] | Nodes["pluralWord"];

export const cardTypeOf = (value: string): A.CardType => value as A.CardType;

/** A noun that is a parameter can be called by any noun. */
export const typeWordFilter = (word: TypeWord): { filter: A.Filter; word: string } =>
  word.kind === "qualityParameter"
    ? { filter: qualityPlaceholder(word.name), word: "*" }
    : word.kind === "cardType" || (word.kind === "pluralType" && word.type === "cardType")
      ? { filter: A.hasType(cardTypeOf(word.value)), word: word.value }
      : { filter: A.hasSubtype(word.value), word: word.value };

const wordsOf = (compound: Compound): readonly TypeWord[] =>
  compound.kind === "typeCompound" ? [compound.first, ...compound.rest] : [...compound.rest, compound.last];

const compoundFilter = (compound: Compound): Noun => {
  const parts = wordsOf(compound).map(typeWordFilter);
  return {
    filters: [conjunction(parts.map((part) => part.filter))],
    words: new Set(parts.map((part) => part.word)),
  };
};

const isSubtype = (word: TypeWord): boolean => typeWordFilter(word).filter.type === "hasSubtype";

/** "Angel or Human creature": the card type behind the last subtype is that of all. */
const shared = (compounds: readonly Compound[]): readonly Compound[] => {
  const last = compounds.at(-1);
  if (compounds.length < 2 || last?.kind !== "typeCompound") return compounds;
  const words = wordsOf(last);
  const type = words.at(-1)!;
  const isShared =
    words.length === 2 &&
    isSubtype(words[0]!) &&
    !isSubtype(type) &&
    compounds.slice(0, -1).every((each) => wordsOf(each).every(isSubtype));
  return isShared && type.kind !== "pluralType"
    ? compounds.map((each) =>
        each === last || each.kind !== "typeCompound" ? each : { ...each, rest: [...each.rest, type] },
      )
    : compounds;
};

/** "artifact and creature" in a noun means either (a permanent of one of the types). */
export const typesNoun = (types: Nodes["typeSeries"] | Nodes["pluralSeries"]): Noun => {
  const parts = shared(itemsOf<Compound>(types)).map(compoundFilter);
  return {
    filters: [disjunction(parts.map((part) => conjunction(part.filters)))],
    words: new Set(parts.flatMap((part) => [...part.words])),
    parts: parts.map((part) => conjunction(part.filters)),
  };
};

/** Types in a list, as a noun. */
export type TypeList = Extract<SingleHead, { readonly kind: "series" }>;

/** "creature or enchantment creature": the noun itself is said again. */
export const isAgain = (head: AnyNounPhrase["head"]): head is TypeList => {
  if (head.kind !== "series") return false;
  // A series that is a head is one of types.
  const nouns = itemsOf<Compound>(head as Nodes["typeSeries"]).map(
    (each) => typeWordFilter(wordsOf(each).at(-1)!).word,
  );
  return nouns.slice(1).includes(nouns[0]!);
};

/** Whether a noun phrase says no more than what something is called. */
export const isBareNoun = ({ mods, post }: Pick<AnyNounPhrase, "mods" | "post">): boolean =>
  mods.length + post.length === 0;

/** "The creature put onto the battlefield with this": what a linked ability put there (607.2). */
export const isPutWith = ({ post }: Pick<AnyNounPhrase, "post">): boolean =>
  post.some(({ kind }) => kind === "putWith");

/** "It", "that creature": what was mentioned before, of which nothing more is said. */
export const isSaidAgain = (node: Nodes["objects"] | Nodes["recipientPhrase"]): boolean =>
  node.kind === "it" ||
  node.kind === "theyObjects" ||
  ((node.kind === "thatThing" || node.kind === "thoseThings") && isBareNoun(node.noun));

export const withWords = (noun: Noun, filters: readonly A.Filter[], ...words: string[]): Noun => ({
  ...noun,
  filters: [...filters, ...noun.filters],
  words: new Set([...noun.words, ...words]),
});

const plain = (filters: readonly A.Filter[], ...words: string[]): Noun => ({
  filters,
  words: new Set(words),
});

const cardNoun = (types: Nodes["typeSeries"] | undefined): Noun =>
  withWords(types === undefined ? plain([]) : typesNoun(types), [A.kind("card")], "card");

const permanentNoun = (types: Nodes["typeSeries"] | undefined): Noun =>
  withWords(types === undefined ? plain([]) : typesNoun(types), [A.kind("permanent")], "permanent");

/** 110.4b–c */
const permanentKind = (types: Nodes["typeSeries"] | undefined, what: "card" | "spell"): Noun =>
  withWords(permanentNoun(types), [A.kind(what)], what);

const spellNoun = (types: Nodes["typeSeries"] | undefined): Noun =>
  withWords(types === undefined ? plain([]) : typesNoun(types), [A.kind("spell")], "spell");

const tokenNoun = (types: Nodes["typeSeries"] | undefined): Noun =>
  withWords(types === undefined ? plain([]) : typesNoun(types), [A.kind("token")], "token");

/** "creature or player", "opponent or planeswalker": what a target can be (115.4). */
const objectOrPlayer = (who: "player" | "opponent", ...parts: readonly Nodes["targetPart"][]): Noun => {
  const nouns = parts.map((part) => dispatch<Nodes["targetPart"], [], Noun>(heads, part));
  return {
    ...plain(
      [disjunction(nouns.map(({ filters }) => conjunction(filters)))],
      ...nouns.flatMap(({ words }) => [...words]),
      "player",
    ),
    players: who === "opponent" ? A.opponents : A.players,
  };
};

/** What is a Ring-bearer (701.54b). */
const ringBearer = [A.hasType("creature"), A.status("ringBearer")];

/** "Your commander" (903.3), "your Ring-bearer" (701.54e): what has the designation and is yours. */
export const yourDesignated = ({ what }: { readonly what: "commander" | "Ring-bearer" }): A.Filter =>
  what === "commander"
    ? A.and([A.kind("commander"), A.ownedBy(A.you)])
    : A.and([...ringBearer, A.controlledBy(A.you)]);

/** 700.12 */
export const outlaw = A.or(
  ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"].map((one) => A.hasSubtype(one)),
);
const sorts = {
  ability: plain([A.kind("ability")], "ability"),
  commander: plain([A.kind("commander")], "commander"),
  copy: plain([A.kind("copy")], "copy"),
  outlaw: plain([outlaw], "outlaw", "creature"),
  "Ring-bearer": plain(ringBearer, "ring-bearer", "creature"),
};
const twoSorts = {
  "spells and/or abilities": plain([A.or([A.kind("spell"), A.kind("ability")])], "spell", "ability"),
  "spell or permanent": plain([A.or([A.kind("spell"), A.kind("permanent")])], "spell", "permanent"),
  "card or token": plain([A.anything], "card", "token"),
};

export type SingleHead = Exclude<
  Nodes["head"] | Nodes["pluralHead"] | Nodes["tokenWordHead"],
  Nodes["eitherHead"]
>;

export const heads: {
  readonly [K in SingleHead["kind"]]: (node: Extract<SingleHead, { readonly kind: K }>) => Noun;
} = {
  typeCompound: (node) => compoundFilter(node),
  pluralCompound: (node) => compoundFilter(node),
  series: (node) => typesNoun(node as Nodes["typeSeries"]),
  cardHead: (node) => cardNoun(node.types),
  bareCard: () => cardNoun(undefined),
  permanentHead: (node) => permanentNoun(node.types),
  barePermanent: () => permanentNoun(undefined),
  spellHead: (node) => spellNoun(node.types),
  bareSpell: () => spellNoun(undefined),
  tokenHead: (node) => tokenNoun(node.types),
  bareToken: () => tokenNoun(undefined),
  cardHeads: (node) => cardNoun(node.types),
  bareCards: () => cardNoun(undefined),
  permanentKindHead: (node) => permanentKind(node.types, node.what),
  permanentKinds: (node) => permanentKind(node.types, node.what === "cards" ? "card" : "spell"),
  permanentHeads: (node) => permanentNoun(node.types),
  barePermanents: () => permanentNoun(undefined),
  spellHeads: (node) => spellNoun(node.types),
  bareSpells: () => spellNoun(undefined),
  tokenHeads: (node) => tokenNoun(node.types),
  andTokens: ({ first, more }) => {
    const types = [first, ...more.map(({ what }) => what)].map((each) => compoundFilter(each));
    const filters = [...types.map((each) => conjunction(each.filters)), A.kind("token")];
    return plain([A.or(filters)], "permanent");
  },
  bareTokens: () => tokenNoun(undefined),
  abilityHead: () => plain([A.kind("ability")], "ability"),
  typedSource: (node) => withWords(typesNoun(node.types), [], "source"),
  typedSources: (node) => withWords(typesNoun(node.types), [], "source"),
  sourceHead: () => plain([A.anything], "source"),
  sourceHeads: () => plain([A.anything], "source"),
  spellOrAbility: () => plain([A.or([A.kind("spell"), A.kind("ability")])], "spell", "ability"),
  twoSorts: (node) => twoSorts[node.what],
  spellsAndAbilities: () => plain([A.or([A.kind("spell"), A.kind("ability")])], "spell", "ability"),
  playerOr: ({ who, more, what }) => objectOrPlayer(who, ...more.map((each) => each.what), what),
  orPlayer: ({ who, more, what }) => objectOrPlayer(who, what, ...more.map((each) => each.what)),
  orPlayerOr: ({ who, what, other }) => objectOrPlayer(who, what, other),
  sortHead: (node) => sorts[node.what],
  sortHeads: (node) => sorts[node.what],
  justToken: () => tokenNoun(undefined),
};

import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { qualityPlaceholder } from "../definitions.ts";
import { conjunction, disjunction, isLand, itemsOf } from "./series.ts";
import { basicLandTypes } from "./every-type.ts";
import { dispatch } from "./nodes.ts";
import type { Noun } from "./qualifier-parts.ts";
import { refuse } from "./scope.ts";
import { same } from "./same.ts";

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
export const typesNoun = (types: Nodes["typeSeries"] | Nodes["pluralSeries"]): Noun =>
  eitherOf(shared(itemsOf<Compound>(types)));

const eitherOf = (compounds: readonly Compound[]): Noun => {
  const nouns = compounds.map(compoundFilter);
  const parts = nouns.map((each) => conjunction(each.filters));
  return { filters: [disjunction(parts)], words: new Set(nouns.flatMap((each) => [...each.words])), parts };
};

/** Types in a list, as a noun. */
export type TypeList = Extract<SingleHead, { readonly kind: "series" }>;

export const isEither = (head: AnyNounPhrase["head"]): head is Nodes["eitherHead"] =>
  head.kind.startsWith("either");

/** "creature or enchantment creature": the noun itself is said again. */
export const isAgain = (head: AnyNounPhrase["head"]): head is TypeList => {
  if (head.kind !== "series") return false;
  // A series that is a head is one of types.
  const nouns = itemsOf<Compound>(head as Nodes["typeSeries"]).map(
    (each) => typeWordFilter(wordsOf(each).at(-1)!).word,
  );
  return nouns.slice(1).includes(nouns[0]!);
};

interface HeadNode {
  readonly kind?: unknown;
  readonly what?: unknown;
}
/** Whether a head is a noun of the rules and no type: "card", "spells". */
export const isBareHead = ({ kind, what }: HeadNode, noun: RuleNoun): boolean =>
  (kind === "bareHead" || kind === "bareHeads") && what === noun;
/** The same, whatever types stand before it. */
export const isHead = (head: HeadNode, noun: RuleNoun): boolean =>
  isBareHead(head, noun) || ((head.kind === "typedHead" || head.kind === "typedHeads") && head.what === noun);

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

/** What is called by its types, if any, and a noun of the rules. */
const ruleNoun = (what: RuleNoun, types?: Nodes["typeSeries"]): Noun => {
  const noun = types === undefined ? plain(what === "source" ? [A.anything] : []) : typesNoun(types);
  // "creature or creature spell": the first is a creature that is no spell.
  const [first, ...others] = noun.parts ?? [];
  if (types !== undefined && others.some((each) => same(first, each)))
    return refuse(types, `say of what is no ${what} first what it is: “permanent”`);
  return withWords(noun, what === "source" ? [] : [A.kind(what)], what);
};

/** 110.4b–c */
const permanentKind = (types: Nodes["typeSeries"] | undefined, what: "card" | "spell"): Noun =>
  withWords(ruleNoun("permanent", types), [A.kind(what)], what);

/** The noun, or else a player: what a target can be (115.4). */
export const withPlayers = (noun: Noun, who: "player" | "opponent"): Noun => ({
  ...noun,
  words: new Set([...noun.words, "player"]),
  players: who === "opponent" ? A.opponents : A.players,
});

/** "creature or player", "opponent or planeswalker" */
const objectOrPlayer = (who: "player" | "opponent", ...parts: readonly Nodes["targetPart"][]): Noun => {
  const nouns = parts.map((part) => dispatch<Nodes["targetPart"], [], Noun>(heads, part));
  const filter = disjunction(nouns.map(({ filters }) => conjunction(filters)));
  return withPlayers(plain([filter], ...nouns.flatMap(({ words }) => [...words])), who);
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
  ability: ruleNoun("ability"),
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

type RuleNoun = Nodes["bareHead"]["what"];
export type SingleHead = Exclude<
  Nodes["head"] | Nodes["pluralHead"] | Nodes["wordHead"],
  Nodes["eitherHead"]
>;

export const heads: {
  readonly [K in SingleHead["kind"]]: (node: Extract<SingleHead, { readonly kind: K }>) => Noun;
} = {
  typeCompound: (node) => compoundFilter(node),
  pluralCompound: (node) => compoundFilter(node),
  series: (node) => typesNoun(node as Nodes["typeSeries"]),
  typedHead: (node) => ruleNoun(node.what, node.types),
  typedHeads: (node) => ruleNoun(node.what, node.types),
  // "Elf and Goblin creatures": of each sort those that are creatures.
  sharedHeads: ({ one, other, last, span }) =>
    eitherOf([one, other].map((word) => ({ kind: "pluralCompound", rest: [word], last, span }) as const)),
  bareHead: (node) => ruleNoun(node.what),
  bareHeads: (node) => ruleNoun(node.what),
  permanentKindHead: (node) => permanentKind(node.types, node.what),
  permanentKinds: (node) => permanentKind(node.types, node.what === "cards" ? "card" : "spell"),
  andTokens: ({ first, more }) => {
    const types = [first, ...more.map(({ what }) => what)].map((each) => compoundFilter(each));
    const filters = [...types.map((each) => conjunction(each.filters)), A.kind("token")];
    return plain([A.or(filters)], "permanent");
  },
  spellOrAbility: () => plain([A.or([A.kind("spell"), A.kind("ability")])], "spell", "ability"),
  twoSorts: (node) => twoSorts[node.what],
  spellsAndAbilities: () => plain([A.or([A.kind("spell"), A.kind("ability")])], "spell", "ability"),
  playerOr: ({ who, more, what }) => objectOrPlayer(who, ...more.map((each) => each.what), what),
  orPlayer: (node) => {
    const { who, more = [], what, other } = node;
    if (node.join === "and/or" && node.plural !== true)
      return refuse(node, "one target is one or the other: say “or”");
    return objectOrPlayer(
      who,
      what,
      ...more.map((each) => each.what),
      ...(other === undefined ? [] : [other]),
    );
  },
  sortHead: (node) => sorts[node.what],
  sortHeads: (node) => sorts[node.what],
  wordHead: (node) => ruleNoun(node.what),
};

const isOfLands = (filter: A.Filter): boolean =>
  isLand(filter) || (filter.type === "hasSubtype" && basicLandTypes.includes(filter.subtype));

/** Only lands are basic (205.4c): "basic land or Elf card" asks that of one of the two. */
export const sayWhichIsBasic = (mods: AnyNounPhrase["mods"], { parts = [] }: Noun): void => {
  const basic = mods.find((each) => each.kind === "supertype" && each.value === "basic");
  if (basic !== undefined && !parts.every(isOfLands))
    refuse(basic, "say of each of the two what is asked of it");
};

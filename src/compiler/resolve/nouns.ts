import type { TypeSet } from "../../../grammar/lexicon/lexicon.ts";
import type { Lexicon } from "../../../grammar/vocabulary.ts";
import { isNode, type AnyNode } from "../tree.ts";
import { nameOf } from "./clauses.ts";
import { isAboutAbility } from "./features.ts";

/** The nouns that the heads of noun phrases without a type of their own stand for. */
const headNouns: Readonly<Record<string, readonly string[]>> = {
  spellOrAbility: ["spell", "ability"],
  spellsAndAbilities: ["spell", "ability"],
  roleToken: ["Role", "Aura", "enchantment"],
};
/** Heads whose word is the noun. */
const ruleHeads: ReadonlySet<string> = new Set([
  "typedHead",
  "typedHeads",
  "bareHead",
  "bareHeads",
  "wordHead",
]);
/** … and of those whose word is chosen. */
const sortHeads: ReadonlySet<string> = new Set([
  "permanentKindHead",
  "permanentKinds",
  "yourDesignated",
  "sortHead",
  "sortHeads",
  "twoSorts",
]);
const sortNouns: Readonly<Record<string, readonly string[]>> = {
  card: ["permanent", "card"],
  cards: ["permanent", "card"],
  spell: ["permanent", "spell"],
  spells: ["permanent", "spell"],
  ability: ["ability"],
  commander: ["commander", "creature", "card"],
  "Ring-bearer": ["ring-bearer", "creature"],
  copy: ["copy", "spell", "token"],
  outlaw: ["outlaw", "creature"],
  "spells and/or abilities": ["spell", "ability"],
  "spell or permanent": ["spell", "permanent"],
  "card or token": ["card", "token"],
};
/** What phrases without a noun stand for. */
const phraseNouns: Readonly<Record<string, readonly string[]>> = {
  anyTarget: ["creature", "planeswalker", "battle", "permanent"],
  anyOtherTarget: ["creature", "planeswalker", "battle", "permanent"],
  upToAnyTargets: ["creature", "planeswalker", "battle", "permanent"],
  oneOrTwoTargets: ["creature", "planeswalker", "battle", "permanent"],
  theRest: ["card"],
  topCard: ["card"],
  topCards: ["card"],
  allButCards: ["card"],
  topEqual: ["card"],
  topHalf: ["card"],
  topOfGraveyard: ["card"],
  theirHand: ["card"],
  theirGraveyard: ["card"],
  everyGraveyard: ["card"],
  tokenPhrase: ["token", "permanent"],
  tokenCopy: ["token", "permanent"],
  namedToken: ["token", "permanent"],
  copySpell: ["copy", "spell"],
  copyForTargets: ["copy", "spell"],
  millCards: ["card"],
  millHalf: ["card"],
  drawCards: ["card"],
  drawsCard: ["card"],
  drawsNth: ["card"],
  drawsExceptFirst: ["card"],
  cardsUntil: ["card"],
  revealSome: ["card"],
  manifest: ["card", "creature"],
  cloak: ["card", "creature"],
  "manifest dread": ["card", "creature"],
  manifestPile: ["card", "creature"],
  activatesOf: ["ability"],
  abilityActivated: ["ability"],
  earthbend: ["land", "creature", "permanent"],
  amass: ["Army", "creature", "token"],
  incubate: ["token"],
  investigate: ["token", "Clue", "artifact"],
  populate: ["token", "creature"],
  createEqual: ["token"],
  discover: ["card"],
  hostObject: ["permanent"],
};

/** "Enchanted creature", "equipped creature": what the permanent is attached to (303.4m). */
export const isHost = ({ node }: { readonly node: AnyNode }): boolean => node.kind === "hostObject";

/** "Any target": it may be a player. */
export const isAnyTarget = ({ node }: { readonly node: AnyNode }): boolean =>
  node.kind === "anyTarget" || node.kind === "anyOtherTarget";

/** "A creature you control". */
export const isControlledByYou = ({ node: { noun } }: { readonly node: AnyNode }): boolean => {
  const post = isNode(noun) ? noun["post"] : undefined;
  return (
    Array.isArray(post) &&
    post.some(
      (each: unknown) =>
        isNode(each) && each.kind === "controlledBy" && isNode(each["who"]) && each["who"].kind === "you",
    )
  );
};

const typesWithSubtypes: readonly TypeSet[] = ["creature", "land", "artifact", "enchantment"];

const typeWords: ReadonlySet<string> = new Set(["cardType", "subtype", "pluralType", "singularType"]);

/** What is said of a thing besides its nouns: "a card for each creature" is none. */
const besides: ReadonlySet<string> = new Set(["span", "post", "mods", "each"]);

/** The nouns of a phrase: its types, those that its subtypes belong to, and what its head says. */
export const nounsOf = (node: AnyNode, lexicon: Lexicon): ReadonlySet<string> => {
  const phrases = node.kind === "series" ? (node["items"] as readonly AnyNode[]) : [node];
  const nouns = new Set<string>(phrases.flatMap((each) => phraseNouns[nameOf(each)] ?? []));
  if (node.kind === "thatDealer") nouns.add(String(node["what"]));
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    for (const noun of headNouns[value.kind] ?? []) nouns.add(noun);
    if (ruleHeads.has(value.kind) || (value.kind === "thisNoun" && value["what"] === "spell"))
      nouns.add(String(value["what"]));
    if (sortHeads.has(value.kind)) for (const noun of sortNouns[String(value["what"])] ?? []) nouns.add(noun);
    const word = value["value"];
    if (typeof word === "string" && typeWords.has(value.kind)) {
      nouns.add(word);
      for (const type of typesWithSubtypes) if (lexicon.isType(type, word)) nouns.add(type);
    }
    for (const key in value) if (!besides.has(key)) visit(value[key]);
  };
  // "An ability of a creature" is no creature.
  if (!isAboutAbility(node.kind)) visit(node);
  return nouns;
};

/** The nouns of each of the words that a phrase joins by "or". */
export const eitherNouns = (node: AnyNode, lexicon: Lexicon): readonly ReadonlySet<string>[] => {
  const { noun } = node;
  const head = node.kind === "series" ? node : isNode(noun) ? noun["head"] : undefined;
  if (isNode(head) && head.kind === "spellOrAbility")
    return headNouns["spellOrAbility"]!.map((each) => new Set([each]));
  return isNode(head) &&
    head.kind === "series" &&
    head["conjunction"] === "or" &&
    Array.isArray(head["items"])
    ? head["items"].filter((each) => isNode(each)).map((each) => nounsOf(each, lexicon))
    : [];
};

/** Nouns for what an object is wherever it happens to be: they fit what was called otherwise before. */
const wide: Readonly<Record<string, ReadonlySet<string>>> = {
  permanent: new Set([
    "creature",
    "land",
    "artifact",
    "enchantment",
    "planeswalker",
    "battle",
    "token",
    "card",
    "permanent",
  ]),
  card: new Set([
    "creature",
    "land",
    "artifact",
    "enchantment",
    "planeswalker",
    "battle",
    "instant",
    "sorcery",
    "permanent",
    "spell",
    "card",
  ]),
  spell: new Set(["instant", "sorcery", "card", "spell", "copy"]),
  token: new Set(["copy", "token"]),
  copy: new Set(["copy", "token", "spell"]),
};

/** Whether what the phrase brought up can be called so: "that creature" for a Goblin, "that card" for a creature that left. */
export const canBeCalled = (known: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean => {
  for (const noun of wanted) {
    if (known.has(noun)) continue;
    // A token is no card (108.2b).
    if (noun === "card" && known.has("token")) return false;
    const fits = wide[noun];
    if (fits === undefined || ![...known].some((each) => fits.has(each))) return false;
  }
  return true;
};

import { grammar, type Nodes, rowFacts } from "../../../grammar/language/index.ts";
import type { CompiledCategory } from "../../../grammar/engine/grammar.ts";
import { nameOf } from "./clauses.ts";
import { isNode, type AnyNode } from "../tree.ts";
import { anaphorOf, isPlural, objects, partitives } from "./anaphors.ts";
import type { Features, Reference, Section } from "./types.ts";

type CategoryName = keyof Nodes;

/** The kinds of all nodes of these categories. */
const kindsOf = (...names: readonly CategoryName[]): ReadonlySet<string> => {
  const { byName, categories } = grammar();
  const all = new Set<string>();
  const seen = new Set<CompiledCategory>();
  const add = (category: CompiledCategory): void => {
    if (seen.has(category)) return;
    seen.add(category);
    const { name, leaf, series, kinds, passes } = category;
    if (leaf !== undefined) all.add(name);
    for (const kind of kinds) all.add(kind);
    if (series === undefined) for (const pass of passes) add(categories[pass]!);
  };
  for (const name of names) add(byName.get(name)!);
  return all;
};

const inSection = (
  section: Section,
  ...names: readonly CategoryName[]
): readonly (readonly [string, Section])[] => [...kindsOf(...names)].map((kind) => [kind, section]);

/** The kinds of the nodes that matter here, worked out when first asked for. */
interface Kinds {
  readonly sections: ReadonlyMap<string, Section>;
  readonly sentence: ReadonlySet<string>;
  readonly player: ReadonlySet<string>;
  readonly damage: ReadonlySet<string>;
  readonly verbPart: ReadonlySet<string>;
  readonly duration: ReadonlySet<string>;
  readonly objectVerb: ReadonlySet<string>;
  readonly reference: ReadonlySet<string>;
}
let known: Kinds | undefined;
const kinds = (): Kinds =>
  (known ??= {
    sections: new Map([
      ...inSection("instruction", "clause", "deniedPhrase"),
      ...inSection("cost", "verbCost", "jointCost"),
      ...inSection("event", "event", "objectEventPhrase", "playerEventPhrase", "wouldEvent", "wouldAmount"),
      // How things stand is asked, also where a trigger waits for it (603.8).
      ...inSection("condition", "conditionPart"),
      ["discardedInstead", "event"],
      ["ifThisTurn", "event"],
    ]),
    sentence: kindsOf("sentence", "laterSentence", "lowerSentence"),
    player: kindsOf("player"),
    damage: kindsOf("damagePredicate"),
    verbPart: kindsOf("damageToWhom", "countersPut"),
    duration: kindsOf("duration"),
    objectVerb: kindsOf("objectVerb"),
    reference: kindsOf("namedReference", "eachOf", "targetsPhrase", "zonePhrase", "thisReference"),
  });

export const isSentence = (kind: string): boolean => kinds().sentence.has(kind);

/** Whether words speak of players. */
export const isPlayer = (kind: string): boolean => kinds().player.has(kind);

/** Whether words say how long something lasts. */
export const isDuration = (kind: string): boolean => kinds().duration.has(kind);

/** Whether a verb phrase deals damage. */
export const isDamage = (kind: string): boolean => kinds().damage.has(kind);

/** Whether a part of a verb phrase says with its own words to whom something is done: "2 damage to you". */
export const isVerbPart = (kind: string): boolean => kinds().verbPart.has(kind);

/** Whether a verb phrase says something of objects. */
export const isPredicateOfObjects = (kind: string): boolean => kinds().objectVerb.has(kind);

/** The section that a clause or verb phrase of this kind belongs to; nothing where the kind is none. */
export const sectionOf = (kind: string): Section | undefined => kinds().sections.get(kind);

const severalPlayers: ReadonlySet<string> = new Set([
  "someTargetPlayers",
  "allPlayers",
  "yourOpponents",
  "oneOrMorePlayers",
  "players",
]);
const severalObjects: ReadonlySet<string> = new Set([
  "eachOfSome",
  "eachOfTargets",
  "eachOfDone",
  "halfOfThose",
  "topHalf",
  "topEqual",
  "cardsNotCast",
  "topCards",
  "allButCards",
  "theirHand",
  "theirGraveyard",
  "everyGraveyard",
  "theRest",
  "upToAnyTargets",
  "oneOrTwoTargets",
]);
const severalDeterminers: ReadonlySet<string> = new Set([
  "all",
  "numberTarget",
  "upToThatMany",
  "someTargets",
  "anyNumber",
  "thatManyDet",
  "orMoreDet",
]);
const pluralPhrases: ReadonlySet<string> = new Set([
  "pluralPhrase",
  "pluralPair",
  "pluralTriple",
  "modifiedPair",
  "allModified",
]);

/** "a", "one" */
const isOne = (n: unknown): boolean =>
  n === "one" ||
  (isNode(n) &&
    (n.kind === "one" ||
      (n.kind === "openPart" && n["how"] === "either") ||
      (n.kind === "numberWord" && n["value"] === 1)));

/** "Draw a card", "mill two cards"; "draw a card for each artifact you control" are several. */
const numberOfCards = ({ kind, cards, each, n: top }: AnyNode): Features["number"] | undefined => {
  if (each !== undefined) return "several";
  const n =
    kind === "manifestTop" ? top : isNode(cards) && cards.kind === "someCards" ? cards["n"] : undefined;
  return isOne(n) ? "one" : isNode(n) && n.kind === "numberWord" ? "several" : undefined;
};

const counting: ReadonlySet<string> = new Set(["upTo", "upToTarget", "onlyOne", "countDet"]);

/** "two target creatures" are several; so are "up to two" and "up to X". */
const numberOfDeterminer = (det: AnyNode): Features["number"] => {
  if (severalDeterminers.has(det.kind)) return "several";
  const n = det["n"];
  if (counting.has(det.kind) && isNode(n)) return isOne(n) ? "one" : "several";
  return "one";
};

/** "a land of each basic land type" */
const isOneForEachTrait = ({ noun }: AnyNode): boolean =>
  ((noun as AnyNode)["post"] as readonly AnyNode[]).some(
    ({ what }) => isNode(what) && what.kind === "everyTrait",
  );

const referenceOfDeterminer = (det: AnyNode): Reference =>
  /target/i.test(det.kind) || det["target"] === true
    ? "target"
    : det.kind === "each"
      ? "each"
      : det.kind === "all"
        ? "all"
        : det.kind === "theDet" || det.kind === "onlyOne"
          ? "definite"
          : "indefinite";

/** "base power and toughness 3/3", alone or with abilities. */
export const saysSize = (had: unknown): boolean =>
  isNode(had) &&
  (/^had(Size|Number|Stat)$/.test(had.kind) ||
    (had.kind === "series" && (had["items"] as readonly AnyNode[]).some(saysSize)));

/** Verbs that move objects to another zone. */
const moving = /^(exile|return|destroy|sacrifice|discard|counter|shuffle|put|dies|leaves|mill|cost|isDone)/;
export const moves = (node: AnyNode): boolean =>
  moving.test(choosing.has(node.kind) ? String(node["how"]) : nameOf(node));
/** Rows of several verbs, some of which do. */
const choosing: ReadonlySet<string> = new Set(["actsForEach", "cardsUntil", "doCost", "fromCost"]);

/** The verb of each row, its first word that is inflected, or the field in which it is chosen. */
export const lemmaOf = (node: AnyNode): string | undefined => {
  const { field, verb } = rowFacts().verbs[node.kind] ?? {};
  return field === undefined ? verb : /^\w+/.exec(String(node[field]))?.[0];
};

/** What is tapped is there already, and what is revealed stays where it is, though both can be a price. */
export const leavesInPlace = (verb: AnyNode): boolean => inPlace.has(lemmaOf(verb));
const inPlace: ReadonlySet<string | undefined> = new Set(["tap", "reveal"]);

/** "If a player does", "if any player does": which player, is not said. */
export const isSomebody = (who: unknown): boolean =>
  isNode(who) && (who.kind === "aPlayer" || who.kind === "anyPlayer");

/** Where a verb puts something; "onto the battlefield and the rest …" has places with their prepositions. */
export const destinationOf = ({ to }: AnyNode): AnyNode | undefined =>
  !isNode(to) ? undefined : isNode(to["to"]) ? to["to"] : to;

/** Whether a row begins with that field. */
export const beginsWith = (kind: string, field: string): boolean => rowFacts().begins[kind] === field;

/** Whether two rows are about the same verb: "deals 1 damage to any target … deals 2 damage". */
export const isSameVerb = (one: AnyNode | undefined, other: AnyNode | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.kind === other.kind || (lemmaOf(one) !== undefined && lemmaOf(one) === lemmaOf(other)));

/** What is asked of how a spell was cast. */
const aboutCasting: ReadonlySet<string> = new Set([
  "castSo",
  "playerCastSo",
  "costWasPaid",
  "additionalCostWasPaid",
  "escaped",
]);
/** … in the past: what a card was before it was cast. */
export const beforeCasting: ReadonlySet<unknown> = new Set(["foretold", "plotted"]);
/** Numbers of how a spell was cast. */
export const isOfCasting = (kind: string): boolean =>
  /^(manaSpentToCast|symbolSpent|colorsSpent|timesKicked|timesPaid)$/.test(kind);
/** Numbers of one thing. */
export const isMeasure = (kind: string): boolean =>
  isOfCasting(kind) || /^(statOf|itsStats|countersOn)$/.test(kind);
/** A part of a clause that asks how something was, not how it is. */
export const asksOfPast = ({ kind, be, verb }: AnyNode): boolean =>
  kind === "controlled" ||
  (kind === "objectIs" && be === "were") ||
  (kind === "has" && verb === "had") ||
  (kind === "quantityCompared" && be === "was");

export const asksOfSpell = ({ kind, be, complement }: AnyNode): boolean =>
  aboutCasting.has(kind) ||
  (be === "were" &&
    isNode(complement) &&
    (complement.kind === "suspendedAdj" || beforeCasting.has(complement["is"])));

const takesNoun = (kind: string): boolean =>
  sectionOf(kind) !== undefined || kind === "whenYourNext" || kind === "thatTargetsOnlyOne";

/** "A, B, or C" is one thing, "A and B" are several. */
const seriesOf = (node: AnyNode): PhraseFeatures | undefined => {
  const items = node["items"] as readonly AnyNode[];
  const parts = items.map((item) => phraseOf(item, node) ?? anaphorOf(item, node));
  if (parts.some((part) => part === undefined || part.is !== "object")) return undefined;
  const several = node["conjunction"] !== "or" || parts.some((part) => part?.number === "several");
  return { is: "object", number: several ? "several" : "one", reference: "indefinite" };
};

/** Instructions whose result has no phrase of its own. */
const results: Readonly<Record<string, Features>> = {
  copySpell: objects("either"),
  copyForTargets: objects("several"),
  millCards: objects("either"),
  millHalf: objects("several"),
  drawCards: objects("either"),
  drawsCard: objects("one"),
  drawsNth: objects("one"),
  drawsExceptFirst: objects("one"),
  cardsUntil: objects("several"),
  manifest: objects("one"),
  cloak: objects("one"),
  "manifest dread": objects("one"),
  manifestPile: objects("several"),
  activatesOf: objects("one"),
  abilityActivated: objects("one"),
  earthbend: objects("one"),
  amass: objects("one"),
  incubate: objects("one"),
  investigate: objects("one"),
  populate: objects("one"),
  discover: objects("one"),
  revealSome: objects("several"),
  createEqual: objects("several"),
};
/** Events that are about something that has no phrase of its own but for the parts of one. */
const abilityEvents: ReadonlySet<string> = new Set(["activatesOf", "abilityActivated"]);
export const isAboutAbility = (kind: string): boolean => abilityEvents.has(kind);

/** "for each …": one after another. */
const everyOne: Readonly<Record<string, "object" | "player">> = {
  forEachObject: "object",
  forEachAmong: "object",
  forEachOfThose: "object",
  forEachOfThem: "object",
};

/** … of what is counted. */
const countedEach: Readonly<Record<string, "object" | "player">> = {
  differentlyNamed: "object",
  countedPlayers: "player",
};

export type PhraseFeatures = Features & { readonly reference: Reference };

/** "The top card of each player's library": several cards. */
const isOfEach = ({ whose }: AnyNode): boolean =>
  isNode(whose) && isNode(whose["who"]) && /^each/.test(whose["who"].kind);

/** "another target player" */
const isAnother = ({ n }: AnyNode): boolean => isNode(n) && n.kind === "anotherOne";

type PhraseReader = (node: AnyNode, parent: AnyNode | undefined) => PhraseFeatures | undefined;
const bringsNothing: PhraseReader = () => undefined;

const object = (number: Features["number"], reference: Reference): PhraseReader => {
  const features: PhraseFeatures = { is: "object", number, reference };
  return () => features;
};

/** "One of them", "two tokens": as many as the number says. */
const countedAs =
  (reference: Reference): PhraseReader =>
  ({ n }) => ({ is: "object", number: isOne(n) ? "one" : "several", reference });

const readers: Readonly<Record<string, PhraseReader>> = {
  you: bringsNothing,
  noPlayer: bringsNothing,
  controlledTogether: ({ who }) =>
    who === "the same player" ? { is: "player", number: "one", reference: "definite" } : undefined,
  determined: (node) => {
    const det = node["det"] as AnyNode;
    if (det.kind === "noDet") return undefined;
    const number = isOneForEachTrait(node) ? "several" : numberOfDeterminer(det);
    return { is: "object", number, reference: referenceOfDeterminer(det) };
  },
  numberOfDone: countedAs("indefinite"),
  stepOfController: () => ({ is: "player", number: "one", reference: "definite" }),
  series: (node) => seriesOf(node),
  // "your next instant spell", "only a single creature": a noun alone is what the verb takes.
  nounPhrase: (_, parent) =>
    parent !== undefined && takesNoun(parent.kind)
      ? { is: "object", number: "one", reference: "indefinite" }
      : undefined,
  // "A token for each artifact you control": several.
  tokenPhrase: ({ n }, parent) => ({
    is: "object",
    number: isOne(n) && parent?.["each"] === undefined ? "one" : "several",
    reference: "made",
  }),
  tokenCopy: countedAs("made"),
  namedToken: object("one", "made"),
  namedThing: object("one", "definite"),
  // "the exiled cards"
  theThing: ({ noun }) => ({
    is: "object",
    number: isPlural(noun as AnyNode) ? "several" : "one",
    reference: "definite",
  }),
  thisThing: object("one", "self"),
  selfName: object("one", "self"),
};

/** How a kind of players is spoken of. */
const referenceOfPlayers = (kind: string): Reference =>
  /target/i.test(kind)
    ? "target"
    : /^each|^all|^players|^yourOpp/.test(kind)
      ? "each"
      : /^aPlayer|^anyPlayer|^oneOrMorePlayers|^oneOfOpponents|^onePlayer|^anotherPlayer/.test(kind)
        ? "indefinite"
        : "definite";

const makeReader = (kind: string): PhraseReader => {
  const special = readers[kind];
  if (special !== undefined) return special;
  if (partitives.has(kind)) return countedAs("indefinite");
  const made = results[kind];
  if (made !== undefined)
    return (node) => ({ ...made, number: numberOfCards(node) ?? made.number, reference: "made" });
  const eachOne = everyOne[kind];
  if (eachOne !== undefined) return () => ({ is: eachOne, number: "one", reference: "each" });
  const counted = countedEach[kind];
  if (counted !== undefined)
    return (_, parent) =>
      parent?.kind === "forEachCountable" ? { is: counted, number: "one", reference: "each" } : undefined;
  if (pluralPhrases.has(kind)) return object("several", "all");
  if (kinds().player.has(kind)) {
    const reference = referenceOfPlayers(kind);
    const several = severalPlayers.has(kind);
    return (node) => ({ is: "player", number: several && !isAnother(node) ? "several" : "one", reference });
  }
  if (kinds().reference.has(kind)) {
    const reference = /target/i.test(kind) ? "target" : "definite";
    const several = severalObjects.has(kind);
    return (node) => ({ is: "object", number: several || isOfEach(node) ? "several" : "one", reference });
  }
  return bringsNothing;
};

const readersByKind = new Map<string, PhraseReader>();
/** What a node brings up; nothing where it brings nothing up. */
export const phraseOf = (node: AnyNode, parent: AnyNode | undefined): PhraseFeatures | undefined => {
  const name = nameOf(node);
  let reader = readersByKind.get(name);
  if (reader === undefined) readersByKind.set(name, (reader = makeReader(name)));
  return reader(node, parent);
};

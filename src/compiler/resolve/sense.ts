import { sizedArtifactTypes } from "../../../grammar/lexicon/subtypes.ts";
import { holds } from "../lower/same.ts";
import { isNode, type AnyNode } from "../tree.ts";
import { nameOf } from "./clauses.ts";
import { destinationOf, isDamage, isOfCasting, lemmaOf, saysSize } from "./features.ts";
import { asKindAsked } from "./kinds-asked.ts";
import { hasLeft } from "./leaving.ts";
import { isAnyTarget, isControlledByYou } from "./nouns.ts";
import type { Anaphor, Candidate, Phrase, Reading, Sense } from "./types.ts";

/** What is said or asked of a thing has a sense for some things only: a spell is not untapped, a Clue has no power. */

/** What something must be for that; what is only done on the battlefield is not done to a spell. */
type Demand = "creature" | "counters" | "permanent" | "battlefield";

const isKind = (test: RegExp, part: unknown): boolean =>
  holds(part, ({ kind }) => typeof kind === "string" && test.test(kind));

/** Sizes and combat. */
const ofCreatures =
  /^(gets|hasEitherBase|attacks|blocks|mustBeBlocked|canBlock|canBeBlocked|canAttack|cantAttack|fight|connive|becomesBlocked|isGoaded|denied(Attack|Block))/;
const keywordsOfCreatures: ReadonlySet<unknown> = new Set([
  "deathtouch",
  "defender",
  "double strike",
  "fear",
  "first strike",
  "flying",
  "haste",
  "horsemanship",
  "intimidate",
  "lifelink",
  "menace",
  "reach",
  "shadow",
  "skulk",
  "trample",
  "vigilance",
]);
const keywordsOfPermanents: ReadonlySet<unknown> = new Set(["hexproof", "indestructible", "shroud", "ward"]);
const gives = (verb: AnyNode, keywords: ReadonlySet<unknown>): boolean =>
  (verb.kind === "gainsAbilities" || verb.kind === "losesAbilities") &&
  // What a quoted ability speaks of is its own.
  !isKind(/^quoted/, verb) &&
  holds(verb, ({ kind, value }) => kind === "keyword" && keywords.has(value));
const isOfCreatures = (verb: AnyNode): boolean =>
  ofCreatures.test(verb.kind) ||
  (verb.kind === "hasAbilities" && saysSize(verb["abilities"])) ||
  (verb.kind === "cant" && isKind(ofCreatures, verb["does"])) ||
  gives(verb, keywordsOfCreatures);

const doneToCreatures: ReadonlySet<string> = new Set(["removeFromCombat", "goad", "suspect"]);
const doneToPermanents: ReadonlySet<string> = new Set([
  "tap",
  "untap",
  "tap or untap",
  "attach",
  "unattach",
  "transform",
  "detain",
  "regenerate",
  "destroy",
  "sacrifice",
]);
/** What was never on the battlefield does not return to it. */
export const isReturned = (verb: AnyNode): boolean =>
  lemmaOf(verb) === "return" && destinationOf(verb)?.kind === "toBattlefield";

/** The counter of the verb, where that puts some. */
const counterPut = ({ kind, counter, put }: AnyNode): AnyNode | undefined => {
  const counters = isNode(put) && isNode(put["counters"]) ? put["counters"]["counter"] : counter;
  return /^(putCounters|doubleCounters)/.test(kind) && isNode(counters) ? counters : undefined;
};
/** The name of a counter, or the size that it gives. */
interface CounterNode {
  readonly kind: string;
  readonly value?: unknown;
}
/** Counters that change power and toughness (122.1a). */
const isSize = ({ kind }: CounterNode): boolean => kind !== "counterName";
/** Counters that do something for a permanent only (122.1c–e, g, h). */
const countersOfPermanents: ReadonlySet<unknown> = new Set([
  "defense",
  "finality",
  "loyalty",
  "shield",
  "stun",
]);
/** … or give a keyword that does something on the battlefield only (122.1b). */
export const isForPermanents = (counter: CounterNode): boolean =>
  isSize(counter) ||
  [countersOfPermanents, keywordsOfCreatures, keywordsOfPermanents].some((kinds) => kinds.has(counter.value));
/** Whether a verb puts such counters on something. */
export const putsOnPermanents = (verb: AnyNode): boolean => {
  const counter = counterPut(verb);
  return counter !== undefined && isForPermanents(counter);
};

const sizes: ReadonlySet<unknown> = new Set(["power", "toughness", "basePower", "baseToughness"]);
/** The number that is asked of it: "its power", "if it has power 4 or greater". */
export const numberAsked = ({
  measured,
  clause: { section, subject, nodes },
  order,
}: Anaphor): AnyNode | undefined => {
  const has = nodes[0]!["has"];
  return measured ?? (section === "condition" && subject?.order === order && isNode(has) ? has : undefined);
};
const isOfSize = (anaphor: Anaphor): boolean => {
  const asked = numberAsked(anaphor);
  const stat = asked?.["stat"] ?? asked?.["which"];
  return isNode(stat) && (stat.kind === "bothStats" || sizes.has(stat["is"]));
};

export const isOfManaValue = ({ stat }: AnyNode): boolean => isNode(stat) && stat["is"] === "manaValue";

/** "Whenever you cast a spell …": how that was cast is asked rather than how the card itself was. */
export const isEventOfSpell = ({ words }: Reading): boolean =>
  words.some(
    (word) =>
      word.type === "phrase" &&
      word.clause.section === "event" &&
      word.reference !== "self" &&
      word.nouns.has("spell"),
  );

const demandOf = (anaphor: Anaphor): Demand | undefined => {
  const { role, direct, clause, verb } = anaphor;
  if (isOfSize(anaphor)) return "creature";
  if (!direct || clause.section !== "instruction") return undefined;
  if (role === "subject") {
    if (clause.nodes.some(isOfCreatures)) return "creature";
    return clause.nodes.some((each) => gives(each, keywordsOfPermanents)) ? "permanent" : undefined;
  }
  if (role === "recipient") {
    const counter = counterPut(verb);
    return counter !== undefined && isSize(counter)
      ? "counters"
      : isDamage(verb.kind) || putsOnPermanents(verb)
        ? "battlefield"
        : undefined;
  }
  if (role !== "object") return undefined;
  if (doneToCreatures.has(nameOf(verb))) return "creature";
  if (isReturned(verb)) return "permanent";
  return doneToPermanents.has(nameOf(verb)) ? "battlefield" : undefined;
};

/** What the same pronoun is said of again in the sentence, with nothing between them, is said of the same thing. */
const demandsOf = (anaphor: Anaphor, { words }: Reading): readonly Demand[] => {
  const demand = demandOf(anaphor);
  const next = words[anaphor.order + 1];
  const goesOn =
    next?.type === "anaphor" &&
    next.node.kind === anaphor.node.kind &&
    next.nouns === undefined &&
    next.clause.sentence === anaphor.clause.sentence;
  const later = goesOn ? demandsOf(next, { words } as Reading) : [];
  return demand === undefined ? later : [demand, ...later];
};

const permanentTypes = ["creature", "artifact", "enchantment", "land", "planeswalker", "battle", "permanent"];
const hasAny = (nouns: ReadonlySet<string>, wanted: readonly string[]): boolean =>
  wanted.some((noun) => nouns.has(noun));

/** Something that its nouns call a permanent, and neither card nor spell. */
const isNoCard = ({ nouns }: Phrase): boolean => nouns.size > 0 && !hasAny(nouns, ["card", "spell"]);
/** "Put it into your hand", "return it to your hand": a permanent would be returned to its owner's. */
const isPutIntoHand = (verb: AnyNode): boolean => {
  const to = destinationOf(verb);
  if (to?.kind !== "toOwned" || to["name"] !== "hand") return false;
  const yours = isNode(to["whose"]) && to["whose"].kind === "your";
  return lemmaOf(verb) === "put" || (yours && lemmaOf(verb) === "return");
};

/** What is only on the stack, and does not become a permanent. */
const isOfStack = ({ nouns, reference }: Phrase): boolean =>
  nouns.has("ability") ||
  (hasAny(nouns, ["instant", "sorcery"]) && !hasAny(nouns, permanentTypes)) ||
  (nouns.has("spell") && reference !== "self" && !hasAny(nouns, [...permanentTypes, "copy"]));

/** "It isn't a mana ability" is said of nothing else. */
const isCalledAbility = ({ clause }: Anaphor): boolean =>
  clause.nodes.some(({ complement }) => holds(complement, ({ what }) => what === "ability"));
/** What is done to abilities, and asked of them. */
const ofAbilities =
  /^(counter|countered|copy|copied|copySpell|copyForTargets|chooseNewTargets|changeTarget|spellTargets|a single target|one or more targets)$/;
/**
 * An ability on the stack has its text and a controller and no other characteristics (602.2a, 603.3b), and is no object but
 * there: whatever else is said of a pronoun is not said of it.
 */
const isOfAbility = (anaphor: Anaphor): boolean =>
  anaphor.within?.node.kind === "controllerOf" ||
  (anaphor.measured === undefined &&
    anaphor.direct &&
    (isCalledAbility(anaphor) ||
      anaphor.clause.nodes.some((node) =>
        [lemmaOf(node), nameOf(node), node["what"]].some((said) => ofAbilities.test(String(said))),
      )));

/** How far something is the ability that is spoken of; nothing where neither need be one. */
const asAbility = ({ nouns }: Phrase, anaphor: Anaphor): Sense | undefined => {
  if (!nouns.has("ability")) return nouns.size > 0 && isCalledAbility(anaphor) ? "never" : undefined;
  return nouns.has("spell") ? undefined : isOfAbility(anaphor) ? "well" : "never";
};

/** So is a permanent spell where counters are put, with which it would enter, or where it is tapped or dealt damage. */
const isOnStack = (phrase: Phrase, demands: readonly Demand[]): boolean =>
  isOfStack(phrase) ||
  (demands.some((each) => each === "counters" || each === "battlefield") &&
    phrase.nouns.has("spell") &&
    phrase.reference !== "self");

/** What makes a creature of it, or may do so. */
const becoming = /^(becomes(Thing|Either|Copy)|isThing|transform)$/;
const hasBecome = (phrase: Phrase, { order }: Anaphor, { words, meant }: Reading): boolean =>
  words.some(
    (word) =>
      word.order < order &&
      word.clause.nodes.some((node) => becoming.test(nameOf(node))) &&
      (meant(word) === phrase || (phrase.reference === "self" && meant(word)?.reference === "self")),
  );

const typesBesides = ["artifact", "enchantment", "land", "planeswalker", "battle"];
const neverCreatures = ["planeswalker", "battle"];

/** How far something is a creature, by its nouns; a creature spell has a size, but gets nothing while it is on the stack. */
const asCreature = ({ nouns, reference }: Phrase, ofSize: boolean): Sense => {
  if (nouns.has("spell") && !ofSize) return "hardly";
  if (hasAny(nouns, ["creature", ...sizedArtifactTypes]) || !hasAny(nouns, typesBesides)) return "well";
  // Equipment, Auras, Clues, land cards; a permanent says of itself when it is a creature.
  const isOfOtherSort = nouns.has("land")
    ? nouns.has("card")
    : [...nouns].some((noun) => /^[A-Z]/.test(noun));
  return reference === "self" || isOfOtherSort || hasAny(nouns, neverCreatures) ? "hardly" : "perhaps";
};

/** How far something could have been cast as it is asked, or have the mana value. */
const asAsked = ({ nouns, reference }: Phrase, measured: AnyNode, reading: Reading): Sense | undefined => {
  if (isOfCasting(measured.kind))
    return nouns.has("spell") ? "well" : isEventOfSpell(reading) ? "hardly" : "perhaps";
  // A card would say the number of its own mana value.
  return isOfManaValue(measured) ? (reference === "self" ? "hardly" : "well") : undefined;
};

/** "A card from your hand", "the top card of your library". */
const isOfYourZone = ({ nouns, node }: Phrase): boolean =>
  nouns.has("card") && holds(node, ({ whose }) => isNode(whose) && whose.kind === "your");

/** 701.21a: what somebody else sacrifices is not yours, but "its controller sacrifices it". */
export const isSacrificedByOther = ({ verb, role, clause: { subject } }: Anaphor): boolean =>
  lemmaOf(verb) === "sacrifice" &&
  role === "object" &&
  subject?.is === "player" &&
  !/^(the)?controllerOf$/i.test(subject.node.kind);

/**
 * Its controller would be "you", unless that changes (109.5), and of a card elsewhere nobody (108.4); the hand of what has not left
 * the battlefield would be its owner's.
 */
const isCalledWrongly = (phrase: Phrase, anaphor: Anaphor, reading: Reading): boolean =>
  anaphor.within?.node.kind === "controllerOf"
    ? (isControlledByYou(phrase) && !/control/i.test(nameOf(phrase.verb))) || isOfYourZone(phrase)
    : isPutIntoHand(anaphor.verb) && isNoCard(phrase) && !hasLeft(phrase, anaphor, reading);

/** How far something can be what is said or asked of a pronoun. */
export const senseOf = ({ phrase }: Candidate, anaphor: Anaphor, reading: Reading): Sense => {
  const { nouns } = anaphor;
  if (isNonsense(phrase, anaphor)) return "never";
  if (phrase.is !== "object" || nouns !== undefined) return "well";
  const ofAbility = asAbility(phrase, anaphor);
  if (ofAbility !== undefined) return ofAbility;
  if (isCalledWrongly(phrase, anaphor, reading)) return "hardly";
  const measured = numberAsked(anaphor);
  const asked = measured === undefined ? undefined : asAsked(phrase, measured, reading);
  if (asked !== undefined) return asked;
  const askedKind = asKindAsked(phrase, anaphor, reading);
  if (askedKind !== undefined) return askedKind;
  const demands = demandsOf(anaphor, reading);
  if (demands.length === 0) return "well";
  if (isOnStack(phrase, demands)) return "never";
  const isOfSpell = phrase.reference === "self" && phrase.nouns.has("spell");
  const ofSize = isOfSize(anaphor);
  // An instant or sorcery that does something now has no size.
  if (isOfSpell && ofSize && phrase.clause.section === "instruction") return "never";
  if (isOfSpell || hasBecome(phrase, anaphor, reading)) return "well";
  const sense = asCreature(phrase, ofSize);
  if (demands.includes("creature")) {
    if (!ofSize || sense === "well")
      return anaphor.measured !== undefined && ofSize && isAnyCard(phrase, anaphor, reading)
        ? "perhaps"
        : sense;
    // What is no creature has no size (208.3): it would have been called one.
    return "never";
  }
  return demands.includes("counters") && sense === "hardly" ? "hardly" : "well";
};

/** What is not the size of any target, as a player has none, nor the card itself unless "target opponent gains control of this creature. They sacrifice it". */
const isNonsense = (phrase: Phrase, anaphor: Anaphor): boolean =>
  (isAnyTarget(phrase) && phrase.clause.sentence === anaphor.clause.sentence && isOfSize(anaphor)) ||
  (phrase.reference === "self" &&
    anaphor.nouns === undefined &&
    isSacrificedByOther(anaphor) &&
    !/control/i.test(nameOf(phrase.verb)));

/** "If it's a creature card, … its power". */
const isSaidToBe = (phrase: Phrase, { order }: Anaphor, { words, meant }: Reading): boolean =>
  words.some(
    (word) =>
      word.order < order &&
      word.clause.section === "condition" &&
      word === word.clause.subject &&
      meant(word) === phrase &&
      holds(word.clause.nodes, ({ value }) => value === "creature"),
  );

/** "A card": of what sort is not said. */
const isAnyCard = (phrase: Phrase, anaphor: Anaphor, reading: Reading): boolean =>
  phrase.nouns.has("card") && phrase.nouns.size === 1 && !isSaidToBe(phrase, anaphor, reading);

/** Whether what is said or asked of a pronoun makes sense of it, for all that is known. */
export const isFit = (candidate: Candidate, anaphor: Anaphor, reading: Reading): boolean =>
  senseOf(candidate, anaphor, reading) === "well";

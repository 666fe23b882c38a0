import type { Nodes } from "../../../grammar/language/index.ts";
import { attributeBehind } from "./attribute-nodes.ts";
import * as A from "../../abilities/index.ts";
import { demandOf } from "./existence.ts";
import type { AnyNounPhrase, SingleHead, TypeList } from "./noun-heads.ts";
import {
  cardTypeOf,
  heads,
  isAgain,
  isEither,
  outlaw,
  sayWhichIsBasic,
  typeWordFilter,
  withPlayers,
  withWords,
  yourDesignated,
  isHead,
} from "./noun-heads.ts";
import { isEachTold, isOfBoth, isOfStat, isTypes, ofBoth, ownOfEachTold } from "./alternatives.ts";
import { numberPlaceholder } from "../definitions.ts";
import { dispatch, type Lowering, type NodeOfKind } from "./nodes.ts";
import { traits } from "./words.ts";
import { playersOf } from "./players.ts";
import { filterOfQualifier } from "./qualifiers.ts";
import { type ChosenType, refuse, type Scope } from "./scope.ts";
import { allGraveyards, ofSpells, placeOf } from "./zone-filters.ts";
import { exiledBy, inCombatWith, type Noun } from "./qualifier-parts.ts";
import { holdsPart, same } from "./same.ts";
import { isPluralNoun } from "../resolve/bound.ts";
import { otherThanMeant } from "../resolve/other.ts";
import { otherOne } from "../resolve/beside-others.ts";
import { conjunction, disjunction } from "./series.ts";
import { cameFrom } from "./origins.ts";

/** 702.62b */
const suspended = A.and([A.inZone("exile"), A.hasKeyword("suspend"), A.hasCounter("time")]);

const enchanted = A.hasAttached(A.hasSubtype("Aura"));
const equipped = A.hasAttached(A.hasSubtype("Equipment"));
export const colorCounts = {
  colorless: A.colorCount("=", 0),
  // 105.2: a colored object has at least one color.
  colored: A.colorCount(">=", 1),
  monocolored: A.colorCount("=", 1),
  multicolored: A.colorCount(">=", 2),
} as const;

const ofKinds = {
  // 700.6
  historic: A.or([A.hasSupertype("legendary"), A.hasType("artifact"), A.hasSubtype("Saga")]),
  // 700.9: it has a counter, is equipped, or is enchanted by an Aura of its controller.
  modified: A.or([
    A.hasCounter(),
    equipped,
    A.fulfils(
      A.exists(A.all(A.and([A.hasSubtype("Aura"), A.attachedTo(A.each), A.shares("controller", A.each)]))),
    ),
  ]),
} as const;

/** What is said in front of a noun and behind "is" alike. */
const predicates: Lowering<"predicateAdjective", [Scope], A.Filter> = {
  supertype: (node) => A.hasSupertype(node.value as A.Supertype),
  color: (node) => A.hasColor(node.value as A.Color),
  series: (node, scope) => {
    const parts = node.items.map((each) => dispatch<typeof each, [Scope], A.Filter>(predicates, each, scope));
    return node.conjunction === "and" ? conjunction(parts) : disjunction(parts);
  },
  status: (node) => A.status(node.is),
  attacking: () => A.attacking(),
  blocking: () => A.blocking(),
  attachedAdj: (node) => (node.how === "equipped" ? equipped : enchanted),
  colorCount: (node) => colorCounts[node.how],
  ofKind: (node) => ofKinds[node.what],
  suspendedAdj: () => suspended,
};

const opposites = {
  noncommander: A.kind("commander"),
  nonattacking: A.attacking(),
  nonblocking: A.blocking(),
  "non- outlaw": outlaw,
};

const adjectives: Lowering<"adjective", [Scope], A.Filter> = {
  ...predicates,
  nonWord: (node) => {
    const { word } = node;
    switch (word.kind) {
      case "cardType":
        return A.not(A.hasType(cardTypeOf(word.value)));
      case "subtype":
        return A.not(A.hasSubtype(word.value));
      case "color":
        return A.not(A.hasColor(word.value as A.Color));
      default:
        return word satisfies never;
    }
  },
  nonSuper: (node) => A.not(A.hasSupertype(node.word.value as A.Supertype)),
  faced: ({ how }) =>
    how === "face-down"
      ? A.status("faceDown")
      : how === "face-up"
        ? A.status("faceUp")
        : A.and([A.status("faceUp"), A.inZone("exile")]),
  ofSize: (node) => {
    const side = (stat: A.Stat, value: Nodes["size"]["power"]): A.Filter =>
      value === "*"
        ? refuse(node, "a size in front of a noun is a number")
        : A.compare(
            stat,
            "=",
            value === "X" ? A.x : typeof value === "object" ? numberPlaceholder(value.parameter) : value,
          );
    return A.and([side("power", node.size.power), side("toughness", node.size.toughness)]);
  },
  nontokenNot: () => A.not(A.kind("token")),
  sortAdj: ({ is }) =>
    is === "kicked" ? A.fulfils(A.wasPaid(A.each, "kicker")) : is === "outlaw" ? outlaw : A.kind(is),
  notAdj: (node) => A.not(opposites[node.not]),
  other: () => otherOne,
  sortOfAbility: (node) => A.abilityKind(node.sort),
  activatedOrTriggered: () => A.or([A.abilityKind("activated"), A.abilityKind("triggered")]),
  adjectiveOrType: (node, scope) => {
    const { one, type } = node;
    const filter =
      one.kind === "nonWord"
        ? adjectives.nonWord(one, scope)
        : dispatch<Nodes["predicateAdjective"], [Scope], A.Filter>(predicates, one, scope);
    return A.or([filter, typeWordFilter(type).filter]);
  },
};

/** A noun with the adjectives in front of it. */
const modified = (head: Noun, mods: AnyNounPhrase["mods"], scope: Scope): Noun => {
  if (mods.length === 0) return head;
  const filters = mods.map((modifier) => {
    const adjective = modifier.kind === "modifierComma" ? modifier.mod : modifier;
    return dispatch<Nodes["adjective"], [Scope], A.Filter>(adjectives, adjective, scope);
  });
  return { ...head, filters: [...filters, ...head.filters] };
};

/** "basic land card or Gate card": each of the nouns with its own adjectives. */
const eitherNoun = (head: Nodes["eitherHead"], phrase: AnyNounPhrase, scope: Scope): Noun => {
  const own = ownOfLast(phrase);
  const { other } = head;
  // "Red creature or spell": a spell could be red as well, but not tapped.
  if (other.kind === "wordHead" && other.what === "spell" && phrase.mods.length > 0)
    return refuse(phrase.mods[0]!, "say of each of the two what is asked of it");
  // "creature or basic land card": both are cards.
  const last = other.kind === "modifiedHead" ? other.head : undefined;
  const sort = last && (["card", "spell"] as const).find((noun) => isHead(last, noun));
  // "Noncreature spell or creature spell with mana value 3 or less": one noun for both is "artifact or basic land card".
  const isShared = (each: Nodes["qualifier"]): boolean =>
    isOfBoth(each) && (!isOfStat(each) || (sort !== undefined && isTypes(head.one)));
  const wrong = phrase.post.find((each) => !isShared(each) && !own.includes(each));
  if (wrong !== undefined) return refuse(wrong, "say of each of the two what is asked of it");
  const part = (one: SingleHead, mods: AnyNounPhrase["mods"]): Noun => {
    const noun = dispatch<SingleHead, [], Noun>(heads, one);
    const bare = isTypes(one);
    return modified(bare && sort !== undefined ? withWords(noun, [A.kind(sort)], sort) : noun, mods, scope);
  };
  // "artifact you control or creature card in your graveyard": what stands behind each is said of it alone.
  const behind = (noun: Noun, post: AnyNounPhrase["post"]): Noun =>
    post.reduce((before: Noun, each) => filterOfQualifier(each, before, scope), noun);
  const further = (one: Omit<Nodes["furtherPart"], "kind">): Noun =>
    behind(part(one.head, one.mods), one.near === undefined ? [] : [one.near]);
  const nouns =
    head.one.kind === "playerPart"
      ? []
      : [behind(part(head.one, phrase.mods), head.kind === "eitherQualified" ? [head.near] : [])];
  if (head.kind === "eitherSecond") nouns.push(further(head.two));
  if (isEachTold(head)) nouns.push(...head.more.map(further));
  if (head.kind === "eitherWord") nouns.push(...head.more.map(({ what }) => part(what, [])));
  if (head.kind === "eitherModified") nouns.push(...head.more.map((each) => part(each.head, each.mods)));
  if (other.kind === "anyPart") nouns.push(behind(part(other.head, other.mods), own));
  else
    nouns.push(
      other.kind === "modifiedHead" ? part(other.head, [other.mod, ...other.mods]) : part(other, []),
    );
  const parts = nouns.map((noun) => conjunction(noun.filters));
  const noun = {
    filters: [disjunction(parts)],
    words: new Set(nouns.flatMap(({ words }) => [...words])),
    parts,
  };
  return head.one.kind === "playerPart" ? withPlayers(noun, head.one.who) : noun;
};

/**
 * "enchanted creature or enchantment creature", "legendary creature or creature with mana value 1": where the noun is said
 * again, what stands in front is said of the first alone, and what only one of them can be told by of the last.
 */
const saidAgain = (head: TypeList, phrase: AnyNounPhrase, scope: Scope): Noun => {
  const noun = dispatch<SingleHead, [], Noun>(heads, head);
  const [first, ...others] = noun.parts ?? [];
  const last = others.pop();
  if (first === undefined || last === undefined) return modified(noun, phrase.mods, scope);
  const isOther = ({ kind }: AnyNounPhrase["mods"][number]): boolean => kind === "other";
  const adjectives = phrase.mods.filter((each) => !isOther(each));
  const own = ownOfLast(phrase);
  if (own[0] !== undefined && !same(first, last))
    return refuse(own[0], "say of each of the two what is asked of it");
  const front = modified({ ...noun, filters: [first] }, adjectives, scope);
  const behind = own.reduce((before: Noun, each) => filterOfQualifier(each, before, scope), {
    ...noun,
    filters: [last],
  });
  const parts = [conjunction(front.filters), ...others, conjunction(behind.filters)];
  return modified({ ...noun, filters: [disjunction(parts)], parts }, phrase.mods.filter(isOther), scope);
};
/** "a legendary creature or creature with mana value 1": only what is said behind it makes the second another kind of thing. */
const ownOfLast = ({ head, post }: AnyNounPhrase): readonly Nodes["qualifier"][] => {
  if (isEachTold(head)) return ownOfEachTold(head, post);
  if (!isAgain(head)) return [];
  const { parts = [] } = dispatch<SingleHead, [], Noun>(heads, head);
  const alike = same(parts[0], parts.at(-1));
  return post.filter((each) => (alike ? !ofBoth.has(each.kind) : !isOfBoth(each)));
};

/** The noun with what stands in front of it. */
const frontOf = (phrase: AnyNounPhrase, scope: Scope): Noun => {
  const { head } = phrase;
  if (isEither(head)) return eitherNoun(head, phrase, scope);
  if (isAgain(head)) return saidAgain(head, phrase, scope);
  const noun = dispatch<SingleHead, [], Noun>(heads, head);
  sayWhichIsBasic(phrase.mods, noun);
  const whole = modified(noun, phrase.mods, scope);
  const adjectives = whole.filters.filter((filter) => !noun.filters.includes(filter));
  return adjectives.length === 0 ? whole : { ...whole, adjectives };
};

/**
 * "Snow and Zombie creatures" are both sorts of them; one thing is asked to be either. "White and blue creatures" may be both
 * sorts or have both colors.
 */
const eitherSort = (modifier: Nodes["modifier"], phrase: AnyNounPhrase): void => {
  const adjective = modifier.kind === "modifierComma" ? modifier.mod : modifier;
  const several = isPluralNoun(phrase);
  if (adjective.kind === "adjectiveOrType" && adjective.join === "and" && !several)
    refuse(adjective, "say “or”: one of these is meant");
  if (adjective.kind === "series" && adjective.conjunction === "and" && several)
    refuse(adjective, "say “that are both …”, or the noun behind each color");
};

/** "With the greatest power", among all that the rest of the noun phrase speaks of. */
const isOfAll = (node: Nodes["qualifier"]): boolean =>
  attributeBehind(node, "extremeStat")?.among === undefined &&
  attributeBehind(node, "extremeStat") !== undefined;

/** "Each of those creatures with the greatest power": of those, or of all creatures. */
export const sayAmongWhich = (post: AnyNounPhrase["post"]): void => {
  const superlative = post.find(isOfAll);
  if (superlative !== undefined) refuse(superlative, "say among which things it is that");
};

/** What is asked of each of several things that were named before. */
export const nounOfThose = (phrase: AnyNounPhrase, scope: Scope): Noun => {
  sayAmongWhich(phrase.post);
  return nounOf(phrase, scope, true);
};

/** What a noun phrase asks of an object, and the words it can be called by afterwards; of `those`, "other" says what is known. */
export const nounOf = (phrase: AnyNounPhrase, scope: Scope, those = false): Noun => {
  for (const modifier of phrase.mods) eitherSort(modifier, phrase);
  const bare = frontOf(phrase, scope);
  const own = ownOfLast(phrase);
  const start = isPluralNoun(phrase) ? { ...bare, plural: true as const } : bare;
  const behind = phrase.post.filter((each) => !own.includes(each));
  // "The greatest power you control": the greatest of those, wherever it is said.
  const post = [...behind.filter((each) => !isOfAll(each)), ...behind.filter(isOfAll)];
  const whole = post.reduce((before, qualifier) => filterOfQualifier(qualifier, before, scope), start);
  const other = those ? undefined : phrase.mods.find(({ kind }) => kind === "other");
  const filters =
    other === undefined ? whole.filters : otherThanMeant(other, whole.filters, scope, whole.from);
  const noun = filters === whole.filters ? whole : { ...whole, filters };
  cameFrom(phrase, { filters: noun.filters });
  if (noun === start) return start;
  const known = new Set(start.filters);
  const qualifiers = noun.filters.filter((filter) => !known.has(filter));
  return qualifiers.length === 0 ? noun : { ...noun, qualifiers };
};

/** The filter of a noun phrase, for "the number of …", conditions and events. */
export const filterOf = (phrase: AnyNounPhrase, scope: Scope): A.Filter => {
  if (phrase.kind === "numberNoun") allGraveyards(phrase);
  return cameFrom(phrase, filterOfNoun(nounOf(phrase, scope), phrase));
};
/** What an ability's source must be: "artifact source", "red source". */
export const filterOfSource = (
  node: Pick<Nodes["sourceNoun"], "mods" | "span"> & { readonly types: Nodes["typeSeries"] | undefined },
  scope: Scope,
): A.Filter => {
  const { mods, types, span } = node;
  if (types === undefined)
    return filterOf(
      { kind: "nounPhrase", mods, head: { kind: "bareHead", what: "source", span }, post: [], span },
      scope,
    );
  return filterOf({ kind: "nounPhrase", mods, head: types, post: [], span }, scope);
};

/** All that a noun asks of one object. What it asks of a choice has no place where nothing is chosen. */
export const filterOfNoun = (noun: Noun, node: AnyNounPhrase): A.Filter => {
  if (noun.random === true || noun.chosenBy !== undefined || noun.together !== undefined)
    return refuse(node, "nothing is chosen here");
  return conjunction(noun.from === undefined ? noun.filters : [...noun.filters, A.isOneOf(noun.from)]);
};

/** What was chosen, where a text speaks of "the chosen type". */
const chosenType = (scope: Scope): ChosenType => scope.choice.type ?? scope.face.chosenType ?? "creatureType";

/** "The chosen color", "that type": what is of it. */
export const chosenTrait = (node: NodeOfKind<"chosenTrait">, scope: Scope): A.Filter => {
  const isType = node.trait === "type" || node.trait === "creature type";
  if (isType && node.which === "that" && scope.choice.type === undefined)
    return refuse(node, "no type was chosen before that this can mean");
  return A.chosen(node.trait === "type" ? chosenType(scope) : traits[node.trait]);
};

export const traitNamed = (node: Nodes["traitNamed"], scope: Scope): A.Filter => {
  if (node.kind === "chosenTrait") return chosenTrait(node, scope);
  return node.kind === "everyTrait"
    ? refuse(node, "this is said of one thing")
    : refuse(node, `choose the ${node.trait} in a sentence of its own`);
};

/** What follows "that's", "is" and the like. */
export const complementFilter = (node: Nodes["complement"], scope: Scope): A.Filter =>
  dispatch(complements, node, scope);

/** "enchanted by an Aura you control", "enchanted by two or more Auras" */
const attachedBy = (
  node: Extract<Nodes["complement"], { kind: "enchantedByWhat" }>,
  scope: Scope,
): A.Filter => {
  const demand =
    demandOf(node.what, scope) ?? refuse(node.what, "say what kind of Aura or Equipment this is");
  const { filter, comparison, count } = demand;
  const type = node.how === "equipped" ? "Equipment" : "Aura";
  if (!holdsPart(filter, A.hasSubtype(type)))
    return refuse(node.what, node.how === "equipped" ? "only Equipment equips" : "only Auras enchant");
  return comparison === ">=" && count === 1
    ? A.hasAttached(filter)
    : A.fulfils(A.exists(A.all(conjunction([filter, A.attachedTo(A.each)])), comparison, count));
};

const simply = {
  "face down": A.status("faceDown"),
  "all colors": A.colorCount("=", 5),
  "one or more colors": A.colorCount(">=", 1),
  "exactly one color": A.colorCount("=", 1),
  "exactly two colors": A.colorCount("=", 2),
  "exactly three colors": A.colorCount("=", 3),
  "exactly four colors": A.colorCount("=", 4),
} as const;

const complements: Lowering<"complement", [Scope], A.Filter> = {
  ...predicates,
  nonSuper: adjectives.nonSuper,
  aNoun: (node, scope) => filterOf(node.noun, scope),
  nounOnly: (node, scope) => {
    const said = (...kinds: readonly string[]): boolean =>
      node.noun.mods.some(({ kind }) => kinds.includes(kind));
    // "that's blocking equipped creature" is about one creature, not about what such creatures are.
    return said("attacking", "blocking") && said("attachedAdj")
      ? refuse(node, "it is not clear which creature this is about")
      : filterOf(node.noun, scope);
  },
  inCombatWith,
  attackingWhom: (node, scope) => A.attacking({ whom: playersOf(node.who, scope) }),
  placeIn: placeOf,
  onBattlefield: placeOf,
  inEitherZone: (node, scope) => A.or([placeOf(node.one, scope), placeOf(node.other, scope)]),
  enchantedByWhat: (node, scope) => attachedBy(node, scope),
  bothColors: (node) =>
    A.and([A.hasColor(node.one.value as A.Color), A.hasColor(node.other.value as A.Color)]),
  yourDesignated: (node) => yourDesignated(node),
  ofTrait: ({ what }, scope) => traitNamed(what, scope),
  chosenTrait: (node, scope) => chosenTrait(node, scope),
  traitOfChoice: (node, scope) => traitNamed(node, scope),
  isSimply: (node) => simply[node.is],
  exiledWith: (node, scope) => A.and(exiledBy(node, scope)),
  putWith: (node, scope) => A.and(exiledBy(node, scope)),
  fightingAlone: ({ how }) => {
    const attacks = A.attacking({ alone: true });
    const blocks = A.blocking({ alone: true });
    return how === "attacking" ? attacks : how === "blocking" ? blocks : A.or([attacks, blocks]);
  },
  theOnly: ({ noun }, scope) => {
    const filter = filterOf(noun, scope);
    return conjunction([filter, A.fulfils(A.exists(A.all(filter), "=", 1))]);
  },
  nthCastThisTurn: ({ n, mods, head, who, span }, scope) => {
    const what = ofSpells(filterOf({ kind: "nounPhrase", mods, head, post: [], span }, scope));
    return A.nthCast(n.value, what, who === undefined ? {} : { by: playersOf(who, scope) });
  },
};

import { sizedArtifactTypes } from "../../../grammar/lexicon/subtypes.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { yourOpponent } from "./player-at-hand.ts";
import type { NodeOfKind } from "./nodes.ts";
import { traits } from "./words.ts";
import { conjunction, disjunction } from "./series.ts";
import { zoneOwner } from "./zones.ts";
import { ownOfPlayerAtHand, speaksOf, withEach } from "../resolve/bound.ts";
import { ownOfHand } from "./distribution.ts";
import { doneBefore, toldFor } from "./done-before.ts";
import { saysEach } from "./each-or-any.ts";
import { anyObjects, objectsOf, someObjects } from "./objects.ts";
import { refOfDone, toldTo } from "./outcome.ts";
import { playersOf } from "./players.ts";
import { holdsKind, holdsType, same } from "./same.ts";
import { findMention, refuse, type Mention, type PhraseNode, type Scope } from "./scope.ts";

/** A noun being put together: what it asks of objects, what it can be called later, and what else it brings. */
export interface Noun {
  readonly filters: readonly A.Filter[];
  readonly words: ReadonlySet<string>;
  /** It is written in the plural: "their" in what stands behind it is what it names, and "its" is not. */
  readonly plural?: true;
  /** The alternatives of "artifact, enchantment, or creature", for qualifiers that fit only the last. */
  readonly parts?: readonly A.Filter[];
  /** Players that fit as well ("creature or player"). */
  readonly players?: A.Players;
  /** Demands on all chosen objects together. */
  readonly together?: A.Jointly;
  /** Several that are chosen are one player's: "cards from an opponent's graveyard". */
  readonly ofOneOwner?: true;
  /** Only these objects can be meant ("from among them"). */
  readonly from?: A.Objects;
  readonly random?: true;
  /** What the adjectives in front of the noun ask for. */
  readonly adjectives?: readonly A.Filter[];
  /** What the words behind the noun ask for. */
  readonly qualifiers?: readonly A.Filter[];
  /** Chosen by somebody else than the player the instruction is for. */
  readonly chosenBy?: A.Players;
  /** "Of their choice": they choose, which says something new only of targets. */
  readonly theirs?: Nodes["possessive"];
}

export const add = (noun: Noun, ...filters: readonly A.Filter[]): Noun => ({
  ...noun,
  filters: [...noun.filters, ...filters.map(ofAny)],
});

/** "Blocked by one of those creatures": by any of them, as nobody chooses what is only asked about. */
const ofAny = (filter: A.Filter): A.Filter => {
  if (filter.type !== "history" || filter.by?.type !== "choose") return filter;
  const { count, filter: asked, from } = filter.by;
  return from !== undefined && count.min === 1 && count.max === 1 && asked.type === "anything"
    ? { ...filter, by: from }
    : filter;
};

const isSized = (part: A.Filter): boolean =>
  part.type === "hasSubtype" && sizedArtifactTypes.includes(part.subtype);

/**
 * Power, toughness and creature keywords belong to the creature at the end of "artifact, enchantment, or creature", and of "Spirit or
 * creature": Spirits with flying would be among the creatures with it.
 */
export const addToLast = (noun: Noun, filter: A.Filter): Noun => {
  const { parts } = noun;
  if (parts === undefined || parts.length < 2) return add(noun, filter);
  const creature = (part: A.Filter): boolean => part.type === "hasType" && part.cardType === "creature";
  const last = parts[parts.length - 1]!;
  if (!creature(last) || parts.slice(0, -1).some((part) => creature(part) || isSized(part)))
    return add(noun, filter);
  const narrowed = disjunction([...parts.slice(0, -1), conjunction([last, filter])]);
  const whole = disjunction(parts);
  return {
    ...noun,
    filters: noun.filters.map((each) => (same(each, whole) ? narrowed : each)),
  };
};

/** "Whenever you discard one or more cards, … for each card discarded this way": what the event was done to. */
const howDone = (event: A.TriggerEvent | undefined): string | undefined =>
  event === undefined || !("batch" in event)
    ? undefined
    : event.type === "discards"
      ? "discarded"
      : event.type === "sacrifices"
        ? "sacrificed"
        : event.type === "zoneChange" && event.reason === "mill"
          ? "milled"
          : undefined;

/** "Blocking a Goblin", "blocked by this creature" */
export const inCombatWith = (
  node: {
    readonly how: "blocking" | "blocked by" | "blocking or blocked by";
    readonly what: Nodes["objects"];
  },
  scope: Scope,
): A.Filter => {
  const what = someObjects(node.what, scope);
  const blocking = A.blocking({ what });
  const blocked = A.blocking({ blockedBy: what });
  return node.how === "blocking" ? blocking : node.how === "blocked by" ? blocked : A.or([blocking, blocked]);
};

/** The hand or the revealed cards that "from it" speaks of. */
export const shownHand = (node: PhraseNode, scope: Scope): A.Objects => {
  const found = findMention(scope, (each) => each.is === "object" && each.plural && each.words.has("card"));
  return found === undefined
    ? refuse(node, "no hand was mentioned before that “it” can mean")
    : (found.ref as A.Objects);
};

/** "this way": the objects that an earlier instruction did that to. */
export const thisWay = (node: Nodes["qualifier"], how: string, scope: Scope): A.Objects => {
  const found =
    how === ""
      ? findMention(scope, ({ is }) => is === "object")
      : (doneBefore(node, scope, (each) => each.how === how) ??
        // 601.2b: what the spell's additional costs were paid with.
        scope.face.costObjects?.findLast((each) => each.how === how));
  if (found === undefined)
    return howDone(scope.trigger) === how
      ? A.eventObjects("object")
      : refuse(node, `nothing was ${how} earlier in this ability`);
  const done = refOfDone(node, found);
  return ownInSentence(node, found, scope) ?? done;
};

/**
 * "Each opponent discards a card and loses 1 life for each card discarded this way": in one sentence each one's own, but of other
 * players all of them: "each player discards a card, then each opponent loses …".
 */
const ownInSentence = (node: PhraseNode, found: Mention, scope: Scope): A.Objects | undefined => {
  const before = scope.said ?? [];
  if (found.several !== true || before.some(({ ref }) => same(ref, found.ref))) return undefined;
  const told = toldFor(found, scope);
  if (told !== undefined && scope.hand !== undefined && !same(told, scope.hand)) return undefined;
  const own = ownOfHand(node, scope, found);
  return own === undefined ? undefined : A.among(found.ref as A.Objects, own);
};

/** "each card they exiled this way": of what each player was told to do that to, what the player at hand did. */
export const theyDidThisWay = (
  node: Extract<Nodes["qualifier"], { readonly kind: "theyDidThisWay" }>,
  scope: Scope,
): A.Objects => {
  const found = doneBefore(node, scope, (each) => each.how === node.how);
  if (found === undefined) return refuse(node, `nothing was ${node.how} earlier in this ability`, "RW4003");
  const who = playersOf(node.who, scope);
  // One player, who was told to do it.
  if (who.type === "targetPlayers" && same(who, toldFor(found, scope)))
    return affectedBy(refOfDone(node, found));
  const own =
    who.type === "eachPlayer" ? ownOfHand(node, { ...scope, within: "eachPlayer" }, found) : undefined;
  return own === undefined
    ? refuse(node.who, `say “${node.how} this way”`)
    : A.among(found.ref as A.Objects, own);
};

/** "that isn't a Human" */
export const isNegated = ({ be }: Extract<Nodes["qualifier"], { readonly kind: "thatIs" }>): boolean =>
  be !== "that's" && be !== "that are";
/** 614.6: of what an instruction was for, what it happened to. */
export const affectedBy = (what: A.Objects): A.Objects =>
  what.type === "bound" ? A.bound(what.id, { affected: true }) : what;

/** What puts cards that are no permanents, and so do not die (700.4), into graveyards: milling, and surveil. */
export const cardsToGraveyard: ReadonlySet<string> = new Set(["milled", "looked through"]);
/** What can put things into graveyards: those of them that are there were put there by it. */
export const toGraveyard: ReadonlySet<string> = new Set([...cardsToGraveyard, "destroyed", "sacrificed"]);

export const sameAs = (node: Nodes["qualifier"], noun: Noun, how: string, scope: Scope): Noun => ({
  ...noun,
  from: thisWay(node, how, scope),
});

/** The cards that "from among them" speaks of: after some were taken from among them, still all of them (608.2c). */
export const severalBefore = (
  node: Parameters<typeof refuse>[0] & { readonly who?: unknown },
  scope: Scope,
): A.Objects => ownOfPlayerAtHand(node, scope, allBefore(node, scope));
const allBefore = (node: Parameters<typeof severalBefore>[0], { mentions }: Scope): A.Objects => {
  const found = mentions.findLast((each) => each.is === "object" && each.plural);
  if (found === undefined) return refuse(node, "no cards were mentioned before");
  const { group, how, zone } = found;
  // "Mill three cards, then mill two cards if …": of either, or of both?
  const others = mentions.filter(
    (each) => each.how !== undefined && each.how === how && each.plural && !same(each.ref, found.ref),
  );
  if (group === undefined && others.some((each) => each.group === undefined && each.of === undefined))
    return refuse(node, "several instructions before this did so: say which are meant", "RW4003");
  if (group === undefined || how === "found" || how === "chosen") return found.ref as A.Objects;
  if (zone !== "exile") return group;
  return node.who === "those exiled cards" ||
    mentions.some(({ ref, zone }) => zone === "exile" && same(ref, group))
    ? (found.ref as A.Objects)
    : refuse(
        node,
        "this may mean the exiled cards or all of them: say “from among the exiled cards” or which others",
        "RW4003",
      );
};

/** What the things of a noun share with others: "another" permanent is other than each of them by itself, if they are permanents. */
export const sharing = (
  what: A.Shares["what"],
  node: Nodes["objects"],
  { plural, words }: Noun,
  scope: Scope,
): A.Filter => {
  if (saysEach(node)) {
    const withAll = (each: A.Each): A.Filter =>
      A.fulfils(A.matches(anyObjects(node, scope), A.shares(what, each)));
    return withEach(scope, plural === true, withAll, { byNoun: true }, words);
  }
  if (words.has("card") || words.has("spell")) return A.shares(what, someObjects(node, scope));
  const withOther = (each: A.Each): A.Filter => {
    const shared = A.shares(what, someObjects(node, scope));
    if (speaksOf(shared, each)) return A.fulfils(A.matches(each, shared));
    return holdsKind(node, "another", "other")
      ? refuse(node, "say other than which one of these this is", "RW4003")
      : shared;
  };
  return withEach(scope, plural === true, withOther, { byNoun: true }, new Set([...words, "permanent"]));
};

/** "Each artifact with mana value less than the number of counters on it": no number of all of them together. */
export const isOfEachOfSeveral = (value: A.Quantity): boolean =>
  typeof value === "object" &&
  (value.type === "countersOn" || (value.type === "statOf" && value.combine === undefined)) &&
  (value.of.type === "all" || value.of.type === "among");

/** A number of one object: of several each has its own. */
export const oneOnly = (node: Parameters<typeof refuse>[0], objects: A.Objects): A.Objects =>
  objects.type === "all" || objects.type === "among" || objects.type === "together"
    ? refuse(node, "say which one of these has the number")
    : objects;

/** Who chooses, for "of an opponent's choice": the controller says which opponent. */
export const chooserOf = (node: Nodes["player"], scope: Scope): A.Players => {
  switch (node.kind) {
    case "aPlayer":
      yourOpponent(node, scope);
      return node.who.kind === "opponentWord" && node.who.post.length === 0
        ? A.choosePlayer(A.opponents)
        : refuse(node, "say which player chooses");
    case "defendingPlayer":
    case "targetPlayer":
    case "thatPlayer":
      return playersOf(node, scope);
    default:
      return refuse(node, "say which player chooses");
  }
};

/** "creatures of the creature type of your choice": chosen as the instruction is carried out, before anything else (608.2d). */
export const chosenFirst = (node: NodeOfKind<"traitOfChoice">, scope: Scope): A.Filter => {
  if (scope.first === undefined || scope.first.length > 0 || node.whose.kind !== "your")
    return refuse(node, `choose the ${node.trait} in a sentence of its own`);
  const what = traits[node.trait];
  scope.first.push(A.chooseValue(A.you, what, { once: true }));
  return A.chosen(what);
};

/** What a phrase about several graveyards asks of the cards that are chosen from them together. */
export const togetherFrom: Readonly<Record<string, A.Jointly>> = {
  "a single graveyard": { are: "common", in: "owner" },
  "each graveyard": { are: "each", in: "owner" },
};

/** "Two target cards from an opponent's graveyard": both from that of one opponent (400.3). */
export const ofOneOwner = (noun: Noun, where: Nodes["zone"]): Noun =>
  noun.plural === true &&
  where.kind === "ownZone" &&
  where.whose.kind === "playerGenitive" &&
  where.whose.who.kind === "aPlayer"
    ? { ...noun, ofOneOwner: true }
    : noun;

/** "exiled with this creature" */
export const exiledBy = (node: Nodes["exiledQualifier"], scope: Scope): readonly [A.Filter, A.Filter] => {
  const what = objectsOf(node.what, scope, { by: A.you });
  const put = node.kind === "putWith";
  // An ability that the card gives itself calls it by its name (201.5).
  if (what.type !== "self" && !(put && what.type === "granter"))
    return refuse(node, `“${put ? "put … with" : "exiled with"}” speaks of the card itself`);
  if (put) return [A.isOneOf(A.linked("put")), A.inZone("battlefield")];
  return [A.isOneOf(A.linked("exiled")), A.inZone("exile")];
};

const isAbility = (filter: A.Filter): boolean => filter.type === "kind" && filter.kind === "ability";
export const saysWhose = ({ type }: A.Filter): boolean => type === "controlledBy" || type === "ownedBy";

/** "Activated abilities from artifact sources", "blue spells or abilities from blue sources": what has a source are the abilities. */
export const fromSource = (filters: readonly A.Filter[], of: A.Filter): readonly A.Filter[] => {
  const from = (filter: A.Filter): A.Filter =>
    filter.type === "abilityKind"
      ? { ...filter, of }
      : filter.type === "or" || filter.type === "and"
        ? { ...filter, filters: filter.filters.map(from) }
        : filter;
  if (filters.some((filter) => holdsType(filter, "abilityKind"))) return filters.map(from);
  const any = A.or([A.abilityKind("activated", { of }), A.abilityKind("triggered", { of })]);
  const either = filters.find((filter) => filter.type === "or" && filter.filters.some(isAbility));
  if (either?.type !== "or") return filters.map((filter) => (isAbility(filter) ? any : filter));
  // What is said in front is said of the spells: an ability has no color.
  const front = filters.filter((filter) => filter !== either && !saysWhose(filter));
  const parts = either.filters.map((each) => (isAbility(each) ? any : conjunction([...front, each])));
  return [A.or(parts), ...filters.filter(saysWhose)];
};

const moved = {
  "returned to your hand": { how: "returned", zone: "hand", mine: true },
  "returned to its owner 's hand": { how: "returned", zone: "hand", mine: false },
  "shuffled into your library": { how: "shuffled", zone: undefined, mine: true },
} as const;

/** "Exiled this way", "returned to your hand this way": what an earlier instruction did that to. */
export const doneThisWay = (node: NodeOfKind<"thisWay">, noun: Noun, scope: Scope): Noun => {
  const { how } = node;
  const place = how in moved ? moved[how as keyof typeof moved] : undefined;
  const intoGraveyard = how.startsWith("put into");
  if (node.be === "not")
    return place === undefined && !intoGraveyard
      ? add(noun, A.not(A.isOneOf(thisWay(node, how, scope))))
      : refuse(node, "say what was done to these instead");
  if (intoGraveyard) return putThisWay(node, noun, A.inZone("graveyard"), scope);
  if (place === undefined) return sameAs(node, noun, how, scope);
  const found = findMention(scope, (each) => each.how === place.how);
  if (found !== undefined && found.zone !== place.zone)
    return refuse(node, "nothing was put there earlier in this ability", "RW4003");
  const these = sameAs(node, noun, place.how, scope);
  // To its owner's hand each of them goes anyway.
  return place.mine ? add(these, A.ownedBy(A.you)) : these;
};

/** "Put into your hand this way": of what an earlier instruction put into that zone, what is there (614.6). */
const putThisWay = (node: Nodes["qualifier"], noun: Noun, there: A.InZone, scope: Scope): Noun => {
  const found = doneBefore(
    node,
    scope,
    ({ how, zone }) =>
      zone === there.zone ||
      how === "looked through" ||
      (there.zone === "graveyard" && how !== undefined && toGraveyard.has(how)),
  );
  if (found !== undefined) return { ...add(noun, there), from: refOfDone(node, found) };
  return there.zone === "graveyard"
    ? sameAs(node, noun, "milled", scope)
    : refuse(node, "nothing was put there earlier in this ability", "RW4003");
};

/** Where "this way" can put something: how it arrives there is no part of that. */
const placeMeant = (node: Nodes["destination"], scope: Scope): A.InZone | undefined => {
  switch (node.kind) {
    case "toOwned":
      return A.inZone(node.name, zoneOwner(node.whose, scope));
    case "toBattlefield":
      return node.how.length === 0 ? A.inZone("battlefield") : undefined;
    case "toExile":
      return A.inZone("exile");
    case "toEnd":
      return node.end === "top" && node.order === undefined
        ? A.inZone("library", zoneOwner(node.whose, scope))
        : undefined;
    default:
      return undefined;
  }
};

/** "Put onto the battlefield this way", "you put on top of your library". */
export const placedThisWay = (node: NodeOfKind<"placedThisWay">, noun: Noun, scope: Scope): Noun => {
  if (node.who === undefined && node.way === undefined)
    return refuse(node, "say who put it there, or “this way”");
  if (node.who !== undefined)
    toldTo(node.who, playersOf(node.who, scope), scope.last?.by ?? scope.last?.who ?? A.you);
  const there = placeMeant(node.to.to, scope);
  return there === undefined ? refuse(node.to, "say into which zone") : putThisWay(node, noun, there, scope);
};

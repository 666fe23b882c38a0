import * as A from "../../abilities/index.ts";
import { isBareHead } from "./noun-heads.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { separated } from "./effects/known-cards.ts";
import { doneBefore } from "./done-before.ts";
import { canBeCalled, isCompoundOf } from "./callable.ts";
import { referentOf } from "../resolve/resolve.ts";
import { meantBy } from "./referents.ts";
import { conjunction, conjuncts, saysOthers } from "./series.ts";
import { groupOf, refOfDone } from "./outcome.ts";
import {
  findMention,
  mention,
  mentionAgain,
  refuse,
  type Mention,
  type PhraseNode,
  type Scope,
} from "./scope.ts";
import { isPluralNoun, ofPlayerAtHand, ownOfPlayerAtHand } from "../resolve/bound.ts";
import { holds, holdsPart, holdsType, same } from "./same.ts";
import { isOther, sayThanWhat } from "../resolve/beside-others.ts";
import type { Noun } from "./qualifier-parts.ts";

type Determined = Extract<Nodes["simplePhrase"], { kind: "determined" }>;
type Located<K extends keyof Determined> = Pick<Determined, K | "span"> & { readonly kind: string };

/** "that creature", "the creature". */
export const named = (noun: Noun, node: PhraseNode, scope: Scope, plural?: boolean): A.Objects => {
  const wanted = [...noun.words];
  // "the creature you control" is not the one that an opponent controls.
  const clashes = (each: Mention): boolean =>
    each.filters !== undefined &&
    !noun.filters.every((filter) => each.filters!.some((known) => same(known, filter)));
  const ofPlayer = (filter: A.Filter): boolean =>
    filter.type === "controlledBy" ||
    filter.type === "ownedBy" ||
    (filter.type === "not" && ofPlayer(filter.filter));
  const qualified = noun.filters.some(ofPlayer);
  // A card calls itself "this creature" or by its name, never "that creature" (201.5).
  const fits = (each: Mention): boolean =>
    each.is === "object" &&
    each.ref.type !== "self" &&
    !(qualified && clashes(each)) &&
    wanted.every((word) => each.words.has(word));
  const found = meantBy(node, scope, fits);
  if (found === "itself" || found.is !== "object")
    return refuse(node, `nothing was mentioned before that “${wanted.join(" ")}” can mean`, "RW4003");
  if (!isCompoundOf(noun, found, scope))
    return refuse(node, `what was mentioned before need not be “${wanted.join(" ")}” at once`, "RW4003");
  // "Those other creatures" were spoken of as others: what they are other than was said there.
  const asked = [found.ref, found.of, found.filters, found.ref.type === "eventObjects" && scope.trigger];
  if (noun.filters.some(isOther) && !holdsType(asked, "otherThan"))
    return refuse(node, sayThanWhat, "RW4003");
  // Mentioned again, it is what a later "it" means.
  mentionAgain(scope, found, node);
  const ref = plural === true ? (found.ref as A.Objects) : ofPlayerAtHand(node, scope, found);
  // "each of those creatures with flying": what the mention did not ask for narrows it.
  // "Any target. … that creature": of what may be a player or a planeswalker (115.4), only where it is one.
  const isAnyTarget =
    noun.players === undefined && ref.type === "target" && scope.targets[ref.index]?.players !== undefined;
  const before = isAnyTarget ? [] : (found.filters ?? []);
  const more = (isAnyTarget ? noun.filters : moreSaid(noun, ref)).filter(
    (filter) => !isOther(filter) && !before.some((each) => same(each, filter)),
  );
  // 701.9a: it goes from the hand to the graveyard.
  if (ref.type === "eventObjects" && scope.trigger?.type === "discards")
    for (const filter of more)
      if (filter.type === "inZone" && filter.zone !== "graveyard")
        return refuse(node, "a card that was discarded is in a graveyard");
  if (more.every((filter) => speaksOfPast(filter, ref))) return ref;
  // "As a copy of that creature with a counter on it": of one thing, this does not tell which is meant.
  if (
    node.kind === "thatThing" &&
    (noun.qualifiers ?? []).some((each) => more.includes(each) && isTrait(each))
  )
    return refuse(
      node,
      "say “if …” of what one thing must be, or “except …” of what a copy is besides",
      "RW4003",
    );
  const some = A.among(ref, conjunction(more));
  // "Exile that card from your graveyard. You may cast it": where it was is said of this instruction only.
  const lasting = more.filter(({ type }) => type !== "inZone");
  const known = lasting.length === 0 ? ref : A.among(ref, conjunction(lasting));
  mention(scope, { ...found, ref: known, plural: plural === true, from: [node] });
  return some;
};

const isTrait = ({ type }: A.Filter): boolean =>
  type === "hasCounter" || type === "hasKeyword" || type === "compare";

/** What is said of things besides what they are called. */
const moreSaid = ({ adjectives, qualifiers, from }: Noun, ref: A.Objects): readonly A.Filter[] => [
  ...(adjectives ?? []),
  ...(qualifiers ?? []),
  // "Each of those artifacts that was destroyed this way": of the targets, those that were.
  ...(from === undefined || ref.type !== "target" ? [] : [A.isOneOf(from)]),
];

/** "put there this way", "exiled this way": which objects are meant, not what they must be. */
const speaksOfPast = (filter: A.Filter, ref: A.Objects): boolean =>
  filter.type === "isOneOf" && same(filter.objects, ref);

/** "that card", "those creatures" where nothing stands behind the noun. */
export const namedObjects = (
  words: readonly string[],
  node: PhraseNode,
  scope: Scope,
  plural: boolean,
): A.Objects => named({ filters: [], words: new Set(words) }, node, scope, plural ? true : undefined);

/** "it", "them". */
export const pronoun = (node: PhraseNode, scope: Scope): A.Objects => {
  const meant = meantBy(node, scope);
  if (meant === "itself") return A.self;
  return meant.is === "object"
    ? ofPlayerAtHand(node, scope, meant)
    : refuse(node, "players are no objects", "RW4003");
};

/** "Two of them", "any number of the copies". */
export const themOrCopies = (
  node: PhraseNode & { readonly whom: "them" | "the copies" },
  scope: Scope,
): A.Objects => {
  if (node.whom === "them")
    return separated.has(scope.targets)
      ? refuse(node, "say “one of those piles”, or which cards", "RW4003")
      : pronoun(node, scope);
  const copies = doneBefore(node, scope, ({ how }) => how === "copied");
  return copies === undefined
    ? refuse(node, "nothing was copied before this", "RW4003")
    : (copies.ref as A.Objects);
};

/** What was done to the thing that is meant. */
const howOf = (node: Nodes["participle"]): string => (node.kind === "doneOne" ? node.how : "exiled");

type DoneNode = Extract<Nodes["reference"], { readonly kind: "theThing" | "numberOfDone" | "eachOfDone" }>;

/** "The exiled card" of another ability (607.2a). */
const linkedExiled = (node: DoneNode, noun: Noun, exiled: A.Objects, { face }: Scope): A.Objects => {
  const { exiles } = face;
  const asked = [...noun.words];
  if (exiles !== undefined && !asked.every((word) => word === "card" || exiles.includes(word)))
    return refuse(node, `no ability here exiles what could be called “${asked.join(" ")}”`, "RW4003");
  if (exiles?.includes("card") === true && !noun.words.has("card")) return refuse(node.noun, "write “card”");
  const more = moreSaid(noun, exiled);
  if (more.length === 0) return exiled;
  return isPluralNoun(node.noun)
    ? A.among(exiled, conjunction(more))
    : refuse(node.noun, "say no more of what was exiled than what it is");
};

/** "Exile cards until you exile a creature card. … the exiled card": of several, the one that was looked for. */
const theOneFound = (node: DoneNode, { ref, of }: Mention, scope: Scope): A.Objects => {
  const one = findMention(
    scope,
    ({ how, plural, group }) => how === "found" && !plural && (same(group, ref) || same(group, of)),
  );
  return (
    (one?.ref as A.Objects | undefined) ?? refuse(node, "it is not clear which of them is meant", "RW4003")
  );
};

/** "the sacrificed creature": what that was done to, also as a cost or by another ability (607.2). */
export const doneObjects = (node: DoneNode, noun: Noun, scope: Scope): A.Objects => {
  const how = howOf(node.participle);
  const done = (each: Mention): boolean => each.is === "object" && each.how === how;
  const fits = (each: Mention): boolean =>
    done(each) && canBeCalled(noun, each, how, scope) && isCompoundOf(noun, each, scope);
  // 607.2q: a permanent's abilities ask for what was exiled with it.
  const linked = how === "exiled" && scope.links.exiled !== undefined && !scope.face.isSpell;
  const paid = linked ? [] : (scope.face.costObjects ?? []);
  const asCost = paid.findLast(fits);
  const instructed = doneBefore(node, scope, fits, isPluralNoun(node.noun));
  // 608.2c, 607.2j: either may be meant.
  if (instructed !== undefined && asCost !== undefined)
    return refuse(node, "it is not clear which objects are meant", "RW4003");
  const found = instructed ?? asCost;
  if (found === undefined && (findMention(scope, done) ?? paid.findLast(done)) !== undefined)
    return refuse(node, `what was ${how} before cannot be called “${[...noun.words].join(" ")}”`, "RW4003");
  if (found !== undefined) {
    const isOne = node.kind === "theThing" && !isPluralNoun(node.noun);
    if (isOne && found.plural && node.noun.post.length === 0) return theOneFound(node, found, scope);
    if (node.noun.mods.length === 0 && node.noun.post.length === 0)
      return isPluralNoun(node.noun) ? (found.ref as A.Objects) : ofPlayerAtHand(node, scope, found);
    // "The chosen creature you control": the one of them that this was said of, or of which it is so.
    if (how === "chosen")
      return referentOf(node) === undefined
        ? A.among(found.ref as A.Objects, conjunction(noun.filters))
        : named(noun, node, scope);
    return refuse(node.noun, `say no more of what was ${how} than what it is`);
  }
  if (how === "exiled" && scope.links.exiled !== undefined)
    return linkedExiled(node, noun, A.linked(scope.links.exiled), scope);
  // 607.2d: no choice of objects is kept for another ability.
  if (how === "chosen") return refuse(node, "what another ability chose cannot be spoken of yet");
  return refuse(node, `nothing was ${how} earlier in this ability`, "RW4003");
};

/** What is picked out of cards is still among them: "choose any number of land cards revealed this way". */
const leavesRest: ReadonlySet<string | undefined> = new Set(["found", "revealed", "chosen"]);
/**
 * "Until you reveal two creature cards": what is left is left of all cards revealed, not of those two; so too of all that
 * were looked at where some of them are revealed or chosen.
 */
const wholeOf = (group: A.Objects, scope: Scope): A.Objects => {
  const shown = scope.mentions.findLast((each) => leavesRest.has(each.how) && same(each.ref, group));
  return shown?.group ?? (shown?.of === undefined ? undefined : groupOf(shown.of, scope)) ?? group;
};

/** The group of which something was taken and the rest is still to be told of; of several such, none rather than another. */
const groupLeft = (node: Pick<Nodes["reference"], "span">, scope: Scope): A.Objects | undefined => {
  const { mentions } = scope;
  const groups = mentions.flatMap(({ group }) => (group === undefined ? [] : [group]));
  const found = groups.at(-1);
  if (found === undefined) return undefined;
  const isTold = (whole: A.Objects): boolean =>
    mentions.some(({ of }) => of?.type === "among" && same(of.objects, whole) && saysOthers(of.filter));
  const whole = wholeOf(found, scope);
  const competing = groups
    .map((each) => wholeOf(each, scope))
    .filter((each) => !same(each, whole) && !isTold(each) && !isPartOf(whole, each, scope));
  return competing.length === 0
    ? found
    : refuse(node, "several groups have something left over: say which rest is meant", "RW4003");
};
const isPartOf = (part: A.Objects, whole: A.Objects, { mentions }: Scope): boolean =>
  mentions.some(({ ref, group }) => same(ref, part) && same(group, whole));

const isSuperlative = (filter: A.Filter): boolean =>
  holds(filter, ({ type, combine }) => type === "statOf" && combine !== undefined);

/** What is asked of each of several that are chosen. */
const sharedBy = (parts: readonly A.Objects[]): readonly A.Filter[] => {
  const [first = [], ...others] = parts.map((part) => (part.type === "choose" ? conjuncts(part.filter) : []));
  return first.filter((filter) => others.every((other) => other.some((each) => same(each, filter))));
};

/** "the rest": what an earlier instruction left of a group of cards when it moved some of them. */
export const restOf = (node: Pick<Nodes["reference"], "span">, scope: Scope): A.Objects => {
  const group = groupLeft(node, scope);
  const chosen = findMention(
    scope,
    (each) =>
      (each.how === "chosen" || each.how === "given counters") &&
      (each.of?.type === "choose" || each.of?.type === "together"),
  );
  // "Chooses two creatures they control, then sacrifices the rest": the others that could have been chosen.
  const part = scope.mentions.findLast(
    (each) => each.of !== undefined && groupOf(each.of, scope) !== undefined,
  );
  if (group === undefined && part?.of !== undefined)
    return A.among(groupOf(part.of, scope)!, A.otherThan(part.ref as A.Objects));
  // "For each color, choose a creature of that color": of no one color is the rest of them.
  const isOfOne = (filter: A.Filter): boolean =>
    isSuperlative(filter) || (chosen?.several === true && holdsType(filter, "chosen"));
  if (group === undefined && chosen?.of?.type === "choose" && isOfOne(chosen.of.filter))
    return refuse(node, "say which others these are", "RW4003");
  if (group === undefined && chosen?.of?.type === "choose")
    return A.all(conjunction([chosen.of.filter, A.otherThan(chosen.ref as A.Objects)]));
  // "Chooses a permanent they control of each permanent type, then sacrifices the rest"
  const each = chosen?.of?.type === "together" ? sharedBy(chosen.of.parts) : [];
  if (
    group === undefined &&
    chosen !== undefined &&
    each.some(({ type }) => type === "kind" || type === "hasType")
  )
    return A.all(conjunction([...each, A.otherThan(chosen.ref as A.Objects)]));
  if (group === undefined)
    return refuse(node, "nothing is left over here that “the rest” can mean", "RW4003");
  const whole = wholeOf(group, scope);
  const all = scope.mentions.filter(
    (each) =>
      !(each.how === "found" && holdsPart(each.ref, group)) &&
      each.group !== undefined &&
      (same(each.group, group) || same(each.group, whole)),
  );
  const taken = all.filter(
    ({ of }) => of === undefined || !all.some((other) => same(other.ref as A.Objects, of)),
  );
  // "If …, instead put two of them into your hand and the rest on the bottom": all but those two.
  const own = taken.filter(({ ref }) => ref.type !== "bound" || scope.replacing?.has(ref.id) !== true);
  const parts = own.length === 0 ? taken : own;
  return A.among(
    ownOfPlayerAtHand(node, scope, whole),
    conjunction(parts.map((part) => A.otherThan(takenOf(part, scope)))),
  );
};

/** "You may put that card onto the battlefield. Put the rest …": the card, too, if it was not put there. */
const takenOf = ({ ref, how }: Mention, { mentions }: Scope): A.Objects => {
  const [only, ...more] = how === "found" ? mentions.filter(({ of }) => same(of, ref)) : [];
  return (only?.perhaps === true && more.length === 0 ? only.ref : ref) as A.Objects;
};

/** How many objects there are, where the text tells. */
export const sizeOf = (what: A.Objects | undefined, scope: Scope): A.Quantity | undefined => {
  switch (what?.type) {
    case "topCards":
      return what.count;
    case "choose":
      return what.count.min === what.count.max ? what.count.min : undefined;
    case "target":
      return scope.targets[what.index]!.count.max;
    case "bound":
      return sizeOf(scope.mentions.findLast(({ ref, of }) => of !== undefined && same(ref, what))?.of, scope);
    default:
      return undefined;
  }
};

/** "The other": the one that is left of those that were taken from last, not of all cards that were revealed to find them. */
export const otherOf = (node: Pick<Nodes["reference"], "span">, scope: Scope): A.Objects => {
  const taken = scope.mentions.flatMap(({ ref, of, how, ...each }) => {
    const group = of === undefined || how === "found" ? undefined : (each.group ?? groupOf(of, scope));
    return group === undefined ? [] : [{ ref: ref as A.Objects, of, group }];
  });
  const group = taken.at(-1)?.group;
  if (group === undefined) return restOf(node, scope);
  const all = taken.filter((each) => same(each.group, group));
  const left = (some: typeof all): A.Objects =>
    A.among(group, conjunction(some.map(({ ref }) => A.otherThan(ref))));
  const parts = all
    .filter(({ ref }) => !all.some(({ of }) => same(of, ref)))
    // "Tap the other. The other doesn't untap …": it is still the same one.
    .filter(({ of }, index, before) => index === 0 || !same(of, left(before.slice(0, index))));
  const sizes = [group, ...parts.map(({ ref }) => ref)].map((each) => sizeOf(each, scope));
  const [whole, ...less] = sizes;
  if (typeof whole === "number" && less.every((each) => typeof each === "number"))
    if (whole - less.reduce((sum, each) => sum + each, 0) !== 1)
      return refuse(node, "more than one other is left here: say “the rest”", "RW4003");
  return left(parts);
};

export const otherCards = (node: Pick<Nodes["reference"], "span">, how: string, scope: Scope): A.Objects => {
  const group = findMention(scope, (each) => each.how === how && each.is === "object" && each.plural)?.ref as
    A.Objects | undefined;
  const rest = restOf(node, scope);
  return rest.type === "among" && group !== undefined && same(rest.objects, group)
    ? rest
    : refuse(node, `it is not clear which other cards were ${how}`, "RW4003");
};
/** "all other cards revealed this way": the rest of them. */
export const othersThisWay = (node: Located<"det" | "noun">, scope: Scope): A.Objects | undefined => {
  const { mods, head, post } = node.noun;
  const [way] = post;
  const how = way === undefined ? undefined : cardsThisWay(way);
  const bare =
    isBareHead(head, "card") && mods.length === 1 && mods[0]?.kind === "other" && post.length === 1;
  return bare && how !== undefined ? otherCards(node, how, scope) : undefined;
};
/** What was done "this way" to the things that a phrase names. */
const howThisWay = (way: Nodes["qualifier"]): string | undefined => {
  if (way.kind !== "thisWay" || way.be === "not") return undefined;
  if (way.how.startsWith("put into")) return "milled";
  return way.how === "chosen" || way.how === "dealt damage" || / (to|into) /.test(way.how)
    ? undefined
    : way.how;
};
const cardsThisWay = (way: Nodes["qualifier"]): string | undefined => {
  const how = howThisWay(way);
  return how === "revealed" || how === "exiled" || how === "milled" ? how : undefined;
};

/** "the card exiled this way": what that was done to, also as a cost. */
export const doneThisWay = (node: Located<"noun">, noun: Noun, scope: Scope): A.Objects | undefined => {
  const [way] = node.noun.post;
  const how = way === undefined ? undefined : howThisWay(way);
  if (how === undefined || node.noun.mods.length > 0) return undefined;
  const found = doneBefore(node, scope, (each) => each.how === how);
  if (found !== undefined) mentionAgain(scope, found, node);
  const done = found ?? scope.face.costObjects?.findLast((each) => each.how === how);
  if (done !== undefined && !(canBeCalled(noun, done, how, scope) && isCompoundOf(noun, done, scope)))
    return refuse(node, `what was ${how} before cannot be called “${[...noun.words].join(" ")}”`, "RW4003");
  if (found !== undefined) return refOfDone(node, found);
  return done?.ref as A.Objects | undefined;
};

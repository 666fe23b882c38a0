import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { canBeCalled, isCompoundOf, isSubtypeOf } from "./callable.ts";
import { meantBy } from "./referents.ts";
import { conjunction } from "./series.ts";
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
import { ofPlayerAtHand } from "../resolve/bound.ts";
import { same } from "./same.ts";
import type { Noun } from "./qualifier-parts.ts";

type Determined = Extract<Nodes["simplePhrase"], { kind: "determined" }>;
type Located<K extends keyof Determined> = Pick<Determined, K | "span"> & { readonly kind: string };

/** A single thing; "each creature" is several, one by one. */
const isOne = (each: Mention): boolean =>
  !each.plural && (each.byNoun === true || (each.ref.type !== "all" && each.ref.type !== "among"));

/** "that creature", "the creature": the latest mention that has the noun. */
export const named = (
  noun: Noun,
  node: PhraseNode,
  scope: Scope,
  plural?: boolean,
  one?: true,
): A.Objects => {
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
  const agrees = (each: Mention): boolean => plural === undefined || each.plural === plural;
  const close = (each: Mention): boolean =>
    each.is === "object" &&
    each.ref.type !== "self" &&
    related(wanted, each.words, one !== true || isOne(each), scope);
  const several = (each: Mention): boolean => plural === true && each.several === true;
  const meant = meantBy(node, scope, fits);
  // A word that fits best first: "that creature" is the last thing called a creature.
  const found =
    (meant === "itself" || meant?.is !== "object" ? undefined : meant) ??
    (one === true ? findMention(scope, (each) => isOne(each) && fits(each)) : undefined) ??
    latest(
      scope,
      findMention(scope, (each) => agrees(each) && fits(each)),
      // Cards that were chosen one by one ("For each player, choose a card") are several, too.
      findMention(scope, (each) => several(each) && each.how === "chosen" && fits(each)),
    ) ??
    (plural === true ? together(wanted, noun.filters, scope) : undefined) ??
    findMention(scope, (each) => several(each) && fits(each)) ??
    findMention(scope, (each) => (agrees(each) || several(each)) && close(each)) ??
    scope.asides.findLast((each) => agrees(each) && (fits(each) || close(each)));
  if (found === undefined)
    return refuse(node, `nothing was mentioned before that “${wanted.join(" ")}” can mean`, "RW4003");
  if (!isCompoundOf(noun, found, scope))
    return refuse(node, `what was mentioned before need not be “${wanted.join(" ")}” at once`, "RW4003");
  // Mentioned again, it is what a later "it" means.
  mentionAgain(scope, found, node);
  const ref = found.ref as A.Objects;
  // "each of those creatures with flying": what the mention did not ask for narrows it.
  const more = (noun.qualifiers ?? []).filter(
    (filter) => !(found.filters ?? []).some((known) => same(known, filter)),
  );
  // 701.9a: it goes from the hand to the graveyard.
  if (ref.type === "eventObjects" && scope.trigger?.type === "discards")
    for (const filter of more)
      if (filter.type === "inZone" && filter.zone !== "graveyard")
        return refuse(node, "a card that was discarded is in a graveyard");
  if (more.length === 0 || more.every((filter) => speaksOfPast(filter))) return ref;
  const some = A.among(ref, conjunction(more));
  mention(scope, { ...found, ref: some, plural: plural === true, from: [node] });
  return some;
};

/** The second one where it comes later than the first. */
const latest = (scope: Scope, one: Mention | undefined, other: Mention | undefined): Mention | undefined =>
  one !== undefined && other !== undefined && scope.mentions.indexOf(other) > scope.mentions.indexOf(one)
    ? other
    : one;

/** "Those creatures" after "target creature you control … target creature you don't control": all that were chosen. */
const together = (
  wanted: readonly string[],
  filters: readonly A.Filter[],
  scope: Scope,
): Mention | undefined => {
  if (filters.length > 0 && filters.some(speaksOfPast)) return undefined;
  const parts = scope.mentions.filter(
    (each) =>
      each.is === "object" &&
      (each.ref.type === "target" || (each.ref.type === "bound" && each.how === "chosen")) &&
      wanted.every((word) => each.words.has(word)),
  );
  if (parts.length < 2 || parts.some((each) => each.plural)) return undefined;
  const refs = parts.map((each) => each.ref as A.Objects).toSorted(inOrder);
  return { ref: A.together(refs), is: "object", plural: true, words: new Set(wanted) };
};
const inOrder = (one: A.Objects, other: A.Objects): number =>
  one.type === "target" && other.type === "target"
    ? one.index - other.index
    : one.type === "bound" && other.type === "bound"
      ? one.id - other.id
      : 0;

/** "put there this way", "exiled this way": which objects are meant, not what they must be. */
const speaksOfPast = (filter: A.Filter): boolean => filter.type === "isOneOf" || filter.type === "inZone";

/** "that card", "those creatures" where nothing stands behind the noun. */
export const namedObjects = (
  words: readonly string[],
  node: PhraseNode,
  scope: Scope,
  plural: boolean,
): A.Objects => named({ filters: [], words: new Set(words) }, node, scope, plural ? true : undefined);

/** A permanent, card or spell can be meant by a wider or narrower noun ("that card" for an exiled creature). */
const related = (
  wanted: readonly string[],
  known: ReadonlySet<string>,
  ofSubtype: boolean,
  scope: Scope,
): boolean => {
  const wide = new Set(["card", "permanent", "spell", "object", "token"]);
  return (
    wanted.every(
      (word) =>
        wide.has(word) ||
        known.has(word) ||
        (word === "creature" && known.has("token")) ||
        (ofSubtype && [...known].some((each) => isSubtypeOf(word, each, scope))),
    ) && known.size > 0
  );
};

/** "it", "them": the latest thing, one or several. */
export const pronoun = (node: PhraseNode, scope: Scope, plural: boolean): A.Objects => {
  const fits = (each: Mention): boolean =>
    each.is === "object" && each.byNoun !== true && each.barred?.has(node) !== true;
  const meant = meantBy(node, scope);
  if (meant === "itself") return A.self;
  const found =
    meant ??
    findMention(scope, (each) => fits(each) && each.plural === plural) ??
    findMention(scope, (each) => fits(each) && each.ref.type !== "self" && each.ref.type !== "each");
  if (found !== undefined) return ofPlayerAtHand(scope, found);
  if (!plural) return A.self;
  const aside = scope.asides.findLast((each) => each.plural);
  return aside === undefined
    ? refuse(node, "nothing was mentioned before that “them” can mean", "RW4003")
    : (aside.ref as A.Objects);
};

/** What was done to the thing that is meant. */
export const howOf = (node: Nodes["participle"]): string => (node.kind === "doneOne" ? node.how : "exiled");

/** "the sacrificed creature": what that was done to, also as a cost or by another ability (607.2). */
export const doneObjects = (
  node: Extract<Nodes["reference"], { readonly kind: "theThing" }>,
  noun: Noun,
  scope: Scope,
): A.Objects => {
  const how = howOf(node.participle);
  const done = (each: Mention): boolean => each.is === "object" && each.how === how;
  const fits = (each: Mention): boolean =>
    done(each) && canBeCalled(noun, each, how, scope) && isCompoundOf(noun, each, scope);
  // 607.2q: a permanent's abilities ask for what was exiled with it.
  const linked = how === "exiled" && scope.links.exiled !== undefined && !scope.face.isSpell;
  const paid = linked ? [] : (scope.face.costObjects ?? []);
  const found = findMention(scope, fits) ?? paid.findLast(fits);
  if (found === undefined && (findMention(scope, done) ?? paid.findLast(done)) !== undefined)
    return refuse(node, `what was ${how} before cannot be called “${[...noun.words].join(" ")}”`, "RW4003");
  if (found !== undefined) {
    if (node.noun.mods.length === 0 && node.noun.post.length === 0) return found.ref as A.Objects;
    // "The chosen creature you control": the one of them that this was asked of.
    return how === "chosen"
      ? named(noun, node, scope)
      : refuse(node.noun, `say no more of what was ${how} than what it is`);
  }
  if (how === "exiled" && scope.links.exiled !== undefined) {
    const { exiles } = scope.face;
    const asked = [...noun.words];
    if (exiles !== undefined && !asked.every((word) => word === "card" || exiles.includes(word)))
      return refuse(node, `no ability here exiles what could be called “${asked.join(" ")}”`, "RW4003");
    if (exiles?.includes("card") === true && !noun.words.has("card"))
      return refuse(node.noun, "write “card”");
    return A.linked(scope.links.exiled);
  }
  if (how === "chosen") return A.all(conjunction([...noun.filters, A.chosen("object")]));
  return refuse(node, `nothing was ${how} earlier in this ability`, "RW4003");
};

/** "the rest": what an earlier instruction left of a group of cards when it moved some of them. */
export const restOf = (node: Pick<Nodes["reference"], "span">, scope: Scope): A.Objects => {
  const group = scope.mentions.findLast((each) => each.group !== undefined)?.group;
  const chosen = findMention(
    scope,
    (each) => (each.how === "chosen" || each.how === "given counters") && each.of?.type === "choose",
  );
  // "Chooses two creatures they control, then sacrifices the rest": the others that could have been chosen.
  const part = scope.mentions.findLast(
    (each) => each.of !== undefined && groupOf(each.of, scope) !== undefined,
  );
  if (group === undefined && part?.of !== undefined)
    return A.among(groupOf(part.of, scope)!, A.otherThan(part.ref as A.Objects));
  if (group === undefined && chosen?.of?.type === "choose")
    return A.all(conjunction([chosen.of.filter, A.otherThan(chosen.ref as A.Objects)]));
  if (group === undefined)
    return refuse(node, "nothing is left over here that “the rest” can mean", "RW4003");
  const all = scope.mentions.filter((each) => each.group !== undefined && same(each.group, group));
  const parts = all.filter(
    ({ of }) => of === undefined || !all.some((other) => same(other.ref as A.Objects, of)),
  );
  return A.among(group, conjunction(parts.map((part) => A.otherThan(part.ref as A.Objects))));
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
    head.kind === "bareCard" && mods.length === 1 && mods[0]?.kind === "other" && post.length === 1;
  return bare && how !== undefined ? otherCards(node, how, scope) : undefined;
};
/** What was done "this way" to the things that a phrase names. */
const howThisWay = (way: Nodes["qualifier"]): string | undefined => {
  if (way.kind === "milledThisWay") return "milled";
  return way.kind === "thisWay" && way.how !== "chosen" && way.how !== "dealt damage" ? way.how : undefined;
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
  const found = findMention(scope, (each) => each.is === "object" && each.how === how);
  if (found !== undefined) mentionAgain(scope, found, node);
  const done = found ?? scope.face.costObjects?.findLast((each) => each.how === how);
  if (done !== undefined && !(canBeCalled(noun, done, how, scope) && isCompoundOf(noun, done, scope)))
    return refuse(node, `what was ${how} before cannot be called “${[...noun.words].join(" ")}”`, "RW4003");
  if (found !== undefined) return refOfDone(node, found);
  return done?.ref as A.Objects | undefined;
};

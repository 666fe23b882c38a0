import * as A from "../../abilities/index.ts";
import { holdsKind, same } from "../lower/same.ts";
import { mention, refuse, type Mention, type PhraseNode, type Scope } from "../lower/scope.ts";
import { withWhose } from "../lower/whose.ts";
import { isNode } from "../tree.ts";
import type { Span } from "../types.ts";
import { conjuncts } from "../lower/series.ts";

/**
 * Bound words: "its" and "their" that mean each thing by itself of which something is asked or said, as in "each creature
 * with toughness greater than its power" and "each creature gets +1/+1 for each Aura attached to it".
 */

/** Whether a noun is written in the plural, so that "their" is said of what it names and "its" is not. */
export const isPluralNoun = (phrase: { readonly kind: string; readonly head: object }): boolean =>
  phrase.kind === "pluralPhrase" ||
  marked("items" in phrase.head && Array.isArray(phrase.head.items) ? phrase.head.items.at(-1) : phrase.head);
const marked = (node: unknown): boolean =>
  isNode(node) &&
  (node["plural"] === true ||
    [node["first"], node["last"], ...(Array.isArray(node["rest"]) ? node["rest"] : [])].some(
      (each) => isNode(each) && each["plural"] === true,
    ));

/** What each of several things can be called by. */
const called = new WeakMap<A.Objects | A.Players, ReadonlySet<string>>();
export const wordsOfEach = (each: A.Objects | A.Players): ReadonlySet<string> | undefined => called.get(each);

/**
 * Lowers words that can speak of each of some things by itself. `each` is a node of its own, so that it can be told from
 * the one that an instruction around it is carried out for.
 */
export const withEach = <T>(
  scope: Scope,
  plural: boolean,
  lower: (each: A.Each) => T,
  more: Partial<Mention> = {},
  sorts: ReadonlySet<string> = more.words ?? new Set(),
): T => {
  const each: A.Each = { ...A.each };
  const bound: Mention = { ref: each, is: "object", plural, words: new Set(), ...more };
  mention(scope, bound);
  if (sorts.size > 0) called.set(each, sorts);
  const found = lower(each);
  // What was said of each one by itself cannot be meant behind these words.
  const left = scope.mentions.filter((one) => one !== bound && !speaksOf(one.ref, each));
  scope.mentions.splice(0, scope.mentions.length, ...left);
  return found;
};

/** Fields of a verb's node that hold it/them: what the verb does to its subject would be told by "itself". */
const arguments_ = (verb: object): ReadonlySet<unknown> =>
  new Set(
    [verb, ...denied(verb)]
      .flatMap((phrase) => Object.values(phrase))
      .filter((part) => isNode(part) && (part.kind === "it" || part.kind === "them")),
  );
/** The verbs behind "can't". */
const denied = (verb: object): readonly object[] => {
  const does: unknown = "does" in verb ? verb.does : undefined;
  if (!isNode(does)) return [];
  return does.kind === "series" ? (does["items"] as readonly object[]) : [does];
};

/** Whether a subject is written in the plural: "each of those creatures" is not. */
const isWrittenPlural = (subject: unknown, known: Mention | undefined): boolean => {
  if (!isNode(subject) || subject.kind.startsWith("eachOf")) return false;
  const { det, noun } = subject;
  if (subject.kind !== "determined" || !isNode(det) || !isNode(noun)) return known?.plural ?? true;
  return det.kind !== "each" && (det.kind === "all" || isPluralNoun(noun as never));
};

/** What an instruction or a statement is about, where that is several things, one by one or all of them alike. */
const groupOf = (scope: Scope, { node, objects }: Subject): Mention | undefined => {
  const known = scope.mentions.findLast((each) => same(each.ref, objects));
  const { type } = objects;
  const several =
    known?.plural === true ||
    known?.several === true ||
    ["all", "among", "together"].includes(type) ||
    (isNode(node) && node.kind.startsWith("eachOf"));
  if (!several) return undefined;
  const plural = isWrittenPlural(node, known);
  return known === undefined
    ? { ref: objects, is: "object", plural, words: new Set() }
    : known.plural === plural
      ? known
      : { ...known, plural };
};

/** What a clause is about, with the words that say so. */
export interface Subject {
  readonly objects: A.Objects;
  readonly node: unknown;
}

/**
 * Lowers what a verb says of its subject. Of several things "its" and "their" are each one's own there; "it" beside the verb
 * is something else.
 */
export const saidOfEach = <T>(
  scope: Scope,
  subject: Subject,
  verb: object,
  lower: (each?: A.Each) => T,
): T => {
  const group = groupOf(scope, subject);
  if (group === undefined) return lower();
  const barred = arguments_(verb);
  const place = scope.mentions.findLastIndex((each) => same(each.ref, subject.objects));
  if (barred.size > 0 && place >= 0) scope.mentions[place] = { ...scope.mentions[place]!, barred };
  if (saysX(verb)) scope.eachX = scope.eachX === undefined ? group : "several";
  const from = isNode(subject.node) ? { from: [subject.node] } : {};
  const { objects } = subject;
  const filters = objects.type === "all" ? conjuncts(objects.filter) : [];
  const own = (each: A.Each): T => withWhose(scope, filters, each, () => lower(each));
  return withEach(scope, group.plural, own, { barred, ...from }, group.words);
};

/** X in a number, a size or a cost. */
const saysX = (node: unknown): boolean => node === "X" || (isObject(node) && Object.values(node).some(saysX));

/** In an ability that each of them has, "each" is the object that has it. */
export const ownInAbilities = <T>(value: T, inside = false): T => {
  if (!isObject(value)) return value;
  if (inside && value["type"] === "each") return A.self as T;
  const gained = inside || value["type"] === "gainAbilities";
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    bindsEach[String(value["type"])] === key ? part : ownInAbilities(part, gained),
  ]);
  // Only references to objects change, for references to one.
  return (Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
};

/** Lowers the value of X, which is each one's own where X was said of several things alike. */
export const valueForEach = <T>(scope: Scope, lower: () => T): T => {
  const { eachX } = scope;
  scope.eachX = undefined;
  return eachX === undefined || eachX === "several"
    ? lower()
    : withEach(scope, eachX.plural, lower, eachX.from === undefined ? {} : { from: eachX.from }, eachX.words);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Whether a part of the model speaks of exactly this `each`. */
export const speaksOf = (part: unknown, each: A.Each): boolean =>
  part === each || (isObject(part) && Object.values(part).some((inner) => speaksOf(inner, each)));

/** Where `each` means what a filter is asked about. */
const bindsEach: Readonly<Record<string, string>> = { compare: "value", fulfils: "condition" };

/** Whether it speaks of one by itself other than `own`, and other than what a filter inside is asked about. */
export const speaksOfOther = (part: unknown, own?: A.Each): boolean => {
  if (!isObject(part)) return false;
  if (part["type"] === "each") return !Object.is(part, own);
  return Object.entries(part).some(
    ([key, inner]) => bindsEach[String(part["type"])] !== key && speaksOfOther(inner, own),
  );
};

/** What binds "each player": whom it asks about by itself. */
const bindsPlayer: Readonly<Record<string, string>> = {
  playersWho: "condition",
  forEachPlayer: "effect",
  extreme: "of",
};

/** Whether it speaks of the player at hand, and not only of those that it asks about itself. */
export const speaksOfPlayerAtHand = (part: unknown): boolean =>
  isObject(part) &&
  (part["type"] === "eachPlayer" ||
    Object.entries(part).some(
      ([key, inner]) =>
        (bindsPlayer[String(part["type"])] !== key || (key === "of" && part["players"] === undefined)) &&
        speaksOfPlayerAtHand(inner),
    ));

/** What stands behind "with …": what is compared, and the words it is compared with. */
interface Compared {
  /** The number that is compared. */
  readonly stat: string;
  readonly with: { readonly span: Span };
  /** What is compared: its number, and the words it can be called by. */
  readonly noun: {
    readonly plural?: true;
    readonly words: ReadonlySet<string>;
    readonly filters: readonly A.Filter[];
  };
}

/** "with power less than its power", "with mana value equal to 1 plus its mana value": of something else, as nothing has less power than itself. */
const isSameStat = ({ stat, with: bound }: Compared): boolean => {
  const own = (value: unknown): boolean =>
    isNode(value) &&
    value.kind === "statOf" &&
    isNode(value["of"]) &&
    ["its", "theirPlural"].includes(value["of"].kind) &&
    isNode(value["stat"]) &&
    value["stat"]["is"] === stat;
  // The numbers of other things in it are compared on their own.
  const speaksOfOwn = (value: unknown): boolean =>
    own(value) || (isNode(value) && !("noun" in value) && Object.values(value).some(speaksOfOwn));
  return isNode(bound) && (speaksOfOwn(bound["q"]) || speaksOfOwn(bound["n"]));
};

/** "Toughness greater than its power", "power greater than its base power": the words for a creature's own size (208). */
const isOwnSize = ({ stat, with: bound }: Compared): boolean =>
  isSize(stat) && isNode(bound) && saysSize(bound["q"]);
const isSize = (stat: unknown): boolean =>
  ["power", "toughness", "basePower", "baseToughness"].includes(String(stat));
const saysSize = (q: unknown): boolean =>
  isNode(q) && q.kind === "statOf" && isNode(q["stat"]) && isSize(q["stat"]["is"]);

const sizeless: ReadonlySet<string> = new Set(["artifact", "enchantment", "land", "planeswalker", "battle"]);
/** "An artifact with mana value less than its power": that has none (208.1). */
const isSizeOfOther = ({ with: bound, noun: { words } }: Compared): boolean =>
  isNode(bound) &&
  saysSize(bound["q"]) &&
  [...words].every((each) => sizeless.has(each) || each === "card" || each === "permanent") &&
  [...words].some((each) => sizeless.has(each));

/** "a card with mana value equal to the number of counters on it": a card or a spell has none (122.1). */
const isCountersOnCard = ({ with: bound, noun }: Compared): boolean =>
  (noun.words.has("card") || noun.words.has("spell")) && holdsKind(bound, "countersOn");

/** Things that "it" and "its" can mean here, each once; a permanent's own text can always speak of itself. */
const outerMeanings = (scope: Scope, fits: (mention: Mention) => boolean = () => true): number => {
  const refs = scope.mentions
    .filter((each) => each.is === "object" && fits(each))
    .map((each) => JSON.stringify(each.ref));
  return new Set(refs).size;
};

/** Whether an instruction around it is carried out for each of some things. */
const saysEachOutside = ({ mentions }: Scope, own: A.Each): boolean =>
  mentions.some(({ ref, is }) => is === "object" && ref.type === "each" && !Object.is(ref, own));

/**
 * Lowers what the things of a noun phrase are compared with. "Its" and "their" there mean each of those things by itself,
 * unless that could never be so or always would: then they mean the one thing mentioned before.
 */
export const comparedWithOwn = <T>(compared: Compared, scope: Scope, lower: () => T): T => {
  if (isSameStat(compared)) {
    if (outerMeanings(scope) > 1)
      return refuse(compared.with, "it is not clear whose number this is", "RW4003");
    return outer(compared, lower());
  }
  if (isCountersOnCard(compared)) return outer(compared, lower());
  const { plural = false } = compared.noun;
  const agrees = (each: Mention): boolean => (each.plural || each.several === true) === plural;
  const isOpen = !isOwnSize(compared) && (isSizeOfOther(compared) || outerMeanings(scope, agrees) > 0);
  const own = (each: A.Each): T => {
    const value = withWhose(scope, compared.noun.filters, each, lower);
    // "For each creature, … a card with mana value less than its power": that creature has one, too.
    if (speaksOf(value, each) && (isOpen || (!plural && saysEachOutside(scope, each))))
      return refuse(
        compared.with,
        "this may be a number of what is described or of what was mentioned before",
        "RW4003",
      );
    return speaksOfOther(value, each)
      ? refuse(compared.with, "each cannot be compared with each of several others yet")
      : value;
  };
  return withEach(scope, plural, own, { compared: true });
};
const outer = <T>({ with: bound }: Compared, value: T): T =>
  speaksOfOther(value) ? refuse(bound, "each cannot be compared with each of several others yet") : value;

/** What each player did that to was that player's own: controlled as it last was, or owned. */
const ownedHow: Readonly<Record<string, (players: A.Players) => A.Filter>> = {
  created: A.controlledBy,
  sacrificed: A.controlledBy,
  discarded: A.ownedBy,
  drawn: A.ownedBy,
  milled: A.ownedBy,
  revealed: A.ownedBy,
};

/** Whether the instruction for each player was about that player's own things ("exiles a creature they control"). */
const ownFilter = (of: A.Objects | undefined): ((players: A.Players) => A.Filter) | undefined => {
  if (of?.type === "topCards") return of.of.type === "eachPlayer" ? A.ownedBy : undefined;
  if (of?.type !== "choose" && of?.type !== "all") return undefined;
  const parts = conjuncts(of.filter);
  return parts
    .map((part) => {
      if (part.type === "controlledBy" && part.players.type === "eachPlayer") return A.controlledBy;
      const owned =
        (part.type === "ownedBy" && part.players.type === "eachPlayer") ||
        (part.type === "inZone" && part.of?.type === "eachPlayer");
      return owned ? A.ownedBy : undefined;
    })
    .find((found) => found !== undefined);
};

type Where = Pick<PhraseNode, "span">;

/** Whose it was what each of several players did something to, where that tells it from what the others did it to. */
const ownOf = ({ how, of, library }: Mention): ((players: A.Players) => A.Filter) | undefined =>
  ownFilter(of) ??
  (library?.type === "eachPlayer" ? A.ownedBy : how === undefined ? undefined : ownedHow[how]);

/** Whose each one by itself was of what each of several players did something to. */
export const whoseWas = (done: Mention): A.Players | undefined => {
  const own = ownOf(done);
  if (done.several !== true || own === undefined) return undefined;
  return own === A.ownedBy ? A.ownerOf(A.each) : A.controllerOf(A.each);
};

/**
 * "Each player sacrifices a creature, then loses life equal to its power": each of them by what that player sacrificed
 * (608.2e). "Each player chooses a creature and puts a counter on it" is not about what the others chose, either.
 */
export const ofPlayerAtHand = (node: Where, scope: Scope, done: Mention): A.Objects => {
  // An object mention speaks of objects.
  const objects = done.ref as A.Objects;
  if (scope.within === "each" && same(objects, scope.hand)) return A.each;
  if (scope.within !== "eachPlayer" || done.several !== true || objects.type !== "bound") return objects;
  const own = ownOf(done);
  return own === undefined
    ? refuse(node, "only what each player owns or controls is told apart from that of the others yet")
    : A.among(objects, own(A.eachPlayer));
};

/** The same of objects that were mentioned before: "each player draws two cards, then discards one of them". */
export const ownOfPlayerAtHand = (node: Where, scope: Scope, objects: A.Objects): A.Objects => {
  const known = scope.mentions.findLast(({ ref, several }) => several === true && same(ref, objects));
  return known === undefined ? objects : ofPlayerAtHand(node, scope, known);
};

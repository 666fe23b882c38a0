import * as A from "../../abilities/index.ts";
import { refuse, type Mention, type PhraseNode, type Scope } from "../lower/scope.ts";
import { holdsPart, holdsType, same } from "../lower/same.ts";
import { conjuncts } from "../lower/series.ts";
import { besideOther } from "./resolve.ts";
import { elsewhere, headsIn, sortsIn, isOneOfThem, canBeItself, areApart, speaksOfSome } from "./sorts.ts";
import { zoneGoneTo } from "../lower/working-zones.ts";

/** What is known of the things that a text asks for beside others. */

export const sayThanWhat = "say other than what this is, as in “other than this creature”";

/** "Other" before it is known other than what: unlike "other than this creature", which says so. */
export const otherOne: A.Filter = A.otherThan(A.self);
/** Whether a filter is that "other". */
export const isOther = (filter: A.Filter): boolean => filter === otherOne;

/** A noun phrase with "other" in it. */
export interface About {
  /** "other" or "another". */
  readonly node: PhraseNode;
  readonly filters: readonly A.Filter[];
  /** The types that are asked for. */
  readonly sorts: readonly string[];
  /** What an instruction did that to, of which these are some: "exiled this way". */
  readonly from: A.Objects | undefined;
  readonly scope: Scope;
}

/** What the text spoke of last of the objects that fit. */
export const latest = (scope: Scope, fits: (each: Mention) => boolean): A.Objects | undefined => {
  const found = scope.mentions.findLast((each) => each.is === "object" && fits(each));
  // An object mention speaks of objects.
  return found?.ref as A.Objects | undefined;
};

/** What attacks, blocks or deals combat damage is a creature, whatever it is called (506.3, 510.1). */
const isInCombat = (event: A.TriggerEvent | undefined, role: A.EventObjects["role"]): boolean =>
  event?.type === "eitherEvent"
    ? event.events.every((each) => isInCombat(each, role))
    : event?.type === "damage"
      ? event.combat === true && role === "source"
      : role !== "other" && /^(attack|block|becomesBlocked)/.test(event?.type ?? "");

/** Whether a party of the event is where those others are, and may be one of those that their players control. */
const isBesideThem = ({ ref, words }: Mention, { filters, scope: { trigger } }: About): boolean => {
  const heads = filters.flatMap(headsIn);
  const whose = filters.filter(({ type }) => type === "controlledBy" || type === "kind");
  const watched = trigger !== undefined && "what" in trigger ? trigger.what : undefined;
  return (
    ref.type === "eventObjects" &&
    words.size > 0 &&
    elsewhere.every((word) => !words.has(word) || heads.includes(word)) &&
    !(ref.role === "object" && watched !== undefined && areApart(watched as A.Filter, whose))
  );
};

/** Whether what the text was about is one of them: what the card is attached to, or a party of the event. */
export const isAmongThem = (mention: Mention, about: About): boolean => {
  const { ref, words } = mention;
  const { sorts, filters, scope } = about;
  if (ref.type !== "eventObjects") return ref.type === "host" && speaksOfSome(words, sorts);
  const called = isInCombat(scope.trigger, ref.role) ? new Set([...words, "creature"]) : words;
  const barred = filters.flatMap((each) => (each.type === "not" ? sortsIn(each.filter) : []));
  return (
    isBesideThem(mention, about) &&
    speaksOfSome(called, sorts.length > 0 ? sorts : filters.flatMap(headsIn)) &&
    !speaksOfSome(called, barred)
  );
};

/** What may be of any type. */
const anySort = ["permanent", "token", "source"];
/** Whether a party of the event may be one of them, also where its own words don't say so. */
export const mayBeAmongThem = (mention: Mention, about: About): boolean => {
  const { words } = mention;
  const isOfAnySort = [...words].every((word) => anySort.includes(word));
  return (
    isBesideThem(mention, about) &&
    (isOfAnySort || asksToken(about) || speaksOfSome(words, about.filters.flatMap(headsIn)))
  );
};

/** The party of the event for which that is so, unless it has left the battlefield: "a Goblin blocks a creature" has two. */
export const partyOf = (about: About, fits: (each: Mention) => boolean): A.Objects | undefined => {
  const { node, scope } = about;
  if (scope.trigger === undefined || isInEvent(about) || hasLeft(about)) return undefined;
  const found = latest(scope, fits);
  const isRival = (each: Mention): boolean => fits(each) && !same(each.ref, found);
  return found !== undefined && !holdsType(scope.trigger, "host", "self") && scope.mentions.some(isRival)
    ? refuse(node, sayThanWhat, "RW4003")
    : found;
};

/** What the text was about last of what triggers the ability and what its card is attached to. */
export const spokenOf = (about: About): A.Objects | undefined =>
  latest(about.scope, (each) => isAmongThem(each, about));

/** "This creature or another creature": in the event it is other than this one. */
export const isInEvent = ({ node }: Pick<About, "node">): boolean => besideOther(node)?.section === "event";

const isOfCards = (filter: A.Filter): boolean =>
  (filter.type === "kind" && filter.kind === "card") ||
  (filter.type === "inZone" && filter.zone !== "battlefield");
/** "Each other creature that died this turn": wherever they are now. */
export const isOfPast = ({ filters, scope: { question } }: About): boolean =>
  question !== undefined || filters.some(({ type }) => type === "history");
/** What left the battlefield is none of the permanents there (400.7); where the card itself is one, it may be meant. */
export const hasLeft = (about: About): boolean =>
  !isOfPast(about) && isOfLeft(about) && isOneOfThem(about.scope.face, about.sorts);
const isOfLeft = ({ filters, scope: { trigger } }: About): boolean =>
  !filters.some(isOfCards) &&
  (trigger?.type === "sacrifices" ||
    (trigger?.type === "zoneChange" && trigger.from === "battlefield" && trigger.to !== "battlefield"));

/** "Whenever a creature dies, exile each other card from its owner's graveyard": what died is one of the cards there. */
export const isWhereItWent = ({ filters, sorts, scope: { trigger } }: About): boolean => {
  const zone = trigger === undefined ? undefined : zoneGoneTo(trigger);
  return (
    sorts.length === 0 &&
    zone !== undefined &&
    filters.some((filter) => filter.type === "inZone" && filter.zone === zone)
  );
};

/** "This creature or another creature dies", but not "a creature dealt damage by this creature". */
const isOfItself = (filter: A.Filter | undefined): boolean =>
  filter?.type === "and" || filter?.type === "or"
    ? filter.filters.some(isOfItself)
    : (filter?.type === "isOneOf" || filter?.type === "otherThan") && filter.objects.type === "self";

/** The event may be about the card itself or about something else that could be one of those others. */
export const canBeEither = (about: About): boolean => {
  const { sorts, scope } = about;
  return (
    (scope.trigger?.type === "zoneChange" || scope.trigger?.type === "sacrifices") &&
    !isOfItself(scope.trigger.what) &&
    isOneOfThem(scope.face, sorts) &&
    scope.mentions.some(
      (each) => (each.ref.type === "eventObjects" && isAmongThem(each, about)) || mayBeAmongThem(each, about),
    )
  );
};

/** "Other cards exiled with this": those that another ability of the card exiled (607.2a). */
export const isOfExile = (filter: A.Filter): boolean =>
  filter.type === "isOneOf" && filter.objects.type === "linked";
/** Whether spells are asked for. */
export const isSpell = ({ filters }: About): boolean =>
  filters.some((filter) => filter.type === "kind" && filter.kind === "spell");

/** Whether a target of the ability is a spell. */
export const targetsSpell = ({ targets }: Scope): boolean =>
  targets.some(({ objects }) => objects !== undefined && holdsPart(objects, A.kind("spell")));

/** A target that is none of them anyway, unless it was put where they are. */
export const isApartFrom = (
  ref: Mention["ref"],
  { scope, filters }: Pick<About, "scope" | "filters">,
): boolean => {
  const target = ref.type === "target" ? scope.targets[ref.index]?.objects : undefined;
  const put = scope.mentions.findLast(({ of, zone }) => zone !== undefined && same(of, ref))?.zone;
  return target !== undefined && put !== "battlefield" && areApart(target, filters);
};
/** Another Elf is rather other than the Elf that says so than any target creature. */
export const couldBeOf = (known: readonly string[], { sorts, scope: { face } }: About): boolean =>
  face.isSpell ||
  known.length === 0 ||
  sorts.length === 0 ||
  known.includes("permanent") ||
  sorts.includes("permanent") ||
  speaksOfSome(new Set(known), sorts);

/** What one instruction alone did that to. */
export const onlyDone = (about: About, how: string): A.Objects | undefined => {
  const done = about.scope.mentions.filter(
    (each) =>
      each.is === "object" &&
      each.ref.type === "bound" &&
      each.how === how &&
      // A target is known as one.
      each.of?.type !== "target" &&
      couldBeOf([...each.words], about),
  );
  const [first, ...others] = [...new Set(done.map((each) => JSON.stringify(each.ref)))];
  return first === undefined || others.length > 0 ? undefined : (done[0]!.ref as A.Objects);
};
/** The card itself is no token. */
export const asksToken = ({ filters }: About): boolean =>
  filters.some((filter) => same(filter, A.kind("token")));

/** Those of its sort, Goblins where it is about creatures, that the text of a permanent spoke of together. */
export const spokenBeside = ({ sorts, filters, scope: { face, mentions } }: About): A.All | undefined => {
  const named = [...sorts, ...filters.flatMap(headsIn)];
  return face.isSpell
    ? undefined
    : mentions
        .filter(({ words }) => speaksOfSome(words, named))
        .flatMap((mention) => setOf(mention) ?? [])
        .at(-1);
};
/** All that a phrase names, whether or not they have been affected since. */
export const setOf = (mention: Mention | undefined): A.All | undefined =>
  [mention?.ref, mention?.of].find((each): each is A.All => each?.type === "all");
/** A permanent is no spell, and may be something of another sort. */
export const canBeThis = (about: About): boolean =>
  !isSpell(about) && canBeItself(about.scope.face, about.sorts);

/** Neither by its type line nor, as its cost of being turned face up is paid, face down (708.2a). */
export const isNoneItself = ({ sorts, scope: { face, paying } }: About): boolean =>
  !paying && !canBeItself(face, sorts);
/** Whether the card is an Aura that enchants one of them. */
export const canBeEnchanted = ({ filters, scope: { face } }: About): boolean =>
  filters.some((filter) => filter.type === "hasType" && holdsPart(face.enchants, filter));

/** A permanent that its own cost has not taken away. */
export const isThere = ({ face, spent }: Scope): boolean => !face.isSpell && spent === undefined;

/** They are called all that the others are called, and more. */
export const areSomeOf = ({ filter }: A.All, { filters }: About): boolean => {
  const known = conjuncts(filter);
  const asked = filters.flatMap(conjuncts).filter((each) => !isOther(each));
  return (
    known.length > asked.length &&
    !holdsType(filter, "otherThan") &&
    asked.every((each) => known.some((one) => same(one, each)))
  );
};

/** The objects that the sentences before spoke of last. */
export const lastSaid = ({ scope: { said } }: About): Mention | undefined =>
  said?.findLast(({ is }) => is === "object");

/** One of them that an instruction picked or made, and no target. */
export const isPickedOf = ({ is, plural, ref, of, words }: Mention, { sorts, filters }: About): boolean =>
  is === "object" &&
  !plural &&
  words.has("card") === filters.flatMap(headsIn).includes("card") &&
  (ref.type === "choose" || ref.type === "bound") &&
  of?.type !== "target" &&
  speaksOfSome(words, sorts);

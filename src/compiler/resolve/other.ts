import * as A from "../../abilities/index.ts";
import { mentionAt } from "../lower/referents.ts";
import { refuse, type Mention, type PhraseNode, type Scope } from "../lower/scope.ts";
import { holdsPart, holdsType, same } from "../lower/same.ts";
import { conjuncts } from "../lower/series.ts";
import { wordsOfEach } from "./bound.ts";
import { isHost } from "./nouns.ts";
import { besideOther } from "./resolve.ts";
import { sortsIn, headsIn, isOneOfThem, canBeItself, speaksOfSome, cardTypeOfSort } from "./sorts.ts";

/** "Other" before it is known other than what: unlike "other than this creature", which says so. */
export const otherOne: A.Filter = A.otherThan(A.self);
const isOther = (filter: A.Filter): boolean => filter === otherOne;

/** A noun phrase with "other" in it. */
interface About {
  /** "other" or "another". */
  readonly node: PhraseNode;
  readonly filters: readonly A.Filter[];
  /** The types that are asked for. */
  readonly sorts: readonly string[];
  /** What an instruction did that to, of which these are some: "exiled this way". */
  readonly from: A.Objects | undefined;
  readonly scope: Scope;
}

interface Rule {
  /** What the rule says, in a few words. */
  readonly name: string;
  /** What the others are other than, or what they are instead. */
  readonly find: (about: About) => A.Objects | A.Not | undefined;
}

const latest = (scope: Scope, fits: (each: Mention) => boolean): A.Objects | undefined => {
  const found = scope.mentions.findLast((each) => each.is === "object" && fits(each));
  // An object mention speaks of objects.
  return found?.ref as A.Objects | undefined;
};

/** What the text was about last of what triggers the ability and what its card is attached to. */
const spokenOf = ({ sorts, scope }: About): A.Objects | undefined =>
  latest(
    scope,
    ({ ref, words }) => (ref.type === "host" || ref.type === "eventObjects") && speaksOfSome(words, sorts),
  );

/** "This creature or another creature": in the event it is other than this one. */
const isInEvent = ({ node }: Pick<About, "node">): boolean => besideOther(node)?.section === "event";

const isOfCards = (filter: A.Filter): boolean =>
  (filter.type === "kind" && filter.kind === "card") ||
  (filter.type === "inZone" && filter.zone !== "battlefield");
/** "Each other creature that died this turn": wherever they are now. */
const isOfPast = ({ filters, scope: { question } }: About): boolean =>
  question !== undefined || filters.some(({ type }) => type === "history");
/** What left the battlefield is none of the permanents there (400.7). */
const hasLeft = (about: About): boolean => !isOfPast(about) && isOfLeft(about);
const isOfLeft = ({ filters, scope: { trigger } }: About): boolean =>
  !filters.some(isOfCards) &&
  trigger?.type === "zoneChange" &&
  trigger.from === "battlefield" &&
  trigger.to !== "battlefield";

/** The zone that something is put into by every such event (701.9a, 701.21a). */
const destination = (event: A.TriggerEvent): A.Zone | undefined => {
  switch (event.type) {
    case "zoneChange":
      return event.to;
    case "discards":
    case "sacrifices":
      return "graveyard";
    case "keywordAction":
      // 702.29a
      return event.action === "cycle" ? "graveyard" : undefined;
    case "draws":
      return "hand";
    case "eitherEvent": {
      const [zone, ...more] = event.events.map(destination);
      return more.every((each) => each === zone) ? zone : undefined;
    }
    default:
      return undefined;
  }
};
/** "Whenever a creature dies, exile each other card from its owner's graveyard": what died is one of the cards there. */
const isWhereItWent = ({ filters, sorts, scope: { trigger } }: About): boolean => {
  const zone = trigger === undefined ? undefined : destination(trigger);
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
const canBeEither = ({ sorts, scope: { trigger, mentions, face } }: About): boolean =>
  trigger?.type === "zoneChange" &&
  !isOfItself(trigger.what) &&
  isOneOfThem(face, sorts) &&
  mentions.some(({ ref, words }) => ref.type === "eventObjects" && speaksOfSome(words, sorts));

const isOfExile = (filter: A.Filter): boolean =>
  filter.type === "isOneOf" && filter.objects.type === "linked";
const isSpell = ({ filters }: About): boolean =>
  filters.some((filter) => filter.type === "kind" && filter.kind === "spell");

const targetsSpell = ({ targets }: Scope): boolean =>
  targets.some(({ objects }) => objects !== undefined && holdsPart(objects, A.kind("spell")));
/** No permanent is other than a spell. */
const isOtherSort = (target: A.Filter, about: About): boolean =>
  about.sorts.length > 0 && holdsPart(target, A.kind("spell")) && !isSpell(about);
const sortsOfTarget = (target: A.Filter): readonly string[] =>
  sortsIn(target.type === "and" ? A.or(target.filters) : target);
/** Another Elf is rather other than the Elf that says so than any target creature. */
const couldBeOf = (known: readonly string[], { sorts, scope: { face } }: About): boolean =>
  face.isSpell ||
  known.length === 0 ||
  sorts.length === 0 ||
  known.includes("permanent") ||
  sorts.some((sort) => sort === "permanent" || known.includes(sort));

/** "Another target" can be other than an earlier one of its sort: "tap target land. Another target creature …" is not. */
export const couldBeTarget = (earlier: A.Filter, filters: readonly A.Filter[]): boolean => {
  const known = sortsOfTarget(earlier).map(cardTypeOfSort);
  const asked = filters.flatMap(sortsIn).map(cardTypeOfSort);
  const isOpen = (types: readonly (string | undefined)[]): boolean =>
    types.length === 0 || types.includes(undefined);
  return isOpen(known) || isOpen(asked) || asked.some((type) => known.includes(type));
};

/** What one instruction alone did that to. */
const onlyDone = (about: About, how: string): A.Objects | undefined => {
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
const asksToken = ({ filters }: About): boolean => filters.some((filter) => same(filter, A.kind("token")));

/** The words of a mention, with the card types of its subtypes. */
const withTypes = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].flatMap((word) => [word, cardTypeOfSort(word) ?? word]));

/** Those of its sort, Goblins where it is about creatures, that the text of a permanent spoke of together. */
const spokenBeside = ({ sorts, filters, scope: { face, mentions } }: About): A.All | undefined => {
  const named = [...sorts, ...filters.flatMap(headsIn)];
  return face.isSpell
    ? undefined
    : mentions
        .filter(({ words }) => speaksOfSome(withTypes(words), named))
        .flatMap((mention) => setOf(mention) ?? [])
        .at(-1);
};
/** All that a phrase names, whether or not they have been affected since. */
const setOf = (mention: Mention | undefined): A.All | undefined =>
  [mention?.ref, mention?.of].find((each): each is A.All => each?.type === "all");
/** A permanent is no spell, and may be something of another sort. */
const canBeThis = (about: About): boolean => !isSpell(about) && canBeItself(about.scope.face, about.sorts);

/** They are called all that the others are called, and more. */
const areSomeOf = ({ filter }: A.All, { filters }: About): boolean => {
  const known = conjuncts(filter);
  const asked = filters.flatMap(conjuncts).filter((each) => !isOther(each));
  return (
    known.length > asked.length &&
    !holdsType(filter, "otherThan") &&
    asked.every((each) => known.some((one) => same(one, each)))
  );
};

/** The objects that the sentences before spoke of last. */
const lastSaid = ({ scope: { said } }: About): Mention | undefined =>
  said?.findLast(({ is }) => is === "object");

/** In this order: the first that finds something decides. */
const rules: readonly Rule[] = [
  {
    // The permanent itself is not in exile.
    name: "the card spoken of before, of those exiled with this",
    find: ({ filters, scope }) =>
      filters.some(isOfExile) ? latest(scope, ({ ref }) => ref.type !== "self") : undefined,
  },
  {
    name: "each of those that the clause is about",
    find: ({ filters, sorts, scope }) => {
      const named = [...sorts, ...filters.flatMap(headsIn)];
      return latest(
        scope,
        ({ ref, words }) => ref.type === "each" && speaksOfSome(wordsOfEach(ref) ?? words, named),
      );
    },
  },
  {
    // "A Treasure token for each land card exiled this way. … for each other card exiled this way": not other than this card.
    name: "none of those that something was done to this way, unless one of them was spoken of by itself",
    find: ({ node, from, scope: { mentions } }) =>
      from === undefined || mentions.some(({ ref, of }) => same(ref, from) && holdsType(of, "self", "target"))
        ? undefined
        : refuse(node, "say which of these are meant, as in “nonland card”", "RW4003"),
  },
  {
    // 701.3b: to attach it to what it is attached to does nothing.
    name: "what the thing to be attached anew is attached to",
    find: ({ scope }) => latest(scope, ({ ref }) => ref.type === "all" && ref.filter.type === "hasAttached"),
  },
  {
    name: "the spell itself, of spells",
    find: (about) =>
      about.scope.face.isSpell && isSpell(about) && !targetsSpell(about.scope) ? A.self : undefined,
  },
  {
    // "Creatures you control with flying get +1/+1. Other creatures you control …", of a creature.
    name: "neither the card itself nor some of those that the text was about, where both could be meant",
    find: (about) => {
      const beside = canBeThis(about) ? spokenBeside(about) : undefined;
      return beside === undefined || !areSomeOf(beside, about)
        ? undefined
        : refuse(about.node, "say other than what this is: “other than this creature”", "RW4003");
    },
  },
  {
    name: "what its clause speaks of",
    find: ({ node, sorts, scope }) => {
      for (const mate of besideOther(node)?.mates ?? []) {
        if (mate.phrase.reference === "self") {
          if (canBeItself(scope.face, sorts)) return A.self;
          continue;
        }
        if (isInEvent({ node }) && !isHost(mate.phrase))
          return refuse(node, "say other than what this is: “other than this creature”", "RW4003");
        const found = mentionAt(node, mate, scope);
        if (found === undefined && isHost(mate.phrase)) return A.host;
        if (found?.is === "object" && !found.plural) return found.ref as A.Objects;
      }
      return undefined;
    },
  },
  {
    name: "the targets before it",
    find: (about) => {
      const refs = about.scope.targets.flatMap(({ objects }, index) =>
        objects === undefined || isOtherSort(objects, about) || !couldBeOf(sortsOfTarget(objects), about)
          ? []
          : [A.target(index)],
      );
      const last = lastSaid(about);
      // "Tap target creature. Creatures you control get +1/+1. Each other creature …": other than it, or than those?
      if (refs.length > 0 && last && setOf(last) && speaksOfSome(last.words, about.sorts))
        return refuse(about.node, "say other than what this is", "RW4003");
      return refs.length > 1 ? A.together(refs) : refs[0];
    },
  },
  {
    name: "what was chosen before it",
    find: (about) => onlyDone(about, "chosen"),
  },
  {
    name: "what was created before it, where the card itself is none of them",
    find: (about) =>
      about.scope.face.isSpell || asksToken(about) || !isOneOfThem(about.scope.face, about.sorts)
        ? onlyDone(about, "created")
        : undefined,
  },
  {
    name: "what this is attached to, where the text is about that",
    find: (about) => {
      const found = spokenOf(about);
      return found?.type === "host" ? found : undefined;
    },
  },
  {
    name: "what the ability triggers on, unless that has left the battlefield",
    find: (about) =>
      about.scope.trigger === undefined || isInEvent(about) || hasLeft(about)
        ? undefined
        : latest(
            about.scope,
            (each) =>
              (each.ref.type === "host" || each.ref.type === "eventObjects") &&
              // A spell is none of the permanents.
              (!each.words.has("spell") || isSpell(about)) &&
              (speaksOfSome(each.words, about.sorts) || isWhereItWent(about)) &&
              !isNoneOfThem(each.ref as A.Objects, about),
          ),
  },
  {
    // "Whenever a creature you control dies, each other creature …": other than that creature, or than this one?
    name: "neither what died nor the card itself, where both could be meant",
    find: (about) =>
      hasLeft(about) && !isInEvent(about) && canBeEither(about)
        ? refuse(about.node, "say other than what this is: “other than this creature”", "RW4003")
        : undefined,
  },
  {
    // "Creatures you control get +1/+1 and other creatures get -1/-1", of an enchantment.
    name: "the others of those that it was spoken of beside, where the card itself is none of them",
    find: (about) => {
      const beside = spokenBeside(about);
      return beside === undefined || canBeThis(about) ? undefined : A.not(beside.filter);
    },
  },
  {
    // "Whenever you cast a spell, if you've cast another spell this turn": the one at hand was cast this turn, too.
    name: "what the event of the ability is about, where the past is asked for more of the same",
    find: (about) =>
      !isOfPast(about) || about.scope.trigger === undefined
        ? undefined
        : latest(
            about.scope,
            ({ ref, words }) =>
              ref.type === "eventObjects" &&
              speaksOfSome(words, [...about.sorts, ...about.filters.flatMap(headsIn)]),
          ),
  },
  {
    name: "not the card itself, where it is none of them and some are paid with, which is done later (601.2c, 601.2h)",
    find: ({ node, sorts, scope: { face, mentions } }) =>
      !canBeItself(face, sorts) &&
      mentions.some(({ ref, words }) => ref.type === "costObjects" && speaksOfSome(words, sorts))
        ? refuse(node, "say other than what this is", "RW4003")
        : undefined,
  },
  {
    name: "the card itself, where it is a permanent or paid for",
    find: ({ node, sorts, scope: { face, paying } }) =>
      !face.isSpell || (canBeItself(face, sorts) && (paying || besideOther(node)?.section === "cost"))
        ? A.self
        : undefined,
  },
  {
    // "Zombies you control get +2/+1. Other creatures you control …"
    name: "what the sentence before was about",
    find: (about) => {
      const last = setOf(lastSaid(about));
      return last && A.not(last.filter);
    },
  },
];

const holdsOther = (filter: A.Filter): boolean =>
  isOther(filter) || ((filter.type === "and" || filter.type === "or") && filter.filters.some(holdsOther));

/** What a condition asks of the things that its noun phrase names, while that is lowered. */
const predicates = new WeakMap<Scope["targets"], readonly A.Filter[]>();
/** Lowers a noun phrase of which that is asked. */
export const askedOfOthers = <T>(filters: readonly A.Filter[], { targets }: Scope, lower: () => T): T => {
  predicates.set(targets, filters);
  const found = lower();
  predicates.delete(targets);
  return found;
};

/**
 * What blocks or is attached to something is another thing anyway: "each other creature blocking it", "if no other creature
 * is blocking it".
 */
const isNoneOfThem = (found: A.Objects | A.Not, { filters, scope }: About): boolean =>
  [...filters, ...(predicates.get(scope.targets) ?? [])].some(
    (filter) =>
      (filter.type === "blocking" && (same(filter.what, found) || same(filter.blockedBy, found))) ||
      (filter.type === "attachedTo" && same(filter.to, found)),
  );

/** The filters of a noun with "other" in it or in front of it, other than what the rules say. */
export const otherThanMeant = (
  node: PhraseNode,
  filters: readonly A.Filter[],
  scope: Scope,
  from?: A.Objects,
): readonly A.Filter[] => {
  if (!filters.some(holdsOther)) return filters;
  const about = { node, filters, sorts: filters.flatMap(sortsIn), from, scope };
  for (const { find } of rules) {
    const found = find(about);
    if (found === undefined || isNoneOfThem(found, about)) continue;
    const other = found.type === "not" ? found : A.otherThan(found);
    const told = (filter: A.Filter): A.Filter =>
      isOther(filter)
        ? other
        : filter.type === "and" || filter.type === "or"
          ? { ...filter, filters: filter.filters.map(told) }
          : filter;
    return filters.map(told);
  }
  return refuse(node, "nothing was mentioned before that this could be other than", "RW4003");
};

import * as A from "../../abilities/index.ts";
import { mentionAt } from "../lower/referents.ts";
import { refuse, type Mention, type PhraseNode, type Scope } from "../lower/scope.ts";
import { holdsPart, holdsType, same } from "../lower/same.ts";
import { wordsOfEach } from "./bound.ts";
import { sectionOf } from "./features.ts";
import { isHost } from "./nouns.ts";
import type { Candidate } from "./types.ts";
import { besideOther } from "./resolve.ts";
import { sortsIn, headsIn, isOneOfThem, canBeItself, sortsOfTarget, speaksOfSome } from "./sorts.ts";
import { doneLast } from "../lower/done-before.ts";
import {
  isOther,
  otherOne,
  type About,
  latest,
  spokenOf,
  isInEvent,
  isOfPast,
  hasLeft,
  isWhereItWent,
  canBeEither,
  isOfExile,
  partyOf,
  sayThanWhat,
  isAmongThem,
  mayBeAmongThem,
  isSpell,
  targetsSpell,
  isApartFrom,
  couldBeOf,
  onlyDone,
  asksToken,
  spokenBeside,
  setOf,
  canBeThis,
  isNoneItself,
  canBeEnchanted,
  isThere,
  areSomeOf,
  lastSaid,
  isPickedOf,
} from "./beside-others.ts";

interface Rule {
  /** What the rule says, in a few words. */
  readonly name: string;
  /** What the others are other than, or what they are instead. */
  readonly find: (about: About) => A.Objects | A.Not | undefined;
}

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
        : refuse(about.node, sayThanWhat, "RW4003");
    },
  },
  {
    name: "what its clause speaks of",
    find: ({ node, sorts, filters, scope }) => {
      for (const mate of besideOther(node)?.mates ?? []) {
        if (mate.phrase.reference === "self") {
          if (canBeItself(scope.face, sorts)) return A.self;
          continue;
        }
        if (isInEvent({ node }) && !isHost(mate.phrase)) {
          // "A creature deals damage to another creature": each event has one that deals it.
          const { number, clause } = mate.phrase;
          const [event, does] = clause.nodes;
          return number === "one" && event?.kind === "objectEvent" && does?.kind === "dealsDamage"
            ? A.eventObjects("source")
            : refuse(node, sayThanWhat, "RW4003");
        }
        const found = mentionAt(node, mate, scope);
        if (found === undefined && isHost(mate.phrase)) return A.host;
        // "A creature you control fights another creature", "if a creature dealt damage to another creature": which one it is,
        // has no name.
        if (found === undefined && isPickedInPassing(mate)) return refuse(node, sayThanWhat, "RW4003");
        if (found?.is === "object" && !found.plural && !isApartFrom(found.ref, { scope, filters }))
          return found.ref as A.Objects;
      }
      return undefined;
    },
  },
  {
    name: "the targets before it",
    find: (about) => {
      const refs = about.scope.targets.flatMap(({ objects }, index) =>
        objects !== undefined &&
        !isApartFrom(A.target(index), about) &&
        couldBeOf(sortsOfTarget(objects), about)
          ? [A.target(index)]
          : [],
      );
      const [ref] = refs;
      if (ref !== undefined && holdsPart(about.filters, ref)) return ref;
      // "Target creature can't block this turn. If no other creatures are attacking, …": is this one counted?
      if (refs.length > 0 && isThere(about.scope) && canBeThis(about))
        return refuse(about.node, sayThanWhat, "RW4003");
      // "If another creature died this turn": other than the target only where that died.
      if (refs.length > 0 && isOfPast(about) && doneLast("destroyed", about.scope)?.of?.type !== "target")
        return refuse(about.node, sayThanWhat, "RW4003");
      const last = lastSaid(about);
      // "Tap target creature. Creatures you control get +1/+1. Each other creature …": other than it, or than those?
      if (refs.length > 0 && last && setOf(last) && speaksOfSome(last.words, about.sorts))
        return refuse(about.node, sayThanWhat, "RW4003");
      // "Another target attacking creature gets +1/+1. Each other attacking creature …": other than both, or than the target?
      if (refs.length > 0 && isBesideFurther(about)) return refuse(about.node, sayThanWhat, "RW4003");
      // "It fights another creature of your choice. Each other creature …": other than both, or than the target?
      if (refs.length > 0 && isBesidePicked(about)) return refuse(about.node, sayThanWhat, "RW4003");
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
    find: (about) => {
      const found = partyOf(
        about,
        (each) =>
          (isAmongThem(each, about) ||
            (isWhereItWent(about) && (each.ref.type === "host" || each.ref.type === "eventObjects"))) &&
          !isNoneOfThem(each.ref as A.Objects, about),
      );
      // "Whenever another creature enters, if you control no other creatures": this one is always among those.
      return found && asksBesideBoth(found, about) ? refuse(about.node, sayThanWhat, "RW4003") : found;
    },
  },
  {
    // "Whenever a token enters, tap another target creature", "whenever you cast a spell, if you've cast another spell this turn"
    name: "what the ability triggers on, where that may be one of them and the card itself is none",
    find: (about) => {
      const found = partyOf(about, (each) => mayBeAmongThem(each, about));
      return found && canBeThis(about) ? refuse(about.node, sayThanWhat, "RW4003") : found;
    },
  },
  {
    // "Whenever a creature you control dies, each other creature …": other than that creature, or than this one?
    name: "neither what died nor the card itself, where both could be meant",
    find: (about) =>
      hasLeft(about) && !isInEvent(about) && canBeEither(about)
        ? refuse(about.node, sayThanWhat, "RW4003")
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
    // "Other creatures you control get -1/-1", of an Aura.
    name: "what an Aura enchants, where the card itself is none of them",
    find: (about) => (isNoneItself(about) && canBeEnchanted(about) ? A.host : undefined),
  },
  {
    // "Sacrifice a creature: Another target creature …" on an artifact (601.2c, 601.2h).
    name: "not the card itself, where it is none of them and is attached to one, some are paid with or the event is about others",
    find: (about) => {
      const { node, sorts, scope } = about;
      const isInstead = ({ ref, words }: Mention): boolean =>
        ref.type === "costObjects"
          ? speaksOfSome(words, sorts)
          : ref.type === "eventObjects" && !hasLeft(about);
      const isAttached = scope.face.subtypes.some((each) => each === "Aura" || each === "Equipment");
      return isNoneItself(about) && (isAttached || scope.mentions.some(isInstead))
        ? refuse(node, sayThanWhat, "RW4003")
        : undefined;
    },
  },
  {
    // "Put a +1/+1 counter on a creature you control. Other creatures …": than that one, or than this one?
    name: "neither one picked before nor the card itself, where both could be meant",
    find: (about) => (isBesidePicked(about) ? refuse(about.node, sayThanWhat, "RW4003") : undefined),
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

/** Whether the sentences before picked one of them. */
const isBesidePicked = (about: About): boolean =>
  about.scope.said?.some((each) => isPickedOf(each, about)) === true;
const isPickedInPassing = ({ phrase: { reference, clause } }: Candidate): boolean =>
  reference === "indefinite" &&
  (clause.section === "instruction" || clause.nodes.some(({ kind }) => sectionOf(kind) === "event"));

/** Whether a target that was spoken of is other than something that could be one of them, too. */
const isBesideFurther = (about: About): boolean => {
  const { mentions, targets } = about.scope;
  const isOtherThan = (ref: Mention["ref"]): boolean =>
    targets.some(({ objects }) => holdsPart(objects, { type: "otherThan", objects: ref }));
  return mentions.some(
    (each) => isOtherThan(each.ref) && (isAmongThem(each, about) || mayBeAmongThem(each, about)),
  );
};
/** Whether a condition that does not speak of what the event is about asks for others, where that is another one than the card itself. */
const asksBesideBoth = (found: A.Objects, about: About): boolean =>
  besideOther(about.node)?.section === "condition" &&
  besideOther(about.node)?.goesOn !== true &&
  holdsPart(about.scope.trigger, otherOne) &&
  canBeThis(about) &&
  !holdsPart([...about.filters, ...(predicates.get(about.scope.targets) ?? [])], found);

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

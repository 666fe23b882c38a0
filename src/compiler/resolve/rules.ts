import { being } from "../../../grammar/language/effects/permanents.ts";
import { encloses } from "../tree.ts";
import { canBeCalled, isHost } from "./nouns.ts";
import { isDamage, isSameVerb, isSentence } from "./features.ts";
import {
  areAlternatives,
  candidateAt,
  contains,
  isCalled,
  isCalledEither,
  isDescribed,
  isOfAsked,
  isOfLost,
  isPicked,
  isSomeonesOwner,
  nearest,
  others,
  preferred,
  selectedBy,
} from "./candidates.ts";
import {
  isAdverbial,
  isCalledOtherwise,
  isDemonstrative,
  isNamedBeside,
  isNamedHost,
  isNamedSo,
  isOneOfEach,
  isOther,
  isSaidBehind,
  isMadeByAnotherName,
  preferences,
} from "./preferences.ts";
import { casesApart } from "./cases.ts";
import { besidesSeveral, isCalledBeside, isOnlyAsked, isUnspoken } from "./itself.ts";
import { asDescribedBefore, copiesTogether, eitherTarget } from "./alike.ts";
import { ofEvent } from "./asked.ts";
import { visible } from "./presence.ts";
import {
  besidesItself,
  between,
  happenedTo,
  isEitherParty,
  isOfEitherController,
  isOneOfAll,
  isParty,
  ownOrOthers,
  rivalOf,
} from "./rivals.ts";
import { orWhole, wantedNouns } from "./wholes.ts";
import { isFit, isSacrificedByOther } from "./sense.ts";
import type { Anaphor, Candidate, Phrase, Rule } from "./types.ts";
import { holds } from "../lower/same.ts";

/** "Equal to its power", not "to its controller" or "dealt to it". */
const isNumberOfDamage = ({ verb, role, within }: Anaphor): boolean =>
  isDamage(verb.kind) && within?.is !== "player" && role !== "recipient";

const isEach = ({ reference, node }: Phrase): boolean =>
  reference === "each" && !node.kind.startsWith("forEach");
const isSingle = ({ reference }: Phrase): boolean => reference !== "each" && reference !== "self";

/** "If it has three or more charge counters on it": the ability may have put them on the card itself. */
const asksOfCounters = ({ nodes }: Anaphor["clause"]): boolean =>
  holds(nodes, ({ kind }) => typeof kind === "string" && /counters/i.test(kind));

/** "Creatures its controller controls": the controller of what is being described. */
const isOfDescribed = ({ within }: Anaphor): boolean =>
  within?.node.kind === "controllerOf" && within.within?.is === "object";

export const rules: readonly Rule[] = [
  {
    // "This creature gets +2/+2. If that land is a Forest, it also gains trample."
    name: "what something was said of before, where “also” adds to it",
    find: (anaphor, reading) => {
      const { clause, nouns } = anaphor;
      if (
        clause.subject !== anaphor ||
        nouns !== undefined ||
        !clause.nodes.some(({ also }) => also === true)
      )
        return undefined;
      const found = nearest(
        anaphor,
        reading,
        ({ at }) => at.clause.section === "instruction" && at.direct && at.within === undefined,
      );
      return found.length > 1 ? found : found[0];
    },
  },
  ...casesApart,
  {
    name: "what stands before it in the list",
    find: (anaphor, reading) => {
      const { conjuncts } = anaphor;
      const [only, ...others] = reading.words.filter(
        (word) => conjuncts.includes(word.node) && candidateAt(word, anaphor, reading) !== undefined,
      );
      if (only === undefined || others.length > 0) return undefined;
      return orWhole(candidateAt(only, anaphor, reading), anaphor, reading);
    },
  },
  {
    // "Each other player … that player": of each of several, the pronoun would be "it" or "they".
    name: "one spoken of by itself rather than each of several",
    find: (anaphor, reading) => {
      if (!isDemonstrative(anaphor) || anaphor.number !== "one") return undefined;
      const [each] = nearest(anaphor, reading, ({ at, phrase }) => isEach(phrase) && at.within === undefined);
      if (each === undefined) return undefined;
      if (each.at.clause !== anaphor.clause && !isSaidBehind(anaphor, each.at)) return undefined;
      const [single, ...others] = nearest(
        anaphor,
        reading,
        (one) => one.phrase.number === "one" && isSingle(one.phrase) && isNamedSo(one, anaphor),
      );
      if (single === undefined) return undefined;
      return others.length === 0 && (isOther(each.phrase) || single.phrase.reference === "target")
        ? single
        : [each, single, ...others];
    },
  },
  {
    // "For each planeswalker chosen this way, this creature deals 2 damage to its controller."
    name: "each that it is done for",
    find: (anaphor, reading) => {
      const { clause } = anaphor;
      if (anaphor.is !== "object" || anaphor.number !== "one" || anaphor.nouns !== undefined)
        return undefined;
      if (clause.subject?.type !== "phrase" || clause.subject.reference !== "self") return undefined;
      const each = reading.words.findLast(
        ({ clause: { sentence }, order, node }) =>
          node.kind === "forEachObject" && sentence === clause.sentence && order < anaphor.order,
      );
      const candidate = each && each.clause !== clause ? candidateAt(each, anaphor, reading) : undefined;
      if (candidate === undefined || !isNumberOfDamage(anaphor)) return candidate;
      return [candidate, { at: clause.subject, phrase: clause.subject }];
    },
  },
  {
    // "Target player other than that player … that player": the subject itself would be "they".
    name: "what the same words mean in the subject of its clause",
    find: (anaphor, reading) => {
      const { subject } = anaphor.clause;
      if (!isDemonstrative(anaphor) || subject === undefined || subject.order >= anaphor.order)
        return undefined;
      const before = reading.words.findLast(
        (word) =>
          word.type === "anaphor" &&
          word.order < anaphor.order &&
          word.node.kind === anaphor.node.kind &&
          encloses(subject.node, word.node) &&
          [...(word.nouns ?? [])].join() === [...(anaphor.nouns ?? [])].join(),
      );
      const found = before && candidateAt(before, anaphor, reading);
      return found && { at: found.phrase, phrase: found.phrase };
    },
  },
  {
    name: "what the same words mean that described something before",
    find: asDescribedBefore,
  },
  {
    name: "the subject of its own clause",
    find: (anaphor, reading) => {
      const { subject } = anaphor.clause;
      // "that card's mana value" is what was called a card, whatever the subject is.
      if (anaphor.nouns !== undefined || anaphor.direct) return undefined;
      if (subject === undefined || subject.order >= anaphor.order || contains(subject, anaphor))
        return undefined;
      const candidate = candidateAt(subject, anaphor, reading);
      const isFitting = (each: Candidate): boolean => isFit(each, anaphor, reading);
      if (candidate !== undefined && !isFitting(candidate) && nearest(anaphor, reading, isFitting).length > 0)
        return undefined;
      // "Attacks a player, its owner loses 1 life for each creature attacking that player": the owner would be "them".
      const named = isDemonstrative(anaphor) && candidate !== undefined && isSomeonesOwner(candidate.phrase);
      const [besides] = named ? nearest(anaphor, reading, ({ phrase }) => phrase !== candidate.phrase) : [];
      if (named && besides !== undefined) return [candidate, besides];
      // A card that speaks of something else besides names itself again; a number of damage is what deals it has.
      const names = candidate?.phrase.reference === "self" && others(anaphor, reading).length > 0;
      // "2 damage to target creature and 1 damage to each other creature that shares a color with it"
      if (names && anaphor.within !== undefined && isOther(anaphor.within))
        return reading.ofSpell ? undefined : [candidate, ...others(anaphor, reading)];
      if (names && !isNumberOfDamage(anaphor)) return undefined;
      const happened = candidate === undefined ? undefined : happenedTo(anaphor, candidate, reading);
      return candidate === undefined || happened === undefined ? candidate : [candidate, happened];
    },
  },
  {
    name: "the subject of what was said before with the same verb",
    find: (anaphor, reading) => {
      const { clauses } = reading;
      const { clause } = anaphor;
      if (clause.subject !== anaphor || clause.section !== "instruction" || anaphor.nouns !== undefined)
        return undefined;
      const verb = clause.nodes.at(-1);
      const before = clauses.findLast(
        (each) => each.index < clause.index && each.section === "instruction" && each.subject !== undefined,
      );
      if (before?.subject === undefined || !isSameVerb(before.nodes.at(-1), verb)) return undefined;
      // An instruction between the two is nearer.
      const between = clauses.slice(before.index + 1, clause.index);
      if (between.some(({ section, nodes }) => section === "instruction" && !isSentence(nodes[0]!.kind)))
        return undefined;
      return candidateAt(before.subject, anaphor, reading);
    },
  },
  {
    // "… creature spells …. If you cast a spell this way, that creature": what the spell was called before (608.2c).
    name: "the spell cast this way",
    find: (anaphor, { words }) => {
      const { nouns: wanted } = anaphor;
      if (wanted === undefined || anaphor.number !== "one") return undefined;
      const before = words.slice(0, anaphor.order);
      const cast = before.findLast(
        (word) => word.type === "phrase" && word.clause.nodes.some(({ kind }) => kind === "castThisWay"),
      );
      if (cast?.type !== "phrase" || canBeCalled(cast.nouns, wanted)) return undefined;
      const named = before.some(
        (word) => word.order < cast.order && word.nouns?.has("spell") && canBeCalled(word.nouns, wanted),
      );
      return named ? { at: cast, phrase: cast } : undefined;
    },
  },
  { name: "all the copies that one sentence makes", find: copiesTogether },
  {
    // 608.2c: what was brought up one by one is spoken of together.
    name: "all that was brought up one by one",
    find: (anaphor, { words, meant }) => {
      const wanted = wantedNouns(anaphor);
      if (wanted === undefined || anaphor.number !== "several") return undefined;
      const found = new Set<Phrase>();
      for (const word of words.slice(0, anaphor.order)) {
        const phrase = meant(word);
        if (phrase?.is !== "object" || !visible(anaphor, word) || !isCalledEither(phrase, wanted)) continue;
        if (phrase.number === "one" && isPicked(phrase)) found.add(phrase);
        // Several things that are nearer are "those" rather than these.
        else if (phrase.number !== "one") found.clear();
      }
      // "Those cards" are rather what was called cards; "both" are all there are.
      const called = [...found].filter(
        ({ reference, nouns }) => reference === "self" || [...wanted].every((noun) => nouns.has(noun)),
      );
      const all = anaphor.node.kind === "thoseThings" && called.length > 0 ? called : [...found];
      return all.length > 1 ? { together: all } : undefined;
    },
  },
  {
    name: "the one that was called so",
    find: (anaphor, { words }) => {
      const { described } = anaphor;
      if (described === undefined) return undefined;
      const found = words.filter(
        (word): word is Phrase =>
          word.type === "phrase" &&
          word.order < anaphor.order &&
          word.is === "object" &&
          !contains(word, anaphor) &&
          visible(anaphor, word) &&
          isCalled(word, anaphor.nouns ?? new Set()) &&
          isDescribed(word.node, described),
      );
      const [only] = found;
      return only === undefined
        ? undefined
        : found.length === 1
          ? { at: only, phrase: only }
          : found.map((phrase) => ({ at: phrase, phrase }));
    },
  },
  {
    // "Whenever a land you control enters, this creature deals 1 damage to each opponent. If it's a Mountain, …"
    name: "neither the card itself, or what it is attached to, nor what the event or the cost is about, where more than counters is asked for",
    find: (anaphor, reading) => {
      const { clause, nouns, number } = anaphor;
      if (clause.section !== "condition" || asksOfCounters(clause)) return undefined;
      if (nouns !== undefined || number !== "one") return undefined;
      const [only, ...others] = nearest(anaphor, reading, () => true);
      const isOwn = only?.phrase.reference === "self" || (only !== undefined && isHost(only.phrase));
      if (!isOwn || others.length > 0) return undefined;
      const other = ofEvent(anaphor, reading);
      return other === undefined || isHost(other.phrase) ? undefined : [only, other];
    },
  },
  {
    // "Put X +1/+1 counters on this creature, where X is its power", at the cost of a card.
    name: "neither what is changed by a number nor another thing that has it",
    find: (anaphor, reading) =>
      anaphor.measured === undefined || (anaphor.nouns !== undefined && !isDemonstrative(anaphor))
        ? undefined
        : ownOrOthers(anaphor, reading),
  },
  {
    name: "the only one that the nearest clause mentions",
    find: (anaphor, reading) => {
      // What is asked for first is given up last.
      const asked: readonly ((each: Candidate) => boolean)[] = [
        (each) => isFit(each, anaphor, reading),
        (each) => isNamedSo(each, anaphor),
        (each) => !isOnlyAsked(each, anaphor, reading),
        // "Until this creature leaves the battlefield, it …": how long something lasts is beside the point.
        ({ at }) => !at.lasting || anaphor.lasting,
        (each) => !isAdverbial(each, anaphor, reading),
        (each) => !isMadeByAnotherName(each, anaphor),
        (each) => !isOneOfEach(each, anaphor, reading),
        (each) => !isNamedHost(each, anaphor) && !isNamedBeside(each, anaphor),
        (each) => !isCalledOtherwise(each, anaphor, reading),
        (each) => !isCalledBeside(each, anaphor, reading),
      ];
      let candidates: readonly Candidate[] = [];
      for (let left = asked.length; left >= 0 && candidates.length === 0; left--)
        candidates = nearest(anaphor, reading, (each) => asked.slice(0, left).every((fits) => fits(each)));
      if (candidates.length === 0) return undefined;
      if (isOfEitherController(candidates, anaphor)) return candidates;
      const parties = candidates.filter(
        (each) => isParty(each) && preferences.every(({ strict, fits }) => !strict || fits(each, anaphor)),
      );
      let preference: string | undefined;
      for (const { name, fits } of preferences) {
        if (candidates.length === 1) break;
        const left = preferred(candidates, (each) => fits(each, anaphor));
        if (left.length < candidates.length) preference = name;
        candidates = left;
      }
      const [only] = candidates;
      // "Whenever a player plays a land or casts a spell, … it": whichever it was.
      if (only !== undefined && areAlternatives(candidates)) return only;
      if (candidates.length > 1 || only === undefined || isOneOfAll(only, anaphor)) return candidates;
      if (isEitherParty(only, parties, anaphor, reading)) return parties;
      const besides = besidesItself(only, parties, anaphor, reading);
      if (besides !== undefined) return besides.length === 0 ? undefined : besides;
      // "Target artifact …. It gains haste": the artifact may be a creature.
      const rival = rivalOf(only, anaphor, reading);
      if (rival !== undefined) return between(only, rival);
      const either = eitherTarget(only, anaphor, reading);
      if (either !== undefined) return either;
      return preference === undefined ? only : { ...only, preference };
    },
  },
  {
    name: "the source of the damage",
    find: ({ nouns, order }, { words }) =>
      nouns?.size === 1 &&
      nouns.has("source") &&
      words.some((word) => word.order < order && word.clause.nodes.some(({ kind }) => /damage/i.test(kind)))
        ? "source"
        : undefined,
  },
  {
    name: "the object itself",
    find: (anaphor, reading) =>
      anaphor.is === "object" &&
      anaphor.number === "one" &&
      anaphor.nouns === undefined &&
      selectedBy(anaphor) === undefined &&
      besidesSeveral(anaphor, reading) === undefined &&
      !isSacrificedByOther(anaphor) &&
      !isOfDescribed(anaphor) &&
      // "It's an Aura": what a card says of itself it says by name.
      !anaphor.clause.nodes.some(({ kind }) => kind in being.rows) &&
      // "Whenever another creature dies, it gets +1/+1": that creature is no permanent any more.
      !isOfLost(anaphor, reading) &&
      !isOfAsked(anaphor, reading) &&
      !isUnspoken(anaphor, reading)
        ? "itself"
        : undefined,
  },
];

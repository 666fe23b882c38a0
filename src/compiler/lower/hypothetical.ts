import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import {
  adverbialsOf,
  conditionalOf,
  isBareSentence,
  isOtherwise,
  saysInstead,
} from "../resolve/sentence.ts";
import { lemmaOf } from "../resolve/features.ts";
import { phraseMeantBy } from "../resolve/resolve.ts";
import type { Phrase } from "../resolve/types.ts";
import { encloses } from "../tree.ts";
import { boundIn, usedIn } from "./bound-numbers.ts";
import { offerOf } from "./other-cases.ts";
import type { Sentence } from "./later.ts";
import { holds, holdsType } from "./same.ts";
import { refuse } from "./scope.ts";

const isOtherwiseCase = (node: Sentence): boolean => node.kind === "clauses" && isOtherwise(node);
/** "If …, …" and "Otherwise, …": what is told there is told of one case. */
const isCase = (node: Sentence): boolean =>
  isOtherwiseCase(node) || adverbialsOf(node).some(({ kind }) => kind === "ifFront");

const isNew: ReadonlySet<string> = new Set(["indefinite", "made"]);
/**
 * What is told behind an "if" was spoken of only there. Targets are there whatever is done with them (601.2c), so in front of an "if"
 * they are told of without it, but a text that does no more than choose one goes on about it.
 */
const isBroughtUp = ({ reference, verb }: Phrase, earlier: Sentence): boolean =>
  isNew.has(reference) || (reference === "target" && lemmaOf(verb) === "choose") || isCase(earlier);

/** The phrase of another sentence that a word of the sentence means, where it brings something up for the first time. */
const broughtUp = (node: Sentence, earlier: Sentence): Phrase | undefined => {
  let found: Phrase | undefined;
  holds(node, (word) => {
    const means = phraseMeantBy(word);
    if (means !== undefined && isBroughtUp(means, earlier) && encloses(earlier, means.node)) found = means;
    return found !== undefined;
  });
  return found;
};

const ifsOf = (node: Sentence) =>
  adverbialsOf(node).filter(({ kind }) => kind === "ifFront" || kind === "ifBack");

const unclear = (node: Sentence): never =>
  refuse(
    node,
    "say whether this happens in the other case, too, of what was said of one case only",
    "RW4003",
  );

const pronouns: ReadonlySet<string> = new Set(["it", "they", "theyObjects"]);
/** Whether "it" or "they" that a sentence is about are told of in a case before it, and were told of before both. */
const sharesWith = (node: Sentence, asked: Sentence): boolean => {
  if (!isCase(asked) || !isBareSentence(node) || (asked.kind === "clauses" && saysInstead(asked)))
    return false;
  const { first } = node.does;
  if (!("subject" in first) || !pronouns.has(first.subject.kind)) return false;
  const means = phraseMeantBy(first.subject);
  return (
    means !== undefined &&
    !encloses(asked, means.node) &&
    holds(asked, (word) => phraseMeantBy(word) === means)
  );
};

/** Whether a sentence speaks of something known before that the one in front of it does something to: "exile it. You may cast it". */
const goesOnAbout = (node: Sentence | Nodes["condition"], done: Sentence): boolean =>
  holds(node, (word) => {
    const means = phraseMeantBy(word);
    return (
      means?.is === "object" &&
      !encloses(done, means.node) &&
      holds(done, (each) => phraseMeantBy(each) === means)
    );
  });
/** What is moved there is found only there. */
const isMovedBy = (effect: A.Effect): boolean => holdsType(effect, "move", "exile");

/**
 * "You may tap target creature. It doesn't untap …", "you may exile target card. If it was a land card, …": what goes on about what an
 * offer does to a target, or asks about it, is a part of the offer.
 */
const goesOnWithOffer = (
  node: Sentence,
  offer: Sentence | undefined,
  effects: A.Effect[],
  before: number,
): void => {
  const last = effects[before - 1];
  const about = isBareSentence(node) ? node : conditionalOf(node)?.condition;
  if (last?.type !== "may" || offer === undefined || !isBareSentence(offer) || about === undefined) return;
  // "If that creature is destroyed this way" speaks for itself.
  const done = boundIn(last);
  if (about !== node && [...usedIn(effects.slice(before))].some((id) => done.has(id))) return;
  const { first } = offer.does;
  const isOffered = (word: object): boolean => {
    const means = phraseMeantBy(word);
    return (
      first.kind === "mayClause" &&
      means !== undefined &&
      means.reference === "target" &&
      encloses(first.does, means.node)
    );
  };
  if (holds(about, isOffered) || (isMovedBy(last.effect) && goesOnAbout(about, offer)))
    effects.splice(before - 1, effects.length, {
      ...last,
      effect: A.sequence([last.effect, ...effects.slice(before)]),
    });
};

/**
 * "If you lose the flip, choose an opponent. That player gains control of it": what only an "if" brings up is there only
 * where that is so, and what goes on about it happens only there (608.2c). What was numbered speaks for itself: where the
 * instruction was not carried out, there is nothing under its number.
 */
export const goesOnWithIf = (
  sentences: readonly Sentence[],
  index: number,
  effects: A.Effect[],
  before: number,
): void => {
  const last = effects[before - 1];
  const node = sentences[index];
  if (effects.length === before || node === undefined) return;
  goesOnWithOffer(node, sentences[index - 1], effects, before);
  const asked = sentences.slice(0, index).findLast((each) => ifsOf(each).length > 0 || isCase(each));
  if (asked === undefined) return;
  if (ifsOf(node).length > 0) {
    const condition = conditionalOf(node)?.condition;
    // "Otherwise, reveal it. If it's a land card, …": the card is there in the other case, too.
    if (
      condition &&
      asked === sentences[index - 1] &&
      isOtherwiseCase(asked) &&
      goesOnAbout(condition, asked)
    )
      unclear(node);
    return;
  }
  const phrase = broughtUp(node, asked);
  if (phrase === undefined) {
    const shares = asked === sentences[index - 1] && sharesWith(node, asked);
    if (last?.type === "if") goesOnWithKnown(node, { asked, shares, last }, effects, before);
    return;
  }
  if (last?.type !== "if" || last.otherwise !== undefined) {
    // "If you do, destroy target creature. Draw a card. Its controller …": it is there in the other case, too.
    if (!isNew.has(phrase.reference) && !(asked.kind === "clauses" && saysInstead(asked))) unclear(node);
    return;
  }
  // "If a creature card is revealed this way": what a condition asks about is there anyway, unless it is moved only then.
  if (ifsOf(asked).some((each) => encloses(each, phrase.node)) && !isMovedBy(last.then)) return;
  const more = effects.slice(before);
  const made = boundIn(last.then);
  if ([...usedIn(more)].some((id) => made.has(id))) return;
  // "Destroy that creature and that land": of what is there in any case, and of what is there only in one.
  if (holdsType(more, "together")) unclear(node);
  goOn(last, effects, before);
};
/** So does what goes on about something known before, where the "if" asks whether an offer was taken up. */
const goesOnWithKnown = (
  node: Sentence,
  { asked, shares, last }: { readonly asked: Sentence; readonly shares: boolean; readonly last: A.If },
  effects: A.Effect[],
  before: number,
): void => {
  // "You may pay {1}. If you do, exile it. You may cast it": not unpaid.
  const isPaid = last.condition.type === "performed" && last.otherwise === undefined;
  const more = effects.slice(before);
  // What comes of the offer itself speaks for itself; how something enters is settled before it does (614.12), wherever that is.
  const offered = boundIn(offerOf(effects, last));
  if (isPaid && ([...usedIn(more)].some((id) => offered.has(id)) || holdsType(more, "entersWith"))) return;
  if (!(isPaid ? goesOnAbout(node, asked) : shares)) return;
  if (!isMovedBy(last.then)) unclear(node);
  if (isPaid) goOn(last, effects, before);
};
/** What was told last happens only where the "if" in front of it holds. */
const goOn = (last: A.If, effects: A.Effect[], before: number): void => {
  const more = effects.slice(before);
  effects.splice(before - 1, effects.length, { ...last, then: A.sequence([last.then, ...more]) });
};

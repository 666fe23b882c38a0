import * as A from "../../abilities/index.ts";
import { adverbialsOf, saysInstead } from "../resolve/sentence.ts";
import { lemmaOf } from "../resolve/features.ts";
import { referentOf } from "../resolve/resolve.ts";
import type { Phrase } from "../resolve/types.ts";
import { encloses } from "../tree.ts";
import { boundIn, usedIn } from "./bound-numbers.ts";
import type { Sentence } from "./later.ts";
import { holds, holdsType } from "./same.ts";
import { refuse } from "./scope.ts";

const isNew: ReadonlySet<string> = new Set(["indefinite", "made"]);
/**
 * What is told behind an "if" was spoken of only there. Targets are there whatever is done with them (601.2c), so in front of an "if"
 * they are told of without it, but a text that does no more than choose one goes on about it.
 */
const isBroughtUp = ({ reference, verb }: Phrase, earlier: Sentence): boolean =>
  isNew.has(reference) ||
  (reference === "target" && lemmaOf(verb) === "choose") ||
  adverbialsOf(earlier).some(({ kind }) => kind === "ifFront");

/** The phrase of another sentence that a word of the sentence means, where it brings something up for the first time. */
const broughtUp = (node: Sentence, earlier: Sentence): Phrase | undefined => {
  let found: Phrase | undefined;
  holds(node, (word) => {
    const means = referentOf(word)?.means;
    if (typeof means === "object" && isBroughtUp(means, earlier) && encloses(earlier, means.node))
      found = means;
    return found !== undefined;
  });
  return found;
};

const ifsOf = (node: Sentence) =>
  adverbialsOf(node).filter(({ kind }) => kind === "ifFront" || kind === "ifBack");

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
  const asked = sentences.slice(0, index).findLast((each) => ifsOf(each).length > 0);
  const phrase = asked === undefined || ifsOf(node).length > 0 ? undefined : broughtUp(node, asked);
  if (asked === undefined || phrase === undefined) return;
  if (last?.type !== "if" || last.otherwise !== undefined) {
    // "If you do, destroy target creature. Draw a card. Its controller …": it is there in the other case, too.
    if (!isNew.has(phrase.reference) && !(asked.kind === "clauses" && saysInstead(asked)))
      refuse(
        node,
        "say whether this happens in the other case, too, of what was said of one case only",
        "RW4003",
      );
    return;
  }
  // "If a creature card is revealed this way": what a condition asks about is there anyway, unless it is moved only then.
  if (ifsOf(asked).some((each) => encloses(each, phrase.node)) && !holdsType(last.then, "move", "exile"))
    return;
  const more = effects.slice(before);
  const made = boundIn(last.then);
  if ([...usedIn(more)].some((id) => made.has(id))) return;
  effects.splice(before - 1, effects.length, { ...last, then: A.sequence([last.then, ...more]) });
};

import * as A from "../../abilities/index.ts";
import { adverbialsOf } from "../resolve/sentence.ts";
import { lemmaOf } from "../resolve/features.ts";
import { referentOf } from "../resolve/resolve.ts";
import type { Phrase } from "../resolve/types.ts";
import { encloses, type AnyNode } from "../tree.ts";
import { boundIn, usedIn } from "./bound-numbers.ts";
import type { Sentence } from "./later.ts";
import { holds, holdsType } from "./same.ts";

const isNew: ReadonlySet<string> = new Set(["indefinite", "made"]);
/** Targets are there whatever is done with them (601.2c), but a text that does no more than choose one goes on about it. */
const isBroughtUp = ({ reference, verb }: Phrase): boolean =>
  isNew.has(reference) || (reference === "target" && lemmaOf(verb) === "choose");

/** The phrase of another sentence that a word of the sentence means, where it brings something up for the first time. */
const broughtUp = (node: Sentence, earlier: Sentence): AnyNode | undefined => {
  let found: AnyNode | undefined;
  holds(node, (word) => {
    const means = referentOf(word)?.means;
    if (typeof means === "object" && isBroughtUp(means) && encloses(earlier, means.node)) found = means.node;
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
  if (last?.type !== "if" || last.otherwise !== undefined || effects.length === before || node === undefined)
    return;
  const asked = sentences.slice(0, index).findLast((each) => ifsOf(each).length > 0);
  const phrase = asked === undefined || ifsOf(node).length > 0 ? undefined : broughtUp(node, asked);
  if (asked === undefined || phrase === undefined) return;
  // "If a creature card is revealed this way": what a condition asks about is there anyway, unless it is moved only then.
  if (ifsOf(asked).some((each) => encloses(each, phrase)) && !holdsType(last.then, "move", "exile")) return;
  const more = effects.slice(before);
  const made = boundIn(last.then);
  if ([...usedIn(more)].some((id) => made.has(id))) return;
  effects.splice(before - 1, effects.length, { ...last, then: A.sequence([last.then, ...more]) });
};

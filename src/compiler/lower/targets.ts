import type { Mutable, Span } from "../types.ts";
import * as A from "../../abilities/index.ts";
import { conjunction } from "./series.ts";
import { possessor } from "./players.ts";
import { holdsType } from "./same.ts";
import { mention, refuse, type PhraseNode, type Scope } from "./scope.ts";
import { choiceOf, togetherOf } from "./partitives.ts";
import type { Noun } from "./qualifier-parts.ts";
import { tellWhose } from "./whose.ts";
import { otherThanMeant } from "../resolve/other.ts";
import { otherOne } from "../resolve/beside-others.ts";
import { couldBeTarget } from "../resolve/sorts.ts";

/** How "a creature" is meant: chosen by a player when the instruction is carried out, or any that there is. */
export interface Use {
  readonly by?: A.Players;
  /** "a creature" means any creature: in conditions, events and comparisons. */
  readonly any?: true;
  /** Chosen for a cost. */
  readonly cost?: true;
}

/** Remembers objects for a later "it" or "that creature", and gives them back. */
export const spokenObjects = (
  scope: Scope,
  ref: A.Objects,
  words: Iterable<string>,
  plural: boolean,
  how?: string,
  filters?: readonly A.Filter[],
): A.Objects => {
  mention(scope, {
    ref,
    is: "object",
    plural,
    words: new Set(words),
    ...(how === undefined ? {} : { how }),
    ...(filters === undefined ? {} : { filters }),
  });
  return ref;
};

/** Who chooses targets "of their choice": a player who is known when targets are chosen (601.2c, 603.3d). */
const chooserOf = (noun: Noun, scope: Scope): A.Players | undefined => {
  if (noun.theirs === undefined) return noun.chosenBy;
  return knownAsTargetsAre(possessor(noun.theirs, scope)) ?? refuse(noun.theirs, "say which player chooses");
};
export const knownAsTargetsAre = (who: A.Players): A.Players | undefined =>
  who.type === "eventPlayer" || (who.type === "controllerOf" && who.objects.type === "eventObjects")
    ? who
    : undefined;

/** Announces one occurrence of the word "target" (115.1). */
export const announce = (
  scope: Scope,
  noun: Noun,
  count: A.Count,
  otherThan: readonly number[] | undefined,
): A.Objects => {
  const { from } = noun;
  const chosenBy = chooserOf(noun, scope);
  const objects = conjunction(from === undefined ? noun.filters : [...noun.filters, A.isOneOf(from)]);
  const spec: Mutable<(typeof scope.targets)[number]> = { count, objects };
  if (chosenBy !== undefined && chosenBy.type !== "you") spec.by = chosenBy;
  if (noun.players !== undefined) spec.players = noun.players;
  if (otherThan !== undefined) spec.otherThan = otherThan;
  if (scope.onlyIf !== undefined) spec.onlyIf = scope.onlyIf;
  scope.targets.push(Object.assign(spec, togetherOf(noun)));
  const ref = A.target(scope.targets.length - 1);
  if (count.max === 1) tellWhose(scope, noun.filters, ref);
  // "Two target creatures controlled by the same player": "that player" controls both.
  if (noun.together?.are === "common" && noun.together.in === "controller")
    mention(scope, { ref: A.controllerOf(ref), is: "player", plural: false, words: new Set(["player"]) });
  return spokenObjects(scope, ref, noun.words, count.max !== 1, undefined, noun.filters);
};

/** "another target": other than earlier targets of the same sort; where there are none, other than the card itself. */
export const announceOther = (node: PhraseNode, noun: Noun, count: A.Count, scope: Scope): A.Objects => {
  const earlier = scope.targets.flatMap(({ objects, players }, index) =>
    (objects !== undefined && couldBeTarget(objects, noun.filters)) ||
    (players !== undefined && noun.players !== undefined)
      ? [index]
      : [],
  );
  return earlier.length > 0
    ? announce(scope, noun, count, earlier)
    : announce(scope, knownBefore(node, withOther(node, noun, scope)), count, undefined);
};
/** Targets are chosen before costs are paid (601.2c, 601.2h). */
const knownBefore = (node: PhraseNode, noun: Noun): Noun =>
  holdsType(noun.filters, "costObjects")
    ? refuse(node, "targets are chosen before costs are paid: say other than what this is")
    : noun;

export const chosen = (scope: Scope, noun: Noun, count: A.Count, use: Use): A.Objects => {
  const filter = conjunction(noun.filters);
  const plural = count.max !== 1;
  if (use.any === true) {
    if (noun.from !== undefined) return spokenObjects(scope, A.among(noun.from, filter), noun.words, plural);
    return spokenObjects(scope, A.all(filter), noun.words, plural);
  }
  const objects: A.Choose = {
    type: "choose",
    count,
    filter,
    ...choiceOf(use, noun),
    ...(noun.from === undefined ? {} : { from: noun.from }),
  };
  return objects;
};

export const everything = (
  node: { readonly span: Span },
  noun: Noun,
  one: boolean,
  scope: Scope,
): A.Objects => {
  if (noun.together !== undefined && noun.together.are !== "each")
    return refuse(node, "this is asked of several objects together, and nothing says which of them");
  if (noun.random === true || noun.chosenBy !== undefined) return refuse(node, "nothing is chosen here");
  const filter = conjunction(noun.filters);
  const objects = noun.from === undefined ? A.all(filter) : A.among(noun.from, filter);
  spokenObjects(scope, objects, noun.words, !one);
  if (one) scope.mentions.push({ ...scope.mentions.pop()!, several: true });
  return objects;
};

export const withOther = (node: PhraseNode, noun: Noun, scope: Scope): Noun => ({
  ...noun,
  filters: otherThanMeant(node, [...noun.filters, otherOne], scope, noun.from),
});
export const exactly = (n: A.Quantity): A.Count => ({ min: n, max: n });
export const upTo = (n: A.Quantity): A.Count => ({ min: 0, max: n });

import * as A from "../../abilities/index.ts";
import type { Span } from "../types.ts";
import { instructionsIn } from "./correspondence.ts";
import { reformed } from "./origins.ts";
import { holds, holdsPart, holdsType, same } from "./same.ts";
import { refuse, type PhraseNode, type Scope } from "./scope.ts";
import { isSettled } from "./outcome.ts";
import { noneFound, staysOut } from "./phased-out.ts";

/** What is being said of the same objects, until something else is said: one continuous effect (611.2). */
export interface Pending {
  readonly objects: A.Objects;
  /** Its number, where later words mean the objects it began to affect (611.2c). */
  readonly bind?: number;
  modifications: readonly A.Modification[];
  duration: A.Duration | undefined;
}

/** The continuous effect that was told. */
export const affectOf = (pending: Pending): A.Affect => ({
  type: "affect",
  what: pending.objects,
  modifications: pending.modifications,
  ...(pending.duration === undefined ? {} : { duration: pending.duration }),
  ...(pending.bind === undefined ? {} : { bind: pending.bind }),
});

/** What changes no characteristics goes for objects that come later, too (611.2c). */
const ruling: ReadonlySet<A.Modification["type"]> = new Set(["cant", "cantBeBlocked", "must"]);
/** Says something of the rules alone. */
export const isRuling = ({ modifications }: Pick<A.Affect, "modifications">): boolean =>
  modifications.every(({ type }) => ruling.has(type));
/** Changes that a spell or ability makes for a time, and not for good. */
const passing: ReadonlySet<A.Modification["type"]> = new Set([
  ...ruling,
  "modifyPT",
  "gainAbilities",
  "loseAbilities",
]);
/** What is permitted shares its duration by itself; how something enters is over when it has entered. */
const apart: ReadonlySet<string> = new Set(["mayPlay", "entersWith"]);
const isLasting = (effect: A.Effect): effect is A.Affect | A.ChangeRules =>
  effect.type === "affect" ||
  (effect.type === "changeRules" && !effect.changes.some(({ type }) => apart.has(type)));

/** "It can't block other creatures": nothing blocks itself, so that they must be other than something else (509.1a). */
const isOtherThanItself = ({ objects, modifications }: Pending): boolean =>
  modifications.some(
    (each) => each.type === "cant" && each.what === "block" && holdsPart(each, A.otherThan(objects)),
  );

/** Refuses what can be said of none of the objects that it is said of. */
export const refuseUnmeant = (node: PhraseNode, pending: Pending): void => {
  if (isOtherThanItself(pending)) refuse(node, "say other than what these are", "RW4003");
  if (pending.objects.type === "all" && staysOut(pending.modifications)) refuse(node, noneFound);
};

/** What is changed for a time only, with no time said. */
const isPassing = (effect: A.Effect): boolean =>
  isLasting(effect) &&
  effect.duration === undefined &&
  (effect.type === "changeRules" || effect.modifications.every(({ type }) => passing.has(type)));
const isTimed = (duration: A.Duration | undefined): boolean => duration?.type === "until";

/**
 * "Creatures you control gain flying and your opponents can't cast spells until end of turn": the duration behind all
 * clauses of a sentence is also that of the clauses before that say none (611.2a). What may be meant for good, such as
 * control or types, must say its own, and so must what passes and stands behind a duration: it could be under it or not.
 */
export const sharingDuration = (
  effects: readonly A.Effect[],
  said: readonly { readonly span: Span }[],
): readonly A.Effect[] => {
  let shared: A.Duration | undefined;
  const first = effects.findIndex((effect) => isLasting(effect) && isTimed(effect.duration));
  if (first >= 0 && effects.slice(first).some(isPassing))
    return refuse(said.at(-1)!, "say for how long this lasts, too");
  return effects
    .toReversed()
    .map((effect) => {
      if (!isLasting(effect)) return effect;
      shared = effect.duration ?? shared;
      if (shared === undefined || effect.duration !== undefined) return effect;
      if (!isPassing(effect)) return refuse(said[0]!, "say for how long this lasts, too");
      const lasting = { ...effect, duration: shared };
      reformed(effect, lasting);
      return lasting;
    })
    .toReversed();
};

const renewing: ReadonlySet<unknown> = new Set(["createTokens", "createCopies", "exile", "move"]);
/** What has just come into being or been moved: another object than before (400.7). */
export const isNew = (objects: unknown, before: readonly A.Effect[]): boolean =>
  holds(
    before,
    ({ type, what, bind }) =>
      renewing.has(type) && (same(what, objects) || same({ type: "bound", id: bind }, objects)),
  );

/**
 * "Until end of turn, creatures you control gain flying. They can't be blocked": the second sentence may be under that
 * duration, too, or be meant for good (611.2a). It is not under it of what is new since, nor where it is about a card that
 * may be played so long.
 */
export const refuseOpenDuration = (
  before: readonly A.Effect[],
  told: readonly A.Effect[],
  node: { readonly span: Span },
): void => {
  const lasting = told
    .flatMap(instructionsIn)
    .filter(
      (each): each is A.Affect | A.ChangeRules =>
        (each.type === "changeRules" || each.type === "affect") && each.duration === undefined,
    );
  if (lasting.length === 0) return;
  const done = before.flatMap(instructionsIn);
  const last = done.findLastIndex((each) => "duration" in each && isTimed(each.duration));
  const isOpen = (each: A.Affect | A.ChangeRules): boolean => {
    if (each.type === "changeRules")
      return (
        each.changes.every(({ type }) => type !== "entersWith") &&
        !done.some((other) => other.type === "allowPlay" && holdsPart(each.changes, other.what))
      );
    const isSame = done.some((other) => other.type === "affect" && same(other.what, each.what));
    return (isSame || isPassing(each)) && !isNew(each.what, done.slice(last));
  };
  if (last >= 0 && lasting.some(isOpen)) refuse(node, "say for how long this lasts, too", "RW4003");
};

/** What is still to be cast is no object yet. */
const isSet = (objects: A.Objects, modifications: readonly A.Modification[]): boolean =>
  !isSettled(objects) && !holdsType(objects, "nextCast") && !isRuling({ modifications });

/** "Creatures you control get +1/+1. Untap those creatures": those that were affected, whatever fits by then (611.2c). */
export const rememberedAs = (
  { objects, modifications }: Pick<Pending, "objects" | "modifications">,
  { mentions, counter }: Scope,
): { readonly bind?: number } => {
  const place = mentions.findLastIndex(
    ({ ref, several }) => ref === objects && (several === true || isSet(objects, modifications)),
  );
  const known = mentions[place];
  if (known === undefined) return {};
  const bind = counter.next++;
  mentions[place] = { of: objects, ...known, ref: A.bound(bind) };
  return { bind };
};

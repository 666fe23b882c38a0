import * as A from "../../abilities/index.ts";
import type { Span } from "../types.ts";
import { reformed } from "./origins.ts";
import { refuse } from "./scope.ts";

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

/** Changes that a spell or ability makes for a time, and not for good. */
const passing: ReadonlySet<A.Modification["type"]> = new Set([
  "modifyPT",
  "gainAbilities",
  "loseAbilities",
  "cant",
  "must",
]);
/** What is permitted shares its duration by itself; how something enters is over when it has entered. */
const apart: ReadonlySet<string> = new Set(["mayPlay", "entersWith"]);
const isLasting = (effect: A.Effect): effect is A.Affect | A.ChangeRules =>
  effect.type === "affect" ||
  (effect.type === "changeRules" && !effect.changes.some(({ type }) => apart.has(type)));

/**
 * "Creatures you control gain flying and your opponents can't cast spells until end of turn": the duration behind all
 * clauses of a sentence is also that of the clauses before that say none (611.2a). What may be meant for good, such as
 * control or types, must say its own.
 */
export const sharingDuration = (
  effects: readonly A.Effect[],
  said: readonly { readonly span: Span }[],
): readonly A.Effect[] => {
  let shared: A.Duration | undefined;
  return effects
    .toReversed()
    .map((effect) => {
      if (!isLasting(effect)) return effect;
      shared = effect.duration ?? shared;
      if (shared === undefined || effect.duration !== undefined) return effect;
      if (effect.type === "affect" && !effect.modifications.every(({ type }) => passing.has(type)))
        return refuse(said[0]!, "say for how long this lasts, too");
      const lasting = { ...effect, duration: shared };
      reformed(effect, lasting);
      return lasting;
    })
    .toReversed();
};

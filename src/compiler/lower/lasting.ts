import * as A from "../../abilities/index.ts";
import type { Sentence } from "./later.ts";
import { isPermission } from "./permitted.ts";
import { same } from "./same.ts";
import { refuse } from "./scope.ts";

/**
 * "Until end of turn, you may play one of those cards": a permission for any of them that is used up by one. Which one it is
 * is not chosen before.
 */
export const permittedOne = (
  { who, what, verb, ...manner }: Omit<A.CastCards, "type">,
  duration: A.Duration,
): A.Effect | undefined => {
  if (what.type !== "choose" || what.random === true || what.together !== undefined) return undefined;
  const { max } = what.count;
  if (max !== 1 || manner.copy !== undefined || manner.spell !== undefined) return undefined;
  const { bind: _, ...how } = manner;
  return what.from === undefined
    ? A.changeRules([A.mayPlay(who, what.filter, verb, { ...how, once: true })], duration)
    : A.allowPlay(who, A.among(what.from, what.filter), verb, duration, { ...how, once: true });
};

/** A duration in front of a sentence is that of its continuous effects. */
export const lasting = (effect: A.Effect, duration: A.Duration, node: Sentence, may = false): A.Effect => {
  switch (effect.type) {
    case "affect":
    case "changeRules":
    case "allowPlay":
      if (effect.duration !== undefined && !same(effect.duration, duration))
        return refuse(node, "this has two durations");
      return { ...effect, duration };
    case "setX":
      return effect;
    case "designate":
      // 702.171b: it stays saddled so long anyway.
      if (effect.as !== "saddled" || !same(duration, A.until("end of turn"))) break;
      return effect;
    case "sequence":
      // What is chosen for it is chosen at once.
      return A.sequence(
        effect.effects.map((each) =>
          each.type === "chooseValue" ? each : lasting(each, duration, node, may),
        ),
      );
    case "if": {
      if (effect.otherwise !== undefined) break;
      const then = lasting(effect.then, duration, node);
      // What is permitted is asked about when it is done.
      return isPermission(then) ? onlyWhile(then, effect.condition, node) : { ...effect, then };
    }
    case "may": {
      const inner = lasting(effect.effect, duration, node, true);
      return isPermission(inner) ? inner : { ...effect, effect: inner };
    }
    case "oneOf":
      return { ...effect, effects: effect.effects.map((each) => lasting(each, duration, node)) };
    case "forEachPlayer":
      return { ...effect, effect: lasting(effect.effect, duration, node, may) };
    case "castCards": {
      // Casting with a duration is a permission for later (611.2a).
      const { type: _, costs, copy, ...permission } = effect;
      const one = may
        ? permittedOne(
            {
              ...permission,
              ...(costs === undefined ? {} : { costs }),
              ...(copy === undefined ? {} : { copy }),
            },
            duration,
          )
        : undefined;
      if (one !== undefined) return one;
      if (!may || costs !== undefined || copy !== undefined || effect.what.type === "choose") break;
      return { type: "allowPlay", ...permission, duration };
    }
    default:
      break;
  }
  return refuse(node, "this happens at once and cannot last");
};

/** A permission that is of use only while a condition holds. */
export const onlyWhile = (effect: A.Effect, condition: A.Condition, node: Sentence): A.Effect =>
  effect.type === "allowPlay"
    ? effect.what.type === "topCards"
      ? refuse(node, "another card may be on top by then: say which one is meant", "RW4003")
      : { ...effect, condition }
    : effect.type === "sequence"
      ? A.sequence(effect.effects.map((each) => onlyWhile(each, condition, node)))
      : refuse(node, "this can be said of a permission to play cards");

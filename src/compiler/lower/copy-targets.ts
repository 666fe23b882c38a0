import * as A from "../../abilities/index.ts";
import { same } from "./same.ts";

/** The instruction with new targets for the copies that it makes under that number; nothing where it makes none. */
const withNewTargets = (effect: A.Effect, who: A.Players, id: number): A.Effect | undefined => {
  switch (effect.type) {
    case "copySpell":
      return effect.bind === id && same(effect.who, who) ? { ...effect, newTargets: true } : undefined;
    case "if": {
      const then = effect.otherwise === undefined ? withNewTargets(effect.then, who, id) : undefined;
      return then === undefined ? undefined : { ...effect, then };
    }
    case "may": {
      const inner = withNewTargets(effect.effect, who, id);
      return inner === undefined ? undefined : { ...effect, effect: inner };
    }
    case "sequence": {
      const last = effect.effects[effect.effects.length - 1];
      const mended = last === undefined ? undefined : withNewTargets(last, who, id);
      return mended === undefined ? undefined : A.sequence([...effect.effects.slice(0, -1), mended]);
    }
    default:
      return undefined;
  }
};

/** "Copy that spell. You may choose new targets for the copy": they are chosen before it is put onto the stack (707.10c). */
export const inSequence = (effects: readonly A.Effect[]): A.Effect => {
  const done: A.Effect[] = [];
  for (const effect of effects) {
    const last = done[done.length - 1];
    const asked = effect.type === "may" && effect.effect.type === "changeTargets" ? effect.effect : undefined;
    const mended =
      last !== undefined && asked?.how === "chooseNew" && asked.what.type === "bound"
        ? withNewTargets(last, asked.who, asked.what.id)
        : undefined;
    if (mended === undefined) done.push(effect);
    else done[done.length - 1] = mended;
  }
  return done.length === 1 ? done[0]! : A.sequence(done);
};

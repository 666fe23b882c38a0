import * as A from "../../abilities/index.ts";
import { same } from "./same.ts";
import { findMention, type Mention, type Scope } from "./scope.ts";

/** The copies that were made last. */
export const copied = (scope: Scope): Mention | undefined =>
  findMention(scope, ({ how, ref }) => how === "copied" && ref.type === "bound");

/** The copies with the targets that are said of them: new ones, or these (707.10c, 707.10e). */
const aimed = (copy: A.CopySpell, { who, how, to }: A.ChangeTargets): A.Effect | undefined => {
  if (how === "chooseNew") return same(copy.who, who) ? { ...copy, newTargets: true } : undefined;
  return how === "aim" && to !== undefined && copy.aimEach === undefined ? { ...copy, aim: to } : undefined;
};

/** The instruction with targets for the copies that it makes under that number; nothing where it makes none. */
const withTargets = (effect: A.Effect, targets: A.ChangeTargets, id: number): A.Effect | undefined => {
  switch (effect.type) {
    case "copySpell":
      return effect.bind === id ? aimed(effect, targets) : undefined;
    case "if": {
      const then = effect.otherwise === undefined ? withTargets(effect.then, targets, id) : undefined;
      return then === undefined ? undefined : { ...effect, then };
    }
    case "forEachPlayer":
    case "may": {
      const each = effect.type === "forEachPlayer" && same(effect.players, targets.who);
      const inner = withTargets(effect.effect, each ? { ...targets, who: A.eachPlayer } : targets, id);
      return inner === undefined ? undefined : { ...effect, effect: inner };
    }
    case "sequence": {
      const last = effect.effects[effect.effects.length - 1];
      const mended = last === undefined ? undefined : withTargets(last, targets, id);
      return mended === undefined ? undefined : A.sequence([...effect.effects.slice(0, -1), mended]);
    }
    default:
      return undefined;
  }
};

/** What is said of the targets of copies: "you may choose new targets for the copy", "the copy targets that creature". */
const targetsSaid = (effect: A.Effect): A.ChangeTargets | undefined => {
  if (effect.type === "changeTargets" && effect.how === "aim") return effect;
  if (effect.type === "forEachPlayer") {
    const said = targetsSaid(effect.effect);
    const own = said?.what.type === "among" && same(said.what.filter, A.controlledBy(A.eachPlayer));
    return own ? { ...said, what: said.what.objects, who: effect.players } : undefined;
  }
  return effect.type === "may" && effect.effect.type === "changeTargets" && effect.effect.how === "chooseNew"
    ? effect.effect
    : undefined;
};

/** "Copy that spell. You may choose new targets for the copy": they are chosen before it is put onto the stack (707.10c). */
export const inSequence = (effects: readonly A.Effect[]): A.Effect => {
  const done: A.Effect[] = [];
  for (const effect of effects) {
    const last = done[done.length - 1];
    const said = targetsSaid(effect);
    const mended =
      last !== undefined && said?.what.type === "bound" ? withTargets(last, said, said.what.id) : undefined;
    if (mended === undefined) done.push(effect);
    else done[done.length - 1] = mended;
  }
  return done.length === 1 ? done[0]! : A.sequence(done);
};

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

const makesCopies = (effect: A.Effect): boolean =>
  effect.type === "copySpell" || (effect.type === "if" && makesCopies(effect.then));

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
      const { effects } = effect;
      const at = effects.findLastIndex((each) => withTargets(each, targets, id) !== undefined);
      // Behind it are other copies at most, which the same is said of.
      if (at < 0 || !effects.slice(at + 1).every(makesCopies)) return undefined;
      return A.sequence(effects.with(at, withTargets(effects[at]!, targets, id)!));
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

/** The instructions that made these copies. */
const idsOf = (what: A.Objects): readonly number[] =>
  what.type === "bound" ? [what.id] : what.type === "together" ? what.parts.flatMap(idsOf) : [];

/** "Copy that spell. You may choose new targets for the copy": they are chosen before it is put onto the stack (707.10c). */
export const inSequence = (effects: readonly A.Effect[]): A.Effect => {
  let done: readonly A.Effect[] = [];
  for (const effect of effects) {
    const said = targetsSaid(effect);
    const mended =
      said === undefined
        ? undefined
        : idsOf(said.what).reduce<A.Effect | undefined>(
            (before, id) => before && withTargets(before, said, id),
            A.sequence(done),
          );
    done =
      mended === undefined || mended.type !== "sequence" || same(mended, A.sequence(done))
        ? [...done, effect]
        : mended.effects;
  }
  return done.length === 1 ? done[0]! : A.sequence(done);
};

import type * as A from "../../abilities/index.ts";
import { askYesNo } from "../ask.ts";
import { holds } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import { choosingFirst } from "../choosing.ts";
import { countChoice, mayStill } from "../onceEachTurn.ts";
import { atOnce } from "../perform.ts";
import { remembered } from "../remembered.ts";
import type { Context, PlayerId } from "../state.ts";
import { forPlayer, resolvePlayers } from "./choose.ts";
import { enterBeing, entersBeing } from "./entering.ts";
import { boundBy, describe, mayFail } from "./instruction.ts";
import { bothBindings, leave, nothingDone, together } from "./outcome.ts";
import type { Handler, Outcome } from "./outcome.ts";
import { somePlayable } from "./castable.ts";
import { isPossible } from "./possible.ts";
import { isApart } from "./simultaneous.ts";

/** Carries out an instruction for each of several players, or for one, part by part (608.2e). */
type ForEach<E extends A.Effect> = (game: Game, effect: E, contexts: readonly Context[]) => Run<Outcome[]>;

/** Whether what is created is created at the same time as what is created before ("a Food token and a Treasure token"). */
const isWithBefore = (before: A.Effect | undefined, effect: A.Effect): boolean =>
  before?.type === "createTokens" && effect.type === "createTokens" && effect.atOnce === true;

/** The instructions of a sequence in order, those that are one step together. */
const stepsOf = remembered(({ effects }: A.Sequence): readonly (readonly A.Effect[])[] => {
  const steps: A.Effect[][] = [];
  for (const effect of effects) {
    const last = steps.at(-1);
    const before = last?.at(-1);
    if (
      last !== undefined &&
      (isWithBefore(before, effect) || (last.length === 1 && before && entersBeing(before, effect)))
    )
      last.push(effect);
    else steps.push([effect]);
  }
  return steps;
});

/** The instructions in each of the contexts in turn, as one event where there are several of either. */
const asOneEvent = (game: Game, step: readonly A.Effect[], contexts: readonly Context[]): Run<Outcome[]> => {
  const [first, second] = step;
  const entering = first && second && entersBeing(first, second);
  function* act(ctx: Context): Run<Outcome> {
    const outcomes: Outcome[] = [];
    if (entering) outcomes.push(yield* enterBeing(game, entering, ctx, game.run));
    else for (const effect of step) outcomes.push(yield* game.run(game, effect, ctx));
    return together(outcomes);
  }
  const all = (): Run<Outcome[]> => choosingFirst(game, contexts.map(act));
  return step.length + contexts.length > 2 && !step.some(isApart) ? atOnce(game, all) : all();
};

const isChoice = (effect: A.Effect | undefined): boolean =>
  effect?.type === "chooseObjects" || effect?.type === "chooseValue";

function* sequence(game: Game, effect: A.Sequence, contexts: readonly Context[]): Run<Outcome[]> {
  const outcomes = contexts.map((): Outcome[] => []);
  for (const step of stepsOf(effect)) {
    if (game.state.over !== undefined) break;
    const [only] = step;
    const done =
      step.length === 1 && only !== undefined
        ? yield* inParts(game, only, contexts)
        : yield* asOneEvent(game, step, contexts);
    // 118.12: what is not paid for was not done, unless the text itself asks for it ("if you can't").
    if (only?.type === "pay" && only.bind === undefined && done.every((outcome) => !outcome.done))
      return contexts.map(() => nothingDone);
    // Who only chose for the other instructions has not done it: "choose a card and cast it. When you do, …".
    const chose = isChoice(only) && !effect.effects.every(isChoice);
    done.forEach((outcome, index) => outcomes[index]?.push(chose ? { ...outcome, done: false } : outcome));
  }
  return outcomes.map(together);
}

function* ifThen(game: Game, effect: A.If, contexts: readonly Context[]): Run<Outcome[]> {
  const so = contexts.filter((ctx) => holds(game, effect.condition, ctx));
  const rest = contexts.filter((ctx) => !so.includes(ctx));
  // 608.2d: where it is not so, there is nothing to choose.
  if (effect.then.type === "may") for (const { controller } of rest) game.unasked?.(controller);
  const then = yield* inParts(game, effect.then, so);
  const otherwise = effect.otherwise ? yield* inParts(game, effect.otherwise, rest) : [];
  return contexts.map((ctx) => then[so.indexOf(ctx)] ?? otherwise[rest.indexOf(ctx)] ?? nothingDone);
}

/** Whether a player chooses to do what they may. 608.2d: nobody can choose what is impossible. */
function* isWilling(game: Game, effect: A.May, player: PlayerId, own: Context): Run<boolean> {
  const asked = effect.effect;
  if (
    !isPossible(game, asked, own, player) ||
    (asked.type === "castCards" && !somePlayable(game, asked, own, player))
  ) {
    game.unasked?.(player);
    return false;
  }
  if (!mayStill(game, own.source, effect)) return false;
  if (!(yield* askYesNo(game, player, `may ${describe(effect.effect)}`, own.source))) return false;
  countChoice(game, own.source, effect);
  return true;
}

function* may(game: Game, effect: A.May, contexts: readonly Context[]): Run<Outcome[]> {
  const willing: { player: PlayerId; own: Context; of: Context }[] = [];
  for (const of of contexts)
    for (const player of yield* resolvePlayers(game, effect.who, of)) {
      if (effect.first && willing.length > 0) break;
      const own: Context = { ...forPlayer(of, effect.who, player), may: true };
      if (yield* isWilling(game, effect, player, own)) willing.push({ player, own, of });
    }
  const chose = mayFail(effect.effect) ? {} : { chose: true as const };
  const done = yield* inParts(
    game,
    effect.effect,
    willing.map(({ own }) => own),
  );
  return contexts.map((ctx) => {
    const own = done.flatMap((outcome, index): Outcome[] => {
      const by = willing[index];
      return by?.of === ctx ? [{ ...outcome, players: [by.player], ...chose }] : [];
    });
    return own.length === 0 ? nothingDone : together(own);
  });
}

const parts = { sequence, may, if: ifThen };

/** An instruction with parts is carried out part by part for all of them, any other one as one event. */
function* inParts(game: Game, effect: A.Effect, contexts: readonly Context[]): Run<Outcome[]> {
  if (contexts.length < 2 || !(effect.type in parts)) return yield* asOneEvent(game, [effect], contexts);
  const handler = parts[effect.type as keyof typeof parts] as ForEach<A.Effect>;
  const outcomes = yield* handler(game, effect, contexts);
  contexts.forEach((ctx, index) => leave(effect, outcomes[index] ?? nothingDone, ctx));
  return outcomes;
}

/** The same for one player. */
const once = <E extends A.Effect>(handler: ForEach<E>): Handler<E> =>
  function* (game, effect, ctx) {
    return (yield* handler(game, effect, [ctx]))[0] ?? nothingDone;
  };
export const partHandlers = { sequence: once(sequence), may: once(may), if: once(ifThen) };

/** Adds what one of several times an instruction was carried out left behind; of a player at hand, the number is theirs. */
const collect = (outer: Context, ids: readonly number[], { bindings, eachPlayer }: Context): void => {
  for (const id of ids) {
    const bound = bindings[id];
    if (bound === undefined) continue;
    const now =
      eachPlayer !== undefined && eachPlayer !== outer.eachPlayer
        ? { ...bound, each: { [eachPlayer]: bound.amount } }
        : bound;
    const before = outer.bindings[id];
    outer.bindings[id] = before === undefined ? now : bothBindings(before, now);
  }
};

/**
 * Runs an instruction in each of the contexts, where it leaves its bindings for itself; afterwards they speak of all the
 * times together. `stepwise` (608.2e): the choices for the first step are made in APNAP order, then everyone carries it
 * out at the same time, and so on.
 */
export function* forAll(
  game: Game,
  effect: A.Effect,
  ctx: Context,
  contexts: Iterable<Context>,
  stepwise = false,
): Run<Outcome> {
  const ids = boundBy(effect);
  for (const id of ids) delete ctx.bindings[id];
  const owns: Context[] = [];
  const outcomes: Outcome[] = [];
  for (const one of contexts) {
    const own = { ...one, bindings: { ...ctx.bindings } };
    owns.push(own);
    if (!stepwise) outcomes.push(yield* game.run(game, effect, own));
  }
  if (stepwise) outcomes.push(...(yield* inParts(game, effect, owns)));
  for (const own of owns) collect(ctx, ids, own);
  return together(outcomes);
}

import type * as A from "../../abilities/index.ts";
import { askModes, askWhich } from "../ask.ts";
import { countOfModes } from "../casting/announce.ts";
import { describe as describeCosts } from "../casting/describe.ts";
import { chooseTargets } from "../casting/targets.ts";
import { keptContext, pend, touch } from "../game.ts";
import type { Game, Run } from "../game.ts";
import type { Context } from "../state.ts";
import {
  amountOf,
  beginsWithYou,
  forEachInTurn,
  forEachOf,
  pickRandom,
  rangeAmong,
  resolveInformation,
  resolvePlayers,
} from "./choose.ts";
import { objectsOf } from "../evaluate/index.ts";
import { arrange } from "./library.ts";
import { isNoCard } from "./moving.ts";
import { kindsOnAll } from "./choices.ts";
import { describe, mayFail } from "./instruction.ts";
import { manaAdded } from "./mana.ts";
import { isPossible } from "./possible.ts";
import { atOnce } from "../perform.ts";
import { nothingDone, together } from "./outcome.ts";
import { pay, payInstead } from "./payments.ts";
import type { Handlers, Outcome } from "./outcome.ts";
import { isOneEvent, isStepwise } from "./simultaneous.ts";
import { forAll, partHandlers } from "./steps.ts";
import { given } from "../given.ts";
import { delay } from "../continuous/durations.ts";
/** Nothing printed is repeated as often; a process that never ends is a draw in earnest (104.4b). */
const mostTimes = 1000;
function* times(ctx: Context, asked: Record<string, string | number>): Iterable<Context> {
  for (let n = 0; n < mostTimes; n++) {
    delete asked["again"];
    yield ctx;
    if (asked["again"] === undefined) return;
  }
}

/** Modes of a modal instruction that is met only on resolution (700.2b). */
function* chooseModesNow(game: Game, effect: A.Modal, ctx: Context): Run<NonNullable<Context["modes"]>> {
  const [player = ctx.controller] =
    effect.by === undefined ? [] : yield* resolvePlayers(game, effect.by, ctx);
  const available = effect.modes.flatMap((mode, index) =>
    (mode.targets?.length ?? 0) === 0 && !isPossible(game, mode.effect, ctx, player) ? [] : [index],
  );
  const most = effect.repeat ? Infinity : available.length;
  const { min, max } = rangeAmong(game, countOfModes(game, effect, ctx), ctx, most);
  if (available.length === 0 || max === 0) return [];
  const indices = effect.random
    ? pickRandom(game, available, max)
    : yield* askModes(game, player, available, Math.min(min, max), max, effect.repeat === true, ctx.source);
  const chosen: NonNullable<Context["modes"]> = [];
  for (const index of [...indices].sort((a, b) => a - b)) {
    const mode = effect.modes[index];
    if (mode === undefined) continue;
    const targets =
      (mode.targets?.length ?? 0) === 0 ? [] : yield* chooseTargets(game, player, mode.targets ?? [], ctx);
    if (targets !== undefined) chosen.push({ index, chosen: { instructions: mode, targets } });
  }
  return chosen;
}

/** Where the words and numbers of an effect stand in it; a size is one word, as on a card ("2/2"), and comes first. */
const wordsOf = (value: unknown, place = ""): string[] => {
  if (typeof value !== "object" || value === null) return [`${place} ${value}`];
  const { power, toughness, ...parts } = value as Record<string, unknown>;
  const size = power === undefined ? parts : { size: `${power}/${toughness}`, ...parts };
  return Object.entries(size).flatMap(([key, part]) => wordsOf(part, `${place}.${key}`));
};

/** Which of several: by what is paid or added, or by the words in which it differs from the others, after what is done. */
const labelOf = (game: Game, effect: A.Effect, others: readonly A.Effect[], ctx: Context): string => {
  const known = others.flatMap((other) => wordsOf(other));
  const own = wordsOf(effect).filter((word) => !known.includes(word));
  // Types of parts, and how they speak of an object, tell apart only what no other word does.
  const telling = own.filter((word) => !/\.(type|role|index|id) /.test(word));
  const said = (telling.length > 0 ? telling : own).map((word) => word.slice(word.indexOf(" ") + 1));
  const words =
    effect.type === "pay"
      ? [describeCosts(effect.costs)]
      : effect.type === "addMana"
        ? [manaAdded(game, effect.mana, ctx)]
        : said.filter((word) => word !== "1" || said.length === 1);
  const alike = effect.type === "affect" || others.every(({ type }) => type === effect.type);
  return (
    (alike ? words : [describe(effect), ...(telling.length > 0 ? words : [])]).join(" ") || describe(effect)
  );
};

export const controlHandlers: Handlers<
  | keyof typeof partHandlers
  | "unless"
  | "pay"
  | "forEach"
  | "forEachPlayer"
  | "repeat"
  | "process"
  | "again"
  | "delayed"
  | "reflexive"
  | "modal"
  | "oneOf"
  | "setX"
  | "nothing"
> = {
  ...partHandlers,
  /** 118.12a: the effect happens unless one of the players pays. What is bound is the payment ("if they do"). */
  *unless(game, effect, ctx) {
    // Nobody wants to spend mana where there is nothing to be sacrificed; other payments may be worth it in themselves.
    const isMana = effect.costs.every(({ type }) => type === "mana") && effect.alternatives === undefined;
    if (isMana && effect.effect.type === "sacrifice" && !isPossible(game, effect.effect, ctx, ctx.controller))
      return nothingDone;
    const paid = yield* payInstead(game, effect, ctx);
    return paid ?? { ...(yield* game.run(game, effect.effect, ctx)), done: false };
  },
  pay,
  *forEach(game, effect, ctx) {
    const objects = yield* resolveInformation(game, effect.objects, ctx);
    const { effect: each } = effect;
    // 608.2e: what players do for each of them ("its controller may search") is chosen by all, then done at once.
    const byPlayers =
      (each.type === "may" || each.type === "oneOf") && each.who.type !== "you" && isStepwise(each);
    const all = () =>
      forAll(
        game,
        each,
        ctx,
        objects.map((each) => ({ ...ctx, each })),
        byPlayers,
      );
    if (!isOneEvent(each)) return yield* all();
    const outcome = yield* atOnce(game, all);
    yield* arrange(game, outcome.objects);
    return outcome;
  },
  *forEachPlayer(game, effect, ctx) {
    const players = yield* resolvePlayers(game, effect.players, ctx);
    let contexts = players.map((eachPlayer): Context => ({ ...ctx, eachPlayer }));
    let { effect: each } = effect;
    if (each.type === "unless" && each.bind === undefined) {
      // 101.4, 118.12a: each player in turn order pays or not; then it happens to all who did not, at the same time.
      const unpaid: Context[] = [];
      for (const own of contexts) if ((yield* payInstead(game, each, own)) === undefined) unpaid.push(own);
      contexts = unpaid;
      each = each.effect;
    }
    // Who is asked first of all may leave nothing for the others to be asked.
    const inTurn = each.type === "may" && each.first === true;
    const stepwise = !beginsWithYou(effect.players) && isStepwise(each);
    return yield* forAll(game, each, ctx, contexts, inTurn || stepwise);
  },
  *repeat(game, effect, ctx) {
    const { each } = effect;
    if (each !== undefined) {
      const values = each.among ?? kindsOnAll(game, each.on, ctx);
      const contexts = values.map((value) => ({ ...ctx, chosen: { ...ctx.chosen, [each.what]: value } }));
      return yield* forAll(game, effect.effect, ctx, contexts);
    }
    const times = amountOf(game, effect.times, ctx);
    return yield* forAll(
      game,
      effect.effect,
      ctx,
      Array.from({ length: times }, () => ctx),
    );
  },
  *process(game, effect, ctx) {
    const asked = ctx.chosen ?? {};
    return yield* forAll(
      game,
      effect.effect,
      { ...ctx, chosen: asked },
      times({ ...ctx, chosen: asked }, asked),
    );
  },
  *again(_game, _effect, ctx) {
    if (ctx.chosen !== undefined) ctx.chosen["again"] = 1;
    return { done: true };
  },
  /** 603.7 */
  *delayed(game, effect, ctx) {
    const { event, ability, condition, duration, atOnce } = effect;
    delay(game, {
      event,
      ability,
      context: keptContext(ctx),
      once: effect.once === true || duration === undefined,
      ...given({ condition, duration, atOnce }),
    });
    return { done: true };
  },
  /** 603.12 */
  *reflexive(game, effect, ctx) {
    if (effect.id !== undefined && ctx.bindings[effect.id]?.done !== true) return nothingDone;
    const context = keptContext(ctx);
    pend(game, {
      controller: ctx.controller,
      source: ctx.source,
      ability: effect.ability,
      event: ctx.event ?? { type: "none" },
      bindings: context.bindings,
      context,
    });
    touch(game);
    return { done: true };
  },
  /** 700.2: the chosen modes in printed order, each with its own targets. */
  *modal(game, effect, ctx) {
    const modes = ctx.modes ?? (yield* chooseModesNow(game, effect, ctx));
    const outcomes: Outcome[] = [];
    for (const { index, chosen } of modes) {
      const mode = effect.modes[index];
      if (mode === undefined) continue;
      const { modes: _outer, division, targets, illegal, ...rest } = ctx;
      const of = (mode.targets?.length ?? 0) === 0 ? { targets, illegal } : chosen;
      const own: Context = {
        ...rest,
        targets: of.targets,
        illegal: of.illegal,
        ...given({ division: chosen.division ?? division, modes: chosen.modes }),
      };
      outcomes.push(yield* game.run(game, mode.effect, own));
    }
    return together(outcomes);
  },
  *oneOf(game, effect, ctx) {
    // 701.55d; and what turns out impossible is taken back, with whatever has been done meanwhile.
    const inTurn = effect.villainous || effect.effects.some(mayFail) ? forEachInTurn : forEachOf;
    return yield* inTurn(game, effect.who, ctx, function* (player, own) {
      const possible = effect.effects.filter(
        (one) => effect.villainous || isPossible(game, one, own, player),
      );
      const label = (one: A.Effect): string =>
        labelOf(
          game,
          one,
          possible.filter((other) => other !== one),
          own,
        );
      // Where in a library something is put of which nothing is left there is no choice.
      const isPlaced = (one: A.Effect): boolean =>
        one.type === "move" &&
        one.to.zone === "library" &&
        objectsOf(game, one.what, own).every((id) => isNoCard(game, id));
      if (possible.every(isPlaced)) possible.splice(1);
      const chosen = yield* askWhich(game, player, possible, label, "choose one", ctx.source);
      return chosen === undefined ? undefined : yield* game.run(game, chosen, own);
    });
  },
  /** 107.3i, 608.2h: determined once, for all that follows. */
  *setX(game, effect, ctx) {
    if (effect.of !== undefined) {
      for (const id of yield* resolveInformation(game, effect.of, ctx)) {
        const object = game.state.objects[id];
        if (object?.cast?.x === undefined) continue;
        const x = amountOf(game, effect.value, { ...ctx, x: object.cast.x });
        object.cast = { ...object.cast, x };
        if (object.stackItem !== undefined) object.stackItem = { ...object.stackItem, x };
      }
      touch(game);
    } else if (ctx.chosen !== undefined) ctx.chosen["x"] = amountOf(game, effect.value, ctx);
    return { done: true };
  },
  *nothing() {
    return nothingDone;
  },
};

import * as A from "../../abilities/index.ts";
import { fits } from "../evaluate/index.ts";
import { keptContext, objectOf, onBattlefield, touch } from "../game.ts";
import type { Game } from "../game.ts";
import { perform } from "../perform.ts";
import { takeReturns } from "../perform/returns.ts";
import { objectCant } from "../prohibitions.ts";
import { regenerate as regenerateNow } from "../perform/apply-intrinsic.ts";
import { phasing } from "../turn/steps.ts";
import type { EventOf } from "../events.ts";
import type { Context, ObjectId } from "../state.ts";
import { chooseFrom, chosenByEach, forPlayer, resolveObjects, resolvePlayers } from "./choose.ts";
import { link } from "../linked.ts";
import { doneByEach, moveObjects } from "./moving.ts";
import { nothingDone, together } from "./outcome.ts";
import type { Handlers, Outcome } from "./outcome.ts";
import { canSacrifice, sacrificeChoice, sacrificedParts } from "./possible.ts";
import { given } from "../given.ts";
import { hasEnded } from "../continuous/durations.ts";

const permanentsOf = (game: Game, ids: readonly ObjectId[]): ObjectId[] =>
  ids.filter((id) => onBattlefield(game, id));

/** 610.3: arranges that exiled objects return to where they were, right after the event. */
const returnLater = (
  game: Game,
  duration: A.TimeAway,
  { objects = [], was: [first] = [] }: Outcome,
  from: ReadonlyMap<ObjectId | undefined, A.Zone | undefined>,
  ctx: Context,
): void => {
  game.state.awaitingReturn.push({
    objects,
    zone: from.get(first) ?? "battlefield",
    duration,
    madeOnTurn: game.state.turn.number,
    context: keptContext(ctx),
  });
};

/** 610.3a-b: what they would be away until has already happened since this triggered or was put on the stack. */
const alreadyOver = (game: Game, duration: A.TimeAway | undefined, context: Context): boolean => {
  const since = game.state.history.thisTurn.slice(context.since);
  return [since, "now" as const].some((moment) =>
    hasEnded(game, { duration, context, madeOnTurn: 0 }, moment),
  );
};

export const zoneHandlers: Handlers<
  "destroy" | "exile" | "move" | "sacrifice" | "counter" | "regenerate" | "phaseOut"
> = {
  /** 701.8 */
  *destroy(game, effect, ctx) {
    const objects = permanentsOf(
      game,
      yield* resolveObjects(game, effect.what, ctx, ctx.controller, "destroy"),
    );
    return yield* moveObjects(
      game,
      ctx,
      objects,
      { zone: "graveyard" },
      {
        reason: "destroy",
        ...given({ noRegeneration: effect.cantBeRegenerated }),
      },
    );
  },
  /** 701.13 */
  *exile(game, effect, ctx) {
    if (alreadyOver(game, effect.until, ctx)) return nothingDone;
    const { players, objects } = yield* chosenByEach(game, effect.who, effect.what, ctx, "exile");
    const from = new Map(objects.map((id) => [id, objectOf(game, id)?.zone]));
    const to: A.Destination = { zone: "exile", ...given({ faceDown: effect.faceDown }) };
    const outcomes: Outcome[] = [];
    for (const group of effect.oneByOne ? objects.map((id) => [id]) : [objects])
      outcomes.push(yield* moveObjects(game, ctx, group, to, { who: players[0] ?? ctx.controller }));
    const outcome = together(outcomes);
    link(game, ctx, effect, outcome.objects ?? []);
    if (effect.haunting !== undefined) {
      for (const id of yield* resolveObjects(game, effect.haunting, ctx))
        objectOf(game, id)?.designations.push(...(outcome.objects ?? []).map((card) => `haunted:${card}`));
      touch(game);
    }
    if (effect.until !== undefined) {
      returnLater(game, effect.until, outcome, from, ctx);
      // What is away until it leaves itself has left.
      yield* takeReturns(game, "now", perform);
    }
    return outcome;
  },
  *move(game, effect, ctx) {
    const { from, to, what } = effect;
    const purpose = to.zone === "battlefield" ? "put onto the battlefield" : `put into ${to.zone}`;
    const { players, objects: found } = yield* chosenByEach(game, effect.who, what, ctx, purpose);
    const [who = ctx.controller] = players;
    const several = players.length > 1;
    const own = effect.who === undefined || several ? ctx : forPlayer(ctx, effect.who, who);
    const objects = from === undefined ? found : found.filter((id) => fits(game, id, from, own));
    // What several players put onto the battlefield each of them controls.
    const theirs: A.Destination = { under: A.controllerOf(A.each), ...to };
    const outcome = yield* moveObjects(
      game,
      own,
      objects,
      several && to.zone === "battlefield" ? theirs : to,
      several ? {} : { who },
    );
    link(game, ctx, effect, outcome.objects ?? []);
    return outcome;
  },
  /** 701.21: players sacrifice only what they control; the choices come first, then all sacrifices at once (608.2e). */
  *sacrifice(game, effect, ctx) {
    const chosen: EventOf<"sacrifice">[] = [];
    for (const player of yield* resolvePlayers(game, effect.who, ctx)) {
      const own = forPlayer(ctx, effect.who, player);
      const ids: ObjectId[] = [];
      // Of "an artifact and a land" no permanent is both.
      for (const part of sacrificedParts(effect)) {
        const { what } = part;
        const choice = sacrificeChoice(game, part, own, player);
        // "of an opponent's choice"
        const by = what?.type === "choose" ? what.by : undefined;
        const [chooser = player] = by === undefined ? [] : yield* resolvePlayers(game, by, own);
        ids.push(
          ...(choice !== undefined
            ? yield* chooseFrom(
                game,
                chooser,
                choice.among.filter((id) => !ids.includes(id)),
                { ...(what?.type === "choose" ? what : {}), count: choice.count },
                "sacrifice",
                own,
              )
            : what === undefined
              ? []
              : (yield* resolveObjects(game, what, own, player, "sacrifice")).filter((id) =>
                  canSacrifice(game, player, id),
                )),
        );
      }
      const cause = ctx.source;
      chosen.push(
        ...ids.map((object): EventOf<"sacrifice"> => ({ type: "sacrifice", player, object, cause })),
      );
    }
    return yield* doneByEach(game, chosen, ctx);
  },
  /** 701.6: a countered spell goes to its owner's graveyard, a countered ability ceases to exist. */
  *counter(game, effect, ctx) {
    const objects = (yield* resolveObjects(game, effect.what, ctx, ctx.controller, "counter")).filter(
      (id) => objectOf(game, id)?.zone === "stack",
    );
    const abilities = objects.filter((id) => objectOf(game, id)?.kind === "ability");
    const countered = abilities.filter((id) => !objectCant(game, id, "beCountered", { object: ctx.source }));
    const outcome = yield* moveObjects(game, ctx, objects, effect.to ?? { zone: "graveyard" }, {
      reason: "counter",
    });
    const gone = countered.filter((id) => objectOf(game, id) === undefined);
    return {
      ...outcome,
      done: outcome.done || gone.length > 0,
      amount: (outcome.objects?.length ?? 0) + gone.length,
    };
  },
  /** 701.19a: a shield until the turn ends. */
  *regenerate(game, effect, ctx) {
    const objects = permanentsOf(game, yield* resolveObjects(game, effect.what, ctx));
    for (const id of objects) {
      const object = objectOf(game, id);
      if (object === undefined) continue;
      if (effect.instead) yield* regenerateNow(game, id);
      else {
        object.regenerationShields++;
        object.regeneratedBy = [...(object.regeneratedBy ?? []), ctx.source];
      }
    }
    touch(game);
    return { done: objects.length > 0, objects };
  },
  /** 702.26: what is attached phases out indirectly with it. */
  *phaseOut(game, effect, ctx) {
    const objects = permanentsOf(
      game,
      yield* resolveObjects(game, effect.what, ctx, ctx.controller, "phase out"),
    );
    yield* perform(game, phasing(game, "out", objects));
    return { done: objects.length > 0, objects };
  },
};

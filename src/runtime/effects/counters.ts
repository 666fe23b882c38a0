import { sum } from "../sum.ts";
import type * as A from "../../abilities/index.ts";
import { askNumber, askObjects, askPlayers, askWhich } from "../ask.ts";
import { informationOf } from "../evaluate/index.ts";
import {
  counterKinds,
  existing,
  hasCounters,
  holderOf,
  numberOfCounters,
  objectOf,
  objectOrLastKnown,
  permanents,
  playerOf,
  playersInTurnOrder,
} from "../game.ts";
import type { Game, Run } from "../game.ts";
import { perform } from "../perform.ts";
import { aboutToDo } from "../perform/replacements.ts";
import type { Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { amountOf, forEachOf, forPlayer, resolveObjects, resolvePlayers } from "./choose.ts";
import { sharesFor } from "./damage.ts";
import { affectedOf, doneTo, nothingDone, together } from "./outcome.ts";
import type { Handlers, Outcome } from "./outcome.ts";
import { actionEvent, counterEvent } from "../events.ts";
import { given } from "../given.ts";

const counted = (events: readonly GameEvent[]): Outcome => {
  const changes = events.filter((event) => event.type === "counters");
  return doneTo(changes.map(({ on, count }) => [on, Math.abs(count)]));
};

/** Puts that many counters on each object (122.1, 122.6). */
export function* putOn(
  game: Game,
  ids: readonly ObjectId[],
  kind: string,
  count: number,
  by: PlayerId,
): Run<Outcome> {
  if (count <= 0) return { ...nothingDone, objects: ids, amount: 0 };
  const present = ids.filter((id) => objectOf(game, id) !== undefined);
  return counted(
    yield* perform(
      game,
      present.map((object) => counterEvent({ object }, kind, count, { by })),
    ),
  );
}

/** The kind of counter that is meant; "that kind" is none where none was chosen. */
const atHand = (kind: string, { chosen }: Context): string | undefined =>
  // A kind of counter is no number.
  kind === "chosen" ? (chosen?.["counterKind"] as string | undefined) : kind;

/** The counters that one player is told to put. */
function* putBy(
  game: Game,
  effect: A.PutCounters,
  by: PlayerId,
  ctx: Context,
  events: GameEvent[],
): Run<readonly ObjectId[]> {
  const ids = (yield* resolveObjects(game, effect.on, ctx, by, "counters")).filter(
    (id) => objectOf(game, id) !== undefined,
  );
  const { kinds } = effect;
  if (effect.distributed) {
    const recipients = ids.map((object) => ({ object }));
    const shares = yield* sharesFor(
      game,
      recipients,
      effect.on,
      amountOf(game, effect.count, ctx),
      "counters",
      ctx,
    );
    ids.forEach((object, index) => {
      const count = shares[index] ?? 0;
      if (count > 0) events.push(counterEvent({ object }, effect.kind, count, { by }));
    });
    return ids;
  }
  for (const object of ids) {
    const kind = atHand(
      (kinds && (yield* askWhich(game, by, kinds, String, "counter", ctx.source))) ?? effect.kind,
      ctx,
    );
    if (kind === undefined) continue;
    const count = amountOf(game, effect.count, effect.each === "recipient" ? { ...ctx, each: object } : ctx);
    if (count > 0) events.push(counterEvent({ object }, kind, count, { by }));
  }
  return ids;
}

/** Which counters come off one object: so many of a kind, or of any kinds, as the player likes. */
export function* countersTaken(
  game: Game,
  id: ObjectId,
  {
    kind: only,
    least,
    most,
  }: { readonly kind?: string | undefined; readonly least: number; readonly most: number },
  { controller, source }: Pick<Context, "controller" | "source">,
): Run<Map<string, number>> {
  const taken = new Map<string, number>();
  const kinds = only === undefined ? counterKinds(objectOf(game, id)) : [only];
  const has = (kind: string): number => numberOfCounters(objectOf(game, id), kind);
  let left = most;
  let owed = least;
  let rest = sum(kinds.map(has));
  for (const kind of kinds) {
    rest -= has(kind);
    const max = Math.min(has(kind), left);
    const min = Math.min(max, Math.max(0, owed - rest));
    if (min === max && max > 0) game.unasked?.(controller, kind);
    const number = yield* askNumber(game, controller, min, max, `remove ${kind} counters`, source);
    if (number > 0) taken.set(kind, number);
    left -= number;
    owed -= number;
  }
  return taken;
}

function* takenOff(
  game: Game,
  id: ObjectId,
  { kind, count }: A.RemoveCounters | A.MoveCounters,
  ctx: Context,
): Run<Map<string, number>> {
  const least = count === undefined ? Infinity : amountOf(game, count.min, ctx);
  const most = count?.max === undefined ? Infinity : amountOf(game, count.max, ctx);
  return yield* countersTaken(
    game,
    id,
    { kind: kind === undefined ? kind : (atHand(kind, ctx) ?? "none"), least, most },
    ctx,
  );
}

/** 608.2d: what has too few of the counters can't be chosen for them to be taken off. */
const withEnough = (
  game: Game,
  { from, kind, count }: A.RemoveCounters | A.MoveCounters,
  ctx: Context,
): A.Objects => {
  const least = count === undefined ? 0 : amountOf(game, count.min, ctx);
  if (from.type !== "choose" || least < 1) return from;
  const enough: A.Filter = { type: "hasCounter", ...given({ kind }), comparison: ">=", count: least };
  return { ...from, filter: { type: "and", filters: [from.filter, enough] } };
};

/** 122.8: what left keeps its counters; the same number of each kind are put on the other object. */
function* putLast(game: Game, effect: A.MoveCounters, to: ObjectId, ctx: Context): Run<Outcome> {
  const events = informationOf(game, effect.from, ctx).flatMap((id) => {
    const left = objectOrLastKnown(game, id);
    return counterKinds(left).map((kind) =>
      counterEvent({ object: to }, kind, numberOfCounters(left, kind), { by: ctx.controller }),
    );
  });
  return counted(yield* perform(game, events));
}

export const counterHandlers: Handlers<
  "putCounters" | "removeCounters" | "moveCounters" | "doubleCounters" | "getCounters" | "proliferate"
> = {
  /** 122.1, 122.6: the choices of all players first, then all counters at once. */
  *putCounters(game, effect, ctx) {
    const { who } = effect;
    const players = who === undefined ? [ctx.controller] : yield* resolvePlayers(game, who, ctx);
    const events: GameEvent[] = [];
    const ids: ObjectId[] = [];
    for (const player of players) {
      ids.push(
        ...(yield* putBy(
          game,
          effect,
          player,
          who === undefined ? ctx : forPlayer(ctx, who, player),
          events,
        )),
      );
    }
    const outcome = counted(yield* perform(game, events));
    return { ...outcome, objects: ids, affected: affectedOf(outcome) };
  },
  *removeCounters(game, effect, ctx) {
    const events: GameEvent[] = [];
    for (const id of yield* resolveObjects(
      game,
      withEnough(game, effect, ctx),
      ctx,
      ctx.controller,
      "counters",
    )) {
      for (const [kind, count] of yield* takenOff(game, id, effect, ctx))
        events.push(counterEvent({ object: id }, kind, -count, { by: ctx.controller }));
    }
    return counted(yield* perform(game, events));
  },
  /** 122.5: nothing moves if it can't be taken off or put on. */
  *moveCounters(game, effect, ctx) {
    const from = yield* resolveObjects(game, withEnough(game, effect, ctx), ctx, ctx.controller, "counters");
    const [to] = yield* resolveObjects(game, effect.to, ctx, ctx.controller, "counters");
    if (to === undefined || objectOf(game, to) === undefined) return nothingDone;
    if (effect.left) return yield* putLast(game, effect, to, ctx);
    const outcomes: Outcome[] = [];
    for (const id of from) {
      if (id === to || objectOf(game, id) === undefined) continue;
      const taken = yield* takenOff(game, id, effect, ctx);
      const events = [...taken].flatMap(([kind, count]) => [
        counterEvent({ object: id }, kind, -count, { by: ctx.controller }),
        counterEvent({ object: to }, kind, count, { by: ctx.controller }),
      ]);
      const outcome = counted(yield* perform(game, events));
      outcomes.push({ ...outcome, objects: [to], amount: sum([...taken.values()]) });
    }
    return together(outcomes);
  },
  /** 701.10e */
  *doubleCounters(game, effect, ctx) {
    const events: GameEvent[] = [];
    for (const id of yield* resolveObjects(game, effect.on, ctx, ctx.controller, "counters")) {
      for (const kind of effect.kind === undefined ? counterKinds(objectOf(game, id)) : [effect.kind]) {
        const count = numberOfCounters(objectOf(game, id), kind);
        if (count > 0) events.push(counterEvent({ object: id }, kind, count, { by: ctx.controller }));
      }
    }
    return counted(yield* perform(game, events));
  },
  *getCounters(game, effect, ctx) {
    const events: GameEvent[] = [];
    const kind = atHand(effect.kind, ctx);
    for (const player of yield* resolvePlayers(game, effect.who, ctx)) {
      const count = amountOf(game, effect.count, forPlayer(ctx, effect.who, player));
      if (count > 0 && kind) events.push(counterEvent({ player }, kind, count, { by: ctx.controller }));
    }
    return counted(yield* perform(game, events));
  },
  /** 701.34 */
  *proliferate(game, effect, ctx) {
    const outcome = yield* forEachOf(game, effect.who, ctx, function* (player) {
      if (!(yield* aboutToDo(game, "proliferate", player))) return undefined;
      const withCounters = permanents(game).filter((id) => hasCounters(existing(game, id)));
      const players = playersInTurnOrder(game).filter((one) => hasCounters(playerOf(game, one)));
      const chosen = yield* askObjects(
        game,
        player,
        withCounters,
        0,
        withCounters.length,
        "proliferate",
        ctx.source,
      );
      const chosenPlayers = yield* askPlayers(game, player, players, 0, players.length, ctx.source);
      const events = [
        ...chosen.map((object) => ({ object })),
        ...chosenPlayers.map((one) => ({ player: one })),
      ].flatMap((on) =>
        counterKinds(holderOf(game, on)).map((kind) => counterEvent(on, kind, 1, { by: player })),
      );
      const one = counted(yield* perform(game, events));
      yield* perform(game, [actionEvent("proliferate", player)]);
      return one;
    });
    return { ...outcome, done: true };
  },
};

import type * as A from "../../abilities/index.ts";
import { theObjects, thePlayer } from "./exactly.ts";
import { askOrder } from "../ask.ts";
import { canBeAttached } from "../attach.ts";
import { characteristics } from "../continuous/index.ts";
import { playersOf, recipientsOf } from "../evaluate/index.ts";
import { attachEvent, moveEvent, unattachEvent } from "../events.ts";
import type { EventOf, ZoneChangeEvent } from "../events.ts";
import {
  asChosen,
  asPlace,
  existing,
  objectIn,
  objectOf,
  onBattlefield,
  sameChosen,
  shuffleInPlace,
  touch,
} from "../game.ts";
import type { Game, Run } from "../game.ts";
import { perform } from "../perform.ts";
import type { Chosen, Context, ObjectId, PlayerId } from "../state.ts";
import { amountOf } from "./choose.ts";
import { countEach, movedBy } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import { given } from "../given.ts";

/** Counters to enter with, of which there are so many now. */
const fixedCounters = (
  game: Game,
  counters: NonNullable<A.Destination["counters"]>,
  ctx: Context,
): NonNullable<A.Destination["counters"]> =>
  counters.map(({ kind, count }) => ({ kind, count: amountOf(game, count, ctx) }));

/**
 * A destination with its numbers and players found now, because the event is carried out without the context. What it is
 * attached to is told of from outside: "for each of those tokens, … attached to it".
 */
export const fixedDestination = (
  game: Game,
  to: A.Destination,
  ctx: Context,
  outside = ctx,
): A.Destination => {
  const { under, counters, attachedTo, attacking, ...rest } = to;
  const [attacked] = typeof attacking === "object" ? playersOf(game, attacking, ctx) : [];
  const [controller] = under === undefined ? [] : playersOf(game, under, ctx);
  const hosts = attachedTo === undefined ? [] : recipientsOf(game, attachedTo, outside);
  const [host] = hosts;
  return {
    ...rest,
    ...given({
      attacking: attacking && (attacked === undefined ? true : thePlayer(attacked)),
      under: controller === undefined ? undefined : thePlayer(controller),
      counters: counters && fixedCounters(game, counters, ctx),
      attachedTo:
        host === undefined
          ? attachedTo
          : "object" in host
            ? theObjects(hosts.flatMap((one) => objectIn(one) ?? []))
            : thePlayer(host.player),
    }),
  };
};

/** 111.7, 707.10a: a token or copy with nothing else in it, of which nothing is left in a library. */
export const isNoCard = (game: Game, id: ObjectId): boolean => {
  const { kind, merged } = existing(game, id);
  return kind !== "card" && !merged;
};

/**
 * The order in which cards are put on top or at the bottom of libraries: random, or chosen by who puts them there "in any
 * order", else by their owner (401.4).
 */
function* libraryOrder(
  game: Game,
  ids: readonly ObjectId[],
  to: A.Destination,
  who: PlayerId,
): Run<ObjectId[]> {
  if (to.zone !== "library" || ids.length < 2) return [...ids];
  if (to.order === "random") {
    const shuffled = [...ids];
    shuffleInPlace(game, shuffled);
    return shuffled;
  }
  const found: ObjectId[] = [];
  const ownerOf = (id: ObjectId): PlayerId => existing(game, id).owner;
  for (const owner of new Set(ids.map(ownerOf))) {
    const own = ids.filter((id) => ownerOf(id) === owner);
    found.push(...(yield* ordered(game, to.order === "any" ? who : owner, own)));
  }
  return found;
}

/** An order of cards chosen by a player, who puts them one after the other: the last one ends up topmost or bottommost. */
export function* ordered(game: Game, player: PlayerId, ids: readonly ObjectId[]): Run<ObjectId[]> {
  const cards = ids.filter((id) => !isNoCard(game, id));
  const names = cards.map((id) => characteristics(game, id).name);
  if (new Set(names).size < 2) return [...ids];
  return [
    ...new Set([...(yield* askOrder(game, player, cards, { objects: cards, purpose: "library" })), ...ids]),
  ];
}

/** Moves objects to a zone, all at once, as the effect's doing (400.7). `who` is the player told to do it. */
export function* moveObjects(
  game: Game,
  ctx: Context,
  ids: readonly ObjectId[],
  to: A.Destination,
  options: { who?: PlayerId; reason?: NonNullable<ZoneChangeEvent["reason"]>; noRegeneration?: true } = {},
): Run<Outcome> {
  const { who = ctx.controller, ...rest } = options;
  const there = [...new Set(ids)].filter((id) => objectOf(game, id) !== undefined);
  const moving = yield* libraryOrder(game, there, to, who);
  const events = moving.map((id) =>
    moveEvent(game, id, fixedDestination(game, to, { ...ctx, each: id }, { each: id, ...ctx }), {
      ...rest,
      by: who,
      cause: ctx.source,
    }),
  );
  const happened = yield* perform(game, events);
  return movedBy(happened, moving, ctx);
}

/** Discards or sacrifices of one or more players, all at once. */
export function* doneByEach(
  game: Game,
  events: readonly (EventOf<"discard"> | EventOf<"sacrifice">)[],
  ctx: Context,
): Run<Outcome> {
  const happened = yield* perform(game, events);
  const players = events.map(({ player }) => player);
  return {
    ...movedBy(
      happened,
      events.map(({ object }) => object),
      ctx,
    ),
    players: [...new Set(players)],
    each: countEach(players),
  };
}

/** 701.3: attaches a permanent to an object or player if that is possible; it gets a new timestamp (613.7e). */
export function* attachTo(game: Game, id: ObjectId, to: Chosen, asCreature?: true): Run<boolean> {
  const object = onBattlefield(game, id);
  if (object === undefined) return false;
  const same = object.attachedTo !== undefined && sameChosen(asChosen(object.attachedTo), to);
  if (same || !canBeAttached(game, id, to, asCreature)) return false;
  const events = [unattachEvent(object), attachEvent(object, to)].flatMap((event) => event ?? []);
  object.attachedTo = asPlace(to);
  object.timestamp = game.state.nextTimestamp++;
  touch(game);
  yield* perform(game, events);
  return true;
}

import type * as A from "../../abilities/index.ts";
import { askNumber, askObjects, askWhich } from "../ask.ts";
import { fits, playersOf } from "../evaluate/index.ts";
import { togetherOf } from "../evaluate/together.ts";
import { isPublicZone } from "../evaluate/subject.ts";
import { existing, objectOf, playerOf, playersInTurnOrder, shuffleLibrary, touch } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { showTo } from "../known.ts";
import { atOnce, perform } from "../perform.ts";
import { aboutToDo } from "../perform/replacements.ts";
import { playerCant } from "../prohibitions.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import {
  amountOf,
  chooseFrom,
  forEachInTurn,
  forEachOf,
  forPlayer,
  rangeAmong,
  resolveObjects,
  resolvePlayers,
} from "./choose.ts";
import { doneByEach, moveObjects, ordered } from "./moving.ts";
import { bindingOf, nothingDone } from "./outcome.ts";
import type { Handlers, Outcome } from "./outcome.ts";
import { discardable } from "./possible.ts";
import { actionEvent } from "../events.ts";

/** 121.2: one card at a time. */
export function* drawCards(game: Game, player: PlayerId, count: number): Run<Outcome> {
  const objects: ObjectId[] = [];
  let drawn = 0;
  for (let n = 0; n < count; n++) {
    for (const event of yield* perform(game, [{ type: "draw", player }])) {
      if (event.type !== "draw" || event.player !== player) continue;
      drawn++;
      if (event.object !== undefined) objects.push(event.object);
    }
  }
  return { done: drawn > 0, objects, players: [player], amount: drawn };
}

/** Discards given cards, all at once (701.9a). */
export function* discardCards(
  game: Game,
  cards: readonly { player: PlayerId; id: ObjectId }[],
  ctx: Context,
): Run<Outcome> {
  return yield* doneByEach(
    game,
    cards.map(({ player, id }) => ({ type: "discard", player, object: id, cause: ctx.source })),
    ctx,
  );
}

/** Cards that stay on top of a library, those but for some, top first, in an order that the player chooses. */
function* orderedOnTop(
  game: Game,
  player: PlayerId,
  ids: readonly ObjectId[],
  away: readonly ObjectId[] = [],
): Run<ObjectId[]> {
  const kept = ids.filter((id) => !away.includes(id)).reverse();
  return (yield* ordered(game, player, kept)).reverse();
}

/** Rearranges cards of a library without moving them to another zone. */
export const rearrange = (
  game: Game,
  owner: PlayerId,
  top: readonly ObjectId[],
  bottom: readonly ObjectId[],
): void => {
  const state = playerOf(game, owner);
  const rest = state.library.filter((id) => !top.includes(id) && !bottom.includes(id));
  state.library = [...top, ...rest, ...bottom];
  touch(game);
};

/**
 * 401.4: several instructions put cards into libraries at the same time, whose owners then say in which order they are;
 * where it was shuffled nobody knows them any more.
 */
export function* arrange(game: Game, ids: Outcome["objects"]): Run<void> {
  const isOther = (id: ObjectId): boolean => !ids?.includes(id) || !existing(game, id).knownTo;
  for (const owner of playersInTurnOrder(game)) {
    const { library } = playerOf(game, owner);
    const first = library.findIndex(isOther);
    const down = library.slice(library.findLastIndex(isOther) + 1);
    if (first < 0 || first + down.length < 2) continue;
    const top = yield* orderedOnTop(game, owner, library.slice(0, first));
    rearrange(game, owner, top, yield* ordered(game, owner, down));
  }
}

/** 701.22, 701.29: any number of the top cards to the bottom, the rest back on top, in any order. */
export function* scryLibrary(
  game: Game,
  player: PlayerId,
  owner: PlayerId,
  count: number,
  ctx: Context,
  action: string,
): Run<Outcome> {
  const top = playerOf(game, owner).library.slice(0, count);
  if (count === 0) return nothingDone;
  const down = yield* askObjects(game, player, top, 0, top.length, action, ctx.source);
  const bottom = yield* ordered(game, player, down);
  const kept = yield* orderedOnTop(game, player, top, down);
  rearrange(game, owner, kept, bottom);
  // 701.22d: of a library with fewer cards, those that there are were looked at.
  const amount = top.length;
  yield* perform(game, [actionEvent(action, player, { amount })]);
  return { done: true, objects: top, players: [player], amount };
}

const statesQuality = (filter: A.Filter): boolean =>
  filter.type !== "anything" && !(filter.type === "kind" && filter.kind === "card");

/** 701.23b-d: cards with a stated quality need not be found in a hidden zone; in a public one they must be. */
function* find(
  game: Game,
  sought: Pick<A.Search, "count" | "filter"> & A.GoTogether,
  cards: readonly ObjectId[],
  player: PlayerId,
  ctx: Context,
): Run<ObjectId[]> {
  const { count, filter } = sought;
  const fitting = cards.filter((id) => fits(game, id, filter, ctx));
  const { min, max } = rangeAmong(
    game,
    count === "all" ? { min: fitting.length } : count,
    ctx,
    fitting.length,
  );
  const together = togetherOf(game, sought, fitting, ctx);
  const seen = statesQuality(filter)
    ? fitting.filter((id) => isPublicZone(existing(game, id).zone))
    : fitting;
  const least = Math.min(min, seen.length);
  const found = yield* askObjects(game, player, fitting, least, max, "search", ctx.source, together);
  if (together !== undefined) return found;
  const others = seen.filter((id) => !found.includes(id));
  return [...found, ...others.slice(0, Math.max(0, min - found.length))];
}

type SearchedZone = NonNullable<A.Search["zones"]>[number];

/** "Search your graveyard and/or library": the player chooses which of them (608.2d). */
function* zonesToSearch(
  game: Game,
  { choose }: A.Search,
  zones: readonly SearchedZone[],
  player: PlayerId,
  ctx: Context,
): Run<readonly SearchedZone[]> {
  if (choose === undefined || zones.length < 2) return zones;
  const several = zones.reduce<SearchedZone[][]>(
    (sets, zone) => [...sets, ...sets.map((set) => [...set, zone])],
    [[]],
  );
  const sets = several.filter(({ length }) => (choose === "one" ? length === 1 : length > 0));
  return (yield* askWhich(game, player, sets, (set) => set.join(" and "), "search", ctx.source)) ?? zones;
}

function* searchFor(game: Game, effect: A.Search, player: PlayerId, ctx: Context): Run<Outcome> {
  const owners = effect.library === undefined ? [player] : playersOf(game, effect.library, ctx);
  // 101.3: who can't search libraries searches the other zones.
  const cant = playerCant(game, player, "search");
  const possible = (effect.zones ?? ["library"]).filter((zone) => !cant || zone !== "library");
  const zones = yield* zonesToSearch(game, effect, possible, player, ctx);
  if (zones.length === 0) return nothingDone;
  const done = effect.choose === undefined || zones.includes("library");
  const cards = owners.flatMap((owner) => zones.flatMap((zone) => playerOf(game, owner)[zone]));
  const found: ObjectId[] = [];
  for (const sought of [effect, ...(effect.also ?? [])]) {
    const others = cards.filter((id) => !found.includes(id));
    found.push(...(yield* find(game, sought, others, player, ctx)));
  }
  // "Whenever a player searches their library" (701.23).
  if (zones.includes("library") && owners.includes(player))
    yield* perform(game, [actionEvent("search", player)]);
  return { done, objects: found, players: [player] };
}

export const libraryHandlers: Handlers<
  "draw" | "discard" | "mill" | "scry" | "surveil" | "lookAt" | "reveal" | "search" | "shuffle"
> = {
  *draw(game, effect, ctx) {
    return yield* forEachInTurn(game, effect.who, ctx, function* (player, own) {
      const most = amountOf(game, effect.count, own);
      const count = effect.upTo ? yield* askNumber(game, player, 0, most, "draw", ctx.source) : most;
      return yield* drawCards(game, player, count);
    });
  },
  *discard(game, effect, ctx) {
    const chosen: { player: PlayerId; id: ObjectId }[] = [];
    for (const player of yield* resolvePlayers(game, effect.who, ctx)) {
      const own = forPlayer(ctx, effect.who, player);
      const { hand } = playerOf(game, player);
      const fitting = discardable(game, effect, own, player);
      let cards: readonly ObjectId[];
      if (effect.what !== undefined) {
        cards = (yield* resolveObjects(game, effect.what, own, player, "discard")).filter((id) =>
          hand.includes(id),
        );
      } else if (effect.count === "all") cards = fitting;
      else {
        const [by = player] = effect.by === undefined ? [] : playersOf(game, effect.by, own);
        cards = yield* chooseFrom(
          game,
          by,
          fitting,
          { count: effect.count, random: effect.random },
          "discard",
          own,
        );
      }
      chosen.push(...cards.map((id) => ({ player, id })));
    }
    return yield* discardCards(game, chosen, ctx);
  },
  *mill(game, effect, ctx) {
    const players = yield* resolvePlayers(game, effect.who, ctx);
    const cards: ObjectId[] = [];
    for (const player of players) {
      const count = amountOf(game, effect.count, forPlayer(ctx, effect.who, player));
      const left = yield* aboutToDo(game, "mill", player, count);
      cards.push(...playerOf(game, player).library.slice(0, left ?? 0));
    }
    return { ...(yield* moveObjects(game, ctx, cards, { zone: "graveyard" }, { reason: "mill" })), players };
  },
  *scry(game, effect, ctx) {
    return yield* forEachOf(game, effect.who, ctx, function* (player, own) {
      const count = yield* aboutToDo(game, "scry", player, amountOf(game, effect.count, own));
      return count ? yield* scryLibrary(game, player, player, count, ctx, "scry") : undefined;
    });
  },
  /** 701.25 */
  *surveil(game, effect, ctx) {
    return yield* forEachOf(game, effect.who, ctx, function* (player, own) {
      const count = yield* aboutToDo(game, "surveil", player, amountOf(game, effect.count, own));
      if (!count) return undefined;
      const top = playerOf(game, player).library.slice(0, count);
      const away = yield* askObjects(game, player, top, 0, top.length, "surveil", ctx.source);
      const kept = yield* orderedOnTop(game, player, top, away);
      rearrange(game, player, kept, []);
      const moved = yield* moveObjects(game, ctx, away, { zone: "graveyard" }, { who: player });
      yield* perform(game, [actionEvent("surveil", player, { amount: count })]);
      return { done: true, objects: [...kept, ...(moved.objects ?? [])], players: [player] };
    });
  },
  /** 701.20, 701.20e */
  *lookAt(game, effect, ctx) {
    const players = yield* resolvePlayers(game, effect.who, ctx);
    const { until, bindFound } = effect;
    if (until === undefined) {
      const objects = yield* resolveObjects(game, effect.what, ctx, players[0] ?? ctx.controller, "look");
      showTo(game, objects, effect.reveal ? undefined : players);
      return { done: objects.length > 0, objects, players };
    }
    const owners = effect.what.type === "topCards" ? playersOf(game, effect.what.of, ctx) : players;
    const wanted = amountOf(game, effect.untilCount ?? 1, ctx);
    const all: ObjectId[] = [];
    const found: ObjectId[] = [];
    for (const owner of owners) {
      let left = wanted;
      for (const id of playerOf(game, owner).library) {
        if (left <= 0) break;
        all.push(id);
        if (!fits(game, id, until, ctx)) continue;
        found.push(id);
        left--;
      }
    }
    showTo(game, all, effect.reveal ? undefined : players);
    if (bindFound !== undefined) {
      ctx.bindings[bindFound] = bindingOf({ done: found.length > 0, objects: found, players: owners });
    }
    return { done: all.length > 0, objects: all, players: owners };
  },
  *reveal(game, effect, ctx) {
    const players = yield* resolvePlayers(game, effect.who, ctx);
    const objects: ObjectId[] = [];
    for (const player of players.length === 0 ? [ctx.controller] : players) {
      objects.push(
        ...(yield* resolveObjects(game, effect.what, forPlayer(ctx, effect.who, player), player, "reveal")),
      );
    }
    const revealed = [...new Set(objects)];
    showTo(game, revealed);
    return { done: revealed.length > 0, objects: revealed, players };
  },
  *search(game, effect, ctx) {
    return yield* atOnce(game, () =>
      forEachOf(game, effect.who, ctx, (player, own) => searchFor(game, effect, player, own)),
    );
  },
  /** 701.24 */
  *shuffle(game, effect, ctx) {
    const players = yield* resolvePlayers(game, effect.who, ctx);
    let outcome: Outcome = { done: true };
    const libraries = new Set(players);
    if (effect.what !== undefined) {
      const cards = yield* resolveObjects(game, effect.what, ctx, players[0] ?? ctx.controller, "shuffle");
      for (const id of cards) if (objectOf(game, id)) libraries.add(existing(game, id).owner);
      outcome = yield* moveObjects(game, ctx, cards, { zone: "library", position: "top", order: "random" });
    }
    for (const player of libraries) {
      shuffleLibrary(game, player);
      yield* perform(game, [actionEvent("shuffle", player, { cause: ctx.source })]);
    }
    return { ...outcome, done: true, players };
  },
};

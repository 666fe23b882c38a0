import { askObjects, askOption, askWhich } from "../../ask.ts";
import { characteristics } from "../../continuous/index.ts";
import { numberOfCounters, objectOf, permanents, playerOf, touch } from "../../game.ts";
import type { Game, Run } from "../../game.ts";
import { perform } from "../../perform.ts";
import type { GameEvent, ObjectId, PlayerId } from "../../state.ts";
import { moveObjects } from "../moving.ts";
import { nothingDone } from "../outcome.ts";
import { foodsOf } from "../possible.ts";
import type { Outcome } from "../outcome.ts";
import type { ActionHandlers } from "./index.ts";
import { venture } from "./dungeons.ts";
import { tempt } from "./ring.ts";
import { byObjects, byPlayers, valueOf } from "./support.ts";
import { actionEvent, counterEvent } from "../../events.ts";
import { controllerOfObject } from "../../evaluate/players.ts";
import { keywordNames } from "../../keywords.ts";

/** 701.67a, 702.174c: what is paid or given is so elsewhere; this is what abilities see. */
function* isSeen(_game: Game, player: PlayerId): Run<Outcome> {
  return { done: true, players: [player] };
}

export const otherActions: ActionHandlers<
  | "collectEvidence"
  | "forage"
  | "timeTravel"
  | "venture"
  | "waterbend"
  | "giveGift"
  | "ringTempts"
  | "gainLevel"
> = {
  /** 701.59a: any number of cards with that much mana value together; more are asked for until it is enough. */
  collectEvidence: byPlayers(function* (game, player, count, ctx) {
    const { graveyard } = playerOf(game, player);
    if (valueOf(game, graveyard) < count) return nothingDone;
    const chosen: ObjectId[] = [];
    while (valueOf(game, chosen) < count) {
      const left = playerOf(game, player).graveyard.filter((id) => !chosen.includes(id));
      const more = yield* askObjects(game, player, left, 1, left.length, "collect evidence", ctx.source);
      if (more.length === 0) return nothingDone;
      chosen.push(...more);
    }
    return yield* moveObjects(game, ctx, chosen, { zone: "exile" }, { who: player });
  }),
  /** 701.61a */
  forage: byPlayers(function* (game, player, _count, ctx) {
    const foods = foodsOf(game, player);
    const { graveyard } = playerOf(game, player);
    const ways = [
      ...(graveyard.length >= 3 ? ["exile three cards from your graveyard"] : []),
      ...(foods.length > 0 ? ["sacrifice a Food"] : []),
    ];
    const way = yield* askWhich(game, player, ways, String, "forage", ctx.source);
    if (way === undefined) return nothingDone;
    if (way.startsWith("sacrifice")) {
      const [food] = yield* askObjects(game, player, foods, 1, 1, "sacrifice", ctx.source);
      if (food === undefined) return nothingDone;
      const happened = yield* perform(game, [{ type: "sacrifice", player, object: food }]);
      return { done: happened.length > 0 };
    }
    const chosen = yield* askObjects(game, player, graveyard, 3, 3, "exile", ctx.source);
    return yield* moveObjects(game, ctx, chosen, { zone: "exile" }, { who: player });
  }),
  /** 701.56a */
  timeTravel: byPlayers(function* (game, player, _count, ctx) {
    const timed = [...permanents(game), ...game.state.exile].filter((id) => {
      const object = objectOf(game, id);
      const { zone, owner } = object ?? {};
      const isChoosable =
        zone === "exile"
          ? owner === player && keywordNames(characteristics(game, id).abilities).has("suspend")
          : controllerOfObject(game, id) === player;
      return isChoosable && numberOfCounters(object, "time") > 0;
    });
    const chosen = yield* askObjects(game, player, timed, 0, timed.length, "time travel", ctx.source);
    const events: GameEvent[] = [];
    for (const object of chosen) {
      const index = yield* askOption(
        game,
        player,
        ["put a time counter on it", "remove a time counter from it"],
        "time travel",
        object,
      );
      events.push(counterEvent({ object }, "time", index === 0 ? 1 : -1, { by: player }));
    }
    yield* perform(game, events);
    return { done: true, objects: chosen };
  }),
  venture: byPlayers(venture),
  waterbend: byPlayers(isSeen),
  giveGift: byPlayers(isSeen),
  ringTempts: byPlayers(function* (game, player, _count, ctx) {
    return yield* tempt(game, player, ctx);
  }),
  /** 716.2a-b: its level becomes that number, and abilities trigger on it. */
  gainLevel: byObjects(function* (game, id, player, count) {
    const object = objectOf(game, id);
    if (object === undefined) return nothingDone;
    object.chosen["level"] = count;
    touch(game);
    yield* perform(game, [actionEvent(`level ${count}`, player, { object: id })]);
    return { done: true };
  }),
};

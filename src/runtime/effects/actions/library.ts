import { askObjects, askPlayers, askYesNo } from "../../ask.ts";
import { castSpell } from "../../casting/cast.ts";
import { characteristics } from "../../continuous/index.ts";
import { objectOf, opponentsOf, playerOf } from "../../game.ts";
import type { ObjectId } from "../../state.ts";
import { discardCards, drawCards, scryLibrary } from "../library.ts";
import { moveObjects } from "../moving.ts";
import { nothingDone } from "../outcome.ts";
import type { ActionHandlers } from "./index.ts";
import { byPlayers } from "./support.ts";
export const libraryActions: ActionHandlers<"fateseal" | "discover" | "learn"> = {
  /** 701.29a */
  fateseal: byPlayers(function* (game, player, count, ctx) {
    const opponents = opponentsOf(game, player);
    const [owner] = yield* askPlayers(game, player, opponents, 1, 1, ctx.source);
    return owner === undefined
      ? nothingDone
      : yield* scryLibrary(game, player, owner, count, ctx, "fateseal");
  }),
  /** 701.57a */
  discover: byPlayers(function* (game, player, count, ctx) {
    const exiled: ObjectId[] = [];
    let found: ObjectId | undefined;
    while (found === undefined) {
      const top = playerOf(game, player).library[0];
      if (top === undefined) break;
      const outcome = yield* moveObjects(game, ctx, [top], { zone: "exile" }, { who: player });
      const [id] = outcome.objects ?? [];
      if (id === undefined) break;
      exiled.push(id);
      const { cardTypes, manaValue } = characteristics(game, id);
      if (!cardTypes.includes("land") && manaValue <= count) found = id;
    }
    let cast: ObjectId | undefined;
    if (found !== undefined && (yield* askYesNo(game, player, "cast the discovered card", ctx.source))) {
      cast = yield* castSpell(game, player, found, {
        free: true,
        allowed: true,
        only: (g, id) => characteristics(g, id).manaValue <= count,
      });
    }
    if (found !== undefined && cast === undefined)
      yield* moveObjects(game, ctx, [found], { zone: "hand" }, { who: player });
    const rest = exiled.filter((id) => id !== found && objectOf(game, id)?.zone === "exile");
    yield* moveObjects(
      game,
      ctx,
      rest,
      { zone: "library", position: "bottom", order: "random" },
      { who: player },
    );
    return { done: true, objects: found === undefined ? [] : [cast ?? found], players: [player] };
  }),
  /** 701.48a */
  learn: byPlayers(function* (game, player, _count, ctx) {
    const { hand } = playerOf(game, player);
    if (hand.length > 0 && (yield* askYesNo(game, player, "discard a card to draw a card", ctx.source))) {
      const chosen = yield* askObjects(game, player, hand, 1, 1, "discard", ctx.source);
      const discarded = yield* discardCards(
        game,
        chosen.map((id) => ({ player, id })),
        ctx,
      );
      if (discarded.done) {
        yield* drawCards(game, player, 1);
        return discarded;
      }
    }
    const lessons = playerOf(game, player).sideboard.filter((id) =>
      characteristics(game, id).subtypes.includes("Lesson"),
    );
    const found = yield* askObjects(game, player, lessons, 0, 1, "put a Lesson into your hand", ctx.source);
    return yield* moveObjects(game, ctx, found, { zone: "hand" }, { who: player });
  }),
};

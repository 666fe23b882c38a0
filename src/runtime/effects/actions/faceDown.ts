import { askObjects } from "../../ask.ts";
import { onBattlefield, playerOf, touch } from "../../game.ts";
import type { Game, Run } from "../../game.ts";
import type { Context, ObjectId, PlayerId } from "../../state.ts";
import type * as A from "../../../abilities/index.ts";
import { forEachOf, resolveObjects } from "../choose.ts";
import { moveObjects } from "../moving.ts";
import type { Handler, Outcome } from "../outcome.ts";
import type { ActionHandlers } from "./index.ts";
import { byPlayers } from "./support.ts";

/** Puts a card onto the battlefield face down, as a manifested or cloaked permanent (701.40a, 701.58a). */
function* putFaceDown(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  how: "manifested" | "cloaked",
  ctx: Context,
): Run<Outcome> {
  const outcome = yield* moveObjects(
    game,
    ctx,
    [id],
    { zone: "battlefield", faceDown: true },
    { who: player },
  );
  for (const permanent of outcome.objects ?? []) onBattlefield(game, permanent)?.designations.push(how);
  touch(game);
  return outcome;
}

const turnedDown = (how: "manifested" | "cloaked"): Handler<A.KeywordActionEffect> =>
  function* (game, effect, ctx): Run<Outcome> {
    return yield* forEachOf(game, effect.who, ctx, function* (player) {
      const outcomes: Outcome[] = [];
      // 701.40e: several cards one at a time.
      const cards =
        effect.what !== undefined
          ? yield* resolveObjects(game, effect.what, ctx, player)
          : yield* resolveObjects(
              game,
              { type: "topCards", of: { type: "chosenPlayer", player }, count: effect.count ?? 1 },
              ctx,
            );
      for (const id of cards) outcomes.push(yield* putFaceDown(game, id, player, how, ctx));
      return outcomes;
    });
  };
export const faceDownActions: ActionHandlers<"manifest" | "cloak" | "manifestDread"> = {
  manifest: turnedDown("manifested"),
  cloak: turnedDown("cloaked"),
  /** 701.62a */
  manifestDread: byPlayers(function* (game, player, _count, ctx) {
    const top = playerOf(game, player).library.slice(0, 2);
    const chosen = yield* askObjects(game, player, top, 1, 1, "manifest", ctx.source);
    const [id] = chosen;
    const outcome =
      id === undefined ? { done: false } : yield* putFaceDown(game, id, player, "manifested", ctx);
    yield* moveObjects(
      game,
      ctx,
      top.filter((card) => !chosen.includes(card)),
      { zone: "graveyard" },
      { who: player },
    );
    return outcome;
  }),
};

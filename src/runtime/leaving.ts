import { become } from "../abilities/index.ts";
import { thePlayer } from "./effects/exactly.ts";
import { carryOut } from "./effects/index.ts";
import { actionEvent, moveEvent } from "./events.ts";
import { removeFromCombat } from "./combat/membership.ts";
import { characteristics } from "./continuous/index.ts";
import type { Game, Run } from "./game.ts";
import { plainContext, playerOf, playersInTurnOrder, touch } from "./game.ts";
import { perform } from "./perform.ts";
import { takeReturns } from "./perform/returns.ts";
import { ceaseToExist } from "./stack/objects.ts";
import type { ActiveEffect, GameEvent, PlayerId } from "./state.ts";

const givesControlTo = ({ content }: ActiveEffect, player: PlayerId): boolean =>
  content.type === "affect" &&
  content.modifications.some(
    (m) => m.type === "changeControl" && m.to.type === "chosenPlayer" && m.to.player === player,
  );

/** 800.4a: what a player owns leaves the game with the player; what the player still controls then is exiled. */
function* leaveGame(game: Game, player: PlayerId): Run<void> {
  const leaving = Object.values(game.state.objects).filter(({ owner }) => owner === player);
  for (const { id, zone } of leaving) {
    if (zone === "battlefield") removeFromCombat(game, id, true);
    ceaseToExist(game, id);
  }
  game.state.effects = game.state.effects.filter((effect) => !givesControlTo(effect, player));
  touch(game);
  const left = [...game.state.battlefield, ...game.state.stack].filter(
    (id) => characteristics(game, id).controller === player,
  );
  yield* perform(
    game,
    left.map((id) => moveEvent(game, id, { zone: "exile" })),
  );
  yield* takeReturns(game, "now", perform);
}

/** 725.4, 726.4: the active player, or else the next in turn order, gets what the players who left had. */
function* passOn(game: Game): Run<void> {
  const [player] = playersInTurnOrder(game);
  if (player === undefined) return;
  for (const what of ["monarch", "initiative"] as const) {
    const holder = game.state[what];
    if (holder === undefined || !playerOf(game, holder).lost) continue;
    delete game.state[what];
    yield* carryOut(game, become(thePlayer(player), what), plainContext(-1, player));
  }
}

/**
 * 104.2a, 104.3, 104.4a, 104.5: the players lose, unless something else happens instead (614), while `also` happens. They
 * leave the game; it is over when at most one player is left.
 */
export function* loseGame(
  game: Game,
  losing: readonly PlayerId[],
  also: readonly GameEvent[] = [],
): Run<void> {
  const happened = yield* perform(game, [
    ...losing.map((player) => actionEvent("loseGame", player)),
    ...also,
  ]);
  const players = happened.flatMap((event) =>
    event.type === "keywordAction" && event.action === "loseGame" ? [event.player] : [],
  );
  if (players.length === 0) return;
  for (const id of players) playerOf(game, id).lost = true;
  const left = playersInTurnOrder(game);
  if (left.length <= 1) game.state.over = { winners: left };
  touch(game);
  if (left.length <= 1) return;
  for (const id of players) yield* leaveGame(game, id);
  yield* passOn(game);
}

import { hasEnded } from "../continuous/durations.ts";
import type { Ending } from "../continuous/durations.ts";
import { moveEvent } from "../events.ts";
import type { Game, Run } from "../game.ts";
import { objectOf, touch } from "../game.ts";
import type { GameEvent } from "../state.ts";

/** 610.3: what was moved until something happens goes back immediately after that, all at once (610.3d). */
export function* takeReturns(
  game: Game,
  moment: Ending,
  perform: (game: Game, events: readonly GameEvent[]) => Run<GameEvent[]>,
): Run<void> {
  const due = game.state.awaitingReturn.filter((r) => hasEnded(game, r, moment) || hasEnded(game, r, "now"));
  if (due.length === 0) return;
  game.state.awaitingReturn = game.state.awaitingReturn.filter((r) => !due.includes(r));
  touch(game);
  const events = due.flatMap(({ objects, zone }) =>
    objects.flatMap((id) => {
      const owner = objectOf(game, id)?.owner;
      // 610.3c: under its owner's control.
      return owner === undefined ? [] : [moveEvent(game, id, { zone }, { by: owner })];
    }),
  );
  yield* perform(game, events);
}

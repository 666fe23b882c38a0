import { moveEvent } from "../events.ts";
import type { Game, Run } from "../game.ts";
import { objectOf, touch } from "../game.ts";
import type { GameEvent, ObjectId } from "../state.ts";

/** 610.3c: what was moved until something leaves the battlefield goes back immediately after it has left, all at once. */
export function* takeReturns(
  game: Game,
  happened: readonly GameEvent[],
  perform: (game: Game, events: readonly GameEvent[]) => Run<GameEvent[]>,
): Run<void> {
  const left = happened.flatMap((e) =>
    e.type === "zoneChange" && e.from === "battlefield" ? [e.object] : [],
  );
  yield* returnAfter(game, left, perform);
}

/** The same where objects leave the game with their owner (800.4a). */
export function* returnAfter(
  game: Game,
  left: readonly ObjectId[],
  perform: (game: Game, events: readonly GameEvent[]) => Run<GameEvent[]>,
): Run<void> {
  const due = game.state.awaitingReturn.filter((r) => r.leaves.some((id) => left.includes(id)));
  if (due.length === 0) return;
  game.state.awaitingReturn = game.state.awaitingReturn.filter((r) => !due.includes(r));
  touch(game);
  const events = due.flatMap(({ objects, to, by }) =>
    objects.flatMap((id) => {
      const owner = objectOf(game, id)?.owner;
      // 610.3d: returned under its owner's control unless the effect says otherwise.
      return owner === undefined
        ? []
        : [moveEvent(game, id, to, { by: to.under === undefined ? owner : by })];
    }),
  );
  yield* perform(game, events);
}

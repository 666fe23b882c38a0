import type * as A from "../../../abilities/index.ts";
import { askObjects, askWhich } from "../../ask.ts";
import { characteristics } from "../../continuous/index.ts";
import { actionEvent, moveEvent } from "../../events.ts";
import { existing, playerOf, touch } from "../../game.ts";
import type { Game, Run } from "../../game.ts";
import { moveOne, perform } from "../../perform.ts";
import type { ObjectId, PlayerId } from "../../state.ts";
import { nothingDone } from "../outcome.ts";
import type { ForPlayer } from "./support.ts";

const isDungeon = (game: Game, id: ObjectId): boolean =>
  characteristics(game, id).cardTypes.includes("dungeon");

/** The room abilities of a dungeon, that of the topmost room first (309.4). */
const roomsOf = (game: Game, id: ObjectId): readonly A.Triggered[] =>
  characteristics(game, id).abilities.filter((ability) => ability.type === "triggered");

/** The rooms that the venture marker can be moved to from where it is; none from the bottommost one (309.5a). */
const exitsOf = (game: Game, id: ObjectId): readonly string[] =>
  roomsOf(game, id).find((room) => room.abilityWord === existing(game, id).chosen["room"])?.leadsTo ?? [];

/** 309.7: the dungeon is completed as it is removed from the game; it can be brought in again (701.49c). */
function* complete(game: Game, id: ObjectId): Run<void> {
  const player = playerOf(game, existing(game, id).owner);
  player.completed = [...new Set([...(player.completed ?? []), characteristics(game, id).name])];
  touch(game);
  yield* perform(game, [actionEvent("completeDungeon", player.id, { object: id })]);
  yield* perform(game, [moveEvent(game, id, { zone: "sideboard" }, { by: player.id })]);
}

/** 309.2a, 701.49d: the player brings in a dungeon from outside the game. One of a dungeon type is entered by that alone. */
function* enter(
  game: Game,
  player: PlayerId,
  quality: string | undefined,
  source: ObjectId,
): Run<ObjectId | undefined> {
  const possible = playerOf(game, player).sideboard.filter((id) => {
    const { subtypes } = characteristics(game, id);
    return (
      isDungeon(game, id) && (quality === undefined ? subtypes.length === 0 : subtypes.includes(quality))
    );
  });
  const [dungeon] = yield* askObjects(game, player, possible, 1, 1, "dungeon", source);
  if (dungeon === undefined) return undefined;
  return yield* moveOne(game, dungeon, { zone: "command" }, { by: player });
}

/** 701.49, 309.5: the venture marker moves to the next room, or onto the topmost one of another dungeon. */
export const venture: ForPlayer = function* (game, player, _count, { source }, { word }) {
  let dungeon = game.state.command.find((id) => isDungeon(game, id) && existing(game, id).owner === player);
  let rooms = dungeon === undefined ? [] : exitsOf(game, dungeon);
  if (rooms.length === 0) {
    if (dungeon !== undefined) yield* complete(game, dungeon);
    dungeon = yield* enter(game, player, word, source);
    rooms =
      dungeon === undefined
        ? []
        : roomsOf(game, dungeon)
            .flatMap((room) => room.abilityWord ?? [])
            .slice(0, 1);
  }
  const room = yield* askWhich(game, player, rooms, String, "room", source);
  if (dungeon === undefined || room === undefined) return nothingDone;
  existing(game, dungeon).chosen["room"] = room;
  touch(game);
  yield* perform(game, [actionEvent(`room ${room}`, player, { object: dungeon })]);
  return { done: true, players: [player] };
};

/** 704.5t: dungeons whose bottommost room is reached are completed, where no ability `isAwaited` of theirs is. */
export function* completeDungeons(game: Game, isAwaited: (id: ObjectId) => boolean): Run<boolean> {
  const finished = game.state.command.filter(
    (id) => isDungeon(game, id) && exitsOf(game, id).length === 0 && !isAwaited(id),
  );
  for (const id of finished) yield* complete(game, id);
  return finished.length > 0;
}

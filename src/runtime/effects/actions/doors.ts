import { askWhich } from "../../ask.ts";
import { doorsOf, halfOf } from "../../continuous/doors.ts";
import { objectOf } from "../../game.ts";
import { perform } from "../../perform.ts";
import type { GameEvent } from "../../state.ts";
import { nothingDone } from "../outcome.ts";
import type { ActionHandlers } from "./index.ts";
import { byObjects, type ForObject } from "./support.ts";

/** 709.5f-g: one half of the permanent, which the player chooses, is unlocked, or locked where that is allowed. */
const turnKey = (mayLock: boolean): ForObject =>
  function* (game, id, player) {
    const object = objectOf(game, id);
    if (object === undefined) return nothingDone;
    const ways = [
      ...doorsOf(game, object, false).map((door) => ({ type: "unlock" as const, door, full: false })),
      ...(mayLock ? doorsOf(game, object, true).map((door) => ({ type: "lock" as const, door })) : []),
    ];
    const nameOf = ({ type, door }: (typeof ways)[number]): string =>
      `${type} ${halfOf(game, object, door)?.name ?? door}`;
    const way = yield* askWhich(game, player, ways, nameOf, "door", id);
    if (way === undefined) return nothingDone;
    const event: GameEvent = { ...way, object: id, player };
    return { done: (yield* perform(game, [event])).length > 0 };
  };

export const doorActions: ActionHandlers<"unlockDoor" | "lockOrUnlockDoor"> = {
  unlockDoor: byObjects(turnKey(false)),
  lockOrUnlockDoor: byObjects(turnKey(true)),
};

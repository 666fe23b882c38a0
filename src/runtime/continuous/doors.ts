import type * as A from "../../abilities/index.ts";
import type { Game } from "../game.ts";
import type { GameObject } from "../state.ts";
import { copiableFace } from "./copiable.ts";
import { bothDoors, isHalved, isUnlocked } from "./halves.ts";

/** The halves are copiable values, printed or copied; doors are not looked at for them (709.5). */
const halvesOf = (game: Game, object: GameObject): readonly A.Face[] => {
  const face = object.zone === "battlefield" && copiableFace(game, object.id);
  return face && isHalved(face) ? face.halves : [];
};

/** The halves of a permanent that are locked, or unlocked (709.5c). */
export const doorsOf = (game: Game, object: GameObject, unlocked: boolean): readonly A.Door[] =>
  halvesOf(game, object).length === 0
    ? []
    : bothDoors.filter((door) => isUnlocked(object, door) === unlocked);

/** One half of a permanent with a shared type line. */
export const halfOf = (game: Game, object: GameObject, door: A.Door): A.Face | undefined =>
  halvesOf(game, object)[bothDoors.indexOf(door)];

import type { Copiable } from "./continuous/base.ts";
import { characteristics } from "./continuous/index.ts";
import { copiableFace } from "./continuous/copiable.ts";
import { cardOf } from "./continuous/faceDown.ts";
import type { Game } from "./game.ts";
import { objectOf, onBattlefield, touch } from "./game.ts";
import type { GameObject, ObjectId, PlayerId } from "./state.ts";
import { created, putIntoZone } from "./zones.ts";
import { loseDesignations } from "./lose-designations.ts";

/** By which the copy of a prepare spell in exile knows the permanent that it was made for (722.3c). */
export const preparedBy = "prepared by";

const prepareSpell = (game: Game, id: ObjectId): Copiable["prepares"] => copiableFace(game, id).prepares;

/** 722.3a: only what has a prepare spell becomes prepared. */
export const canBePrepared = (game: Game, { id, faceDown }: GameObject): boolean =>
  !faceDown && prepareSpell(game, id) !== undefined;

/** 722.3c: as a permanent becomes or phases in prepared, a copy of its prepare spell is created in exile. */
export const createPrepareSpell = (game: Game, id: ObjectId): void => {
  const face = prepareSpell(game, id);
  if (face === undefined) return;
  const { controller } = characteristics(game, id);
  const copy = created(game, controller, { kind: "spellCopy", card: cardOf(face), zone: "exile" });
  copy.chosen[preparedBy] = id;
  putIntoZone(game, copy, undefined);
  touch(game);
};

const permanentOf = (game: Game, { zone, chosen }: GameObject): GameObject | undefined => {
  const id = chosen[preparedBy];
  const found = zone === "exile" && typeof id === "number" ? onBattlefield(game, id) : undefined;
  return found !== undefined && !found.phasedOut && found.designations.includes("prepared")
    ? found
    : undefined;
};

/** Whether it is a prepare spell that stays in exile, because its permanent is there and prepared. */
export const isPrepareSpell = (game: Game, object: GameObject): boolean =>
  permanentOf(game, object) !== undefined;

/** 722.3c: the controller of the prepared permanent may cast the copy. */
export const mayCastPrepared = (game: Game, object: GameObject, player: PlayerId): boolean => {
  const permanent = permanentOf(game, object);
  return permanent !== undefined && characteristics(game, permanent.id).controller === player;
};

/** 722.3c: the permanent is no longer prepared once its spell becomes cast. */
export const unprepare = (game: Game, by: string | number | undefined): void => {
  const permanent = typeof by === "number" ? objectOf(game, by) : undefined;
  if (permanent === undefined) return;
  loseDesignations(permanent, "prepared");
  touch(game);
};

import type * as A from "../../abilities/index.ts";
import type { Game } from "../game.ts";
import { objectOrLastKnown } from "../game.ts";
import type { ActiveEffect, ObjectId } from "../state.ts";
import { copiableStart } from "./base.ts";
import type { Copiable } from "./base.ts";
import { blankFace, faceOfFaceDown } from "./faceDown.ts";

/** What a copy effect makes of the object. */
export const copyIn = (effect: ActiveEffect, id: ObjectId): A.Face | undefined => {
  const { content } = effect;
  if (content.type !== "affect" || !content.objects.includes(id)) return undefined;
  for (const change of content.modifications) if (change.type === "becomeCopy") return change.face;
  return undefined;
};

/** The copiable values of an object (707.2): printed, as modified by other copy effects and by being face down. */
export const copiableFace = (game: Game, id: ObjectId): Copiable => {
  const object = objectOrLastKnown(game, id);
  return object?.faceDown ? faceOfFaceDown(object) : faceUpFace(game, id);
};

/** Those that it has or, being face down, would have if it were turned face up (708.8, 708.10). */
export const faceUpFace = (game: Game, id: ObjectId): Copiable => {
  const object = objectOrLastKnown(game, id);
  if (object === undefined) return blankFace;
  return (
    game.state.effects
      .filter((effect) => copyIn(effect, id))
      .sort((a, b) => a.timestamp - b.timestamp)
      .map((effect) => copyIn(effect, id))
      .at(-1) ?? copiableStart({ ...object, faceDown: false })
  );
};

import type * as A from "../../abilities/index.ts";
import { isFlipped } from "../continuous/base.ts";
import { copiableFace } from "../continuous/copy.ts";
import { newTimestamp, objectOf } from "../game.ts";
import type { Game } from "../game.ts";
import { has } from "../keywords.ts";
import { objectCant } from "../prohibitions.ts";
import type { GameObject } from "../state.ts";
import { isDoubleFaced, isSpellType } from "../words.ts";

/** 701.27: whether a permanent has another face that it can turn to, whatever is to turn it. */
export const hasOtherFace = (game: Game, object: GameObject): boolean =>
  // 712.9
  isDoubleFaced(object.card) &&
  // 701.27d
  object.card.faces[1 - object.face]?.cardTypes.some(isSpellType) === false &&
  object.copyOf === undefined &&
  !object.faceDown &&
  !objectCant(game, object.id, "transform");

/** 701.27a: turns a permanent over so that its other face is up. */
export const showOtherFace = (game: Game, object: GameObject): void => {
  object.face = 1 - object.face;
  object.timestamp = object.transformedAt = newTimestamp(game);
};

/** 701.27f: the permanent has transformed since its own ability that tells it to came to be. */
const hasTransformedSince = (game: Game, { id, transformedAt = 0 }: GameObject): boolean => {
  const resolving = objectOf(game, game.state.stack.at(-1) ?? 0);
  const item = resolving?.stackItem;
  return (
    resolving !== undefined &&
    item?.source === id &&
    item.type !== "spell" &&
    transformedAt > (item.context?.began?.timestamp ?? resolving.timestamp)
  );
};

/** 710.4: once, and only what has something to flip into. */
const canFlip = (game: Game, object: GameObject): boolean =>
  !isFlipped(object) && !object.faceDown && copiableFace(game, object.id).flipped !== undefined;

/** Whether a permanent can be transformed, flipped, or turned face down or up, being not so already (708.2b, 708.8). */
export const canTurn = (game: Game, effect: A.Transform | A.TurnFace, object: GameObject): boolean => {
  if (effect.type === "transform")
    return effect.flip
      ? canFlip(game, object)
      : hasOtherFace(game, object) &&
          // 702.145b, 702.145e
          !["daybound", "nightbound"].some((name) => has(game, object.id, name)) &&
          !hasTransformedSince(game, object);
  const down = effect.face === "down";
  if (object.faceDown === down) return false;
  // 712.16, 730.2j
  if (down) return everyCard(object, (card) => !isDoubleFaced(card));
  return canFaceUp(game, object);
};

/** Whether it is so of each card that represents the permanent (730.2). */
const everyCard = (object: GameObject, is: (card: A.Card) => boolean): boolean =>
  [object, ...(object.merged ?? [])].every(({ card }) => is(card));

/** 708.2, 730.2g: what contains an instant or sorcery card stays face down. */
export const canFaceUp = (game: Game, object: GameObject): boolean =>
  everyCard(object, ({ faces: [{ cardTypes }] }) => !cardTypes.some(isSpellType)) &&
  !objectCant(game, object.id, "beTurnedFaceUp");

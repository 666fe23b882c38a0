import { characteristics } from "../continuous/index.ts";
import { objectOf } from "../game.ts";
import type { Game } from "../game.ts";
import { keywordNames } from "../keywords.ts";
import { objectCant } from "../prohibitions.ts";
import type { GameObject } from "../state.ts";
import { isSpellType } from "../words.ts";

/** 701.27, 712.9: the other face of a transforming double-faced permanent. */
export const canTransform = (game: Game, object: GameObject): boolean =>
  // 712.9
  (object.card.layout === "transform" || object.card.layout === "modal_dfc") &&
  // 701.27d
  object.card.faces[1 - object.face]?.cardTypes.some(isSpellType) === false &&
  // 702.145b, 702.145e
  !["daybound", "nightbound"].some((name) =>
    keywordNames(characteristics(game, object.id).abilities).has(name),
  ) &&
  object.copyOf === undefined &&
  !object.faceDown &&
  !objectCant(game, object.id, "transform");

/** 701.27f: the permanent has transformed since its own ability that tells it to came to be. */
export const hasTransformedSince = (game: Game, { id, transformedAt = 0 }: GameObject): boolean => {
  const resolving = objectOf(game, game.state.stack.at(-1) ?? 0);
  const item = resolving?.stackItem;
  return (
    resolving !== undefined &&
    item?.source === id &&
    item.type !== "spell" &&
    transformedAt > (item.context?.made ?? resolving.timestamp)
  );
};

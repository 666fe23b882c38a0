import type * as A from "../../abilities/index.ts";
import { componentsOf } from "../components.ts";
import { isFlipped } from "../continuous/base.ts";
import { copiableFace } from "../continuous/copiable.ts";
import { newTimestamp, topOfStack } from "../game.ts";
import type { Game } from "../game.ts";
import { has } from "../keywords.ts";
import { objectCant } from "../prohibitions.ts";
import type { GameObject, MergedPart } from "../state.ts";
import { isDoubleFaced, isSpellType } from "../words.ts";

/** The other face that it can turn to: a double-faced one has it (712.9) unless it is an instant or sorcery (701.27d). */
const otherFace = ({ card, face }: MergedPart): A.Face | undefined => {
  const other = isDoubleFaced(card) ? card.faces[1 - face] : undefined;
  return other?.cardTypes.some(isSpellType) ? undefined : other;
};

/** 701.27: whether a permanent has another face that it can turn to, whatever is to turn it; the one that is up may be asked for. */
export const hasOtherFace = (game: Game, object: GameObject, up?: number): boolean =>
  componentsOf(object).some((part) => (up ?? part.face) === part.face && otherFace(part)) &&
  (object.copyOf === undefined || object.merged !== undefined) &&
  !object.faceDown &&
  !objectCant(game, object.id, "transform");

/** 701.27a, 730.2i: turns a permanent over, each component that has another face, so that this is up. */
export const showOtherFace = (game: Game, object: GameObject): void => {
  for (const part of componentsOf(object)) {
    const other = otherFace(part);
    const own = part.card.faces[part.face];
    const { copyOf } = object;
    if (other === undefined || own === undefined || copyOf === undefined) continue;
    const kept = copyOf.abilities.filter((ability) => !own.abilities.includes(ability));
    object.copyOf = { ...(part === object ? other : copyOf), abilities: [...kept, ...other.abilities] };
  }
  const turned = (part: MergedPart): number => (otherFace(part) ? 1 - part.face : part.face);
  object.face = turned(object);
  if (object.merged) object.merged = object.merged.map((part) => ({ ...part, face: turned(part) }));
  object.timestamp = object.transformedAt = newTimestamp(game);
};

/** 701.27f: the permanent has transformed since its own ability that tells it to came to be. */
const hasTransformedSince = (game: Game, { id, transformedAt = 0 }: GameObject): boolean => {
  const resolving = topOfStack(game);
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
  componentsOf(object).every(({ card }) => is(card));

/** 708.2, 730.2g: what contains an instant or sorcery card stays face down. */
export const canFaceUp = (game: Game, object: GameObject): boolean =>
  everyCard(object, ({ faces: [{ cardTypes }] }) => !cardTypes.some(isSpellType)) &&
  !objectCant(game, object.id, "beTurnedFaceUp");

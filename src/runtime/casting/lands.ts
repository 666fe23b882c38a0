import type * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import { quantityOf } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import { countUse, existing, objectOf, playerOf, touch } from "../game.ts";
import { moveOne, perform } from "../perform.ts";
import { playerCant, rulesFor } from "../prohibitions.ts";
import type { ObjectId, PlayerId } from "../state.ts";
import { gainedAsCast } from "./lasting.ts";
import { isSorceryTime } from "./limits.ts";
import { permissionsFor, countedAs, limitUsed, usePermission } from "./permissions.ts";
import { onAdventure } from "./ways.ts";

/** 305.2: how many lands the player may play this turn. */
const landPlays = (game: Game, player: PlayerId): number =>
  rulesFor(game, player, "extraLands").reduce(
    (sum, { change, context }) =>
      sum + (change.count === "any" ? Infinity : quantityOf(game, change.count, context)),
    1,
  );

/** 305.2, 305.3: the player may play one more land this turn. */
export const hasLandPlay = (game: Game, player: PlayerId): boolean =>
  game.state.turn.active === player && playerOf(game, player).landsPlayed < landPlays(game, player);

const isLandFace = (game: Game, id: ObjectId, face: number): boolean => {
  const object = existing(game, id);
  if (face === object.face) return characteristics(game, id).cardTypes.includes("land");
  return object.card.layout === "modal_dfc" && (object.card.faces[face]?.cardTypes.includes("land") ?? false);
};

/** 116.2a, 305.1-3: whether the player may play the card as a land now. */
export const canPlayLand = (game: Game, player: PlayerId, id: ObjectId, face: number): boolean => {
  const object = objectOf(game, id);
  if (object === undefined || !isSorceryTime(game, player) || !hasLandPlay(game, player)) return false;
  if (!isLandFace(game, id, face)) return false;
  if (playerCant(game, player, "playLands", { object: id })) return false;
  return (
    (object.zone === "hand" && object.owner === player) ||
    // 715.3d
    (object.zone === "exile" && object.chosen[onAdventure] === player) ||
    permissionsFor(game, id, player, "play", face).length > 0
  );
};

/** 305.1: puts the land onto the battlefield; it doesn't use the stack. */
export function* playLand(game: Game, player: PlayerId, id: ObjectId, face: number): Run<boolean> {
  if (!canPlayLand(game, player, id, face)) return false;
  const object = existing(game, id);
  let gains: readonly A.Ability[] | undefined;
  if (object.zone !== "hand") {
    const permissions = permissionsFor(game, id, player, "play", face);
    const sources = permissions.map(({ change, source }) =>
      change.limit === undefined ? undefined : source,
    );
    const permission = permissions[sources.indexOf(yield* limitUsed(game, player, id, sources))];
    gains = permission?.change.gains;
    if (permission?.change.limit !== undefined)
      countUse(objectOf(game, permission.source), countedAs(permission.change));
    usePermission(game, permission?.effect);
  }
  const land = yield* putLand(game, player, id, face);
  if (gains && land !== undefined) gainedAsCast(game, land, gains);
  return true;
}

/** 305.1: a land that is played enters the battlefield; the permanent that it became. */
export function* putLand(game: Game, player: PlayerId, id: ObjectId, face = 0): Run<ObjectId | undefined> {
  const from = existing(game, id).zone;
  const to: A.Destination = { zone: "battlefield", ...(face > 0 ? { transformed: true } : {}) };
  const entered = yield* moveOne(game, id, to, { reason: "play", by: player });
  playerOf(game, player).landsPlayed++;
  touch(game);
  if (entered !== undefined) yield* perform(game, [{ type: "landPlayed", player, object: entered, from }]);
  return entered;
}

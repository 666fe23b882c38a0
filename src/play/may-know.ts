import { characteristics } from "../runtime/index.ts";
import type { Game, GameObject, ObjectId, PlayerId } from "../runtime/index.ts";
import { fits } from "../runtime/evaluate/index.ts";
import { deciderFor, rulesFor } from "../runtime/prohibitions.ts";

/** An effect lets the player look at it ("You may look at cards exiled with …"). */
const isAllowed = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  rulesFor(game, player, "mayLook").some(({ change, context }) => fits(game, id, change.what, context));

/** "Play with the top card of your library revealed", "you may look at the top card of your library any time". */
const isShownOnTop = (game: Game, player: PlayerId, { id, owner }: GameObject): boolean =>
  game.state.players[owner]?.library[0] === id &&
  rulesFor(game, owner, "revealTop").some(({ change }) => change.lookOnly !== true || player === owner);

const isOpenTo = (game: Game, player: PlayerId, id: ObjectId): boolean => {
  const object = game.state.objects[id];
  if (object === undefined) return true;
  const seen = (): boolean => object.knownTo?.includes(player) === true || isAllowed(game, player, id);
  switch (object.zone) {
    case "hand":
      return object.owner === player || seen() || rulesFor(game, object.owner, "revealHand").length > 0;
    case "library":
      return seen() || isShownOnTop(game, player, object);
    case "sideboard":
      return object.owner === player;
    case "battlefield":
    case "stack":
      return (
        !object.faceDown || characteristics(game, id).controller === player || isAllowed(game, player, id)
      );
    default:
      return !object.faceDown || seen();
  }
};

/**
 * Whether the player may know which card it is (400.2): it lies open, is in their hand, is face down under their control
 * (708.5), or has been revealed to or looked at by them since it went where it is. What a player may know, whoever controls that
 * player may know, too, but for cards outside the game (723.4).
 *
 * @param game a game
 * @param player the number of a player, from 0
 * @param id the object, in any zone; of one that no longer exists the answer is true, as it was told already
 */
export const mayKnow = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  isOpenTo(game, player, id) ||
  (game.state.objects[id]?.zone !== "sideboard" &&
    game.state.players.some(
      ({ id: other }) => other !== player && deciderFor(game, other) === player && isOpenTo(game, other, id),
    ));

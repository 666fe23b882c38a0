import { characteristics } from "../../runtime/index.ts";
import type { Chosen, Game, ObjectId, PlayerId } from "../../runtime/index.ts";

/** What an object is worth to whoever has it, in mana or so. */
export const worthOf = (game: Game, id: ObjectId): number => {
  if (game.state.objects[id] === undefined) return 0;
  const { cardTypes, power = 0, toughness = 0, manaValue, abilities } = characteristics(game, id);
  if (cardTypes.includes("creature")) return 1 + power + toughness / 2 + abilities.length / 2;
  if (cardTypes.includes("land")) return 1.5;
  return 1 + manaValue + abilities.length / 2;
};

/** What a target is worth to whoever has it: the fewer the life, the more a player's last ones. */
export const worthOfChosen = (game: Game, chosen: Chosen): number =>
  "object" in chosen
    ? worthOf(game, chosen.object)
    : 3 + 20 / Math.max(1, game.state.players[chosen.player]?.life ?? 1);

/** Whose it is: the object's controller, or the player. */
export const ownerOfChosen = (game: Game, chosen: Chosen): PlayerId | undefined => {
  if ("player" in chosen) return chosen.player;
  return game.state.objects[chosen.object] && characteristics(game, chosen.object).controller;
};

const certain = 10_000;

/**
 * How well a player stands: what they have on the battlefield and in hand and their life, against the strongest opponent's.
 *
 * @returns a number; ±10,000 when the game is won or lost
 */
export const standingOf = (game: Game, player: PlayerId): number => {
  const { over, players, battlefield } = game.state;
  if (over !== undefined) {
    if (over.winners.length === 0) return 0;
    return over.winners.includes(player) ? certain : -certain;
  }
  const has = players.map(({ life, hand, lost }) =>
    lost ? -certain : hand.length * 1.5 + Math.sqrt(Math.max(0, life)) * 4,
  );
  for (const id of battlefield) {
    const { controller } = characteristics(game, id);
    has[controller] = (has[controller] ?? 0) + worthOf(game, id);
  }
  const others = has.filter((_, id) => id !== player);
  return (has[player] ?? 0) - Math.max(...others, -certain);
};

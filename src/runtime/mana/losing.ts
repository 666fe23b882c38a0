import type { Game } from "../game.ts";
import { given } from "../given.ts";
import { rulesFor } from "../prohibitions.ts";
import type { GameEvent, ManaUnit, PlayerId } from "../state.ts";

/** Mana that a player would lose, or that becomes something else instead. */
export const losingMana = (game: Game, player: PlayerId, units: readonly ManaUnit[]): GameEvent => {
  const [becomes] = rulesFor(game, player, "keepsMana").flatMap(({ change }) => change.becomes ?? []);
  return { type: "manaLeaves", player, units, ...given({ becomes }) };
};

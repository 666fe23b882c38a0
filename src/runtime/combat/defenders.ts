import { characteristics } from "../continuous/index.ts";
import { protectorOf } from "../evaluate/players.ts";
import type { Game } from "../game.ts";
import { opponentsOf, permanents } from "../game.ts";
import type { CombatState, PlayerId } from "../state.ts";

export type Defender = CombatState["attackers"][number]["defender"];

/** 508.1b, 508.4: what of one defending player can be attacked: the player, planeswalkers, battles the player protects. */
const defendersOf = (game: Game, player: PlayerId): Defender[] => [
  { player },
  ...permanents(game).filter((id) => {
    const c = characteristics(game, id);
    return (
      (c.controller === player && c.cardTypes.includes("planeswalker")) ||
      (c.cardTypes.includes("battle") && protectorOf(game, id) === player)
    );
  }),
];

/** The same of all players that a player can attack, or of the one that an effect names. */
export const defendersFor = (game: Game, player: PlayerId, only?: PlayerId): Defender[] =>
  opponentsOf(game, player)
    .filter((opponent) => only === undefined || opponent === only)
    .flatMap((opponent) => defendersOf(game, opponent));

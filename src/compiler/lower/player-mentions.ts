import * as A from "../../abilities/index.ts";
import { isGroup } from "./outcome.ts";
import { mention, type Scope } from "./scope.ts";

const playerWords: ReadonlySet<string> = new Set(["player"]);
/** What an opponent can be called later. */
export const opponentWords: ReadonlySet<string> = new Set(["player", "opponent"]);

/** "Starting with you, each player": you, then the others in turn order, teammates among them. */
export const startingWithYou = A.playersTogether([A.you, A.playersExcept(A.players, A.you)]);

/** Whether the players can only be opponents, so that "that opponent" can mean them. */
const areOpponents = (players: A.Players, scope: Scope): boolean => {
  switch (players.type) {
    case "opponents":
    case "defendingPlayer":
      return true;
    case "playersWho":
    case "playersExcept":
      return areOpponents(players.players, scope);
    case "targetPlayers": {
      const chosen = scope.targets[players.index]?.players;
      return chosen !== undefined && areOpponents(chosen, scope);
    }
    case "choosePlayer":
      return areOpponents(players.from, scope);
    default:
      return false;
  }
};

/** What players can be called later. */
export const wordsOfPlayers = (players: A.Players, scope: Scope): ReadonlySet<string> =>
  areOpponents(players, scope) ? opponentWords : playerWords;

/** Remembers players for a later "that player" or "they", and gives them back. */
export const mentionPlayers = (scope: Scope, players: A.Players, plural: boolean): A.Players => {
  mention(scope, {
    ref: players,
    is: "player",
    plural,
    words: wordsOfPlayers(players, scope),
  });
  return players;
};

/** "During each player's turn, creatures that player controls …": of several, "that player" is the one whose turn it is (102.1). */
export const whoseTurn = (players: A.Players, { mentions }: Scope): A.Players => {
  const at = isGroup(players) ? mentions.findLastIndex(({ ref }) => ref === players) : -1;
  if (at >= 0) mentions[at] = { ...mentions[at]!, ref: A.activePlayer, plural: false };
  return players;
};

/** Whether more than one player is meant, each by itself. */
export const areAny = (players: A.Players | undefined): boolean =>
  players?.type === "players" || players?.type === "opponents";

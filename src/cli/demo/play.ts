import type { Card } from "../../abilities/index.ts";
import { playGame, startGame } from "../../runtime/index.ts";
import type { PlayerSetup } from "../../runtime/index.ts";
import type { Deck, Plan } from "./plan.ts";
import { playerNames, scriptedPlayers } from "./players.ts";
import { transcriptOf } from "./transcript.ts";

/** Plays the game of the plan with these cards and writes its transcript. */
export const playDemo = (
  { decks, moves }: Plan,
  cards: readonly Card[],
  write: (line: string) => void,
): void => {
  const byName = new Map(cards.map((card) => [card.name, card]));
  const entries = (names: readonly string[]): { card: Card }[] =>
    names.map((name) => {
      const card = byName.get(name);
      if (card === undefined) throw new Error(`the demo needs the card ${name}`);
      return { card };
    });
  const setup = ({ life, battlefield, hand, library }: Deck): PlayerSetup => ({
    life,
    battlefield: entries(battlefield),
    hand: entries(hand),
    library: entries(library),
  });
  const lastTurn = Math.max(...moves.map(({ turn }) => turn));
  const session = startGame({
    seed: 1,
    players: [setup(decks[0]), setup(decks[1])],
    observe: (_game, { turn }) => turn > lastTurn,
  });
  const answer = scriptedPlayers(moves);
  const follow = transcriptOf(write);
  playGame(session, (decision, game) => {
    follow(game, decision);
    return answer(decision, game);
  });
  follow(session.game, undefined);
  const winners = session.game.state.over?.winners ?? [];
  if (winners.length > 0) write(`\n${winners.map((id) => playerNames[id]).join(" and ")} wins the game.`);
};

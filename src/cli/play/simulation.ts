import type { Card } from "../../abilities/index.ts";
import { IllegalAnswer, answerDecision, startGame } from "../../runtime/index.ts";
import { deciderOf } from "../../runtime/decisions.ts";
import { bots } from "./bots.ts";

/** How many cards a player begins with (103.5). */
export const openingHand = 7;

/** What all games of a simulation have in common; plain data, so that it can be sent to other threads. */
export interface Simulation {
  readonly decks: readonly { readonly name: string; readonly cards: readonly Card[] }[];
  /** A bot for each deck, by name. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** A game is given up after so many answers. */
  readonly limit: number;
}

/** How one game went. */
export interface Played {
  /** Its number, from 1. */
  readonly game: number;
  /** Of the game itself. */
  readonly seed: number;
  /** The index of the deck that took the first turn. */
  readonly first: number;
  /** The index of the deck that won; null for a draw, or a game that was given up. */
  readonly winner: number | null;
  readonly turns: number;
  readonly answers: number;
  /** It did not come to its end. */
  readonly unfinished?: true;
  /** What went wrong, which is a fault of the engine. */
  readonly fault?: string;
  /** Names of the cards that were cast or played, sorted. */
  readonly cast: readonly string[];
}

/** Plays the game of that number. The decks take the first turn in turns. */
export const playOne = (simulation: Simulation, game: number): Played => {
  const { decks, seed: base, limit } = simulation;
  const count = decks.length;
  const seed = (Math.imul(base, 0x9e3779b1) ^ Math.imul(game, 0x85ebca6b)) >>> 1;
  const first = (game - 1) % count;
  const deckOf = (player: number): number => (player + first) % count;
  const players = decks.map((_, player) => ({
    library: decks[deckOf(player)]!.cards.map((card) => ({ card })),
  }));
  const cast = new Set<string>();
  const session = startGame({
    seed,
    players,
    shuffle: true,
    openingHand,
    mulligans: true,
    watch: ({ state }, happened) => {
      for (const event of happened)
        if (event.type === "cast" || event.type === "landPlayed") {
          const name = state.objects[event.object]?.card.name;
          if (name !== undefined) cast.add(name);
        }
    },
  });
  const playing = decks.map((_, player) => bots[simulation.bots[deckOf(player)] ?? "greedy"]!(seed + player));
  let fault: string | undefined;
  try {
    while (session.decision !== undefined && session.answers.length < limit)
      answerDecision(session, playing[deciderOf(session.decision)]!.answer(session.decision, session));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    fault = `${error instanceof IllegalAnswer ? "illegal answer: " : ""}${error.message}`;
  }
  const { over, turn } = session.game.state;
  const winner = over?.winners.length === 1 ? over.winners[0] : undefined;
  return {
    game,
    seed,
    first,
    winner: winner === undefined ? null : deckOf(winner),
    turns: turn.number,
    answers: session.answers.length,
    ...(over === undefined && fault === undefined ? { unfinished: true as const } : {}),
    ...(fault === undefined ? {} : { fault }),
    cast: [...cast].sort(),
  };
};

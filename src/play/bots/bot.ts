import { answerDecision } from "../../runtime/index.ts";
import type { Answer, Decision, Session } from "../../runtime/index.ts";
import { asAnswer } from "../../runtime/answers.ts";
import { deciderOf } from "../../runtime/decisions.ts";

/**
 * A player that answers by itself. It may look at the whole session, also at what its player may not know; the bots of
 * this package look only at what `viewFor` shows.
 */
export interface Bot {
  readonly name: string;
  /** The answer to the decision that waits, which is for the player this bot plays. */
  readonly answer: (decision: Decision, session: Session) => Answer;
}

/**
 * Plays on between bots until the game is over or halted.
 *
 * @param session a game; it is changed
 * @param bots in the order of the players
 * @param limit after so many answers it is left as it is; 100,000 otherwise
 * @returns the session
 * @throws {IllegalAnswer} when a bot gives an answer that its decision doesn't allow
 * @example
 * const session = playBots(startGame(options), [greedyBot(), randomBot(7)]);
 * session.game.state.over?.winners; // [0]
 */
export const playBots = (session: Session, bots: readonly Bot[], limit = 100_000): Session => {
  for (let given = 0; session.decision !== undefined && given < limit; given++) {
    const { decision } = session;
    const player = deciderOf(decision);
    const bot = bots[player];
    if (bot === undefined) throw new RangeError(`there is no bot for player ${player}`);
    // Somebody else's bot may give anything.
    answerDecision(session, asAnswer(decision, bot.answer(decision, session)));
  }
  return session;
};

import { IllegalAnswer, answerDecision, forcedAnswer, fork, stateHash } from "../../runtime/index.ts";
import type { Answer, Decision, Game, PlayerId, Session } from "../../runtime/index.ts";
import { deciderOf } from "../../runtime/decisions.ts";
import { touch } from "../../runtime/game.ts";
import { checkFields } from "../../runtime/options.ts";
import { legalAnswers } from "../legal.ts";
import { mayKnow } from "../may-know.ts";
import { type Random, below, seeded } from "../random.ts";
import type { Bot } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { standingOf } from "./worth.ts";

/** How much a search bot thinks. */
export interface SearchOptions {
  /** How many answers to a decision are tried; 12 otherwise. */
  readonly width?: number;
  /** How many answers are played on after each; 30 otherwise. */
  readonly depth?: number;
  /** How often each is tried, with other cards where the player doesn't know them; 2 otherwise. */
  readonly worlds?: number;
  /** The same seed plays the same; 1 otherwise. */
  readonly seed?: number;
}

/** What the player doesn't know might be otherwise: the hidden cards of each owner change places. */
const dealAnew = (game: Game, player: PlayerId, random: Random): void => {
  for (const { hand, library } of game.state.players) {
    const unknown = [...hand, ...library].filter((id) => !mayKnow(game, player, id));
    for (let last = unknown.length - 1; last > 0; last--) {
      const one = game.state.objects[unknown[last] ?? -1];
      const other = game.state.objects[unknown[below(random, last + 1)] ?? -1];
      if (one === undefined || other === undefined) continue;
      const { card, cardId } = one;
      Object.assign(one, { card: other.card, cardId: other.cardId });
      Object.assign(other, { card, cardId });
    }
  }
  touch(game);
};

/** What comes of an answer, by the standing after so many answers between greedy players. */
const outcomeOf = (session: Session, answer: Answer, depth: number): number | undefined => {
  const player = session.decision ? deciderOf(session.decision) : 0;
  const others = session.game.state.players.map(() => greedyBot());
  try {
    answerDecision(session, answer);
    for (let given = 0; given < depth && session.decision !== undefined; given++)
      answerDecision(session, others[deciderOf(session.decision)]!.answer(session.decision, session));
  } catch (error) {
    if (error instanceof IllegalAnswer) return undefined;
    throw error;
  }
  return standingOf(session.game, player);
};

/** Where thinking is worth it: the rest is answered at once. */
const isWorthIt: ReadonlySet<Decision["type"]> = new Set([
  "priority",
  "attackers",
  "blockers",
  "targets",
  "modes",
]);

/**
 * A bot that tries answers on forks of the game and takes the one after which it stands best. What its player doesn't know
 * it deals anew each time, so that it doesn't look into hands and libraries.
 *
 * @throws {InvalidOptions} where there is no such option
 * @example
 * playBots(startGame(options), [searchBot({ width: 6, depth: 20 }), greedyBot()]);
 */
export const searchBot = (options: SearchOptions = {}): Bot => {
  const whole = "a whole number";
  checkFields(options, "options", { width: whole, depth: whole, worlds: whole, seed: whole });
  const { width = 12, depth = 30, worlds = 2, seed = 1 } = options;
  const greedy = greedyBot();
  const choose = (decision: Decision, session: Session, first: Answer): Answer => {
    const answers = [first, ...legalAnswers(session, { limit: width })].filter(
      (answer) => answer.type !== "action" || answer.action.type !== "activateMana",
    );
    const tried = [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()];
    let best = first;
    let most = -Infinity;
    // The same position deals the same worlds, however the bot came there.
    const random = seeded(seed ^ Number.parseInt(stateHash(session.game).slice(-7), 16));
    const seeds = Array.from({ length: worlds }, () => below(random, 2 ** 31));
    for (const answer of tried) {
      let sum = 0;
      for (const world of seeds) {
        const copy = fork(session);
        dealAnew(copy.game, deciderOf(decision), seeded(world));
        sum += outcomeOf(copy, answer, depth) ?? -Infinity;
      }
      if (sum <= most) continue;
      most = sum;
      best = answer;
    }
    return best;
  };
  return {
    name: "search",
    answer: (decision, session) => {
      const forced = forcedAnswer(decision);
      if (forced !== undefined) return forced;
      const first = greedy.answer(decision, session);
      return isWorthIt.has(decision.type) ? choose(decision, session, first) : first;
    },
  };
};

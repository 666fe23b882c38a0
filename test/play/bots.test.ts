import { describe, expect, it } from "vitest";
import { cards } from "../../generated/index.ts";
import { compileText as compileFile } from "../../src/compiler/compile-text.ts";
import {
  type Bot,
  greedyBot,
  legalAnswers,
  playBots,
  randomAnswer,
  randomBot,
  searchBot,
  seeded,
} from "../../src/play/index.ts";
import { type GameOptions, answerDecision, fork, startGame, stateHash } from "../../src/runtime/index.ts";
import { declaredAttack, declaredBlock } from "./declared.ts";
import { dealer } from "../runtime/decks.ts";
import { creature, forest } from "../runtime/kernel-cards.ts";
import { entries, times } from "../runtime/kernel-driver.ts";

const deal = dealer(cards.filter(({ faces: [face] }) => !face.supertypes.includes("basic")));
const games = Number(process.env["RULEWRIGHT_GAMES"] ?? 2);
const seeds = Array.from({ length: games }, (_, index) => index + 1);

/** Chooses uniformly among what the decisions say. */
const uniformBot = (seed: number): Bot => {
  const random = seeded(seed);
  return {
    name: "uniform",
    answer: (decision, { game }) => {
      if (decision.type === "attackers") return declaredAttack(decision, random);
      if (decision.type === "blockers") return declaredBlock(decision, random);
      return randomAnswer(decision, game, random);
    },
  };
};

/** Creatures without text, in four sizes, and lands for them. */
const plainGame = (seed: number): GameOptions => {
  const deck = [0, 1, 2, 3].flatMap((more) =>
    times(6, creature(`Beast of ${more}`, `{${more}}{G}`, more + 1, more + 1)),
  );
  const library = entries(...deck, ...times(16, forest));
  return { seed, shuffle: true, openingHand: 7, players: [{ library }, { library }] };
};

/** Creatures whose declarations are restricted or required in every way that decisions tell of. */
const bound = [
  "Attacks: This creature attacks each combat if able.",
  "Company: This creature can't attack or block alone.",
  "Herd: No more than two creatures can attack each combat.",
  "Wall: No more than one creature can block each combat.",
  "Horde: Menace",
  "Duel: This creature can't be blocked by more than one creature.",
  "Lure: All creatures able to block this creature do so.",
  "Dare: This creature must be blocked if able.",
  "Toll: Creatures can't attack you unless their controller pays {1} for each of those creatures.",
  "Guard: This creature blocks each combat if able.",
  "Bribe: This creature can't attack or block unless you pay {1}.",
  "Arms: This creature can block an additional creature each combat.",
  "Taunt: When this creature enters, goad each creature your opponents control.",
].map((line) => line.split(": "));
const { cards: boundCards, diagnostics: wrong } = compileFile(
  bound.map(([name, text]) => `${name} Beast {1}{G}\nCreature — Beast\n${text}\n2/4`).join("\n\n"),
);

/** A board full of such creatures, and more of them to come. */
const boundGame = (seed: number): GameOptions => {
  const next = seeded(seed);
  const some = (count: number) =>
    entries(
      ...Array.from({ length: count }, () => boundCards[Math.floor(next() * boundCards.length)]!.card!),
    );
  const seat = () => ({
    battlefield: [...some(5), ...entries(...times(4, forest))],
    library: entries(...times(30, forest)).map((land, at) => (at % 2 === 0 ? land : some(1)[0]!)),
  });
  return { seed, players: [seat(), seat()] };
};

describe("bots that read what decisions say", () => {
  it("know texts of every kind of restriction and requirement", () => expect(wrong).toEqual([]));

  it("declare attacks and blocks by the data alone (508.1c-d, 509.1b-c)", { timeout: 600_000 }, () => {
    let declared = 0;
    for (let seed = 1; seed <= 3 * games; seed++) {
      const session = startGame(boundGame(seed));
      const bots = [uniformBot(seed), uniformBot(seed + 1000)];
      while (session.decision !== undefined && session.answers.length < 400) {
        if (["attackers", "blockers"].includes(session.decision.type)) declared++;
        answerDecision(session, bots[session.decision.player]!.answer(session.decision, session));
      }
    }
    expect(declared).toBeGreaterThan(10 * games);
  });

  it.each(seeds)("never give an answer that is not allowed: seed %i", { timeout: 120_000 }, (seed) => {
    const options = deal(seed);
    const bots = options.players.map((_, player) => uniformBot(seed * 10 + player));
    const session = playBots(startGame(options), bots, 1200);
    expect(session.answers.length).toBeGreaterThan(50);
  });

  it.each(seeds)("give only answers that legalAnswers lists: seed %i", { timeout: 120_000 }, (seed) => {
    const options = deal(seed + 100);
    const session = startGame(options);
    const bots = options.players.map((_, player) => randomBot(seed * 10 + player));
    const next = seeded(seed);
    let tried = 0;
    while (session.decision !== undefined && session.answers.length < 600) {
      if (next() < 0.2) {
        const answers = [...legalAnswers(session, { limit: 8 })];
        expect(answers.length, session.decision.type).toBeGreaterThan(0);
        for (const answer of answers) {
          answerDecision(fork(session), answer);
          tried++;
        }
      }
      answerDecision(session, bots[session.decision.player]!.answer(session.decision, session));
    }
    expect(tried).toBeGreaterThan(20);
  });
});

describe("the bots of the package", () => {
  it("play the same for the same seed", () => {
    const play = (): string => stateHash(playBots(startGame(deal(8)), [randomBot(1), greedyBot()], 600).game);
    expect(play()).toBe(play());
  });

  it("gain by reading the board: greedy wins against random", { timeout: 60_000 }, () => {
    let won = 0;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const bots = seed % 2 === 0 ? [greedyBot(), randomBot(seed)] : [randomBot(seed), greedyBot()];
      const { over } = playBots(startGame(plainGame(seed)), bots, 5000).game.state;
      if (over?.winners[0] === seed % 2) won++;
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });

  it("search on forks: the game itself is left as it is", { timeout: 60_000 }, () => {
    const session = startGame(deal(2));
    const bots = [searchBot({ width: 4, depth: 6, worlds: 1 }), randomBot(1), randomBot(2)];
    playBots(session, bots, 60);
    const { decision } = session;
    if (decision === undefined) throw new Error("the game is over too soon");
    const before = stateHash(session.game);
    searchBot({ width: 4, depth: 6 }).answer(decision, session);
    expect(stateHash(session.game)).toBe(before);
  });
});

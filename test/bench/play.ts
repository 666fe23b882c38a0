import { existsSync, readFileSync } from "node:fs";
import type { Card } from "../../src/abilities/index.ts";
import { cardFiles } from "../../src/compiler/build/files.ts";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { random, sample } from "../../src/compiler/probe/random.ts";
import { readBytes } from "../../src/compiler/read/read.ts";
import { answerDecision, fork, playGame, startGame } from "../../src/runtime/index.ts";
import { randomAnswer, seeded } from "../runtime/kernel-driver.ts";

/** Random play: two decks of 24 compiled cards and 16 basic lands each; arguments: a corpus file and the folder `cards`. */
const [corpus = "", folder = "cards"] = process.argv.slice(2);
const files = existsSync(corpus) ? [corpus] : await cardFiles([folder]);
const sources = files.flatMap((file) => {
  const read = readBytes(readFileSync(file), file);
  return compileFile({ ...read, cards: sample(read.cards, 4000, random(1)) }, compileCard, { brief: true });
});
const pool = sources.flatMap(({ result }) =>
  result.status === "compiled" && result.card !== undefined ? [result.card] : [],
);

const basic = (name: string): Card => ({
  name,
  layout: "normal",
  faces: [{ name, supertypes: ["basic"], cardTypes: ["land"], subtypes: [name], abilities: [] }],
});
const basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(basic);

/** Two such decks, by the seed. */
const start = (seed: number, next: () => number) => {
  const deck = () => ({
    library: Array.from({ length: 40 }, (_, index) => {
      const from = index < 24 ? pool : basics;
      return { card: from[Math.floor(next() * from.length)] ?? basics[0]! };
    }),
  });
  return startGame({ seed, shuffle: true, openingHand: 7, players: [deck(), deck()] });
};

const games = 60;
const seconds = 30;
let decisions = 0;
let played = 0;
let failures = 0;
/** What is in use, without what is only not yet collected: with `--expose-gc`. */
const heapInUse = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const memoryBefore = heapInUse();
let memory = 0;
const begin = performance.now();
for (let seed = 1; seed <= games && performance.now() - begin < seconds * 1000; seed++) {
  const next = seeded(seed);
  const session = start(seed, next);
  try {
    let asked = 0;
    // A game that does not end by itself is left after so many decisions.
    playGame(session, (decision, game) => {
      asked++;
      if (asked > 5000) throw new Error("long game");
      return randomAnswer(decision, game, next);
    });
    decisions += asked;
  } catch (error) {
    if (!(error instanceof Error && error.message === "long game")) failures++;
    else decisions += 5000;
  }
  played++;
  const kept = heapInUse() - memoryBefore;
  // The session is still there: what its game keeps counts, a long one's as well.
  if (session.answers.length > 0) memory = Math.max(memory, kept);
}

/** What a second game at the same place costs, after so many answers of a long game: the median of 21, in milliseconds. */
const forkTimes = (at: readonly number[]): readonly (readonly [string, number, string])[] => {
  for (let seed = 1; seed < 100; seed++) {
    const next = seeded(seed);
    const session = start(seed, next);
    const found: [string, number, string][] = [];
    try {
      while (session.decision !== undefined && session.answers.length <= Math.max(...at)) {
        if (at.includes(session.answers.length)) {
          const times = Array.from({ length: 21 }, () => {
            const before = performance.now();
            fork(session);
            return performance.now() - before;
          }).sort((left, right) => left - right);
          found.push([`fork at answer ${session.answers.length}`, times[10] ?? 0, "ms"]);
        }
        answerDecision(session, randomAnswer(session.decision, session.game, next));
      }
    } catch {
      continue;
    }
    if (found.length === at.length) return found;
  }
  return [];
};

const spent = (performance.now() - begin) / 1000;
process.stdout.write(
  JSON.stringify([
    ["random play, decisions", decisions / spent, "per s"],
    ["random play, games", played / spent, "per s"],
    ["random play, failed games", failures, `of ${played}`],
    ["random play, kept by games", memory / 1e6, "MB"],
    ...forkTimes([1, 100, 1000]),
  ]),
);

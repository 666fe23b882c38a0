import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cards } from "../../generated/index.ts";
import type { Card } from "../../src/abilities/index.ts";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { random, sample } from "../../src/compiler/probe/random.ts";
import { readBytes } from "../../src/compiler/read/read.ts";
import { checkedGame } from "./checked-game.ts";
import { dealer } from "./decks.ts";

/** RULEWRIGHT_GAMES games of each kind, from the first seed on; RULEWRIGHT_SEED plays the one game of that seed. */
const games = Number(process.env["RULEWRIGHT_GAMES"] ?? 2);
const only = process.env["RULEWRIGHT_SEED"];
const seeds =
  only === undefined ? Array.from({ length: games }, (_, index) => index + 1) : only.split(",").map(Number);

const plays = (pool: () => readonly Card[], title: string): void => {
  it.each(seeds)(`${title}, seed %i`, { timeout: 120_000 }, (seed) => {
    const { faults, ended, decisions } = checkedGame(dealer(pool())(seed), seed, 2, 20_000);
    const again = `RULEWRIGHT_SEED=${seed} npx vitest run test/runtime/random-play.test.ts -t "${title}"`;
    if (faults.length > 0) throw new Error(`${faults.join("\n")}\nagain: ${again}`);
    expect(ended, `not over after ${decisions} decisions; again: ${again}`).toBe(true);
  });
};

/** What costs nothing is activated over and over: random players would not come to an end. */
const hasFreeAbility = ({ faces }: Card): boolean =>
  faces.some(({ abilities }) =>
    abilities.some(
      (ability) =>
        ability.type === "activated" &&
        ability.limits === undefined &&
        ability.costs.every((cost) => cost.type === "mana" && cost.cost.every((symbol) => symbol === "0")),
    ),
  );

describe("games between random players keep to the rules after each event, replay and fork", () => {
  plays(
    () => cards.filter((card) => !card.faces[0].supertypes.includes("basic") && !hasFreeAbility(card)),
    "our own cards",
  );

  const corpus = process.env["RULEWRIGHT_CORPUS"] ?? "../shared/corpus/oracle.jsonl";
  let compiled: readonly Card[] | undefined;
  /** A part of the corpus; all of it is for `test/bench/corpus-games.mjs`. */
  const someOfCorpus = (): readonly Card[] => {
    if (compiled !== undefined) return compiled;
    const read = readBytes(readFileSync(corpus), corpus);
    const some = { ...read, cards: sample(read.cards, 600, random(1)) };
    compiled = compileFile(some, compileCard, { brief: true }).flatMap(({ result }) =>
      result.status === "compiled" && result.card !== undefined ? [result.card] : [],
    );
    return compiled;
  };
  if (existsSync(corpus)) plays(someOfCorpus, "cards of the corpus");
  else it.skip(`cards of the corpus: ${corpus} is not there`, () => undefined);
});

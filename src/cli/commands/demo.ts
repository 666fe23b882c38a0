import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Script } from "node:vm";
import type { Card } from "../../abilities/index.ts";
import { commandFile, examples } from "../command.ts";
import type { Plan } from "../demo/plan.ts";
import { playDemo } from "../demo/play.ts";
import { status } from "../io.ts";
import type { Io, Status } from "../io.ts";

/** The compiled cards, loaded from the modules that the emitter wrote. */
const loadCards = async (index: string): Promise<readonly Card[]> => {
  const { build } = await import("esbuild");
  const bundle = await build({
    entryPoints: [index],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "neutral",
    logLevel: "silent",
  });
  // The emitter wrote the module: `cards` is the list of its cards.
  const module = { exports: { cards: [] as readonly Card[] } };
  new Script(`(function (module) {${bundle.outputFiles[0]?.text ?? ""}\n})`).runInThisContext()(module);
  return module.exports.cards;
};

const run = async (io: Io): Promise<Status> => {
  const index = join(io.cwd, "generated", "index.ts");
  if (!existsSync(index)) {
    io.error("There is no generated/index.ts here: run 'rulewright build' first.\n");
    return status.inputErrors;
  }
  const plan = join(io.cwd, "cards", "demo.json");
  if (!existsSync(plan)) {
    io.error("There is no cards/demo.json here: the demo plays the game that is written there.\n");
    return status.inputErrors;
  }
  // The file stands beside the cards that it speaks of; a slip in it is found when the game is played.
  const game = JSON.parse(await readFile(plan, "utf8")) as Plan;
  const lines: string[] = [];
  playDemo(game, await loadCards(index), (line) => lines.push(line));
  await io.out(`${lines.join("\n")}\n`);
  return status.good;
};

/** `rulewright demo`: plays the short game of cards/demo.json with the compiled cards of this folder. */
export const demoCommand = commandFile(
  (command) => command.addHelpText("after", examples("build && npx rulewright demo")),
  ({ io }) => run(io),
);

import { compileFile, createCompiler, readText, type CompiledText } from "rulewright";
import type { CardFile, FileCard, KeywordDefinition, LexError, VocabularyProblem } from "rulewright";
import { draw, you, type Card } from "rulewright/abilities";
import { startGame, type GameOptions } from "rulewright/runtime";
import { greedyBot, playBots, viewFor } from "rulewright/play";
import { codeFrame } from "rulewright/diagnostics";
import { formatCards } from "rulewright/format";
import { runScenario } from "rulewright/scenario";
import { build, emit, watch, type BuildResult } from "rulewright/build";
import { esbuild, rolldown, rollup, rspack, vite, webpack } from "rulewright/unplugin";
import * as keywords from "rulewright/keywords";
import * as exchange from "rulewright/exchange";
import * as editor from "rulewright/editor";
export const all: unknown[] = [exchange, editor, keywords, runScenario, formatCards, codeFrame, draw, you];
const text: CompiledText = compileFile("Ember Fox {R}\nCreature — Fox\nHaste\n1/1");
const cards: Card[] = text.cards.flatMap(({ card }) => card ?? []);
const options: GameOptions = { seed: 1, players: [{ library: cards.map((card) => ({ card })) }, {}] };
playBots(startGame(options), [greedyBot(), greedyBot()]);
export const power = viewFor(startGame(options).game, 0).battlefield[0]?.power;
// @ts-expect-error there is no such option
startGame({ seed: 1, players: [], sed: 2 });
// What functions of the package give can be named.
const file: CardFile = readText("Fen\nLand");
const compiler = createCompiler(file.vocabulary);
export const fileCards: readonly FileCard[] = compiler.compileFile(file);
export const told: readonly [
  readonly KeywordDefinition[],
  readonly VocabularyProblem[],
  readonly LexError[],
] = [compiler.keywords(), compiler.problems, compiler.parse("").errors];
const building: Promise<BuildResult> = build({ cards: ["cards"], out: "src/generated" });
export const built: unknown[] = [building, emit("", { as: "declarations" }), watch];
// What the bundlers ask of a plugin.
export const plugins: { name: string }[] = [vite(), rollup(), rolldown({ broken: "warn" }), esbuild()];
export const packs: { apply: (compiler: never) => void }[] = [webpack(), rspack()];

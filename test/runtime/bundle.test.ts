import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What a browser gets of a module that says this. */
const bundle = async (contents: string): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2023",
    logLevel: "silent",
  });
  return outputFiles[0]!.contents;
};
const sizeOf = async (contents: string): Promise<number> =>
  gzipSync(await bundle(contents), { level: 9 }).length;

/** The entry of the package, which looks at what it is given. */
const all = 'export * from "./src/doors/runtime.ts";';
/**
 * Whatever a game is played with, without the door that looks at options and answers. `snapshot`, `resume` and `stateHash` are for those who save and compare games,
 * `repairAttacks` and `repairBlocks` for bots and scripts, whose declarations need not be legal.
 */
const game = `export {
  IllegalAnswer, answerDecision, attackProblem, blockProblem, characteristics, forcedAnswer, fork, legalActions, manaSources,
  objectsOfCard, playGame, replay, startGame, undo,
} from "./src/runtime/index.ts";`;

describe("the runtime as a browser gets it", () => {
  it("takes at most 112,640 bytes, minified and compressed with Brotli as browsers ask for, and needs no Node", async () => {
    expect(brotliCompressSync(await bundle(game)).length).toBeLessThanOrEqual(112_640);
  });

  it("does not grow unnoticed, compressed with gzip", async () => {
    expect(await sizeOf(game)).toBeLessThanOrEqual(114_700);
  });

  it("takes little more as the whole entry: what saves and compares games, makes wishes legal, looks at arguments", async () => {
    expect(await sizeOf(all)).toBeLessThanOrEqual(119_900);
  });

  it("has no constructors of abilities that it does not use", async () => {
    const text = new TextDecoder().decode(await bundle(all));
    expect(text).toContain('"gainLife",["who","amount"]');
    expect(text).not.toContain('"exchangeLife",["one","other"]');
  });
});

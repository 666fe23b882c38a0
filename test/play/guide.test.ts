import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it, vi } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** The examples of a page. */
const examplesOf = (page: string): readonly string[] => {
  const text = readFileSync(new URL(`../../src/site/guide/${page}.md`, import.meta.url), "utf8");
  return [...text.matchAll(/```ts\n([^]*?)```/g)].map((match) => match[1] ?? "");
};
const entries: Readonly<Record<string, string>> = {
  rulewright: "compiler",
  "rulewright/play": "play",
  "rulewright/runtime": "runtime",
  "rulewright/scenario": "scenario",
};

/** Runs an example as a module, with a line behind it. */
const run = async (example: string, behind: string): Promise<Readonly<Record<string, unknown>>> => {
  const contents = example.replace(
    /from "(rulewright[^"]*)"/g,
    (_, entry: string) => `from "./src/${entries[entry] ?? entry}/index.ts"`,
  );
  const { outputFiles } = await build({
    stdin: { contents: `${contents}\n${behind}`, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    logLevel: "silent",
  });
  const script = Buffer.from(outputFiles[0]!.contents).toString("base64");
  return (await import(`data:text/javascript;base64,${script}`)) as Readonly<Record<string, unknown>>;
};

it.each(examplesOf("api"))("the examples of the guide run: %#", { timeout: 60_000 }, async (example) => {
  const { winners } = await run(example, "export const winners = session.game.state.over?.winners;");
  expect(winners).toEqual([0]);
});

it.each(examplesOf("test"))("scenarios are played from code: %#", { timeout: 60_000 }, async (example) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await run(example, "");
  expect(log.mock.calls).toEqual([["passed"]]);
  log.mockRestore();
});

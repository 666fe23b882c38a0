import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = readFileSync(new URL("../../src/site/guide/api.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/```ts\n([^]*?)```/g)].map((match) => match[1] ?? "");
const entries: Readonly<Record<string, string>> = {
  rulewright: "compiler",
  "rulewright/play": "play",
  "rulewright/runtime": "runtime",
};

it.each(examples)("the examples of the guide run: %#", { timeout: 60_000 }, async (example) => {
  const contents = example.replace(
    /from "(rulewright[^"]*)"/g,
    (_, entry: string) => `from "./src/${entries[entry] ?? entry}/index.ts"`,
  );
  const shown = "\nexport const winners = session.game.state.over?.winners;";
  const { outputFiles } = await build({
    stdin: { contents: contents + shown, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    logLevel: "silent",
  });
  const script = Buffer.from(outputFiles[0]!.contents).toString("base64");
  const { winners } = (await import(`data:text/javascript;base64,${script}`)) as { winners: unknown };
  expect(winners).toEqual([0]);
});

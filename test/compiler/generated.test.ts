import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import type { Card } from "../../src/abilities/index.ts";
import { joinedVocabulary } from "../../src/compiler/read/vocabulary.ts";
import { loadCompiler } from "../../src/cli/compiler.ts";
import { setName } from "../../src/compiler/build/build.ts";
import { cardFiles } from "../../src/compiler/build/files.ts";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { readBytes } from "../../src/compiler/read/read.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = (await cardFiles([join(root, "cards")])).map((path) => readBytes(readFileSync(path), path));
const { compile } = loadCompiler(joinedVocabulary(files));

interface SetModule {
  readonly cards: readonly Card[];
}

describe("the generated sets", () => {
  it.each(files.map((file) => ({ set: setName(file.file ?? ""), file })))(
    "$set is what its cards compile to",
    async ({ set, file }) => {
      const module = (await import(/* @vite-ignore */ `../../generated/${set}.ts`)) as SetModule;
      const compiled = new Map(compileFile(file, compile).map(({ result }) => [result.name, result.card]));
      expect(module.cards.map((card) => card.name).sort()).toEqual([...compiled.keys()].sort());
      for (const card of module.cards) expect(card).toEqual(compiled.get(card.name));
    },
  );

  it("stand as prettier would write them", async () => {
    const generated = readdirSync(join(root, "generated"), { recursive: true, encoding: "utf8" });
    for (const name of generated.filter((each) => each.endsWith(".ts"))) {
      const text = readFileSync(join(root, "generated", name), "utf8");
      expect(await format(text, { parser: "typescript", printWidth: 110 }), name).toBe(text);
    }
  }, 60_000);
});

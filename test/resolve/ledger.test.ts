import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createCompiler } from "../../src/compiler/compiler.ts";
import { readText } from "../../src/compiler/index.ts";

const cards = new URL("../../cards/", import.meta.url);

/** The patterns of resolution in the cards of this project, each with how often it is met and one of its texts. */
const ledger = (): string => {
  const patterns = new Map<string, { count: number; readonly example: string }>();
  for (const name of readdirSync(cards)
    .filter((each) => each.endsWith(".cards"))
    .sort()) {
    const file = readText(readFileSync(new URL(name, cards), "utf8"));
    const compiler = createCompiler(file.vocabulary);
    for (const { source } of file.cards)
      for (const face of source.faces)
        for (const { start, end, result } of compiler.parse(face.text, { name: face.name, shortNames: [] })
          .paragraphs) {
          if (!("node" in result)) continue;
          for (const { span, pattern } of compiler.referents(result.node)) {
            const word = face.text.slice(start + span.start, start + span.end);
            const example = `${word} | ${face.text.slice(start, end).replaceAll("\n", " / ")}`;
            const known = patterns.get(pattern) ?? { count: 0, example };
            patterns.set(pattern, { ...known, count: known.count + 1 });
          }
        }
  }
  return [...patterns]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([pattern, { count, example }]) => `${pattern}: ${count}\n  ${example}\n`)
    .join("\n");
};

describe("the ledger of resolutions", () => {
  it("has every pattern that our cards have, as it was reviewed (vitest -u writes it anew)", async () => {
    await expect(ledger()).toMatchFileSnapshot("ledger.golden");
  });
});

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { catalogueOf } from "../../src/scenario/catalogue.ts";
import { describeResult, filesBelow, readScenarios, readSources } from "../../src/scenario/command.ts";
import { runScenario } from "../../src/scenario/run.ts";

const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

const knownFailures = new Set(
  readFileSync(path("test/known-failures.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t")[0]),
);

describe("scenarios beside the cards", () => {
  const cards = path("cards");
  const files = filesBelow([cards], (file) => /\.scenario\.ya?ml$/.test(file));
  const catalogue = catalogueOf(
    readSources(filesBelow([cards], (file) => file.endsWith(".cards"))),
    compileCard,
  );
  describe.each(files)("%s", (file) => {
    const { scenarios, problems } = readScenarios(file);
    it("can be read", () => expect(problems).toEqual([]));
    it.each(scenarios.map((s) => [s.id, s] as const))("%s", (_id, scenario) => {
      const result = runScenario(scenario, catalogue);
      expect(result.status, describeResult(result)).toBe("passed");
    });
  });
});

const seeds = path("../shared/scenarios/seeds.jsonl");
const oracle = path("../shared/corpus/oracle.jsonl");
const present = existsSync(seeds) && existsSync(oracle);

describe.skipIf(!present)("scenarios of the seed keywords (skipped without ../shared)", () => {
  const { scenarios } = present ? readScenarios(seeds) : { scenarios: [] };
  const catalogue = present ? catalogueOf(readSources([oracle]), compileCard) : undefined;
  it.each(scenarios.map((s) => [s.id, s] as const))("%s", (id, scenario) => {
    if (catalogue === undefined) return;
    const result = runScenario(scenario, catalogue);
    if (knownFailures.has(id))
      expect(result.status, `${id} passes now: take it off the list`).not.toBe("passed");
    else expect(result.status, describeResult(result)).toBe("passed");
  });
});

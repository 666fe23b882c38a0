import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { createCompiler } from "../../src/compiler/compiler.ts";
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

describe.each(["cards", "test/scenario/readings"])("scenarios beside the cards: %s", (folder) => {
  const cards = path(folder);
  const files = filesBelow([cards], (file) => /\.scenario\.ya?ml$/.test(file));
  const { sources, vocabulary } = readSources([
    ...new Set([path("cards/basics.cards"), ...filesBelow([cards], (file) => file.endsWith(".cards"))]),
  ]);
  const compiler = createCompiler(vocabulary);
  const catalogue = catalogueOf(sources, compiler.compileCard);
  it("declares a sound vocabulary", () => expect(compiler.problems).toEqual([]));
  describe.each(files)("%s", (file) => {
    const { scenarios, problems } = readScenarios(file);
    it("can be read", () => expect(problems).toEqual([]));
    it.each(scenarios.map((s) => [s.id, s] as const))("%s", (_id, scenario) => {
      const result = runScenario(scenario, catalogue);
      expect(result.status, describeResult(result)).toBe("passed");
    });
  });
});

// Those with cards of their own beside them are played above.
const corners = filesBelow(
  [path("test/scenario")],
  (file) => /\.scenario\.ya?ml$/.test(file) && !file.includes("/readings/"),
);
const folder = path("../shared/scenarios");
const all = process.env["SCENARIOS"] === "all" && existsSync(folder);
const seeds = path("../shared/scenarios/seeds.jsonl");
const oracle = path("../shared/corpus/oracle.jsonl");
const present = existsSync(seeds) && existsSync(oracle);

describe.skipIf(!present).each([seeds, ...corners])("%s (skipped without ../shared)", (file) => {
  const { scenarios } = present ? readScenarios(file) : { scenarios: [] };
  const catalogue = present ? catalogueOf(readSources([oracle]).sources, compileCard) : undefined;
  it.each(scenarios.map((s) => [s.id, s] as const))("%s", (id, scenario) => {
    if (catalogue === undefined) return;
    const result = runScenario(scenario, catalogue);
    if (knownFailures.has(id))
      expect(result.status, `${id} passes now: take it off the list`).not.toBe("passed");
    else expect(result.status, describeResult(result)).toBe("passed");
  });
});

/** Run with SCENARIOS=all: what fails stands in the list of known failures, and nothing else does. */
describe.skipIf(!all)("all scenarios", () => {
  const catalogue = all ? catalogueOf(readSources([oracle]).sources, compileCard) : undefined;
  const files = all ? filesBelow([folder], (file) => file.endsWith(".jsonl")) : [];
  it.each(files)("%s", (file) => {
    if (catalogue === undefined) return;
    const results = readScenarios(file).scenarios.map((scenario) => runScenario(scenario, catalogue));
    const failed = results.filter((r) => r.status === "failed");
    expect(failed.filter((r) => !knownFailures.has(r.id)).map(describeResult)).toEqual([]);
    const passed = results.filter((r) => r.status === "passed" && knownFailures.has(r.id));
    expect(passed.map((r) => `${r.id} passes now: take it off the list`)).toEqual([]);
  });
});

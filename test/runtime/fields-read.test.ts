import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createCompiler } from "../../src/compiler/compiler.ts";
import { catalogueOf } from "../../src/scenario/catalogue.ts";
import { filesBelow, readScenarios, readSources } from "../../src/scenario/command.ts";
import { runScenario } from "../../src/scenario/run.ts";
import { recordingCard } from "./recording.ts";
import type { Recorded } from "./recording.ts";

/** Fields that are read otherwise than by their name from the ability object, or that say nothing to be played. */
const readOtherwise: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:allowPlay|mayPlay|alternativeCost|castCards|dealDamage|playerHas|redirect)\./,
    "copied whole into what is read",
  ],
  [/^(?:controlPlayer|turnAfter)\.players$/, "named by a spell, and fixed as it resolves (611.2c)"],
  [/^asThough\.what$/, "its keyword tells it apart as well"],
  [/^setPT\.characteristicDefining$/, "found out anew, as the ability may have been granted (604.3a)"],
  [/\.abilityWord$/, "has no rules meaning (207.2c)"],
  [/^vote\.secret$/, "the runtime asks each player alone"],
  [/^word\.value$/, "names what the meaning of the keyword says already (702.174)"],
];

const cards = fileURLToPath(new URL("../../cards", import.meta.url));

it("reads every field of ability objects that our scenarios play", { timeout: 120_000 }, () => {
  const recorded: Recorded = { there: new Set(), read: new Set() };
  const { sources, vocabulary } = readSources(filesBelow([cards], (file) => file.endsWith(".cards")));
  const { compileCard } = createCompiler(vocabulary);
  const catalogue = catalogueOf(sources, (source) => {
    const compiled = compileCard(source);
    return compiled.card === undefined
      ? compiled
      : { ...compiled, card: recordingCard(compiled.card, recorded) };
  });
  let failed = 0;
  for (const file of filesBelow([cards], (name) => name.endsWith(".scenario.yaml")))
    for (const scenario of readScenarios(file).scenarios)
      if (runScenario(scenario, catalogue).status !== "passed") failed++;
  const unread = [...recorded.there]
    .filter((field) => !recorded.read.has(field) && !readOtherwise.some(([known]) => known.test(field)))
    .sort();
  expect({ failed, unread }).toEqual({ failed: 0, unread: [] });
});

import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Card } from "../../src/abilities/index.ts";
import { createCompiler } from "../../src/compiler/compiler.ts";
import type { CompiledCard } from "../../src/compiler/types.ts";
import { playGame, startGame } from "../../src/runtime/index.ts";
import { type Catalogue, catalogueOf } from "../../src/scenario/catalogue.ts";
import { filesBelow, readScenarios, readSources } from "../../src/scenario/command.ts";
import { runScenario } from "../../src/scenario/run.ts";
import { dealer } from "./decks.ts";
import { randomAnswer, seeded } from "./kernel-driver.ts";
import { fieldsOf, recordingCard, withoutField } from "./recording.ts";
import type { Recorded } from "./recording.ts";

/** Fields that say nothing to be played, or that are played as they are without it. */
const playedOtherwise: readonly (readonly [RegExp, string])[] = [
  [/^(?:controlPlayer|turnAfter)\.players$/, "named by a spell, and fixed as it resolves (611.2c)"],
  [/^asThough\.what$/, "its keyword tells it apart as well"],
  [/^setPT\.characteristicDefining$/, "found out anew, as the ability may have been granted (604.3a)"],
  [/\.abilityWord$/, "has no rules meaning (207.2c)"],
  [/^vote\.secret$/, "the runtime asks each player alone"],
  [/^word\.value$/, "names what the meaning of the keyword says already (702.174)"],
];

const folder = fileURLToPath(new URL("../../cards", import.meta.url));
const { sources, vocabulary } = readSources(filesBelow([folder], (file) => file.endsWith(".cards")));
const { compileCard } = createCompiler(vocabulary);
const compiled = new Map(sources.map((source) => [source, compileCard(source)] as const));
/** The cards in another form. */
const catalogueWith = (change: (card: Card) => Card): Catalogue =>
  catalogueOf(sources, (source): CompiledCard => {
    const result = compiled.get(source) ?? compileCard(source);
    return result.card === undefined ? result : { ...result, card: change(result.card) };
  });
const scenarios = filesBelow([folder], (name) => name.endsWith(".scenario.yaml")).flatMap(
  (file) => readScenarios(file).scenarios,
);

/** Whether some scenario with such cards does not pass once the field is left out: something is made of it. */
const isMissed = (field: string): boolean => {
  const names = [...compiled.values()].flatMap(({ name, card }) =>
    card !== undefined && fieldsOf(card).has(field) ? [name] : [],
  );
  const catalogue = catalogueWith((card) => withoutField(card, field));
  return scenarios.some((scenario) => {
    const text = JSON.stringify(scenario);
    if (!names.some((name) => text.includes(JSON.stringify(name).slice(1, -1)))) return false;
    return runScenario(scenario, catalogue).status !== "passed";
  });
};

describe("every field of ability objects is played", () => {
  const recorded: Recorded = { there: new Set(), read: new Set() };
  const cards = new Map<Card, Card>();
  const recordingOf = (card: Card): Card => {
    const known = cards.get(card) ?? recordingCard(card, recorded);
    cards.set(card, known);
    return known;
  };

  it("by scenarios", { timeout: 120_000 }, () => {
    const catalogue = catalogueWith(recordingOf);
    const failed = scenarios.filter((each) => runScenario(each, catalogue).status !== "passed");
    expect(failed.map(({ id }) => id)).toEqual([]);
  });

  it.each([1, 2])("by random games, seed %i", { timeout: 120_000 }, (seed) => {
    const next = seeded(seed);
    const pool = [...cards.values()].filter(({ faces: [face] }) => !face.supertypes.includes("basic"));
    let asked = 0;
    const session = startGame(dealer(pool)(seed));
    const tooLong = new Error("long enough");
    try {
      playGame(session, (decision, game) => {
        if (++asked > 500) throw tooLong;
        return randomAnswer(decision, game, next);
      });
    } catch (error) {
      if (error !== tooLong) throw error;
    }
    expect(asked).toBeGreaterThan(20);
  });

  it("by its name, or as a part of what is copied whole", { timeout: 240_000 }, () => {
    const unread = [...recorded.there]
      .filter((field) => !recorded.read.has(field) && !playedOtherwise.some(([known]) => known.test(field)))
      .filter((field) => !isMissed(field))
      .sort();
    expect(unread).toEqual([]);
  });
});

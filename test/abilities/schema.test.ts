import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { cards } from "../../generated/index.ts";
import { schemaOfCards } from "../../src/abilities/schema.mjs";
import type { Card } from "../../src/abilities/index.ts";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { random, sample } from "../../src/compiler/probe/random.ts";
import { readBytes } from "../../src/compiler/read/read.ts";

let validate: ValidateFunction;
beforeAll(async () => {
  const schema: unknown = await schemaOfCards(fileURLToPath(new URL("../../", import.meta.url)));
  validate = new Ajv2020({ strict: false, allErrors: false }).compile(schema as object);
}, 120_000);

/** What is wrong with the cards by the schema. */
const problemsOf = (list: readonly Card[]): readonly string[] =>
  list.flatMap((card) => {
    const plain: unknown = JSON.parse(JSON.stringify(card));
    if (validate(plain)) return [];
    return [
      `${card.name}: ${validate.errors?.map((error) => `${error.instancePath} ${error.message}`).at(-1)}`,
    ];
  });

describe("the JSON Schema of ability objects", () => {
  it("fits every card of ours", () => {
    expect(problemsOf(cards)).toEqual([]);
  });

  const corpus = process.env["RULEWRIGHT_CORPUS"] ?? "../shared/corpus/oracle.jsonl";
  /** RULEWRIGHT_SCHEMA cards of it; 0 for all. */
  const some = Number(process.env["RULEWRIGHT_SCHEMA"] ?? 500);
  it.skipIf(!existsSync(corpus))("fits cards of the corpus", { timeout: 600_000 }, () => {
    const read = readBytes(readFileSync(corpus), corpus);
    const chosen = some === 0 ? read : { ...read, cards: sample(read.cards, some, random(1)) };
    const compiled = compileFile(chosen, compileCard, { brief: true }).flatMap(({ result }) =>
      result.status === "compiled" && result.card !== undefined ? [result.card] : [],
    );
    expect(compiled.length).toBeGreaterThan(chosen.cards.length / 2);
    expect(problemsOf(compiled)).toEqual([]);
  });

  const face = { name: "Bear", supertypes: [], cardTypes: ["creature"], subtypes: [], abilities: [] };
  const card = { name: "Bear", layout: "normal", faces: [face] };
  const withAbility = (ability: unknown): unknown => ({
    ...card,
    faces: [{ ...face, abilities: [ability] }],
  });
  const draw = { type: "draw", who: { type: "you" }, count: 1 };

  it("fits one that was written by hand", () => {
    expect(validate(card)).toBe(true);
    expect(validate(withAbility({ type: "spell", effect: draw }))).toBe(true);
  });

  it.each<[string, unknown]>([
    ["no faces", { ...card, faces: [] }],
    ["no name", { layout: "normal", faces: [face] }],
    ["a layout that is none", { ...card, layout: "folded" }],
    ["a card type that is none", { ...card, faces: [{ ...face, cardTypes: ["monster"] }] }],
    ["a field that is none", { ...card, rarity: "common" }],
    ["an ability of no type", withAbility({ effect: draw })],
    ["an ability type that is none", withAbility({ type: "custom", text: "Draw a card." })],
    ["an effect that is none", withAbility({ type: "spell", effect: { type: "winEverything" } })],
    ["an effect without its player", withAbility({ type: "spell", effect: { type: "draw", count: 1 } })],
    ["a quantity that is text", withAbility({ type: "spell", effect: { ...draw, count: "two" } })],
    ["an activated ability without costs", withAbility({ type: "activated", effect: draw })],
  ])("refuses a card with %s", (_, wrong) => {
    expect(validate(wrong)).toBe(false);
  });
});

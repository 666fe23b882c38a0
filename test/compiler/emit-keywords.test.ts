import { describe, expect, it } from "vitest";
import { createFormer } from "../../src/compiler/emit/form.ts";
import {
  costPlaceholder,
  fillIn,
  numberPlaceholder,
  type KeywordDefinition,
} from "../../src/compiler/definitions.ts";
import { keywordShortcut, keywordsModule } from "../../src/compiler/emit/keywords.ts";
import { expressionWriter } from "../../src/compiler/emit/expression.ts";
import { evaluate } from "./evaluate.ts";

const n = numberPlaceholder("N");
const definitions: readonly KeywordDefinition[] = [
  {
    name: "bushido",
    parameters: [{ name: "N", type: "number" }],
    rule: "702.45",
    text: "keyword Bushido N\n  Whenever this creature blocks, draw N cards.",
    abilities: [{ type: "spell", effect: { type: "draw", who: { type: "you" }, count: n } }],
  },
  {
    name: "cycling",
    parameters: [{ name: "[cost]", type: "costs" }],
    rule: "702.29",
    text: "keyword Cycling [cost]",
    abilities: [
      {
        type: "activated",
        costs: [costPlaceholder("[cost]"), { type: "tapSelf" }],
        effect: { type: "draw", who: { type: "you" }, count: 1 },
        zone: "hand",
      },
    ],
  },
  { name: "flying", parameters: [], rule: "702.9", text: "keyword Flying", abilities: [] },
  { name: "hexproof", parameters: [], text: "keyword Hexproof", abilities: [] },
  {
    name: "hexproof",
    parameters: [{ name: "[quality]", type: "quality" }],
    text: "keyword Hexproof from",
    abilities: [],
  },
  { name: "fight", parameters: [], text: "a name that the ability model has already", abilities: [] },
];

describe("keyword factories", () => {
  it("give the definition with its parameters put in", async () => {
    const text = await (
      await createFormer()
    ).form(keywordsModule(definitions, "grammar/keywords.txt", "rulewright/abilities"), "k.ts");
    expect(text).toMatchInlineSnapshot(`
      "// generated from grammar/keywords.txt by rulewright; do not edit

      import type { Costs, Filter, Keyword, Players, Quantity } from "rulewright/abilities";
      import { activated, componentsOf, draw, keyword, spell, tapSelf, you } from "rulewright/abilities";

      /**
       * keyword Bushido N
       *   Whenever this creature blocks, draw N cards.
       * Rule 702.45.
       */
      export const bushido = (n: Quantity): Keyword =>
        keyword("bushido", [{ type: "number", value: n }], [spell(draw(you, n))]);

      /**
       * keyword Cycling [cost]
       * Rule 702.29.
       */
      export const cycling = (cost: Costs): Keyword =>
        keyword(
          "cycling",
          [{ type: "costs", value: cost }],
          [activated([...componentsOf("cycling", "cost", cost), tapSelf], draw(you, 1), { zone: "hand" })],
        );

      /** a name that the ability model has already */
      export const fightAbility = (): Keyword => keyword("fight", [], []);

      /**
       * keyword Flying
       * Rule 702.9.
       */
      export const flying = (): Keyword => keyword("flying", [], []);

      /** keyword Hexproof */
      export const hexproof = (): Keyword => keyword("hexproof", [], []);

      /** keyword Hexproof from */
      export const hexproofWithQuality = (quality: Filter | Players): Keyword =>
        keyword("hexproof", [{ type: "quality", value: quality }], []);
      "
    `);
    const module = await evaluate(text);
    const costs = [{ type: "mana", cost: ["2"] }] as const;
    const call = (name: string, ...args: readonly unknown[]): unknown =>
      (module[name] as (...all: readonly unknown[]) => unknown)(...args);
    for (const [name, index, parameters] of [
      ["bushido", 0, [{ type: "number", value: 2 }]],
      ["cycling", 1, [{ type: "costs", value: costs }]],
      ["flying", 2, []],
    ] as const) {
      const definition = definitions[index];
      if (definition === undefined) throw new Error(name);
      const expected = {
        type: "keyword",
        keyword: name,
        parameters,
        abilities: fillIn(definition, parameters),
      };
      expect(call(name, ...parameters.map((parameter) => parameter.value))).toEqual(expected);
    }
  });

  it("are called where they give exactly the node", () => {
    const used = new Set<string>();
    const writer = expressionWriter(keywordShortcut(definitions)(used));
    const node = (parameters: readonly object[], abilities: unknown, keyword = "bushido") => ({
      type: "keyword",
      keyword,
      parameters,
      abilities,
    });
    const two = { type: "number", value: 2 };
    expect(
      writer.write(
        node([two], [{ type: "spell", effect: { type: "draw", count: 2, who: { type: "you" } } }]),
      ),
    ).toBe("bushido(2)");
    expect(writer.write(node([two], []))).toBe('keyword("bushido", [{ type: "number", value: 2 }], [])');
    expect(
      writer.write(node([{ type: "quality", value: { type: "hasColor", color: "red" } }], [], "hexproof")),
    ).toBe('hexproofWithQuality(hasColor("red"))');
    expect(writer.write({ ...node([], [], "flying"), abilityWord: "Wings" })).toContain("keyword(");
    expect([...used]).toEqual(["bushido", "hexproofWithQuality"]);
  });
});

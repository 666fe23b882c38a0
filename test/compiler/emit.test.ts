import fc from "fast-check";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import * as abilities from "../../src/abilities/index.ts";
import type { Card, Shape } from "../../src/abilities/index.ts";
import { expressionWriter } from "../../src/compiler/emit/expression.ts";
import { createFormer } from "../../src/compiler/emit/form.ts";
import { camelCase, identifiersFor, pascalCase } from "../../src/compiler/emit/identifiers.ts";
import { indexModule, setModule } from "../../src/compiler/emit/set-module.ts";
import type { EmittedCard } from "../../src/compiler/emit/set-module.ts";
import { docComment, stringLiteral } from "../../src/compiler/emit/text.ts";
import { readText } from "../../src/compiler/read/read.ts";
import { evaluate } from "./evaluate.ts";
import { fakeCompile } from "./fake-compiler.ts";

const compiled = (text: string, file = "x.cards"): readonly EmittedCard[] =>
  readText(text, file).cards.map(({ source }) => {
    const { card } = fakeCompile(source);
    if (card === undefined) throw new Error(`${source.name} should compile`);
    return { source, card };
  });
const options = { from: "cards/x.cards", abilities: "rulewright/abilities" };
const emit = async (cards: readonly EmittedCard[]): Promise<string> =>
  (await createFormer()).form(setModule(cards, options), "x.ts");

const json = (names: readonly string[]): string =>
  JSON.stringify(
    names.map((name) => ({ name, layout: "normal", type_line: "Instant", oracle_text: "Draw a card." })),
  );

const nasty = [
  "*/ process.exit(1) /*",
  "`${process.exit(1)}`",
  "\u2028\u2029 line",
  "\\u0022; process.exit(1); //",
  '"; process.exit(1); //',
  "__proto__",
  "constructor",
  "class",
  "await",
  "Card",
  "Object",
  "undefined",
  "cards",
  "2 Fast",
  "Él Ñandú",
  "エルフ",
  "A B",
  "a-b",
  "A'B",
  "AB",
  "</script>",
  "\u202egnp.exe",
];

describe("identifiers", () => {
  it.each([
    ["Cinderglyph Adept", "CinderglyphAdept"],
    ["Jötun's Grunt", "JotunsGrunt"],
    ["+2 Mace", "_2Mace"],
    ["Fire // Ice", "FireIce"],
    ["エルフ", "エルフ"],
    ["Object", "Object_"],
    ["!!!", undefined],
  ])("%s → %s", (name, identifier) => {
    expect(pascalCase(name)).toBe(identifier);
  });
  it("keep clear of reserved words in lower case too", () => {
    expect(["class", "double strike", "Await"].map((name) => camelCase(name))).toEqual([
      "class_",
      "doubleStrike",
      "await_",
    ]);
  });
  it("are unique, and the same for any order of the names", () => {
    const names = fc.uniqueArray(
      fc.oneof(
        fc.string({ unit: fc.constantFrom("a", "B", " ", "-", "2") }),
        fc.string({ unit: "grapheme" }),
      ),
    );
    fc.assert(
      fc.property(names, (list) => {
        const found = identifiersFor(list);
        const used = [...found.values()].filter((each) => each !== undefined);
        expect(new Set(used).size).toBe(used.length);
        expect([...identifiersFor([...list].reverse())]).toEqual([...found]);
      }),
    );
  });
});

describe("text", () => {
  it("writes any string so that it comes back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const literal = stringLiteral(text);
        expect(JSON.parse(literal)).toBe(text);
        expect(literal).not.toMatch(/[\u2028\u2029\u202a-\u202e]/);
      }),
    );
  });
  it("lets nothing end a doc comment early", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom("*", "/", "\n", "\u2028", "@", " ", "a") })),
        (lines) => {
          const comment = docComment(lines);
          expect(comment.indexOf("*/")).toBe(comment.length - 2);
          expect(comment).not.toMatch(/^ \* @/m);
        },
      ),
    );
  });
});

describe("expressions", () => {
  const shapes = Object.values(abilities).flatMap((value: unknown): Shape[] =>
    typeof value === "function" && "shape" in value ? [value.shape as Shape] : [],
  );
  it("knows every constructor by a type of its own", () => {
    expect(new Set(shapes.map((shape) => shape.type)).size).toBe(shapes.length);
  });
  it("writes every node with and without its optional fields as calls that give it back", async () => {
    const nodes = shapes.flatMap(({ type, positional }) => {
      const full = Object.fromEntries(positional.map((field, index) => [field, index]));
      return [
        { type, ...full },
        { type, ...full, extra: [1, "two", { three: null }] },
        { type, extra: { ["__proto__"]: 1, "a-b": true } },
        { type },
      ];
    });
    const writer = expressionWriter();
    const code = nodes.map((node) => writer.write(node));
    const names = [...writer.used].join(", ");
    const module = await evaluate(
      `import * as model from "rulewright/abilities";\nconst { ${names} } = model as any;\nexport const nodes = [${code.join(",\n")}];`,
    );
    expect(module["nodes"]).toEqual(nodes);
    expect(code.every((each) => each.endsWith(")") || /^\w+$/.test(each))).toBe(true);
  });
  it("writes any plain data so that it comes back", async () => {
    const values = fc.sample(fc.jsonValue({ noUnicodeString: false } as object), 300);
    const module = await evaluate(
      `export const values = [${values.map((value) => expressionWriter().write(value)).join(",\n")}];`,
    );
    expect(module["values"]).toEqual(values);
  });
});

describe("modules", () => {
  it("evaluate to the compiled data, whatever the names are", async () => {
    const cards = compiled(json(nasty), "x.json");
    const text = await emit(cards);
    const module = await evaluate(text);
    const sorted = cards.map(({ card }) => card).sort((left, right) => (left.name < right.name ? -1 : 1));
    expect(module["cards"]).toEqual(sorted);
    expect(
      (module["cards"] as readonly Card[]).map((card) => Object.getPrototypeOf(card) === Object.prototype),
    ).not.toContain(false);
    expect(text.match(/process\.exit/g)?.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/[\u2028\u2029\u202e]/);
  });
  it("are what prettier would write", async () => {
    const text = await emit(compiled(json(nasty), "x.json"));
    expect(await format(text, { parser: "typescript", printWidth: 110 })).toBe(text);
  });
  it("are the same whatever the order of the cards", async () => {
    const cards = compiled(json(nasty), "x.json");
    expect(await emit([...cards].reverse())).toBe(await emit(cards));
  });
  it("say what they come from and print each card in its comment", async () => {
    const text = await emit(compiled("Adept {1}{R}\nCreature — Human Wizard\nFlying\n@rarity common\n2/2"));
    expect(text).toMatchInlineSnapshot(`
      "// generated from cards/x.cards by rulewright; do not edit

      import type { Card } from "rulewright/abilities";
      import { keyword } from "rulewright/abilities";

      /**
       * Adept {1}{R}
       * Creature — Human Wizard
       * Flying
       * 2/2
       */
      export const Adept: Card = {
        name: "Adept",
        layout: "normal",
        faces: [
          {
            name: "Adept",
            manaCost: ["1", "R"],
            supertypes: [],
            cardTypes: ["creature"],
            subtypes: ["Human", "Wizard"],
            power: 2,
            toughness: 2,
            abilities: [keyword("flying", [], [])],
          },
        ],
        attributes: { rarity: "common" },
      };

      /** Every card of the set. */
      export const cards: readonly Card[] = [Adept];
      "
    `);
  });
  it("are listed in an index", async () => {
    const sets = ["b-set", "a", "class"].map((set) => ({
      identifier: camelCase(set) ?? "",
      module: `./${set}.ts`,
    }));
    const former = await createFormer();
    expect(await former.form(indexModule(sets, "cards", "rulewright/abilities"), "index.ts"))
      .toMatchInlineSnapshot(`
      "// generated from cards by rulewright; do not edit

      import type { Card } from "rulewright/abilities";
      import * as a from "./a.ts";
      import * as bSet from "./b-set.ts";
      import * as class_ from "./class.ts";
      export { a, bSet, class_ };
      /** Every card of every set. */
      export const cards: readonly Card[] = [...a.cards, ...bSet.cards, ...class_.cards];
      "
    `);
  });
});

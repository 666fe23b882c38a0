import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { compileFile } from "../../src/compiler/compile-file.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { addKeywords } from "../../src/compiler/lower/keyword-definitions.ts";
import { readText } from "../../src/compiler/read/read.ts";

const file = readText(`[Own, OWN]

keyword Smolder N
  When this creature dies, it deals N damage to any target.

keyword Deep Delve [cost]
  [cost], {T}: Draw a card.

keyword Sootborn
  This creature enters tapped.

One {R}
Creature — Goblin
Smolder 2
1/1

Two {R}
Creature — Goblin
Deep Delve {1}{U}
1/1

Three {R}
Creature — Goblin
Flying, smolder X
1/1

Four {R}
Creature — Goblin
Sootborn, flying
Creatures you control have sootborn.
1/1
`);
addKeywords(file.keywords);
const results = compileFile(file, compileCard).map(({ result }) => result);
const abilities = (index: number): readonly A.Ability[] => results[index]?.card?.faces[0].abilities ?? [];

describe("keywords of a card file", () => {
  it("with a number", () => {
    expect(abilities(0)).toMatchObject([
      { type: "keyword", keyword: "smolder", parameters: [{ type: "number", value: 2 }] },
    ]);
    expect(JSON.stringify(abilities(0))).toContain('"amount":2');
  });
  it("of two words, with a cost", () => {
    expect(abilities(1)).toEqual([
      A.keyword(
        "deep delve",
        [{ type: "costs", value: [A.mana(["1", "U"])] }],
        [A.activated([A.mana(["1", "U"]), A.tapSelf], A.draw(A.you, 1))],
      ),
    ]);
  });
  it("are refused like others", () => {
    expect(results[2]?.diagnostics.map(({ code }) => code)).toEqual(["RW4002"]);
  });
  it("stand in lists and are given by other cards", () => {
    expect(abilities(3).map((each) => (each.type === "keyword" ? each.keyword : each.type))).toEqual([
      "sootborn",
      "flying",
      "static",
    ]);
    expect(JSON.stringify(abilities(3)[2])).toContain('"keyword":"sootborn"');
  });
});

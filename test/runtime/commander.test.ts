import { expect, test } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { colorIdentity, outsideIdentity } from "../../src/runtime/index.ts";

const face = (more: Partial<A.Face>): A.Face => ({
  name: "Sample",
  supertypes: [],
  cardTypes: ["creature"],
  subtypes: [],
  abilities: [],
  ...more,
});
const card = (...faces: readonly [A.Face, ...A.Face[]]): A.Card => ({
  name: "Sample",
  layout: "transform",
  faces,
});

test.each<[string, A.Card, readonly A.Color[]]>([
  ["of the mana cost", card(face({ manaCost: ["1", "W", "U/B"] })), ["white", "blue", "black"]],
  [
    "of symbols in the rules text",
    card(face({ abilities: [A.activated([A.mana(["R"])], A.draw(A.you, 1))] })),
    ["red"],
  ],
  ["of the back face", card(face({ manaCost: ["2"] }), face({ colorIndicator: ["green"] })), ["green"]],
  [
    "of basic land types",
    card(face({ cardTypes: ["land"], subtypes: ["Forest", "Island"] })),
    ["green", "blue"],
  ],
  ["of no color", card(face({ manaCost: ["4"] })), []],
])("the color identity %s (903.4)", (_, sample, colors) => {
  expect([...colorIdentity(sample)].sort()).toEqual([...colors].sort());
});

test("cards that the commanders don't allow in the deck (903.5c)", () => {
  const white = card(face({ manaCost: ["W"] }));
  const both = card(face({ manaCost: ["W", "B"] }));
  const black = card(face({ manaCost: ["B"] }));
  expect(outsideIdentity([white, both, black], [white])).toEqual([both, black]);
  expect(outsideIdentity([white, both, black], [white, black])).toEqual([]);
});

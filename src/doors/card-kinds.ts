import { anything, isObject, listOf, loosely, optional, shape, text } from "./kinds.ts";
import type { Kind } from "./taking.ts";

const face = shape("a face", {
  name: text,
  typeLine: text,
  text,
  manaCost: text,
  power: optional(text),
  toughness: optional(text),
  loyalty: optional(text),
  defense: optional(text),
  colorIndicator: optional(text),
});
const faces = listOf("faces", face);
/** A card as it is printed. */
export const source = loosely(
  shape("a CardSource: { name, layout, faces: [{ name, manaCost, typeLine, text }] }", {
    name: text,
    layout: text,
    faces: {
      expected: "faces",
      is: (value, before) => faces.is(value, before) && Array.isArray(value) && value.length > 0,
    },
  }),
);
const result = shape("what became of it", {
  status: text,
  faces: listOf("faces", anything),
  diagnostics: listOf("diagnostics", anything),
});
export const fileCard = loosely(
  shape("a card and what became of it: { source, result }", { source, result }),
);
export const fileCards = loosely(listOf("cards with what became of them: { source, result }", fileCard));
const readCard = shape("a card of a file", { source });
const file = { cards: listOf("cards", readCard), set: optional(shape("a set", { options: anything })) };
export const cardFile = loosely(
  shape("what was read of a file, as readText and readFileBytes give it", { ...file, text }),
);
export const cardFiles = loosely(
  listOf("what was read of files, as readText and readFileBytes give it", cardFile),
);
/** As much of them as is written. */
export const setsOfCards = loosely(listOf("sets: { cards: [{ source }], set }", shape("a set", file)));
/** A node of a syntax tree. */
export const node: Kind = loosely({
  expected: "a node of a syntax tree, as parse gives it",
  is: (value) => isObject(value) && typeof value["kind"] === "string",
});
export const ability: Kind = loosely({
  expected: "an ability object (rulewright/schema)",
  is: (value) => isObject(value) && typeof value["type"] === "string",
});

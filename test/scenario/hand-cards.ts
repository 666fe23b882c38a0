import type { CardSource, CompiledCard } from "../../src/compiler/types.ts";
import * as A from "../../src/abilities/index.ts";

/** Cards whose ability objects are written by hand, so that the runner is tested without the grammar. */
interface HandCard {
  readonly face: Omit<A.Face, "abilities">;
  readonly paragraphs: readonly { readonly text: string; readonly abilities: readonly A.Ability[] }[];
}

const creature = (
  name: string,
  cost: string,
  power: number,
  toughness: number,
  ...paragraphs: HandCard["paragraphs"]
): HandCard => ({
  face: {
    name,
    manaCost: [...cost],
    supertypes: [],
    cardTypes: ["creature"],
    subtypes: ["Bear"],
    power,
    toughness,
  },
  paragraphs,
});
const basic = (name: string): HandCard => ({
  face: { name, supertypes: ["basic"], cardTypes: ["land"], subtypes: [name] },
  paragraphs: [],
});
const instant = (name: string, cost: string, text: string, ...abilities: A.Ability[]): HandCard => ({
  face: { name, manaCost: [...cost], supertypes: [], cardTypes: ["instant"], subtypes: [] },
  paragraphs: [{ text, abilities }],
});

const one: A.Count = { min: 1, max: 1 };
const anyTarget: A.TargetSpec = {
  count: one,
  objects: A.or([A.hasType("creature"), A.hasType("planeswalker"), A.hasType("battle")]),
  players: A.players,
};
const toTarget = A.target(0);

const cards: readonly HandCard[] = [
  basic("Mountain"),
  basic("Forest"),
  creature("Pale Bear", "1G", 2, 2),
  creature("Stout Bear", "2G", 2, 4),
  creature("Swift Bear", "1R", 2, 1, {
    text: "First strike, haste",
    abilities: [A.keyword("first strike", [], []), A.keyword("haste", [], [])],
  }),
  creature("Grateful Bear", "G", 1, 1, {
    text: "When this creature enters, you may gain 3 life.",
    abilities: [
      A.triggered(
        A.zoneChange(A.isOneOf(A.self), undefined, "battlefield"),
        A.may(A.you, A.gainLife(A.you, 3)),
      ),
    ],
  }),
  creature("Scorching Bear", "R", 1, 1, {
    text: "{T}: Scorching Bear deals 1 damage to any target.",
    abilities: [A.activated([A.tapSelf], A.dealDamage(A.self, 1, toTarget), { targets: [anyTarget] })],
  }),
  instant(
    "Spark",
    "R",
    "Spark deals 3 damage to any target.",
    A.spell(A.dealDamage(A.self, 3, toTarget), { targets: [anyTarget] }),
  ),
  instant(
    "Shared Spark",
    "1R",
    "Convoke\nShared Spark deals 3 damage to any target.",
    A.keyword("convoke", [], []),
    A.spell(A.dealDamage(A.self, 3, toTarget), { targets: [anyTarget] }),
  ),
  instant(
    "Cast Iron",
    "R",
    "Cast Iron deals 1 damage to any target.",
    A.spell(A.dealDamage(A.self, 1, toTarget), { targets: [anyTarget] }),
  ),
  instant(
    "Snuff",
    "R",
    "Counter target spell.",
    A.spell(A.counter(A.target(0)), {
      targets: [{ count: one, objects: { type: "kind", kind: "spell" } }],
    }),
  ),
  instant(
    "Blazing Question",
    "1R",
    "Choose one —\n• Gain 2 life.\n• Blazing Question deals 2 damage to any target.",
    A.spell(
      A.modal(one, [
        { effect: A.gainLife(A.you, 2) },
        { effect: A.dealDamage(A.self, 2, toTarget), targets: [anyTarget] },
      ]),
    ),
  ),
];

export const handSources: readonly CardSource[] = cards.map(({ face }) => ({
  name: face.name,
  layout: "normal",
  faces: [{ name: face.name, manaCost: "", typeLine: "", text: "", offset: 0 }],
}));

/** Stands in for the compiler. */
export const compileByHand = (source: CardSource): CompiledCard => {
  const found = cards.find((card) => card.face.name === source.name);
  if (found === undefined) return { name: source.name, status: "failed", faces: [], diagnostics: [] };
  const { paragraphs } = found;
  const face: A.Face = { ...found.face, abilities: paragraphs.flatMap((p) => p.abilities) };
  return {
    name: face.name,
    status: "compiled",
    card: { name: face.name, layout: "normal", faces: [face] },
    faces: [{ name: face.name, face, printed: paragraphs.map((p) => p.text), paragraphs }],
    diagnostics: [],
  };
};

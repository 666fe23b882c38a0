import type { Ability } from "../../src/abilities/index.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import type { CardSource, Diagnostic } from "../../src/compiler/types.ts";

const statsOf = (typeLine: string): { readonly power?: string; readonly toughness?: string } =>
  typeLine.includes("Creature") || typeLine.includes("Vehicle") ? { power: "2", toughness: "2" } : {};

/** A card of that type whose rules text is the given one. */
export const cardOf = (text: string, typeLine = "Creature — Goblin", name = "Testling"): CardSource => ({
  name,
  layout: "normal",
  faces: [{ name, manaCost: "{2}{R}", typeLine, text, ...statsOf(typeLine), offset: 0 }],
});

/** The ability objects of a text; throws what is wrong with it. */
export const abilitiesOf = (text: string, typeLine?: string): readonly Ability[] => {
  const { card, diagnostics } = compileCard(cardOf(text, typeLine));
  if (card === undefined)
    throw new Error(`${text}: ${diagnostics.map((each) => `${each.code} ${each.message}`).join("; ")}`);
  return card.faces[0].abilities;
};

/** The messages about a text, with the words they point at. */
export const problemsOf = (text: string, typeLine?: string): readonly (readonly [string, string])[] =>
  compileCard(cardOf(text, typeLine)).diagnostics.map((each: Diagnostic) => [
    each.code,
    text.slice(each.start, each.end),
  ]);

import { describe, expect, it } from "vitest";
import * as lexicon from "../../grammar/lexicon/subtypes.ts";
import { subtypeSet } from "../../src/runtime/evaluate/subtypes.ts";

describe("sets of subtypes (205.3)", () => {
  it.each([
    ["artifact", lexicon.artifactTypes],
    ["enchantment", lexicon.enchantmentTypes],
    ["land", lexicon.landTypes],
    ["planeswalker", lexicon.planeswalkerTypes],
    ["spell", lexicon.spellTypes],
    ["creature", lexicon.creatureTypes],
    ["battle", lexicon.battleTypes],
  ])("has every %s type of the grammar in its set", (set, subtypes) => {
    expect(subtypes.filter((subtype) => subtypeSet(subtype) !== set)).toEqual([]);
  });
});

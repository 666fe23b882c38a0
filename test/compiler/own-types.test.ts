import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import type { CardSource } from "../../src/compiler/types.ts";

const codes = (typeLine: string, text: string): readonly string[] => {
  const stats = /Creature/.test(typeLine) ? { power: "1", toughness: "1" } : {};
  const source: CardSource = {
    name: "Ember Thing",
    layout: "normal",
    faces: [{ name: "Ember Thing", manaCost: "{1}", typeLine, text, offset: 0, ...stats }],
  };
  return compileCard(source).diagnostics.map((each) => each.code);
};

describe("what a text calls its own card", () => {
  it.each([
    ["Creature — Elf", "When this creature enters, draw a card.", []],
    ["Creature — Elf", "When this artifact enters, draw a card.", ["RW4014"]],
    ["Enchantment — Aura", "Enchant creature\nWhen this Aura enters, draw a card.", []],
    ["Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.", []],
    ["Enchantment — Aura", "Enchant creature\nEnchanted land gets +1/+1.", ["RW4015"]],
    ["Enchantment — Aura", "Enchant Forest\nWhen enchanted land becomes tapped, destroy it.", []],
    ["Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {1}", []],
    ["Artifact — Equipment", "Equipped artifact gets +1/+1.\nEquip {1}", ["RW4015"]],
    [
      "Enchantment — Aura",
      'Enchant creature\nEnchanted creature has "{T}: This creature deals 1 damage to any target."',
      [],
    ],
    [
      "Enchantment — Aura",
      'Enchant creature\nEnchanted creature has "{T}: This artifact deals 1 damage to any target."',
      ["RW4014"],
    ],
    ["Instant", 'Create a 1/1 white Spirit creature token with "When this creature dies, draw a card."', []],
    [
      "Enchantment",
      'Artifacts you control are Equipment and have "Equipped creature gets +2/+0" and equip {2}.',
      [],
    ],
    [
      "Enchantment",
      'Artifacts you control are Equipment and have "Equipped land gets +2/+0" and equip {2}.',
      ["RW4015"],
    ],
    [
      "Sorcery",
      'Create a green Aura enchantment token named Camp attached to target land. It has enchant land and "Enchanted land has indestructible."',
      [],
    ],
    [
      "Sorcery",
      'Create a green Aura enchantment token named Camp attached to target land. It has enchant land and "Enchanted creature has indestructible."',
      ["RW4015"],
    ],
    [
      "Instant",
      'Create a 1/1 white Spirit creature token with "When this land dies, draw a card."',
      ["RW4014"],
    ],
    [
      "Land",
      '{T}: Add {R}.\nCreatures you control have "{T}: This creature deals 1 damage to any target."',
      [],
    ],
  ])("%s: %s", (typeLine, text, expected) => {
    expect(codes(typeLine, text)).toEqual(expected);
  });
});

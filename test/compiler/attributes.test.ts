import { describe, expect, it } from "vitest";
import { lowered } from "./lowered.ts";

/** Attributes, with the filter that asks for them. */
const attributes: readonly (readonly [attribute: string, filter: string])[] = [
  ["power 3 or greater", 'compare(stat: "power", comparison: ">=", value: 3)'],
  ["flying or reach", 'or(filters: [hasKeyword(keyword: "flying"), hasKeyword(keyword: "reach")])'],
  ["a -1/-1 counter on it", 'hasCounter(kind: "-1/-1")'],
  ["two or more counters on it", 'hasCounter(comparison: ">=", count: 2)'],
  ["power or toughness 1 or less", "or(filters: ["],
  ["the chosen name", 'chosen(what: "name")'],
  ["a mana ability", 'hasAbility(ability: "mana")'],
];

describe("attributes", () => {
  it.each(attributes)("a permanent with %s", (attribute, filter) => {
    const text = lowered(`Choose a card name. Destroy each permanent with ${attribute}.`);
    expect(text).toContain(filter);
    expect(lowered(`Choose a card name. Destroy each permanent that has ${attribute}.`)).toBe(text);
  });
  it.each(attributes)("a permanent without %s", (attribute, filter) => {
    const text = lowered(`Choose a card name. Destroy each permanent without ${attribute}.`);
    expect(text).toContain(`not(filter: ${filter}`);
    expect(lowered(`Choose a card name. Destroy each permanent that doesn't have ${attribute}.`)).toBe(text);
  });
  it.each(attributes)("whether it has %s", (attribute, filter) => {
    const condition = `matches(objects: target(index: 0), filter: ${filter}`;
    expect(
      lowered(`Choose a card name. Untap target creature. Destroy it if it has ${attribute}.`),
    ).toContain(`condition: ${condition}`);
    expect(
      lowered(`Choose a card name. Untap target creature. Destroy it if it doesn't have ${attribute}.`),
    ).toContain(`condition: notSo(condition: ${condition}`);
  });
  it("which are none", () => {
    expect(lowered("Destroy each creature with no abilities.")).toContain(
      'not(filter: hasAbility(ability: "any"))',
    );
    expect(() => lowered("Destroy each creature without no abilities.")).toThrow();
  });
  it("which several objects have together", () => {
    expect(lowered("Destroy any number of target creatures that have total power 5 or less.")).toBe(
      lowered("Destroy any number of target creatures with total power 5 or less."),
    );
    expect(() => lowered("Destroy target creature. If it has different names, draw a card.")).toThrow();
  });
});

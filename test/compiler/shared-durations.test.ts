import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { lowered } from "./lowered.ts";

const messages = (text: string, typeLine: string): readonly string[] =>
  compileCard({
    name: "Testling",
    layout: "normal",
    faces: [{ name: "Testling", manaCost: "{1}", typeLine, text, offset: 0 }],
  }).diagnostics.map(({ message }) => message);

describe("a duration behind all clauses of a sentence (611.2a)", () => {
  it.each([
    "Creatures you control gain flying and your opponents can't cast spells until end of turn.",
    "Target creature gets +2/+2 and target player can't gain life this turn.",
    "Target creature loses flying, you gain 1 life, and creatures you control gain reach until end of turn.",
  ])("is that of each: %s", (text) => {
    expect(lowered(text).split('until(moment: "end of turn")').length - 1).toBe(2);
  });
  it.each([
    "Target creature becomes a 5/5 Dragon with flying and its controller can't cast spells until end of turn.",
    "Gain control of target creature and it gains haste until end of turn.",
  ])("does not tell how long control or types last: %s", (text) => {
    expect(messages(text, "Instant")).toEqual(["Say for how long this lasts, too."]);
  });
});

describe("a sentence without a duration behind one with it (611.2a)", () => {
  it.each([
    "Until end of turn, creatures you control gain flying. They can't be blocked by Walls.",
    "Until your next turn, you and permanents you control gain hexproof. You can't cast spells.",
    "Until your next turn, target creature loses all abilities. It's a Frog.",
    "Until end of turn, you may play lands from your graveyard. You may cast creature spells from your graveyard.",
  ])("may be under it or for good: %s", (text) => {
    expect(messages(text, "Instant")).toEqual(["Say for how long this lasts, too."]);
  });
  it.each([
    "Until end of turn, creatures you control get +1/+1. Return target Goblin card from your graveyard to the battlefield. It gains haste.",
    "Until end of turn, creatures you control get +1/+1. Gain control of target Goblin.",
    "Exile the top card of your library. Until end of turn, you may play that card. It costs {1} less to cast.",
  ])("is for good where it is about something else: %s", (text) => {
    expect(messages(text, "Instant")).toEqual([]);
  });
});

describe("a trigger that an effect sets up for many times (603.7b)", () => {
  it("says until when it waits", () => {
    const text =
      "When this enchantment enters, you become the monarch. Whenever the monarch loses life, they discard a card.";
    expect(messages(text, "Enchantment")).toEqual([
      "Say until when this waits, such as 'this turn', or write a paragraph of its own.",
    ]);
  });
  it.each([
    "Target creature gets +2/+0 until end of turn. When it dies this turn, draw a card. You lose 1 life.",
    "Whenever a creature dies this turn, you gain 1 life. If you control a Forest, draw a card.",
  ])("says whether what comes behind it waits, too: %s", (text) => {
    expect(messages(text, "Sorcery")).toEqual(["Say whether this happens at once or after what waits."]);
  });
  it.each([
    "Choose target creature. When it dies this turn, draw a card. Target creature you control fights that creature.",
    "Target creature gets +2/+0 until end of turn. When it dies this turn, draw a card. Then you lose 1 life.",
  ])("is clear where it has a target, or comes then: %s", (text) => {
    expect(messages(text, "Sorcery")).toEqual([]);
  });
  it.each([
    "Put a +1/+1 counter on it.",
    "If it's a Human, put a +1/+1 counter on it.",
    "Tap it.",
    "It gains haste until end of turn.",
  ])("waits where it is about what returns only then: %s", (text) => {
    const returning = "return it to the battlefield under its owner's control";
    const moment = "at the beginning of the next end step";
    const waits = (told: string): string => lowered(`Exile target creature you control. ${told} ${text}`);
    const behind = waits(`Return${returning.slice(6)} ${moment}.`);
    expect(behind).toMatch(/delayed\(.*ability: \(effect: sequence\(effects: \[move/);
    expect(waits(`At${moment.slice(2)}, ${returning}.`)).toBe(behind);
  });
  it.each([
    "Destroy target creature at end of combat. Its controller draws a card.",
    "Untap target creature. Destroy it at the beginning of the next end step. You gain life equal to its toughness.",
    "Exile target creature. At the beginning of the next end step, return it to the battlefield under its owner's control. Its owner loses 2 life.",
    "Exile target creature. At the beginning of the next end step, return it to the battlefield under its owner's control. Draw a card.",
  ])("says so where it speaks of what is done later, or the time stands in front: %s", (text) => {
    expect(messages(text, "Sorcery")).toEqual(["Say whether this happens at once or after what waits."]);
  });
  it("says so where it is about something else than what is gone by then", () => {
    const text =
      "create a 1/1 red Goblin creature token. Sacrifice it at the beginning of the next end step. It gains haste until end of turn.";
    expect(messages(`When this creature enters, ${text}`, "Creature — Elf")).toContain(
      "Say whether this happens at once or after what waits.",
    );
  });
  it("does not wait in another case", () => {
    const text =
      "Flip a coin. If you win the flip, exile this permanent and return it to the battlefield at the beginning of the next end step. If you lose the flip, sacrifice it.";
    expect(lowered(`{T}: ${text}`, "Creature")).toMatch(/if\(.*sacrifice\([^[]*$/);
  });
});

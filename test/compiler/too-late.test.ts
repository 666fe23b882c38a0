import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { lowered } from "./lowered.ts";

const messages = (text: string, typeLine: string): readonly string[] =>
  compileCard({
    name: "Testling",
    layout: "normal",
    faces: [{ name: "Testling", manaCost: "{1}", typeLine, text, offset: 0 }],
  }).diagnostics.map(({ message }) => message);

const moves = (text: string): string => lowered(text).replace(/.*(to: \(zone: "battlefield"[^)]*\)).*/, "$1");

describe("targets are chosen before anything is done (601.2c, 603.3d)", () => {
  it.each([
    ["Choose a color. Destroy target creature of that color.", "Sorcery"],
    ["Choose an opponent. Destroy target artifact that player controls.", "Sorcery"],
    [
      "Whenever a creature you control dies, create X Treasure tokens, where X is its power. Then destroy target artifact with mana value X or less.",
      "Enchantment",
    ],
    [
      "At the beginning of your end step, you may pay {X}. If you do, destroy target creature with power X or less.",
      "Enchantment",
    ],
  ])("so that what is settled only then is refused: %s", (text, typeLine) => {
    expect(messages(text, typeLine)).toEqual(["Targets are chosen before this is: say 'when you do'."]);
  });
  it("but targets of what happens when it is done are chosen then", () => {
    expect(lowered("Choose a color. When you do, destroy target creature of that color.")).toContain(
      "reflexive",
    );
  });
});

describe("targets are chosen before costs are paid (601.2c, 601.2h)", () => {
  const fewer = "destroy target creature with power less than the sacrificed creature's power.";
  it.each([
    [`{2}, Sacrifice another creature: ${fewer.replace("d", "D")}`, "Enchantment"],
    [
      "Tap an untapped creature you control: Tap target creature with power less than the tapped creature's power.",
      "Enchantment",
    ],
    [
      `As an additional cost to cast this spell, sacrifice a creature.\n${fewer.replace("d", "D")}`,
      "Sorcery",
    ],
    [
      "As an additional cost to cast this spell, discard a card.\nChoose one —\n• Draw a card.\n• Destroy target creature with mana value less than the discarded card's mana value.",
      "Sorcery",
    ],
    [
      "Sacrifice a creature: Tap up to X target creatures, where X is the sacrificed creature's power.",
      "Enchantment",
    ],
  ])("so that what is paid with says nothing of them: %s", (text, typeLine) => {
    expect(messages(text, typeLine)).toEqual([
      "Targets are chosen before costs are paid: say 'when you do'.",
    ]);
  });
  it.each([
    [`{2}, Sacrifice another creature: You gain 1 life. When you do, ${fewer}`, "Enchantment"],
    [
      `As an additional cost to cast this spell, sacrifice a creature.\nWhen this artifact enters, ${fewer}`,
      "Artifact",
    ],
    [
      "Sacrifice a creature: Target creature gets +X/+X until end of turn, where X is the sacrificed creature's power.",
      "Enchantment",
    ],
  ])("but it says what happens to them, and of those that are chosen later: %s", (text, typeLine) => {
    expect(messages(text, typeLine)).toEqual([]);
  });
});

describe("how things enter is settled before they do (614.12)", () => {
  it.each([
    [
      "Each player puts a creature card from their hand onto the battlefield. Those creatures enter tapped.",
      "tapped: true",
    ],
    [
      "Each player returns a creature card from their graveyard to the battlefield. They enter with a +1/+1 counter on them.",
      `counters: [(kind: "+1/+1", count: 1`,
    ],
    [
      "Each opponent may put a land card from their hand onto the battlefield. Each of those lands enters tapped.",
      "tapped: true",
    ],
  ])("where several players put them there: %s", (text, how) => {
    expect(moves(text)).toBe(`to: (zone: "battlefield", ${how})`);
  });
  it.each([
    "Each player exiles a creature they control, then returns it to the battlefield. They enter tapped.",
    "You may play a land card from your graveyard. It enters tapped.",
  ])("or they have entered: %s", (text) => {
    expect(() => lowered(text)).toThrow("how these enter where they are put");
  });
  it.each([
    ["Whenever an opponent plays a land, they may pay {1}. If they don't, it enters tapped.", "Enchantment"],
    [
      "You may put a land card from your hand onto the battlefield. If it's a Forest, it enters tapped and you draw a card.",
      "Sorcery",
    ],
    [
      "Return target creature card from your graveyard to the battlefield. Draw a card and it enters with a +1/+1 counter on it.",
      "Sorcery",
    ],
    [
      "Return up to two target creature cards from your graveyard to the battlefield. Each of them that's a Human enters with a +1/+1 counter on it.",
      "Sorcery",
    ],
  ])("and is refused where it is too late: %s", (text, typeLine) => {
    expect(messages(text, typeLine)).toEqual(["This never happens: this has entered when that is said."]);
  });
  it("a spell that has been cast has not entered yet", () => {
    expect(lowered("You may cast a creature spell from your hand. It enters tapped.")).toContain(
      "entersWith",
    );
  });
});

describe("what may be played is another object when it is (400.7)", () => {
  it.each([
    "You may play lands from your graveyard. They enter tapped.",
    "You may cast creature spells from your graveyard. Those creatures enter with a finality counter on them.",
    "You may cast creature spells from exile. They gain haste.",
    "You may cast spells from your graveyard, and they can't be countered.",
  ])("%s", (text) => {
    expect(() => lowered(text, "Enchantment")).toThrow("What is played is another object");
  });
  it("what enters is in no other zone any more", () => {
    expect(() => lowered("Creature cards in your graveyard enter tapped.", "Enchantment")).toThrow(
      "no other zone",
    );
  });
  it.each([
    "Creature spells you cast cost {1} less to cast. Those creatures enter with an additional +1/+1 counter on them.",
    "Creature spells you cast from your graveyard enter with a finality counter on them.",
    "The first creature spell you cast each turn costs {2} less to cast. That creature enters with a +1/+1 counter on it.",
  ])("what enters is no spell any more: %s", (text) => {
    expect(() => lowered(text, "Enchantment")).toThrow("no spell any more");
  });
});

describe("what a spell costs is settled as it is cast (601.2f)", () => {
  it.each([
    "You may cast a spell from your hand. That spell costs {2} less to cast.",
    "You may cast a spell from your hand. You may spend mana of any color to cast it.",
  ])("it has been cast when this is said: %s", (text) => {
    expect(() => lowered(text)).toThrow("It has been cast when this is said");
  });
  it("what is known before is told so before", () => {
    const text =
      "You may cast target instant card from your graveyard. You may spend mana as though it were mana of any color to cast it.";
    expect(lowered(text)).toMatch(/changeRules\(.*may\(who: you, effect: castCards/);
  });
});

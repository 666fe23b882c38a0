import { describe, expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { abilitiesOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";

const compiles = (text: string, typeLine = "Creature — Elf"): boolean =>
  compileCard({
    name: "Ember Thing",
    layout: "normal",
    faces: [{ name: "Ember Thing", manaCost: "{1}", typeLine, text, offset: 0, power: "1", toughness: "1" }],
  }).status === "compiled";
const meaning = (text: string, typeLine = "Creature — Elf"): string =>
  JSON.stringify(abilitiesOf(text, typeLine));

describe("a quotation within a quotation", () => {
  it.each([
    `When this creature dies, you get an emblem with "Islands you control have '{T}: Draw a card.'"`,
    `When this creature dies, you get an emblem with "Islands you control have '{T}: Draw a card'."`,
    `When this creature dies, create a 1/1 green Elf creature token with "When this creature dies, create a 2/2 green Bear creature token with 'When this creature dies, draw a card.'"`,
    `When this creature dies, you get an emblem with "Lands you control have '{T}: Add {G}{G}' and '{1}, {T}: Draw a card.'"`,
  ])("%s", (text) => {
    expect(compiles(text)).toBe(true);
  });
  it("is not closed by a genitive", () =>
    expect(
      compiles(
        `When this creature dies, you get an emblem with "Creatures you control have '{T}: Target creature's controller loses 1 life.'"`,
      ),
    ).toBe(true));
  it("must be closed", () =>
    expect(
      compiles(
        `When this creature dies, you get an emblem with "Islands you control have '{T}: Draw a card."`,
      ),
    ).toBe(false));
});

describe("base power and toughness", () => {
  it.each([
    [
      "with both numbers",
      "Destroy target creature with base power and toughness 1/1.",
      'stat: "baseToughness"',
    ],
    [
      "with either number",
      "Destroy target creature with base power or toughness 1 or less.",
      "or(filters: [compare",
    ],
    [
      "of another creature",
      "Change the base power and toughness of target creature you control to another target creature's power and toughness until end of turn.",
      'toughness: statOf(stat: "toughness", of: target(index: 1))',
    ],
    [
      "as numbers",
      "Change the base power and toughness of target creature to 0/2 until end of turn.",
      "setPT(power: 0, toughness: 2)",
    ],
    [
      "one of them",
      "Target creature has base power 1 or base toughness 1 until end of turn.",
      "setPT(toughness: 1)",
    ],
    [
      "switched",
      "Switch the power and toughness of each of up to two target creatures until end of turn.",
      "switchPT",
    ],
  ])("%s", (_, text, expected) => expect(lowered(text)).toContain(expected));
  it("is said of the same creature in both halves of a sentence", () =>
    expect(
      meaning(
        "At the beginning of your upkeep, reveal the top card of your library. Until your next turn, this creature's base power becomes twice that card's power and its base toughness becomes twice that card's toughness.",
      ),
    ).not.toMatch(/"affect","what":\{"type":"bound"/));
  it("belongs to the target that was chosen before", () =>
    expect(
      meaning(
        "Whenever this creature attacks, choose up to one other target creature you control. Its base power and toughness become equal to this creature's power and toughness until end of turn.",
      ),
    ).toMatch(/"affect","what":\{"type":"target"/));
  it("is no power", () => expect(compiles("Change this creature's power to 3.")).toBe(false));
});

describe("what is attached, blocked and tied", () => {
  it("another creature is another than the one an Aura is attached to", () =>
    expect(lowered("Attach target Aura attached to a creature to another creature.")).toContain(
      "otherThan(objects: all(filter: hasAttached(filter: isOneOf(objects: target(index: 0)))))",
    ));
  it("the same controller is that of what the Aura is attached to", () =>
    expect(
      lowered("Attach target Aura attached to a permanent to another permanent with the same controller."),
    ).toContain("controllerOf(objects: all(filter: hasAttached("));
  it("the same controller is that of the first target", () =>
    expect(lowered("Tap target creature. Untap another target creature with the same controller.")).toContain(
      "controlledBy(players: controllerOf(objects: target(index: 0)))",
    ));
  it("so many Auras", () =>
    expect(meaning("As long as this creature is enchanted by exactly two Auras, it has flying.")).toContain(
      '"comparison":"=","count":2',
    ));
  it("only Auras enchant", () =>
    expect(compiles("As long as this creature is enchanted by two or more Equipment, it has flying.")).toBe(
      false,
    ));
  it("blocked or was blocked", () =>
    expect(lowered("Exile target creature that blocked or was blocked by a Zombie this turn.")).toMatch(
      /or\(filters: \[history\(event: "blocked".*history\(event: "was blocked"/,
    ));
  it("controls the creature that has the greatest power", () =>
    expect(
      lowered(
        "Draw a card if you control the creature with the greatest power or tied for the greatest power.",
      ),
    ).toMatch(
      /exists\(objects: all\(filter: and\(filters: \[hasType.*controlledBy\(players: you\).*combine: "greatest"/,
    ));
});

describe("damage of at least so much", () => {
  it("is so much instead", () =>
    expect(
      meaning(
        "If a source would deal 4 or more damage to a permanent or player, that source deals 3 damage to that permanent or player instead.",
        "Enchantment",
      ),
    ).toContain('"amount":{"comparison":">=","value":4}},"set":3'));
  it("is dealt to the same one", () =>
    expect(
      compiles(
        "If a source would deal 4 or more damage to you, that source deals 3 damage to that player instead.",
      ),
    ).toBe(false));
});

describe("what X can be", () => {
  it("of an activation cost", () =>
    expect(meaning("{X}, {T}: You gain X life. X can't be 0.")).toContain(
      '"cost":["X"]},{"type":"tapSelf"},{"type":"xLimit","least":1}',
    ));
  it("of a kicker", () =>
    expect(meaning("Kicker {X}. X can't be 0.")).toContain('{"type":"xLimit","least":1}'));
  it("of a payment", () =>
    expect(
      meaning(
        "At the beginning of your end step, you may pay {X}. If you do, you gain X life. X can't be greater than the number of creatures you control.",
      ),
    ).toContain('{"type":"xLimit","most":{"type":"count"'));
  it("of an additional cost", () =>
    expect(
      lowered(
        "As an additional cost to cast this spell, blight X. X can't be greater than the greatest toughness among creatures you control.\nDraw a card.",
      ),
    ).toContain('xLimit(most: statOf(stat: "toughness"'));
  it.each([
    ["no X is chosen", "{1}, {T}: You gain 3 life. X can't be 0."],
    ["no other number", "{X}, {T}: You gain X life. X can't be 1."],
    ["nothing is paid", "When this creature enters, you gain 3 life. X can't be greater than 4."],
  ])("%s", (_, text) => expect(compiles(text)).toBe(false));
});

describe("what is another's", () => {
  it("all activated abilities", () =>
    expect(
      meaning("This creature has all activated abilities of all creature cards in all graveyards."),
    ).toContain('"gainAbilities","abilities":[],"of":{"type":"all"'));
  it("and triggered ones", () =>
    expect(
      meaning(
        "This creature gains all activated and triggered abilities of target creature until end of turn.".replace(
          "This",
          "{1}: This",
        ),
      ),
    ).toContain('"kinds":["activated","triggered"]'));
  it("not all abilities", () =>
    expect(compiles("This creature has all abilities of all creatures you control.")).toBe(false));
  it("counters from among permanents", () => {
    expect(
      meaning("{1}, Remove two +1/+1 counters from among creatures you control: Draw a card."),
    ).toContain(
      '"action":"remove","kind":"+1/+1","count":{"min":2,"max":2},"on":{"type":"costChoice","count":{"min":0}',
    );
    expect(compiles("{1}, Remove two +1/+1 counters from among target creature: Draw a card.")).toBe(false);
  });
});

describe("where things come from and where they go", () => {
  it("counters removed in exile are waited for there", () =>
    expect(
      meaning("Whenever a time counter is removed from this card while it's exiled, draw a card."),
    ).toContain('"zone":"exile"'));
  it("tokens attack a player, or a planeswalker of that player, too", () => {
    const text =
      "Whenever you attack, for each opponent, create a 1/1 red Goblin creature token that's tapped and attacking that player";
    expect(meaning(`${text}.`)).toContain('"onlyPlayer":true');
    expect(meaning(`${text} or a planeswalker they control.`)).not.toContain("onlyPlayer");
  });
});

describe("crews, attaches, prevents", () => {
  it("a creature saddles or crews", () => {
    const text = meaning(
      "Whenever this creature saddles a Mount or crews a Vehicle during your main phase, that Mount or Vehicle gains flying until end of turn.",
    );
    expect(text).toContain('"action":"saddle","what":{"type":"hasSubtype","subtype":"Mount"}');
    expect(text).toContain('"action":"crew","what":{"type":"hasSubtype","subtype":"Vehicle"}');
    expect(compiles("Whenever another creature you control crews a Vehicle, draw a card.")).toBe(false);
  });
  it("is attached only to some", () =>
    expect(
      meaning("This Equipment can be attached only to a legendary creature.", "Artifact — Equipment"),
    ).toContain('{"type":"cant","what":"beAttached","whom":{"type":"not"'));
  it("beyond the first", () =>
    expect(
      meaning(
        "Whenever this creature becomes blocked, it gets -2/-1 until end of turn for each creature blocking it beyond the first.",
      ),
    ).toContain('"which":"greatest","of":[0,'));
  it("damage prevented on another creature", () =>
    expect(
      meaning(
        "If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.",
      ),
    ).toContain('"count":{"type":"eventAmount"},"on":{"type":"eventObjects","role":"other"}'));
  it("damage prevented in one sentence", () =>
    expect(
      lowered(
        "Prevent the next 3 damage that would be dealt to target creature this turn, and put a +1/+1 counter on that creature for each 1 damage prevented this way.",
      ),
    ).toContain("then: putCounters("));
  it("the other creature of a fight with it", () => {
    expect(
      meaning("Whenever this creature deals damage to a creature, destroy the other creature."),
    ).toContain('"destroy","what":{"type":"eventObjects","role":"other"}');
    expect(compiles("Whenever this creature attacks, destroy the other creature.")).toBe(false);
  });
  it.each([
    ["tapped or blocking", 'or(filters: [status(status: "tapped"), blocking])'],
    ["blocking or blocked", 'or(filters: [blocking, status(status: "blocked")])'],
    ["attacking, blocking, or tapped", 'or(filters: [attacking, blocking, status(status: "tapped")])'],
  ])("%s", (words, expected) => expect(lowered(`Destroy target ${words} creature.`)).toContain(expected));
  it("what a token has is part of what it is", () => {
    const text = `Create a white Avatar creature token. It has "This creature's power and toughness are each equal to your life total."`;
    expect(lowered(text)).toContain("abilities: [static(");
    expect(lowered(text)).not.toContain("affect(");
    expect(compiles(`When this creature enters, create a white Avatar creature token. It has flying.`)).toBe(
      false,
    );
  });
});

describe("what a later sentence says of an earlier one", () => {
  it("it's still a land, whatever else the sentence before it said", () => {
    expect(
      meaning(
        "{1}: This land becomes a 3/2 blue Elemental creature until end of turn and can't be blocked this turn. It's still a land.",
        "Land",
      ),
    ).toContain('"addTypes","cardTypes":["creature"]');
    expect(
      meaning("{5}: If this land isn't tapped, it becomes a 2/4 Wizard creature. It's still a land.", "Land"),
    ).toContain('"then":{"type":"affect"');
    expect(compiles("{1}: This land becomes a 3/2 creature. It's still an artifact.", "Land")).toBe(false);
    expect(compiles("{1}: Target artifact becomes a 3/2 creature. It's still a land.")).toBe(false);
    expect(compiles("{1}: Draw a card. It's still a land.")).toBe(false);
  });
  it("so many of those copies instead, with the same exceptions", () =>
    expect(
      lowered(
        "Create a token that's a copy of target creature, except it isn't legendary. If you control a Forest, create two of those tokens instead.",
      ),
    ).toMatch(/count: 2, of: target\(index: 0\), except: .*count: 1, of: target\(index: 0\), except/));
  it("damage to one or more creatures is one event", () => {
    expect(
      meaning("Whenever this creature deals combat damage to one or more blocking creatures, draw a card."),
    ).toContain('"combat":true,"batch":true');
    expect(compiles("Whenever a creature deals combat damage to one or more creatures, draw a card.")).toBe(
      false,
    );
  });
  it("a permanent on the battlefield or a card elsewhere", () => {
    for (const other of ["suspended card", "instant spell"])
      expect(lowered(`Return target red permanent or ${other} to its owner's hand.`)).toContain(
        'kind(kind: "permanent"), inZone(zone: "battlefield")])',
      );
    expect(lowered("Target spell or permanent becomes blue.")).not.toContain("battlefield");
  });
  it("loses one of two abilities", () =>
    expect(lowered("Target creature loses flying or reach until end of turn.")).toMatch(
      /oneOf\(who: you, effects: \[affect\(.*"flying".*"reach"/,
    ));
});

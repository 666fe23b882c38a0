import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { abilitiesOf, cardOf, problemsOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";

const compiles = (text: string, typeLine?: string): boolean =>
  compileCard(cardOf(text, typeLine)).status === "compiled";
const refused = (text: string, typeLine?: string): void => {
  expect(problemsOf(text, typeLine)).not.toEqual([]);
};
const creature = A.hasType("creature");

describe("two nouns joined by “or”", () => {
  const chosen = (text: string): unknown => {
    const [ability] = abilitiesOf(text, "Sorcery");
    return ability?.type === "spell" ? ability.targets?.[0]?.objects : undefined;
  };
  const goldens: readonly (readonly [string, A.Filter])[] = [
    ["land or nonblack creature", A.or([A.hasType("land"), A.and([A.not(A.hasColor("black")), creature])])],
    ["creature or token", A.or([creature, A.kind("token")])],
    [
      "tapped artifact or tapped creature",
      A.or([A.and([A.status("tapped"), A.hasType("artifact")]), A.and([A.status("tapped"), creature])]),
    ],
    [
      "creature, Vehicle, or nonbasic land",
      A.or([creature, A.hasSubtype("Vehicle"), A.and([A.not(A.hasSupertype("basic")), A.hasType("land")])]),
    ],
  ];
  it.each(goldens)("destroy target %s", (text, wanted) => {
    expect(chosen(`Destroy target ${text}.`)).toEqual(wanted);
  });
  it("share whose they are and where they are", () => {
    expect(
      chosen("Return target Dragon card or legendary artifact card from your graveyard to your hand."),
    ).toEqual(
      A.and([
        A.or([
          A.and([A.kind("card"), A.hasSubtype("Dragon")]),
          A.and([A.hasSupertype("legendary"), A.kind("card"), A.hasType("artifact")]),
        ]),
        A.inZone("graveyard", A.you),
      ]),
    );
  });
  it("are both cards where only the second says so", () => {
    expect(chosen("Exile target artifact or nonland creature card from your graveyard.")).toEqual(
      A.and([
        A.or([
          A.and([A.kind("card"), A.hasType("artifact")]),
          A.and([A.not(A.hasType("land")), A.kind("card"), creature]),
        ]),
        A.inZone("graveyard", A.you),
      ]),
    );
  });
  it("do not share what can be asked of one alone", () => {
    refused("Destroy target land or nonblack creature with power 2 or less.", "Sorcery");
  });
  it("a type alone stays one noun", () => {
    expect(chosen("Destroy target artifact or creature.")).toEqual(A.or([A.hasType("artifact"), creature]));
  });
});

describe("plurals side by side", () => {
  it("each with its own color", () => {
    expect(abilitiesOf("White creatures and blue creatures can't block.")).toEqual([
      A.staticAbility([
        A.applies(
          A.all(A.or([A.and([A.hasColor("white"), creature]), A.and([A.hasColor("blue"), creature])])),
          [A.cant("block")],
        ),
      ]),
    ]);
  });
  it("the card and others", () => {
    const others = A.all(A.and([A.otherThan(A.self), creature, A.controlledBy(A.you)]));
    expect(abilitiesOf("This creature and other creatures you control get +1/+0.")).toEqual([
      A.staticAbility([A.applies(A.together([A.self, others]), [A.modifyPT(1, 0)])]),
    ]);
  });
});

describe("keywords as qualities", () => {
  it.each(["cycling", "flashback", "suspend", "toxic"])("a card with %s", (keyword) => {
    const [ability] = abilitiesOf(`Exile target card with ${keyword} from your graveyard.`, "Sorcery");
    expect(JSON.stringify(ability)).toContain(JSON.stringify(A.hasKeyword(keyword)));
  });
});

describe("what is asked of each of several", () => {
  it("is asked of each spell, not of the card itself", () => {
    const spells = A.and([A.kind("spell"), creature, A.controlledBy(A.you), A.hasColor("red")]);
    expect(abilitiesOf("Each creature spell you cast costs {1} less to cast if it's red.")).toMatchObject([
      { effects: [{ type: "costChange", what: spells }] },
    ]);
  });
  it("is asked of the enchanted creature", () => {
    const text = "Enchant creature\nEnchanted creature can't block if it's black.";
    expect(abilitiesOf(text, "Enchantment — Aura")[1]).toMatchObject({
      condition: A.matches(A.host, A.hasColor("black")),
    });
  });
});

describe("the difference", () => {
  it("is between the two numbers that were compared", () => {
    expect(
      lowered("If you have fewer than four cards in hand, draw cards equal to the difference."),
    ).toContain('count: plus(values: [4, times(factor: -1, value: playerStat(stat: "handSize", of: you))])');
  });
  it("needs such a comparison", () => {
    refused("Draw cards equal to the difference.", "Sorcery");
    refused("If you have exactly three cards in hand, draw cards equal to the difference.", "Sorcery");
    refused("If you control a creature, draw cards equal to the difference.", "Sorcery");
  });
});

describe("prices", () => {
  it("damage to whoever decides", () => {
    const text = "Destroy target land unless its controller has Testling deal 3 damage to them.";
    expect(lowered(text)).toContain("costs: [effectCost(effect: dealDamage(source: self, amount: 3");
    refused("Destroy target land unless its controller has Testling deal 3 damage to you.", "Sorcery");
  });
  it("each player decides alone", () => {
    expect(lowered("Each opponent loses 3 life unless they discard a card.")).toMatch(
      /forEachPlayer\(players: opponents, effect: unless\(effect: loseLife\(who: eachPlayer/,
    );
  });
  it("one of two or three", () => {
    expect(
      lowered("Target opponent loses 3 life unless they sacrifice a creature or discard a card."),
    ).toMatch(/unless\(effect: unless\(/);
    const text =
      "As an additional cost to cast this spell, sacrifice a creature, discard a card, or pay 4 life.\nDraw two cards.";
    expect(abilitiesOf(text, "Sorcery")[0]).toMatchObject({
      effects: [{ alternatives: [{}, {}, {}] }],
    });
  });
  it("nobody did it", () => {
    const text = "Any player may have Testling deal 4 damage to them. If no one does, you draw two cards.";
    expect(compiles(text, "Sorcery")).toBe(true);
    refused("Draw a card. If no one does, you draw two cards.", "Sorcery");
  });
  it("instead of the mana cost of your spells", () => {
    expect(
      abilitiesOf("You may pay {1}{W} rather than pay the mana cost for creature spells you cast."),
    ).toEqual([
      A.staticAbility([
        A.alternativeCost(A.and([A.kind("spell"), creature, A.controlledBy(A.you)]), [A.mana(["1", "W"])]),
      ]),
    ]);
    refused("You may pay {1}{W} rather than pay the mana cost for creature spells.");
  });
});

describe("prevention each time (615.10)", () => {
  const prevented = (how: string): unknown => {
    const [ability] = abilitiesOf(`If a source would deal damage to you, prevent ${how}.`);
    return ability?.type === "static" ? ability.effects[0] : undefined;
  };
  it.each([
    ["2 of that damage", A.prevent({ to: A.you, amount: 2 })],
    ["all but 1 of that damage", A.prevent({ to: A.you, amount: A.plus([A.eventAmount, -1]) })],
    ["half that damage, rounded down", A.prevent({ to: A.you, amount: A.half(A.eventAmount, "down") })],
    ["that damage", A.prevent({ to: A.you })],
    [
      "X of that damage, where X is the number of creatures you control",
      A.prevent({ to: A.you, amount: A.count(A.all(A.and([creature, A.controlledBy(A.you)]))) }),
    ],
  ])("%s", (how, wanted) => {
    expect(prevented(how)).toEqual(wanted);
  });
});

describe("players told apart", () => {
  it.each([
    "who doesn't control an Elf",
    "with no cards in hand",
    "with three or more poison counters",
    "who has more life than you",
    "who has fewer cards in hand than you",
    "who lost 3 or more life this turn",
  ])("each opponent %s", (who) => {
    expect(lowered(`Each opponent ${who} loses 2 life.`)).toMatch(
      /loseLife\(who: playersWho\(players: opponents/,
    );
  });
});

describe("whose zones", () => {
  it("a hand and a graveyard are one player's", () => {
    expect(lowered("Exile all cards from target player's hand and graveyard.")).not.toContain("index: 1");
  });
});

describe("choices of an opponent and of modes", () => {
  it("a villainous choice is between two", () => {
    expect(lowered("Each opponent faces a villainous choice — They lose 2 life, or you draw a card.")).toBe(
      "spell(effect: forEachPlayer(players: opponents, effect: oneOf(who: eachPlayer, effects: [loseLife(who: eachPlayer, amount: 2), draw(who: you, count: 1)])))",
    );
  });
  it("modes behind what was done have targets of their own (603.12)", () => {
    const text =
      "When this creature enters, you may sacrifice another creature. When you do, choose one —\n• Draw a card.\n• Target player loses 2 life.";
    expect(JSON.stringify(abilitiesOf(text))).toContain(
      '"type":"reflexive","id":1,"ability":{"effect":{"type":"modal"',
    );
    refused("When this creature enters, draw a card. When they do, choose one —\n• Draw a card.\n• Scry 1.");
  });
});

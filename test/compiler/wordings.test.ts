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
  it("several, the last of which has an adjective", () => {
    const nonbasic = A.and([A.not(A.hasSupertype("basic")), A.hasType("land")]);
    const all = A.all(A.or([A.hasType("artifact"), A.hasType("enchantment"), nonbasic]));
    expect(abilitiesOf("Destroy all artifacts, enchantments, and nonbasic lands.", "Sorcery")).toEqual([
      A.spell(A.destroy(all)),
    ]);
    // Whether the Vehicles have to attack, too, is not said.
    refused("Destroy all attacking creatures, Vehicles, and legendary artifacts.", "Sorcery");
    // Which of them is not said.
    refused("Destroy artifacts and nonbasic lands.", "Sorcery");
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
    ).toMatch(
      /unless\(effect: loseLife.*costs: \[costOnObjects\(action: "sacrifice".*alternatives: \[\[costOnObjects\(action: "discard"/,
    );
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
  it("is not told of several that are dealt it together", () =>
    refused(
      "If a creature would deal combat damage to you and/or one or more creatures you control, prevent 2 of that damage.",
    ));
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
      "spell(effect: forEachPlayer(players: opponents, effect: oneOf(who: eachPlayer, effects: [loseLife(who: eachPlayer, amount: 2), draw(who: you, count: 1)], villainous: true)))",
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

describe("types and colors that can be chosen", () => {
  it("the chosen type is of the kind that was chosen", () => {
    const text =
      "As this creature enters, choose artifact, creature, or land.\nSpells you cast of the chosen type cost {1} less to cast.";
    const [enters, less] = abilitiesOf(text);
    const among = ["artifact", "creature", "land"];
    expect(enters).toMatchObject({ effects: [{ as: A.chooseValue(A.you, "cardType", { among }) }] });
    expect(JSON.stringify(less)).toContain(JSON.stringify(A.chosen("cardType")));
  });
  it("creature types and colors", () => {
    expect(
      lowered("Choose Elf or Goblin. Each creature you control becomes that type until end of turn."),
    ).toMatch(
      /chooseValue\(who: you, what: "creatureType", among: \["Elf", "Goblin"\]\).*setTypes\(chosen: "creatureType"\)/,
    );
    expect(lowered("Choose black or red.")).toContain('among: ["black", "red"]');
    refused("Choose Island or Swamp.", "Sorcery");
    refused("Choose a card type. Target creature becomes that type until end of turn.", "Sorcery");
  });
});

describe("whoever did it", () => {
  const text = "Each opponent may create a Treasure token. Each opponent who doesn't loses 2 life.";
  it("is asked of those who had the choice", () => {
    expect(lowered(text)).toContain("playerMatches(players: eachPlayer, among: boundPlayer(id: 1))");
    refused("Draw a card. Each opponent who doesn't loses 2 life.", "Sorcery");
  });
  it("is asked of nobody else, whatever they are called", () => {
    const told = "players: opponents, except: boundPlayer(id: 1)";
    expect(lowered("Each opponent discards a card. Each player who can't loses 3 life.")).toContain(told);
    expect(lowered("Each opponent discards a card. For each player who can't, you draw a card.")).toContain(
      told,
    );
    expect(
      lowered("Up to two target players each discard a card. Each player who can't loses 3 life."),
    ).toContain("players: targetPlayers(index: 0), except: boundPlayer(id: 1)");
    // Whom the description fits may be others by now.
    refused(
      "Each opponent who controls an artifact discards a card. Each opponent who can't loses 2 life.",
      "Sorcery",
    );
  });
});

describe("two questions about one choice or instruction", () => {
  it("are both asked of those who had it", () => {
    const both = lowered(
      "Each player may discard a card. Each player who does draws a card. Each player who doesn't loses 2 life.",
    );
    expect(both.match(/among: boundPlayer\(id: 1\)/g)).toHaveLength(2);
    expect(lowered("Each opponent sacrifices a creature. Each opponent who does draws a card.")).toContain(
      "playerMatches(players: eachPlayer, among: boundPlayer(id: 1))",
    );
    refused(
      "Each player may discard a card. Each player draws a card. Each player who doesn't loses 2 life.",
      "Sorcery",
    );
  });
  it("are refused where only a part may have been done (101.3)", () => {
    for (const who of [
      "Each opponent who can't",
      "For each opponent who didn't, each opponent",
      "If an opponent can't, that player",
    ])
      refused(`Each opponent discards two cards. ${who} loses 3 life.`, "Sorcery");
  });
});

describe("“if you can't” behind an instruction of one case", () => {
  it("is asked only there (608.2c)", () => {
    const demon = "If you control a Demon, ";
    expect(lowered(`${demon}sacrifice a creature. If you can't, you lose 5 life.`)).toMatch(
      /^[^]*if\(condition: exists[^]*then: sequence\(effects: \[sacrifice[^]*bind: 1\), if\(condition: notSo/,
    );
    expect(lowered(`${demon}each opponent discards a card. Each opponent who can't loses 3 life.`)).toMatch(
      /then: sequence\(effects: \[discard[^]*loseLife\(who: playersExcept/,
    );
  });
  it("is asked of an offer in either case", () =>
    expect(
      lowered("If you control a Demon, you may sacrifice a creature. If you don't, you lose 5 life."),
    ).toMatch(/then: may\([^]*bind: 1\)\), if\(condition: notSo/));
});

describe("those counters", () => {
  it("are those that were asked for", () => {
    const text =
      "{T}: Put a charge counter on this artifact. Then if there are three or more charge counters on it, remove those counters and draw a card.";
    expect(JSON.stringify(abilitiesOf(text, "Artifact"))).toContain(
      JSON.stringify(A.removeCounters("charge", undefined, A.self)),
    );
    refused("{T}: Remove those counters from this artifact.", "Artifact");
    refused("{T}: Remove those counters.", "Artifact");
  });
  it("go on from what died", () => {
    const text = "When this creature dies, if it had counters on it, put those counters on target creature.";
    expect(JSON.stringify(abilitiesOf(text))).toContain('"type":"moveCounters"');
    refused("When this creature enters, if it had counters on it, put those counters on target creature.");
  });
});

describe("events that are replaced", () => {
  it("damage", () => {
    const text = "If damage would be dealt to this creature, put that many +1/+1 counters on it instead.";
    expect(abilitiesOf(text)).toEqual([
      A.staticAbility([
        A.replace(A.damage(undefined, A.isOneOf(A.self)), A.putCounters("+1/+1", A.eventAmount, A.self)),
      ]),
    ]);
    // As many cards as damage, however many counters are put on it.
    expect(
      JSON.stringify(
        abilitiesOf(
          "If this creature would deal combat damage to a player, instead put that many +1/+1 counters on it and that player mills that many cards.",
        ),
      ),
    ).toMatch(/"type":"mill","who":\{"type":"eventPlayer"\},"count":\{"type":"eventAmount"\}/);
  });
  it("draws under a condition, or all but the first", () => {
    const none = A.compareQuantities(A.playerStat("handSize", A.you), "=", 0);
    expect(
      abilitiesOf("If you would draw a card while you have no cards in hand, instead draw two cards."),
    ).toEqual([A.staticAbility([A.replace(A.draws(A.you, { during: none }), A.draw(A.you, 2))])]);
    expect(
      abilitiesOf(
        "If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.",
      ),
    ).toEqual([
      A.staticAbility([A.replace(A.draws(A.you, { exceptFirstInDrawStep: true }), A.draw(A.you, 2))]),
    ]);
  });
});

describe("numbers of a noun", () => {
  it("one of several numbers", () => {
    expect(lowered("Destroy target creature with mana value 2 or 3.")).toContain(
      'or(filters: [compare(stat: "manaValue", comparison: "=", value: 2), compare(stat: "manaValue", comparison: "=", value: 3)])',
    );
  });
  it("half of what somebody controls", () => {
    expect(
      lowered("Target opponent sacrifices half the creatures they control of their choice, rounded up."),
    ).toMatch(/min: half\(value: count\(.*round: "up"\)/);
  });
  it("a keyword whose number is found when it is needed", () => {
    const [ability] = abilitiesOf("Mobilize X, where X is the number of creatures you control.");
    const creatures = A.count(A.all(A.and([creature, A.controlledBy(A.you)])));
    expect(ability).toMatchObject({
      keyword: "mobilize",
      parameters: [{ type: "number", value: creatures }],
    });
  });
});

describe("playing cards", () => {
  it("as lands or as spells", () => {
    expect(abilitiesOf("Whenever you play a card, draw a card.")).toMatchObject([
      { event: A.eitherEvent([A.playsLand(A.you, A.hasType("land")), A.cast(A.you, A.kind("card"))]) },
    ]);
  });
  it("on turns of one's own", () => {
    expect(abilitiesOf("Each player may play an additional land on each of their turns.")).toEqual([
      A.staticAbility([A.extraLands(A.players, 1)]),
    ]);
    refused("Each player may play an additional land on each of your turns.");
  });
});

describe("as much as would be dealt", () => {
  it("is the price", () => {
    expect(
      lowered(
        "Testling deals X damage to target creature unless its controller has Testling deal that much damage to them, where X is the number of creatures you control.",
      ),
    ).not.toContain("amount(id");
  });
});

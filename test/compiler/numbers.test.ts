import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const creature = A.hasType("creature");
const yours = A.controlledBy(A.you);
const amount = (text: string): A.Quantity | undefined => {
  const [ability] = abilitiesOf(`You gain life equal to ${text}.`, "Sorcery");
  return ability?.type === "spell" && ability.effect.type === "gainLife" ? ability.effect.amount : undefined;
};

it("the damage that something dealt is the damage it dealt", () => {
  const dealt = (that: string): unknown =>
    abilitiesOf(
      `Whenever this creature deals combat damage to a player, you may return target creature card with mana value X or less from your graveyard to the battlefield, where X is the amount of damage ${that}this creature dealt to that player.`,
      "Creature — Cleric",
    );
  expect(dealt("that ")).toEqual(dealt(""));
});

describe("an amount and so much more for each thing", () => {
  const artifacts = A.count(A.all(A.and([A.hasType("artifact"), A.controlledBy(A.you)])));
  it.each<readonly [string, A.Quantity]>([
    ["You gain 2 life plus 1 life for each artifact you control.", A.plus([2, artifacts])],
    ["Draw two cards plus a card for each artifact you control.", A.plus([2, artifacts])],
    ["Draw a card plus two cards for each artifact you control.", A.plus([1, A.times(2, artifacts)])],
  ])("%s", (text, number) =>
    expect(JSON.stringify(abilitiesOf(text, "Sorcery"))).toContain(JSON.stringify(number)),
  );
  it("is that much as a whole", () => {
    const text =
      "Target player loses 2 life plus 2 life for each artifact you control. You gain that much life.";
    expect(abilitiesOf(text, "Sorcery")).toMatchObject([
      { effect: { effects: [{ bind: 1 }, { type: "gainLife", amount: A.amount(1) }] } },
    ]);
  });
});

describe("numbers", () => {
  const goldens: readonly (readonly [string, A.Quantity])[] = [
    [
      "the life you've lost this turn",
      A.happenedTo(A.lifeChange("loss", A.you), "this turn", { of: "amount" }),
    ],
    [
      "the amount of life you've gained this turn",
      A.happenedTo(A.lifeChange("gain", A.you), "this turn", { of: "amount" }),
    ],
    [
      "the total amount of life your opponents have lost this turn",
      A.happenedTo(A.lifeChange("loss", A.opponents), "this turn", { of: "amount" }),
    ],
    [
      "the damage dealt to you this turn",
      A.happenedTo(A.damage(undefined, A.you), "this turn", { of: "amount" }),
    ],
    // 107.4: symbols of a color, and in hybrid symbols a half of that color.
    [
      "the number of red mana symbols in the mana costs of permanents you control",
      A.manaSymbols("red", A.all(A.and([A.kind("permanent"), yours]))),
    ],
    [
      "1 plus twice the number of card types among cards in your graveyard",
      A.plus([
        1,
        A.times(2, A.distinct("cardType", A.all(A.and([A.kind("card"), A.inZone("graveyard", A.you)])))),
      ]),
    ],
    [
      "one plus the number of creature spells you've cast this turn",
      A.plus([1, A.happenedTo(A.cast(A.you, creature), "this turn")]),
    ],
  ];
  it.each(goldens)("%s", (text, wanted) => {
    expect(amount(text)).toEqual(wanted);
  });
  it("are the event's, where its damage is meant", () => {
    const text = "Whenever this creature deals combat damage to a player, draw X cards, where X is ";
    expect(abilitiesOf(`${text}the amount of damage it dealt to that player.`)).toMatchObject([
      { effect: { count: A.eventAmount } },
    ]);
    expect(
      problemsOf("When this creature enters, draw X cards, where X is the amount of damage it dealt to you."),
    ).not.toEqual([]);
    expect(problemsOf("You gain life equal to the damage dealt to it this turn.", "Sorcery")).not.toEqual([]);
  });
  it("are counted for each by itself", () => {
    expect(
      abilitiesOf("Each creature you control gets +1/+0 for each white mana symbol in its mana cost."),
    ).toMatchObject([
      { effects: [{ modifications: [{ power: A.manaSymbols("white", A.each), toughness: 0 }] }] },
    ]);
  });
});

describe("what nouns ask for", () => {
  const chosen = (text: string): unknown => {
    const [ability] = abilitiesOf(`Tap target creature ${text}.`, "Sorcery");
    return ability?.type === "spell" ? ability.targets?.[0]?.objects : undefined;
  };
  const goldens: readonly (readonly [string, A.Filter])[] = [
    ["with no abilities", A.not(A.hasAbility("any"))],
    ["with a cycling ability", A.hasKeyword("cycling")],
    ["with three or more charge counters on it", A.hasCounter("charge", { comparison: ">=", count: 3 })],
    [
      "with the greatest power or tied for the greatest power",
      A.compare("power", ">=", A.statOf("power", A.all(creature), { combine: "greatest" })),
    ],
  ];
  it.each(goldens)("target creature %s", (text, wanted) => {
    expect(chosen(text)).toEqual(A.and([creature, wanted]));
  });
  it("say the same number twice", () => {
    expect(
      problemsOf("Tap target creature with the greatest power or tied for greatest toughness.", "Sorcery"),
    ).not.toEqual([]);
  });
  it("ask for basic land types", () => {
    const types = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map((type) => A.hasSubtype(type));
    expect(
      abilitiesOf("Search your library for a land card with a basic land type, then shuffle.", "Sorcery"),
    ).toMatchObject([
      { effect: { effects: [{ filter: A.and([A.kind("card"), A.hasType("land"), A.or(types)]) }, {}] } },
    ]);
  });
});

describe("names compared", () => {
  it("“it” is none of what it is compared with", () => {
    const text =
      "{T}: Reveal the top card of your library. If it has the same name as a card in your graveyard, draw a card.";
    expect(JSON.stringify(abilitiesOf(text))).toContain('"objects":{"type":"bound","id":1},"filter"');
    expect(problemsOf("Counter target spell if it has the same name as that spell.", "Instant")).not.toEqual(
      [],
    );
  });
});

describe("a number said again", () => {
  const effectOf = (text: string): unknown => {
    const [ability] = abilitiesOf(text, "Sorcery");
    return ability?.type === "spell" ? ability.effect : undefined;
  };
  const hand = A.count(A.all(A.and([A.kind("card"), A.inZone("hand", A.you)])));
  it("X is found once, before what changes it (107.3i, 608.2h)", () =>
    expect(
      effectOf("You draw X cards and you lose X life, where X is the number of cards in your hand."),
    ).toEqual(A.sequence([A.setX(hand), A.draw(A.you, A.x), A.loseLife(A.you, A.x)])));
  it("X is kept for more of the tokens that are as large", () =>
    expect(
      effectOf(
        "Create an X/X green Wurm creature token, where X is the number of cards in your hand. Create two of those tokens.",
      ),
    ).toMatchObject({
      effects: [
        A.setX(hand),
        { type: "createTokens", token: { power: hand } },
        { type: "createTokens", count: 2, token: { power: A.x } },
      ],
    }));
  it("X is found when it is first needed", () =>
    expect(
      effectOf(
        "Sacrifice a creature. You draw X cards and you lose X life, where X is the sacrificed creature's power.",
      ),
    ).toMatchObject({
      effects: [{ type: "sacrifice" }, { type: "setX" }, A.draw(A.you, A.x), A.loseLife(A.you, A.x)],
    }));
  it("“that many” again is the same number", () =>
    expect(
      effectOf("Sacrifice any number of creatures. Draw that many cards and you gain that much life."),
    ).toMatchObject({
      effects: [{ bind: 1 }, A.draw(A.you, A.amount(1)), A.gainLife(A.you, A.amount(1))],
    }));
  it("… but not that of another number made of it", () =>
    expect(
      effectOf("Discard any number of cards, then draw that many cards plus one. You lose that much life."),
    ).toMatchObject({ effects: [{ bind: 1 }, { bind: 2 }, A.loseLife(A.you, A.amount(2))] }));
  it("is each player's own", () =>
    expect(
      effectOf("Each player loses X life, where X is the number of cards in that player's hand."),
    ).toEqual(
      A.loseLife(A.players, A.count(A.all(A.and([A.kind("card"), A.inZone("hand", A.eachPlayer)])))),
    ));
  it("is refused where each player's own is needed twice", () =>
    expect(
      problemsOf(
        "Each player discards X cards, then draws X cards, where X is the number of cards in that player's hand.",
        "Sorcery",
      ),
    ).toEqual([["RW4001", "where X is the number of cards in that player's hand"]]));
});

describe("life for each of some things", () => {
  it.each([
    "You gain 2 life for each creature card in your graveyard. Then exile that many cards from your graveyard.",
    "Each opponent loses 1 life for each creature you control. Create that many Treasure tokens.",
  ])("has two numbers, so that “that many” is refused: %s", (text) =>
    expect(problemsOf(text, "Sorcery")).toMatchObject([["RW4003", expect.stringContaining("that many")]]),
  );
  it.each([
    "You gain 1 life for each creature you control. Draw that many cards.",
    "You gain 2 life for each creature you control. Target opponent loses that much life.",
  ])("is one number where it is as much: %s", (text) => expect(problemsOf(text, "Sorcery")).toEqual([]));
});

describe("that many behind the rest", () => {
  const some = "Put one of them into your hand and the rest on the bottom of your library in any order.";
  it("is as much as was told or paid before, not as many as were left", () => {
    const lastOf = (text: string, typeLine: string): unknown => {
      const [ability] = abilitiesOf(text, typeLine);
      const effect = ability !== undefined && "effect" in ability ? ability.effect : undefined;
      return effect?.type === "sequence" ? effect.effects.at(-1) : undefined;
    };
    const much = "Each opponent loses that much life.";
    const look = "Look at that many cards from the top of your library.";
    expect(lastOf(`Whenever you gain life, ${look.toLowerCase()} ${some} ${much}`, "Enchantment")).toEqual(
      A.loseLife(A.opponents, A.eventAmount),
    );
    for (const others of [look, "Exile the top three cards of your library."])
      expect(lastOf(`Pay any amount of life. ${others} ${some} ${much}`, "Sorcery")).toEqual(
        A.loseLife(A.opponents, A.amount(1)),
      );
  });
  it("is refused where nothing was told", () =>
    expect(
      problemsOf(`Look at the top three cards of your library. ${some} You gain that much life.`, "Sorcery"),
    ).toMatchObject([["RW4001", "that much"]]));
});

describe("that much and that many", () => {
  it.each([
    "Target player loses 2 life and discards two cards. You gain that much life.",
    "Target player discards two cards and loses 2 life. You draw that many cards.",
  ])("are of neither of two instructions, of which the nearer one is of the other sort: %s", (text) =>
    expect(problemsOf(text, "Sorcery").map(([code]) => code)).toEqual(["RW4003"]),
  );
  it.each([
    "Whenever another creature dies, if it had one or more counters on it, you gain 2 life and put that many +1/+1 counters on target creature.",
    "Whenever one or more creatures die, you gain 2 life and create that many Treasure tokens.",
  ])("are of neither the event or condition nor an instruction of the other sort: %s", (text) =>
    expect(problemsOf(text, "Enchantment").map(([code]) => code)).toEqual(["RW4003"]),
  );
  it("are no number of the one spell that was countered", () =>
    expect(problemsOf("Counter target spell. Its controller mills that many cards.", "Sorcery")).toHaveLength(
      1,
    ));
  it("are of the nearer one of one sort", () =>
    expect(
      problemsOf("Target player draws a card and discards two cards. You gain that much life.", "Sorcery"),
    ).toEqual([]));
});

describe("counters removed", () => {
  it.each([
    "Remove all counters from target creature. Remove a counter from target artifact. Draw a card for each counter removed.",
    "Remove all +1/+1 counters from target creature. Remove all counters from target artifact. Draw a card for each +1/+1 counter removed.",
  ])("are not of one of two instructions alone: %s", (text) =>
    expect(problemsOf(text, "Sorcery").map(([code]) => code)).toEqual(["RW4003"]),
  );
  it("are of the instruction that removed such ones", () =>
    expect(
      problemsOf(
        "Remove all +1/+1 counters from target creature. Remove all charge counters from target artifact. Draw a card for each charge counter removed.",
        "Sorcery",
      ),
    ).toEqual([]));
});

const sequenceOf = (text: string, typeLine: string): readonly A.Effect[] => {
  const [ability] = abilitiesOf(text, typeLine);
  const effect = ability !== undefined && "effect" in ability ? ability.effect : undefined;
  return effect?.type === "sequence" ? effect.effects : [];
};

describe("the number of what was done this way", () => {
  it.each([
    "Whenever you discard one or more cards, this creature deals that much damage to each opponent. You gain life equal to the damage dealt this way.",
    "Whenever you gain life, each opponent loses that much life. You gain life equal to the life lost this way.",
  ])("is the instruction's, not the event's: %s", (text) => {
    const [first, second] = sequenceOf(text, "Creature");
    expect(first).toMatchObject({ amount: A.eventAmount, bind: 1 });
    expect(second).toEqual(A.gainLife(A.you, A.amount(1)));
  });
  it("is that of the instruction that it names", () => {
    const text =
      "Target opponent loses 3 life. You gain that much life. Each other opponent loses life equal to the life gained this way.";
    expect(sequenceOf(text, "Sorcery")[2]).toMatchObject({ type: "loseLife", amount: A.amount(2) });
    const drawn = "Each opponent loses 2 life. Draw a card. You gain life equal to the life lost this way.";
    expect(sequenceOf(drawn, "Sorcery")[2]).toEqual(A.gainLife(A.you, A.amount(1)));
  });
  it.each([
    "Draw two cards. You gain life equal to the damage dealt this way.",
    "Each opponent loses 2 life. Target player loses 3 life. You gain life equal to the life lost this way.",
    "~ deals 3 damage to each creature and each player. You gain life equal to the damage dealt to that creature this way.",
    "~ deals 3 damage to target creature and 2 damage to you. You gain life equal to the damage dealt to that creature this way.",
  ])("is refused where none, or more than one, did that: %s", (text) =>
    expect(problemsOf(text, "Sorcery").map(([code]) => code)).toEqual(["RW4003"]),
  );
});

describe("a number of each opponent, or of any of them", () => {
  const life = A.playerStat("life", A.eachPlayer);
  const condition = (text: string): A.Condition | undefined => {
    const [ability] = abilitiesOf(`As long as ${text}, this creature has flying.`, "Creature");
    return ability?.type === "static" ? ability.condition : undefined;
  };
  const some = (asked: A.Condition, players: A.Players = A.opponents): A.Condition =>
    A.compareQuantities(A.countPlayers(A.playersWho(players, asked)), ">=", 1);
  const than = (which: A.Extreme["which"]): A.Quantity => A.extreme(which, [life], { players: A.opponents });

  it.each([
    ["greater than each opponent's", ">", "greatest"],
    ["less than or equal to each opponent's", "<=", "least"],
    ["less than an opponent's", "<", "greatest"],
    ["greater than an opponent's", ">", "least"],
  ] as const)("is compared with one by one: %s", (how, comparison, which) =>
    expect(condition(`your life total is ${how} life total`)).toEqual(
      A.compareQuantities(A.playerStat("life", A.you), comparison, than(which)),
    ),
  );
  it("is compared so by each of the objects described", () => {
    const [ability] = abilitiesOf(
      "Creatures with power greater than each opponent's life total can't block.",
      "Enchantment",
    );
    expect(JSON.stringify(ability)).toContain(JSON.stringify(A.compare("power", ">", than("greatest"))));
  });
  it("is asked one by one", () => {
    expect(condition("each opponent's life total is 10 or less")).toEqual(
      A.notSo(some(A.notSo(A.compareQuantities(life, "<=", 10)))),
    );
    const cards = A.all(A.and([A.kind("card"), A.inZone("graveyard", A.eachPlayer)]));
    expect(condition("there are ten or more cards in an opponent's graveyard")).toEqual(
      some(A.exists(cards, ">=", 10)),
    );
    expect(condition("an opponent's graveyard has ten or more cards in it")).toEqual(
      some(A.exists(A.all(A.inZone("graveyard", A.eachPlayer)), ">=", 10)),
    );
  });
  it("is refused where it is to be equal to each", () =>
    expect(
      problemsOf(
        "As long as your life total is equal to each opponent's life total, this creature has flying.",
        "Creature",
      ).map(([code]) => code),
    ).toEqual(["RW4003"]));
});

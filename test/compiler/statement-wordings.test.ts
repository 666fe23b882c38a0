import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const creature = A.hasType("creature");
const refused = (text: string, typeLine?: string): void => {
  expect(problemsOf(text, typeLine)).not.toEqual([]);
};
/** What is simply true while the ability is there. */
const stated = (text: string): readonly A.StaticEffect[] =>
  abilitiesOf(text).flatMap((ability) => (ability.type === "static" ? ability.effects : []));

describe("the turn of each of several players", () => {
  const theirs = A.and([creature, A.controlledBy(A.activePlayer)]);
  it.each([
    ["During each player's turn, creatures that player controls get +1/+0.", A.players],
    ["During each opponent's turn, creatures that player controls get +1/+0.", A.opponents],
    ["As long as it's each opponent's turn, creatures they control get +1/+0.", A.opponents],
  ])("is about the one whose turn it is: %s", (text, players) => {
    const [ability] = abilitiesOf(text);
    expect(ability).toEqual(
      A.staticAbility([A.applies(A.all(theirs), [A.modifyPT(1, 0)])], { condition: A.isTurn(players) }),
    );
  });
  it("is so in numbers and of what they have done", () =>
    expect(
      stated(
        "During each other player's turn, spells that player casts cost {1} more to cast for each spell they've cast this turn.",
      ),
    ).toEqual([
      expect.objectContaining({
        what: A.and([A.kind("spell"), A.controlledBy(A.activePlayer)]),
        times: A.happenedTo(A.cast(A.activePlayer, A.anything), "this turn"),
      }),
    ]));
});

describe("what attacking or blocking costs", () => {
  const theirs = A.count(A.all(A.and([creature, A.controlledBy(A.controllerOf(A.each))])));
  it.each([
    [
      "Creatures can't attack unless their controller pays {1} for each creature they control.",
      [A.mana(["1"], { times: theirs })],
    ],
    [
      "Each creature can't attack unless its controller pays {X}, where X is the number of +1/+1 counters on that creature.",
      [A.mana(["1"], { times: A.countersOn(A.each, "+1/+1") })],
    ],
    [
      "Creatures can't attack you unless their controller pays {2} for each of those creatures.",
      [A.mana(["2"])],
    ],
  ] as const)("is a number of each creature: %s", (text, unlessPaid) =>
    expect(stated(text)).toMatchObject([{ modifications: [{ what: "attack", unlessPaid }] }]),
  );
  it("must say who is attacked", () =>
    expect(
      problemsOf(
        "Creatures can't attack a player unless their controller pays {1} for each creature they control that's attacking that player.",
      ),
    ).toMatchObject([["RW4003", expect.anything()]]));
  it("is no number of all of them together where damage has one", () =>
    expect(
      problemsOf(
        "Testling deals X damage to each creature, where X is the number of creatures its controller controls.",
        "Sorcery",
      ),
    ).toMatchObject([["RW4003", expect.anything()]]));
});

describe("statements about rules", () => {
  const entering = A.zoneChange(creature, undefined, "battlefield");
  const goldens: readonly (readonly [string, readonly A.StaticEffect[]])[] = [
    ["Creatures entering don't cause abilities to trigger.", [A.triggersNot(entering)]],
    [
      "Creatures entering don't cause abilities of artifacts your opponents control to trigger.",
      [
        A.triggersNot(entering, {
          of: A.and([A.hasType("artifact"), A.controlledBy(A.opponents)]),
        }),
      ],
    ],
    ["Your life total can't change.", [A.playerCant(A.you, "gainLife"), A.playerCant(A.you, "loseLife")]],
    ["You don't lose unspent mana as steps and phases end.", [A.keepsMana(A.you)]],
    [
      "Players don't lose unspent green mana as steps and phases end.",
      [A.keepsMana(A.players, { color: "green" })],
    ],
    [
      "You may activate abilities of creatures you control as though those creatures had haste.",
      [A.applies(A.all(A.and([creature, A.controlledBy(A.you)])), [A.asThough("haste")])],
    ],
    [
      "Creatures your team controls get +1/+0.",
      [A.applies(A.all(A.and([creature, A.controlledBy(A.yourTeam)])), [A.modifyPT(1, 0)])],
    ],
    [
      "If you would put one or more counters on a creature, put that many plus one of each of those kinds of counters on that creature instead.",
      [A.modifyAmount(A.countersPlaced(creature, undefined, { by: A.you }), { plus: 1 })],
    ],
    [
      "If one or more -1/-1 counters would be put on a creature, that many -1/-1 counters minus one are put on it instead.",
      [A.modifyAmount(A.countersPlaced(creature, "-1/-1"), { plus: -1 })],
    ],
  ];
  it.each(goldens)("%s", (text, wanted) => {
    expect(stated(text)).toEqual(wanted);
  });
  it("are refused where a word is another", () => {
    // "All other abilities" are others than those that were given (613.1f).
    refused("Nonbasic lands lose all other abilities.", "Enchantment");
    refused("Creatures lose all other abilities and have flying.", "Enchantment");
    refused("Creatures have flying. They lose all other abilities.", "Enchantment");
    refused("Creatures entering don't cause abilities.");
    refused("You don't lose unspent mana.");
    refused(
      "If one or more -1/-1 counters would be put on a creature, that many +1/+1 counters minus one are put on it instead.",
    );
    refused("You may activate abilities of creatures you control as though those lands had haste.");
  });
});

describe("a choice between costs", () => {
  it("is a hybrid symbol behind a keyword (107.4e)", () => {
    expect(abilitiesOf("Cumulative upkeep {W} or {U}", "Enchantment")).toMatchObject([
      { parameters: [{ value: [A.mana(["W/U"])] }] },
    ]);
    refused("Cumulative upkeep {1}{W} or {U}", "Enchantment");
    refused("Cumulative upkeep {W} or {W}", "Enchantment");
  });
  it("is two abilities in front of a colon", () => {
    const effect = A.gainLife(A.you, 1);
    expect(abilitiesOf("{3}, {T} or {W}, {T}: You gain 1 life.", "Artifact")).toEqual([
      A.activated([A.mana(["3"]), A.tapSelf], effect),
      A.activated([A.mana(["W"]), A.tapSelf], effect),
    ]);
  });
});

describe("a keyword with more said of it", () => {
  it("has limits and reductions of its ability", () => {
    expect(abilitiesOf("Equip {0}. Activate only once each turn.", "Artifact — Equipment")).toMatchObject([
      { keyword: "equip", abilities: [{ limits: [A.sorcerySpeed, A.timesPerTurn(1)] }] },
    ]);
    refused("Equip {0}. Draw a card.", "Artifact — Equipment");
    refused("Flying. Activate only once each turn.");
  });
});

describe("mana that is not for everything", () => {
  it("is not spent on some spells", () => {
    expect(abilitiesOf("{T}: Add {C}. This mana can't be spent to cast nonartifact spells.")).toMatchObject([
      {
        effect: {
          onlyFor: {
            spells: A.not(A.not(A.hasType("artifact"))),
            abilitiesOf: A.anything,
            otherCosts: true,
          },
        },
      },
    ]);
    expect(
      JSON.stringify(abilitiesOf("{T}: Add {C}. This mana can't be spent to cast spells from your hand.")),
    ).toContain('"castFrom"');
  });
  it("makes a spell uncounterable", () => {
    expect(
      abilitiesOf(
        "{T}: Add {C}. Spend this mana only to cast a creature spell, and that spell can't be countered.",
      ),
    ).toMatchObject([
      {
        effect: {
          effects: [
            { marked: true },
            {
              type: "delayed",
              event: A.cast(A.players, A.paidWith),
              ability: { effect: A.affect(A.eventObjects("object"), [A.cant("beCountered")]) },
              atOnce: true,
            },
          ],
        },
      },
    ]);
  });
});

describe("what is attacked", () => {
  it("is a planeswalker, or else the player (508.1b)", () => {
    const attacked = A.eventObjects("other");
    // A battle is neither.
    const walker = A.among(attacked, A.hasType("planeswalker"));
    expect(
      abilitiesOf(
        "Whenever this creature attacks, it deals 1 damage to the player or planeswalker it's attacking.",
      ),
    ).toMatchObject([
      {
        effect: {
          to: A.both([walker, A.playersWho(A.defendingPlayer, A.notSo(A.exists(attacked)))]),
        },
      },
    ]);
    refused("When this creature enters, it deals 1 damage to the player or planeswalker it's attacking.");
  });
});

describe("flip cards", () => {
  it("flip themselves and nothing else (710)", () => {
    expect(abilitiesOf("{T}: Flip this creature.")).toMatchObject([
      { effect: A.transform(A.self, { flip: true }) },
    ]);
    refused("{T}: Flip target creature.");
  });
});

describe("tokens besides", () => {
  const event = A.tokensCreated(A.you);
  it("are created with those that would be (614.1a)", () => {
    const text = (more: string): string =>
      `If one or more tokens would be created under your control, those tokens plus ${more} created instead.`;
    expect(stated(text("a Clue token are"))).toEqual([
      A.modifyAmount(event, { also: A.createTokens(A.you, 1, { predefined: "Clue" }) }),
    ]);
    expect(stated(text("that many Food tokens are"))).toMatchObject([{ also: { count: A.eventAmount } }]);
    refused(text("two cards are"));
  });
});

describe("the first spell each turn", () => {
  it("has abilities", () => {
    const spell = A.and([A.kind("spell"), creature]);
    expect(stated("The first creature spell you cast each turn has convoke.")).toMatchObject([
      { to: A.all(A.and([A.kind("spell"), creature, A.nextCast(A.you, spell)])) },
    ]);
  });
});

describe("counters chosen as it enters", () => {
  it("are of one of the kinds", () => {
    expect(
      stated("This creature enters with your choice of a flying counter or a reach counter on it."),
    ).toEqual([
      A.entersWith(A.isOneOf(A.self), {
        as: A.putCounters("flying", 1, A.self, { kinds: ["flying", "reach"] }),
      }),
    ]);
  });
});

describe("what is shared with nothing", () => {
  it("is asked of the one object", () => {
    const [ability] = abilitiesOf(
      "Destroy target creature that doesn't share a color with a creature you control.",
      "Sorcery",
    );
    expect(ability).toMatchObject({
      targets: [
        {
          objects: A.and([
            creature,
            A.not(A.shares("color", A.all(A.and([creature, A.controlledBy(A.you)])))),
          ]),
        },
      ],
    });
    // Another than each of those that could be targets.
    const others = A.and([creature, A.controlledBy(A.you), A.otherThan(A.each)]);
    expect(
      abilitiesOf(
        "Destroy target creature that doesn't have the same name as another creature you control.",
        "Sorcery",
      ),
    ).toMatchObject([
      {
        targets: [
          {
            objects: A.and([creature, A.not(A.fulfils(A.matches(A.each, A.shares("name", A.all(others)))))]),
          },
        ],
      },
    ]);
  });
  it("is asked of cards exiled with it", () => {
    expect(
      abilitiesOf(
        "When this creature enters, exile target card from a graveyard.\nWhenever this creature attacks, if a card is exiled with it, draw a card.",
      )[1],
    ).toMatchObject({ condition: { type: "exists" } });
  });
});

describe("what it still is", () => {
  it("is kept beside the new types (205.1b)", () => {
    expect(
      abilitiesOf(
        "{1}: Until end of turn, this artifact becomes a 4/4 Soldier creature that's still an artifact.",
        "Artifact",
      ),
    ).toMatchObject([
      { effect: { modifications: [A.addTypes({ cardTypes: ["creature"], subtypes: ["Soldier"] }), {}] } },
    ]);
  });
});

describe("speed, and what a bargain saves", () => {
  it("is a number like a life total (702.179)", () => {
    expect(abilitiesOf("{T}: You gain life equal to your speed.", "Artifact")).toMatchObject([
      { effect: { amount: A.playerStat("speed", A.you) } },
    ]);
  });
  it("costs less once the cost is paid (601.2f)", () => {
    expect(
      abilitiesOf(
        "Bargain\nThis spell costs {2} less to cast if it's bargained.\nDraw a card.",
        "Sorcery",
      )[1],
    ).toMatchObject({ condition: A.wasPaid(A.self, "bargain"), zone: "stack" });
  });
});

describe("put into a graveyard from the battlefield", () => {
  it("is what died, by whose it is (404.2)", () => {
    expect(
      abilitiesOf(
        "You gain 1 life for each creature put into your graveyard from the battlefield this turn.",
        "Sorcery",
      ),
    ).toMatchObject([
      {
        effect: {
          // Tokens and cards that have left since count, too (608.2i).
          amount: { type: "happenedTo" },
        },
      },
    ]);
  });
  it("is asked of cards that lie there", () => {
    expect(
      abilitiesOf(
        "Return to your hand all creature cards that were put into your graveyard from the battlefield this turn.",
        "Sorcery",
      ),
    ).toMatchObject([
      { effect: { what: { filter: { filters: [{}, {}, {}, A.inZone("graveyard", A.you)] } } } },
    ]);
    refused(
      "Return all creature cards put into graveyards from the battlefield this turn to your hand.",
      "Sorcery",
    );
  });
});

describe("base power and toughness", () => {
  it("of others may become a number", () => {
    expect(
      abilitiesOf(
        "{1}: You may have the base power and toughness of other creatures you control become equal to this creature's power until end of turn.",
      ),
    ).toMatchObject([{ effect: { type: "may", effect: { modifications: [{ type: "setPT" }] } } }]);
  });
  it("stands in a list with abilities", () => {
    expect(
      abilitiesOf(
        "{1}: This creature becomes a Dragon with base power and toughness 4/4, flying, and haste until end of turn.",
      ),
    ).toMatchObject([
      { effect: { modifications: [{ subtypes: ["Dragon"] }, { abilities: [{}, {}] }, A.setPT(4, 4)] } },
    ]);
  });
});

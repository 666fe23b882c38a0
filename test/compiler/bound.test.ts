import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";

const effectOf = (text: string, typeLine = "Sorcery"): A.Effect | undefined => {
  const [ability] = abilitiesOf(text, typeLine);
  return ability !== undefined && "effect" in ability ? ability.effect : undefined;
};
const firstEffect = (text: string, typeLine = "Enchantment"): A.StaticEffect | undefined => {
  const [ability] = abilitiesOf(text, typeLine);
  return ability?.type === "static" ? ability.effects[0] : undefined;
};
const creature = A.hasType("creature");
const yours = A.and([creature, A.controlledBy(A.you)]);
const own = (stat: A.Stat): A.Quantity => A.statOf(stat, A.each);

describe("what the things of a noun phrase are compared with", () => {
  const swollen = A.and([creature, A.compare("toughness", "<", own("power"))]);
  it.each([
    ["Destroy each creature with toughness less than its power.", A.destroy(A.all(swollen))],
    ["Destroy all creatures with toughness less than their power.", A.destroy(A.all(swollen))],
    [
      "You gain life equal to the number of creatures with toughness less than their power.",
      A.gainLife(A.you, A.count(A.all(swollen))),
    ],
    [
      "Destroy each artifact with mana value less than or equal to the number of rust counters on it.",
      A.destroy(
        A.all(A.and([A.hasType("artifact"), A.compare("manaValue", "<=", A.countersOn(A.each, "rust"))])),
      ),
    ],
    [
      "Destroy each creature with toughness less than the number of creatures its controller controls.",
      A.destroy(
        A.all(
          A.and([
            creature,
            A.compare(
              "toughness",
              "<",
              A.count(A.all(A.and([creature, A.controlledBy(A.controllerOf(A.each))]))),
            ),
          ]),
        ),
      ),
    ],
  ])("is each one's own: %s", (text, effect) => expect(effectOf(text)).toEqual(effect));

  it("is the target's own, too", () =>
    expect(
      abilitiesOf(
        "Counter target spell with mana value less than or equal to the number of cards in its controller's graveyard.",
        "Instant",
      ),
    ).toMatchObject([
      {
        targets: [
          {
            objects: A.and([
              A.kind("spell"),
              A.compare(
                "manaValue",
                "<=",
                A.count(A.all(A.and([A.kind("card"), A.inZone("graveyard", A.controllerOf(A.each))]))),
              ),
            ]),
          },
        ],
      },
    ]));

  // Nothing has less power than itself.
  it("is another thing's where the same number of itself would be compared", () =>
    expect(
      abilitiesOf("When this creature enters, destroy target creature with power less than its power."),
    ).toMatchObject([
      { targets: [{ objects: A.and([creature, A.compare("power", "<", A.statOf("power", A.self))]) }] },
    ]));

  it("is refused where two things are there that it could be", () =>
    expect(
      problemsOf(
        "When this creature attacks, tap target artifact and destroy target creature with power less than its power.",
      ).map(([code]) => code),
    ).toEqual(["RW4003"]));

  it.each([
    "When this creature enters, destroy target artifact with mana value less than or equal to its power.",
    "Whenever another creature you control dies, return target creature card with mana value less than its power from your graveyard to your hand.",
    "{T}: Destroy target artifact with mana value less than or equal to its power.",
  ])("is refused where it may be a number of what was mentioned before: %s", (text) =>
    expect(problemsOf(text).map(([code]) => code)).toEqual(["RW4003"]),
  );
  it.each([
    "When this creature enters, draw a card for each creature you control with toughness greater than its power.",
    "Whenever this creature attacks, tap target creature with power less than or equal to its toughness.",
    "At the beginning of your upkeep, put a rust counter on each artifact. Then destroy each artifact with mana value less than the number of rust counters on it.",
  ])("is its own by fixed words, or where the others are several: %s", (text) =>
    expect(problemsOf(text)).toEqual([]),
  );

  it("goes by number: “it” after a plural is something else", () =>
    expect(
      firstEffect(
        "As long as this artifact is untapped, creatures with power less than the number of charge counters on it can't block.",
        "Artifact",
      ),
    ).toMatchObject({
      to: A.all(A.and([creature, A.compare("power", "<", A.countersOn(A.self, "charge"))])),
    }));
});

describe("what is said of several things", () => {
  it.each([
    "Each creature you control gets +1/+0 for each Aura attached to it.",
    "Creatures you control get +1/+0 for each Aura attached to them.",
  ])("is each one's own: %s", (text) =>
    expect(firstEffect(text)).toEqual(
      A.applies(A.all(yours), [
        A.modifyPT(A.count(A.all(A.and([A.hasSubtype("Aura"), A.attachedTo(A.each)]))), 0),
      ]),
    ),
  );
  it("is each one's own X", () => {
    expect(firstEffect("Each creature you control gets +0/+X, where X is its mana value.")).toEqual(
      A.applies(A.all(yours), [A.modifyPT(0, own("manaValue"))]),
    );
    expect(
      effectOf("Each creature you control gets -X/-X until end of turn, where X is its power."),
    ).toMatchObject({
      modifications: [A.modifyPT(A.times(-1, own("power")), A.times(-1, own("power")))],
    });
  });
  it("is one number where it is of no one of them", () =>
    expect(
      effectOf(
        "Creatures you control get +X/+0 until end of turn, where X is the number of creatures you control.",
      ),
    ).toMatchObject({ modifications: [A.modifyPT(A.count(A.all(yours)), 0)] }));
  it("tells the source of damage from whom it is dealt to", () => {
    expect(effectOf("Each creature deals damage equal to its power to its controller.")).toEqual(
      A.dealDamage(A.all(creature), own("power"), A.controllerOf(A.each), { each: "source" }),
    );
    expect(
      effectOf("Two target creatures you control each deal damage equal to their power to any other target."),
    ).toMatchObject({ source: A.target(0), amount: own("power"), each: "source" });
  });
  it("is the number of what gets counters", () =>
    expect(
      effectOf("Put a number of +1/+1 counters on each creature you control equal to that creature's power."),
    ).toEqual(A.putCounters("+1/+1", own("power"), A.all(yours), { each: "recipient" })));
  it("narrows them by a condition", () =>
    expect(firstEffect("Each creature you control has flying as long as it's enchanted.")).toMatchObject({
      to: A.all(A.and([creature, A.controlledBy(A.you), A.hasAttached(A.hasSubtype("Aura"))])),
    }));
  it("is in an ability that they have the object with the ability", () =>
    expect(
      firstEffect("Each creature card in your graveyard has encore {X}, where X is its mana value."),
    ).toMatchObject({
      modifications: [
        { abilities: [{ parameters: [{ value: [{ times: A.statOf("manaValue", A.self) }] }] }] },
      ],
    }));
  it("never means the subject by “it” beside the verb", () =>
    expect(
      effectOf(
        "Choose target creature you control. Each other creature you control becomes a copy of it until end of turn.",
      ),
    ).toMatchObject({ effects: [{}, { modifications: [A.becomeCopy(A.target(0))] }] }));
});

it("is asked of each player again who did not, behind what those who did are told", () => {
  const offer = "Each opponent may sacrifice a creature.";
  const without = lowered(`${offer} If an opponent doesn't, that player loses 3 life.`);
  const notSo = without.slice(without.indexOf("if(condition: notSo"));
  const text = `${offer} If an opponent does, that player draws a card. If an opponent doesn't, that player loses 3 life.`;
  expect(notSo).toContain("loseLife(who: eachPlayer");
  expect(lowered(text)).toContain(notSo.slice(0, notSo.indexOf("loseLife(who: eachPlayer")));
});

describe("what “other” is other than", () => {
  it.each([
    [
      "Sacrifice a creature: Another target creature you control gets +1/+1 until end of turn.",
      "Enchantment",
    ],
    [
      "{T}, Tap an untapped creature you control: Another creature you control gains haste until end of turn.",
      "Land",
    ],
    [
      "{1}, {T}, Sacrifice a creature: Create a token that's a copy of another target creature you control.",
      "Artifact",
    ],
  ])("may be what is paid with, where the card itself is none of them: %s", (text, typeLine) => {
    expect(() => lowered(text, typeLine)).toThrow("other than what this is");
  });
  it("is not the spell itself, which is no creature that it could be paid with", () => {
    const text =
      "As an additional cost to cast this spell, exile another creature you control.\nDraw a card.";
    expect(() => lowered(text)).toThrow("RW4003");
    expect(lowered(text.replace("another creature you control", "another card from your hand"))).toContain(
      "self",
    );
  });
  it("is the card itself where it can be one of them", () => {
    const text = "Sacrifice a creature: Another target creature you control gets +1/+1 until end of turn.";
    expect(lowered(text, "Creature — Elf")).toContain("otherThan(objects: self)");
  });
  const others = (of: A.Objects): A.Quantity =>
    A.count(A.all(A.and([A.otherThan(of), creature, A.controlledBy(A.you)])));
  it.each([
    ["Each creature you control gets +1/+0 for each other creature you control.", "Enchantment", A.each],
    ["Each creature you control gets +1/+0 for each other creature you control.", "Creature — Elf", A.each],
    ["Equipped creature gets +1/+0 for each other creature you control.", "Artifact — Equipment", A.host],
    ["This creature gets +1/+0 for each other creature you control.", "Creature — Elf", A.self],
  ])("is what the clause is about: %s %s", (text, typeLine, of) =>
    expect(firstEffect(text, typeLine)).toMatchObject({ modifications: [A.modifyPT(others(of), 0)] }),
  );
  it("is the card itself where that alone can be one of them", () => {
    const others = A.count(A.all(A.and([A.otherThan(A.self), A.hasType("artifact"), A.controlledBy(A.you)])));
    expect(
      firstEffect("Creatures you control get +1/+0 for each other artifact you control.", "Artifact"),
    ).toMatchObject({ modifications: [A.modifyPT(others, 0)] });
  });
  it("is what the text says where it says so", () =>
    expect(
      firstEffect(
        "Each creature you control gets +1/+0 for each creature you control other than this creature.",
        "Creature — Elf",
      ),
    ).toMatchObject({
      modifications: [
        A.modifyPT(A.count(A.all(A.and([creature, A.controlledBy(A.you), A.otherThan(A.self)]))), 0),
      ],
    }));
  it.each(["Enchantment", "Creature — Elf"])("is what the ability triggers on: %s", (typeLine) =>
    expect(
      abilitiesOf("Whenever a creature you control attacks, destroy another target creature.", typeLine),
    ).toMatchObject([{ targets: [{ objects: A.and([creature, A.otherThan(A.eventObjects("object"))]) }] }]),
  );
  it.each([
    [
      "the token",
      "When this creature enters, create a 0/0 black Ooze creature token. Put a +1/+1 counter on it for each other creature you control.",
      { effects: [{ type: "createTokens" }, { count: others(A.bound(1)) }] },
    ],
    [
      "what fights",
      "{T}: Target creature you control fights another creature you control.",
      { other: { filter: A.and([creature, A.controlledBy(A.you), A.otherThan(A.target(0))]) } },
    ],
    [
      "what was chosen",
      "At the beginning of your upkeep, choose a creature you control. Each other creature you control gets +1/+1 until end of turn.",
      { effects: [{}, { what: A.all(A.and([A.otherThan(A.bound(1)), creature, A.controlledBy(A.you)])) }] },
    ],
    [
      "the token, of tokens",
      "{T}: Create a 1/1 red Goblin creature token. Then sacrifice all other Goblin tokens.",
      {
        effects: [
          {},
          { what: A.all(A.and([A.otherThan(A.bound(1)), A.kind("token"), A.hasSubtype("Goblin")])) },
        ],
      },
    ],
  ])("is what was spoken of in the same ability: %s", (_, text, effect) =>
    expect(abilitiesOf(text, "Creature — Elf")).toMatchObject([{ effect }]),
  );
  it("is not what has left the battlefield, where permanents are asked for (400.7)", () => {
    const [ability] = abilitiesOf(
      "Whenever another creature dies, you may sacrifice another creature. If you do, draw a card.",
      "Creature — Elf",
    );
    expect(ability).toMatchObject({
      effect: { effects: [{ effect: { filter: A.and([creature, A.otherThan(A.self)]) } }, {}] },
    });
    expect(
      abilitiesOf(
        "Whenever a creature you control dies, return another target creature card from your graveyard to your hand.",
        "Creature — Elf",
      ),
    ).toMatchObject([
      {
        targets: [
          {
            objects: { filters: expect.arrayContaining([A.otherThan(A.eventObjects("object"))]) as unknown },
          },
        ],
      },
    ]);
  });
  it.each([
    ["Whenever a creature dies, exile each other card from its owner's graveyard.", A.eventObjects("object")],
    ["Whenever you discard a card, exile each other card from your graveyard.", A.eventObjects("object")],
    [
      "Whenever you sacrifice a creature, exile each other card from your graveyard.",
      A.eventObjects("object"),
    ],
    ["Whenever you draw a card, reveal each other card in your hand.", A.eventObjects("object")],
    ["When this creature dies, exile each other card from your graveyard.", A.self],
  ])("is what went into the zone that is asked about (400.7): %s", (text, of) =>
    expect(abilitiesOf(text, "Creature — Elf")).toMatchObject([
      {
        effect: {
          what: { filter: { filters: expect.arrayContaining([A.otherThan(of)]) as unknown } },
        },
      },
    ]),
  );
  it("is the spell that costs less, of spells (601.2f)", () =>
    expect(
      abilitiesOf(
        "Instant spells you cast cost {1} less to cast for each other spell you've cast this turn.",
        "Enchantment",
      ),
    ).toMatchObject([{ effects: [{ times: { event: { what: A.otherThan(A.each) } } }] }]));
  it("is what it is compared with, where the ability triggers on that", () =>
    expect(
      abilitiesOf(
        "Whenever a creature you control enters, if you control another creature with the same name as that creature, draw a card.",
        "Enchantment",
      ),
    ).toMatchObject([
      {
        condition: {
          objects: {
            filter: {
              filters: expect.arrayContaining([A.otherThan(A.eventObjects("object"))]) as unknown,
            },
          },
        },
      },
    ]));
  it.each([
    ["this creature", A.self],
    ["a creature you control", A.eventObjects("object")],
  ])("is what blocks, where more of what blocks the same is asked for: %s", (blocker, of) =>
    expect(
      abilitiesOf(
        `Whenever ${blocker} blocks a creature, if no other creature is blocking that creature, draw a card.`,
      ),
    ).toMatchObject([
      {
        condition: {
          condition: {
            objects: {
              filter: A.and([A.otherThan(of), creature, A.blocking({ what: A.eventObjects("other") })]),
            },
          },
        },
      },
    ]),
  );
  it("is the one that the same verb took before", () =>
    expect(
      abilitiesOf(
        "Return a creature card from your graveyard to the battlefield, then return another creature card from your graveyard to your hand.",
        "Sorcery",
      ),
    ).toMatchObject([
      {
        effect: {
          effects: [
            {},
            { what: { filter: { filters: expect.arrayContaining([A.otherThan(A.bound(1))]) as unknown } } },
          ],
        },
      },
    ]));
  it("is the spell itself, of spells", () =>
    expect(
      abilitiesOf(
        "Target creature gets +1/+0 until end of turn for each other spell you've cast this turn.",
        "Instant",
      ),
    ).toMatchObject([
      {
        effect: {
          modifications: [{ power: A.happenedTo(A.cast(A.you, A.otherThan(A.self)), "this turn") }],
        },
      },
    ]));
  it.each([
    "Whenever a player casts a spell, that player mills cards equal to the number of other spells cast this turn.",
    "Whenever you cast a spell, you gain life equal to the number of other spells cast this turn.",
    "Whenever you cast a spell, this creature gets +X/+0 until end of turn, where X is the number of other spells you've cast this turn.",
    "Whenever another creature you control dies, put a +1/+1 counter on this creature for each other creature that died this turn.",
  ])("is what the ability triggers on, where that is counted: %s", (text) =>
    expect(JSON.stringify(abilitiesOf(text))).toMatch(
      /"plus","values":\[\{"type":"happenedTo",(?:(?!otherThan).)*"when":"this turn"\},-1\]/,
    ),
  );
  it("is refused where nothing was mentioned", () =>
    expect(
      problemsOf("Create a 1/1 red Goblin creature token for each other creature you control.", "Sorcery"),
    ).toEqual([["RW4003", "other"]]));
  it("is the card itself in the event", () =>
    expect(
      abilitiesOf("Whenever this creature or another creature attacks, draw a card.", "Creature — Elf"),
    ).toMatchObject([
      { event: { what: A.or([A.isOneOf(A.self), A.and([creature, A.otherThan(A.self)])]) } },
    ]));
});

describe("what each player does", () => {
  it("goes on about what that player did it to", () => {
    const own = A.among(A.bound(1), A.controlledBy(A.eachPlayer));
    expect(effectOf("Each player sacrifices a creature, then loses life equal to its power.")).toMatchObject({
      effects: [
        { type: "sacrifice" },
        A.forEachPlayer(A.players, A.loseLife(A.eachPlayer, A.statOf("power", own))),
      ],
    });
  });
  it("is each one's own number", () =>
    expect(
      firstEffect("Each player's maximum hand size is equal to the number of creatures they control."),
    ).toMatchObject({
      players: A.players,
      size: A.count(A.all(A.and([creature, A.controlledBy(A.eachPlayer)]))),
    }));
});

describe("names joined by “and”", () => {
  it("are not read as two where there are three", () =>
    expect(() =>
      effectOf("If you control creatures named Grey Owl, Red Fox, and Dun Ox, you gain 1 life."),
    ).toThrow());
  it("are two things", () =>
    expect(effectOf("If you control creatures named Grey Owl and Red Fox, you gain 1 life.")).toMatchObject({
      condition: A.allOf(
        ["Grey Owl", "Red Fox"].map((name) =>
          A.exists(A.all(A.and([creature, A.controlledBy(A.you), A.named(name)]))),
        ),
      ),
    }));
});

describe("names of several things", () => {
  it("are those of three things", () => {
    const named = A.or(["Grey Owl", "Red Fox", "Dun Ox"].map((name) => A.named(name)));
    expect(firstEffect("Creatures named Grey Owl, Red Fox, and Dun Ox have haste.")).toMatchObject({
      to: A.all(A.and([creature, named])),
    });
  });
  it.each(["Owl, the Grey, Fox, and Ox", "Grey Owl and Red Fox"])(
    "are refused where it is not clear where one ends: %s",
    (names) => expect(() => firstEffect(`Creatures named ${names} have haste.`)).toThrow(),
  );
});

describe("how many several players control", () => {
  const creaturesOf = (players: A.Players): A.Objects => A.all(A.and([creature, A.controlledBy(players)]));
  it("is counted for all of them together", () =>
    expect(effectOf("If your opponents control three or more creatures, draw a card.")).toMatchObject({
      condition: A.exists(creaturesOf(A.opponents), ">=", 3),
    }));
  it("is one player's where the text says one", () =>
    expect(effectOf("If an opponent controls three or more creatures, draw a card.")).toMatchObject({
      condition: A.compareQuantities(
        A.countPlayers(A.playersWho(A.opponents, A.exists(creaturesOf(A.eachPlayer), ">=", 3))),
        ">=",
        1,
      ),
    }));
});

describe("each of several, compared within a choice that is made for each of others", () => {
  it.each([
    "For each creature you control, return a creature card with lesser mana value from your graveyard to your hand.",
    "For each creature you control, destroy each creature with lesser power.",
    "Exile all enchantments. For each enchantment exiled this way, its owner may put a creature card with lesser mana value than it from their hand onto the battlefield.",
    "For each creature you control, its controller may put a creature card with mana value less than or equal to its power from their hand onto the battlefield.",
  ])("is refused: %s", (text) => expect(() => effectOf(text)).toThrow());
});

describe("a number of each of those, told behind whom it is dealt to or put on", () => {
  it.each([
    "Choose any number of target creatures. Testling deals damage to each of those creatures equal to that creature's toughness.",
    "Choose any number of target creatures. You may have Testling deal damage to each of those creatures equal to its toughness.",
    "For each opponent, choose a creature that player controls. You may have Testling deal damage to each of those creatures equal to its toughness.",
  ])("is its own: %s", (text) =>
    expect(JSON.stringify(effectOf(text))).toContain(`"amount":${JSON.stringify(own("toughness"))}`),
  );
  it("is its own of counters", () =>
    expect(
      effectOf(
        "For each opponent, choose a creature that player controls. Put a number of -1/-1 counters on each of those creatures equal to its power.",
      ),
    ).toMatchObject({ effects: [{}, { type: "putCounters", count: own("power"), each: "recipient" }] }));
});

describe("the other of two", () => {
  it("is the same one when it is spoken of again", () =>
    expect(
      effectOf(
        "Choose two target creatures. Return one of them to its owner's hand and tap the other. The other doesn't untap during its controller's next untap step.",
      ),
    ).toMatchObject({
      effects: [{}, {}, { type: "tap" }, { what: A.among(A.target(0), A.otherThan(A.bound(1))) }],
    }));
});

describe("what each of several players did something to", () => {
  it.each(["may sacrifice", "sacrifices"])("is not that creature, where one was spoken of: %s", (does) =>
    expect(
      effectOf(
        `Choose target creature. Each opponent ${does} a creature. If the number of creatures sacrificed this way is greater than that creature's power, destroy that creature.`,
      ),
    ).toMatchObject({
      effects: [
        {},
        {},
        { type: "if", condition: { right: A.statOf("power", A.target(0)) }, then: A.destroy(A.target(0)) },
      ],
    }),
  );
});

describe("a lesser number behind what each player was told to do something to", () => {
  const smaller = (stat: A.Stat, ofOwn: A.Filter): A.Filter =>
    A.compare(stat, "<", A.statOf(stat, A.among(A.bound(1), ofOwn)));
  it.each([
    [
      "Each player sacrifices a creature, then returns a creature card with lesser mana value from their graveyard to the battlefield.",
      smaller("manaValue", A.controlledBy(A.eachPlayer)),
    ],
    [
      "Each player sacrifices a creature. Then each player returns a creature card with lesser power from their graveyard to the battlefield.",
      smaller("power", A.controlledBy(A.eachPlayer)),
    ],
    [
      "Each player discards a card, then returns a card with lesser mana value from their graveyard to their hand.",
      smaller("manaValue", A.ownedBy(A.eachPlayer)),
    ],
  ])("is compared with that player's own: %s", (text, filter) =>
    expect(JSON.stringify(effectOf(text))).toContain(JSON.stringify(filter)),
  );
  it("is refused where it is said to another player", () =>
    expect(
      problemsOf(
        "Each player sacrifices a creature. Return a creature card with lesser mana value from your graveyard to your hand.",
        "Sorcery",
      ),
    ).toMatchObject([["RW4003", "lesser mana value"]]));
});

describe("what is put into a hand", () => {
  it.each([
    "This creature gets +1/+0 until end of turn. Then put it into your hand.",
    "If it's a creature card, this creature gets +1/+0 until end of turn. At end of combat, put it into your hand.",
  ])("is the card, not a permanent, which would be returned: %s", (more) =>
    expect(
      JSON.stringify(
        effectOf(
          `Whenever this creature attacks, exile the top card of your library. ${more}`,
          "Creature — Goblin",
        ),
      ),
    ).toContain(JSON.stringify(A.move(A.bound(1), { zone: "hand" }))),
  );
});

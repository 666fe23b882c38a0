import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const yours = A.controlledBy(A.you);
const creatures = A.and([A.hasType("creature"), yours]);

/** The number in "Draw X cards, where X is …". */
const drawn = (quantity: string): unknown => {
  const [ability] = abilitiesOf(`When this creature enters, draw X cards, where X is ${quantity}.`);
  return ability?.type === "triggered" && ability.effect.type === "draw" ? ability.effect.count : undefined;
};

describe("quantities", () => {
  const goldens: readonly (readonly [string, A.Quantity])[] = [
    ["three times the number of creatures you control", A.times(3, A.count(A.all(creatures)))],
    ["five minus the number of creatures you control", A.plus([5, A.times(-1, A.count(A.all(creatures)))])],
    ["the number of different powers among creatures you control", A.distinct("power", A.all(creatures))],
    ["the number of differently named creatures you control", A.distinct("name", A.all(creatures))],
    ["the number of counters among creatures you control", A.countersOn(A.all(creatures))],
    ["the number of spells you've cast this turn", A.happenedTo(A.cast(A.you, A.anything), "this turn")],
    ["the number of experience counters you have", A.playerStat("life", A.you, { counters: "experience" })],
    [
      "the amount of life you've gained this turn",
      A.happenedTo(A.lifeChange("gain", A.you), "this turn", { of: "amount" }),
    ],
    ["your starting life total", A.playerStat("startingLife", A.you)],
    [
      "the number of times you've cast your commander from the command zone this game",
      A.playerStat("commanderCasts", A.you),
    ],
    [
      "the difference between your life total and your starting life total",
      A.extreme("greatest", [
        A.plus([A.playerStat("life", A.you), A.times(-1, A.playerStat("startingLife", A.you))]),
        A.plus([A.playerStat("startingLife", A.you), A.times(-1, A.playerStat("life", A.you))]),
      ]),
    ],
  ];
  it.each(goldens)("where X is %s", (text, wanted) => {
    expect(drawn(text)).toEqual(wanted);
  });
  it("is not about what X decides", () => {
    const [ability] = abilitiesOf(
      "Whenever one or more creatures you control attack, exile the top X cards of your library, where X is their total power.",
    );
    const total = A.statOf("power", A.eventObjects("object"), { combine: "total" });
    expect(ability).toMatchObject({ effect: A.exile(A.topCards(A.you, total)) });
  });
});

describe("for each 1", () => {
  const tokens = (text: string): unknown => {
    const ability = abilitiesOf(text).at(-1);
    const effect = ability?.type === "triggered" ? ability.effect : undefined;
    const made = effect?.type === "sequence" ? effect.effects.at(-1) : effect;
    return made?.type === "putCounters" ? made.count : undefined;
  };
  const whenever = (event: string, each: string): unknown =>
    tokens(`Whenever ${event}, put a +1/+1 counter on this creature for each 1 ${each}.`);
  it("counts what there is an amount of", () => {
    expect(whenever("this creature attacks", "life you lost this turn")).toEqual(
      A.happenedTo(A.lifeChange("loss", A.you), "this turn", { of: "amount" }),
    );
    expect(whenever("this creature attacks", "damage dealt to you this turn")).toEqual(
      A.happenedTo(A.damage(undefined, A.you), "this turn", { of: "amount" }),
    );
    expect(whenever("this creature deals damage to a player", "damage dealt to that player")).toBe(
      A.eventAmount,
    );
  });
  it("is the damage of the event only where it was dealt to that and by that", () => {
    const text = (phrase: string): string =>
      `Whenever this creature deals combat damage to a player, you gain life equal to the ${phrase}.`;
    expect(problemsOf(text("damage it dealt to that player"))).toEqual([]);
    expect(problemsOf(text("damage dealt to this creature"))).not.toEqual([]);
    expect(problemsOf(text("damage target creature dealt to that player"))).not.toEqual([]);
  });
});

describe("limits on activation (602.5)", () => {
  it("before a point of combat means that of the first combat phase (506.7d)", () => {
    const [ability] = abilitiesOf("{T}: Draw a card. Activate only before attackers are declared.");
    const steps = ["upkeep", "draw", "precombat main", "beginning of combat"] as const;
    expect(ability).toMatchObject({ limits: [A.onlyIf(A.isStep(steps, { first: true }))] });
  });
  it("come one after the other", () => {
    const [ability] = abilitiesOf(
      "{T}: Draw a card. Activate only during your upkeep and only once each turn.",
    );
    expect(ability).toMatchObject({
      limits: [A.onlyIf(A.isStep(["upkeep"], { of: A.you })), A.timesPerTurn(1)],
    });
  });
  it("are those of the player who is named", () => {
    expect(problemsOf("{T}: Draw a card. Activate only during their turn.")).not.toEqual([]);
  });
  it("can go with who may activate", () => {
    const [ability] = abilitiesOf(
      "{T}: Draw a card. Any player may activate this ability but only during their turn.",
    );
    expect(ability).toMatchObject({ by: A.players, limits: [A.onlyIf(A.isTurn(A.eachPlayer))] });
  });
});

describe("what was done this way", () => {
  it("sets up an ability only for things of that kind (603.12)", () => {
    const text =
      "When this creature enters, discard a card, then draw a card. When you discard a nonland card this way, this creature deals 3 damage to any target.";
    const [ability] = abilitiesOf(text);
    const nonland = A.and([A.not(A.hasType("land")), A.kind("card")]);
    expect(JSON.stringify(ability)).toContain(JSON.stringify(A.performed(1, { filter: nonland })));
    expect(JSON.stringify(ability)).toContain('"type":"reflexive","id":1');
  });
  it("is not what was never done", () => {
    const text =
      "When this creature enters, draw a card. When you discard a nonland card this way, draw a card.";
    expect(problemsOf(text)).not.toEqual([]);
  });
});

describe("damage of an amount", () => {
  it("is that of one event (603.2)", () => {
    const [ability] = abilitiesOf(
      "Whenever this creature deals 4 or more damage to an opponent, draw a card.",
    );
    expect(ability).toMatchObject({
      event: A.damage(A.isOneOf(A.self), A.opponents, { amount: { comparison: ">=", value: 4 } }),
    });
  });
});

describe("phrases", () => {
  it("join two kinds of objects", () => {
    const [ability] = abilitiesOf("Goblins you control and Elementals you control have menace.");
    const both = A.or([A.and([A.hasSubtype("Goblin"), yours]), A.and([A.hasSubtype("Elemental"), yours])]);
    expect(ability).toMatchObject({ effects: [{ type: "applies", to: A.all(both) }] });
  });
  it("say of two kinds of spells whose they are", () => {
    const [ability] = abilitiesOf("Elf spells and Goblin spells you cast cost {1} less to cast.");
    const spells = (subtype: string): A.Filter => A.and([A.kind("spell"), A.hasSubtype(subtype), yours]);
    expect(ability).toMatchObject({ effects: [{ what: A.or([spells("Elf"), spells("Goblin")]) }] });
  });
  it("leave a choice of two deeds", () => {
    const [ability] = abilitiesOf(
      "When this creature enters, you may sacrifice an artifact or discard a card. If you do, draw a card.",
    );
    expect(JSON.stringify(ability)).toContain('"type":"oneOf"');
  });
  it("ask the same condition twice with if", () => {
    const [ability] = abilitiesOf(
      "{T}: Draw a card. Activate only if you control a Goblin or if you control an Elf.",
    );
    expect(ability).toMatchObject({ limits: [{ condition: { type: "anyOf" } }] });
    expect(problemsOf("{T}: Draw a card. Activate only if if you control a Goblin.")).not.toEqual([]);
  });
  it("name cards in exile", () => {
    const [ability] = abilitiesOf(
      "When this creature enters, return target exiled creature card you own to your hand.",
    );
    const filter = A.and([A.kind("card"), A.hasType("creature"), A.ownedBy(A.you), A.inZone("exile")]);
    expect(ability).toMatchObject({ targets: [{ objects: filter }] });
  });
  it("count exiled cards", () => {
    const [ability] = abilitiesOf(
      "When this creature enters, if you own three or more exiled cards, draw a card.",
    );
    expect(ability).toMatchObject({ condition: { type: "exists", comparison: ">=", count: 3 } });
  });
  it("ask for a symbol of the mana cost", () => {
    const [ability] = abilitiesOf("Whenever you cast a spell with {X} in its mana cost, draw a card.");
    expect(ability).toMatchObject({
      event: A.cast(A.you, A.and([A.kind("spell"), A.hasManaSymbol("X")])),
    });
  });
  it("say what something is from now on", () => {
    const text =
      "When this creature dies, return it to the battlefield under its owner's control. It's an enchantment.";
    const [ability] = abilitiesOf(text);
    expect(JSON.stringify(ability)).toContain(
      JSON.stringify({ ...A.affect(A.self, [A.setTypes({ cardTypes: ["enchantment"] })]), asItEnters: true }),
    );
  });
  it.each([
    "When this creature enters, return target creature card from your graveyard to the battlefield. Put a flying counter on it. It's a Spirit in addition to its other types.",
    "When this creature dies, you may pay {1}. When you do, return target creature card from your graveyard to the battlefield. It's a Spirit in addition to its other types.",
    "When this creature enters, return target creature card from your graveyard to the battlefield. If it's an artifact, it's a Spirit in addition to its other types.",
    "When this creature enters, return target creature card from your graveyard to the battlefield. It's a Spirit in addition to its other types and has no abilities.",
  ])("say what something is as it enters (611.2e): %s", (text) => {
    expect(JSON.stringify(abilitiesOf(text))).toMatch(/"Spirit".{0,80}"asItEnters":true/);
  });
  it("say what a card is only where it was put onto the battlefield (608.2c)", () => {
    const [ability] = abilitiesOf(
      "Whenever this creature attacks, reveal the top card of your library. If it's a creature card, you may put it onto the battlefield. That permanent is an enchantment in addition to its other types. Put a +1/+1 counter on it.",
    );
    const card = A.bound(1);
    const put = A.sequence([
      A.move(card, { zone: "battlefield" }),
      { ...A.affect(card, [A.addTypes({ cardTypes: ["enchantment"] })]), asItEnters: true },
      A.putCounters("+1/+1", 1, card),
    ]);
    expect(JSON.stringify(ability)).toContain(JSON.stringify(A.may(A.you, put)));
  });
  it("change the maximum hand size (402.2)", () => {
    expect(abilitiesOf("Your maximum hand size is reduced by three.")).toEqual([
      A.staticAbility([A.handSize(A.you, 3, { change: "less" })]),
    ]);
  });
  it("limit what a cost is reduced to", () => {
    const [ability] = abilitiesOf(
      "Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
    );
    expect(ability).toMatchObject({ effects: [{ type: "costChange", of: "ability", minimum: 1 }] });
  });
  it("speak only of what was done to things called so", () => {
    expect(
      problemsOf("Sacrifice an artifact: Draw cards equal to the sacrificed land's mana value."),
    ).not.toEqual([]);
  });
});

describe("the number of an event and that of an instruction", () => {
  const effects = (text: string): readonly A.Effect[] => {
    const [ability] = abilitiesOf(text);
    const effect = ability?.type === "triggered" ? ability.effect : undefined;
    return effect?.type === "sequence" ? effect.effects : [];
  };
  const dealt = "Whenever this creature deals combat damage to a player,";
  // Life that is gained twice over, or not at all, draws no more and no fewer cards.
  it("two numbers of one sentence are both the one spoken of before", () =>
    expect(effects(`${dealt} you gain that much life and draw that many cards.`)).toEqual([
      A.gainLife(A.you, A.eventAmount),
      A.draw(A.you, A.eventAmount),
    ]));
  const drawn = (done: string): unknown => {
    const last = effects(`${dealt} you may ${done}. If you do, draw that many cards.`).at(-1);
    return last?.type === "if" && last.then.type === "draw" ? last.then.count : last;
  };
  it.each(["sacrifice it", "pay {R}", "sacrifice another creature", "discard a card", "tap target creature"])(
    "“that many” after “you may %s” is the event's: one thing is not many",
    (done) => expect(drawn(done)).toEqual(A.eventAmount),
  );
  it.each(["sacrifice any number of creatures", "pay {X}", "discard any number of cards"])(
    "“that many” after “you may %s” is as many as that came to be",
    (done) => expect(drawn(done)).toEqual(A.amount(1)),
  );
  it("one thing is not many where no event has a number either", () =>
    expect(problemsOf("When this creature enters, sacrifice a creature. Draw that many cards.")).toEqual([
      ["RW4001", "that many"],
    ]));
});

describe("what something is compared with", () => {
  it.each(["1 plus its mana value", "twice its mana value"])("%s is another one's", (number) => {
    const [ability] = abilitiesOf(
      `When this creature enters, return target creature card with mana value equal to ${number} from your graveyard to your hand.`,
    );
    expect(JSON.stringify(ability)).toContain(JSON.stringify(A.statOf("manaValue", A.self)));
  });
});

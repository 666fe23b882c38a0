import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const self = A.isOneOf(A.self);
const creature = A.hasType("creature");
/** What has an ability without saying where it is stands on the battlefield (109.2). */
const there = (filter: A.Filter): A.Filter =>
  A.and([...(filter.type === "and" ? filter.filters : [filter]), A.inZone("battlefield")]);
const yours = A.controlledBy(A.you);
const event = (text: string): A.TriggerEvent => {
  const [ability] = abilitiesOf(text);
  if (ability?.type !== "triggered") throw new Error(`${text} is no triggered ability`);
  return ability.event;
};
const effect = (text: string): A.Effect => {
  const [ability] = abilitiesOf(text);
  if (ability?.type !== "triggered") throw new Error(`${text} is no triggered ability`);
  return ability.effect;
};

describe("events", () => {
  const goldens: readonly (readonly [string, A.TriggerEvent])[] = [
    [
      "Whenever one or more other creatures you control leave the battlefield without dying",
      A.zoneChange(A.and([A.otherThan(A.self), creature, yours]), "battlefield", undefined, {
        notTo: "graveyard",
        batch: true,
      }),
    ],
    ["When you draw your third card in a turn", A.draws(A.you, { nth: 3 })],
    ["When you cast your third spell in a turn", A.cast(A.you, A.kind("spell"), { nth: 3 })],
    ["When the third plan counter is put on this creature", A.countersPlaced(self, "plan", { nth: 3 })],
    [
      "Whenever one or more loyalty counters are removed from this creature",
      A.countersPlaced(self, "loyalty", { removed: true, batch: true }),
    ],
    [
      "When there are four or more page counters on this creature",
      A.state(A.matches(A.self, A.hasCounter("page", { comparison: ">=", count: 4 }))),
    ],
    ["Whenever combat damage is dealt to you", A.damage(undefined, A.you, { combat: true })],
    // 605.3b: a mana ability is no object.
    [
      "Whenever you activate an ability of a creature",
      A.activates(A.you, A.or([A.abilityKind("activated", { of: there(creature) }), there(creature)])),
    ],
    [
      "Whenever an opponent activates an ability of a creature or land that isn't a mana ability",
      A.activates(
        A.opponents,
        A.abilityKind("activated", { of: there(A.or([creature, A.hasType("land")])) }),
      ),
    ],
    [
      "Whenever you activate a loyalty ability of a Chandra planeswalker",
      A.activates(
        A.you,
        A.abilityKind("loyalty", {
          of: there(A.and([A.hasSubtype("Chandra"), A.hasType("planeswalker")])),
        }),
      ),
    ],
    // 603.6a
    ["When this creature enters", A.zoneChange(self, undefined, "battlefield")],
    [
      "Whenever another creature you control enters",
      A.zoneChange(A.and([creature, yours, A.otherThan(A.self)]), undefined, "battlefield"),
    ],
    [
      "Whenever one or more artifacts you control enter",
      A.zoneChange(A.and([A.hasType("artifact"), yours]), undefined, "battlefield", { batch: true }),
    ],
    // 603.6c
    ["When this creature leaves the battlefield", A.zoneChange(self, "battlefield")],
    ["Whenever a creature dies", A.zoneChange(creature, "battlefield", "graveyard")],
    [
      "Whenever a card is put into an opponent's graveyard from anywhere",
      A.zoneChange(A.and([A.kind("card"), A.ownedBy(A.opponents)]), undefined, "graveyard"),
    ],
    [
      "Whenever a creature card is put into your graveyard from your library",
      A.zoneChange(A.and([A.kind("card"), creature, A.ownedBy(A.you)]), "library", "graveyard"),
    ],
    // 508.3
    ["Whenever this creature attacks", A.attacks(self)],
    ["Whenever a creature attacks you", A.attacks(creature, { whom: A.you })],
    ["Whenever a creature you control attacks alone", A.attacks(A.and([creature, yours]), { alone: true })],
    ["Whenever you attack", A.attackDeclared(A.you)],
    [
      "Whenever you attack with two or more creatures",
      A.attackDeclared(A.you, { atLeast: 2, withCreatures: creature }),
    ],
    [
      "Whenever this creature and at least two other creatures attack",
      A.attacks(
        A.and([
          self,
          A.fulfils(A.exists(A.all(A.and([creature, A.attacking(), A.otherThan(A.self)])), ">=", 2)),
        ]),
      ),
    ],
    // 509.3
    ["Whenever this creature blocks", A.blocks(self)],
    ["Whenever this creature becomes blocked by a creature", A.becomesBlocked(self, creature)],
    ["Whenever this creature attacks and isn't blocked", A.attacksUnblocked(self)],
    [
      "Whenever this creature blocks or becomes blocked by a creature",
      A.eitherEvent([A.blocks(self, creature), A.becomesBlocked(self, creature)]),
    ],
    // 120
    ["Whenever this creature deals combat damage to a player", A.damage(self, A.players, { combat: true })],
    ["Whenever this creature deals damage", A.damage(self)],
    ["Whenever this creature is dealt damage", A.damage(undefined, self)],
    ["Whenever you cast a noncreature spell", A.cast(A.you, A.and([A.not(creature), A.kind("spell")]))],
    ["Whenever you cast a spell from exile", A.cast(A.you, A.kind("spell"), { from: "exile" })],
    ["Whenever you cast your second spell each turn", A.cast(A.you, A.kind("spell"), { nth: 2 })],
    ["Whenever an opponent draws a card", A.draws(A.opponents)],
    ["Whenever you gain or lose life", A.lifeChange("any", A.you)],
    [
      "Whenever you sacrifice another permanent",
      A.sacrifices(A.you, A.and([A.kind("permanent"), A.otherThan(A.self)])),
    ],
    ["Whenever this creature becomes tapped", A.becomesTapped(self)],
    [
      "Whenever you put one or more +1/+1 counters on this creature",
      A.countersPlaced(self, "+1/+1", { by: A.you, batch: true }),
    ],
    [
      "When the last time counter is removed from this creature",
      A.countersPlaced(self, "time", { removed: true, last: true }),
    ],
    // 603.8
    [
      "When you control no Islands",
      A.state(A.notSo(A.exists(A.all(A.and([A.hasSubtype("Island"), yours]))))),
    ],
    // 603.6a: steps
    ["At the beginning of your upkeep", A.beginningOf("upkeep", A.you)],
    ["At the beginning of each player's upkeep", A.beginningOf("upkeep")],
    ["At the beginning of combat on your turn", A.beginningOf("beginning of combat", A.you)],
    ["At the beginning of each opponent's end step", A.beginningOf("end", A.opponents)],
    [
      "Whenever this creature enters or attacks",
      A.eitherEvent([A.zoneChange(self, undefined, "battlefield"), A.attacks(self)]),
    ],
    [
      "Whenever a creature enters or a land enters",
      A.eitherEvent([
        A.zoneChange(creature, undefined, "battlefield"),
        A.zoneChange(A.hasType("land"), undefined, "battlefield"),
      ]),
    ],
  ];
  it.each(goldens)("%s", (text, wanted) => {
    expect(event(`${text}, draw a card.`)).toEqual(wanted);
  });
});

describe("older wordings", () => {
  const pairs: readonly (readonly [string, string])[] = [
    ["When this creature comes into play, draw a card.", "When this creature enters, draw a card."],
    ["When this creature enters the battlefield, draw a card.", "When this creature enters, draw a card."],
    ["When Testling is put into a graveyard from play, draw a card.", "When Testling dies, draw a card."],
    [
      "When Testling is put into a graveyard from the battlefield, draw a card.",
      "When Testling dies, draw a card.",
    ],
    ["When Testling leaves play, draw a card.", "When Testling leaves the battlefield, draw a card."],
    [
      "Whenever a creature comes into play under your control, draw a card.",
      "Whenever a creature you control enters, draw a card.",
    ],
    [
      "Whenever another creature enters the battlefield under your control, draw a card.",
      "Whenever another creature you control enters, draw a card.",
    ],
    ["At end of turn, sacrifice Testling.", "At the beginning of the end step, sacrifice Testling."],
  ];
  it.each(pairs)("%s", (old, today) => {
    expect(abilitiesOf(old)).toEqual(abilitiesOf(today));
  });
});

describe("whom an ability speaks of", () => {
  it("means the subject by 'it' and the other party by its noun", () => {
    expect(effect("Whenever this creature blocks a creature, destroy that creature.")).toEqual(
      A.destroy(A.eventObjects("other")),
    );
    expect(
      effect("Whenever this creature blocks a creature, this creature deals 1 damage to that creature."),
    ).toEqual(A.dealDamage(A.self, 1, A.eventObjects("other")));
    expect(effect("Whenever a creature you control enters, it gets +1/+1 until end of turn.")).toEqual(
      A.affect(A.eventObjects("object"), [A.modifyPT(1, 1)], A.until("end of turn")),
    );
  });
  it("finds the blocker that a creature becomes blocked by (509.3d)", () => {
    expect(effect("Whenever this creature becomes blocked by a creature, destroy that creature.")).toEqual(
      A.destroy(A.eventObjects("object")),
    );
    expect(
      effect("Whenever this creature blocks or becomes blocked by a creature, destroy that creature."),
    ).toEqual(A.destroy(A.eventObjects("opposing")));
  });
  it("means the player of the event by 'that player'", () => {
    expect(
      effect("Whenever this creature deals combat damage to a player, that player loses 1 life."),
    ).toEqual(A.loseLife(A.eventPlayer, 1));
    expect(effect("At the beginning of each player's upkeep, that player draws a card.")).toEqual(
      A.draw(A.eventPlayer, 1),
    );
  });
  it("means the attacked opponent by 'that opponent' (508.3a)", () => {
    expect(effect("Whenever a creature attacks an opponent, that opponent loses 1 life.")).toEqual(
      A.loseLife(A.eventPlayer, 1),
    );
    expect(
      problemsOf("Whenever a creature attacks a player, that opponent loses 1 life.").map(([code]) => code),
    ).not.toEqual([]);
  });
  it("means whoever controls what caused the event by 'that player'", () => {
    const cause = "Whenever a spell or ability an opponent controls causes";
    expect(effect(`${cause} you to discard a card, that player loses 1 life.`)).toEqual(
      A.loseLife(A.controllerOf(A.eventObjects("source")), 1),
    );
    expect(problemsOf(`${cause} a player to discard a card, that player loses 1 life.`)).toEqual([
      ["RW4003", "that player"],
    ]);
  });
  it("follows the card itself where it went (400.7)", () => {
    expect(effect("When this creature dies, return it to its owner's hand.")).toEqual(
      A.move(A.self, { zone: "hand" }),
    );
  });
  it("refuses what nothing was said of", () => {
    expect(problemsOf("Whenever this creature blocks a creature, destroy that artifact.")).toEqual([
      ["RW4003", "that artifact"],
    ]);
    expect(problemsOf("When this creature enters, that player draws a card.").map(([code]) => code)).toEqual([
      "RW4003",
    ]);
  });
});

describe("“or” within what is said behind a noun", () => {
  const yourCreature = A.and([creature, yours]);
  const yourWalker = A.and([A.hasType("planeswalker"), yours]);
  const targetsYours = A.or([A.targets(A.you), A.targets(yourCreature)]);
  const attackingYours = A.and([creature, A.attacking({ whom: A.both([A.you, A.all(yourWalker)]) })]);
  const cases: readonly (readonly [string, A.TriggerEvent])[] = [
    [
      "Whenever an opponent casts a spell that targets you or a creature you control",
      A.cast(A.opponents, A.and([A.kind("spell"), targetsYours])),
    ],
    [
      "Whenever an opponent activates an ability that targets you or a creature you control",
      A.activates(A.opponents, A.and([A.kind("ability"), targetsYours])),
    ],
    [
      "Whenever a creature attacking you or a planeswalker you control dies",
      A.zoneChange(attackingYours, "battlefield", "graveyard"),
    ],
    [
      "Whenever an Aura attached to you or a creature you control leaves the battlefield",
      A.zoneChange(
        A.and([A.hasSubtype("Aura"), A.or([A.attachedTo(A.you), A.attachedTo(A.all(yourCreature))])]),
        "battlefield",
      ),
    ],
    // An Aura spell is another spell, and what a creature attacks is no creature (508.1b).
    [
      "Whenever a player casts a spell that targets you or an Aura spell",
      A.cast(
        A.players,
        A.or([A.and([A.kind("spell"), A.targets(A.you)]), A.and([A.kind("spell"), A.hasSubtype("Aura")])]),
      ),
    ],
    [
      "Whenever a creature attacking you or a creature you control dies",
      A.zoneChange(
        A.or([A.and([creature, A.attacking({ whom: A.you })]), yourCreature]),
        "battlefield",
        "graveyard",
      ),
    ],
  ];
  it.each(cases)("%s", (text, expected) => {
    expect(event(`${text}, draw a card.`)).toEqual(expected);
  });
  it("is about both of what a player does, or of the last: refused", () => {
    const does =
      "an opponent casts a spell or activates an ability that targets you or a permanent you control";
    expect(problemsOf(`Whenever ${does}, draw a card.`).map(([code]) => code)).toEqual(["RW4001"]);
  });
});

describe("abilities that an effect sets up (603.7, 603.12)", () => {
  it("bind targets of the effect where they have targets of their own", () => {
    const text =
      "When this creature enters, exile target creature. When you do, target player loses life equal to that creature's power.";
    expect(effect(text)).toEqual(
      A.sequence([
        A.chooseObjects(A.you, A.target(0), { bind: 1 }),
        A.exile(A.target(0), { bind: 2 }),
        A.reflexive(2, {
          targets: [{ count: { min: 1, max: 1 }, players: A.players }],
          effect: A.loseLife(A.targetPlayers(0), A.statOf("power", A.bound(1))),
        }),
      ]),
    );
  });
  it("know the number of their own event", () => {
    const text =
      "Whenever this creature attacks, choose target creature. Whenever that creature deals combat damage to a player this turn, draw that many cards.";
    expect(effect(text)).toMatchObject({
      effects: [
        {},
        {
          type: "delayed",
          ability: { effect: A.draw(A.you, A.eventAmount) },
          duration: A.until("end of turn"),
        },
      ],
    });
  });
  it("last for the turn, or wait once", () => {
    const spell = (text: string): A.Ability | undefined => abilitiesOf(text, "Instant")[0];
    expect(spell("Until end of turn, whenever a creature dies, draw a card.")).toMatchObject({
      effect: { type: "delayed", duration: A.until("end of turn") },
    });
    expect(spell("When you next cast a creature spell this turn, draw a card.")).toMatchObject({
      effect: { type: "delayed", duration: A.until("end of turn"), once: true },
    });
  });
});

describe("what is played and aimed at", () => {
  it("lands and spells from one zone (701.18b)", () => {
    // A copy of a card is cast, and not played: only cards are (701.18b).
    const both = (cast: "card" | "spell"): A.TriggerEvent =>
      A.eitherEvent([
        A.playsLand(A.you, A.hasType("land"), { from: "exile" }),
        A.cast(A.you, A.kind(cast), { from: "exile" }),
      ]);
    expect(event("Whenever you play a card from exile, you gain 1 life.")).toEqual(both("card"));
    expect(event("Whenever you play a land from exile or cast a spell from exile, you gain 1 life.")).toEqual(
      both("spell"),
    );
    expect(problemsOf("Whenever you play a land or cast a spell from exile, you gain 1 life.")).toEqual([
      ["RW4001", "play a land or cast a spell from exile"],
    ]);
  });
  it("players and objects that become targets", () => {
    expect(
      event("Whenever you or another creature you control becomes the target of a spell, you gain 1 life."),
    ).toEqual(
      A.eitherEvent([
        A.becomesTarget(A.you, A.kind("spell")),
        A.becomesTarget(
          A.and([A.hasType("creature"), A.controlledBy(A.you), A.otherThan(A.self)]),
          A.kind("spell"),
        ),
      ]),
    );
  });
  it("what returns to a hand returns from the battlefield", () => {
    const text = "Whenever a creature is returned to your hand from the battlefield, you gain 1 life.";
    expect(event(text)).toEqual(event(text.replace(" from the battlefield", "")));
  });
});

describe("triggers printed on instants and sorceries", () => {
  it("are the card's own where they speak of it", () => {
    expect(abilitiesOf("You gain 1 life.\nWhen you cycle this card, draw a card.", "Instant")[1]).toEqual(
      A.triggered(A.keywordAction("cycle", { by: A.you, what: self }), A.draw(A.you, 1)),
    );
    expect(abilitiesOf("When you cast this spell, draw a card.\nYou gain 1 life.", "Instant")[0]).toEqual(
      A.triggered(A.cast(A.you, self), A.draw(A.you, 1), { zone: "stack" }),
    );
  });
  it("work in the graveyard they return the card from (113.6)", () => {
    const text =
      "You gain 1 life.\nWhenever an opponent gains life, you may pay {R}. If you do, return Testling from your graveyard to your hand.";
    expect(abilitiesOf(text, "Instant")[1]).toMatchObject({ type: "triggered", zone: "graveyard" });
  });
  it("are set up by the spell where they last for the turn", () => {
    expect(abilitiesOf("Whenever a creature attacks this turn, you gain 1 life.", "Instant")).toMatchObject([
      { type: "spell", effect: { type: "delayed", duration: A.until("end of turn") } },
    ]);
  });
});

describe("abilities that return their card from the graveyard (113.6m)", () => {
  const later = "Return Testling from your graveyard to your hand at the beginning of the next end step.";
  const zoneOf = (text: string): unknown => (abilitiesOf(text, "Creature")[0] as A.Triggered).zone;
  it.each([
    `Whenever a creature you control dies, ${later.replace("Return", "return")}`,
    "Whenever a creature enters, return Testling from your graveyard to the battlefield at the beginning of the next end step.",
    "Whenever you discard a card, you may pay {1}. When you do, return Testling from your graveyard to your hand.",
    `{2}: ${later}`,
  ])("work there, also if it is returned later: %s", (text) => {
    expect(zoneOf(text)).toBe("graveyard");
  });
  it.each([
    `{2}, Sacrifice Testling: ${later}`,
    "{2}: Sacrifice Testling, then return it from your graveyard to the battlefield.",
    `At the beginning of your upkeep, sacrifice Testling. ${later}`,
    "{2}: When Testling dies this turn, return it from your graveyard to your hand.",
    "When Testling dies, return it from your graveyard to your hand at the beginning of the next end step.",
  ])("work on the battlefield if they or their event put it there first: %s", (text) => {
    expect(zoneOf(text)).toBeUndefined();
  });
});

describe("other creatures", () => {
  const text = "Whenever a creature attacks, tap all other creatures.";
  it.each(["Enchantment", "Artifact — Equipment", "Land", "Creature — Goblin", "Artifact — Vehicle"])(
    "are other than the one that triggered: %s",
    (typeLine) =>
      expect(JSON.stringify(abilitiesOf(text, typeLine))).toContain(
        JSON.stringify(A.otherThan(A.eventObjects("object"))),
      ),
  );
});

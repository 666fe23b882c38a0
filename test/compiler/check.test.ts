import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { checkFace } from "../../src/compiler/check/index.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { cardOf, problemsOf } from "./abilities-of.ts";

const face = (abilities: readonly A.Ability[], more: Partial<A.Face> = {}): A.Face => ({
  name: "Testling",
  supertypes: [],
  cardTypes: ["creature"],
  subtypes: [],
  ...more,
  abilities,
});
const instant: Partial<A.Face> = { cardTypes: ["instant"] };

/** What is wrong with the ability on a creature, or on a face of that sort. */
const found = (ability: A.Ability, more: Partial<A.Face> = {}): readonly string[] =>
  checkFace(face([ability], more), [{ abilities: [ability], start: 3, end: 9 }]).map(
    ({ code, message }) => `${code} ${message}`,
  );

const creature = A.hasType("creature");
const one: A.Count = { min: 1, max: 1 };
const destroys = (objects: A.Filter): A.Ability =>
  A.spell(A.destroy(A.target(0)), { targets: [{ count: one, objects }] });
const counts = (...filters: readonly A.Filter[]): A.Ability =>
  A.spell(A.draw(A.you, A.count(A.all(A.and(filters)))));
const itself = A.isOneOf(A.self);

describe("filters that nothing fits", () => {
  const clashing: readonly (readonly [string, readonly A.Filter[]])[] = [
    ["a spell in exile", [A.kind("spell"), A.inZone("exile")]],
    ["a tapped card in a hand", [A.status("tapped"), A.inZone("hand")]],
    ["a card in a graveyard that somebody controls", [A.controlledBy(A.you), A.inZone("graveyard")]],
    ["two zones", [A.inZone("exile"), A.inZone("graveyard")]],
    ["an instant creature", [A.hasType("instant"), creature]],
    ["an instant on the battlefield", [A.hasType("instant"), A.inZone("battlefield")]],
    ["both instant and sorcery", [A.hasType("instant"), A.hasType("sorcery")]],
    ["a land spell", [A.hasType("land"), A.kind("spell")]],
    ["a noncreature creature", [A.not(creature), creature]],
    ["a colorless red thing", [A.colorCount("=", 0), A.hasColor("red")]],
    ["multicolored and of one color", [A.colorCount(">=", 2), A.colorCount("=", 1)]],
    ["tapped and untapped", [A.status("tapped"), A.status("untapped")]],
    ["attacking and blocking", [A.attacking(), A.blocking()]],
    ["yours and an opponent's", [A.controlledBy(A.you), A.controlledBy(A.opponents)]],
    ["small and great", [A.compare("power", ">=", 4), A.compare("power", "<", 4)]],
    ["two names", [A.named("Ember"), A.named("Ash")]],
    ["itself, and another", [itself, A.otherThan(A.self)]],
    ["one of the alternatives", [A.or([creature, A.kind("spell")]), A.status("tapped")]],
  ];
  it.each(clashing)("%s", (_, filters) => {
    expect(found(counts(...filters))).toEqual([expect.stringMatching(/^RW4020 Nothing is .* at once\.$/)]);
  });

  const possible: readonly (readonly [string, readonly A.Filter[]])[] = [
    ["an artifact creature", [A.hasType("artifact"), creature]],
    ["an instant card in exile", [A.hasType("instant"), A.inZone("exile")]],
    [
      "other than land cards",
      [A.not(A.and([A.kind("card"), A.hasType("land")])), A.kind("card"), A.inZone("exile")],
    ],
    ["a source wherever it is", [A.hasType("land"), A.or([A.inZone("battlefield"), A.kind("spell")])]],
    ["two colors", [A.hasColor("red"), A.hasColor("blue")]],
    ["a number in between", [A.compare("power", ">=", 2), A.compare("power", "<", 4)]],
  ];
  it.each(possible)("but %s", (_, filters) => {
    expect(found(counts(...filters))).toEqual([]);
  });
  it("says what clashes", () => {
    expect(found(counts(A.kind("spell"), A.inZone("exile")))).toEqual([
      "RW4020 Nothing is a spell and in exile at once.",
    ]);
  });
});

describe("what never happens", () => {
  it("is done to objects in the wrong zone", () => {
    expect(found(destroys(A.kind("spell")))).toEqual([
      "RW4021 This never happens: a spell can't be destroyed.",
    ]);
    expect(found(destroys(A.or([creature, A.kind("spell")])))).toHaveLength(1);
    expect(found(A.spell(A.counter(A.all(A.inZone("battlefield")))))).toHaveLength(1);
    expect(found(A.triggered(A.attacks(A.inZone("graveyard")), A.draw(A.you, 1)))).toHaveLength(1);
    expect(found(destroys(creature))).toEqual([]);
  });
  it("is not done to what was moved before", () => {
    const back = A.sequence([A.move(A.target(0), { zone: "battlefield" }), A.tap(A.target(0))]);
    const card = A.and([A.kind("card"), A.inZone("graveyard")]);
    expect(found(A.spell(back, { targets: [{ count: one, objects: card }] }))).toEqual([]);
  });
  it("moves out of a zone in which the object can't be", () => {
    const event = A.zoneChange(A.inZone("hand"), "battlefield", "graveyard");
    expect(found(A.triggered(event, A.draw(A.you, 1)))).toHaveLength(1);
  });
  it("is done to an instant or sorcery as if that were a permanent", () => {
    const what = "RW4003 An instant or sorcery is no permanent that this could be done to.";
    expect(found(A.spell(A.sacrifice(A.you, A.self)), instant)).toEqual([what]);
    expect(found(A.spell(A.putCounters("+1/+1", 1, A.self)), instant)).toEqual([what]);
    const given = A.gainAbilities([A.activated([A.tapSelf], A.untap(A.self))]);
    expect(found(A.spell(A.affect(A.all(creature), [given])), instant)).toEqual([]);
    expect(
      found(
        A.triggered(A.zoneChange(creature, "battlefield"), A.putCounters("time", 1, A.self), {
          zone: "exile",
        }),
        instant,
      ),
    ).toEqual([]);
  });
  it("is done to what is no permanent any more", () => {
    const then = (effect: A.Effect, ...more: readonly A.Effect[]): A.Ability =>
      A.spell(A.sequence([effect, ...more]));
    const gone = A.sacrifice(A.you, A.all(creature), { bind: 1 });
    expect(found(then(gone, A.putCounters("+1/+1", 1, A.bound(1))))).toEqual([
      "RW4021 This never happens: what was sacrificed is no permanent any more.",
    ]);
    expect(found(then(A.may(A.you, A.draw(A.you, 1)), gone, A.tap(A.bound(1))))).toHaveLength(1);
    const optional: A.Effect = { ...A.may(A.you, A.discard(A.you, one)), bind: 1 };
    expect(found(then(optional, A.putCounters("+1/+1", 1, A.bound(1))))).toHaveLength(1);
    const flashback = A.gainAbilities([A.keyword("flashback", [], [])]);
    const gains = A.affect(A.bound(1), [flashback], A.until("end of turn"));
    expect(found(then(A.mill(A.you, 1, { bind: 1 }), gains))).toEqual([]);
    expect(found(A.triggered(A.draws(A.you), A.affect(A.eventObjects("object"), [flashback])))).toHaveLength(
      1,
    );
  });
  it("is paid where it can't be", () => {
    const taps = A.activated([A.tapSelf], A.draw(A.you, 1));
    expect(found(taps)).toEqual([]);
    expect(found(taps, instant)).toHaveLength(1);
    expect(found({ ...taps, zone: "graveyard" })).toEqual([
      "RW4021 This never happens: {T} can't be paid in a graveyard.",
    ]);
    const sacrifices = A.activated([A.costOnObjects("sacrifice", A.self)], A.draw(A.you, 1));
    expect(found({ ...sacrifices, zone: "graveyard" })).toHaveLength(1);
    expect(found(A.activated([A.costOnObjects("discard", A.self)], A.draw(A.you, 1)))).toHaveLength(1);
  });
  it("is waited for where it can't happen", () => {
    const attacks = A.triggered(A.attacks(itself), A.draw(A.you, 1));
    expect(found(attacks)).toEqual([]);
    expect(found({ ...attacks, zone: "graveyard" })).toHaveLength(1);
    expect(found(attacks, instant)).toHaveLength(1);
    expect(found(A.triggered(A.draws(A.you), A.gainLife(A.you, 1)), instant)).toHaveLength(1);
    expect(found(A.triggered(A.cast(A.you, itself), A.draw(A.you, 1), { zone: "stack" }), instant)).toEqual(
      [],
    );
  });
  it("asks for a host where nothing is attached", () => {
    const dies = A.zoneChange(A.isOneOf(A.host), "battlefield", "graveyard");
    const returns = A.triggered(dies, A.move(A.self, { zone: "hand" }));
    expect(found(returns, { subtypes: ["Equipment"] })).toEqual([]);
    expect(found({ ...returns, zone: "graveyard" }, { subtypes: ["Equipment"] })).toHaveLength(1);
  });
});

describe("targets", () => {
  it("a card that is a target and may be anywhere (115.2)", () => {
    const card = A.and([A.kind("card"), creature]);
    const returns = (objects: A.Filter): A.Ability =>
      A.spell(A.move(A.target(0), { zone: "hand" }), { targets: [{ count: one, objects }] });
    expect(found(returns(card), instant)).toEqual([
      "RW4022 Targets and what is done to them don't fit: it is not said where the card that is a target is.",
    ]);
    expect(found(returns(A.and([card, A.inZone("graveyard")])), instant)).toEqual([]);
  });
  it("asks where cards are that are no targets (109.2a)", () => {
    const card = A.and([A.kind("card"), creature]);
    const revealed = (objects: A.Filter, from?: A.Objects): readonly string[] =>
      found(A.spell(A.reveal(A.you, { type: "choose", count: one, filter: objects, ...(from && { from }) })));
    const nowhere = ["RW4023 It is not said where these cards are."];
    expect(revealed(card)).toEqual(nowhere);
    expect(revealed(A.and([card, A.inZone("hand", A.you)]))).toEqual([]);
    expect(revealed(card, A.topCards(A.you, 3))).toEqual([]);
    expect(found(A.spell(A.exile(A.all(card))), instant)).toEqual(nowhere);
    expect(found(A.spell(A.discard(A.you, "all", { what: A.all(card) })), instant)).toEqual([]);
  });
  it("are not asked for what can't be where they are", () => {
    const asks = (filter: A.Filter, ...more: readonly A.Effect[]): readonly string[] =>
      found(
        A.spell(
          A.sequence([
            A.ifThen(A.matches(A.target(0), filter), A.draw(A.you, 1)),
            A.tap(A.target(0)),
            ...more,
          ]),
          { targets: [{ count: one, objects: creature }] },
        ),
        instant,
      );
    expect(asks(A.kind("spell"))).toEqual(["RW4021 This never happens: that target is never a spell."]);
    expect(asks(A.inZone("exile"))).toHaveLength(1);
    expect(asks(A.inZone("exile"), A.exile(A.target(0)))).toEqual([]);
    expect(asks(A.hasType("artifact"))).toEqual([]);
  });
  it("are copied and played only as spells and cards (707.10, 601.2a)", () => {
    const done = (objects: A.Filter, effect: A.Effect): readonly string[] =>
      found(A.spell(effect, { targets: [{ count: one, objects }] }), instant);
    const copy = A.copySpell(A.you, A.target(0));
    expect(done(creature, copy)).toEqual(["RW4021 This never happens: a creature can't be copied."]);
    expect(done(A.kind("spell"), copy)).toEqual([]);
  });
  it("are chosen before they are spoken of", () => {
    expect(found(A.spell(A.destroy(A.target(0))))).toEqual([
      "RW4022 Targets and what is done to them don't fit: there are not so many targets.",
    ]);
    const drawn = A.spell(A.draw(A.targetPlayers(0), 1), { targets: [{ count: one, objects: creature }] });
    expect(found(drawn)).toHaveLength(1);
  });
  it("are used", () => {
    const idle = A.spell(A.draw(A.you, 1), { targets: [{ count: one, objects: creature }] });
    expect(found(idle)).toHaveLength(1);
    const mode: A.Mode = { effect: A.draw(A.you, 1), targets: [{ count: one, objects: creature }] };
    expect(found(A.spell(A.modal(one, [mode])))).toHaveLength(1);
  });
  it("of the text around are those of what has none", () => {
    const later = A.delayed(A.beginningOf("end"), { effect: A.destroy(A.target(0)) });
    expect(found(A.spell(later, { targets: [{ count: one, objects: creature }] }))).toEqual([]);
  });
});

describe("references to what is not there", () => {
  it("an object of an event without one", () => {
    expect(found(A.spell(A.destroy(A.eventObjects("object"))))).toHaveLength(1);
    expect(found(A.triggered(A.beginningOf("upkeep"), A.destroy(A.eventObjects("object"))))).toHaveLength(1);
    expect(found(A.triggered(A.attacks(creature), A.destroy(A.eventObjects("object"))))).toEqual([]);
  });
  it("a card that is not drawn, as the draw is replaced", () => {
    const instead = A.replace(A.draws(A.you), A.exile(A.eventObjects("object")));
    expect(found(A.staticAbility([instead]))).toEqual([
      "RW4023 The event has no object that this could mean.",
    ]);
  });
  it("the event before, in what waits for a step", () => {
    const later = A.delayed(A.beginningOf("end"), { effect: A.destroy(A.eventObjects("object")) });
    expect(found(A.triggered(A.attacks(creature), later))).toEqual([]);
    expect(found(A.spell(later))).toHaveLength(1);
  });
  it("a player or a number of no event", () => {
    expect(found(A.spell(A.draw(A.eventPlayer, 1)))).toHaveLength(1);
    expect(found(A.spell(A.draw(A.you, A.eventAmount)))).toHaveLength(1);
    const always = A.triggered(A.state(A.isTurn(A.you)), A.draw(A.eventPlayer, 1));
    expect(found(always)).toHaveLength(1);
    expect(found(A.triggered(A.beginningOf("upkeep"), A.draw(A.you, A.eventAmount)))).toHaveLength(1);
  });
  it("a result of what has none", () => {
    const after = (effect: A.Effect, ...then: readonly A.Effect[]): A.Ability =>
      A.spell(A.sequence([effect, ...then]));
    const life = A.gainLife(A.you, 3, { bind: 1 });
    expect(found(after(life, A.destroy(A.bound(1))))).toHaveLength(1);
    expect(found(after(life, A.draw(A.you, A.amount(1))))).toEqual([]);
    expect(found(after({ type: "endTurn", bind: 1 }, A.draw(A.you, A.amount(1))))).toHaveLength(1);
    expect(found(after(life, A.draw(A.you, A.excessDamage(1))))).toHaveLength(1);
    expect(found(after(life, A.ifThen(A.wonFlip(1), A.draw(A.you, 1))))).toHaveLength(1);
  });
  it("nobody and nothing at hand", () => {
    expect(found(A.spell(A.destroy(A.each)))).toHaveLength(1);
    expect(found(A.spell(A.forEach(A.all(creature), A.destroy(A.each))))).toEqual([]);
    expect(found(A.spell(A.gainLife(A.players, A.playerStat("life", A.eachPlayer))))).toEqual([]);
    // "You" is nobody of several.
    expect(found(A.spell(A.gainLife(A.you, A.playerStat("life", A.eachPlayer))))).toHaveLength(1);
    expect(
      found(A.spell(A.forEach(A.all(creature), A.destroy(A.all(A.controlledBy(A.eachPlayer)))))),
    ).toHaveLength(1);
  });
});

describe("how long, and when", () => {
  const grows = (duration?: A.Duration): A.Ability =>
    A.spell(A.affect(A.all(creature), [A.modifyPT(1, 1)], duration));
  it("a change of power has an end", () => {
    expect(found(grows())).toEqual(["RW4024 Say for how long, such as 'until end of turn'."]);
    expect(found(grows(A.until("end of turn")))).toEqual([]);
  });
  it("but not where the creature has one", () => {
    const end = A.delayed(A.beginningOf("end"), { effect: A.sacrifice(A.you, A.self) });
    expect(found(A.spell(A.sequence([A.affect(A.self, [A.modifyPT(1, 1)]), end])))).toEqual([]);
  });
  it("a cost is known before", () => {
    const dearer = A.costChange(itself, "more", [A.mana(["1"])], { of: "ability" });
    expect(found(A.activated([], A.changeRules([dearer])))).toHaveLength(1);
  });
  it.each([
    ["Land", "{T}: Add {G}. If that mana is spent on a creature spell, it costs {1} less to cast."],
    ["Land", "{T}: Add {G}. When you spend this mana to cast a creature spell, it costs {1} less to cast."],
    ["Enchantment", "Whenever you cast a creature spell, it costs {2} less to cast."],
    ["Enchantment", "Whenever you cast a creature spell, it costs {2} less to cast this turn."],
    [
      "Enchantment",
      "Whenever you cast a creature spell, you may pay {1}. If you do, it costs {2} less to cast.",
    ],
  ])("what was cast is paid for (601.2h): %s: %s", (typeLine, text) =>
    expect(problemsOf(text, typeLine).map(([code]) => code)).toEqual(["RW4024"]),
  );
  it("what is still to be cast is not", () =>
    expect(
      problemsOf(
        "Whenever you cast a creature spell, the next spell you cast this turn costs {2} less to cast.",
        "Enchantment",
      ),
    ).toEqual([]));
  it("what a spell costs is paid before it is cast", () =>
    expect(
      problemsOf(
        "Exile the top card of your library. You may cast it. If you cast a spell this way, that spell costs {2} less to cast.",
        "Sorcery",
      ),
    ).toHaveLength(1));
  it.each([
    ["Enchantment", "Whenever a creature enters under your control, it enters with a +1/+1 counter on it."],
    [
      "Enchantment",
      "When this enchantment enters, you may draw a card. This enchantment enters with a soul counter on it.",
    ],
    ["Sorcery", "Target creature enters tapped."],
  ])("how something enters is said before it does (614.12): %s: %s", (typeLine, text) =>
    expect(problemsOf(text, typeLine).map(([code]) => code)).toEqual(["RW4021"]),
  );
  it.each([
    "Whenever you cast a creature spell, that creature enters with an additional +1/+1 counter on it.",
    "Whenever a creature enters, until end of turn, creatures enter tapped.",
    "Whenever a creature you control enters, exile it, then return it to the battlefield. It enters tapped.",
  ])("and may be said of what is still to enter: %s", (text) =>
    expect(problemsOf(text, "Enchantment")).toEqual([]),
  );
});

it("conditions that are always or never true", () => {
  const asked = (condition: A.Condition): readonly string[] =>
    found(A.spell(A.ifThen(condition, A.draw(A.you, 1))));
  expect(asked(A.compareQuantities(1, ">=", 2))).toEqual(["RW4025 This condition is never true."]);
  expect(asked(A.compareQuantities(2, ">=", 2))).toEqual(["RW4025 This condition is always true."]);
  const power = A.statOf("power", A.self);
  expect(asked(A.compareQuantities(power, ">", power))).toEqual(["RW4025 This condition is never true."]);
  expect(asked(A.matches(A.self, A.compare("power", "<", power)))).toEqual([
    "RW4025 This condition is never true.",
  ]);
  expect(asked(A.matches(A.self, A.compare("power", "<", A.statOf("toughness", A.self))))).toEqual([]);
  expect(asked(A.exists(A.all(creature), ">=", 0))).toHaveLength(1);
  expect(asked(A.exists(A.all(creature), "<", 0))).toHaveLength(1);
  expect(asked(A.playerMatches(A.you, A.opponents))).toHaveLength(1);
  expect(asked(A.allOf([A.isTurn(A.you), A.notSo(A.isTurn(A.you))]))).toHaveLength(1);
  expect(asked(A.anyOf([A.isTurn(A.you), A.notSo(A.isTurn(A.you))]))).toHaveLength(1);
  expect(asked(A.allOf([A.isTurn(A.you), A.notSo(A.isTurn(A.opponents))]))).toEqual([]);
});

it("what something was said to be none of", () => {
  const asked = (what: A.Filter, filter: A.Filter): readonly string[] =>
    found(
      A.triggered(A.cast(A.you, what), A.draw(A.you, 1), {
        condition: A.matches(A.eventObjects("object"), filter),
      }),
    );
  const instant = A.and([A.kind("spell"), A.hasType("instant")]);
  expect(asked(instant, creature)).toEqual(["RW4025 This condition is never true."]);
  expect(asked(instant, A.hasType("artifact"))).toHaveLength(1);
  expect(asked(A.kind("spell"), creature)).toEqual([]);
});

it("what asks for nothing, and what asks too early", () => {
  const draws = A.draw(A.you, 1);
  const turn = A.isTurn(A.you);
  expect(found(A.spell(A.ifThen(turn, draws, draws)))).toHaveLength(1);
  expect(found(A.spell(A.ifThen(turn, draws, A.draw(A.you, 2))))).toEqual([]);
  const asks = (effect: A.Effect): A.Effect => A.ifThen(A.performed(1), effect);
  expect(found(A.spell(A.may(A.you, asks(draws), { bind: 1 })))).toHaveLength(1);
  expect(found(A.spell(A.sequence([A.may(A.you, draws, { bind: 1 }), asks(draws)])))).toEqual([]);
  const own = A.spell(A.draw(A.you, A.statOf("power", A.self)));
  expect(found(own, instant)).toEqual(["RW4023 An instant or sorcery has no power."]);
  expect(found(own, { cardTypes: ["artifact"] })).toEqual(["RW4023 What is no creature has no power."]);
  expect(found(own)).toEqual([]);
  const animated = A.affect(A.self, [A.addTypes({ cardTypes: ["creature"] })]);
  expect(
    found(A.spell(A.sequence([A.draw(A.you, A.statOf("power", A.self)), animated])), {
      cardTypes: ["artifact"],
    }),
  ).toEqual([]);
});

describe("types and the abilities that belong to them", () => {
  const codes = (text: string, typeLine: string): readonly string[] =>
    problemsOf(text, typeLine).map(([code]) => code);
  it("Auras and enchant", () => {
    expect(codes("Enchanted creature gets +1/+1.", "Enchantment — Aura")).toEqual(["RW4026"]);
    expect(codes("Enchant creature\nDraw a card.", "Enchantment").length).toBeGreaterThan(0);
    expect(codes("Enchant creature\nEnchanted creature gets +1/+1.", "Enchantment — Aura")).toEqual([]);
  });
  it("planeswalkers and loyalty abilities", () => {
    const loyal = A.activated([A.loyalty(1)], A.draw(A.you, 1));
    const walker: Partial<A.Face> = { cardTypes: ["planeswalker"], loyalty: 3 };
    expect(found(loyal, walker)).toEqual([]);
    expect(found(loyal)).toEqual(["RW4026 Only planeswalkers have loyalty abilities."]);
    expect(found(A.keyword("flying", [], []), walker)).toHaveLength(1);
  });
  it("Sagas and chapters", () => {
    const saga = "Enchantment — Saga";
    expect(codes("I — Draw a card.\nII, III — You gain 1 life.", saga)).toEqual([]);
    expect(codes("I — Draw a card.\nIII — You gain 1 life.", saga)).toEqual(["RW4027"]);
    expect(codes("II — Draw a card.\nI — You gain 1 life.", saga)).toEqual(["RW4027"]);
    expect(codes("I — Draw a card.", "Enchantment")).toEqual(["RW4027"]);
    const returned = "II — Return a card exiled with this Saga to its owner's hand.";
    expect(codes(`I — Exile target creature.\n${returned}`, saga)).toEqual([]);
    expect(codes(`I — Tap target creature.\n${returned}`, saga)).toEqual(["RW4023"]);
  });
  it("Dungeons and rooms", () => {
    const upper = "Upper Room — Draw a card. (Leads to: Lower Room)";
    const lower = "Lower Room — You gain 1 life.";
    expect(codes(`${upper}\n${lower}`, "Dungeon")).toEqual([]);
    expect(codes(`${lower}\n${upper}`, "Dungeon")).toEqual(["RW4027"]);
    expect(codes(upper, "Dungeon")).toEqual(["RW4027"]);
    expect(codes(`${upper}\n${lower}\nFlying`, "Dungeon")).toEqual(["RW4027"]);
    expect(codes(upper, "Enchantment")).toEqual(["RW4027"]);
  });
  it("Classes and levels", () => {
    const level = (count: number): A.Ability =>
      A.activated([A.mana(["1"])], A.doAction("gainLevel", A.you, A.self, { count }));
    expect(found(level(2))).toEqual([]);
    expect(found(level(3))).toEqual(["RW4027 The levels of a Class run from 2 on, each once and in order."]);
  });
});

describe("what is said of", () => {
  const refused: readonly (readonly [string, string, string])[] = [
    ["a permanent as of a card (109.2)", "Target player discards a creature.", "RW4021"],
    ["permanents as of cards in a hand", "Discard all Spirits.", "RW4021"],
    ["a card as of a permanent (109.2a)", "Destroy an artifact or creature card.", "RW4021"],
    [
      "the card that was on top before",
      "Exile target creature and the top card of its controller's library. Its controller may play that card this turn.",
      "RW4003",
    ],
    ["a card that is dealt damage (120.1)", "Testling deals 2 damage to each card.", "RW4021"],
    ["a spell that is dealt damage", "Testling deals 5 damage to target spell.", "RW4021"],
    ["a permanent that is countered (701.6a)", "Counter target creature.", "RW4021"],
    ["a card with a name that is dealt damage", "Testling deals 2 damage to each card named Pyre.", "RW4021"],
    [
      "a target of an opponent as yours",
      "Tap target creature an opponent controls. Put a +1/+1 counter on the creature you control.",
      "RW4020",
    ],
    ["what is no creature as goaded (701.15a)", "Goad target artifact you control.", "RW4021"],
    ["what is no creature as suspected (701.60a)", "Suspect target land.", "RW4021"],
    [
      "several creatures that fight one (701.14a)",
      "Choose two target creatures you control. Each of those creatures fights up to one target creature.",
      "RW4022",
    ],
    ["a spell as of a creature", "This spell can block any number of creatures.", "RW4003"],
    ["a spell as of a creature that attacks", "This spell attacks each combat if able.", "RW4003"],
    ["a spell as of a permanent", "This spell enters with two +1/+1 counters on it.", "RW4003"],
    ["who controlled what is still there", "Each player who controlled a creature loses 1 life.", "RW4001"],
    ["what a player controlled, and still does", "If you controlled a creature, draw a card.", "RW4001"],
    ["the untap step of something else", "Creatures get +1/+1 during your next untap step.", "RW4001"],
    ["one object and several owners", "Return target creature to their owners' hands.", "RW3013"],
    [
      "what is only permitted as done (603.12)",
      "You may play an additional land this turn. When you do, you gain 2 life.",
      "RW4023",
    ],
    [
      "what is to be skipped as skipped",
      "Target opponent skips their next draw step. When they do, you draw a card.",
      "RW4023",
    ],
    ["a turn to come as taken", "Take an extra turn after this one. When you do, draw a card.", "RW4023"],
    [
      "mana that is there as spent (106.6)",
      "Add {R}. Spend this mana only to cast a creature spell. When you do, draw a card.",
      "RW4023",
    ],
    ["several objects and one owner", "Return two target creatures to its owner's hand.", "RW3013"],
  ];
  it.each(refused)("%s", (_, text, code) => {
    expect(problemsOf(text, "Sorcery").map(([each]) => each)).toContain(code);
  });

  const statements: readonly (readonly [string, string, string])[] = [
    [
      "a player whom nobody chooses (608.2d)",
      "Whenever an opponent of your choice casts a spell, draw a card.",
      "RW4023",
    ],
    [
      "your creature as sacrificed by an opponent (701.21a)",
      "Whenever a creature an opponent controls deals combat damage to a creature you control, you may have that player sacrifice it.",
      "RW4021",
    ],
    [
      "your creature as the price of an opponent",
      "Whenever a source an opponent controls deals damage to a creature you control, that player loses that much life unless they sacrifice it.",
      "RW4021",
    ],
    ["creatures as they are cast (601.2f)", "Each creature costs {3} more to cast.", "RW4021"],
    ["cards as of creatures (109.2a)", "Creature cards get +1/+1.", "RW4021"],
    ["cards in a graveyard as of creatures", "Creature cards in your graveyard get +1/+1.", "RW4021"],
    [
      "what nothing exiled (607.2a)",
      "{2}: Return a card exiled with this enchantment to its owner's hand.",
      "RW4023",
    ],
    ["an equipped creature, on no Equipment", "Equipped creature has flying.", "RW4023"],
  ];
  it.each(statements)("%s", (_, text, code) => {
    expect(problemsOf(text, "Enchantment").map(([each]) => each)).toContain(code);
  });
  const said = [
    "Target player discards a creature card.",
    "Return any number of target creatures to their owners' hands.",
    "Return up to one target creature to its owner's hand.",
    "Return two target creatures you control to their owner's hand.",
    "Counter target creature spell.",
    "Goad target Goblin.",
    "Goad all attacking creatures.",
    "Destroy all creatures. Each player who controlled a creature destroyed this way loses 1 life.",
    "Destroy target creature. If you controlled that creature, draw a card.",
    "Draw a card for each creature spell you've cast this turn.",
  ];
  it.each(said)("what is meant: %s", (text) => {
    expect(problemsOf(text, "Sorcery")).toEqual([]);
  });
});

describe("in the compiler", () => {
  it("points at the paragraph", () => {
    expect(problemsOf("Flying\nTap target spell.", "Instant")).toEqual([["RW4021", "Tap target spell."]]);
  });
  it("compiles what is only doubtful", () => {
    const { status, diagnostics } = compileCard(
      cardOf("Enchanted creature gets +1/+1.", "Enchantment — Aura"),
    );
    expect(status).toBe("compiled");
    expect(diagnostics.map(({ severity }) => severity)).toEqual(["warning"]);
  });
});

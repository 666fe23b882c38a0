import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";
import { lowered } from "./lowered.ts";
import { tell } from "./told-apart.ts";

const effectOf = (text: string, typeLine = "Sorcery"): A.Effect => {
  const [ability] = abilitiesOf(text, typeLine);
  if (ability === undefined || !("effect" in ability)) throw new Error(text);
  return ability.effect;
};
const effectsOf = (text: string, typeLine?: string): readonly A.Effect[] => {
  const effect = effectOf(text, typeLine);
  return effect.type === "sequence" ? effect.effects : [effect];
};
const codesOf = (text: string, typeLine = "Sorcery"): readonly string[] =>
  problemsOf(text, typeLine).map(([code]) => code);

describe("what is spoken of where it is not done yet", () => {
  it.each([
    "The next time you would draw a card this turn, look at the top two cards of your library instead. Put one of them into your hand and the other into your graveyard.",
    "The next time you would draw a card this turn, exile the top card of your library instead. You may play that card this turn.",
    "Until end of turn, if you would draw a card, look at the top two cards of your library instead. Put one of those cards into your hand and the other into your graveyard.",
  ])("%s", (text) => {
    expect(codesOf(text)).toEqual(["RW4023"]);
  });
});

describe("sentences behind an ability that something triggers as it is done", () => {
  const draws = A.draw(A.you, 1);
  it("if it was not done", () => {
    const text =
      "You may sacrifice a creature. When you do, destroy target creature. If you don't, draw a card.";
    const [may, , otherwise] = effectsOf(text);
    expect(may).toMatchObject({ type: "may", bind: 1 });
    expect(otherwise).toEqual(A.ifThen(A.notSo(A.performed(1)), draws));
  });
  it("if a choice of that ability is declined", () => {
    const text =
      "You may sacrifice a creature. When you do, you may draw a card. If you don't, you gain 2 life.";
    expect(effectsOf(text)).toHaveLength(2);
  });
  it("when something else was done the same way", () => {
    const text =
      "Mill four cards. When you mill a creature card this way, draw a card. When you mill a land card this way, draw a card. When you mill an artifact card this way, draw a card.";
    const reflexive = A.reflexive(1, { effect: draws });
    expect(effectsOf(text).slice(1)).toEqual(
      (["creature", "land", "artifact"] as const).map((type) =>
        A.ifThen(A.performed(1, { filter: A.and([A.kind("card"), A.hasType(type)]) }), reflexive),
      ),
    );
  });
});

describe("'if you don't' behind what is done under a condition (118.12)", () => {
  it.each([
    "Reveal the top card of your library. Put it onto the battlefield if it's a land card. If you don't, put it into your hand.",
    "Counter target spell if its mana value is 4 or greater. If you don't, its controller mills four cards.",
    "Destroy target creature if it's tapped. If you don't, tap it.",
    "Mill three cards. If a land card was milled this way, you gain 1 life. If you don't, draw a card.",
  ])("happens where the condition isn't so, too: %s", (text) => {
    const [told, otherwise] = effectsOf(text).slice(-2);
    const bind = told?.type === "if" && "bind" in told.then ? told.then.bind : undefined;
    expect(otherwise).toMatchObject({ type: "if", condition: A.notSo(A.performed(bind ?? -1)) });
  });
  it("is about what was to be done to that", () => {
    const text =
      "When this creature enters, return target creature to its owner's hand if its power is 2 or less. If you don't, tap it.";
    expect(effectsOf(text, "Creature — Elf")[1]).toMatchObject({ then: { what: A.target(0) } });
  });
  it.each([
    ["Sacrifice a creature if you control a Demon. If you don't, draw a card.", ["RW4003"]],
    [
      "If you control a Demon, put a +1/+1 counter on target creature. If you don't, draw a card.",
      ["RW4003"],
    ],
    ["If you control a Demon, sacrifice a creature. If you do, draw a card.", []],
    ["If you control a Demon, you may sacrifice a creature. If you don't, draw a card.", []],
  ])("%s", (text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });
  it("stays within the case of what cannot be done", () => {
    const text = "If you control a Demon, sacrifice a creature. If you can't, you lose 2 life.";
    expect(effectsOf(text)).toHaveLength(1);
  });
});

describe("'if you don't' behind an offer and what is told after it", () => {
  it.each([
    "You may discard a card. If it's a land card, draw a card. If you don't, you lose 3 life.",
    "You may sacrifice a creature. Draw a card. If you don't, you lose 3 life.",
  ])("asks whether the offer was taken up, as nobody declines the other: %s", (text) => {
    const [may, , otherwise] = effectsOf(text);
    const bind = may?.type === "may" ? may.bind : undefined;
    expect(otherwise).toEqual(A.ifThen(A.notSo(A.performed(bind ?? -1)), A.loseLife(A.you, 3)));
  });
  it.each([
    [
      "You may exile target card. If it's a creature card, return it to its owner's hand. If you don't, draw a card.",
    ],
    ["You may sacrifice a creature. If it was a Zombie, draw a card. When you do, you gain 2 life."],
    ["You may discard a card. Sacrifice a creature. If you do, draw a card."],
  ])("is refused where it could be either: %s", (text) => {
    expect(codesOf(text)).toEqual(["RW4003"]);
  });
  it.each([
    ["You may discard a card. If you do, draw a card. If you don't, you lose 3 life."],
    ["You may discard a card. If you do, sacrifice a creature. When you do, you gain 2 life."],
    ["Target opponent may discard a card. Sacrifice a creature. If you do, draw a card."],
  ])("is known where the offer was asked about, or was made to others: %s", (text) => {
    expect(codesOf(text)).toEqual([]);
  });
});

describe("'if you don't' behind what was done this way", () => {
  const lost = A.loseLife(A.you, 1);
  it.each([
    "You may sacrifice a permanent. If you sacrifice a creature this way, draw two cards. If you don't, you lose 1 life.",
    "Discard a card. If you discard a land card this way, draw two cards. If you don't, you lose 1 life.",
    "You may discard a card. If you do, draw a card. If you discard a land card this way, draw two cards. If you don't, you lose 1 life.",
    "Search your library and/or graveyard for a Bear card, reveal it, and put it into your hand. If you search your library this way, shuffle. If you don't, you lose 1 life.",
    "Target player may discard a card. If that player discards a land card this way, draw a card. If they don't, you lose 1 life.",
  ])("is the other case of that: %s", (text) => {
    expect(effectsOf(text).at(-1)).toMatchObject({
      type: "if",
      condition: { type: "performed" },
      otherwise: lost,
    });
  });
  it("is refused where nothing says who of several is asked", () => {
    const text =
      "Each opponent may discard a card. If an opponent discards a land card this way, draw a card. If they don't, they lose 1 life.";
    expect(codesOf(text)).toEqual(["RW4003"]);
  });
  it("also is where “otherwise” says so, and who declined is asked, too", () => {
    const text =
      "You may discard a card. If you do, draw a card. If you discarded a land card this way, you gain 2 life. Otherwise, you lose 1 life.";
    expect(effectsOf(text).at(-1)).toMatchObject({ type: "if", otherwise: lost });
  });
});

describe("what is told with a subject of its own behind “you may have …”", () => {
  const lose = "You may have target opponent lose 2 life";
  it.each([
    `${lose} and you gain 2 life.`,
    `${lose}, then each player draws a card.`,
    "You may have target creature get -1/-1 until end of turn and its controller draws a card.",
    "Target player may have you draw a card and that player gains 2 life.",
  ])("is refused, as it may be a part of the offer: %s", (text) => {
    expect(codesOf(text)).toEqual(["RW4003"]);
  });
  it.each([
    [`${lose} and discard a card.`, 1],
    [`${lose} and you may gain 2 life.`, 2],
    [`${lose}. You gain 2 life.`, 2],
  ])("is a part of it where it has none, and none where it stands by itself: %s", (text, many) => {
    expect(effectsOf(text)).toHaveLength(many);
  });
});

describe("one thing that something was done to, among several", () => {
  it.each([
    "Exile cards from the top of your library until you exile a creature card. You may cast the exiled card.",
    "Reveal cards from the top of your library until you reveal a creature card. Put the revealed card onto the battlefield and the rest on the bottom of your library in any order.",
  ])("is the one that was looked for: %s", (text) => {
    const [look] = effectsOf(text);
    const found = look?.type === "lookAt" ? look.bindFound : undefined;
    expect(JSON.stringify(effectsOf(text).slice(1))).toContain(
      `"what":${JSON.stringify(A.bound(found ?? -1))}`,
    );
  });
  it.each([
    "Exile the top four cards of your library. You may cast the exiled card this turn.",
    "Destroy two target creatures. The destroyed creature's controller draws a card.",
    "Discard two cards. You gain life equal to the discarded card's mana value.",
  ])("is refused where it could be any of them: %s", (text) => {
    expect(codesOf(text)).toEqual(["RW4003"]);
  });
});

describe("what an ability chooses for itself beside what was chosen as its source entered (607.2d)", () => {
  const choiceIn = (text: string): unknown => {
    const abilities = abilitiesOf(
      `As this artifact enters, choose a color.\n${text}\nCreatures of the chosen color get +1/+1.`,
      "Artifact",
    );
    return JSON.stringify(abilities[1]).includes('"once":true');
  };
  it.each([
    ["{2}: Choose a color. Creatures of that color gain haste until end of turn.", true],
    ["{2}, {T}: Choose a color. Add two mana of that color.", true],
    ["{2}: Choose a color.", false],
    ["Whenever you cast a spell of the chosen color, choose a color.", false],
  ])("is its own where it goes on about it: %s", (text, own) => {
    expect(choiceIn(text)).toBe(own);
  });
});

describe("how something enters that is put onto the battlefield", () => {
  it("is part of that instruction, and no rule that outlives it", () => {
    const text =
      "Return target creature card from your graveyard to the battlefield. It enters with two additional +1/+1 counters on it.";
    const counters = [{ kind: "+1/+1", count: 2 }];
    expect(effectsOf(text)).toEqual([A.move(A.target(0), { zone: "battlefield", counters })]);
  });
});

describe("what is done where the condition before is not so", () => {
  it.each([
    "Return target creature to its owner's hand if it's attacking. If it's not attacking, tap it.",
    "If target creature is attacking, exile it. If it isn't attacking, tap it.",
    "Choose target creature. If it's not red, destroy it. If it's red, tap it.",
  ])("is done to the same, which is still there: %s", (text) => {
    expect(effectsOf(text).at(-1)).toMatchObject({ type: "if", otherwise: A.tap(A.target(0)) });
  });
  it("is not done where the first changes what was asked", () => {
    const text = "If target creature is tapped, untap it. If it's not tapped, tap it.";
    expect(effectsOf(text)).toEqual(effectsOf("If target creature is tapped, untap it. Otherwise, tap it."));
  });
  it.each([
    "Return target creature to its owner's hand if it's attacking. If it's not blocking, tap it.",
    "Return target creature to its owner's hand if it's attacking. If it's attacking, tap it.",
  ])("is no other question: %s", (text) => {
    expect(codesOf(text)).toEqual(["RW4003"]);
  });
});

describe("an opponent who may pay", () => {
  it.each([
    "An opponent loses 3 life unless they discard a card.",
    "An opponent sacrifices a creature unless that player pays {2}.",
  ])("%s", (text) => {
    const [choice, unless] = effectsOf(text);
    expect(choice).toEqual(A.chooseValue(A.you, "opponent", { bind: 1, once: true }));
    expect(unless).toMatchObject({
      type: "unless",
      who: A.boundPlayer(1),
      effect: { who: A.boundPlayer(1) },
    });
  });
});

describe("others of those that something was done to", () => {
  it.each([
    "When this creature enters, mill four cards. You gain 1 life for each land card milled this way. Put a +1/+1 counter on this creature for each other card milled this way.",
    "When this creature enters, mill four cards, then put another creature card milled this way onto the battlefield.",
    "When this creature enters, sacrifice any number of creatures. Return all other creature cards sacrificed this way to your hand.",
  ])("%s", (text) => {
    expect(codesOf(text, "Creature — Goblin")).toEqual(["RW4003"]);
  });
  it("other than the target, which is one of them", () => {
    const text =
      "Destroy target creature and all other creatures with the same name as that creature. You gain 1 life for each other creature destroyed this way.";
    expect(codesOf(text)).toEqual([]);
  });
});

describe("“it” between the card itself and what the event is about", () => {
  const does = "this creature deals 1 damage to each opponent.";
  it.each([
    `Whenever a land you control enters, ${does} If it's a Mountain, draw a card.`,
    `Whenever a creature you control dies, ${does} If it was a Goblin, draw a card.`,
    `Whenever another creature you control enters, ${does} If its power is 4 or greater, draw a card.`,
    `Whenever another creature you control enters, ${does} If you control it, draw a card.`,
    `Whenever another creature you control enters, ${does} Draw a card if it's tapped.`,
  ])("%s", (text) => {
    expect(codesOf(text, "Creature — Goblin")).toEqual(["RW4003"]);
  });
  it("said by a noun", () => {
    const text = `Whenever a land you control enters, ${does} If that land is a Mountain, draw a card.`;
    expect(codesOf(text, "Creature — Goblin")).toEqual([]);
  });
  it("counters are the card's own", () => {
    const text =
      "Whenever you cast a spell, put a charge counter on this creature. Then if there are three or more charge counters on it, draw a card.";
    expect(effectsOf(text, "Creature — Goblin")[1]).toMatchObject({ condition: { objects: A.self } });
  });
});

describe("how something was before an instruction changed it", () => {
  const tapped = A.status("tapped");
  const asks = (filter: A.Filter): A.Effect =>
    A.chooseObjects(A.you, A.among(A.target(0), filter), { bind: 1 });
  const drawsIf = A.ifThen(A.performed(1), A.draw(A.you, 1));
  it.each<readonly [string, A.Filter]>([
    ["Untap target creature. If it was tapped, draw a card.", tapped],
    ["Untap target creature, then draw a card if it was tapped.", tapped],
    ["Tap target creature. If it's already tapped, draw a card.", tapped],
    ["Tap target creature. If that creature is already tapped, draw a card.", tapped],
    [
      "Put a stun counter on target creature. If it already has a stun counter on it, draw a card.",
      A.hasCounter("stun"),
    ],
    [
      "Gain control of target creature. If an opponent controlled it, draw a card.",
      A.controlledBy(A.opponents),
    ],
    [
      "Target creature loses flying until end of turn. If it had flying, draw a card.",
      A.hasKeyword("flying"),
    ],
    [
      "Target creature gets +2/+2 until end of turn. If its power was 5 or greater, draw a card.",
      A.compare("power", ">=", 5),
    ],
    ["Transform target creature. If it was a Werewolf, draw a card.", A.hasSubtype("Werewolf")],
    ["Remove target creature from combat. If it was blocked, draw a card.", A.status("blocked")],
    ["Tap all creatures. If target creature was attacking, draw a card.", A.attacking()],
  ])("%s", (text, filter) => {
    const [before, , then] = effectsOf(text);
    expect(before).toEqual(asks(filter));
    expect(then).toEqual(drawsIf);
  });
  it.each([
    ["If it's already tapped", "If it's tapped"],
    ["If it already has a +1/+1 counter on it", "If it has a +1/+1 counter on it"],
  ])("what is so already, where something else is done instead: %s", (already, so) => {
    const text = (condition: string): string => `Tap target creature. ${condition}, destroy it instead.`;
    expect(effectOf(text(already))).toEqual(effectOf(text(so)));
  });
  it("before it leaves and comes back", () => {
    const text =
      "Exile target creature, then return it to the battlefield under its owner's control. If it was tapped, draw a card.";
    expect(effectsOf(text)[0]).toEqual(asks(tapped));
  });
  it.each([
    // What has left is known as it was (608.2h).
    "Destroy target creature. If it was tapped, draw a card.",
    // Nothing was changed.
    "You gain 2 life. If target creature was tapped, draw a card.",
    // How it is now.
    "Put a +1/+1 counter on target creature. If it has two or more counters on it, draw a card.",
    // All that happened counts, whenever it is asked.
    "Target creature gets +2/+2 until end of turn. If it was dealt damage this turn, draw a card.",
  ])("as it is: %s", (text) => {
    expect(effectsOf(text).at(-1)).toMatchObject({ type: "if", condition: { type: "matches" } });
  });
  it.each([
    "Tap an untapped creature you control. If it was attacking, draw a card.",
    "Tap up to two target creatures. If they were untapped, draw a card.",
  ])("not any more: %s", (text) => {
    expect(codesOf(text)).toEqual(["RW4003"]);
  });
});

describe("what is asked or paid at which time", () => {
  it.each([
    [
      "Exile the top card of your library. You may play that card this turn if you control a Goblin.",
      "RW4003",
    ],
    [
      "Counter target spell unless its controller pays {2}. If you control a Faerie, that player pays {4} instead.",
      "RW4001",
    ],
    ["Exile the top card of your library. You may cast it this turn. If you cast it, draw a card.", "RW4001"],
  ])("%s", (text, code) => {
    expect(codesOf(text)).toEqual([code]);
  });
  it.each([
    "Exile the top card of your library. If you control a Goblin, you may play that card this turn.",
    "Exile the top card of your library. You may cast it this turn. When you cast it, draw a card.",
    "Exile the top card of your library. You may cast it without paying its mana cost. If you cast it, draw a card.",
    "Counter target spell unless its controller pays {2}. If you control a Faerie, counter that spell unless its controller pays {4} instead.",
  ])("%s", (text) => {
    expect(codesOf(text)).toEqual([]);
  });
});

describe("what dies this way", () => {
  const died = 'exists(objects: among(objects: bound(id: 1), filter: inZone(zone: "graveyard")))';
  it.each([
    "Destroy target creature. If that creature dies this way, draw a card.",
    "Destroy target creature. If it dies this way, draw a card.",
    "Destroy target creature. If a creature dies this way, draw a card.",
    "Sacrifice a creature. If it died this way, draw a card.",
  ])("is put into a graveyard (700.4), not only destroyed: %s", (text) =>
    expect(lowered(text)).toContain(`if(condition: ${died}`),
  );
  it("is not asked what it was where the instruction did not ask it", () => {
    for (const text of [
      "Destroy all permanents. If an artifact creature dies this way, draw a card.",
      "Mill three cards. If a creature dies this way, draw a card.",
    ])
      expect(problemsOf(text, "Sorcery")).toHaveLength(1);
  });
});

describe("how many there were (608.2c, 608.2h)", () => {
  it.each([
    "Destroy all permanents. If there were five or more colors among permanents you control, draw a card.",
    "Destroy all creatures. If the number of creatures you control was three or greater, draw a card.",
  ])("is not asked of a group that is there: %s", (text) =>
    expect(problemsOf(text, "Sorcery")).toHaveLength(1),
  );
  it.each([
    "As long as there were three or more colors among permanents you control, creatures you control get +1/+1.",
    "When there were three or more charge counters on this enchantment, draw a card.",
  ])("nor by what looks at how it is: %s", (text) => expect(problemsOf(text, "Enchantment")).toHaveLength(1));
  it.each([
    "Remove all counters from target creature. If there were three or more counters on it, draw a card.",
    "Put a +1/+1 counter on target creature. If there were three or more counters on it, draw a card.",
  ])("is looked at before it changes: %s", (text) =>
    expect(effectsOf(text).map(({ type }) => type)).toEqual([
      "chooseObjects",
      expect.stringContaining("Counters"),
      "if",
    ]),
  );
  it.each([
    "Destroy target creature. If there were three or more counters on it, draw a card.",
    "Sacrifice up to three permanents. If there were three or more card types among the sacrificed permanents, draw a card.",
    "Sacrifice a creature. If there were three or more colors among permanents sacrificed this way, draw a card.",
  ])("is known of what is gone: %s", (text) => expect(effectsOf(text)).toHaveLength(2));
});

describe("how something was", () => {
  tell("Creature — Bear", [
    [
      "As long as this creature is tapped, it has flying.",
      "As long as this creature was tapped, it has flying.",
    ],
    [
      "As long as this creature was dealt damage this turn, it has flying.",
      "As long as this creature had flying, it gets +1/+1.",
    ],
    [
      "This creature can't attack unless it's untapped.",
      "This creature can't attack unless it was untapped.",
    ],
    ["This creature has flying if it's tapped.", "This creature has flying if it was tapped."],
    [
      "This creature has flying if it was kicked.\nKicker {1}",
      "You can't cast spells if a creature was tapped.",
    ],
    [
      "This spell costs {2} less to cast if a creature is tapped.",
      "This spell costs {2} less to cast if a creature was tapped.",
    ],
  ]);
  tell("Sorcery", [
    [
      "Destroy two target creatures. If one of them was tapped, draw a card.",
      "Tap two target creatures. If one of them was tapped, draw a card.",
    ],
    [
      "Destroy two target creatures. If both were untapped, draw a card.",
      "Tap two target creatures. If both were untapped, draw a card.",
    ],
    [
      "Put a -1/-1 counter on each creature. If a creature has toughness 1, draw a card.",
      "Put a -1/-1 counter on each creature. If a creature had toughness 1, draw a card.",
    ],
    [
      "Exile all graveyards. If a creature card is in exile, draw a card.",
      "Exile all graveyards. If a creature card was in your graveyard, draw a card.",
    ],
    [
      "Target creature can't attack this turn unless it's tapped.",
      "Target creature can't attack this turn unless it was tapped.",
    ],
    [
      "Discard your hand. If a land card is in your graveyard, draw a card.",
      "Discard your hand. If a land card was in your hand, draw a card.",
    ],
    [
      "Exile target creature. If it was tapped, draw a card.",
      "Exile target creature. If a creature was tapped, draw a card.",
    ],
    [
      "Each player sacrifices a creature. If a creature is tapped, draw a card.",
      "Each player sacrifices a creature. If a creature was tapped, draw a card.",
    ],
    [
      "Tap target creature. If it was untapped, draw a card.",
      "Tap target creature. If no creatures were tapped, draw a card.",
    ],
    [
      "Tap target creature. If two or more creatures are tapped, draw a card.",
      "Tap target creature. If two or more creatures were tapped, draw a card.",
    ],
    [
      "Tap two target creatures. If either of them is white, draw a card.",
      "Tap two target creatures. If either of them was tapped, draw a card.",
    ],
    ["Draw a card if a creature is tapped.", "Draw a card if a creature was tapped."],
    [
      "You lose 3 life. If your life total is 10 or less, draw a card.",
      "You lose 3 life. If your life total was 10 or less, draw a card.",
    ],
    [
      "You lose 3 life. If {B} was spent to cast this spell, draw a card.",
      "You lose 3 life. If a creature you control was tapped, draw a card.",
    ],
  ]);
});

describe("cards of a group of which some were put onto the battlefield (109.2, 400.7)", () => {
  const landsLeft = A.among(A.bound(1), A.and([A.kind("card"), A.hasType("land"), A.otherThan(A.bound(2))]));
  it.each([
    "Mill three cards. Put all creature cards milled this way onto the battlefield, then put all land cards milled this way into your hand.",
    "Reveal the top three cards of your library. Put all creature cards revealed this way onto the battlefield, then do the same for land cards.",
  ])("no longer has these: %s", (text) => {
    expect(effectsOf(text).at(-1)).toMatchObject({ type: "move", what: landsLeft });
  });
  it("offers them to no later choice", () => {
    const text =
      "Look at the top four cards of your library. You may put a creature card from among them onto the battlefield. You may put a land card from among them into your hand.";
    const { objects: from, filter } = landsLeft;
    expect(effectsOf(text).at(-1)).toMatchObject({ effect: { what: { type: "choose", from, filter } } });
  });
  it("need not say so where nothing is both", () => {
    const text =
      "Mill three cards. Put all nonland cards milled this way onto the battlefield, then put all land cards milled this way into your hand.";
    const lands = A.among(A.bound(1), A.and([A.kind("card"), A.hasType("land")]));
    expect(effectsOf(text).at(-1)).toMatchObject({ what: lands });
  });
});

describe("“that much life” behind cards that were moved since life was paid", () => {
  tell("Sorcery", [
    [
      "You may pay any amount of life. Mill that many cards. You gain that much life.",
      "You may pay any amount of life. Draw two cards. You gain that much life.",
    ],
  ]);
});

describe("what was done to a target, or to another one instead", () => {
  tell("Sorcery", [
    [
      "Kicker {2}\nCounter target creature spell. If this spell was kicked, counter target spell instead. Its controller loses 2 life.",
      "Destroy target creature with power 3 or less. If you control an artifact, destroy target creature instead. Its controller loses 2 life.",
    ],
  ]);
});

describe("damage to several things and to their controllers", () => {
  tell("Sorcery", [
    [
      "This spell deals 2 damage to target creature and 1 damage to that creature's controller.",
      "This spell deals 2 damage to each creature and 1 damage to that creature's controller.",
    ],
  ]);
});

describe("both parts of a group instead of each for itself", () => {
  const both = A.ifThen(
    A.exists(A.all(A.and([A.hasSubtype("Forest"), A.controlledBy(A.you)]))),
    A.move(A.bound(1), { zone: "battlefield", tapped: true }),
  );
  it.each([
    "Search your library for two basic land cards, put one onto the battlefield tapped and the other into your hand, then shuffle. If you control a Forest, put both onto the battlefield tapped instead.",
    "Search your library for two basic land cards. Put one onto the battlefield tapped and the other into your hand, then shuffle. If you control a Forest, put both onto the battlefield tapped instead.",
  ])("and the library is shuffled either way: %s", (text) => {
    const [search, choice, shuffle, ...more] = effectsOf(text);
    expect(search).toMatchObject({ type: "search" });
    expect(choice).toMatchObject(both);
    expect(choice).toMatchObject({ otherwise: { effects: [{ type: "move" }, { type: "move" }] } });
    expect(shuffle).toEqual(A.shuffle(A.you));
    expect(more).toEqual([]);
  });
});

describe("that player, behind what is replaced during somebody's turn", () => {
  it.each(["turn", "main phase", "end step"])("is whose turn it is (102.1): %s", (time) => {
    const [ability] = abilitiesOf(
      `If you would lose life during an opponent's ${time}, that player loses that much life instead.`,
      "Enchantment",
    );
    expect(ability).toMatchObject({ effects: [{ instead: A.loseLife(A.activePlayer, A.eventAmount) }] });
  });
});

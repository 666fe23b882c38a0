import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf } from "./abilities-of.ts";

const types = {
  Creature: "Creature — Human",
  Instant: "Instant",
  Aura: "Enchantment — Aura",
  Land: "Land",
  Enchantment: "Enchantment",
} as const;

const goldens: readonly (readonly [keyof typeof types, string, readonly A.Ability[]])[] = [
  [
    "Creature",
    "This creature gets +1/+0 for each Goblin you control.",
    [
      A.staticAbility([
        A.applies(A.self, [
          A.modifyPT(A.count(A.all(A.and([A.hasSubtype("Goblin"), A.controlledBy(A.you)]))), 0),
        ]),
      ]),
    ],
  ],
  [
    "Instant",
    "Target creature gets +3/-1 until end of turn.",
    [
      A.spell(A.affect(A.target(0), [A.modifyPT(3, -1)], A.until("end of turn")), {
        targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }],
      }),
    ],
  ],
  [
    "Instant",
    "Target creature gets +1/+1 and gains flying until end of turn.",
    [
      A.spell(
        A.affect(
          A.target(0),
          [A.modifyPT(1, 1), A.gainAbilities([A.keyword("flying", [], [])])],
          A.until("end of turn"),
        ),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
      ),
    ],
  ],
  [
    "Instant",
    "Target creature gets +2/-2 or -2/+2 until end of turn.",
    [
      A.spell(
        A.oneOf(A.you, [
          A.affect(A.target(0), [A.modifyPT(2, -2)], A.until("end of turn")),
          A.affect(A.target(0), [A.modifyPT(-2, 2)], A.until("end of turn")),
        ]),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
      ),
    ],
  ],
  [
    "Instant",
    "Target creature gains your choice of flying or first strike until end of turn.",
    [
      A.spell(
        A.affect(
          A.target(0),
          [
            A.gainAbilities([A.keyword("flying", [], []), A.keyword("first strike", [], [])], {
              choice: true,
            }),
          ],
          A.until("end of turn"),
        ),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
      ),
    ],
  ],
  [
    "Creature",
    "Other creatures you control get +1/+1 and have vigilance.",
    [
      A.staticAbility([
        A.applies(A.all(A.and([A.otherThan(A.self), A.hasType("creature"), A.controlledBy(A.you)])), [
          A.modifyPT(1, 1),
          A.gainAbilities([A.keyword("vigilance", [], [])]),
        ]),
      ]),
    ],
  ],
  [
    "Aura",
    "Enchanted creature loses all abilities and is a blue Frog with base power and toughness 1/1.",
    [
      A.staticAbility([
        A.applies(A.host, [
          A.loseAbilities("all"),
          A.setTypes({ subtypes: ["Frog"] }),
          A.setColors(["blue"]),
          A.setPT(1, 1),
        ]),
      ]),
    ],
  ],
  [
    "Creature",
    "Creatures your opponents control lose hexproof and can't have or gain hexproof.",
    [
      A.staticAbility([
        A.applies(A.all(A.and([A.hasType("creature"), A.controlledBy(A.opponents)])), [
          A.loseAbilities(["hexproof"], { andCantHave: true }),
        ]),
      ]),
    ],
  ],
  [
    "Instant",
    "Target land becomes a 3/3 Elemental creature with haste until end of turn. It's still a land.",
    [
      A.spell(
        A.affect(
          A.target(0),
          [
            A.addTypes({ cardTypes: ["creature"], subtypes: ["Elemental"] }),
            A.gainAbilities([A.keyword("haste", [], [])]),
            A.setPT(3, 3),
          ],
          A.until("end of turn"),
        ),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("land") }] },
      ),
    ],
  ],
  [
    "Aura",
    "Enchanted land is a 2/2 creature. It's still a land.",
    [A.staticAbility([A.applies(A.host, [A.addTypes({ cardTypes: ["creature"] }), A.setPT(2, 2)])])],
  ],
  [
    "Instant",
    "Target artifact becomes a 5/5 artifact creature until end of turn.",
    [
      A.spell(
        A.affect(
          A.target(0),
          [A.setTypes({ cardTypes: ["artifact", "creature"] }), A.setPT(5, 5)],
          A.until("end of turn"),
        ),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("artifact") }] },
      ),
    ],
  ],
  [
    "Instant",
    "Target creature becomes a black Zombie in addition to its other colors and types.",
    [
      A.spell(
        A.affect(A.target(0), [A.addTypes({ subtypes: ["Zombie"] }), A.setColors(["black"], { add: true })]),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
      ),
    ],
  ],
  [
    "Creature",
    "As long as you control an Island, this creature isn't a creature.",
    [
      A.staticAbility([A.applies(A.self, [A.loseTypes({ cardTypes: ["creature"] })])], {
        condition: A.exists(A.all(A.and([A.hasSubtype("Island"), A.controlledBy(A.you)]))),
      }),
    ],
  ],
  [
    "Instant",
    "Target creature becomes the color of your choice until end of turn.",
    [
      A.spell(
        A.sequence([
          A.chooseValue(A.you, "color", { once: true }),
          A.affect(A.target(0), [A.setColors("chosen")], A.until("end of turn")),
        ]),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
      ),
    ],
  ],
  [
    "Creature",
    "You may have this creature enter as a copy of any creature on the battlefield, except it's a Bird in addition to its other types and it has flying.",
    [
      A.staticAbility([
        A.entersWith(A.isOneOf(A.self), {
          as: A.affect(A.self, [
            A.becomeCopy(
              A.choose({ min: 1, max: 1 }, A.and([A.hasType("creature"), A.inZone("battlefield")])),
              {
                except: [A.addTypes({ subtypes: ["Bird"] }), A.gainAbilities([A.keyword("flying", [], [])])],
              },
            ),
          ]),
          optional: true,
        }),
      ]),
    ],
  ],
  [
    "Creature",
    "{U}: This creature becomes a copy of target creature, except it has this ability.",
    [
      A.activated(
        [A.mana(["U"])],
        A.affect(A.self, [
          A.becomeCopy(A.target(0), { except: [A.gainAbilities([], { thisAbility: true })] }),
        ]),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
      ),
    ],
  ],
  [
    "Aura",
    "You control enchanted creature.",
    [A.staticAbility([A.applies(A.host, [A.changeControl(A.you)])])],
  ],
  [
    "Aura",
    "Enchanted creature can't attack or block, and its activated abilities can't be activated.",
    [A.staticAbility([A.applies(A.host, [A.cant("attack"), A.cant("block"), A.cant("activateAbilities")])])],
  ],
  [
    "Aura",
    "Enchanted creature doesn't untap during its controller's untap step.",
    [A.staticAbility([A.applies(A.host, [A.cant("untapInUntapStep")])])],
  ],
  [
    "Instant",
    "Tap target creature. It doesn't untap during its controller's next untap step.",
    [
      A.spell(
        A.sequence([
          A.tap(A.target(0)),
          A.affect(
            A.target(0),
            [A.cant("untapInUntapStep")],
            A.until("their next untap step", { of: A.controllerOf(A.target(0)) }),
          ),
        ]),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
      ),
    ],
  ],
  [
    "Creature",
    "This creature can't be blocked except by two or more creatures.",
    [A.staticAbility([A.applies(A.self, [A.cantBeBlocked({ fewerThan: 2 })])])],
  ],
  [
    "Creature",
    "This creature can't be blocked except by artifact creatures and/or black creatures.",
    [
      A.staticAbility([
        A.applies(A.self, [
          A.cantBeBlocked({
            except: A.or([
              A.and([A.hasType("artifact"), A.hasType("creature")]),
              A.and([A.hasColor("black"), A.hasType("creature")]),
            ]),
          }),
        ]),
      ]),
    ],
  ],
  [
    "Creature",
    "{1}: This creature can't be blocked this turn except by creatures with haste.",
    [
      A.activated(
        [A.mana(["1"])],
        A.affect(
          A.self,
          [A.cantBeBlocked({ except: A.and([A.hasType("creature"), A.hasKeyword("haste")]) })],
          A.until("end of turn"),
        ),
      ),
    ],
  ],
  [
    "Creature",
    "This creature can't attack unless defending player controls an Island.",
    [
      A.staticAbility([
        A.applies(A.self, [
          A.cant("attack", {
            unless: A.exists(A.all(A.and([A.hasSubtype("Island"), A.controlledBy(A.defendingPlayer)]))),
          }),
        ]),
      ]),
    ],
  ],
  [
    "Creature",
    "Creatures can't attack you or planeswalkers you control unless their controller pays {2} for each of those creatures.",
    [
      A.staticAbility([
        A.applies(A.all(A.hasType("creature")), [
          A.cant("attack", {
            whom: A.both([A.you, A.all(A.and([A.hasType("planeswalker"), A.controlledBy(A.you)]))]),
            unlessPaid: [A.mana(["2"])],
          }),
        ]),
      ]),
    ],
  ],
  [
    "Creature",
    "This creature attacks each combat if able.",
    [A.staticAbility([A.applies(A.self, [A.must("attack")])])],
  ],
  [
    "Instant",
    "All creatures able to block target creature this turn do so.",
    [
      A.spell(A.affect(A.target(0), [A.must("beBlockedByAll")], A.until("end of turn")), {
        targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }],
      }),
    ],
  ],
  [
    "Creature",
    "This creature can block an additional creature each combat.",
    [A.staticAbility([A.applies(A.self, [A.canBlock({ additional: 1 })])])],
  ],
  [
    "Creature",
    "This creature can attack as though it didn't have defender.",
    [A.staticAbility([A.applies(A.self, [A.asThough("attackWithoutDefender")])])],
  ],
  [
    "Creature",
    "This creature assigns combat damage equal to its toughness rather than its power.",
    [A.staticAbility([A.applies(A.self, [A.assignsDamage("toughness")])])],
  ],
  [
    "Creature",
    "You may have this creature assign its combat damage as though it weren't blocked.",
    [A.staticAbility([A.applies(A.self, [A.assignsDamage("asThoughUnblocked", { optional: true })])])],
  ],
  [
    "Land",
    "This land enters tapped unless you control two or more other lands.",
    [
      A.staticAbility([A.entersWith(A.isOneOf(A.self), { tapped: true })], {
        condition: A.notSo(
          A.exists(A.all(A.and([A.otherThan(A.self), A.hasType("land"), A.controlledBy(A.you)])), ">=", 2),
        ),
      }),
    ],
  ],
  [
    "Land",
    "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
    [
      A.staticAbility([
        A.entersWith(A.isOneOf(A.self), {
          as: A.may(A.you, A.pay(A.you, [A.payLife(2)]), { bind: 1 }),
          also: [{ condition: A.notSo(A.performed(1)), tapped: true }],
        }),
      ]),
    ],
  ],
  [
    "Creature",
    "This creature enters with two +1/+1 counters on it.",
    [A.staticAbility([A.entersWith(A.isOneOf(A.self), { counters: [{ kind: "+1/+1", count: 2 }] })])],
  ],
  [
    "Creature",
    "Each other creature you control enters with an additional +1/+1 counter on it.",
    [
      A.staticAbility([
        A.entersWith(A.and([A.otherThan(A.self), A.hasType("creature"), A.controlledBy(A.you)]), {
          counters: [{ kind: "+1/+1", count: 1 }],
        }),
      ]),
    ],
  ],
  [
    "Creature",
    "You may choose not to untap this creature during your untap step.",
    [A.staticAbility([A.applies(A.self, [A.mayNotUntap])])],
  ],
  ["Creature", "This creature can be your commander.", [A.staticAbility([A.mayBeCommander])]],
  [
    "Creature",
    "You may exert this creature as it attacks. When you do, draw a card.",
    [
      A.staticAbility([A.applies(A.self, [A.mayExert])]),
      A.triggered(A.keywordAction("exert", { by: A.you, what: A.isOneOf(A.self) }), A.draw(A.you, 1)),
    ],
  ],
  [
    "Creature",
    "Untap all lands you control during each other player's untap step.",
    [
      A.staticAbility([
        A.untapsAlso(A.and([A.hasType("land"), A.controlledBy(A.you)]), A.playersExcept(A.players, A.you)),
      ]),
    ],
  ],
  [
    "Instant",
    "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.",
    [
      A.spell(
        A.sequence([
          A.affect(A.target(0), [A.changeControl(A.you)], A.until("end of turn")),
          A.untap(A.target(0)),
          A.affect(A.target(0), [A.gainAbilities([A.keyword("haste", [], [])])], A.until("end of turn")),
        ]),
        { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
      ),
    ],
  ],
  [
    "Instant",
    "Exchange control of two target creatures.",
    [
      A.spell(A.exchangeControl(A.target(0), A.target(0)), {
        targets: [{ count: { min: 2, max: 2 }, objects: A.hasType("creature") }],
      }),
    ],
  ],
  [
    "Instant",
    "Double target creature's power until end of turn.",
    [
      A.spell(A.affect(A.target(0), [A.modifyPT(A.statOf("power", A.each), 0)], A.until("end of turn")), {
        targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }],
      }),
    ],
  ],
  [
    "Instant",
    "Goad target creature.",
    [
      A.spell(A.designate(A.target(0), "goaded"), {
        targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }],
      }),
    ],
  ],
  [
    "Instant",
    "Creatures target player controls get -1/-1 until end of turn.",
    [
      A.spell(
        A.affect(
          A.all(A.and([A.hasType("creature"), A.controlledBy(A.targetPlayers(0))])),
          [A.modifyPT(-1, -1)],
          A.until("end of turn"),
        ),
        { targets: [{ count: { min: 1, max: 1 }, players: A.players }] },
      ),
    ],
  ],
  [
    "Instant",
    "Switch target creature's power and toughness until end of turn.",
    [
      A.spell(A.affect(A.target(0), [A.switchPT], A.until("end of turn")), {
        targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }],
      }),
    ],
  ],
];

describe("verbs of objects and what is done to permanents", () => {
  it.each(goldens)("on a %s: %s", (type, text, expected) => {
    expect(abilitiesOf(text, types[type])).toEqual(expected);
  });

  const same: readonly (readonly [keyof typeof types, string, string])[] = [
    ["Land", "This land enters tapped.", "This land comes into play tapped."],
    ["Land", "This land enters tapped.", "This land enters the battlefield tapped."],
    [
      "Creature",
      "This creature enters with two +1/+1 counters on it.",
      "This creature comes into play with two +1/+1 counters on it.",
    ],
    ["Creature", "This creature attacks each combat if able.", "This creature attacks each turn if able."],
    [
      "Instant",
      "Target land becomes a 3/3 creature until end of turn. It's still a land.",
      "Target land becomes a 3/3 creature that's still a land until end of turn.",
    ],
    [
      "Instant",
      "Target creature gains haste until end of turn.",
      "Until end of turn, target creature gains haste.",
    ],
    [
      "Creature",
      "Creatures don't untap during their controllers' untap steps.",
      "Creatures don't untap during their controller's untap step.",
    ],
    [
      "Creature",
      "As long as it's your turn, this creature has flying.",
      "During your turn, this creature has flying.",
    ],
    [
      "Creature",
      "This creature has flying as long as you control an Island.",
      "As long as you control an Island, this creature has flying.",
    ],
  ];
  it.each(same)("on a %s, one meaning has one shape: %s / %s", (type, today, other) => {
    expect(abilitiesOf(other, types[type])).toEqual(abilitiesOf(today, types[type]));
  });
});

it("what is no longer suspected (701.60a)", () => {
  const [all] = abilitiesOf("All suspected creatures are no longer suspected.", types["Instant"]);
  const suspected = A.all(A.and([A.status("suspected"), A.hasType("creature")]));
  expect(all).toEqual(A.spell(A.designate(suspected, "notSuspected")));
  const [one] = abilitiesOf(
    "Tap target creature. If it's suspected, it's no longer suspected.",
    types["Instant"],
  );
  expect(one).toMatchObject({
    effect: {
      effects: [{ type: "tap" }, { type: "if", then: A.designate(A.target(0), "notSuspected") }],
    },
  });
});

it("counters that can't be put on anything", () => {
  const [none] = abilitiesOf("Counters can't be put on creatures you control.", types["Creature"]);
  const yours = A.all(A.and([A.hasType("creature"), A.controlledBy(A.you)]));
  expect(none).toEqual(A.staticAbility([A.applies(yours, [A.cant("haveCounters")])]));
});

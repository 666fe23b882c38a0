import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const effectOf = (text: string): unknown =>
  abilitiesOf(text, "Sorcery").map((each) => "effect" in each && each.effect)[0];
const stated = (text: string): unknown =>
  abilitiesOf(text, "Enchantment").map((each) => each.type === "static" && [each.effects, each.condition])[0];
const creature = A.hasType("creature");
const wall = (of: A.Players): A.Condition =>
  A.exists(A.all(A.and([A.hasSubtype("Wall"), A.controlledBy(of)])));
const itsController = A.controllerOf(A.each);

describe("a condition behind a clause about several asks each of them by itself", () => {
  it("of players", () => {
    expect(effectOf("Each opponent loses 2 life unless they control a Wall.")).toEqual(
      A.forEachPlayer(A.opponents, A.ifThen(A.notSo(wall(A.eachPlayer)), A.loseLife(A.eachPlayer, 2))),
    );
    expect(effectOf("Each player draws a card if they control a Wall.")).toEqual(
      A.forEachPlayer(A.players, A.ifThen(wall(A.eachPlayer), A.draw(A.eachPlayer, 1))),
    );
  });
  it("but not where it is about something else", () =>
    expect(effectOf("Each opponent loses 2 life if you control a Wall.")).toEqual(
      A.ifThen(wall(A.you), A.loseLife(A.opponents, 2)),
    ));
  it("of all that an event was about", () =>
    expect(
      abilitiesOf(
        "Whenever one or more creatures you control attack, untap each of them if it has vigilance.",
        "Enchantment",
      )[0],
    ).toMatchObject({
      effect: A.untap(A.among(A.eventObjects("object"), A.hasKeyword("vigilance"))),
    }));
  it.each([
    ["Destroy up to two target creatures unless their controllers pay {2}.", "Sorcery", "their controllers"],
    [
      "Whenever one or more creatures attack you, each of them gets -1/-0 until end of turn unless its controller pays {1}.",
      "Enchantment",
      "its controller",
    ],
  ])("and a payment for several is refused: %s", (text, typeLine, words) =>
    expect(problemsOf(text, typeLine)).toEqual([["RW4001", words]]),
  );
  it("of objects that an instruction is carried out on", () => {
    expect(effectOf("Destroy each creature unless its controller controls a Wall.")).toEqual(
      A.destroy(A.all(A.and([creature, A.fulfils(A.notSo(wall(itsController)))]))),
    );
    expect(effectOf("Tap each creature if it's red.")).toEqual(
      A.tap(A.all(A.and([creature, A.hasColor("red")]))),
    );
  });
  it("of objects that a statement is about", () => {
    expect(stated("Each creature can't block if its controller controls a Wall.")).toEqual([
      [A.applies(A.all(A.and([creature, A.fulfils(wall(itsController))])), [A.cant("block")])],
      undefined,
    ]);
    expect(stated("Each creature can't attack unless it's enchanted.")).toEqual([
      [A.applies(A.all(A.and([creature, A.not(A.hasAttached(A.hasSubtype("Aura")))])), [A.cant("attack")])],
      undefined,
    ]);
  });
  it.each([
    ["Each creature deals 1 damage to its controller if it's red.", "Sorcery"],
    ["Destroy each creature unless its controller pays {2}.", "Sorcery"],
    ["Until your next turn, creatures can't attack you unless their controller controls a Wall.", "Sorcery"],
    ["Each permanent enters tapped unless its controller controls a Wall.", "Enchantment"],
    ["Each spell costs {1} more to cast unless its controller controls a Wall.", "Enchantment"],
  ])("or is refused: %s", (text, typeLine) =>
    expect(problemsOf(text, typeLine).map(([code]) => code)).toEqual(["RW4001"]),
  );
});

describe("what is asked or paid for attacking and blocking (508.1, 509.1)", () => {
  const effect = (cant: Parameters<typeof A.cant>[1]): unknown =>
    A.affect(A.target(0), [A.cant("attack", cant)], A.until("end of turn"));
  it.each([
    [
      "Target creature can't attack this turn unless its controller controls a Wall.",
      effect({ unless: wall(A.controllerOf(A.target(0))) }),
    ],
    [
      "Target creature can't attack this turn unless its controller pays {2}.",
      effect({ unlessPaid: [A.mana(["2"])] }),
    ],
  ])("is asked then: %s", (text, expected) => expect(effectOf(text)).toEqual(expected));
});

describe("whose something is that a noun phrase names", () => {
  const theirs = A.and([creature, A.controlledBy(itsController)]);
  const least = A.statOf("toughness", A.all(theirs), { combine: "least" });
  it("is the same player in what it is compared with", () => {
    expect(
      effectOf(
        "Destroy each creature an opponent controls with the least toughness among creatures they control.",
      ),
    ).toEqual(
      A.destroy(A.all(A.and([creature, A.controlledBy(A.opponents), A.compare("toughness", "<=", least)]))),
    );
    expect(
      effectOf("Destroy each creature a player controls with power less than that player's life total."),
    ).toEqual(
      A.destroy(
        A.all(
          A.and([
            creature,
            A.controlledBy(A.players),
            A.compare("power", "<", A.playerStat("life", itsController)),
          ]),
        ),
      ),
    );
  });
  it("is the same player in what is said of each", () =>
    expect(stated("Each creature an opponent controls gets +0/+1 for each creature they control.")).toEqual([
      [
        A.applies(A.all(A.and([creature, A.controlledBy(A.opponents)])), [
          A.modifyPT(0, A.count(A.all(theirs))),
        ]),
      ],
      undefined,
    ]));
  it("is each of several that are spoken of as “their controllers”", () =>
    expect(
      effectOf(
        "Destroy two target creatures. Their controllers each draw a card for each creature they control.",
      ),
    ).toEqual(
      A.sequence([
        A.destroy(A.target(0)),
        A.forEachPlayer(
          A.controllerOf(A.target(0)),
          A.draw(A.eachPlayer, A.count(A.all(A.and([creature, A.controlledBy(A.eachPlayer)])))),
        ),
      ]),
    ));
  const hand = (of: A.Players): A.Quantity => A.count(A.all(A.and([A.kind("card"), A.inZone("hand", of)])));
  it.each([
    ["each creature target opponent controls", A.targetPlayers(0)],
    ["all creatures target opponent controls", A.targetPlayers(0)],
    ["all creatures your opponents control", itsController],
    ["each creature an opponent controls", itsController],
  ])("is whose hand it is, as objects have none: %s", (what, of) =>
    expect(effectOf(`Tap ${what} with power less than the number of cards in their hand.`)).toMatchObject({
      what: { filter: { filters: [creature, {}, A.compare("power", "<", hand(of))] } },
    }),
  );
});

describe("what is not there is not meant", () => {
  it("what would have been drawn or made", () =>
    expect(
      effectOf("Choose target creature. Its controller may have you draw a card. If they don't, destroy it."),
    ).toMatchObject({ effects: [{}, {}, { then: A.destroy(A.target(0)) }] }));
  it("and a card that is none of them is not what others are other than", () =>
    expect(stated("Creatures you control get +1/+1 and other creatures get -1/-1.")).toMatchObject([
      [
        { to: A.all(A.and([creature, A.controlledBy(A.you)])) },
        { to: A.all(A.and([A.not(A.and([creature, A.controlledBy(A.you)])), creature])) },
      ],
      undefined,
    ]));
});

describe("what could be meant in two ways is refused", () => {
  it.each([
    [
      "Whenever a creature you control dies, put a +1/+1 counter on another target creature you control.",
      "Creature — Bear",
    ],
    ["{T}, Tap another untapped creature you control: It deals 1 damage to any other target.", "Artifact"],
    ["Target creature gets +2/+2 until end of turn and gains trample.", "Sorcery"],
    ["Target creature gets +2/+0 until end of turn and can't be blocked by Walls.", "Sorcery"],
    [
      "{T}: Target creature blocks this creature this turn if able, and it can't block other creatures this turn.",
      "Creature — Bear",
    ],
    [
      "Whenever another creature enters, you may have this creature's base power become equal to its power until end of turn.",
      "Creature — Bear",
    ],
    ["Gain control of target creature until end of turn and it gains haste.", "Sorcery"],
    [
      "Testling deals 3 damage to target creature and 3 damage to that creature's controller. If that player controls a Mountain, Testling deals 5 damage to them instead.",
      "Sorcery",
    ],
  ])("%s", (text, typeLine) => expect(problemsOf(text, typeLine)).toHaveLength(1));
});

import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";
import { tell } from "./told-apart.ts";

const condition = (text: string, before = ""): A.Condition | undefined => {
  const ability = abilitiesOf(`${before}When this creature enters, if ${text}, draw a card.`).at(-1);
  return ability?.type === "triggered" ? ability.condition : undefined;
};
const yours = A.controlledBy(A.you);
const hand = (players: A.Players): A.Quantity => A.playerStat("handSize", players);
const counters = (comparison: A.Comparison, count: number, kind?: string): A.Filter => ({
  type: "hasCounter",
  ...(kind === undefined ? {} : { kind }),
  comparison,
  count,
});
const fought = (when: "this turn" | "this combat"): A.Filter =>
  A.or([A.history("attacked", when), A.history("blocked", when)]);
const sacrificedArtifact = A.happened(A.sacrifices(A.you, A.hasType("artifact")), "this turn");

describe("conditions", () => {
  const goldens: readonly (readonly [string, A.Condition])[] = [
    ["you control an artifact", A.exists(A.all(A.and([A.hasType("artifact"), yours])))],
    [
      "you control another Goblin",
      A.exists(A.all(A.and([A.hasSubtype("Goblin"), yours, A.otherThan(A.self)]))),
    ],
    ["you control three or more artifacts", A.exists(A.all(A.and([A.hasType("artifact"), yours])), ">=", 3)],
    ["you control no creatures", A.notSo(A.exists(A.all(A.and([A.hasType("creature"), yours]))))],
    ["you don't control a creature", A.notSo(A.exists(A.all(A.and([A.hasType("creature"), yours]))))],
    [
      "an opponent controls more creatures than you",
      A.compareQuantities(
        A.countPlayers(
          A.playersWho(
            A.opponents,
            A.compareQuantities(
              A.count(A.all(A.and([A.hasType("creature"), A.controlledBy(A.eachPlayer)]))),
              ">",
              A.count(A.all(A.and([A.hasType("creature"), yours]))),
            ),
          ),
        ),
        ">=",
        1,
      ),
    ],
    ["you have no cards in hand", A.compareQuantities(hand(A.you), "=", 0)],
    ["you have 5 or less life", A.compareQuantities(A.playerStat("life", A.you), "<=", 5)],
    ["it's your turn", A.isTurn(A.you)],
    ["it's not your turn", A.notSo(A.isTurn(A.you))],
    ["this creature is tapped", A.matches(A.self, A.status("tapped"))],
    ["it has a +1/+1 counter on it", A.matches(A.self, A.hasCounter("+1/+1"))],
    ["it had no +1/+1 counters on it", A.notSo(A.matches(A.self, A.hasCounter("+1/+1")))],
    ["its power is 4 or greater", A.compareQuantities(A.statOf("power", A.self), ">=", 4)],
    [
      "there are seven or more cards in your graveyard",
      A.exists(A.all(A.and([A.kind("card"), A.inZone("graveyard", A.you)])), ">=", 7),
    ],
    [
      "a creature died this turn",
      A.happened(A.zoneChange(A.hasType("creature"), "battlefield", "graveyard"), "this turn"),
    ],
    ["you attacked this turn", A.happened(A.attackDeclared(A.you), "this turn")],
    ["you gained life this turn", A.happened(A.lifeChange("gain", A.you), "this turn")],
    ["an opponent lost life this turn", A.happened(A.lifeChange("loss", A.opponents), "this turn")],
    [
      "you've cast another spell this turn",
      A.happened(A.cast(A.you, A.and([A.kind("spell"), A.otherThan(A.self)])), "this turn"),
    ],
    [
      "you cast it from your hand",
      A.allOf([A.castFrom(A.self, undefined, { by: A.you }), { ...A.castFrom(A.self, "hand"), of: A.you }]),
    ],
    ["{R} was spent to cast it", A.compareQuantities(A.manaSpent("red", A.self), ">=", 1)],
    ["you control at least three artifacts", A.exists(A.all(A.and([A.hasType("artifact"), yours])), ">=", 3)],
    [
      "you control fewer than three artifacts",
      A.exists(A.all(A.and([A.hasType("artifact"), yours])), "<", 3),
    ],
    ["you have fewer than three cards in hand", A.compareQuantities(hand(A.you), "<", 3)],
    [
      "you have at least 10 life more than your starting life total",
      A.compareQuantities(
        A.playerStat("life", A.you),
        ">=",
        A.plus([A.playerStat("startingLife", A.you), 10]),
      ),
    ],
    ["it has power 4 or greater", A.matches(A.self, A.compare("power", ">=", 4))],
    ["it has three or more counters on it", A.matches(A.self, counters(">=", 3))],
    ["it has fewer than three +1/+1 counters on it", A.matches(A.self, counters("<", 3, "+1/+1"))],
    ["it doesn't have a +1/+1 counter on it", A.notSo(A.matches(A.self, A.hasCounter("+1/+1")))],
    ["it attacked or blocked this turn", A.matches(A.self, fought("this turn"))],
    [
      "at least three red mana was spent to cast it",
      A.compareQuantities(A.manaSpent("red", A.self), ">=", 3),
    ],
    ["you've sacrificed an artifact this turn", sacrificedArtifact],
    [
      "you lost 4 or more life this turn",
      A.compareQuantities(A.happenedTo(A.lifeChange("loss", A.you), "this turn", { of: "amount" }), ">=", 4),
    ],
    ["you gained or lost life this turn", A.happened(A.lifeChange("any", A.you), "this turn")],
    ["an opponent lost life last turn", A.happened(A.lifeChange("loss", A.opponents), "last turn")],
    [
      "a card left your graveyard this turn",
      A.happened(A.zoneChange(A.and([A.kind("card"), A.ownedBy(A.you)]), "graveyard"), "this turn"),
    ],
    [
      "you had a land enter under your control this turn",
      A.happened(A.zoneChange(A.and([A.hasType("land"), yours]), undefined, "battlefield"), "this turn"),
    ],
    ["you didn't cast a spell this turn", A.notSo(A.happened(A.cast(A.you, A.kind("spell")), "this turn"))],
    [
      "it's your turn and you have no cards in hand",
      A.allOf([A.isTurn(A.you), A.compareQuantities(hand(A.you), "=", 0)]),
    ],
  ];
  it.each(goldens)("if %s", (text, wanted) => {
    expect(condition(text)).toEqual(wanted);
  });
});

describe("other than what entered", () => {
  it("is meant by another and other where something else enters", () => {
    const [ability] = abilitiesOf(
      "Whenever a Mountain enters under your control, if you control at least five other Mountains, draw a card.",
    );
    const filter = A.and([A.otherThan(A.eventObjects("object")), A.hasSubtype("Mountain"), yours]);
    expect(ability).toMatchObject({ condition: A.exists(A.all(filter), ">=", 5) });
  });
  it("makes two such events of this turn", () => {
    const [ability] = abilitiesOf(
      "Whenever a land enters under your control, if you had another land enter under your control this turn, draw a card.",
    );
    expect(ability).toMatchObject({ condition: { type: "happened", times: 2 } });
  });
});

describe("several zones (113.6b)", () => {
  it("are zones of one ability each", () => {
    const text =
      "Whenever you cast a Cat spell, if this creature is in the command zone or on the battlefield, draw a card.";
    expect(abilitiesOf(text).map((each) => "zone" in each && each.zone)).toEqual(["command", false]);
  });
});

describe("kicker costs (702.33)", () => {
  it("asks for a kicker by its place", () => {
    expect(condition("it was kicked", "Kicker {2}\n")).toEqual(A.wasPaid(A.self, "kicker"));
    const two = "Kicker {R} and/or {1}{G}\n";
    expect(condition("it was kicked with its {R} kicker", two)).toEqual(A.wasPaid(A.self, "kicker", 0));
    expect(condition("it was kicked with its {1}{G} kicker", two)).toEqual(A.wasPaid(A.self, "kicker", 1));
    expect(condition("it was kicked", "Multikicker {1}\n")).toEqual(A.wasPaid(A.self, "kicker"));
  });
  it("is refused without a kicker", () => {
    expect(problemsOf("When this creature enters, if it was kicked, draw a card.")).toEqual([
      ["RW4010", "it was kicked"],
    ]);
  });
  it("is refused for a cost the card doesn't have", () => {
    const text = "Kicker {R}\nWhen this creature enters, if it was kicked with its {G} kicker, draw a card.";
    expect(problemsOf(text)).toEqual([["RW4011", "it was kicked with its {G} kicker"]]);
  });
});

describe("if you do", () => {
  it("looks back at the instruction before (608.2c)", () => {
    const [ability] = abilitiesOf(
      "When this creature enters, you may discard a card. If you do, draw a card.",
    );
    expect(ability).toMatchObject({
      effect: {
        type: "sequence",
        effects: [
          { type: "may", bind: 1 },
          { type: "if", condition: A.performed(1) },
        ],
      },
    });
  });
  it("belongs to the player who was told to", () => {
    const text = "Whenever an opponent casts a spell, you may pay {1}. If they do, draw a card.";
    expect(problemsOf(text).map(([, words]) => words)).toEqual(["they"]);
  });
  it("asks about the same again in 'if you don't'", () => {
    const [ability] = abilitiesOf(
      "When this creature enters, you may pay {2}. If you do, draw a card. If you don't, you lose 1 life.",
    );
    expect(ability).toMatchObject({
      effect: {
        effects: [{ bind: 1 }, { condition: A.performed(1), otherwise: A.loseLife(A.you, 1) }],
      },
    });
  });
});

describe("coin flips (705)", () => {
  it("are what winning and losing are about, whatever happens in between", () => {
    const [ability] = abilitiesOf(
      "{T}: Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 1 life.",
    );
    expect(ability).toMatchObject({
      effect: {
        effects: [
          { type: "flipCoin", bind: 1 },
          { condition: A.wonFlip(1) },
          { condition: A.allOf([A.performed(1), A.notSo(A.wonFlip(1))]) },
        ],
      },
    });
  });
});

describe("conditions that are asked of each object by itself", () => {
  const lands = A.hasType("land");
  const creature = A.hasType("creature");
  it.each([
    ["Each land gets +2/+2 as long as it's a creature.", A.and([lands, creature])],
    ["Each land gets +2/+2 as long as it's not a creature.", A.and([lands, A.not(creature)])],
  ])("%s", (text, filter) => {
    expect(abilitiesOf(text)).toEqual([
      { type: "static", effects: [A.applies(A.all(filter), [A.modifyPT(2, 2)])] },
    ]);
  });
});

describe("what was asked behind an instruction, and whether it was done", () => {
  tell("Sorcery", [
    [
      "Draw a card unless it's your turn. If you do, you gain 3 life.",
      "Draw a card unless you control a Bear. If you do, you gain 3 life.",
    ],
    [
      "Target opponent discards a card if you control a Bear. If they don't, they lose 2 life.",
      "Target opponent discards a card if they control a Bear. If they don't, they lose 2 life.",
    ],
    [
      "You may discard a card if you control a Bear. If you do, you gain 3 life.",
      "Discard a card if you control a Bear. If you do, you gain 3 life.",
    ],
    [
      "If you control a Bear, draw two cards. Otherwise, draw a card.",
      "If you control a Bear, draw two cards if you control a Wolf. Otherwise, draw a card.",
    ],
  ]);
});

describe("what cannot be so when it is asked", () => {
  // 400.7: what was moved just now is another object, which nobody has cast.
  tell("Sorcery", [
    [
      "Exile target creature card from your graveyard. You may cast it this turn. If you cast a spell this way, it enters with a +1/+1 counter on it.",
      "Exile target creature card from your graveyard. If you cast it this turn, it enters with a +1/+1 counter on it.",
    ],
    [
      "Exile the top card of your library. You may cast it this turn. When you cast it this turn, draw a card.",
      "Exile the top card of your library. You may cast it this turn. If you cast it this turn, draw a card.",
    ],
  ]);
});

describe("a comparison with each of several", () => {
  tell("Sorcery", [
    [
      "Destroy target creature an opponent controls if you control a creature with greater power.",
      "Destroy each creature an opponent controls if you control a creature with greater power.",
    ],
  ]);
});

describe("whether nobody does it", () => {
  const nobody = (who: string): readonly A.Ability[] =>
    abilitiesOf(`Each opponent may discard a card. If ${who} does, draw a card.`, "Sorcery");
  it.each(["no player", "no opponent"])("asks of all who were given the choice: %s", (who) =>
    expect(nobody(who)).toEqual(nobody("no one")),
  );
  tell("Sorcery", [
    [
      "Each player may pay {1}. If no player does, draw a card.",
      "Each player may pay {1}. If no opponent does, draw a card.",
    ],
    [
      "Each player may pay {1}. If no one does, draw a card.",
      "You may pay {1}. If no player does, draw a card.",
    ],
  ]);
});

describe("a condition behind an instruction with X (107.3i)", () => {
  tell("Sorcery", [
    [
      "Draw X cards unless you control a Bear, where X is the number of lands you control.",
      "Draw X cards unless you control a Bear, where X is the number of lands you control. If you do, you lose 2 life.",
    ],
    [
      "Draw X cards if you control a Bear, where X is the number of lands you control. If you control a Wolf, draw two cards instead.",
      "If you control a Bear, draw X cards, where X is the number of lands you control. If you control a Wolf, draw two cards instead.",
    ],
  ]);
});

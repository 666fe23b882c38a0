import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf } from "./abilities-of.ts";
import { compileCard } from "../../src/compiler/compile.ts";

const creature = A.hasType("creature");
const compiled = (text: string) => {
  const result = compileCard({
    name: "Brindle Fox",
    faces: [
      {
        name: "Brindle Fox",
        manaCost: "{1}{G}",
        typeLine: "Creature — Fox",
        text,
        power: "2",
        toughness: "2",
        offset: 0,
      },
    ],
  } as never);
  return result;
};
const conditionOf = (condition: string): unknown => {
  const result = compiled(`At the beginning of your end step, if ${condition}, draw a card.`);
  expect(result.diagnostics.map(({ message }) => message)).toEqual([]);
  const [ability] = result.faces[0]!.face.abilities;
  return ability?.type === "triggered" ? ability.condition : undefined;
};

describe("an event asked about when it is over", () => {
  it("is summed up as it is said: damage of its sort, life that is gained or lost", () => {
    expect(conditionOf("you were dealt 3 or more combat damage this turn")).toMatchObject({
      left: { event: { type: "damage", combat: true }, of: "amount" },
    });
    expect(
      compiled(
        "At the beginning of your end step, if you gained or lost 3 or more life this turn, draw a card.",
      ).status,
    ).toBe("failed");
  });

  it.each([
    [
      "a creature died this turn",
      A.happened(A.zoneChange(creature, "battlefield", "graveyard"), "this turn"),
    ],
    [
      "no creatures died this turn",
      A.notSo(A.happened(A.zoneChange(creature, "battlefield", "graveyard"), "this turn")),
    ],
    [
      "two or more creatures died last turn",
      A.happened(A.zoneChange(creature, "battlefield", "graveyard"), "last turn", { times: 2 }),
    ],
    ["you attacked this turn", A.happened(A.attackDeclared(A.you), "this turn")],
    ["an opponent lost life this turn", A.happened(A.lifeChange("loss", A.opponents), "this turn")],
    ["you didn't gain life this turn", A.notSo(A.happened(A.lifeChange("gain", A.you), "this turn"))],
    ["you haven't cast a spell this turn", A.notSo(A.happened(A.cast(A.you, A.kind("spell")), "this turn"))],
    [
      "you've cast a spell from exile this turn",
      A.happened(A.cast(A.you, A.kind("spell"), { from: "exile" }), "this turn"),
    ],
    [
      "you've been dealt combat damage this turn",
      A.happened(A.damage(undefined, A.you, { combat: true }), "this turn"),
    ],
    [
      "you've drawn three or more cards this turn",
      A.compareQuantities(A.happenedTo(A.draws(A.you), "this turn"), ">=", 3),
    ],
    ["you scried this turn", A.happened(A.keywordAction("scry", { by: A.you }), "this turn")],
    [
      "this creature attacked or blocked this turn",
      A.matches(A.self, A.or([A.history("attacked", "this turn"), A.history("blocked", "this turn")])),
    ],
    [
      "this creature hasn't attacked this turn",
      A.notSo(A.matches(A.self, A.history("attacked", "this turn"))),
    ],
    [
      "you've cycled a card or sacrificed a creature this turn",
      A.happened(
        A.eitherEvent([
          A.keywordAction("cycle", { by: A.you, what: A.kind("card") }),
          A.sacrifices(A.you, creature),
        ]),
        "this turn",
      ),
    ],
  ])("if %s", (text, condition) => {
    expect(conditionOf(text)).toEqual(condition);
  });

  it("asks several of one player, not one of several players each", () => {
    expect(conditionOf("an opponent cast two or more spells this turn")).toEqual(
      A.compareQuantities(
        A.countPlayers(
          A.playersWho(
            A.opponents,
            A.happened(A.cast(A.eachPlayer, A.kind("spell")), "this turn", { times: 2 }),
          ),
        ),
        ">=",
        1,
      ),
    );
  });

  it.each([
    ["you attacked this creature this turn", "not remembered"],
    ["this creature has dealt 10 or more damage to you this turn", "How much damage"],
    ["this creature attacked a planeswalker this turn", "not remembered"],
    ["you activated an ability of a card in a graveyard this turn", "not remembered"],
    ["you cast your second spell each turn this turn", "two or more"],
    ["you drew two cards this turn", "or more"],
    ["you didn't be dealt damage this turn", "I don't understand"],
    ["a creature has die this turn", "I don't understand"],
  ])("refuses “%s”", (text, message) => {
    const result = compiled(`At the beginning of your end step, if ${text}, draw a card.`);
    expect(result.status).toBe("failed");
    expect(result.diagnostics.map((each) => each.message).join(" ")).toContain(message);
  });
});

describe("a noun with a past", () => {
  const affected = (text: string): unknown => {
    const result = compiled(`When this creature enters, destroy each creature ${text}.`);
    expect(result.diagnostics.map(({ message }) => message)).toEqual([]);
    const [ability] = result.faces[0]!.face.abilities;
    const effect = ability?.type === "triggered" ? ability.effect : undefined;
    return effect?.type === "destroy" && effect.what.type === "all" ? effect.what.filter : undefined;
  };
  const by = { by: A.self } as const;
  it.each([
    ["that attacked this turn", A.history("attacked", "this turn")],
    [
      "that attacked or blocked this combat",
      A.or([A.history("attacked", "this combat"), A.history("blocked", "this combat")]),
    ],
    [
      "that didn't attack or enter this turn",
      A.not(A.or([A.history("attacked", "this turn"), A.history("entered", "this turn")])),
    ],
    ["that hasn't been dealt damage this turn", A.not(A.history("was dealt damage", "this turn"))],
    ["dealt damage this turn", A.history("was dealt damage", "this turn")],
    ["that was dealt damage by this creature last turn", A.history("was dealt damage", "last turn", by)],
    [
      "that dealt combat damage to you this turn",
      A.history("dealt combat damage", "this turn", { by: A.you }),
    ],
  ])("each creature %s", (text, filter) => {
    expect(affected(text)).toEqual(A.and([creature, filter]));
  });

  const amount = (text: string): unknown => {
    const result = compiled(`When this creature enters, you gain 1 life for each ${text}.`);
    if (result.status === "failed") return result.diagnostics.map(({ message }) => message).join(" ");
    const [ability] = result.faces[0]!.face.abilities;
    const effect = ability?.type === "triggered" ? ability.effect : undefined;
    return effect?.type === "gainLife" ? effect.amount : undefined;
  };
  it.each([
    [
      "creature that died this turn",
      A.happenedTo(A.zoneChange(creature, "battlefield", "graveyard"), "this turn"),
    ],
    ["creature that attacked this turn", A.happenedTo(A.attacks(creature), "this turn")],
    [
      "artifact that entered under your control this turn",
      A.happenedTo(
        A.zoneChange(A.and([A.hasType("artifact"), A.controlledBy(A.you)]), undefined, "battlefield"),
        "this turn",
      ),
    ],
    [
      "permanent put into a graveyard from the battlefield this turn",
      A.happenedTo(A.zoneChange(A.kind("permanent"), "battlefield", "graveyard"), "this turn"),
    ],
    [
      "creature you control that attacked this turn",
      A.count(A.all(A.and([creature, A.controlledBy(A.you), A.history("attacked", "this turn")]))),
    ],
    [
      "creature that dealt combat damage to you this turn",
      "Those of them that have left since cannot be counted yet.",
    ],
  ])("counts where it happened: %s", (text, value) => {
    expect(amount(text)).toEqual(value);
  });
});

describe("one and several others that did something", () => {
  const status = (condition: string): string =>
    compiled(`At end of combat, if ${condition}, draw a card.`).status;
  it.each([
    "this creature and at least two other creatures attacked this combat",
    "this creature and at least one other creature attacked this turn",
    "this creature and at least two other creatures dealt damage this combat",
  ])("are told apart: %s", (condition) => expect(status(condition)).toBe("compiled"));
  it("are not where it would be one of the two itself", () =>
    expect(status("this creature and at least two creatures attacked this combat")).toBe("failed"));
});

describe("what one of them can do again (508.1)", () => {
  const at = (condition: string): unknown => {
    const [ability] = abilitiesOf(`At the beginning of each end step, if ${condition}, draw a card.`);
    return ability;
  };
  const another = A.and([A.otherThan(A.self), A.hasType("creature")]);
  const times = (event: A.TriggerEvent, right: number): A.Condition =>
    A.compareQuantities(A.happenedTo(event, "this turn"), ">=", right);
  it.each([
    ["two or more other creatures attacked this turn", times(A.attacks(another), 2)],
    [
      "this creature and at least two other creatures attacked this turn",
      A.allOf([A.matches(A.self, A.history("attacked", "this turn")), times(A.attacks(another), 2)]),
    ],
    [
      "you attacked with three or more creatures this turn",
      times(A.attacks(A.and([A.hasType("creature"), A.controlledBy(A.you)])), 3),
    ],
    [
      "two or more creatures attacked this combat",
      A.happened(A.attacks(A.hasType("creature")), "this combat", { times: 2 }),
    ],
    [
      "two or more creatures died this turn",
      A.happened(A.zoneChange(A.hasType("creature"), "battlefield", "graveyard"), "this turn", { times: 2 }),
    ],
  ])("counts those who did it: %s", (condition, asked) =>
    expect(at(condition)).toMatchObject({ condition: asked }),
  );
});

describe("a player who did something to what is their own", () => {
  it.each([
    "an opponent attacked with a creature they own this turn",
    "an opponent cast a creature spell they own this turn",
  ])("%s", (condition) => {
    const asked = JSON.stringify(conditionOf(condition));
    expect(asked).toContain(JSON.stringify(A.ownedBy(A.eachPlayer)));
    expect(asked).not.toContain(JSON.stringify(A.ownedBy(A.opponents)));
  });
});

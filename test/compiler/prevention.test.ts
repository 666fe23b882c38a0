import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const refused = (text: string, typeLine?: string): void => {
  expect(problemsOf(text, typeLine)).not.toEqual([]);
};
const changesOf = (text: string): unknown => {
  const [ability] = abilitiesOf(text, "Instant");
  return ability?.type === "spell" && ability.effect.type === "changeRules"
    ? ability.effect.changes
    : undefined;
};
const source = A.eventObjects("source");
const creature = A.hasType("creature");

describe("what happens with prevented damage (615.5)", () => {
  const then = (text: string): unknown => {
    const [ability] = abilitiesOf(text);
    const effect = ability?.type === "static" ? ability.effects[0] : undefined;
    return effect?.type === "prevent" ? effect.then : undefined;
  };
  it.each([
    [
      "If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.",
      A.putCounters("+1/+1", A.eventAmount, A.eventObjects("other")),
    ],
    [
      "If a source would deal damage to you, prevent that damage. The source's controller draws cards equal to the damage prevented this way.",
      A.draw(A.controllerOf(source), A.eventAmount),
    ],
    [
      "If a source you control would deal damage to an opponent, prevent that damage and each opponent mills that many cards.",
      A.mill(A.opponents, A.eventAmount),
    ],
    [
      "If this creature would be dealt damage, prevent that damage, remove that many +1/+1 counters from it, and you gain that much life.",
      A.sequence([
        A.removeCounters("+1/+1", { min: A.eventAmount, max: A.eventAmount }, A.self),
        A.gainLife(A.you, A.eventAmount),
      ]),
    ],
  ])("%s", (text, wanted) => {
    expect(then(text)).toEqual(wanted);
  });
  it("asks of its source", () => {
    const text =
      "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage from a red source is prevented this way, ~ deals that much damage to that source's controller.";
    expect(changesOf(text)).toMatchObject([
      {
        next: true,
        then: A.ifThen(
          A.matches(source, A.hasColor("red")),
          A.dealDamage(A.self, A.eventAmount, A.controllerOf(source)),
        ),
      },
    ]);
  });
  it("is said only behind a prevention", () => {
    refused("Put a +1/+1 counter on this creature for each 1 damage prevented this way.");
    refused("Draw a card. If damage from a red source is prevented this way, you gain 1 life.", "Instant");
    refused("Target creature's controller draws a card. That source's controller gains 1 life.", "Instant");
  });
});

describe("damage of some sources", () => {
  it("“that” begins the clause in front of a plural, and names one thing in front of a singular", () => {
    expect(changesOf("Prevent all damage that creatures would deal to players this turn.")).toEqual([
      A.prevent({ to: A.players, from: creature }),
    ]);
    const text = "Tap target creature. Prevent all damage that creature would deal this turn.";
    expect(abilitiesOf(text, "Instant")).toMatchObject([
      { effect: { effects: [{}, { changes: [A.prevent({ from: A.isOneOf(A.target(0)) })] }] } },
    ]);
  });
  it("goes to something else", () => {
    const text =
      "The next 2 damage that a red creature would deal to you and/or permanents you control this turn is dealt to any target instead.";
    const mine = A.all(A.and([A.kind("permanent"), A.controlledBy(A.you)]));
    expect(changesOf(text)).toEqual([
      A.redirect(A.both([A.you, mine]), A.target(0), {
        amount: 2,
        source: A.and([A.hasColor("red"), creature]),
      }),
    ]);
    refused(
      "The next 2 damage that a red creature would deal this turn is dealt to any target instead.",
      "Instant",
    );
  });
  it("all of it the next time, or a part", () => {
    const text =
      "The next time damage would be dealt to target creature this turn, prevent half that damage, rounded down.";
    expect(changesOf(text)).toEqual([
      A.prevent({ to: A.target(0), amount: A.half(A.eventAmount, "down"), next: true }),
    ]);
  });
});

describe("other numbers (614.1a)", () => {
  const effectsOf = (text: string): unknown => {
    const [ability] = abilitiesOf(text);
    return ability?.type === "static" ? ability.effects : undefined;
  };
  it("counters of permanents and players", () => {
    const on = (what: A.Filter | A.Players, by: A.Players): A.CountersPlaced =>
      A.countersPlaced(what, undefined, { by });
    const permanent = A.kind("permanent");
    expect(
      effectsOf(
        "If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.",
      ),
    ).toEqual([
      A.modifyAmount(on(permanent, A.you), { factor: 2 }),
      A.modifyAmount(on(A.players, A.you), { factor: 2 }),
    ]);
    expect(
      effectsOf(
        "If an opponent would put one or more counters on a permanent, they put half that many of each of those kinds of counters on that permanent instead, rounded up.",
      ),
    ).toEqual([A.modifyAmount(on(permanent, A.opponents), { factor: 0.5, round: "up" })]);
    expect(
      effectsOf(
        "If you would put one or more counters on a land you control or on yourself, put that many plus one of each of those kinds of counters on that permanent or player instead.",
      ),
    ).toMatchObject([{ plus: 1 }, { plus: 1, event: { on: A.you } }]);
  });
  it("mana and tokens", () => {
    const land = A.hasType("land");
    expect(
      effectsOf("If you tap a land for mana, it produces three times as much of that mana instead."),
    ).toEqual([A.modifyAmount(A.tapsForMana(A.you, land), { factor: 3 })]);
    expect(effectsOf("If you would create a Map or Blood token, instead create one of each.")).toMatchObject([
      {
        set: 0,
        also: {
          effects: [
            { count: A.eventAmount, token: { predefined: "Map" } },
            { count: A.eventAmount, token: { predefined: "Blood" } },
          ],
        },
      },
    ]);
    refused("If you would create a Map token, instead create one of each.");
  });
  it("what is put into graveyards, tokens too", () => {
    const text = "If a card or token would be put into your graveyard from anywhere, exile it instead.";
    expect(effectsOf(text)).toEqual([
      A.replace(A.zoneChange(A.ownedBy(A.you), undefined, "graveyard"), A.exile(A.eventObjects("object"))),
    ]);
  });
});

describe("so much of that damage each time (615.10)", () => {
  const would = "if a source would deal damage to you";
  it.each([
    ["Instant", "If a source would deal damage to you this turn, prevent 2 of that damage."],
    ["Instant", "If a source would deal damage to you this turn, prevent half that damage, rounded down."],
    ["Instant", "If a source would deal damage to you this turn, prevent all but 1 of that damage."],
    ["Instant", `Until your next turn, ${would}, prevent 1 of that damage.`],
    ["Instant", "Until your next turn, if target creature would be dealt damage, prevent 1 of that damage."],
    [
      "Creature — Elf",
      "{W}: If a source would deal combat damage to this creature this turn, prevent 1 of that damage.",
    ],
  ])("is no shield of an instruction, of a %s: %s", (typeLine, text) => refused(text, typeLine));
  it("is all of it, or what a permanent or an emblem says all the time", () => {
    expect(changesOf(`Until your next turn, ${would}, prevent that damage.`)).toEqual([
      A.prevent({ to: A.you }),
    ]);
    for (const [text, typeLine] of [
      ["If a source would deal damage to you, prevent 2 of that damage.", "Enchantment"],
      [`You get an emblem with “I${would.slice(1)}, prevent 2 of that damage.”`, "Sorcery"],
    ] as const)
      expect(problemsOf(text.replace(/[“”]/g, '"'), typeLine)).toEqual([]);
  });
});

describe("draws and life totals", () => {
  it("a skipped draw is one that is replaced", () => {
    const text =
      "Until end of turn, if target player would draw a card, instead that player skips that draw and you draw a card.";
    expect(changesOf(text)).toEqual([A.replace(A.draws(A.targetPlayers(0)), A.draw(A.you, 1))]);
    refused("You skip that draw.", "Instant");
  });
  it("two players exchange them", () => {
    const [ability] = abilitiesOf("Two target players exchange life totals.", "Instant");
    expect(ability).toMatchObject({ effect: { type: "exchangeLife", one: A.targetPlayers(0) } });
    refused("Target player exchanges life totals.", "Instant");
  });
  it("a spell makes its own damage unpreventable", () => {
    const text =
      "~ deals 3 damage to any target.\nIf you control a Goblin, this spell can't be countered and the damage can't be prevented.";
    expect(abilitiesOf(text, "Sorcery")).toMatchObject([
      {},
      { zone: "stack", effects: [{}, A.playerCant(A.players, "preventDamage", { whom: A.isOneOf(A.self) })] },
    ]);
    refused("If you control a Goblin, the damage can't be prevented.", "Sorcery");
  });
});

import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const self = A.isOneOf(A.self);
const entering = A.eventObjects("object");
const refused = (text: string, typeLine?: string): void => {
  expect(problemsOf(text, typeLine)).not.toEqual([]);
};

describe("a replacement as the last clause of a sentence", () => {
  it.each([
    [
      "Target creature can't be regenerated this turn, and if it would die this turn, exile it instead.",
      "Target creature can't be regenerated this turn. If it would die this turn, exile it instead.",
    ],
    [
      "You may cast spells from your graveyard this turn, and if a card would be put into your graveyard from anywhere this turn, exile it instead.",
      "You may cast spells from your graveyard this turn. If a card would be put into your graveyard from anywhere this turn, exile it instead.",
    ],
    [
      "Target creature gets -2/-2 until end of turn and if that creature would die this turn, exile it instead.",
      "Target creature gets -2/-2 until end of turn. If that creature would die this turn, exile it instead.",
    ],
  ])("is one of its own: %s", (joined, apart) =>
    expect(abilitiesOf(joined, "Instant")).toEqual(abilitiesOf(apart, "Instant")),
  );
  it("is under the condition in front", () => {
    const text =
      "If you control a Goblin, target creature gets -2/-2 until end of turn, and if that creature would die this turn, exile it instead.";
    expect(abilitiesOf(text, "Instant")).toMatchObject([
      { effect: { type: "if", then: { effects: [{ type: "affect" }, { type: "changeRules" }] } } },
    ]);
  });
  it.each([
    "Target creature gets -2/-2 until end of turn, and if it would die this turn, exile it instead and draw a card.",
    "Target creature gets -2/-2 until end of turn, and if it would die this turn, exile it instead if you control a Goblin.",
    "Target creature gets -2/-2 until end of turn, and if it would die, exile it instead.",
  ])("says no more than is clear: %s", (text) => expect(problemsOf(text, "Instant")).toHaveLength(1));
});

describe("what would enter", () => {
  it("does something else first", () => {
    const text =
      "If this land would enter, sacrifice a Forest instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.";
    const done = A.performed(1);
    expect(abilitiesOf(text, "Land")).toMatchObject([
      {
        effects: [
          A.replace(
            A.zoneChange(self, undefined, "battlefield"),
            A.sequence([
              A.sacrifice(A.you, undefined, {
                count: { min: 1, max: 1 },
                filter: A.hasSubtype("Forest"),
                bind: 1,
              }),
              A.ifThen(
                done,
                A.move(entering, { zone: "battlefield" }),
                A.move(entering, { zone: "graveyard" }),
              ),
            ]),
          ),
        ],
      },
    ]);
  });
  it("is exiled where a condition holds", () => {
    expect(
      abilitiesOf("If a nontoken creature would enter and it wasn't cast, exile it instead."),
    ).toMatchObject([
      {
        effects: [
          { event: { to: "battlefield", during: A.notSo(A.castFrom(entering)) }, instead: A.exile(entering) },
        ],
      },
    ]);
    refused("If a nontoken creature would enter and it wasn't cast, exile it.");
    refused("If you would draw a card and it wasn't cast, exile it instead.");
  });
});

describe("what may be done instead (614.6)", () => {
  const dying = "If a creature you control would die, ";
  it("is all that follows from it, so that who declines it lets the event happen", () => {
    const done = A.sequence([A.exile(entering, { bind: 1 }), A.ifThen(A.performed(1), A.gainLife(A.you, 1))]);
    for (const said of [
      "you may exile it instead.",
      "you may instead exile it.",
      "instead you may exile it.",
    ])
      expect(abilitiesOf(`${dying}${said} If you do, you gain 1 life.`)).toMatchObject([
        { effects: [{ instead: done, optional: true }] },
      ]);
    expect(
      abilitiesOf("If a creature would die and you control a Bear, you may exile it instead."),
    ).toMatchObject([{ effects: [{ instead: A.exile(entering), optional: true }] }]);
  });
  it("is refused where nothing says what becomes of the event", () => {
    refused(`${dying}you may exile it instead. If you don't, you lose 1 life.`);
    refused(`${dying}you may exile it instead. If you do, you gain 1 life. Draw a card.`);
    refused(`${dying}you may pay {2} instead. If you do, you gain 1 life.`);
    refused(`${dying}its controller may exile it instead.`);
    refused(`The next time a creature you control would die this turn, you may exile it instead.`, "Sorcery");
    expect(
      abilitiesOf(
        "If you would draw a card, you may mill two cards instead. If you do, you gain 1 life. Otherwise, draw a card.",
      ),
    ).toMatchObject([{ effects: [{ instead: { type: "sequence" } }] }]);
  });
});

describe("what is discarded", () => {
  const text =
    "causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.";
  it("goes elsewhere, and is discarded all the same (701.9)", () => {
    // An ability's discarding is told of as caused by its source (113.7).
    const cause = A.controlledBy(A.opponents);
    expect(abilitiesOf(`If a spell or ability an opponent controls ${text}`)).toEqual([
      A.staticAbility(
        [
          A.replace(
            A.zoneChange(self, "hand", "graveyard", { cause, reason: "discard" }),
            A.move(A.self, { zone: "battlefield" }),
          ),
        ],
        { zone: "hand" },
      ),
    ]);
    refused(
      `If a spell or ability an opponent controls ${text.replace("put it onto", "draw a card and put it onto")}`,
    );
    refused(`If a spell or ability an opponent controls ${text.replace("this card", "a card")}`);
  });
});

describe("waterbend", () => {
  it("is a cost wherever costs are paid (701.67a)", () => {
    const cost = A.mana(["3"], { waterbend: true });
    expect(abilitiesOf("Waterbend {3}: Draw a card.")).toMatchObject([{ costs: [cost] }]);
    expect(abilitiesOf("As an additional cost to cast this spell, waterbend {3}.", "Sorcery")).toMatchObject([
      { effects: [{ costs: [cost] }] },
    ]);
    expect(abilitiesOf("Ward—Waterbend {3}.")).toMatchObject([{ parameters: [{ value: [cost] }] }]);
    refused("Waterbend: Draw a card.");
  });
});

describe("suspend", () => {
  const suspended = [A.inZone("exile"), A.hasKeyword("suspend"), A.hasCounter("time")];
  it("is gained without a number and a cost", () => {
    expect(
      abilitiesOf("When this creature dies, exile it with two time counters on it and it gains suspend."),
    ).toMatchObject([
      {
        effect: {
          effects: [
            { type: "exile" },
            A.putCounters("time", 2, A.bound(1)),
            {
              type: "affect",
              what: A.bound(1),
              modifications: [{ abilities: [{ keyword: "suspend", parameters: [] }] }],
            },
          ],
        },
      },
    ]);
    refused("Suspend");
  });
  it("is asked for in exile (702.62b)", () => {
    expect(
      abilitiesOf("Whenever an opponent casts a spell, if this creature is suspended, draw a card."),
    ).toMatchObject([{ condition: A.matches(A.self, A.and(suspended)), zone: "exile" }]);
    expect(abilitiesOf("Return target suspended card to its owner's hand.", "Instant")).toMatchObject([
      { targets: [{ objects: { type: "and" } }] },
    ]);
  });
  it("is asked of one card at a time", () => {
    refused(
      "Exile the top two cards of your library. For each nonland card exiled this way, put a time counter on that card. If it doesn't have suspend, it gains suspend.",
      "Sorcery",
    );
  });
});

describe("a spell as it resolves (608.2n)", () => {
  const spell = A.and([A.kind("spell"), A.hasType("instant")]);
  const leaves = (what: A.Filter): A.TriggerEvent =>
    A.zoneChange(A.and([what, A.ownedBy(A.you)]), "stack", "graveyard", { reason: "resolve" });
  const turn = A.until("end of turn");
  it("is exiled, and what is done then belongs to that", () => {
    const text =
      "Whenever you cast an instant spell, exile that card with two time counters on it instead of putting it into your graveyard as it resolves. If you do, draw a card.";
    const instead = A.sequence([
      A.exile(entering, { bind: 2 }),
      A.putCounters("time", 2, A.bound(2)),
      A.ifThen(A.performed(2), A.draw(A.you, 1)),
    ]);
    expect(abilitiesOf(text)).toMatchObject([
      {
        effect: A.sequence([
          // That spell, and none that is put on the stack above it.
          A.chooseObjects(A.you, entering, { bind: 1 }),
          A.changeRules([A.replace(leaves(A.isOneOf(A.bound(1))), instead, { once: true })], turn),
        ]),
      },
    ]);
    refused(
      "Whenever you draw a card, exile that card instead of putting it into your graveyard as it resolves.",
    );
    refused(
      "Whenever you cast an instant spell, exile that card instead of putting it into your hand as it resolves.",
    );
  });
  it("the next one goes back to its owner's hand", () => {
    const text =
      "{2}: The next time you cast an instant spell from your hand this turn, put that card into your hand instead of into your graveyard as it resolves.";
    const next = A.nextCast(A.you, A.and([...spell.filters, A.fulfils(A.castFrom(A.each, "hand"))]));
    expect(abilitiesOf(text)).toMatchObject([
      {
        effect: A.changeRules(
          [A.replace(leaves(next), A.move(entering, { zone: "hand" }), { once: true })],
          turn,
        ),
      },
    ]);
  });
});

describe("milled cards (701.17a)", () => {
  it.each([
    [
      "a player mills a land card",
      { what: A.and([A.kind("card"), A.hasType("land"), A.ownedBy(A.players)]) },
    ],
    ["one or more land cards are milled", { what: A.and([A.kind("card"), A.hasType("land")]), batch: true }],
  ])("%s", (when, event) => {
    const abilities = abilitiesOf(`Whenever ${when}, you gain 1 life.`);
    expect(abilities).toMatchObject([{ event: { ...event, from: "library", reason: "mill" } }]);
    // 701.17c: wherever a replacement puts the card.
    expect(abilities).not.toHaveProperty("0.event.to");
  });
});

describe("events of the same verb phrases as triggers wait for", () => {
  const replaced = (text: string): unknown => {
    const [ability] = abilitiesOf(text);
    return ability?.type === "static" ? ability.effects[0] : undefined;
  };
  it("are replaced while something is so", () => {
    expect(
      replaced(
        "If you would gain life while you have no cards in hand, you gain twice that much life instead.",
      ),
    ).toEqual(
      A.modifyAmount(
        A.lifeChange("gain", A.you, { during: A.compareQuantities(A.playerStat("handSize", A.you), "=", 0) }),
        { factor: 2 },
      ),
    );
  });
  it("are replaced from wherever something moves", () => {
    expect(
      replaced("If this creature would be put into a graveyard from anywhere, exile it instead."),
    ).toEqual(
      A.replace(A.zoneChange(A.isOneOf(A.self), undefined, "graveyard"), A.exile(A.eventObjects("object"))),
    );
  });
  it("are refused where nothing can take their place", () => {
    expect(problemsOf("If a creature would attack, you draw a card instead.")).toEqual([
      ["RW4001", "a creature would attack"],
    ]);
  });
});

describe("who would do something", () => {
  it.each([
    ["If an opponent would mill a card, they mill two cards instead.", A.mill(A.eventPlayer, 2)],
    ["If an opponent would create a token, they draw a card instead.", A.draw(A.eventPlayer, 1)],
    ["If a player would draw a card, that player mills two cards instead.", A.mill(A.eventPlayer, 2)],
  ])("is one of all those it could be (614.1): %s", (text, instead) =>
    expect(abilitiesOf(text, "Enchantment")).toMatchObject([{ effects: [{ instead }] }]),
  );
});

import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const self = A.isOneOf(A.self);
const entering = A.eventObjects("object");
const refused = (text: string, typeLine?: string): void => {
  expect(problemsOf(text, typeLine)).not.toEqual([]);
};

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
              A.ifThen(done, A.move(entering, { zone: "battlefield" })),
              A.ifThen(A.notSo(done), A.move(entering, { zone: "graveyard" })),
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

describe("what is discarded", () => {
  const text =
    "causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.";
  it("goes elsewhere, and is discarded all the same (701.9)", () => {
    const cause = A.and([A.or([A.kind("spell"), A.kind("ability")]), A.controlledBy(A.opponents)]);
    expect(abilitiesOf(`If a spell or ability an opponent controls ${text}`)).toEqual([
      A.staticAbility(
        [
          A.replace(
            A.zoneChange(self, "hand", "graveyard", { cause, discarded: true }),
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
            A.affect(A.bound(1), [A.gainAbilities([A.keyword("suspend", [], [])])]),
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

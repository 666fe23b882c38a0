import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { abilitiesOf, problemsOf } from "./abilities-of.ts";

const effectOf = (text: string, typeLine?: string): A.Effect | undefined => {
  const [ability] = abilitiesOf(text, typeLine);
  return ability !== undefined && "effect" in ability ? ability.effect : undefined;
};
const asleep = (what: A.Objects): A.Effect =>
  A.affect(
    what,
    [A.cant("untapInUntapStep")],
    A.until("their next untap step", { of: A.controllerOf(what) }),
  );

describe("what a text goes on about", () => {
  it("is what was spoken of again", () => {
    const other = A.eventObjects("other");
    expect(
      effectOf(
        "Whenever this creature deals combat damage to a creature, tap that creature and it doesn't untap during its controller's next untap step.",
      ),
    ).toEqual(A.sequence([A.tap(other), asleep(other)]));
  });
  it("is the object of the instruction that a condition stands behind", () => {
    expect(effectOf("Destroy target creature if its power is 2 or less.", "Instant")).toEqual(
      A.ifThen(A.compareQuantities(A.statOf("power", A.target(0)), "<=", 2), A.destroy(A.target(0))),
    );
  });
  it("stays the subject of a condition, whatever that is compared with", () => {
    const entered = A.eventObjects("object");
    expect(
      effectOf(
        "Whenever another creature you control enters, if its power is greater than this creature's power, put a +1/+1 counter on it.",
      ),
    ).toEqual(A.putCounters("+1/+1", 1, entered));
  });
  it("is each of several by itself", () => {
    expect(
      effectOf(
        "Untap two target creatures you control. Each of those creatures deals damage equal to its power to target opponent.",
        "Sorcery",
      ),
    ).toEqual(
      A.sequence([
        A.untap(A.target(0)),
        A.dealDamage(A.target(0), A.statOf("power", A.each), A.targetPlayers(1), { each: "source" }),
      ]),
    );
  });
  it("must have been mentioned", () => {
    expect(
      problemsOf("Destroy target creature with mana value 3 or less. Draw a card if it happened."),
    ).not.toEqual([]);
  });
});

describe("tokens", () => {
  const goblins = {
    colors: ["red"],
    power: 1,
    toughness: 1,
    cardTypes: ["creature"],
    subtypes: ["Goblin"],
  } as const;
  it.each([
    "Create two 1/1 red Goblin creature tokens.",
    "Put two 1/1 red Goblin creature tokens onto the battlefield.",
    "Put two 1/1 red Goblin creature tokens into play.",
  ])("%s", (text) => {
    expect(effectOf(text, "Sorcery")).toEqual(A.createTokens(A.you, 2, goblins));
  });
  it("more of those that were described", () => {
    expect(
      effectOf(
        "Create a 1/1 red Goblin creature token. If it's your turn, create three of those tokens instead.",
        "Sorcery",
      ),
    ).toEqual(
      A.ifThen(A.isTurn(A.you), A.createTokens(A.you, 3, goblins), A.createTokens(A.you, 1, goblins)),
    );
  });
});

it("older words for limits and additional costs mean the same", () => {
  expect(abilitiesOf("{1}: Draw a card. Play this ability only any time you could play a sorcery.")).toEqual(
    abilitiesOf("{1}: Draw a card. Activate only as a sorcery."),
  );
  expect(
    abilitiesOf("As an additional cost to play Testling, sacrifice a land.\nDraw a card.", "Sorcery"),
  ).toEqual(
    abilitiesOf("As an additional cost to cast this spell, sacrifice a land.\nDraw a card.", "Sorcery"),
  );
});

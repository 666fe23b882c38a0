import { describe, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { holdsPart, holdsType } from "../../src/compiler/lower/same.ts";
import { abilitiesOf, problemsOf } from "../compiler/abilities-of.ts";

/** What is done if the offer is taken up. */
const doneIfPaid = (text: string): unknown =>
  (abilitiesOf(text)[0] as { effect: { effects: readonly unknown[] } }).effect.effects;
const lowerFirst = (text: string): string => text[0]!.toLowerCase() + text.slice(1);
const nested = [{ type: "may" }, { type: "if", then: { type: "sequence" } }];

describe("what goes on about what is done only if an offer is taken up (608.2c)", () => {
  it.each([
    "Whenever a creature you control dies, you may pay {1}. If you do, exile it. You may cast it this turn.",
    "When this creature dies, you may pay {1}. If you do, exile it. At the beginning of your next upkeep, return it to your hand.",
  ])("happens only then, where it is moved: %s", (text) => expect(doneIfPaid(text)).toMatchObject(nested));

  it("is a part of the offer itself", () =>
    expect(
      abilitiesOf(
        "Whenever you discard a card, you may exile that card from your graveyard. You may cast it this turn.",
      ),
    ).toMatchObject([
      { effect: { type: "may", effect: { effects: [{ type: "exile" }, { type: "allowPlay" }] } } },
    ]));

  it.each([
    "exile target card from a graveyard. If it was a land card",
    "tap target creature. If it's a Bear",
  ])("is a part of the offer where that is asked about: you may %s", (text) =>
    expect(abilitiesOf(`When this creature enters, you may ${text}, draw a card.`)).toMatchObject([
      { effect: { type: "may", effect: { effects: [{}, { type: "if" }] } } },
    ]),
  );

  it.each([
    "You may discard a card. If it was a land card, draw a card. Otherwise, you lose 2 life.",
    "You may destroy target creature. If it was a Bear, draw a card. Otherwise, you lose 2 life.",
    "Look at the top card of your library. You may put it into your graveyard. If you do, draw a card. Otherwise, reveal it. If it's a land card, put it onto the battlefield.",
  ])("may happen in the other case, too: %s", (text) =>
    expect(problemsOf(`When this creature enters, ${lowerFirst(text)}`).map(([code]) => code)).toEqual([
      "RW4003",
    ]),
  );

  it("may happen in the other case, too, where it stays", () =>
    expect(
      problemsOf(
        "Whenever a creature an opponent controls attacks, you may pay {1}. If you do, tap it. Put a stun counter on it.",
      ).map(([code]) => code),
    ).toEqual(["RW4003"]));

  it("happens for whatever the offer brought up", () =>
    expect(
      doneIfPaid(
        "{1}: You may put a creature card from your hand onto the battlefield. If you do, that creature gains haste until end of turn. At the beginning of the next end step, sacrifice that creature.",
      ),
    ).toHaveLength(3));

  it.each([
    "When this creature enters, you may pay {1}. If you do, reveal the top card of your library. If it's a land card, put it into your hand. Otherwise, you lose 2 life.",
    "When this creature enters, you may sacrifice another creature. If you do, draw a card. If that creature was a token, you gain 1 life. Otherwise, you lose 2 life.",
  ])("is not “otherwise” where nothing was there to ask about: %s", (text) =>
    expect(doneIfPaid(text)).toMatchObject([
      { type: "may" },
      { type: "if", then: { effects: [{}, { type: "if", otherwise: { type: "loseLife" } }] } },
    ]),
  );
});

describe("what is denied of something that may not be there", () => {
  const done = A.bound(1);
  const target = A.target(0);
  const nonland = A.not(A.and([A.kind("card"), A.hasType("land")]));
  it.each<readonly [string, A.Objects, A.Filter]>([
    ["You may sacrifice a creature. If it wasn't a token, draw a card.", done, A.not(A.kind("token"))],
    ["You may discard a card. If it isn't a land card, you lose 1 life.", done, nonland],
    [
      "Target opponent sacrifices a creature. If it wasn't legendary, you lose 2 life.",
      done,
      A.not(A.hasSupertype("legendary")),
    ],
    [
      "Put a creature card from your hand onto the battlefield. If it doesn't have flying, you lose 1 life.",
      done,
      A.not(A.hasKeyword("flying")),
    ],
    [
      "Search your library for a creature card, reveal it, put it into your hand, then shuffle. If it isn't an Elf, you lose 2 life.",
      done,
      A.not(A.hasSubtype("Elf")),
    ],
    [
      "Exile up to one target card from a graveyard. If it's not a land card, you lose 1 life.",
      target,
      nonland,
    ],
    [
      "Destroy up to one target creature. If you don't control it, draw a card.",
      target,
      A.not(A.controlledBy(A.you)),
    ],
  ])("is so only of what is there: %s", (text, objects, filter) => {
    const [spell] = abilitiesOf(text, "Sorcery");
    expect(holdsPart(spell, A.matches(objects, filter))).toBe(true);
    expect(holdsType(spell, "notSo")).toBe(false);
  });

  it.each([
    "Counter up to one target spell. If it wasn't kicked, draw a card.",
    "Destroy up to one target creature. If that creature didn't deal damage this turn, draw a card.",
    "Destroy up to one target creature. If its controller isn't the monarch, draw a card.",
  ])("is not so of nothing, also where it is asked what happened or whose it is: %s", (text) =>
    expect(holdsPart(abilitiesOf(text, "Sorcery"), A.matches(target, A.anything))).toBe(true),
  );

  it.each([
    "Exile target creature. If it wasn't a token, draw a card.",
    // What is done anyway is done where nothing is there, too.
    "You may sacrifice a creature. Draw a card unless it was a token.",
  ])("is plainly denied of what must be there, and behind “unless”: %s", (text) =>
    expect(abilitiesOf(text, "Sorcery")[0]).toMatchObject({
      effect: { effects: [{}, { condition: { type: "notSo", condition: { type: "matches" } } }] },
    }),
  );

  it("is denied of all of several together, not of each", () =>
    expect(abilitiesOf("Mill two cards. If they aren't land cards, draw a card.", "Sorcery")).toMatchObject([
      { effect: { effects: [{}, { condition: { conditions: [{ type: "matches" }, { type: "notSo" }] } }] } },
    ]));

  it("is neither so nor not so of nothing", () =>
    expect(
      abilitiesOf(
        "You may sacrifice a creature. If it was legendary, draw a card. If it wasn't legendary, you lose 1 life.",
        "Sorcery",
      ),
    ).toMatchObject([
      {
        effect: {
          effects: [
            { type: "may" },
            {
              type: "if",
              otherwise: { type: "if", condition: { type: "matches" }, then: { type: "loseLife" } },
            },
          ],
        },
      },
    ]));

  it("is not small either", () =>
    expect(
      abilitiesOf(
        "Destroy up to one target artifact. If its mana value was 3 or less, draw a card.",
        "Sorcery",
      ),
    ).toMatchObject([{ effect: { effects: [{}, { type: "if", condition: { type: "matches" } }] } }]));
});

describe("“otherwise” behind what may not be there", () => {
  it.each([
    "You may reveal the top card of your library. If it's a land card, put it into your hand. Otherwise, put it into your graveyard and each opponent loses 1 life.",
    "You may tap an untapped creature you control. If it's a Goblin, draw a card. Otherwise, put a stun counter on it, then create a Treasure token.",
    "Exile up to one target card from a graveyard. If it's a land card, draw a card. Otherwise, put it into your hand and you gain 2 life.",
  ])("is all done only where that is there, if a part of it is done to that: %s", (text) =>
    expect(abilitiesOf(text, "Sorcery")).toMatchObject([
      {
        effect: { effects: [{}, { type: "if", otherwise: { type: "if", condition: { type: "matches" } } }] },
      },
    ]),
  );

  it("needs no such question where all of it is done to that", () =>
    expect(
      abilitiesOf(
        "You may reveal the top card of your library. If it's a land card, put it into your hand. Otherwise, put it into your graveyard.",
        "Sorcery",
      ),
    ).toMatchObject([{ effect: { effects: [{}, { type: "if", otherwise: { type: "move" } }] } }]));

  it.each([
    "You may exile a card from your graveyard. If it was a land card, draw a card. If it was a creature card, you gain 1 life. Otherwise, you lose 3 life.",
    "If you control a Bear, you may discard a card. If it was a land card, draw a card. Otherwise, you lose 3 life.",
    "Exile up to one target card from a graveyard. If it was a land card, draw a card. Otherwise, you lose 3 life.",
  ])("is open where none of it is done to that: %s", (text) =>
    expect(problemsOf(text, "Sorcery").map(([code]) => code)).toEqual(["RW4003"]),
  );
});

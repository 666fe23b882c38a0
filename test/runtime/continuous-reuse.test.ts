import { expect, test } from "vitest";
import * as a from "../../src/abilities/index.ts";
import { characteristics, characteristicsStamp, rulesInForce } from "../../src/runtime/continuous/index.ts";
import { objectOf, playerOf, supposing, touch } from "../../src/runtime/game.ts";
import type { Game } from "../../src/runtime/game.ts";
import type { ObjectId } from "../../src/runtime/state.ts";
import { creature, face, newGame, put, resolve } from "./evaluate-support.ts";

const isCreature = a.hasType("creature");
const mine = a.and([isCreature, a.controlledBy(a.you)]);
const power = (game: Game, id: ObjectId): number | undefined => characteristics(game, id).power;
const anthemWhile = (condition: a.Condition): a.Face =>
  face("Anthem", {
    cardTypes: ["enchantment"],
    abilities: [a.staticAbility([a.applies(a.all(mine), [a.modifyPT(1, 1)])], { condition })],
  });
const change = (game: Game, what: () => void): void => {
  what();
  touch(game);
};

/** A board on which a creature is bigger while the condition holds; then what makes it hold. */
const cases: [string, a.Condition, (game: Game, bear: ObjectId) => void][] = [
  [
    "life",
    a.compareQuantities(a.playerStat("life", a.you), "<=", 5),
    (game) => void (playerOf(game, 0).life = 5),
  ],
  [
    "cards in hand",
    a.compareQuantities(a.playerStat("handSize", a.you), ">=", 1),
    (game) => void put(game, creature("Card", 1, 1), "hand"),
  ],
  [
    "cards in a graveyard",
    a.exists(a.all(a.and([a.kind("card"), a.inZone("graveyard")])), ">=", 1),
    (game) => void put(game, creature("Card", 1, 1), "graveyard"),
  ],
  [
    "tapped",
    a.exists(a.all(a.and([isCreature, a.status("tapped")])), ">=", 1),
    (game, bear) => {
      const object = objectOf(game, bear);
      if (object !== undefined) object.tapped = true;
    },
  ],
  [
    "counters",
    a.exists(a.all(a.and([isCreature, a.hasCounter("charge")])), ">=", 1),
    (game, bear) => {
      const object = objectOf(game, bear);
      if (object !== undefined) object.counters["charge"] = 1;
    },
  ],
  ["whose turn", a.notSo(a.isTurn(a.you)), (game) => void (game.state.turn.active = 1)],
  [
    "what happened",
    a.happened(a.keywordAction("clash", { by: a.you }), "this turn"),
    (game) => void game.state.history.thisTurn.push({ type: "keywordAction", action: "clash", player: 0 }),
  ],
  [
    "other permanents",
    a.exists(a.all(mine), ">=", 2),
    (game) => void put(game, creature("Other", 1, 1), "battlefield"),
  ],
];

test.each(cases)(
  "characteristics that depend on %s are found again when that changes",
  (_, condition, makeSo) => {
    const game = newGame();
    const bear = put(game, creature("Bear", 2, 2), "battlefield");
    put(game, anthemWhile(condition), "battlefield");
    expect(power(game, bear)).toBe(2);
    change(game, () => {
      makeSo(game, bear);
    });
    expect(power(game, bear)).toBe(3);
  },
);

test("what nothing depends on leaves them as they are", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  put(game, anthemWhile(a.exists(a.all(mine), ">=", 1)), "battlefield");
  const before = characteristics(game, bear);
  const stamp = characteristicsStamp(game);
  change(game, () => {
    playerOf(game, 0).life = 3;
    game.state.turn.step = "upkeep";
  });
  expect(characteristics(game, bear)).toBe(before);
  expect(characteristicsStamp(game)).toBe(stamp);
  resolve(game, a.affect(a.all(mine), [a.modifyPT(1, 0)], a.until("end of turn")));
  expect(power(game, bear)).toBe(4);
  expect(characteristicsStamp(game)).not.toBe(stamp);
});

test("rules in force come and go with their conditions", () => {
  const game = newGame();
  const condition = a.compareQuantities(a.playerStat("life", a.you), "<=", 5);
  const rule = a.staticAbility([a.extraLands(a.you, 1)], { condition });
  put(game, face("Rule", { cardTypes: ["enchantment"], abilities: [rule] }), "battlefield");
  expect(rulesInForce(game)).toHaveLength(0);
  change(game, () => {
    playerOf(game, 0).life = 5;
  });
  expect(rulesInForce(game)).toHaveLength(1);
});

test("what is only supposed doesn't change what is known", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  put(game, anthemWhile(a.exists(a.all(a.and([isCreature, a.status("tapped")])), ">=", 1)), "battlefield");
  expect(power(game, bear)).toBe(2);
  const object = objectOf(game, bear);
  if (object === undefined) throw new Error("no bear");
  object.tapped = true;
  expect(power(supposing(game), bear)).toBe(3);
  object.tapped = false;
  expect(power(game, bear)).toBe(2);
  expect(power(supposing(game), bear)).toBe(2);
});

test("what like permanents share is not the loyalty of one of them (306.5c)", () => {
  const game = newGame();
  const walker = face("Walker", { cardTypes: ["planeswalker"], loyalty: 4 });
  const loyaltyOf = (counters: Record<string, number>, entering = false): number | undefined => {
    const id = put(game, walker, "battlefield", 0, { counters });
    // It is asked what it is before it is among the permanents (614.12).
    if (entering) game.state.battlefield.splice(game.state.battlefield.indexOf(id), 1);
    touch(game);
    return characteristics(game, id).loyalty;
  };
  expect(loyaltyOf({ loyalty: 3 }, true)).toBe(3);
  expect(loyaltyOf({})).toBe(0);
  expect(loyaltyOf({ loyalty: 2 })).toBe(2);
});

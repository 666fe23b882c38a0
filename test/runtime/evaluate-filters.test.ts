import { expect, test } from "vitest";
import * as a from "../../src/abilities/index.ts";
import {
  fits,
  holds,
  objectsOf,
  playersOf,
  quantityOf,
  recipientsOf,
} from "../../src/runtime/evaluate/index.ts";
import { touch } from "../../src/runtime/game.ts";
import { characteristics } from "../../src/runtime/continuous/index.ts";
import { perform } from "../../src/runtime/perform.ts";
import { newTurnCounts } from "../../src/runtime/turn/steps.ts";
import { moveEvent } from "../../src/runtime/events.ts";
import { contextFor, creature, drive, face, land, newGame, put } from "./evaluate-support.ts";

const isCreature = a.hasType("creature");

test("types, colors, stats and zones", () => {
  const game = newGame();
  const source = put(game, face("Source"), "battlefield");
  const bear = put(game, creature("Bear", 2, 2, { manaCost: ["1", "G"], subtypes: ["Bear"] }), "battlefield");
  const dead = put(game, creature("Dead", 3, 3, { manaCost: ["B", "B"] }), "graveyard", 1);
  const ctx = contextFor(source);
  expect(fits(game, bear, a.and([isCreature, a.hasColor("green"), a.compare("power", "<=", 2)]), ctx)).toBe(
    true,
  );
  expect(fits(game, bear, a.not(a.hasSubtype("Bear")), ctx)).toBe(false);
  expect(fits(game, bear, a.colorCount("=", 1), ctx)).toBe(true);
  expect(fits(game, dead, a.compare("manaValue", "=", 2), ctx)).toBe(true);
  expect(fits(game, dead, a.inZone("graveyard", a.opponents), ctx)).toBe(true);
  expect(fits(game, dead, a.inZone("graveyard", a.you), ctx)).toBe(false);
  // 109.2: without a zone it means the battlefield.
  expect(objectsOf(game, a.all(isCreature), ctx)).toEqual([bear]);
  expect(objectsOf(game, a.all(a.and([isCreature, a.inZone("graveyard")])), ctx)).toEqual([dead]);
});

test("controller, owner, other than, counters, status", () => {
  const game = newGame();
  const mine = put(game, creature("Mine", 1, 1), "battlefield", 0, {
    tapped: true,
    counters: { "+1/+1": 2 },
  });
  const theirs = put(game, creature("Theirs", 1, 1), "battlefield", 1);
  const ctx = contextFor(mine);
  expect(objectsOf(game, a.all(a.controlledBy(a.you)), ctx)).toEqual([mine]);
  expect(objectsOf(game, a.all(a.controlledBy(a.opponents)), ctx)).toEqual([theirs]);
  expect(objectsOf(game, a.all(a.and([isCreature, a.otherThan(a.self)])), ctx)).toEqual([theirs]);
  expect(fits(game, mine, a.hasCounter("+1/+1", { comparison: ">=", count: 2 }), ctx)).toBe(true);
  expect(fits(game, theirs, a.hasCounter(undefined), ctx)).toBe(false);
  expect(fits(game, mine, a.status("tapped"), ctx)).toBe(true);
});

test("attachments", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const sword = put(
    game,
    face("Sword", { cardTypes: ["artifact"], subtypes: ["Equipment"] }),
    "battlefield",
    0,
    { attachedTo: bear },
  );
  const ctx = contextFor(sword);
  expect(objectsOf(game, a.host, ctx)).toEqual([bear]);
  expect(fits(game, bear, a.hasAttached(a.hasSubtype("Equipment")), ctx)).toBe(true);
  expect(fits(game, sword, a.attachedTo(a.all(isCreature)), ctx)).toBe(true);
});

test("last known information of what has left (608.2h), and following a move (400.7e)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield", 1, { counters: { "+1/+1": 3 } });
  const [moved] = drive(perform(game, [moveEvent(game, bear, { zone: "graveyard" }, { reason: "destroy" })]));
  if (moved?.type !== "zoneChange" || moved.becomes === undefined) throw new Error("did not move");
  const ctx = contextFor(bear, 1, { event: moved });
  expect(quantityOf(game, a.statOf("power", a.eventObjects("object")), ctx)).toBe(5);
  expect(objectsOf(game, a.eventObjects("object"), ctx)).toEqual([moved.becomes]);
  expect(objectsOf(game, a.self, ctx)).toEqual([moved.becomes]);
  expect(playersOf(game, a.controllerOf(a.eventObjects("object")), ctx)).toEqual([1]);
  // An ability that was not triggered by the move does not follow it (400.7).
  expect(objectsOf(game, a.self, contextFor(bear, 1))).toEqual([bear]);
  expect(fits(game, bear, a.history("died", "this turn"), ctx)).toBe(true);
  expect(
    quantityOf(
      game,
      a.happenedTo(a.zoneChange(a.hasType("creature"), "battlefield", "graveyard"), "this turn"),
      ctx,
    ),
  ).toBe(1);
  expect(objectsOf(game, a.all(a.and([isCreature, a.history("died", "this turn")])), ctx)).toEqual([bear]);
});

test("targets, bindings and recipients", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const ctx = contextFor(bear, 0, {
    targets: [[{ object: bear }, { player: 1 }]],
    bindings: { 3: { objects: [bear], players: [], amount: 7, done: true } },
  });
  expect(objectsOf(game, a.target(0), ctx)).toEqual([bear]);
  expect(playersOf(game, a.targetPlayers(0), ctx)).toEqual([1]);
  expect(recipientsOf(game, a.target(0), ctx)).toEqual([{ object: bear }, { player: 1 }]);
  expect(quantityOf(game, a.amount(3), ctx)).toBe(7);
  expect(holds(game, a.performed(3), ctx)).toBe(true);
  expect(holds(game, a.performed(4), ctx)).toBe(false);
});

test("quantities", () => {
  const game = newGame();
  const source = put(game, face("Source"), "battlefield");
  put(game, creature("A", 3, 1, { manaCost: ["G", "G/W"], subtypes: ["Elf"] }), "battlefield");
  put(game, creature("B", 5, 1, { manaCost: ["W"], subtypes: ["Elf", "Druid"] }), "battlefield");
  put(game, land("Forest"), "hand");
  const ctx = contextFor(source, 0, { x: 4 });
  const creatures = a.all(isCreature);
  expect(quantityOf(game, a.x, ctx)).toBe(4);
  expect(quantityOf(game, a.times(2, a.count(creatures)), ctx)).toBe(4);
  expect(quantityOf(game, a.statOf("power", creatures, { combine: "greatest" }), ctx)).toBe(5);
  expect(quantityOf(game, a.statOf("power", creatures), ctx)).toBe(8);
  expect(quantityOf(game, a.half(a.statOf("power", creatures, { combine: "least" }), "up"), ctx)).toBe(2);
  expect(quantityOf(game, a.devotion(["green"], a.you), ctx)).toBe(2);
  expect(quantityOf(game, a.distinct("creatureType", creatures), ctx)).toBe(2);
  expect(quantityOf(game, a.playerStat("handSize", a.you), ctx)).toBe(1);
  expect(quantityOf(game, a.playerStat("life", a.opponents), ctx)).toBe(20);
});

test("conditions", () => {
  const game = newGame();
  const source = put(game, creature("Source", 2, 2), "battlefield", 0, {
    cast: {
      by: 0,
      from: "hand",
      paid: [{ keyword: "kicker", cost: 1, times: 1 }],
      manaSpent: [
        { color: "red", snow: false, source: 0 },
        { color: "blue", snow: true, source: 0 },
      ],
      costObjects: [],
      turn: 1,
    },
  });
  const ctx = contextFor(source);
  expect(holds(game, a.wasPaid(a.self, "kicker", undefined), ctx)).toBe(true);
  expect(holds(game, a.wasPaid(a.self, "kicker", 0), ctx)).toBe(false);
  expect(holds(game, a.wasPaid(a.self, "kicker", 1), ctx)).toBe(true);
  expect(quantityOf(game, a.manaSpent("colors", a.self), ctx)).toBe(2);
  expect(quantityOf(game, a.manaSpent("snow", a.self), ctx)).toBe(1);
  expect(holds(game, a.castFrom(a.self, "hand"), ctx)).toBe(true);
  expect(holds(game, a.isTurn(a.you), ctx)).toBe(true);
  expect(holds(game, a.isStep(["upkeep"]), ctx)).toBe(false);
  expect(holds(game, a.exists(a.all(isCreature), ">=", 2), ctx)).toBe(false);
  expect(holds(game, a.notSo(a.playerIs(a.you, "monarch")), ctx)).toBe(true);
  game.state.history.thisTurn.push({ type: "life", player: 0, change: 3 });
  touch(game);
  expect(holds(game, a.happened(a.lifeChange("gain", a.you), "this turn"), ctx)).toBe(true);
  expect(holds(game, a.happened(a.lifeChange("loss", a.you), "this turn"), ctx)).toBe(false);
  expect(
    quantityOf(game, a.happenedTo(a.lifeChange("gain", a.you), "this turn", { of: "amount" }), ctx),
  ).toBe(3);
});

/** 506.7d, 500.10: a beginning phase that was added after combat is not before attackers are declared. */
test("the first phases of a turn", () => {
  const game = newGame();
  const source = put(game, creature("Source", 1, 1), "battlefield");
  const isFirst = (step: a.Step, begun: { combat: number; main: number }): boolean => {
    Object.assign(game.state.turn, { step, begun });
    return holds(game, a.isStep([step], { first: true }), contextFor(source));
  };
  expect(isFirst("upkeep", { combat: 0, main: 0 })).toBe(true);
  expect(isFirst("upkeep", { combat: 1, main: 1 })).toBe(false);
  expect(isFirst("draw", { combat: 0, main: 2 })).toBe(false);
  expect(isFirst("postcombat main", { combat: 1, main: 2 })).toBe(false);
  expect(isFirst("precombat main", { combat: 0, main: 1 })).toBe(true);
  expect(isFirst("declare blockers", { combat: 1, main: 1 })).toBe(true);
  expect(isFirst("declare blockers", { combat: 2, main: 2 })).toBe(false);
});

test("players", () => {
  const game = newGame();
  const mine = put(game, creature("Mine", 1, 1), "battlefield", 0, { chosen: { player: 1 } });
  const ctx = contextFor(mine);
  expect(playersOf(game, a.playersExcept(a.players, a.you), ctx)).toEqual([1]);
  expect(playersOf(game, a.chosenPlayer, ctx)).toEqual([1]);
  const who = a.playersWho(a.players, a.exists(a.all(a.and([isCreature, a.controlledBy(a.eachPlayer)]))));
  expect(playersOf(game, who, ctx)).toEqual([0]);
});

test("what is chosen (607.2d)", () => {
  const game = newGame();
  const source = put(game, face("Source"), "battlefield", 0, {
    chosen: { color: "red", creatureType: "Goblin" },
  });
  const goblin = put(
    game,
    creature("Goblin", 1, 1, { manaCost: ["R"], subtypes: ["Goblin"] }),
    "battlefield",
  );
  const ctx = contextFor(source);
  expect(fits(game, goblin, a.chosen("color"), ctx)).toBe(true);
  expect(fits(game, goblin, a.chosen("creatureType"), ctx)).toBe(true);
  expect(fits(game, source, a.chosen("creatureType"), ctx)).toBe(false);
});

test("what was seen of an object keeps no last known information of others (608.2h, 608.2i)", () => {
  const game = newGame();
  const gone = put(game, face("Gone"), "graveyard");
  drive(perform(game, [moveEvent(game, gone, { zone: "exile" }, {})]));
  expect(game.state.lastKnown[gone]).toBeDefined();
  game.state.history.thisTurn = [];
  newTurnCounts(game);
  expect(game.state.lastKnown[gone]).toBeUndefined();

  const again = put(game, face("Gone"), "graveyard");
  drive(perform(game, [moveEvent(game, again, { zone: "exile" }, {})]));
  const bear = put(game, creature("Bear", again, 2), "battlefield");
  const seen = { [bear]: characteristics(game, bear) };
  game.state.history.thisTurn = [{ type: "transformed", object: bear, seen }];
  newTurnCounts(game);
  expect(game.state.lastKnown[again]).toBeUndefined();
});

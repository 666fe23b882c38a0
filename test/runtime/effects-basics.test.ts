import { expect, test } from "vitest";
import * as a from "../../src/abilities/index.ts";
import { characteristics } from "../../src/runtime/continuous/index.ts";
import type { Game } from "../../src/runtime/game.ts";
import {
  count,
  creature,
  divide,
  drive,
  face,
  find,
  inOrder,
  land,
  newGame,
  no,
  numberIs,
  option,
  pick,
  pickPlayers,
  put,
  resolve,
  yes,
} from "./evaluate-support.ts";
import { perform } from "../../src/runtime/perform.ts";
import { moveEvent } from "../../src/runtime/events.ts";

const isCreature = a.hasType("creature");
const one: a.Count = { min: 1, max: 1 };
const life = (game: Game, player: number): number | undefined => game.state.players[player]?.life;
const hand = (game: Game, player: number): number | undefined => game.state.players[player]?.hand.length;
const library = (game: Game, player = 0): string[] =>
  (game.state.players[player]?.library ?? []).map((id) => characteristics(game, id).name);

test("damage to a creature and to a player, with what it came to", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 4), "battlefield", 1);
  const targets = [[{ object: bear }, { player: 1 }]];
  const ctx = resolve(game, a.dealDamage(a.self, 3, a.target(0), { bind: 0 }), [], { targets });
  expect(game.state.objects[bear]?.damage).toBe(3);
  expect(life(game, 1)).toBe(17);
  expect(ctx.bindings[0]).toMatchObject({ objects: [bear], players: [1], amount: 6, done: true });
});

test("damage divided as announced (601.2d)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 5), "battlefield", 1);
  resolve(game, a.dealDamage(a.self, 5, a.target(0), { divided: "chosen" }), [], {
    targets: [[{ object: bear }, { player: 1 }]],
    division: [[4, 1]],
  });
  expect(game.state.objects[bear]?.damage).toBe(4);
  expect(life(game, 1)).toBe(19);
});

test("fighting (701.14)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 4), "battlefield");
  const ogre = put(game, creature("Ogre", 3, 3), "battlefield", 1);
  const targets = [[{ object: bear }], [{ object: ogre }]];
  resolve(game, a.fight(a.target(0), a.target(1)), [], { targets });
  expect([game.state.objects[bear]?.damage, game.state.objects[ogre]?.damage]).toEqual([3, 2]);
  const gone = put(game, creature("Gone", 3, 3), "graveyard", 1);
  resolve(game, a.fight(a.target(0), a.target(1)), [], { targets: [[{ object: bear }], [{ object: gone }]] });
  expect(game.state.objects[bear]?.damage).toBe(3);
});

test("life: gain, lose, set, exchange", () => {
  const game = newGame();
  resolve(game, a.sequence([a.gainLife(a.you, 4), a.loseLife(a.opponents, 5)]));
  expect([life(game, 0), life(game, 1)]).toEqual([24, 15]);
  resolve(game, a.exchangeLife(a.you, a.opponents));
  expect([life(game, 0), life(game, 1)]).toEqual([15, 24]);
  resolve(game, a.setLife(a.players, 10));
  expect([life(game, 0), life(game, 1)]).toEqual([10, 10]);
});

test("that much life as was lost", () => {
  const game = newGame();
  resolve(game, a.sequence([a.loseLife(a.players, 2, { bind: 1 }), a.gainLife(a.you, a.amount(1))]));
  expect([life(game, 0), life(game, 1)]).toEqual([22, 18]);
});

test("draw, discard, mill", () => {
  const game = newGame();
  for (const name of ["A", "B", "C", "D", "E"]) put(game, creature(name, 1, 1), "library");
  const ctx = resolve(game, a.draw(a.you, 2, { bind: 0 }));
  expect(hand(game, 0)).toBe(2);
  expect(ctx.bindings[0]?.amount).toBe(2);
  resolve(game, a.discard(a.you, one), [pick(find(game, "B", "hand"))]);
  expect(count(game, "B", "graveyard")).toBe(1);
  resolve(game, a.mill(a.you, 2));
  expect(library(game)).toEqual(["E"]);
  resolve(game, a.discard(a.you, "all"));
  expect(hand(game, 0)).toBe(0);
});

test("somebody else chooses what is discarded", () => {
  const game = newGame();
  const good = put(game, face("Spell", { cardTypes: ["instant"] }), "hand", 1);
  put(game, land("Forest"), "hand", 1);
  const nonland = a.not(a.hasType("land"));
  put(game, face("Other", { cardTypes: ["instant"] }), "hand", 1);
  resolve(game, a.discard(a.targetPlayers(0), one, { filter: nonland, by: a.you }), [pick(good)], {
    targets: [[{ player: 1 }]],
  });
  expect(count(game, "Spell", "graveyard")).toBe(1);
});

test("scry and surveil (701.22, 701.25)", () => {
  const game = newGame();
  for (const name of ["A", "B", "C", "D"]) put(game, creature(name, 1, 1), "library");
  resolve(game, a.scry(a.you, 3), [pick(find(game, "A", "library")), inOrder(1, 0)]);
  expect(library(game)).toEqual(["C", "B", "D", "A"]);
  resolve(game, a.surveil(a.you, 2), [pick(find(game, "C", "library"))]);
  expect(library(game)).toEqual(["B", "D", "A"]);
  expect(count(game, "C", "graveyard")).toBe(1);
});

test("search may fail to find a stated quality (701.23b), and shuffles by an instruction of its own", () => {
  const game = newGame();
  const forest = put(game, land("Forest"), "library");
  put(game, creature("Bear", 2, 2), "library");
  const basic = a.and([a.hasSupertype("basic"), a.hasType("land")]);
  const effect = a.sequence([
    a.search(a.you, one, basic, { bind: 0 }),
    a.move(a.bound(0), { zone: "battlefield", tapped: true }),
    a.shuffle(a.you, undefined),
  ]);
  resolve(game, effect, [pick()]);
  expect(count(game, "Forest", "battlefield")).toBe(0);
  resolve(game, effect, [pick(forest)]);
  expect(game.state.objects[find(game, "Forest", "battlefield")]?.tapped).toBe(true);
});

test("look at the top cards, put one into the hand and the rest at the bottom", () => {
  const game = newGame();
  for (const name of ["A", "B", "C", "D"]) put(game, creature(name, 1, 1), "library");
  const effect = a.sequence([
    a.lookAt(a.you, a.topCards(a.you, 3), { bind: 0 }),
    a.move(a.choose(one, a.anything, { from: a.bound(0) }), { zone: "hand" }, { bind: 1 }),
    a.move(a.among(a.bound(0), a.inZone("library")), { zone: "library", position: "bottom" }),
  ]);
  resolve(game, effect, [pick(find(game, "B", "library")), inOrder(1, 0)]);
  expect(count(game, "B", "hand")).toBe(1);
  expect(library(game)).toEqual(["D", "C", "A"]);
});

test("reveal until (701.20)", () => {
  const game = newGame();
  put(game, land("Forest"), "library");
  put(game, creature("Bear", 2, 2), "library");
  put(game, creature("Below", 2, 2), "library");
  const effect = a.sequence([
    a.lookAt(a.you, a.topCards(a.you, 0), { reveal: true, until: isCreature, bind: 0, bindFound: 1 }),
    a.move(a.bound(1), { zone: "hand" }),
    a.move(a.among(a.bound(0), a.inZone("library")), { zone: "graveyard" }),
  ]);
  resolve(game, effect);
  expect(count(game, "Bear", "hand")).toBe(1);
  expect(count(game, "Forest", "graveyard")).toBe(1);
  expect(library(game)).toEqual(["Below"]);
});

test("destroy, indestructible, regenerate", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield", 1);
  put(game, creature("Statue", 2, 2, { abilities: [a.keyword("indestructible", [], [])] }), "battlefield", 1);
  resolve(game, a.regenerate(a.target(0)), [], { targets: [[{ object: bear }]] });
  const ctx = resolve(game, a.destroy(a.all(isCreature), { bind: 0 }));
  expect(ctx.bindings[0]?.done).toBe(false);
  expect(game.state.objects[bear]?.tapped).toBe(true);
  resolve(game, a.destroy(a.all(isCreature), { bind: 0 }));
  expect(count(game, "Bear", "graveyard")).toBe(1);
  expect(count(game, "Statue", "battlefield")).toBe(1);
});

test("its controller gains life equal to the power it had (608.2h)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield", 1, { counters: { "+1/+1": 1 } });
  const effect = a.sequence([
    a.exile(a.target(0), { bind: 0 }),
    a.gainLife(a.controllerOf(a.target(0)), a.statOf("power", a.target(0))),
    a.loseLife(a.controllerOf(a.bound(0)), a.statOf("power", a.bound(0))),
    a.gainLife(a.you, 1),
  ]);
  resolve(game, effect, [], { targets: [[{ object: bear }]] });
  expect(life(game, 1)).toBe(20);
  expect(count(game, "Bear", "exile")).toBe(1);
});

test("exile and return at once under its owner's control: a new object (400.7j)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield", 1, { tapped: true });
  const effect = a.sequence([
    a.exile(a.target(0)),
    a.move(a.target(0), { zone: "battlefield", under: a.ownerOf(a.target(0)) }),
    a.putCounters("+1/+1", 1, a.target(0)),
  ]);
  resolve(game, effect, [], { targets: [[{ object: bear }]] });
  const now = find(game, "Bear", "battlefield");
  expect(now).not.toBe(bear);
  expect(game.state.objects[now]).toMatchObject({ tapped: false, controller: 1, counters: { "+1/+1": 1 } });
});

test("exile until it leaves (610.3)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield", 1);
  const jailer = put(game, creature("Jailer", 1, 1), "battlefield");
  resolve(game, a.exile(a.target(0), { until: a.untilLeaves(a.self), link: "exiled" }), [], {
    source: jailer,
    targets: [[{ object: bear }]],
  });
  expect(count(game, "Bear", "exile")).toBe(1);
  expect(game.state.objects[jailer]?.linked["exiled"]).toEqual([find(game, "Bear", "exile")]);
  drive(perform(game, [moveEvent(game, jailer, { zone: "graveyard" })]));
  expect(game.state.objects[find(game, "Bear", "battlefield")]?.controller).toBe(1);
  // 610.3a: it has left already.
  const other = put(game, creature("Other", 2, 2), "battlefield", 1);
  resolve(game, a.exile(a.target(0), { until: a.untilLeaves(a.self) }), [], {
    source: jailer,
    targets: [[{ object: other }]],
  });
  expect(count(game, "Other", "battlefield")).toBe(1);
});

test("sacrifice: each player chooses their own, then all at once", () => {
  const game = newGame();
  const mine = put(game, creature("Mine", 1, 1), "battlefield");
  put(game, creature("Mine too", 1, 1), "battlefield");
  put(game, creature("Theirs", 1, 1), "battlefield", 1);
  const ctx = resolve(game, a.sacrifice(a.players, undefined, { count: one, filter: isCreature, bind: 0 }), [
    pick(mine),
  ]);
  expect(count(game, "Mine", "graveyard")).toBe(1);
  expect(count(game, "Theirs", "graveyard")).toBe(1);
  expect(ctx.bindings[0]).toMatchObject({ amount: 2, players: [0, 1] });
});

test("move: several cards on top in the order chosen", () => {
  const game = newGame();
  put(game, creature("Old", 1, 1), "library");
  const x = put(game, creature("X", 1, 1), "graveyard");
  const y = put(game, creature("Y", 1, 1), "graveyard");
  resolve(game, a.move(a.target(0), { zone: "library", position: "top" }), [inOrder(0, 1)], {
    targets: [[{ object: x }, { object: y }]],
  });
  // The last one put there ends up topmost.
  expect(library(game)).toEqual(["Y", "X", "Old"]);
});

test("tap, untap", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const ctx = resolve(game, a.tap(a.all(isCreature), { bind: 0 }));
  expect(ctx.bindings[0]?.objects).toEqual([bear]);
  expect(resolve(game, a.tap(a.all(isCreature), { bind: 0 })).bindings[0]?.done).toBe(false);
  resolve(game, a.untap(a.all(isCreature)));
  expect(game.state.objects[bear]?.tapped).toBe(false);
});

test("counters: put, choose a kind, distribute, remove, move, double, proliferate", () => {
  const game = newGame();
  const x = put(game, creature("X", 1, 1), "battlefield");
  const y = put(game, creature("Y", 1, 1), "battlefield");
  const counters = (id: number): Record<string, number> | undefined => game.state.objects[id]?.counters;
  resolve(game, a.putCounters("+1/+1", 2, a.all(isCreature)));
  expect([counters(x), counters(y)]).toEqual([{ "+1/+1": 2 }, { "+1/+1": 2 }]);
  resolve(game, a.putCounters("flying", 1, a.target(0), { kinds: ["flying", "reach"] }), [option("reach")], {
    targets: [[{ object: x }]],
  });
  resolve(game, a.putCounters("+1/+1", 3, a.target(0), { distributed: true }), [], {
    targets: [[{ object: x }, { object: y }]],
    division: [[1, 2]],
  });
  expect([counters(x), counters(y)]).toEqual([{ "+1/+1": 3, reach: 1 }, { "+1/+1": 4 }]);
  const ctx = resolve(game, a.removeCounters("+1/+1", { min: 0 }, a.target(0), { bind: 0 }), [numberIs(2)], {
    targets: [[{ object: y }]],
  });
  expect(ctx.bindings[0]?.amount).toBe(2);
  resolve(game, a.moveCounters("+1/+1", one, a.target(0), a.target(1)), [], {
    targets: [[{ object: x }], [{ object: y }]],
  });
  expect([counters(x), counters(y)]).toEqual([{ "+1/+1": 2, reach: 1 }, { "+1/+1": 3 }]);
  resolve(game, a.doubleCounters("+1/+1", a.all(isCreature)));
  expect([counters(x)?.["+1/+1"], counters(y)?.["+1/+1"]]).toEqual([4, 6]);
  resolve(game, a.getCounters(a.opponents, "poison", 2));
  resolve(game, a.proliferate(a.you), [pick(x), pickPlayers(1)]);
  expect(counters(x)).toEqual({ "+1/+1": 5, reach: 2 });
  expect(game.state.players[1]?.counters).toEqual({ poison: 3 });
  resolve(game, a.removeCounters(undefined, undefined, a.target(0)), [], { targets: [[{ object: x }]] });
  expect(counters(x)).toEqual({});
});

test("counter a spell, counter an ability, and one that can't be countered", () => {
  const game = newGame();
  const spell = put(game, face("Spell", { cardTypes: ["sorcery"] }), "stack", 1);
  resolve(game, a.counter(a.target(0), { bind: 0 }), [], { targets: [[{ object: spell }]] });
  expect(count(game, "Spell", "graveyard")).toBe(1);
  const sure = put(
    game,
    face("Sure", {
      cardTypes: ["sorcery"],
      abilities: [a.staticAbility([a.applies(a.self, [a.cant("beCountered")])], { zone: "stack" })],
    }),
    "stack",
    1,
  );
  const ctx = resolve(game, a.counter(a.target(0), { bind: 0 }), [], { targets: [[{ object: sure }]] });
  expect(ctx.bindings[0]?.done).toBe(false);
  expect(count(game, "Sure", "stack")).toBe(1);
});

test("divide when nothing was announced", () => {
  const game = newGame();
  const x = put(game, creature("X", 1, 5), "battlefield", 1);
  const y = put(game, creature("Y", 1, 5), "battlefield", 1);
  resolve(game, a.dealDamage(a.self, 4, a.all(isCreature), { divided: "chosen" }), [divide(1, 3)]);
  expect([game.state.objects[x]?.damage, game.state.objects[y]?.damage]).toEqual([1, 3]);
});

test("may and if you do", () => {
  const game = newGame();
  put(game, creature("A", 1, 1), "library");
  const offered = a.sequence([
    a.may(a.you, a.discard(a.you, one), { bind: 0 }),
    a.ifThen(a.performed(0), a.gainLife(a.you, 1), a.loseLife(a.you, 1)),
  ]);
  // 608.2d: with no card in hand there is nothing to offer.
  resolve(game, offered);
  expect(life(game, 0)).toBe(19);
  put(game, creature("B", 1, 1), "hand");
  resolve(game, offered, [no]);
  expect(life(game, 0)).toBe(18);
  resolve(game, offered, [yes]);
  expect(life(game, 0)).toBe(19);
});

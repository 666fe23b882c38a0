import { expect, test } from "vitest";
import * as a from "../../src/abilities/index.ts";
import { characteristics } from "../../src/runtime/continuous/index.ts";
import {
  count,
  creature,
  face,
  find,
  land,
  newGame,
  no,
  option,
  pick,
  put,
  resolve,
  yes,
} from "./evaluate-support.ts";

test("explore (701.44a)", () => {
  const game = newGame();
  const scout = put(game, creature("Scout", 1, 1), "battlefield");
  put(game, land("Forest"), "library");
  put(game, creature("Bear", 2, 2), "library");
  resolve(game, a.doAction("explore", a.you, a.self), [], { source: scout });
  expect(count(game, "Forest", "hand")).toBe(1);
  resolve(game, a.doAction("explore", a.you, a.self), [yes], { source: scout });
  expect(game.state.objects[scout]?.counters).toEqual({ "+1/+1": 1 });
  expect(count(game, "Bear", "graveyard")).toBe(1);
});

test("connive (701.50a)", () => {
  const game = newGame();
  const rogue = put(game, creature("Rogue", 1, 1), "battlefield");
  put(game, creature("Bear", 2, 2), "library");
  const forest = put(game, land("Forest"), "hand");
  resolve(game, a.doAction("connive", a.you, a.self), [pick(forest)], { source: rogue });
  expect(game.state.objects[rogue]?.counters).toEqual({});
  put(game, creature("Other", 2, 2), "library");
  resolve(game, a.doAction("connive", a.you, a.self, { count: 2 }), [], { source: rogue });
  expect(game.state.objects[rogue]?.counters).toEqual({ "+1/+1": 2 });
});

test("bolster, adapt, blight (701.39, 701.46, 701.68)", () => {
  const game = newGame();
  const small = put(game, creature("Small", 1, 1), "battlefield");
  const big = put(game, creature("Big", 4, 4), "battlefield");
  const counters = (id: number): Record<string, number> | undefined => game.state.objects[id]?.counters;
  resolve(game, a.doAction("bolster", a.you, undefined, { count: 2 }));
  expect(counters(small)).toEqual({ "+1/+1": 2 });
  resolve(game, a.doAction("adapt", a.you, a.self, { count: 3 }), [], { source: small });
  expect(counters(small)).toEqual({ "+1/+1": 2 });
  resolve(game, a.doAction("adapt", a.you, a.self, { count: 3 }), [], { source: big });
  expect(counters(big)).toEqual({ "+1/+1": 3 });
  resolve(game, a.doAction("blight", a.you, undefined, { count: 1 }), [pick(big)]);
  expect(counters(big)?.["-1/-1"]).toBe(1);
});

test("amass, populate, incubate (701.47, 701.36, 701.53)", () => {
  const game = newGame();
  resolve(game, a.doAction("amass", a.you, undefined, { count: 2, word: "Orc" }));
  const army = find(game, "Orc Army Token", "battlefield");
  expect(characteristics(game, army)).toMatchObject({
    power: 2,
    subtypes: ["Orc", "Army"],
    colors: ["black"],
  });
  resolve(game, a.doAction("amass", a.you, undefined, { count: 1, word: "Zombie" }));
  expect(characteristics(game, army)).toMatchObject({ power: 3, subtypes: ["Orc", "Army", "Zombie"] });
  resolve(game, a.doAction("populate", a.you, undefined));
  // A 0/0 copy: neither counters nor the added type are copied (707.2).
  const copy = game.state.battlefield.find((id) => id !== army) ?? 0;
  expect(characteristics(game, copy)).toMatchObject({
    name: "Orc Army Token",
    power: 0,
    subtypes: ["Orc", "Army"],
  });
  resolve(game, a.doAction("incubate", a.you, undefined, { count: 3 }));
  const egg = find(game, "Incubator Token", "battlefield");
  expect(game.state.objects[egg]?.counters).toEqual({ "+1/+1": 3 });
  resolve(game, a.transform(a.target(0)), [], { targets: [[{ object: egg }]] });
  expect(characteristics(game, egg)).toMatchObject({ name: "Phyrexian Token", power: 3 });
});

test("manifest, cloak, manifest dread (701.40, 701.58, 701.62)", () => {
  const game = newGame();
  put(game, creature("Secret", 5, 5), "library");
  put(game, creature("Hidden", 5, 5), "library");
  const third = put(game, creature("Third", 5, 5), "library");
  put(game, land("Forest"), "library");
  resolve(game, a.doAction("manifest", a.you, undefined));
  const secret = game.state.battlefield[0] ?? 0;
  expect(characteristics(game, secret)).toMatchObject({ name: "", power: 2, toughness: 2 });
  resolve(game, a.doAction("cloak", a.you, undefined));
  const hidden = game.state.battlefield[1] ?? 0;
  expect(characteristics(game, hidden).abilities).toMatchObject([{ keyword: "ward" }]);
  resolve(game, a.doAction("manifestDread", a.you, undefined), [pick(third)]);
  expect(count(game, "Forest", "graveyard")).toBe(1);
  resolve(game, a.turnFace(a.target(0), "up"), [], { targets: [[{ object: secret }]] });
  expect(characteristics(game, secret)).toMatchObject({ name: "Secret", power: 5 });
});

test("discover puts the card into the hand if it isn't cast (701.57a)", () => {
  const game = newGame();
  put(game, land("Forest"), "library");
  put(game, creature("Huge", 9, 9, { manaCost: ["9"] }), "library");
  put(game, creature("Bear", 2, 2, { manaCost: ["1", "G"] }), "library");
  resolve(game, a.doAction("discover", a.you, undefined, { count: 3 }), [no]);
  expect(count(game, "Bear", "hand")).toBe(1);
  expect(game.state.players[0]?.library).toHaveLength(2);
});

test("learn, forage, endure, collect evidence", () => {
  const game = newGame();
  put(game, creature("Bear", 2, 2, { manaCost: ["4"] }), "library");
  resolve(game, a.doAction("learn", a.you, undefined));
  put(game, land("Forest"), "hand");
  resolve(game, a.doAction("learn", a.you, undefined), [yes]);
  expect([count(game, "Forest", "graveyard"), count(game, "Bear", "hand")]).toEqual([1, 1]);
  put(game, face("Food", { cardTypes: ["artifact"], subtypes: ["Food"] }), "battlefield");
  resolve(game, a.doAction("forage", a.you, undefined));
  expect(count(game, "Food", "graveyard")).toBe(1);
  const spirit = put(game, creature("Host", 1, 1), "battlefield");
  resolve(game, a.doAction("endure", a.you, a.self, { count: 2 }), [no], { source: spirit });
  expect(characteristics(game, find(game, "Spirit Token", "battlefield")).power).toBe(2);
  const big = put(game, creature("Clue card", 2, 2, { manaCost: ["6"] }), "graveyard");
  resolve(game, a.doAction("collectEvidence", a.you, undefined, { count: 5 }), [pick(big)]);
  expect(count(game, "Clue card", "exile")).toBe(1);
});

test("the Ring tempts you", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  resolve(game, a.doAction("ringTempts", a.you, undefined));
  expect(characteristics(game, bear).supertypes).toEqual(["legendary"]);
  resolve(game, a.doAction("ringTempts", a.you, undefined));
  expect(game.state.command).toHaveLength(1);
  const other = put(game, creature("Other", 2, 2), "battlefield");
  resolve(game, a.doAction("ringTempts", a.you, undefined), [pick(other)]);
  expect([characteristics(game, bear).supertypes, characteristics(game, other).supertypes]).toEqual([
    [],
    ["legendary"],
  ]);
});

test("time travel is for permanents and suspended cards (701.56a)", () => {
  const game = newGame();
  const card = put(game, creature("Bear", 2, 2), "battlefield", 0, { counters: { time: 3 } });
  const exiled = put(game, creature("Cub", 1, 1), "exile", 0, { counters: { time: 3 } });
  resolve(game, a.doAction("timeTravel", a.you, undefined), [
    pick(card),
    option("remove a time counter from it"),
  ]);
  expect(game.state.objects[card]?.counters).toEqual({ time: 2 });
  expect(game.state.objects[exiled]?.counters).toEqual({ time: 3 });
});

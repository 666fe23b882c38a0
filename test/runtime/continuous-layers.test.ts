import { expect, test } from "vitest";
import * as a from "../../src/abilities/index.ts";
import { characteristics, rulesInForce } from "../../src/runtime/continuous/index.ts";
import { endDurations } from "../../src/runtime/continuous/durations.ts";
import { hasKeywordAbility } from "../../src/runtime/evaluate/index.ts";
import { touch } from "../../src/runtime/game.ts";
import type { Game } from "../../src/runtime/game.ts";
import type { ObjectId } from "../../src/runtime/state.ts";
import { creature, face, land, newGame, put, resolve } from "./evaluate-support.ts";

const isCreature = a.hasType("creature");
const allCreatures = a.all(isCreature);
const yours = a.all(a.and([isCreature, a.controlledBy(a.you)]));
const flying = a.keyword("flying", [], []);
const enchantment = (name: string, ...abilities: a.Ability[]): a.Face =>
  face(name, { cardTypes: ["enchantment"], abilities });
const lasting = (...modifications: a.Modification[]): a.Ability =>
  a.staticAbility([a.applies(allCreatures, modifications)]);
const stats = (game: Game, id: ObjectId): (number | undefined)[] => {
  const { power, toughness } = characteristics(game, id);
  return [power, toughness];
};
const has = (game: Game, id: ObjectId, keyword: string): boolean =>
  hasKeywordAbility(characteristics(game, id).abilities, keyword);
const endOfTurn = a.until("end of turn");

test("power and toughness: 7a, 7b, counters, 7c, 7d in that order (613.4)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 3), "battlefield", 0, { counters: { "+1/+1": 1, "-0/-1": 1 } });
  expect(stats(game, bear)).toEqual([3, 3]);
  resolve(game, a.affect(a.all(isCreature), [a.modifyPT(2, 0)], endOfTurn));
  expect(stats(game, bear)).toEqual([5, 3]);
  resolve(game, a.affect(a.all(isCreature), [a.switchPT], endOfTurn));
  expect(stats(game, bear)).toEqual([3, 5]);
  // Setting comes before what is already there.
  resolve(game, a.affect(a.all(isCreature), [a.setPT(0, 1)], endOfTurn));
  expect(stats(game, bear)).toEqual([1, 3]);
  expect(characteristics(game, bear).basePower).toBe(0);
  endDurations(game, "cleanup");
  expect(stats(game, bear)).toEqual([3, 3]);
});

test("static abilities come and go with their source and its condition", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const other = put(game, creature("Other", 1, 1), "battlefield", 1);
  const anthem = put(
    game,
    enchantment("Anthem", a.staticAbility([a.applies(yours, [a.modifyPT(1, 1)])])),
    "battlefield",
  );
  expect(stats(game, bear)).toEqual([3, 3]);
  expect(stats(game, other)).toEqual([1, 1]);
  const condition = a.exists(yours, ">=", 2);
  put(
    game,
    enchantment("Many", a.staticAbility([a.applies(yours, [a.gainAbilities([flying])])], { condition })),
    "battlefield",
  );
  expect(has(game, bear, "flying")).toBe(false);
  const third = put(game, creature("Third", 1, 1), "battlefield");
  expect(has(game, bear, "flying")).toBe(true);
  expect(stats(game, third)).toEqual([2, 2]);
  game.state.battlefield.splice(game.state.battlefield.indexOf(anthem), 1);
  delete game.state.objects[anthem];
  touch(game);
  expect(stats(game, bear)).toEqual([2, 2]);
});

test("the set of objects of a resolved effect is fixed (611.2c), and its numbers are (611.2d)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  resolve(game, a.affect(allCreatures, [a.modifyPT(a.count(allCreatures), 0)], endOfTurn));
  const late = put(game, creature("Late", 2, 2), "battlefield");
  expect(stats(game, bear)).toEqual([3, 2]);
  expect(stats(game, late)).toEqual([2, 2]);
});

test("a number that is each object's own", () => {
  const game = newGame();
  const one = put(game, creature("One", 1, 1), "battlefield");
  const three = put(game, creature("Three", 3, 3), "battlefield");
  resolve(game, a.affect(allCreatures, [a.modifyPT(a.statOf("power", a.each), 0)], endOfTurn));
  expect(stats(game, one)).toEqual([2, 1]);
  expect(stats(game, three)).toEqual([6, 3]);
});

test("timestamps within a layer (613.7): the last color wins", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2, { manaCost: ["G"] }), "battlefield");
  put(game, enchantment("Blue", lasting(a.setColors(["blue"]))), "battlefield");
  put(game, enchantment("Red", lasting(a.setColors(["red"]))), "battlefield");
  expect(characteristics(game, bear).colors).toEqual(["red"]);
});

test("losing all abilities, then gaining one, by timestamp; a source that loses its ability in layer 6 still sets in 7b (613.6)", () => {
  const game = newGame();
  const bird = put(game, creature("Bird", 1, 1, { abilities: [flying] }), "battlefield");
  put(game, enchantment("Humble", lasting(a.loseAbilities("all"), a.setPT(1, 1))), "battlefield");
  const animate = put(
    game,
    enchantment(
      "Animate",
      a.staticAbility([
        a.applies(a.all(a.hasType("enchantment")), [a.addTypes({ cardTypes: ["creature"] }), a.setPT(4, 4)]),
      ]),
    ),
    "battlefield",
  );
  expect(has(game, bird, "flying")).toBe(false);
  const humble = game.state.battlefield[1] ?? 0;
  expect(characteristics(game, humble).cardTypes).toContain("creature");
  expect(characteristics(game, humble).abilities).toEqual([]);
  // Both began to apply before they were lost; the later one sets the numbers last.
  expect(stats(game, humble)).toEqual([4, 4]);
  expect(stats(game, animate)).toEqual([4, 4]);
  expect(stats(game, bird)).toEqual([1, 1]);
  resolve(game, a.affect(allCreatures, [a.gainAbilities([flying])], endOfTurn));
  expect(has(game, bird, "flying")).toBe(true);
});

test("dependency (613.8): an effect on what another makes of a type waits for it", () => {
  const game = newGame();
  const nonbasic = put(game, face("Tower", { cardTypes: ["land"] }), "battlefield");
  const forest = put(game, land("Forest"), "battlefield");
  // "Forests are creatures" is older than "all lands are also Forests", but depends on it.
  const older = enchantment(
    "Forests live",
    a.staticAbility([
      a.applies(a.all(a.hasSubtype("Forest")), [a.addTypes({ cardTypes: ["creature"] }), a.setPT(1, 1)]),
    ]),
  );
  const newer = enchantment(
    "All Forests",
    a.staticAbility([a.applies(a.all(a.hasType("land")), [a.addTypes({ subtypes: ["Forest"] })])]),
  );
  put(game, older, "battlefield");
  put(game, newer, "battlefield");
  expect(characteristics(game, forest).cardTypes).toContain("creature");
  expect(characteristics(game, nonbasic).cardTypes).toContain("creature");
  expect(stats(game, nonbasic)).toEqual([1, 1]);
});

test("basic land types: intrinsic mana abilities, and setting them takes the land's own abilities (305.6, 305.7)", () => {
  const game = newGame();
  const forest = put(game, land("Forest"), "battlefield");
  expect(characteristics(game, forest).abilities).toHaveLength(1);
  const manland = put(
    game,
    face("Pool", {
      cardTypes: ["land"],
      abilities: [a.staticAbility([a.applies(yours, [a.modifyPT(1, 1)])])],
    }),
    "battlefield",
  );
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  expect(stats(game, bear)).toEqual([3, 3]);
  const nonbasics = a.all(a.and([a.hasType("land"), a.not(a.hasSupertype("basic"))]));
  put(
    game,
    enchantment("Moon", a.staticAbility([a.applies(nonbasics, [a.setTypes({ subtypes: ["Mountain"] })])])),
    "battlefield",
  );
  expect(characteristics(game, manland).subtypes).toEqual(["Mountain"]);
  expect(characteristics(game, manland).abilities).toMatchObject([
    { type: "activated", effect: { mana: { symbols: ["R"] } } },
  ]);
  expect(stats(game, bear)).toEqual([2, 2]);
});

test("control (layer 2): the new controller's effects apply", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield", 1);
  put(game, enchantment("Anthem", a.staticAbility([a.applies(yours, [a.modifyPT(1, 1)])])), "battlefield");
  expect(stats(game, bear)).toEqual([2, 2]);
  resolve(game, a.affect(a.target(0), [a.changeControl(a.you)], endOfTurn), [], {
    targets: [[{ object: bear }]],
  });
  expect(characteristics(game, bear).controller).toBe(0);
  expect(stats(game, bear)).toEqual([3, 3]);
  endDurations(game, "cleanup");
  expect(characteristics(game, bear).controller).toBe(1);
});

test("characteristic-defining abilities: everywhere, and before everything else (604.3, 613.3)", () => {
  const game = newGame();
  const goyf = creature("Counter", 0, 0, {
    power: "*",
    toughness: "1+*",
    abilities: [
      a.staticAbility([
        a.applies(a.self, [
          a.setPT(a.count(a.all(a.inZone("graveyard"))), a.plus([1, a.count(a.all(a.inZone("graveyard")))])),
        ]),
      ]),
    ],
  });
  const changeling = creature("Shape", 1, 1, {
    abilities: [
      a.keyword(
        "changeling",
        [],
        [a.staticAbility([a.applies(a.self, [a.addTypes({ every: "creatureType" })])])],
      ),
    ],
  });
  const field = put(game, goyf, "battlefield");
  const hand = put(game, goyf, "hand");
  put(game, land("Forest"), "graveyard");
  const shape = put(game, changeling, "library");
  expect(stats(game, field)).toEqual([1, 2]);
  expect(stats(game, hand)).toEqual([1, 2]);
  expect(characteristics(game, shape).subtypes).toContain("Elf");
  resolve(game, a.affect(a.all(isCreature), [a.setPT(5, 5)], endOfTurn));
  expect(stats(game, field)).toEqual([5, 5]);
});

test("devoid counts before older effects that set a color", () => {
  const game = newGame();
  put(game, enchantment("Black", lasting(a.setColors(["black"]))), "battlefield");
  const devoid = put(
    game,
    creature("Void", 1, 1, {
      manaCost: ["R"],
      abilities: [a.staticAbility([a.applies(a.self, [a.setColors([])])])],
    }),
    "battlefield",
  );
  const inHand = put(
    game,
    creature("Void", 1, 1, {
      manaCost: ["R"],
      abilities: [a.staticAbility([a.applies(a.self, [a.setColors([])])])],
    }),
    "hand",
  );
  expect(characteristics(game, devoid).colors).toEqual(["black"]);
  expect(characteristics(game, inHand).colors).toEqual([]);
});

test("an Aura and an Equipment: enchanted creature, granted abilities that name the granter", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const granted = a.activated([a.costOnObjects("sacrifice", a.granter)], a.draw(a.you, 1));
  const sword = face("Sword", {
    cardTypes: ["artifact"],
    subtypes: ["Equipment"],
    abilities: [a.staticAbility([a.applies(a.host, [a.modifyPT(2, 1), a.gainAbilities([granted])])])],
  });
  const id = put(game, sword, "battlefield", 0, { attachedTo: bear });
  expect(stats(game, bear)).toEqual([4, 3]);
  expect(characteristics(game, bear).abilities).toMatchObject([
    { costs: [{ what: { type: "granter", object: id } }] },
  ]);
  delete game.state.objects[id]?.attachedTo;
  touch(game);
  expect(stats(game, bear)).toEqual([2, 2]);
});

test("becoming a copy (layer 1), face down (708.2)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2, { manaCost: ["1", "G"] }), "battlefield");
  const dragon = put(
    game,
    creature("Dragon", 5, 5, { abilities: [flying], manaCost: ["5", "R"] }),
    "battlefield",
    0,
    { counters: { "+1/+1": 1 } },
  );
  resolve(
    game,
    a.affect(a.target(0), [a.becomeCopy(a.target(1), { except: [a.setPT(1, 1)] })], endOfTurn),
    [],
    {
      targets: [[{ object: bear }], [{ object: dragon }]],
    },
  );
  const now = characteristics(game, bear);
  expect([now.name, now.power, now.toughness, now.manaValue]).toEqual(["Dragon", 1, 1, 6]);
  expect(has(game, bear, "flying")).toBe(true);
  const morph = put(
    game,
    creature("Morph", 4, 4, { abilities: [flying], manaCost: ["4"] }),
    "battlefield",
    0,
    { faceDown: true },
  );
  const down = characteristics(game, morph);
  expect([down.name, down.power, down.manaValue, down.abilities.length]).toEqual(["", 2, 0, 0]);
  endDurations(game, "cleanup");
  expect(characteristics(game, bear).name).toBe("Bear");
});

test("keyword counters, losing a keyword for good, suspected", () => {
  const game = newGame();
  const bird = put(game, creature("Bird", 1, 1, { abilities: [flying] }), "battlefield", 0, {
    counters: { lifelink: 1 },
    designations: ["suspected"],
  });
  expect(has(game, bird, "lifelink")).toBe(true);
  expect(has(game, bird, "menace")).toBe(true);
  expect(characteristics(game, bird).rules).toMatchObject([
    { modification: { type: "cant", what: "block" } },
  ]);
  put(
    game,
    enchantment("Grounded", lasting(a.loseAbilities(["flying"], { andCantHave: true }))),
    "battlefield",
  );
  expect(has(game, bird, "flying")).toBe(false);
  resolve(game, a.affect(allCreatures, [a.gainAbilities([flying])], endOfTurn));
  expect(has(game, bird, "flying")).toBe(false);
});

test("a condition about power sees what layer 7 makes of it", () => {
  const game = newGame();
  const trample = a.keyword("trample", [], []);
  const condition = a.matches(a.self, a.compare("power", ">=", 4));
  const bear = put(
    game,
    creature("Bear", 2, 2, {
      abilities: [a.staticAbility([a.applies(a.self, [a.gainAbilities([trample])])], { condition })],
    }),
    "battlefield",
  );
  expect(has(game, bear, "trample")).toBe(false);
  resolve(game, a.affect(allCreatures, [a.modifyPT(2, 0)], endOfTurn));
  expect(has(game, bear, "trample")).toBe(true);
});

test("what only exists as a creature has no power otherwise (208.3)", () => {
  const game = newGame();
  const vehicle = put(
    game,
    face("Boat", { cardTypes: ["artifact"], subtypes: ["Vehicle"], power: 3, toughness: 3 }),
    "battlefield",
  );
  expect(stats(game, vehicle)).toEqual([undefined, undefined]);
  resolve(game, a.affect(a.target(0), [a.addTypes({ cardTypes: ["creature"] })], endOfTurn), [], {
    targets: [[{ object: vehicle }]],
  });
  expect(stats(game, vehicle)).toEqual([3, 3]);
});

test("restrictions are collected with their source", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const source = put(game, enchantment("Peace", lasting(a.cant("attack"))), "battlefield", 1);
  expect(characteristics(game, bear).rules).toEqual([
    { modification: a.cant("attack"), source, controller: 1 },
  ]);
});

test("rules in force: static abilities where they work, conditions, effects with a duration", () => {
  const game = newGame();
  const more = a.extraLands(a.you, 1);
  const id = put(game, enchantment("Explorer", a.staticAbility([more])), "battlefield");
  put(game, enchantment("Explorer", a.staticAbility([more])), "hand");
  put(
    game,
    enchantment("Off", a.staticAbility([a.extraLands(a.you, 2)], { condition: a.isTurn(a.opponents) })),
    "battlefield",
  );
  put(
    game,
    creature("Ghost", 1, 1, {
      abilities: [a.staticAbility([a.handSize(a.you, "none")], { zone: "graveyard" })],
    }),
    "graveyard",
  );
  expect(rulesInForce(game).map(({ change, source }) => [change.type, source === id])).toEqual([
    ["extraLands", true],
    ["handSize", false],
  ]);
  resolve(game, a.changeRules([a.playerCant(a.opponents, "castSpells")], endOfTurn));
  expect(rulesInForce(game)).toHaveLength(3);
  endDurations(game, "cleanup");
  expect(rulesInForce(game)).toHaveLength(2);
});

test("durations: for as long as, until leaves, until your next turn (611.2)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const keeper = put(game, creature("Keeper", 1, 1), "battlefield");
  const target = { targets: [[{ object: bear }]], source: keeper };
  const tapped = a.asLongAs(a.matches(a.self, a.status("tapped")));
  resolve(game, a.affect(a.target(0), [a.modifyPT(1, 0)], tapped), [], target);
  // 611.2b: it never started.
  expect(stats(game, bear)).toEqual([2, 2]);
  const object = game.state.objects[keeper];
  if (object) object.tapped = true;
  touch(game);
  resolve(game, a.affect(a.target(0), [a.modifyPT(1, 0)], tapped), [], target);
  resolve(game, a.affect(a.target(0), [a.modifyPT(0, 1)], a.untilLeaves(a.self)), [], target);
  resolve(game, a.affect(a.target(0), [a.modifyPT(10, 10)], a.until("your next turn")), [], target);
  expect(stats(game, bear)).toEqual([13, 13]);
  if (object) object.tapped = false;
  touch(game);
  endDurations(game, "now");
  expect(stats(game, bear)).toEqual([12, 13]);
  game.state.turn.number = 2;
  game.state.turn.active = 1;
  endDurations(game, "turn begins");
  expect(stats(game, bear)).toEqual([12, 13]);
  game.state.turn.number = 3;
  game.state.turn.active = 0;
  endDurations(game, "turn begins");
  expect(stats(game, bear)).toEqual([2, 3]);
  game.state.battlefield.splice(game.state.battlefield.indexOf(keeper), 1);
  delete game.state.objects[keeper];
  touch(game);
  endDurations(game, "now");
  expect(stats(game, bear)).toEqual([2, 2]);
});

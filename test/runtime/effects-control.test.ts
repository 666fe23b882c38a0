import { expect, test } from "vitest";
import * as a from "../../src/abilities/index.ts";
import { characteristics } from "../../src/runtime/continuous/index.ts";
import { perform } from "../../src/runtime/perform.ts";
import type { Game } from "../../src/runtime/game.ts";
import {
  contextFor,
  count,
  creature,
  drive,
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
import type { Answer } from "../../src/runtime/decisions.ts";
import { checkDesignations } from "../../src/runtime/effects/designations.ts";
import { stateHash } from "../../src/runtime/hash.ts";
import { carryOut } from "../../src/runtime/effects/index.ts";

const isCreature = a.hasType("creature");
const one: a.Count = { min: 1, max: 1 };
const life = (game: Game, player: number): number | undefined => game.state.players[player]?.life;
const pool = (game: Game, player = 0): string[] =>
  (game.state.players[player]?.manaPool ?? []).map((unit) => unit.color);

test("if, repeat, for each, for each player", () => {
  const game = newGame();
  put(game, creature("X", 1, 1), "battlefield");
  put(game, creature("Y", 3, 1), "battlefield", 1);
  resolve(game, a.repeat(3, a.gainLife(a.you, 1)));
  expect(life(game, 0)).toBe(23);
  resolve(game, a.forEach(a.all(isCreature), a.loseLife(a.controllerOf(a.each), a.statOf("power", a.each))));
  expect([life(game, 0), life(game, 1)]).toEqual([22, 17]);
  const own = a.all(a.and([isCreature, a.controlledBy(a.eachPlayer)]));
  const ctx = resolve(
    game,
    a.sequence([
      a.forEachPlayer(a.players, a.gainLife(a.eachPlayer, a.count(own), { bind: 0 })),
      a.loseLife(a.you, a.amount(0)),
    ]),
  );
  // What the instruction did for all players together.
  expect(ctx.bindings[0]?.amount).toBe(2);
  expect([life(game, 0), life(game, 1)]).toEqual([21, 18]);
});

test("each player … they control: the amount is each player's own", () => {
  const game = newGame();
  put(game, creature("X", 1, 1), "battlefield");
  put(game, creature("Y", 1, 1), "battlefield");
  resolve(game, a.loseLife(a.players, a.count(a.all(a.and([isCreature, a.controlledBy(a.eachPlayer)])))));
  expect([life(game, 0), life(game, 1)]).toEqual([18, 20]);
});

test("unless (118.12a)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield", 1);
  const effect = a.unless(a.destroy(a.target(0)), a.controllerOf(a.target(0)), [a.payLife(2)]);
  resolve(game, effect, [yes], { targets: [[{ object: bear }]] });
  expect(life(game, 1)).toBe(18);
  expect(count(game, "Bear", "battlefield")).toBe(1);
  resolve(game, effect, [no], { targets: [[{ object: bear }]] });
  expect(count(game, "Bear", "graveyard")).toBe(1);
});

test("pay while resolving, and if you do", () => {
  const game = newGame();
  const effect = a.sequence([
    a.may(a.you, a.pay(a.you, [a.payLife(3)]), { bind: 0 }),
    a.ifThen(a.performed(0), a.draw(a.you, 1)),
  ]);
  put(game, land("Forest"), "library");
  resolve(game, effect, [yes]);
  expect(life(game, 0)).toBe(17);
  expect(count(game, "Forest", "hand")).toBe(1);
});

test("a delayed trigger remembers what it is about (603.7c)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  resolve(
    game,
    a.delayed(a.beginningOf("end", undefined, { next: true }), { effect: a.sacrifice(a.you, a.target(0)) }),
    [],
    { targets: [[{ object: bear }]] },
  );
  const [trigger] = game.state.delayed;
  expect(trigger).toMatchObject({ once: true });
  if (trigger === undefined) return;
  drive(carryOut(game, trigger.ability.effect, trigger.context));
  expect(count(game, "Bear", "graveyard")).toBe(1);
});

test("a reflexive trigger waits only if the action was carried out (603.12)", () => {
  const game = newGame();
  const effect = a.sequence([
    a.may(a.you, a.sacrifice(a.you, undefined, { count: one, filter: isCreature }), { bind: 0 }),
    a.reflexive(0, { effect: a.draw(a.you, 1) }),
  ]);
  resolve(game, effect);
  expect(game.state.waiting).toHaveLength(0);
  put(game, creature("Bear", 2, 2), "battlefield");
  resolve(game, effect, [yes]);
  expect(game.state.waiting).toHaveLength(1);
});

test("modal: modes announced with their own targets, and modes met on resolution (700.2)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield", 1);
  const modes: a.Mode[] = [
    { targets: [{ count: one, objects: isCreature }], effect: a.destroy(a.target(0)) },
    { effect: a.gainLife(a.you, 2) },
    { effect: a.loseLife(a.opponents, 1) },
  ];
  const [first, second] = modes;
  if (first === undefined || second === undefined) return;
  const effect = a.modal(one, modes);
  resolve(game, effect, [], {
    modes: [
      { index: 0, chosen: { instructions: first, targets: [[{ object: bear }]] } },
      { index: 1, chosen: { instructions: second, targets: [] } },
    ],
  });
  expect(count(game, "Bear", "graveyard")).toBe(1);
  expect(life(game, 0)).toBe(22);
  resolve(game, a.modal({ min: 1, max: 1 }, modes.slice(1)), [
    (): Answer => ({ type: "modes", chosen: [1] }),
  ]);
  expect(life(game, 1)).toBe(19);
});

test("one of several, by choice, only of those that are possible", () => {
  const game = newGame();
  resolve(
    game,
    a.oneOf(a.you, [a.sacrifice(a.you, undefined, { count: one, filter: isCreature }), a.loseLife(a.you, 3)]),
  );
  expect(life(game, 0)).toBe(17);
  put(game, creature("Bear", 2, 2), "battlefield");
  resolve(
    game,
    a.oneOf(a.you, [a.sacrifice(a.you, undefined, { count: one, filter: isCreature }), a.loseLife(a.you, 3)]),
    [option("sacrifice creature")],
  );
  expect(count(game, "Bear", "graveyard")).toBe(1);
});

test("tokens: description, name, counters, tapped; predefined ones (111.4, 111.10)", () => {
  const game = newGame();
  const token: a.TokenSpec = {
    cardTypes: ["creature"],
    subtypes: ["Goblin"],
    colors: ["red"],
    power: 1,
    toughness: 1,
    abilities: [a.keyword("haste", [], [])],
  };
  const ctx = resolve(
    game,
    a.createTokens(a.you, 2, token, { tapped: true, counters: [{ kind: "+1/+1", count: 1 }], bind: 0 }),
  );
  const goblin = find(game, "Goblin Token", "battlefield");
  expect(ctx.bindings[0]?.objects).toHaveLength(2);
  expect(game.state.objects[goblin]).toMatchObject({ kind: "token", tapped: true, counters: { "+1/+1": 1 } });
  expect(characteristics(game, goblin)).toMatchObject({ colors: ["red"], power: 2, manaValue: 0 });
  resolve(game, a.createTokens(a.you, 1, { predefined: "Treasure" }));
  expect(characteristics(game, find(game, "Treasure Token", "battlefield"))).toMatchObject({
    colors: [],
    subtypes: ["Treasure"],
  });
  resolve(game, a.investigate(a.opponents));
  expect(game.state.objects[find(game, "Clue Token", "battlefield")]?.controller).toBe(1);
  resolve(game, a.createTokens(a.you, 1, { predefined: "Monster Role" }, { attachedTo: a.target(0) }), [], {
    targets: [[{ object: goblin }]],
  });
  expect(game.state.objects[find(game, "Monster", "battlefield")]?.attachedTo).toBe(goblin);
  expect(characteristics(game, goblin).power).toBe(3);
});

test("a token that's a copy, with exceptions, of what has left too (707.2, 707.9)", () => {
  const game = newGame();
  const bear = put(
    game,
    creature("Bear", 2, 2, { manaCost: ["1", "G"], supertypes: ["legendary"] }),
    "battlefield",
    1,
    { counters: { "+1/+1": 3 } },
  );
  resolve(
    game,
    a.createCopies(a.you, 1, a.target(0), {
      except: [
        a.setTypes({ supertypes: [] }),
        a.setColors(["black"]),
        a.gainAbilities([a.keyword("haste", [], [])]),
      ],
    }),
    [],
    {
      targets: [[{ object: bear }]],
    },
  );
  const token = game.state.battlefield.find((id) => game.state.objects[id]?.kind === "token") ?? 0;
  expect(characteristics(game, token)).toMatchObject({
    name: "Bear",
    power: 2,
    manaValue: 2,
    colors: ["black"],
    supertypes: [],
  });
  expect(game.state.objects[token]?.owner).toBe(0);
});

test("emblems (114)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const yours = a.all(a.and([isCreature, a.controlledBy(a.you)]));
  resolve(game, a.getEmblem(a.you, [a.staticAbility([a.applies(yours, [a.modifyPT(1, 1)])])]));
  expect(characteristics(game, bear).power).toBe(3);
});

test("mana: fixed, a choice, any color, a combination, what lands could produce", () => {
  const game = newGame();
  resolve(game, a.addMana(a.you, { symbols: ["G", "G"], choose: "fixed" }));
  resolve(game, a.addMana(a.you, { symbols: ["R", "W"], choose: "choice" }), [option("white")]);
  resolve(game, a.addMana(a.you, { choose: "anyColor", count: 2 }), [option("blue")]);
  resolve(game, a.addMana(a.you, { symbols: ["R", "B"], choose: "anyCombination", count: 2 }), [
    option("red"),
    option("black"),
  ]);
  expect(pool(game)).toEqual(["green", "green", "white", "blue", "blue", "red", "black"]);
  resolve(game, a.emptyMana(a.you));
  put(game, land("Swamp"), "battlefield", 1);
  const theirLands = a.all(a.and([a.hasType("land"), a.controlledBy(a.opponents)]));
  resolve(game, a.addMana(a.you, { choose: "couldProduce", among: theirLands }));
  expect(pool(game)).toEqual(["black"]);
});

test("choosing a color and a number, remembered by the source (607.2d)", () => {
  const game = newGame();
  const source = put(game, face("Source", { cardTypes: ["enchantment"] }), "battlefield");
  resolve(game, a.chooseValue(a.you, "color"), [option("red")], { source });
  resolve(game, a.chooseValue(a.you, "creatureType"), [option("Goblin")], { source });
  resolve(game, a.chooseValue(a.you, "opponent"), [], { source });
  expect(game.state.objects[source]?.chosen).toEqual({ color: "red", creatureType: "Goblin", player: 1 });
});

test("protection from the color of your choice lasts after the spell is gone", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const protection = a.keyword("protection", [{ type: "quality", value: a.chosen("color") }], []);
  resolve(
    game,
    a.sequence([
      a.chooseValue(a.you, "color"),
      a.affect(a.target(0), [a.gainAbilities([protection])], a.until("end of turn")),
    ]),
    [option("green")],
    { targets: [[{ object: bear }]] },
  );
  expect(characteristics(game, bear).abilities).toMatchObject([
    { parameters: [{ value: { type: "hasColor", color: "green" } }] },
  ]);
});

test("coins and dice come from the game's own generator", () => {
  const flips = new Set<number | undefined>();
  for (let seed = 1; seed < 20; seed++)
    flips.add(resolve(newGame(seed), a.flipCoin(a.you, { bind: 0 })).bindings[0]?.amount);
  expect(flips).toEqual(new Set([0, 1]));
  const game = newGame(7);
  const ctx = resolve(
    game,
    a.rollDie(a.you, 6, { bind: 0, results: [{ from: 1, to: 6, effect: a.gainLife(a.you, a.amount(0)) }] }),
  );
  expect(life(game, 0)).toBe(20 + (ctx.bindings[0]?.amount ?? 0));
});

test("piles and clash", () => {
  const game = newGame();
  const x = put(game, creature("X", 1, 1, { manaCost: ["3"] }), "battlefield");
  const y = put(game, creature("Y", 1, 1), "battlefield");
  const ctx = resolve(game, a.piles(a.opponents, a.all(isCreature), a.you, { bind: 0, bindOther: 1 }), [
    pick(x),
    (): Answer => ({ type: "option", index: 1 }),
  ]);
  expect([ctx.bindings[0]?.objects, ctx.bindings[1]?.objects]).toEqual([[y], [x]]);
  put(game, creature("High", 1, 1, { manaCost: ["5"] }), "library");
  put(game, creature("Low", 1, 1, { manaCost: ["2"] }), "library", 1);
  const clash = resolve(game, a.clash(a.you, { bind: 0 }), [pick(), pick()]);
  expect(clash.bindings[0]?.done).toBe(true);
});

test("turns, phases, skips, the monarch, the end of the game", () => {
  const game = newGame();
  resolve(
    game,
    a.sequence([
      a.extraTurn(a.you),
      a.extraPhase(["combat", "main"]),
      a.skipNext(a.opponents, "draw"),
      a.become(a.you, "monarch"),
    ]),
  );
  expect(game.state.turn.extraTurns).toEqual([0]);
  expect(game.state.turn.extraPhases).toHaveLength(2);
  expect(game.state.turn.skips).toEqual([{ player: 1, what: "draw" }]);
  expect(game.state.monarch).toBe(0);
  resolve(game, a.endGame(a.opponents, "lose"));
  expect(game.state.over).toEqual({ winners: [0] });
});

test("transform, exchange control, attach, phase out, goad, suspect", () => {
  const game = newGame();
  const card: a.Card = {
    name: "Day",
    layout: "transform",
    faces: [creature("Day", 1, 1, { manaCost: ["2"] }), creature("Night", 4, 4)],
  };
  const wolf = put(game, card, "battlefield");
  resolve(game, a.transform(a.target(0)), [], { targets: [[{ object: wolf }]] });
  expect(characteristics(game, wolf)).toMatchObject({ name: "Night", power: 4, manaValue: 2 });
  const theirs = put(game, creature("Theirs", 2, 2), "battlefield", 1);
  resolve(game, a.exchangeControl(a.target(0), a.target(1)), [], {
    targets: [[{ object: wolf }], [{ object: theirs }]],
  });
  expect([characteristics(game, wolf).controller, characteristics(game, theirs).controller]).toEqual([1, 0]);
  const sword = put(game, face("Sword", { cardTypes: ["artifact"], subtypes: ["Equipment"] }), "battlefield");
  resolve(game, a.attach(a.self, a.target(0)), [], { source: sword, targets: [[{ object: theirs }]] });
  expect(game.state.objects[sword]?.attachedTo).toBe(theirs);
  resolve(game, a.designate(a.target(0), "goaded"), [], { targets: [[{ object: wolf }]] });
  expect(characteristics(game, wolf).rules.map((rule) => rule.modification.type)).toEqual(["must", "must"]);
  resolve(game, a.designate(a.target(0), "suspected"), [], { targets: [[{ object: theirs }]] });
  expect(game.state.objects[theirs]?.designations).toEqual(["suspected"]);
  resolve(game, a.phaseOut(a.target(0)), [], { targets: [[{ object: theirs }]] });
  // 702.26g: the Equipment phases out indirectly.
  expect(game.state.objects[theirs]?.phasedOut).toEqual({ under: 0 });
  expect(game.state.objects[sword]?.phasedOut).toEqual({ under: null });
  // It is so in a saved game, too.
  const saved = JSON.parse(JSON.stringify(game.state)) as Game["state"];
  expect(stateHash({ ...game, state: saved })).toBe(stateHash(game));
});

test("enters as a copy: the choice is made as it enters (614.1c, 707.5)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield", 1);
  const copy = a.affect(
    a.eventObjects("object"),
    [a.becomeCopy(a.choose(one, a.and([isCreature, a.otherThan(a.self)])))],
    undefined,
  );
  const clone = put(
    game,
    creature("Clone", 0, 0, {
      abilities: [a.staticAbility([a.entersWith(a.isOneOf(a.self), { as: copy, optional: true })])],
    }),
    "hand",
  );
  drive(
    perform(game, [
      {
        type: "zoneChange",
        object: clone,
        from: "hand",
        to: "battlefield",
        destination: { zone: "battlefield" },
        by: 0,
      },
    ]),
    [yes],
  );
  const entered = game.state.battlefield.find((id) => id !== bear) ?? 0;
  expect(characteristics(game, entered)).toMatchObject({ name: "Bear", power: 2 });
});

test("permission to play a card for a time", () => {
  const game = newGame();
  const card = put(game, creature("Bear", 2, 2), "exile");
  resolve(game, a.allowPlay(a.you, a.target(0), "play", a.until("end of turn")), [], {
    targets: [[{ object: card }]],
  });
  expect(game.state.effects[0]?.content).toMatchObject({
    type: "rules",
    changes: [{ type: "mayPlay", players: { player: 0 }, what: { object: card } }],
  });
  expect(contextFor(card).source).toBe(card);
});

test("day and night (731, 702.145)", () => {
  const game = newGame();
  const bound = (name: string): a.Ability => a.keyword(name, [], []);
  const card: a.Card = {
    name: "Wolf",
    layout: "transform",
    faces: [
      creature("Wolf", 2, 2, { abilities: [bound("daybound")] }),
      creature("Werewolf", 4, 4, { abilities: [bound("nightbound")] }),
    ],
  };
  const wolf = put(game, card, "battlefield");
  drive(checkDesignations(game));
  expect(game.state.dayNight).toBe("day");
  resolve(game, a.transform(a.target(0)), [], { targets: [[{ object: wolf }]] });
  expect(characteristics(game, wolf).name).toBe("Wolf");
  resolve(game, a.become(a.you, "night"));
  expect([game.state.dayNight, characteristics(game, wolf).name]).toEqual(["night", "Werewolf"]);
});

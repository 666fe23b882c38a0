import { expect, test } from "vitest";
import * as a from "../../src/abilities/index.ts";
import { carryOut } from "../../src/runtime/effects/index.ts";
import { putOnStack } from "../../src/runtime/stack/put.ts";
import { resolveTop } from "../../src/runtime/stack/resolve.ts";
import { noteTriggers } from "../../src/runtime/triggers/note.ts";
import { contextFor, count, creature, drive, newGame, put, resolve } from "./evaluate-support.ts";

test("what is phased out is not reached (702.26b)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield", 0, { phasedOut: { under: null } });
  resolve(game, a.exile(a.target(0)), [], { targets: [[{ object: bear }]] });
  resolve(game, a.destroy(a.all(a.hasType("creature"))));
  expect(game.state.objects[bear]?.zone).toBe("battlefield");
});

test("a card that is spoken of enters with what the effect says (614.12)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "graveyard");
  const effect = a.sequence([
    a.changeRules(
      [a.entersWith(a.isOneOf(a.target(0)), { counters: [{ kind: "+1/+1", count: 1 }] })],
      a.until("end of turn"),
    ),
    a.move(a.target(0), { zone: "battlefield" }, { bind: 0 }),
  ]);
  const { bindings } = resolve(game, effect, [], { targets: [[{ object: bear }]] });
  const [now] = bindings[0]?.objects ?? [];
  expect(now === undefined ? undefined : game.state.objects[now]?.counters).toEqual({ "+1/+1": 1 });
});

test("shuffling is an action that abilities notice (701.24)", () => {
  const game = newGame();
  resolve(game, a.shuffle(a.you));
  expect(game.state.history.thisTurn).toContainEqual(
    expect.objectContaining({ type: "keywordAction", action: "shuffle", player: 0 }),
  );
});

test("at a point in time, that creature is the one that was spoken of before (603.7c)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const basilisk = put(game, creature("Basilisk", 1, 1), "battlefield", 1);
  const event = { type: "block", object: basilisk, attacker: bear } as const;
  const later = a.delayed(a.beginningOf("end of combat"), { effect: a.destroy(a.eventObjects("opposing")) });
  drive(carryOut(game, later, contextFor(basilisk, 1, { event })));
  noteTriggers(game, [{ type: "beginning", step: "end of combat", player: 0 }], undefined);
  const [waiting] = game.state.waiting;
  expect(waiting?.event).toEqual(event);
  if (waiting === undefined) return;
  const context = contextFor(waiting.source, 1, { event: waiting.event });
  drive(carryOut(game, a.destroy(a.eventObjects("opposing")), context));
  expect(count(game, "Bear", "graveyard")).toBe(1);
});

test("nobody is asked for mana where nothing can be sacrificed; other payments can be made (118.12a)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "graveyard");
  resolve(game, a.unless(a.sacrifice(a.you, a.self), a.you, [a.mana(["1"])]), [], { source: bear });
  const unless = a.unless(a.sacrifice(a.you, a.self), a.you, [a.payLife(1)]);
  resolve(game, unless, [() => ({ type: "yesNo", yes: true })], { source: bear });
  expect(game.state.players[0]?.life).toBe(19);
});

test("as many as tokens were created", () => {
  const game = newGame();
  const objects = [
    put(game, creature("One", 1, 1), "battlefield"),
    put(game, creature("Two", 1, 1), "battlefield"),
  ];
  resolve(game, a.gainLife(a.you, a.eventAmount), [], {
    event: { type: "tokens", player: 0, objects, count: 0 },
  });
  expect(game.state.players[0]?.life).toBe(22);
});

test("a delayed ability that triggers again is as it was made, whatever it moved before (603.7c)", () => {
  const game = newGame();
  const bear = put(game, creature("Bear", 2, 2), "battlefield");
  const exiles = { effect: a.exile(a.all(a.hasType("creature"))) };
  const later = a.delayed(a.beginningOf("end of combat"), exiles, { duration: a.until("end of turn") });
  drive(carryOut(game, later, contextFor(bear, 0)));
  const made = structuredClone(game.state.delayed);
  noteTriggers(game, [{ type: "beginning", step: "end of combat", player: 0 }], undefined);
  const [waiting] = game.state.waiting;
  if (waiting === undefined) throw new Error("it does not trigger");
  const { ability: instructions, source, controller, event, context } = waiting;
  if (context === undefined) throw new Error("it has no context");
  drive(putOnStack(game, { type: "triggered", controller, source, instructions, event, context }));
  drive(resolveTop(game));
  expect(game.state.objects[bear]).toBeUndefined();
  expect(game.state.delayed).toEqual(made);
});

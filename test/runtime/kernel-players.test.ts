import { describe, expect, test } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { answerDecision, startGame } from "../../src/runtime/index.ts";
import { mayKnow } from "../../src/play/index.ts";
import type { PlayerSetup, Session } from "../../src/runtime/index.ts";
import { bear, card, creature, forest } from "./kernel-cards.ts";
import { blockAll, either, entries, nameOf, run, step } from "./kernel-driver.ts";
import type { Script } from "./kernel-driver.ts";

const game = (...players: readonly PlayerSetup[]): Session =>
  startGame({ seed: 1, players: players.map((p) => ({ library: entries(forest, forest), ...p })) });
const wall = creature("Wall", "{1}", 0, 9);
const attackEach: Script = (d) =>
  d.type === "attackers"
    ? {
        type: "attackers",
        attacks: d.candidates.map(({ id, defenders }, i) => ({ id, defender: defenders[i]! })),
      }
    : undefined;
const onBattlefield = ({ game: g }: Session): string[] => g.state.battlefield.map((id) => nameOf(g, id));

describe("more than two players", () => {
  test("each defending player declares blockers for what attacks them, in turn order (802.4)", () => {
    const asked: number[] = [];
    const session = game(
      { battlefield: entries(bear, bear) },
      { battlefield: entries(wall) },
      { battlefield: entries(wall) },
    );
    run(
      session,
      either(attackEach, (d, g) => {
        if (d.type === "blockers") asked.push(d.player);
        return d.type === "blockers" && d.player === 1 ? blockAll(d, g) : undefined;
      }),
      step(1, "end"),
    );
    expect(asked).toEqual([1, 2]);
    expect(session.game.state.players.map((p) => p.life)).toEqual([20, 20, 18]);
  });

  const upkeep = card("Chorus", "{1}", ["enchantment"], {
    abilities: [A.triggered(A.beginningOf("upkeep", A.players), A.gainLife(A.you, 1))],
  });
  test("triggered abilities go on the stack in turn order from the active player on (603.3b)", () => {
    const session = game(...Array.from({ length: 4 }, () => ({ battlefield: entries(upkeep) })));
    const controllers = (): (number | undefined)[] =>
      session.game.state.stack.map((id) => session.game.state.objects[id]?.controller);
    run(
      session,
      () => undefined,
      (g) => g.state.stack.length > 0 && g.state.turn.number === 2,
    );
    expect(controllers()).toEqual([1, 2, 3, 0]);
  });

  test("what a player owns leaves the game with the player, and the others play on (800.4a)", () => {
    const session = game(
      { battlefield: entries(bear) },
      { life: 1, battlefield: entries(wall), hand: entries(bear), graveyard: entries(bear) },
      { battlefield: entries(forest) },
    );
    run(session, attackEach, step(1, "postcombat main"));
    const { state } = session.game;
    expect(state.players.map((p) => p.lost)).toEqual([false, true, false]);
    expect(state.over).toBeUndefined();
    expect(onBattlefield(session)).toEqual(["Bear", "Forest"]);
    expect(Object.values(state.objects).some((o) => o.owner === 1)).toBe(false);
    expect(state.players[1]?.hand).toEqual([]);
    run(session, () => undefined, step(2, "upkeep"));
    expect(session.game.state.turn.active).toBe(2);
    answerDecision(session, { type: "action", action: { type: "pass" } });
    expect(session.decision).toMatchObject({ type: "priority", player: 0 });
  });

  test("after the turn in which its player has left the game comes the next player's (800.4j-k)", () => {
    const doom = card("Doom", "{1}", ["enchantment"], {
      abilities: [A.triggered(A.beginningOf("upkeep", A.you), A.loseLife(A.you, 20))],
    });
    const session = game({ battlefield: entries(doom) }, {}, {});
    session.game.state.turn.extraTurns.push(0);
    run(
      session,
      () => undefined,
      (g) => g.state.turn.number === 2,
    );
    expect(session.game.state.players.map((p) => p.lost)).toEqual([true, false, false]);
    expect(session.game.state.turn.active).toBe(1);
  });
});

test("who controls a player makes that player's decisions in that turn, and in no other (723.5)", () => {
  const others = A.changeRules(
    [A.controlPlayer(A.opponents)],
    A.until("during your next turn", { of: A.opponents }),
  );
  const bond = card("Bond", "{1}", ["enchantment"], {
    abilities: [A.triggered(A.beginningOf("upkeep", A.you), others)],
  });
  const session = game({ battlefield: entries(bond) }, { hand: entries(bear) });
  const decided = new Set<string>();
  const known = new Set<string>();
  run(
    session,
    ({ by, player }, g) => {
      const turn = `turn ${g.state.turn.number}`;
      if (player === 1) decided.add(`${turn}: ${by ?? player}`);
      known.add(`${turn}: ${mayKnow(g, 0, g.state.players[1]!.hand[0]!)}`);
      return undefined;
    },
    step(3, "upkeep"),
  );
  expect([...decided]).toEqual(["turn 1: 1", "turn 2: 0"]);
  expect([...known]).toEqual(["turn 1: false", "turn 2: true"]);
});

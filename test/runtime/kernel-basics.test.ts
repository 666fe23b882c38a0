import { describe, expect, test } from "vitest";
import {
  characteristics,
  objectsOfCard,
  playGame,
  replay,
  stateHash,
  answerDecision,
} from "../../src/runtime/index.ts";
import type { Session } from "../../src/runtime/index.ts";
import {
  anthem,
  aura,
  bear,
  blaze,
  bolt,
  counterspell,
  drawTwo,
  dyingSpark,
  elf,
  forest,
  island,
  kicked,
  mountain,
  plains,
  visionary,
} from "./kernel-cards.ts";
import {
  act,
  castNamed,
  entries,
  nameOf,
  randomAnswer,
  run,
  seeded,
  start,
  step,
  times,
} from "./kernel-driver.ts";

describe("turns and priority", () => {
  test("a game without cards ends when a player draws from an empty library", () => {
    const session = run(
      start({}),
      () => undefined,
      () => false,
    );
    expect(session.game.state.over).toEqual({ winners: [0] });
    expect(session.game.state.turn.number).toBe(2);
  });

  test("a land can be played once each turn, only in a main phase", () => {
    const session = start({ hand: entries(forest, forest) });
    run(session, () => undefined, step(1, "precombat main"));
    act(session, (a) => a.type === "playLand");
    expect(session.game.state.battlefield).toHaveLength(1);
    expect(
      session.decision?.type === "priority" && session.decision.actions.some((a) => a.type === "playLand"),
    ).toBe(false);
  });
});

describe("casting", () => {
  test("a creature is cast for its mana and enters; lands are tapped for it", () => {
    const session = start({ hand: entries(bear), battlefield: entries(forest, mountain) });
    run(session, () => undefined, step(1, "precombat main"));
    act(session, castNamed("Bear"));
    run(
      session,
      () => undefined,
      (g) => g.state.stack.length === 0,
    );
    expect(session.game.state.battlefield.map((id) => nameOf(session.game, id))).toContain("Bear");
    expect(Object.values(session.game.state.objects).filter((o) => o.tapped)).toHaveLength(2);
  });

  test("it can't be cast with the wrong colors", () => {
    const session = start({ hand: entries(bear), battlefield: entries(island, mountain) });
    run(session, () => undefined, step(1, "precombat main"));
    expect(
      session.decision?.type === "priority" && session.decision.actions.some((a) => a.type === "cast"),
    ).toBe(false);
  });

  test("a spell deals damage to its target, a countered one does not", () => {
    const session = start(
      { hand: entries(bolt), battlefield: entries(mountain) },
      { hand: entries(counterspell), battlefield: entries(island, island) },
    );
    run(session, () => undefined, step(1, "precombat main"));
    act(session, castNamed("Bolt"));
    expect(session.decision?.type).toBe("targets");
    answerDecision(session, { type: "targets", chosen: [{ player: 1 }] });
    answerDecision(session, { type: "pay" });
    answerDecision(session, { type: "action", action: { type: "pass" } });
    act(session, castNamed("Denial"));
    const { decision } = session;
    if (decision?.type !== "targets") throw new Error("no targets");
    answerDecision(session, { type: "targets", chosen: decision.candidates });
    run(
      session,
      () => undefined,
      (g) => g.state.stack.length === 0,
    );
    expect(session.game.state.players[1]?.life).toBe(20);
    expect(session.game.state.players[0]?.graveyard).toHaveLength(1);
    expect(session.game.state.players[1]?.graveyard).toHaveLength(1);
  });

  test("kicker is asked for only if it can be paid", () => {
    for (const [lands, life] of [
      [1, 18],
      [3, 16],
    ] as const) {
      const session = start({ hand: entries(kicked), battlefield: entries(...times(lands, mountain)) });
      run(session, () => undefined, step(1, "precombat main"));
      act(session, castNamed("Spark Burst"));
      const script = (d: { type: string }) =>
        d.type === "yesNo"
          ? ({ type: "yesNo", yes: true } as const)
          : d.type === "targets"
            ? ({ type: "targets", chosen: [{ player: 1 }] } as const)
            : undefined;
      run(session, script, (g) => g.state.stack.length === 0);
      expect(session.game.state.players[1]?.life).toBe(life);
    }
  });

  test("X is at most what can be paid", () => {
    const session = start({ hand: entries(blaze), battlefield: entries(mountain, mountain, elf) });
    run(session, () => undefined, step(1, "precombat main"));
    act(session, castNamed("Blaze"));
    expect(session.decision).toMatchObject({ type: "number", min: 0, max: 2 });
    answerDecision(session, { type: "number", value: 2 });
    run(
      session,
      (d) => (d.type === "targets" ? { type: "targets", chosen: [{ player: 1 }] } : undefined),
      (g) => g.state.stack.length === 0,
    );
    expect(session.game.state.players[1]?.life).toBe(18);
  });

  test("an Aura is attached to its target, and falls off with it", () => {
    const session = start({ hand: entries(aura, bolt), battlefield: entries(forest, mountain, bear) });
    run(session, () => undefined, step(1, "precombat main"));
    act(session, castNamed("Might"));
    const target = (d: { type: string; candidates?: unknown }) =>
      d.type === "targets"
        ? ({
            type: "targets",
            chosen: (d.candidates as { object: number }[]).filter((c) => "object" in c).slice(0, 1),
          } as const)
        : undefined;
    run(session, target, (g) => g.state.stack.length === 0);
    const creature = session.game.state.battlefield.find((id) => nameOf(session.game, id) === "Bear") ?? 0;
    expect(characteristics(session.game, creature).power).toBe(4);
  });
});

describe("triggers", () => {
  test("an enters trigger draws", () => {
    const session = start({
      hand: entries(visionary),
      battlefield: entries(forest, forest),
      library: entries(bear),
    });
    run(session, () => undefined, step(1, "precombat main"));
    act(session, castNamed("Visionary"));
    run(
      session,
      () => undefined,
      (g) => g.state.stack.length === 0 && g.state.battlefield.length === 3,
    );
    expect(session.game.state.players[0]?.hand).toHaveLength(1);
  });

  test("a dies trigger uses last known information and can be targeted", () => {
    const session = start({ hand: entries(bolt), battlefield: entries(mountain, dyingSpark) });
    run(session, () => undefined, step(1, "precombat main"));
    act(session, castNamed("Bolt"));
    let first = true;
    run(
      session,
      (d, game) => {
        if (d.type !== "targets") return undefined;
        const spark = game.state.battlefield.find((id) => nameOf(game, id) === "Dying Spark");
        const chosen = first && spark !== undefined ? [{ object: spark }] : [{ player: 1 }];
        first = false;
        return { type: "targets", chosen };
      },
      step(1, "end"),
    );
    expect(session.game.state.players[1]?.life).toBe(18);
  });
});

describe("combat", () => {
  test("an unblocked attacker deals its damage; a static effect counts", () => {
    const session = start({ battlefield: entries(bear, anthem) });
    run(
      session,
      (d) =>
        d.type === "attackers"
          ? { type: "attackers", attacks: d.candidates.map((c) => ({ id: c.id, defender: { player: 1 } })) }
          : undefined,
      step(1, "end"),
    );
    expect(session.game.state.players[1]?.life).toBe(17);
  });

  test("blockers trade", () => {
    const session = start({ battlefield: entries(bear) }, { battlefield: entries(bear) });
    run(
      session,
      (d) =>
        d.type === "attackers"
          ? { type: "attackers", attacks: d.candidates.map((c) => ({ id: c.id, defender: { player: 1 } })) }
          : d.type === "blockers"
            ? { type: "blockers", blocks: d.candidates.map((c) => ({ id: c.id, attackers: c.attackers })) }
            : undefined,
      step(1, "end"),
    );
    expect(session.game.state.battlefield).toHaveLength(0);
  });
});

describe("random play", () => {
  const deck = [
    ...times(6, forest),
    ...times(6, mountain),
    ...times(5, island),
    ...times(4, plains),
    ...times(4, bear),
    ...times(3, bolt),
    ...times(2, counterspell),
    ...times(3, visionary),
    ...times(3, dyingSpark),
    ...times(3, elf),
    ...times(3, kicked),
    ...times(2, blaze),
    ...times(2, anthem),
    ...times(2, aura),
    ...times(2, drawTwo),
  ];
  const play = (seed: number): Session => {
    const session = start(
      { library: entries(...deck) },
      { library: entries(...deck) },
      { seed, shuffle: true, openingHand: 7 },
    );
    const random = seeded(seed);
    return playGame(session, (d, g) => randomAnswer(d, g, random));
  };

  test("many games end", { timeout: 60000 }, () => {
    let decisions = 0;
    const began = performance.now();
    for (let seed = 1; seed <= 12; seed++) {
      const session = play(seed);
      expect(session.game.state.over).toBeDefined();
      decisions += session.answers.length;
    }
    console.log(
      `${Math.round(decisions / ((performance.now() - began) / 1000))} decisions/s, ${decisions} decisions`,
    );
  });

  test("a replay gives the same state", () => {
    const session = play(7);
    expect(stateHash(replay(session.options, session.answers).game)).toBe(stateHash(session.game));
    expect(objectsOfCard(session.game, -1)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { cards } from "../../generated/index.ts";
import {
  answerDecision,
  fork,
  IllegalAnswer,
  resume,
  snapshot,
  startGame,
  stateHash,
  undo,
} from "../../src/runtime/index.ts";
import { answerDecision as answerAnything } from "../../src/doors/runtime.ts";
import type { Answer, GameOptions, GameSnapshot, Session } from "../../src/runtime/index.ts";
import { dealer } from "./decks.ts";
import { act, activateOf, can, entries, randomAnswer, seeded, start, toMain } from "./kernel-driver.ts";

/** How many games are saved at each of their decisions, and how long they are; a long run sets more. */
const seeds = Array.from({ length: Number(process.env["RULEWRIGHT_GAMES"] ?? 2) }, (_, index) => index + 21);
/** How many games are saved once, where it may be. */
const many = Math.max(40, seeds.length);
const length = Number(process.env["RULEWRIGHT_ANSWERS"] ?? 120);

/** A game of so many random answers, with the hash of the state before each of them. */
const played = (
  seed: number,
  length: number,
  more: Partial<GameOptions> = {},
): { readonly session: Session; readonly hashes: readonly string[] } => {
  const session = startGame({ ...dealer(cards)(seed), ...more });
  const next = seeded(seed);
  const hashes: string[] = [];
  for (let n = 0; n < length && session.decision !== undefined; n++) {
    hashes.push(stateHash(session.game));
    answerDecision(session, randomAnswer(session.decision, session.game, next));
  }
  return { session, hashes };
};
const throughJson = (session: Session): Session =>
  resume(JSON.parse(JSON.stringify(snapshot(session))) as GameSnapshot);

describe("a game at a decision", () => {
  it("is saved as JSON at each decision, and plays on from there to the same states", () => {
    const { session, hashes } = played(5, 90);
    for (let at = 0; at < session.answers.length; at++) {
      const again = throughJson(fork(session, at));
      expect(stateHash(again.game)).toBe(hashes[at]);
      expect(again.answers).toEqual(session.answers.slice(0, at));
      const answer = session.answers[at]!;
      answerDecision(again, answer);
      if (at + 1 < hashes.length) expect(stateHash(again.game)).toBe(hashes[at + 1]);
    }
  });

  it.each(seeds)("plays on from any decision as it did: seed %i", { timeout: 600_000 }, (seed) => {
    const { session, hashes } = played(seed, length);
    const end = stateHash(session.game);
    const again = startGame(session.options);
    session.answers.forEach((answer, at) => {
      const there = throughJson(again);
      // To the end from some decisions, a few answers from all others: else the time would be that of the square.
      const to = at % 40 === 0 ? session.answers.length : Math.min(at + 3, session.answers.length);
      for (let next = at; next < to; next++) {
        expect([next, stateHash(there.game)]).toEqual([next, hashes[next]]);
        answerDecision(there, session.answers[next]!);
      }
      if (to === session.answers.length) expect(stateHash(there.game)).toBe(end);
      answerDecision(again, answer);
    });
  });

  it("is one of many games, saved where it may be", { timeout: 600_000 }, () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= many; seed++) {
      const session = startGame(dealer(cards)(seed));
      const next = seeded(seed);
      // Most games are about something by then; a saved one goes on beside the other for a few answers.
      const at = Math.floor(next() * 80);
      let beside: Session | undefined;
      for (let n = 0; n < at + 4 && session.decision !== undefined; n++) {
        if (n === at) beside = throughJson(session);
        const answer = randomAnswer(session.decision, session.game, next);
        answerDecision(session, answer);
        if (beside !== undefined) answerDecision(beside, answer);
      }
      if (beside === undefined) continue;
      if (stateHash(beside.game) !== stateHash(session.game)) faults.push(`seed ${seed} at ${at}`);
    }
    expect(faults).toEqual([]);
  });

  it("of another format is refused", () => {
    const saved = { ...snapshot(played(1, 3).session), format: 99 };
    expect(() => resume(saved as never)).toThrow("no snapshot of format 1");
    expect(() => resume(null as never)).toThrow("no snapshot");
    expect(() => resume({ format: 1, cards: [], game: {} } as never)).toThrow("This snapshot is damaged");
  });

  it("is taken back as far as one likes", () => {
    const { session, hashes } = played(7, 70);
    const answers = [...session.answers];
    for (const to of [69, 68, 40, 40, 3, 0]) {
      undo(session, to);
      expect(session.answers).toEqual(answers.slice(0, to));
      expect(stateHash(session.game)).toBe(hashes[to]);
    }
    for (const [at, answer] of answers.entries()) {
      expect(stateHash(session.game)).toBe(hashes[at]);
      answerDecision(session, answer);
    }
  });

  it("is taken back from within a mana ability, which can be activated again", () => {
    const grower = cards.find(({ name }) => name === "Copperleaf Grower")!;
    const session = toMain(start({ battlefield: entries(grower) }));
    const before = session.answers.length;
    act(session, activateOf("Copperleaf Grower"));
    expect(session.decision).toMatchObject({ type: "option", question: "mana" });
    undo(session, before);
    expect(can(session, activateOf("Copperleaf Grower"))).toBe(true);
  });

  it("stays as it was after an answer that is not allowed, and takes another", () => {
    const { session, hashes } = played(11, 50);
    const answers = [...session.answers];
    const again = startGame(session.options);
    answers.forEach((answer, at) => {
      const decision = again.decision!;
      const wrong: Answer =
        decision.type === "priority"
          ? { type: "action", action: { type: "playLand", card: 999_999 } as never }
          : { type: "action", action: { type: "pass" } };
      expect(() => answerDecision(again, wrong)).toThrow(IllegalAnswer);
      expect(again.answers).toHaveLength(at);
      expect(again.decision?.type).toBe(decision.type);
      expect(stateHash(again.game)).toBe(hashes[at]);
      answerDecision(again, answer);
    });
  });

  it("takes no answer of a wrong shape", () => {
    const { session } = played(13, 60);
    const answers = [...session.answers];
    const again = startGame(session.options);
    const circle: Record<string, unknown> = { type: "objects" };
    circle["chosen"] = [circle];
    const wrongs: readonly unknown[] = [
      ...[null, undefined, 7, 7n, "pass", [], {}, { type: "constructor" }, { type: "pass" }, circle],
      ...["action", "yesNo", "number", "targets", "objects", "players", "divide", "modes"].map((type) => ({
        type,
      })),
      ...["option", "order", "attackers", "blockers"].map((type) => ({ type })),
      { type: "action", action: { type: "cast", object: "1", face: 0 } },
      { type: "action", action: { type: "activate", object: 1, ability: NaN } },
      { type: "number", value: Infinity },
      { type: "targets", chosen: [{ player: 99 }, null] },
      { type: "objects", chosen: [1e9] },
      { type: "option", index: -1 },
      { type: "order", order: [0, 0] },
      { type: "pay", pool: [99], helpers: ["x"] },
      { type: "attackers", attacks: [{ id: 1e9, defender: 0 }] },
      { type: "blockers", blocks: [{ id: 1e9, attackers: [1e9] }] },
    ];
    for (const [at, answer] of answers.entries()) {
      const wrong = wrongs[at % wrongs.length];
      expect(() => answerAnything(again, wrong as Answer), JSON.stringify(at)).toThrow(IllegalAnswer);
      answerDecision(again, answer);
    }
    for (const wrong of wrongs)
      expect(() => answerAnything(again, wrong as Answer)).toThrow(
        expect.objectContaining({ name: "IllegalAnswer", decision: again.decision }),
      );
  });

  it("says what was allowed", () => {
    const session = startGame({ seed: 1, players: [{}, {}] });
    const { actions } = session.decision as { actions: unknown };
    expect(() => answerDecision(session, { type: "yesNo", yes: true })).toThrow(
      expect.objectContaining({
        allowed: { answers: ["action"], actions },
        message:
          'wrong type of answer (decision priority, answer {"type":"yesNo","yes":true}, allowed {"answers":["action"],"actions":[{"type":"pass"}]})',
      }),
    );
  });

  it("is asked of nothing else", () => {
    const { game } = played(3, 1).session;
    for (const other of [null, undefined, 5, "game", {}, { game: null }, { game: { ...game } }])
      for (const ask of [
        fork,
        undo,
        snapshot,
        (session: Session) => answerDecision(session, { type: "pay" }),
      ])
        expect(() => ask(other as never)).toThrow("this session was not made by startGame");
  });

  it("stays at its beginning where there is nothing to take back", () => {
    const { session } = played(3, 0);
    const before = stateHash(session.game);
    undo(session);
    undo(session, -4);
    expect(stateHash(session.game)).toBe(before);
    expect(stateHash(fork(session, -4).game)).toBe(before);
    for (const number of [NaN, 1.5]) {
      expect(() => undo(session, number)).toThrow(RangeError);
      expect(() => fork(session, number)).toThrow(RangeError);
    }
  });

  it("is repeated without telling anybody, and with the outcomes that there were", () => {
    let told = 0;
    let tossed = 0;
    const { session, hashes } = played(3, 60, {
      watch: () => void told++,
      chance: () => (tossed++ % 2 === 0 ? 0 : undefined),
    });
    const before = [told, tossed];
    const forked = fork(session, 30);
    expect(stateHash(forked.game)).toBe(hashes[30]);
    expect([told, tossed]).toEqual(before);
    undo(session, 30);
    expect(stateHash(session.game)).toBe(hashes[30]);
    expect([told, tossed]).toEqual(before);
  });
});

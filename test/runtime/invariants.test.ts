import { describe, expect, it } from "vitest";
import { cards } from "../../generated/index.ts";
import { answerDecision, fork, startGame, stateHash } from "../../src/runtime/index.ts";
import type { Game, ManaUnit } from "../../src/runtime/index.ts";
import { dealer } from "./decks.ts";
import { watchGame } from "./invariants.ts";
import { randomAnswer, seeded } from "./kernel-driver.ts";

/** What the watcher finds when somebody writes to the state past the one door in the middle of a game. */
const foundAfter = (tamper: (game: Game) => void): readonly string[] => {
  const watcher = watchGame();
  const options = dealer(cards)(7);
  const session = startGame({ ...options, ...watcher.options });
  const next = seeded(7);
  for (let n = 0; n < 40 || session.decision?.type !== "priority"; n++)
    answerDecision(session, randomAnswer(session.decision!, session.game, next));
  expect(watcher.faults).toEqual([]);
  tamper(session.game);
  session.game.version++;
  watcher.asked(session.decision, session.game);
  return watcher.faults.map((fault) => fault.replace(/^turn \d+, [a-z ]+: /, ""));
};
const red: ManaUnit = { color: "red", snow: false, source: 1 };

describe("the watcher of games finds", () => {
  it("nothing where nothing is wrong", () => expect(foundAfter(() => undefined)).toEqual([]));
  it("a life total that no event has changed", () =>
    expect(foundAfter(({ state }) => void state.players[0]!.life--).join()).toMatch(
      /has \d+ life, by the events/,
    ));
  it("mana that nothing has added", () =>
    expect(foundAfter(({ state }) => void state.players[0]!.manaPool.push(red)).join()).toMatch(
      /player 0 has \d+ red mana, by the events \d+/,
    ));
  it("a card in two zones", () =>
    expect(foundAfter(({ state }) => void state.exile.push(state.players[0]!.library[0]!)).join()).toMatch(
      /is in exile but says library/,
    ));
  it("a card that is nowhere", () =>
    expect(foundAfter(({ state }) => void state.players[0]!.library.pop()).join()).toMatch("but is nowhere"));
  it("negative counters", () =>
    expect(
      foundAfter(({ state }) => void (state.objects[state.battlefield[0]!]!.counters["charge"] = -1)).join(),
    ).toMatch("has -1 charge counters"));
  it("an object put under another one of the stack", () =>
    expect(
      foundAfter(({ state }) => {
        const [low, high] = state.players[0]!.library.splice(0, 2).sort((a, b) => a - b);
        for (const id of [high!, low!]) {
          state.objects[id]!.zone = "stack";
          state.stack.push(id);
        }
      }).join(),
    ).toMatch(/is on the stack above/));
  it("triggers that wait while somebody has priority", () =>
    expect(
      foundAfter(({ state }) => {
        const ability = { effect: { type: "nothing" } } as const;
        state.waiting.push({
          controller: 0,
          source: state.battlefield[0]!,
          ability,
          event: { type: "none" },
          since: 0,
        });
      }).join(),
    ).toMatch("triggers wait"));
  it("state-based actions that are due", () =>
    expect(
      foundAfter(({ state }) => void (state.objects[state.battlefield[0]!]!.attachedTo = 9999)).join(),
    ).toMatch("is attached to nothing"));
});

describe("the hash of a state", () => {
  it("tells states apart, and a fork from its original", () => {
    const session = startGame(dealer(cards)(3));
    const next = seeded(3);
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++) {
      seen.add(stateHash(session.game));
      answerDecision(session, randomAnswer(session.decision!, session.game, next));
    }
    expect(seen.size).toBeGreaterThan(55);
    const hash = stateHash(session.game);
    const forked = fork(session, 40);
    answerDecision(forked, randomAnswer(forked.decision!, forked.game, next));
    expect(stateHash(session.game)).toBe(hash);
    forked.game.state.players[0]!.life++;
    expect(stateHash(fork(session).game)).toBe(hash);
  });
});

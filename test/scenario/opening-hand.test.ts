import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Card } from "../../src/abilities/index.ts";
import { compileCard } from "../../src/compiler/compile.ts";
import { readCards } from "../../src/compiler/read/cards.ts";
import { answerDecision, characteristics, forcedAnswer, startGame } from "../../src/runtime/index.ts";
import type { Answer, Decision, Session } from "../../src/runtime/index.ts";

const file = fileURLToPath(new URL("../../cards/lantern-court.cards", import.meta.url));
const cards = new Map(
  readCards(readFileSync(file, "utf8")).cards.flatMap(({ source }): [string, Card][] => {
    const { card } = compileCard(source);
    return card === undefined ? [] : [[source.name, card]];
  }),
);
const card = (name: string): Card => cards.get(name)!;

/** Plays to the first priority in a step, with the same answer to every question before it. */
const untilStep = (session: Session, yes: boolean, step: string): Decision | undefined => {
  for (let n = 0; n < 100; n++) {
    const { decision } = session;
    if (decision === undefined) return undefined;
    if (decision.type === "priority" && session.game.state.turn.step === step) return decision;
    const answer: Answer =
      forcedAnswer(decision) ??
      (decision.type === "yesNo"
        ? { type: "yesNo", yes }
        : decision.type === "order"
          ? { type: "order", order: decision.items.map((_, index) => index) }
          : { type: "action", action: { type: "pass" } });
    answerDecision(session, answer);
  }
  return undefined;
};

const withLibrary = (name: string): Session => {
  const library = Array.from({ length: 10 }, () => ({ card: card(name) }));
  return startGame({ seed: 1, openingHand: 2, players: [{ library }, { library: [...library] }] });
};
const names = (session: Session): readonly string[] =>
  session.game.state.battlefield.map((id) => characteristics(session.game, id).name);

describe("cards in the opening hand (103.6)", () => {
  it("begin the game on the battlefield where their owners want that", () => {
    const session = withLibrary("Threshold Lantern");
    untilStep(session, true, "upkeep");
    expect(names(session)).toEqual(Array.from({ length: 4 }, () => "Threshold Lantern"));
    expect(session.game.state.players.map((player) => player.hand.length)).toEqual([0, 0]);
  });

  it("stay in the hand otherwise", () => {
    const session = withLibrary("Threshold Lantern");
    untilStep(session, false, "upkeep");
    expect(names(session)).toEqual([]);
  });

  it("are revealed for what happens at the beginning of the first upkeep", () => {
    const session = withLibrary("Herald of the First Bell");
    untilStep(session, true, "precombat main");
    expect(names(session)).toEqual(Array.from({ length: 4 }, () => "Goblin Token"));
    // Once: not in the next upkeep.
    const { turn } = session.game.state;
    for (const step of ["end", "upkeep", "precombat main"]) untilStep(session, false, step);
    expect(turn.number).toBeGreaterThan(1);
    expect(names(session)).toHaveLength(4);
  });
});

import { describe, expect, test } from "vitest";
import * as A from "../../src/abilities/index.ts";
import { answerDecision, IllegalAnswer } from "../../src/runtime/index.ts";
import type { Answer, Session } from "../../src/runtime/index.ts";
import { bear, bolt, card, creature, forest, island, keyword, mountain } from "./kernel-cards.ts";
import {
  act,
  activateOf,
  castNamed,
  entries,
  findNamed,
  start,
  targetPlayer,
  toMain,
} from "./kernel-driver.ts";

/** Goes on to the payment. */
const atPayment = (session: Session): Session => {
  while (session.decision !== undefined && session.decision.type !== "payment")
    answerDecision(session, targetPlayer(1)(session.decision, session.game) ?? { type: "pay" });
  return session;
};
const spark = card("Spark", "{1}{R}", ["instant"], { abilities: [A.spell(A.dealDamage(A.self, 1, A.you))] });
const shared = card("Shared Spark", "{1}{R}", ["instant"], {
  abilities: [keyword("convoke"), A.spell(A.dealDamage(A.self, 1, A.you))],
});
const poolOf = ({ game }: Session): string[] => (game.state.players[0]?.manaPool ?? []).map((m) => m.color);
const cast = (name: string, session: Session, ...tapped: readonly string[]): Session => {
  toMain(session);
  for (const land of tapped) act(session, activateOf(land));
  act(session, castNamed(name));
  return atPayment(session);
};
const battlefield = (...cards: readonly A.Card[]) => ({ battlefield: entries(...cards) });

describe("a payment", () => {
  test("is offered while there is mana in the pool, and takes of it what the player says (601.2h)", () => {
    const session = cast(
      "Spark",
      start({ ...battlefield(mountain, forest, mountain), hand: entries(spark) }),
      "Mountain",
      "Forest",
    );
    expect(poolOf(session)).toEqual(["red", "green"]);
    answerDecision(session, { type: "pay", pool: [1] });
    expect(poolOf(session)).toEqual(["red"]);
    expect(session.game.state.stack).toHaveLength(1);
  });
  test("without a word takes the pool first", () => {
    const session = cast(
      "Spark",
      start({ ...battlefield(mountain, forest, mountain), hand: entries(spark) }),
      "Mountain",
      "Forest",
    );
    answerDecision(session, { type: "pay" });
    expect(poolOf(session)).toEqual([]);
  });
  test("that what the player says does not cover is taken back (733.1)", () => {
    const session = cast(
      "Spark",
      start({ ...battlefield(mountain, forest), hand: entries(spark) }),
      "Mountain",
      "Forest",
    );
    answerDecision(session, { type: "pay", pool: [] });
    expect(session.game.state.stack).toHaveLength(0);
    expect(poolOf(session)).toEqual(["red", "green"]);
    findNamed(session.game, "Spark", session.game.state.players[0]?.hand);
  });
  test("uses the creatures that the player names for convoke, no more than the cost has mana (702.51a)", () => {
    const pay = (helpers: (ids: readonly number[]) => readonly number[]): Session => {
      const position = { ...battlefield(mountain, mountain, bear, bear, bear), hand: entries(shared) };
      const session = cast("Shared Spark", start(position));
      const { decision } = session;
      if (decision?.type !== "payment") throw new Error("no payment");
      expect(decision.helpers).toHaveLength(3);
      answerDecision(session, { type: "pay", helpers: helpers(decision.helpers) });
      return session;
    };
    const tapped = ({ game }: Session): number =>
      game.state.battlefield.filter((id) => game.state.objects[id]?.tapped).length;
    const one = pay((ids) => ids.slice(1, 2));
    expect(one.game.state.stack).toHaveLength(1);
    expect(one.game.state.objects[findNamed(one.game, "Bear")]?.tapped).toBe(false);
    expect(tapped(one)).toBe(2);
    expect(tapped(pay(() => []))).toBe(2);
    // Green creatures can pay for generic mana only.
    const all = pay((ids) => ids);
    expect(all.game.state.stack).toHaveLength(0);
    expect(tapped(all)).toBe(0);
  });
  test("refuses mana and helpers that are not there", () => {
    const answers: Answer[] = [
      { type: "pay", pool: [0] },
      { type: "pay", helpers: [999] },
      { type: "action", action: { type: "activateMana", object: 999, ability: 0 } },
    ];
    for (const answer of answers) {
      const session = cast("Bolt", start({ ...battlefield(mountain), hand: entries(bolt) }));
      expect(() => answerDecision(session, answer)).toThrow(IllegalAnswer);
    }
  });
  test("goes on when a mana ability activated by hand turns out unpayable (733.1)", () => {
    const filter = creature("Filter", "{1}", 1, 1, [
      A.activated([{ type: "mana", cost: ["G"] }], A.addMana(A.you, { choose: "fixed", symbols: ["R"] })),
    ]);
    const drain = card("Mixed Island", "", ["land"], {
      abilities: [
        A.activated([A.tapSelf], A.addMana(A.you, { choose: "fixed", symbols: ["G"] })),
        A.activated([A.tapSelf], A.addMana(A.you, { choose: "fixed", symbols: ["U"] })),
      ],
    });
    const session = cast(
      "Spark",
      start({ ...battlefield(filter, drain, mountain, island), hand: entries(spark) }),
    );
    const choose = (name: string, ability: number): void => {
      const object = findNamed(session.game, name);
      answerDecision(session, { type: "action", action: { type: "activateMana", object, ability } });
    };
    choose("Filter", 0);
    expect(session.decision).toMatchObject({ type: "payment", cost: ["G"] });
    choose("Mixed Island", 1);
    answerDecision(session, { type: "pay" });
    expect(session.decision).toMatchObject({ type: "payment", cost: ["1", "R"] });
    expect(poolOf(session)).toEqual([]);
    answerDecision(session, { type: "pay" });
    expect(session.game.state.stack).toHaveLength(1);
  });
});

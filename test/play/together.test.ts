import { describe, expect, it } from "vitest";
import { compileText } from "../../src/compiler/compile-text.ts";
import { greedyBot, legalAnswers, randomAnswer, seeded } from "../../src/play/index.ts";
import { IllegalAnswer, answerDecision } from "../../src/runtime/index.ts";
import type { Session } from "../../src/runtime/index.ts";
import { bear, creature, forest } from "../runtime/kernel-cards.ts";
import { castNamed, act, entries, start, toMain } from "../runtime/kernel-driver.ts";

const giant = creature("Toll Giant", "{4}{G}", 5, 5);
const cub = creature("Small Cub", "{G}", 2, 1);

/** A game at the question that the text asks. */
const asked = (text: string): Session => {
  const [compiled] = compileText(`Grave Reckoning {G}\nSorcery\n${text}\n`).cards;
  if (compiled?.card === undefined) throw new Error("not compiled");
  const session = toMain(
    start({
      hand: entries(compiled.card),
      battlefield: entries(forest, bear, cub),
      graveyard: entries(bear, giant, cub),
      library: entries(bear, cub, giant),
    }),
  );
  act(session, castNamed("Grave Reckoning"));
  while (session.decision?.type === "payment") answerDecision(session, { type: "pay" });
  while (session.decision?.type === "priority")
    answerDecision(session, { type: "action", action: { type: "pass" } });
  return session;
};

describe("what is chosen goes together as the text says (601.2c)", () => {
  for (const [text, count, wrong] of [
    [
      "Return any number of creature cards with total mana value 3 or less from your graveyard to your hand.",
      4,
      [0, 1],
    ],
    [
      "Return any number of target creature cards with total power 4 or less from your graveyard to your hand.",
      4,
      [0, 1],
    ],
    [
      "Search your library for up to two creature cards with different powers, put them into your hand, then shuffle.",
      6,
      [0, 1],
    ],
    [
      "As an additional cost to cast this spell, sacrifice two creatures with different names. Draw a card.".replace(
        ". Draw",
        ".\nDraw",
      ),
      1,
      [0],
    ],
  ] as const)
    it(text, () => {
      const session = asked(text);
      const { decision, game } = session;
      if (decision?.type !== "objects" && decision?.type !== "targets") throw new Error("nothing is chosen");
      const legal = [...legalAnswers(session)];
      expect(legal).toHaveLength(count);
      const chosen = wrong.map((place) => decision.candidates[place]!);
      expect(() => answerDecision(session, { type: decision.type, chosen } as never)).toThrow(IllegalAnswer);
      const same = (answer: unknown): boolean =>
        legal.some((one) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(answer)));
      expect(same(greedyBot().answer(decision, session))).toBe(true);
      for (let seed = 0; seed < 20; seed++)
        expect(same(randomAnswer(decision, game, seeded(seed)))).toBe(true);
    });
});

const sorted = (answer: unknown): readonly string[] =>
  (answer as { chosen: readonly unknown[] }).chosen.map((one) => JSON.stringify(one)).sort();

import { forcedAnswer } from "../../runtime/index.ts";
import { seeded } from "../random.ts";
import { randomAnswer } from "../random-answer.ts";
import type { Bot } from "./bot.ts";

/**
 * A bot that does anything that is allowed. Mana abilities by themselves it activates seldom: payments do it.
 *
 * @param seed the same seed plays the same
 */
export const randomBot = (seed = 1): Bot => {
  const random = seeded(seed);
  return {
    name: "random",
    answer: (decision, { game }) => {
      const forced = forcedAnswer(decision);
      if (forced !== undefined) return forced;
      if (decision.type === "payment" && random() < 0.9) return { type: "pay" };
      if (decision.type !== "priority" || random() < 0.03) return randomAnswer(decision, game, random);
      const actions = decision.actions.filter(({ type }) => type !== "activateMana");
      return randomAnswer({ ...decision, actions }, game, random);
    },
  };
};

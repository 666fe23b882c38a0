import { attackProblem, blockProblem, goTogether, repairAttacks, repairBlocks } from "../runtime/index.ts";
import type { Answer, Chosen, Decision, Game, ObjectId } from "../runtime/index.ts";
import { legalAnswers } from "./legal.ts";
import { below, pick, type Random } from "./random.ts";

const sometimes = (random: Random): boolean => random() < 0.5;

/** From the least to the most, not more than ten above the least. */
const number = (random: Random, min: number, max: number): number =>
  min + below(random, Math.min(max, min + 10) - min + 1);

const some = <T>(random: Random, items: readonly T[], min: number, max: number): T[] =>
  pick(random, items, number(random, min, Math.min(max, items.length)));

type DecisionOf<T extends Decision["type"]> = Extract<Decision, { type: T }>;

/** Most choices go together; where none of a few does, the first that does. */
const choose = (decision: DecisionOf<"targets" | "objects">, game: Game, random: Random): Answer => {
  const { type, candidates, min, max } = decision;
  for (let tries = 0; tries < 20; tries++) {
    const chosen = some<Chosen | ObjectId>(random, candidates, min, max);
    // What is chosen is of the kind of the candidates.
    if (goTogether(decision, chosen)) return { type, chosen } as Answer;
  }
  return [...legalAnswers({ decision, game }, { limit: 1 })][0] ?? { type, chosen: [] };
};

const divide = ({ among, total, minimumEach, lethal }: DecisionOf<"divide">, random: Random): Answer => {
  const shares = among.map(() => minimumEach);
  // 702.19b: what tramples over goes to the last one after the others have enough.
  const over = lethal === undefined || sometimes(random);
  if (lethal !== undefined && over && lethal.reduce((sum, each) => sum + each, 0) < total)
    lethal.forEach((least, index) => {
      shares[index] = least;
    });
  const last = lethal?.some((least, index) => (shares[index] ?? 0) < least) ? among.length - 1 : among.length;
  for (let left = total - shares.reduce((sum, each) => sum + each, 0); left > 0; left--) {
    const index = below(random, last);
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return { type: "divide", shares };
};

const attack = (decision: DecisionOf<"attackers">, game: Game, random: Random): Answer => {
  const { player, candidates } = decision;
  const attacks = candidates.flatMap(({ id, defenders }) => {
    const defender = defenders[below(random, defenders.length)];
    return defender === undefined || sometimes(random) ? [] : [{ id, defender }];
  });
  const legal = attackProblem(game, player, candidates, attacks) === undefined;
  return { type: "attackers", attacks: legal ? attacks : repairAttacks(game, player, attacks) };
};

const block = (decision: DecisionOf<"blockers">, game: Game, random: Random): Answer => {
  const { player, candidates } = decision;
  const blocks = candidates.flatMap(({ id, attackers, limit }) =>
    sometimes(random) ? [] : [{ id, attackers: some(random, attackers, 1, limit) }],
  );
  const legal = blockProblem(game, candidates, blocks) === undefined;
  return { type: "blockers", blocks: legal ? blocks : repairBlocks(game, player, blocks) };
};

const pay = (decision: DecisionOf<"payment">, random: Random): Answer => {
  const { abilities, helpers, most, pool } = decision;
  const action = abilities[below(random, abilities.length * 4)];
  if (action !== undefined) return { type: "action", action };
  if (random() < 0.75) return { type: "pay" };
  const units = Array.from({ length: pool }, (_, index) => index);
  return { type: "pay", pool: some(random, units, 0, pool), helpers: some(random, helpers, 0, most) };
};

/**
 * A random answer among those that the decision allows. Numbers are at most ten above the least; declarations that break a
 * restriction or a requirement are mended (508.1c-d, 509.1b-c).
 *
 * @param decision `session.decision`
 * @param game `session.game`
 * @param random numbers in [0, 1), such as `seeded(7)` gives them
 */
export const randomAnswer = (decision: Decision, game: Game, random: Random): Answer => {
  switch (decision.type) {
    case "priority":
      return {
        type: "action",
        action: decision.actions[below(random, decision.actions.length)] ?? { type: "pass" },
      };
    case "yesNo":
      return { type: "yesNo", yes: sometimes(random) };
    case "number":
      return { type: "number", value: number(random, decision.min, decision.max) };
    case "targets":
    case "objects":
      return choose(decision, game, random);
    case "players":
      return { type: "players", chosen: some(random, decision.candidates, decision.min, decision.max) };
    case "divide":
      return divide(decision, random);
    case "modes": {
      const { available, min, max, repeat } = decision;
      if (!repeat) return { type: "modes", chosen: some(random, available, min, max) };
      const chosen = Array.from({ length: number(random, min, max) }, () =>
        pick(random, available, 1),
      ).flat();
      return { type: "modes", chosen };
    }
    case "option":
      return { type: "option", index: below(random, decision.options.length) };
    case "order": {
      const indices = decision.items.map((_, index) => index);
      return { type: "order", order: pick(random, indices, indices.length) };
    }
    case "attackers":
      return attack(decision, game, random);
    case "blockers":
      return block(decision, game, random);
    case "payment":
      return pay(decision, random);
  }
};

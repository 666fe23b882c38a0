import type { Random } from "../../src/play/index.ts";
import type { Answer, Decision } from "../../src/runtime/index.ts";

type DecisionOf<T extends Decision["type"]> = Extract<Decision, { type: T }>;
type Attack = Extract<Answer, { type: "attackers" }>["attacks"][number];
type Block = Extract<Answer, { type: "blockers" }>["blocks"][number];

const oneOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)];
const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** A random declaration of attackers, by nothing but what the decision says (508.1c-d). */
export const declaredAttack = (decision: DecisionOf<"attackers">, random: Random): Answer => {
  const { candidates, limits } = decision;
  const within = (attacks: readonly Attack[]): boolean =>
    limits.every(
      ({ most, whom }) =>
        attacks.filter(({ defender }) => whom === undefined || whom.some((each) => same(each, defender)))
          .length <= most,
    );
  const free = (candidate: (typeof candidates)[number]): Attack[] =>
    candidate.defenders
      .filter((each) => candidate.paid?.some((paid) => same(paid, each)) !== true)
      .map((defender) => ({ id: candidate.id, defender }));
  let attacks: Attack[] = [];
  // Those that must come first; a must is void where every way is over a limit.
  for (const must of [true, false])
    for (const candidate of candidates.filter((each) => each.must === must)) {
      const ways = free(candidate).filter((each) => within([...attacks, each]));
      const way = oneOf(random, ways);
      if (way !== undefined && (must || random() < 0.5)) attacks.push(way);
    }
  const [only] = attacks;
  const isAlone = candidates.find(({ id }) => id === only?.id)?.notAlone === true;
  if (attacks.length === 1 && isAlone) {
    const company = candidates
      .filter(({ id }) => id !== only?.id)
      .flatMap(free)
      .find((each) => within([...attacks, each]));
    attacks = company === undefined ? [] : [...attacks, company];
  }
  return { type: "attackers", attacks };
};

/** A random declaration of blockers, by nothing but what the decision says (509.1b-c). */
export const declaredBlock = (decision: DecisionOf<"blockers">, random: Random): Answer => {
  const { candidates, attackers, most = Infinity, requirements } = decision;
  const isLegal = (blocks: readonly Block[]): boolean =>
    blocks.length <= most &&
    !(blocks.length === 1 && candidates.find(({ id }) => id === blocks[0]?.id)?.notAlone === true) &&
    attackers.every(({ id, min, max = Infinity }) => {
      const by = blocks.filter((each) => each.attackers.includes(id)).length;
      return by === 0 || (by >= min && by <= max);
    });
  const met = (blocks: readonly Block[]): number =>
    requirements.filter((each) =>
      blocks.some(
        ({ id, attackers: blocked }) =>
          each.blockers.includes(id) && blocked.some((one) => each.attackers.includes(one)),
      ),
    ).length;
  const some = (): Block[] => {
    const often = random();
    return candidates.flatMap(({ id, attackers: possible, paid, limit }) => {
      const free = possible.filter((each) => paid?.includes(each) !== true);
      const shuffled = [...free].sort(() => random() - 0.5);
      const count = Math.min(limit, shuffled.length, 1 + Math.floor(random() * 3));
      return random() < often && count > 0 ? [{ id, attackers: shuffled.slice(0, count) }] : [];
    });
  };
  let best: readonly Block[] = [];
  // One try is enough where nothing is required; else the most that is met in many.
  const tries = requirements.length === 0 ? 8 : 3000;
  for (let n = 0; n < tries; n++) {
    const blocks = some();
    if (!isLegal(blocks)) continue;
    if (requirements.length === 0) return { type: "blockers", blocks };
    if (met(blocks) > met(best)) best = blocks;
    if (met(best) === requirements.length) break;
  }
  return { type: "blockers", blocks: best };
};

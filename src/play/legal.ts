import { attackProblem, blockProblem, goTogether, repairAttacks, repairBlocks } from "../runtime/index.ts";
import type { Answer, Decision, Game } from "../runtime/index.ts";
import { checkFields } from "../runtime/options.ts";
import { combinations, divisions, multisets, permutations, products } from "./combinations.ts";

type DecisionOf<T extends Decision["type"]> = Extract<Decision, { type: T }>;
type Answers = Generator<Answer, void, undefined>;

/** How many answers `legalAnswers` looks at, where nothing else is said. */
const most = 10_000;

function* attackers(decision: DecisionOf<"attackers">, game: Game, limit: number): Answers {
  const { player, candidates } = decision;
  const ways = candidates.map(({ id, defenders }) => [
    undefined,
    ...defenders.map((defender) => ({ id, defender })),
  ]);
  let found = false;
  let tried = 0;
  for (const way of products(ways)) {
    if (++tried > limit) break;
    const attacks = way.flatMap((each) => each ?? []);
    if (attackProblem(game, player, candidates, attacks) !== undefined) continue;
    found = true;
    yield { type: "attackers", attacks };
  }
  if (!found) yield { type: "attackers", attacks: repairAttacks(game, player, []) };
}

function* blockers(decision: DecisionOf<"blockers">, game: Game, limit: number): Answers {
  const { player, candidates } = decision;
  const ways = candidates.map((candidate) => [
    undefined,
    ...[...combinations(candidate.attackers, 1, Math.min(candidate.limit, 3))].map((attacked) => ({
      id: candidate.id,
      attackers: attacked,
    })),
  ]);
  let found = false;
  let tried = 0;
  for (const way of products(ways)) {
    if (++tried > limit) break;
    const blocks = way.flatMap((each) => each ?? []);
    if (blockProblem(game, candidates, blocks) !== undefined) continue;
    found = true;
    yield { type: "blockers", blocks };
  }
  if (!found) yield { type: "blockers", blocks: repairBlocks(game, player, []) };
}

function* divide({ among, total, minimumEach, lethal }: DecisionOf<"divide">): Answers {
  for (const shares of divisions(total, among.length, minimumEach)) {
    const tramples = (shares.at(-1) ?? 0) > 0;
    if (tramples && lethal?.some((least, index) => (shares[index] ?? 0) < least)) continue;
    yield { type: "divide", shares };
  }
}

function* payment({ abilities, helpers, most: helping }: DecisionOf<"payment">): Answers {
  yield { type: "pay" };
  for (const action of abilities) yield { type: "action", action };
  // Without helpers there is nothing else to say.
  if (helpers.length > 0 && helping > 0)
    for (const used of combinations(helpers, 0, helping)) yield { type: "pay", helpers: used };
}

/** All answers to a decision, one after the other; of declarations, only those among the first `limit`. */
function* all(decision: Decision, game: Game, limit: number): Answers {
  switch (decision.type) {
    case "priority":
      for (const action of decision.actions) yield { type: "action", action };
      return;
    case "yesNo":
      yield* [true, false].map((yes): Answer => ({ type: "yesNo", yes }));
      return;
    case "number":
      for (let value = decision.min; value <= decision.max; value++) yield { type: "number", value };
      return;
    case "targets":
      for (const chosen of combinations(decision.candidates, decision.min, decision.max))
        if (goTogether(decision, chosen)) yield { type: "targets", chosen };
      return;
    case "objects":
      for (const chosen of combinations(decision.candidates, decision.min, decision.max))
        if (goTogether(decision, chosen)) yield { type: "objects", chosen };
      return;
    case "players":
      for (const chosen of combinations(decision.candidates, decision.min, decision.max))
        yield { type: "players", chosen };
      return;
    case "modes": {
      const { available, min, max, repeat } = decision;
      for (const chosen of (repeat ? multisets : combinations)(available, min, max))
        yield { type: "modes", chosen };
      return;
    }
    case "option":
      for (const [index] of decision.options.entries()) yield { type: "option", index };
      return;
    case "order":
      for (const order of permutations(decision.items.map((_, index) => index)))
        yield { type: "order", order };
      return;
    case "divide":
      return yield* divide(decision);
    case "attackers":
      return yield* attackers(decision, game, limit);
    case "blockers":
      return yield* blockers(decision, game, limit);
    case "payment":
      return yield* payment(decision);
  }
}

/**
 * The answers that a decision allows, one after the other and only as far as they are asked for: choices of few before those
 * of many, declarations of nothing first. Each of them is accepted by `answerDecision`.
 *
 * There may be very many (subsets, divisions, orders, declarations of many creatures): at most `limit` are given, and of
 * declarations those among the first `limit` combinations, at least one. Payments by chosen mana of the pool are not
 * listed: `{ type: "pay" }` finds one by itself.
 *
 * @param session a session, or anything with its `decision` and `game`
 * @param options.limit how many at most; 10,000 otherwise
 * @example
 * const [first] = legalAnswers(session);
 * const some = [...legalAnswers(session, { limit: 20 })];
 */
export function* legalAnswers(
  session: { readonly decision: Decision | undefined; readonly game: Game },
  options: { readonly limit?: number } = {},
): Answers {
  checkFields(options, "options", { limit: "a number" });
  const { limit = most } = options;
  const { decision, game } = session;
  if (decision === undefined) return;
  let given = 0;
  for (const answer of all(decision, game, limit)) {
    if (given++ >= limit) return;
    yield answer;
  }
}

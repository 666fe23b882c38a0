import type { Game } from "../game.ts";
import type { PlayerId } from "../state.ts";
import {
  attackCandidates,
  attackLimits,
  attackProblem,
  requiredAttacks,
  sameDefender,
  tooMany,
} from "./attack.ts";
import type { Attacks } from "./attack.ts";
import { blockCandidates, blockLimit, blockersOf, dueFor, obedient, restriction } from "./block.ts";
import type { Blocks } from "./block.ts";
import { canPayFor } from "./costs.ts";
import { blockerRange } from "./evasion.ts";

/** The nearest legal declaration to a wish: illegal attacks are left out, required ones added. */
export const repairAttacks = (game: Game, player: PlayerId, wish: Attacks): Attacks => {
  const candidates = attackCandidates(game, player);
  const chosen = wish.filter(
    (a, i) =>
      wish.findIndex((b) => b.id === a.id) === i &&
      candidates.some((c) => c.id === a.id && c.defenders.some((d) => sameDefender(d, a.defender))),
  );
  const required = requiredAttacks(game, player, candidates);
  const missing = required.filter(({ id }) => !chosen.some((a) => a.id === id));
  const limits = attackLimits(game, player);
  const within = (list: Attacks): Attacks =>
    list.reduce<Attacks>((kept, each) => (tooMany(limits, [...kept, each]) ? kept : [...kept, each]), []);
  const legal = (attacks: Attacks): boolean => attackProblem(game, player, candidates, attacks) === undefined;
  const whole = within([...missing, ...chosen]);
  return legal(whole) ? whole : required;
};

/** The nearest legal declaration to a wish. */
export const repairBlocks = (game: Game, player: PlayerId, wish: Blocks): Blocks => {
  const candidates = blockCandidates(game, player);
  let blocks: Blocks = wish
    .filter((b, i) => wish.findIndex((o) => o.id === b.id) === i)
    .flatMap((b) => {
      const candidate = candidates.find((c) => c.id === b.id);
      const attackers = b.attackers
        .filter((a) => candidate?.attackers.includes(a))
        .slice(0, candidate?.limit ?? 0);
      return attackers.length === 0 ? [] : [{ id: b.id, attackers }];
    });
  // 509.1d: what can't be paid for is left out, the last first.
  while (!canPayFor(game, blocks, dueFor)) {
    const last = blocks.findLastIndex((b) => dueFor(game, b).length > 0);
    blocks = blocks.filter((_, i) => i !== last);
  }
  for (const { id } of game.state.combat?.attackers ?? []) {
    const n = blockersOf(blocks, id);
    const { min, max } = blockerRange(game, id);
    if (n > 0 && (n < min || n > max))
      blocks = blocks
        .map((b) => ({ id: b.id, attackers: b.attackers.filter((a) => a !== id) }))
        .filter((b) => b.attackers.length > 0);
  }
  blocks = blocks.slice(0, Math.max(0, blockLimit(game, player)));
  return obedient(game, candidates, restriction(game, candidates, blocks) === undefined ? blocks : []);
};

import {
  attackProblem,
  blockProblem,
  characteristics,
  has,
  repairAttacks,
  repairBlocks,
} from "../../runtime/index.ts";
import type { Answer, Decision, Game, ObjectId, PlayerId } from "../../runtime/index.ts";
import { worthOf } from "./worth.ts";

type DecisionOf<T extends Decision["type"]> = Extract<Decision, { type: T }>;

const powerOf = (game: Game, id: ObjectId): number => Math.max(0, characteristics(game, id).power ?? 0);

/** Whether combat damage of the one would destroy the other (704.5g-h). */
const kills = (game: Game, one: ObjectId, other: ObjectId): boolean => {
  const damage = powerOf(game, one);
  if (damage === 0 || has(game, other, "indestructible")) return false;
  const left = (characteristics(game, other).toughness ?? 0) - (game.state.objects[other]?.damage ?? 0);
  return damage >= left || has(game, one, "deathtouch");
};

/** The creatures that a player could still block with. */
const guardsOf = (game: Game, player: PlayerId): readonly ObjectId[] =>
  game.state.battlefield.filter((id) => {
    const { controller, cardTypes } = characteristics(game, id);
    return (
      controller === player && cardTypes.includes("creature") && game.state.objects[id]?.tapped === false
    );
  });

const canMeet = (game: Game, guard: ObjectId, attacker: ObjectId): boolean =>
  !has(game, attacker, "flying") || has(game, guard, "flying") || has(game, guard, "reach");

/** Attacks with what no blocker kills, with what is worth the trade, and with all where that wins. */
export const greedyAttack = (decision: DecisionOf<"attackers">, game: Game): Answer => {
  const { player, candidates } = decision;
  const wish = candidates.flatMap(({ id, defenders }) => {
    const [defender] = defenders;
    if (defender === undefined || powerOf(game, id) === 0) return [];
    const defending =
      typeof defender === "number" ? characteristics(game, defender).controller : defender.player;
    const meets = guardsOf(game, defending).filter((guard) => canMeet(game, guard, id));
    const bad = meets.some(
      (guard) =>
        kills(game, guard, id) && (!kills(game, id, guard) || worthOf(game, guard) < worthOf(game, id)),
    );
    const all = candidates.reduce((sum, each) => sum + powerOf(game, each.id), 0);
    const winning = all - powerOf(game, id) * meets.length >= (game.state.players[defending]?.life ?? 0);
    return bad && !winning ? [] : [{ id, defender }];
  });
  const legal = attackProblem(game, player, candidates, wish) === undefined;
  return { type: "attackers", attacks: legal ? wish : repairAttacks(game, player, wish) };
};

/** Blocks where the blocker lives or trades upwards; with anything where the damage would be the last. */
export const greedyBlock = (decision: DecisionOf<"blockers">, game: Game): Answer => {
  const { player, candidates } = decision;
  const attacking = [...new Set(candidates.flatMap(({ attackers }) => attackers))].sort(
    (left, right) => powerOf(game, right) - powerOf(game, left),
  );
  const life = game.state.players[player]?.life ?? 0;
  let coming = attacking.reduce((sum, id) => sum + powerOf(game, id), 0);
  const used = new Set<ObjectId>();
  const wish = attacking.flatMap((attacker) => {
    const able = candidates
      .filter(({ id, attackers }) => !used.has(id) && attackers.includes(attacker))
      .sort((left, right) => worthOf(game, left.id) - worthOf(game, right.id));
    const good = able.find(
      ({ id }) =>
        !kills(game, attacker, id) ||
        (kills(game, id, attacker) && worthOf(game, id) <= worthOf(game, attacker)),
    );
    const blocker = good ?? (coming >= life ? able[0] : undefined);
    if (blocker === undefined) return [];
    used.add(blocker.id);
    coming -= powerOf(game, attacker);
    return [{ id: blocker.id, attackers: [attacker] }];
  });
  const legal = blockProblem(game, candidates, wish) === undefined;
  return { type: "blockers", blocks: legal ? wish : repairBlocks(game, player, wish) };
};

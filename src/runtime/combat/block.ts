import type * as A from "../../abilities/index.ts";
import { defenderOf } from "../evaluate/players.ts";
import { ask } from "../ask.ts";
import { characteristics } from "../continuous/index.ts";
import type { Decision } from "../decisions.ts";
import { quantityOf } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import { asChosen, IllegalAnswer, opponentsOf, touch } from "../game.ts";
import { perform } from "../perform.ts";
import { isParty, modificationsOf, objectCant, playerProhibitions } from "../prohibitions.ts";
import type { Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { withBands } from "./bands.ts";
import { type Due, canPayFor, costsFor, keepPaidFor, payFor } from "./costs.ts";
import { blockerRange, canBlockAttacker, mayBlock } from "./evasion.ts";

export type Blocks = readonly { readonly id: ObjectId; readonly attackers: readonly ObjectId[] }[];
/** What is true of blockers one by one; the shape of the decision says it. */
export type BlockCandidate = Extract<Decision, { type: "blockers" }>["candidates"][number];
type Requirement = Extract<Decision, { type: "blockers" }>["requirements"][number];

/** 509.1a: how many creatures the blocker can block. */
const limitOf = (game: Game, id: ObjectId): number =>
  modificationsOf(game, id, "canBlock").reduce((n, { modification, context }) => {
    if (modification.only !== undefined || modification.asThough !== undefined) return n;
    return (
      n +
      (modification.additional === undefined ? Infinity : quantityOf(game, modification.additional, context))
    );
  }, 1);

/** The creatures that can block, with what each can block (509.1a-b). */
export const blockCandidates = (game: Game, player: PlayerId): BlockCandidate[] => {
  const attackers = game.state.combat?.attackers ?? [];
  // 506.4c: a creature goes on attacking though the planeswalker it attacked is gone.
  const against = attackers.filter((a) => defenderOf(game, asChosen(a.defender)) === player).map((a) => a.id);
  if (against.length === 0) return [];
  return game.state.battlefield.flatMap((id): BlockCandidate[] => {
    if (characteristics(game, id).controller !== player || !mayBlock(game, id)) return [];
    const possible = against.filter((a) => canBlockAttacker(game, id, a));
    if (possible.length === 0) return [];
    const paid = possible.filter((a) => dueFor(game, { id, attackers: [a] }).length > 0);
    return [
      {
        id,
        attackers: possible,
        limit: limitOf(game, id),
        ...(paid.length > 0 ? { paid } : {}),
        ...(objectCant(game, id, "blockAlone") ? { notAlone: true } : {}),
      },
    ];
  });
};

/** What it costs to block with the creature (509.1d). */
export const dueFor = (game: Game, { id, attackers }: Blocks[number]): Due[] =>
  costsFor(
    game,
    id,
    "block",
    attackers.map((object) => ({ object })),
  );

/** By how many creatures the attacker is blocked. */
export const blockersOf = (blocks: Blocks, attacker: ObjectId): number =>
  blocks.filter((b) => b.attackers.includes(attacker)).length;

/** With how many creatures the player can block this combat: those that block for other players are ignored (802.4b). */
export const blockLimit = (game: Game, player: PlayerId): number =>
  playerProhibitions(game, player, "block").reduce(
    (n, { change }) => Math.min(n, change.limit ?? n),
    Infinity,
  );

/** 509.1b: restrictions on the whole declaration. */
export const restriction = (
  game: Game,
  candidates: readonly BlockCandidate[],
  blocks: Blocks,
): string | undefined => {
  const ids = blocks.map((b) => b.id);
  if (new Set(ids).size !== ids.length) return "a creature is declared twice";
  const [by] = ids.map((id) => characteristics(game, id).controller);
  if (by !== undefined && ids.length > blockLimit(game, by)) return "too many creatures block";
  for (const { id, attackers } of blocks) {
    const candidate = candidates.find((c) => c.id === id);
    if (candidate === undefined || attackers.length === 0) return "this creature can't block";
    if (attackers.length > candidate.limit || new Set(attackers).size !== attackers.length)
      return "it can't block so many creatures";
    if (attackers.some((a) => !candidate.attackers.includes(a))) return "it can't block that creature";
    if (blocks.length === 1 && candidate.notAlone) return "it can't block alone";
  }
  for (const { id } of game.state.combat?.attackers ?? []) {
    const n = blockersOf(blocks, id);
    if (n === 0) continue;
    const { min, max } = blockerRange(game, id);
    if (n < min) return "it can't be blocked by so few creatures";
    if (n > max) return "it can't be blocked by so many creatures";
  }
  return undefined;
};

/** Nobody has to block where that costs something (509.1c). */
const free = ({ attackers, paid }: BlockCandidate): readonly ObjectId[] =>
  attackers.filter((a) => paid?.includes(a) !== true);

/** 509.1c: what the declaration has to fulfil as far as it can. */
const requirementsOf = (game: Game, candidates: readonly BlockCandidate[]): Requirement[] => {
  const found: Requirement[] = [];
  const fits = (whom: A.Recipients | A.Filter | undefined, object: ObjectId, context: Context): boolean =>
    whom === undefined || isParty(game, whom, { object }, context);
  for (const candidate of candidates)
    for (const { modification, context } of modificationsOf(game, candidate.id, "must"))
      if (modification.what === "block") {
        const meant = free(candidate).filter((a) => fits(modification.whom, a, context));
        for (const attackers of modification.whom === undefined ? [meant] : meant.map((a) => [a]))
          found.push({ blockers: [candidate.id], attackers });
      }
  for (const { id } of game.state.combat?.attackers ?? [])
    for (const { modification, context } of modificationsOf(game, id, "must")) {
      const able = candidates
        .filter((c) => free(c).includes(id) && fits(modification.whom, c.id, context))
        .map((c) => c.id);
      if (modification.what === "beBlocked") found.push({ blockers: able, attackers: [id] });
      if (modification.what === "beBlockedByAll")
        for (const each of able) found.push({ blockers: [each], attackers: [id] });
    }
  return found.filter(({ blockers, attackers }) => blockers.length > 0 && attackers.length > 0);
};

/** How many of the requirements the blocks fulfil. */
const metBy = (all: readonly Requirement[], blocks: Blocks): number =>
  all.filter(({ blockers, attackers }) =>
    blocks.some((b) => blockers.includes(b.id) && b.attackers.some((a) => attackers.includes(a))),
  ).length;

/** The most requirements that a legal declaration meets, found by hill climbing over one and two more blockers. */
const improve = (
  game: Game,
  candidates: readonly BlockCandidate[],
  all: readonly Requirement[],
  start: Blocks,
): Blocks => {
  let best = start;
  let met = metBy(all, best);
  for (let improved = true; improved && met < all.length;) {
    improved = false;
    const changes = candidates.flatMap((c) => free(c).map((attacker) => ({ c, attacker })));
    const apply = (blocks: Blocks, { c, attacker }: (typeof changes)[number]): Blocks => {
      const now = blocks.find((b) => b.id === c.id);
      if (now?.attackers.includes(attacker)) return blocks;
      const attackers =
        now !== undefined && now.attackers.length < c.limit ? [...now.attackers, attacker] : [attacker];
      return [...blocks.filter((b) => b.id !== c.id), { id: c.id, attackers }];
    };
    const consider = (next: Blocks): boolean => {
      const n = metBy(all, next);
      if (n <= met || restriction(game, candidates, next) !== undefined) return false;
      best = next;
      met = n;
      return true;
    };
    for (const one of changes) if ((improved = consider(apply(best, one)))) break;
    // What can be blocked only by so many takes all that can block it.
    for (const { attacker } of changes)
      improved ||= consider(changes.filter((one) => one.attacker === attacker).reduce(apply, best));
    if (improved || changes.length > 30) continue;
    for (const one of changes) {
      if (improved) break;
      for (const two of changes) if ((improved = consider(apply(apply(best, one), two)))) break;
    }
  }
  return best;
};

/** Legal blocks that meet as many requirements as possible, near to those where these do. */
export const obedient = (
  game: Game,
  candidates: readonly BlockCandidate[],
  blocks: Blocks,
  all = requirementsOf(game, candidates),
): Blocks => {
  const better = improve(game, candidates, all, blocks);
  const fresh = improve(game, candidates, all, []);
  return metBy(all, fresh) > metBy(all, better) ? fresh : better;
};

/** 509.1b-d: what is wrong with a declaration of blockers, if anything. */
export const blockProblem = (
  game: Game,
  candidates: readonly BlockCandidate[],
  blocks: Blocks,
): string | undefined => {
  const problem = restriction(game, candidates, blocks);
  if (problem !== undefined) return problem;
  if (!canPayFor(game, blocks, dueFor)) return "the cost to block can't be paid";
  const all = requirementsOf(game, candidates);
  return metBy(all, obedient(game, candidates, blocks, all)) > metBy(all, blocks)
    ? "a creature that has to block does not"
    : undefined;
};

/** 509.1a-f: the blocks that a defending player declares, and pays for. */
function* blocksOf(game: Game, player: PlayerId): Run<Blocks> {
  const candidates = blockCandidates(game, player);
  if (candidates.length === 0) return [];
  const attackers = (game.state.combat?.attackers ?? []).flatMap(({ id }) => {
    const { min, max } = blockerRange(game, id);
    return min <= 1 && max === Infinity ? [] : [{ id, min, ...(max === Infinity ? {} : { max }) }];
  });
  const most = blockLimit(game, player);
  const decision = {
    type: "blockers",
    player,
    candidates,
    attackers,
    ...(most === Infinity ? {} : { most }),
    requirements: requirementsOf(game, candidates),
  } as const;
  const answer = yield* ask(decision);
  const problem = blockProblem(game, candidates, answer.blocks);
  if (problem !== undefined) throw new IllegalAnswer(decision, answer, problem);
  const kept = yield* keepPaidFor(game, "block", answer.blocks, dueFor);
  return yield* payFor(game, kept, dueFor);
}

/** 509.1, 802.4: the defending players declare blockers in turn order; abilities that trigger on it trigger. */
export function* declareBlockers(game: Game): Run<void> {
  const blocks: Blocks[number][] = [];
  for (const player of opponentsOf(game, game.state.turn.active)) {
    blocks.push(...(yield* blocksOf(game, player)));
    // 509.1g
    const now = blocks.map((b) => ({ id: b.id, attackers: withBands(game, b.attackers) }));
    if (game.state.combat !== undefined) game.state.combat.blockers = now;
  }
  const { combat } = game.state;
  if (combat === undefined) return;
  // 509.1h
  for (const attacker of combat.attackers) attacker.blocked = blockersOf(combat.blockers, attacker.id) > 0;
  touch(game);
  const events: GameEvent[] = [
    ...blocks.flatMap((b) =>
      b.attackers.map((attacker): GameEvent => ({ type: "block", object: b.id, attacker })),
    ),
    ...combat.attackers.map((a): GameEvent =>
      a.blocked
        ? {
            type: "blocked",
            object: a.id,
            blockers: combat.blockers.filter((b) => b.attackers.includes(a.id)).map((b) => b.id),
          }
        : { type: "unblocked", object: a.id },
    ),
  ];
  yield* perform(game, events);
}

import * as A from "../../abilities/index.ts";
import { ask, askObjects, askYesNo } from "../ask.ts";
import { isSummoningSick } from "../casting/costs.ts";
import { characteristics } from "../continuous/index.ts";
import type { Decision } from "../decisions.ts";
import { creaturesOf } from "../effects/actions/support.ts";
import { carryOut } from "../effects/index.ts";
import type { Game, Run } from "../game.ts";
import {
  asChosen,
  existing,
  IllegalAnswer,
  objectOf,
  permanents,
  plainContext,
  sameChosen,
  touch,
} from "../game.ts";
import { has, keywordsOf } from "../keywords.ts";
import { perform } from "../perform.ts";
import { isParty, mayAsThough, modificationsOf, objectCant, playerProhibitions } from "../prohibitions.ts";
import { declareBands } from "./bands.ts";
import { type Due, canPayFor, costsFor, keepPaidFor, payFor } from "./costs.ts";
import { defendersFor } from "./defenders.ts";
import type { Defender } from "./defenders.ts";
import type { Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { actionEvent } from "../events.ts";

export type Attacks = readonly { readonly id: ObjectId; readonly defender: Defender }[];
/** What is true of attackers one by one; the shape of the decision says it. */
export type AttackCandidate = Extract<Decision, { type: "attackers" }>["candidates"][number];
type AttackLimits = Extract<Decision, { type: "attackers" }>["limits"];

/** Whether the same is attacked. */
export const sameDefender = (a: Defender, b: Defender): boolean => sameChosen(asChosen(a), asChosen(b));

const hasRequirement = (game: Game, id: ObjectId): boolean =>
  modificationsOf(game, id, "must").some(({ modification }) => modification.what === "attack");

/** What is due for the attack; the creature is not required to make one that costs something (508.1d). */
const dueFor = (game: Game, { id, defender }: Attacks[number]): Due[] =>
  costsFor(game, id, "attack", [asChosen(defender)]);

/** 508.1d: of what it can attack, what it has to attack if it attacks; of its requirements as many as can be met at once. */
const required = (game: Game, id: ObjectId, possible: readonly Defender[]): readonly Defender[] =>
  modificationsOf(game, id, "must").reduce((left, { modification: { what, whom }, context }) => {
    if (what !== "attack" || whom === undefined) return left;
    const meant = left.filter((d) => isParty(game, whom, asChosen(d), context));
    return meant.some((d) => dueFor(game, { id, defender: d }).length === 0) ? meant : left;
  }, possible);

/** The creatures that can attack, with what each can attack (508.1a-c). */
export const attackCandidates = (game: Game, player: PlayerId): AttackCandidate[] => {
  const defenders = defendersFor(game, player);
  return permanents(game).flatMap((id): AttackCandidate[] => {
    if (existing(game, id).tapped) return [];
    const c = characteristics(game, id);
    if (
      c.controller !== player ||
      !c.cardTypes.includes("creature") ||
      c.cardTypes.includes("battle") ||
      isSummoningSick(game, id, "attackHaste")
    )
      return [];
    if (has(game, id, "defender") && !mayAsThough(game, id, "attackWithoutDefender")) return [];
    const possible = defenders.filter((d) => !objectCant(game, id, "attack", asChosen(d)));
    if (possible.length === 0) return [];
    const paid = possible.filter((defender) => dueFor(game, { id, defender }).length > 0);
    const must = paid.length < possible.length && hasRequirement(game, id);
    return [
      {
        id,
        defenders: required(game, id, possible),
        must,
        ...(paid.length > 0 ? { paid } : {}),
        ...(objectCant(game, id, "attackAlone") ? { notAlone: true } : {}),
      },
    ];
  });
};

/** 508.1c: how many creatures may attack, all in all or some defenders. */
export const attackLimits = (game: Game, player: PlayerId): AttackLimits =>
  playerProhibitions(game, player, "attack").flatMap(({ change: { limit, whom }, context }) => {
    if (limit === undefined) return [];
    if (whom === undefined) return [{ most: limit }];
    const meant = defendersFor(game, player).filter((d) => isParty(game, whom, asChosen(d), context));
    return [{ most: limit, whom: meant }];
  });

/** Whether more creatures attack than may. */
export const tooMany = (limits: AttackLimits, attacks: Attacks): boolean =>
  limits.some(
    ({ most, whom }) =>
      attacks.filter((a) => whom?.some((d) => sameDefender(d, a.defender)) ?? true).length > most,
  );

/** Whether the only attacker is one that can't attack alone. */
const attacksAlone = (candidates: readonly AttackCandidate[], attacks: Attacks): boolean =>
  attacks.length === 1 && candidates.some((c) => c.notAlone && c.id === attacks[0]?.id);

/**
 * A legal attack with as many as possible of the creatures that attack if able (508.1d). What can't attack alone may need
 * another one that attacks with it; nobody has to attack where that costs something.
 */
export const requiredAttacks = (
  game: Game,
  player: PlayerId,
  candidates: readonly AttackCandidate[],
): Attacks => {
  const limits = attackLimits(game, player);
  const isAmong = (defender: Defender, list: readonly Defender[] = []): boolean =>
    list.some((d) => sameDefender(d, defender));
  const add = (attacks: Attacks, { id, defenders, paid }: AttackCandidate): Attacks => {
    const free = defenders.filter((d) => !isAmong(d, paid));
    // What as many as one likes may attack leaves room for others.
    const [attack] = [...free.filter((d) => !limits.some(({ whom }) => isAmong(d, whom))), ...free]
      .map((defender) => ({ id, defender }))
      .filter((each) => !tooMany(limits, [...attacks, each]));
    return attack === undefined || attacks.some((a) => a.id === id) ? attacks : [...attacks, attack];
  };
  const must = candidates.filter((c) => c.must);
  const all = [...must.filter((c) => !c.notAlone), ...must].reduce(add, []);
  if (!attacksAlone(candidates, all)) return all;
  const pair = candidates.reduce((attacks, c) => (attacks.length > 1 ? attacks : add(attacks, c)), all);
  return pair.length > 1 ? pair : [];
};

/** 508.1c-d, 508.1h: what is wrong with a declaration of attackers, if anything. */
export const attackProblem = (
  game: Game,
  player: PlayerId,
  candidates: readonly AttackCandidate[],
  attacks: Attacks,
): string | undefined => {
  const ids = attacks.map((a) => a.id);
  if (new Set(ids).size !== ids.length) return "a creature attacks twice";
  for (const { id, defender } of attacks) {
    const candidate = candidates.find((c) => c.id === id);
    if (candidate === undefined) return "this creature can't attack";
    if (!candidate.defenders.some((d) => sameDefender(d, defender))) return "it can't attack that";
  }
  if (attacksAlone(candidates, attacks)) return "it can't attack alone";
  const limits = attackLimits(game, player);
  if (tooMany(limits, attacks)) return "too many creatures attack";
  const obeying = (list: Attacks): number =>
    list.filter(({ id }) => candidates.some((c) => c.id === id && c.must)).length;
  if (obeying(attacks) < obeying(requiredAttacks(game, player, candidates)))
    return "a creature that attacks if able does not";
  return canPayFor(game, attacks, dueFor) ? undefined : "the cost to attack can't be paid";
};

/** 508.1g, 701.43c: the player is asked which of the attackers to exert. */
function* exertAttackers(game: Game, player: PlayerId, attacks: Attacks): Run<void> {
  for (const { id } of attacks) {
    const [may] = modificationsOf(game, id, "mayExert");
    if (may === undefined || !(yield* askYesNo(game, player, "exert it as it attacks", id))) continue;
    const context: Context = { ...may.context, source: id, controller: player };
    yield* carryOut(game, A.doAction("exert", A.you, A.self), context);
  }
}

/** What an enlisted creature adds (702.154a). */
const enlisted = A.reflexive(1, {
  effect: A.affect(A.self, [A.modifyPT(A.statOf("power", A.bound(1)), 0)], A.until("end of turn")),
});

/** 508.1g, 702.154a: for each enlist ability, the player may tap a creature that stays behind. */
function* enlist(game: Game, player: PlayerId, attacks: Attacks): Run<void> {
  for (const { id } of attacks) {
    for (let n = keywordsOf(game, id, "enlist").length; n > 0; n--) {
      const idle = creaturesOf(game, player).filter(
        (other) =>
          !existing(game, other).tapped &&
          !attacks.some((a) => a.id === other) &&
          !isSummoningSick(game, other),
      );
      const chosen = yield* askObjects(game, player, idle, 0, 1, "enlist", id);
      if (chosen[0] === undefined) continue;
      yield* perform(game, [
        { type: "tap", object: chosen[0], player },
        actionEvent("enlist", player, { object: id }),
      ]);
      const binding = { objects: chosen, players: [], amount: 1, done: true };
      yield* carryOut(game, enlisted, { ...plainContext(id, player), bindings: { 1: binding } });
    }
  }
}

/** 508.1: the active player declares attackers. */
export function* declareAttackers(game: Game): Run<void> {
  const player = game.state.turn.active;
  const candidates = attackCandidates(game, player);
  if (candidates.length === 0) return;
  const decision = { type: "attackers", player, candidates, limits: attackLimits(game, player) } as const;
  const answer = yield* ask(decision);
  let { attacks } = answer;
  const problem = attackProblem(game, player, candidates, attacks);
  if (problem !== undefined) throw new IllegalAnswer(decision, answer, problem);
  attacks = yield* keepPaidFor(game, "attack", attacks, dueFor);
  // 508.1f
  yield* perform(
    game,
    attacks.filter((a) => !has(game, a.id, "vigilance")).map((a) => ({ type: "tap", object: a.id, player })),
  );
  // 508.1h-j
  attacks = yield* payFor(game, attacks, dueFor);
  if (attacks.length === 0) return;
  yield* exertAttackers(game, player, attacks);
  yield* enlist(game, player, attacks);
  // 508.1k
  const combat = game.state.combat;
  if (combat === undefined) return;
  const still = attacks.filter((a) => objectOf(game, a.id) !== undefined);
  combat.attackers = still.map((a) => ({ id: a.id, defender: a.defender, blocked: false }));
  touch(game);
  yield* declareBands(game, player);
  const events: GameEvent[] = still.map((a) => ({
    type: "attack",
    object: a.id,
    defender: a.defender,
    player,
    alone: still.length === 1,
  }));
  yield* perform(game, [{ type: "attackDeclared", player, attackers: still.map((a) => a.id) }, ...events]);
}

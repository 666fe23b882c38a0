import { combatants } from "./membership.ts";
import { askDivision, askYesNo } from "../ask.ts";
import { characteristics } from "../continuous/index.ts";
import type { Game, Run } from "../game.ts";
import { asChosen, objectOf, onBattlefield, touch } from "../game.ts";
import { isRemoved } from "../evaluate/players.ts";
import { has } from "../keywords.ts";
import { perform } from "../perform.ts";
import { modificationsOf, toughnessForDamage } from "../prohibitions.ts";
import type { Chosen, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { divideTogether } from "./bands.ts";

/** 510.1a: how much combat damage the creature assigns. */
const amountOf = (game: Game, id: ObjectId): number => {
  const c = characteristics(game, id);
  let amount = c.power ?? 0;
  for (const { modification } of modificationsOf(game, id, "assignsDamage")) {
    if (modification.how === "toughness") amount = c.toughness ?? 0;
    if (modification.how === "none") return 0;
  }
  return Math.max(0, amount);
};

/**
 * 702.2c, 702.19b: the damage that is lethal for the creature, from that source, beside what others are assigned to deal
 * to it in the same step.
 */
const lethal = (game: Game, id: ObjectId, source: ObjectId, assigned: readonly GameEvent[]): number => {
  const object = objectOf(game, id);
  if (object === undefined) return 0;
  let left = toughnessForDamage(game, id) - object.damage;
  for (const event of assigned) {
    if (event.type !== "damage" || !("object" in event.to) || event.to.object !== id) continue;
    left = has(game, event.source, "deathtouch") ? 0 : left - event.amount;
  }
  return Math.min(Math.max(0, left), has(game, source, "deathtouch") ? 1 : Infinity);
};

const attackedBy = (game: Game, attacker: ObjectId): Chosen | undefined => {
  const defender = game.state.combat?.attackers.find((a) => a.id === attacker)?.defender;
  if (defender === undefined) return undefined;
  const attacked = typeof defender === "number" ? onBattlefield(game, defender) : !isRemoved(defender);
  return attacked ? asChosen(defender) : undefined;
};

function* divide(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  among: readonly Chosen[],
  total: number,
  lethalOf?: (blocker: ObjectId) => number,
): Run<GameEvent[]> {
  // 702.19b: the player gets damage only when all blockers are assigned lethal damage.
  const least = lethalOf && among.slice(0, -1).map((c) => ("object" in c ? lethalOf(c.object) : 0));
  const shares = yield* askDivision(game, player, among, total, 0, "combatDamage", source, least);
  return among.flatMap((to, i): GameEvent[] =>
    (shares[i] ?? 0) > 0 ? [{ type: "damage", source, to, amount: shares[i] ?? 0, combat: true }] : [],
  );
}

/** 510.1b-c: how an attacking creature assigns its damage. */
function* attackerDamage(
  game: Game,
  id: ObjectId,
  blocked: boolean,
  assigned: readonly GameEvent[],
): Run<GameEvent[]> {
  const total = amountOf(game, id);
  const defender = attackedBy(game, id);
  if (total === 0) return [];
  const one = (to: Chosen | undefined): GameEvent[] =>
    to === undefined ? [] : [{ type: "damage", source: id, to, amount: total, combat: true }];
  if (!blocked) return one(defender);
  const freely = modificationsOf(game, id, "assignsDamage").filter(
    ({ modification }) => modification.how === "asThoughUnblocked",
  );
  if (freely.length > 0) {
    const { controller } = characteristics(game, id);
    const asked = freely.every(({ modification }) => modification.optional);
    if (
      !asked ||
      (yield* askYesNo(game, controller, "assign combat damage as though it weren't blocked", id))
    )
      return one(defender);
  }
  const blockers = (game.state.combat?.blockers ?? [])
    .filter((b) => b.attackers.includes(id))
    .map((b) => b.id);
  const [first] = blockers;
  // 702.22j: among the blockers, by the player who controls them.
  const banded = first !== undefined && divideTogether(game, blockers);
  const trample = has(game, id, "trample") && defender !== undefined && !banded;
  // 702.19e
  if (blockers.length === 0) return trample ? one(defender) : [];
  const least = (blocker: ObjectId): number => lethal(game, blocker, id, assigned);
  if (blockers.length === 1 && first !== undefined && (!trample || least(first) >= total))
    return one({ object: first });
  const among: Chosen[] = [...blockers.map((object) => ({ object })), ...(trample ? [defender] : [])];
  const { controller } = characteristics(game, banded ? first : id);
  return yield* divide(game, controller, id, among, total, trample ? least : undefined);
}

/** 510.1d, 702.22k */
function* blockerDamage(game: Game, id: ObjectId, attackers: readonly ObjectId[]): Run<GameEvent[]> {
  const total = amountOf(game, id);
  const among = attackers.filter((a) => objectOf(game, a)).map((object) => ({ object }));
  const [first] = among;
  if (total === 0 || first === undefined) return [];
  if (among.length === 1) return [{ type: "damage", source: id, to: first, amount: total, combat: true }];
  const banded = divideTogether(
    game,
    among.map(({ object }) => object),
  );
  const { controller } = characteristics(game, banded ? first.object : id);
  return yield* divide(game, controller, id, among, total);
}

const strikesFirst = (game: Game, id: ObjectId): boolean =>
  has(game, id, "first strike") || has(game, id, "double strike");

/** 510.4: whether there is an additional combat damage step for first and double strikers. */
export const hasFirstStrikeStep = (game: Game): boolean =>
  combatants(game).some((id) => strikesFirst(game, id));

/** 510.1-2, 510.4: the creatures that deal damage in this step assign it, then all of it is dealt at once. */
export function* combatDamage(game: Game, firstStep: boolean, onlyStep: boolean): Run<void> {
  const { combat } = game.state;
  if (combat === undefined) return;
  const before = combat.firstStrikers ?? [];
  const deals = (id: ObjectId): boolean => {
    if (onlyStep) return true;
    return firstStep ? strikesFirst(game, id) : !before.includes(id) || has(game, id, "double strike");
  };
  const events: GameEvent[] = [];
  const dealt: ObjectId[] = [];
  // 702.19b: what the others assign to a creature that blocks several counts for the trampling ones.
  const waits = (id: ObjectId): boolean =>
    has(game, id, "trample") &&
    combat.blockers.some((b) => b.attackers.length > 1 && b.attackers.includes(id));
  for (const { id, blocked } of [
    ...combat.attackers.filter((a) => !waits(a.id)),
    ...combat.attackers.filter((a) => waits(a.id)),
  ]) {
    if (!deals(id)) continue;
    dealt.push(id);
    events.push(...(yield* attackerDamage(game, id, blocked, events)));
  }
  for (const { id, attackers } of combat.blockers) {
    if (!deals(id)) continue;
    dealt.push(id);
    events.push(...(yield* blockerDamage(game, id, attackers)));
  }
  if (firstStep && game.state.combat) game.state.combat.firstStrikers = dealt;
  touch(game);
  yield* perform(game, events);
}

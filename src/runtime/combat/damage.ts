import { askDivision, askYesNo } from "../ask.ts";
import { characteristics } from "../continuous/index.ts";
import type { Game, Run } from "../game.ts";
import { asChosen, objectOf, touch } from "../game.ts";
import { has } from "../keywords.ts";
import { perform } from "../perform.ts";
import { modificationsOf } from "../prohibitions.ts";
import type { Chosen, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { divideTogether } from "./bands.ts";
import { stillThere } from "./block.ts";

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

/** 702.2c, 702.19b: the damage that is lethal for the creature, from that source. */
const lethal = (game: Game, id: ObjectId, source: ObjectId): number => {
  const object = objectOf(game, id);
  if (object === undefined) return 0;
  const left = Math.max(0, (characteristics(game, id).toughness ?? 0) - object.damage);
  return has(game, source, "deathtouch") ? Math.min(1, left) : left;
};

const defenderOf = (game: Game, attacker: ObjectId): Chosen | undefined => {
  const defender = game.state.combat?.attackers.find((a) => a.id === attacker)?.defender;
  if (defender === undefined) return undefined;
  return typeof defender !== "number" || stillThere(game, defender) ? asChosen(defender) : undefined;
};

function* divide(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  among: readonly Chosen[],
  total: number,
  trample: boolean,
): Run<GameEvent[]> {
  // 702.19b: the player gets damage only when all blockers are assigned lethal damage.
  const problemOf = (shares: readonly number[]): string | undefined =>
    trample &&
    (shares.at(-1) ?? 0) > 0 &&
    among.slice(0, -1).some((c, i) => "object" in c && (shares[i] ?? 0) < lethal(game, c.object, source))
      ? "a blocker isn't assigned lethal damage"
      : undefined;
  const shares = yield* askDivision(game, player, among, total, 0, "combatDamage", source, problemOf);
  return among.flatMap((to, i): GameEvent[] =>
    (shares[i] ?? 0) > 0 ? [{ type: "damage", source, to, amount: shares[i] ?? 0, combat: true }] : [],
  );
}

/** 510.1b-c: how an attacking creature assigns its damage. */
function* attackerDamage(game: Game, id: ObjectId, blocked: boolean): Run<GameEvent[]> {
  const total = amountOf(game, id);
  const defender = defenderOf(game, id);
  if (total === 0) return [];
  const one = (to: Chosen | undefined): GameEvent[] =>
    to === undefined ? [] : [{ type: "damage", source: id, to, amount: total, combat: true }];
  if (!blocked) return one(defender);
  const freely = modificationsOf(game, id, "assignsDamage").filter(
    ({ modification }) => modification.how === "asThoughUnblocked",
  );
  if (freely.length > 0) {
    const { controller } = characteristics(game, id);
    const asked = freely.every(({ modification }) => modification.optional === true);
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
  if (blockers.length === 1 && first !== undefined && (!trample || lethal(game, first, id) >= total))
    return one({ object: first });
  const among: Chosen[] = [...blockers.map((object) => ({ object })), ...(trample ? [defender] : [])];
  const { controller } = characteristics(game, banded ? first : id);
  return yield* divide(game, controller, id, among, total, trample);
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
  return yield* divide(game, controller, id, among, total, false);
}

const strikesFirst = (game: Game, id: ObjectId): boolean =>
  has(game, id, "first strike") || has(game, id, "double strike");

/** 510.4: whether there is an additional combat damage step for first and double strikers. */
export const hasFirstStrikeStep = (game: Game): boolean => {
  const { combat } = game.state;
  return (
    combat !== undefined &&
    [...combat.attackers.map((a) => a.id), ...combat.blockers.map((b) => b.id)].some((id) =>
      strikesFirst(game, id),
    )
  );
};

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
  for (const { id, blocked } of combat.attackers) {
    if (!deals(id)) continue;
    dealt.push(id);
    events.push(...(yield* attackerDamage(game, id, blocked)));
  }
  for (const { id, attackers } of combat.blockers) {
    if (!deals(id)) continue;
    dealt.push(id);
    events.push(...(yield* blockerDamage(game, id, attackers)));
  }
  if (firstStep && game.state.combat) game.state.combat.firstStrikers = dealt;
  touch(game);
  if (events.length > 0) yield* perform(game, events);
}

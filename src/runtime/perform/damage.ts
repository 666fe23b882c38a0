import { sum } from "../sum.ts";
import { counterEvent } from "../events.ts";
import { characteristics } from "../continuous/index.ts";
import type { EventOf } from "../events.ts";
import type { Game } from "../game.ts";
import { numberOfCounters, objectOf, plainContext, touch } from "../game.ts";
import { has, keywordsOf } from "../keywords.ts";
import { toughnessForDamage } from "../prohibitions.ts";
import { quantityOf } from "../evaluate/index.ts";
import type { GameEvent, ObjectId } from "../state.ts";

/** How much damage a permanent can be dealt before any more is excess (120.10). */
const beforeExcess = (game: Game, id: ObjectId): number => {
  const object = objectOf(game, id);
  if (object === undefined) return 0;
  const { cardTypes } = characteristics(game, id);
  const limits = [
    ...(cardTypes.includes("creature") ? [Math.max(0, toughnessForDamage(game, id) - object.damage)] : []),
    ...(cardTypes.includes("planeswalker") ? [numberOfCounters(object, "loyalty")] : []),
    ...(cardTypes.includes("battle") ? [numberOfCounters(object, "defense")] : []),
  ];
  return Math.min(...limits);
};

/** 702.2c: any damage from a source with deathtouch is lethal. */
export const lethal = (game: Game, id: ObjectId, source: ObjectId): number => {
  const limit = beforeExcess(game, id);
  return has(game, source, "deathtouch") ? Math.min(1, limit) : limit;
};

/** How much damage each permanent that is about to be dealt some can be dealt before any more is excess. */
export const excessLimits = (game: Game, events: readonly GameEvent[]): ReadonlyMap<ObjectId, number> =>
  new Map(
    events.flatMap((event): [ObjectId, number][] =>
      event.type === "damage" && "object" in event.to
        ? [[event.to.object, beforeExcess(game, event.to.object)]]
        : [],
    ),
  );

/** 120.10: what all damage that a permanent is dealt at once comes to beyond that; the later part of it is the excess. */
export const markExcess = (
  game: Game,
  events: readonly GameEvent[],
  limits: ReadonlyMap<ObjectId, number>,
): void => {
  for (const [id, limit] of limits) {
    const here = events.flatMap((event) =>
      event.type === "damage" && "object" in event.to && event.to.object === id ? [event] : [],
    );
    // 702.2c: any damage from a source with deathtouch is lethal.
    const deadly = here.some(({ source }) => has(game, source, "deathtouch"));
    let left = deadly ? Math.min(1, limit) : limit;
    for (const event of here) {
      const excess = Math.max(0, event.amount - left);
      left = Math.max(0, left - event.amount);
      if (excess > 0) event.excess = excess;
    }
  }
};

/** 702.180 / 702.164: total toxic value of the source. */
const toxicValue = (game: Game, source: number): number =>
  sum(
    keywordsOf(game, source, "toxic").flatMap(({ parameters }) =>
      parameters.map((n) => (n.type === "number" ? quantityOf(game, n.value, plainContext(source, 0)) : 0)),
    ),
  );

/** 120.3: the results of damage that has been dealt, as events; marking damage on a creature is done at once. */
export const damageResults = (game: Game, event: EventOf<"damage">): GameEvent[] => {
  const { source, to, amount } = event;
  const results: GameEvent[] = [];
  const by = characteristics(game, source).controller;
  if ("player" in to) {
    // 120.3a-b
    if (has(game, source, "infect")) results.push(counterEvent(to, "poison", amount, { by }));
    else results.push({ type: "life", player: to.player, change: -amount, source, damage: true });
    const toxic = event.combat ? toxicValue(game, source) : 0;
    if (toxic > 0) results.push(counterEvent(to, "poison", toxic, { by }));
  } else {
    const object = objectOf(game, to.object);
    if (object === undefined) return [];
    const { cardTypes } = characteristics(game, to.object);
    // 120.3c, 120.3h
    for (const [type, kind] of [
      ["planeswalker", "loyalty"],
      ["battle", "defense"],
    ] as const)
      if (cardTypes.includes(type))
        results.push(counterEvent(to, kind, -Math.min(amount, numberOfCounters(object, kind)), { by }));
    if (cardTypes.includes("creature")) {
      // 120.3d-e
      if (has(game, source, "wither") || has(game, source, "infect"))
        results.push(counterEvent(to, "-1/-1", amount, { by, noEffect: true }));
      else object.damage += amount;
      if (has(game, source, "deathtouch")) object.deathtouched = true;
      touch(game);
    }
  }
  // 120.3f
  if (has(game, source, "lifelink")) results.push({ type: "life", player: by, change: amount, source });
  return results;
};

import { characteristics } from "../continuous/index.ts";
import type { EventOf } from "../events.ts";
import type { Game } from "../game.ts";
import { numberOfCounters, objectOf, plainContext, touch } from "../game.ts";
import { has, keywordsOf } from "../keywords.ts";
import { quantityOf } from "../evaluate/index.ts";
import type { GameEvent } from "../state.ts";

/** 702.180 / 702.164: total toxic value of the source. */
const toxicValue = (game: Game, source: number): number =>
  keywordsOf(game, source, "toxic").reduce((sum, k) => {
    const n = k.parameters.find((p) => p.type === "number");
    if (n?.type !== "number") return sum;
    return sum + quantityOf(game, n.value, plainContext(source, 0));
  }, 0);

/** 120.3: the results of damage that has been dealt, as events; marking damage on a creature is done at once. */
export const damageResults = (game: Game, event: EventOf<"damage">): GameEvent[] => {
  const { source, to, amount } = event;
  if (amount <= 0) return [];
  const results: GameEvent[] = [];
  const by = characteristics(game, source).controller;
  if ("player" in to) {
    // 120.3a-b
    if (has(game, source, "infect"))
      results.push({ type: "counters", on: to, kind: "poison", count: amount, by });
    else results.push({ type: "life", player: to.player, change: -amount, source, damage: true });
    const toxic = event.combat ? toxicValue(game, source) : 0;
    if (toxic > 0) results.push({ type: "counters", on: to, kind: "poison", count: toxic, by });
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
        results.push({
          type: "counters",
          on: to,
          kind,
          count: -Math.min(amount, numberOfCounters(object, kind)),
          by,
        });
    if (cardTypes.includes("creature")) {
      // 120.3d-e
      if (has(game, source, "wither") || has(game, source, "infect"))
        results.push({ type: "counters", on: to, kind: "-1/-1", count: amount, by, noEffect: true });
      else object.damage += amount;
      if (has(game, source, "deathtouch")) object.deathtouched = true;
      touch(game);
    }
  }
  // 120.3f
  if (has(game, source, "lifelink")) results.push({ type: "life", player: by, change: amount, source });
  return results;
};

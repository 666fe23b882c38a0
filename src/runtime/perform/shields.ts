import { rulesInForce } from "../continuous/index.ts";
import { quantityOf } from "../evaluate/index.ts";
import type { EventOf } from "../events.ts";
import type { Game, Run } from "../game.ts";
import type { GameEvent } from "../state.ts";
import { usedSoFar } from "./apply.ts";
import { affectedPlayer, inChosenOrder, preventsThis } from "./replacements.ts";

/**
 * 615.7: where a shield cannot prevent all that several sources would deal at the same time, the player who would be dealt
 * it, or controls what would be, chooses what it prevents first.
 */
export function* inOrderOfShields(game: Game, events: readonly GameEvent[]): Run<readonly GameEvent[]> {
  const damage = events.filter((event): event is EventOf<"damage"> => event.type === "damage");
  if (damage.length < 2) return events;
  for (const { change, context, effect } of rulesInForce(game)) {
    if (effect === undefined || change.type !== "prevent" || change.amount === undefined) continue;
    const shared = damage.filter((event) => preventsThis(game, change, event, context));
    const [one, another] = shared;
    const left = quantityOf(game, change.amount, context) - usedSoFar(game, change);
    if (another === undefined || shared.reduce((sum, { amount }) => sum + amount, 0) <= left) continue;
    const first: GameEvent[] = yield* inChosenOrder(game, affectedPlayer(game, one ?? another), shared);
    return [...first, ...events.filter((event) => !first.includes(event))];
  }
  return events;
}

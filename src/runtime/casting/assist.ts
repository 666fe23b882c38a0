import { askNumber, askYesNo } from "../ask.ts";
import type { Game, Run } from "../game.ts";
import { opponentsOf } from "../game.ts";
import { has } from "../keywords.ts";
import { canPayMana } from "../mana/pay.ts";
import type { Purpose } from "../mana/sources.ts";
import type { Context, ManaUnit, ObjectId, PlayerId } from "../state.ts";
import { payTotal } from "./pay.ts";
import type { TotalCost } from "./pay.ts";

const without = (total: TotalCost, generic: number): TotalCost =>
  total.demand === undefined
    ? total
    : { ...total, demand: { ...total.demand, generic: total.demand.generic - generic } };

/** Another player who can help with a spell that has assist, and the greatest part of its generic mana they can pay. */
const helperFor = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  total: TotalCost,
): { helper: PlayerId; most: number } | undefined => {
  const [helper] = has(game, id, "assist") ? opponentsOf(game, player) : [];
  if (helper === undefined) return undefined;
  let most = total.demand?.generic ?? 0;
  while (most > 0 && !canPayMana(game, helper, { pips: [], generic: most }, { type: "other" })) most--;
  return most > 0 ? { helper, most } : undefined;
};

/** What is left to pay if another player assists as much as they can (702.132a). */
export const leastWithHelp = (game: Game, player: PlayerId, id: ObjectId, total: TotalCost): TotalCost =>
  without(total, helperFor(game, player, id, total)?.most ?? 0);

/** 702.132a: another player may be chosen, who then may pay for any amount of the generic mana. */
export function* assisted(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  total: TotalCost,
  context: Context,
  purpose: Purpose,
): Run<{ total: TotalCost; mana: readonly ManaUnit[] } | undefined> {
  const found = helperFor(game, player, id, total);
  if (found === undefined || !(yield* askYesNo(game, player, "choose a player to assist", id)))
    return { total, mana: [] };
  const generic = yield* askNumber(game, found.helper, 0, found.most, "assist", id);
  if (generic === 0) return { total, mana: [] };
  const part: TotalCost = { costs: [], demand: { pips: [], generic } };
  const paid = yield* payTotal(game, found.helper, part, { ...context, controller: found.helper }, purpose);
  return paid === undefined ? undefined : { total: without(total, generic), mana: paid.mana };
}

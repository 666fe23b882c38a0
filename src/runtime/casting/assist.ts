import { askNumber, askPlayers } from "../ask.ts";
import type { Game, Run } from "../game.ts";
import { opponentsOf } from "../game.ts";
import { has } from "../keywords.ts";
import { canPayMana } from "../mana/pay.ts";
import type { Purpose } from "../mana/sources.ts";
import type { Context, ManaUnit, ObjectId, PlayerId } from "../state.ts";
import { payTotal } from "./pay.ts";
import type { Worked } from "./total.ts";

const without = (total: Worked, generic: number): Worked => ({
  ...total,
  demand: { ...total.demand, generic: total.demand.generic - generic },
});

/** The other players who can help with a spell that has assist, and the greatest part of its generic mana each can pay. */
const helpersFor = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  total: Worked,
): { helper: PlayerId; most: number }[] =>
  (has(game, id, "assist") ? opponentsOf(game, player) : []).flatMap((helper) => {
    let most = total.demand.generic;
    while (most > 0 && !canPayMana(game, helper, { pips: [], generic: most }, { type: "other" })) most--;
    return most > 0 ? [{ helper, most }] : [];
  });

/** What is left to pay if another player assists as much as they can (702.132a). */
export const leastWithHelp = (game: Game, player: PlayerId, id: ObjectId, total: Worked): Worked =>
  without(total, Math.max(0, ...helpersFor(game, player, id, total).map(({ most }) => most)));

/** 702.132a: another player may be chosen, who then may pay for any amount of the generic mana. */
export function* assisted(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  total: Worked,
  context: Context,
  purpose: Purpose,
): Run<{ total: Worked; mana: readonly ManaUnit[] } | undefined> {
  const helpers = helpersFor(game, player, id, total);
  const candidates = helpers.map(({ helper }) => helper);
  const [chosen] = yield* askPlayers(game, player, candidates, 0, 1, id);
  const found = helpers.find(({ helper }) => helper === chosen);
  if (found === undefined) return { total, mana: [] };
  const generic = yield* askNumber(game, found.helper, 0, found.most, "assist", id);
  if (generic === 0) return { total, mana: [] };
  const part: Worked = { costs: [], demand: { pips: [], generic } };
  const paid = yield* payTotal(game, found.helper, part, { ...context, controller: found.helper }, purpose);
  return paid === undefined ? undefined : { total: without(total, generic), mana: paid.mana };
}

import type * as A from "../../abilities/index.ts";
import { askYesNo } from "../ask.ts";
import type { TotalCost } from "../casting/total.ts";
import { characteristics } from "../continuous/index.ts";
import { holds, quantityOf } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import type { Purpose } from "../mana/purpose.ts";
import { isParty, modificationsOf } from "../prohibitions.ts";
import type { Chosen, Context, ObjectId, PlayerId } from "../state.ts";

/** A cost that is due, and where what it says is asked. */
export interface Due {
  readonly costs: A.Costs;
  readonly context: Context;
}

/** What it costs that the creature attacks one of these, or blocks some of these (508.1d, 509.1d). */
export const costsFor = (
  game: Game,
  id: ObjectId,
  what: "attack" | "block",
  parties: readonly Chosen[],
): Due[] =>
  modificationsOf(game, id, "cant").flatMap(({ modification, context }) => {
    const { unlessPaid: costs, unless, whom } = modification;
    return costs !== undefined &&
      modification.what === what &&
      (whom === undefined || parties.some((party) => isParty(game, whom, party, context))) &&
      (unless === undefined || !holds(game, unless, context))
      ? [{ costs, context }]
      : [];
  });

/** 508.1d, 508.1h, 509.1c-d: the player is asked about each creature that costs something to attack or block with. */
export function* keepPaidFor<T extends { readonly id: ObjectId }>(
  game: Game,
  what: "attack" | "block",
  declared: readonly T[],
  dueFor: (game: Game, each: T) => readonly Due[],
): Run<T[]> {
  const kept: T[] = [];
  for (const each of declared) {
    if (dueFor(game, each).length > 0) {
      const { controller } = characteristics(game, each.id);
      if (!(yield* askYesNo(game, controller, `pay to ${what}`, each.id))) continue;
    }
    kept.push(each);
  }
  return kept;
}

/** Mana costs with a quantity are worked out where they come from. */
const fixed = (game: Game, { costs, context }: Due): A.Cost[] =>
  costs.flatMap((c): A.Cost[] =>
    c.type === "mana" && c.times !== undefined
      ? Array.from({ length: quantityOf(game, c.times, context) }, () => ({ type: "mana", cost: c.cost }))
      : [c],
  );

/** 508.1h, 509.1d: all that is due is paid together; nothing where nothing is due. */
export const paymentOf = (
  game: Game,
  player: PlayerId,
  due: readonly Due[],
): [Game, PlayerId, TotalCost, Context, Purpose] | undefined => {
  const costs = due.flatMap((each) => fixed(game, each));
  return due[0] && [game, player, { costs }, { ...due[0].context, controller: player }, { type: "other" }];
};

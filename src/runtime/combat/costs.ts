import type * as A from "../../abilities/index.ts";
import { askYesNo } from "../ask.ts";
import { canPayAll, payTotal } from "../casting/pay.ts";
import type { TotalCost } from "../casting/total.ts";
import { characteristics } from "../continuous/index.ts";
import { holds, quantityOf } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import type { Purpose } from "../mana/purpose.ts";
import { isParty, modificationsOf } from "../prohibitions.ts";
import { orRewind } from "../rewind.ts";
import type { Chosen, Context, ObjectId, PlayerId } from "../state.ts";

/** A cost that is due, and where what it says is asked. */
export interface Due {
  readonly costs: A.Costs;
  readonly context: Context;
}
/** A creature that is declared to attack or block. */
interface Declared {
  readonly id: ObjectId;
}
type DueFor<T> = (game: Game, each: T) => readonly Due[];

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
export function* keepPaidFor<T extends Declared>(
  game: Game,
  what: "attack" | "block",
  declared: readonly T[],
  dueFor: DueFor<T>,
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
const paymentFor = <T extends Declared>(
  game: Game,
  declared: readonly T[],
  dueFor: DueFor<T>,
): [Game, PlayerId, TotalCost, Context, Purpose] | undefined => {
  const due = declared.flatMap((each) => dueFor(game, each));
  const [first] = declared;
  if (first === undefined || due[0] === undefined) return undefined;
  const { controller } = characteristics(game, first.id);
  const costs = due.flatMap((each) => fixed(game, each));
  return [game, controller, { costs }, { ...due[0].context, controller }, { type: "other" }];
};

/** Whether what the declared creatures cost can be paid. */
export const canPayFor = <T extends Declared>(
  game: Game,
  declared: readonly T[],
  dueFor: DueFor<T>,
): boolean => {
  const payment = paymentFor(game, declared, dueFor);
  return payment === undefined || canPayAll(...payment);
};

/** 508.1j, 509.1f: without the payment the creatures that need it neither attack nor block. */
export function* payFor<T extends Declared>(
  game: Game,
  declared: readonly T[],
  dueFor: DueFor<T>,
): Run<readonly T[]> {
  const payment = paymentFor(game, declared, dueFor);
  return payment === undefined || (yield* orRewind(game, payTotal(...payment))) !== undefined
    ? declared
    : declared.filter((each) => dueFor(game, each).length === 0);
}

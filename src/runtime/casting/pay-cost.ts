import { sum } from "../sum.ts";
import type * as A from "../../abilities/index.ts";
import { carryOut } from "../effects/index.ts";
import { countersTaken } from "../effects/counters.ts";
import { linkPaid } from "../linked.ts";
import { quantityOf } from "../evaluate/index.ts";
import { actionEvent, moveEvent, counterEvent } from "../events.ts";
import type { Game, Run } from "../game.ts";
import { showTo } from "../known.ts";
import { perform } from "../perform.ts";
import type { Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { countersOf, counterTotal, loyaltyChange, usable } from "./usable.ts";
import type { Selection } from "./costs.ts";

const moveTo: Partial<Record<A.CostOnObjects["action"], A.Destination>> = {
  exile: { zone: "exile" },
  returnToHand: { zone: "hand" },
  putOnTop: { zone: "library", position: "top" },
  putOnBottom: { zone: "library", position: "bottom" },
  putIntoGraveyard: { zone: "graveyard" },
  mill: { zone: "graveyard" },
};

const eventFor = (
  game: Game,
  player: PlayerId,
  action: A.CostOnObjects["action"],
  id: ObjectId,
): GameEvent | undefined => {
  switch (action) {
    case "sacrifice":
      return { type: "sacrifice", player, object: id };
    case "discard":
      return { type: "discard", player, object: id };
    case "tap":
      return { type: "tap", object: id, player };
    case "untap":
      return { type: "untap", object: id, player };
    case "reveal":
      return actionEvent("reveal", player, { object: id });
    default: {
      const to = moveTo[action];
      return to === undefined
        ? undefined
        : moveEvent(game, id, to, { by: player, ...(action === "mill" && { reason: action }) });
    }
  }
};

const countersPaid = (
  game: Game,
  object: ObjectId,
  kind: string,
  count: number,
  by: PlayerId,
): Run<GameEvent[]> => perform(game, [counterEvent({ object }, kind, count, { by, noEffect: true })]);

function* payCounters(
  game: Game,
  player: PlayerId,
  cost: A.CounterCost,
  context: Context,
  selection: Selection,
): Run<number | undefined> {
  let left = countersOf(game, cost.count, context);
  const total = left;
  const { kind: named } = cost;
  const payer = { controller: player, source: context.source };
  for (const [index, id] of selection.entries()) {
    if (cost.action === "put") {
      yield* countersPaid(game, id, named ?? "+1/+1", left, player);
      continue;
    }
    // 601.2b: which counters of which objects is the payer's choice.
    const later = sum(selection.slice(index + 1).map((other) => counterTotal(game, other, named)));
    const share = { kind: named, least: Math.max(0, left - later), most: left };
    for (const [kind, n] of yield* countersTaken(game, id, share, payer)) {
      yield* countersPaid(game, id, kind, -n, player);
      left -= n;
    }
  }
  return cost.action === "remove" && left > 0 ? undefined : total;
}

/** Pays one cost other than mana with the chosen objects; the amount paid, or `undefined` when it couldn't be paid. */
export function* payCost(
  game: Game,
  player: PlayerId,
  cost: A.Cost,
  context: Context,
  selection: Selection,
): Run<number | undefined> {
  switch (cost.type) {
    case "mana":
      return 0;
    case "xLimit":
      return (context.x ?? 0) < quantityOf(game, cost.least ?? 0, context) ? undefined : 0;
    case "tapSelf":
    case "untapSelf": {
      const type = cost.type === "tapSelf" ? "tap" : "untap";
      return (yield* perform(game, [{ type, object: context.source, player }])).length > 0 ? 0 : undefined;
    }
    case "payLife": {
      const amount = quantityOf(game, cost.amount, context);
      if (amount <= 0) return 0;
      return (yield* perform(game, [{ type: "life", player, change: -amount }])).length > 0
        ? amount
        : undefined;
    }
    case "costOnObjects": {
      if (selection.some((id) => !usable(game, player, cost.action, id, context))) return undefined;
      if (cost.action === "reveal") showTo(game, selection);
      const events = selection.flatMap((id) => eventFor(game, player, cost.action, id) ?? []);
      linkPaid(game, context.source, yield* perform(game, events), cost);
      return selection.length;
    }
    case "counterCost":
      return yield* payCounters(game, player, cost, context, selection);
    case "payPlayerCounters": {
      const n = quantityOf(game, cost.count, context);
      if (n > 0) yield* perform(game, [counterEvent({ player }, cost.kind, -n)]);
      return n;
    }
    case "effectCost":
      yield* carryOut(game, cost.effect, { ...context, controller: player });
      return 0;
    case "loyalty": {
      const change = loyaltyChange(cost, context.x ?? 0);
      if (change !== 0) yield* countersPaid(game, context.source, "loyalty", change, player);
      return 0;
    }
  }
}

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { playersOf } from "./players.ts";
import { refuse, type Scope } from "./scope.ts";

/** Whether an event has a number that "that much" and "that many" can mean. */
export const hasAmount = (event: A.TriggerEvent): boolean => {
  switch (event.type) {
    case "damage":
    case "lifeChange":
    case "countersPlaced":
    case "tapsForMana":
    case "attackDeclared":
    case "becomesBlocked":
    case "keywordAction":
      return true;
    case "eitherEvent":
      return event.events.every(hasAmount);
    default:
      return "batch" in event && event.batch === true;
  }
};

/** "The amount of life you gained": that of the event which triggered the ability. */
export const lifeOfEvent = (
  node: { readonly who: Nodes["player"]; readonly span: { readonly start: number; readonly end: number } },
  change: "gain" | "loss",
  scope: Scope,
): A.Quantity => {
  const { trigger } = scope;
  const own = (node.who.kind === "you") === (trigger?.type === "lifeChange" && trigger.of.type === "you");
  playersOf(node.who, scope);
  return trigger?.type === "lifeChange" && trigger.change === change && own
    ? A.eventAmount
    : refuse(node, "this is not what the ability triggers on: say “this turn” or “this way”");
};

/** "The amount of damage dealt": that of the event which triggered the ability. */
export const damageOfEvent = (
  node: { readonly span: { readonly start: number; readonly end: number } },
  scope: Scope,
): A.Quantity =>
  scope.trigger?.type === "damage"
    ? A.eventAmount
    : refuse(node, "this is not what the ability triggers on: say “this turn” or “this way”");

/** Half of a quantity, "rounded up" or, as the second spelling of its row, "rounded down" (107.1a). */
export const halved = (q: A.Quantity, { round }: { readonly round: "up" | "down" }): A.Quantity =>
  A.half(q, round);

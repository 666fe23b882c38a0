import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { isPlayerNode, recipientsOf } from "./aimed.ts";
import { dealtBefore, measuredThisWay, prevented, removedBefore } from "./earlier-numbers.ts";
import { castOf, manaFrom, symbolSpent } from "./mana-spent.ts";
import { dispatch, type Lowering, type NodeOfKind } from "./nodes.ts";
import { anyObjects } from "./objects.ts";
import { damageBefore } from "./outcome.ts";
import { lifeChanged } from "./past-counts.ts";
import { playersOf } from "./players.ts";
import { aside } from "./aside.ts";
import { same } from "./same.ts";
import { findMention, refuse, type Scope } from "./scope.ts";

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
const lifeOfEvent = (
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

/** Half of a quantity (107.1a). */
export const halved = (q: A.Quantity, { round }: { readonly round: "up" | "down" }): A.Quantity =>
  A.half(q, round);
/** Half of a quantity, rounded as is said behind it or of all halves of the text. */
export const halfOf = (
  q: A.Quantity,
  node: { readonly rounded?: Nodes["rounded"]; readonly span: Nodes["quantity"]["span"] },
  scope: Scope,
): A.Quantity => {
  const round = node.rounded?.round ?? scope.rounding?.round;
  if (node.rounded === undefined && scope.rounding !== undefined) scope.rounding.used = true;
  return round === undefined ? refuse(node, "say which way this is rounded") : A.half(q, round);
};

/** The mana, or the mana of a color, that players have in their pools (106.4). */
const unspentOf = (node: Nodes["unspentMana"], scope: Scope): A.Quantity =>
  A.playerStat(
    "unspentMana",
    playersOf(node.who, scope),
    node.color === undefined ? {} : { color: node.color.value as A.Color },
  );

/** Mana and energy, "the amount of" which or "each" of which is spoken of. */
const manaNouns: Lowering<"manaNoun", [Scope], A.Quantity> = {
  paidThisWay: (node, scope) => {
    const paid = findMention(scope, (each) => each.how === "paid");
    if (paid?.ref.type === "bound") return A.amount(paid.ref.id);
    return node.what === "{E}" && (scope.last?.did ?? scope.last?.type) === "pay"
      ? A.amount(scope.last!.id)
      : refuse(node, "nothing was paid before this", "RW4003");
  },
  symbolSpent: (node, scope) => symbolSpent(node, scope),
  manaSpentToCast: ({ from, what }, scope) =>
    from === undefined ? A.manaSpent("total", castOf(what, scope)) : manaFrom(from, what, scope),
  energyHad: ({ who }, scope) => A.playerStat("life", playersOf(who, scope), { counters: "energy" }),
  unspentMana: unspentOf,
};

type DamageOfEvent = Extract<Nodes["amountNoun"], { kind: "damageOfEvent" }>;

/** "The damage it dealt to that player": that of the event which triggered the ability, and what was dealt it by what. */
const damageOfEvent = (node: DamageOfEvent, scope: Scope): A.Quantity => {
  const { trigger } = scope;
  if (trigger?.type !== "damage")
    return refuse(node, "this is not what the ability triggers on: say “this turn” or “this way”");
  const by = node.by && aside(scope, () => anyObjects(node.by!, scope));
  if (by !== undefined && by.type !== "self" && !(by.type === "eventObjects" && by.role === "source"))
    return refuse(node.by!, "this must be the damage that the ability triggers on");
  const to = node.to && recipientsOf(node.to, scope, {});
  if (to !== undefined && !isRecipient(to, trigger))
    return refuse(node.to!, "this must be the damage that the ability triggers on");
  return A.eventAmount;
};
const isRecipient = (to: A.Objects | A.Players | A.Both, trigger: A.Damage): boolean =>
  to.type === "eventPlayer" ||
  (to.type === "eventObjects" && to.role !== "source") ||
  (to.type === "you" && trigger.to?.type === "you") ||
  (to.type === "self" && trigger.to?.type === "isOneOf" && trigger.to.objects.type === "self");

/** The instruction that dealt the damage; to whom it is said, it dealt to nobody else. */
const damageThisWay = (node: NodeOfKind<"damageDealt">, scope: Scope): number => {
  const id = measuredThisWay(node, "dealDamage", scope);
  if (node.to === undefined) return id;
  const dealt = damageBefore(scope);
  return dealt?.id === id && same(dealt.to, recipientsOf(node.to, scope, {}))
    ? id
    : refuse(node.to, "other damage was dealt this way, too", "RW4003");
};

const amounts: Lowering<"amountNoun", [Scope], A.Quantity> = {
  ...manaNouns,
  lifeChangedSince: (node, scope) => lifeChanged(node, playersOf(node.who, scope)),
  lifeThisWay: (node, scope) =>
    A.amount(measuredThisWay(node, node.how === "gained" ? "gainLife" : "loseLife", scope)),
  lifeOfEvent: (node, scope) => lifeOfEvent(node, node.how === "lost" ? "loss" : "gain", scope),
  damageOfEvent,
  damageDealt: (node, scope) =>
    node.excess === undefined
      ? A.amount(damageThisWay(node, scope))
      : A.excessDamage(dealtBefore(node, scope, node.to)),
  damagePrevented: (node, scope) => prevented(node, scope),
  countersRemoved: (node, scope) => removedBefore(node, scope),
  damageDealtToPlayer: ({ to }, scope) =>
    isPlayerNode(to)
      ? A.happenedTo(A.damage(undefined, playersOf(to, scope)), "this turn", { of: "amount" })
      : refuse(to, "only damage dealt to players can be counted"),
};

/** "The amount of …", "for each 1 …". */
export const amountOf = (node: Nodes["amountNoun"], scope: Scope): A.Quantity =>
  dispatch<Nodes["amountNoun"], [Scope], A.Quantity>(amounts, node, scope);

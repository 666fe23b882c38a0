import type * as A from "../../abilities/index.ts";
import { nodeAt, type Node, type Place } from "./rule.ts";

type Role = A.EventObjects["role"];
/** What the effect of a trigger or replacement can speak of: the objects, the player and the number of the event. */
export interface Provided {
  readonly roles: readonly Role[];
  readonly player: boolean;
  readonly amount: boolean;
}

const provides = (roles: readonly Role[], more: Partial<Omit<Provided, "roles">> = {}): Provided => ({
  roles,
  player: true,
  amount: true,
  ...more,
});
const one: Provided = provides(["object"]);
const two: Provided = provides(["object", "source", "other"]);
const block: Provided = provides(["object", "source", "other", "opposing"]);

/** Whom and what the events are about. Which objects take part is no matter of counting, so that "that many" is always known. */
const table: { readonly [K in A.TriggerEvent["type"] | A.TokenEvent["type"]]: Provided } = {
  zoneChange: provides(["object", "source"]),
  beginningOf: provides([], { amount: false }),
  cast: provides(["object", "targets"]),
  activates: two,
  attacks: two,
  attackDeclared: one,
  blocks: block,
  becomesBlocked: block,
  attacksUnblocked: two,
  damage: provides(["object", "source", "other", "targets"]),
  lifeChange: provides([]),
  draws: one,
  discards: two,
  sacrifices: one,
  becomesTapped: one,
  becomesUntapped: one,
  countersPlaced: one,
  becomesTarget: two,
  turnedFaceUp: one,
  transforms: one,
  phases: one,
  tapsForMana: one,
  playsLand: one,
  unlocks: one,
  expends: one,
  state: provides([], { player: false, amount: false }),
  keywordAction: two,
  eitherEvent: two,
  tokensCreated: one,
};

const providedBy = (event: A.TriggerEvent | A.TokenEvent): Provided => {
  if (event.type !== "eitherEvent") return table[event.type];
  const all = event.events.map(providedBy);
  return {
    roles: [...new Set(all.flatMap(({ roles }) => roles))],
    player: all.some(({ player }) => player),
    amount: all.some(({ amount }) => amount),
  };
};

/** Nodes that have an event, with the field in which it is, and the fields that speak of it. */
const eventOf = (node: Node): A.TriggerEvent | A.TokenEvent | undefined => {
  switch (node.type) {
    case "triggered":
    case "delayed":
    case "replace":
    case "modifyAmount":
    case "happened":
    case "triggersAgain":
    case "triggersNot":
      return node.event;
    default:
      return undefined;
  }
};
/** Nodes that are about an event of their own without naming it: entering, being dealt damage, casting. */
const implied: Partial<Record<Node["type"], Provided>> = {
  entersWith: one,
  prevent: two,
  redirect: two,
  openingHand: one,
};

/** 614.6: a replaced event never happens, so that nothing that it would have brought about can be spoken of. */
const withoutResult: Partial<Record<A.TriggerEvent["type"] | A.TokenEvent["type"], Provided>> = {
  draws: provides([]),
  tokensCreated: provides([]),
};
const providedWithin = (node: Node): Provided | undefined => {
  const event = eventOf(node);
  if (event === undefined) return implied[node.type];
  const isReplaced = node.type === "replace" || node.type === "modifyAmount";
  return (isReplaced ? withoutResult[event.type] : undefined) ?? providedBy(event);
};

/** A beginning that is waited for is no event to speak of: the one that made it wait is meant (603.7c). */
const isAwaited = (node: Node): boolean => node.type === "delayed" && node.event.type === "beginningOf";

/** The nodes around a place, the innermost first, whose events can be spoken of there. */
function* providersAt({ around }: Place): Generator<Node> {
  for (let depth = around.length - 1; depth >= 0; depth--) {
    const node = nodeAt(around[depth]);
    if (node !== undefined && providedWithin(node) !== undefined) yield node;
  }
}

/** Which objects the event that is meant at the place is about; undefined where it is none, or one of several. */
export const objectOfEventAt = (place: Place): A.Filter | undefined => {
  for (const node of providersAt(place)) {
    if (isAwaited(node)) continue;
    const event = eventOf(node);
    return event !== undefined && "what" in event && typeof event.what === "object" && "type" in event.what
      ? (event.what as A.Filter)
      : undefined;
  }
  return undefined;
};

/** What the event that is meant at the place provides; undefined where there is none. */
export const eventAt = (place: Place): Provided | undefined => {
  let awaited: Provided | undefined;
  for (const node of providersAt(place)) {
    const provided = providedWithin(node);
    if (!isAwaited(node)) return provided;
    awaited ??= provided;
  }
  return awaited;
};

import * as A from "../../abilities/index.ts";
import { holds, same } from "./same.ts";
import { conjuncts } from "./series.ts";

/** The card itself, among others. */
export const itself = A.isOneOf(A.self);
/** Whether an event is about the card itself. */
export const isAboutItself = (event: A.TriggerEvent): boolean =>
  holds(event, (node) => node["type"] === "isOneOf" && same(node, itself));

/** "while it's exiled": the ability works there. */
const isInExile = (during: A.Condition): boolean => same(during, A.matches(A.self, A.inZone("exile")));

/** Abilities that trigger on the casting of their own spell work on the stack (113.6). */
export const zoneOfEvent = (event: A.TriggerEvent): { zone?: A.Zone } =>
  event.type === "cast" && same(event.what, itself)
    ? { zone: "stack" }
    : (event.type === "keywordAction" && event.action === "plotted" && isAboutItself(event)) ||
        (event.type === "countersPlaced" && event.during !== undefined && isInExile(event.during))
      ? { zone: "exile" }
      : {};

/** The zone that something is put into by every such event (701.9a, 701.21a). */
export const zoneGoneTo = (event: A.TriggerEvent): A.Zone | undefined => {
  switch (event.type) {
    case "zoneChange":
      return event.to;
    case "discards":
    case "sacrifices":
      return "graveyard";
    case "keywordAction":
      // 702.29a
      return event.action === "cycle" ? "graveyard" : undefined;
    case "draws":
      return "hand";
    case "eitherEvent": {
      const [zone, ...more] = event.events.map(zoneGoneTo);
      return more.every((each) => each === zone) ? zone : undefined;
    }
    default:
      return undefined;
  }
};

/**
 * An effect that moves the card itself out of a zone, at once or later, or a condition that it is there, says where the
 * ability works, but for what a cost or an earlier part put there (113.6m).
 */
export const zoneOfEffect = (parts: readonly unknown[], costs: A.Costs = []): { zone?: A.Zone } => {
  const zone = putsItself(costs) ? undefined : zoneOfSelf(parts);
  return zone === undefined ? {} : { zone };
};
const elsewhere = (zone: A.Zone): A.Zone | undefined => (zone === "battlefield" ? undefined : zone);
const moving: ReadonlySet<unknown> = new Set(["sacrifice", "destroy", "exile", "move"]);
/** Whether the card itself is sacrificed, destroyed or moved from where it is, wherever that may be. */
const putsItself = (part: unknown): boolean =>
  holds(
    part,
    ({ type, action, what, from }) =>
      (moving.has(type) || action === "sacrifice") && from === undefined && same(what, A.self),
  );
const zoneOfSelf = (part: unknown): A.Zone | undefined => {
  if (typeof part !== "object" || part === null) return undefined;
  // Every node of the model has a type; those asked for here are told apart by it.
  const node = part as A.Move | A.Matches | A.Among | A.NotSo | A.Delayed;
  if (node.type === "notSo") return undefined;
  // What waits until the card itself is put there works where the card is before.
  if (node.type === "delayed" && isAboutItself(node.event)) return undefined;
  if (node.type === "move" && node.what.type === "self" && node.from !== undefined)
    return elsewhere(node.from.zone);
  if ((node.type === "matches" || node.type === "among") && node.objects.type === "self") {
    const { filter } = node;
    const said = conjuncts(filter).find((each) => each.type === "inZone");
    if (said?.type === "inZone") return elsewhere(said.zone);
  }
  for (const key in node) {
    // What it gives to others is no ability of its own.
    if (key === "abilities") continue;
    const field: unknown = node[key as keyof typeof node];
    const zone = typeof field === "object" ? zoneOfSelf(field) : undefined;
    if (zone !== undefined) return zone;
    if (Array.isArray(node) && putsItself(field)) return undefined;
  }
  return undefined;
};
/** A cost that discards or exiles the card itself from a zone says where the ability works (113.6). */
export const zoneOfCosts = (costs: A.Costs): { zone?: A.Zone } => {
  for (const cost of costs) {
    if (cost.type !== "costOnObjects") continue;
    if (cost.what.type === "self" && cost.action === "discard") return { zone: "hand" };
    if (cost.what.type === "self" && cost.action === "reveal") return { zone: "hand" };
    if (cost.what.type === "among" && cost.what.objects.type === "self" && cost.what.filter.type === "inZone")
      return { zone: cost.what.filter.zone };
  }
  return {};
};

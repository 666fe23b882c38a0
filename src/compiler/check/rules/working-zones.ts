import type * as A from "../../../abilities/index.ts";
import { holds, holdsType, same } from "../../lower/same.ts";
import { rule, type Place } from "../rule.ts";
import { placeOf } from "../../zone-words.ts";

const isOwn = ({ around }: Place): boolean => around.length === 0;
const isElsewhere = (zone: A.Zone | undefined): zone is Exclude<A.Zone, "battlefield"> =>
  zone !== undefined && zone !== "battlefield";

/** Ways to pay that need a permanent (107.5, 606.3, 701.21a). */
const costsOfPermanents: ReadonlySet<A.Cost["type"]> = new Set(["tapSelf", "untapSelf", "loyalty"]);
const symbols: Partial<Record<A.Cost["type"], string>> = { tapSelf: "{T}", untapSelf: "{Q}" };

/** 113.6: a cost that can't be paid in the zone where the ability works. */
export const unpayable = rule("RW4021", ["activated"], ({ costs, zone }, place) => {
  if (!isOwn(place)) return undefined;
  if (zone === undefined && place.on === "spell")
    return "an instant or sorcery is never on the battlefield (113.6)";
  for (const cost of costs) {
    if (isElsewhere(zone) && costsOfPermanents.has(cost.type))
      return `${symbols[cost.type] ?? "a loyalty cost"} can't be paid ${placeOf(zone)}`;
    if (cost.type !== "costOnObjects" || cost.what.type !== "self") continue;
    if (isElsewhere(zone) && (cost.action === "sacrifice" || cost.action === "returnToHand"))
      return `only a permanent can be sacrificed or returned, and this card is ${placeOf(zone)}`;
    if (cost.action === "discard" && zone !== "hand")
      return `only a card in a hand can be discarded, and this card is ${placeOf(zone ?? "battlefield")}`;
  }
  return undefined;
});

/** Events that happen to permanents only. */
const ofPermanents: ReadonlySet<A.TriggerEvent["type"]> = new Set([
  "attacks",
  "attacksUnblocked",
  "blocks",
  "becomesBlocked",
  "becomesTapped",
  "becomesUntapped",
  "tapsForMana",
  "transforms",
  "turnedFaceUp",
  "phases",
  "unlocks",
  "sacrifices",
] satisfies A.TriggerEvent["type"][]);
const isSelf = (filter: A.Filter): boolean => filter.type === "isOneOf" && filter.objects.type === "self";
const eventsIn = (event: A.TriggerEvent): readonly A.TriggerEvent[] =>
  event.type === "eitherEvent" ? event.events.flatMap(eventsIn) : [event];
const happensToPermanent = (event: A.TriggerEvent): boolean =>
  "what" in event &&
  event.what !== undefined &&
  isSelf(event.what as A.Filter) &&
  (ofPermanents.has(event.type) ||
    (event.type === "zoneChange" && (event.to === "battlefield" || event.from === "battlefield")));

/** 113.6: an ability that waits for what can't happen to its card where the ability works. */
export const neverTriggers = rule("RW4021", ["triggered"], (ability, place) => {
  if (!isOwn(place)) return undefined;
  const { event, zone } = ability;
  if (eventsIn(event).some(happensToPermanent)) {
    if (isElsewhere(zone)) return `this happens to permanents, and the ability works ${placeOf(zone)}`;
    if (place.on === "spell") return "an instant or sorcery is never a permanent";
  }
  if (zone === undefined && place.on === "spell" && !holds(event, (node) => same(node, { type: "self" })))
    return "an instant or sorcery is never on the battlefield (113.6)";
  return undefined;
});

/** 303.4, 301.5: only a permanent is attached to something; leaving together with it is looked back at (603.10a). */
export const attachedElsewhere = rule("RW4021", ["triggered", "activated", "static"], (ability, place) =>
  isOwn(place) && isElsewhere(ability.zone) && holdsType(ability, "host")
    ? `nothing is attached ${placeOf(ability.zone)}, where the ability works`
    : undefined,
);

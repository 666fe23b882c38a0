import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { conditionOf } from "./conditions.ts";
import { isSelf } from "./event-roles.ts";
import { isGroup } from "./outcome.ts";
import { possessor } from "./players.ts";
import { areAny, whoseTurn } from "./player-mentions.ts";
import { same } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";
import { itself } from "./working-zones.ts";
import type { EventWithReferents } from "./event-referents.ts";

type When = Nodes["eventTime"];

const ownSteps = { "untap step": "untap", "draw step": "draw", "end step": "end" } as const;
/** The condition under which the event counts. */
const duringOf = (node: When, of: "event" | "object", scope: Scope): A.Condition | undefined => {
  switch (node.kind) {
    case "duringTimeOf": {
      // "Whenever an opponent draws a card during their turn": that opponent's.
      if (node.time === "turn" && of === "event" && node.whose.kind === "theirPlural")
        return A.isTurn(A.eventPlayer);
      const whose = whoseTurn(possessor(node.whose, scope), scope);
      switch (node.time) {
        case "turn":
          return A.isTurn(whose);
        case "main phase":
          return A.isStep(["precombat main", "postcombat main"], { of: whose });
        default:
          return A.isStep([ownSteps[node.time]], { of: whose });
      }
    }
    case "duringTime":
      switch (node.time) {
        case "each of your turns":
          return A.isTurn(A.you);
        case "combat":
          return A.isStep(A.combatSteps);
        default:
          return A.isStep([
            node.time === "the declare attackers step" ? "declare attackers" : "declare blockers",
          ]);
      }
    case "whileSo":
      return conditionOf(node.condition, scope);
    case "nthTimeEachTurn":
      return node.per.when === "each turn"
        ? undefined
        : A.isTurn(node.per.when === "during each of your turns" ? A.you : A.eventPlayer);
    default:
      return node satisfies never;
  }
};

const whole: ReadonlySet<A.TriggerEvent["type"]> = new Set(["zoneChange", "keywordAction"]);

/** The first time each turn: that such an event happens, or that it happens to the object or by the object. */
const first = (
  node: When,
  event: A.TriggerEvent,
  of: "event" | "object",
): Pick<A.TriggerEvent, "firstEachTurn"> => {
  if ("batch" in event && event.batch === true) return { firstEachTurn: "event" };
  // "Whenever a player draws a card for the first time": could be that player's first one, or that of anybody.
  if (of === "event")
    return node.kind === "nthTimeEachTurn" &&
      node.per.when === "each turn" &&
      Object.values(event).some((each) => typeof each === "object" && isGroup(each as A.Players))
      ? refuse(node, "say whose first time this is", "RW4003")
      : { firstEachTurn: "event" };
  const self = "what" in event && "type" in event.what && isSelf(event.what as A.Filter);
  // "A creature enters for the first time" could be its own first time, or that of any.
  if (whole.has(event.type) && !self) return refuse(node, "say whose first time this is");
  return { firstEachTurn: "object" };
};

/** "A player … during another player's turn": whichever of them it is that does it. */
const speakOfOne = ({ mentions }: Scope): void => {
  const place = mentions.findLastIndex(({ is }) => is === "player");
  const known = mentions[place];
  if (known !== undefined && areAny(known.ref as A.Players))
    mentions[place] = { ...known, ref: A.eventPlayer };
};

/**
 * "Whenever you cycle this card or cycle another card while this is on the battlefield": a card that is cycled is not there,
 * so that the time says something of the other event alone, and the first works where it is cycled (113.6k).
 */
const isElsewhere = (event: A.TriggerEvent, during: A.Condition | undefined): boolean =>
  event.type === "keywordAction" &&
  event.action === "cycle" &&
  same(event.what, itself) &&
  same(during, A.matches(A.self, A.inZone("battlefield")));

/** "during your turn", "for the first time each turn", "while …": when an event counts. */
export const timed = (
  described: EventWithReferents,
  node: When | undefined,
  scope: Scope,
  of: "event" | "object",
): EventWithReferents => {
  if (node === undefined) return described;
  if (of === "event" && described.player !== undefined) speakOfOne(scope);
  const during = duringOf(node, of, scope);
  const countsTimes = node.kind === "nthTimeEachTurn";
  const anyTurn = countsTimes && node.per.when === "each turn";
  const nth = countsTimes ? node.n.value : 1;
  const narrowed = (event: A.TriggerEvent): A.TriggerEvent => {
    if (event.type === "eitherEvent" && !countsTimes)
      return {
        ...event,
        events: event.events.map((each) => (isElsewhere(each, during) ? each : narrowed(each))),
      };
    if (event.type === "beginningOf" || event.type === "state" || event.type === "eitherEvent")
      return refuse(node, "this event has a time of its own");
    if (event.type === "lifeChange" && anyTurn) return { ...event, nth };
    if (nth !== 1) return refuse(node, "only the first time is known of this event");
    if (event.type === "becomesTarget" && anyTurn && "type" in event.what)
      if (isSelf(event.what as A.Filter)) return { ...event, first: true };
    return {
      ...event,
      ...(during === undefined ? {} : { during }),
      ...(countsTimes ? first(node, event, of) : {}),
    };
  };
  return { ...described, event: narrowed(described.event) };
};

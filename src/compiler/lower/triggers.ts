import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { coordinated } from "./coordinated.ts";
import { playerEventOf } from "./player-events.ts";
import { doneEventOf } from "./combat-events.ts";
import { objectEventsOf } from "./object-events.ts";
import { momentOf, termOfMoment } from "./moments.ts";
import { filterOf } from "./nouns.ts";
import { conjunction, itemsOf } from "./series.ts";
import { eventFilter } from "./event-filters.ts";
import { playersOf, possessor } from "./players.ts";
import { conditionOf } from "./conditions.ts";
import { numberLookedFor } from "./counted.ts";
import { timed } from "./event-times.ts";
import { either, playerOf, mentionReferents, type EventWithReferents } from "./event-referents.ts";
import { activation, causeOf, counterBatch, eventReferent, isSelf, withoutCount } from "./event-roles.ts";
import { fixedNumber } from "./quantities.ts";
import { refuse, speaking, type PhraseNode, type Scope } from "./scope.ts";
import { counterKindOf } from "./words.ts";
import { cameFrom } from "./origins.ts";

/** What a player does. */
const eventOfPlayer = (
  node: Extract<Nodes["event"], { kind: "playerEvent" }>,
  scope: Scope,
): EventWithReferents =>
  timed(
    either(coordinated(node.does).map((phrase) => playerEventOf(phrase, node.who, scope))),
    node.when,
    scope,
    "event",
  );

/** Only of the card itself it is known where it is as its counters are removed. */
const ownExile = ({ filter }: { readonly filter: A.Filter }, node: PhraseNode): A.Objects =>
  isSelf(filter) ? A.self : refuse(node, "only this card can be waited for while it's exiled");

/** Counters that are put on something or removed from it (122). */
const counterEventOf = (
  node: Extract<Nodes["event"], { kind: "counterRemoved" | "nthCounterPut" }>,
  scope: Scope,
): EventWithReferents => {
  switch (node.kind) {
    case "counterRemoved": {
      const on = eventFilter(node.what, scope);
      const removed = {
        removed: true as const,
        ...(node.n === "the last" ? { last: true as const } : {}),
        ...counterBatch(node.n === "one or more", on, node.what),
        ...(node.exiled === true ? { during: A.matches(ownExile(on, node), A.inZone("exile")) } : {}),
      };
      return {
        event: A.countersPlaced(on.filter, counterKindOf(node.counter), removed),
        subject: eventReferent(on, "object"),
      };
    }
    case "nthCounterPut": {
      const on = eventFilter(node.what, scope);
      return {
        event: A.countersPlaced(on.filter, counterKindOf(node.counter), { nth: node.n.value }),
        subject: eventReferent(on, "object"),
      };
    }
    default:
      return node satisfies never;
  }
};

/** What a spell or ability makes an object or a player do (603.2). */
const caused = (
  node: Extract<Nodes["event"], { kind: "causesAct" | "causesEvent" }>,
  scope: Scope,
): EventWithReferents => {
  const causing = eventFilter(node.cause, scope);
  const cause = causeOf(causing.filter);
  const { event, ...referents } =
    node.kind === "causesEvent"
      ? objectEventsOf(node.what, node.does, scope)
      : playerEventOf(node.does, node.who, scope);
  switch (event.type) {
    case "zoneChange":
    case "discards":
    case "lifeChange":
    case "keywordAction":
      // Of keyword actions it is remembered for shuffling alone.
      if (event.type !== "keywordAction" || event.action === "shuffle")
        return { ...referents, event: { ...event, cause }, cause: eventReferent(causing, "source") };
      break;
    default:
  }
  return refuse(node.does, "what causes this is not remembered");
};

const eventOf = (node: Nodes["event"], scope: Scope): EventWithReferents => {
  switch (node.kind) {
    case "objectEvent":
      return timed(placed(objectEventsOf(node.what, node.does, scope), node), node.when, scope, "object");
    case "playerEvent":
      return eventOfPlayer(node, scope);
    case "eitherTargeted": {
      const { who, what, of, span } = node;
      const player = playerEventOf({ kind: "playerBecomesTarget", of, span }, who, scope);
      const object = objectEventsOf(what, { kind: "becomesTargetOf", of, span }, scope);
      return timed(either([player, object]), node.when, scope, "event");
    }
    case "attackTogether": {
      const what = eventFilter(node.what, scope);
      const others = A.all(conjunction([filterOf(node.others, scope), A.attacking(), A.otherThan(A.self)]));
      const n = fixedNumber(node.n);
      const enough = n === 1 ? A.exists(others) : A.exists(others, ">=", n);
      return {
        event: A.attacks(conjunction([what.filter, A.fulfils(enough)])),
        subject: eventReferent(what, "object"),
      };
    }
    case "somethingDone":
      return timed(doneEventOf(node.does, scope), node.when, scope, "object");
    case "counterRemoved":
    case "nthCounterPut":
      return counterEventOf(node, scope);
    case "dayNight":
      return { event: A.eitherEvent([A.keywordAction("night"), A.keywordAction("day")]) };
    // 603.8
    case "thereAreSoMany":
      if (node.be === "were") return refuse(node, "say “there are”");
      return { event: A.state(conditionOf(node, scope)) };
    case "playerIs":
    case "has":
    case "thereAre":
    case "quantityCompared":
      return { event: A.state(conditionOf(node, scope)) };
    case "abilityActivated":
      return activation(node, A.players, scope);
    case "causesAct":
    case "causesEvent":
      return caused(node, scope);
    case "ringTempts":
      return { event: A.keywordAction("ringTempts", { by: playersOf(node.who, scope) }) };
    default:
      return node satisfies never;
  }
};

/** What an event that is spoken of waits for: "a creature dying". */
export const happeningOf = (node: Nodes["happening"], scope: Scope): A.TriggerEvent =>
  withoutCount(
    node,
    eventOf(
      node.kind === "objectsDoing" ? { ...node, kind: "objectEvent" } : { ...node, kind: "playerEvent" },
      scope,
    ).event,
  );

const untilMoments = {
  "until end of turn": "end of turn",
  "until your next turn": "your next turn",
  "until the end of your next turn": "end of your next turn",
} as const;

const eventsOf = (node: Nodes["events"], scope: Scope): readonly EventWithReferents[] => {
  if (node.kind === "series" && node.conjunction === "and") return refuse(node, "join events with “or”");
  return itemsOf<Nodes["event"]>(node as never).map((event) => eventOf(event, scope));
};

/** The subject is the one that the event is told of; the others are in what is told of it. */
const placed = (
  described: EventWithReferents,
  { what, does }: Extract<Nodes["event"], { kind: "objectEvent" }>,
): EventWithReferents => {
  const { subject, other } = described;
  return {
    ...described,
    ...(subject === undefined ? {} : { subject: { ...subject, from: [what] } }),
    ...(other === undefined
      ? {}
      : { other: { ...other, from: other.from ?? itemsOf<PhraseNode>(does as never) } }),
  };
};

/** How long a trigger that an effect sets up waits (603.7c): once, unless it lasts. */
export const termOf = (
  node: Nodes["trigger"] | Nodes["laterTrigger"],
): Pick<A.Delayed, "duration" | "once"> => {
  const endOfTurn = A.until("end of turn");
  switch (node.kind) {
    case "untilWhenever":
      return {
        duration: A.until(untilMoments[node.until]),
        ...(node.word === "when" ? { once: true as const } : {}),
      };
    case "whenThisTurn":
      return { duration: endOfTurn, ...(node.word === "whenever" ? {} : { once: true as const }) };
    case "ifThisTurn":
    case "whenNextThisTurn":
    case "whenYourNext":
    case "atThisTurnsEndOfCombat":
      return { duration: endOfTurn, once: true };
    case "when":
      return node.word === "whenever"
        ? refuse(node, "say until when this waits, such as “this turn”, or write a paragraph of its own")
        : {};
    case "at":
      return termOfMoment(node.moment);
    default:
      return {};
  }
};

const ofOneThing: ReadonlySet<string> = new Set([
  "it",
  "thatThing",
  "thisThing",
  "selfName",
  "namedThing",
  "hostObject",
]);
const eventWithReferentsOf = (
  node: Nodes["trigger"] | Nodes["laterTrigger"],
  scope: Scope,
): EventWithReferents => {
  switch (node.kind) {
    case "untilWhenever":
    case "whenThisTurn":
    case "when":
      return either(eventsOf(node.events, scope));
    // "If it dies this turn": what is still to happen to what is known (603.7).
    case "ifThisTurn":
      return ofOneThing.has(node.what.kind)
        ? either(eventsOf({ ...node, kind: "objectEvent" }, scope))
        : refuse(node.what, "say “when” or “whenever”: one of these or all may be meant");
    case "whenNextThisTurn":
      return eventOfPlayer({ ...node, kind: "playerEvent" }, scope);
    case "whenYourNext": {
      if ((node.who.kind === "you") !== (node.whose.kind === "your"))
        return refuse(node.whose, "the player's own next spell is meant");
      const det = { kind: "aDet", span: node.what.span } as const;
      const what = { kind: "determined", det, noun: node.what, span: node.what.span } as const;
      return playerEventOf({ kind: "casts", span: node.span, what }, node.who, scope);
    }
    case "atOrWhen":
      return either([{ event: momentOf(node.moment, scope) }, ...eventsOf(node.events, scope)]);
    case "whenAndWhen":
      return either([...eventsOf(node.first, scope), ...eventsOf(node.second, scope)]);
    case "whenAndAt":
      return either([...eventsOf(node.first, scope), { event: momentOf(node.moment, scope) }]);
    case "at": {
      const event = momentOf(node.moment, scope);
      const yours = event.type === "beginningOf" && event.of?.type === "you";
      return {
        event,
        ...(yours || event.type !== "beginningOf" ? {} : { player: playerOf(event.of ?? A.players) }),
      };
    }
    case "atEndOf":
      return {
        event: A.beginningOf(
          node.when === "combat" ? "end of combat" : "end",
          node.whose === undefined ? undefined : possessor(node.whose, scope),
        ),
        player: "player",
      };
    case "atThisTurnsEndOfCombat":
      return scope.delaying === true
        ? { event: A.beginningOf("end of combat"), player: "player" }
        : refuse(node, "only an instruction can speak of this turn");
    default:
      return node satisfies never;
  }
};

/** The event a triggered ability waits for (603.2), and whom later words of the ability can mean by it. */
export const triggerOf = (node: Nodes["trigger"] | Nodes["laterTrigger"], scope: Scope): A.TriggerEvent => {
  const before = [...scope.mentions];
  const described = eventWithReferentsOf(node, scope);
  // What the event looks for is any such object; only the one it happened to can be meant later, what the card is
  // attached to, or the player whose turn it is.
  const known = scope.mentions.filter(({ ref }) => ref.type === "host" || ref.type === "activePlayer");
  scope.mentions.splice(0, scope.mentions.length, ...new Set([...before, ...known]));
  speaking(node, scope, () => mentionReferents(described, scope));
  scope.counted ??= numberLookedFor(described.event, node);
  return cameFrom(node, described.event);
};

import { namesObjects, useOf } from "../costs.ts";
import type * as A from "../../abilities/index.ts";
import { sameChosen, objectIn, objectOrLastKnown, playerOf } from "../game.ts";
import type { Game } from "../game.ts";
import type { EventOf } from "../events.ts";
import type { Binding, Chosen, Context, GameEvent, ObjectId } from "../state.ts";
import { candidatesFor, saysCard } from "./zones.ts";
import { fits } from "./filters.ts";
import { partsOf, targetsOf } from "./nodes.ts";
import { isPlayers, playersOf } from "./players.ts";
import { involvedIn, quantityOf } from "./quantities.ts";
import { linkedTo, isPublicZone, sameObject, subjectOf } from "./subject.ts";

type Answers = {
  readonly [K in A.Objects["type"]]: (
    game: Game,
    objects: Extract<A.Objects, { type: K }>,
    ctx: Context,
  ) => readonly ObjectId[];
};

const noObjects: readonly ObjectId[] = [];

const zoneOf = (game: Game, id: ObjectId): A.Zone | undefined => objectOrLastKnown(game, id)?.zone;

/** Events that move nothing: what they happened to is not found again where it went later. */
const stays: ReadonlySet<GameEvent["type"]> = new Set([
  "attack",
  "block",
  "blocked",
  "unblocked",
  "tap",
  "untap",
  "turnedFaceUp",
  "transformed",
  "phases",
  "unlock",
  "lock",
  "cast",
] as const);

const moves = (cost: A.Cost | undefined): boolean => cost?.type !== "costOnObjects" || useOf(cost) === "move";

/** 400.7: why an effect finds the object that another one has become. */
const findsAgain = (
  game: Game,
  id: ObjectId,
  became: ObjectId,
  { event, costObjects, ability, moved, source }: Context,
): boolean => {
  const zone = zoneOf(game, became);
  const costs = ability?.type === "activated" ? ability.costs.filter(namesObjects) : [];
  return (
    moved?.[id] === became ||
    // 400.7e: it is the object of the event that triggered the ability.
    (event !== undefined && !stays.has(event.type) && "object" in event && event.object === id) ||
    // 400.7f: an Aura put into the graveyard because what it enchanted left the battlefield.
    (event?.type === "zoneChange" &&
      (event.becomes === became ||
        (event.from === "battlefield" && zone === "graveyard" && wasAttachedTo(game, id, event)))) ||
    // It was moved to pay for the spell or ability; what was only revealed or tapped was not (702.49b).
    costObjects.some((objects, n) => moves(costs[n]) && (objects.includes(id) || objects.includes(became))) ||
    // What is said of a spell holds for the permanent that it becomes (400.7b-d), and a resolving spell is found where it is put.
    (game.state.lastKnown[id]?.object.zone === "stack" && (id === source || zone === "battlefield"))
  );
};

const wasAttachedTo = (game: Game, id: ObjectId, event: EventOf<"zoneChange">): boolean =>
  game.state.lastKnown[id]?.object.attachedTo === event.object;

/**
 * 400.7e, 400.7j: an effect finds the new object that an object became when the event that triggered it, its cost, or
 * an earlier part of the same effect moved it to a public zone; the same again if the effect moved it more than once.
 */
const followed = (game: Game, id: ObjectId, ctx: Context): readonly ObjectId[] =>
  foundAgain(game, id, ctx) ?? [id];
const foundAgain = (game: Game, id: ObjectId, ctx: Context): readonly ObjectId[] | undefined => {
  if (game.state.objects[id] !== undefined) return [id];
  const { became, parts = [] } = game.state.lastKnown[id] ?? {};
  if (became === undefined || !isPublicZone(zoneOf(game, became) ?? "") || !findsAgain(game, id, became, ctx))
    return undefined;
  // 730.3c: all cards of what was a merged permanent.
  return [...followed(game, became, ctx), ...parts.flatMap((part) => foundAgain(game, part, ctx) ?? [])];
};

/**
 * Whether the object is one that is meant, before or after a change of zones. What that had become before a lasting effect
 * began, and what it became as it left the battlefield, is another object to it, unless the effect finds it again (400.7).
 */
export const isMeant = (game: Game, meant: ObjectId, id: ObjectId, ctx: Context): boolean => {
  const { became, object } = game.state.lastKnown[meant] ?? {};
  return (
    sameObject(game, meant, id) &&
    (ctx.began === undefined ||
      became !== id ||
      (id >= ctx.began.id && object?.zone !== "battlefield") ||
      findsAgain(game, meant, id, ctx))
  );
};

/** 509.3: the creature of a block that is neither the ability's source nor what that is attached to. */
const opposing = (game: Game, ctx: Context): readonly ObjectId[] => {
  const { event, source } = ctx;
  const host = subjectOf(game, source)?.object.attachedTo;
  const blocks = event === undefined ? [] : (event.together ?? [event]);
  return blocks.flatMap((block) => {
    if (block.type !== "block") return [];
    const own = block.object === source || block.object === host;
    return [own ? block.attacker : block.object];
  });
};

/** The one that there is, or none. */
export const known = <T>(one: T | undefined): readonly T[] => (one === undefined ? [] : [one]);

/** The objects of the event; of several simultaneous ones that a trigger takes as one (603.2c), all of theirs. */
const objectsOfEvent = (game: Game, { event }: Context, role: A.EventObjects["role"]): readonly ObjectId[] =>
  role === "targets"
    ? objectsOfOne(game, event, event?.type === "damage" ? "source" : "object").flatMap((id) =>
        targetsOf(objectOrLastKnown(game, id)).flatMap((target) => known(objectIn(target))),
      )
    : event?.together === undefined
      ? objectsOfOne(game, event, role)
      : [...new Set(event.together.flatMap((one) => objectsOfOne(game, one, role)))];

const objectsOfOne = (
  game: Game,
  event: GameEvent | undefined,
  role: A.EventObjects["role"],
): readonly ObjectId[] => {
  const defenderIn = (defender: ObjectId | { readonly player: number }): readonly ObjectId[] =>
    typeof defender === "number" ? [defender] : noObjects;
  if (event === undefined) return noObjects;
  switch (event.type) {
    case "zoneChange":
      return role === "source"
        ? known(event.cause)
        : // 730.3c: all cards of what was a merged permanent.
          [event.becomes ?? event.object, ...(game.state.lastKnown[event.object]?.parts ?? [])];
    case "damage":
      return role === "source"
        ? [event.source]
        : role === "other" || "object" in event.to
          ? known(objectIn(event.to))
          : [event.source];
    case "counters":
      return known(objectIn(event.on));
    case "activate":
      return role === "object" ? [event.object] : [event.source];
    case "attack":
      return role === "other" ? defenderIn(event.defender) : [event.object];
    case "attackDeclared":
      return event.attackers;
    case "block":
      return role === "other" ? [event.attacker] : [event.object];
    case "blocked":
      return role === "other" ? event.blockers : [event.object];
    case "target":
      return role === "object" ? known(objectIn(event.what)) : [event.by];
    case "mana":
      return [event.source];
    case "tokens":
      return event.objects;
    case "discard":
      return known(role === "source" ? event.cause : event.object);
    case "keywordAction":
      return known(role === "other" ? event.other : event.object);
    default:
      return known("object" in event ? event.object : undefined);
  }
};

const existing = (game: Game, ids: readonly ObjectId[]): ObjectId[] =>
  ids.filter((id) => game.state.objects[id] !== undefined);

/** 614.13a: what is about to become the permanent can't be chosen for how that enters, nor what enters at the same time. */
export const isEntering = (game: Game, id: ObjectId, { event }: Context): boolean =>
  event?.type === "zoneChange" &&
  event.to === "battlefield" &&
  event.becomes !== id &&
  [event, ...(game.whole?.told ?? []), ...(game.moving ?? [])].some(
    (one) =>
      one.type === "zoneChange" && one.to === "battlefield" && (one.object === id || one.becomes === id),
  );

/** What a description names, and does not look for: "destroyed this way". */
const namedBy = (filter: A.Filter): A.Objects | undefined =>
  partsOf(filter).find((part) => part.type === "isOneOf")?.objects;

/**
 * All objects of a description. "Each creature destroyed this way" is one that was a creature as it was destroyed
 * (608.2h), "each creature card" one that is a card now.
 */
const allThatFit = (game: Game, filter: A.Filter, ctx: Context): readonly ObjectId[] => {
  const named = namedBy(filter);
  const candidates =
    named === undefined ? candidatesFor(game, filter, ctx) : seenAs(game, named, filter, ctx);
  // 702.26b: what is phased out is treated as though it did not exist.
  return candidates.filter((id) => !game.state.objects[id]?.phasedOut && fits(game, id, filter, ctx));
};

const answers: Answers = {
  self: (game, _objects, ctx) => followed(game, ctx.source, ctx),
  target: (game, { index }, ctx) =>
    (ctx.targets[index] ?? []).flatMap((target) =>
      "object" in target ? followed(game, target.object, ctx) : [],
    ),
  all: (game, { filter }, ctx) => {
    const all = allThatFit(game, filter, ctx);
    return namedBy(filter) === undefined ? all : all.flatMap((id) => followed(game, id, ctx));
  },
  choose: (game, objects, ctx) => {
    const among =
      objects.from === undefined
        ? candidatesFor(game, objects.filter, ctx)
        : objectsOf(game, objects.from, ctx);
    return among.filter((id) => !isEntering(game, id, ctx) && fits(game, id, objects.filter, ctx));
  },
  bound: (game, { id, affected }, ctx) => {
    const { objects = noObjects, affected: really = objects } = ctx.bindings[id] ?? {};
    return (affected ? really : objects).flatMap((object) => followed(game, object, ctx));
  },
  eventObjects: (game, { role }, ctx) =>
    (role === "opposing" ? opposing(game, ctx) : objectsOfEvent(game, ctx, role)).flatMap((id) =>
      followed(game, id, ctx),
    ),
  costObjects: (game, { index }, ctx) =>
    (ctx.costObjects[index] ?? noObjects).flatMap((id) => followed(game, id, ctx)),
  each: (game, _objects, ctx) => (ctx.each === undefined ? noObjects : followed(game, ctx.each, ctx)),
  host: (game, _objects, ctx) => {
    const host = subjectOf(game, ctx.source)?.object.attachedTo;
    return typeof host === "number" ? [host] : noObjects;
  },
  // What has just left is still known by its link (603.10a).
  linked: (game, objects, ctx) =>
    (linkedTo(game, objects, ctx) ?? noObjects).filter(
      (id) =>
        game.state.objects[id] !== undefined || (ctx.event?.type === "zoneChange" && ctx.event.object === id),
    ),
  together: (game, { parts }, ctx) => parts.flatMap((part) => objectsOf(game, part, ctx)),
  topCards: (game, { of, count, from, filter, bottom }, ctx) => {
    const number = Math.max(0, quantityOf(game, count, ctx));
    return playersOf(game, of, ctx).flatMap((player) => {
      const { library, graveyard } = playerOf(game, player);
      // 404.2: the card put there last is the topmost.
      const cards = (from === undefined ? library : [...graveyard].reverse()).filter(
        (id) => filter === undefined || fits(game, id, filter, ctx),
      );
      return (bottom ? cards.reverse() : cards).slice(0, number);
    });
  },
  among: (game, { objects, filter }, ctx) => {
    const now = objectsOf(game, objects, ctx);
    return seenAs(game, objects, filter, ctx).flatMap((id, index) =>
      fits(game, id, filter, ctx) ? (now[index] ?? []) : [],
    );
  },
  involved: (game, objects, ctx) =>
    [...involvedIn(game, objects, ctx)].filter((each) => typeof each === "number"),
  granter: (game, { object }, ctx) => {
    if (object === undefined) return noObjects;
    // 608.2h is about what resolves: a static ability finds nothing where its object has left.
    return ctx.ability?.type === "static"
      ? existing(game, [object])
      : followed(game, object, { ...ctx, source: object });
  },
};

/** Whether the node speaks of objects (not a filter). */
export const isObjects = (node: A.AnyNode): node is A.Objects => Object.hasOwn(answers, node.type);

/**
 * The objects that an expression names now, to do something with (608.2c). A `choose` is answered with everything that
 * may be chosen; effects make the choice before they ask here.
 */
export const objectsOf = (game: Game, objects: A.Objects, ctx: Context): ObjectId[] => {
  // The table has for each type the function of exactly that type.
  const answer = answers[objects.type] as (
    game: Game,
    objects: A.Objects,
    ctx: Context,
  ) => readonly ObjectId[];
  return [...answer(game, objects, ctx)];
};

/** 608.2h: whether questions are about the object as it was: it left the battlefield or the stack, or went where it is hidden. */
const isAskedAsItWas = (game: Game, was: ObjectId, now: ObjectId): boolean => {
  const [from = "", to = ""] = [zoneOf(game, was), zoneOf(game, now)];
  if (to === "battlefield") return false;
  return from === "battlefield" || from === "stack" || (isPublicZone(from) && !isPublicZone(to));
};

const before = (game: Game, { was = [] }: Binding, index: number, now: ObjectId): ObjectId => {
  const then = was[index] ?? now;
  return then !== now && isAskedAsItWas(game, then, now) ? then : now;
};

/** A "card" is one where it is now (109.2a): what was a permanent is asked about as the card it has become. */
export const seenAs = (game: Game, objects: A.Objects, filter: A.Filter, ctx: Context): readonly ObjectId[] =>
  (saysCard(filter) ? objectsOf : informationOf)(game, objects, ctx);

/** What an earlier part of the same effect has put into a public zone is asked about as it is there (400.7j, 608.2h). */
const putThere = (game: Game, id: ObjectId, ctx: Context): readonly ObjectId[] => {
  if (ctx.moved === undefined || game.state.objects[id] !== undefined) return [id];
  const now = foundAgain(game, id, ctx);
  return now?.every((one) => !isAskedAsItWas(game, id, one)) ? now : [id];
};

/** The objects as questions about them see them: those that left the battlefield as they last existed there (608.2h). */
export const informationOf = (game: Game, objects: A.Objects, ctx: Context): readonly ObjectId[] => {
  switch (objects.type) {
    case "self":
      return putThere(game, ctx.source, ctx);
    case "target":
      return (ctx.targets[objects.index] ?? []).flatMap((target) =>
        "object" in target ? putThere(game, target.object, ctx) : [],
      );
    case "each":
      return ctx.each === undefined ? [] : [ctx.each];
    case "costObjects":
      return ctx.costObjects[objects.index] ?? [];
    case "bound": {
      const binding = ctx.bindings[objects.id];
      return binding === undefined || objects.affected
        ? objectsOf(game, objects, ctx)
        : binding.objects.map((now, index) => before(game, binding, index, now));
    }
    case "eventObjects": {
      const { event } = ctx;
      if (objects.role === "opposing") return opposing(game, ctx);
      if (objects.role !== "source" && event?.type === "zoneChange") {
        return (event.together ?? [event]).flatMap((one) => {
          if (one.type !== "zoneChange") return [];
          const before = one.from === "battlefield" || one.from === "stack";
          return before && !(one.to === "battlefield" && one.becomes !== undefined)
            ? putThere(game, one.object, ctx)
            : putThere(game, one.becomes ?? one.object, ctx);
        });
      }
      return objectsOfEvent(game, ctx, objects.role);
    }
    case "all":
      return allThatFit(game, objects.filter, ctx);
    case "together":
      return objects.parts.flatMap((part) => informationOf(game, part, ctx));
    case "among":
      return seenAs(game, objects.objects, objects.filter, ctx).filter((id) =>
        fits(game, id, objects.filter, ctx),
      );
    default:
      return objectsOf(game, objects, ctx);
  }
};

/** Whether the node speaks of recipients: objects, players or both. */
export const isRecipients = (node: A.AnyNode): node is A.Recipients =>
  node.type === "both" || isPlayers(node) || isObjects(node);

/** Objects, players or both, as recipients of damage and the like (120.1). */
export const recipientsOf = (game: Game, recipients: A.Recipients, ctx: Context): Chosen[] => {
  if (recipients.type === "both" || recipients.type === "together")
    return recipients.parts.flatMap((part) => recipientsOf(game, part, ctx));
  if (isPlayers(recipients)) return playersOf(game, recipients, ctx).map((player) => ({ player }));
  // 115.1: one occurrence of "target" may name objects and players at once, in the order in which shares were announced.
  if (recipients.type === "target")
    return (ctx.targets[recipients.index] ?? []).flatMap((target): Chosen[] =>
      "player" in target ? [target] : followed(game, target.object, ctx).map((object) => ({ object })),
    );
  const players =
    recipients.type === "bound" && ctx.bindings[recipients.id]?.objects.length === 0
      ? (ctx.bindings[recipients.id]?.players ?? []).map((player) => ({ player }))
      : recipients.type === "eventObjects" &&
          ctx.event?.type === "damage" &&
          recipients.role !== "source" &&
          "player" in ctx.event.to
        ? [ctx.event.to]
        : [];
  if (recipients.type === "eventObjects" && players.length > 0) return players;
  return [...objectsOf(game, recipients, ctx).map((object) => ({ object })), ...players];
};

/** Whether it is one of those objects and players. */
export const isRecipient = (game: Game, whom: A.Recipients, one: Chosen, ctx: Context): boolean =>
  recipientsOf(game, whom, ctx).some((other) => sameChosen(other, one));

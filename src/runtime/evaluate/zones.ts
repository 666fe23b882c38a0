import type * as A from "../../abilities/index.ts";
import type { Game } from "../game.ts";
import { isOwned } from "../game.ts";
import { remembered } from "../remembered.ts";
import type { Context, GameEvent, ObjectId } from "../state.ts";
import { informationOf, isObjects, objectsOf } from "./objects.ts";
import { playersOf } from "./players.ts";
import { partsOf, zoneNamedBy } from "./nodes.ts";

type ZoneSet = ReadonlySet<A.Zone> | undefined;

const only = (zone: A.Zone): ZoneSet => new Set([zone]);
const everywhere: readonly A.Zone[] = [
  "battlefield",
  "stack",
  "graveyard",
  "exile",
  "hand",
  "command",
  "library",
];
/** Cards outside the game are meant only where that is said (400.11c). */
const anywhere: readonly A.Zone[] = [...everywhere, "sideboard"];

/**
 * Where objects are looked for if nothing says where: cards are meant in all zones, other things on the battlefield. A
 * commander that somebody controls is a permanent (903.3d), and so is a "commander creature" (109.2).
 */
const unnamedZones = (filter: A.Filter): readonly A.Zone[] =>
  saysCard(filter) ||
  (says(filter, "commander") &&
    !partsOf(filter).some(({ type }) => type === "controlledBy" || type === "hasType"))
    ? everywhere
    : ["battlefield"];

/** Zones a part of a filter restricts objects to; undefined when it says nothing about zones. */
const zonesNamed = (filter: A.Filter): ZoneSet => {
  switch (filter.type) {
    case "inZone":
      return only(filter.zone);
    case "kind":
      switch (filter.kind) {
        case "spell":
        case "ability":
          return only("stack");
        case "source":
          return new Set<A.Zone>(["battlefield", "stack", "command", "graveyard", "exile"]);
        default:
          return undefined;
      }
    case "abilityKind":
    case "nextCast":
      return only("stack");
    case "targets":
      return only("stack");
    case "and": {
      let result: ZoneSet;
      for (const part of filter.filters) {
        const zones = zonesNamed(part);
        if (zones === undefined) continue;
        const before: ZoneSet = result;
        result = before === undefined ? zones : new Set([...before].filter((zone) => zones.has(zone)));
      }
      return result;
    }
    case "or": {
      const parts = filter.filters.map(zonesNamed);
      if (parts.every((part) => part === undefined)) return undefined;
      return new Set(
        parts.flatMap((part, n): A.Zone[] => [...(part ?? unnamedZones(filter.filters[n] ?? filter))]),
      );
    }
    default:
      return undefined;
  }
};

const says = (filter: A.Filter, kind: A.Kind["kind"]): boolean =>
  filter.type === "kind"
    ? filter.kind === kind
    : (filter.type === "and" || filter.type === "or") && filter.filters.some((part) => says(part, kind));
/** Whether the words say that cards are meant, and no permanents. */
export const saysCard = (filter: A.Filter): boolean => says(filter, "card");

/** Zones in which objects of this description are looked for: those it names, else the battlefield (109.2). */
export const zonesOf = remembered((filter: A.Filter): readonly A.Zone[] => {
  const named = zonesNamed(filter);
  if (named !== undefined) return anywhere.filter((zone) => named.has(zone));
  return unnamedZones(filter);
});

/** Where what happened took the objects from: what became of them since is another object (400.7). */
const tookFrom: { readonly [K in A.History["event"]]?: A.Zone } = {
  died: "battlefield",
  "was discarded": "hand",
  "was milled": "library",
};

/** What happened to the objects, where a description says that and in no zone where they are. */
const pastIn = (filter: A.Filter): A.History | undefined =>
  zonesNamed(filter) !== undefined
    ? undefined
    : partsOf(filter).find(
        (part): part is A.History => part.type === "history" && tookFrom[part.event] !== undefined,
      );

const moved = (events: readonly GameEvent[], from: A.Zone | undefined): ObjectId[] =>
  events.flatMap((event) =>
    event.type === "zoneChange" && event.from === from && !event.component ? event.object : [],
  );

/** What was attached to an object as that left the battlefield, and has left it too (608.2h). */
const leftAttached = (game: Game, filter: A.Filter, ctx: Context): readonly ObjectId[] => {
  const to = partsOf(filter).find((part) => part.type === "attachedTo")?.to;
  return to === undefined || !isObjects(to) || to.type === "all"
    ? []
    : informationOf(game, to, ctx).flatMap((host) =>
        (game.state.lastKnown[host]?.attached ?? []).filter((id) => game.state.objects[id] === undefined),
      );
};

/** The objects among which those that fit a filter are looked for. */
export const candidatesFor = (game: Game, filter: A.Filter, ctx: Context): readonly ObjectId[] => {
  const fixed = partsOf(filter).find((part) => part.type === "isOneOf");
  if (fixed !== undefined) return objectsOf(game, fixed.objects, ctx);
  const past = pastIn(filter);
  // 608.2i: what happened to objects is asked of the objects as they were.
  if (past !== undefined)
    return moved(
      past.when === "last turn" ? game.state.history.lastTurn : game.state.history.thisTurn,
      tookFrom[past.event],
    );
  const zones = zonesOf(filter);
  const [single] = zones;
  if (zones.length === 1 && single === "battlefield") {
    const { battlefield } = game.state;
    const left = leftAttached(game, filter, ctx);
    return left.length > 0 ? [...battlefield, ...left] : battlefield;
  }
  const named = zones.length === 1 ? zoneNamedBy(filter) : undefined;
  const owners = named?.of === undefined ? undefined : playersOf(game, named.of, ctx);
  return zones.flatMap((zone) => objectsInZone(game, zone, owners));
};

const isPrinted = (game: Game, id: ObjectId, type: A.CardType): boolean =>
  game.state.objects[id]?.card.faces[0].cardTypes.includes(type) === true;

const objectsInZone = (
  game: Game,
  zone: A.Zone,
  owners: readonly number[] | undefined,
): readonly ObjectId[] => {
  // From the top, as they would resolve (405.5).
  if (zone === "stack") return game.state.stack.toReversed();
  if (!isOwned(zone)) return game.state[zone];
  return game.state.players.flatMap((player) =>
    owners === undefined || owners.includes(player.id)
      ? // 309.2d: only venturing brings in a dungeon.
        player[zone].filter((id) => zone !== "sideboard" || !isPrinted(game, id, "dungeon"))
      : [],
  );
};

import { sum } from "../sum.ts";
import { mostTogether } from "../together.ts";
import type * as A from "../../abilities/index.ts";
import { commanderLife, commanderOf } from "../commander.ts";
import { doorsOf } from "../continuous/doors.ts";
import { numberOfCounters, permanents, playerOf } from "../game.ts";
import type { Game } from "../game.ts";
import type { Context, GameEvent, GameObject, ObjectId, PlayerId } from "../state.ts";
import { targetsOf } from "./nodes.ts";
import { fits, isWhereSought, statOfSubject } from "./filters.ts";
import { eventFits } from "../triggers/matches.ts";
import { eventsOf } from "./history.ts";
import { informationOf, objectsOf } from "./objects.ts";
import { timesPaid } from "./paid.ts";
import { playersOf } from "./players.ts";
import { chosenColors, chosenValue, sameObject, subjectOf } from "./subject.ts";
import type { Subject } from "./subject.ts";
import { symbolOfColor } from "../words.ts";
import { valuesOf } from "./values.ts";
import { subjectOfEvent } from "../events.ts";
import { given } from "../given.ts";

type Found = Exclude<A.Quantity, number>;
type Finders = {
  readonly [K in Found["type"]]: (game: Game, quantity: Extract<Found, { type: K }>, ctx: Context) => number;
};

/** Compares as the text says. */
export const compareNumbers = (left: number, comparison: A.Comparison, right: number): boolean => {
  switch (comparison) {
    case "=":
      return left === right;
    case "<=":
      return left <= right;
    case ">=":
      return left >= right;
    case "<":
      return left < right;
    case ">":
      return left > right;
    case "even":
      return left % 2 === 0;
    case "odd":
      return left % 2 !== 0;
  }
};

const subjectsOf = (game: Game, objects: A.Objects, ctx: Context): Subject[] =>
  informationOf(game, objects, ctx).flatMap((id) => {
    const subject = subjectOf(game, id);
    return subject === undefined ? [] : [{ ...subject, ...given({ characteristics: ctx.seen?.[id] }) }];
  });

const combined = (numbers: readonly number[], combine: A.StatOf["combine"]): number => {
  if (numbers.length === 0) return 0;
  switch (combine) {
    case "greatest":
      return Math.max(...numbers);
    case "least":
      return Math.min(...numbers);
    default:
      return sum(numbers);
  }
};

/** The number an event is about (damage dealt, life gained, counters placed …). */
export const amountOfEvent = (event: GameEvent | undefined): number => {
  switch (event?.type) {
    case "damage":
      return event.amount;
    case "life":
      return Math.abs(event.change);
    case "counters":
      return Math.abs(event.count);
    case "tokens":
      // Before they are created it has a count, afterwards the tokens.
      return event.count > 0 ? event.count : event.objects.length;
    case "mana":
      return event.units.length;
    case "zoneChange":
      return event.count ?? 1;
    case "attackDeclared":
      return event.attackers.length;
    case "blocked":
      return event.blockers.length;
    case "keywordAction":
      return event.amount ?? 1;
    case undefined:
      return 0;
    default:
      return event?.together?.length ?? 1;
  }
};

/** Mana symbols of those colors in the mana costs of the objects. */
const symbolsAmong = (game: Game, colors: readonly A.Color[], ids: readonly ObjectId[]): number => {
  const letters = colors.map((color) => symbolOfColor[color]);
  return sum(
    ids.map((id) => {
      const symbols = subjectOf(game, id)?.characteristics.manaCost ?? [];
      return symbols.filter((symbol) => symbol.split("/").some((part) => letters.includes(part))).length;
    }),
  );
};

const partyTypes = ["Cleric", "Rogue", "Warrior", "Wizard"];
const setsOfPartyTypes = partyTypes.reduce<string[][]>(
  (sets, type) => [...sets, ...sets.map((set) => [...set, type])],
  [[]],
);
/**
 * 700.8: up to one creature for each of the types, each creature counted for one of them. So many that no set of types
 * wants for more of its own than it has creatures (Hall's theorem).
 */
const partySize = (game: Game, player: PlayerId): number => {
  const creatures = permanents(game)
    .flatMap((id) => subjectOf(game, id)?.characteristics ?? [])
    .filter(({ controller, cardTypes }) => controller === player && cardTypes.includes("creature"));
  return Math.min(
    ...setsOfPartyTypes.map(
      (set) =>
        partyTypes.length -
        set.length +
        creatures.filter(({ subtypes }) => set.some((type) => subtypes.includes(type))).length,
    ),
  );
};

const playerStats = (
  game: Game,
  { stat, counters, color, what }: A.PlayerStat,
  player: PlayerId,
  ctx: Context,
): number => {
  const state = playerOf(game, player);
  if (counters !== undefined) return numberOfCounters(state, counters);
  switch (stat) {
    case "life":
    case "speed":
    case "turns":
      return state[stat] ?? 0;
    case "startingLife":
      return game.state.commander ? commanderLife : 20;
    case "minimumDeckSize":
      return game.state.commander ? 100 : 60;
    case "handSize":
      return state.hand.length;
    case "party":
      return partySize(game, player);
    case "dungeonsCompleted":
      return state.completed?.length ?? 0;
    case "unspentMana":
      return state.manaPool.filter((unit) => color === undefined || unit.color === color).length;
    case "commanderCasts": {
      const those = what && subjectsOf(game, what, ctx).map(({ object }) => commanderOf(game, object));
      return sum(
        Object.entries(game.state.commander?.cards ?? {}).map(([id, { owner, casts }]) =>
          owner === player && those?.includes(Number(id)) !== false ? casts : 0,
        ),
      );
    }
  }
};

const spentOn = (game: Game, { cast }: GameObject, { what, from }: A.ManaSpent, ctx: Context): number => {
  const all = cast?.manaSpent ?? [];
  const spent = from === undefined ? all : all.filter(({ source }) => fits(game, source, from, ctx));
  switch (what) {
    case "total":
      return spent.length;
    case "snow":
      return spent.filter((unit) => unit.snow).length;
    case "colors":
      return new Set(spent.filter((unit) => unit.color !== "colorless").map((unit) => unit.color)).size;
    default:
      return spent.filter((unit) => unit.color === what).length;
  }
};

/** The events before a spell was cast. */
const eventsBefore = (
  game: Game,
  events: readonly GameEvent[],
  spell: A.Objects,
  ctx: Context,
): readonly GameEvent[] => {
  const [id] = informationOf(game, spell, ctx);
  const cast = events.findLastIndex(
    (event) => event.type === "cast" && id !== undefined && sameObject(game, event.object, id),
  );
  return cast < 0 ? events : events.slice(0, cast);
};

/** The events of the past that are asked about. */
const pastOf = (
  game: Game,
  { event, when, before }: Pick<A.HappenedTo, "event" | "when" | "before">,
  ctx: Context,
): readonly GameEvent[] => {
  const events = eventsOf(game, when);
  const counted = before === undefined ? events : eventsBefore(game, events, before, ctx);
  return counted.filter((past) => eventFits(game, event, past, ctx));
};

/** The objects that such an event happened to; one without an object stands for itself. */
export const involvedIn = (
  game: Game,
  what: Parameters<typeof pastOf>[1],
  ctx: Context,
): Set<ObjectId | GameEvent> =>
  // "Two creatures attacked": so many of them, however often each of them did.
  new Set(pastOf(game, what, ctx).map((past) => subjectOfEvent(past) ?? past));

const finders: Finders = {
  // 107.3m: an ability of a permanent uses the X of the spell it was.
  x: (game, _quantity, ctx) => {
    const paid = ctx.chosen?.["x"];
    return ctx.x ?? (typeof paid === "number" ? paid : (subjectOf(game, ctx.source)?.object.cast?.x ?? 0));
  },
  count: (game, { objects }, ctx) => objectsOf(game, objects, ctx).length,
  countPlayers: (game, { players }, ctx) => playersOf(game, players, ctx).length,
  statOf: (game, { stat, of, combine }, ctx) =>
    combined(
      subjectsOf(game, of, ctx).map((subject) => statOfSubject(subject, stat) ?? 0),
      combine,
    ),
  countersOn: (game, { of, kind }, ctx) =>
    sum(subjectsOf(game, of, ctx).map(({ object }) => numberOfCounters(object, kind))),
  playerStat: (game, quantity, ctx) =>
    sum(playersOf(game, quantity.of, ctx).map((player) => playerStats(game, quantity, player, ctx))),
  times: (game, { factor, value }, ctx) => factor * quantityOf(game, value, ctx),
  plus: (game, { values }, ctx) => sum(values.map((value) => quantityOf(game, value, ctx))),
  half: (game, { value, round }, ctx) => {
    const half = quantityOf(game, value, ctx) / 2;
    return round === "up" ? Math.ceil(half) : Math.floor(half);
  },
  excessDamage: (_game, { id }, ctx) => ctx.bindings[id]?.excess ?? 0,
  amount: (game, { id, filter }, ctx) => {
    const binding = ctx.bindings[id];
    if (filter) return (binding?.was ?? []).filter((was) => fits(game, was, filter, ctx)).length;
    if (binding?.each === undefined || ctx.eachPlayer === undefined) return binding?.amount ?? 0;
    return binding.each[ctx.eachPlayer] ?? 0;
  },
  eventAmount: (_game, _quantity, ctx) => amountOfEvent(ctx.event),
  timesKicked: (game, quantity, ctx) => {
    const { of = { type: "self" }, keyword = "kicker" } = quantity;
    const own = of.type === "self" ? quantity : undefined;
    return sum(
      subjectsOf(game, of, ctx).map(({ object }) =>
        keyword === "mutate"
          ? (object.merged?.length ?? 0)
          : timesPaid(object, keyword, ctx.event?.payment, own),
      ),
    );
  },
  devotion: (game, quantity, ctx) =>
    symbolsAmong(
      game,
      quantity.colors === "chosen" ? chosenColors(game, quantity, ctx) : quantity.colors,
      objectsOf(game, { type: "all", filter: { type: "controlledBy", players: quantity.of } }, ctx),
    ), // 700.5
  manaSymbols: (game, { color, of }, ctx) => symbolsAmong(game, [color], informationOf(game, of, ctx)),
  distinct: (game, { what, among, alike }, ctx) => {
    const of = subjectsOf(game, among, ctx)
      .map(valuesOf[what])
      .filter(({ length }) => length > 0);
    return alike ? mostTogether(of, { type: "common", of }) : new Set(of.flat()).size;
  },
  manaSpent: (game, quantity, ctx) =>
    sum(subjectsOf(game, quantity.on, ctx).map(({ object }) => spentOn(game, object, quantity, ctx))),
  targetCount: (game, { of, filter }, ctx) =>
    subjectsOf(game, of, ctx)
      .flatMap(({ id, object }) =>
        object.stackItem !== undefined ? targetsOf(object) : id === ctx.source ? ctx.targets.flat() : [],
      )
      .filter(
        (one) =>
          filter === undefined ||
          ("object" in one && isWhereSought(game, one.object, filter) && fits(game, one.object, filter, ctx)),
      ).length,
  classLevel: (game, { of }, ctx) =>
    sum(
      subjectsOf(game, of, ctx).map(({ object }) => {
        const { level } = object.chosen;
        return typeof level === "number" ? level : 1;
      }),
    ),
  unlockedDoors: (game, { of }, ctx) =>
    sum(subjectsOf(game, of, ctx).map(({ object }) => doorsOf(game, object, true).length)),
  happenedTo: (game, quantity, ctx) => {
    const { of } = quantity;
    if (of === undefined) return involvedIn(game, quantity, ctx).size;
    const past = pastOf(game, quantity, ctx);
    return of === "amount"
      ? sum(past.map(amountOfEvent))
      : new Set(past.map((one) => "source" in one && one.source)).size;
  },
  extreme: (game, { which, of, players }, ctx) => {
    const each = players && playersOf(game, players, ctx).map((eachPlayer) => ({ ...ctx, eachPlayer }));
    const values = (each ?? [ctx]).flatMap((one) => of.map((value) => quantityOf(game, value, one)));
    return combined(values, which);
  },
  chosenNumber: (game, quantity, ctx) => {
    const value = chosenValue(game, "number", quantity, ctx);
    return typeof value === "number" ? value : 0;
  },
};

/** The number that an expression stands for now (107). */
export const quantityOf = (game: Game, quantity: A.Quantity, ctx: Context): number => {
  if (typeof quantity === "number") return quantity;
  // The table has for each type the function of exactly that type.
  const find = finders[quantity.type] as (game: Game, quantity: Found, ctx: Context) => number;
  return find(game, quantity, ctx);
};

/** How many may be chosen: a most that is less than the least counts for nothing (107.1b). */
export const rangeOf = (
  game: Game,
  count: A.Count,
  ctx: Context,
  available = Infinity,
): { readonly min: number; readonly max: number } => {
  const min = Math.max(0, quantityOf(game, count.min, ctx));
  return {
    min,
    max: count.max === undefined ? available : Math.max(min, quantityOf(game, count.max, ctx)),
  };
};

/**
 * 107.1b: by how much power or toughness changes. A number that is worked out adds or takes away no less than zero; only
 * doubling, which adds a creature's own number to it, goes on with a negative one (701.10).
 */
export const changeOf = (game: Game, quantity: A.Quantity, ctx: Context): number => {
  const n = quantityOf(game, quantity, ctx);
  if (typeof quantity === "number") return n;
  if (quantity.type === "times") return quantity.factor * changeOf(game, quantity.value, ctx);
  return quantity.type === "statOf" && quantity.of.type === "each" ? n : Math.max(0, n);
};

import type * as A from "../../abilities/index.ts";
import { combatSteps } from "../../abilities/index.ts";
import { objectOf, playerOf } from "../game.ts";
import type { Game } from "../game.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { subjectOfEvent } from "../events.ts";
import { batchOf, eventFits } from "../triggers/matches.ts";
import { fits } from "./filters.ts";
import { informationOf, objectsOf, seenAs } from "./objects.ts";
import { timesPaid, wasCast, wasPaid } from "./paid.ts";
import { playersOf } from "./players.ts";
import { compareNumbers, involvedIn, quantityOf } from "./quantities.ts";
import { chosenValue, subjectOf } from "./subject.ts";

type Tests = {
  readonly [K in A.Condition["type"]]: (
    game: Game,
    condition: Extract<A.Condition, { type: K }>,
    ctx: Context,
  ) => boolean;
};

/** Whether a filter asks where something is, and nothing else. */
const asksZone = (filter: A.Filter): boolean =>
  filter.type === "inZone" ||
  ((filter.type === "or" || filter.type === "and") && filter.filters.every(asksZone));

const playerIs = (game: Game, player: PlayerId, what: A.PlayerIs["what"]): boolean => {
  switch (what) {
    case "monarch":
      return game.state.monarch === player;
    case "initiative":
      return game.state.initiative === player;
    case "citysBlessing":
    case "enduringStory":
      return playerOf(game, player)[what] === true;
    case "maxSpeed":
      return (playerOf(game, player).speed ?? 0) >= 4;
    case "day":
    case "night":
      return game.state.dayNight === what;
  }
};

const askedBy = { activated: '"timesActivated"', resolved: '"nthResolution"' };
/** Under which an object counts how often this has happened to one of its abilities this turn, if the ability asks for it. */
export const useKey = (ability: object, what: keyof typeof askedBy): string | undefined => {
  const text = JSON.stringify(ability);
  return text.includes(askedBy[what]) ? `${what} ${text}` : undefined;
};
/** How often this has happened to the ability at hand this turn. */
const usesThisTurn = (game: Game, what: keyof typeof askedBy, ctx: Context): number => {
  const key = ctx.ability === undefined ? undefined : useKey(ctx.ability, what);
  const object = subjectOf(game, ctx.source)?.object;
  return (key === undefined ? undefined : object?.activations.turn[key]) ?? 0;
};

/** How often the trigger event of the ability at hand has happened this turn, the event at hand included. */
const timesThisTurn = (game: Game, ctx: Context, ofObject?: true): number => {
  const { ability, event } = ctx;
  const { thisTurn } = game.state.history;
  if (event === undefined) return 0;
  const now = batchOf(event);
  const last = thisTurn.findLastIndex((past) => batchOf(past) === now);
  const upToNow = last < 0 ? [...thisTurn, event] : thisTurn.slice(0, last + 1);
  const fitting = upToNow.filter(
    (past) =>
      (ability?.type === "triggered"
        ? eventFits(game, ability.event, past, ctx)
        : past.type === event.type) &&
      (!ofObject || subjectOfEvent(past) === subjectOfEvent(event)),
  );
  return new Set(fitting.map(batchOf)).size;
};

/** 500.8: whether no other phase of this kind came before this one; a first beginning phase comes before any main phase. */
const isFirstPhase = ({ state }: Game): boolean => {
  const { step, begun = { main: 0, combat: 0 } } = state.turn;
  if (combatSteps.some((each) => each === step)) return begun.combat <= 1;
  return begun.main <= (step.endsWith("main") ? 1 : 0);
};

/** Where something is now is asked of the object it became (400.7j), everything else but a "card" as last known. */
const askedAbout = (game: Game, objects: A.Objects, filter: A.Filter, ctx: Context): readonly ObjectId[] =>
  asksZone(filter)
    ? objectsOf(game, objects, ctx).filter((id) => objectOf(game, id))
    : seenAs(game, objects, filter, ctx);

/** Under which the record of a casting says that something was so (601.2i). */
export const keyAsCast = (condition: A.AsCast): string => JSON.stringify(condition);

const tests: Tests = {
  allOf: (game, { conditions }, ctx) => conditions.every((condition) => holds(game, condition, ctx)),
  anyOf: (game, { conditions }, ctx) => conditions.some((condition) => holds(game, condition, ctx)),
  // Before the first turn there is no turn of which "no spells were cast last turn" could be true.
  notSo: (game, { condition }, ctx) =>
    !(condition.type === "happened" && condition.when === "last turn" && game.state.turn.number <= 1) &&
    !holds(game, condition, ctx),
  exists: (game, { objects, comparison = ">=", count = 1 }, ctx) => {
    const there =
      objects.type === "among"
        ? askedAbout(game, objects.objects, objects.filter, ctx).filter((id) =>
            fits(game, id, objects.filter, ctx),
          )
        : objectsOf(game, objects, ctx);
    return compareNumbers(there.length, comparison, quantityOf(game, count, ctx));
  },
  matches: (game, { objects, filter }, ctx) => {
    const ids = askedAbout(game, objects, filter, ctx);
    return ids.length > 0 && ids.every((id) => fits(game, id, filter, ctx));
  },
  playerMatches: (game, { players, among }, ctx) => {
    const those = playersOf(game, among, ctx);
    const these = playersOf(game, players, ctx);
    return these.length > 0 && these.every((player) => those.includes(player));
  },
  compareQuantities: (game, { left, comparison, right }, ctx) =>
    compareNumbers(quantityOf(game, left, ctx), comparison, quantityOf(game, right, ctx)),
  isTurn: (game, { of }, ctx) => playersOf(game, of, ctx).includes(game.state.turn.active),
  isStep: (game, { steps, of, first }, ctx) =>
    steps.includes(game.state.turn.step) &&
    (first === undefined || isFirstPhase(game)) &&
    (of === undefined || playersOf(game, of, ctx).includes(game.state.turn.active)),
  asCast: (game, condition, ctx) => wasPaid(subjectOf(game, ctx.source)?.object, keyAsCast(condition)),
  wasPaid: (game, condition, ctx) => {
    const { objects, keyword, cost, times = 1 } = condition;
    const own = objects.type === "self" ? condition : undefined;
    return informationOf(game, objects, ctx).some((id) => {
      const object = subjectOf(game, id)?.object;
      return (
        object !== undefined &&
        timesPaid(object, keyword, cost ?? ctx.event?.payment, own) >= quantityOf(game, times, ctx)
      );
    });
  },
  happened: (game, condition, ctx) => {
    const { times = 1, comparison = ">=" } = condition;
    return compareNumbers(involvedIn(game, condition, ctx).size, comparison, quantityOf(game, times, ctx));
  },
  performed: (game, { id, filter }, ctx) => {
    const binding = ctx.bindings[id];
    if (filter === undefined) return binding?.done === true || binding?.chose === true;
    if (binding?.done !== true) return false;
    return (
      informationOf(game, { type: "bound", id }, ctx).some((object) => fits(game, object, filter, ctx)) ||
      binding.objects.some((object) => fits(game, object, filter, ctx))
    );
  },
  wonFlip: (game, { id }, ctx) => quantityOf(game, { type: "amount", id }, ctx) > 0,
  castFrom: (game, { objects, zone, of, by }, ctx) =>
    informationOf(game, objects, ctx).some((id) => {
      const object = subjectOf(game, id)?.object;
      if (!wasCast(object)) return false;
      const is = (players: A.Players | undefined, player: PlayerId): boolean =>
        players === undefined || playersOf(game, players, ctx).includes(player);
      // 400.3: cards are in their owner's zones.
      return (
        is(of, object.owner) && is(by, object.cast.by) && (zone === undefined || object.cast.from === zone)
      );
    }),
  nthResolution: (game, { n }, ctx) => usesThisTurn(game, "resolved", ctx) === n,
  timesActivated: (game, { comparison, count }, ctx) =>
    compareNumbers(usesThisTurn(game, "activated", ctx), comparison, quantityOf(game, count, ctx)),
  nthTime: (game, { n, ofObject }, ctx) => timesThisTurn(game, ctx, ofObject) === n,
  choseWord: (game, condition, ctx) => chosenValue(game, "word", condition, ctx) === condition.word,
  playerIs: (game, { players, what }, ctx) => {
    const those = playersOf(game, players, ctx);
    return those.some((player) => playerIs(game, player, what));
  },
};

/** Whether a condition is true at this moment. */
export const holds = (game: Game, condition: A.Condition, ctx: Context): boolean => {
  // The table has for each type the function of exactly that type.
  const test = tests[condition.type] as (game: Game, condition: A.Condition, ctx: Context) => boolean;
  return test(game, condition, ctx);
};

import type { Condition } from "../../abilities/index.ts";
import { predicate } from "./filters.ts";
import type { Table } from "./telling.ts";
import { compared, does, listed, oneOf, stepName, whose, whoseTurn, words } from "./words.ts";

const designations = {
  monarch: "the monarch",
  initiative: "the player with the initiative",
  citysBlessing: "a player with the city's blessing",
  enduringStory: "a player with the enduring story",
  maxSpeed: "at max speed",
} as const;

/** Something true or false. */
export const conditions: Table<Condition> = {
  allOf: ({ conditions: all }, tell) => listed(all.map(tell.condition)),
  anyOf: ({ conditions: all }, tell) => listed(all.map(tell.condition), "or"),
  notSo: ({ condition }, tell) => `it is not so that ${tell.condition(condition)}`,
  exists: ({ objects: all, comparison, count }, tell) => {
    return count === undefined && comparison === undefined
      ? `there is ${oneOf(all, tell)}`
      : `the number of ${all.type === "all" ? tell.nouns(all.filter) : tell.objects(all)} is ${compared(comparison ?? ">=", count ?? 1, tell)}`;
  },
  matches: ({ objects: all, filter }, tell) => `${tell.objects(all)} ${predicate(filter, tell)}`,
  playerMatches: ({ players: all, among }, tell) => `${tell.players(all)} is among: ${tell.players(among)}`,
  compareQuantities: ({ left, comparison, right }, tell) =>
    typeof left === "object" && left.type === "countPlayers" && comparison === ">=" && right === 1
      ? `there is ${tell.players(left.players).replace(/^each /, "at least one ")}`
      : `${tell.quantity(left)} is ${compared(comparison, right, tell)}`,
  isTurn: ({ of }, tell) => `it is ${whoseTurn(of, tell)}`,
  isStep: ({ steps, of, first }, tell) =>
    words(
      "it is the",
      first === true && "first",
      listed(steps.map(stepName), "or"),
      of !== undefined && `of ${whoseTurn(of, tell)}`,
    ),
  asCast: ({ condition }, tell) => `as this was cast, ${tell.condition(condition)}`,
  wasPaid: ({ objects: all, keyword, cost, times }, tell) =>
    words(
      `for ${tell.objects(all)} the ${keyword} cost`,
      cost !== undefined && `number ${cost + 1}`,
      "was paid",
      times !== undefined && `${tell.quantity(times)} times or more`,
    ),
  happened: ({ event, when, times, comparison }, tell) =>
    words(
      `${when} it happened`,
      times === undefined ? comparison : `${compared(comparison ?? ">=", times, tell)} times`,
      `that ${tell.event(event)}`,
    ),
  performed: ({ id, filter }, tell) =>
    filter === undefined ? `[${id}] was done` : `[${id}] was done to ${tell.one(filter)}`,
  wonFlip: ({ id }) => `[${id}] was won`,
  castFrom: ({ objects: all, zone, of, by }, tell) =>
    words(
      `${tell.objects(all)} was cast`,
      zone !== undefined && `from ${of === undefined ? "a" : whose(of, tell)} ${zone}`,
      zone === undefined && of !== undefined && `from what is ${whose(of, tell)}`,
      by !== undefined && `by ${tell.players(by)}`,
    ),
  nthTime: ({ n, ofObject }) =>
    words(`this is time number ${n} this turn that it happens`, ofObject === true && "to the same object"),
  nthResolution: ({ n }) => `this is time number ${n} this turn that this ability resolves`,
  timesActivated: ({ comparison, count }, tell) =>
    `this ability was activated ${compared(comparison, count, tell)} times this turn`,
  playerIs: ({ players: all, what }, tell) =>
    what === "day" || what === "night" ? `it is ${what}` : does(all, `be ${designations[what]}`, tell),
  choseWord: ({ word }) => `“${word}” was chosen`,
};

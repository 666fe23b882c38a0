import type { Quantity } from "../../abilities/index.ts";
import type { Table } from "./telling.ts";
import { listed, spaced, whose, words } from "./words.ts";

type Node = Exclude<Quantity, number>;

/** Numbers and how they are found. */
export const quantities: Table<Node> = {
  x: () => "X",
  count: ({ objects: all }, tell) =>
    `the number of ${all.type === "all" ? tell.nouns(all.filter) : tell.objects(all)}`,
  countPlayers: ({ players: all }, tell) => `the number of players that are ${tell.players(all)}`,
  statOf: ({ stat, of, combine }, tell) =>
    combine !== undefined && of.type === "all"
      ? words("the", combine, spaced(stat), "among", tell.nouns(of.filter))
      : words("the", combine, spaced(stat), "of", tell.objects(of)),
  countersOn: ({ of, kind }, tell) => words("the number of", kind, "counters on", tell.objects(of)),
  playerStat: ({ stat, of, counters, color, what }, tell) =>
    counters !== undefined
      ? `the number of ${counters} counters of ${tell.players(of)}`
      : stat === "dungeonsCompleted"
        ? `the number of differently named dungeons completed by ${tell.players(of)}`
        : stat === "commanderCasts"
          ? `the number of castings of ${what === undefined ? "a commander" : tell.objects(what)} from the command zone by ${tell.players(of)}`
          : words(whose(of, tell), color, spaced(stat), what !== undefined && `of ${tell.objects(what)}`),
  times: ({ factor, value }, tell) =>
    factor === -1 ? `minus ${tell.quantity(value)}` : `${factor} times ${tell.quantity(value)}`,
  plus: ({ values }, tell) =>
    values
      .map(tell.quantity)
      .reduce((sum, each) => `${sum} ${each.startsWith("minus ") ? each : `plus ${each}`}`),
  half: ({ value, round }, tell) => `half of ${tell.quantity(value)} (rounded ${round})`,
  amount: ({ id, filter }, tell) =>
    filter === undefined ? `the number of [${id}]` : `the number of ${tell.nouns(filter)} among [${id}]`,
  excessDamage: ({ id }) => `the excess damage of [${id}]`,
  eventAmount: () => "the number of the event",
  timesKicked: ({ of, keyword }, tell) =>
    `how often ${of === undefined ? "this" : tell.objects(of)} was ${keyword === undefined ? "kicked" : `paid for by ${keyword}`}`,
  devotion: ({ colors, of }, tell) =>
    `${whose(of, tell)} devotion to ${colors === "chosen" ? "the chosen color" : listed(colors)}`,
  manaSymbols: ({ color, of }, tell) =>
    `the number of ${color} mana symbols in the costs of ${tell.objects(of)}`,
  distinct: ({ what, among, alike }, tell) =>
    alike === true
      ? `the greatest number of ${tell.objects(among)} with a ${spaced(what)} in common`
      : `the number of different ${spaced(what)}s among ${tell.objects(among)}`,
  manaSpent: ({ what, on, from }, tell) =>
    words(
      what === "colors"
        ? "the number of colors of mana"
        : words("the amount of", what !== "total" && what, "mana"),
      from !== undefined && `from ${tell.one(from)}`,
      `spent to cast ${tell.objects(on)}`,
    ),
  happenedTo: ({ event, when, of, before }, tell) =>
    words(
      `the ${of === "amount" ? "total where" : `number of ${of ?? "objects"} for which`} it happened ${when} that ${tell.event(event)}`,
      before !== undefined && `before ${tell.objects(before)}`,
    ),
  targetCount: ({ of, filter }, tell) =>
    filter === undefined
      ? `the number of targets of ${tell.objects(of)}`
      : `the number of ${tell.nouns(filter)} that ${tell.objects(of)} targets`,
  classLevel: ({ of }, tell) => `the level of ${tell.objects(of)}`,
  unlockedDoors: ({ of }, tell) => `the number of unlocked doors of ${tell.objects(of)}`,
  extreme: ({ which, of, players: all }, tell) =>
    words(
      `the ${which} of ${listed(of.map(tell.quantity))}`,
      all !== undefined && `over ${tell.players(all)}`,
    ),
  chosenNumber: () => "the chosen number",
};

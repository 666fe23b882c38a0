import { family, series } from "../../engine/template.ts";

/** Counters on permanents and players (122). */
export const countersPredicate = family({
  putCounters: "put~ <put:putSeries> [<each?:anyForEach>] <orRemove?=or remove one from it>",
  putCountersEqual: [
    "put~ a number of <counter:counterKind> counters on <on:objects> equal to <q:quantity>",
    "put~ a number of <counter:counterKind> counters equal to <q:quantity> on <on:objects>",
  ],
  putCountersDistributed: "distribute~ <n:counted> <counter:counterKind> counters among <on:objects>",
  removeCounters: "remove~ <n:counted> [<counter?:counterKind>] counter# from <among?=among> <from:objects>",
  removeAllCounters: "remove~ all [<counter?:counterKind>] counters from <from:objects>",
  removeThose: "remove~ (those counters|all of them|all of them from it|them all)",
  putThose: "put~ those counters on <on:objects>",
  putItsCounters: "put~ <of:objectPossessive> [<counter?:counterKind>] counters on <on:objects>",
  moveCounters:
    "move~ <n:counted> [<counter?:counterKind>] counter# from <from:objects> (onto|to) <to:objects>",
  moveAllCounters: "move~ all [<counter?:counterKind>] counters from <from:objects> onto <to:objects>",
  doubleCounters: "double~ the number of [<counter?:counterKind>] counters on <on:objects>",
  doubleAllCounters: "double~ the number of each kind of counter [on <on?:objects>] <own?=you have>",
  giveCounters: "give~ <to:player> <n:counted> <counter:counterName> counter# [<each?:forEach>]",
  giveThose: "give~ <on:objects> <counters:countersOfThatKind>",
  getCounters: [
    "get~ <n:counted> <counter?:counterName> counter# [<rounded?:rounded>] [<each?:forEach>]",
    "get~ <n:counted> {E} [<rounded?:rounded>]",
  ],
  getCountersEqual: [
    "get~ a number of <counter?:counterName> counters equal to <q:quantity>",
    "get~ an amount of {E} equal to <q:quantity>",
  ],
  getEnergy: "get~ <symbols:energy> [<each?:forEach>]",
});

/** How often something is done. */
export const howOften = family(
  { oftenTwice: "twice", oftenAgain: "(again|an additional time)", oftenTimes: "<n:counted> times" },
  ["forEach"],
);
/** "a +1/+1 counter on target creature and a shield counter on this creature" */
export const putSeries = series("countersPut", "and");
export const countersPut = family({ countersPut: "<counters:countersOfKinds> on <on:objects>" });
/** "a flying counter, a lifelink counter, and two +1/+1 counters" */
export const countersOfKinds = series("someOrChosen", "and");
export const someOrChosen = family(
  { chosenCounters: ["your choice of <kinds?:counterKinds>", "<either?:twoCounters>"] },
  ["moreCounters", "eitherCounter"],
);
export const twoCounters = family({ twoCounters: "<one:moreCounters> or <other:moreCounters>" });
export const moreCounters = family({ moreCounters: "<n:counted> <counter:counterKind> counter#" }, [
  "countersOfThatKind",
]);
export const countersOfThatKind = family({ thatKind: "<n:counted> counter# of that kind" });
/** "a flying counter or a first strike counter". */
export const counterChoice = series("moreCounters", "or");
export const counterKinds = family({}, ["counterChoice", "eitherCounter"]);
/** "a flying, lifelink, or +1/+1 counter" */
export const eitherCounter = family({
  eitherCounter: "(a|an) <one:counterKind> [, <two?:counterKind> ,] or <other:counterKind> counter",
});

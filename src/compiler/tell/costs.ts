import type { ActivationLimit, Cost, CostChoice, Duration, Objects } from "../../abilities/index.ts";
import type { Table, Telling } from "./telling.ts";
import { asDone, counters, goTogether, many, placeOfOwner, some, symbols, whose, words } from "./words.ts";

const paidWith = (what: Objects | CostChoice, tell: Telling): string => {
  if (what.type !== "costChoice") return tell.objects(what);
  const { count, filter, from, random } = what;
  return words(
    some(count, filter, tell),
    from !== undefined && `from your ${from}`,
    random === true && "at random",
    goTogether(what, tell),
  );
};

const actions: Readonly<Record<string, readonly [string, string, ("hand" | "library" | "graveyard")?]>> = {
  returnToHand: ["return", "to", "hand"],
  putOnTop: ["put", "on top of", "library"],
  putOnBottom: ["put", "on the bottom of", "library"],
  putIntoGraveyard: ["put", "into", "graveyard"],
};

/** Components of costs, as instructions: "sacrifice a creature". */
export const costs: Table<Cost> = {
  mana: ({ cost, manaCostOf, reducedBy, waterbend, times }, tell) =>
    words(
      "pay",
      waterbend === true && "waterbend",
      manaCostOf === undefined
        ? symbols(cost)
        : words(`the mana cost of ${tell.objects(manaCostOf)}`, cost.length > 0 && `and ${symbols(cost)}`),
      reducedBy !== undefined && `less ${symbols(reducedBy)}`,
      times !== undefined && `times ${tell.quantity(times)}`,
    ),
  tapSelf: () => "{T} (tap this)",
  untapSelf: () => "{Q} (untap this)",
  payLife: ({ amount }, tell) => `pay ${tell.quantity(amount)} life`,
  costOnObjects: ({ action, what }, tell) => {
    const [verb, where, zone] = actions[action] ?? [action, ""];
    return words(verb, paidWith(what, tell), where, zone !== undefined && placeOfOwner(zone, what, tell));
  },
  counterCost: ({ action, kind, count, on }, tell) =>
    words(action, counters(count, kind, tell), action === "remove" ? "from" : "on", paidWith(on, tell)),
  payPlayerCounters: ({ kind, count }, tell) => `pay ${many(count, `${kind} counter`, tell)}`,
  effectCost: ({ effect }, tell) => asDone({ type: "you" }, effect, tell),
  loyalty: ({ change }) => `[${typeof change === "number" && change > 0 ? "+" : ""}${change}] (loyalty)`,
  xLimit: ({ least, most }, tell) =>
    words(
      "choose an X",
      least !== undefined && `of at least ${tell.quantity(least)}`,
      most !== undefined && `of at most ${tell.quantity(most)}`,
    ),
};

/** When and how often an ability may be activated. */
export const limits: Table<ActivationLimit> = {
  sorcerySpeed: () => "only as a sorcery",
  instantSpeed: () => "only as an instant",
  timesPerTurn: ({ times }) => `at most ${times} ${times === 1 ? "time" : "times"} each turn`,
  oncePerGame: () => "only once",
  onlyIf: ({ condition }, tell) => `only if ${tell.condition(condition)}`,
};

/** How long something lasts. */
export const durations: Table<Duration> = {
  until: ({ moment, of }, tell) => {
    const theirs = of === undefined ? moment : moment.replace(/\b(?:your|their)\b/, whose(of, tell));
    return words(
      !moment.startsWith("during") && (moment.endsWith("untap step") ? "through" : "until"),
      theirs,
      of !== undefined && theirs === moment && `(of ${tell.players(of)})`,
    );
  },
  asLongAs: ({ condition }, tell) => `for as long as ${tell.condition(condition)}`,
  untilLeaves: ({ objects }, tell) => `until ${tell.objects(objects)} leaves the battlefield`,
  untilEvent: ({ event }, tell) => `until ${tell.event(event)}`,
  untilPaid: ({ costs }, tell) => `until its controller pays for the end of it: ${tell.costs(costs)}`,
};

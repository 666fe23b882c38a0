import type * as A from "../abilities/index.ts";
import { costCandidates } from "../runtime/casting/costs.ts";
import { quantityOf } from "../runtime/evaluate/index.ts";
import type { Context, ObjectId, PlayerId } from "../runtime/state.ts";
import { abilityOf } from "./actions.ts";
import type { View } from "./view.ts";

/** One way to use a mana source: what it takes from the pool, and what it may add. */
interface Use {
  readonly takes: A.ManaCost;
  readonly adds: readonly (readonly string[])[];
}

const letters: Readonly<Record<string, string>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };
/** Colors in their order, colourless and "any" after them. */
const order = ["W", "U", "B", "R", "G", "C", "Any"];
const sort = (mana: readonly string[]): readonly string[] =>
  [...mana].sort((a, b) => order.indexOf(a) - order.indexOf(b));
const show = (mana: readonly string[]): string =>
  sort(mana)
    .map((symbol) => `{${symbol}}`)
    .join("");
const parse = (mana: string): readonly string[] => [...mana.matchAll(/\{([^}]+)\}/g)].map((m) => m[1] ?? "");

/** Whether two mana texts say the same, in whatever order. */
export const sameMana = (a: string, b: string): boolean => show(parse(a)) === show(parse(b));

const repeated = (symbols: readonly string[], times: number): readonly string[] =>
  Array.from({ length: Math.max(0, times) }, () => symbols).flat();

/** The possible results of a production (106.1b). */
function results(view: View, production: A.ManaProduction, context: Context): readonly (readonly string[])[] {
  const times = production.count === undefined ? 1 : quantityOf(view.game, production.count, context);
  const symbols = production.symbols ?? [];
  switch (production.choose) {
    case "fixed":
      return [repeated(symbols, times)];
    case "choice":
      return symbols.map((symbol) => repeated([symbol], times));
    case "anyCombination":
      return combinations(symbols.length === 0 ? ["W", "U", "B", "R", "G"] : symbols, times);
    case "chosenColor": {
      const chosen = view.game.state.objects[context.source]?.chosen["color"];
      const letter = typeof chosen === "string" ? letters[chosen] : undefined;
      return letter === undefined ? [] : [repeated([letter], times)];
    }
    case "anyColor":
    case "sameColor":
    case "couldProduce":
    case "colorsAmong":
    case "anyType":
    case "eventType":
      return [repeated(["Any"], times)];
  }
}

const combinations = (symbols: readonly string[], count: number): readonly (readonly string[])[] => {
  if (count <= 0) return [[]];
  return symbols.flatMap((symbol, index) =>
    combinations(symbols.slice(index), count - 1).map((rest) => [symbol, ...rest]),
  );
};

function* productions(value: unknown): Generator<A.ManaProduction> {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && value.type === "addMana" && "mana" in value) {
    // The type names the shape: `addMana` has a production in `mana`.
    yield value.mana as A.ManaProduction;
    return;
  }
  for (const item of Object.values(value)) yield* productions(item);
}

const pairs = (
  a: readonly (readonly string[])[],
  b: readonly (readonly string[])[],
): readonly (readonly string[])[] => a.flatMap((x) => b.map((y) => [...x, ...y]));

/** A mana source: what it can do, and how often. */
interface Source {
  readonly uses: readonly Use[];
  readonly times: number;
}

/** How often an ability that doesn't tap its source can be activated, as far as its costs tell. */
function timesOf(view: View, player: PlayerId, costs: A.Costs, context: Context): number {
  const source = view.game.state.objects[context.source];
  const limits = costs.map((cost): number => {
    if (
      cost.type === "counterCost" &&
      cost.action === "remove" &&
      cost.on.type === "self" &&
      cost.kind !== undefined
    ) {
      const each = typeof cost.count.min === "number" ? Math.max(1, cost.count.min) : 1;
      return Math.floor((source?.counters[cost.kind] ?? 0) / each);
    }
    if (cost.type !== "costOnObjects") return repeatable;
    if (cost.what.type !== "costChoice") return 1;
    const each = typeof cost.what.count.min === "number" ? Math.max(1, cost.what.count.min) : 1;
    return Math.floor(costCandidates(view.game, player, cost.action, cost.what, context).length / each);
  });
  return Math.min(repeatable, ...limits);
}
/** Abilities that only turn mana into other mana could go on for ever. */
const repeatable = 5;

/** What the player's mana sources can do: abilities that tap their source exclude each other, others stand by themselves. */
function sourcesOf(view: View, player: PlayerId): readonly Source[] {
  const tapping = new Map<ObjectId, Use[]>();
  const others: Source[] = [];
  for (const action of view.legalActions(player)) {
    const ability = action.type === "activateMana" ? abilityOf(view, action) : undefined;
    if (action.type !== "activateMana" || ability?.type !== "activated") continue;
    const context: Context = {
      source: action.object,
      controller: player,
      targets: [],
      bindings: {},
      costObjects: [],
    };
    const adds = [...productions(ability.effect)].map((production) => results(view, production, context));
    const takes = ability.costs.flatMap((cost) => (cost.type === "mana" ? [...cost.cost] : []));
    const use: Use = { takes, adds: adds.reduce(pairs, [[]]) };
    if (!ability.costs.some((cost) => cost.type === "tapSelf")) {
      others.push({ uses: [use], times: timesOf(view, player, ability.costs, context) });
      continue;
    }
    const known = tapping.get(action.object);
    if (known === undefined) tapping.set(action.object, [use]);
    else known.push(use);
  }
  return [...[...tapping.values()].map((uses): Source => ({ uses, times: 1 })), ...others];
}

/** What is left of a pool after paying, in each possible way. */
function payments(pool: readonly string[], cost: A.ManaCost): readonly (readonly string[])[] {
  let left: readonly (readonly string[])[] = [pool];
  for (const symbol of cost.flatMap((s) =>
    /^\d+$/.test(s) ? Array.from({ length: Number(s) }, () => "1") : [s],
  )) {
    left = left.flatMap((mana) =>
      [...new Set(mana)]
        .filter((unit) => symbol === "1" || unit === symbol || unit === "Any")
        .map((unit) => {
          const index = mana.indexOf(unit);
          return mana.filter((_u, i) => i !== index);
        }),
    );
  }
  return left;
}

const includes = (big: readonly string[], small: readonly string[]): boolean =>
  small.every((symbol) => big.filter((s) => s === symbol).length >= small.filter((s) => s === symbol).length);

/** The largest results that the player's untapped mana sources can produce together: none is part of another one. */
export function largestManaResults(view: View, player: PlayerId): readonly string[] {
  const groups = new Map<string, { readonly uses: readonly Use[]; count: number }>();
  for (const { uses, times } of sourcesOf(view, player)) {
    const key = JSON.stringify(uses);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { uses, count: times });
    else group.count += times;
  }
  const kinds = [...groups.values()];
  const found = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  const visit = (left: readonly number[], pool: readonly string[]): void => {
    const key = `${left.join()} ${show(pool)}`;
    if (seen.has(key) || seen.size > 20000) return;
    seen.add(key);
    found.set(show(pool), pool);
    kinds.forEach((kind, index) => {
      const count = left[index] ?? 0;
      if (count === 0) return;
      const next = left.map((n, i) => (i === index ? n - 1 : n));
      for (const use of kind.uses) {
        for (const rest of payments(pool, use.takes))
          for (const add of use.adds) visit(next, [...rest, ...add]);
      }
    });
  };
  visit(
    kinds.map((kind) => kind.count),
    [],
  );
  const all = [...found.values()].filter((pool) => pool.length > 0);
  const largest = all.filter(
    (pool) => !all.some((other) => other.length > pool.length && includes(other, pool)),
  );
  return largest.map(show);
}

import { besidesOf } from "../runtime/casting/costs.ts";
import { activationsLeft } from "../runtime/casting/limits.ts";
import { characteristics } from "../runtime/continuous/index.ts";
import { namesObjects } from "../runtime/costs.ts";
import { isManaAbility, mentionsType } from "../runtime/evaluate/index.ts";
import { flatten } from "../runtime/flatten.ts";
import type { Game } from "../runtime/game.ts";
import { abilityContext, existing, supposing } from "../runtime/game.ts";
import type { Besides, Demand } from "../runtime/mana/demand.ts";
import { manaBits } from "../runtime/mana/demand.ts";
import { production } from "../runtime/mana/production.ts";
import type { Unit } from "../runtime/mana/solver.ts";
import { manaAbilityCost, manaSources } from "../runtime/mana/sources.ts";
import { kept } from "../runtime/remembered.ts";
import type { ManaUnit, ObjectId, PlayerId } from "../runtime/state.ts";
import { colorOfSymbol } from "../runtime/words.ts";
import type { View } from "./view.ts";

/** One way to use a mana ability: what it takes from the pool, what it may add, and what else it costs. */
interface Use {
  readonly object: ObjectId;
  readonly ability: number;
  /** So often it can be used, but for what it does with objects. */
  readonly times: number;
  readonly takes: Demand | undefined;
  readonly adds: readonly (readonly string[])[];
  readonly spends: readonly Besides["use"][];
  /** What its cost does with objects that are chosen. */
  readonly others: readonly Besides[];
}

/** Colors in their order, colorless and "any" after them. */
const order = ["W", "U", "B", "R", "G", "C", "Any"];
const sort = (mana: readonly string[]): readonly string[] =>
  order.flatMap((symbol) => mana.filter((each) => each === symbol));
const show = (mana: readonly string[]): string =>
  sort(mana)
    .map((symbol) => `{${symbol}}`)
    .join("");
const parse = (mana: string): readonly string[] =>
  [...mana.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");

/** Whether two mana texts say the same, in whatever order. */
export const sameMana = (a: string, b: string): boolean => show(parse(a)) === show(parse(b));

const allColors = 31;
/** The mana that a unit may be: all five colors count as "any"; colorless mana is no color (106.1b). */
const symbolsOf = (mask: number): readonly string[] => {
  const symbols = order.filter((symbol) => (mask & (manaBits[symbol] ?? 0)) !== 0);
  return (mask & allColors) === allColors ? [...symbols.filter((symbol) => symbol === "C"), "Any"] : symbols;
};

/** Each way in which units of mana may turn out. */
const addsOf = (units: readonly Unit[]): Use["adds"] =>
  units.reduce<Use["adds"]>(
    (all, unit) => all.flatMap((mana) => symbolsOf(unit.mask).map((symbol) => [...mana, symbol])),
    [[]],
  );

/** Uses of abilities whose mana depends on what the cost takes: with each of the objects that it may take. */
const usesByTaken = (game: Game, player: PlayerId, id: ObjectId): readonly Use[] =>
  flatten(characteristics(game, id).abilities).flatMap((ability, index): readonly Use[] => {
    if (ability.type !== "activated" || !isManaAbility(ability)) return [];
    if (!mentionsType(ability.effect, "costObjects")) return [];
    const total = manaAbilityCost(game, player, id, ability, index);
    if (total === undefined) return [];
    const object = existing(game, id);
    const context = abilityContext(object, player);
    const taken = (named: boolean): readonly Besides[] =>
      besidesOf(
        game,
        player,
        total.costs.filter((cost) => namesObjects(cost) === named),
        context,
      );
    const [chosen] = taken(true);
    const times = activationsLeft(object, ability, index);
    const use = { object: id, ability: index, times, takes: total.demand, spends: [] };
    return (chosen?.of ?? []).flatMap((one) =>
      production(game, ability.effect, { ...context, costObjects: [[one]] }).map((units): Use => ({
        ...use,
        adds: addsOf(units),
        others: [{ use: chosen?.use ?? "move", of: [one], count: 1 }, ...taken(false)],
      })),
    );
  });

/** The player's mana abilities, each way of using them once, by what they are and do. */
const usesOf = (game: Game, player: PlayerId): ReadonlyMap<string, Use> => {
  const found = new Map<string, Use>();
  for (const use of game.state.battlefield.flatMap((id) => usesByTaken(game, player, id)))
    found.set(JSON.stringify(use), use);
  for (const source of manaSources(game, player))
    for (const { object, ability, units, cost, spends, takes, x } of source.uses) {
      const key = JSON.stringify([object, ability, units, takes, x]);
      const times = (found.get(key)?.times ?? 0) + 1;
      found.set(key, { object, ability, times, takes: cost, adds: addsOf(units), spends, others: takes });
    }
  return found;
};

const colorOf = (symbol: string): ManaUnit["color"] => colorOfSymbol[symbol] ?? "colorless";

/** The game in which the player has that mana. */
const withPool = (game: Game, player: PlayerId, pool: readonly string[]): Game => {
  const manaPool = pool.map((symbol): ManaUnit => ({ color: colorOf(symbol), snow: false, source: 0 }));
  const players = game.state.players.map((each) => (each.id === player ? { ...each, manaPool } : each));
  return { ...supposing(game), state: { ...game.state, players } };
};

/** A pool without one mana that the mask allows, in each possible way. */
const without = (pool: readonly string[], mask: number): readonly (readonly string[])[] =>
  [...new Set(pool)]
    .filter((unit) => unit === "Any" || ((manaBits[unit] ?? 0) & mask) !== 0)
    .map((unit) => {
      const index = pool.indexOf(unit);
      return pool.filter((_unit, i) => i !== index);
    });

/** What is left of a pool after paying, in each possible way. */
const payments = (pool: readonly string[], cost: Demand | undefined): readonly (readonly string[])[] => {
  if (cost === undefined) return [pool];
  const masks = [...cost.pips.map((pip) => pip.mask), ...Array.from({ length: cost.generic }, () => -1)];
  return masks.reduce<readonly (readonly string[])[]>(
    (left, mask) => [
      ...new Map(left.flatMap((mana) => without(mana, mask).map((rest) => [show(rest), rest]))).values(),
    ],
    [pool],
  );
};

const amounts = (mana: readonly string[]): readonly number[] =>
  order.map((symbol) => mana.filter((each) => each === symbol).length);

/** Whether a result could also serve as another one: mana of any color as mana of each color. */
const includes = (big: readonly number[], small: readonly number[]): boolean => {
  const [colorless, any] = [order.indexOf("C"), order.indexOf("Any")];
  const amount = (of: readonly number[], at: number): number => of[at] ?? 0;
  if (amount(small, colorless) > amount(big, colorless)) return false;
  let left = amount(big, any) - amount(small, any);
  for (let at = 0; at < colorless && left >= 0; at++)
    left -= Math.max(0, amount(small, at) - amount(big, at));
  return left >= 0;
};

/** What has become of an object: whether it was tapped or moved, and how often each of its abilities was used. */
interface Used {
  readonly done: readonly Besides["use"][];
  readonly times: Readonly<Record<number, number>>;
}
type State = ReadonlyMap<ObjectId, Used>;
const fresh: Used = { done: [], times: {} };

/** The state after something is done with the objects; undefined where that can't be done (any more). */
const doneWith = (state: State, objects: readonly ObjectId[], use: Besides["use"]): State | undefined => {
  const next = new Map(state);
  for (const id of objects) {
    const { done, times } = next.get(id) ?? fresh;
    if (done.includes(use) || done.includes("move")) return undefined;
    next.set(id, { done: [...done, use], times });
  }
  return next;
};

/** So many of the objects, each set once; of several that are alike the first. */
const choicesOf = (
  of: readonly ObjectId[],
  count: number,
  like: (id: ObjectId) => string,
): readonly (readonly ObjectId[])[] => {
  if (count === 0) return [[]];
  const tried = new Set<string>();
  return of.flatMap((id, at) => {
    if (tried.has(like(id))) return [];
    tried.add(like(id));
    return choicesOf(of.slice(at + 1), count - 1, like).map((rest) => [id, ...rest]);
  });
};

/** The states after the ability was used, mana aside: with each choice of what its costs take. */
const after = (state: State, use: Use, like: (id: ObjectId) => string): readonly State[] => {
  const { done, times } = state.get(use.object) ?? fresh;
  const used = times[use.ability] ?? 0;
  if (used >= use.times || done.includes("move")) return [];
  // What is only tapped or moved for it says how often; anything else has to be counted.
  const counted =
    use.spends.length > 0 || use.others.length > 0 ? times : { ...times, [use.ability]: used + 1 };
  let all: readonly State[] = [new Map(state).set(use.object, { done, times: counted })];
  for (const what of [...use.spends].sort().reverse()) {
    if (use.others.some((other) => other.use === what && other.of.includes(use.object))) continue;
    all = all.flatMap((each) => doneWith(each, [use.object], what) ?? []);
  }
  for (const { use: what, of, count } of use.others)
    all = all.flatMap((each) =>
      choicesOf(
        of.filter((id) => doneWith(each, [id], what) !== undefined),
        count,
        like,
      ).flatMap((objects) => doneWith(each, objects, what) ?? []),
    );
  return all;
};

/** The same for each pool, worked out once. */
const remembering = <T>(work: (pool: readonly string[]) => T): ((pool: readonly string[]) => T) => {
  const known = new Map<string, T>();
  return (pool) => kept(known, show(pool), () => work(pool));
};

/** A pool in which each mana that may be of any color has one. */
const settled = (pool: readonly string[]): readonly (readonly string[])[] =>
  pool.reduce<readonly (readonly string[])[]>(
    (all, unit) =>
      all.flatMap((mana) => (unit === "Any" ? [..."WUBRG"] : [unit]).map((one) => [...mana, one])),
    [[]],
  );

/** The mana abilities, told what is alike and what they add to a pool of which some has paid for them. */
const abilitiesOf = (
  game: Game,
  player: PlayerId,
): {
  readonly uses: readonly Use[];
  /** What can do nothing but be tapped for mana, for nothing else: there is no reason to wait with it. */
  readonly free: ReadonlySet<ObjectId>;
  readonly kindOf: (id: ObjectId) => string;
  readonly results: (use: Use, rest: readonly string[]) => readonly (readonly string[])[];
} => {
  const without = usesOf(withPool(game, player, []), player);
  const withAll = usesOf(withPool(game, player, [..."WUBRGC"]), player);
  const uses = [...withAll.values()];
  const fixed = new Set([...withAll].flatMap(([key, use]) => (without.has(key) ? [use] : [])));
  const busy = uses.flatMap((use) => {
    const { object, takes, spends, others } = use;
    const isFree = takes === undefined && spends.join() === "tap" && others.length === 0 && fixed.has(use);
    const tapped = others.flatMap(({ use: what, of }) => (what === "tap" ? of : []));
    return isFree ? tapped : [object, ...tapped];
  });
  const free = new Set(uses.flatMap(({ object }) => (busy.includes(object) ? [] : [object])));
  const kinds = new Map<ObjectId, string>();
  const kindOf = (id: ObjectId): string =>
    kept(kinds, id, () => {
      const own = uses.flatMap(({ object, others: _, ...use }) => (object === id ? [use] : []));
      return JSON.stringify([own, uses.map(({ others }) => others.map(({ of }) => of.includes(id)))]);
    });
  const inPool = remembering((pool: readonly string[]) => [
    ...usesOf(withPool(game, player, pool), player).values(),
  ]);
  const results = (use: Use, rest: readonly string[]): readonly (readonly string[])[] => {
    if (fixed.has(use)) return use.adds.map((add) => [...rest, ...add]);
    return settled(rest).flatMap((pool) =>
      inPool(pool).flatMap(({ object, ability, adds }) =>
        object === use.object && ability === use.ability ? adds.map((add) => [...pool, ...add]) : [],
      ),
    );
  };
  return { uses, free, kindOf, results };
};

/** More states than any scenario's mana sources have. */
const limit = 3000;

/** What was found last for each player, as several facts ask about one moment. */
const latest = new WeakMap<Game, { version: number; results: Map<PlayerId, readonly string[]> }>();

/** The largest results that the player's untapped mana sources can produce together: none is part of another one. */
export function largestManaResults({ game }: Pick<View, "game">, player: PlayerId): readonly string[] {
  let now = latest.get(game);
  if (now?.version !== game.version) latest.set(game, (now = { version: game.version, results: new Map() }));
  return kept(now.results, player, () => largestOf(game, player));
}

function largestOf(game: Game, player: PlayerId): readonly string[] {
  const { uses, free, kindOf, results } = abilitiesOf(game, player);
  const found = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  const visit = (state: State, pool: readonly string[]): void => {
    const like = (id: ObjectId): string => JSON.stringify([kindOf(id), state.get(id)]);
    const key = `${[...state.keys()].map(like).sort().join()} ${show(pool)}`;
    if (seen.has(key) || seen.size > limit) return;
    seen.add(key);
    found.set(show(pool), pool);
    const tried = new Set<string>();
    const first = [...free].find((id) => !state.has(id));
    for (const use of first === undefined ? uses : uses.filter(({ object }) => object === first)) {
      const { object, others, ...what } = use;
      const same = JSON.stringify([like(object), others, what]);
      if (tried.has(same)) continue;
      tried.add(same);
      for (const next of after(state, use, like))
        for (const rest of payments(pool, use.takes))
          for (const mana of results(use, rest)) visit(next, mana);
    }
  };
  visit(new Map(), []);
  const all = [...found.values()].flatMap((pool) => (pool.length > 0 ? [{ pool, has: amounts(pool) }] : []));
  const largest = all.filter(
    ({ has }) => !all.some((other) => other.has !== has && includes(other.has, has)),
  );
  return largest.map(({ pool }) => show(pool));
}

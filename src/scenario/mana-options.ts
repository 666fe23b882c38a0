import type { Demand } from "../runtime/mana/demand.ts";
import { manaBits } from "../runtime/mana/demand.ts";
import { manaSources } from "../runtime/mana/sources.ts";
import type { PlayerId } from "../runtime/state.ts";
import type { View } from "./view.ts";

/** One way to use a mana source: what it takes from the pool, and what it may add. */
interface Use {
  readonly takes: Demand | undefined;
  readonly adds: readonly (readonly string[])[];
}

/** Colors in their order, colorless and "any" after them. */
const order = ["W", "U", "B", "R", "G", "C", "Any"];
const sort = (mana: readonly string[]): readonly string[] =>
  [...mana].sort((a, b) => order.indexOf(a) - order.indexOf(b));
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

/** What the player's mana sources can do, one list of uses for each of them. */
const sourcesOf = (view: Pick<View, "game">, player: PlayerId): readonly (readonly Use[])[] =>
  manaSources(view.game, player).map((source) =>
    source.uses.map((use): Use => {
      const adds = use.units.reduce<readonly (readonly string[])[]>(
        (all, unit) => all.flatMap((mana) => symbolsOf(unit.mask).map((symbol) => [...mana, symbol])),
        [[]],
      );
      return { takes: use.cost, adds };
    }),
  );

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
    (left, mask) => left.flatMap((mana) => without(mana, mask)),
    [pool],
  );
};

/** Whether a result could also serve as another one: mana of any color as mana of each color. */
const includes = (big: readonly string[], small: readonly string[]): boolean => {
  const left = [...big];
  const take = (symbol: string): boolean => {
    const index = left.indexOf(symbol);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const others = small.filter((symbol) => !take(symbol));
  return others.every((symbol) => symbol !== "Any" && symbol !== "C" && take("Any"));
};

/** More states than any scenario's mana sources have. */
const limit = 3000;

/** The largest results that the player's untapped mana sources can produce together: none is part of another one. */
export function largestManaResults(view: Pick<View, "game">, player: PlayerId): readonly string[] {
  const groups = new Map<string, { readonly uses: readonly Use[]; count: number }>();
  for (const uses of sourcesOf(view, player)) {
    const key = JSON.stringify(uses);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { uses, count: 1 });
    else group.count++;
  }
  const kinds = [...groups.values()];
  const found = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  const visit = (left: readonly number[], pool: readonly string[]): void => {
    const key = `${left.join()} ${show(pool)}`;
    if (seen.has(key) || seen.size > limit) return;
    seen.add(key);
    found.set(show(pool), pool);
    kinds.forEach((kind, index) => {
      const count = left[index] ?? 0;
      if (count === 0) return;
      const next = left.map((n, i) => (i === index ? n - 1 : n));
      for (const use of kind.uses) {
        for (const rest of payments(pool, use.takes)) {
          for (const add of use.adds) visit(next, [...rest, ...add]);
        }
      }
    });
  };
  visit(
    kinds.map((kind) => kind.count),
    [],
  );
  const all = [...found.values()].filter((pool) => pool.length > 0);
  const largest = all.filter((pool) => !all.some((other) => other !== pool && includes(other, pool)));
  return largest.map(show);
}

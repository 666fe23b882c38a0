import type { Demand, Pip } from "./demand.ts";

/** One mana that could be spent: from the pool, or from a source that would be used. */
export interface Unit {
  /** What it may be spent as; 0 pays generic costs only. */
  readonly mask: number;
  readonly snow: boolean;
  /** It doesn't pay generic mana. */
  readonly notGeneric?: true;
}
/** A way to use a source: what it adds, and what is asked for in exchange. */
export interface Use {
  readonly units: readonly Unit[];
  /** Mana that has to be paid for it (a filter land). */
  readonly cost?: Demand;
}
/** Something that may be used once; `rank` says how much it is to be spared. */
export interface Source {
  readonly uses: readonly Use[];
  readonly rank: number;
}
/** One use of a source: for each of its units the bits it was matched with, and the units of the pool that pay for it. */
export interface PlannedUse {
  readonly source: number;
  readonly use: number;
  readonly wanted: readonly number[];
  readonly costPool: readonly number[];
  /** Its place in the order of use, and the place of what it pays for. */
  readonly level: number;
  readonly pays: number;
}
/** How a demand is paid: which sources are used how, with what each unit is spent as, and life for Phyrexian mana. */
export interface Payment {
  /** In the order of use; `wanted` is 0 where a unit is spent as generic mana or left over. */
  readonly uses: readonly PlannedUse[];
  /** Units of the pool that are spent. */
  readonly pool: readonly number[];
  readonly life: number;
}

interface Node {
  readonly unit: Unit;
  /** Source index, -1 for the pool. */
  readonly source: number;
  readonly index: number;
  readonly rank: number;
  /** Place in the order of uses: a unit can't pay for its own source, nor for those used before it. */
  readonly level: number;
}
interface Need {
  readonly mask: number;
  readonly snow: boolean;
  readonly generic: boolean;
  readonly level: number;
}

const bitCount = (mask: number): number => {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
};

const pays = (node: Node, need: Need): boolean =>
  node.level < need.level &&
  (need.generic ? !node.unit.notGeneric : need.snow ? node.unit.snow : (node.unit.mask & need.mask) !== 0);

/** Finds a unit for each need (augmenting paths), in the order of preference of the units; undefined if there is none. */
const match = (nodes: readonly Node[], needs: readonly Need[]): Int16Array | undefined => {
  const owner = new Int16Array(nodes.length).fill(-1);
  const usedSource = new Set<number>();
  const augment = (need: number, seen: Uint8Array): boolean => {
    const wanted = needs[need];
    if (wanted === undefined) return false;
    // First a free unit of a source that is used anyway, then any free unit, then one that can be freed.
    for (let pass = 0; pass < 2; pass++) {
      for (let i = 0; i < nodes.length; i++) {
        const node = nodes[i];
        if (node === undefined || owner[i] !== -1 || !pays(node, wanted)) continue;
        if (pass === 0 && node.source >= 0 && !usedSource.has(node.source)) continue;
        owner[i] = need;
        usedSource.add(node.source);
        return true;
      }
    }
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i];
      if (node === undefined || seen[i] === 1 || !pays(node, wanted)) continue;
      seen[i] = 1;
      const other = owner[i] ?? -1;
      if (other >= 0 && augment(other, seen)) {
        owner[i] = need;
        return true;
      }
    }
    return false;
  };
  for (let need = 0; need < needs.length; need++)
    if (!augment(need, new Uint8Array(nodes.length))) return undefined;
  return owner;
};

const needsOf = (demand: Demand, level: number): Need[] => [
  ...[...demand.pips]
    .sort((a, b) => bitCount(a.mask) - bitCount(b.mask))
    .map((p) => ({ mask: p.mask, snow: p.snow, generic: false, level })),
  ...Array.from({ length: demand.generic }, () => ({ mask: 0, snow: false, generic: true, level })),
];

interface Plan {
  /** The chosen use for each source; -1 for none. */
  readonly chosen: Int8Array;
  readonly order: readonly number[];
}

const attempt = (
  demand: Demand,
  pool: readonly Unit[],
  sources: readonly Source[],
  plan: Plan,
): Payment | undefined => {
  const nodes: Node[] = pool.map((unit, index) => ({ unit, source: -1, index, rank: -1, level: -1 }));
  const needs: Need[] = [];
  const last = plan.order.length + 1;
  sources.forEach((source, s) => {
    const use = source.uses[plan.chosen[s] ?? -1];
    if (use === undefined) return;
    const place = use.cost === undefined ? 0 : plan.order.indexOf(s) + 1;
    if (use.cost !== undefined) needs.push(...needsOf(use.cost, place));
    use.units.forEach((unit, index) =>
      nodes.push({ unit, source: s, index, rank: source.rank, level: place }),
    );
  });
  needs.push(...needsOf(demand, last));
  if (nodes.length < needs.length) return undefined;
  // Spare flexible and costly sources: plain ones first.
  nodes.sort(
    (a, b) => a.rank - b.rank || bitCount(a.unit.mask) - bitCount(b.unit.mask) || a.source - b.source,
  );
  const coloured = needs.filter((n) => !n.generic);
  const generic = needs.filter((n) => n.generic);
  const all = [...coloured, ...generic];
  const owner = match(nodes, all);
  if (owner === undefined) return undefined;
  const spent: number[] = [];
  /** What of the pool pays for what is at each place. */
  const fromPool: number[][] = [];
  const uses = new Map<number, { wanted: number[]; pays: number }>();
  nodes.forEach((node, i) => {
    const need = all[owner[i] ?? -1];
    if (need === undefined) return;
    if (node.source < 0) {
      spent.push(node.index);
      (fromPool[need.level] ??= []).push(node.index);
      return;
    }
    const size = sources[node.source]?.uses[plan.chosen[node.source] ?? -1]?.units.length ?? 0;
    const { wanted } = uses.get(node.source) ?? { wanted: new Array<number>(size).fill(0) };
    wanted[node.index] = need.generic || need.snow ? 0 : node.unit.mask & need.mask;
    uses.set(node.source, { wanted, pays: need.level });
  });
  const list = [...uses].map(([source, used]) => {
    const level = plan.order.indexOf(source) + 1;
    return { source, use: plan.chosen[source] ?? 0, ...used, costPool: fromPool[level] ?? [], level };
  });
  // A permanent is tapped for mana before it is sacrificed for mana.
  list.sort((a, b) => a.level - b.level || (sources[a.source]?.rank ?? 0) - (sources[b.source]?.rank ?? 0));
  return { uses: list, pool: spent, life: 0 };
};

/** Ways to read the symbols that can be paid otherwise: two-brid as generic mana, Phyrexian with life; plain mana first. */
function* readings(demand: Demand, life: number): Generator<{ demand: Demand; life: number }> {
  const flexible = demand.pips.flatMap((p, i) => (p.generic > 0 || p.phyrexian ? [i] : []));
  const n = Math.min(flexible.length, 12);
  const masks = Array.from({ length: 1 << n }, (_, m) => m).sort((a, b) => bitCount(a) - bitCount(b));
  for (const mask of masks) {
    let generic = demand.generic;
    let paid = 0;
    // 601.2f: what life was announced to pay is no mana of the total cost.
    let mana = demand.generic + demand.pips.length;
    const dropped = new Set<number>();
    for (let bit = 0; bit < n; bit++) {
      if ((mask & (1 << bit)) === 0) continue;
      const index = flexible[bit] ?? 0;
      const pip: Pip | undefined = demand.pips[index];
      if (pip === undefined) continue;
      dropped.add(index);
      if (pip.phyrexian) paid += 2;
      else generic += pip.generic;
      if (pip.phyrexian && !pip.byEffect) mana--;
    }
    if (paid > life) continue;
    generic += Math.max(0, (demand.least ?? 0) - mana);
    yield { demand: { pips: demand.pips.filter((_, i) => !dropped.has(i)), generic }, life: paid };
  }
}

const budget = 4000;

/** Ways to use the sources: for those with several uses each of them, for filters also none, in any order. */
function* plans(sources: readonly Source[]): Generator<Plan> {
  const chosen = new Int8Array(sources.length).fill(-1);
  const complex: number[] = [];
  const filters: number[] = [];
  sources.forEach((source, s) => {
    if (source.uses.some((u) => u.cost !== undefined)) filters.push(s);
    else if (source.uses.length > 1) complex.push(s);
    else chosen[s] = 0;
  });
  const kinds = new Map(filters.map((s) => [s, JSON.stringify(sources[s]?.uses)]));
  const isSame = (a: number, b: number): boolean => kinds.get(a) === kinds.get(b);
  function* choose(at: number): Generator<Plan> {
    const s = complex[at];
    if (s === undefined) {
      yield* withFilters([], 0);
      return;
    }
    for (let use = 0; use < (sources[s]?.uses.length ?? 0); use++) {
      chosen[s] = use;
      yield* choose(at + 1);
    }
    chosen[s] = -1;
  }
  function* withFilters(order: readonly number[], from: number): Generator<Plan> {
    if (from === 0) yield { chosen: chosen.slice(), order };
    for (const s of filters) {
      // Of several sources that do the same the first that is left: any other comes to the same.
      if (order.includes(s) || filters.some((o) => o < s && !order.includes(o) && isSame(o, s))) continue;
      for (let use = 0; use < (sources[s]?.uses.length ?? 0); use++) {
        chosen[s] = use;
        const longer = [...order, s];
        yield { chosen: chosen.slice(), order: longer };
        if (longer.length < 4 || longer.every((o) => isSame(o, s))) yield* withFilters(longer, 1);
      }
      chosen[s] = -1;
    }
  }
  yield* choose(0);
}

/**
 * Finds a payment whenever one exists: which mana abilities to use, for what, which mana of the pool to spend, and how
 * much life for Phyrexian mana (106, 107.4, 118.3a). Mana in the pool is spent first, then sources of low rank.
 */
export const solve = (
  demand: Demand,
  pool: readonly Unit[],
  sources: readonly Source[],
  life: number,
): Payment | undefined => {
  let most = pool.length;
  for (const s of sources) most += Math.max(0, ...s.uses.map((u) => u.units.length));
  let tries = 0;
  for (const reading of readings(demand, life)) {
    if (most < reading.demand.generic + reading.demand.pips.length) continue;
    for (const plan of plans(sources)) {
      if (++tries > budget) return undefined;
      const payment = attempt(reading.demand, pool, sources, plan);
      if (payment !== undefined) return { ...payment, life: reading.life };
    }
  }
  return undefined;
};

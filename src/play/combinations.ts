/** Choices of many things, one after the other and only as far as they are asked for. */

/** Choices of so many of the items, as they stand in order. */
function* ofSize<T>(
  items: readonly T[],
  size: number,
  from: number,
  repeat: boolean,
): Generator<readonly T[]> {
  if (size === 0) return yield [];
  for (let index = from; index < items.length; index++) {
    const first = items[index] as T;
    for (const rest of ofSize(items, size - 1, repeat ? index : index + 1, repeat)) yield [first, ...rest];
  }
}

/** Choices of `min` to `max` of the items, each at most once, few before many. */
export function* combinations<T>(items: readonly T[], min: number, max: number): Generator<readonly T[]> {
  for (let size = min; size <= Math.min(max, items.length); size++) yield* ofSize(items, size, 0, false);
}

/** Choices of `min` to `max` of the items, which may be chosen again, few before many. */
export function* multisets<T>(items: readonly T[], min: number, max: number): Generator<readonly T[]> {
  for (let size = min; size <= max; size++) yield* ofSize(items, size, 0, true);
}

/** The orders of the items, as they stand first. */
export function* permutations<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length === 0) return yield [];
  for (const [index, first] of items.entries())
    for (const rest of permutations([...items.slice(0, index), ...items.slice(index + 1)]))
      yield [first, ...rest];
}

/** One of each list, the first of all of them first; the first list changes fastest. */
export function* products<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...others] = lists;
  if (first === undefined) return yield [];
  for (const rest of products(others)) for (const one of first) yield [one, ...rest];
}

/** The ways to divide a whole number into so many shares of at least `least`. */
export function* divisions(total: number, shares: number, least: number): Generator<readonly number[]> {
  if (shares <= 1) {
    if (shares === 1 && total >= least) yield [total];
    return;
  }
  for (let first = total - least * (shares - 1); first >= least; first--)
    for (const rest of divisions(total - first, shares - 1, least)) yield [first, ...rest];
}

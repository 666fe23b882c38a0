/** A seeded generator of numbers from 0 up to 1: 32 bits of state, mixed by multiplications. */
export const random = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    mixed ^= mixed >>> 16;
    return (mixed >>> 0) / 2 ** 32;
  };
};

/** So many of the items, each equally likely, in their order. */
export const sample = <T>(items: readonly T[], count: number, next: () => number): readonly T[] => {
  const chosen: T[] = [];
  let wanted = Math.min(count, items.length);
  items.forEach((item, index) => {
    if (wanted > 0 && next() * (items.length - index) < wanted) {
      chosen.push(item);
      wanted--;
    }
  });
  return chosen;
};

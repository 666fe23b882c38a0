/** A source of numbers in [0, 1). */
export type Random = () => number;

/** Random numbers that are the same for the same seed (mulberry32). */
export const seeded = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A whole number from 0 to below `limit`. */
export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** So many of the items, each at most once, in random order. */
export const pick = <T>(random: Random, items: readonly T[], count: number): T[] => {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(below(random, left.length), 1),
  ).flat();
};

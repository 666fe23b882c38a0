/** A bit for each letter that stands in a word; letters may share one. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Whether so many letters of one word are missing in the other that it would take more steps than the limit. */
const isFar = (from: string, to: string, limit: number): boolean => {
  if (Math.abs(from.length - to.length) > limit) return true;
  const before = lettersOf(from);
  const after = lettersOf(to);
  return countBits(before & ~after) > limit || countBits(after & ~before) > limit;
};

/**
 * Number of letters to change, add, leave out or swap to get from one word to the other; `limit + 1` when it is more.
 * Linear in the length for a fixed limit, because only a band around the diagonal is looked at.
 */
export const editDistance = (from: string, to: string, limit: number): number => {
  if (isFar(from, to, limit)) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const low = Math.max(1, row - limit);
    const high = Math.min(to.length, row + limit);
    const current = new Array<number>(to.length + 1).fill(limit + 1);
    if (low === 1) current[0] = row;
    let best = low === 1 ? row : limit + 1;
    for (let column = low; column <= high; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (last[column - 1] ?? limit) + same,
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? limit) + 1);
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[to.length] ?? limit + 1, limit + 1);
};

/** The closest of the options, when one is close enough to be a slip of the pen; the first of equally close ones. */
export const didYouMean = (word: string, options: Iterable<string>): string | undefined => {
  const lower = word.toLowerCase();
  const limit = Math.min(3, Math.max(1, Math.floor(lower.length / 3)));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const option of options) {
    const distance = editDistance(lower, option.toLowerCase(), bestDistance - 1);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = option;
      if (distance === 0) break;
    }
  }
  return best;
};

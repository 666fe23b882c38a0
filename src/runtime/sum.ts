/** All of the numbers together. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((whole, n) => whole + n, 0);

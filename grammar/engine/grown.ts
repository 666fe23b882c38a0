/** The same numbers, with room for as many more. */
export const grown = (numbers: Int32Array): Int32Array => {
  const more = new Int32Array(numbers.length * 2);
  more.set(numbers);
  return more;
};

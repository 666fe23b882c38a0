/** What was done, by the verb of "When you … this way". */
export const ways = {
  discard: "discarded",
  exile: "exiled",
  sacrifice: "sacrificed",
  reveal: "revealed",
  destroy: "destroyed",
  return: "returned",
  tap: "tapped",
  mill: "milled",
  draw: "drawn",
} as const;

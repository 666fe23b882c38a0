/** The same function, with its answer for each object worked out once: for what never changes during a game. */
export const remembered = <K extends object, V>(work: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = work(key)));
    return value;
  };
};

/** What a table has for a key; worked out and put there the first time. */
export const kept = <K, V>(table: Map<K, V>, key: K, work: () => V): V => {
  let value = table.get(key);
  if (value === undefined) table.set(key, (value = work()));
  return value;
};

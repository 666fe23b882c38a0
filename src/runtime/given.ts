type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that have a value: an optional field that has none is left out rather than `undefined`. */
export const given = <T extends object>(fields: T): Given<T> => {
  const known: Partial<T> = {};
  for (const key in fields) if (fields[key] !== undefined) known[key] = fields[key];
  // No field that is there is undefined.
  return known as Given<T>;
};

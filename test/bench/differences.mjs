/** The places in which two values differ, each as path, old and new. */
export const differences = (path, before, after, found = []) => {
  if (JSON.stringify(before) === JSON.stringify(after)) return found;
  const inner = typeof before === "object" && typeof after === "object" && before !== null && after !== null;
  if (!inner || (before.type !== undefined && before.type !== after.type)) {
    found.push([path, JSON.stringify(before), JSON.stringify(after)]);
    return found;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    differences(`${path}.${key}`, before[key], after[key], found);
  return found;
};

/** A text of such a place, not longer than a few lines. */
export const cut = (text) =>
  text === undefined ? "nothing" : text.length > 300 ? `${text.slice(0, 300)}…` : text;

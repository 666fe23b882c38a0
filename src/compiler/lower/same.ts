/** The fields of a part of an ability, whatever it is. */
export type Fields = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Whether two parts of the model say the same. A field that is undefined is absent. */
export const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (!isNode(one) || !isNode(other) || one["type"] !== other["type"]) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, index) => same(each, other[index]))
    );
  let left = 0;
  for (const key in one) {
    if (one[key] === undefined) continue;
    left++;
    if (!same(one[key], other[key])) return false;
  }
  for (const key in other) if (other[key] !== undefined) left--;
  return left === 0;
};

/** Whether a part of the model, or what it is made of, is such a node. */
export const holds = (part: unknown, test: (node: Fields) => boolean): boolean => {
  if (!isNode(part)) return false;
  if (Array.isArray(part)) {
    for (const each of part) if (holds(each, test)) return true;
    return false;
  }
  if (test(part)) return true;
  for (const key in part) {
    const field = part[key];
    if (typeof field === "object" && holds(field, test)) return true;
  }
  return false;
};

/** The first such node of a part of the model, in reading order. */
export const firstPart = (part: unknown, test: (node: Fields) => boolean): Fields | undefined => {
  let found: Fields | undefined;
  holds(part, (node) => {
    if (!test(node)) return false;
    found = node;
    return true;
  });
  return found;
};

/** Whether a part of the model, or what it is made of, is of one of these types. */
export const holdsType = (part: unknown, ...types: readonly string[]): boolean =>
  holds(part, ({ type }) => types.includes(type as string));

/** Whether a part of the model, or what it is made of, says the same as another. */
export const holdsPart = (part: unknown, wanted: unknown): boolean =>
  holds(part, (each) => same(each, wanted));

/** Whether a part of the model speaks of cards, and no words tell where they are (109.2a). */
export const areCardsAnywhere = (part: unknown): boolean =>
  holds(part, ({ type, kind }) => type === "kind" && kind === "card") &&
  !holdsType(part, "inZone", "isOneOf", "attachedTo", "history");

/** Whether a node of the syntax tree, or what it is made of, is of one of these kinds. */
export const holdsKind = (node: unknown, ...kinds: readonly string[]): boolean =>
  holds(node, ({ kind }) => kinds.includes(kind as string));

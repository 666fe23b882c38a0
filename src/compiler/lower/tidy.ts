/** Words of the model that look back at an instruction by its number. */
const lookers: ReadonlySet<unknown> = new Set([
  "bound",
  "amount",
  "excessDamage",
  "performed",
  "wonFlip",
  "boundPlayer",
  "reflexive",
]);
/** Words look back at an instruction that is not there to be looked back at: it was replaced, or stands in another ability. */
export class Dangling extends Error {}

type Fields = Readonly<Record<string, unknown>>;

/** Fields that give an instruction or a part of it a number. */
const givers = ["bind", "bindFound", "bindOther"] as const;
const isGiver = (key: string): boolean => givers.some((giver) => giver === key);

/** What a value looks back at, and the numbers it gives, in printed order. */
interface Numbers {
  readonly wanted: Set<number>;
  readonly given: number[];
  /** Whether there is something to put in order: numbers, absent fields, or sequences. */
  untidy: boolean;
}

const collect = (value: unknown, into: Numbers): void => {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) collect(each, into);
    return;
  }
  const node = value as Fields;
  // A node's own numbers come before those of its parts.
  for (const giver of givers) {
    const field = node[giver];
    if (typeof field === "number") into.given.push(field);
  }
  for (const key in node) {
    const field = node[key];
    if (typeof field === "object") collect(field, into);
    else if (field === undefined || field === "sequence") into.untidy = true;
    else if (key === "id" && typeof field === "number" && lookers.has(node["type"])) into.wanted.add(field);
  }
};

const rewrite = (value: unknown, numbers: ReadonlyMap<number, number>): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => rewrite(each, numbers));
  const node = value as Fields;
  const looks = lookers.has(node["type"]);
  const result: Record<string, unknown> = {};
  for (const key in node) {
    const field = node[key];
    if (field === undefined) continue;
    if (typeof field === "number" && isGiver(key)) {
      const number = numbers.get(field);
      if (number !== undefined) result[key] = number;
    } else if (looks && key === "id") result[key] = numbers.get(field as number) ?? 0;
    else result[key] = rewrite(field, numbers);
  }
  return flattened(result);
};

/** A sequence within a sequence is one sequence; a sequence of one is that one. */
const flattened = (node: Fields): Fields => {
  if (node["type"] !== "sequence") return node;
  const effects = (node["effects"] as readonly Fields[]).flatMap((effect) =>
    effect["type"] === "sequence"
      ? (effect["effects"] as readonly Fields[])
      : effect["type"] === "nothing"
        ? []
        : [effect],
  );
  return effects.length === 1 ? effects[0]! : { type: "sequence", effects };
};

/**
 * The canonical form of an ability: numbers of instructions that nothing looks back at are dropped, the others count
 * from 1 in printed order, sequences are flat and absent fields are absent. Two texts that mean the same come out equal.
 */
export const tidy = <T extends object>(ability: T): T => {
  const found: Numbers = { wanted: new Set(), given: [], untidy: false };
  collect(ability, found);
  const { wanted, given, untidy } = found;
  const numbers = new Map<number, number>();
  for (const id of given) if (wanted.has(id) && !numbers.has(id)) numbers.set(id, numbers.size + 1);
  for (const id of wanted) if (!numbers.has(id)) throw new Dangling();
  if (!untidy && given.length === 0) return ability;
  // Rewriting keeps every node's shape; only numbers and empty fields change.
  return rewrite(ability, numbers) as T;
};

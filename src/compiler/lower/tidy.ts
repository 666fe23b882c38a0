/** Words of the model that look back at an instruction by its number. */
const lookers: ReadonlySet<string> = new Set([
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

/** Fields that give an instruction or a part of it a number. */
const givers = ["bind", "bindFound", "bindOther"] as const;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const visit = (value: unknown, see: (node: Readonly<Record<string, unknown>>) => void): void => {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  else if (typeof value === "object" && value !== null) {
    see(value as Readonly<Record<string, unknown>>);
    for (const each of Object.values(value)) visit(each, see);
  }
};

/**
 * The canonical form of an ability: numbers of instructions that nothing looks back at are dropped, the others count
 * from 1 in printed order, sequences are flat and absent fields are absent. Two texts that mean the same come out equal.
 */
export const tidy = <T extends object>(ability: T): T => {
  const wanted = new Set<number>();
  visit(ability, (node) => {
    if (typeof node["type"] === "string" && lookers.has(node["type"]) && typeof node["id"] === "number")
      wanted.add(node["id"]);
  });
  const numbers = new Map<number, number>();
  visit(ability, (node) => {
    for (const giver of givers) {
      const id = node[giver];
      if (typeof id === "number" && wanted.has(id) && !numbers.has(id)) numbers.set(id, numbers.size + 1);
    }
  });
  for (const id of wanted) if (!numbers.has(id)) throw new Dangling();
  const rewrite = (value: unknown): Json => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (typeof value !== "object" || value === null) return value as Json;
    const node = value as Readonly<Record<string, unknown>>;
    const result: Record<string, Json> = {};
    const looks = typeof node["type"] === "string" && lookers.has(node["type"]);
    for (const [key, each] of Object.entries(node)) {
      if (each === undefined) continue;
      if (givers.some((giver) => giver === key) && typeof each === "number") {
        const number = numbers.get(each);
        if (number !== undefined) result[key] = number;
      } else if (looks && key === "id") result[key] = numbers.get(each as number) ?? 0;
      else result[key] = rewrite(each);
    }
    return flattened(result);
  };
  // Rewriting keeps every node's shape; only numbers and empty fields change.
  const tidied: unknown = rewrite(ability);
  return tidied as T;
};

/** A sequence within a sequence is one sequence; a sequence of one is that one. */
const flattened = (node: Record<string, Json>): Json => {
  if (node["type"] !== "sequence") return node;
  const effects = (node["effects"] as readonly Record<string, Json>[]).flatMap((effect) =>
    effect["type"] === "sequence"
      ? (effect["effects"] as readonly Record<string, Json>[])
      : effect["type"] === "nothing"
        ? []
        : [effect],
  );
  return effects.length === 1 ? effects[0]! : { type: "sequence", effects };
};

import type { Card } from "../../src/abilities/index.ts";

/** What there is and what is read of ability objects: `type.field` each. */
export interface Recorded {
  readonly there: Set<string>;
  readonly read: Set<string>;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const typeOf = (node: object): string | undefined =>
  "type" in node && typeof node.type === "string" ? node.type : undefined;

/**
 * The same value, of which every field of a node that is asked for by its name is noted. What goes over all fields
 * (`Object.entries`, `JSON.stringify`, a copy by `...`) asks for their descriptors first, and is no reading; the parts of
 * a copy are recording still.
 */
const recording = <T>(value: T, recorded: Recorded, of = ""): T => {
  if (!isObject(value)) return value;
  const type = typeOf(value) ?? of;
  if (typeOf(value) !== undefined)
    for (const field of Object.keys(value)) if (field !== "type") recorded.there.add(`${type}.${field}`);
  // A part that is no node counts for the node around it.
  const parts = new Map<PropertyKey, unknown>();
  for (const [key, part] of Object.entries(value))
    parts.set(key, recording(part, recorded, Array.isArray(value) ? type : `${type}.${key}`));
  const described = new Set<PropertyKey>();
  return new Proxy(value, {
    get: (target, key, receiver) => {
      const walked = described.delete(key);
      if (!walked && typeOf(target) !== undefined) recorded.read.add(`${type}.${String(key)}`);
      return parts.has(key) ? parts.get(key) : Reflect.get(target, key, receiver);
    },
    has: (target, key) => {
      if (typeOf(target) !== undefined) recorded.read.add(`${type}.${String(key)}`);
      return Reflect.has(target, key);
    },
    ownKeys: (target) => {
      described.clear();
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor: (target, key) => {
      described.add(key);
      const found = Reflect.getOwnPropertyDescriptor(target, key);
      return found && parts.has(key) ? { ...found, value: parts.get(key) } : found;
    },
  }) as T;
};

/** The card with abilities that note what is read of them. */
export const recordingCard = (card: Card, recorded: Recorded): Card => {
  const [front, ...others] = card.faces.map((face) => ({
    ...face,
    abilities: recording(structuredClone(face.abilities), recorded),
  }));
  if (front === undefined) throw new Error(`${card.name} has no face`);
  return { ...card, faces: [front, ...others] };
};

/** The value with what `change` makes of each node in it. */
const changed = (value: unknown, change: (node: object, type: string) => object): unknown => {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((each) => changed(each, change));
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, change)]));
  const type = typeOf(value);
  return type === undefined ? parts : change(parts, type);
};

const withAbilities = (card: Card, change: (node: object, type: string) => object): Card => {
  const [front, ...others] = card.faces.map((face) => ({
    ...face,
    // Abilities without a part are still so called.
    abilities: changed(face.abilities, change) as typeof face.abilities,
  }));
  if (front === undefined) throw new Error(`${card.name} has no face`);
  return { ...card, faces: [front, ...others] };
};

/** The fields that a card's ability objects have, as they are recorded. */
export const fieldsOf = (card: Card): ReadonlySet<string> => {
  const found = new Set<string>();
  withAbilities(card, (node, type) => {
    for (const field of Object.keys(node)) found.add(`${type}.${field}`);
    return node;
  });
  return found;
};

/** The card with ability objects that lack a field. */
export const withoutField = (card: Card, left: string): Card =>
  withAbilities(card, (node, type) =>
    Object.fromEntries(Object.entries(node).filter(([field]) => `${type}.${field}` !== left)),
  );

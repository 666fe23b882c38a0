import type * as A from "../../src/abilities/index.ts";
import { kept } from "../../src/runtime/remembered.ts";

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Calls `visit` with each node of ability objects: what has a type. */
export const walk = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isNode(value)) {
    if (typeof value["type"] === "string") visit(value);
    for (const inner of Object.values(value)) walk(inner, visit);
  }
};

/** Whether a card with that face fits; undefined where the face alone does not tell. */
const fitsFace = (face: A.Face, filter: A.Filter): boolean | undefined => {
  switch (filter.type) {
    case "and": {
      const all = filter.filters.map((each) => fitsFace(face, each));
      return all.includes(false) ? false : all.includes(true) ? true : undefined;
    }
    case "or": {
      const all = filter.filters.map((each) => fitsFace(face, each));
      return all.includes(true) ? true : all.includes(undefined) ? undefined : false;
    }
    case "not": {
      const fits = fitsFace(face, filter.filter);
      return fits === undefined ? undefined : !fits;
    }
    case "hasType":
      return face.cardTypes.includes(filter.cardType);
    case "hasSubtype":
      return face.subtypes.some((subtype) => subtype === filter.subtype);
    case "hasSupertype":
      return face.supertypes.includes(filter.supertype);
    case "hasKeyword":
      return face.abilities.some((each) => each.type === "keyword" && each.keyword === filter.keyword);
    default:
      return undefined;
  }
};

/** What abilities ask for in several words at once: how many cards of which sort. */
interface Wanted {
  readonly fitting: readonly A.Card[];
  readonly count: number;
}

/** Finds the cards of a pool that fit what abilities ask for. */
export const fitter = (pool: readonly A.Card[]): ((abilities: unknown) => readonly Wanted[]) => {
  const known = new Map<string, readonly A.Card[]>();
  const fitting = (filter: A.Filter): readonly A.Card[] =>
    kept(known, JSON.stringify(filter), () =>
      pool.filter(({ faces: [face] }) => fitsFace(face, filter) === true),
    );
  return (abilities) => {
    const wanted = new Map<A.Filter, number>();
    walk(abilities, (node) => {
      const filter = (node["type"] === "and" ? node : node["filter"]) as A.Filter | undefined;
      const { min } = (node["count"] ?? {}) as { readonly min?: unknown };
      if (filter !== undefined && filter.type !== "not" && filter.type !== "or")
        wanted.set(
          filter,
          Math.max(wanted.get(filter) ?? 1, typeof min === "number" ? Math.min(min, 10) : 1),
        );
    });
    return [...wanted]
      .map(([filter, count]) => ({ fitting: fitting(filter), count }))
      .filter((each) => each.fitting.length > 0 && each.fitting.length < pool.length / 4);
  };
};

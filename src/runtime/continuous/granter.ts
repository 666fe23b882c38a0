import type * as A from "../../abilities/index.ts";
import { mentionsType } from "../evaluate/nodes.ts";
import type { ObjectId } from "../state.ts";

const known = new WeakMap<A.Ability, Map<ObjectId, A.Ability>>();
const mentioning = new WeakMap<A.Ability, boolean>();

const filledIn = (node: unknown, granter: ObjectId): unknown => {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => filledIn(part, granter));
  if ("type" in node && node.type === "granter") return { ...node, object: granter };
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, filledIn(part, granter)]));
};

/** A granted ability whose text names the object that grants it speaks of that object (201.5a). */
export const withGranter = (ability: A.Ability, granter: ObjectId): A.Ability => {
  let needed = mentioning.get(ability);
  if (needed === undefined) mentioning.set(ability, (needed = mentionsType(ability, "granter")));
  if (!needed) return ability;
  let forms = known.get(ability);
  if (forms === undefined) known.set(ability, (forms = new Map()));
  let form = forms.get(granter);
  if (form === undefined) {
    // Same node with one number filled in.
    form = filledIn(ability, granter) as A.Ability;
    forms.set(granter, form);
  }
  return form;
};

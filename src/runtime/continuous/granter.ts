import type * as A from "../../abilities/index.ts";
import { isChosenFilter, plainly } from "../evaluate/chosen.ts";
import { mentionsType } from "../evaluate/nodes.ts";
import type { GameObject } from "../state.ts";

const known = new WeakMap<A.Ability, Map<string, A.Ability>>();
const mentioning = new WeakMap<A.Ability, { readonly granter: boolean; readonly chosen: boolean }>();

const isNode = (value: object): value is A.AnyNode => "type" in value && typeof value.type === "string";

const filledIn = (node: unknown, granter: GameObject): unknown => {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => filledIn(part, granter));
  if (isNode(node)) {
    if (node.type === "granter") return { ...node, object: granter.id };
    if (isChosenFilter(node)) return plainly(node, granter.chosen[node.what]);
  }
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, filledIn(part, granter)]));
};

const mentionedIn = (ability: A.Ability): { readonly granter: boolean; readonly chosen: boolean } => {
  let mentions = mentioning.get(ability);
  if (mentions === undefined) {
    mentions = { granter: mentionsType(ability, "granter"), chosen: mentionsType(ability, "chosen") };
    mentioning.set(ability, mentions);
  }
  return mentions;
};

/**
 * A granted ability whose text names the object that grants it speaks of that object (201.5a); what was chosen for that
 * object is meant by "the chosen color" in it (607.2d). The same ability for the same granter is the same object.
 */
export const withGranter = (ability: A.Ability, granter: GameObject | undefined): A.Ability => {
  const mentions = mentionedIn(ability);
  if (granter === undefined || (!mentions.granter && !mentions.chosen)) return ability;
  const key = `${granter.id} ${mentions.chosen ? JSON.stringify(granter.chosen) : ""}`;
  let forms = known.get(ability);
  if (forms === undefined) known.set(ability, (forms = new Map()));
  let form = forms.get(key);
  if (form === undefined) {
    // Same node with references filled in.
    form = filledIn(ability, granter) as A.Ability;
    forms.set(key, form);
  }
  return form;
};

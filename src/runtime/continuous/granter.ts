import type * as A from "../../abilities/index.ts";
import { isChosenFilter, plainly } from "../evaluate/chosen.ts";
import { isNode, mapParts, mentionsType } from "../evaluate/nodes.ts";
import { kept, remembered } from "../remembered.ts";
import type { GameObject } from "../state.ts";

const formsOf = remembered((_: A.Ability): Map<string, A.Ability> => new Map());

const filledIn = (node: unknown, granter: GameObject): unknown => {
  if (isNode(node)) {
    if (node.type === "granter") return "object" in node ? node : { ...node, object: granter.id };
    if (isChosenFilter(node)) return plainly(node, granter.chosen[node.what]);
  }
  return mapParts(node, (part) => filledIn(part, granter));
};

const mentionedIn = remembered((ability: A.Ability) => ({
  granter: mentionsType(ability, "granter"),
  chosen: mentionsType(ability, "chosen"),
}));

/**
 * A granted ability whose text names the object that grants it speaks of that object (201.5a); what was chosen for that
 * object is meant by "the chosen color" in it (607.2d). The same ability for the same granter is the same object.
 */
export const withGranter = (ability: A.Ability, granter: GameObject | undefined): A.Ability => {
  const mentions = mentionedIn(ability);
  if (granter === undefined || (!mentions.granter && !mentions.chosen)) return ability;
  const key = `${granter.id} ${mentions.chosen ? JSON.stringify(granter.chosen) : ""}`;
  // Same node with references filled in.
  return kept(formsOf(ability), key, () => filledIn(ability, granter) as A.Ability);
};

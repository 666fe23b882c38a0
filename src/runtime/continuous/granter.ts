import type * as A from "../../abilities/index.ts";
import { isChosenFilter, plainly } from "../evaluate/chosen.ts";
import { isNode, mapParts, mentionsType, partsIn } from "../evaluate/nodes.ts";
import { linkName } from "../linked.ts";
import { kept, remembered } from "../remembered.ts";
import type { GameObject, ObjectId } from "../state.ts";

const formsOf = remembered((_: object): Map<string, unknown> => new Map());

const linking: ReadonlySet<unknown> = new Set([
  "chosen",
  "chosenColor",
  "chosenPlayer",
  "chosenNumber",
  "chooseValue",
  "choseWord",
  "timesKicked",
  "wasPaid",
]);
/** Whether that makes or asks for what linked abilities know of one another. */
const links = (node: object): boolean =>
  "link" in node ||
  "chosen" in node ||
  ("action" in node && node.action === "exile") ||
  Object.values(node).some((value) => linking.has(value));
const mentionsLinks = remembered((node: object): boolean => [...partsIn(node)].some(links));

const paired = (node: unknown, pair: string): unknown => {
  const copy = mapParts(node, (part) => paired(part, pair));
  return typeof copy === "object" && copy !== null && !Array.isArray(copy) && links(copy)
    ? { ...copy, pair: linkName(pair, copy) }
    : copy;
};

/**
 * An ability, or a face, that an object has from another one: its abilities are linked to one another alone (607.5). A negative
 * origin is that of an effect that makes something a copy.
 */
export const apart = <N extends object>(node: N, origin: ObjectId): N =>
  mentionsLinks(node)
    ? // The same with its links named apart.
      (kept(formsOf(node), ` ${origin}`, () => paired(node, ` ${origin}`)) as N)
    : node;

const filledIn = (node: unknown, granter: GameObject): unknown => {
  if (isNode(node)) {
    if (node.type === "granter") return "object" in node ? node : { ...node, object: granter.id };
    if (isChosenFilter(node)) return plainly(node, granter.chosen[linkName(node.what, node)]);
  }
  return mapParts(node, (part) => filledIn(part, granter));
};

const mentionedIn = remembered((ability: A.Ability) => ({
  granter: mentionsType(ability, "granter"),
  // 607.1c: what it lets choose itself is meant by it.
  chosen: mentionsType(ability, "chosen") && !mentionsType(ability, "chooseValue"),
}));

const granted = (ability: A.Ability, granter: GameObject): A.Ability => {
  const mentions = mentionedIn(ability);
  if (!mentions.granter && !mentions.chosen) return ability;
  const key = `${granter.id} ${mentions.chosen ? JSON.stringify(granter.chosen) : ""}`;
  // Same node with references filled in.
  return kept(formsOf(ability), key, () => filledIn(ability, granter)) as A.Ability;
};

/**
 * A granted ability whose text names the object that grants it speaks of that object (201.5a); what was chosen for that
 * object is meant by "the chosen color" in it (607.2d). The same ability for the same granter is the same object. Granted to
 * another object, it is linked to no ability that this has otherwise (607.1a, 607.5).
 */
export const withGranter = (
  ability: A.Ability,
  granter: GameObject | undefined,
  to: ObjectId | undefined = granter?.id,
): A.Ability => {
  if (granter === undefined) return ability;
  const one = granted(ability, granter);
  return to === granter.id ? one : apart(one, granter.id);
};

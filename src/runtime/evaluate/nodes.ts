import type * as A from "../../abilities/index.ts";
import { remembered } from "../remembered.ts";
import type { GameObject } from "../state.ts";
import type { Chosen, ChosenInstructions } from "../state.ts";

/** All abilities of a list, with those that keywords stand for. */
export function* allAbilities(abilities: readonly A.Ability[]): Generator<A.Ability> {
  for (const ability of abilities) {
    yield ability;
    if (ability.type === "keyword") yield* allAbilities(ability.abilities);
  }
}

/** The same with every part of the node, or of the list, replaced; what has no parts is itself. */
export const mapParts = (node: unknown, replaced: (part: unknown, key?: string) => unknown): unknown => {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => replaced(part));
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, replaced(part, key)]));
};

/** A part of a tree, by what it may have. */
type Part = Readonly<Record<string, unknown>>;

/** All objects and lists of a tree, each before what is in it; what is `skipped`, under its name, with all that is in it. */
export function* partsIn(
  tree: unknown,
  skipped: (part: Part, name: string) => boolean = () => false,
  name = "",
): Generator<Part> {
  if (typeof tree !== "object" || tree === null) return;
  const part = tree as Part;
  if (skipped(part, name)) return;
  yield part;
  for (const [inner, value] of Object.entries(tree)) yield* partsIn(value, skipped, inner);
}

/** The same without abilities that are granted: they ask nothing until they are at work themselves. */
export const ownPartsIn = (tree: unknown): Generator<Part> =>
  partsIn(tree, (_, name) => name === "abilities");

/** Whether that is a node of an ability, and no list. */
export const isNode = (value: unknown): value is A.AnyNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** What a description says of the objects, one part beside the other. */
export const partsOf: (filter: A.Filter) => readonly A.Filter[] = remembered((filter) =>
  filter.type === "and" ? filter.filters.flatMap(partsOf) : [filter],
);

/** The zone in which the objects are, with whose it is, if a description says so. */
export const zoneNamedBy = (filter: A.Filter): A.InZone | undefined =>
  partsOf(filter).find((part) => part.type === "inZone");

/** The zone in which an activated or triggered ability works: as it states, else the battlefield (113.6). */
export const zoneOfAbility = ({ zone = "battlefield" }: A.Activated | A.Triggered): A.Zone => zone;

/** The types of all nodes in a tree: what an ability could ask about. */
export const typesIn = remembered((node: object): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { type } of partsIn(node)) if (typeof type === "string") found.add(type);
  return found;
});

/** Whether a node of that type occurs anywhere in the tree. */
export const mentionsType = (node: unknown, type: string): boolean =>
  typeof node === "object" && node !== null && typesIn(node).has(type);

/** 605.1a, 605.1b: no target, no loyalty cost, and it could add mana; a triggered one triggers from mana. */
export const isManaAbility = remembered(
  (ability: A.Ability): boolean =>
    (ability.type === "activated" || ability.type === "triggered") &&
    couldAddMana(ability) &&
    (ability.type === "activated"
      ? !ability.costs.some((cost) => cost.type === "loyalty")
      : ability.event.type === "tapsForMana"),
);

/** 605.1: instructions that don't require a target and could add mana. */
export const couldAddMana = ({ targets = [], effect }: A.Instructions): boolean =>
  targets.length === 0 && addsMana(effect);

/** Not by an ability that it gives, nor later. */
const addsMana = (effect: A.Effect): boolean =>
  [
    ...partsIn(
      effect,
      ({ type, abilities }) => abilities !== undefined || type === "delayed" || type === "reflexive",
    ),
  ].some(({ type }) => type === "addMana");

const targetsIn = (chosen: readonly ChosenInstructions[]): Chosen[] =>
  chosen.flatMap((one) => [
    ...one.targets.flat(),
    ...targetsIn((one.modes ?? []).map((mode) => mode.chosen)),
  ]);

/** Everything that a spell or ability on the stack targets (115.1), with the targets of its modes. */
export const targetsOf = (object: GameObject | undefined): Chosen[] =>
  targetsIn(object?.stackItem?.instructions ?? []);

import type * as A from "../../abilities/index.ts";
import { ownPartsIn } from "../evaluate/nodes.ts";
import { flatten } from "../flatten.ts";
import { remembered } from "../remembered.ts";

/** Layers and sublayers in order (613.1, 613.4); `rules` are modifications that say what may be done (613.11). */
export const layers = [
  "copy",
  "control",
  "text",
  "types",
  "colors",
  "abilities",
  "7a",
  "7b",
  "7c",
  "7d",
  "rules",
] as const;
export type Layer = (typeof layers)[number];

/** The layer in which modifications of each type apply. */
export const layerOfType: { readonly [T in A.Modification["type"]]: Layer } = {
  becomeCopy: "copy",
  noManaCost: "copy",
  changeControl: "control",
  setName: "text",
  addTypes: "types",
  setTypes: "types",
  loseTypes: "types",
  setColors: "colors",
  gainAbilities: "abilities",
  loseAbilities: "abilities",
  setPT: "7b",
  modifyPT: "7c",
  switchPT: "7d",
  cant: "rules",
  must: "rules",
  cantBeBlocked: "rules",
  canBlock: "rules",
  assignsDamage: "rules",
  asThough: "rules",
  mayNotUntap: "rules",
  mayExert: "rules",
  crewsAsThough: "rules",
};

/** The layer in which a modification applies (613.1); what defines power and toughness has its own (613.4a). */
export const layerOf = ({ type }: A.Modification, defining: boolean): Layer =>
  defining && type === "setPT" ? "7a" : layerOfType[type];

/** A static ability with what it does to objects, and with what it does to the rules. */
export interface Applying {
  readonly ability: A.Static;
  readonly effects: readonly A.Applies[];
}
export interface Ruling {
  readonly ability: A.Static;
  readonly changes: readonly (A.RuleChange | A.Replacement)[];
}
export interface Statics {
  readonly applying: readonly Applying[];
  readonly ruling: readonly Ruling[];
}

const none: Statics = { applying: [], ruling: [] };

/** The static abilities of a list, sorted by what they affect. */
export const staticsIn = (abilities: readonly A.Ability[]): Statics =>
  abilities.length === 0 ? none : sorted(abilities);
const sorted = remembered((abilities: readonly A.Ability[]): Statics => {
  const applying: Applying[] = [];
  const ruling: Ruling[] = [];
  for (const ability of flatten(abilities)) {
    if (ability.type !== "static") continue;
    const effects = ability.effects.filter((effect) => effect.type === "applies");
    const changes = ability.effects.filter((effect) => effect.type !== "applies");
    if (effects.length > 0) applying.push({ ability, effects });
    if (changes.length > 0) ruling.push({ ability, changes });
  }
  return applying.length + ruling.length === 0 ? none : { applying, ruling };
});

/**
 * 604.3a: an ability about its own object alone, without a condition; of what it has it says nothing. That it is printed
 * there the caller knows.
 */
export const isDefinition = (ability: A.Static, { to, modifications }: A.Applies): boolean =>
  to.type === "self" &&
  ability.condition === undefined &&
  modifications.every(({ type }) => type !== "gainAbilities");

/** A definition of types or colors that never varies (604.3). */
export const isConstantDefinition = (effect: A.Applies, change: A.Modification): boolean =>
  effect.to.type === "self" &&
  ((change.type === "addTypes" &&
    change.cardTypes === undefined &&
    change.supertypes === undefined &&
    change.chosen === undefined) ||
    (change.type === "setColors" && change.colors !== "chosen"));

/** Zone in which a static ability works (113.6); permanents' abilities on the battlefield, emblems' in the command zone. */
export const worksIn = (ability: A.Static, zone: A.Zone): boolean => {
  const { zone: stated } = ability;
  return stated === undefined ? zone === "battlefield" || zone === "command" : stated === zone;
};

/** Whether an ability's condition, objects or values ask for power or toughness. */
export const mentionsStats = remembered((ability: A.Static): boolean =>
  [...ownPartsIn(ability)].some(
    ({ type, stat }) =>
      (type === "compare" || type === "statOf") && stat !== "manaValue" && stat !== "loyalty",
  ),
);

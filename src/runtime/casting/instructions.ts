import * as A from "../../abilities/index.ts";
import { enchantAbilities } from "../attach.ts";
import { characteristics } from "../continuous/index.ts";
import { flatten } from "../flatten.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../state.ts";
import { isNode, mapParts } from "../evaluate/nodes.ts";
import { isPlayers } from "../evaluate/players.ts";
import { isTarget } from "./announce.ts";

/** 303.4a, 702.5c: the target of an Aura spell is what all of its enchant abilities allow. */
const enchantTarget = (game: Game, id: ObjectId): A.TargetSpec[] => {
  const qualities = enchantAbilities(game, id).flatMap((p) => (p.type === "quality" ? [p.value] : []));
  const count = { min: 1, max: 1 };
  if (qualities.length === 0) return [];
  const players = qualities.find(isPlayers);
  const filters = qualities.filter((quality): quality is A.Filter => !isPlayers(quality));
  // Nothing is a player and an object.
  return [
    { count, ...(players === undefined ? { objects: A.and(filters) } : filters.length === 0 && { players }) },
  ];
};

/** The instructions of a spell, in the order in which they are followed. */
export const instructionsOf = (
  game: Game,
  id: ObjectId,
  abilities: readonly A.Ability[],
  overloaded = false,
): A.Instructions[] => {
  const written = flatten(abilities).filter((a): a is A.SpellAbility => a.type === "spell");
  const own = overloaded ? written.map(overload) : written;
  const isAura = characteristics(game, id).subtypes.includes("Aura") && !own.some((i) => i.targets?.length);
  return isAura ? [{ targets: enchantTarget(game, id), effect: { type: "nothing" } }] : own;
};

/** 702.96a: every "target" of an overloaded spell is "each". */
const overload = (instructions: A.SpellAbility): A.SpellAbility => {
  const specs = instructions.targets ?? [];
  const visit = (node: unknown): unknown => {
    if (isNode(node) && isTarget(node)) {
      const { objects, players } = specs[node.index] ?? {};
      return objects !== undefined && node.type === "target"
        ? { type: "all", filter: objects }
        : (players ?? node);
    }
    return mapParts(node, visit);
  };
  // The same shape with other references in it.
  return { type: "spell", effect: visit(instructions.effect) as A.Effect };
};

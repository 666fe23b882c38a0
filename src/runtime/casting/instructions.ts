import type * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import { flatten } from "../flatten.ts";
import type { Game } from "../game.ts";
import { keywordsOf } from "../keywords.ts";
import type { ObjectId } from "../state.ts";
import { isNode, mapParts } from "../evaluate/nodes.ts";
import { isTarget } from "./announce.ts";

/** 303.4a: the target of an Aura spell, from its enchant abilities. */
const enchantTarget = (game: Game, id: ObjectId): A.TargetSpec[] => {
  const [keyword] = keywordsOf(game, id, "enchant");
  const [parameter] = keyword?.parameters ?? [];
  if (parameter?.type !== "quality") return [];
  const count = { min: 1, max: 1 };
  // A quality is a filter or a set of players; only the latter has one of the players' types.
  return [
    isPlayersParameter(parameter.value)
      ? { count, players: parameter.value }
      : { count, objects: parameter.value },
  ];
};

const playerTypes: ReadonlySet<string> = new Set(["you", "opponents", "players"]);

const isPlayersParameter = (value: A.Filter | A.Players): value is A.Players => playerTypes.has(value.type);

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

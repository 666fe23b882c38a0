import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { isPlayerNode } from "./aimed.ts";
import { eventFilter } from "./event-filters.ts";
import { playerNounOf } from "./players.ts";
import { refuse, type Scope } from "./scope.ts";

/** Spells and abilities that target such objects or players (115.1). */
export const targetingOf = (
  node: Nodes["targeted"],
  scope: Scope,
  options: { readonly only?: true } = {},
): A.Filter => {
  if (node.kind === "you") return A.targets(A.you, options);
  if (node.kind === "aPlayer") return A.targets(playerNounOf(node.who, scope), options);
  if (isPlayerNode(node)) return refuse(node, "this cannot be asked for as a target");
  const { filter, players } = eventFilter(node, scope);
  const objects = A.targets(filter, options);
  return players === undefined ? objects : A.or([objects, A.targets(players, options)]);
};

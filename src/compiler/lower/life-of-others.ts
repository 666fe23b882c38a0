import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { isOneOfSeveral, notAny, oneOf } from "./chosen-player.ts";
import { lifePredicate } from "./effects/life.ts";
import { forPlayers } from "./for-players.ts";
import { dispatch } from "./nodes.ts";
import { playersOf } from "./players.ts";
import { refuse, type Scope } from "./scope.ts";

/** What is said of the life of somebody. */
interface LifeClause {
  readonly who: Nodes["player"];
  readonly does: Nodes["lifePredicate"];
}

/**
 * "An opponent gains 5 life" as a cost: who can't gain life can't be taken for it (119.7). Of several opponents the payer
 * says which one.
 */
export const lifeOfOthers = ({ who, does }: LifeClause, scope: Scope): A.Cost => {
  const players = playersOf(notAny(who), scope);
  if (players.type === "you") return refuse(who, "say “pay”, or who else");
  const effect = forPlayers(isOneOfSeveral(who) ? oneOf(players) : players, scope, (each) =>
    dispatch<Nodes["lifePredicate"], [A.Players, Scope], A.Effect>(lifePredicate, does, each, scope),
  );
  return A.effectCost(effect);
};

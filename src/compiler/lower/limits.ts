import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { conditionOf } from "./conditions.ts";
import type { Scope } from "./scope.ts";
import type { Sentence } from "./sentences.ts";

const limitOf = (node: Nodes["activationLimit"], scope: Scope): readonly A.ActivationLimit[] => {
  const yourTurn = A.onlyIf(A.isTurn(A.you));
  switch (node.kind) {
    case "asSorcery":
      return [A.sorcerySpeed];
    case "onceEachTurn":
      return [A.timesPerTurn(node.variant === 1 ? 2 : 1)];
    case "onlyDuringYourTurn":
      return [yourTurn];
    case "onlyDuringUpkeep":
      return [A.onlyIf(A.isStep(["upkeep"], { of: A.you }))];
    case "onlyIf":
      return [A.onlyIf(conditionOf(node.condition, scope))];
    case "onlyOnce":
      return [A.oncePerGame];
    case "onlyDuringCombat":
      return [
        A.onlyIf(
          A.isStep([
            "beginning of combat",
            "declare attackers",
            "declare blockers",
            "first-strike combat damage",
            "combat damage",
            "end of combat",
          ]),
        ),
      ];
    case "asSorceryAndOnce":
      return [A.sorcerySpeed, A.timesPerTurn(1)];
    case "yourTurnOnce":
      return [yourTurn, A.timesPerTurn(1)];
    case "onlyBeforeAttackers":
      return [A.onlyIf(A.isStep(["upkeep", "draw", "precombat main", "beginning of combat"], { of: A.you }))];
    default:
      return node satisfies never;
  }
};

export interface Limits {
  readonly limits: readonly A.ActivationLimit[];
  readonly by: A.Players | undefined;
  readonly timesPerTurn: number | undefined;
  readonly rest: readonly Sentence[];
}
/** Parts the sentences that limit an ability (602.5, 603.2) from those that say what it does. */
export const limitsIn = (sentences: readonly Sentence[], scope: Scope): Limits => {
  const limits: A.ActivationLimit[] = [];
  const rest: Sentence[] = [];
  let by: A.Players | undefined;
  let timesPerTurn: number | undefined;
  for (const each of sentences) {
    if (each.kind === "activateLimit") limits.push(...limitOf(each.limit, scope));
    else if (each.kind === "activateAnyPlayer") by = A.players;
    else if (each.kind === "triggersOnce") timesPerTurn = each.n.kind === "onceWord" ? 1 : 2;
    else rest.push(each);
  }
  return { limits, by, timesPerTurn, rest };
};

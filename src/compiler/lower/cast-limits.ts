import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { conditionOf } from "./conditions.ts";
import { itemsOf } from "./series.ts";
import { possessor } from "./players.ts";
import { refuse, type Scope } from "./scope.ts";

const beforeAttackers = ["upkeep", "draw", "precombat main", "beginning of combat"] as const;

/** When a spell may be cast or an ability activated (601.3, 602.5). */
export const castConditionOf = (node: Nodes["castLimit"], scope: Scope, anyone?: true): A.Condition => {
  switch (node.kind) {
    case "castDuringCombat":
      return A.isStep(A.combatSteps);
    case "castBeforeBlockers":
      return A.isStep(A.combatSteps.slice(0, 2));
    case "castBeforeBlockersAnyTime":
      return A.isStep([...beforeAttackers, "declare attackers"]);
    case "castAfterBlockers":
      return A.isStep(A.combatSteps.slice(2));
    case "castBeforeAttackers":
      return A.isStep(beforeAttackers);
    case "castOnTurnBeforeAttackers":
      return A.isStep(beforeAttackers, { of: possessor(node.whose, scope) });
    case "castDuringDeclareAttackers":
      return A.isStep(["declare attackers"]);
    case "castDuringDeclareBlockers":
      return A.isStep(["declare blockers"]);
    case "castEndOfCombat":
      return A.isStep(["end of combat"]);
    case "castDuringAttackedDeclare":
      return A.allOf([A.isStep(["declare attackers"]), A.exists(A.all(A.attacking({ whom: A.you })))]);
    case "castIf":
      return conditionOf(node.condition, scope);
    case "castOnTurn":
      return A.isTurn(turnOf(node.whose, scope, anyone));
    case "castInUpkeep":
      return A.isStep(["upkeep"], { of: turnOf(node.whose, scope, anyone) });
    case "castInEndStep":
      return A.isStep(["end"], { of: turnOf(node.whose, scope, anyone) });
    case "castBeforeCombatDamage":
      return A.isStep([...beforeAttackers, "declare attackers", "declare blockers"]);
    default:
      return node satisfies never;
  }
};

/** "Any player may activate this ability but only during their turn": the turn of whoever activates it. */
const turnOf = (whose: Nodes["possessive"], scope: Scope, anyone?: true): A.Players =>
  anyone === true && (whose.kind === "theirPlural" || whose.kind === "hisOrHer")
    ? A.eachPlayer
    : possessor(whose, scope);

/** All the limits on the casting of a spell, as one condition. */
export const castOnlyOf = (node: Nodes["activationLimits"], scope: Scope): A.Condition => {
  const conditions = itemsOf<Nodes["activationLimit"]>(node as never).map((item) =>
    item.kind === "onlyWhen"
      ? castConditionOf(item.when, scope)
      : refuse(item, "spells are not limited like this"),
  );
  return conditions.length === 1 ? conditions[0]! : A.allOf(conditions);
};

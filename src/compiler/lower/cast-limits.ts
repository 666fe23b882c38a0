import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { conditionOf } from "./conditions.ts";
import type { NodeOfKind } from "./nodes.ts";
import { allSo, itemsOf } from "./series.ts";
import { possessor } from "./players.ts";
import { refuse, type Scope } from "./scope.ts";

const beforeAttackers = ["upkeep", "draw", "precombat main", "beginning of combat"] as const;
const beforeBlockers = [...beforeAttackers, "declare attackers"] as const;

const stepsOf: { readonly [W in NodeOfKind<"castWhen">["when"]]: Parameters<typeof A.isStep>[0] } = {
  "during combat": A.combatSteps,
  "during combat before blockers are declared": A.combatSteps.slice(0, 2),
  "during combat after blockers are declared": A.combatSteps.slice(2),
  "before attackers are declared": beforeAttackers,
  "before blockers are declared": beforeBlockers,
  "after combat": ["postcombat main", "end"],
  "during the declare attackers step": ["declare attackers"],
  "during the declare blockers step": ["declare blockers"],
  "during the end of combat step": ["end of combat"],
  "before the combat damage step": [...beforeBlockers, "declare blockers"],
  "during any upkeep step": ["upkeep"],
};

/** When a spell may be cast or an ability activated (601.3, 602.5). */
export const castConditionOf = (node: Nodes["castLimit"], scope: Scope, anyone?: true): A.Condition => {
  switch (node.kind) {
    case "castWhen":
      // 506.7d: before that point of the first combat phase, if a turn has several.
      return A.isStep(stepsOf[node.when], {
        ...(node.whose === undefined ? {} : { of: turnOf(node.whose, scope, anyone) }),
        ...(node.when.startsWith("before") ? { first: true } : {}),
      });
    case "castOnTurnBeforeAttackers":
      return A.isStep(beforeAttackers, { of: possessor(node.whose, scope), first: true });
    case "castIf":
      return conditionOf(node.condition, scope);
    case "castAtTime": {
      const of = turnOf(node.whose, scope, anyone);
      if (node.time === "turn") return A.isTurn(of);
      return A.isStep([limitSteps[node.time]], { of });
    }
    default:
      return node satisfies never;
  }
};

const limitSteps = { upkeep: "upkeep", "draw step": "draw", "end step": "end" } as const;

/** "Any player may activate this ability but only during their turn": the turn of whoever activates it. */
const turnOf = (whose: Nodes["possessive"], scope: Scope, anyone?: true): A.Players =>
  anyone === true && whose.kind === "theirPlural" ? A.eachPlayer : possessor(whose, scope);

/** All the limits on the casting of a spell, as one condition. */
export const castOnlyOf = (node: Nodes["activationLimits"], scope: Scope): A.Condition => {
  const conditions = itemsOf<Nodes["activationLimit"]>(node as never).map((item) =>
    item.kind === "onlyWhen"
      ? castConditionOf(item.when, scope)
      : refuse(item, "spells are not limited like this"),
  );
  return allSo(conditions);
};

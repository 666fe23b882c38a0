import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { anyObjects } from "./objects.ts";
import { possessor } from "./players.ts";
import { refuse, type Scope } from "./scope.ts";

/** Of these players' turns; every player's is what an event without players means. */
const ofTurn = (step: A.Step, of: A.Players, next?: true): A.BeginningOf => ({
  ...(of.type === "players" ? A.beginningOf(step) : A.beginningOf(step, of)),
  ...(next === undefined ? {} : { next }),
});
const every = (step: A.Step): A.BeginningOf => A.beginningOf(step);
const next = (step: A.Step): A.BeginningOf => A.beginningOf(step, undefined, { next: true });

const table: Lowering<"moment", [Scope], A.TriggerEvent> = {
  upkeepOf: (node, scope) => ofTurn("upkeep", possessor(node.whose, scope)),
  eachUpkeep: () => every("upkeep"),
  upkeepOfEnchanted: (node, scope) =>
    ofTurn(
      ({ upkeep: "upkeep", "draw step": "draw", "end step": "end" } as const)[node.step],
      A.controllerOf(anyObjects(node.of, scope)),
    ),
  drawStepOf: (node, scope) => ofTurn("draw", possessor(node.whose, scope)),
  eachDrawStep: () => every("draw"),
  combatOn: (node, scope) => ofTurn("beginning of combat", possessor(node.whose, scope)),
  eachCombat: () => every("beginning of combat"),
  endStepOf: (node, scope) => ofTurn("end", possessor(node.whose, scope)),
  eachEndStep: () => every("end"),
  nextEndStep: () => next("end"),
  nextCleanup: () => next("cleanup"),
  nextUpkeep: () => next("upkeep"),
  nextEndStepOf: (node, scope) => ofTurn("end", possessor(node.whose, scope), true),
  nextUpkeepOf: (node, scope) => ofTurn("upkeep", possessor(node.whose, scope), true),
  nextTurnsUpkeep: () => A.beginningOf("upkeep", undefined, { next: "turn" }),
  precombatMain: (node, scope) => ofTurn("precombat main", possessor(node.whose, scope)),
  postcombatMain: (node, scope) => ofTurn("postcombat main", possessor(node.whose, scope)),
  // 505.1a-b: the first one is the precombat main phase, the others are counted within the turn.
  nthMain: (node, scope) => {
    const whose = possessor(node.whose, scope);
    const nth = node.n.value;
    return nth === 1 ? ofTurn("precombat main", whose) : { ...ofTurn("postcombat main", whose), nth };
  },
  eachMain: () => A.eitherEvent([ofTurn("precombat main", A.you), ofTurn("postcombat main", A.you)]),
  eachPostcombatMain: (node) =>
    node.whose === "each postcombat main phase" ? every("postcombat main") : ofTurn("postcombat main", A.you),
  endOfCombat: () => every("end of combat"),
  nextCombat: () => next("beginning of combat"),
  firstUpkeep: (node, scope) =>
    scope.opening === true
      ? A.beginningOf("upkeep", node.whose === "your" ? A.you : undefined, { next: true })
      : refuse(node, "the first upkeep is spoken of before the game only"),
  nextMain: (node, scope) => {
    const whose = possessor(node.whose, scope);
    return A.eitherEvent([ofTurn("precombat main", whose, true), ofTurn("postcombat main", whose, true)]);
  },
};

/** The beginning of a step (603.6a, 500.6). */
export const momentOf = (node: Nodes["moment"], scope: Scope): A.TriggerEvent => dispatch(table, node, scope);

/** The next such step (603.7b). */
export const delayOf = (node: Nodes["delayMoment"], scope: Scope): A.TriggerEvent => {
  switch (node.kind) {
    case "atMoment": {
      const event = momentOf(node.moment, scope);
      const events = event.type === "eitherEvent" ? event.events : [event];
      return events.every((each) => each.type === "beginningOf" && each.next !== undefined)
        ? event
        : refuse(node.moment, "say which one: “the next”, “your next”");
    }
    case "atEndOfCombat":
      return A.beginningOf("end of combat", undefined, { next: true });
    case "atEndOfTurn":
      return A.beginningOf("end", undefined, { next: true });
    default:
      return node satisfies never;
  }
};

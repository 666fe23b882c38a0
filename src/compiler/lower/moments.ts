import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { anyObjects } from "./objects.ts";
import { oneOfNext } from "./outcome.ts";
import { playersOf, possessor } from "./players.ts";
import { referentOf } from "../resolve/resolve.ts";
import { refuse, type Scope } from "./scope.ts";

type When = Pick<A.BeginningOf, "next">;

const steps: Record<Nodes["stepName"]["step"], readonly A.Step[]> = {
  upkeep: ["upkeep"],
  "draw step": ["draw"],
  "end step": ["end"],
  "cleanup step": ["cleanup"],
  combat: ["beginning of combat"],
  "main phase": ["precombat main", "postcombat main"],
  "precombat main phase": ["precombat main"],
  "postcombat main phase": ["postcombat main"],
};

/** Of these players' turns; every player's is what an event without players means. */
const begins = (node: Nodes["stepName"], of: A.Players | undefined, when: When = {}): A.TriggerEvent => {
  const events = steps[node.step].map((step) => beginsStep(step, of, when));
  return events.length === 1 ? events[0]! : A.eitherEvent(events);
};
const beginsStep = (step: A.Step, of: A.Players | undefined, when: When = {}): A.BeginningOf =>
  A.beginningOf(step, of?.type === "players" ? undefined : of, when);

type Soon = Nodes["moment"] & { readonly soon?: true };
/** "… this turn": only what an instruction sets up waits within a turn. */
const ofInstruction = (node: Soon, scope: Scope): When =>
  node.soon === true && scope.delaying !== true
    ? refuse(node, "only an instruction can speak of this turn")
    : {};

/** How long what waits for the moment goes on waiting (603.7c). */
export const termOfMoment = (node: Nodes["moment"]): Pick<A.Delayed, "duration" | "once"> =>
  (node as Soon).soon === true
    ? { duration: A.until("end of turn"), ...(node.kind === "eachStep" ? {} : { once: true }) }
    : {};

/** "Return it under its owner's control at the beginning of their next upkeep": the owner is said, and told only then. */
const whoseStep = (whose: Nodes["possessive"], scope: Scope): A.Players => {
  const said = referentOf(whose.kind === "playerGenitive" ? whose.who : whose)?.means;
  if (typeof said === "object" && said.node.kind === "ownerOf")
    if (!scope.mentions.some(({ from }) => from?.includes(said.node)))
      playersOf(said.node as unknown as Nodes["player"], scope);
  return possessor(whose, scope);
};

const table: Lowering<"moment", [Scope], A.TriggerEvent> = {
  stepOf: (node, scope) => {
    const whose = (): A.Players => whoseStep(node.whose, scope);
    if (node.next === true)
      return begins(node.step, oneOfNext(node.whose, whose()), { next: true, ...ofInstruction(node, scope) });
    if (node.soon === true) return refuse(node, "say “next”");
    return node.step.step === "main phase"
      ? refuse(node.step, "say which main phase")
      : begins(node.step, whose());
  },
  stepOfController: (node, scope) => begins(node.step, A.controllerOf(anyObjects(node.of, scope))),
  eachStep: (node, scope) => begins(node.step, undefined, ofInstruction(node, scope)),
  theEndStep: () => beginsStep("end", undefined),
  eachOfSteps: (node, scope) => begins(node.step, possessor(node.whose, scope)),
  theNextStep: (node, scope) => begins(node.step, undefined, { next: true, ...ofInstruction(node, scope) }),
  stepOfNextTurn: (node, scope) =>
    begins(node.step, oneOfNext(node.whose, possessor(node.whose, scope)), { next: "turn" }),
  nextTurnsStep: (node) => begins(node.step, undefined, { next: "turn" }),
  combatOn: (node, scope) => beginsStep("beginning of combat", possessor(node.whose, scope)),
  // 505.1a-b: the first one is the precombat main phase, the others are counted within the turn.
  nthMain: (node, scope) => {
    const whose = possessor(node.whose, scope);
    const nth = node.n.value;
    return nth === 1 ? beginsStep("precombat main", whose) : { ...beginsStep("postcombat main", whose), nth };
  },
  firstUpkeep: (node, scope) =>
    scope.opening === true
      ? beginsStep("upkeep", node.whose === "your" ? A.you : undefined, { next: true })
      : refuse(node, "the first upkeep is spoken of before the game only"),
};

/** The beginning of a step (603.6a, 500.6). */
export const momentOf = (node: Nodes["moment"], scope: Scope): A.TriggerEvent => dispatch(table, node, scope);

/** The next such step (603.7b). */
const nextOf = (node: Nodes["delayMoment"], scope: Scope): A.TriggerEvent => {
  switch (node.kind) {
    case "atMoment": {
      const event = momentOf(node.moment, { ...scope, delaying: true });
      const events = event.type === "eitherEvent" ? event.events : [event];
      return events.every((each) => each.type === "beginningOf" && each.next !== undefined)
        ? event
        : refuse(node.moment, "say which one: “the next”, “your next”");
    }
    case "atEndOfTime":
      return A.beginningOf(node.time === "combat" ? "end of combat" : "end", undefined, { next: true });
    default:
      return node satisfies never;
  }
};

/** An instruction that waits for the next such step (603.7). */
export const waiting = (
  when: Nodes["delayMoment"],
  scope: Scope,
  build: (scope: Scope) => A.Effect,
): A.Effect => {
  const event = nextOf(when, scope);
  const term = when.kind === "atMoment" ? termOfMoment(when.moment) : {};
  return A.delayed(event, { effect: build(scope) }, term);
};

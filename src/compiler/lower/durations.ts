import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { oneOfFirst } from "./first-turns.ts";
import { askedAlways } from "./asked-before.ts";
import { conditionOf } from "./conditions.ts";
import { withoutCount } from "./event-roles.ts";
import { dispatch, type Lowering, type NodeOfKind } from "./nodes.ts";
import { anyObjects } from "./objects.ts";
import { oneOfNext } from "./outcome.ts";
import { whoseTurn } from "./player-mentions.ts";
import { stepOwner } from "./players.ts";
import { holdsType, same } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";
import { triggerOf } from "./triggers.ts";

const yours = (moment: A.Until["moment"], of: A.Players): A.TimeAway =>
  of.type === "you" ? A.until(moment) : A.until(moment, { of });

const ownerOfNext = (whose: Nodes["possessive"], scope: Scope): A.Players =>
  oneOfNext(whose, stepOwner(whose, scope));

const ownerOfThis = (whose: Nodes["possessive"], scope: Scope): A.Players =>
  whoseTurn(stepOwner(whose, scope), scope);

/** 502.3: permanents untap in their controllers' untap steps; without `of` that is each affected one's controller. */
const nextUntapStep = (of: A.Players): A.TimeAway =>
  of.type === "you"
    ? A.until("your next untap step")
    : A.until(
        "their next untap step",
        of.type === "controllerOf" && of.objects.type === "each" ? {} : { of },
      );

const fixedTimes = {
  "until end of turn": "end of turn",
  "this turn": "end of turn",
  "until end of combat": "end of combat",
  "this combat": "end of combat",
  "for the rest of the game": "end of game",
} as const;

const lastsWhile = ({ condition }: { readonly condition: Nodes["condition"] }, scope: Scope): A.TimeAway => {
  const so = conditionOf(condition, scope);
  // What a spell does begins as it leaves the stack (608.2n).
  if (
    scope.face.isSpell &&
    so.type === "matches" &&
    so.objects.type === "self" &&
    same(so.filter, A.inZone("stack"))
  )
    return refuse(condition, "what a spell does is over then before it begins");
  return A.asLongAs(askedAlways(so));
};

const table: Lowering<"duration", [Scope], A.TimeAway> = {
  fixedTime: ({ time }) => A.until(fixedTimes[time]),
  untilEndOfNextTurn: (node, scope) => yours("end of your next turn", ownerOfNext(node.whose, scope)),
  untilTheirNextTurn: (node, scope) => yours("your next turn", ownerOfNext(node.whose, scope)),
  untilNextStep: (node, scope) => {
    const of = ownerOfNext(node.whose, scope);
    switch (node.step) {
      case "upkeep":
        return yours("your next upkeep", of);
      case "untap step":
        return nextUntapStep(of);
      case "end step":
        return A.until("next end step", { of });
      default:
        return node.step satisfies never;
    }
  },
  forAsLongAs: (node, scope) => lastsWhile(node, scope),
  asLongAs: (node, scope) => lastsWhile(node, scope),
  untilEvent: ({ event, span }, scope) => {
    if (event.kind === "objectEvent" && event.does.kind === "leaves" && event.when === undefined) {
      const { whose, alive } = event.does;
      if (whose === undefined && alive === undefined) return A.untilLeaves(anyObjects(event.what, scope));
    }
    const spoken = [...scope.mentions];
    const found = triggerOf(
      { kind: "when", word: "when", events: event, span },
      { ...scope, delaying: true },
    );
    scope.mentions.splice(0, scope.mentions.length, ...spoken);
    // The card that is waited for is none any more once it is a spell (400.7): it is cast as it leaves for the stack (601.2a).
    if (found.type === "cast" && holdsType(found.what, "self"))
      return A.untilEvent(A.zoneChange(found.what, found.from, "stack"));
    return found.type === "state"
      ? refuse(event, "say “for as long as”")
      : A.untilEvent(withoutCount(event, found));
  },
  duringUntap: (node) => refuse(node, "this stands only behind “doesn't untap”"),
  duringPhases: ({ time }) =>
    A.asLongAs(time === "combat" ? A.isStep(A.combatSteps) : A.notSo(A.isTurn(A.you))),
  duringFirst: (node, scope) => A.asLongAs(oneOfFirst(node.first, ownerOfThis(node.whose, scope))),
  duringTurn: (node, scope) => {
    const of = (node.time === "next turn" ? stepOwner : ownerOfThis)(node.whose, scope);
    if (node.time === "next turn") return yours("during your next turn", oneOfNext(node.whose, of));
    return A.asLongAs(node.time === "turn" ? A.isTurn(of) : A.isStep(["end"], { of }));
  },
};

/** "doesn't untap during your next untap step": until that is over (502.3). */
export const duringNextUntapStep = (node: NodeOfKind<"duringUntap">, scope: Scope): A.TimeAway =>
  nextUntapStep(ownerOfNext(node.whose, scope));

/** How long an effect lasts (611.2a). */
export const durationOf = (node: Nodes["duration"], scope: Scope): A.TimeAway => dispatch(table, node, scope);

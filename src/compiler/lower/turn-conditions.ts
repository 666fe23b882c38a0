import * as A from "../../abilities/index.ts";
import { anyOfPlayers, existsOf, happenedTo, ofPlayerBefore } from "./existence.ts";
import type { Lowering } from "./nodes.ts";
import { spanOf } from "./since.ts";
import { refuse, type Scope } from "./scope.ts";
import { singleZone } from "./condition-parts.ts";

/** What has happened this turn (608.2i), where no verb phrase of an event says it. */
export const turnConditions = {
  gainedAndLost: (node, scope) => {
    const who = anyOfPlayers(node.who, scope);
    const when = spanOf(node.since);
    return A.allOf([
      A.happened(A.lifeChange("gain", who), when),
      A.happened(A.lifeChange("loss", who), when),
    ]);
  },
  hadEnter: (node, scope) => {
    const agrees = node.who.kind === "you" ? node.whose.kind === "your" : node.whose.kind === "theirPlural";
    if (!agrees) return refuse(node.whose, `say “${node.who.kind === "you" ? "your" : "their"}” here`);
    // Several that one player had, not one each of several players.
    return ofPlayerBefore(node.who, scope, (player) =>
      happenedTo(
        node.what,
        [A.controlledBy(player)],
        (what) => A.zoneChange(what, undefined, "battlefield"),
        "this turn",
        scope,
      ),
    );
  },
  wasWarped: () => A.happened(A.cast(A.players, A.fulfils(A.wasPaid(A.each, "warp"))), "this turn"),
  enteredFrom: (node, scope) => {
    const { zone, of } = singleZone(node.where, scope);
    if (of !== undefined && of.type !== "you") return refuse(node.where, "say “your” here");
    const entered = A.history("entered", "ever", { from: zone });
    // A card in a player's own zone is that player's (400.3).
    return existsOf(node.what, of === undefined ? [entered] : [entered, A.ownedBy(of)], scope);
  },
} satisfies Partial<Lowering<"conditionPart", [Scope], A.Condition>>;

import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { anyObjects, objectsOf } from "../objects.ts";
import { playersOf, possessedObjects } from "../players.ts";
import type { Scope } from "../scope.ts";
import { sizeOf } from "../words.ts";
import { lasts, modify, thisCombat, thisTurn, type ObjectVerb } from "./verb.ts";

/** Objects and what a sentence says of them, where something of theirs is its subject. */
export interface Statement {
  readonly subject: A.Objects;
  readonly verb: ObjectVerb;
}

const activated = (nonMana: true | undefined): A.Modification =>
  A.cant(nonMana === true ? "activateNonManaAbilities" : "activateAbilities");

/** "its activated abilities can't be activated", "all creatures able to block it do so", "you control it". */
export const permanentClauseOf = (node: Nodes["permanentClause"], scope: Scope): Statement => {
  switch (node.kind) {
    case "activatedCant":
      return {
        subject: possessedObjects(node.of, scope),
        verb: modify([activated(node.nonMana)], lasts(node.until, scope)),
      };
    case "activatedOfCant":
      return {
        subject: anyObjects(node.of, scope),
        verb: modify([activated(node.nonMana)], lasts(node.until, scope)),
      };
    case "allBlock":
      return {
        subject: objectsOf(node.what, scope, { by: A.you }),
        verb: modify([A.must("beBlockedByAll")], [{}, thisTurn, thisCombat][node.variant ?? 0]),
      };
    case "basePTBecome": {
      const { power, toughness } = sizeOf(node.size, scope);
      return {
        subject: possessedObjects(node.of, scope),
        verb: modify([A.setPT(power, toughness)], lasts(node.until, scope)),
      };
    }
    case "controlsThing": {
      const who = playersOf(node.who, scope);
      return { subject: anyObjects(node.what, scope), verb: modify([A.changeControl(who)]) };
    }
    default:
      return node satisfies never;
  }
};

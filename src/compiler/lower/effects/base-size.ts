import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { durationOf } from "../durations.ts";
import type { NodeOfKind } from "../nodes.ts";
import { objectsOf } from "../objects.ts";
import { possessedObjects } from "../players.ts";
import { quantityOf, statOf } from "../quantities.ts";
import { refuse, type Scope } from "../scope.ts";
import { sizeOf } from "../words.ts";

/** "base power 1", "base toughness equal to …" (613.4b). */
export const baseStat = (node: Nodes["stat"], value: A.Quantity): A.Modification => {
  const stat = statOf(node);
  if (stat === "basePower") return A.setPT(value);
  if (stat === "baseToughness") return A.setPT(undefined, value);
  return refuse(node, "say “base power” or “base toughness”");
};

/** The power and toughness that something has, as base power and toughness. */
const sizeLike = (of: A.Objects): A.Modification => A.setPT(A.statOf("power", of), A.statOf("toughness", of));

/** Whose power and toughness are meant. */
export const objectsOfStats = (node: Nodes["statsOf"], scope: Scope, by: A.Players = A.you): A.Objects =>
  node.kind === "itsStats" ? possessedObjects(node.of, scope) : objectsOf(node.of, scope, { by });

/** What base power and toughness become (613.4b). */
export const newBase = (which: Nodes["stats"], to: Nodes["newStats"], scope: Scope): A.Modification => {
  if (which.kind === "bothStats" && which.base === undefined)
    return refuse(which, "say “base power and toughness”");
  if (to.kind === "newNumber") {
    const number = quantityOf(to.q, scope);
    return which.kind === "bothStats" ? A.setPT(number, number) : baseStat(which, number);
  }
  if (which.kind !== "bothStats") return refuse(to, "say one number");
  switch (to.kind) {
    case "size": {
      const { power, toughness } = sizeOf(to, scope);
      return A.setPT(power, toughness);
    }
    case "sizeOfThose":
      return sizeLike(possessedObjects(to.of, scope));
    default:
      return to satisfies never;
  }
};

/** "change the base power and toughness of target creature to …", "have this creature's base power become …": what is changed, and how. */
export const baseChange = (
  node: NodeOfKind<"changeStats" | "haveStats">,
  scope: Scope,
): Omit<A.Affect, "type"> => {
  const what = objectsOfStats(node.what, scope);
  const modifications = [newBase(node.what.which, node.to, scope)];
  return node.until === undefined
    ? { what, modifications }
    : { what, modifications, duration: durationOf(node.until, scope) };
};

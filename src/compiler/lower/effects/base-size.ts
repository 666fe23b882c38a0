import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { durationOf } from "../durations.ts";
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
export const sizeLike = (of: A.Objects): A.Modification =>
  A.setPT(A.statOf("power", of), A.statOf("toughness", of));

type ChangeNode = Extract<
  Nodes["permanentPredicate"] | Nodes["clause"],
  {
    kind:
      | "changeBasePT"
      | "changeBaseToThose"
      | "changeItsBase"
      | "changeItsBaseTo"
      | "changeItsBaseStat"
      | "haveBasePT"
      | "haveBasePTOf"
      | "haveBasePTEqual"
      | "haveBasePTOfThose"
      | "haveBaseStat";
  }
>;

const changeOf = (node: ChangeNode, scope: Scope): A.Modification => {
  switch (node.kind) {
    case "changeBasePT":
    case "haveBasePT":
    case "haveBasePTOf": {
      const { power, toughness } = sizeOf(node.size, scope);
      return A.setPT(power, toughness);
    }
    case "changeBaseToThose":
    case "changeItsBase":
    case "haveBasePTOfThose":
      return sizeLike(possessedObjects(node.to, scope));
    case "changeItsBaseTo":
      return sizeLike(objectsOf(node.to, scope, { by: A.you }));
    case "haveBasePTEqual": {
      const q = quantityOf(node.q, scope);
      return A.setPT(q, q);
    }
    case "changeItsBaseStat":
    case "haveBaseStat":
      return baseStat(node.stat, quantityOf(node.q, scope));
    default:
      return node satisfies never;
  }
};

/** "change the base power and toughness of target creature to …", "have this creature's base power become …": what is changed, and how. */
export const baseChange = (node: ChangeNode, scope: Scope): Omit<A.Affect, "type"> => {
  const what =
    node.of.kind === "its" || node.of.kind === "theirOwners" || node.of.kind === "objectGenitive"
      ? possessedObjects(node.of, scope)
      : objectsOf(node.of, scope, { by: A.you });
  const modifications = [changeOf(node, scope)];
  return node.until === undefined
    ? { what, modifications }
    : { what, modifications, duration: durationOf(node.until, scope) };
};

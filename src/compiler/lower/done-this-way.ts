import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { demandOf } from "./existence.ts";
import { innerAbility } from "./inner.ts";
import { playersOf } from "./players.ts";
import { refuse, type Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";

/** What was done, by the spelling of "When you … this way". */
const ways = [
  "discarded",
  "exiled",
  "sacrificed",
  "revealed",
  "destroyed",
  "returned",
  "tapped",
  "milled",
] as const;

/** "When you discard a nonland card this way, …": an ability that what was done sets up (603.12). */
export const whenDoneThisWay = (
  node: Extract<Nodes["sentence"], { kind: "whenDoneThisWay" }>,
  effects: A.Effect[],
  scope: Scope,
): A.Effect => {
  const way = ways[node.variant ?? 0]!;
  const found = scope.mentions.findLast((each) => each.is === "object" && each.how === way);
  if (scope.last === undefined || found?.ref.type !== "bound")
    return refuse(node, `nothing was ${way} earlier in this ability`);
  const demand = demandOf(node.what, scope);
  if (demand === undefined || demand.comparison !== ">=" || demand.count !== 1)
    return refuse(node.what, "say what kind of object this is");
  const { id } = found.ref;
  playersOf(node.who, scope);
  const { ability, before } = innerAbility(node, scope, (inner) =>
    instructionsOf([node.does.first, ...node.does.rest], inner),
  );
  effects.unshift(...before);
  // "That many" is the number of what was done, also behind another instruction.
  if ([...JSON.stringify(ability).matchAll(/"type":"amount","id":(\d+)/g)].some(([, n]) => Number(n) !== id))
    return refuse(node.does, "it is not clear which number “that many” is");
  const any = demand.filter.type === "kind" && demand.filter.kind === "card";
  const reflexive = A.reflexive(id, ability);
  return any ? reflexive : A.ifThen(A.performed(id, { filter: demand.filter }), reflexive);
};

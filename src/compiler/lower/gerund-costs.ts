import type * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { costOf } from "./costs.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import type { Scope } from "./scope.ts";

const gerunds: Lowering<"gerundCost", [Scope], A.Cost> = {
  payingMana: (node, scope) => costOf({ ...node, kind: "payMana" }, scope),
  payingParameter: (node, scope) => costOf({ ...node, kind: "payParameter" }, scope),
  payingLife: (node, scope) => costOf({ ...node, kind: "payLife" }, scope),
  payingLifeEqual: (node, scope) => costOf({ ...node, kind: "payLifeEqual" }, scope),
  payingEnergy: (node, scope) => costOf({ ...node, kind: "payEnergy" }, scope),
  foraging: (node, scope) => costOf({ ...node, kind: "forageCost" }, scope),
  discarding: (node, scope) => costOf({ ...node, kind: "discardCost" }, scope),
  sacrificing: (node, scope) => costOf({ ...node, kind: "sacrificeCost" }, scope),
  exiling: (node, scope) => costOf({ ...node, kind: "exileCost" }, scope),
  removingCounters: (node, scope) => costOf({ ...node, kind: "removeCost" }, scope),
  removingAny: (node, scope) => costOf({ ...node, kind: "removeAnyCost" }, scope),
  collectingEvidence: (node, scope) => costOf({ ...node, kind: "collectEvidence" }, scope),
  tappingCost: (node, scope) => costOf({ ...node, kind: "tapCost" }, scope),
};
/** What paying costs somebody: "by paying 3 life and discarding a card". */
export const gerundCostsOf = (node: Nodes["gerundCosts"], scope: Scope): A.Costs =>
  [node.first, ...node.rest.map((next) => next.cost)].map((cost) => dispatch(gerunds, cost, scope));

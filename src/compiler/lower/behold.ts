import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { filterOf } from "./nouns.ts";
import { numberOf } from "./quantities.ts";
import { conjunction } from "./series.ts";
import { refuse, type Scope } from "./scope.ts";

type Behold = Extract<Nodes["verbCost"], { kind: "behold" }>;

/** The quality of the one thing that is beheld. */
export const qualityOf = (node: Behold, scope: Scope): A.Filter =>
  node.what.kind === "determined" && node.what.det.kind === "aDet"
    ? filterOf(node.what.noun, scope)
    : refuse(node, "only one thing can be beheld yet");

const one = { min: 1, max: 1 };

/** 701.4a: a card with the quality is revealed from the hand, or a permanent with it is chosen. */
export const beholdChoicesOf = (node: Behold, scope: Scope): readonly A.Costs[] => {
  const quality = qualityOf(node, scope);
  return (["hand", "battlefield"] as const).map((from) => [
    A.costOnObjects("reveal", A.costChoice(one, quality, { from })),
  ]);
};

/** "Behold a Goblin and exile it", "behold three Elementals": the cards in hand or permanents that are revealed or chosen. */
export const beheldOf = (node: Behold, who: A.Players, scope: Scope): A.CostChoice => {
  const { what } = node;
  const several = what.kind === "determined" && what.det.kind === "countDet" ? what : undefined;
  const quality = several === undefined ? qualityOf(node, scope) : filterOf(several.noun, scope);
  const n = several?.det.kind === "countDet" ? numberOf(several.det.n, scope) : 1;
  const inHand = conjunction([quality, A.inZone("hand", who)]);
  const inPlay = conjunction([quality, A.kind("permanent"), A.controlledBy(who)]);
  return A.costChoice({ min: n, max: n }, A.or([inHand, inPlay]));
};

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { filterOf } from "./nouns.ts";
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

/** "Behold a Goblin and exile it": the card or the permanent is exiled. */
export const beheldOf = (node: Behold, scope: Scope): A.CostChoice => {
  const quality = qualityOf(node, scope);
  const inHand = conjunction([quality, A.inZone("hand", A.you)]);
  const inPlay = conjunction([quality, A.kind("permanent"), A.controlledBy(A.you)]);
  return A.costChoice(one, A.or([inHand, inPlay]));
};

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { abilitiesOf } from "./abilities.ts";
import type { FaceFacts } from "./scope.ts";

type Paragraph = Nodes["keywordParagraph"];

const limitsOf: { readonly [K in Exclude<Paragraph["kind"], "maxSpeed">]: readonly A.ActivationLimit[] } = {
  // 702.142a
  boast: [A.onlyIf(A.matches(A.self, A.history("attacked", "this turn"))), A.timesPerTurn(1)],
  // 702.177a
  exhaust: [A.oncePerGame],
  // 702.57b
  forecast: [A.onlyIf(A.isStep(["upkeep"], { of: A.you })), A.timesPerTurn(1)],
};

/** An ability that a keyword stands in front of, with what the keyword adds to it. */
export const keywordParagraphOf = (node: Paragraph, face: FaceFacts): A.Keyword => {
  if (node.kind === "maxSpeed") {
    const gained = A.applies(A.self, [
      A.gainAbilities(abilitiesOf(node.ability, { ...face, isSpell: false })),
    ]);
    return A.keyword(
      "max speed",
      [],
      [A.staticAbility([gained], { condition: A.playerIs(A.you, "maxSpeed") })],
    );
  }
  const { span, costs, effect } = node;
  const abilities = abilitiesOf({ kind: "activated", span, costs, effect }, face).map((ability) =>
    ability.type === "activated"
      ? { ...ability, limits: [...(ability.limits ?? []), ...limitsOf[node.kind]] }
      : ability,
  );
  return A.keyword(node.kind, [], abilities);
};

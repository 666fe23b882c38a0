import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { abilitiesOf } from "./abilities.ts";
import { conditionOf } from "./conditions.ts";
import { modesOf } from "./modes.ts";
import { factsWith, newScope, refuse, type FaceFacts } from "./scope.ts";
import { tidy } from "./tidy.ts";

type Paragraph = Nodes["keywordParagraph"];
type Limited = Extract<Paragraph, { readonly costs: unknown }>;

const limitsOf: { readonly [K in Limited["kind"]]: readonly A.ActivationLimit[] } = {
  // 702.142a
  boast: [A.onlyIf(A.matches(A.self, A.history("attacked", "this turn"))), A.timesPerTurn(1)],
  // 702.177a
  exhaust: [A.oncePerGame],
  // 702.57b
  forecast: [A.onlyIf(A.isStep(["upkeep"], { of: A.you })), A.timesPerTurn(1)],
  powerUp: [A.oncePerGame],
};
/** Power-up costs less by the mana cost of a permanent that entered this turn. */
const reductionOf: NonNullable<A.Activated["reduction"]> = {
  costs: [A.mana([], { manaCostOf: A.self })],
  condition: A.matches(A.self, A.history("entered", "this turn")),
};

/** An ability that applies, triggers or can be activated only while something is so (702.169b-d). */
const onlyWhile = (ability: A.Ability, condition: A.Condition): A.Ability => {
  switch (ability.type) {
    case "static":
    case "triggered": {
      const both = ability.condition === undefined ? condition : A.allOf([condition, ability.condition]);
      return { ...ability, condition: both };
    }
    case "activated":
      return { ...ability, limits: [...(ability.limits ?? []), A.onlyIf(condition)] };
    case "keyword":
    case "spell":
      return A.staticAbility([A.applies(A.self, [A.gainAbilities([ability])])], { condition });
    default:
      return ability satisfies never;
  }
};

/** An ability that a keyword stands in front of, with what the keyword adds to it; a keyword with modes (702.172, 702.183). */
export const keywordParagraphOf = (node: Paragraph, face: FaceFacts): A.Keyword => {
  switch (node.kind) {
    case "maxSpeed": {
      const condition = A.playerIs(A.you, "maxSpeed");
      // What works in another zone is had there, too (113.6f).
      const given = abilitiesOf(node.ability, factsWith(face, { isSpell: false })).map((each) =>
        A.staticAbility([A.applies(A.self, [A.gainAbilities([each])])], {
          condition,
          ...("zone" in each && each.zone !== undefined ? { zone: each.zone } : {}),
        }),
      );
      return A.keyword("max speed", [], given);
    }
    case "toSolve": {
      // 719.3a
      const condition = A.allOf([
        A.notSo(A.matches(A.self, A.status("solved"))),
        conditionOf(node.condition, newScope(face)),
      ]);
      const solving = A.triggered(A.beginningOf("end", A.you), A.designate(A.self, "solved"), { condition });
      return A.keyword("to solve", [], [tidy(solving)]);
    }
    case "solved":
    case "infinity": {
      const status = node.kind === "solved" ? "solved" : "harnessed";
      const abilities = abilitiesOf(node.ability, factsWith(face, { isSpell: false }));
      const name = node.kind === "solved" ? "solved" : "∞";
      return A.keyword(
        name,
        [],
        abilities.map((each) => onlyWhile(each, A.matches(A.self, A.status(status)))),
      );
    }
    case "spree":
    case "tiered": {
      if (node.modes.length === 0) return refuse(node, "its modes are missing, each on a line of its own");
      if (!face.isSpell) return refuse(node, "only instants and sorceries have this keyword");
      // 702.172a, 702.183a
      const most = node.kind === "spree" ? node.modes.length : 1;
      const modal = A.modal({ min: 1, max: most }, modesOf(node.modes, newScope(face)));
      return A.keyword(node.kind, [], [tidy(A.spell(modal))]);
    }
    default: {
      const { span, costs, effect, kind } = node;
      const abilities = abilitiesOf({ kind: "activated", span, costs, effect }, face).map((ability) =>
        ability.type === "activated"
          ? {
              ...ability,
              limits: [...(ability.limits ?? []), ...limitsOf[kind]],
              ...(kind === "powerUp" ? { reduction: reductionOf } : {}),
            }
          : ability,
      );
      return A.keyword(kind === "powerUp" ? "power-up" : kind, [], abilities);
    }
  }
};

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { conditionOf } from "./conditions.ts";
import { modesOf } from "./modes.ts";
import { factsWith } from "./facts-with.ts";
import { newScope, refuse, type FaceFacts } from "./scope.ts";
import { tidy } from "./tidy.ts";

type Paragraph = Nodes["keywordParagraph"];
type Herald = Extract<Paragraph, { kind: "heralded" }>["word"];

const limitsOf: Readonly<Record<Herald, readonly A.ActivationLimit[]>> = {
  // 702.142a
  boast: [A.onlyIf(A.matches(A.self, A.history("attacked", "this turn"))), A.timesPerTurn(1)],
  // 702.177a
  exhaust: [A.oncePerGame],
  // 702.57b
  forecast: [A.onlyIf(A.isStep(["upkeep"], { of: A.you })), A.timesPerTurn(1)],
  "power-up": [A.oncePerGame],
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

/** What a word in front of an ability makes of it: the object has it while something is so (702.178, 719.3c, 702.186). */
const onlyWhileSo: Readonly<
  Record<Extract<Paragraph, { kind: "onlyWhileSo" }>["word"], (ability: A.Ability) => A.Ability>
> = {
  // What works in another zone is had there, too (113.6f).
  "max speed": (ability) =>
    A.staticAbility([A.applies(A.self, [A.gainAbilities([ability])])], {
      condition: A.playerIs(A.you, "maxSpeed"),
      ...("zone" in ability && ability.zone !== undefined ? { zone: ability.zone } : {}),
    }),
  solved: (ability) => onlyWhile(ability, A.matches(A.self, A.status("solved"))),
  "∞": (ability) => onlyWhile(ability, A.matches(A.self, A.status("harnessed"))),
};

/** An ability that a keyword stands in front of, with what the keyword adds to it; a keyword with modes (702.172, 702.183). */
export const keywordParagraphOf = (
  node: Paragraph,
  face: FaceFacts,
  abilitiesOf: (node: Nodes["ability"], face: FaceFacts) => readonly A.Ability[],
): A.Keyword => {
  switch (node.kind) {
    case "onlyWhileSo": {
      const abilities = abilitiesOf(node.ability, factsWith(face, { isSpell: false }));
      return A.keyword(node.word, [], abilities.map(onlyWhileSo[node.word]));
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
    case "companion": {
      // 702.139a
      const condition = conditionOf(node.condition, newScope(factsWith(face, { isCompanion: true })));
      const choosable = A.staticAbility([A.mayBeCompanion], { condition, zone: "sideboard" });
      return A.keyword("companion", [], [tidy(choosable)]);
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
    case "heralded": {
      const { span, costs, effect, word } = node;
      const abilities = abilitiesOf({ kind: "activated", span, costs, effect }, face).map((ability) =>
        ability.type === "activated"
          ? {
              ...ability,
              limits: [...(ability.limits ?? []), ...limitsOf[word]],
              ...(word === "power-up" ? { reduction: reductionOf } : {}),
            }
          : ability,
      );
      return A.keyword(word, [], abilities);
    }
    default:
      return node satisfies never;
  }
};

import type * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { abilitiesOfParagraph } from "./abilities.ts";
import { keywordAbilityOf } from "./keywords.ts";
import { itemsOf } from "./nouns.ts";
import { refuse, type FaceFacts, type Scope } from "./scope.ts";

/** What is known of an object that is given a quoted ability: "this creature" inside is that object (201.5). */
const facesOfReceiver = (face: FaceFacts): FaceFacts => ({
  ...face,
  isSpell: false,
  hasX: false,
  granted: true,
});

/** "flying", "ward {2}" or a quoted ability (113.2). A quoted paragraph may be several abilities. */
export const grantedAbility = (node: Nodes["givenAbility"], scope: Scope): readonly A.Ability[] => {
  switch (node.kind) {
    case "quoted":
      return abilitiesOfParagraph(node.ability, facesOfReceiver(scope.face));
    case "yourChoice":
      return refuse(node, "a choice between abilities can only be gained");
    default:
      return [keywordAbilityOf(node, scope)];
  }
};

export const grantedAbilities = (node: Nodes["abilitySeries"], scope: Scope): readonly A.Ability[] =>
  itemsOf<Nodes["givenAbility"]>(node as never).flatMap((item) => grantedAbility(item, scope));

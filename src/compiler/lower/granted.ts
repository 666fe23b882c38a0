import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { abilitiesOfParagraph } from "./abilities.ts";
import { keywordAbilitiesOf } from "./keywords.ts";
import { itemsOf } from "./nouns.ts";
import { refuse, type FaceFacts, type Scope } from "./scope.ts";

/** What is known of an object that is given a quoted ability: "this creature" inside is that object (201.5). */
const factsOfReceiver = (face: FaceFacts): FaceFacts => ({
  ...face,
  isSpell: false,
  hasX: false,
  granted: true,
});

type Plain = Exclude<Nodes["givenAbility"], { readonly kind: "yourChoice" | "thisAbilityToo" }>;

/** "flying", "ward {2}" or a quoted ability (113.2). A quoted paragraph may be several abilities. */
const grantedAbility = (node: Plain, scope: Scope): readonly A.Ability[] =>
  node.kind === "quoted"
    ? abilitiesOfParagraph(node.ability, factsOfReceiver(scope.face))
    : keywordAbilitiesOf(node, scope);

const isPlain = (node: Nodes["givenAbility"]): node is Plain =>
  node.kind !== "yourChoice" && node.kind !== "thisAbilityToo";

/** Abilities of a token, an emblem or whatever "has" them: all of them are written out. */
export const grantedAbilities = (node: Nodes["abilitySeries"], scope: Scope): readonly A.Ability[] =>
  itemsOf<Nodes["givenAbility"]>(node as never).flatMap((item) =>
    isPlain(item) ? grantedAbility(item, scope) : refuse(item, "say which ability this is"),
  );

/** Abilities that something gains: those written out together, each choice among some, this very ability (707.9a). */
export const gainsOf = (node: Nodes["abilitySeries"], scope: Scope): readonly A.Modification[] => {
  const items = itemsOf<Nodes["givenAbility"]>(node as never);
  const plain = items.filter(isPlain).flatMap((item) => grantedAbility(item, scope));
  const itself = items.some((item) => item.kind === "thisAbilityToo");
  const choices = items.flatMap((item) =>
    item.kind === "yourChoice"
      ? [
          A.gainAbilities(
            itemsOf<Nodes["keyword"]>(item.abilities as never).flatMap((keyword) =>
              keywordAbilitiesOf({ kind: "keywordAlone", keyword, span: keyword.span }, scope),
            ),
            { choice: true },
          ),
        ]
      : [],
  );
  return [
    ...(plain.length > 0 || itself ? [A.gainAbilities(plain, itself ? { thisAbility: true } : {})] : []),
    ...choices,
  ];
};

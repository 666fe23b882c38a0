import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { bareSentence } from "../resolve/sentence.ts";
import { keywordAbilitiesOf } from "./keywords.ts";
import { itemsOf } from "./series.ts";
import { factsWith, refuse, type FaceFacts, type Scope } from "./scope.ts";

/** What is known of an object that is given a quoted ability: "this creature" inside is that object (201.5). */
const factsOfReceiver = (face: FaceFacts): FaceFacts =>
  factsWith(face, { isSpell: false, hasX: false, granted: true });

const quotedAbilities = (node: Nodes["paragraph"], { face }: Scope): readonly A.Ability[] =>
  face.definitions.paragraph(node, factsOfReceiver(face));

type Plain = Exclude<Nodes["givenAbility"], { readonly kind: "yourChoice" | "thisAbilityToo" }>;

/** "flying", "ward {2}" or a quoted ability (113.2). A quoted paragraph may be several abilities. */
const grantedAbility = (node: Plain, scope: Scope): readonly A.Ability[] => {
  switch (node.kind) {
    case "quoted":
    case "quotedWithin":
      return quotedAbilities(node.ability, scope);
    case "quotedShort":
    case "quotedComma":
    case "quotedWithinShort":
      return quotedAbilities(finishedOf(node.ability), scope);
    default:
      return keywordAbilitiesOf(node, scope);
  }
};

/** A quoted ability with the full stop that the sentence around it has. */
const finishedOf = (node: Nodes["unfinished"]): Nodes["paragraph"] => {
  const { span, does } = node;
  const body: Nodes["body"] = { kind: "body", first: bareSentence(does), rest: [], span };
  switch (node.kind) {
    case "unfinishedStatement":
      return body;
    case "unfinishedActivated":
      return { kind: "activated", costs: node.costs, effect: body, span };
    case "unfinishedTriggered": {
      const effect: Nodes["lowerBody"] = {
        kind: "lowerBody",
        first: bareSentence(does),
        rest: [],
        span,
      };
      return { kind: "triggered", trigger: node.trigger, effect, span };
    }
    default:
      return node satisfies never;
  }
};

const isPlain = (node: Nodes["givenAbility"]): node is Plain =>
  node.kind !== "yourChoice" && node.kind !== "thisAbilityToo";

/** Abilities of a token, an emblem or whatever "has" them: all of them are written out. */
export const grantedAbilities = (node: Nodes["abilitySeries"], scope: Scope): readonly A.Ability[] =>
  itemsOf<Nodes["givenAbility"]>(node as never).flatMap((item) => givenAbilities(item, scope));

/** One item of such a list: a quoted paragraph may be several abilities. */
export const givenAbilities = (item: Nodes["givenAbility"], scope: Scope): readonly A.Ability[] =>
  isPlain(item) ? grantedAbility(item, scope) : refuse(item, "say which ability this is");

/** What something gains, and what is chosen before ("protection from the color of your choice"). */
export interface Gains {
  readonly modifications: readonly A.Modification[];
  readonly first: readonly A.Effect[];
}

/** With the color chosen beforehand it is protection from the chosen color. */
const afterChoice = (node: Plain): Plain =>
  (node.kind === "protection" || node.kind === "hexproofFrom") && node.what.kind === "fromColorOfChoice"
    ? { ...node, what: { kind: "fromChosenColor", span: node.what.span } }
    : node;

/** Abilities that something gains: those written out together, each choice among some, this very ability (707.9a). */
export const gainsOf = (node: Nodes["abilitySeries"], scope: Scope): Gains => {
  const items = itemsOf<Nodes["givenAbility"]>(node as never);
  const written = items.filter(isPlain);
  const chosen = written.map(afterChoice);
  const plain = chosen.flatMap((item) => grantedAbility(item, scope));
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
  return {
    modifications: [
      ...(plain.length > 0 || itself ? [A.gainAbilities(plain, itself ? { thisAbility: true } : {})] : []),
      ...choices,
    ],
    first: chosen.some((item, index) => item !== written[index]) ? [A.chooseValue(A.you, "color")] : [],
  };
};

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { bareSentence } from "../resolve/sentence.ts";
import { possessor } from "./players.ts";
import { keywordAbilitiesOf } from "./keywords.ts";
import { holdsKind } from "./same.ts";
import { itemsOf } from "./series.ts";
import { rewritten } from "./rewritten.ts";
import { traits } from "./words.ts";
import { factsWith } from "./facts-with.ts";
import { refuse, type FaceFacts, type Scope } from "./scope.ts";

/** What is known of an object that is given a quoted ability: "this creature" inside is that object (201.5). */
const factsOfReceiver = (face: FaceFacts): FaceFacts =>
  factsWith(face, { isSpell: false, hasX: false, granted: true });

const quotedAbilities = (node: Nodes["paragraph"], { face }: Scope): readonly A.Ability[] =>
  face.definitions.paragraph(node, factsOfReceiver(face));

type Plain = Exclude<Nodes["givenAbility"], { readonly kind: "yourChoice" | "thisAbilityToo" }>;

/** 109.5: "you" in what the ability is from is whoever controls what gives it. */
const saidByGranter = (ability: A.Keyword): A.Keyword =>
  ability.keyword === "protection" || ability.keyword === "hexproof"
    ? rewritten(ability, (part) => (part.type === "you" ? A.controllerOf(A.granter) : undefined))
    : ability;

/** "flying", "ward {2}" or a quoted ability (113.2). A quoted paragraph may be several abilities. */
const grantedAbility = (node: Plain, scope: Scope): readonly A.Ability[] => {
  switch (node.kind) {
    case "quoted":
    case "quotedWithin":
    case "quotedComma":
      return quotedAbilities(finishedOf(node.ability), scope);
    default:
      // 201.5a: "this creature" in it would be whatever has the ability.
      return holdsKind(node, "thisThing", "selfName")
        ? refuse(node, "give this ability in quotation marks: it names the card")
        : keywordAbilitiesOf(node, scope).map(saidByGranter);
  }
};

/** A quoted ability with the full stop that the sentence around it has. */
const finishedOf = (node: Nodes["quotable"]): Nodes["paragraph"] => {
  const { span } = node;
  const bodyOf = (does: Nodes["chain"]): Nodes["body"] => ({
    kind: "body",
    first: bareSentence(does),
    rest: [],
    span,
  });
  switch (node.kind) {
    case "unfinishedStatement":
      return bodyOf(node.does);
    case "unfinishedActivated":
      return { kind: "activated", costs: node.costs, effect: bodyOf(node.does), span };
    case "unfinishedTriggered": {
      const effect: Nodes["lowerBody"] = {
        kind: "lowerBody",
        first: bareSentence(node.does),
        rest: [],
        span,
      };
      return { kind: "triggered", trigger: node.trigger, effect, span };
    }
    default:
      return node;
  }
};

const isPlain = (node: Nodes["givenAbility"]): node is Plain =>
  node.kind !== "yourChoice" && node.kind !== "thisAbilityToo";

/** Abilities of an emblem: all of them are written out. */
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

type From = Extract<Plain, { readonly kind: "protection" }>;
const isFrom = (node: Plain): node is From => node.kind === "protection";

type Quality = From["from"]["what"];
const choiceIn = (node: Plain): Extract<Quality, { readonly kind: "traitOfChoice" }> | undefined =>
  isFrom(node) && node.from.what.kind === "traitOfChoice" ? node.from.what : undefined;
const withQuality = (node: From, what: Quality): From => ({ ...node, from: { ...node.from, what } });

/** With the color or type chosen beforehand it is protection from the chosen one. */
const afterChoice = (node: Plain): Plain => {
  const choice = choiceIn(node);
  return isFrom(node) && choice !== undefined
    ? withQuality(node, { kind: "chosenTrait", which: "the chosen", trait: choice.trait, span: choice.span })
    : node;
};

/** "… or from the color of your choice": one choice of all of them. */
const eachColor = (what: Quality): readonly Quality[] => {
  if (what.kind !== "traitOfChoice") return [what];
  if (what.trait !== "color") return refuse(what, "say which of these qualities it is");
  if (what.whose.kind !== "your")
    return refuse(what.whose, "say “your” where you choose among the qualities");
  const { span } = what;
  return A.colors.map(
    (value) => ({ kind: "fromColor", color: { kind: "color", value, span }, span }) as const,
  );
};

/** Abilities of which one is chosen: "your choice of …", "protection from artifacts or from black". */
const alternativesOf = (node: Nodes["givenAbility"]): readonly Plain[] => {
  if (node.kind === "yourChoice") return itemsOf<Nodes["keywordAbility"]>(node.abilities as never);
  if (!isPlain(node) || !isFrom(node) || !node.more.some(({ join }) => join === "or")) return [];
  const [or, ...others] = node.more;
  if (or === undefined || others.length > 0) return refuse(node, "say this of two qualities");
  return [node.from.what, or.from.what].flatMap((what) =>
    eachColor(what).map((each) => ({ ...withQuality(node, each), more: [] })),
  );
};

/** Abilities that something gains: those written out together, each choice among some, this very ability (707.9a). */
export const gainsOf = (node: Nodes["abilitySeries"], scope: Scope): Gains =>
  gainsAmong(itemsOf<Nodes["givenAbility"]>(node as never), scope);
export const gainsAmong = (items: readonly Nodes["givenAbility"][], scope: Scope): Gains => {
  const choices = items.map(alternativesOf).filter((each) => each.length > 0);
  const written = items.filter(isPlain).filter((item) => alternativesOf(item).length === 0);
  const abilities = (list: readonly Plain[]): readonly A.Ability[] =>
    list.flatMap((item) => grantedAbility(afterChoice(item), scope));
  const plain = abilities(written);
  const itself = items.some((item) => item.kind === "thisAbilityToo");
  const asked = [...written, ...choices.flat()].map(choiceIn).find((choice) => choice !== undefined);
  return {
    modifications: [
      ...(plain.length > 0 || itself ? [A.gainAbilities(plain, itself ? { thisAbility: true } : {})] : []),
      ...choices.map((each) => A.gainAbilities(abilities(each), { choice: true })),
    ],
    first:
      asked === undefined
        ? []
        : [A.chooseValue(possessor(asked.whose, scope), traits[asked.trait], { once: true })],
  };
};

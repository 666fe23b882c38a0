import type { Nodes } from "../../../grammar/language/index.ts";
import { itemsOf } from "./series.ts";
import * as A from "../../abilities/index.ts";
import { phraseMeantBy, referentOf, resolveTogether } from "../resolve/resolve.ts";
import { isBareSentence, onlyAdverbial, sentencesOf } from "../resolve/sentence.ts";
import type { Sentence } from "./later.ts";
import { newScope, type FaceFacts } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { castsItselfAtOnce, castsItselfFrom, castsItselfFree } from "./statements.ts";
import { staticsOf } from "./statics.ts";
import { holds } from "./same.ts";
import { finished, tidy } from "./tidy.ts";
import { namesItself } from "./topics.ts";
import { isXLimit, xLimitOf, type XLimitNode } from "./x-limits.ts";

/** The sentences of a spell's paragraph, with or without an ability word or a flavor word in front. */
const textOf = (node: Nodes["paragraph"]): Nodes["body"] | undefined =>
  node.kind === "body"
    ? node
    : (node.kind === "worded" || node.kind === "flavored") && node.ability.kind === "body"
      ? node.ability
      : undefined;

/**
 * Paragraphs of an instant or sorcery that speak of one another ("that creature … instead") as the one text that they
 * are (608.2c); nothing where one of them is more than sentences.
 */
export const asOneText = (
  nodes: readonly Nodes["paragraph"][],
  face: FaceFacts,
): readonly A.Ability[] | undefined => {
  if (!face.isSpell || nodes.length < 2 || nodes.some((node) => textOf(node) === undefined)) return undefined;
  const bodies = resolveTogether(nodes, face.definitions.lexicon).map(textOf);
  const sentences = bodies.flatMap((body) => (body === undefined ? [] : sentencesOf(body)));
  return spellSentences(sentences, face);
};

/** "If it dies this turn": with nothing before it in its paragraph, it may be what an earlier one speaks of (608.2c). */
export const speaksOfEarlier = (node: Nodes["paragraph"]): boolean =>
  textOf(node) !== undefined && holds(node, (each) => referentOf(each)?.means === "itself");

/** An instant's or sorcery's paragraph: static abilities that work on the stack, or what the spell does. */
export const spellAbilities = (node: Nodes["body"], face: FaceFacts): readonly A.Ability[] =>
  spellSentences(sentencesOf(node), face);

const spellSentences = (sentences: readonly Sentence[], face: FaceFacts): readonly A.Ability[] => {
  const statics: A.Ability[] = [];
  const does: Sentence[] = [];
  for (const sentence of sentences) {
    const found =
      isXLimit(sentence) && (face.hasX || sentences.some(announcesX))
        ? [limitingX(sentence, face)]
        : selfRule(sentence)
          ? staticsOf([sentence], face).map(onStack)
          : undefined;
    if (found === undefined) does.push(sentence);
    else statics.push(...found);
  }
  if (does.length === 0) return statics;
  const scope = newScope(face);
  const effect = instructionsOf(does, scope);
  return [...statics, tidy<A.SpellAbility>({ type: "spell", ...finished(scope, effect) })];
};

/** 113.6e: what gives the spell an ability works on the stack, but for what says where else the card could be cast from. */
const onStack = (ability: A.Ability): A.Ability =>
  ability.type === "static" &&
  ability.zone === undefined &&
  ability.effects.every((effect) => effect.type === "applies" && effect.modifications.every(givesOnStack))
    ? { ...ability, zone: "stack" }
    : ability;
const givesOnStack = (change: A.Modification): boolean =>
  change.type === "gainAbilities" && !holds(change.abilities, (node) => node["zone"] !== undefined);

/** An additional cost with an X, which is announced like one in the mana cost (107.3a). */
const announcesX = (sentence: Sentence): boolean =>
  sentence.kind === "asAdditionalCost" &&
  sentence.may === undefined &&
  holds(sentence.costs, (node) => node["letter"] === "X");

/** "X can't be 0" of a spell: costs of casting it that only some values of X can pay. */
const limitingX = (node: XLimitNode, face: FaceFacts): A.Static =>
  A.staticAbility([A.additionalCost(A.isOneOf(A.self), [xLimitOf(node, newScope(face))])], { zone: "stack" });

/** Sentences about casting the spell itself (113.6): costs, "can't be countered". */
const selfRule = (sentence: Sentence): boolean => {
  switch (sentence.kind) {
    case "asAdditionalCost":
    case "alternativeHaving":
    case "alternativeCost":
    case "castOnly":
      return true;
    case "clauses": {
      const only = onlyAdverbial(sentence);
      const bare = isBareSentence(sentence);
      if (!bare && (only === undefined || !aboutCasting.has(only.kind))) return false;
      const chain = sentence.does;
      if (only?.kind === "ifFront" && castsItselfFree(chain)) return true;
      if (castsItselfAtOnce(chain) || (bare && castsItselfFrom(chain))) return true;
      if (chain.first.kind === "playerClause") {
        const { does } = chain.first;
        return chain.rest.length === 0 && does.kind === "cantCast" && isItself(does.what);
      }
      if (chain.first.kind !== "objectClause") return false;
      const { subject, does } = chain.first;
      // "This spell is colorless" defines a characteristic (604.3).
      const defines = does.kind === "isThing" && does.also === undefined && does.until === undefined;
      return (
        isItself(subject) &&
        (stackRules.has(does.kind) ||
          (does.kind === "cant" && itemsOf<Nodes["deniedPhrase"]>(does.does as never).every(isOfSpells)) ||
          (defines && bare))
      );
    }
    // 614.1, 113.6b: true wherever the card is, and not only once the spell has resolved.
    case "wouldReplace":
    case "wouldReplaceAnd":
      return sentence.event.kind === "objectsWould" && isItself(sentence.event.what);
    default:
      return false;
  }
};

/** The spell, or a pronoun that means it: "If this spell was kicked, it can't be countered". */
const isItself = (node: Nodes["objects"]): boolean =>
  namesItself(node) || phraseMeantBy(node)?.reference === "self";

/** Adverbials of sentences about casting. */
const aboutCasting: ReadonlySet<string> = new Set([
  "durationFront",
  "ifBack",
  "ifFront",
  "unlessSoBack",
  "whereBack",
]);
/** "can't be countered", "can't be copied" */
const isOfSpells = (denied: Nodes["deniedPhrase"]): boolean =>
  denied.kind === "deniedPassive" && (denied.what === "countered" || denied.what === "copied");
const stackRules: ReadonlySet<string> = new Set([
  "cantBeCast",
  "costs",
  "costsMoreLife",
  "strive",
  "hasAbilities",
]);

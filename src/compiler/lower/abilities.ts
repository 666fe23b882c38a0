import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { sentencesOf } from "../resolve/sentence.ts";
import { costsOf, otherCostsOf } from "./costs.ts";
import { inEachZone } from "./each-zone.ts";
import { keywordParagraphOf } from "./keyword-paragraphs.ts";
import { keywordAbilitiesOf, keywordWhere } from "./keywords.ts";
import { resolveParagraph } from "../resolve/resolve.ts";
import { limitsIn, type Limits } from "./limits.ts";
import { modalWorth } from "./modes.ts";
import { anyObjects } from "./objects.ts";
import { linkedTrigger } from "./linked-trigger.ts";
import { openingHandOf } from "./opening-hand.ts";
import { holds } from "./same.ts";
import { newScope, refuse, type FaceFacts, type Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { spellAbilities } from "./spell-abilities.ts";
import { staticsOf } from "./statics.ts";
import { finished, tidy } from "./tidy.ts";
import { triggered } from "./triggered.ts";
import { choosesX, limited as xLimited, xLimitOf } from "./x-limits.ts";
import { itself, zoneOfCosts, zoneOfEffect } from "./working-zones.ts";

type Body = Nodes["instructions"] | Nodes["lowerBody"];

/** The abilities that a paragraph stands for (113.2c: each paragraph is an ability of its own; a keyword line is several). */
export const abilitiesOfParagraph = (node: Nodes["paragraph"], face: FaceFacts): readonly A.Ability[] => {
  resolveParagraph(node, face.definitions.lexicon, face.isSpell);
  return inParagraph(node, face).flatMap(inEachZone);
};

const keywordsOf = (node: Nodes["keywordLine"], face: FaceFacts): readonly A.Keyword[] =>
  [node.first, ...node.rest.map((next) => next.keyword)].flatMap((keyword) =>
    keywordAbilitiesOf(keyword, newScope(face)),
  );

/** "Equip {3}. This ability costs {1} less to activate …": what is said of the ability that the keyword is. */
const withLimits = (
  keyword: A.Keyword,
  { limits, by, triggers, reduction, x, rest }: Limits,
  node: Extract<Nodes["paragraph"], { kind: "keywordLimited" }>,
  scope: Scope,
): A.Keyword => {
  const [only, ...others] = keyword.abilities;
  if (x.length > 0) {
    if (rest.length > 0 || limits.length > 0 || reduction !== undefined || !choosesX(keyword.parameters))
      return refuse(node, "nobody chooses an X before this");
    return xLimited(
      keyword,
      x.map((each) => xLimitOf(each, scope)),
    );
  }
  if (rest.length > 0 || Object.keys(triggers).length > 0)
    return refuse(rest[0] ?? node, "a keyword says for itself what it does");
  if (only?.type !== "activated" || others.length > 0)
    return refuse(node, "only an activated ability can be limited");
  const ability: A.Activated = {
    ...only,
    ...(limits.length === 0 ? {} : { limits: [...(only.limits ?? []), ...limits] }),
    ...(by === undefined ? {} : { by }),
    ...(reduction === undefined ? {} : { reduction }),
  };
  return { ...keyword, abilities: [ability] };
};

const inParagraph = (node: Nodes["paragraph"], face: FaceFacts): readonly A.Ability[] => {
  switch (node.kind) {
    case "keywordLine":
      return keywordsOf(node, face);
    case "flavoredKeywords":
      return keywordsOf(node.line, face).map((keyword) => ({ ...keyword, abilityWord: node.word.words }));
    case "worded": {
      const abilities = abilitiesOf(node.ability, face);
      return abilities.map((ability) =>
        ability.type === "spell" ? ability : { ...ability, abilityWord: node.word.value },
      );
    }
    case "room":
      return [room(node.word.words, node.effect, face, node.exits.rooms)];
    case "flavored": {
      if (isDungeon(face) && node.ability.kind === "body") return [room(node.word.words, node.ability, face)];
      const abilities = abilitiesOf(node.ability, face);
      return abilities.map((ability) =>
        ability.type === "spell" ? ability : { ...ability, abilityWord: node.word.words },
      );
    }
    case "chapter":
      return [labelled(triggeredBy(chapterEvent(node.chapters), node.effect, face), node.label)];
    case "keywordWhere":
      return [keywordWhere(node, newScope(face))];
    case "keywordLimited": {
      const scope = newScope(face);
      const found = limitsIn([node.first, ...node.rest], scope, true);
      return keywordAbilitiesOf(node.keyword, scope).map((keyword) =>
        withLimits(keyword, found, node, scope),
      );
    }
    case "heralded":
    case "onlyWhileSo":
    case "toSolve":
    case "companion":
    case "spree":
    case "tiered":
      return [keywordParagraphOf(node, face, abilitiesOf)];
    case "classLevel":
      return [classBar(node, face)];
    case "classLevelWith":
      return [classBar(node, face), ...abilitiesOfParagraph(node.inner, face)];
    case "anchored":
      return anchored(node, face);
    case "levelSymbol":
    case "stationSymbol":
      // The paragraphs below it are part of the ability it represents.
      return [];
    default:
      return abilitiesOf(node, face);
  }
};

/** 614.12c: a word is chosen as it enters, and it has the abilities behind that word. */
const anchored = (
  node: Extract<Nodes["paragraph"], { kind: "anchored" }>,
  face: FaceFacts,
): readonly A.Ability[] => {
  const { words } = node.words;
  if (anyObjects(node.what, newScope(face)).type !== "self")
    return refuse(node.what, "a card says this of itself");
  const given = node.abilities.map(({ word, ability, span }): A.Static => {
    if (!words.includes(word.words)) return refuse({ span }, "this word cannot be chosen");
    const condition = A.choseWord(word.words);
    return A.staticAbility([A.applies(A.self, [A.gainAbilities(abilitiesOf(ability, face))])], { condition });
  });
  if (words.some((word) => !node.abilities.some((each) => each.word.words === word)))
    return refuse(node.words, "each of these words stands in front of an ability");
  const choice = A.chooseValue(A.you, "word", { among: words });
  return [A.staticAbility([A.entersWith(A.isOneOf(A.self), { as: choice })]), ...given];
};

/** "[Cost]: This Class's level becomes N. Activate only if this Class is level N-1 and only as a sorcery." (716.2a) */
const classBar = (
  { costs, n }: { readonly costs: Nodes["activationCosts"]; readonly n: { readonly value: number } },
  face: FaceFacts,
): A.Activated => {
  if (face.granted === true) return refuse(costs, "a class level bar stands on the card itself");
  const before = A.onlyIf(A.compareQuantities(A.classLevel(A.self), "=", n.value - 1));
  return tidy(
    A.activated(costsOf(costs, newScope(face)), A.doAction("gainLevel", A.you, A.self, { count: n.value }), {
      limits: [before, A.sorcerySpeed],
    }),
  );
};

/** A chapter with the ability word or flavor word that stands behind its symbol (207.2c, 207.2d). */
const labelled = (ability: TriggeredAbility, label: Nodes["label"] | undefined): A.Ability =>
  label === undefined
    ? ability
    : { ...ability, abilityWord: label.kind === "flavorWord" ? label.words : label.value };

const isDungeon = ({ cardTypes }: FaceFacts): boolean => cardTypes.includes("dungeon");

type TriggeredAbility = Extract<A.Ability, { type: "triggered" }>;
const triggeredBy = (event: A.TriggerEvent, body: Body, face: FaceFacts): TriggeredAbility => {
  const scope = newScope(face, { trigger: event });
  const effect = instructionsOf(sentencesOf(body), scope);
  return tidy({ ...A.triggered(event, effect), ...finished(scope, effect) });
};

/** "When you move your venture marker into this room, …" (309.4c). */
const room = (name: string, body: Body, face: FaceFacts, leadsTo?: readonly string[]): TriggeredAbility => ({
  ...triggeredBy(A.keywordAction(`room ${name}`, { what: itself }), body, face),
  zone: "command",
  abilityWord: name,
  ...(leadsTo === undefined ? {} : { leadsTo }),
});

/** A chapter triggers when the number of lore counters reaches its number (714.2b). */
const chapterEvent = (chapters: Nodes["chapters"]): A.TriggerEvent => {
  const events = chapters.numbers.map((nth) => A.countersPlaced(A.isOneOf(A.self), "lore", { nth }));
  return events.length === 1 ? events[0]! : A.eitherEvent(events);
};

/** The abilities of a paragraph without a word in front. */
const abilitiesOf = (node: Nodes["ability"], face: FaceFacts): readonly A.Ability[] => {
  const scope = newScope(face);
  switch (node.kind) {
    case "activated":
      return [activated(node, costsOf(node.costs, scope), node.effect, scope)];
    // Each of the costs by itself is enough.
    case "activatedEither":
      return [node.costs, otherCostsOf(node)].map((costs) => {
        const own = newScope(face);
        return activated(node, costsOf(costs, own), node.effect, own);
      });
    case "loyaltyAbility":
      return [activated(node, [loyaltyOf(node.cost, scope)], node.effect, scope)];
    case "triggered":
      return triggered(node, scope);
    case "modal":
      if (!face.isSpell)
        return refuse(node, "a choice of modes needs a spell, a trigger or a cost in front of it");
      return [tidy(A.spell(instructionsOf(sentencesOf(node.does), scope)))];
    case "modalWorth": {
      if (!face.isSpell)
        return refuse(node, "a choice of modes needs a spell, a trigger or a cost in front of it");
      return [tidy({ type: "spell", ...finished(scope, modalWorth(node.n, node.modes, scope)) })];
    }
    case "body":
      return (
        openingHandOf(node, face) ??
        (face.isSpell
          ? spellAbilities(node, face)
          : (linkedTrigger(node, face) ?? staticsOf(sentencesOf(node), face)))
      );
    default:
      return node satisfies never;
  }
};

const loyaltyOf = (node: Nodes["loyaltyCost"], scope: Scope): A.LoyaltyCost => {
  if (node.size === "X") {
    scope.hasX = true;
    return A.loyalty(node.sign === "−" ? "-x" : "+x");
  }
  return A.loyalty(node.sign === "−" ? -node.size : node.size);
};

const isX = (node: { readonly [field: string]: unknown }): boolean => node["type"] === "x";

const activated = (
  node: { readonly span: { readonly start: number; readonly end: number } },
  costs: A.Costs,
  body: Body,
  scope: Scope,
): A.Activated => {
  if (
    costs.some(
      (cost) =>
        (cost.type === "mana" && cost.cost.includes("X")) ||
        // "Any number of counters" is no X that the text could speak of.
        (cost.type !== "counterCost" && holds(cost, isX)),
    )
  )
    scope.hasX = true;
  const { limits, by, reduction, x, rest } = limitsIn(sentencesOf(body), scope, choosesX(costs));
  if (rest.length === 0) return refuse(node, "this ability does nothing");
  const effect = instructionsOf(rest, scope);
  const limitsOfX = x.map((each) => xLimitOf(each, scope));
  return tidy({
    ...A.activated([...costs, ...limitsOfX], effect),
    ...finished(scope, effect),
    ...(limits.length === 0 ? {} : { limits }),
    ...(by === undefined ? {} : { by }),
    ...(reduction === undefined ? {} : { reduction }),
    ...zoneOfEffect([limits, effect], costs),
    ...zoneOfCosts(costs),
  });
};

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { knowsX } from "./announced-x.ts";
import { conditionOf } from "./conditions.ts";
import { costsOf } from "./costs.ts";
import { tidy } from "./tidy.ts";
import { filterFor } from "./effects/verb.ts";
import { keywordParagraphOf } from "./keyword-paragraphs.ts";
import { keywordAbilitiesOf, keywordWhere } from "./keywords.ts";
import { inEachZone } from "./each-zone.ts";
import { limitsIn, type Limits } from "./limits.ts";
import type { Sentence } from "./later.ts";
import { instructionsOf } from "./sentences.ts";
import { modalOf } from "./modes.ts";
import { anyObjects } from "./objects.ts";
import { openingHandOf } from "./opening-hand.ts";
import { newScope, refuse, Refused, type FaceFacts, type Scope } from "./scope.ts";
import { castsItselfAtOnce, castsItselfFree } from "./statements.ts";
import { staticsOf } from "./statics.ts";
import { triggerOf } from "./triggers.ts";
import { holds, same } from "./same.ts";

type Body = Nodes["body"] | Nodes["lowerBody"];

export const sentencesOf = (body: Body): readonly Sentence[] => [body.first, ...body.rest];

/** Targets and effect of a finished scope. */
const finished = (scope: Scope, effect: A.Effect): A.Instructions => ({
  ...(scope.targets.length === 0 ? {} : { targets: scope.targets }),
  effect,
});

/** The abilities that a paragraph stands for (113.2c: each paragraph is an ability of its own; a keyword line is several). */
export const abilitiesOfParagraph = (node: Nodes["paragraph"], face: FaceFacts): readonly A.Ability[] =>
  inParagraph(node, face).flatMap(inEachZone);

const keywordsOf = (node: Nodes["keywordLine"], face: FaceFacts): readonly A.Keyword[] =>
  [node.first, ...node.rest.map((next) => next.keyword)].flatMap((keyword) =>
    keywordAbilitiesOf(keyword, newScope(face)),
  );

/** "Equip {3}. This ability costs {1} less to activate …": what is said of the ability that the keyword is. */
const withLimits = (
  keyword: A.Keyword,
  { limits, by, timesPerTurn, reduction, rest }: Limits,
  node: Extract<Nodes["paragraph"], { kind: "keywordLimited" }>,
): A.Keyword => {
  const [only, ...others] = keyword.abilities;
  if (rest.length > 0 || timesPerTurn !== undefined)
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
    case "flavored": {
      const abilities = abilitiesOf(node.ability, face);
      return abilities.map((ability) =>
        ability.type === "spell" ? ability : { ...ability, abilityWord: node.word.words },
      );
    }
    case "chapter": {
      const scope = newScope(face, { trigger: chapterEvent(node.chapters) });
      const effect = instructionsOf(sentencesOf(node.effect), scope);
      return [tidy({ ...A.triggered(chapterEvent(node.chapters), effect), ...finished(scope, effect) })];
    }
    case "keywordWhere":
      return [keywordWhere(node, newScope(face))];
    case "keywordLimited": {
      const scope = newScope(face);
      const found = limitsIn([node.first, ...node.rest], scope);
      return keywordAbilitiesOf(node.keyword, scope).map((keyword) => withLimits(keyword, found, node));
    }
    case "chapterModal": {
      const scope = newScope(face, { trigger: chapterEvent(node.chapters) });
      return [tidy(A.triggered(chapterEvent(node.chapters), modalOf(node.choice, node.modes, scope)))];
    }
    case "boast":
    case "exhaust":
    case "forecast":
    case "maxSpeed":
    case "toSolve":
    case "solved":
    case "infinity":
    case "powerUp":
    case "spree":
    case "tiered":
      return [keywordParagraphOf(node, face)];
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

/** A chapter triggers when the number of lore counters reaches its number (714.2b). */
const chapterEvent = (chapters: Nodes["chapters"]): A.TriggerEvent => {
  const events = chapters.numbers.map((nth) => A.countersPlaced(A.isOneOf(A.self), "lore", { nth }));
  return events.length === 1 ? events[0]! : A.eitherEvent(events);
};

/** The abilities of a paragraph without a word in front. */
export const abilitiesOf = (node: Nodes["ability"], face: FaceFacts): readonly A.Ability[] => {
  const scope = newScope(face);
  switch (node.kind) {
    case "activated":
      return [activated(node, costsOf(node.costs, scope), node.effect, scope)];
    // Each of the costs by itself is enough.
    case "activatedEither":
      return [node.costs, node.other].map((costs) => {
        const own = newScope(face);
        return activated(node, costsOf(costs, own), node.effect, own);
      });
    case "loyaltyAbility":
      return [activated(node, [loyaltyOf(node.cost, scope)], node.effect, scope)];
    case "triggered":
      return triggered(node, node.effect, undefined, scope);
    case "triggeredIf":
      return triggered(node, node.effect, node.condition, scope);
    case "modal":
      if (!face.isSpell)
        return refuse(node, "a choice of modes needs a spell, a trigger or a cost in front of it");
      return [tidy({ type: "spell", ...finished(scope, modalOf(node.choice, node.modes, scope)) })];
    case "modalMore": {
      if (!face.isSpell)
        return refuse(node, "a choice of modes needs a spell, a trigger or a cost in front of it");
      return [tidy({ type: "spell", ...finished(scope, modalWithMore(node, scope)) })];
    }
    case "modalRepeat": {
      if (!face.isSpell)
        return refuse(node, "a choice of modes needs a spell, a trigger or a cost in front of it");
      const modal = modalOf(node.choice, node.modes, scope);
      return [tidy({ type: "spell", ...finished(scope, { ...modal, repeat: true }) })];
    }
    case "triggeredModal": {
      const event = triggerOf(node.trigger, scope);
      const inner: Scope = { ...scope, trigger: event };
      return [
        tidy({ ...A.triggered(event, modalOf(node.choice, node.modes, inner)), ...zoneOfEvent(event) }),
      ];
    }
    case "triggeredModalMore": {
      const event = triggerOf(node.trigger, scope);
      const inner: Scope = { ...scope, trigger: event };
      return [tidy({ ...A.triggered(event, modalWithMore(node, inner)), ...zoneOfEvent(event) })];
    }
    case "triggeredIfModal": {
      const event = triggerOf(node.trigger, scope);
      const inner: Scope = { ...scope, trigger: event };
      const condition = conditionOf(node.condition, inner);
      const modal = modalOf(node.choice, node.modes, inner);
      return [
        tidy({
          ...A.triggered(event, modal),
          condition,
          ...(isAboutItself(event) ? {} : zoneOfEffect([event, condition])),
          ...zoneOfEvent(event),
        }),
      ];
    }
    case "activatedModal":
    case "activatedModalLimited": {
      const costs = costsOf(node.costs, scope);
      const { span } = node;
      const limits =
        node.kind === "activatedModal"
          ? []
          : limitsIn([{ kind: "activateLimit", limits: node.limits, span }], scope).limits;
      return [
        tidy({
          ...A.activated(costs, modalOf(node.choice, node.modes, scope)),
          ...(limits.length === 0 ? {} : { limits }),
          ...zoneOfCosts(costs),
        }),
      ];
    }
    case "loyaltyModal":
      return [tidy(A.activated([loyaltyOf(node.cost, scope)], modalOf(node.choice, node.modes, scope)))];
    case "body":
      return (
        openingHandOf(node, face) ??
        (face.isSpell
          ? spellAbilities(node, face)
          : (exerting(node, face) ?? staticsOf(sentencesOf(node), face)))
      );
    default:
      return node satisfies never;
  }
};

/** "You may exert … as it attacks. When you do, …": a static ability and one that triggers on it (607.2h, 701.43d). */
const exerting = (node: Nodes["body"], face: FaceFacts): readonly A.Ability[] | undefined => {
  const { first: exert, rest } = node;
  const [then, ...more] = rest;
  if (exert.kind !== "mayExert" || then?.kind !== "whenYouDo" || more.length > 0) return undefined;
  if (then.who.kind !== "you") return refuse(then.who, "it is you who exerts");
  const scope = newScope(face);
  const event = A.keywordAction("exert", { by: A.you, what: filterFor(anyObjects(exert.what, scope)) });
  const inner: Scope = { ...scope, trigger: event };
  const effect = instructionsOf(sentencesOf(then.does), inner);
  return [...staticsOf([exert], face), tidy({ ...A.triggered(event, effect), ...finished(inner, effect) })];
};

/** "Choose one. If …, you may choose both instead." */
const modalWithMore = (
  node: Extract<Nodes["ability"], { kind: "modalMore" | "triggeredModalMore" }>,
  scope: Scope,
): A.Modal => {
  const condition = conditionOf(node.condition, scope);
  const modal = modalOf(node.choice, node.modes, scope);
  const optional = node.variant === 1 || node.variant === 2;
  return { ...modal, instead: { condition, count: moreModes(node.more, modal, optional) } };
};

/** How many modes may or must be chosen instead (700.2). */
const moreModes = (more: Nodes["modeNumber"], modal: A.Modal, optional: boolean): A.Count => {
  const all = modal.modes.length;
  const exactly = (n: number): A.Count => ({ min: optional ? modal.count.min : n, max: n });
  switch (more.kind) {
    case "modesBoth":
    case "modesTwo":
      return exactly(2);
    case "modesThree":
      return exactly(3);
    case "modesAny":
      return { min: 0, max: all };
    case "modesOneOrMore":
      return { min: 1, max: all };
    default:
      return more satisfies never;
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
  const { limits, by, reduction, rest } = limitsIn(sentencesOf(body), scope);
  if (rest.length === 0) return refuse(node, "this ability does nothing");
  const effect = instructionsOf(rest, scope);
  return tidy({
    ...A.activated(costs, effect),
    ...finished(scope, effect),
    ...(limits.length === 0 ? {} : { limits }),
    ...(by === undefined ? {} : { by }),
    ...(reduction === undefined ? {} : { reduction }),
    ...zoneOfEffect([effect, limits]),
    ...zoneOfCosts(costs),
  });
};

/** An effect that moves the card itself out of a zone, or a condition that it is there, says where the ability works (113.6). */
const zoneOfEffect = (parts: readonly unknown[]): { zone?: A.Zone } => {
  const zone = zoneOfSelf(parts);
  return zone === undefined ? {} : { zone };
};
const elsewhere = (zone: A.Zone): A.Zone | undefined => (zone === "battlefield" ? undefined : zone);
const zoneOfSelf = (part: unknown): A.Zone | undefined => {
  if (typeof part !== "object" || part === null) return undefined;
  // Every node of the model has a type; those asked for here are told apart by it.
  const node = part as A.Move | A.Matches | A.NotSo | A.Delayed | A.Reflexive;
  if (node.type === "notSo" || node.type === "delayed" || node.type === "reflexive") return undefined;
  if (node.type === "move" && node.what.type === "self" && node.from !== undefined)
    return elsewhere(node.from.zone);
  if (node.type === "matches" && node.objects.type === "self") {
    const { filter } = node;
    const said = (filter.type === "and" ? filter.filters : [filter]).find((each) => each.type === "inZone");
    if (said?.type === "inZone") return elsewhere(said.zone);
  }
  for (const key in node) {
    const field: unknown = node[key as keyof typeof node];
    const zone = typeof field === "object" ? zoneOfSelf(field) : undefined;
    if (zone !== undefined) return zone;
  }
  return undefined;
};
const itself = A.isOneOf(A.self);
const isAboutItself = (event: A.TriggerEvent): boolean =>
  holds(event, (node) => node["type"] === "isOneOf" && same(node, itself));

/** A cost that discards or exiles the card itself from a zone says where the ability works (113.6). */
const zoneOfCosts = (costs: A.Costs): { zone?: A.Zone } => {
  for (const cost of costs) {
    if (cost.type !== "costOnObjects") continue;
    if (cost.what.type === "self" && cost.action === "discard") return { zone: "hand" };
    if (cost.what.type === "self" && cost.action === "reveal") return { zone: "hand" };
    if (cost.what.type === "among" && cost.what.objects.type === "self" && cost.what.filter.type === "inZone")
      return { zone: cost.what.filter.zone };
  }
  return {};
};

/** Abilities that trigger on the casting of their own spell work on the stack (113.6). */
const zoneOfEvent = (event: A.TriggerEvent): { zone?: A.Zone } =>
  event.type === "cast" && same(event.what, itself)
    ? { zone: "stack" }
    : event.type === "keywordAction" && event.action === "plot" && isAboutItself(event)
      ? { zone: "exile" }
      : {};

const triggered = (
  node: Extract<Nodes["ability"], { kind: "triggered" | "triggeredIf" }>,
  body: Body,
  condition: Nodes["condition"] | undefined,
  scope: Scope,
): readonly A.Ability[] => {
  if (scope.face.isSpell && !speaksOfItself(node.trigger)) {
    // An ability that works in a graveyard or hand is the card's own (113.6); others are set up by the spell (603.7).
    const own = worksElsewhere(node, body, condition, scope.face);
    if (own !== undefined) return [own];
    const effect = instructionsOf(
      [{ kind: "delayedParagraph", trigger: node.trigger, body, condition, span: node.span }],
      scope,
    );
    return [tidy({ type: "spell", ...finished(scope, effect) })];
  }
  return byZone(ownTrigger(node, body, condition, scope));
};

const asksForHaunted = (event: A.TriggerEvent): boolean =>
  holds(event, (node) => node["status"] === "haunted");

/** "When it enters or the creature it haunts dies": the one on the battlefield, the other in exile (702.55c). */
const byZone = (ability: A.Triggered): readonly A.Triggered[] => {
  const events = ability.event.type === "eitherEvent" ? ability.event.events : [ability.event];
  const haunted = events.filter(asksForHaunted);
  if (haunted.length === 0) return [ability];
  const joined = (some: readonly A.TriggerEvent[]): A.TriggerEvent =>
    some.length === 1 ? some[0]! : A.eitherEvent(some);
  const others = events.filter((event) => !asksForHaunted(event));
  return [
    ...(others.length === 0 ? [] : [{ ...ability, event: joined(others) }]),
    { ...ability, event: joined(haunted), zone: "exile" },
  ];
};

/** A triggered ability of an instant or sorcery card that works in another zone than the stack. */
const worksElsewhere = (
  node: Extract<Nodes["ability"], { kind: "triggered" | "triggeredIf" }>,
  body: Body,
  condition: Nodes["condition"] | undefined,
  face: FaceFacts,
): A.Triggered | undefined => {
  try {
    const [ability] = byZone(ownTrigger(node, body, condition, newScope(face)));
    return ability?.zone === undefined ? undefined : ability;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
};

/** "if it isn't a mana ability" */
const asksForMana = (condition: A.Condition | undefined): boolean =>
  condition?.type === "notSo" &&
  holds(condition, (node) => node["type"] === "abilityKind" && node["kind"] === "mana");

/** An activation that is of no mana ability is that of an object on the stack. */
const onStackOnly = (event: A.TriggerEvent): A.TriggerEvent => {
  if (event.type !== "activates" || event.what.type !== "or") return event;
  const [ability] = event.what.filters;
  return ability?.type === "abilityKind" ? { ...event, what: ability } : event;
};

const ownTrigger = (
  node: Extract<Nodes["ability"], { kind: "triggered" | "triggeredIf" }>,
  body: Body,
  condition: Nodes["condition"] | undefined,
  scope: Scope,
): A.Triggered => {
  const event = triggerOf(node.trigger, scope);
  const inner: Scope = { ...scope, trigger: event, hasX: scope.hasX || knowsX(event, scope.face) };
  const intervening = condition === undefined ? undefined : conditionOf(condition, inner);
  const { limits, timesPerTurn, reduction, rest } = limitsIn(sentencesOf(body), inner);
  if (limits.length > 0 || reduction !== undefined)
    return refuse(node, "only activated abilities have such limits");
  const effect = instructionsOf(rest, inner);
  return tidy({
    ...A.triggered(asksForMana(intervening) ? onStackOnly(event) : event, effect),
    ...finished(inner, effect),
    ...(intervening === undefined ? {} : { condition: intervening }),
    ...(timesPerTurn === undefined ? {} : { timesPerTurn }),
    ...(isAboutItself(event) ? {} : zoneOfEffect([event, intervening, effect])),
    ...zoneOfEvent(event),
  });
};

/** "When you cast this spell", "When you cycle this card": the only triggers of an instant or sorcery itself. */
const speaksOfItself = (trigger: Nodes["trigger"]): boolean => {
  if (trigger.kind !== "when") return false;
  const { events } = trigger;
  const first = events.kind === "series" ? events.items[0] : events;
  if (first === undefined) return false;
  if (first.kind !== "playerEvent") return "what" in first && namesItself(first.what);
  const deed = first.does.kind === "series" ? first.does.items[0] : first.does;
  return deed !== undefined && "what" in deed && namesItself(deed.what);
};
const namesItself = (what: { readonly kind: string }): boolean =>
  what.kind === "thisThing" || what.kind === "selfName";

/** The sentences of a spell's paragraph, with or without an ability word in front. */
const textOf = (node: Nodes["paragraph"]): Nodes["body"] | undefined =>
  node.kind === "body"
    ? node
    : node.kind === "worded" && node.ability.kind === "body"
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
  const bodies = nodes.map(textOf);
  const sentences = bodies.flatMap((body) => (body === undefined ? [] : sentencesOf(body)));
  if (!face.isSpell || bodies.length < 2 || bodies.includes(undefined)) return undefined;
  return spellSentences(sentences, face);
};

/** An instant's or sorcery's paragraph: static abilities that work on the stack, or what the spell does. */
const spellAbilities = (node: Nodes["body"], face: FaceFacts): readonly A.Ability[] =>
  spellSentences(sentencesOf(node), face);
const spellSentences = (sentences: readonly Sentence[], face: FaceFacts): readonly A.Ability[] => {
  const statics: A.Ability[] = [];
  const does: Sentence[] = [];
  for (const sentence of sentences) {
    const found = selfRule(sentence) ? staticsOf([sentence], face) : undefined;
    if (found === undefined) does.push(sentence);
    else statics.push(...found);
  }
  if (does.length === 0) return statics;
  const scope = newScope(face);
  const effect = instructionsOf(does, scope);
  return [...statics, tidy<A.SpellAbility>({ type: "spell", ...finished(scope, effect) })];
};

/** Sentences about casting the spell itself (113.6): costs, "can't be countered". */
const selfRule = (sentence: Sentence): boolean => {
  switch (sentence.kind) {
    case "asAdditionalCost":
    case "asAdditionalCostOptional":
    case "additionalCostRepeated":
    case "castFromFor":
    case "castFromAdding":
    case "alternativeHaving":
    case "alternativeCost":
    case "alternativeCostIf":
    case "spendOnlyOn":
    case "castOnly":
      return true;
    case "durationFirst":
    case "duringOtherTurns":
    case "plain":
    case "chainIf":
    case "ifThen":
    case "whereXSentence": {
      const chain = "does" in sentence ? sentence.does : sentence.then;
      if (sentence.kind === "ifThen" && castsItselfFree(chain)) return true;
      if (castsItselfAtOnce(chain)) return true;
      if (chain.first.kind !== "objectClause") return false;
      const { subject, does } = chain.first;
      // "This spell is colorless" defines a characteristic (604.3).
      const defines = does.kind === "isThing" && !("until" in does && does.until !== undefined);
      return (
        (subject.kind === "thisThing" || subject.kind === "selfName") &&
        (stackRules.has(does.kind) ||
          (does.kind === "cantBeSomething" && does.variant === 1) ||
          (defines && sentence.kind === "plain"))
      );
    }
    default:
      return false;
  }
};
const stackRules: ReadonlySet<string> = new Set([
  "cantBeCountered",
  "costsLess",
  "costsMore",
  "costsMoreThings",
  "strive",
  "hasAbilities",
]);

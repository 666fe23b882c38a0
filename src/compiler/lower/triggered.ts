import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { interveningIf } from "../resolve/sentence.ts";
import { knowsX } from "./announced-x.ts";
import { conditionOf } from "./conditions.ts";
import { limitsIn } from "./limits.ts";
import { holds } from "./same.ts";
import { newScope, refuse, Refused, type FaceFacts, type Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { finished, tidy } from "./tidy.ts";
import { namesItself } from "./topics.ts";
import { triggerOf } from "./triggers.ts";
import { isAboutItself, zoneOfEffect, zoneOfEvent } from "./working-zones.ts";

/** What is attached to something is on the battlefield, also as it looks back at what happened to that (603.10a). */
const isAboutHost = (event: A.TriggerEvent): boolean => holds(event, ({ type }) => type === "host");

type TriggeredNode = Extract<Nodes["ability"], { kind: "triggered" }>;

export const triggered = (node: TriggeredNode, scope: Scope): readonly A.Ability[] => {
  if (scope.face.isSpell && !speaksOfItself(node.trigger)) {
    // An ability that works in a graveyard or hand is the card's own (113.6); others are set up by the spell (603.7).
    const own = worksElsewhere(node, scope.face);
    if (own !== undefined) return [own];
    const { trigger, effect: body, span } = node;
    const effect = instructionsOf([{ kind: "delayedParagraph", trigger, body, span }], scope);
    return [tidy({ type: "spell", ...finished(scope, effect) })];
  }
  return byZone(ownTrigger(node, scope));
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
const worksElsewhere = (node: TriggeredNode, face: FaceFacts): A.Triggered | undefined => {
  try {
    const [ability] = byZone(ownTrigger(node, newScope(face)));
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

const ownTrigger = (node: TriggeredNode, scope: Scope): A.Triggered => {
  const event = triggerOf(node.trigger, scope);
  const triggered: Scope = { ...scope, trigger: event, hasX: scope.hasX || knowsX(event, scope.face) };
  const { condition, sentences } = interveningIf(node.effect);
  const intervening = condition === undefined ? undefined : conditionOf(condition, triggered);
  const { limits, triggers, reduction, rest } = limitsIn(sentences, triggered);
  if (limits.length > 0 || reduction !== undefined)
    return refuse(node, "only activated abilities have such limits");
  const effect = instructionsOf(rest, triggered);
  return tidy({
    ...A.triggered(asksForMana(intervening) ? onStackOnly(event) : event, effect),
    ...finished(triggered, effect),
    ...(intervening === undefined ? {} : { condition: intervening }),
    ...triggers,
    ...(isAboutItself(event) || isAboutHost(event) ? {} : zoneOfEffect([event, intervening, effect])),
    ...zoneOfEvent(event),
  });
};

/** "When you cast this spell", "When you cycle this card": the only triggers of an instant or sorcery itself. */
const speaksOfItself = (trigger: Nodes["trigger"]): boolean => {
  if (trigger.kind !== "when") return false;
  const { events } = trigger;
  const first = events.kind === "series" ? events.items[0] : events;
  if (first === undefined) return false;
  if (first.kind !== "playerEvent" && first.kind !== "causesAct")
    return "what" in first && namesItself(first.what);
  const phrase = first.does.kind === "series" ? first.does.items[0] : first.does;
  return phrase !== undefined && "what" in phrase && namesItself(phrase.what);
};

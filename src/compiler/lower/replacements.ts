import { holds } from "./same.ts";
import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { chainOf } from "./chains.ts";
import { durationOf } from "./durations.ts";
import { conditionOf } from "./conditions.ts";
import { eventFilter } from "./event-filters.ts";
import { playersOf } from "./players.ts";
import { conjunction } from "./nouns.ts";
import { damagedOf } from "./recipients.ts";
import type { Sentence } from "./later.ts";
import { mention, refuse, type Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { zoneFilterOf } from "./zone-filters.ts";

/** 614.1: "If … would …, … instead". In the instructions "it" is the object of the replaced event. */
export const wouldOf = (
  node: Extract<Nodes["sentence"], { kind: "wouldReplace" | "wouldReplaceInstead" }>,
  scope: Scope,
): A.ReplaceEvent | A.ModifyAmount => {
  const multiple = multipliedDamage(node, scope) ?? multipliedLife(node, scope);
  if (multiple !== undefined) return multiple;
  const event = wouldEventOf(node.event, scope);
  const within: Scope = { ...scope, replaced: event.type };
  const effect = chainOf(node.instead, event.type === "damage" ? { ...within, trigger: event } : within);
  if (event.type === "damage" && holds(effect, (part) => part["type"] === "amount"))
    return refuse(
      node.instead,
      "it is not clear which number this is: that of the damage, or of what is done instead",
    );
  // Who declines it lets the event happen (614.5).
  return effect.type === "may" && effect.who.type === "you"
    ? A.replace(event, effect.effect, { optional: true })
    : A.replace(event, effect);
};

/** "Until end of turn, if target player would draw a card, instead …". */
export const wouldUntil = (
  node: Extract<Nodes["sentence"], { kind: "wouldReplaceUntil" | "wouldReplaceUntilIf" }>,
  scope: Scope,
): A.ChangeRules => {
  const duration = durationOf(node.until, scope);
  const change =
    node.kind === "wouldReplaceUntilIf"
      ? wouldIf({ ...node, kind: "wouldReplaceIf" }, scope)
      : wouldOf({ ...node, kind: "wouldReplace" }, scope);
  return A.changeRules([change], duration);
};

/** "If … would … and …": the condition is asked as it is about to happen. */
export const wouldIf = (
  node: Extract<Nodes["sentence"], { kind: "wouldReplaceIf" }>,
  scope: Scope,
): A.ReplaceEvent => {
  const event = wouldEventOf(node.event, scope);
  if (event.type !== "zoneChange") return refuse(node.condition, "this is asked only where something moves");
  const during = conditionOf(node.condition, scope);
  return A.replace({ ...event, during }, chainOf(node.instead, scope));
};

/** The card itself, as it is about to enter: it is no permanent yet. */
const asEntering = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asEntering);
  if (typeof value !== "object" || value === null) return value;
  if ("type" in value && value.type === "self") return A.eventObjects("object");
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asEntering(each)]));
};

/** "If this would enter, sacrifice a Forest instead. If you do, put it onto the battlefield. …": all of it happens instead. */
export const entersInstead = (sentences: readonly Sentence[], scope: Scope): A.ReplaceEvent | undefined => {
  const [first, ...rest] = sentences;
  if (first?.kind !== "wouldReplace" || first.event.kind !== "wouldEnter" || rest.length === 0)
    return undefined;
  const event = wouldEventOf(first.event, scope);
  const { span } = first;
  const effect = instructionsOf([{ kind: "plain", does: first.instead, span }, ...rest], scope);
  // References are exchanged for references.
  return A.replace(event, asEntering(effect) as A.Effect);
};

/** "The next time … would … this turn": once (614.11). */
export const nextTimeOf = (
  node: Extract<Nodes["sentence"], { kind: "nextTimeWould" }>,
  scope: Scope,
): A.ReplaceEvent => {
  const event = wouldEventOf(node.event, scope);
  if (event.type === "damage") return refuse(node, "damage that is replaced once cannot be expressed yet");
  return A.replace(event, chainOf(node.instead, scope), { once: true });
};

/** "If … would deal damage to …, it deals twice that much damage to that player instead." */
const multipliedDamage = (
  node: Extract<Nodes["sentence"], { kind: "wouldReplace" | "wouldReplaceInstead" }>,
  scope: Scope,
): A.ModifyAmount | undefined => {
  const { event, instead } = node;
  const { first } = instead;
  if (event.kind !== "wouldDealDamage" || instead.rest.length > 0 || first.kind !== "objectClause")
    return undefined;
  const { subject, does } = first;
  if (subject.kind !== "it" && subject.kind !== "thatThing") return undefined;
  if (does.kind !== "dealDamage" || does.n.kind !== "twiceThatMany" || does.each !== undefined)
    return undefined;
  if (does.to.kind !== "thatPlayer" && does.to.kind !== "thatThing") return undefined;
  const source = eventFilter(event.what, scope).filter;
  const damage = A.damage(source, damagedOf(event.to, scope).to, event.variant === 1 ? { combat: true } : {});
  return A.modifyAmount(damage, { factor: 2 });
};

/** "If you would gain life, you gain twice that much life instead." */
const multipliedLife = (
  node: Extract<Nodes["sentence"], { kind: "wouldReplace" | "wouldReplaceInstead" }>,
  scope: Scope,
): A.ModifyAmount | undefined => {
  const { event, instead } = node;
  const { first } = instead;
  if (event.kind !== "wouldGainLife" && event.kind !== "wouldLoseLife") return undefined;
  if (first.kind !== "playerClause" || instead.rest.length > 0) return undefined;
  const { does } = first;
  const verb = event.kind === "wouldGainLife" ? "gainLife" : "loseLife";
  if (does.kind !== verb || does.n.kind !== "twiceThatMany" || does.each !== undefined) return undefined;
  const change = event.kind === "wouldGainLife" ? "gain" : "loss";
  return A.modifyAmount(A.lifeChange(change, playersOf(event.who, scope)), { factor: 2 });
};

/** Damage that would be dealt; "that player" and "that creature" are what it would be dealt to. */
const damaged = (
  node: Nodes["recipient"],
  source: A.Filter | undefined,
  combat: boolean | undefined,
  scope: Scope,
): A.TriggerEvent => {
  const { to, filter, players, words } = damagedOf(node, scope);
  if (filter === undefined || players === undefined) {
    if (players !== undefined)
      mention(scope, { ref: A.eventPlayer, is: "player", plural: false, words: new Set(["player"]) });
    else if (filter !== undefined && !isOneself(filter))
      mention(scope, { ref: A.eventObjects("other"), is: "object", plural: false, words });
  }
  return A.damage(source, to, combat === undefined ? {} : { combat });
};
const isOneself = (filter: A.Filter): boolean => filter.type === "isOneOf" && filter.objects.type === "self";

const wouldEventOf = (node: Nodes["wouldEvent"], scope: Scope): A.TriggerEvent => {
  const object = (what: Nodes["objects"]): A.Filter => {
    const found = eventFilter(what, scope);
    mention(scope, {
      ref: A.eventObjects("object"),
      is: "object",
      plural: found.plural,
      words: new Set([...found.words, "card"]),
    });
    return found.filter;
  };
  if ("until" in node && node.until !== undefined && node.until.kind !== "thisTurn")
    return refuse(node.until, "a replacement lasts “this turn”");
  switch (node.kind) {
    case "wouldDie":
      return A.zoneChange(object(node.what), "battlefield", "graveyard");
    case "wouldBePutIntoGraveyard":
      return putInto(object(node.what), zoneName(node.from, scope), node.where, scope);
    case "wouldBePutAnywhere":
      return putInto(object(node.what), undefined, node.where, scope);
    case "wouldEnter":
      return A.zoneChange(object(node.what), undefined, "battlefield");
    case "wouldLeave":
      return A.zoneChange(object(node.what), "battlefield");
    case "wouldDraw":
    case "wouldDrawWhile":
    case "wouldDrawMore": {
      const by = playersOf(node.who, scope);
      mention(scope, { ref: A.eventPlayer, is: "player", plural: false, words: new Set(["player"]) });
      if (node.kind === "wouldDrawWhile") return A.draws(by, { during: conditionOf(node.condition, scope) });
      if (node.kind === "wouldDraw") return A.draws(by);
      if ((node.variant === 1) === (node.who.kind === "you"))
        return refuse(node, "the player who draws is one and the same");
      return A.draws(by, { exceptFirstInDrawStep: true });
    }
    case "wouldGainLife":
      return A.lifeChange("gain", playersOf(node.who, scope));
    case "wouldLoseLife":
      return A.lifeChange("loss", playersOf(node.who, scope));
    case "wouldDealDamage": {
      const source = eventFilter(node.what, scope).filter;
      return damaged(node.to, source, [undefined, true, false][node.variant ?? 0], scope);
    }
    case "damageWouldBeDealt": {
      const { kind } = node.sort;
      return damaged(node.to, undefined, kind === "anyDamage" ? undefined : kind === "combatDamage", scope);
    }
    case "wouldCreateTokens":
    case "wouldPutCounters":
    case "wouldBeDestroyed":
    case "wouldDiscard":
      return refuse(node, "this event cannot be replaced yet");
    default:
      return node satisfies never;
  }
};
/** A card put into a zone of a player is a card that player owns (400.3). */
const putInto = (
  what: A.Filter,
  from: A.Zone | undefined,
  where: Nodes["ownedZone"],
  scope: Scope,
): A.TriggerEvent => {
  const zone = zoneFilterOf(where, scope);
  if (zone.type !== "inZone") return refuse(where, "one zone is needed here");
  return A.zoneChange(
    zone.of === undefined ? what : conjunction([what, A.ownedBy(zone.of)]),
    from,
    zone.zone,
  );
};

const zoneName = (node: Nodes["zone"], scope: Scope): A.Zone | undefined => {
  if (node.kind === "anywhere") return undefined;
  const filter = zoneFilterOf(node, scope);
  return filter.type === "inZone" ? filter.zone : refuse(node, "this zone cannot be left");
};

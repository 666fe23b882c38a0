import * as A from "../../../abilities/index.ts";
import { halfOf } from "../amounts.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { announcesTargets, isPlayerNode, recipientsOf } from "../aimed.ts";
import { namedObjects } from "../antecedents.ts";
import { durationOf } from "../durations.ts";
import { severalPlayers } from "../existence.ts";
import { objectsOf } from "../objects.ts";
import { eventFilter } from "../event-filters.ts";
import { possessor } from "../players.ts";
import { combatOf } from "../damage-sorts.ts";
import { countedOf, numberOf } from "../quantities.ts";

import { refuse, type Scope } from "../scope.ts";
import { damageSpoken } from "./damage-spoken.ts";
import { lasts } from "./verb.ts";

/** What deals the damage: whatever fits, a target, or a source that is chosen now (609.7). */
const dealers = (node: Nodes["objects"] | Nodes["dealer"], scope: Scope): A.Filter => {
  if (node.kind === "thatDealer") return A.isOneOf(namedObjects([node.what], node, scope, false));
  if (node.kind !== "determined") return eventFilter(node, scope).filter;
  if (announcesTargets(node.det)) return A.isOneOf(objectsOf(node, scope, { by: A.you }));
  if (node.det.kind === "aDet" && node.noun.post.some((each) => each.kind === "ofYourChoice")) {
    const chosen = objectsOf(node, scope, { by: A.you });
    if (chosen.type !== "choose") return refuse(node, "this cannot be chosen");
    const source = A.kind("source");
    if (chosen.filter.type === "anything") return A.isOneOf({ ...chosen, filter: source });
    // 609.7b: it must be what was asked for as the damage would be dealt, too.
    return A.and([A.isOneOf({ ...chosen, filter: A.and([chosen.filter, source]) }), chosen.filter]);
  }
  return eventFilter(node, scope).filter;
};

/** Whatever damage can be dealt to. */
export const anyRecipient: A.Recipients = A.both([A.all(A.kind("permanent")), A.players]);

interface Parts {
  to?: A.Recipients;
  each?: true | "divided";
  from?: A.Filter;
  both?: A.Filter;
  duration?: A.Duration;
}

/** "Each creature …" and "target creature and each other …": said of every one of them by itself. */
const saysEach = (node: Extract<Nodes["damagePart"], { kind: "damageTo" }>["to"]): boolean =>
  node.kind === "series" ? node.items.some(saysEach) : node.kind === "determined" && node.det.kind === "each";

const partsOf = (nodes: readonly Nodes["damagePart"][], scope: Scope): Parts => {
  const parts: Parts = {};
  const once = (known: unknown, node: Nodes["damagePart"]): void => {
    if (known !== undefined) refuse(node, "this is said twice");
  };
  for (const node of nodes) {
    switch (node.kind) {
      case "damageTo":
        once(parts.to, node);
        // Of damage to several players at once, all is prevented that there is.
        parts.to =
          (isPlayerNode(node.to) ? severalPlayers(node.to, scope) : undefined) ??
          recipientsOf(node.to, scope, { any: true });
        if (saysEach(node.to)) parts.each = true;
        if (node.divided === true) {
          if (parts.to.type !== "target") return refuse(node.to, "damage is divided among targets");
          parts.each = "divided";
        }
        break;
      case "damageBy":
        once(parts.from, node);
        parts.from = dealers(node.by, scope);
        break;
      case "damageToAndBy":
        once(parts.both ?? parts.to ?? parts.from, node);
        parts.both = dealers(node.by, scope);
        break;
      case "damageWhen":
        once(parts.duration, node);
        parts.duration = durationOf(node.when, scope);
        break;
      default:
        return node satisfies never;
    }
  }
  return parts;
};

const lasting = (changes: readonly A.Replacement[], parts: Parts): A.ChangeRules =>
  A.changeRules(changes, parts.duration);

type Dealt = Extract<Nodes["preventionClause"], { kind: "preventDamage" | "redirect" }>;
/** The parts, with what would deal the damage where the words say it in front of them. */
const partsOfDealt = (node: Dealt, scope: Scope): Parts => {
  const { what } = node;
  const by = what.kind === "theyWouldDeal" ? { from: dealers(what.by, scope) } : {};
  const parts = partsOf(node.parts, scope);
  if (by.from !== undefined && (parts.from ?? parts.both) !== undefined)
    return refuse(node, "this is said twice");
  return { ...parts, ...by };
};

const preventions = (node: Extract<Dealt, { kind: "preventDamage" }>, scope: Scope): A.ChangeRules => {
  const { much } = node.what;
  const parts = partsOfDealt(node, scope);
  const { both, to, from, each } = parts;
  const amount =
    much.kind === "nextDamage" ? { amount: countedOf(much.n, scope), ...(each && { each }) } : {};
  const kind = { ...amount, ...combatOf(much.sort) };
  if (each === "divided" && much.kind !== "nextDamage") return refuse(node, "only a number can be divided");
  if (both !== undefined) {
    if (to !== undefined || from !== undefined || much.kind === "nextDamage")
      return refuse(node, "damage to and by the same object stands alone");
    return lasting([A.prevent({ to: both, ...kind }), A.prevent({ from: both, ...kind })], parts);
  }
  return lasting(
    [A.prevent({ ...kind, ...(to === undefined ? {} : { to }), ...(from === undefined ? {} : { from }) })],
    parts,
  );
};

/** What else can be said of the source: a target is spoken of as that target, and another one only as it deals the damage. */
const sourceSpoken = (source: Nodes["objects"], scope: Scope): Scope => {
  if (source.kind !== "determined") return damageSpoken({ source }, scope);
  const { det, noun } = source;
  if (announcesTargets(det)) return scope;
  const post = noun.post.filter(({ kind }) => kind !== "ofYourChoice");
  return damageSpoken({ source: { ...source, noun: { ...noun, post } } }, scope);
};

/** What damage is dealt to instead (614.9): "itself" is the source that deals it. */
export const insteadTo = ({ deals, to }: Nodes["redirected"], scope: Scope): A.Recipients => {
  if (to.kind !== "itself") return recipientsOf(to, scope, { by: A.you });
  return deals === "that damage is dealt" ? refuse(to, "say what this is") : A.eventObjects("source");
};

/** "The next time a source of your choice would deal damage to you this turn, …" (615.7, 614.9). */
const nextTime = (
  node: Extract<Nodes["preventionClause"], { kind: "nextTime" }>,
  scope: Scope,
): A.ChangeRules => {
  const dealer = node.source && dealers(node.source, scope);
  const { to, from, both, duration } = partsOf(node.parts, scope);
  if ((dealer !== undefined && from !== undefined) || both !== undefined)
    return refuse(node, "this is said twice");
  const source = dealer ?? from;
  const kind = combatOf(node.sort);
  if (node.then.kind === "preventIt") {
    const by = source === undefined ? {} : { from: source };
    const amount = preventedOf(node.then.how, scope);
    return A.changeRules(
      [A.prevent({ ...(to === undefined ? {} : { to }), ...by, ...kind, ...amount, next: true })],
      duration,
    );
  }
  const instead = insteadTo(node.then, node.source === undefined ? scope : sourceSpoken(node.source, scope));
  const by = source === undefined ? {} : { source };
  return A.changeRules([A.redirect(to ?? anyRecipient, instead, { ...by, ...kind, next: true })], duration);
};

/** Prevention and redirection effects (615, 614.9), for a time or as long as the ability is there. */
export const preventionOf = (node: Nodes["preventionClause"], scope: Scope): A.ChangeRules => {
  switch (node.kind) {
    case "preventDamage":
      return preventions(node, scope);
    case "nextTime":
      return nextTime(node, scope);
    case "damageCant": {
      const whom = node.by === undefined ? {} : { whom: eventFilter(node.by, scope).filter };
      const what = node.sort === "damage" ? "preventDamage" : "preventCombatDamage";
      return A.changeRules([A.playerCant(A.players, what, whom)], lasts(node.until, scope).duration);
    }
    case "lifeFloor": {
      const least = numberOf(node.n, scope);
      if (least !== numberOf(node.m, scope)) return refuse(node.m, "this is another number");
      return A.changeRules([A.lifeFloor(possessor(node.whose, scope), least)]);
    }
    case "theDamageCant":
      return refuse(node, "no damage was dealt before this");
    case "excessInstead":
      return refuse(node, "this stands only behind damage that is dealt");
    case "redirect": {
      const { much } = node.what;
      const parts = partsOfDealt(node, scope);
      if (parts.to === undefined || parts.both !== undefined)
        return refuse(node, "say to whom it would be dealt");
      const to = recipientsOf(node.instead, scope, { by: A.you });
      const amount = much.kind === "nextDamage" ? { amount: countedOf(much.n, scope) } : {};
      const kind = combatOf(much.sort);
      const source = parts.from === undefined ? {} : { source: parts.from };
      return lasting([A.redirect(parts.to, to, { ...amount, ...source, ...kind })], parts);
    }
    default:
      return node satisfies never;
  }
};

/** "The damage can't be prevented" belongs to the damage before it (615.12). */
export const unpreventable = (effects: A.Effect[]): boolean => {
  const last = effects[effects.length - 1];
  switch (last?.type) {
    case "dealDamage":
      effects[effects.length - 1] = { ...last, cantBePrevented: true };
      return true;
    case "sequence": {
      const inner = [...last.effects];
      if (!unpreventable(inner)) return false;
      effects[effects.length - 1] = A.sequence(inner);
      return true;
    }
    default:
      return false;
  }
};

const exact = (node: Nodes["number"], scope: Scope): number => {
  const n = numberOf(node, scope);
  return typeof n === "number" ? n : refuse(node, "a number is needed here");
};

/** How much is prevented, of the damage at hand. */
export const preventedOf = (
  node: Nodes["preventedAmount"],
  scope: Scope,
): { readonly amount?: A.Quantity } => {
  switch (node.kind) {
    case "preventsAll":
      if (node.half !== true)
        return node.rounded === undefined ? {} : refuse(node.rounded, "nothing is halved here");
      return { amount: halfOf(A.eventAmount, node, scope) };
    case "preventsSome":
      return {
        amount: node.but === true ? A.plus([A.eventAmount, -exact(node.n, scope)]) : numberOf(node.n, scope),
      };
    default:
      return node satisfies never;
  }
};

import * as A from "../../../abilities/index.ts";
import { halved } from "../amounts.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { recipientsOf } from "../aimed.ts";
import { chainOf } from "../chains.ts";
import { durationOf } from "../durations.ts";
import { filterOf } from "../nouns.ts";
import { objectsOf } from "../objects.ts";
import { eventFilter } from "../event-filters.ts";
import { playersOf, possessor } from "../players.ts";
import { comparisonOf, countedOf, numberOf, quantityOf } from "../quantities.ts";
import { damagedOf } from "../recipients.ts";
import { refuse, type Scope } from "../scope.ts";
import { withX, xOf } from "../where-x.ts";
import { counterKindOf } from "../words.ts";
import { lasts } from "./verb.ts";

/** Which damage is meant. */
export const combatOf = (sort: Nodes["damageKind"]): { combat?: boolean } => {
  switch (sort.kind) {
    case "anyDamage":
      return {};
    case "combatDamage":
      return { combat: true };
    case "noncombatDamage":
      return { combat: false };
    default:
      return sort satisfies never;
  }
};

/** What can be chosen as a source of damage: a permanent, a spell, an object in the command zone (609.7a). */
export const damageSources = A.or([A.inZone("battlefield"), A.kind("spell"), A.inZone("command")]);

/** What deals the damage: whatever fits, a target, or a source that is chosen now (609.7). */
const dealers = (node: Nodes["objects"], scope: Scope): A.Filter => {
  if (node.kind !== "determined") return eventFilter(node, scope).filter;
  if (/[tT]arget/.test(node.det.kind)) return A.isOneOf(objectsOf(node, scope, { by: A.you }));
  if (node.det.kind === "aDet" && node.noun.post.some((each) => each.kind === "ofYourChoice")) {
    const chosen = objectsOf(node, scope, { by: A.you });
    if (chosen.type !== "choose") return refuse(node, "this cannot be chosen");
    const filter = chosen.filter.type === "anything" ? damageSources : A.and([chosen.filter, damageSources]);
    return A.isOneOf({ ...chosen, filter });
  }
  return eventFilter(node, scope).filter;
};

interface Parts {
  to?: A.Recipients;
  from?: A.Filter;
  both?: A.Filter;
  duration?: A.Duration;
}

const partsOf = (nodes: readonly Nodes["damagePart"][], scope: Scope): Parts => {
  const parts: Parts = {};
  const once = (known: unknown, node: Nodes["damagePart"]): void => {
    if (known !== undefined) refuse(node, "this is said twice");
  };
  for (const node of nodes) {
    switch (node.kind) {
      case "damageTo":
        once(parts.to, node);
        parts.to = recipientsOf(node.to, scope, { any: true });
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

const preventions = (
  much: Nodes["damageAmount"],
  parts: Parts,
  node: { readonly span: { readonly start: number; readonly end: number } },
  scope: Scope,
): A.ChangeRules => {
  const amount = much.kind === "nextDamage" ? { amount: countedOf(much.n, scope) } : {};
  const kind = { ...amount, ...combatOf(much.sort) };
  const { both, to, from } = parts;
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

/** "The next time a source of your choice would deal damage to you this turn, …" (615.7, 614.9). */
const nextTime = (
  node: Extract<Nodes["preventionClause"], { kind: "nextTime" }>,
  scope: Scope,
): A.ChangeRules => {
  const source = dealers(node.source, scope);
  const { to, from, both, duration } = partsOf(node.parts, scope);
  if (from !== undefined || both !== undefined) return refuse(node, "this is said twice");
  const kind = combatOf(node.sort);
  if (node.then.kind === "preventIt")
    return A.changeRules(
      [A.prevent({ ...(to === undefined ? {} : { to }), from: source, ...kind, next: true })],
      duration,
    );
  const instead = recipientsOf(node.then.to, scope, { by: A.you });
  const whoever = A.both([A.all(A.kind("permanent")), A.players]);
  return A.changeRules([A.redirect(to ?? whoever, instead, { source, ...kind, next: true })], duration);
};

/** Prevention and redirection effects (615, 614.9), for a time or as long as the ability is there. */
export const preventionOf = (node: Nodes["preventionClause"], scope: Scope): A.ChangeRules => {
  switch (node.kind) {
    case "preventDamage":
      return preventions(node.what.much, partsOf(node.parts, scope), node, scope);
    case "preventWouldDeal": {
      const from = dealers(node.by, scope);
      const parts = partsOf(node.parts, scope);
      if (parts.from !== undefined || parts.both !== undefined) return refuse(node, "this is said twice");
      return preventions(node.much, { ...parts, from }, node, scope);
    }
    case "nextTime":
      return nextTime(node, scope);
    case "damageCant":
      return A.changeRules([A.playerCant(A.players, "preventDamage")], lasts(node.until, scope).duration);
    case "damageByCant": {
      if (node.variant !== 1) return refuse(node, "combat damage alone cannot be made unpreventable yet");
      const whom = eventFilter(node.by, scope).filter;
      return A.changeRules(
        [A.playerCant(A.players, "preventDamage", { whom })],
        lasts(node.until, scope).duration,
      );
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
      const parts = partsOf(node.parts, scope);
      const { much } = node.what;
      if (parts.to === undefined || parts.both !== undefined)
        return refuse(node, "say to whom it would be dealt");
      const to = recipientsOf(node.instead, scope, { by: A.you });
      const amount = much.kind === "nextDamage" ? { amount: countedOf(much.n, scope) } : {};
      if (much.sort.kind !== "anyDamage")
        return refuse(much.sort, "any damage is dealt to something else, or none");
      const source = parts.from === undefined ? {} : { source: parts.from };
      return lasting([A.redirect(parts.to, to, { ...amount, ...source })], parts);
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

type Change = Pick<A.ModifyAmount, "factor" | "plus" | "round">;
const exact = (node: Nodes["number"], scope: Scope): number => {
  const n = numberOf(node, scope);
  return typeof n === "number" ? n : refuse(node, "a number is needed here");
};
const changedDamage = (node: Nodes["changedAmount"], scope: Scope): Change => {
  switch (node.kind) {
    case "doubleDamage":
      return { factor: 2 };
    case "tripleDamage":
      return { factor: 3 };
    case "damagePlus":
      return { plus: exact(node.n, scope) };
    case "damageMinus":
      return { plus: -exact(node.n, scope) };
    case "halfDamage":
      return { factor: 0.5, round: node.variant === 1 ? "down" : "up" };
    default:
      return node satisfies never;
  }
};
const changedLife = (node: Nodes["changedLife"], scope: Scope): Change => {
  switch (node.kind) {
    case "lifePlus":
      return { plus: exact(node.n, scope) };
    case "halfLife":
      return { factor: 0.5, round: node.variant === 1 ? "down" : "up" };
    default:
      return node satisfies never;
  }
};
const timesOf: readonly Change[] = [{ factor: 2 }, { plus: 1 }, { factor: 3 }];

/** Only those tokens, when the text says which. */
const tokens = (under: A.Players, node: Nodes["tokenNoun"], scope: Scope): A.TokenEvent => {
  const filter = filterOf(node.what, scope);
  const isToken = filter.type === "kind" && filter.kind === "token";
  return A.tokensCreated(under, isToken ? {} : { what: filter });
};

export interface AmountChange {
  readonly change: A.ModifyAmount | A.PreventDamage;
  readonly duration?: A.Duration;
}

const modified = (event: A.ModifyAmount["event"], change: Change): A.ModifyAmount =>
  A.modifyAmount(event, change);

type DamageNode = Extract<
  Nodes["amountReplacement"],
  { readonly kind: "damageModified" | "damageToModified" | "damageMultiplied" | "damageSet" }
>;
const damageEvent = (node: DamageNode, scope: Scope): A.Damage => {
  const source = eventFilter(node.source, scope).filter;
  const to = node.kind === "damageModified" ? undefined : damagedOf(node.to, scope).to;
  return A.damage(
    source.type === "anything" ? undefined : source,
    to,
    node.kind === "damageSet" ? {} : combatOf(node.sort),
  );
};

/** How much is prevented, of the damage at hand. */
const preventedOf = (node: Nodes["preventedAmount"], scope: Scope): { readonly amount?: A.Quantity } => {
  switch (node.kind) {
    case "preventsAll":
      return {};
    case "preventsSome":
      return { amount: numberOf(node.n, scope) };
    case "preventsAllBut":
      return { amount: A.plus([A.eventAmount, -exact(node.n, scope)]) };
    case "preventsHalf":
      return { amount: halved(A.eventAmount, node) };
    default:
      return node satisfies never;
  }
};

/** "If a source would deal damage to you, prevent 1 of that damage" (615.10). */
const preventionEachTime = (
  node: Extract<Nodes["amountReplacement"], { kind: "preventedEach" | "preventedEachWhere" }>,
  scope: Scope,
): AmountChange => {
  const from = eventFilter(node.source, scope).filter;
  const to = node.to === undefined ? {} : { to: recipientsOf(node.to, scope, { any: true }) };
  const had = scope.hasX;
  scope.hasX ||= node.kind === "preventedEachWhere";
  const amount = preventedOf(node.how, scope);
  scope.hasX = had;
  const change = A.prevent({
    ...to,
    ...(from.type === "anything" ? {} : { from }),
    ...combatOf(node.sort),
    ...amount,
  });
  const known = lasts(node.when, scope);
  return node.kind === "preventedEachWhere"
    ? { change: withX(change, quantityOf(xOf(node.where), scope)), ...known }
    : { change, ...known };
};

/** Replacement effects that change how much or how many (614.1a). */
export const amountChangeOf = (node: Nodes["amountReplacement"], scope: Scope): AmountChange => {
  switch (node.kind) {
    case "doubleAllDamage":
    case "doubleOwnDamage": {
      const source = eventFilter(node.source, scope).filter;
      const to = node.to === undefined ? undefined : damagedOf(node.to, scope).to;
      return { change: modified(A.damage(source, to, combatOf(node.sort)), { factor: 2 }) };
    }
    case "damageSet": {
      if ((node.to.kind === "you") !== (node.same.variant === 7))
        return refuse(node.same, "this must be what damage would be dealt to");
      const event = damageEvent(node, scope);
      const { comparison, value } = comparisonOf(node.bound, scope);
      return {
        change: A.modifyAmount({ ...event, amount: { comparison, value } }, { set: numberOf(node.n, scope) }),
        ...lasts(node.when, scope),
      };
    }
    case "preventedEach":
    case "preventedEachWhere":
      return preventionEachTime(node, scope);
    case "damageModified":
    case "damageToModified": {
      const event = damageEvent(node, scope);
      return { change: modified(event, changedDamage(node.how, scope)), ...lasts(node.when, scope) };
    }
    case "damageMultiplied": {
      const event = damageEvent(node, scope);
      return {
        change: modified(event, { factor: node.how.variant === 1 ? 3 : 2 }),
        ...lasts(node.when, scope),
      };
    }
    case "lifeGainModified":
    case "lifeLossModified": {
      const kind = node.kind === "lifeGainModified" ? "gain" : "loss";
      const event = A.lifeChange(kind, playersOf(node.who, scope));
      return { change: modified(event, changedLife(node.how, scope)), ...lasts(node.when, scope) };
    }
    case "tokensModified":
      return { change: modified(tokens(A.you, node.what, scope), timesOf[node.variant ?? 0]!) };
    case "tokensByYou":
      return { change: modified(tokens(A.you, node.what, scope), timesOf[node.variant ?? 0]!) };
    case "tokensPlus":
    case "tokensPlusByYou": {
      const { more, span } = node;
      const clause = { kind: "createTokens", tokens: more, span } as const;
      // "that many" is the number of tokens.
      const inner: Scope = { ...scope, trigger: A.damage(undefined, undefined) };
      const also = chainOf({ kind: "chain", first: clause, rest: [], span }, inner);
      return { change: { ...A.modifyAmount(tokens(A.you, node.what, scope)), also } };
    }
    case "tokensByEffect":
      return { change: modified(tokens(A.you, node.what, scope), { factor: 2 }) };
    case "countersModified": {
      const kind = counterKindOf(node.counter);
      if (counterKindOf(node.again) !== kind) return refuse(node.again, "these must be the same counters");
      const event = A.countersPlaced(eventFilter(node.on, scope).filter, kind);
      return { change: modified(event, timesOf[(node.variant ?? 0) % 3]!) };
    }
    case "anyCountersModified":
      return { change: modified(A.countersPlaced(eventFilter(node.on, scope).filter), { plus: 1 }) };
    case "countersByYou": {
      const event = A.countersPlaced(eventFilter(node.on, scope).filter, undefined, { by: A.you });
      return { change: modified(event, { plus: 1 }) };
    }
    case "countersOfKindByYou":
    case "countersMinusOne": {
      const kind = counterKindOf(node.counter);
      if (counterKindOf(node.again) !== kind) return refuse(node.again, "these must be the same counters");
      const { filter } = eventFilter(node.on, scope);
      return node.kind === "countersMinusOne"
        ? { change: modified(A.countersPlaced(filter, kind), { plus: -1 }) }
        : {
            change: modified(
              A.countersPlaced(filter, kind, { by: A.you }),
              (node.variant ?? 0) % 2 === 1 ? { plus: 1 } : { factor: 2 },
            ),
          };
    }
    case "ownCountersModified":
      return { change: modified(A.countersPlaced(A.you), { plus: 1 }) };
    case "countersByEffect":
      return {
        change: modified(
          A.countersPlaced(eventFilter(node.on, scope).filter, undefined, { byEffect: true }),
          { factor: 2 },
        ),
      };
    default:
      return node satisfies never;
  }
};

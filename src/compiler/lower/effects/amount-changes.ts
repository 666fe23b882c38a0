import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { recipientsOf } from "../aimed.ts";
import { chainOf } from "../chains.ts";
import { eventFilter } from "../event-filters.ts";
import { filterOf } from "../nouns.ts";
import { itemsOf } from "../series.ts";
import { playersOf } from "../players.ts";
import { comparisonOf, numberOf, quantityOf } from "../quantities.ts";
import { damagedOf } from "../recipients.ts";
import { refuse, type Scope } from "../scope.ts";
import { withX, xOf } from "../where-x.ts";
import { counterKindOf } from "../words.ts";
import { afterwards, combatOf, exact, preventedOf } from "./prevention.ts";
import { tokenOf } from "./token-specs.ts";
import { lasts } from "./verb.ts";

type Change = Pick<A.ModifyAmount, "factor" | "plus" | "round">;
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
      return { factor: 0.5, round: node.round };
    default:
      return node satisfies never;
  }
};
const changedLife = (node: Nodes["changedLife"], scope: Scope): Change => {
  switch (node.kind) {
    case "lifePlus":
      return { plus: exact(node.n, scope) };
    case "halfLife":
      return { factor: 0.5, round: node.round };
    default:
      return node satisfies never;
  }
};
const timesOf = {
  "twice that many": { factor: 2 },
  "that many plus one": { plus: 1 },
  "three times that many": { factor: 3 },
} as const;

/** Only those tokens, when the text says which. */
const tokens = (under: A.Players, node: Nodes["tokenNoun"], scope: Scope): A.TokenEvent => {
  const filter = filterOf(node.what, scope);
  const isToken = filter.type === "kind" && filter.kind === "token";
  return A.tokensCreated(under, isToken ? {} : { what: filter });
};

export interface AmountChange {
  readonly changes: readonly (A.ModifyAmount | A.PreventDamage)[];
  readonly duration?: A.Duration;
}

const modified = (event: A.ModifyAmount["event"], change: Change): A.ModifyAmount =>
  A.modifyAmount(event, change);

type DamageNode = Extract<
  Nodes["amountReplacement"],
  { readonly kind: "damageModified" | "damageMultiplied" | "damageSet" }
>;
const damageEvent = (node: DamageNode, scope: Scope): A.Damage => {
  const source = eventFilter(node.source, scope).filter;
  const to = node.to === undefined ? undefined : damagedOf(node.to, scope).to;
  return A.damage(
    source.type === "anything" ? undefined : source,
    to,
    node.kind === "damageSet" ? {} : combatOf(node.sort),
  );
};

/** "If a source would deal damage to you, prevent 1 of that damage" (615.10). */
const preventionEachTime = (
  node: Extract<Nodes["amountReplacement"], { kind: "preventedEach" | "preventedEachWhere" }>,
  scope: Scope,
): OneChange => {
  const from = eventFilter(node.source, scope).filter;
  const to = node.to === undefined ? {} : { to: recipientsOf(node.to, scope, { any: true }) };
  const had = scope.hasX;
  scope.hasX ||= node.kind === "preventedEachWhere";
  const amount = preventedOf(node.how, scope);
  scope.hasX = had;
  const more = node.kind === "preventedEach" ? node.then : undefined;
  const then = more === undefined ? {} : afterwards(node, more.does, scope);
  const change = A.prevent({
    ...to,
    ...(from.type === "anything" ? {} : { from }),
    ...combatOf(node.sort),
    ...amount,
    ...then,
  });
  const known = lasts(node.when, scope);
  return node.kind === "preventedEachWhere"
    ? { change: withX(change, quantityOf(xOf(node.where), scope)), ...known }
    : { change, ...known };
};

interface OneChange {
  readonly change: A.ModifyAmount | A.PreventDamage;
  readonly duration?: A.Duration;
}

/** Counters are put on objects, or players get them: an event of each sort. */
const putOn = (
  node: Nodes["recipient"],
  change: (on: A.Filter | A.Players) => A.ModifyAmount,
  scope: Scope,
  more: readonly A.Players[] = [],
): AmountChange => {
  const { filter, players } = damagedOf(node, scope);
  const all = [
    ...(filter === undefined ? [] : [filter]),
    ...(players === undefined ? [] : [players]),
    ...more,
  ];
  return { changes: all.map(change) };
};

/** "If you would create a Clue or Food token, instead create one of each": for each token one of every kind. */
const oneOfEach = (
  node: Extract<Nodes["amountReplacement"], { kind: "tokensOneOfEach" }>,
  scope: Scope,
): A.ModifyAmount => {
  const { det, noun } = node.what;
  const words =
    det.kind === "aDet" && noun.head.kind === "tokenHead" && noun.mods.length + noun.post.length === 0
      ? itemsOf<Nodes["typeCompound"]>(noun.head.types as never)
      : [];
  if (words.length < 2) return refuse(node.what, "say which kinds of tokens are meant");
  const { span } = node.what;
  const kinds = words.map((types) =>
    A.createTokens(
      A.you,
      A.eventAmount,
      tokenOf({ kind: "tokenDescription", mods: [], types, plural: false, post: [], span } as never, scope)
        .spec,
    ),
  );
  const event = A.tokensCreated(A.you, { what: filterOf(noun, scope) });
  return A.modifyAmount(event, { set: 0, also: A.sequence(kinds) });
};

/** Replacement effects that change how much or how many (614.1a). */
export const amountChangeOf = (node: Nodes["amountReplacement"], scope: Scope): AmountChange => {
  const found = changeOf(node, scope);
  if ("changes" in found) return found;
  const { change, ...known } = found;
  return { changes: [change], ...known };
};
const changeOf = (node: Nodes["amountReplacement"], scope: Scope): OneChange | AmountChange => {
  switch (node.kind) {
    case "doubleAllDamage":
    case "doubleOwnDamage": {
      const { filter: source } = eventFilter(node.source, scope);
      const to = node.to === undefined ? undefined : damagedOf(node.to, scope).to;
      return { change: modified(A.damage(source, to, combatOf(node.sort)), { factor: 2 }) };
    }
    case "damageSet": {
      if ((node.to.kind === "you") !== (node.same.who === "you"))
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
    case "damageModified": {
      const event = damageEvent(node, scope);
      return { change: modified(event, changedDamage(node.how, scope)), ...lasts(node.when, scope) };
    }
    case "damageMultiplied": {
      const event = damageEvent(node, scope);
      return {
        change: modified(event, { factor: node.how.much === "twice" ? 2 : 3 }),
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
      return { change: modified(tokens(A.you, node.what, scope), timesOf[node.much]) };
    case "tokensByYou":
      return { change: modified(tokens(A.you, node.what, scope), timesOf[node.much]) };
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
      return { change: modified(event, timesOf[node.much]) };
    }
    case "anyCountersModified":
      return { change: modified(A.countersPlaced(eventFilter(node.on, scope).filter), timesOf[node.much]) };
    case "countersByYou": {
      const self = node.oneself === true ? [A.you] : [];
      return putOn(
        node.on,
        (on) => modified(A.countersPlaced(on, undefined, { by: A.you }), timesOf[node.much]),
        scope,
        self,
      );
    }
    case "countersHalved": {
      const by = playersOf(node.who, scope);
      const { round } = node;
      const event = (on: A.Filter | A.Players): A.ModifyAmount =>
        modified(A.countersPlaced(on, undefined, { by }), { factor: 0.5, round });
      return putOn(node.on, event, scope);
    }
    case "tokensOneOfEach":
      return { change: oneOfEach(node, scope) };
    case "manaModified": {
      const event = A.tapsForMana(playersOf(node.who, scope), eventFilter(node.what, scope).filter);
      return { change: modified(event, { factor: node.much === "twice" ? 2 : 3 }) };
    }
    case "countersOfKindByYou":
    case "countersMinusOne": {
      const kind = counterKindOf(node.counter);
      if (counterKindOf(node.again) !== kind) return refuse(node.again, "these must be the same counters");
      const { filter } = eventFilter(node.on, scope);
      return node.kind === "countersMinusOne"
        ? { change: modified(A.countersPlaced(filter, kind), { plus: -1 }) }
        : {
            change: modified(A.countersPlaced(filter, kind, { by: A.you }), timesOf[node.much]),
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

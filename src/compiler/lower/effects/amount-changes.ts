import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { recipientsOf } from "../aimed.ts";
import { chainOf } from "../chains.ts";
import { conditionOf } from "../conditions.ts";
import { isSome } from "../counted.ts";
import { durationOf } from "../durations.ts";
import { eventFilter } from "../event-filters.ts";
import { filterOf } from "../nouns.ts";
import { itemsOf } from "../series.ts";
import { anyOfPlayers } from "../existence.ts";
import { comparisonOf, numberOf, quantityOf } from "../quantities.ts";
import { damagedOf } from "../recipients.ts";
import { holdsKind, same } from "../same.ts";
import { refuse, type Scope } from "../scope.ts";
import { withX, xOf } from "../where-x.ts";
import { counterKindOf, typeOf } from "../words.ts";
import { afterwards } from "./after-prevention.ts";
import { damageSpoken } from "./damage-spoken.ts";
import { muchOf } from "./damage.ts";
import { anyRecipient, insteadTo, preventedOf } from "./prevention.ts";
import { combatOf } from "../damage-sorts.ts";
import { tokenOf } from "./token-specs.ts";

type Node = Nodes["amountReplacement"];
type Would = Nodes["wouldAmount"];
type Modified = Nodes["modified"];
type Damage = Extract<Would, { kind: "wouldDealDamage" | "wouldDealSome" }>;
type Change = Pick<A.ModifyAmount, "factor" | "plus" | "round" | "set" | "also" | "mana">;

/** What is about to be so much: the events that are changed, and what the text calls it. */
interface Amount {
  readonly events: readonly A.ModifyAmount["event"][];
  readonly of: "damage" | "gain" | "lose" | "tokens" | "counters" | "mana";
  /** Which counters these are, where only those are meant. */
  readonly counters?: string;
}

export interface AmountChange {
  readonly changes: readonly (A.ModifyAmount | A.PreventDamage | A.Redirect)[];
  readonly duration?: A.Duration;
}

const times = {
  twice: 2,
  "three times": 3,
  "double that": 2,
  "triple that": 3,
  "half that": 0.5,
  "twice that many": 2,
  "three times that many": 3,
  "half that many": 0.5,
} as const;
type Changed = Nodes["changed"];

/** Only those tokens, when the text says which. */
const tokens = (under: A.Players, what: A.Filter): A.TokenEvent => {
  const isToken = what.type === "kind" && what.kind === "token";
  return A.tokensCreated(under, isToken ? {} : { what });
};

const damageSource = (node: Damage, scope: Scope): { readonly from?: A.Filter } => {
  if (node.source === undefined) return {};
  const { filter } = eventFilter(node.source, scope);
  return filter.type === "anything" ? {} : { from: filter };
};

const damageOf = (node: Damage, scope: Scope): A.Damage => {
  const { from } = damageSource(node, scope);
  const to = node.to === undefined ? undefined : damagedOf(node.to, scope).to;
  const sort = combatOf(node.sort);
  if (!("bound" in node)) return A.damage(from, to, sort);
  const { comparison, value } = comparisonOf(node.bound, scope);
  return A.damage(from, to, { ...sort, amount: { comparison, value } });
};

/** Which counters are spoken of: those of a kind, or energy. */
const kindOfCounters = (node: Nodes["countedThing"]): string | undefined =>
  node.kind === "ofAKind"
    ? node.counter && counterKindOf(node.counter)
    : node.kind === "plainThing" && node.what === "{E}"
      ? "energy"
      : refuse(node, "say which counters these are");

/** Counters are put on objects, or players get them: an event of each sort. */
const countersOn = (node: Extract<Would, { kind: "wouldPutCounters" }>, scope: Scope): Amount => {
  const { who } = node;
  const by =
    who === undefined
      ? {}
      : who.kind === "anEffect"
        ? { byEffect: true as const }
        : { by: anyOfPlayers(who, scope) };
  const { filter, players } = damagedOf(node.on, scope);
  const on = [...(filter === undefined ? [] : [filter]), ...(players === undefined ? [] : [players])];
  const kind = kindOfCounters(node.what);
  if (kind === "energy" && (filter ?? who) !== undefined) return refuse(node.what, "players get {E}");
  return {
    events: [...on, ...(node.oneself === true ? [A.you] : [])].map((each) =>
      A.countersPlaced(each, kind, by),
    ),
    of: "counters",
    ...(kind === undefined ? {} : { counters: kind }),
  };
};

/** Tokens that are about to be created: "one or more", or each one by itself. */
const created = (node: Extract<Would, { kind: "wouldCreate" }>, scope: Scope): Amount => {
  const { who, yours, what } = node;
  const { det, noun } = what;
  if (!isSome(det) && det.kind !== "aDet") return refuse(det, "say “one or more” here");
  const filter = filterOf(noun, scope);
  if (who === undefined || who.kind === "anEffect")
    return { events: [tokens(yours ? A.you : A.players, filter)], of: "tokens" };
  // Who creates a token has it under control at first (111.2).
  if (yours) return refuse(node, "who creates tokens controls them");
  return { events: [tokens(anyOfPlayers(who, scope), filter)], of: "tokens" };
};

const amountOf = (node: Would, scope: Scope): Amount => {
  switch (node.kind) {
    case "wouldDealDamage":
    case "wouldDealSome":
      return { events: [damageOf(node, scope)], of: "damage" };
    case "wouldChangeLife": {
      const change = A.lifeChange(node.how === "gain" ? "gain" : "loss", anyOfPlayers(node.who, scope));
      return { events: [change], of: node.how };
    }
    case "wouldCreate":
      return created(node, scope);
    case "wouldPutCounters":
      return countersOn(node, scope);
    case "wouldTap": {
      const who = node.who === undefined ? A.players : anyOfPlayers(node.who, scope);
      return { events: [A.tapsForMana(who, eventFilter(node.what, scope).filter)], of: "mana" };
    }
    default:
      return node satisfies never;
  }
};

/** What it is called again must be what it was: damage, life, tokens or counters. */
const isSame = (node: Nodes["countedThing"], { of, counters }: Amount): boolean => {
  switch (node.kind) {
    case "plainThing":
      return node.what === "life"
        ? of === "gain" || of === "lose"
        : node.what === "damage"
          ? of === "damage"
          : of === "counters" && counters === "energy";
    case "thoseAgain":
      return node.what === "those tokens"
        ? of === "tokens"
        : of === "counters" && (node.what === "those counters" || counters === undefined);
    case "ofAKind":
      return of === "counters" && (node.counter && counterKindOf(node.counter)) === counters;
    default:
      return node satisfies never;
  }
};
/** "That much damage", "that many counters". */
const agrees = (node: Changed): boolean => {
  if (node.kind === "none") return true;
  const many = (node.kind === "multiplied" ? node.times : node.how).endsWith("many");
  return node.of.kind === "plainThing" ? node.of.what === "{E}" || !many : many;
};

/** How much or how many it is instead. */
const changedOf = (node: Changed, amount: Amount, scope: Scope): Change => {
  if (!isSame(node.of, amount)) return refuse(node.of, "this must be what would be there");
  if (!agrees(node))
    return refuse(node, "write “that much” of damage and life, “that many” of what is counted");
  if (node.kind === "none") return { factor: 0 };
  if (node.kind === "multiplied") {
    const factor = times[node.times];
    if (node.rounded === undefined) return { factor };
    return factor === 0.5
      ? { factor, round: node.rounded.round }
      : refuse(node.rounded, "nothing is halved here");
  }
  const n = node.n.kind === "amountEqual" ? quantityOf(node.n.q, scope) : numberOf(node.n, scope);
  if (node.sign === "plus") return { plus: n };
  return typeof n === "number" ? { plus: -n } : refuse(node, "a number is needed here");
};

/** Creates such tokens, as many as the event is about. */
const creating = (more: Nodes["tokenPhrase"], scope: Scope): A.Effect => {
  const { span } = more;
  const clause = { kind: "createTokens", tokens: more, span } as const;
  // "That many" is the number of tokens.
  const inner: Scope = { ...scope, trigger: A.damage(undefined, undefined) };
  return chainOf({ kind: "chain", first: clause, rest: [], span }, inner);
};

/** "If you would create a Clue or Food token, instead create one of each": for each token one of every kind. */
const oneOfEach = (would: Would, node: Nodes["createdInstead"], scope: Scope): Change => {
  if (would.kind !== "wouldCreate" || would.who?.kind !== "you" || would.what.det.kind !== "aDet")
    return refuse(node, "say which kinds of tokens are meant");
  const { noun } = would.what;
  const { span } = noun;
  const words =
    noun.head.kind === "typedHead" && noun.head.what === "token" && noun.mods.length + noun.post.length === 0
      ? itemsOf<Nodes["typeCompound"]>(noun.head.types as never)
      : [];
  if (words.length < 2) return refuse(would.what, "say which kinds of tokens are meant");
  const kinds = words.map((types) =>
    A.createTokens(
      A.you,
      A.eventAmount,
      tokenOf(
        { kind: "tokenDescription", mods: [], what: types, plural: false, post: [], span } as never,
        scope,
      ).spec,
    ),
  );
  return { set: 0, also: A.sequence(kinds) };
};

/** What is said again of what damage would be dealt to. */
const sameRecipient = (node: Nodes["thatRecipient"], would: Damage, scope: Scope): void => {
  if (would.to === undefined) return refuse(node, "say first to what damage would be dealt");
  const said =
    node.kind === "thatRecipient"
      ? (would.to.kind === "you") === (node.who === "you")
      : same(damagedOf(node, scope).to, damagedOf(would.to, scope).to);
  if (!said) refuse(node, "this must be what damage would be dealt to");
};

const isDamage = (node: Would): node is Damage =>
  node.kind === "wouldDealDamage" || node.kind === "wouldDealSome";

/** Which amounts each verb is said of. */
const saidOf: { readonly [K in Modified["kind"]]: readonly Amount["of"][] } = {
  dealsModified: ["damage"],
  getsModified: ["gain", "lose", "counters"],
  createsInstead: ["tokens"],
  putsCountersInstead: ["counters"],
  producesInstead: ["mana"],
  producesOther: ["mana"],
};

/** "Instead of any other type and amount": one mana then. */
const producedInstead = (node: Extract<Node, { kind: "amountModified" }>): Pick<Change, "set"> => {
  const { then, ofOther, amount } = node;
  if (then.kind !== "producesOther") return ofOther || amount ? refuse(node, "no mana is produced here") : {};
  if (ofOther === undefined) return refuse(then, "say “instead of any other type”");
  return amount === true ? { set: 1 } : {};
};

const createdInstead = (node: Nodes["createdThen"], would: Would, amount: Amount, scope: Scope): Change => {
  switch (node.kind) {
    case "thoseAndMore":
      return { also: creating(node.more, scope) };
    case "oneOfEachKind":
      return oneOfEach(would, node, scope);
    case "multiplied":
    case "shifted":
      return changedOf(node, amount, scope);
    default:
      return "n" in node && node.n.kind === "thatMany"
        ? { set: 0, also: creating(node, scope) }
        : refuse(node, "say “that many” here");
  }
};

const modifiedOf = (node: Modified, would: Would, amount: Amount, scope: Scope): Change => {
  if (!saidOf[node.kind].includes(amount.of)) return refuse(node, "this is not what would happen");
  switch (node.kind) {
    case "dealsModified":
      if (node.same !== undefined && isDamage(would)) sameRecipient(node.same, would, scope);
      return changedOf(node.how, amount, scope);
    case "getsModified":
      if (node.verb !== (amount.of === "counters" ? "get" : amount.of))
        return refuse(node, "this is not what would happen");
      if (would.kind === "wouldChangeLife" && (would.who.kind === "you") !== (node.then === "you"))
        return refuse(node, "this must be the same player");
      return changedOf(node.how, amount, scope);
    case "createsInstead":
      return createdInstead(node.how, would, amount, scope);
    case "putsCountersInstead":
      return changedOf(node.how, amount, scope);
    case "producesOther":
      return { mana: typeOf(node.what) };
    case "producesInstead":
      return { factor: times[node.much] };
    default:
      return node satisfies never;
  }
};

const rounded = (change: Change, node: Nodes["rounded"] | undefined, around: Node): Change => {
  const halves = change.factor === 0.5 && change.round === undefined;
  if (node === undefined) return halves ? refuse(around, "say “rounded up” or “rounded down”") : change;
  return halves ? { ...change, round: node.round } : refuse(node, "nothing is halved here");
};

const whenOf = (node: Nodes["wouldWhen"], scope: Scope): A.Duration =>
  node.kind === "wouldWhile" ? A.asLongAs(conditionOf(node.condition, scope)) : durationOf(node, scope);

/** For how long: said in front or behind. */
const lasting = (node: Node, front: A.Duration | undefined, scope: Scope): { duration?: A.Duration } => {
  const event = node.kind === "amountDoubled" ? node : node.event;
  const when = "when" in event ? event.when : undefined;
  if (when === undefined) return front === undefined ? {} : { duration: front };
  return front === undefined
    ? { duration: whenOf(when, scope) }
    : refuse(when, "how long this lasts is said twice");
};

/** "If a source would deal damage to you, prevent 1 of that damage" (615.10). */
const preventionOf = (node: Extract<Node, { kind: "amountPrevented" }>, scope: Scope): A.PreventDamage => {
  const { event, how } = node;
  if (!isDamage(event)) return refuse(how, "only damage is prevented");
  if ("bound" in event) return refuse(event.bound, "damage of some amounts only cannot be prevented yet");
  const from = damageSource(event, scope);
  const to = event.to === undefined ? {} : { to: recipientsOf(event.to, scope, { any: true }) };
  const amount = preventedOf(how, scope);
  // "To you and/or one or more creatures you control": of all that together, and not of what each is dealt.
  if ("amount" in amount && event.to?.kind === "series" && holdsKind(event.to, "orMoreDet"))
    return refuse(event.to, "say how much is prevented for each");
  const then = node.then === undefined ? {} : afterwards(event, node.then.does, scope);
  return A.prevent({ ...to, ...from, ...combatOf(event.sort), ...amount, ...then });
};

/** "If a spell would deal damage to you, it deals that damage to its controller instead" (614.9). */
const redirectionOf = (node: Extract<Node, { kind: "amountRedirected" }>, scope: Scope): A.Redirect => {
  const { event, then } = node;
  if (!isDamage(event)) return refuse(then, "only damage is dealt to something else");
  if ("bound" in event) return refuse(event.bound, "damage of some amounts only cannot be redirected yet");
  const { from } = damageSource(event, scope);
  const to = event.to === undefined ? anyRecipient : recipientsOf(event.to, scope, { any: true });
  return A.redirect(to, insteadTo(then, damageSpoken(event, scope)), {
    ...(from === undefined ? {} : { source: from }),
    ...combatOf(event.sort),
  });
};

const changesOf = (node: Node, scope: Scope): AmountChange["changes"] => {
  switch (node.kind) {
    case "amountPrevented":
      return [preventionOf(node, scope)];
    case "amountRedirected":
      return [redirectionOf(node, scope)];
    case "amountDoubled": {
      const { source } = node;
      const { filter } = eventFilter(source, scope);
      const to = node.to === undefined ? undefined : damagedOf(node.to, scope).to;
      return [A.modifyAmount(A.damage(filter, to, combatOf(node.sort)), { factor: 2 })];
    }
    case "amountSet": {
      const event = damageOf(node.event, scope);
      if (node.same !== undefined) sameRecipient(node.same, node.event, scope);
      return [A.modifyAmount(event, { set: muchOf(node.much, scope) })];
    }
    case "amountModified": {
      const amount = amountOf(node.event, scope);
      const change = rounded(
        { ...modifiedOf(node.then, node.event, amount, scope), ...producedInstead(node) },
        node.round,
        node.then as never,
      );
      return amount.events.map((event) => A.modifyAmount(event, change));
    }
    default:
      return node satisfies never;
  }
};

/** Replacement and prevention effects that change how much or how many (614.1a, 615). */
export const amountChangeOf = (node: Node, scope: Scope): AmountChange => {
  const front = "until" in node && node.until !== undefined ? durationOf(node.until, scope) : undefined;
  const where = "where" in node ? node.where : undefined;
  const had = scope.hasX;
  scope.hasX ||= where !== undefined;
  const changes = changesOf(node, scope);
  scope.hasX = had;
  const known = lasting(node, front, scope);
  return { changes: where === undefined ? changes : withX(changes, quantityOf(xOf(where), scope)), ...known };
};

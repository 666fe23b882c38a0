import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { saysInstead, type Adverbial, type ClausesNode } from "../resolve/sentence.ts";
import { asksOfIt, conditional, under, unlessSo } from "./conditional.ts";
import { boundIn } from "./bound-numbers.ts";
import { asksOfMissing, deniedOfIt } from "./condition-parts.ts";
import { conditionOf } from "./conditions.ts";
import { durationOf } from "./durations.ts";
import { afterPrevention, ifPrevented } from "./effects/after-prevention.ts";
import { isAboutLegend } from "./effects/exceptions.ts";
import { eachColorAmong } from "./effects/mana.ts";
import { forEachTrait } from "./each-trait.ts";
import { eachObject, forEachOf } from "./for-each.ts";
import { anyObjects } from "./objects.ts";
import { delayedOf } from "./later.ts";
import { waiting } from "./moments.ts";
import { isGroup, wordsOf } from "./outcome.ts";
import { isNew } from "./pending-effect.ts";
import { isPermission } from "./permitted.ts";
import { wordsOfPlayers } from "./player-mentions.ts";
import { playersOf } from "./players.ts";
import { times } from "./quantities.ts";
import { instead, insteadOfThen, otherwise, withoutTargets } from "./revisions.ts";
import { offeredBefore, ofThoseWhoDid } from "./told-players.ts";
import { whereX } from "./values-of-x.ts";
import { holds, holdsKind, holdsPart, holdsType, same } from "./same.ts";
import { partitives } from "../resolve/anaphors.ts";
import { mention, refuse, severalSince, type Mention, type Scope } from "./scope.ts";
import { isNode } from "../tree.ts";
import { latest } from "./effects/afterthoughts.ts";
import { lasting } from "./lasting.ts";
import { afterPayment, forTargetsOfEach, unlessIn, unlessOf } from "./unless.ts";

/** Makes the effect of what an adverbial governs. */
export type Build = (scope: Scope) => A.Effect;

/** Where an adverbial stands: the sentence it is in, and what was told before. */
export interface Place {
  readonly node: ClausesNode;
  readonly scope: Scope;
  /** What the sentences before it do; what is governed is added. */
  readonly effects: A.Effect[];
  /** What was mentioned before the instructions of the "if" in the sentence before, for an "otherwise". */
  readonly beforeThen: readonly Mention[] | undefined;
  /** The conditions of the sentences right before, which ask what the same thing is. */
  readonly cases: readonly A.Condition[] | undefined;
  /** The "if" behind a trigger that the sentence sets up. */
  readonly intervening: Nodes["condition"] | undefined;
  /** Does what is told, and what later sentences go on to tell about it. */
  readonly withMore: (build: Build, scope: Scope) => A.Effect;
}

type Wrapper<N> = (adverbial: N, build: Build, place: Place) => void;

/** What was at hand one by one can be meant no more. */
const forget = (scope: Scope, ref: "each" | "eachPlayer"): void => {
  const left = scope.mentions.filter((each) => !holdsType(each.ref, ref));
  scope.mentions.splice(0, scope.mentions.length, ...left);
};

const isLastingPermission = (effect: A.Effect): boolean =>
  isPermission(effect) && "duration" in effect && effect.duration !== undefined;

/** "You may cast it this turn. If you cast it, …", "if it's a creature spell": nothing has been cast as this is asked (608.2c). */
const asksTooSoon = (condition: A.Condition, before: readonly A.Effect[]): boolean => {
  const permitted = before.filter(isLastingPermission);
  return holds(condition, (part) => {
    if (part.type === "castFrom" || (part.type === "matches" && holdsPart(part["filter"], A.kind("spell"))))
      return permitted.some((each) => "what" in each && same(each.what, part["objects"]));
    const what = part.type === "cast" ? (part["what"] as A.Filter | undefined) : undefined;
    return what?.type === "isOneOf" && isNew(what.objects, before);
  });
};

/** What is asked, if it is so just where what the sentence before asks is not. */
const oppositeOf = (
  condition: Nodes["condition"],
  before: A.Effect | undefined,
  scope: Scope,
): A.Condition | undefined => {
  if (before?.type !== "if" || before.otherwise !== undefined) return undefined;
  const { mentions, asides, targets } = scope;
  const apart = { ...scope, mentions: [...mentions], asides: [...asides], targets: [...targets] };
  const so = conditionOf(condition, apart);
  return same(deniedOfIt(before.condition, scope), so) || same(before.condition, deniedOfIt(so, scope))
    ? so
    : undefined;
};

/** "Instead of putting it into your hand": all that the sentence is about was put there before. */
const checkInsteadOf = ({ back, does }: ClausesNode, effects: readonly A.Effect[]): void => {
  const of = back.find((each) => each.kind === "insteadBack")?.of;
  if (of === undefined) return;
  const isThere = (each: { readonly [key: string]: unknown }): boolean =>
    each["type"] === "move" && (each["to"] as A.Destination).zone === "hand";
  if (!holds(effects.at(-1), isThere)) return refuse(of, "nothing was put there before this");
  if (holdsKind(does, ...partitives)) return refuse(does, "say what happens to the others");
};

/** What is asked of players around an instruction that they are told to carry out. */
type Asking = Extract<Adverbial, { readonly condition: unknown }>;
const askedAround = new WeakMap<A.Effect, Asking>();
const askAround = (effect: A.Effect, asking: Asking): void => {
  if (effect.type === "if" && !holdsType(effect.then, "may")) askedAround.set(effect, asking);
};
/** An instruction whose X has its value is asked the same as before. */
const askedAgain = (asked: A.Effect | undefined, told: A.Effect, scope: Scope): void => {
  const asking = asked && askedAround.get(asked);
  if (asking !== undefined) askAround(told, asking);
  if (asked !== undefined && scope.conditioned === asked) scope.conditioned = told;
};
/**
 * "Draw a card unless you control a Bear. If you do, …", "If you control a Bear, draw a card. If you don't, …": whether you control
 * one, or whether you draw?
 */
const whatTheyDo = ({ condition }: Asking, before: A.Effect | undefined): void => {
  const asking = before && askedAround.get(before);
  const asked = asking?.condition;
  if (asked?.kind !== "playerIs" || asked.is.kind === "isSo") return;
  if (condition.kind !== "youDont" && (condition.kind !== "youDo" || asking?.kind === "ifFront")) return;
  if ((asked.who.kind === "you") === (condition.who.kind === "you"))
    refuse(condition, "this asks whether that was done, or whether it is so: say which", "RW4003");
};

/** What a player did, told in the active voice. */
const didSo: ReadonlySet<string> = new Set([
  "playerDidThisWay",
  "putThisWay",
  "castThisWay",
  "paidLifeThisWay",
  "searchedThisWay",
]);
/** Words for a player that do not say which one. */
const anybody: ReadonlySet<string> = new Set<Nodes["player"]["kind"]>([
  "aPlayer",
  "anotherPlayer",
  "anyPlayer",
  "eachPlayer",
  "noPlayer",
  "oneOfOpponents",
  "oneOrMorePlayers",
]);
/** "If you discard a land card this way, draw two cards. If you don't, …": the words that are left out are the nearest ones. */
const didntSo = (condition: Nodes["condition"], before: A.Effect | undefined): boolean => {
  const asked: unknown = before && askedAround.get(before)?.condition;
  if (condition.kind !== "youDont" || !isNode(asked) || !didSo.has(asked.kind)) return false;
  const { who, how } = asked;
  if (!isNode(who) || (who.kind === "you") !== (condition.who.kind === "you")) return false;
  // "If an opponent discards a land card this way, …. If they don't, …": no opponent, or each that did not?
  if (anybody.has(who.kind)) return refuse(condition, "say who it is that does not do it", "RW4003");
  return !String(how).startsWith("didn't");
};

/** "If you're the monarch, … If you're not the monarch, …": one of the two is done, whatever the first one changes. */
const otherOf = (
  { kind, condition }: Extract<Adverbial, { kind: "ifFront" | "ifBack" }>,
  build: Build,
  { scope, effects, beforeThen }: Place,
): A.Effect | undefined => {
  const before = effects.at(-1);
  const isOther = condition.kind === "itDoesnt" || didntSo(condition, before);
  const opposite = isOther || kind === "ifBack" ? undefined : oppositeOf(condition, before, scope);
  if (!isOther && opposite === undefined) return undefined;
  const effect = insteadOfThen(beforeThen, scope, () => build(scope));
  // What may not be there is neither one nor the other.
  return opposite && asksOfMissing(opposite, scope) ? A.ifThen(opposite, effect) : effect;
};

/** "if", in front of what it governs or behind it. */
const onCondition = (
  adverbial: Extract<Adverbial, { kind: "ifFront" | "ifBack" }>,
  build: Build,
  place: Place,
): void => {
  const { node, scope, effects, beforeThen, cases } = place;
  const { condition } = adverbial;
  const behind = adverbial.kind === "ifBack";
  whatTheyDo(adverbial, effects.at(-1));
  if (saysInstead(node)) {
    checkInsteadOf(node, effects);
    const so = conditionOf(condition, scope);
    const { conditioned } = scope;
    scope.replacing = boundIn(effects.at(-1));
    const then = under(so, scope, () => build(scope));
    scope.replacing = undefined;
    // What is done instead may have a condition of its own; what it takes the place of is looked at next.
    scope.conditioned = conditioned;
    effects.push(instead(effects, so, then, node, scope));
    return;
  }
  const other = otherOf(adverbial, build, place);
  if (other !== undefined) {
    effects.push(otherwise(effects, other, node, scope));
    return;
  }
  if (afterPayment(condition, build, effects, scope)) return;
  if (condition.kind === "damageIsPrevented") return ifPrevented(condition, effects, scope, build);
  if (behind && node.does.except !== undefined) {
    if (!isAboutLegend(node.does.except, condition))
      return refuse(condition, "an exception under a condition cannot be expressed yet");
    effects.push(build(scope));
    conditionOf(condition, scope);
    return;
  }
  const isCase = !behind && node.connective === undefined && asksOfIt(condition);
  // "If it was a creature card, … If it was a land card, …": of the same thing, whatever the first case made.
  if (isCase && cases !== undefined && beforeThen !== undefined) {
    const made = scope.mentions.filter((each) => !beforeThen.includes(each));
    scope.mentions.splice(0, scope.mentions.length, ...made, ...beforeThen);
  }
  const effect = conditional(condition, behind, build, scope);
  // "You may play that card this turn if you control a Goblin": is that asked now, or as it is played (601.3)?
  if (behind && effect.type === "if" && isLastingPermission(effect.then))
    return refuse(condition, "say if this is asked now: “If …, you may …”", "RW4003");
  if (effect.type === "if" && asksTooSoon(effect.condition, effects))
    return refuse(condition, "this asks about something that has not happened yet: say “when you cast it”");
  if (isCase && effect.type === "if") scope.cases = [...(cases ?? []), effect.condition];
  if (behind) scope.conditioned = effect;
  askAround(effect, adverbial);
  effects.push(effect);
  blurLast(condition, scope);
};

/** "You may …. If you don't, discard a card. If you do, …": which of the two is done? */
const blurLast = ({ kind }: Nodes["condition"], scope: Scope): void => {
  const { last } = scope;
  if (kind === "youDont" && last !== undefined && last.by === undefined)
    scope.last = { ...last, unclear: true };
};

/** As many times; tokens, and counters on what is known, all at once. */
const asMany = (often: A.Quantity, effect: A.Effect): A.Effect =>
  (effect.type === "createTokens" || effect.type === "putCounters") &&
  typeof effect.count === "number" &&
  !holdsType(effect, "choose")
    ? { ...effect, count: times(effect.count, often) }
    : A.repeat(often, effect);

/** "For each creature you control, …": once for each of them, or as many times. */
const forEach: Wrapper<Extract<Adverbial, { kind: "forEachFront" }>> = ({ each }, build, place) => {
  const { node, scope, effects } = place;
  if (
    each.kind === "forEachCountable" &&
    each.what.kind === "counterKindsOn" &&
    holdsKind(node.does, "thatKind")
  ) {
    const on = anyObjects(each.what.among, scope);
    const inner: Scope = { ...scope, choice: { ...scope.choice, counter: true } };
    const kinds = { each: { what: "counterKind", on } } as const;
    effects.push(A.repeat(A.distinct("counterKind", on), build(inner), kinds));
    return;
  }
  if (each.kind === "forEachOne" && each.what.kind === "damagePrevented")
    return afterPrevention(node, effects, scope, () => asMany(A.eventAmount, build(scope)));
  if (each.kind === "forEachCountable" && each.what.kind === "traitsAmong" && each.what.trait === "color") {
    effects.push(eachColorAmong(each.what, node.does, scope));
    return;
  }
  const often = each.kind === "forEachObject" ? eachObject(each, scope) : forEachOf(each, scope);
  if (typeof often === "object" && often.type === "count") {
    const inner: Scope = { ...scope, within: "each", hand: often.objects };
    const words = new Set(wordsOf(often.objects, scope));
    mention(inner, { ref: A.each, is: "object", plural: false, words, from: [each] });
    const spoken = [...scope.mentions];
    const effect = withoutTargets(node, inner, () => build(inner));
    severalSince(scope, spoken);
    forget(inner, "each");
    effects.push(A.forEach(often.objects, effect));
    return;
  }
  if (typeof often === "object" && often.type === "countPlayers") {
    const inner: Scope = { ...scope, within: "eachPlayer" };
    mention(inner, {
      ref: A.eachPlayer,
      is: "player",
      plural: false,
      words: wordsOfPlayers(often.players, scope),
      from: [each],
    });
    const before = scope.targets.length;
    const spoken = [...scope.mentions];
    const effect = build(inner);
    severalSince(scope, spoken);
    forget(inner, "eachPlayer");
    effects.push(
      scope.targets.length === before
        ? A.forEachPlayer(often.players, effect)
        : forTargetsOfEach(node, often.players, effect, before, scope),
    );
    return;
  }
  effects.push(asMany(often, build(scope)));
};

/** What each adverbial makes of the clauses that it governs. */
const wrappers: { readonly [K in Adverbial["kind"]]: Wrapper<Extract<Adverbial, { kind: K }>> } = {
  ifFront: (adverbial, build, place) => {
    const { moment, span } = adverbial;
    if (moment === undefined) return onCondition(adverbial, build, place);
    const delayed: Build = (scope) => {
      const effects: A.Effect[] = [];
      delayedOf({ span, trigger: { kind: "at", moment, span } }, scope, effects, (inner) =>
        place.withMore(build, inner),
      );
      return A.sequence(effects);
    };
    onCondition(adverbial, delayed, place);
  },
  ifBack: onCondition,
  unlessFront: ({ who, costs }, build, { scope, effects }) => {
    const payers = playersOf(who, scope);
    if (isGroup(payers)) return refuse(who, "say behind the instruction who may pay");
    effects.push(unlessOf(build(scope), payers, costs, scope));
  },
  unlessBack: (adverbial, build, { scope, effects }) => {
    effects.push(unlessIn(adverbial, build, scope));
  },
  unlessSoBack: (adverbial, build, { scope, effects }) => {
    const effect = unlessSo(adverbial.condition, build, scope);
    scope.conditioned = effect;
    askAround(effect, adverbial);
    effects.push(effect);
  },
  durationFront: ({ until }, build, { node, scope, effects }) => {
    const duration = durationOf(until, scope);
    latest(scope).timed = true;
    effects.push(lasting(build(scope), duration, node));
    latest(scope).timed = false;
  },
  forEachFront: forEach,
  forEachTrait: (adverbial, build, place) => forEachTrait(adverbial, build, place),
  laterFront: ({ trigger }, build, { node, scope, effects, withMore, intervening }) =>
    delayedOf({ span: node.span, trigger }, scope, effects, (inner) => withMore(build, inner), intervening),
  delayBack: ({ when, span }, build, { scope, effects, withMore }) => {
    if (when.kind !== "whenEvent")
      return void effects.push(waiting(when, scope, (within) => withMore(build, within)));
    // What comes back only then is another object than the one that is spoken of (400.7).
    if (effects.some((each) => each.type === "delayed" && each.event.type === "beginningOf"))
      return refuse(when, "what is done later than this sentence tells cannot be waited for yet");
    const trigger = { kind: "when", word: "when", events: when.events, span } as const;
    delayedOf({ span, trigger, behind: true }, scope, effects, (inner) => withMore(build, inner));
  },
  whereBack: ({ where }, build, { scope, effects }) => {
    let asked: A.Effect | undefined;
    const told = whereX((inner) => (asked = build(inner)), where, scope);
    askedAgain(asked, told, scope);
    effects.push(told);
  },
  insteadFront: (adverbial) => refuse(adverbial, "say if what this happens instead"),
  insteadBack: (adverbial) => refuse(adverbial, "say if what this happens instead"),
};

/** Adds what an adverbial makes of the clauses that it governs. */
export const wrap: Wrapper<Adverbial> = (adverbial, build, place) =>
  // The key and the wrapper's parameter are the same kind; TypeScript cannot see that through the index.
  (wrappers[adverbial.kind] as Wrapper<Adverbial>)(adverbial, build, place);

/** What an adverbial makes of the clauses that it governs, as an effect by itself. */
export const wrapped =
  (adverbial: Adverbial, build: Build, place: Place): Build =>
  (scope) => {
    const effects: A.Effect[] = [];
    wrap(adverbial, build, { ...place, scope, effects, beforeThen: undefined, cases: undefined });
    return effects.length === 1 ? effects[0]! : A.sequence(effects);
  };

/** "Otherwise, …": what happens in none of the cases before it. */
export const inOtherCase = (build: Build, place: Place): void => {
  const { node, scope, effects, beforeThen, cases } = place;
  const offered = offeredBefore(effects);
  const effect = insteadOfThen(beforeThen, scope, () => ofThoseWhoDid(offered, scope, () => build(scope)));
  // Behind several cases it is for none of them.
  effects.push(otherwise(effects, effect, node, scope, cases?.slice(0, -1)));
};

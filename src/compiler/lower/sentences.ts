import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { effectWithRider } from "./cast-riders.ts";
import { chainOf } from "./chains.ts";
import { conditional, under } from "./conditional.ts";
import { conditionOf } from "./conditions.ts";
import { inSequence } from "./copy-targets.ts";
import { sameForKeywords } from "./continued.ts";
import { whenDoneThisWay } from "./done-this-way.ts";
import { durationOf } from "./durations.ts";
import { afterPrevention, asksForPrevented } from "./effects/after-prevention.ts";
import { isAboutLegend } from "./effects/exceptions.ts";
import { ifSpent, uncounterable } from "./effects/mana-spent.ts";
import { eachColorAmong } from "./effects/mana.ts";
import { toldOfTokens } from "./effects/told-of-tokens.ts";
import { amountChangeOf } from "./effects/amount-changes.ts";
import { preventedUntil, unpreventable } from "./effects/prevention.ts";
import { eventFilter } from "./event-filters.ts";
import { exiledAsResolves, nextToHand } from "./effects/zones.ts";
import { forEachOf } from "./for-each.ts";
import { innerAbility } from "./inner.ts";
import { delayedOf, delaying, delayLast, goesOn, withMore, type Sentence } from "./later.ts";
import { modalOf } from "./modes.ts";
import { delayOf } from "./moments.ts";
import { nounOf } from "./nouns.ts";
import { anyObjects } from "./objects.ts";
import { toldTo } from "./outcome-conditions.ts";
import { isGroup, wordsOf } from "./outcome.ts";
import { playersOf } from "./players.ts";
import {
  copiesLater,
  copyingNext,
  fixedTimes,
  repeats,
  repeatsMore,
  retargeting,
  wholeProcess,
} from "./processes.ts";
import { quantityOf, statOf } from "./quantities.ts";
import { nextTimeOf, wouldIf, wouldOf, wouldUntil } from "./replacements.ts";
import {
  excessTo,
  instead,
  notRegenerated,
  notSpentOn,
  onlySoOften,
  otherwise,
  resultRow,
  spendOnly,
  stillLand,
  whereX,
} from "./revisions.ts";
import { holdsType } from "./same.ts";
import { statementsOf } from "./statements.ts";
import { bindNext, mention, refuse, severalSince, type Mention, type Scope } from "./scope.ts";
import { entersAsSaid, lasting, onlyWhile } from "./told.ts";
import { afterPayment, forTargetsOfEach, unlessIn, unlessOf, villainousChoice, whenSpent } from "./unless.ts";
import { withX, xOf } from "./where-x.ts";
import { limitPayment } from "./x-limits.ts";

const asksOfIt = (condition: Nodes["condition"]): boolean =>
  "what" in condition && typeof condition.what === "object" && condition.what.kind === "it";
const allOf = (conditions: readonly A.Condition[]): A.Condition =>
  conditions.length === 1 ? conditions[0]! : A.allOf(conditions);
/** Targets are chosen once, not one by one as the instruction is carried out. */
export const withoutTargets = (
  node: Sentence | Nodes["resultRow"],
  scope: Scope,
  build: () => A.Effect,
): A.Effect => {
  const before = scope.targets.length;
  const effect = build();
  return scope.targets.length === before
    ? effect
    : refuse(node, "a target for each of them cannot be chosen yet");
};

/** What was at hand one by one can be meant no more. */
const forget = (scope: Scope, ref: "each" | "eachPlayer"): void => {
  const left = scope.mentions.filter((each) => !holdsType(each.ref, ref));
  scope.mentions.splice(0, scope.mentions.length, ...left);
};

const stated = (chain: Nodes["chain"], scope: Scope): readonly A.Static[] =>
  statementsOf(chain, undefined, scope);

/** "Prevent the next 3 damage …, and put a counter on it for each 1 damage prevented this way" in one sentence. */
const splitPrevention = (
  node: Extract<Sentence, { kind: "plain" | "lowerPlain" }>,
  effects: A.Effect[],
  scope: Scope,
): boolean => {
  const { first, rest, span } = node.does;
  const [next, ...others] = rest;
  if (first.kind !== "preventDamage" || next === undefined || !asksForPrevented(rest)) return false;
  effects.push(chainOf({ kind: "chain", first, rest: [], span }, scope));
  const then = { kind: "chain", first: next.does, rest: others, span } as const;
  afterPrevention(node, effects, scope, () => chainOf(then, scope));
  return true;
};

const sentence = (
  node: Sentence,
  effects: A.Effect[],
  scope: Scope,
  more: readonly Sentence[] = [],
): void => {
  const push = (effect: A.Effect): void => {
    effects.push(effect);
  };
  const permission = effectWithRider(effects[effects.length - 1], node, scope, stated);
  if (permission !== undefined) {
    effects[effects.length - 1] = permission;
    return;
  }
  const { beforeThen, cases } = scope;
  scope.beforeThen = undefined;
  scope.cases = undefined;
  switch (node.kind) {
    case "plain":
    case "lowerPlain": {
      const only = node.does.rest.length === 0 ? node.does.first : undefined;
      if (only?.kind === "theDamageCant" && unpreventable(effects)) return;
      if (only?.kind === "excessInstead" && excessTo(effects, playersOf(only.to, scope))) return;
      if (effects[effects.length - 1]?.type === "changeRules" && asksForPrevented(node.does))
        return afterPrevention(node, effects, scope, () => chainOf(node.does, scope));
      if (splitPrevention(node, effects, scope)) return;
      if (only?.kind === "cantBeRegenerated" && only.when === undefined && notRegenerated(effects)) {
        anyObjects(only.what, scope);
        return;
      }
      if (only?.kind === "exileAsResolves")
        return push(
          exiledAsResolves(only, scope, (inner) => {
            const then: A.Effect[] = [];
            for (const [index, each] of more.entries()) sentence(each, then, inner, more.slice(index + 1));
            return then;
          }),
        );
      if (only?.kind === "copyNext") return sentence(copyingNext(only), effects, scope, more);
      return push(chainOf(node.does, scope));
    }
    case "then":
      return push(chainOf(node.does, scope));
    case "ifThen":
    case "thenIf":
    case "chainIf":
    case "lowerChainIf": {
      if (node.condition.kind === "itDoesnt")
        return push(
          otherwise(
            effects,
            insteadOfThen(beforeThen, scope, () => chainOf(node.then, scope)),
            node,
          ),
        );
      if (afterPayment(node, effects, scope)) return;
      if (node.condition.kind === "damageIsPrevented")
        return afterPrevention(node, effects, scope, () => chainOf(node.then, scope));
      if (node.condition.kind === "damageFromPrevented") {
        const { from } = node.condition;
        return afterPrevention(node, effects, scope, (source) => {
          const found = eventFilter(from, scope);
          const words = new Set([...found.words, "source"]);
          mention(scope, { ref: source, is: "object", plural: false, byNoun: true, words });
          return A.ifThen(A.matches(source, found.filter), chainOf(node.then, scope));
        });
      }
      if (node.then.except !== undefined && (node.kind === "chainIf" || node.kind === "lowerChainIf")) {
        if (!isAboutLegend(node.then.except, node.condition))
          return refuse(node.condition, "an exception under a condition cannot be expressed yet");
        push(chainOf(node.then, scope));
        conditionOf(node.condition, scope);
        return;
      }
      const isCase = node.kind === "ifThen" && asksOfIt(node.condition);
      // "If it was a creature card, … If it was a land card, …": of the same thing, whatever the first case made.
      if (isCase && cases !== undefined && beforeThen !== undefined) {
        const made = scope.mentions.filter((each) => !beforeThen.includes(each));
        scope.mentions.splice(0, scope.mentions.length, ...made, ...beforeThen);
      }
      const effect = conditional(node, scope);
      if (isCase && effect.type === "if") scope.cases = [...(cases ?? []), effect.condition];
      return push(effect);
    }
    case "ifThenLater":
    case "ifThenNext": {
      const condition = conditionOf(node.condition, scope);
      const later: A.Effect[] = [];
      const { does, span } = node;
      const trigger =
        node.kind === "ifThenNext" ? node.trigger : { kind: "at" as const, moment: node.moment, span };
      delayedOf({ span, trigger }, scope, later, (inner) => withMore(does, more, inner));
      return push(A.ifThen(condition, A.sequence(later)));
    }
    case "ifInstead":
    case "ifThenInstead":
    case "insteadIf": {
      const condition = conditionOf(node.condition, scope);
      const then = under(condition, scope, () => chainOf(node.then, scope));
      return push(instead(effects, condition, then, node, scope));
    }
    case "unlessSentence":
    case "lowerUnless":
      return push(unlessIn(node, scope));
    case "unlessFirst":
    case "lowerUnlessFirst": {
      const who = playersOf(node.who, scope);
      if (isGroup(who)) return refuse(node.who, "say behind the instruction who may pay");
      return push(unlessOf(chainOf(node.does, scope), who, node.costs, scope));
    }
    case "unlessInstead": {
      const condition = conditionOf(node.condition, scope);
      const then = under(condition, scope, () => unlessIn(node, scope));
      return push(instead(effects, condition, then, node, scope));
    }
    case "unlessCondition":
    case "lowerUnlessCondition": {
      const effect = chainOf(node.does, scope);
      return push(A.ifThen(A.notSo(conditionOf(node.condition, scope)), effect));
    }
    case "otherwise":
      const effect = insteadOfThen(beforeThen, scope, () => chainOf(node.does, scope));
      // Behind several cases it is for none of them.
      const others = (cases ?? []).slice(0, -1).map((each) => A.notSo(each));
      const inNone = others.length === 0 ? effect : A.ifThen(allOf(others), effect);
      return push(otherwise(effects, inNone, node));
    case "whenDoneThisWay":
      return push(whenDoneThisWay(node, effects, scope));
    case "whenYouDo": {
      if (node.who.kind !== "you" && node.who.kind !== "they" && node.who.kind !== "thatPlayer")
        return refuse(node.who, "this must be who was told to do it");
      toldTo(node.who, playersOf(node.who, scope), scope.last?.by ?? scope.last?.who);
      if (scope.last === undefined) return refuse(node, "nothing was to be done before this");
      const id = scope.last.id;
      const { ability, before } = innerAbility(node, scope, (inner) =>
        instructionsOf([node.does.first, ...node.does.rest], inner),
      );
      effects.unshift(...before);
      return push(A.reflexive(id, ability));
    }
    case "durationUnless":
    case "lowerDurationUnless": {
      const duration = durationOf(node.until, scope);
      return push(lasting(unlessIn(node, scope), duration, node));
    }
    case "durationFirst":
    case "lowerDurationFirst": {
      const duration = durationOf(node.until, scope);
      return push(lasting(chainOf(node.does, scope), duration, node));
    }
    case "forEachFirst":
    case "lowerForEachFirst":
    case "forEachUnless":
    case "lowerForEachUnless": {
      const told = (inner: Scope): A.Effect =>
        node.kind === "forEachUnless" || node.kind === "lowerForEachUnless"
          ? unlessIn(node, inner)
          : chainOf(node.does, inner);
      if (node.each.kind === "forEachPrevented")
        return afterPrevention(node, effects, scope, () => A.repeat(A.eventAmount, told(scope)));
      if (node.each.kind === "forEachColorAmong") return push(eachColorAmong(node.each, node.does, scope));
      const times = forEachOf(node.each, scope);
      if (times !== undefined && typeof times === "object" && times.type === "count") {
        const inner: Scope = { ...scope, within: "each" };
        mention(inner, {
          ref: A.each,
          is: "object",
          plural: false,
          words: new Set(wordsOf(times.objects, scope)),
        });
        const spoken = [...scope.mentions];
        const effect = withoutTargets(node, inner, () => told(inner));
        severalSince(scope, spoken);
        forget(inner, "each");
        return push(A.forEach(times.objects, effect));
      }
      if (typeof times === "object" && times.type === "countPlayers") {
        const inner: Scope = { ...scope, within: "eachPlayer" };
        mention(inner, { ref: A.eachPlayer, is: "player", plural: false, words: new Set(["player"]) });
        const before = scope.targets.length;
        const spoken = [...scope.mentions];
        const effect = told(inner);
        severalSince(scope, spoken);
        forget(inner, "eachPlayer");
        if (scope.targets.length === before) return push(A.forEachPlayer(times.players, effect));
        return push(forTargetsOfEach(node, times.players, effect, before, scope));
      }
      return push(A.repeat(times, told(scope)));
    }
    case "whereXSentence":
    case "lowerWhereX":
      return push(whereX(node.does, node.where, scope));
    case "whereThen":
    case "lowerWhereThen":
      push(whereX(node.does, node.where, scope));
      return push(chainOf(node.then, scope));
    case "durationWhere":
    case "lowerDurationWhere": {
      const duration = durationOf(node.until, scope);
      return push(lasting(whereX(node.does, node.where, scope), duration, node));
    }
    case "unlessWhere":
    case "lowerUnlessWhere": {
      const had = scope.hasX;
      scope.hasX = true;
      const effect = chainOf(node.does, scope);
      const who = playersOf(node.who, scope);
      const unless = unlessOf(effect, who, node.costs, scope);
      scope.hasX = had;
      return push(withX(unless, quantityOf(xOf(node.where), scope)));
    }
    case "thenIfWhere":
    case "ifThenWhere": {
      const condition = conditionOf(node.condition, scope);
      const then = under(condition, scope, () => whereX(node.then, node.where, scope));
      return push(A.ifThen(condition, then));
    }
    case "whenYouDoModal": {
      toldTo(node.who, playersOf(node.who, scope), scope.last?.by ?? scope.last?.who);
      if (scope.last === undefined) return refuse(node, "nothing was to be done before this");
      const { id } = scope.last;
      const { ability, before } = innerAbility(node, scope, (inner) =>
        modalOf(node.choice, node.modes, inner),
      );
      effects.unshift(...before);
      return push(A.reflexive(id, ability));
    }
    case "villainousChoice":
    case "lowerVillainousChoice":
      return push(villainousChoice(node, scope));
    case "delayedAfter":
    case "lowerDelayedAfter":
      return delayLast(node.does, delayOf(node.when, scope), push, more, scope);
    case "delayedIf": {
      const condition = conditionOf(node.condition, scope);
      const then: A.Effect[] = [];
      const event = delayOf(node.when, scope);
      under(condition, scope, () => {
        delayLast(node.then, event, (effect) => then.push(effect), more, scope);
        return A.nothing;
      });
      return push(A.ifThen(condition, then.length === 1 ? then[0]! : A.sequence(then)));
    }
    case "delayed":
    case "delayedThisTurn":
    case "lowerDelayedThisTurn":
      return delayedOf(node, scope, effects, (inner) => withMore(node.does, more, inner));
    case "delayedParagraph":
      return delayedOf(
        node,
        scope,
        effects,
        (inner) => instructionsOf([node.body.first, ...node.body.rest], inner),
        node.condition,
      );
    // The permission stays, and is of use in those turns.
    case "duringAttackTurns": {
      const { span } = node;
      const attacked = {
        kind: "playerDid",
        who: { kind: "you", span },
        does: { kind: "playerAttacksWith", what: node.what, span },
        since: { kind: "sinceTurn", span },
        span,
      } as const;
      const condition = conditionOf(attacked, scope);
      const effect = lasting(chainOf(node.does, scope), A.until("end of game"), node);
      return push(onlyWhile(effect, condition, node));
    }
    case "friendOrFoe": {
      if (scope.friends !== undefined) return refuse(node, "friends were chosen before");
      const bind = bindNext(scope);
      scope.friends = bind;
      return push(A.chooseValue(A.you, "player", { any: true, bind }));
    }
    // Who is told to do something chooses what to do it to (608.2d): that is the controller already.
    case "tiedChoice": {
      const tie = scope.ties.pop();
      const words = [...nounOf(node.what, scope).words];
      if (
        tie === undefined ||
        statOf(node.stat) !== tie.stat ||
        (node.variant === 1) !== tie.least ||
        node.what.mods.length + node.what.post.length > 0 ||
        !words.every((word) => tie.words.has(word))
      )
        return refuse(node, "nothing was said before of which several can be tied");
      return;
    }
    case "resultRow":
      return resultRow(effects, node, scope);
    case "stillLand":
      return stillLand(effects, node, scope);
    case "sameIsTrueOf":
      return push(sameForKeywords(node, effects[effects.length - 1]));
    case "sameIsTrue":
      return refuse(node, "among instructions this cannot be understood");
    case "cantSpendOn":
      return notSpentOn(effects, node, scope);
    case "spendOnlyThat":
      spendOnly(effects, node.use, scope, node);
      return uncounterable(node, effects);
    case "spendOnly":
      return spendOnly(effects, node.use, scope, node);
    case "whenSpent":
      return whenSpent(node, effects, scope);
    case "ifSpent":
      return ifSpent(node, effects, scope);
    case "dontLoseMana": {
      const last = effects[effects.length - 1];
      if (last?.type !== "addMana") return refuse(node, "no mana was added before this");
      effects[effects.length - 1] = { ...last, keeps: true };
      return;
    }
    case "damageModified":
    case "damageToModified":
    case "damageMultiplied":
    case "damageSet":
    case "doubleAllDamage":
    case "doubleOwnDamage":
    case "preventedEach":
    case "preventedEachWhere":
    case "lifeGainModified":
    case "lifeLossModified":
    case "tokensModified":
    case "tokensByEffect":
    case "tokensOneOfEach":
    case "manaModified":
    case "anyCountersDoubled":
    case "countersHalved":
    case "tokensPlus":
    case "tokensPlusByYou":
    case "tokensByYou":
    case "countersModified":
    case "anyCountersModified":
    case "countersByYou":
    case "countersOfKindByYou":
    case "ownCountersModified":
    case "countersMinusOne":
    case "countersByEffect": {
      const { changes, duration } = amountChangeOf(node, scope);
      return push(A.changeRules(changes, duration));
    }
    case "xCantBe":
    case "xAtMost":
      return limitPayment(effects, node, scope);
    case "doOnce":
      return onlySoOften(effects, node);
    case "nextCastToHand":
      return push(nextToHand(node, scope));
    case "nextTimeWould":
      return push(A.changeRules([nextTimeOf(node, scope)], A.until("end of turn")));
    case "wouldReplace":
    case "wouldReplaceInstead": {
      const replacement = wouldOf(node, scope);
      return push(A.changeRules([replacement], A.until("end of turn")));
    }
    case "wouldReplaceUntil":
    case "wouldReplaceUntilIf":
      return push(wouldUntil(node, scope));
    case "wouldReplaceIf":
      return push(A.changeRules([wouldIf(node, scope)], A.until("end of turn")));
    case "damageWould":
    case "wouldBeDealtDamage":
      if (node.condition !== undefined) return refuse(node.condition, "say “this turn” here");
      return push(preventedUntil(node, scope));
    case "beginsOnBattlefield":
    case "castOnly":
    case "duringOtherTurns":
    case "untapDuring":
    case "moreVotes":
    case "moreDice":
    case "mayNotUntap":
    case "mayBeCommander":
    case "deckMayHave":
    case "deckMayHaveUpTo":
    case "mayExert":
    case "asEnters":
    case "durationsFirst":
    case "becomesDayAs":
    case "asAdditionalCost":
    case "asAdditionalCostOptional":
    case "additionalCostRepeated":
    case "alternativeForSpells":
    case "alternativeOnce":
    case "castFromFor":
    case "castFromAdding":
    case "castThisWayExiled":
    case "castThisWayCosts":
    case "triggersAgainWhen":
    case "triggersAgainAny":
    case "triggersNotWhen":
    case "alternativeHaving":
    case "discardedInstead":
    case "permittedOnce":
    case "alternativeCost":
    case "alternativeCostIf":
    case "spendOnlyOn":
    case "ptEqual":
    case "bothEqual":
    case "powerEqual":
    case "lookAtTopAnytime":
    case "lookAtTheseAnytime":
    case "leastCost":
    case "reducesOnlyColored":
    case "damageRemains":
    case "activateLimit":
    case "activateAnyPlayer":
    case "activateAnyPlayerBut":
    case "activateOpponents":
    case "triggersOnce":
      return refuse(node, "this cannot stand among instructions");
    default:
      return node satisfies never;
  }
};

/** Lowers an "otherwise": what the instructions in its place would have done has not happened. */
const insteadOfThen = (
  before: readonly Mention[] | undefined,
  scope: Scope,
  build: () => A.Effect,
): A.Effect => {
  if (before === undefined) return build();
  const known = [...scope.mentions];
  // Targets are chosen for both.
  const targets = known.filter(
    (each) => (each.ref.type === "target" || each.ref.type === "targetPlayers") && !before.includes(each),
  );
  scope.mentions.splice(0, scope.mentions.length, ...before, ...targets);
  const effect = build();
  const added = scope.mentions.filter((each) => !known.includes(each) && !before.includes(each));
  scope.mentions.splice(0, scope.mentions.length, ...known, ...added);
  return effect;
};

const clausesIn = (node: Sentence): readonly Nodes["clause"][] =>
  "does" in node && "rest" in node.does && node.does.kind === "chain"
    ? [node.does.first, ...node.does.rest.map((link) => link.does)]
    : [];

/** What sentences tell the players to do, in order. */
export const instructionsOf = (all: readonly Sentence[], scope: Scope): A.Effect => {
  const sentences = toldOfTokens(all);
  const effects: A.Effect[] = [];
  for (let index = 0; index < sentences.length; index++) {
    const each = sentences[index]!;
    let end = index + 1;
    if (each.kind === "lowerPlain" && each.does.first.kind === "exileAsResolves") end = sentences.length;
    if (copiesLater(each)) end += retargeting(sentences.slice(end)).length;
    if (delaying.has(each.kind)) {
      const told = clausesIn(each);
      while (end < sentences.length && goesOn(sentences[end]!, told)) end++;
    }
    if (each.kind === "whereXSentence" || each.kind === "lowerWhereX")
      scope.keepsX = sentences.slice(index + 1).some(speaksOfX);
    scope.said = [...scope.mentions];
    const before = effects.length;
    sentence(each, effects, scope, sentences.slice(index + 1, end));
    if (effects.slice(before).some(repeatsMore)) fixedTimes(effects, before, each);
    else if (effects.slice(before).some(repeats)) wholeProcess(effects, each);
    scope.keepsX = undefined;
    index = end - 1;
  }
  entersAsSaid(effects);
  const [tie] = scope.ties;
  if (tie !== undefined) return refuse(tie, "say who chooses when several are tied");
  return inSequence(effects);
};

/** Whether a sentence speaks of X and does not define it itself. */
const speaksOfX = (node: Sentence): boolean =>
  node.kind !== "whereXSentence" && node.kind !== "lowerWhereX" && JSON.stringify(node).includes('"X"');

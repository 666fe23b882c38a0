import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { effectWithRider } from "./cast-riders.ts";
import { adverbialsOf, ifOf, interveningIf, isBareSentence } from "../resolve/sentence.ts";
import { chainOf } from "./chains.ts";
import { clauseSentence } from "./clause-sentences.ts";
import { conditionOf } from "./conditions.ts";
import { inSequence } from "./copy-targets.ts";
import { sameForKeywords } from "./continued.ts";
import { whenDoneThisWay } from "./done-this-way.ts";
import { ifSpent, uncounterable } from "./effects/mana-spent.ts";
import { toldOfTokens } from "./effects/told-of-tokens.ts";
import { amountChangeOf } from "./effects/amount-changes.ts";
import { preventedUntil } from "./effects/prevention.ts";
import { nextToHand } from "./effects/zones.ts";
import { innerAbility } from "./inner.ts";
import { delayedOf, goesOn, isDelaying, type Sentence } from "./later.ts";
import { modalOf } from "./modes.ts";
import { nounOf } from "./nouns.ts";
import { toldTo } from "./outcome-conditions.ts";
import { playersOf } from "./players.ts";
import { copiesLater, fixedTimes, repeats, repeatsMore, retargeting, wholeProcess } from "./processes.ts";
import { statOf } from "./quantities.ts";
import { nextTimeOf, wouldIf, wouldOf, wouldUntil } from "./replacements.ts";
import { notSpentOn, onlySoOften, resultRow, spendOnly, stillLand } from "./revisions.ts";
import { statementsOf } from "./statements.ts";
import { bindNext, refuse, type Scope } from "./scope.ts";
import { entersAsSaid, lasting, onlyWhile } from "./told.ts";
import { villainousChoice, whenSpent } from "./unless.ts";
import { limitPayment } from "./x-limits.ts";

const stated = (chain: Nodes["chain"], scope: Scope): readonly A.Static[] =>
  statementsOf(chain, undefined, scope);

/** "When you do, …": what was done triggers an ability (603.12); an "if" is asked as it triggers and again later (603.4). */
const whenYouDo = (
  node: Extract<Sentence, { kind: "whenYouDo" }>,
  effects: A.Effect[],
  scope: Scope,
): A.Effect => {
  if (node.who.kind !== "you" && node.who.kind !== "they" && node.who.kind !== "thatPlayer")
    return refuse(node.who, "this must be who was told to do it");
  toldTo(node.who, playersOf(node.who, scope), scope.last?.by ?? scope.last?.who);
  if (scope.last === undefined) return refuse(node, "nothing was to be done before this");
  const { id } = scope.last;
  const intervening = interveningIf(node.does);
  const condition =
    intervening.condition === undefined ? undefined : conditionOf(intervening.condition, scope);
  const { ability, before } = innerAbility(node, scope, (inner) => {
    const effect = instructionsOf(intervening.sentences, inner);
    return condition === undefined ? effect : A.ifThen(condition, effect);
  });
  effects.unshift(...before);
  const triggers = A.reflexive(id, ability);
  return condition === undefined ? triggers : A.ifThen(condition, triggers);
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
    case "clauses":
      return clauseSentence(node, { effects, more, beforeThen, cases }, scope);
    case "whenDoneThisWay":
      return push(whenDoneThisWay(node, effects, scope));
    case "whenYouDo":
      return push(whenYouDo(node, effects, scope));
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
      return push(villainousChoice(node, scope));
    case "delayed": {
      const { condition, clauses } = ifOf(node.does);
      const does = [clauses, ...more];
      return delayedOf(node, scope, effects, (inner) => instructionsOf(does, inner), condition);
    }
    case "delayedParagraph": {
      const { condition, sentences } = interveningIf(node.body);
      return delayedOf(node, scope, effects, (inner) => instructionsOf(sentences, inner), condition);
    }
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
        (node.which === "least") !== tie.least ||
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
    case "untapDuring":
    case "moreVotes":
    case "moreDice":
    case "mayNotUntap":
    case "mayBeCommander":
    case "deckMayHave":
    case "deckMayHaveUpTo":
    case "mayExert":
    case "asEnters":
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

const definesX = (node: Sentence): boolean => adverbialsOf(node).some(({ kind }) => kind === "whereBack");

/** What sentences tell the players to do, in order; `first` is what is told before them. */
export const instructionsOf = (
  all: readonly Sentence[],
  scope: Scope,
  first?: (scope: Scope) => A.Effect,
): A.Effect => {
  const sentences = toldOfTokens(all);
  const effects: A.Effect[] = first === undefined ? [] : [first(scope)];
  for (let index = 0; index < sentences.length; index++) {
    const each = sentences[index]!;
    let end = index + 1;
    if (exilesAsResolves(each) && index === 0 && scope.trigger !== undefined) end = sentences.length;
    if (copiesLater(each)) end += retargeting(sentences.slice(end)).length;
    if (isDelaying(each)) while (end < sentences.length && goesOn(sentences[end]!, each)) end++;
    if (definesX(each)) scope.keepsX = sentences.slice(index + 1).some(speaksOfX);
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

const exilesAsResolves = (node: Sentence): boolean =>
  isBareSentence(node) && node.does.first.kind === "exileAsResolves";

/** Whether a sentence speaks of X and does not define it itself. */
const speaksOfX = (node: Sentence): boolean => !definesX(node) && JSON.stringify(node).includes('"X"');

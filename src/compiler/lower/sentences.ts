import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { costsAsCast, effectWithRider } from "./cast-riders.ts";
import { goesOnWithIf } from "./hypothetical.ts";
import { withinItsCase } from "./other-cases.ts";
import { withAdditions } from "./effects/afterthoughts.ts";
import { adverbialsOf, ifOf, interveningIf, isBareSentence } from "../resolve/sentence.ts";
import { chainOf } from "./chains.ts";
import { clauseSentence, type Around } from "./clause-sentences.ts";
import { conditionOf } from "./conditions.ts";
import { jointCostsOf } from "./costs.ts";
import { inSequence } from "./copy-targets.ts";
import { sameForKeywords } from "./same-for-keywords.ts";
import { checkOffers } from "./distribution.ts";
import { whenDoneThisWay, whenSoThisWay } from "./done-this-way.ts";
import { keptMana } from "./effects/mana.ts";
import { uncounterable } from "./effects/mana-spent.ts";
import { entersAsSaid } from "./arriving.ts";
import { askedBefore, flat } from "./asked-before.ts";
import { ownOfEach } from "./own-choices.ts";
import { askedOnce } from "./asked-once.ts";
import { toldOfTokens } from "./effects/told-of-tokens.ts";
import { amountChangeOf } from "./effects/amount-changes.ts";
import { costWith, manaUseOf } from "./effects/mana-use.ts";
import { nextToHand } from "./effects/zone-clauses.ts";
import { innerAbility } from "./inner.ts";
import { delayedOf, goesOn, isDelaying, type Sentence } from "./later.ts";
import { waiting } from "./moments.ts";
import { modalOf } from "./modes.ts";
import { nounOf } from "./nouns.ts";
import { toldTo } from "./outcome.ts";
import { refuseOpenDuration } from "./pending-effect.ts";
import { playersOf } from "./players.ts";
import {
  copiesLater,
  fixedTimes,
  repeats,
  repeatsMore,
  retargeting,
  timesFollowing,
  wholeProcess,
} from "./processes.ts";
import { statOf } from "./quantities.ts";
import { besideReflexive } from "./reflexive-bodies.ts";
import { nextTimeOf, replacementOf, withMore } from "./replacements.ts";
import { notSpentOn, spendOnly } from "./mana-restrictions.ts";
import { onlySoOften, resultRow, stillLand } from "./revisions.ts";
import { holds, holdsKind, same } from "./same.ts";
import { statementsOf } from "./statements.ts";
import { bindNext, refuse, type Scope } from "./scope.ts";
import { lasting, onlyWhile } from "./lasting.ts";
import { isNode } from "../tree.ts";
import { spentOn, villainousChoice } from "./unless.ts";
import { limitPayment } from "./x-limits.ts";
import { cameFrom } from "./origins.ts";

interface AroundSentence extends Around {
  readonly scope: Scope;
}
/** How a sentence of a kind is carried out. */
type Told<K extends Sentence["kind"]> = (
  node: Extract<Sentence, { readonly kind: K }>,
  around: AroundSentence,
) => void;

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
  const who = playersOf(node.who, scope);
  toldTo(node.who, who, scope.last?.by ?? scope.last?.who);
  if (scope.last === undefined || scope.last.unclear)
    return refuse(node, "nothing was to be done before this");
  checkOffers(node, who, scope.last, scope);
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

/** "During any turn you attacked with …, you may play …": the permission stays, and is of use in those turns. */
const duringAttackTurns: Told<"duringAttackTurns"> = (node, { effects, scope }) => {
  const { span } = node;
  const attacked = {
    kind: "playerDid",
    who: { kind: "you", span },
    does: { kind: "playerAttacks", what: node.what, span },
    since: { kind: "sinceThen", when: "this turn", span },
    span,
  } as const;
  const condition = conditionOf(attacked, scope);
  const effect = lasting(chainOf(node.does, scope), A.until("end of game"), node);
  effects.push(onlyWhile(effect, condition, node));
};

/** Who is told to do something chooses what to do it to (608.2d): that is the controller already. */
const tiedChoice: Told<"tiedChoice"> = (node, { scope }) => {
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
};

const changesAmounts = (node: Nodes["amountReplacement"], { effects, scope }: AroundSentence): void => {
  const { changes, duration } = amountChangeOf(node, scope);
  // What an instruction prevents is a shield, which is used up by so much of it (615.7): only statements do so each time (615.10).
  if (node.kind === "amountPrevented" && changes.some((each) => each.type === "prevent" && "amount" in each))
    return refuse(node.how, "only a permanent's own statement prevents so much each time");
  effects.push(A.changeRules(changes, duration));
};
const untilEndOfTurn = (replacement: Parameters<typeof A.changeRules>[0][number]): A.Effect =>
  A.changeRules([replacement], A.until("end of turn"));
type Replaces = Extract<Sentence, { kind: "wouldReplace" | "wouldReplaceInstead" }>;
/** An instruction that sets up a replacement (614.3). */
export const replacing = (node: Replaces, scope: Scope): A.Effect => {
  const { change, duration } = replacementOf(node, scope);
  return A.changeRules([change], duration);
};
const replaces = (node: Replaces, { effects, scope }: AroundSentence): void => {
  effects.push(replacing(node, scope));
};
const notTold = (node: Sentence): never => refuse(node, "this cannot stand among instructions");

/** A sentence among instructions: it adds what it does to the effects, or changes those before it. */
const table: { readonly [K in Sentence["kind"]]: Told<K> } = {
  clauses: (node, around) => clauseSentence(node, around, around.scope),
  whenDoneThisWay: (node, { effects, scope }) => {
    effects.push(whenDoneThisWay(node, effects, scope));
  },
  whenSoThisWay: (node, { effects, scope }) => {
    whenSoThisWay(node, effects, scope);
  },
  whenYouDo: (node, { effects, scope }) => {
    effects.push(whenYouDo(node, effects, scope));
  },
  modes: (node, { effects, scope }) => {
    effects.push(modalOf(node, scope));
  },
  villainousChoice: (node, { effects, scope }) => {
    if (node.connective?.kind === "otherwiseConnective")
      return refuse(node.connective, "nothing was asked before this");
    effects.push(villainousChoice(node, scope));
  },
  delayed: (node, { effects, scope, more }) => {
    const { condition, clauses } = ifOf(node.does);
    delayedOf(node, scope, effects, (inner) => instructionsOf([clauses, ...more], inner), condition);
  },
  delayedFirst: (node, { effects, scope, more }) => {
    effects.push(waiting(node.when, scope, (within) => instructionsOf([node.does, ...more], within)));
  },
  delayedParagraph: (node, { effects, scope }) => {
    const { condition, sentences } = interveningIf(node.body);
    delayedOf(node, scope, effects, (inner) => instructionsOf(sentences, inner), condition);
  },
  duringAttackTurns,
  friendOrFoe: (node, { effects, scope }) => {
    if (scope.friends !== undefined) return refuse(node, "friends were chosen before");
    const bind = bindNext(scope);
    scope.friends = bind;
    effects.push(A.chooseValue(A.you, "player", { any: true, bind }));
  },
  tiedChoice,
  resultRow: (node, { effects, scope }) => resultRow(effects, node, scope),
  stillLand: (node, { effects, scope }) => stillLand(effects, node, scope),
  sameIsTrueOf: (node, { effects }) => {
    effects.push(A.sequence(sameForKeywords(node, effects[effects.length - 1])));
  },
  sameIsTrue: (node) => refuse(node, "among instructions this cannot be understood"),
  cantSpendOn: ({ what, ...node }, { effects, scope }) =>
    what === undefined
      ? spendOnly(
          effects,
          { spells: A.anything, abilitiesOf: A.anything, otherCosts: true, notGeneric: true },
          node,
        )
      : notSpentOn(effects, what, scope),
  spendOnly: (node, { effects, scope }) => {
    spendOnly(effects, manaUseOf(node.use, scope), node);
    if (node.uncounterable === true) uncounterable(node, effects);
  },
  spendOnCosts: (node, { effects }) => spendOnly(effects, { costsWith: costWith(node.symbol) }, node),
  whenSpent: (node, { effects, scope }) => spentOn(node, effects, scope),
  ifSpent: (node, { effects, scope }) => spentOn(node, effects, scope),
  dontLoseMana: (node, { effects }) => {
    const added = effects[effects.length - 1];
    const kept = keptMana(added, node.until);
    const isOthers = holds(added, (each) => each["type"] === "addMana" && !same(each["who"], A.you));
    if (isOthers !== (node.who === "they")) return refuse(node, "it is not this player whose mana it is");
    effects[effects.length - 1] = kept ?? refuse(node, "no mana was added before this");
  },
  amountModified: changesAmounts,
  amountSet: changesAmounts,
  amountPrevented: changesAmounts,
  amountRedirected: changesAmounts,
  amountDoubled: changesAmounts,
  endsEffect: (node, { effects, scope }) => {
    const duration = A.untilPaid(jointCostsOf(node.costs, scope));
    const all = effects.flatMap(flat);
    const [only, ...others] = all.filter(({ type }) => type === "affect");
    if (only?.type !== "affect" || only.duration !== undefined || others.length > 0)
      return refuse(node, "say which effect this ends");
    effects.splice(0, effects.length, ...all.map((each) => (each === only ? { ...only, duration } : each)));
  },
  roundEach: (node, { scope }) => {
    if (scope.rounding?.used !== true) refuse(node, "nothing is halved before this");
  },
  xCantBe: (node, { effects, scope }) => limitPayment(effects, node, scope),
  doOnce: (node, { effects }) => onlySoOften(effects, node),
  nextCastToHand: (node, { effects, scope }) => {
    effects.push(nextToHand(node, scope));
  },
  nextTimeWould: (node, { effects, scope }) => {
    effects.push(untilEndOfTurn(nextTimeOf(node, scope)));
  },
  wouldReplace: replaces,
  wouldReplaceAnd: (node, around) => replaces(withMore(node), around),
  wouldReplaceInstead: replaces,
  regeneratesInstead: notTold,
  beginsOnBattlefield: notTold,
  castOnly: notTold,
  untapDuring: notTold,
  moreVotes: notTold,
  unspentBecomes: notTold,
  moreDice: notTold,
  mayNotUntap: notTold,
  revealsDrawn: notTold,
  mayBeCommander: notTold,
  deckMayHave: notTold,
  mayExert: notTold,
  asHappens: notTold,
  lethalByPower: notTold,
  lifeForMana: notTold,
  extraTurnSkipped: notTold,
  becomesDayAs: notTold,
  asAdditionalCost: notTold,
  alternativeForSpells: notTold,
  alternativeOnce: notTold,
  castThisWayExiled: notTold,
  castThisWayCosts: notTold,
  triggersAgainWhen: notTold,
  triggersAgainAny: notTold,
  triggersNotWhen: notTold,
  alternativeHaving: notTold,
  discardedInstead: notTold,
  permittedOnce: notTold,
  alternativeCost: notTold,
  powerEqual: notTold,
  leastCost: notTold,
  reducesOnlyColored: notTold,
  damageRemains: notTold,
  activateLimit: notTold,
  playersActivate: notTold,
  triggersOnce: notTold,
};

/** Adds what a sentence does to what the sentences before it do. */
const sentence = (
  node: Sentence,
  effects: A.Effect[],
  scope: Scope,
  more: readonly Sentence[] = [],
): void => {
  const permission = effectWithRider(effects[effects.length - 1], node, scope, stated);
  if (permission !== undefined) {
    effects[effects.length - 1] = permission;
    return;
  }
  const { beforeThen, cases } = scope;
  scope.beforeThen = undefined;
  scope.cases = undefined;
  // The key and the function's parameter are the same kind; TypeScript cannot see that through the index.
  (table[node.kind] as (node: Sentence, around: AroundSentence) => void)(node, {
    effects,
    scope,
    more,
    beforeThen,
    cases,
  });
};

const definesX = (node: Sentence): boolean => adverbialsOf(node).some(({ kind }) => kind === "whereBack");

/** What sentences tell the players to do, in order; `first` is what is told before them. */
export const instructionsOf = (
  all: readonly Sentence[],
  scope: Scope,
  first?: (scope: Scope) => A.Effect,
): A.Effect => {
  const sentences = besideReflexive(toldOfTokens(all));
  const round = all.find((each) => each.kind === "roundEach");
  if (round !== undefined) scope.rounding = { round: round.round };
  const effects: A.Effect[] = first === undefined ? [] : [first(scope)];
  for (let index = 0; index < sentences.length; index++) {
    const each = sentences[index]!;
    const often = timesFollowing(each, scope);
    if (often !== undefined) {
      const rest = sentences.slice(index + 1);
      if (rest.length === 0) return refuse(each, "say after this what is repeated");
      effects.push(A.repeat(often, instructionsOf(rest, scope)));
      break;
    }
    let end = index + 1;
    if (exilesAsResolves(each) && index === 0 && scope.trigger !== undefined) end = sentences.length;
    if (copiesLater(each)) end += retargeting(sentences.slice(end)).length;
    if (isDelaying(each)) while (end < sentences.length && goesOn(sentences[end]!, each)) end++;
    if (definesX(each)) scope.keepsX = sentences.slice(index + 1).some(speaksOfX);
    scope.said = [...scope.mentions];
    const before = effects.length;
    sentence(each, effects, scope, sentences.slice(index + 1, end));
    cameFrom(each, effects.slice(before));
    refuseOpenDuration(effects.slice(0, before), effects.slice(before), each);
    costsAsCast(effects, each);
    if (effects.slice(before).some(repeatsMore)) fixedTimes(effects, before, each);
    else if (effects.slice(before).some(repeats)) wholeProcess(effects, each);
    scope.keepsX = undefined;
    goesOnWithIf(sentences, index, effects, before);
    withinItsCase(each, effects, before);
    index = end - 1;
  }
  entersAsSaid(effects, sentences);
  const [tie] = scope.ties;
  if (tie !== undefined) return refuse(tie, "say who chooses when several are tied");
  return withAdditions(inSequence(ownOfEach(askedBefore(askedOnce(effects, scope), scope), scope)), scope);
};

const exilesAsResolves = (node: Sentence): boolean =>
  isBareSentence(node) && node.does.first.kind === "exileAsResolves";

/** Whether a sentence speaks of X and does not define it itself. */
const speaksOfX = (node: Sentence): boolean =>
  !definesX(node) &&
  // "Two of those tokens" are as large as X says, too.
  (holdsKind(node, "createMore") || JSON.stringify(node, withoutSymbols)?.includes('"X"'));
/** "a spell with {X} in its mana cost" asks for the symbol. */
const withoutSymbols = (_key: string, part: unknown): unknown =>
  isNode(part) && part.kind === "symbolInCost" ? undefined : part;

import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { interveningIf } from "../resolve/sentence.ts";
import { unlessChoicesOf } from "./casting.ts";
import { unlessCostsOf } from "./costs.ts";
import { usedIn } from "./bound-numbers.ts";
import { actedOn } from "./by-itself.ts";
import { unlessPaid } from "./attack-restrictions.ts";
import { chainOf } from "./chains.ts";
import { atOnce, isLasting, markMana } from "./effects/mana-spent.ts";
import { holds, holdsPart, holdsType, same } from "./same.ts";
import { forPlayers, ofEach } from "./for-players.ts";
import { delayedOf, type Sentence } from "./later.ts";
import { conjunction, conjuncts } from "./series.ts";
import { isGroup, toldTo } from "./outcome.ts";
import { playersOf } from "./players.ts";
import { withoutTargets } from "./revisions.ts";
import { rewritten, withAmount } from "./rewritten.ts";
import { bindNext, lastOf, refuse, type Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";

/** "… unless they pay {2}. If they do, …": a payment that is asked about afterwards (118.12). */
export const afterPayment = (
  condition: Nodes["condition"],
  build: (scope: Scope) => A.Effect,
  effects: A.Effect[],
  scope: Scope,
): boolean => {
  const last = effects[effects.length - 1];
  const { kind } = condition;
  if (last?.type !== "unless" || (kind !== "youDo" && kind !== "youDont")) return false;
  toldTo(condition.who, playersOf(condition.who, scope), last.who);
  const bind = bindNext(scope);
  const payments = [last.costs, ...(last.alternatives ?? [])].map((costs) => A.pay(last.who, costs));
  const payment = payments.length === 1 ? payments[0]! : A.oneOf(last.who, payments);
  const paid = A.may(last.who, payment, { bind });
  const then = build(scope);
  // "If they don't, …" behind it is the other case.
  scope.asked = lastOf(bind, { by: last.who, did: payment.type });
  effects.pop();
  effects.push(
    paid,
    kind === "youDo"
      ? A.ifThen(A.performed(bind), then, last.effect)
      : A.ifThen(A.notSo(A.performed(bind)), A.sequence([last.effect, then])),
  );
  return true;
};

/** "For each opponent, destroy target creature that player controls": one target each, all of them at once. */
export const forTargetsOfEach = (
  node: Sentence,
  players: A.Players,
  effect: A.Effect,
  before: number,
  scope: Scope,
): A.Effect => {
  const told =
    holdsType(effect, "eachPlayer") || asksOfOne(effect, A.target(before))
      ? withEachTarget(node, effect, before)
      : effect;
  for (let index = before; index < scope.targets.length; index++)
    scope.targets[index] = { ...scope.targets[index]!, perPlayer: players };
  scope.mentions.forEach((each, index) => {
    const of = each.of ?? each.ref;
    if (of.type === "target" && of.index >= before) scope.mentions[index] = { ...each, plural: true };
  });
  return told;
};

/** "… and you lose life equal to its power", "and its controller draws a card": of all of them it is another one than of each. */
const asksOfOne = (effect: A.Effect, target: A.Target): boolean =>
  holds(effect, ({ type, of, objects }) =>
    type === "statOf" || type === "countersOn"
      ? same(of, target)
      : type === "controllerOf" && same(objects, target),
  );

/** "… exile target creature that player controls and that player gains life equal to its power": with each target by itself. */
const withEachTarget = (node: Sentence, effect: A.Effect, index: number): A.Effect => {
  const target = A.target(index);
  const parts = effect.type === "sequence" ? effect.effects : [effect];
  // A player of whom nothing was targeted is told to do the rest all the same; what names players anew speaks of those;
  // and whose control changes is controlled by somebody else from there on.
  if (
    !parts.every((part) => holdsPart(part, target)) ||
    holdsType(effect, "forEachPlayer", "each", "changeControl")
  )
    return refuse(node, "what happens to each of these players cannot depend on the player yet");
  return A.forEach(
    target,
    rewritten(effect, (part) =>
      same(part, target) ? A.each : part.type === "eachPlayer" ? A.controllerOf(A.each) : undefined,
    ),
  );
};

/**
 * "When you spend this mana to cast …": an ability that triggers on that casting (603.7). "If that mana is spent on …": what
 * happens to the spell without an ability (106.6).
 */
export const spentOn = (
  node: Extract<Nodes["sentence"], { kind: "whenSpent" | "ifSpent" }>,
  effects: A.Effect[],
  scope: Scope,
): void => {
  markMana(node, effects);
  const { what, does, span } = node;
  const cast = { kind: "casts", what, span } as const;
  const event = { kind: "playerEvent", who: { kind: "you", span }, does: cast, span } as const;
  const made: A.Effect[] = [];
  const { condition, sentences } = interveningIf(does);
  const trigger = { kind: "when", word: "when", events: event, span } as const;
  delayedOf({ span, trigger }, scope, made, (inner) => instructionsOf(sentences, inner), condition);
  const [delayed] = made;
  if (made.length !== 1 || delayed?.type !== "delayed" || delayed.event.type !== "cast")
    return refuse(node, "this cannot be done when mana is spent");
  const { what: spells } = delayed.event;
  // The mana may be another player's, who spends it then (106.4).
  const who = node.kind === "ifSpent" ? A.players : A.you;
  const spell = A.cast(who, conjunction([...conjuncts(spells), A.paidWith]));
  const terms = delayed.condition === undefined ? {} : { condition: delayed.condition };
  if (node.kind === "ifSpent" && !isLasting(delayed.ability.effect))
    return refuse(node, "this cannot be said of a spell that is still to be cast");
  effects.push(A.delayed(spell, delayed.ability, { ...terms, ...(node.kind === "ifSpent" && atOnce) }));
};

/** What happens unless somebody pays; where there is a choice between costs, unless one of them is paid. */
export const unlessOf = (
  effect: A.Effect,
  who: A.Players,
  node: Nodes["unlessCosts"],
  scope: Scope,
): A.Effect => {
  const [first = [], ...others] = unlessChoicesOf(node, who, scope).map((costs) =>
    costs.map((cost) => ofAsMuch(cost, effect)),
  );
  return A.unless(effect, who, first, others.length === 0 ? {} : { alternatives: others });
};

/** "Creatures can't attack unless their controller pays …": a cost of attacking or blocking, for a time (508.1d, 509.1c). */
const restrictedUnless = (
  effect: A.Effect,
  node: { readonly who: Nodes["player"]; readonly costs: Nodes["unlessCosts"] },
  scope: Scope,
): A.Effect | undefined => {
  if (effect.type !== "affect" || !effect.modifications.every((each) => each.type === "cant"))
    return undefined;
  const statement = A.staticAbility([A.applies(effect.what, effect.modifications)]);
  const who = playersOf(node.who, scope);
  const costs = unlessCostsOf(node.costs, who, scope);
  if (JSON.stringify(costs).includes('"X"')) return refuse(node.costs, "X cannot be paid for attacking yet");
  const changed = unlessPaid(statement, who, costs)?.effects[0];
  return changed?.type === "applies" && changed.to === effect.what
    ? { ...effect, modifications: changed.modifications }
    : refuse(node.costs, "only attacking and blocking can be paid for");
};

/** "Each opponent loses 3 life unless …". */
export const unlessIn = (
  node: { readonly who: Nodes["player"]; readonly costs: Nodes["unlessCosts"] },
  build: (scope: Scope) => A.Effect,
  scope: Scope,
): A.Effect => {
  const before = scope.last;
  const effect = build(scope);
  // What is paid for was not done yet: a number without one of its own is what was said before it.
  const after = scope.last;
  if (!hasAmount(effect)) scope.last = before;
  const made = choiceFirst(unlessAfter(effect, node, scope));
  if (scope.last === before) scope.last = after;
  if (scope.last !== before && made.type !== "affect") scope.last = { ...scope.last!, unclear: true };
  return made;
};

/** "An opponent loses 3 life unless they discard a card": which one it is, is chosen before any of them is asked. */
const choiceFirst = (made: A.Effect): A.Effect => {
  if (made.type !== "unless" || made.effect.type !== "sequence") return made;
  const { effect, ...asked } = made;
  const [choice, ...told] = effect.effects;
  if (choice?.type !== "chooseValue" || told.length === 0 || !usedIn(asked).has(choice.bind ?? -1))
    return made;
  return A.sequence([choice, { ...made, effect: A.sequence(told) }]);
};

const unlessAfter = (
  effect: A.Effect,
  node: { readonly who: Nodes["player"]; readonly costs: Nodes["unlessCosts"] },
  scope: Scope,
): A.Effect => {
  const ofThem = node.who.kind === "theirController" || node.who.kind === "controllerOf";
  const restricted = ofThem ? restrictedUnless(effect, node, scope) : undefined;
  if (restricted !== undefined) return restricted;
  // 118.12a: of several players, one who pays is enough.
  if (node.who.kind === "eachPlayer" || node.who.kind === "eachOtherPlayer")
    return refuse(node.who, "say whether it is enough that one of them pays: “unless any …”");
  const told = playersOf(node.who, scope);
  if (isOfEach(told, effect, scope))
    return refuse(node.who, "of several, each decides by itself: say “for each …, … unless …”");
  // "That player returns a permanent to its owner's hand unless they pay": who is told to do it pays.
  const does = "who" in effect && effect.who.type !== "you" ? effect.who : told;
  const who = node.who.kind === "they" && told.type === "ownerOf" ? does : told;
  // "Each opponent loses 3 life unless they …": every one of them decides.
  const own = isGroup(who) ? ofEach(effect, who) : undefined;
  if (own !== undefined) return A.forEachPlayer(who, unlessOf(own, A.eachPlayer, node.costs, scope));
  if (isGroup(who) && node.who.kind === "they")
    return refuse(node.who, "say what each of these players is told by itself");
  return unlessOf(effect, who, node.costs, scope);
};

/** "Destroy each creature unless its controller pays {2}", "destroy up to two target creatures unless their controllers pay". */
const isOfEach = (who: A.Players, effect: A.Effect, scope: Scope): boolean => {
  if (who.type !== "controllerOf" && who.type !== "ownerOf") return false;
  const of = who.objects;
  if (scope.mentions.some(({ ref, plural }) => plural && same(ref, of))) return true;
  const what = actedOn(effect);
  return (
    what?.type === "all" &&
    (same(of, what) || (of.type === "bound" && "bind" in effect && of.id === effect.bind))
  );
};

/** An instruction for as much as it says: dealing damage, losing life. */
const hasAmount = (effect: A.Effect): effect is Extract<A.Effect, { readonly amount: A.Quantity }> =>
  effect.type === "dealDamage" || effect.type === "loseLife" || effect.type === "gainLife";

/** "that much", "that many" in a price is as much as would be dealt or lost, which is not so yet. */
const ofAsMuch = (cost: A.Cost, effect: A.Effect): A.Cost =>
  hasAmount(effect) ? withAmount(cost, effect.bind, effect.amount) : cost;

/** "Each opponent faces a villainous choice": each of them chooses one of two and it is done, one at a time (701.55d). */
export const villainousChoice = (
  node: Extract<Sentence, { kind: "villainousChoice" }>,
  scope: Scope,
): A.Effect => {
  const players = playersOf(node.who, scope);
  return withoutTargets(node, scope, () =>
    forPlayers(players, scope, (who) => {
      const before = [...scope.mentions];
      const one = chainOf(node.one, scope);
      scope.mentions.splice(0, scope.mentions.length, ...before);
      const other = chainOf(node.other, scope);
      // Which of the two was done is not known, and so is what it was done to.
      scope.mentions.splice(0, scope.mentions.length, ...before);
      return A.oneOf(who, [one, other], { villainous: true, bind: bindNext(scope) });
    }),
  );
};

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { keepingTypes, type StillLand } from "./continued.ts";
import { correspondence, isToldInPart, tellsEarlier, partsFrom, withoutShuffle } from "./correspondence.ts";
import { bindNext, refuse, type Mention, type Scope } from "./scope.ts";
import type { Sentence } from "./later.ts";
import { lastingAs, ofTheSame, withAmount } from "./rewritten.ts";
import { instructionsOf } from "./sentences.ts";
import { holds, holdsKind, same } from "./same.ts";
import { ofWhatIsThere, withinFirstCase } from "./other-cases.ts";
import { boundIn, usedIn } from "./bound-numbers.ts";
import { allSo } from "./series.ts";
import { isWithin } from "./within-condition.ts";

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

/** The occurrences of "target" that an effect speaks of. */
const targetsIn = (value: unknown): ReadonlySet<number> => {
  const found = new Set<number>();
  const visit = (each: unknown): void => {
    if (typeof each !== "object" || each === null) return;
    if ("type" in each && (each.type === "target" || each.type === "targetPlayers") && "index" in each)
      found.add(Number(each.index));
    for (const inner of Object.values(each)) visit(inner);
  };
  visit(value);
  return found;
};

/** The targets of an instruction, but for those that are `kept`, are chosen only if something is so (702.33g). */
const targetOnlyIf = (
  onlyIf: A.Condition,
  effect: A.Effect,
  kept: ReadonlySet<number>,
  scope: Scope,
): void => {
  for (const index of targetsIn(effect)) {
    const target = scope.targets[index];
    if (target !== undefined && target.onlyIf === undefined && !kept.has(index))
      scope.targets[index] = { ...target, onlyIf };
  }
};

/**
 * A sentence that stands in place of the one before it if something is so. Where that is known on casting, the targets
 * of what is replaced are chosen only if it is not so (702.33g).
 */
export const instead = (
  effects: A.Effect[],
  condition: A.Condition,
  told: A.Effect,
  node: Sentence,
  scope: Scope,
): A.Effect => {
  if (told.type === "if" && told.otherwise === undefined && isOnlyAsked(node))
    return instead(effects, A.allOf([condition, told.condition]), told.then, node, scope);
  const replaced = effects.pop();
  if (replaced === undefined) return refuse(node, "there is nothing before this that it could replace");
  if (cases.has(replaced) || (replaced.type === "forEachPlayer" && told.type !== "forEachPlayer"))
    return refuse(node, "say what exactly this takes the place of", "RW4003");
  if (replaced.type !== "if" || replaced.otherwise !== undefined || replaced === scope.conditioned)
    return inPlaceOf(replaced, effects, { condition, told, node }, scope);
  // "If you do, draw a card. If you control a Bear, draw two cards instead": who doesn't draws none (614.1a).
  if (!isWithin(condition, replaced.condition))
    return refuse(
      node,
      "say whether this happens only where what the sentence before it asks is so, too",
      "RW4003",
    );
  return { ...replaced, then: instead([...effects, replaced.then], condition, told, node, scope) };
};

/** What is done instead, where that is so, and the sentence that says so. */
interface Alternative {
  readonly condition: A.Condition;
  readonly told: A.Effect;
  readonly node: Sentence;
}
const inPlaceOf = (
  replaced: A.Effect,
  effects: readonly A.Effect[],
  { condition, told, node }: Alternative,
  scope: Scope,
): A.Effect => {
  // "Create two of those tokens instead": copies with the same exceptions.
  const then =
    replaced.type === "createCopies" && told.type === "createCopies" && holdsKind(node, "createMore")
      ? { ...replaced, ...told }
      : inFull(lastingAs(ofTheSame(replaced, told), replaced), replaced, node);
  if (then.type === "pay" && replaced.type !== "pay")
    return refuse(node, "say the whole instruction again: “…, … unless … pays … instead”");
  checkCorrespondence(effects, replaced, then, node);
  if (isPartOnly(replaced, then))
    return refuse(node, "say what happens to all that were dealt damage by what this replaces");
  if (condition.type === "wasPaid" && condition.objects.type === "self")
    targetOnlyIf(A.notSo(condition), replaced, targetsIn([effects, then]), scope);
  if (replaced.type === "may" && then.type === "may" && same(replaced.who, then.who)) {
    // "If …, instead you may …": one choice takes the place of the other.
    if (holdsKind(node, "insteadFront")) return A.ifThen(condition, then, replaced);
    // "If …, you may … instead": the other thing may be done in place of the first one, not only that or nothing.
    return { ...replaced, effect: orElse(condition, then, replaced.effect, scope) };
  }
  const inItsPlace =
    "amount" in replaced && "bind" in replaced ? withAmount(then, replaced.bind, replaced.amount) : then;
  if (usesOwn(replaced, condition, inItsPlace))
    return insteadOfLast(replaced, condition, inItsPlace, node, scope);
  const [first, behind] = holdsKind(node, "insteadFront") ? [replaced] : withoutShuffle(replaced, then);
  const done = orElse(condition, inItsPlace, underOneNumber(first, inItsPlace, scope), scope);
  return behind === undefined ? done : A.sequence([done, behind]);
};

/**
 * "It becomes an artifact creature with base power and toughness 4/3. If …, it has base power and toughness 1/1 instead": an
 * artifact creature either way. "It gets +2/+2 and gains flying. If …, it gets +4/+4 instead": does it gain flying?
 */
const inFull = (then: A.Effect, replaced: A.Effect, node: Sentence): A.Effect => {
  if (then.type !== "affect" || replaced.type !== "affect" || !same(then.what, replaced.what)) return then;
  const told = new Set<string>(then.modifications.map(({ type }) => type));
  const others = replaced.modifications.filter(({ type }) => !told.has(type));
  if (others.length === 0 || replaced.modifications.length - others.length !== told.size) return then;
  return then.modifications.every(({ type }) => type === "setPT")
    ? { ...then, modifications: [...others, ...then.modifications] }
    : refuse(node, "say what of the sentence before this happens all the same");
};

/** It takes the place of the sentence before it, unless an earlier one is more like it (608.2c): then it is open which. */
const checkCorrespondence = (
  earlier: readonly A.Effect[],
  replaced: A.Effect,
  then: A.Effect,
  node: Sentence,
): void => {
  if (tellsEarlier(then, replaced, earlier))
    return refuse(
      node,
      "an earlier sentence is more like this than the one before it: say this right behind the one that it takes the place of",
    );
  // "If …, instead …" takes the place of all that the sentence tells.
  if (!holdsKind(node, "insteadFront") && isToldInPart(then, replaced))
    return refuse(node, "say what of the sentence before this happens all the same");
};

/** "3 damage to that creature and 3 to its controller. If …, 5 damage to that player instead": is the creature dealt any? */
const isPartOnly = (replaced: A.Effect, then: A.Effect): boolean =>
  replaced.type === "dealDamage" &&
  then.type === "dealDamage" &&
  replaced.also !== undefined &&
  then.also === undefined &&
  [replaced, ...replaced.also].some(({ to }) => same(to, then.to));

/**
 * "If …, draw two cards instead if it's your turn": where one of the two is not so, the first thing is done. In "if …, destroy it if
 * it's tapped instead" the second is part of what is done instead.
 */
const isOnlyAsked = (node: Sentence): boolean => {
  const behind = node.kind === "clauses" ? node.back.map(({ kind }) => kind) : [];
  const at = behind.indexOf("insteadBack");
  return at >= 0 && !behind.slice(0, at).includes("ifBack");
};

/** "You may … instead": who doesn't do the other thing does the first one. */
const orElse = (condition: A.Condition, then: A.Effect, first: A.Effect, scope: Scope): A.Effect => {
  if (then.type !== "may") return A.ifThen(condition, then, first);
  const bind = then.bind ?? bindNext(scope);
  const either = A.sequence([{ ...then, bind }, A.ifThen(A.notSo(A.performed(bind)), first)]);
  return A.ifThen(condition, either, first);
};

/** Whether an effect has a color or the like chosen, as "add one mana of any color" has. */
const choosesValue = (effect: A.Effect): boolean =>
  holds(effect, ({ type, choose }) => type === "chooseValue" || choose === "anyColor");
/** Whether it speaks of what was chosen. */
const usesChosen = (effect: A.Effect): boolean =>
  holds(effect, (node) => Object.values(node).some((each) => each === "chosen" || each === "chosenColor"));

/** Whether what takes the place of an effect speaks of something that comes of carrying out that effect. */
const usesOwn = (effect: A.Effect, condition: A.Condition, then: A.Effect): boolean => {
  const own = boundIn(effect);
  const ofResult = [...usedIn([condition, then])].some((id) => own.has(id));
  return ofResult || (choosesValue(effect) && usesChosen(then) && !choosesValue(then));
};

/** "Search …, then put that card on top. If …, put that card onto the battlefield instead": only the last step is another. */
const insteadOfLast = (
  effect: A.Effect,
  condition: A.Condition,
  then: A.Effect,
  node: Sentence,
  scope: Scope,
): A.Effect => {
  // "You may …. If you do, … instead": what is done is not what it takes the place of.
  if ("bind" in effect && effect.bind !== undefined && usedIn([condition]).has(effect.bind))
    return refuse(node, "say instead of which instruction this is carried out");
  if (effect.type === "may")
    return { ...effect, effect: insteadOfLast(effect.effect, condition, then, node, scope) };
  if (effect.type === "sequence") {
    const place = placeOf(then, effect.effects, node);
    const from = partsFrom(then, effect.effects, place);
    const step =
      from < place
        ? insteadOfAll(A.sequence(effect.effects.slice(from, place + 1)), condition, then, node, scope)
        : insteadOfLast(effect.effects[place]!, condition, then, node, scope);
    return A.sequence(effect.effects.toSpliced(from, place + 1 - from, step));
  }
  return insteadOfAll(effect, condition, then, node, scope);
};
const insteadOfAll: typeof insteadOfLast = (effect, condition, then, node, scope) =>
  usesOwn(effect, condition, then)
    ? refuse(node, "this speaks of what is not done when it happens instead")
    : orElse(condition, then, effect, scope);

/** The step of a process that another one takes the place of: the last, unless one before it is more like that. */
const placeOf = (then: A.Effect, steps: readonly A.Effect[], node: Sentence): number => {
  const likeness = steps.map((each) => correspondence(then, each));
  const place = likeness.lastIndexOf(Math.max(...likeness));
  if (place === steps.length - 1 || likeness[place] === likeness.at(-1)) return steps.length - 1;
  const own = boundIn(steps[place]!);
  return [...usedIn(steps.slice(place + 1))].some((id) => own.has(id))
    ? refuse(node, "say what of the sentence before this happens all the same")
    : place;
};

/** Whichever of two instructions is carried out, later words speak of it in the same way ("the copies"). */
const underOneNumber = (replaced: A.Effect, then: A.Effect, scope: Scope): A.Effect => {
  if (replaced.type !== then.type || !("bind" in replaced) || !("bind" in then)) return replaced;
  const { bind } = then;
  if (bind === undefined || replaced.bind === undefined) return replaced;
  const before = replaced.bind;
  scope.mentions.forEach((each, place) => {
    if (each.ref.type === "bound" && each.ref.id === before)
      scope.mentions[place] = { ...each, ref: A.bound(bind) };
  });
  return { ...replaced, bind };
};

/** Lowers an "otherwise": what the instructions in its place would have done has not happened. */
export const insteadOfThen = (
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

/** "You may put it onto the battlefield if …. Otherwise, …": where it is not done, for whatever reason (608.2c). */
const notDone = (offer: A.Effect, effect: A.Effect, scope: Scope): A.Effect | undefined => {
  if (offer !== scope.conditioned) return undefined;
  const may = offer.type === "if" ? offer.then : offer;
  if (may.type !== "may") return undefined;
  const bind = may.bind ?? bindNext(scope);
  const bound = { ...may, bind };
  return A.sequence([
    offer.type === "if" ? { ...offer, then: bound } : bound,
    A.ifThen(A.notSo(A.performed(bind)), effect),
  ]);
};

/** What is done in one case, with what is done otherwise. */
const cases = new WeakSet<A.Effect>();
const ofOffer = (node: Sentence): never =>
  refuse(node, "say whether this happens where the offer is declined, or nothing chosen, too", "RW4003");
/** "Otherwise" belongs to the "if" before it, and to the cases before that one (`earlier`). */
export const otherwise = (
  effects: A.Effect[],
  effect: A.Effect,
  node: Sentence,
  scope: Scope,
  earlier: readonly A.Condition[] = [],
): A.Effect => {
  const before = effects.pop();
  const none = earlier.map((each) => A.notSo(each));
  const inNone = (then: A.Effect): A.Effect => (none.length === 0 ? then : A.ifThen(allSo(none), then));
  const declined = before === undefined ? undefined : notDone(before, inNone(effect), scope);
  if (declined !== undefined) return declined;
  if (before?.type === "may") return ofOffer(node);
  const isNested = before?.type === "if" && before.then.type === "if" && before.then.otherwise !== undefined;
  if (before?.type !== "if" || before.otherwise !== undefined || isNested)
    return refuse(node, "“otherwise” needs an “if” in the sentence before it");
  const { then } = before;
  // "If you control a Bear, draw two cards if you control a Wolf. Otherwise, …"
  if (then.type === "if" && then.otherwise === undefined)
    return refuse(node, "of which of the two conditions is this otherwise?", "RW4003");
  // "Otherwise, you lose that much life": as much as the other instruction says, which is not carried out.
  const ready = "amount" in then && "bind" in then ? withAmount(effect, then.bind, then.amount) : effect;
  const there = ofWhatIsThere(effects, { ...before, otherwise: ready }, scope);
  if (there === undefined) return ofOffer(node);
  const both = { ...there, otherwise: inNone(there.otherwise!) };
  cases.add(both);
  return withinFirstCase(effects, both);
};

/** The last instruction so far, also where it ends a sequence. */
const lastOf = (effects: readonly A.Effect[]): A.Effect | undefined => {
  const last = effects[effects.length - 1];
  return last?.type === "sequence" ? last.effects[last.effects.length - 1] : last;
};

const replaceLast = (effects: A.Effect[], mended: A.Effect): void => {
  const last = effects[effects.length - 1];
  effects[effects.length - 1] =
    last?.type === "sequence" ? A.sequence([...last.effects.slice(0, -1), mended]) : mended;
};

/** "It can't be regenerated" is part of the destruction before it (701.19c), if that destroys what this is said of. */
export const notRegenerated = (effects: A.Effect[], isMeant: (destroy: A.Destroy) => boolean): boolean => {
  const destroyed = lastOf(effects);
  if (destroyed?.type !== "destroy" || !isMeant(destroyed)) return false;
  const mended: A.Destroy = { ...destroyed, cantBeRegenerated: true };
  replaceLast(effects, mended);
  return true;
};

/** "Excess damage is dealt to that creature's controller instead": part of how the damage before it is dealt. */
export const excessTo = (effects: A.Effect[], to: A.Players): boolean => {
  const damage = lastOf(effects);
  if (damage?.type !== "dealDamage" || damage.also !== undefined || damage.excessTo !== undefined)
    return false;
  replaceLast(effects, { ...damage, excessTo: to });
  return true;
};

/** "Do this only once each turn": the choice before it can be made so often (603.2h). */
export const onlySoOften = (effects: A.Effect[], node: Extract<Sentence, { kind: "doOnce" }>): void => {
  const index = effects.findLastIndex((each) => each.type === "may");
  const choice = effects[index];
  if (choice?.type !== "may" || effects.some((each, other) => each.type === "may" && other !== index))
    return refuse(node, "say which one thing may be done before this");
  effects[index] = { ...choice, timesPerTurn: node.times === "once" ? 1 : 2 };
};

/** The same instruction, but that the types it gives are added (205.1b); nothing where it gives none. */
const stillOfItsTypes = (effect: A.Effect, node: StillLand, scope: Scope): A.Effect | undefined => {
  switch (effect.type) {
    case "affect": {
      const modifications = keepingTypes(node, effect.what, effect.modifications, scope);
      return modifications === undefined ? undefined : { ...effect, modifications };
    }
    case "may": {
      const mended = stillOfItsTypes(effect.effect, node, scope);
      return mended === undefined ? undefined : { ...effect, effect: mended };
    }
    case "if": {
      const mended = effect.otherwise === undefined ? stillOfItsTypes(effect.then, node, scope) : undefined;
      return mended === undefined ? undefined : { ...effect, then: mended };
    }
    case "sequence":
      // "… becomes a 3/2 creature until end of turn and can't be blocked this turn."
      for (let index = effect.effects.length - 1; index >= 0; index--) {
        const mended = stillOfItsTypes(effect.effects[index]!, node, scope);
        if (mended !== undefined) return A.sequence(effect.effects.with(index, mended));
      }
      return undefined;
    default:
      return undefined;
  }
};

/** "It's still a land": said of what the sentence before it gave other types. */
export const stillLand = (effects: A.Effect[], node: StillLand, scope: Scope): void => {
  const last = effects[effects.length - 1];
  const mended = last === undefined ? undefined : stillOfItsTypes(last, node, scope);
  if (mended === undefined) return refuse(node, "nothing before this changes types");
  effects[effects.length - 1] = mended;
};

/** A row of a table belongs to the roll before it (706.3b). */
export const resultRow = (effects: A.Effect[], node: Nodes["resultRow"], scope: Scope): void => {
  const roll = lastOf(effects);
  if (roll?.type !== "rollDie") return refuse(node, "no die was rolled before this");
  const inner: Scope = { ...scope, mentions: [...scope.mentions] };
  const effect = withoutTargets(node, inner, () => instructionsOf([node.first, ...node.rest], inner));
  const from = node.from.value;
  const row = { from, to: node.to?.n.value ?? from, effect };
  const mended: A.RollDie = { ...roll, results: [...(roll.results ?? []), row] };
  replaceLast(effects, mended);
};

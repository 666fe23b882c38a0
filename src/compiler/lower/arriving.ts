import * as A from "../../abilities/index.ts";
import { instructionsIn } from "./correspondence.ts";
import { holdsPart, holdsType, same } from "./same.ts";
import { conjunction, conjuncts } from "./series.ts";
import { rewritten } from "./rewritten.ts";
import { refuse, type PhraseNode } from "./scope.ts";

/** How something enters, told behind the instruction that puts it onto the battlefield, and when that is so. */
interface Arrival {
  readonly rule: A.EntersWith;
  readonly condition: A.Condition | undefined;
}

const arrivalIn = (effect: A.Effect): Arrival | undefined => {
  const told = effect.type === "if" && effect.otherwise === undefined ? effect.then : effect;
  if (told.type !== "changeRules") return undefined;
  const [rule] = told.changes;
  if (rule?.type !== "entersWith" || told.changes.length > 1) return undefined;
  return { rule, condition: effect.type === "if" ? effect.condition : undefined };
};

/** "It enters with a counter on it if it's a creature" asks of the permanent as it would exist on the battlefield (614.12). */
const asItWouldBe = (effect: A.Effect): A.Effect => {
  const { rule, condition } = arrivalIn(effect) ?? {};
  if (rule?.what.type !== "isOneOf" || condition?.type !== "matches") return effect;
  const { objects, filter } = condition;
  return same(rule.what.objects, objects) && !holdsType(filter, "kind", "inZone")
    ? A.changeRules([{ ...rule, what: A.and([rule.what, ...conjuncts(filter)]) }])
    : effect;
};

/** Puts something else in place of the one instruction that fits, wherever it stands. */
const inPlace = (
  effect: A.Effect,
  change: (each: A.Effect) => A.Effect | undefined,
): A.Effect | undefined => {
  const changed = change(effect);
  if (changed !== undefined) return changed;
  if (effect.type === "may" || effect.type === "forEachPlayer") {
    const then = inPlace(effect.effect, change);
    return then && { ...effect, effect: then };
  }
  if (effect.type === "if") {
    const { otherwise: rest } = effect;
    const then = inPlace(effect.then, change);
    const otherwise = rest && inPlace(rest, change);
    if (then === undefined && otherwise === undefined) return undefined;
    return { ...effect, then: then ?? effect.then, ...(rest && { otherwise: otherwise ?? rest }) };
  }
  if (effect.type !== "sequence") return undefined;
  for (const [index, each] of effect.effects.entries()) {
    const one = inPlace(each, change);
    if (one !== undefined) return A.sequence(effect.effects.with(index, one));
  }
  return undefined;
};

/** How it enters, as a part of the instruction by which it does; nothing where more is done as it enters. */
const entering = (
  { type: _, what: __, counters: said, as: acts, also, optional, ...how }: A.EntersWith,
  counters = said,
): (<T extends A.CreateTokens | A.CreateCopies | A.Destination>(before: T) => T) | undefined => {
  if (acts !== undefined || also !== undefined || optional !== undefined) return undefined;
  return (before) => ({
    ...before,
    ...(how as { readonly tapped?: true }),
    ...(counters === undefined ? {} : { counters: [...(before.counters ?? []), ...counters] }),
  });
};

/** The instruction puts things onto the battlefield that have to be known before it. */
const settledBefore =
  (told: A.Effect, arrival: Arrival) =>
  (each: A.Effect): A.Effect | undefined => {
    if (each.type !== "move" || each.to.zone !== "battlefield") return undefined;
    const { rule, condition } = arrival;
    if (!same(A.isOneOf(each.what), rule.what)) return undefined;
    // What could not be moved does not enter so at another time.
    const as = holdsPart([condition, rule.counters], each.what) ? undefined : entering(rule);
    if (as !== undefined && condition?.type !== "performed")
      return onlyIf(condition, { ...each, to: as(each.to) }, each);
    const asked = asItWillBe(arrival, each.what, each.bind);
    return A.sequence([asItWouldBe(asked === arrival ? told : toldAs(asked)), each]);
  };

/** "If a creature enters this way, …": what is not there yet is asked whether it will be one. */
const asItWillBe = (arrival: Arrival, what: A.Objects, id: number | undefined): Arrival => {
  const { rule, condition } = arrival;
  if (condition?.type !== "performed" || condition.id !== id) return arrival;
  return { rule, condition: condition.filter && A.matches(what, condition.filter) };
};
const toldAs = ({ rule, condition }: Arrival): A.Effect =>
  condition === undefined ? A.changeRules([rule]) : A.ifThen(condition, A.changeRules([rule]));

/** "For each other creature you control": what is not there yet is none of them. */
const withoutOther = <T>(part: T, id: number): T =>
  rewritten(part, (node) =>
    node.type === "and"
      ? conjunction(conjuncts(node as A.And).filter((one) => !same(one, A.otherThan(A.bound(id)))))
      : undefined,
  );

/** What is created, or chosen to be put onto the battlefield, enters as it is told of the outcome. */
const partOfIt =
  ({ rule, condition }: Arrival, id: number) =>
  (each: A.Effect): A.Effect | undefined => {
    const counters = withoutOther(rule.counters, id);
    const as = entering(rule, counters);
    if (as === undefined || !("bind" in each) || each.bind !== id) return undefined;
    const speaksOfIt = holdsPart([condition, counters], A.bound(id));
    if (each.type === "createTokens" || each.type === "createCopies")
      return speaksOfIt ? undefined : onlyIf(condition, as(each), each);
    if (each.type !== "move" || each.to.zone !== "battlefield") return undefined;
    if (!speaksOfIt) return onlyIf(condition, { ...each, to: as(each.to) }, each);
    // What several players choose is not known before any of it enters (101.4).
    if (each.what.type !== "choose" || each.who !== undefined) return undefined;
    // What it is asked about is chosen first.
    const told = A.changeRules([rule]);
    return A.sequence([
      A.chooseObjects(A.you, each.what, { bind: id }),
      asItWouldBe(condition === undefined ? told : A.ifThen(condition, told)),
      { ...each, what: A.bound(id) },
    ]);
  };
const onlyIf = (condition: A.Condition | undefined, then: A.Effect, otherwise: A.Effect): A.Effect =>
  condition === undefined ? then : A.ifThen(condition, then, otherwise);

/** Whether these things have entered when the instruction has been carried out; a spell that is cast has not. */
const puts = (each: A.Effect, objects: A.Objects): boolean =>
  (each.type === "createTokens" ||
    each.type === "createCopies" ||
    each.type === "do" ||
    (each.type === "castCards" && each.verb === "play") ||
    (each.type === "move" && each.to.zone === "battlefield")) &&
  ((each.bind !== undefined && same(A.bound(each.bind), objects)) ||
    ("what" in each && holdsPart(each.what, objects)));

/** "Return it to the battlefield. It enters with an additional counter": how it enters is settled before it does (614.12). */
export const entersAsSaid = (effects: A.Effect[], nodes: readonly PhraseNode[]): void => {
  for (let index = 1; index < effects.length; index++) {
    const effect = effects[index]!;
    const arrival = arrivalIn(effect);
    if (arrival?.rule.what.type !== "isOneOf") continue;
    const { objects } = arrival.rule.what;
    const known = settledBefore(effect, arrival);
    const found =
      objects.type === "bound" ? partOfIt(asItWillBe(arrival, objects, objects.id), objects.id) : undefined;
    for (let place = index - 1; place >= 0; place--) {
      const earlier = effects[place]!;
      const changed = inPlace(earlier, known) ?? (found && inPlace(earlier, found));
      if (changed !== undefined) {
        effects[place] = changed;
        effects.splice(index--, 1);
        break;
      }
      if (instructionsIn(earlier).some((each) => puts(each, objects)))
        refuse(nodes.at(-1)!, "say how these enter where they are put onto the battlefield");
    }
  }
};

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { speaksOfPlayerAtHand } from "../resolve/bound.ts";
import { isAboutIt } from "../resolve/reach.ts";
import { phraseMeantBy } from "../resolve/resolve.ts";
import { askedAlways } from "./asked-before.ts";
import { askedBehind, doneIfSo, notSo, ofThoseThatAre, type Asked } from "./by-itself.ts";
import { castIf } from "./cast-if.ts";
import { conditionOf } from "./conditions.ts";
import { itemsOf } from "./series.ts";
import { holds, same } from "./same.ts";
import { offeredLast, ofThoseWhoDid } from "./told-players.ts";
import { mention, mentionAgain, refuse, type Mention, type Scope } from "./scope.ts";

/** Whether a condition is about "it". */
export const asksOfIt = (condition: Nodes["condition"]): boolean =>
  "what" in condition && typeof condition.what === "object" && condition.what.kind === "it";

/** Targets named only under a condition of casting are chosen only if it holds (601.2c, 702.33g). */
export const under = (condition: A.Condition, scope: Scope, build: () => A.Effect): A.Effect => {
  if (condition.type !== "wasPaid" || condition.objects.type !== "self") return build();
  const outer = scope.onlyIf;
  scope.onlyIf = condition;
  const effect = build();
  scope.onlyIf = outer;
  return effect;
};

/** What was done since then was done only if a condition held. */
const perhapsSince = (scope: Scope, before: readonly Mention[]): void => {
  scope.mentions.forEach((each, index) => {
    if (each.of !== undefined && !before.includes(each)) scope.mentions[index] = { ...each, perhaps: true };
  });
};

/** What an instruction does is done only if a player wants it. */
export const perhapsDone = (effect: A.Effect, { mentions }: Scope): void =>
  mentions.forEach((each, index) => {
    const { ref, of } = each;
    if (ref.type === "bound" && of !== undefined && holds(effect, ({ bind }) => bind === ref.id))
      mentions[index] = { ...each, perhaps: true };
  });

/** Conditions about how the spell was cast: they are settled before anything is carried out. */
const aboutCasting: ReadonlySet<string> = new Set(["castSo", "costWasPaid", "additionalCostWasPaid"]);
const isAboutCasting = (node: Nodes["condition"]): boolean =>
  itemsOf<Nodes["conditionPart"]>(node as never).every(
    (part) =>
      (aboutCasting.has(part.kind) && !isOfAnother(part)) ||
      (part.kind === "fact" && part.fact.startsWith("the gift")),
  );
/** "Counter target spell if it was kicked" */
const isOfAnother = (part: Nodes["conditionPart"]): boolean => {
  const means = "what" in part && typeof part.what === "object" ? phraseMeantBy(part.what) : undefined;
  return means !== undefined && means.reference !== "self";
};

/** Whether a condition or a number speaks of an instruction from this number on. */
export const speaksOf = (value: unknown, from: number): boolean => {
  if (Array.isArray(value)) return value.some((each) => speaksOf(each, from));
  if (typeof value !== "object" || value === null) return false;
  if ("id" in value && typeof value.id === "number" && value.id >= from) return true;
  return Object.values(value).some((each) => speaksOf(each, from));
};

/** "If a player does, … that player": whoever of several it was. */
const asksWhetherSomebodyDid = (node: Nodes["condition"]): boolean =>
  node.kind === "youDo" && node.who.kind === "aPlayer";

/** "Exile target creature if its power is 2 or less": a condition behind speaks of what stands before it. */
export const conditional = (
  asked: Nodes["condition"],
  behind: boolean,
  build: (scope: Scope) => A.Effect,
  scope: Scope,
): A.Effect => {
  if (!behind || isAboutCasting(asked)) {
    const condition = conditionOf(asked, scope);
    scope.beforeThen = [...scope.mentions];
    const ofSomebody = asksWhetherSomebodyDid(asked) && scope.within !== "eachPlayer";
    if (ofSomebody)
      mention(scope, { ref: A.eachPlayer, is: "player", plural: false, words: new Set(["player"]) });
    const before = [...scope.mentions];
    const then = ofThoseWhoDid(offeredLast(condition, scope), scope, () =>
      under(condition, scope, () => build(scope)),
    );
    if (condition.type !== "performed") perhapsSince(scope, before);
    if (ofSomebody && speaksOfPlayerAtHand(then))
      return refuse(asked, "what happens to whoever did it cannot be expressed yet");
    return castIf(asked, condition, then);
  }
  const { then, told } = behindOf(asked, build, scope);
  const some = ofThoseThatAre(then, told, scope);
  if (some !== undefined) return some.effect ?? refuse(asked, ofEachByItself);
  return told.of === undefined ? castIf(asked, told.condition, then) : ofEachOne(asked, then, told);
};

/** "… unless it's a Wall": what a condition behind asks, where the instruction is carried out if it is not so. */
export const unlessSo = (
  asked: Nodes["condition"],
  build: (scope: Scope) => A.Effect,
  scope: Scope,
): A.Effect => {
  const { then, told } = behindOf(asked, build, scope);
  return restrictedUnlessSo(then, told) ?? ofEachOne(asked, then, notSo(told));
};

/** An instruction, and what is asked of it behind. */
const behindOf = (
  asked: Nodes["condition"],
  build: (scope: Scope) => A.Effect,
  scope: Scope,
): { readonly then: A.Effect; readonly told: Asked } => {
  const { last } = scope;
  const from = scope.counter.next;
  const before = [...scope.mentions];
  const then = build(scope);
  perhapsSince(scope, before);
  const after = scope.last;
  // "Counter that spell if it has …": it is what the instruction acts on.
  if (isAboutIt(asked) && "what" in then) {
    const acted = scope.mentions.findLast((each) => same(each.ref, then.what));
    if (acted !== undefined) mentionAgain(scope, acted);
  }
  // "If you do" is about the sentence before.
  scope.last = last;
  const told = askedBehind(then, scope, () => conditionOf(asked, scope));
  if (after !== undefined) scope.last = after;
  return speaksOf(told.condition, from)
    ? refuse(asked, "this asks about something that has not happened yet")
    : { then, told };
};

const ofEachOne = (asked: Nodes["condition"], then: A.Effect, told: Asked): A.Effect =>
  doneIfSo(then, told) ?? refuse(asked, ofEachByItself);
const ofEachByItself = "this is asked of each of them by itself, which cannot be expressed yet";

/** "Target creature can't attack this turn unless …" is asked as attackers and blockers are declared (508.1c, 509.1b). */
const restrictedUnlessSo = (then: A.Effect, { condition, of }: Asked): A.Effect | undefined => {
  if (of !== undefined || then.type !== "affect" || !then.modifications.every(({ type }) => type === "cant"))
    return undefined;
  const modifications = then.modifications.map((each) =>
    each.type === "cant" ? { ...each, unless: askedAlways(condition) } : each,
  );
  return { ...then, modifications };
};

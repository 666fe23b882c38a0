import type * as A from "../../abilities/index.ts";
import { isGroup } from "./outcome.ts";
import { saysOthers } from "./series.ts";
import type { Scope } from "./scope.ts";

/**
 * The number that an instruction has, as far as words can speak of it: "that many" is said of several or of as many as it
 * came to be, not of one thing and not where nothing is counted. "2 life for each card" has two numbers.
 */
export type NumberDone = "none" | "one" | "several" | "varying" | "two numbers" | "the rest";

const ofQuantity = (q: A.Quantity | "all"): NumberDone =>
  typeof q === "number" ? (q === 1 ? "one" : "several") : "varying";
const ofCount = (count: A.Count | A.Quantity | "all" | undefined): NumberDone => {
  if (count === undefined) return "varying";
  if (typeof count !== "object" || !("min" in count)) return ofQuantity(count);
  return count.min === count.max ? ofQuantity(count.max) : "varying";
};

const ofObjects = (what: A.Objects, scope: Scope): NumberDone => {
  switch (what.type) {
    case "self":
    case "host":
    case "each":
      return "one";
    case "target":
      return ofCount(scope.targets[what.index]?.count);
    case "choose":
      return ofCount(what.count);
    case "topCards":
      return ofQuantity(what.count);
    case "among":
      return saysOthers(what.filter) ? "the rest" : "varying";
    default:
      return scope.mentions.some(({ ref, plural }) => ref === what && !plural) ? "one" : "varying";
  }
};

const most = (numbers: readonly NumberDone[]): NumberDone =>
  (["two numbers", "varying", "several", "one", "the rest"] as const).find((each) =>
    numbers.includes(each),
  ) ?? "none";

const ofCost = (cost: A.Cost): NumberDone => {
  switch (cost.type) {
    case "mana":
      return cost.cost.includes("X") || cost.times !== undefined ? "varying" : "none";
    case "payLife":
      return ofQuantity(cost.amount);
    default:
      return "count" in cost ? ofCount(cost.count) : "varying";
  }
};

/** "You gain 2 life for each card", "each opponent loses 1 life for each card": the life is not as much as there are cards. */
const isForEach = (effect: A.Effect): boolean => {
  if (effect.type !== "gainLife" && effect.type !== "loseLife") return false;
  const { amount, who } = effect;
  if (typeof amount === "number") return false;
  return amount.type === "times" || (amount.type === "count" && (who.type === "eachPlayer" || isGroup(who)));
};

/** What number an instruction has. */
export const numberDone = (effect: A.Effect, scope: Scope): NumberDone => {
  if (effect.type === "pay") return most(effect.costs.map(ofCost));
  if (effect.type === "sequence") return most(effect.effects.map((each) => numberDone(each, scope)));
  if (isForEach(effect)) return "two numbers";
  if (varies.has(effect.type) || ("who" in effect && effect.who !== undefined && isGroup(effect.who)))
    return "varying";
  if (effect.type === "removeCounters" || effect.type === "putCounters") {
    const on = ofObjects(effect.type === "putCounters" ? effect.on : effect.from, scope);
    return on === "one" ? ofCount(effect.count) : "varying";
  }
  if ("count" in effect) return ofCount(effect.count);
  // 1 damage is so much damage.
  if ("amount" in effect) return typeof effect.amount === "number" ? "several" : "varying";
  if (uncounted.has(effect.type)) return "none";
  return "what" in effect ? ofObjects(effect.what as A.Objects, scope) : "none";
};

/** Dice, and what is done for each of several, have numbers that no field of theirs says. */
const varies: ReadonlySet<A.Effect["type"]> = new Set<A.Effect["type"]>([
  "rollDie",
  "forEach",
  "forEachPlayer",
  "oneOf",
  "castCards",
  "if",
]);

/** What is done to objects without making them more or fewer anywhere. */
const uncounted: ReadonlySet<A.Effect["type"]> = new Set<A.Effect["type"]>([
  "affect",
  "tap",
  "untap",
  "attach",
  "unattach",
  "transform",
  "regenerate",
  "chooseObjects",
  "chooseValue",
  "become",
  "copySpell",
  "changeTargets",
]);

/** Notes what the instruction at hand is, and who was told to do it, for what looks back to it. */
export const noteInstruction = (effect: A.Effect, scope: Scope, who?: A.Players): A.Effect => {
  if (scope.last !== undefined && "bind" in effect && scope.last.id === effect.bind)
    scope.last = { ...scope.last, type: effect.type, who, number: numberDone(effect, scope) };
  return effect;
};

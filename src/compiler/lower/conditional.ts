import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { chainOf } from "./chains.ts";
import { conditionOf } from "./conditions.ts";
import { itemsOf } from "./nouns.ts";
import { holdsType } from "./same.ts";
import { mention, refuse, type Scope } from "./scope.ts";

type Conditional = Extract<
  Nodes["laterSentence"] | Nodes["lowerSentence"],
  { readonly kind: "ifThen" | "thenIf" | "chainIf" | "lowerChainIf" }
>;

/** Targets named only under a condition of casting are chosen only if it holds (601.2c, 702.33g). */
export const under = (condition: A.Condition, scope: Scope, build: () => A.Effect): A.Effect => {
  if (condition.type !== "wasPaid" || condition.objects.type !== "self") return build();
  const outer = scope.onlyIf;
  scope.onlyIf = condition;
  const effect = build();
  scope.onlyIf = outer;
  return effect;
};

/** Conditions about how the spell was cast: they are settled before anything is carried out. */
const aboutCasting: ReadonlySet<string> = new Set([
  "wasKicked",
  "wasKickedWith",
  "wasntKicked",
  "kickedTwice",
  "costWasPaid",
  "additionalCostWasPaid",
  "wasBargained",
  "isBargained",
  "giftPromised",
  "giftNotPromised",
  "wasCast",
  "wasCastFrom",
]);
const isAboutCasting = (node: Nodes["condition"]): boolean =>
  itemsOf<Nodes["conditionPart"]>(node as never).every(({ kind }) => aboutCasting.has(kind));

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

/** "Exile target creature if its power is 2 or less": the condition speaks of what stands before it. */
export const conditional = (node: Conditional, scope: Scope): A.Effect => {
  if (node.kind === "ifThen" || node.kind === "thenIf" || isAboutCasting(node.condition)) {
    const condition = conditionOf(node.condition, scope);
    scope.beforeThen = [...scope.mentions];
    if (asksWhetherSomebodyDid(node.condition))
      mention(scope, { ref: A.eachPlayer, is: "player", plural: false, words: new Set(["player"]) });
    const then = under(condition, scope, () => chainOf(node.then, scope));
    if (asksWhetherSomebodyDid(node.condition) && holdsType(then, "eachPlayer"))
      return refuse(node.condition, "what happens to whoever did it cannot be expressed yet");
    return A.ifThen(condition, then);
  }
  const { last } = scope;
  const from = scope.counter.next;
  const then = chainOf(node.then, scope);
  const after = scope.last;
  // "If you do" is about the sentence before.
  scope.last = last;
  const condition = conditionOf(node.condition, scope);
  if (after !== undefined) scope.last = after;
  return speaksOf(condition, from)
    ? refuse(node.condition, "this asks about something that has not happened yet")
    : A.ifThen(condition, then);
};

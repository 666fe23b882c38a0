import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { hasAmount } from "./amounts.ts";
import { isBareNoun, isBareHead } from "./noun-heads.ts";
import { anyObjects } from "./objects.ts";
import { same } from "./same.ts";
import { findMention, refuse, type Last, type Scope } from "./scope.ts";
import { counterKindOf } from "./words.ts";

/** The amount of damage that the prevention before it prevented (615.5). */
export const prevented = (
  node: { readonly span: { readonly start: number; readonly end: number } },
  scope: Scope,
): A.Quantity =>
  scope.preventing === true ? A.eventAmount : refuse(node, "no damage was prevented before this");

/** "that many", "that much": the number of the event or of the instruction before. */
export const thatMany = (
  node: {
    readonly span: { readonly start: number; readonly end: number };
    readonly how?: "that many" | "that much";
  },
  scope: Scope,
): A.Quantity => {
  const { trigger } = scope;
  const last = tellsNumber(scope.last);
  const ofEvent = (trigger !== undefined && hasAmount(trigger)) || scope.preventing === true;
  // "…, remove that many counters from it and create that many tokens": both times as much as was prevented.
  const twice = scope.preventing === true && last?.type === "removeCounters";
  // "gain that much life and draw that many cards": all of them as much as was said before the first.
  if (last?.said !== undefined) return (scope.numbered = last.said);
  if (last !== undefined && !(ofEvent && (twice || isOtherNumber(last, node.how === "that much")))) {
    // "That number" does not say of which sort it is.
    if (node.how !== undefined && isOfOther(last, node.how === "that much"))
      return refuse(node, "this may be the number of either instruction before it", "RW4003");
    if (
      node.how !== undefined &&
      (ofEvent || scope.counted !== undefined) &&
      isUnlike(last, node.how === "that much")
    )
      return refuse(
        node,
        "this may be the number of the instruction before it or of what was asked before that",
        "RW4003",
      );
    haveOneNumber(node, last);
    return (scope.numbered = last.excess === true ? A.excessDamage(last.id) : A.amount(last.id));
  }
  if (ofEvent) return (scope.numbered = A.eventAmount);
  if (scope.counted === "unclear")
    return refuse(node, "this may be the number of the event or of the condition", "RW4003");
  if (scope.counted !== undefined) return (scope.numbered = scope.counted);
  return scope.removed?.amount ?? refuse(node, "no number was mentioned before that this can mean");
};

/**
 * "Look at that many cards. Put one of them into your hand and the rest on the bottom. You lose that much life": as much as was
 * said or paid before, and not as many as were left.
 */
const tellsNumber = (last: Last | undefined): Last | undefined => {
  if (last?.number !== "the rest") return last;
  let at = last.before;
  while (at !== undefined && at.said === undefined && at.did !== "pay" && at.type !== "pay") at = at.before;
  return at;
};

/** One thing is no number of things, and life for each of some things is "that much", beside as many as they are. */
const haveOneNumber = (node: Parameters<typeof thatMany>[0], { number }: Last): void => {
  if (node.how === "that many" && number === "two numbers")
    refuse(node, "this may be the number of life or of what it was counted for", "RW4003");
  if (number === "one") refuse(node, "what was done before this was done to one thing only");
};

/** Whether an instruction has no number that "that many", or "that much", can mean beside an event's. */
const isOtherNumber = ({ number, type, did }: Last, much: boolean): boolean => {
  const done = type ?? did;
  return number === "one" || number === "none" || (much && done !== undefined && counting.has(done));
};

/** "If it had one or more counters on it, you gain 2 life and put that many +1/+1 counters …": life is so much, not so many. */
const isUnlike = ({ type }: Last, much: boolean): boolean =>
  type !== undefined && (much ? counting : measured).has(type);

/**
 * "Loses 2 life and discards two cards. You gain that much life": as much as was lost, or as was discarded? What was paid before is
 * life as well: "you may pay any amount of life. …. Put one of them into your hand and the rest …. You gain that much life".
 */
const isOfOther = ({ type, did, with: others, before }: Last, much: boolean): boolean => {
  const [unlike, like] = much ? [counting, measured] : [measured, counting];
  if (type !== undefined && unlike.has(type) && others.some((each) => each.type && like.has(each.type)))
    return true;
  if (!much || did === "pay" || (type !== undefined && !counting.has(type))) return false;
  for (let at = before; at !== undefined; at = at.before) if (at.did === "pay") return true;
  return false;
};
const measured: ReadonlySet<A.Effect["type"]> = new Set<A.Effect["type"]>([
  "loseLife",
  "gainLife",
  "dealDamage",
]);
const counting: ReadonlySet<A.Effect["type"]> = new Set<A.Effect["type"]>([
  "draw",
  "createTokens",
  "move",
  "exile",
  "sacrifice",
  "destroy",
  "putCounters",
  "mill",
  "discard",
]);

type Measured = "dealDamage" | "gainLife" | "loseLife";
const nothingDone: Readonly<Record<Measured, string>> = {
  dealDamage: "no damage was dealt before this",
  gainLife: "no life was gained before this",
  loseLife: "no life was lost before this",
};

/** "The damage dealt this way": the number of the one instruction that names it, whatever else has a number before it. */
export const measuredThisWay = (
  node: { readonly span: { readonly start: number; readonly end: number } },
  what: Measured,
  scope: Scope,
): number => {
  const done: number[] = [];
  for (let each = scope.last; each !== undefined; each = each.before)
    if (each.type === what) done.push(each.id);
  if (done.length > 1) return refuse(node, "this may be of either instruction before it", "RW4003");
  return done[0] ?? refuse(node, nothingDone[what], "RW4003");
};

/** How many counters an earlier instruction removed. */
export const removedBefore = (
  node: {
    readonly counter?: Nodes["counterKind"];
    readonly span: { readonly start: number; readonly end: number };
  },
  scope: Scope,
): A.Quantity => {
  const kind = node.counter === undefined ? undefined : counterKindOf(node.counter);
  const removed = [
    ...(scope.removed === undefined ? [] : [scope.removed]),
    ...scope.mentions.flatMap(({ how, ref, counter }) =>
      how === "relieved of counters" && ref.type === "bound"
        ? [{ kind: counter, amount: A.amount(ref.id) }]
        : [],
    ),
  ].filter((each) => kind === undefined || each.kind === undefined || each.kind === kind);
  const [only] = removed;
  if (only === undefined || (kind !== undefined && only.kind === undefined))
    return refuse(node, "no such counters were removed earlier in this ability", "RW4003");
  return removed.every(({ amount }) => same(amount, only.amount))
    ? only.amount
    : refuse(node, "counters were removed more than once", "RW4003");
};

/** The instruction that dealt damage last; to the creature or permanent named, where one is named. */
export const dealtBefore = (
  node: { readonly span: { readonly start: number; readonly end: number } },
  scope: Scope,
  to?: Nodes["recipient"],
): number => {
  const found = findMention(scope, (each) => each.how === "dealt damage" && each.ref.type === "bound");
  if (
    found?.ref.type !== "bound" ||
    (to !== undefined && to.kind !== "thatThing" && to.kind !== "determined")
  )
    return refuse(node, "no damage was dealt to a permanent before this", "RW4003");
  if (to?.kind === "thatThing" && !same(anyObjects(to, scope), found.of))
    return refuse(to, "no damage was dealt to this", "RW4003");
  // 120.10: excess damage is that of permanents.
  const any = to?.kind === "determined" && to.det.kind === "aDet" && isBareHead(to.noun.head, "permanent");
  if (to?.kind === "determined" && !(any && isBareNoun(to.noun)))
    return refuse(to, "say to which permanent", "RW4003");
  return found.ref.id;
};

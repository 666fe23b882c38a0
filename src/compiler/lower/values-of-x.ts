import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { speaksOf } from "./conditional.ts";
import { isGroup } from "./outcome.ts";
import { quantityOf } from "./quantities.ts";
import { refuse, type Scope } from "./scope.ts";
import { withX } from "./where-x.ts";
import { anyObjects } from "./objects.ts";
import { holdsKind, holdsType, same } from "./same.ts";
import { ownInAbilities, speaksOfOther, valueForEach } from "../resolve/bound.ts";
import { boundIn, usedIn } from "./bound-numbers.ts";

/** Whether some part speaks of an instruction that comes later, or of itself. */
const speaksAhead = (effect: A.Effect): boolean => {
  const done = new Set<number>();
  let ahead = false;
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const node = part as Readonly<Record<string, unknown>>;
    const { type, id } = node;
    const speaks = type === "bound" || type === "amount" || type === "performed";
    if (speaks && typeof id === "number" && all.has(id) && !done.has(id)) ahead = true;
    for (const each of Object.values(node)) visit(each);
    for (const key of ["bind", "bindFound", "bindOther"]) {
      const own = node[key];
      if (typeof own === "number") done.add(own);
    }
  };
  const all = boundIn(effect);
  visit(effect);
  return ahead;
};

/** What X is: "its power" is of something spoken of before, not of what the instruction with X itself makes. */
const valueOfX = (effect: A.Effect, where: Nodes["whereX"], scope: Scope): A.Quantity => {
  const q = quantityOf(where.q, scope);
  if (!speaksAhead(withX(effect, q))) return q;
  const own = boundIn(effect);
  const mentions = scope.mentions.filter((each) => ![...usedIn(each.ref)].some((id) => own.has(id)));
  const other = quantityOf(where.q, { ...scope, mentions });
  return speaksAhead(withX(effect, other))
    ? refuse(where, "this speaks of what comes only after X is needed")
    : other;
};

/** The players, each of whom an instruction is for. */
const groupOf = (effect: A.Effect): A.Players | undefined => {
  switch (effect.type) {
    case "forEachPlayer":
      return effect.players;
    case "sequence":
      return effect.effects.map(groupOf).find((each) => each !== undefined);
    case "dealDamage":
      return effect.to.type === "players" || effect.to.type === "opponents" ? effect.to : undefined;
    default:
      return "who" in effect && isGroup(effect.who) ? effect.who : undefined;
  }
};

/** "Each player draws X cards, where X is the number of lands they control": each player has an X of their own. */
const ofEachPlayer = (effect: A.Effect, where: Nodes["whereX"], q: A.Quantity): A.Quantity => {
  const group = groupOf(effect);
  if (group === undefined || !holdsKind(where.q, "they", "theirPlural", "thatPlayer")) return q;
  const rewrite = (each: unknown): unknown =>
    Array.isArray(each)
      ? each.map(rewrite)
      : typeof each !== "object" || each === null
        ? each
        : same(each, group)
          ? A.eachPlayer
          : Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, rewrite(inner)]));
  // Only players change, for the one of them at hand.
  return rewrite(q) as A.Quantity;
};

/** Whether X is only how many targets there are, or how much damage is divided among them. */
const settledAsCast = (effect: A.Effect): boolean =>
  !holdsType(effect, "x") ||
  (effect.type === "dealDamage" && effect.divided === "chosen" && same(effect.amount, A.x));

/** Instructions about X, and the value that the end of the sentence gives it (107.3c). */
export const whereX = (build: (scope: Scope) => A.Effect, where: Nodes["whereX"], scope: Scope): A.Effect => {
  const had = scope.hasX;
  scope.hasX = true;
  const from = scope.counter.next;
  const before = scope.targets.length;
  scope.eachX = undefined;
  const effect = build(scope);
  const value = valueForEach(scope, () => valueOfX(effect, where, scope));
  const q = ofEachPlayer(effect, where, value);
  scope.hasX = had;
  if (where.letter.letter !== "X") return refuse(where, "only X gets a value here");
  for (let index = before; index < scope.targets.length; index++)
    scope.targets[index] = withX(scope.targets[index]!, q);
  // The total of what several paid, not what one of them did: found before each of them is told something.
  if (where.q.kind === "amountOf" && where.q.what.kind === "paidThisWay")
    return A.sequence([A.setX(q), effect]);
  // Targets are chosen and damage is divided as the spell is cast (601.2c-d).
  if (where.spell !== undefined && (anyObjects(where.spell, scope).type !== "self" || !settledAsCast(effect)))
    return refuse(where.spell, "this number is needed only later");
  if (where.spell !== undefined && holdsType(q, "target", "targetPlayers"))
    return refuse(where, "this target is chosen only after the number is needed");
  const told = speaksOfOther(value) ? ownInAbilities(withX(effect, q)) : withX(effect, q);
  if (scope.keepsX !== true || had) return told;
  // All instances of X have one value (107.3i), which is found once (608.2h): before anything is done, where it can be.
  scope.hasX = true;
  return A.sequence(speaksOf(q, from) ? [told, A.setX(q)] : [A.setX(q), told]);
};

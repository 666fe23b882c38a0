import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { speaksOf } from "./conditional.ts";
import { areSeveral } from "./for-players.ts";
import { quantityOf } from "./quantities.ts";
import { refuse, type Scope } from "./scope.ts";
import { isBeyondGiven, withX } from "./where-x.ts";
import { anyObjects } from "./objects.ts";
import { holds, holdsKind, holdsType, same, type Fields } from "./same.ts";
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

/** The instructions from the first one that says X. */
const fromFirst = (effect: A.Effect): unknown =>
  effect.type === "sequence"
    ? effect.effects.slice(Math.max(0, effect.effects.findIndex(saysX)))
    : effect.type === "may"
      ? fromFirst(effect.effect)
      : effect;

/** What X is: "its power" is of something spoken of before, not of what the instruction with X itself makes. */
const valueOfX = (effect: A.Effect, where: Nodes["whereX"], scope: Scope): A.Quantity => {
  const q = quantityOf(where.q, scope);
  if (!speaksAhead(withX(effect, q))) return q;
  const own = boundIn(fromFirst(effect));
  const mentions = scope.mentions.filter((each) => ![...usedIn(each.ref)].some((id) => own.has(id)));
  const other = quantityOf(where.q, { ...scope, mentions });
  return speaksAhead(withX(effect, other))
    ? refuse(where, "this speaks of what comes only after X is needed")
    : other;
};

/** The players, each of whom an instruction is for. */
const groupOf = (effect: A.Effect, scope: Scope): A.Players | undefined => {
  switch (effect.type) {
    case "forEachPlayer":
      return effect.players;
    case "sequence":
      return effect.effects.map((each) => groupOf(each, scope)).find((each) => each !== undefined);
    case "dealDamage":
      return effect.to.type === "players" || effect.to.type === "opponents" ? effect.to : undefined;
    default:
      return "who" in effect && areSeveral(effect.who, scope) ? effect.who : undefined;
  }
};

/** "Each player draws X cards, where X is the number of lands they control": each player has an X of their own. */
const ofEachPlayer = (effect: A.Effect, where: Nodes["whereX"], scope: Scope): Scope => {
  const group = groupOf(effect, scope);
  if (group === undefined || !holdsKind(where.q, "they", "theirPlural", "thatPlayer")) return scope;
  const mentions = scope.mentions.map((each) =>
    each.is === "player" && same(each.ref, group) ? { ...each, ref: A.eachPlayer } : each,
  );
  return { ...scope, mentions };
};

/** Whether X is only how many targets there are, or how much damage is divided among them. */
const settledAsCast = (effect: A.Effect): boolean =>
  !holdsType(effect, "x") ||
  (effect.type === "dealDamage" && effect.divided === "chosen" && same(effect.amount, A.x));

const saysX = (part: unknown): boolean => holdsType(part, "x");

/**
 * X is one number for all instructions of a text (107.3i), found when the first of them needs it (608.2h): what that one
 * does changes it for the others no more. Nothing where only one of them says X.
 */
const foundOnce = (
  effect: A.Effect,
  q: A.Quantity,
  where: Nodes["whereX"],
  isForEach = false,
): A.Effect | undefined => {
  switch (effect.type) {
    case "may":
    case "forEachPlayer": {
      const inner = foundOnce(effect.effect, q, where, isForEach || effect.type === "forEachPlayer");
      return inner && { ...effect, effect: inner };
    }
    case "sequence": {
      const users = effect.effects.filter(saysX);
      const [first] = users;
      if (first === undefined) return undefined;
      const place = effect.effects.indexOf(first);
      const before = effect.effects.slice(0, place);
      if (users.length > 1 && holdsType(q, "eachPlayer") && !isForEach)
        return refuse(where, "each player's own number is needed more than once");
      if (users.length > 1) return A.sequence([...before, A.setX(q), ...effect.effects.slice(place)]);
      const inner = foundOnce(first, q, where, isForEach);
      return inner && A.sequence([...before, inner, ...effect.effects.slice(place + 1)]);
    }
    default:
      return undefined;
  }
};

/** "Target creature gains ward {X}, where X is that card's mana value": the ability cannot speak of the card. */
export const notBeyondGiven = (told: unknown, q: A.Quantity, where: Nodes["whereX"]): void => {
  if (isBeyondGiven(told, q)) return refuse(where, "an ability that is given cannot speak of this");
};

/** "The number of creatures its controller controls", of several creatures: each has another controller. */
const notOfAll = (q: A.Quantity, where: Nodes["whereX"]): void => {
  const isOfAll = ({ type, objects }: Fields): boolean =>
    (type === "controllerOf" || type === "ownerOf") && (objects as A.Objects).type === "all";
  if (holds(q, isOfAll)) return refuse(where, "it is not clear whose number this is", "RW4003");
};

/** Instructions about X, and the value that the end of the sentence gives it (107.3c). */
export const whereX = (build: (scope: Scope) => A.Effect, where: Nodes["whereX"], scope: Scope): A.Effect => {
  const had = scope.hasX;
  scope.hasX = true;
  const from = scope.counter.next;
  const before = scope.targets.length;
  scope.eachX = undefined;
  const effect = build(scope);
  const q = valueForEach(scope, () => valueOfX(effect, where, ofEachPlayer(effect, where, scope)));
  scope.hasX = had;
  notOfAll(q, where);
  notBeyondGiven(effect, q, where);
  if (where.letter.letter !== "X" || where.also !== undefined)
    return refuse(where.also ?? where, "only X gets a value here");
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
  const told = speaksOfOther(q)
    ? ownInAbilities(withX(effect, q))
    : (foundOnce(effect, q, where) ?? withX(effect, q));
  if (scope.keepsX !== true || had) return told;
  // All instances of X have one value (107.3i), which is found once (608.2h): before anything is done, where it can be.
  scope.hasX = true;
  return A.sequence(speaksOf(q, from) ? [told, A.setX(q)] : [A.setX(q), told]);
};

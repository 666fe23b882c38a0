import * as A from "../../abilities/index.ts";
import { speaksOf, speaksOfOther, speaksOfPlayerAtHand, withEach } from "../resolve/bound.ts";
import { ofEach } from "./for-players.ts";
import { isGroup } from "./outcome.ts";
import { same } from "./same.ts";
import { conjunction } from "./series.ts";
import { oneByOne, type Mention, type Scope } from "./scope.ts";

/**
 * What is asked behind a clause about several: "each opponent loses 2 life unless they control a Wall" asks each of them
 * by itself.
 */

/** Of what a clause is about: some players, some objects. */
interface Group {
  readonly players: A.Players | undefined;
  readonly objects: A.All | undefined;
}

const groupOf = (effect: A.Effect): Group => {
  if (effect.type === "sequence" && effect.effects[0] !== undefined) return groupOf(effect.effects[0]);
  if (effect.type === "forEachPlayer") return { players: effect.players, objects: undefined };
  const acted = [actedOn(effect), "source" in effect ? effect.source : undefined].find(isAll);
  const told = "who" in effect ? effect.who : effect.type === "changeRules" ? ruled(effect) : undefined;
  return { players: told !== undefined && isGroup(told) ? told : undefined, objects: acted };
};
/** What an instruction is carried out on, where it says "what". */
export const actedOn = (effect: A.Effect): A.Objects | undefined =>
  "what" in effect && typeof effect.what === "object" && !("zone" in effect.what)
    ? (effect.what as A.Objects)
    : undefined;
const isAll = (objects: A.Objects | undefined): objects is A.All => objects?.type === "all";
const ruled = ({ changes: [first] }: A.ChangeRules): A.Players | undefined =>
  first !== undefined && "players" in first ? first.players : undefined;

/** What later words can speak of as the group, whatever was done to it. */
const mentionOf = (objects: A.Objects, { mentions }: Scope): Mention | undefined =>
  mentions.findLast(({ ref, of, from }) => from !== undefined && (same(ref, objects) || same(of, objects)));

/** Lowers words that can speak of each of some objects by itself, and tells whether they do. */
export const askedOfGroup = <T>(
  objects: A.Objects | undefined,
  scope: Scope,
  lower: () => T,
): { readonly asked: T; readonly each: boolean } => {
  const known = objects && mentionOf(objects, scope);
  if (known?.from === undefined) return { asked: lower(), each: false };
  let each: A.Each | undefined;
  const { from, plural, words } = known;
  const asked = withEach(
    scope,
    plural,
    (one) => {
      each = one;
      return lower();
    },
    { from },
    words,
  );
  return { asked, each: each !== undefined && speaksOf(asked, each) };
};

/** A condition behind a clause, and whether it is asked of each player or object that the clause is about. */
export interface Asked {
  readonly condition: A.Condition;
  readonly of: "players" | "objects" | undefined;
}

/** Lowers a condition behind a clause. */
export const askedBehind = (effect: A.Effect, scope: Scope, lower: () => A.Condition): Asked => {
  const { players, objects } = groupOf(effect);
  const ask = () => askedOfGroup(objects, scope, lower);
  const { asked: condition, each } =
    players === undefined ? ask() : oneByOne(scope, "eachPlayer", ask, players);
  const ofPlayer = players !== undefined && speaksOfPlayerAtHand(condition);
  return { condition, of: ofPlayer ? "players" : each ? "objects" : undefined };
};

/** The instruction for those of several that the condition is true of; nothing where that cannot be told. */
export const doneIfSo = (effect: A.Effect, { condition, of }: Asked): A.Effect | undefined => {
  if (of === undefined) return A.ifThen(condition, effect);
  if (of === "players") {
    const { players } = groupOf(effect);
    const own = players && ofEach(effect, players);
    return own === undefined ? undefined : A.forEachPlayer(players!, A.ifThen(condition, own));
  }
  const what = actedOn(effect);
  // What lasts would be asked again and again.
  if (!isAll(what) || "source" in effect || (effect.type === "affect" && effect.modifications.some(isCant)))
    return undefined;
  return { ...effect, what: A.all(conjunction([what.filter, filterAsked(condition)])) } as A.Effect;
};
/** "Put a +1/+1 counter on each of them if it's red", of several targets or of all that an event was about: on those that are. */
export const ofThoseThatAre = (
  effect: A.Effect,
  { condition, of }: Asked,
  { targets, mentions }: Scope,
): { readonly effect: A.Effect | undefined } | undefined => {
  const quality = of === undefined ? qualityAsked(condition) : undefined;
  if (quality === undefined) return undefined;
  const { objects, filter } = quality;
  const field = (["what", "on", "to"] as const).find(
    (key) => key in effect && same((effect as Acting)[key], objects),
  );
  const several =
    objects.type === "target"
      ? targets[objects.index]?.count?.max !== 1
      : field !== undefined && mentions.some(({ ref, plural }) => plural && same(ref, objects));
  if (!several) return undefined;
  return { effect: field && ({ ...effect, [field]: A.among(objects, filter) } as A.Effect) };
};
/** The fields that say what an instruction is carried out on. */
type Acting = A.Effect & { readonly [field in "what" | "on" | "to"]?: unknown };
const isCant = ({ type }: A.Modification): boolean => type === "cant";

/** What a condition asks of each of several by itself, as a quality of it. */
const filterAsked = (condition: A.Condition): A.Filter => {
  const asked = qualityAsked(condition);
  return asked?.objects.type === "each" ? asked.filter : A.fulfils(condition);
};

/** What a condition asks of objects, as a quality of theirs. */
const qualityAsked = (
  condition: A.Condition | undefined,
): { readonly objects: A.Objects; readonly filter: A.Filter } | undefined => {
  if (condition?.type === "matches") return condition;
  if (condition?.type === "compareQuantities") {
    const { left, comparison, right } = condition;
    return typeof left === "object" && left.type === "statOf" && left.combine === undefined
      ? { objects: left.of, filter: A.compare(left.stat, comparison, right) }
      : undefined;
  }
  const inner = condition?.type === "notSo" ? qualityAsked(condition.condition) : undefined;
  return inner === undefined ? undefined : { objects: inner.objects, filter: A.not(inner.filter) };
};

/** That something is not so, of each of several or of all of them. */
export const notSo = ({ condition, of }: Asked): Asked => ({ condition: A.notSo(condition), of });

/** "Each land gets +2/+2 as long as it's a creature" is asked of each land by itself. */
export const eachByItself = (statement: A.Static): A.Static | undefined => {
  const { condition } = statement;
  if (condition !== undefined && speaksOfOther(condition))
    return askedOfEach(statement, filterAsked(condition));
  const asked = qualityAsked(condition);
  if (asked?.objects.type !== "all") return statement;
  const { objects, filter } = asked;
  const narrowed = A.all(conjunction([objects.filter, filter]));
  const effects = statement.effects.map((effect) =>
    effect.type === "applies" && same(effect.to, objects)
      ? A.applies(narrowed, effect.modifications)
      : (effect.type === "costChange" || effect.type === "entersWith") && same(effect.what, objects.filter)
        ? { ...effect, what: narrowed.filter }
        : undefined,
  );
  return withoutCondition(statement, effects);
};

/** The statement with effects that stand for its condition; nothing where one of them cannot. */
const withoutCondition = (
  { condition: _, ...rest }: A.Static,
  effects: readonly (A.StaticEffect | undefined)[],
): A.Static | undefined =>
  effects.every((effect) => effect !== undefined) ? { ...rest, effects } : undefined;

/** What a condition asks of each by itself narrows which of them the statement is about. */
const askedOfEach = (statement: A.Static, filter: A.Filter): A.Static | undefined => {
  const effects = statement.effects.map((effect) =>
    effect.type === "applies" && effect.to.type === "all"
      ? A.applies(A.all(conjunction([effect.to.filter, filter])), effect.modifications)
      : (effect.type === "costChange" || effect.type === "entersWith") && filter.type !== "fulfils"
        ? { ...effect, what: conjunction([effect.what, filter]) }
        : undefined,
  );
  return withoutCondition(statement, effects);
};

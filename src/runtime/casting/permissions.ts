import type * as A from "../../abilities/index.ts";
import { askObjects } from "../ask.ts";
import { addReads } from "../continuous/fingerprint.ts";
import { characteristics, ownRules, rulesInForce } from "../continuous/index.ts";
import { fits, holds, isObjects, objectsOf, playersOf } from "../evaluate/index.ts";
import type { RuleInForce } from "../continuous/index.ts";
import type { Game, Run } from "../game.ts";
import { existing, objectOf, touch } from "../game.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { asPart } from "./faces.ts";
import { keywordAround } from "./keyword-around.ts";
import { given } from "../given.ts";
import { remembered } from "../remembered.ts";

/** A rule that lets a player play something, and what it comes from. */
export interface Permission {
  readonly change: A.PlayFromZone;
  readonly source: ObjectId;
  /** The effect that it uses up. */
  readonly effect?: number;
  /** The keyword ability that the card or that part of it has for it. */
  readonly keyword?: string;
}

/**
 * Of permissions to play the same card, given by their sources where they have limits: one without a limit is used, or else the
 * player says which (601.3). The source of the one that is used, if it has a limit.
 */
export function* limitUsed(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  sources: readonly (ObjectId | undefined)[],
): Run<ObjectId | undefined> {
  const limited = sources.every((source) => source !== undefined) ? [...new Set(sources)] : [];
  const [by] = yield* askObjects(game, player, limited, 1, 1, "permission", card);
  return by;
}

const permits = (
  game: Game,
  change: A.PlayFromZone,
  context: Context,
  id: ObjectId,
  player: PlayerId,
): boolean => {
  if (!playersOf(game, change.players, context).includes(player)) return false;
  if (change.condition && !holds(game, change.condition, context)) return false;
  if (isObjects(change.what)) return objectsOf(game, change.what, context).includes(id);
  return fits(game, id, change.what, { ...context, each: id });
};

const permitting = remembered((rules: readonly RuleInForce[]) =>
  rules.flatMap((rule) => (rule.change.type === "mayPlay" ? [{ ...rule, change: rule.change }] : [])),
);

/** Effects and abilities that let the player play the object from where it is (601.3, 305.1); looked at where it is. */
export const permissionsFor = (
  game: Game,
  id: ObjectId,
  player: PlayerId,
  verb: "cast" | "play",
  face?: number | A.Face,
): Permission[] => {
  // 601.3e, 715.3a: a permission to cast spells of some kind is about the part that is cast.
  const object = existing(game, id);
  const { card, faceDown, zone } = object;
  const multiple = card.faces.length > 1 && card.layout !== "transform";
  const part = typeof face === "number" ? (multiple ? card.faces[face] : undefined) : face;
  // In a graveyard the part may be given an ability that permits it (702.81a, 702.133a).
  const mayBeGiven = zone === "graveyard" && face !== object.face;
  return (part === undefined && !faceDown) || (!mayBeGiven && permitting(rulesInForce(game)).length === 0)
    ? permissionsNow(game, id, player, verb)
    : asPart(game, id, part, (g) => permissionsNow(g, id, player, verb));
};

type Limited = A.PlayFromZone | A.AlternativeCostRule;
/** What each use is counted as: each of several rules of one source permits as much as it says (601.3). */
export const countedAs = (rule: Limited): string => JSON.stringify(rule);
/** Whether it has been used as often as it can be this turn. */
export const isUsedUp = (game: Game, rule: Limited, source: ObjectId): boolean =>
  rule.limit !== undefined && (objectOf(game, source)?.activations.turn[countedAs(rule)] ?? 0) >= rule.limit;

/** A permission for one card is gone when that is played. */
export const usePermission = (game: Game, effect: number | undefined): void => {
  if (effect === undefined) return;
  game.state.effects = game.state.effects.filter(({ id }) => id !== effect);
  touch(game);
};

/** Descriptions that mean the same whenever an effect of one source began: nothing in them was bound or targeted. */
const independent: ReadonlySet<string> = new Set(
  "and or not anything kind hasType isOneOf linked self inZone".split(" "),
);
const isIndependent = remembered((what: A.PlayFromZone["what"]): boolean => {
  const types = new Set<string>();
  addReads(what, types);
  return [...types].every((type) => independent.has(type.split(" ")[0] ?? ""));
});

const permissionsNow = (game: Game, id: ObjectId, player: PlayerId, verb: "cast" | "play"): Permission[] => {
  const found: Permission[] = [];
  const asked = new Map<A.PlayFromZone["what"], string>();
  for (const { change, source, context, effect } of [ownRules(game, id), rulesInForce(game)].flatMap(
    permitting,
  )) {
    if (verb === "play" && change.verb !== "play") continue;
    if (found.some((f) => f.change === change && f.source === source)) continue;
    // The same effect many times over permits no more than once; another cost is another way.
    const by = `${source} ${context.controller} ${JSON.stringify(change.costs)}`;
    if (asked.get(change.what) === by) continue;
    if (change.players.type === "you" && isIndependent(change.what)) asked.set(change.what, by);
    if (!permits(game, change, context, id, player)) continue;
    if (isUsedUp(game, change, source)) continue;
    const keyword =
      source === id ? keywordAround(characteristics(game, id).abilities, change)?.keyword : undefined;
    found.push({ change, source, ...given({ keyword, effect: change.once && effect?.id }) });
  }
  return found;
};

import type * as A from "../../abilities/index.ts";
import { askTargets } from "../ask.ts";
import { resolvePlayers } from "../effects/choose.ts";
import { candidatesFor, fits, holds, playersOf, rangeOf } from "../evaluate/index.ts";
import { togetherOf } from "../evaluate/together.ts";
import { mostTogether } from "../together.ts";
import type { Game, Run } from "../game.ts";
import { objectOf, objectOrLastKnown, plainContext, playersInTurnOrder, sameChosen } from "../game.ts";
import { keywordsForbidTarget } from "../keywords.ts";
import { given } from "../given.ts";
import { allChosen } from "../stack/objects.ts";
import { objectCant, playerCant } from "../prohibitions.ts";
import type { Chosen, Context, ObjectId, PlayerId } from "../state.ts";

/** Abilities that effects give to a player (702.11e, 702.16k). */
/** The object whose qualities count for "can't be the target of": an ability's source, or the spell itself (113.7a). */
const qualitySource = (game: Game, source: ObjectId): ObjectId => {
  const item = objectOf(game, source)?.stackItem;
  return item === undefined ? source : item.source;
};

/** Whether keywords and prohibitions let this be a target of the source, controlled by `by`. */
const canBeTargeted = (game: Game, what: Chosen, source: ObjectId, by: PlayerId): boolean => {
  const sources = [qualitySource(game, source), source] as const;
  if ("player" in what)
    return (
      !keywordsForbidTarget(game, what, sources, by) &&
      !playerCant(game, what.player, "beTargeted", { object: source })
    );
  const object = objectOf(game, what.object);
  if (object === undefined || object.phasedOut) return false;
  // 115.5: a spell or ability on the stack is an illegal target for itself.
  if (what.object === source) return object.stackItem === undefined;
  if (object.zone === "battlefield" && keywordsForbidTarget(game, what, sources, by)) return false;
  return !objectCant(game, what.object, "beTargeted", { object: source });
};

/** Who chooses; which opponent, where one is to choose, is said by the controller (601.2c). */
function* chooserOf(game: Game, { by }: A.TargetSpec, context: Context, player: PlayerId): Run<PlayerId> {
  return (by && (yield* resolvePlayers(game, by, context))[0]) ?? player;
}

/** The objects and players that may be chosen for an occurrence of "target" now (115.1, 115.4, 702.11, 702.16b, 702.18). */
export const targetCandidates = (
  game: Game,
  spec: A.TargetSpec,
  context: Context,
  source: ObjectId = context.source,
): Chosen[] => {
  const { perPlayer, ...one } = spec;
  if (perPlayer === undefined) return candidatesOfOne(game, one, context, source);
  const all = forEachOf(game, perPlayer, context).flatMap((inner) =>
    candidatesOfOne(game, one, inner, source),
  );
  return all.filter((what, index) => all.findIndex((other) => sameChosen(other, what)) === index);
};

/** The contexts in which targets for each of several players are chosen, one by one. */
const forEachOf = (game: Game, players: A.Players, context: Context): readonly Context[] =>
  playersOf(game, players, context).map((eachPlayer) => ({ ...context, eachPlayer }));

const candidatesOfOne = (game: Game, spec: A.TargetSpec, context: Context, source: ObjectId): Chosen[] => {
  const found: Chosen[] = [];
  const { objects, players } = spec;
  if (objects !== undefined) {
    for (const id of candidatesFor(game, objects, context)) {
      const what = { object: id };
      if (
        canBeTargeted(game, what, source, context.controller) &&
        fits(game, id, objects, { ...context, each: id })
      )
        found.push(what);
    }
  }
  if (players !== undefined) {
    for (const player of playersOf(game, players, context)) {
      const what = { player };
      if (canBeTargeted(game, what, source, context.controller)) found.push(what);
    }
  }
  return found;
};

/** Whether a spell or ability could have the object for all of its targets (115.7); for one without targets there is nothing that could be. */
export const couldTarget = (game: Game, spell: ObjectId, id: ObjectId): boolean => {
  const object = objectOrLastKnown(game, spell);
  const item = object?.stackItem;
  if (object === undefined || item === undefined) return false;
  const aimed = allChosen(item.instructions).flatMap(({ instructions, targets }) => {
    const context: Context = { ...plainContext(item.source, object.controller), ...item.context, targets };
    return (instructions.targets ?? []).flatMap((spec, index) =>
      (targets[index] ?? []).length === 0 ? [] : [targetCandidates(game, spec, context, spell)],
    );
  });
  return aimed.length > 0 && aimed.every((all) => all.some((one) => "object" in one && one.object === id));
};

/** Whether one chosen target is still legal (608.2b). */
export const isLegalTarget = (
  game: Game,
  what: Chosen,
  spec: A.TargetSpec,
  context: Context,
  source: ObjectId,
): boolean => {
  const { perPlayer, ...one } = spec;
  if (perPlayer !== undefined)
    return forEachOf(game, perPlayer, context).some(
      (inner) =>
        (!("object" in what) || what.forPlayer === undefined || what.forPlayer === inner.eachPlayer) &&
        isLegalTarget(game, what, one, inner, source),
    );
  if (!canBeTargeted(game, what, source, context.controller)) return false;
  if ("player" in what)
    return (
      spec.players !== undefined &&
      playersInTurnOrder(game).includes(what.player) &&
      (spec.askedOnce === true || playersOf(game, spec.players, context).includes(what.player))
    );
  if (spec.objects === undefined) return false;
  const inner = { ...context, each: what.object };
  return (
    candidatesFor(game, spec.objects, context).includes(what.object) &&
    fits(game, what.object, spec.objects, inner)
  );
};

/** "Another target": those chosen for the occurrences it must differ from are no candidates. */
const differing = (
  spec: A.TargetSpec,
  candidates: readonly Chosen[],
  chosen: readonly (readonly Chosen[])[],
): Chosen[] => {
  const taken = (spec.otherThan ?? []).flatMap((i) => chosen[i] ?? []);
  return candidates.filter((c) => !taken.some((t) => sameChosen(t, c)));
};

const wanted = (game: Game, spec: A.TargetSpec, context: Context): boolean =>
  spec.onlyIf === undefined || holds(game, spec.onlyIf, context);

/**
 * Whether the required targets that are not chosen `before` could all be chosen (601.2c), each occurrence differing from
 * those it must differ from.
 */
export const targetsExist = (
  game: Game,
  specs: readonly A.TargetSpec[],
  context: Context,
  source: ObjectId = context.source,
  before: readonly (readonly Chosen[])[] = [],
): boolean => {
  const choose = (index: number, chosen: readonly (readonly Chosen[])[]): boolean => {
    const spec = specs[index];
    if (spec === undefined) return true;
    if (!wanted(game, spec, context)) return choose(index + 1, [...chosen, []]);
    const inner = { ...context, targets: chosen };
    const { min } = rangeOf(game, spec.count, inner);
    if (min === 0 || spec.perPlayer !== undefined) return choose(index + 1, [...chosen, []]);
    const candidates = differing(spec, targetCandidates(game, spec, inner, source), chosen);
    const together = togetherOf(game, spec, candidates, inner);
    if (mostTogether(candidates, together) < min) return false;
    const depends = specs
      .slice(index + 1)
      .some((later) => later.otherThan?.includes(index) || JSON.stringify(later).includes('"target'));
    if (!depends) return choose(index + 1, [...chosen, candidates.slice(0, min)]);
    return candidates.some((c) =>
      choose(index + 1, [
        ...chosen,
        min === 1 ? [c] : [c, ...candidates.filter((o) => o !== c).slice(0, min - 1)],
      ]),
    );
  };
  return choose(before.length, before);
};

/**
 * 601.2c: chooses targets, in printed order, one entry for each specification; empty where `onlyIf` does not hold.
 * `undefined` when a required target has no legal candidate.
 */
export function* chooseTargets(
  game: Game,
  player: PlayerId,
  specs: readonly A.TargetSpec[],
  context: Context,
  source: ObjectId = context.source,
  mode?: number,
): Run<Chosen[][] | undefined> {
  const chosen: Chosen[][] = [];
  for (const [index, spec] of specs.entries()) {
    if (!wanted(game, spec, context)) {
      chosen.push([]);
      continue;
    }
    const inner: Context = { ...context, targets: [...chosen] };
    if (spec.perPlayer !== undefined) {
      const { perPlayer, ...one } = spec;
      const all: Chosen[] = [];
      for (const own of forEachOf(game, perPlayer, inner)) {
        const possible = differing(one, targetCandidates(game, one, own, source), [...chosen, all]);
        const { min, max } = rangeOf(game, one.count, own);
        if (possible.length === 0) continue;
        const chooser = yield* chooserOf(game, one, own, player);
        const least = Math.min(min, possible.length);
        const picked = yield* askTargets(game, chooser, possible, least, max, source, mode);
        const { eachPlayer } = own;
        all.push(
          ...picked.map((what) =>
            "object" in what ? { ...what, ...given({ forPlayer: eachPlayer }) } : what,
          ),
        );
      }
      chosen.push(all);
      continue;
    }
    const { min, max } = rangeOf(game, spec.count, inner);
    let candidates = differing(spec, targetCandidates(game, spec, inner, source), chosen);
    if (candidates.length < min) return undefined;
    const rest = specs.slice(index + 1);
    // A choice that would leave a later occurrence without a legal target is none (601.2c).
    if (min === 1 && max === 1 && rest.some((later) => later.otherThan?.includes(index))) {
      candidates = candidates.filter((c) => targetsExist(game, specs, context, source, [...chosen, [c]]));
    }
    const together = togetherOf(game, spec, candidates, inner);
    if (mostTogether(candidates, together) < min) return undefined;
    const chooser = yield* chooserOf(game, spec, inner, player);
    chosen.push(yield* askTargets(game, chooser, candidates, min, max, source, mode, together));
  }
  return chosen;
}

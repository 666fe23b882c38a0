import type * as A from "../../abilities/index.ts";
import { canPayAll } from "../casting/pay.ts";
import { characteristics } from "../continuous/index.ts";
import { attachable } from "../attach.ts";
import {
  fits,
  mentionsType,
  objectsOf,
  playersOf,
  recipientsOf,
  targetsOf,
  zonesOf,
} from "../evaluate/index.ts";
import { isPermanent, numberOfCounters, objectOf, onBattlefield, playerOf } from "../game.ts";
import type { Game } from "../game.ts";
import { isImpossible } from "../perform/change.ts";
import { objectCant, playerCant } from "../prohibitions.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { creaturesOf, valueOf } from "./actions/support.ts";
import { amountOf } from "./choose.ts";
import { counterEvent } from "../events.ts";
import { canTurn } from "./transforming.ts";
import { hasX } from "../casting/x.ts";

const least = (game: Game, count: A.Count, ctx: Context): number => amountOf(game, count.min, ctx);

/**
 * Whether the objects can be found that something is done to, a choice as many as it needs (608.2d); a group may be nothing.
 */
const someObject = (game: Game, objects: A.Objects, ctx: Context, can?: (id: ObjectId) => boolean): boolean =>
  objects.type === "all" ||
  objectsOf(game, objects, ctx).filter((id) => objectOf(game, id) !== undefined && (can?.(id) ?? true))
    .length >= (objects.type === "choose" ? Math.max(1, least(game, objects.count, ctx)) : 1);

/** 701.21a: players sacrifice only permanents that they control. */
export const canSacrifice = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  isPermanent(game, id) &&
  characteristics(game, id).controller === player &&
  !objectCant(game, id, "beSacrificed");

/** The Foods that a player can sacrifice. */
export const foodsOf = (game: Game, player: PlayerId): ObjectId[] =>
  game.state.battlefield.filter(
    (id) => canSacrifice(game, player, id) && characteristics(game, id).subtypes.includes("Food"),
  );

/** The choices that an effect names beside one another, each as an effect of its own. */
export const sacrificedParts = (effect: A.Sacrifice): readonly A.Sacrifice[] =>
  effect.what?.type === "together" ? effect.what.parts.map((what) => ({ ...effect, what })) : [effect];

/** What a player chooses from, and how many, where an effect leaves open what is sacrificed. */
export const sacrificeChoice = (
  game: Game,
  { what, filter = { type: "anything" }, count = { min: 1, max: 1 } }: A.Sacrifice,
  ctx: Context,
  player: PlayerId,
): { readonly among: readonly ObjectId[]; readonly count: A.Count } | undefined => {
  if (what !== undefined && what.type !== "choose") return undefined;
  const choice: A.Choose = what ?? { type: "choose", count, filter };
  return {
    among: objectsOf(game, choice, ctx).filter((id) => canSacrifice(game, player, id)),
    count: choice.count,
  };
};

const sacrificePossible = (game: Game, effect: A.Sacrifice, ctx: Context, player: PlayerId): boolean =>
  sacrificedParts(effect).every((part) => {
    const choice = sacrificeChoice(game, part, ctx, player);
    return choice === undefined
      ? part.what?.type === "all" ||
          (part.what !== undefined &&
            objectsOf(game, part.what, ctx).some((id) => canSacrifice(game, player, id)))
      : choice.among.length >= least(game, choice.count, ctx);
  });

/** The cards that a player can discard where an effect says of what kind. */
export const discardable = (
  game: Game,
  { filter }: A.Discard,
  ctx: Context,
  player: PlayerId,
): readonly ObjectId[] => {
  const { hand } = playerOf(game, player);
  return filter === undefined ? hand : hand.filter((id) => fits(game, id, filter, ctx));
};

const canDiscard = (game: Game, effect: A.Discard, ctx: Context, player: PlayerId): boolean => {
  const { hand } = playerOf(game, player);
  if (effect.what?.type === "all") return true;
  if (effect.what !== undefined) return objectsOf(game, effect.what, ctx).some((id) => hand.includes(id));
  const fitting = discardable(game, effect, ctx, player);
  return effect.count === "all" || fitting.length >= least(game, effect.count, ctx);
};

/** An X that is still to be chosen may be 0 (107.1c). */
const withLeastX = (costs: A.Costs, ctx: Context): Context =>
  ctx.x === undefined && hasX(costs) ? { ...ctx, x: 0 } : ctx;

/** What is given up for something (118.3): it brings nothing that a later part could use, but cards to a graveyard. */
const givesUp: ReadonlySet<string> = new Set([
  "pay",
  "sacrifice",
  "discard",
  "exile",
  "loseLife",
  "removeCounters",
  "tap",
]);

/**
 * 118.3, 608.2d: whether a part of "you may A and B" has to be possible, as it is given up for the rest or finds what that is
 * about, and is as possible now as it will be after the parts before it. What it is done to by then may be what they draw,
 * find or make, or what they leave in a graveyard.
 */
const isNeeded = (part: A.Effect, before: readonly A.Effect[]): boolean => {
  if (before.length === 0 && "bind" in part) return true;
  if (!before.every(({ type }) => givesUp.has(type)) || mentionsType(part, "bound")) return false;
  switch (part.type) {
    case "pay":
    case "sacrifice":
    case "discard":
    case "removeCounters":
      return true;
    case "do":
      return part.action === "collectEvidence";
    case "exile":
    case "move":
      return (
        before.every(({ type }) => type === "pay") ||
        (part.what.type === "choose" && !zonesOf(part.what.filter).includes("graveyard"))
      );
    default:
      return false;
  }
};

/** Whether something has the counters that are taken off it. */
const hasEnough = (
  game: Game,
  { from, kind, count }: A.RemoveCounters | A.MoveCounters,
  ctx: Context,
): boolean =>
  objectsOf(game, from, ctx).some(
    (id) =>
      numberOfCounters(objectOf(game, id), kind) >=
      Math.max(1, count === undefined ? 1 : least(game, count, ctx)),
  );

const isTurnable = (game: Game, effect: A.Transform | A.TurnFace, id: ObjectId): boolean => {
  const object = onBattlefield(game, id);
  return object !== undefined && canTurn(game, effect, object);
};

/** 608.2d: whether a player may choose to do this. Whatever could do anything at all is possible. */
export const isPossible = (game: Game, effect: A.Effect, ctx: Context, player: PlayerId): boolean => {
  const can = (part: A.Effect): boolean => isPossible(game, part, ctx, player);
  const some = (objects: A.Objects, fit?: (id: ObjectId) => boolean): boolean =>
    someObject(game, objects, ctx, fit);
  switch (effect.type) {
    case "sequence":
      return (
        effect.effects.some(can) &&
        effect.effects.every((part, index) => !isNeeded(part, effect.effects.slice(0, index)) || can(part))
      );
    case "oneOf":
      return effect.effects.some(can);
    case "sacrifice":
      return playersOf(game, effect.who, ctx).some((who) => sacrificePossible(game, effect, ctx, who));
    case "discard":
      return playersOf(game, effect.who, ctx).some((who) => canDiscard(game, effect, ctx, who));
    case "pay":
      return canPayAll(game, player, { costs: effect.costs }, withLeastX(effect.costs, ctx), {
        type: "other",
        costs: () => effect.costs,
      });
    case "tap":
    case "untap":
      return some(effect.what, (id) => objectOf(game, id)?.tapped === (effect.type === "untap"));
    case "putCounters":
      return some(effect.on, (object) => !isImpossible(game, counterEvent({ object }, effect.kind, 1)));
    case "doubleCounters":
      return some(effect.on);
    case "removeCounters":
      return hasEnough(game, effect, ctx);
    case "do":
      return canDo(game, effect, ctx, player);
    // 121.3: an empty library does not matter.
    case "draw":
      return playersOf(game, effect.who, ctx).some(
        (who) => !isImpossible(game, { type: "draw", player: who }),
      );
    case "gainLife":
      return playersOf(game, effect.who, ctx).some((who) => !playerCant(game, who, "gainLife"));
    case "transform":
    case "turnFace":
      return some(effect.what, (id) => isTurnable(game, effect, id));
    case "attach": {
      const all = attachable(game, objectsOf(game, effect.what, ctx), recipientsOf(game, effect.to, ctx));
      return all.what.length > 0;
    }
    // It takes two.
    case "exchangeControl":
    case "fight": {
      const both = [...objectsOf(game, effect.one, ctx), ...objectsOf(game, effect.other, ctx)];
      return new Set(both.filter((id) => objectOf(game, id) !== undefined)).size > 1;
    }
    case "moveCounters":
      return (effect.left === true || hasEnough(game, effect, ctx)) && some(effect.to);
    // A spell that has left the stack is copied as it was there (707.10, 608.2h).
    case "copySpell":
      return objectsOf(game, effect.what, ctx).length > 0;
    case "changeTargets":
      return objectsOf(game, effect.what, ctx).some((id) => targetsOf(objectOf(game, id)).length > 0);
    case "affect":
    case "move":
    case "exile":
    case "destroy":
    case "counter":
    case "designate":
    case "phaseOut":
    case "regenerate":
    case "removeFromCombat":
    case "unattach":
    case "reveal":
    case "chooseObjects":
      return some(effect.what);
    default:
      return true;
  }
};

/** 701.59b, 701.61a, 701.68b: keyword actions that can't be chosen where they are impossible. */
const canDo = (game: Game, effect: A.KeywordActionEffect, ctx: Context, player: PlayerId): boolean => {
  const { graveyard } = playerOf(game, player);
  switch (effect.action) {
    case "collectEvidence": {
      const value = valueOf(game, graveyard);
      return value >= amountOf(game, effect.count ?? 1, ctx);
    }
    case "forage":
      return graveyard.length >= 3 || foodsOf(game, player).length > 0;
    case "exploit":
    case "blight":
      return creaturesOf(game, player).length > 0;
    default:
      return true;
  }
};

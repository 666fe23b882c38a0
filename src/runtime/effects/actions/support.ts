import { sum } from "../../sum.ts";
import type * as A from "../../../abilities/index.ts";
import { characteristics } from "../../continuous/index.ts";
import { controllerOfObject } from "../../evaluate/index.ts";
import type { Game, Run } from "../../game.ts";
import { perform } from "../../perform.ts";
import { aboutToDo } from "../../perform/replacements.ts";
import type { Context, ObjectId, PlayerId } from "../../state.ts";
import { amountOf, forEachOf, resolveObjects } from "../choose.ts";
import { together } from "../outcome.ts";
import type { Handler, Outcome } from "../outcome.ts";
import { actionEvent } from "../../events.ts";
import { permanents } from "../../game.ts";

/** What a keyword action does for one player. */
export type ForPlayer = (
  game: Game,
  player: PlayerId,
  count: number,
  ctx: Context,
  effect: A.KeywordActionEffect,
) => Run<Outcome>;
/** What a keyword action does with one object, of which `player` is the controller. */
export type ForObject = (
  game: Game,
  id: ObjectId,
  player: PlayerId,
  count: number,
  ctx: Context,
) => Run<Outcome>;

const countOf = (game: Game, effect: A.KeywordActionEffect, ctx: Context): number =>
  amountOf(game, effect.count ?? 1, ctx);

/** An action of players, one after the other; abilities that trigger on it do so afterwards. */
export const byPlayers = (action: ForPlayer): Handler<A.KeywordActionEffect> =>
  function* (game, effect, ctx): Run<Outcome> {
    return yield* forEachOf(game, effect.who, ctx, function* (player, own) {
      const count = yield* aboutToDo(game, effect.action, player, countOf(game, effect, own));
      if (count === undefined) return undefined;
      const outcome = yield* action(game, player, count, own, effect);
      yield* perform(game, [actionEvent(effect.action, player, { amount: count })]);
      return outcome;
    });
  };

/** An action of permanents, one after the other (701.44d, 701.50d). */
export const byObjects = (action: ForObject): Handler<A.KeywordActionEffect> =>
  function* (game, effect, ctx): Run<Outcome> {
    const outcomes: Outcome[] = [];
    for (const id of yield* resolveObjects(game, effect.what ?? { type: "self" }, ctx)) {
      const player = controllerOfObject(game, id) ?? ctx.controller;
      const wanted = countOf(game, effect, { ...ctx, each: id });
      const count = yield* aboutToDo(game, effect.action, player, wanted, id);
      if (count === undefined) continue;
      const outcome = yield* action(game, id, player, count, ctx);
      outcomes.push({ ...outcome, objects: [id] });
      yield* perform(game, [actionEvent(effect.action, player, { object: id, amount: count })]);
    }
    return together(outcomes);
  };

/** 701.59a: the mana value of cards together. */
export const valueOf = (game: Game, ids: readonly ObjectId[]): number =>
  sum(ids.map((id) => characteristics(game, id).manaValue));

/** The creatures that a player controls. */
export const creaturesOf = (game: Game, player: PlayerId): ObjectId[] =>
  permanents(game).filter((id) => {
    const { controller, cardTypes } = characteristics(game, id);
    return controller === player && cardTypes.includes("creature");
  });

import type * as A from "../../abilities/index.ts";
import { startingFace } from "../continuous/base.ts";
import { staticsIn } from "../continuous/statics.ts";
import type { Game } from "../game.ts";
import { objectOf } from "../game.ts";
import { remembered } from "../remembered.ts";
import type { GameObject, ObjectId } from "../state.ts";

const reachesOthers = remembered((abilities: readonly A.Ability[]): boolean =>
  staticsIn(abilities).applying.some(({ effects }) => effects.some(({ to }) => to.type === "all")),
);

/** Whether its own static abilities, those of others or the counters it enters with may change what enters. */
const mayChange = (game: Game, entering: GameObject): boolean =>
  Object.keys(entering.counters).length > 0 ||
  staticsIn(startingFace(entering).abilities).applying.length > 0 ||
  [...game.state.battlefield, ...game.state.command].some((id) => {
    const object = objectOf(game, id);
    return object !== undefined && reachesOthers(startingFace(object).abilities);
  }) ||
  game.state.effects.some(({ content }) => content.type === "affect" && content.all !== undefined);

/** 614.12: the game as it would be with the permanent that is about to enter on the battlefield. */
export const asEntered = (game: Game, id: ObjectId): Game => {
  const object = objectOf(game, id);
  if (object?.zone !== "battlefield" || game.state.battlefield.includes(id) || !mayChange(game, object))
    return game;
  const { real: _, ...rest } = game;
  const state = { ...game.state, battlefield: [...game.state.battlefield, id] };
  return { ...rest, state, version: 0, log: [] };
};

/** Whether a description means the object that it stands on by name, and not as one of several (614.12). */
export const speaksOfSelf = (filter: A.Filter): boolean => {
  if (filter.type === "isOneOf") return filter.objects.type === "self";
  if (filter.type === "and" || filter.type === "or") return filter.filters.some(speaksOfSelf);
  return false;
};

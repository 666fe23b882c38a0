import type * as A from "../../abilities/index.ts";
import { ownRules, rulesInForce } from "../continuous/index.ts";
import { fits, holds, playersOf } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import type { Game } from "../game.ts";
import { plainContext } from "../game.ts";
import { keywordNames } from "../keywords.ts";
import { mayAsThough } from "../prohibitions.ts";
import type { ObjectId, PlayerId } from "../state.ts";

/** Whether the spell may be cast any time an instant could be cast, by what it is and by effects. */
export const isInstantSpeed = (
  game: Game,
  id: ObjectId,
  player: PlayerId,
  face: A.Face,
  abilities: readonly A.Ability[],
): boolean => {
  if (face.cardTypes.includes("instant") || keywordNames(abilities).has("flash")) return true;
  if (mayAsThough(game, id, "flash") || givesItselfFlash(game, id, player, abilities)) return true;
  return flashPermissions(game, id, player).some(({ costs }) => costs === undefined);
};

/** 113.6e: "this spell has flash as long as …" works as the spell is cast (601.3). */
const givesItselfFlash = (
  game: Game,
  id: ObjectId,
  player: PlayerId,
  abilities: readonly A.Ability[],
): boolean =>
  flatten(abilities).some(
    (ability) =>
      ability.type === "static" &&
      ability.effects.some(
        (effect) =>
          effect.type === "applies" &&
          effect.to.type === "self" &&
          effect.modifications.some(
            (change) => change.type === "gainAbilities" && keywordNames(change.abilities).has("flash"),
          ),
      ) &&
      (ability.condition === undefined || holds(game, ability.condition, plainContext(id, player))),
  );

/** Effects that let the player cast the spell as though it had flash; `asChosen` those that may by choices for it (601.3b). */
export const flashPermissions = (
  game: Game,
  id: ObjectId,
  player: PlayerId,
  asChosen = false,
): A.CastAsThoughFlash[] =>
  [...rulesInForce(game), ...ownRules(game, id)].flatMap(({ change, context }) =>
    change.type === "castAsThoughFlash" &&
    playersOf(game, change.players, context).includes(player) &&
    (asChosen || fits(game, id, change.what, { ...context, each: id }))
      ? [change]
      : [],
  );

/** Whether its own text lets it be cast as though it had flash under a condition, which choices may fulfil. */
export const mayGainFlash = (abilities: readonly A.Ability[]): boolean =>
  flatten(abilities).some(
    (a) => a.type === "static" && a.condition && a.effects.some(({ type }) => type === "castAsThoughFlash"),
  );

/** What a player may pay in addition to cast the spell as though it had flash. */
export const flashCosts = (game: Game, id: ObjectId, player: PlayerId): A.Costs | undefined =>
  flashPermissions(game, id, player).find(({ costs }) => costs !== undefined)?.costs;

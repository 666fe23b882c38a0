import type * as A from "../../abilities/index.ts";
import { characteristics, ownRules, rulesInForce } from "../continuous/index.ts";
import { fits, holds, isManaAbility, playersOf } from "../evaluate/index.ts";
import { zoneOfAbility } from "../evaluate/nodes.ts";
import type { Game } from "../game.ts";
import { existing, objectOf, permanents, abilityContext } from "../game.ts";
import { has } from "../keywords.ts";
import { faceOf } from "./faces.ts";
import type { Context, GameObject, ObjectId, PlayerId } from "../state.ts";
import { controllerOfObject } from "../evaluate/players.ts";
import { isParty, mayAsThough, objectCant, playerCant, rulesFor } from "../prohibitions.ts";
import { sortOfAbility } from "./keyword-around.ts";
import { forSomeX } from "./x.ts";

/** 307.1, 602.5d: the player could cast a sorcery now. */
export const isSorceryTime = (game: Game, player: PlayerId): boolean => {
  const { turn, stack } = game.state;
  return (
    turn.active === player &&
    stack.length === 0 &&
    (turn.step === "precombat main" || turn.step === "postcombat main")
  );
};

/** 702.61a: a spell with split second is on the stack. */
export const isSplitSecond = (game: Game): boolean =>
  game.state.stack.some((id) => has(game, id, "split second"));

/** The spells that the player has cast this turn and that an effect limits: only those that it names (101.2). */
const castOfThese = (game: Game, player: PlayerId, { whom }: A.PlayerCant, context: Context): number =>
  game.state.history.thisTurn.filter(
    (event) =>
      event.type === "cast" &&
      event.player === player &&
      (whom === undefined || isParty(game, whom, event, { ...context, each: event.object })),
  ).length;

/** 601.3: an effect says that the player can't cast the spell, or no more spells of its kind this turn. */
export const cantCast = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  playerCant(game, player, "castSpells", { object: id }, (change, context) =>
    castOfThese(game, player, change, context),
  );

/** 601.3a: with no X that the player can still choose the spell could be cast. */
const cantCastForAnyX = (game: Game, player: PlayerId, id: ObjectId): boolean => {
  if (!cantCast(game, player, id)) return false;
  const object = existing(game, id);
  return (
    (object.stackItem ?? object.cast)?.x !== undefined ||
    !faceOf(object, object.face).manaCost?.includes("X") ||
    !forSomeX(game, id, (g) => !cantCast(g, player, id))
  );
};

/** 205.4e: a legendary instant or sorcery without a legendary creature or planeswalker of its player. */
const lacksLegend = (game: Game, player: PlayerId, id: ObjectId): boolean => {
  const legendary = (of: ObjectId, ...types: readonly A.CardType[]): boolean => {
    const { supertypes, cardTypes } = characteristics(game, of);
    return supertypes.includes("legendary") && types.some((type) => cardTypes.includes(type));
  };
  return (
    legendary(id, "instant", "sorcery") &&
    !permanents(game).some(
      (each) =>
        characteristics(game, each).controller === player && legendary(each, "creature", "planeswalker"),
    )
  );
};

/** 601.3, 101.2: whether an effect says that the player can't cast this spell, or not now. */
export const isForbidden = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  cantCastForAnyX(game, player, id) ||
  lacksLegend(game, player, id) ||
  [...ownRules(game, id), ...rulesInForce(game)].some(
    ({ change, context }) =>
      change.type === "castOnly" &&
      fits(game, id, change.what, { ...context, each: id }) &&
      !holds(game, change.condition, { ...context, each: id }),
  );

/** Under which activations of an ability are counted (602.5b). */
export const activationKey = (index: number): string => `${index}`;

/** Whether the player may activate the ability now, costs aside: it works where it is, and nothing forbids it (602.5). */
export const mayActivate = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: A.Activated,
  index: number,
): boolean => {
  const object = objectOf(game, id);
  if (object === undefined || object.phasedOut || zoneOfAbility(ability) !== object.zone) return false;
  const controller = controllerOfObject(game, id) ?? object.owner;
  const context = abilityContext(object, controller);
  if (!playersOf(game, ability.by ?? { type: "you" }, context).includes(player)) return false;
  const cant = (
    what: "activateAbilities" | "activateNonManaAbilities" | "activateLoyaltyAbilities",
  ): boolean => objectCant(game, id, what) || playerCant(game, player, what, { object: id });
  if (cant("activateAbilities") || (!isManaAbility(ability) && cant("activateNonManaAbilities")))
    return false;
  const { turn, game: ever } = object.activations;
  const sort = sortOfAbility(characteristics(game, id).abilities, ability);
  const timely = (): boolean =>
    isSorceryTime(game, player) ||
    rulesFor(game, player, "activateAsInstant").some(
      ({ change, context: where }) =>
        (change.keyword ?? sort) === sort && fits(game, id, change.what, { ...where, each: id }),
    );
  // 606.3
  if (sort === "loyalty" && (!timely() || turn[sort] || cant("activateLoyaltyAbilities"))) return false;
  // 602.5b-e
  return (ability.limits ?? []).every((limit) => {
    switch (limit.type) {
      case "sorcerySpeed":
        return timely();
      case "instantSpeed":
        return true;
      case "timesPerTurn":
        return (
          (turn[activationKey(index)] ?? 0) <
          limit.times + (sort === "boast" && mayAsThough(game, id, "boastTwice") ? 1 : 0)
        );
      case "oncePerGame":
        return !ever[activationKey(index)];
      case "onlyIf":
        return holds(game, limit.condition, { ...context, eachPlayer: player });
    }
  });
};

/** How often the ability can still be activated as far as its limits go (602.5b). */
export const activationsLeft = (object: GameObject, ability: A.Activated, index: number): number =>
  Math.min(
    ...(ability.limits ?? []).map((limit) =>
      limit.type === "timesPerTurn"
        ? limit.times - (object.activations.turn[activationKey(index)] ?? 0)
        : limit.type === "oncePerGame"
          ? 1
          : Infinity,
    ),
    Infinity,
  );

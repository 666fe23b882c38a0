import type * as A from "../../abilities/index.ts";
import { holds } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import { existing } from "../game.ts";
import { abilityContext } from "../triggers/watchers.ts";
import type { ObjectId, PlayerId } from "../state.ts";
import { controllerOfObject } from "../evaluate/players.ts";

/** 307.1, 602.5d: the player could cast a sorcery now. */
export const isSorceryTime = (game: Game, player: PlayerId): boolean => {
  const { turn, stack } = game.state;
  return (
    turn.active === player &&
    stack.length === 0 &&
    (turn.step === "precombat main" || turn.step === "postcombat main")
  );
};

/** Under which activations of an ability are counted (602.5b). */
export const activationKey = (index: number): string => `ability ${index}`;

/** 602.5b-d, 606.3: restrictions on when and how often an ability can be activated. */
export const withinLimits = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: A.Activated,
  index: number,
): boolean => {
  const object = existing(game, id);
  if (ability.costs.some((c) => c.type === "loyalty")) {
    // 606.3
    if (!isSorceryTime(game, player) || (object.activations.turn["loyalty"] ?? 0) > 0) return false;
  }
  const controller = controllerOfObject(game, id) ?? object.owner;
  return (ability.limits ?? []).every((limit) => {
    switch (limit.type) {
      case "sorcerySpeed":
        return isSorceryTime(game, player);
      case "instantSpeed":
        return true;
      case "timesPerTurn":
        return (object.activations.turn[activationKey(index)] ?? 0) < limit.times;
      case "oncePerGame":
        return (object.activations.game[activationKey(index)] ?? 0) < 1;
      case "onlyIf":
        return holds(game, limit.condition, { ...abilityContext(object, controller), eachPlayer: player });
    }
  });
};

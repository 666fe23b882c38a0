import { characteristics } from "./continuous/index.ts";
import type { Game } from "./game.ts";
import { existing, onBattlefield, touch } from "./game.ts";
import { loseDesignations } from "./lose-designations.ts";
import type { ObjectId } from "./state.ts";

/** It is a creature on the battlefield, and nobody has gained control of it since that was last looked at. */
const staysPaired = (game: Game, id: ObjectId): boolean => {
  const object = onBattlefield(game, id);
  if (object === undefined || object.phasedOut) return false;
  const { cardTypes, controller } = characteristics(game, id);
  return cardTypes.includes("creature") && (object.controllerSeen ?? controller) === controller;
};

/** 702.95e, 702.26f: creatures are paired no longer as soon as one of them leaves, phases out, changes controllers or is no creature. */
export const endPairs = (game: Game): void => {
  for (const id of game.state.battlefield) {
    const object = existing(game, id);
    const pair = object.designations.find((name) => name.startsWith("paired:"));
    if (pair === undefined) continue;
    if ([id, Number(pair.slice("paired:".length))].every((one) => staysPaired(game, one))) continue;
    loseDesignations(object, pair);
    touch(game);
  }
};

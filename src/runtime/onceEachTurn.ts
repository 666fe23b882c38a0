import type * as A from "../abilities/index.ts";
import type { Game } from "./game.ts";
import { countUse, objectOrLastKnown, touch } from "./game.ts";
import type { ObjectId } from "./state.ts";

const keyOf = (choice: A.May): string => `chosen ${JSON.stringify(choice)}`;

/** "Do this only once each turn": whether the choice can still be made; counted on the object whose ability it is. */
export const mayStill = (game: Game, source: ObjectId, choice: A.May): boolean =>
  choice.timesPerTurn === undefined ||
  (objectOrLastKnown(game, source)?.activations.turn[keyOf(choice)] ?? 0) < choice.timesPerTurn;

/** The choice has been made once more this turn. */
export const countChoice = (game: Game, source: ObjectId, choice: A.May): void => {
  if (choice.timesPerTurn === undefined) return;
  countUse(objectOrLastKnown(game, source), keyOf(choice));
  touch(game);
};

/** 603.2h: an ability with such a choice triggers only if that has not been made yet. */
export const choiceIsOpen = (game: Game, source: ObjectId, effect: A.Effect): boolean =>
  effect.type === "may"
    ? mayStill(game, source, effect)
    : effect.type !== "sequence" || effect.effects.every((each) => choiceIsOpen(game, source, each));

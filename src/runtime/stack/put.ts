import type * as A from "../../abilities/index.ts";
import { chooseModes, chooseTargetsAndDivision } from "../casting/announce.ts";
import type { Game, Run } from "../game.ts";
import { existing, objectOf, sameChosen, touch } from "../game.ts";
import { perform } from "../perform.ts";
import { controllerOfObject } from "../evaluate/players.ts";
import { actionEvent } from "../events.ts";
import type {
  Bindings,
  Chosen,
  ChosenInstructions,
  Context,
  GameEvent,
  ObjectId,
  PlayerId,
} from "../state.ts";
import { ceaseToExist, chosenTargets, newAbilityObject, stackContext } from "./objects.ts";
import { given } from "../given.ts";

export interface NewStackAbility {
  readonly type: "activated" | "triggered";
  readonly controller: PlayerId;
  readonly source: ObjectId;
  readonly instructions: A.Instructions;
  readonly ability?: A.Ability;
  readonly condition?: A.Condition;
  readonly event?: GameEvent;
  readonly bindings?: Bindings;
  readonly since?: number;
  readonly x?: number;
  readonly costObjects?: Context["costObjects"];
  /** Of delayed and reflexive triggers: the context of the effect that made them. */
  readonly context?: Context;
}

/** 115.1, 603.2: each different target of the spell or ability becomes a target. */
export function* announceTargets(game: Game, id: ObjectId): Run<void> {
  const object = existing(game, id);
  const targets = chosenTargets(object.stackItem?.instructions ?? []);
  const different = targets.filter((t, i) => targets.findIndex((u) => sameChosen(t, u)) === i);
  if (different.length === 0) return;
  yield* perform(
    game,
    different.map((what) => ({ type: "target", what, by: id, player: object.controller })),
  );
}

/** 700.13: it is an opponent, something that an opponent controls, or a card in an opponent's graveyard. */
const isCrime = (game: Game, player: PlayerId, target: Chosen): boolean => {
  if ("player" in target) return target.player !== player;
  const object = objectOf(game, target.object);
  if (object === undefined) return false;
  const { zone, owner } = object;
  if (zone === "graveyard") return owner !== player;
  return (zone === "battlefield" || zone === "stack") && controllerOfObject(game, object.id) !== player;
};

/** The targets of a spell that was cast or an ability that was put on the stack: with some of them that is a crime. */
export function* announceAim(game: Game, id: ObjectId): Run<void> {
  yield* announceTargets(game, id);
  const object = objectOf(game, id);
  if (object === undefined) return;
  const { controller } = object;
  const targets = chosenTargets(object.stackItem?.instructions ?? []);
  if (targets.some((target) => isCrime(game, controller, target)))
    yield* perform(game, [actionEvent("crime", controller, { object: id })]);
}

/** 602.2a, 603.3: puts the ability on the stack with nothing chosen yet. */
export const placeAbility = (game: Game, item: NewStackAbility): ObjectId => {
  const { type, controller, source, ability, condition, event, bindings, x, costObjects, context } = item;
  const { since = game.state.history.thisTurn.length } = item;
  return newAbilityObject(game, controller, {
    type,
    source,
    instructions: [],
    since,
    costObjects: costObjects ?? [],
    ...given({ ability, condition, event, bindings, x, context }),
  }).id;
};

/** 602.2b, 603.3c-d: chooses modes, targets and divisions of an ability on the stack; false when that is impossible. */
export function* chooseForAbility(game: Game, id: ObjectId, instructions: A.Instructions): Run<boolean> {
  const { controller } = existing(game, id);
  const context = stackContext(game, id);
  const announced = yield* chooseModes(game, controller, instructions, context, id);
  if (announced === undefined) return false;
  const chosen: ChosenInstructions | undefined = yield* chooseTargetsAndDivision(
    game,
    controller,
    announced,
    context,
    id,
  );
  if (chosen === undefined) return false;
  const item = objectOf(game, id)?.stackItem;
  if (item === undefined) return false;
  item.instructions = [chosen];
  touch(game);
  return true;
}

/**
 * Puts an ability on the stack, choosing modes and targets (603.3c-d, 602.2b). `undefined` when it can't be given legal
 * targets or modes: it is removed and does nothing.
 */
export function* putOnStack(game: Game, item: NewStackAbility): Run<ObjectId | undefined> {
  const id = placeAbility(game, item);
  const possible = yield* chooseForAbility(game, id, item.instructions);
  if (!possible) {
    ceaseToExist(game, id);
    return undefined;
  }
  yield* announceAim(game, id);
  return id;
}

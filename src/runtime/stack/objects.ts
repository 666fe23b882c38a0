import { characteristics } from "../continuous/index.ts";
import type { Game } from "../game.ts";
import { existing, keptContext, objectOf, objectOrLastKnown, touch } from "../game.ts";
import type {
  Chosen,
  ChosenInstructions,
  Context,
  GameObject,
  ObjectId,
  PlayerId,
  StackItem,
} from "../state.ts";
import { freshObject, putIntoZone, takeFromZone } from "../zones.ts";
import { given } from "../given.ts";
import { blankFace, cardOf } from "../continuous/faceDown.ts";

/** 602.2a, 603.3: the ability is put on the stack as an object that isn't a card. */
export const newAbilityObject = (game: Game, controller: PlayerId, item: StackItem): GameObject => {
  const source = objectOrLastKnown(game, item.source);
  const object = freshObject(game, {
    cardId: source?.cardId ?? 0,
    kind: "ability",
    owner: controller,
    controller,
    card: cardOf(blankFace, source?.card.name ?? ""),
    zone: "stack",
  });
  object.stackItem = item;
  putIntoZone(game, object, undefined);
  touch(game);
  return object;
};

/** An ability or a copy that leaves the stack ceases to exist (608.2n, 704.5e); its last known information stays. */
export const ceaseToExist = (game: Game, id: ObjectId): void => {
  const object = objectOf(game, id);
  if (object === undefined) return;
  const last = characteristics(game, id);
  takeFromZone(game, object);
  delete game.state.objects[id];
  game.state.lastKnown[id] = { object, characteristics: last };
  touch(game);
};

/** The context in which instructions of a spell or ability on the stack are carried out. */
export const stackContext = (
  game: Game,
  id: ObjectId,
  instructions?: ChosenInstructions,
  bindings?: Context["bindings"],
): Context => {
  const object = existing(game, id);
  const item = object.stackItem;
  if (item === undefined) throw new Error(`object ${id} is not on the stack`);
  return {
    // A delayed ability that triggers again is as it was made.
    ...(item.context && keptContext(item.context)),
    source: item.source,
    controller: characteristics(game, id).controller,
    targets:
      instructions !== undefined && instructions.targets.length > 0
        ? instructions.targets
        : (item.context?.targets ?? []),
    bindings: bindings ?? { ...(item.bindings ?? item.context?.bindings) },
    since: item.since,
    costObjects: item.costObjects.length > 0 ? item.costObjects : (item.context?.costObjects ?? []),
    ...given({
      division: instructions?.division,
      modes: instructions?.modes,
      illegal: instructions?.illegal,
      ability: item.ability,
      x: item.x,
      event: item.event,
    }),
  };
};

/** All instructions of a stack object, with those of its chosen modes. */
export const allChosen = (instructions: readonly ChosenInstructions[]): ChosenInstructions[] =>
  instructions.flatMap((i) => [i, ...allChosen((i.modes ?? []).map((m) => m.chosen))]);

/** Every target that was chosen (115.1). */
export const chosenTargets = (instructions: readonly ChosenInstructions[]): Chosen[] =>
  allChosen(instructions).flatMap((i) => i.targets.flat());

import type * as A from "../../abilities/index.ts";
import type { Game, Run } from "../game.ts";
import type { Bindings, Context, GameEvent, ObjectId, PlayerId } from "../state.ts";

export interface NewStackAbility {
  readonly type: "activated" | "triggered";
  readonly controller: PlayerId;
  readonly source: ObjectId;
  readonly instructions: A.Instructions;
  readonly ability?: A.Ability;
  readonly condition?: A.Condition;
  readonly event?: GameEvent;
  readonly bindings?: Bindings;
  readonly x?: number;
  readonly costObjects?: Context["costObjects"];
}

/**
 * Puts an ability on the stack, choosing modes and targets (603.3c-d, 602.2b). `undefined` when it can't be given legal
 * targets or modes: it is removed and does nothing.
 */
export function* putOnStack(_game: Game, _item: NewStackAbility): Run<ObjectId | undefined> {
  return undefined;
}

/** 707.10: puts a copy of a spell or ability on the stack under the player's control; it isn't cast. */
export function* copyOnStack(
  _game: Game,
  _what: ObjectId,
  _player: PlayerId,
  _options: { newTargets?: boolean; except?: readonly A.Modification[] } = {},
): Run<ObjectId | undefined> {
  return undefined;
}

/** 115.7: chooses new targets for a spell or ability on the stack; `chooseNew` lets targets be left, `change` requires other ones. */
export function* chooseNewTargets(
  _game: Game,
  _what: ObjectId,
  _player: PlayerId,
  _how: "chooseNew" | "change",
  _to?: readonly ObjectId[],
): Run<void> {}

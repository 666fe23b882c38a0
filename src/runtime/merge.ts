import type * as A from "../abilities/index.ts";
import { askOption } from "./ask.ts";
import { asComponent } from "./components.ts";
import { startingFace } from "./continuous/base.ts";
import { changeCopies } from "./continuous/copy.ts";
import { blankFace, turnUp } from "./continuous/faceDown.ts";
import type { Game, Run } from "./game.ts";
import { existing, touch } from "./game.ts";
import { perform } from "./perform.ts";
import { followIntoPlay } from "./perform/enter.ts";
import { ceaseToExist } from "./stack/objects.ts";
import type { ObjectId } from "./state.ts";
import { actionEvent } from "./events.ts";

/** 730.2, 702.140c: the mutating creature spell becomes part of the permanent, on top of it or under it. */
export function* mergeInto(game: Game, spell: ObjectId, permanent: ObjectId): Run<void> {
  const added = existing(game, spell);
  const { controller } = added;
  const top = (yield* askOption(game, controller, ["bottom", "top"], "mutate", spell)) === 1;
  const object = existing(game, permanent);
  const part = asComponent(added);
  const own = asComponent(object);
  const face = startingFace(added);
  const before = startingFace({ ...object, faceDown: false });
  const hides = top && object.faceDown;
  // 702.140e, 730.2a, 730.2d; what is face down underneath has no abilities to give (730.2e).
  const merged = (one: A.Face): A.Face => {
    const [upper, lower] = top ? [face, hides ? blankFace : one] : [one, face];
    return { ...upper, abilities: [...upper.abilities, ...lower.abilities] };
  };
  ceaseToExist(game, spell);
  const last = game.state.lastKnown[spell];
  // 702.140f: what spoke of the spell speaks of the permanent now.
  if (last !== undefined) game.state.lastKnown[spell] = { ...last, became: permanent };
  followIntoPlay(game, added, permanent);
  if (hides) {
    turnUp(object);
    object.hidden = before.abilities;
  }
  object.copyOf = merged(before);
  changeCopies(game, permanent, merged);
  object.merged = [...(object.merged ?? []), top ? own : part];
  if (top) Object.assign(object, part);
  touch(game);
  yield* perform(game, [actionEvent("mutate", controller, { object: permanent })]);
}

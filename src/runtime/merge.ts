import { askOption } from "./ask.ts";
import { startingFace } from "./continuous/base.ts";
import type { Game, Run } from "./game.ts";
import { existing, touch } from "./game.ts";
import { perform } from "./perform.ts";
import { followIntoPlay } from "./perform/enter.ts";
import { ceaseToExist } from "./stack/objects.ts";
import type { MergedPart, ObjectId } from "./state.ts";
import { actionEvent } from "./events.ts";

/** 730.2, 702.140c: the mutating creature spell becomes part of the permanent, on top of it or under it. */
export function* mergeInto(game: Game, spell: ObjectId, permanent: ObjectId): Run<void> {
  const added = existing(game, spell);
  const { controller, cardId, card } = added;
  const top = (yield* askOption(game, controller, ["bottom", "top"], "mutate", spell)) === 1;
  const object = existing(game, permanent);
  const part: MergedPart = { kind: added.kind === "spellCopy" ? "token" : "card", cardId, card };
  const own: MergedPart = { kind: object.kind, cardId: object.cardId, card: object.card };
  const faces = [startingFace(added), startingFace(object)] as const;
  const [upper, lower] = top ? faces : [faces[1], faces[0]];
  ceaseToExist(game, spell);
  const last = game.state.lastKnown[spell];
  // 702.140f: what spoke of the spell speaks of the permanent now.
  if (last !== undefined) game.state.lastKnown[spell] = { ...last, became: permanent };
  followIntoPlay(game, spell, permanent);
  // 702.140e, 730.2a, 730.2d
  object.copyOf = { ...upper, abilities: [...upper.abilities, ...lower.abilities] };
  object.merged = [...(object.merged ?? []), top ? own : part];
  if (top) Object.assign(object, part, { faceDown: false });
  touch(game);
  yield* perform(game, [actionEvent("mutate", controller, { object: permanent })]);
}

import type * as A from "../abilities/index.ts";
import { characteristics } from "./continuous/index.ts";
import type { Action } from "./decisions.ts";
import type { Game, Run } from "./game.ts";
import { existing, objectOf, touch } from "./game.ts";
import { canPayAll, payTotal } from "./casting/pay.ts";
import { perform } from "./perform.ts";
import { mark, rewind } from "./rewind.ts";
import { abilityContext } from "./triggers/watchers.ts";
import { flatten } from "./flatten.ts";
import type { ObjectId, PlayerId } from "./state.ts";

const faceUpKeywords: ReadonlySet<string> = new Set(["morph", "megamorph", "disguise"]);

/** The cost of turning a face-down permanent face up (702.37e, 702.168d). */
const faceUpCost = (game: Game, id: ObjectId): A.Costs | undefined => {
  const object = objectOf(game, id);
  if (object === undefined || !object.faceDown) return undefined;
  const printed = flatten(
    (object.copyOf ?? object.card.faces[object.face] ?? object.card.faces[0]).abilities,
  );
  for (const ability of printed) {
    if (ability.type !== "keyword" || !faceUpKeywords.has(ability.keyword)) continue;
    const cost = ability.parameters.find((p) => p.type === "costs");
    if (cost?.type === "costs") return cost.value;
  }
  return undefined;
};

/** Special actions open to a player with priority (116.2), except playing a land. */
export const specialActions = (game: Game, player: PlayerId): Action[] =>
  game.state.battlefield.flatMap((id): Action[] => {
    const object = objectOf(game, id);
    if (object === undefined || !object.faceDown || characteristics(game, id).controller !== player)
      return [];
    const costs = faceUpCost(game, id);
    if (
      costs === undefined ||
      !canPayAll(game, player, { costs }, abilityContext(object, player), { type: "other" })
    )
      return [];
    return [{ type: "special", object: id, action: "turn face up" }];
  });

/** 116.2b: turns a face-down permanent face up; it doesn't use the stack. */
export function* takeSpecialAction(game: Game, player: PlayerId, id: ObjectId, action: string): Run<boolean> {
  const costs = action === "turn face up" ? faceUpCost(game, id) : undefined;
  if (costs === undefined) return false;
  const before = mark(game);
  const paid = yield* payTotal(game, player, { costs }, abilityContext(existing(game, id), player), {
    type: "other",
  });
  if (paid === undefined) {
    rewind(game, before);
    return false;
  }
  existing(game, id).faceDown = false;
  touch(game);
  yield* perform(game, [{ type: "turnedFaceUp", object: id }]);
  return true;
}

import * as A from "../../abilities/index.ts";
import { askYesNo } from "../ask.ts";
import { costsOf } from "../costs.ts";
import { touch } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { has, keywordsOf } from "../keywords.ts";
import { showTo } from "../known.ts";
import type { GameEvent } from "../state.ts";

/** 702.94a: the first card drawn in a turn may be revealed as it is drawn, which lets it be cast for its miracle cost. */
export function* offerMiracle(game: Game, event: GameEvent): Run<void> {
  if (event.type !== "draw" || event.object === undefined || !has(game, event.object, "miracle")) return;
  const { object, player } = event;
  const first = game.state.history.thisTurn.find((e) => e.type === "draw" && e.player === player);
  if (first !== event || !(yield* askYesNo(game, player, "reveal", object))) return;
  showTo(game, [object]);
  const costs = keywordsOf(game, object, "miracle").flatMap(costsOf);
  const effect = A.may(A.you, A.castCards(A.you, A.self, "cast", { costs, as: "miracle" }));
  game.state.waiting.push({ controller: player, source: object, ability: { effect }, event });
  touch(game);
}

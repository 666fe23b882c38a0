import * as A from "../../abilities/index.ts";
import { askYesNo } from "../ask.ts";
import { costsOf } from "../costs.ts";
import { actionEvent } from "../events.ts";
import { rulesFor } from "../prohibitions.ts";
import { pend, touch } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { keywordsOf } from "../keywords.ts";
import { showTo } from "../known.ts";
import type { GameEvent } from "../state.ts";

const isFirst = (game: Game, event: GameEvent & { type: "draw" }): boolean =>
  game.state.history.thisTurn.find((e) => e.type === "draw" && e.player === event.player) === event;

/** 603.11: the first card drawn in a turn may be revealed as it is drawn, or has to be; tells the events of that. */
export function* revealDrawn(game: Game, event: GameEvent & { type: "draw" }): Run<GameEvent[]> {
  const { object, player } = event;
  if (object === undefined) return [];
  const miracles = keywordsOf(game, object, "miracle");
  const rules = rulesFor(game, player, "revealsDrawn");
  if (miracles.length + rules.length === 0 || !isFirst(game, event)) return [];
  const revealed: GameEvent[] = [];
  for (const { change, context } of rules) {
    const cause = context.source;
    if (change.optional && !(yield* askYesNo(game, player, "reveal", object))) continue;
    showTo(game, [object]);
    revealed.push(actionEvent("reveal drawn", player, { object, cause }));
  }
  // 702.94a: each of them by itself is linked to what it triggers.
  for (const miracle of miracles) {
    if (!(yield* askYesNo(game, player, "reveal", object))) continue;
    showTo(game, [object]);
    const costs = costsOf(miracle);
    const effect = A.may(A.you, A.castCards(A.you, A.self, "cast", { costs, as: "miracle" }));
    pend(game, { controller: player, source: object, ability: { effect }, event });
    touch(game);
  }
  return revealed;
}

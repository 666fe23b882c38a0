import type * as A from "../abilities/index.ts";
import type { Game, Run } from "./game.ts";
import { enteringBy } from "./events.ts";
import { touch } from "./game.ts";
import { perform } from "./perform.ts";
import type { Afterwards } from "./perform/replacements.ts";
import { replaceEvent } from "./perform/replacements.ts";
import type { GameEvent, GameObject, ObjectId, PlayerId } from "./state.ts";
import { created } from "./zones.ts";
import { given } from "./given.ts";
import { cardOf } from "./continuous/faceDown.ts";

export interface NewTokens {
  /** Copiable values of the tokens (111.3, 707.2), both faces of those that have two (111.10i). */
  readonly of: A.Face | A.Card;
  readonly count: number;
  /** Owner and controller (111.2). */
  readonly player: PlayerId;
  readonly destination?: A.Destination;
  readonly source?: ObjectId;
}

const tokenObject = (game: Game, of: A.Face | A.Card, player: PlayerId): GameObject =>
  created(game, player, { kind: "token", card: "faces" in of ? of : cardOf(of), zone: "battlefield" });

/** 701.7: creates tokens, after replacement effects on the number (614.16) and on entering. Returns the new permanents. */
export function* createTokens(game: Game, tokens: NewTokens): Run<ObjectId[]> {
  const { of, player } = tokens;
  if (tokens.count <= 0) return [];
  const afterwards: Afterwards = [];
  const sample = tokenObject(game, of, player);
  const replaced = yield* replaceEvent(
    game,
    { type: "tokens", player, objects: [sample.id], count: tokens.count },
    afterwards,
  );
  delete game.state.objects[sample.id];
  touch(game);
  const moves: GameEvent[] = [];
  for (const event of replaced) {
    if (event.type !== "tokens") continue;
    for (let n = 0; n < event.count; n++) {
      const token = tokenObject(game, of, event.player);
      moves.push({
        type: "zoneChange",
        object: token.id,
        from: "outside",
        to: "battlefield",
        destination: { ...tokens.destination, zone: "battlefield" },
        by: event.player,
        ...given({ cause: tokens.source }),
      });
    }
  }
  const entered = (yield* perform(game, moves)).flatMap((e) => enteringBy(e) ?? []);
  if (entered.length > 0) yield* perform(game, [{ type: "tokens", player, objects: entered, count: 0 }]);
  // 614.6: those that are created as well are among the tokens that the effect speaks of afterwards.
  for (const then of afterwards) entered.push(...((yield* then()).objects ?? []));
  return entered;
}

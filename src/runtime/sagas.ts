import type * as A from "../abilities/index.ts";
import { characteristics } from "./continuous/index.ts";
import { flatten } from "./flatten.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./state.ts";

const chapterOf = (event: A.TriggerEvent): number =>
  event.type === "countersPlaced" && event.kind === "lore"
    ? (event.nth ?? 0)
    : event.type === "eitherEvent"
      ? Math.max(0, ...event.events.map(chapterOf))
      : 0;

/** The final chapter number of a Saga, 0 without chapters (714.2d). */
export const finalChapter = (game: Game, id: ObjectId): number =>
  Math.max(
    0,
    ...flatten(characteristics(game, id).abilities).map((a) =>
      a.type === "triggered" ? chapterOf(a.event) : 0,
    ),
  );

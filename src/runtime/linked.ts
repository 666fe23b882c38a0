import { objectOrLastKnown, touch } from "./game.ts";
import type { Game } from "./game.ts";
import type { Context, GameEvent, ObjectId } from "./state.ts";

/** Remembers objects for the linked abilities of the effect's source (607.2a). */
export const link = (
  game: Game,
  ctx: Pick<Context, "source">,
  name: string | undefined,
  ids: readonly ObjectId[],
): void => {
  if (name === undefined || ids.length === 0) return;
  const source = objectOrLastKnown(game, ctx.source);
  if (source === undefined) return;
  source.linked[name] = [...(source.linked[name] ?? []), ...ids];
  touch(game);
};

/** 607.2a, 607.2q: what is exiled to pay for a spell or for what an ability of it says is exiled with the permanent. */
export const linkPaid = (game: Game, source: ObjectId, paid: readonly GameEvent[]): void => {
  const exiled = paid.flatMap((e) => (e.type === "zoneChange" && e.to === "exile" ? (e.becomes ?? []) : []));
  link(game, { source }, "exiled", exiled);
};

import type { Destination } from "../abilities/index.ts";
import type { Game } from "./game.ts";
import { objectOf } from "./game.ts";
import type { GameObject, ObjectId, PlayerId } from "./state.ts";

const isHidden = ({ zone, faceDown }: GameObject): boolean =>
  zone === "library" || zone === "hand" || (zone === "exile" && faceDown);

const everybody = (game: Game): PlayerId[] => game.state.players.map(({ id }) => id);

/** Players see cards of hidden zones: those revealed (701.20a), looked at (701.20e), or to be chosen among. */
export const showTo = (
  game: Game,
  ids: readonly ObjectId[],
  players: readonly PlayerId[] = everybody(game),
): void => {
  for (const id of ids) {
    const object = objectOf(game, id);
    if (object !== undefined && isHidden(object))
      object.knownTo = [...new Set([...(object.knownTo ?? []), ...players])].sort();
  }
};

/** Who still knows which card it is that has moved (400.2): all who saw it where it was, unless it went among others. */
export const keepKnown = (game: Game, old: GameObject, now: GameObject, to: Destination): void => {
  if (!isHidden(now) || to.order === "random") return;
  // Nobody else sees which of the cards of a hand it was.
  const seen = old.zone === "hand" ? [old.owner] : (old.knownTo ?? []);
  if (!isHidden(old)) showTo(game, [now.id]);
  else if (seen.length > 0) now.knownTo = seen;
};

import { characteristics } from "../continuous/index.ts";
import type { Game } from "../game.ts";
import type { Characteristics, GameObject, ObjectId } from "../state.ts";

/** An object a question is asked about: as it is, or as it last existed (608.2h). */
export interface Subject {
  readonly id: ObjectId;
  readonly object: GameObject;
  readonly characteristics: Characteristics;
  /** It still exists under this id. */
  readonly live: boolean;
}

/** The object with its characteristics now, or its last known information (608.2h); undefined if it never existed. */
export const subjectOf = (game: Game, id: ObjectId): Subject | undefined => {
  const object = game.state.objects[id];
  if (object !== undefined) return { id, object, characteristics: characteristics(game, id), live: true };
  const snapshot = game.state.lastKnown[id];
  if (snapshot === undefined) return undefined;
  return { id, object: snapshot.object, characteristics: snapshot.characteristics, live: false };
};

/** Whether two ids are one object, or one object before and after one change of zones. */
export const sameObject = (game: Game, a: ObjectId, b: ObjectId): boolean =>
  a === b || game.state.lastKnown[a]?.became === b || game.state.lastKnown[b]?.became === a;

const publicZones: ReadonlySet<string> = new Set(["battlefield", "graveyard", "exile", "stack", "command"]);

/** 400.2: the zone is public. */
export const isPublicZone = (zone: string): boolean => publicZones.has(zone);

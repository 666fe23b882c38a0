import type * as A from "../abilities/index.ts";
import type { Game, Run } from "./game.ts";
import type { ObjectId, PlayerId } from "./state.ts";

export interface NewTokens {
  /** Copiable values of the tokens (111.3, 707.2). */
  readonly face: A.Face;
  readonly count: number;
  /** Owner and controller (111.2). */
  readonly player: PlayerId;
  readonly destination?: A.Destination;
  readonly source?: ObjectId;
}

/** 701.7: creates tokens, after replacement effects on the number (614.16) and on entering. Returns the new permanents. */
export function* createTokens(_game: Game, _tokens: NewTokens): Run<ObjectId[]> {
  return [];
}

import type * as A from "../../abilities/index.ts";
import type { Game, Run } from "../game.ts";
import type { Chosen, Context, PlayerId } from "../state.ts";

/** The objects and players that may be chosen for an occurrence of "target" now (115.1, 115.4, 702.11, 702.16b, 702.18). */
export const targetCandidates = (_game: Game, _spec: A.TargetSpec, _context: Context): Chosen[] => [];

/**
 * 601.2c: chooses targets, in printed order, one entry for each specification; empty where `onlyIf` does not hold.
 * `undefined` when a required target has no legal candidate.
 */
export function* chooseTargets(
  _game: Game,
  _player: PlayerId,
  _specs: readonly A.TargetSpec[],
  _context: Context,
): Run<Chosen[][] | undefined> {
  return undefined;
}

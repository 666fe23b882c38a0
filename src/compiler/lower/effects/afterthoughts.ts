import * as A from "../../../abilities/index.ts";
import type { Scope } from "../scope.ts";

/** The instruction that a later sentence adds to ("It can't be regenerated.", "After that turn, …"). */
interface Latest {
  destroy?: A.Destroy;
  counter?: A.Counter;
  /** For how long the instruction is carried out is said in front of it. */
  timed?: boolean;
  /** In whose next turn a player is controlled. */
  turn?: A.Players;
}
const afterthoughts = new WeakMap<Scope, Latest>();
/** The destruction and the countering that the sentence at hand can add to. */
export const latest = (scope: Scope): Latest => {
  const known = afterthoughts.get(scope) ?? {};
  afterthoughts.set(scope, known);
  return known;
};

import * as A from "../../../abilities/index.ts";
import type { Scope } from "../scope.ts";

/** The instruction to destroy or counter that a later sentence adds to ("It can't be regenerated."). */
const afterthoughts = new WeakMap<Scope, { destroy?: A.Destroy; counter?: A.Counter }>();
/** The destruction and the countering that the sentence at hand can add to. */
export const latest = (scope: Scope): { destroy?: A.Destroy; counter?: A.Counter } => {
  const known = afterthoughts.get(scope) ?? {};
  afterthoughts.set(scope, known);
  return known;
};

import type * as A from "../../abilities/index.ts";
import { remember } from "./outcome.ts";
import { bindNext, type Scope } from "./scope.ts";

/**
 * Numbers the instruction at hand and remembers what it was done to, so that "it", "those creatures" and "this way"
 * can speak of it. Returns the number.
 */
export const carriedOut = (what: A.Objects, scope: Scope, how = "affected"): number => {
  const id = bindNext(scope);
  remember(scope, id, what, how);
  return id;
};

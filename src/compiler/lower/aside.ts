import type * as A from "../../abilities/index.ts";
import type { Scope } from "./scope.ts";

/** Lowers words beside the point: the card itself in "a copy of this creature" is not what a later "it" means. */
export const aside = (scope: Scope, lower: () => A.Objects): A.Objects => {
  const before = [...scope.mentions];
  const objects = lower();
  if (objects.type === "self") scope.mentions.splice(0, scope.mentions.length, ...before);
  return objects;
};

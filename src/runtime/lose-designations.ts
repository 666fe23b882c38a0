import type { GameObject } from "./state.ts";

/** What the object is called by the rules or effects, it is called no longer. */
export const loseDesignations = (object: GameObject, ...lost: readonly string[]): void => {
  object.designations = object.designations.filter((name) => !lost.includes(name));
};

import type * as A from "../../abilities/index.ts";
import { firstPart } from "../lower/same.ts";
import type { Place } from "./rule.ts";

/** The instruction of the ability that has this number; options of a vote have one, too, and are no instructions. */
export const instructionOf = (id: number, { around }: Place): A.Effect | undefined =>
  // Only instructions have a number under which they are found again.
  firstPart(around[0], ({ bind, type }) => bind === id && typeof type === "string") as unknown as
    A.Effect | undefined;

/** What is done where it is done at all: the last of several instructions, with or without a "may". */
export const doneBy = (effect: A.Effect): A.Effect => {
  if (effect.type === "may") return doneBy(effect.effect);
  const last = effect.type === "sequence" ? effect.effects.at(-1) : undefined;
  return last === undefined ? effect : doneBy(last);
};

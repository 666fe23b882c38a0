import type { Ability } from "../abilities/index.ts";
import { remembered } from "./remembered.ts";

/**
 * The abilities with the meanings of keyword abilities beside the keywords themselves (702.1): a keyword with a
 * meaning stays for "with …" questions, and its abilities count as the object's own.
 */
export const flatten = (abilities: readonly Ability[]): readonly Ability[] => {
  return abilities.some((a) => a.type === "keyword") ? withMeanings(abilities) : abilities;
};
const withMeanings = remembered((abilities: readonly Ability[]): readonly Ability[] =>
  abilities.flatMap((a) => (a.type === "keyword" ? [a, ...flatten(a.abilities)] : [a])),
);

import type { Ability } from "../abilities/index.ts";
import { meaningOf } from "./meanings/index.ts";

const flattened = new WeakMap<readonly Ability[], readonly Ability[]>();

/**
 * The abilities with the meanings of keyword abilities beside the keywords themselves (702.1): a keyword with a
 * meaning stays for "with …" questions, and its abilities count as the object's own.
 */
export const flatten = (abilities: readonly Ability[]): readonly Ability[] => {
  if (!abilities.some((a) => a.type === "keyword")) return abilities;
  const known = flattened.get(abilities);
  if (known) return known;
  const all = abilities.flatMap((a) => (a.type === "keyword" ? [a, ...flatten(meaningOf(a))] : [a]));
  flattened.set(abilities, all);
  return all;
};

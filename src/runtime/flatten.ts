import type { Ability } from "../abilities/index.ts";

const flattened = new WeakMap<readonly Ability[], readonly Ability[]>();

/**
 * The abilities with the meanings of keyword abilities beside the keywords themselves (702.1): a keyword with a
 * compiled meaning stays for "with …" questions, and its abilities count as the object's own.
 */
export const flatten = (abilities: readonly Ability[]): readonly Ability[] => {
  if (!abilities.some((a) => a.type === "keyword" && a.abilities.length > 0)) return abilities;
  const known = flattened.get(abilities);
  if (known) return known;
  const all = abilities.flatMap((a) => (a.type === "keyword" ? [a, ...flatten(a.abilities)] : [a]));
  flattened.set(abilities, all);
  return all;
};

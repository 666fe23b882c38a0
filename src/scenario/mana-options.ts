import type { PlayerId } from "../runtime/state.ts";
import type { View } from "./view.ts";

/** Symbols of a mana text without order: `{R}{G}` and `{G}{R}` are the same. */
const sorted = (mana: string): string =>
  [...mana.matchAll(/\{[^}]+\}/g)]
    .map((m) => m[0])
    .sort()
    .join("");

export const sameMana = (a: string, b: string): boolean => sorted(a) === sorted(b);

/** The largest results that the player's untapped mana sources can produce together. */
export function largestManaResults(_view: View, _player: PlayerId): readonly string[] {
  return [];
}

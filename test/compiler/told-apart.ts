import { expect, it } from "vitest";
import { compileCard } from "../../src/compiler/compile.ts";
import { cardOf } from "./abilities-of.ts";

/** Whether a card of that text compiles. */
export const compiles = (text: string, typeLine: string): boolean =>
  compileCard(cardOf(text, typeLine)).status === "compiled";

/** A text that compiles, and a change of it that does not. */
type Pair = readonly [said: string, changed: string];

/** Tests that each first text compiles and each second one does not. */
export const tell = (typeLine: string, pairs: readonly Pair[]): void => {
  it.each(pairs)("%s", (said, changed) => {
    expect(compiles(said, typeLine)).toBe(true);
    expect(compiles(changed, typeLine)).toBe(false);
  });
};

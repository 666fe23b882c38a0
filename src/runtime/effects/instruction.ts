import type * as A from "../../abilities/index.ts";
import { mentionsType } from "../evaluate/nodes.ts";
import { remembered } from "../remembered.ts";

/** What a "may" is about, in a word. */
export const describe = (effect: A.Effect): string => {
  if (effect.type === "sequence") return effect.effects.map(describe).join(", ");
  if (effect.type === "do") return effect.action;
  return effect.type;
};

/** What a player chooses and yet may turn out impossible, and is taken back: payments and casting. */
export const mayFail: (effect: A.Effect) => boolean = remembered(
  (effect) => mentionsType(effect, "pay") || mentionsType(effect, "castCards"),
);

const bindsIn = (node: unknown): number[] => {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, part]) =>
    (key === "bind" || key === "bindFound" || key === "bindOther") && typeof part === "number"
      ? [part]
      : bindsIn(part),
  );
};
/** The numbers under which an instruction leaves what came of it. */
export const boundBy = remembered((effect: A.Effect): readonly number[] => [...new Set(bindsIn(effect))]);

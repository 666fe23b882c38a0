import type * as A from "../../abilities/index.ts";
import { mentionsType, partsIn } from "../evaluate/nodes.ts";
import { remembered } from "../remembered.ts";

/** What a "may" is about, in a word. */
export const describe = (effect: A.Effect): string => {
  if (effect.type === "sequence") return effect.effects.map(describe).join(", ");
  if (effect.type === "do") return effect.action;
  return effect.type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
};

/** What a player chooses and yet may turn out impossible, and is taken back: payments and casting. */
export const mayFail: (effect: A.Effect) => boolean = remembered(
  (effect) => mentionsType(effect, "pay") || mentionsType(effect, "castCards"),
);

/** The numbers under which an instruction leaves what came of it. */
export const boundBy = remembered((effect: A.Effect): readonly number[] => {
  const bound = [...partsIn(effect)].flatMap(({ bind, bindFound, bindOther }) => [
    bind,
    bindFound,
    bindOther,
  ]);
  return [...new Set(bound.filter((id) => typeof id === "number"))];
});

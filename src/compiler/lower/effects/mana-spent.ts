import * as A from "../../../abilities/index.ts";
import { refuse } from "../scope.ts";
import type { Sentence } from "../later.ts";

/** The mana that was just added is spoken of by what it is spent on. */
export const markMana = (node: Sentence, effects: A.Effect[]): void => {
  const last = effects[effects.length - 1];
  if (last?.type !== "addMana") return refuse(node, "no mana was added before this");
  effects[effects.length - 1] = { ...last, marked: true };
};
/** "…, and that spell can't be countered": the spell that the mana is spent on, whoever's mana it is (106.6). */
export const uncounterable = (node: Sentence, effects: A.Effect[]): void => {
  markMana(node, effects);
  const uncountered = A.affect(A.eventObjects("object"), [A.cant("beCountered")]);
  effects.push(A.delayed(A.cast(A.players, A.paidWith), { effect: uncountered }, atOnce));
};
/** What is done to each spell as the mana is spent on it, however long it has been in the pool (106.4). */
export const atOnce = { duration: A.until("end of game"), atOnce: true } as const;
/** What goes on for the spell and for the permanent that it becomes (400.7a). */
export const isLasting = (effect: A.Effect): boolean =>
  effect.type === "sequence"
    ? effect.effects.every(isLasting)
    : effect.type === "affect" || effect.type === "changeRules";

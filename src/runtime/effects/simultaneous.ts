import type * as A from "../../abilities/index.ts";
import { remembered } from "../remembered.ts";

/** Instructions that are carried out on several objects, or by several players, at the same time (608.2e). */
const simultaneous: ReadonlySet<A.Effect["type"]> = new Set([
  "createTokens",
  "createCopies",
  "move",
  "exile",
  "destroy",
  "sacrifice",
  "discard",
  "search",
  "reveal",
  "shuffle",
  "mill",
  "dealDamage",
  "gainLife",
  "loseLife",
  "putCounters",
  "removeCounters",
  "tap",
  "untap",
  "affect",
]);

/** The instructions in it, or nothing where one of them has to be carried out by itself. */
const instructionsIn: (effect: A.Effect) => readonly A.Effect["type"][] | undefined = remembered((effect) => {
  switch (effect.type) {
    case "sequence": {
      const parts = effect.effects.map(instructionsIn);
      return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
    }
    case "may":
      return instructionsIn(effect.effect);
    case "if": {
      const then = instructionsIn(effect.then);
      const otherwise = effect.otherwise === undefined ? [] : instructionsIn(effect.otherwise);
      return then && otherwise && [...new Set([...then, ...otherwise])];
    }
    default:
      return simultaneous.has(effect.type) ? [effect.type] : undefined;
  }
});

/** 608.2e: whether what several players are told to do is done by all of them at the same time, step by step. */
export const isSimultaneous = (effect: A.Effect): boolean => instructionsIn(effect) !== undefined;

/**
 * "For each …, create a token": whether what is done for each is one event with what is done for the others. Where the
 * same is done twice for each, there are two events, and which of them is which is not told apart.
 */
export const isOneEvent = (effect: A.Effect): boolean => {
  const instructions = instructionsIn(effect);
  return instructions !== undefined && new Set(instructions).size === instructions.length;
};

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
/** What is a step as well, and no event that is one with what the others do: draws are made in turn (121.2c). */
const apart: ReadonlySet<A.Effect["type"]> = new Set([
  "draw",
  "scry",
  "surveil",
  "lookAt",
  "chooseObjects",
  "getCounters",
  "investigate",
]);

type Types = readonly A.Effect["type"][];
/** Of which only one is carried out. */
const eitherIn = (effects: readonly A.Effect[]): Types => [...new Set(effects.flatMap(instructionsIn))];

/** The instructions in it, those that are carried out by themselves as they are. */
const instructionsIn: (effect: A.Effect) => Types = remembered((effect) => {
  switch (effect.type) {
    case "sequence":
      return effect.effects.flatMap(instructionsIn);
    case "may":
      return instructionsIn(effect.effect);
    case "oneOf":
      // 701.55d: one player after the other.
      return effect.villainous ? [effect.type] : eitherIn(effect.effects);
    case "if":
      return eitherIn([effect.then, effect.otherwise ?? effect.then]);
    default:
      return [effect.type];
  }
});

/** 608.2e: whether what several players are told to do is done by all of them, step by step. */
export const isStepwise = (effect: A.Effect): boolean =>
  instructionsIn(effect).every((type) => simultaneous.has(type) || apart.has(type));

/** Whether it is done by one player after the other, as far as it is no choice. */
export const isApart = (effect: A.Effect): boolean => instructionsIn(effect).some((type) => apart.has(type));

/**
 * "For each …, create a token": whether what is done for each is one event with what is done for the others. Where the
 * same is done twice for each, there are two events, and which of them is which is not told apart.
 */
export const isOneEvent = (effect: A.Effect): boolean => {
  const instructions = instructionsIn(effect);
  return (
    new Set(instructions).size === instructions.length && instructions.every((type) => simultaneous.has(type))
  );
};

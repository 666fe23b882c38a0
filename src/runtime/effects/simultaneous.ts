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

type Types = readonly A.Effect["type"][];
const allIn = (effects: readonly A.Effect[]): Types | undefined => {
  const found = effects.map(instructionsIn);
  return found.includes(undefined) ? undefined : found.flatMap((types) => types ?? []);
};
/** Of which only one is carried out. */
const eitherIn = (effects: readonly A.Effect[]): Types | undefined => {
  const all = allIn(effects);
  return all && [...new Set(all)];
};

/** The instructions in it, or nothing where one of them has to be carried out by itself. */
const instructionsIn: (effect: A.Effect) => Types | undefined = remembered((effect) => {
  switch (effect.type) {
    case "sequence":
      return allIn(effect.effects);
    case "may":
      return instructionsIn(effect.effect);
    case "oneOf":
      // 701.55d: one player after the other.
      return effect.villainous ? undefined : eitherIn(effect.effects);
    case "if":
      return eitherIn([effect.then, effect.otherwise ?? effect.then]);
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

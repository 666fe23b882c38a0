import type * as A from "../../../abilities/index.ts";
import { instructionOf } from "../instructions.ts";
import { rule } from "../rule.ts";

type EffectType = A.Effect["type"];
const effects = (...types: readonly EffectType[]): ReadonlySet<EffectType> => new Set(types);

/** Instructions about the game or a player as a whole, that come to no number. */
const withoutNumber = effects(
  "changeRules",
  "endGame",
  "extraTurn",
  "extraPhase",
  "skipNext",
  "become",
  "endTurn",
  "attach",
  "unattach",
  "transform",
  "turnFace",
  "exchangeControl",
  "exchangeLife",
  "changeTargets",
);
/** Instructions that are done to no objects. */
const withoutObjects = effects(
  "changeRules",
  "endGame",
  "extraTurn",
  "extraPhase",
  "skipNext",
  "become",
  "endTurn",
  "gainLife",
  "loseLife",
  "setLife",
  "exchangeLife",
  "addMana",
  "emptyMana",
  "getCounters",
  "flipCoin",
  "rollDie",
  "scry",
);
/** Instructions that deal damage, or can have such in them. */
const withDamage = effects("dealDamage", "fight", "may", "forEach", "oneOf");
/** What is won or lost (701.30b, 705.2). */
const withWinner = effects("flipCoin", "clash");

/** "That many", "those", "if you win" of an instruction that comes to no such thing. */
export const noSuchResult = rule("RW4023", ["amount", "bound", "excessDamage", "wonFlip"], (node, place) => {
  const type = instructionOf(node.id, place)?.type;
  if (type === undefined) return undefined;
  switch (node.type) {
    case "amount":
      return withoutNumber.has(type) ? "what was done before comes to no number" : undefined;
    case "bound":
      return withoutObjects.has(type) ? "what was done before was done to no objects" : undefined;
    case "excessDamage":
      return withDamage.has(type) ? undefined : "no damage was dealt before that could be in excess";
    case "wonFlip":
      return withWinner.has(type) ? undefined : "nothing was flipped before that could be won";
    default:
      return node satisfies never;
  }
});

import type * as A from "../../../abilities/index.ts";
import { instructionOf } from "../instructions.ts";
import { isIn, rule, type NodeType } from "../rule.ts";

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

/** Instructions that permit what is done later, if at all. */
const permitting = effects("allowPlay", "changeRules");

/** "That many", "those", "if you win", "if you do" of an instruction that comes to no such thing. */
export const noSuchResult = rule(
  "RW4023",
  ["amount", "bound", "excessDamage", "performed", "wonFlip"],
  (node, place) => {
    const type = instructionOf(node.id, place)?.type;
    if (type === undefined) return undefined;
    switch (node.type) {
      case "performed":
        return permitting.has(type)
          ? "what was permitted before has not been done as this is asked"
          : undefined;
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
  },
);

/** What applies to a spell as it is cast, and while it is on the stack. */
const applyingLater: ReadonlySet<NodeType> = new Set<NodeType>([
  "affect",
  "alternativeCost",
  "castAsThoughFlash",
  "costChange",
  "replace",
  "static",
]);
/** "Copy the next spell you cast this turn": as that is done, nothing has been cast. */
export const notCastYet = rule("RW4023", ["nextCast"], (_, place) =>
  isIn(applyingLater, place)
    ? undefined
    : "nothing has been cast as this is done: say “When you next cast …”",
);

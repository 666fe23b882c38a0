import type * as A from "../../../abilities/index.ts";
import { instructionOf } from "../instructions.ts";
import { abilityAround, isIn, rule, type NodeType } from "../rule.ts";

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

/** Instructions that set up what happens later: "skip your next draw step". */
const settingUp = effects("skipNext", "extraTurn", "extraPhase");
/** "Spend this mana only to cast a creature spell. When you do": as the mana is added, nothing is paid with it (106.6). */
const isForLater = (done: A.Effect): boolean => done.type === "addMana" && done.onlyFor !== undefined;

/** "That many", "those", "if you win", "if you do" of an instruction that comes to no such thing. */
export const noSuchResult = rule(
  "RW4023",
  ["amount", "bound", "excessDamage", "performed", "reflexive", "wonFlip"],
  (node, place) => {
    const done = node.id === undefined ? undefined : instructionOf(node.id, place);
    if (done === undefined) return undefined;
    const { type } = done;
    switch (node.type) {
      case "reflexive":
        return permitting.has(type) || settingUp.has(type) || isForLater(done)
          ? "what was permitted or set up before is not done yet: say “whenever” and what is done then"
          : undefined;
      case "performed":
        return permitting.has(type) || isForLater(done)
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
export const notCastYet = rule("RW4023", ["nextCast"], (_, place) => {
  // What gives the ability to something does not apply to the spell.
  const around = place.around.slice(abilityAround(place)?.depth ?? 0);
  return isIn(applyingLater, { ...place, around })
    ? undefined
    : "nothing has been cast as this is done: say “When you next cast …”";
});

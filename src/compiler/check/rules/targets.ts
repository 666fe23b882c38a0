import type * as A from "../../../abilities/index.ts";
import { areCardsAnywhere, holds, holdsType, same, type Fields } from "../../lower/same.ts";
import { nodeAt, rule, type Node, type NodeOf, type NodeType, type Place } from "../rule.ts";
import { targetsAt } from "../targets.ts";

/** A target that is spoken of, and that nothing asks to choose (115.1). */
export const undeclaredTarget = rule("RW4022", ["target", "targetPlayers"], (node, place) => {
  const spec = targetsAt(place)[node.index];
  if (spec === undefined) return "there are not so many targets";
  return node.type === "targetPlayers" && spec.players === undefined ? "this target is no player" : undefined;
});

/** What has targets of its own: an ability, a mode, a delayed or a reflexive ability. */
const declared = (part: object): readonly Partial<A.TargetSpec>[] =>
  "targets" in part && Array.isArray(part.targets) ? (part.targets as readonly Partial<A.TargetSpec>[]) : [];

const targeting = ["spell", "activated", "triggered", "delayed", "reflexive", "modal"] as const;
/** Each of them, but for modes, which are part of another. */
const announced: ReadonlySet<NodeType> = new Set(targeting.filter((type) => type !== "modal"));
const partsOf = (node: NodeOf<(typeof targeting)[number]>): readonly object[] =>
  node.type === "modal" ? node.modes : "ability" in node ? [node.ability] : [node];

/** A card is a target only in the zone that is said (115.2). */
export const cardAnywhere = rule("RW4022", targeting, (node) => {
  const isAnywhere = partsOf(node).some((part) => declared(part).some(areCardsAnywhere));
  return isAnywhere ? "it is not said where the card that is a target is" : undefined;
});

const isDiscarding = (part: object): boolean => {
  const node = nodeAt(part);
  return node?.type === "discard" || (node?.type === "costOnObjects" && node.action === "discard");
};
/** 109.2a: "a card" is in no zone by itself; only what is discarded comes from a hand anyway (701.9a). */
export const cardsNowhere = rule("RW4023", ["all", "choose", "costChoice"], (node, place) =>
  (node.type !== "all" && node.from !== undefined) ||
  place.around.some(isDiscarding) ||
  !areCardsAnywhere(node.filter)
    ? undefined
    : "it is not said where these cards are",
);

/** A target that is chosen, and then neither done anything to nor asked about. */
export const unusedTarget = rule("RW4022", targeting, (node) => {
  for (const part of partsOf(node)) {
    const targets = declared(part);
    for (const [index, { askedOnce }] of targets.entries())
      // "Choose target opponent who had more life": that there is one is all that is asked.
      if (
        askedOnce !== true &&
        !holds(part, ({ type, index: at }) => (type === "target" || type === "targetPlayers") && at === index)
      )
        return "a target is chosen that nothing is done to";
  }
  return undefined;
});

const isChosen: ReadonlySet<unknown> = new Set(["chosen", "chosenColor", "chosenPlayer", "chosenNumber"]);
const paysX = ({ type, costs }: Fields): boolean =>
  type === "pay" && holds(costs, ({ cost }) => Array.isArray(cost) && cost.includes("X"));
type Test = (node: Fields) => boolean;
/** What is chosen or found only on resolution, and the parts of the model that ask for it. */
const settledBy: readonly (readonly [settles: Test, asks: Test])[] = [
  [({ type }) => type === "chooseValue", ({ type }) => isChosen.has(type)],
  [(node) => node["type"] === "setX" || paysX(node), ({ type }) => type === "x"],
];
/** Whether costs are paid only after the targets of these instructions are chosen (601.2c, 601.2h, 602.2b). */
const isUnpaid = (node: Node, { around }: Place): boolean => {
  const owner = [node, ...around.toReversed().map(nodeAt)].find((part) => part && announced.has(part.type));
  return owner?.type === "spell" || owner?.type === "activated";
};
/** "Choose a color. Destroy target creature of that color": targets are chosen before anything is done (601.2c, 603.3d). */
export const settledTooLate = rule("RW4023", targeting, (node, place) => {
  const late = partsOf(node).some((part) =>
    settledBy.some(
      ([settles, asks]) =>
        declared(part).some((target) => holds(target, asks)) &&
        holds("effect" in part && part.effect, settles),
    ),
  );
  if (late) return "targets are chosen before this is: say “when you do”";
  const isPaid =
    isUnpaid(node, place) &&
    partsOf(node).some((part) => declared(part).some((target) => holdsType(target, "costObjects")));
  return isPaid ? "targets are chosen before costs are paid: say “when you do”" : undefined;
});

/** Whether several objects are meant, each of them and not one that is chosen of them. */
const areSeveral = (objects: A.Objects, place: Place): boolean => {
  switch (objects.type) {
    case "all":
      return true;
    case "choose":
      return objects.count.max !== 1;
    case "target":
      return targetsAt(place)[objects.index]?.count.max !== 1;
    default:
      return false;
  }
};
/** 701.14a: two creatures fight; of several that fight one, or one that fights several, it is not said in what order. */
export const fightsSeveral = rule("RW4022", ["fight"], ({ one, other }, place) =>
  !same(one, other) && (areSeveral(one, place) || areSeveral(other, place))
    ? "a creature fights one other creature"
    : undefined,
);

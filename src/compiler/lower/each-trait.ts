import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { basicLandTypes, permanentTypes } from "./every-type.ts";
import { rewritten } from "./rewritten.ts";
import { holdsType, same } from "./same.ts";
import { refuse, severalSince, type Scope } from "./scope.ts";

/** The traits of which each is had at once: what they are called as one is chosen, and which there are. */
export const everyTrait = {
  color: { what: "color", among: A.colors },
  "card type": { what: "cardType", among: A.cardTypes },
  "permanent type": { what: "cardType", among: permanentTypes },
  "basic land type": { what: "basicLandType", among: basicLandTypes },
} as const;

/** The one color or type at hand in place of "that color" or "that type". */
export const withTrait = <T>(
  part: T,
  { what }: (typeof everyTrait)[keyof typeof everyTrait],
  value: string,
): T =>
  rewritten(part, (node) =>
    node.type !== "chosen" || !("what" in node) || node.what !== what
      ? undefined
      : what === "color"
        ? A.hasColor(value as A.Color)
        : what === "cardType"
          ? A.hasType(value as A.CardType)
          : A.hasSubtype(value),
  );

/** One instruction for all of them, where they differ only in what is moved (608.2f). */
const together = (told: readonly A.Effect[]): readonly A.Effect[] => {
  const moves = told.filter((each) => each.type === "move");
  const [first] = moves;
  if (first === undefined || moves.length < told.length) return told;
  const what = A.together(moves.map((each) => each.what));
  return moves.every((each) => same({ ...each, what: first.what }, first)) ? [{ ...first, what }] : told;
};

/** "For each color, return up to one target card of that color": once for each of them; targets are chosen before. */
export const forEachTrait = (
  node: Nodes["frontAdverbial"] & { readonly kind: "forEachTrait" },
  build: (scope: Scope) => A.Effect,
  { scope, effects }: { readonly scope: Scope; readonly effects: A.Effect[] },
): void => {
  const { trait } = node;
  const every = everyTrait[trait];
  const type = every.what === "color" ? {} : { type: every.what };
  const inner: Scope = { ...scope, choice: { ...scope.choice, ...type } };
  const before = scope.targets.length;
  const spoken = [...scope.mentions];
  const effect = build(inner);
  if (!holdsType([effect, scope.targets.slice(before)], "chosen"))
    return refuse(node, `say what is done with each ${trait}: “of that ${trait}”`);
  severalSince(scope, spoken);
  const among = [...every.among];
  if (scope.targets.length === before) {
    // 608.2f: what is moved for each of them is moved together, once all of it is chosen.
    if (holdsType(effect, "move"))
      return refuse(node, "what is chosen for each of these cannot be moved together yet");
    effects.push(A.repeat(among.length, effect, { each: { what: every.what, among } }));
    return;
  }
  const own = scope.targets.splice(before);
  scope.mentions.splice(0, scope.mentions.length, ...spoken);
  const told = among.map((value, index) => {
    scope.targets.push(...withTrait(own, every, value));
    return rewritten(withTrait(effect, every, value), (part) =>
      part.type === "target" && "index" in part && Number(part.index) >= before
        ? A.target(Number(part.index) + index * own.length)
        : undefined,
    );
  });
  effects.push(...together(told));
};

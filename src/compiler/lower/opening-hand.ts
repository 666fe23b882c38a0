import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { isBareSentence } from "../resolve/sentence.ts";
import { anyObjects } from "./objects.ts";
import { newScope, refuse, type FaceFacts } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { tidy } from "./tidy.ts";

/** What a card says about itself in the opening hand (103.6): a static ability that works there (113.6). */
export const openingHandOf = (node: Nodes["body"], face: FaceFacts): readonly A.Static[] | undefined => {
  const { first, rest } = node;
  const scope = newScope(face, { opening: true });
  const made = (effect: A.Effect): readonly A.Static[] => [
    tidy(A.staticAbility([A.openingHand(effect)], { zone: "hand" })),
  ];
  if (first.kind === "beginsOnBattlefield") {
    if (rest.length > 0) return refuse(rest[0]!, "this is another ability: begin a new line");
    if (anyObjects(first.what, scope).type !== "self" || anyObjects(first.it, scope).type !== "self")
      return refuse(first.what, "a card says this of itself");
    return made(A.may(A.you, A.move(A.self, { zone: "battlefield" })));
  }
  if (!isBareSentence(first) || first.does.first.kind !== "mayClause") return undefined;
  if (first.does.first.does.kind !== "revealFromOpening") return undefined;
  return made(instructionsOf([first, ...rest], scope));
};

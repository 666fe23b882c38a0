import * as A from "../../abilities/index.ts";
import { same } from "./same.ts";
import { refuse, type PhraseNode } from "./scope.ts";

/** Whether it keeps permanents phased out. */
export const staysOut = (modifications: readonly A.Modification[]): boolean =>
  modifications.some((each) => each.type === "cant" && each.what === "phaseIn");
/** 702.26b: nothing that is asked of it finds what is phased out, so that all of it has to be meant. */
export const noneFound = "what is phased out cannot be told apart by what it is like";
/** What a static ability says of objects. */
export const stated = (
  subject: A.Objects,
  modifications: readonly A.Modification[],
  node: PhraseNode,
): readonly A.StaticEffect[] => {
  if (!staysOut(modifications)) return [A.applies(subject, modifications)];
  return same(subject, A.all(A.kind("permanent"))) && modifications.length === 1
    ? [A.playerCant(A.players, "phaseIn")]
    : refuse(node, noneFound);
};

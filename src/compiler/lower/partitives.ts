import * as A from "../../abilities/index.ts";
import { ownOfPlayerAtHand } from "../resolve/bound.ts";
import type { Noun } from "./qualifier-parts.ts";
import type { PhraseNode, Scope } from "./scope.ts";
import type { Use } from "./targets.ts";

/** "Put one into your hand". */
export const aloneCounts = { one: 1, two: 2, three: 3 } as const;
/** So many of a group, whichever the player picks; of what each of several players has, of that player's own. */
export const someOf = (
  from: A.Objects,
  count: A.Count | "each",
  scope: Scope,
  { node, use, noun = {} }: { readonly node: PhraseNode; readonly use: Use; readonly noun?: Chosen },
): A.Objects =>
  count === "each"
    ? ownOfPlayerAtHand(node, scope, from)
    : {
        type: "choose",
        count,
        filter: A.anything,
        ...choiceOf(use, noun),
        from: ownOfPlayerAtHand(node, scope, from),
      };

type Chosen = Pick<Noun, "random" | "together" | "ofOneOwner" | "chosenBy">;
/** What is asked of all that is chosen together. */
export const togetherOf = ({ together, ofOneOwner }: Chosen): A.GoTogether =>
  together !== undefined
    ? { together }
    : ofOneOwner === true
      ? { together: { are: "common", in: "owner" } }
      : {};
/** Who chooses, where that is not whoever the instruction is for, and how. */
export const choiceOf = (use: Use, noun: Chosen): Partial<A.Choose> => {
  const by = noun.chosenBy ?? use.by;
  const own = by === undefined || (by.type === "you" && (use.by === undefined || use.by.type === "you"));
  return {
    ...(own ? {} : { by }),
    ...(noun.random === true ? { random: true } : {}),
    ...togetherOf(noun),
  };
};

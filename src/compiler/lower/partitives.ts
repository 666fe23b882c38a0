import * as A from "../../abilities/index.ts";
import { ownOfPlayerAtHand } from "../resolve/bound.ts";
import type { Noun } from "./qualifier-parts.ts";
import { same } from "./same.ts";
import type { PhraseNode, Scope } from "./scope.ts";
import { conjuncts } from "./series.ts";
import type { Use } from "./targets.ts";

/** "Put one into your hand". */
export const aloneCounts = { one: 1, two: 2, three: 3 } as const;
/** So many of a group, whichever the player picks; of what each of several players has, of that player's own. */
export const someOf = (
  from: A.Objects,
  count: A.Count | "each",
  scope: Scope,
  { node, use, noun = {} }: { readonly node: PhraseNode; readonly use: Use; readonly noun?: Chosen },
): A.Objects => {
  if (count === "each") return ownOfPlayerAtHand(node, scope, from);
  const [whole, filter] = asked(from, noun);
  return {
    type: "choose",
    count,
    filter,
    ...choiceOf(use, noun),
    from: ownOfPlayerAtHand(node, scope, whole),
  };
};

/** "One of those cards with mana value 3 or less": what fits, of all of those, so that the others are left, too. */
const asked = (from: A.Objects, { adjectives = [], qualifiers = [] }: Chosen): [A.Objects, A.Filter] => {
  const said = [...adjectives, ...qualifiers].flatMap(conjuncts);
  return from.type === "among" &&
    conjuncts(from.filter).every((part) => said.some((each) => same(each, part)))
    ? [from.objects, from.filter]
    : [from, A.anything];
};

type Chosen = Pick<Noun, "random" | "together" | "ofOneOwner" | "chosenBy" | "adjectives" | "qualifiers">;
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

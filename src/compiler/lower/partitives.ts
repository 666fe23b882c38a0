import * as A from "../../abilities/index.ts";
import { ownOfPlayerAtHand } from "../resolve/bound.ts";
import type { Noun } from "./qualifier-parts.ts";
import type { Scope } from "./scope.ts";
import type { Use } from "./targets.ts";

/** "Put one into your hand". */
export const aloneCounts = { one: 1, two: 2, three: 3 } as const;
/** So many of a group, whichever the player picks; of what each of several players has, of that player's own. */
export const someOf = (
  from: A.Objects,
  count: A.Count | "each",
  scope: Scope,
  { use, noun }: { readonly use: Use; readonly noun?: Pick<Noun, "random" | "together" | "chosenBy"> },
): A.Objects =>
  count === "each"
    ? ownOfPlayerAtHand(scope, from)
    : {
        type: "choose",
        count,
        filter: A.anything,
        ...chosenBy(use, noun),
        ...(noun?.random === true ? { random: true as const } : {}),
        ...noun?.together,
        from: ownOfPlayerAtHand(scope, from),
      };
const chosenBy = (use: Use, noun: Pick<Noun, "chosenBy"> | undefined): { readonly by?: A.Players } => {
  const by = noun?.chosenBy ?? use.by;
  return by === undefined || (by.type === "you" && (use.by === undefined || use.by.type === "you"))
    ? {}
    : { by };
};

import * as A from "../../../abilities/index.ts";
import { bindNext, mention, type Scope } from "../scope.ts";

/** What cards that nothing else is known of can be called. */
export const cardWords: ReadonlySet<string> = new Set(["card"]);

/** The face-down pile of the ability at hand, and whether its order is unknown to everyone. */
export const piles = new WeakMap<Scope["targets"], { readonly id: number; readonly shuffled: boolean }>();

/** The last cards separated into two piles, for the sentences that choose one of them. */
export const separated = new WeakMap<Scope["targets"], A.Piles>();

/** "Mill three cards", "put the top three cards of your library into your graveyard" (701.17); they can be spoken of later. */
export const milled = (who: A.Players, count: A.Quantity, scope: Scope): A.Effect => {
  const bind = bindNext(scope);
  mention(scope, {
    ref: A.bound(bind),
    is: "object",
    plural: count !== 1,
    words: cardWords,
    how: "milled",
    owner: who,
  });
  return A.mill(who, count, { bind });
};

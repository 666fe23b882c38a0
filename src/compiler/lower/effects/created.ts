import * as A from "../../../abilities/index.ts";
import { spokenObjects } from "../targets.ts";
import { bindNext, type Scope } from "../scope.ts";
import type { TokenDraft } from "./token-specs.ts";

/** Creates so many of the tokens described last ("four of those tokens"). */
type Another = (who: A.Players, count: A.Quantity, scope: Scope) => A.Effect;
const described = new WeakMap<Scope, Another>();
export const lastDescribed = (scope: Scope): Another | undefined => described.get(scope);
export const describe = (scope: Scope, another: Another): void => {
  described.set(scope, another);
};

/** Numbers the instruction and remembers the tokens as "it", "those tokens", "the created token". */
export const created = (words: Iterable<string>, count: A.Quantity, scope: Scope): number => {
  const id = bindNext(scope);
  spokenObjects(scope, A.bound(id), words, count !== 1, "created");
  return id;
};

/** Linked abilities find the tokens as what was put onto the battlefield (607.2c). */
export const linkedTo = ({ links: { put } }: Scope): { readonly link?: string } =>
  put === undefined ? {} : { link: put };

/** So many tokens of a description. */
export const createdAs = (who: A.Players, count: A.Quantity, draft: TokenDraft, scope: Scope): A.Effect => {
  describe(scope, (player, number, inner) => createdAs(player, number, draft, inner));
  return A.createTokens(who, count, draft.spec, {
    ...draft.arrival,
    ...linkedTo(scope),
    bind: created(draft.words, count, scope),
  });
};

import * as A from "../../../abilities/index.ts";
import { spokenObjects } from "../targets.ts";
import { bindNext, type Scope } from "../scope.ts";
import type { TokenDraft } from "./token-specs.ts";

/** The tokens described last, which "four of those tokens" are more of. */
const described = new WeakMap<Scope, TokenDraft>();
export const lastDescribed = (scope: Scope): TokenDraft | undefined => described.get(scope);

/** Numbers the instruction and remembers the tokens as "it", "those tokens", "the created token". */
export const created = (words: Iterable<string>, count: A.Quantity, scope: Scope): number => {
  const id = bindNext(scope);
  spokenObjects(scope, A.bound(id), words, count !== 1, "created");
  return id;
};

/** So many tokens of a description. */
export const createdAs = (who: A.Players, count: A.Quantity, draft: TokenDraft, scope: Scope): A.Effect => {
  described.set(scope, draft);
  return A.createTokens(who, count, draft.spec, {
    ...draft.arrival,
    bind: created(draft.words, count, scope),
  });
};

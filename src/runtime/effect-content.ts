import type * as A from "../abilities/index.ts";
import type { ObjectId } from "./state.ts";

/** What an effect changes: some objects, or the rules. */
export type EffectContent =
  | {
      readonly type: "affect";
      readonly objects: readonly ObjectId[];
      readonly modifications: readonly A.Modification[];
      /** Not the characteristics of fixed objects but what the rules say of all of these changes (611.2c). */
      readonly all?: A.Objects;
      /** It began as the objects were about to enter the battlefield, and applies to what they become (611.2e). */
      readonly follows?: true;
    }
  | { readonly type: "rules"; changes: (A.RuleChange | A.Replacement)[]; used: number };

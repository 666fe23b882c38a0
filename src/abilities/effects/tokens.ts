import type { Linking } from "../node.ts";
import type { Ability } from "../abilities.ts";
import type { CardType, Color, Supertype } from "../characteristics.ts";
import type { Modification } from "../modifications.ts";
import { constructor } from "../node.ts";
import type { Quantity } from "../quantities.ts";
import type { Objects, Players, Recipients } from "../references.ts";
import type { Bindable } from "./control.ts";

/** Characteristics of a token (111.3). Predefined tokens (111.10) name only themselves: `{ predefined: "Treasure" }`. */
export interface TokenSpec {
  readonly predefined?: string;
  readonly name?: string;
  readonly supertypes?: readonly Supertype[];
  readonly cardTypes?: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly colors?: readonly Color[];
  readonly power?: Quantity;
  readonly toughness?: Quantity;
  readonly abilities?: readonly Ability[];
}
/** 701.7 */
export interface CreateTokens extends Bindable, Linking {
  readonly type: "createTokens";
  readonly who: Players;
  readonly count: Quantity;
  readonly token: TokenSpec;
  readonly tapped?: true;
  readonly attacking?: true | Players;
  readonly onlyPlayer?: true;
  readonly counters?: readonly { readonly kind: string; readonly count: Quantity }[];
  readonly attachedTo?: Recipients;
  /** 607.2c */
  readonly link?: string;
  /** Created at the same time as the tokens of the instruction before it. */
  readonly atOnce?: true;
}
/** A token that's a copy of something (707.2). */
export interface CreateCopies extends Bindable, Linking {
  readonly type: "createCopies";
  readonly who: Players;
  readonly count: Quantity;
  readonly of: Objects;
  readonly except?: readonly Modification[];
  readonly tapped?: true;
  readonly attacking?: true | Players;
  readonly onlyPlayer?: true;
  /** Enters with these counters. */
  readonly counters?: readonly { readonly kind: string; readonly count: Quantity }[];
  readonly attachedTo?: Recipients;
  /** 607.2c */
  readonly link?: string;
}
/** 701.16 */
export interface Investigate extends Bindable {
  readonly type: "investigate";
  readonly who: Players;
  readonly times?: Quantity;
}
/** 114 */
export interface GetEmblem extends Bindable {
  readonly type: "getEmblem";
  readonly who: Players;
  readonly abilities: readonly Ability[];
}

export const createTokens = /* @__PURE__ */ constructor<CreateTokens>()("createTokens", [
  "who",
  "count",
  "token",
]);
export const createCopies = /* @__PURE__ */ constructor<CreateCopies>()("createCopies", [
  "who",
  "count",
  "of",
]);
export const investigate = /* @__PURE__ */ constructor<Investigate>()("investigate", ["who"]);
export const getEmblem = /* @__PURE__ */ constructor<GetEmblem>()("getEmblem", ["who", "abilities"]);

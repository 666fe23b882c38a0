import type { Filter } from "../filters.ts";
import { constructor } from "../node.ts";
import type { Quantity } from "../quantities.ts";
import type { Count, GoTogether, Objects, Players } from "../references.ts";
import type { Bindable } from "./control.ts";

/** 121 */
export interface Draw extends Bindable {
  readonly type: "draw";
  readonly who: Players;
  readonly count: Quantity;
  /** The player may draw fewer ("up to two cards"). */
  readonly upTo?: true;
}
/** 701.9 */
export interface Discard extends Bindable {
  readonly type: "discard";
  readonly who: Players;
  /** `all`: the hand. `up to` through `min`. */
  readonly count: Count | "all";
  readonly filter?: Filter;
  readonly random?: true;
  /** Exactly these cards. */
  readonly what?: Objects;
  /** Somebody else chooses ("you choose a nonland card from it"). */
  readonly by?: Players;
}
/** 701.17 */
export interface Mill extends Bindable {
  readonly type: "mill";
  readonly who: Players;
  readonly count: Quantity;
}
/** 701.22 */
export interface Scry extends Bindable {
  readonly type: "scry";
  readonly who: Players;
  readonly count: Quantity;
}
/** 701.25 */
export interface Surveil extends Bindable {
  readonly type: "surveil";
  readonly who: Players;
  readonly count: Quantity;
}
/** Look at (701.20e names "look at" under reveal) or reveal cards; `bind` names them. */
export interface LookAt extends Bindable {
  readonly type: "lookAt";
  readonly who: Players;
  readonly what: Objects;
  readonly reveal?: true;
  /** Reveal from the top until a card fits; `bind` names all of them, `bindFound` the last. */
  readonly until?: Filter;
  readonly untilCount?: Quantity;
  readonly bindFound?: number;
}
/** Reveal a hand, or chosen cards. */
export interface Reveal extends Bindable {
  readonly type: "reveal";
  readonly who: Players;
  readonly what: Objects;
}
/** 701.23: search for cards, which stay until a later instruction moves them through `bind`. So is the shuffle one of its own. */
export interface Search extends Bindable, GoTogether {
  readonly type: "search";
  readonly who: Players;
  /** Whose library; default the searcher's. */
  readonly library?: Players;
  readonly zones?: readonly ("library" | "graveyard" | "hand")[];
  /**
   * Which of the zones are searched is chosen: some of them ("and/or"), or one ("or"). The instruction then counts as carried
   * out where the library is among them ("if you search your library this way").
   */
  readonly choose?: "some" | "one";
  /** `all`: every card that fits; in a hidden zone some may be left (701.23b). */
  readonly count: Count | "all";
  readonly filter: Filter;
  /** Other cards looked for in the same search ("a Forest card and a Plains card"). */
  readonly also?: readonly { readonly count: Count; readonly filter: Filter }[];
}
/** 701.24 */
export interface Shuffle extends Bindable {
  readonly type: "shuffle";
  readonly who: Players;
  /** Cards shuffled into their owners' libraries. */
  readonly what?: Objects;
}

export const draw = /* @__PURE__ */ constructor<Draw>()("draw", ["who", "count"]);
export const discard = /* @__PURE__ */ constructor<Discard>()("discard", ["who", "count"]);
export const mill = /* @__PURE__ */ constructor<Mill>()("mill", ["who", "count"]);
export const scry = /* @__PURE__ */ constructor<Scry>()("scry", ["who", "count"]);
export const surveil = /* @__PURE__ */ constructor<Surveil>()("surveil", ["who", "count"]);
export const lookAt = /* @__PURE__ */ constructor<LookAt>()("lookAt", ["who", "what"]);
export const reveal = /* @__PURE__ */ constructor<Reveal>()("reveal", ["who", "what"]);
export const search = /* @__PURE__ */ constructor<Search>()("search", ["who", "count", "filter"]);
export const shuffle = /* @__PURE__ */ constructor<Shuffle>()("shuffle", ["who", "what"]);

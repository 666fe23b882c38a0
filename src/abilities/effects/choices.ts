import type { Linking } from "../node.ts";
import type { Effect } from "./effect.ts";
import type { Filter } from "../filters.ts";
import { constructor } from "../node.ts";
import type { Quantity } from "../quantities.ts";
import type { Objects, Players } from "../references.ts";
import type { Bindable } from "./control.ts";

/** Choose a color, a type, a name, a player, a number: remembered by the object for its linked abilities (607.2d). */
export interface ChooseValue extends Bindable, Linking {
  readonly type: "chooseValue";
  readonly who: Players;
  readonly what:
    | "color"
    | "creatureType"
    | "cardType"
    | "landType"
    | "basicLandType"
    | "planeswalkerType"
    | "name"
    | "number"
    | "player"
    | "opponent"
    | "counterKind"
    | "word";
  /** The kinds of counters on these objects. */
  readonly on?: Objects;
  /** Permitted words, where the text lists them, or excluded ones. */
  readonly among?: readonly string[];
  readonly except?: readonly string[];
  readonly filter?: Filter;
  /** One of these players. */
  readonly from?: Players;
  /** Any number of players, or at least one of the words, instead of one. */
  readonly any?: true;
  /** The least and the greatest number that can be chosen. */
  readonly least?: number;
  readonly most?: number;
  readonly random?: true;
  /** No linked ability refers to it (607.2d): “of your choice”, or what its own ability alone goes on about. */
  readonly once?: true;
}
/** Choose objects and do nothing with them yet; `bind` names them. */
export interface ChooseObjects extends Bindable {
  readonly type: "chooseObjects";
  readonly who: Players;
  readonly what: Objects;
}
/** 705 */
export interface FlipCoin extends Bindable {
  readonly type: "flipCoin";
  readonly who: Players;
  readonly count?: Quantity;
  readonly untilLoss?: true;
}
/** 706; results as ranges. */
export interface RollDie extends Bindable {
  readonly type: "rollDie";
  readonly who: Players;
  readonly sides: number;
  readonly count?: Quantity;
  readonly results?: readonly {
    readonly from: number;
    readonly to: number;
    readonly effect: Effect;
  }[];
}
/** 701.38: each player votes, starting with you. Later instructions find how many and whose votes a word got under its number. */
export interface Vote extends Bindable {
  readonly type: "vote";
  readonly options?: readonly { readonly word: string; readonly bind?: number }[];
  /** Objects are voted for: `bind` names those with the most votes. */
  readonly what?: Objects;
  /** The votes are revealed together. */
  readonly secret?: true;
}
/** Separate cards into piles and choose one. */
export interface Piles extends Bindable {
  readonly type: "piles";
  readonly who: Players;
  readonly what: Objects;
  readonly chooser: Players;
  readonly bindOther?: number;
  /** The first pile is face down: who chooses sees only how many cards are in it. */
  readonly faceDown?: true;
}
/** 701.30 */
export interface Clash extends Bindable {
  readonly type: "clash";
  readonly who: Players;
}

export const chooseValue = /* @__PURE__ */ constructor<ChooseValue>()("chooseValue", ["who", "what"]);
export const chooseObjects = /* @__PURE__ */ constructor<ChooseObjects>()("chooseObjects", ["who", "what"]);
export const flipCoin = /* @__PURE__ */ constructor<FlipCoin>()("flipCoin", ["who"]);
export const rollDie = /* @__PURE__ */ constructor<RollDie>()("rollDie", ["who", "sides"]);
export const vote = /* @__PURE__ */ constructor<Vote>()("vote", []);
export const piles = /* @__PURE__ */ constructor<Piles>()("piles", ["who", "what", "chooser"]);
export const clash = /* @__PURE__ */ constructor<Clash>()("clash", ["who"]);

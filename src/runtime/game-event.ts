import type * as A from "../abilities/index.ts";
import type { Characteristics, PlayerId, ObjectId, ManaUnit, Chosen } from "./state.ts";

/** Something that happens (700.1). One interface for all: `perform` changes the state, triggers and replacements read it. */
type SingleEvent =
  | {
      type: "zoneChange";
      object: ObjectId;
      from: A.Zone | "outside";
      to: A.Zone;
      destination: A.Destination;
      becomes?: ObjectId;
      /** What another component of the merged permanent became (730.3): no permanent left by that. */
      component?: true;
      /** Where the components go that are no commander, when only the commander goes to the command zone (903.9c). */
      others?: A.Destination;
      /** Counters added by an effect by which it enters as a copy, for another one that makes it a copy after that (707.9e). */
      ofCopy?: [kind: string, count: number][];
      /** Of a trigger on one or more changes: how many there were (603.2c). */
      count?: number;
      noRegeneration?: true;
      cause?: ObjectId;
      reason?:
        | "destroy"
        | "sacrifice"
        | "discard"
        | "mill"
        | "resolve"
        | "counter"
        | "cast"
        | "draw"
        | "sba"
        | "play";
      by?: PlayerId;
      batch?: number;
    }
  | {
      type: "damage";
      source: ObjectId;
      to: Chosen;
      amount: number;
      combat: boolean;
      unpreventable?: boolean;
      /** How much of it was excess damage (120.10). */
      excess?: number;
      batch?: number;
    }
  | {
      type: "life";
      player: PlayerId;
      change: number;
      source?: ObjectId;
      /** A result of damage (120.3a). */
      damage?: true;
    }
  | { type: "draw"; player: PlayerId; object?: ObjectId }
  | { type: "discard"; player: PlayerId; object: ObjectId; cause?: ObjectId; batch?: number }
  | {
      type: "counters";
      on: Chosen;
      kind: string;
      count: number;
      by?: PlayerId;
      batch?: number;
      /** Put to pay a cost, by a rule or as a result of damage: no effect does it (609.1). */
      noEffect?: boolean;
    }
  | { type: "tap" | "untap"; object: ObjectId; player?: PlayerId; forMana?: boolean }
  | { type: "beginning"; step: A.Step; player: PlayerId }
  | { type: "cast"; object: ObjectId; player: PlayerId; from: A.Zone }
  /** A spell was copied (707.10): the event is about that spell, not about the copy. */
  | { type: "copied"; object: ObjectId; player: PlayerId }
  | { type: "activate"; object: ObjectId; player: PlayerId; source: ObjectId; mana: boolean }
  | {
      type: "attack";
      object: ObjectId;
      defender: ObjectId | { readonly player: PlayerId };
      player: PlayerId;
      alone: boolean;
    }
  | { type: "attackDeclared"; player: PlayerId; attackers: readonly ObjectId[] }
  | { type: "block"; object: ObjectId; attacker: ObjectId }
  | { type: "blocked"; object: ObjectId; blockers: readonly ObjectId[] }
  | { type: "unblocked"; object: ObjectId }
  | { type: "target"; what: Chosen; by: ObjectId; player: PlayerId }
  | { type: "mana"; player: PlayerId; source: ObjectId; units: readonly ManaUnit[]; tapped: boolean }
  /** 106.4: mana leaves the pool, to pay for something or because it is lost. */
  | {
      type: "manaLeaves";
      player: PlayerId;
      units: readonly ManaUnit[];
      /** It stays there, but as mana of that color. */
      becomes?: ManaUnit["color"];
    }
  | { type: "landPlayed"; player: PlayerId; object: ObjectId; from: A.Zone | "outside" }
  | { type: "tokens"; player: PlayerId; objects: readonly ObjectId[]; count: number }
  | { type: "sacrifice"; player: PlayerId; object: ObjectId; batch?: number; cause?: ObjectId }
  // X as it was for the cost of a cycling, morph or monstrosity ability (702.37f, 701.37c).
  | {
      type: "keywordAction";
      action: string;
      player: PlayerId;
      object?: ObjectId;
      /** What it was done to. */
      other?: ObjectId;
      cause?: ObjectId;
      /** The creatures tapped to crew or saddle it. */
      crew?: readonly ObjectId[];
      amount?: number;
      x?: number;
    }
  | { type: "turnedFaceUp" | "transformed"; object: ObjectId; x?: number }
  /** A permanent phases in or out; no change of zones (702.26d). */
  | { type: "phases"; object: ObjectId; direction: "in" | "out"; under?: PlayerId | undefined }
  /** 709.5c: a half of the permanent gets or loses its unlocked designation; `full` when no half is locked any more. */
  | { type: "unlock"; object: ObjectId; player: PlayerId; door: A.Door; full: boolean }
  | { type: "lock"; object: ObjectId; player: PlayerId; door: A.Door }
  | { type: "state" }
  | { type: "none" };
/** An event, or one that stands for several simultaneous ones of a "one or more" trigger (603.2c). */
export type GameEvent = SingleEvent & {
  readonly together?: readonly SingleEvent[];
  /** What its objects were like as it happened, where the game may be asked about that later (608.2i). */
  seen?: Readonly<Record<ObjectId, Characteristics>>;
  /** Of a trigger of one of several instances of a keyword: which of the payments is its own (702.56b). */
  readonly payment?: number;
};

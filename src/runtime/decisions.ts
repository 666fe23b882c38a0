import type { Chosen, ObjectId, PlayerId } from "./state.ts";

/** What the chosen candidates must be together: `of` has the values of each, at its place among the candidates. */
export interface Together {
  /** No two have a value in common; all have one in common; the numbers add up to so much. */
  readonly type: "different" | "common" | "total";
  readonly of: readonly (readonly (string | number)[])[];
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Who decides for the player, where another player controls that one (723.5). */
interface Decided {
  readonly by?: PlayerId;
}
/**
 * A choice that a player has to make. A game yields decisions and is resumed with answers: its options and the answers are
 * the whole game. `source` is the object that asks, for players and scripts that want to know.
 * Targets, objects, players and modes are chosen even where only one answer is legal (a single candidate, `min` equal to
 * `max`): scripted answers must not depend on that, and `forcedAnswer` gives that answer. Not asked: a choice without any
 * candidate, a number whose range is one value, the order of one thing, a division among one.
 */
export type Decision = Decided & Deciding;
/** Who makes a decision: the player whose it is, or whoever controls that player (723.5). */
export const deciderOf = ({ by, player }: Decision): PlayerId => by ?? player;
type Deciding =
  | { readonly type: "priority"; readonly player: PlayerId; readonly actions: readonly Action[] }
  | {
      readonly type: "yesNo";
      readonly player: PlayerId;
      readonly question: string;
      readonly source?: ObjectId;
    }
  | {
      readonly type: "number";
      readonly player: PlayerId;
      readonly min: number;
      readonly max: number;
      readonly question: string;
      readonly source?: ObjectId;
    }
  /** One target specification at a time: between `min` and `max` of the candidates. */
  | {
      readonly type: "targets";
      readonly player: PlayerId;
      readonly candidates: readonly Chosen[];
      readonly min: number;
      readonly max: number;
      readonly source: ObjectId;
      readonly mode?: number;
      readonly together?: Together;
    }
  /** Objects chosen without targeting. `purpose` is the action: sacrifice, discard, search, scry, keep … */
  | {
      readonly type: "objects";
      readonly player: PlayerId;
      readonly candidates: readonly ObjectId[];
      readonly min: number;
      readonly max: number;
      readonly purpose: string;
      readonly source?: ObjectId;
      /** See `goTogether`. */
      readonly together?: Together;
    }
  | {
      readonly type: "players";
      readonly player: PlayerId;
      readonly candidates: readonly PlayerId[];
      readonly min: number;
      readonly max: number;
      readonly source?: ObjectId;
    }
  /** Divide a number among targets; answer one number for each. */
  | {
      readonly type: "divide";
      readonly player: PlayerId;
      readonly among: readonly Chosen[];
      readonly total: number;
      readonly minimumEach: number;
      readonly source?: ObjectId;
      readonly purpose: "targets" | "combatDamage" | "counters";
      /** 702.19b: the last of `among` gets something only if each of those before it gets at least so much. */
      readonly lethal?: readonly number[];
    }
  | {
      readonly type: "modes";
      readonly player: PlayerId;
      readonly available: readonly number[];
      readonly min: number;
      readonly max: number;
      readonly repeat: boolean;
      readonly source: ObjectId;
    }
  /** One of several named options: ways to cast, colors, types, words. */
  | {
      readonly type: "option";
      readonly player: PlayerId;
      readonly options: readonly string[];
      readonly question: string;
      readonly source?: ObjectId;
    }
  /**
   * The order of triggered abilities, replacement effects or cards: the answer is a permutation of indices. Triggers: the
   * first is put on the stack first. Cards of a library: put there one after the other, the last ends topmost or bottommost.
   */
  | {
      readonly type: "order";
      readonly player: PlayerId;
      readonly items: readonly string[];
      readonly objects: readonly ObjectId[];
      readonly purpose: "triggers" | "replacements" | "library";
      /** The items can't be told apart: each order leads to the same game. */
      readonly alike?: true;
    }
  /**
   * 508.1: the declaration as a whole keeps to restrictions and requirements. Each creature that `must` attacks, as far as
   * the limits let it and it need not pay; one that is `notAlone` never attacks alone. Whether the costs of all attacks on
   * what is `paid` for can be paid together, `attackProblem(game, decision.player, decision.candidates, attacks)` tells, and
   * whatever else is wrong with a declaration; `repairAttacks` finds one that is right.
   */
  | {
      readonly type: "attackers";
      readonly player: PlayerId;
      readonly candidates: readonly {
        readonly id: ObjectId;
        readonly defenders: readonly (ObjectId | { readonly player: PlayerId })[];
        readonly must: boolean;
        /** Attacking those costs something (508.1h); nobody has to (508.1d). */
        readonly paid?: readonly (ObjectId | { readonly player: PlayerId })[];
        readonly notAlone?: boolean;
      }[];
      /** So many creatures attack at most: those that attack one of `whom`, or all of them. */
      readonly limits: readonly {
        readonly most: number;
        readonly whom?: readonly (ObjectId | { readonly player: PlayerId })[];
      }[];
    }
  /**
   * 509.1: the same for blocks, by `blockProblem` and `repairBlocks`. A creature blocks up to `limit` of its `attackers`, and
   * `most` creatures block, all in all. An attacker that is listed is blocked by none, or by from `min` to `max` creatures.
   * Of the requirements, as many are met as can be without paying: each is met when one of its blockers blocks one of its
   * attackers.
   */
  | {
      readonly type: "blockers";
      readonly player: PlayerId;
      readonly candidates: readonly {
        readonly id: ObjectId;
        readonly attackers: readonly ObjectId[];
        readonly limit: number;
        /** Blocking those costs something (509.1d). */
        readonly paid?: readonly ObjectId[];
        readonly notAlone?: boolean;
      }[];
      readonly most?: number;
      readonly attackers: readonly { readonly id: ObjectId; readonly min: number; readonly max?: number }[];
      readonly requirements: readonly {
        readonly blockers: readonly ObjectId[];
        readonly attackers: readonly ObjectId[];
      }[];
    }
  /**
   * 601.2g-h: mana abilities to activate before paying; the answer `pay` ends it. What it does not say is paid
   * automatically. `helpers` could pay in place of mana: creatures for convoke, cards for delve.
   */
  | {
      readonly type: "payment";
      readonly player: PlayerId;
      readonly cost: readonly string[];
      readonly abilities: readonly Action[];
      readonly helpers: readonly ObjectId[];
      /** How many of the helpers can pay (701.67b). */
      readonly most: number;
      /** How many mana are in the pool; the answer names them by their places there, from 0. */
      readonly pool: number;
      readonly source: ObjectId;
    };

/** Something a player with priority may do. */
export type Action =
  | { readonly type: "pass" }
  | { readonly type: "playLand"; readonly object: ObjectId; readonly face: number }
  /** `as` is the way of casting: absent for the mana cost, else the keyword of an alternative cost or permission. */
  | { readonly type: "cast"; readonly object: ObjectId; readonly face: number; readonly as?: string }
  | { readonly type: "activate"; readonly object: ObjectId; readonly ability: number }
  | { readonly type: "activateMana"; readonly object: ObjectId; readonly ability: number }
  | { readonly type: "special"; readonly object: ObjectId; readonly action: string };

/** The answer to a decision of the same type. */
export type Answer =
  | { readonly type: "action"; readonly action: Action }
  | { readonly type: "yesNo"; readonly yes: boolean }
  | { readonly type: "number"; readonly value: number }
  | { readonly type: "targets"; readonly chosen: readonly Chosen[] }
  | { readonly type: "objects"; readonly chosen: readonly ObjectId[] }
  | { readonly type: "players"; readonly chosen: readonly PlayerId[] }
  | { readonly type: "divide"; readonly shares: readonly number[] }
  | { readonly type: "modes"; readonly chosen: readonly number[] }
  | { readonly type: "option"; readonly index: number }
  | { readonly type: "order"; readonly order: readonly number[] }
  | {
      readonly type: "attackers";
      readonly attacks: readonly {
        readonly id: ObjectId;
        readonly defender: ObjectId | { readonly player: PlayerId };
      }[];
    }
  | {
      readonly type: "blockers";
      readonly blocks: readonly { readonly id: ObjectId; readonly attackers: readonly ObjectId[] }[];
    }
  /**
   * `pool`: the only mana of the pool that is to be spent, by its places there; `helpers`: the only ones to be used; `spare`:
   * sources of mana that are used only where others would not do.
   */
  | {
      readonly type: "pay";
      readonly pool?: readonly number[];
      readonly helpers?: readonly ObjectId[];
      readonly spare?: readonly ObjectId[];
    };

import type { Linking } from "./node.ts";
import type { Face } from "./cards.ts";
import type { Condition } from "./conditions.ts";
import type { Zone } from "./characteristics.ts";
import type { TriggerEvent } from "./events.ts";
import type { Filter } from "./filters.ts";
import { constructor } from "./node.ts";
import type { Quantity } from "./quantities.ts";

/**
 * Objects an effect speaks of. Evaluated at the moment of use, except `target` (chosen on announcement),
 * `bound` (fixed by an earlier instruction of the same resolution) and `linked` (607).
 */
export type Objects =
  | Self
  | Target
  | All
  | Choose
  | Bound
  | EventObjects
  | CostObjects
  | Each
  | Host
  | Linked
  | Together
  | TopCards
  | Among
  | Involved
  | Granter;

/** The object the ability is on (113.7), or what it became in the next zone where 400.7 lets an ability follow it. */
export interface Self {
  readonly type: "self";
}
/** The objects and players chosen for one occurrence of the word "target" (115.1), counted from 0 in printed order. */
export interface Target {
  readonly type: "target";
  readonly index: number;
}
/** Every object that fits. A filter without a zone means the battlefield (109.2). */
export interface All {
  readonly type: "all";
  readonly filter: Filter;
}
/** Objects chosen without targeting when the instruction is carried out (608.2d). */
export interface Choose extends GoTogether {
  readonly type: "choose";
  readonly count: Count;
  readonly filter: Filter;
  /** Who chooses; default: whoever the instruction is for. */
  readonly by?: Players;
  readonly random?: true;
  /** Choose only among these ("from among the revealed cards"). */
  readonly from?: Objects;
}
/** What an earlier instruction with `bind` of that number moved, made, chose or touched ("it", "those cards", "this way"). */
export interface Bound {
  readonly type: "bound";
  readonly id: number;
  /** Of what it was for, only what it really happened to ("had a counter put on it this way", 614.6). */
  readonly affected?: true;
}
/** Objects of the event that triggered the ability, or that is being replaced. */
export interface EventObjects {
  readonly type: "eventObjects";
  /**
   * `object` is what the event happened to, all of them where one trigger takes several (603.2c); `source` what caused it; `other` the second party (the attacker blocked, the
   * recipient of damage); `opposing`, where a creature blocks, the one of the two that is neither the ability's source nor
   * what that is attached to ("blocks or becomes blocked by a creature", 509.3); `targets` the objects that the spell which
   * is cast or deals the damage targets.
   */
  readonly role: "object" | "source" | "other" | "opposing" | "targets";
}
/** Objects used to pay the n-th cost of this spell or ability that names objects ("the sacrificed creature"). */
export interface CostObjects {
  readonly type: "costObjects";
  readonly index: number;
}
/** The object at hand in the innermost `forEach`, or the one a filter or a static ability is being applied to. */
export interface Each {
  readonly type: "each";
}
/** The permanent this Aura, Equipment or Fortification is attached to ("enchanted creature"). */
export interface Host {
  readonly type: "host";
}
/** Objects that a linked ability of the same object (607) exiled, chose or put somewhere, by the link's name. */
export interface Linked extends Linking {
  readonly type: "linked";
  readonly link: string;
}
/** All of these ("target creature and all creatures that share a color with it"). */
export interface Together {
  readonly type: "together";
  readonly parts: readonly Objects[];
}
/** The top cards of a player's library, top first; of those cards that fit where there is a filter. */
export interface TopCards {
  readonly type: "topCards";
  readonly of: Players;
  readonly count: Quantity;
  readonly from?: "graveyard";
  readonly filter?: Filter;
  /** From the other end: "the bottom card". */
  readonly bottom?: true;
}
/** Those of the given objects that fit ("the creature cards among them"). */
export interface Among {
  readonly type: "among";
  readonly objects: Objects;
  readonly filter: Filter;
}
/** The objects that such an event happened to, as they were then (608.2i). */
export interface Involved {
  readonly type: "involved";
  readonly event: TriggerEvent;
  readonly when: "this turn" | "last turn" | "this combat";
}
/** The object whose effect gave this ability (201.5, "sacrifice <name>" inside a granted ability). */
export interface Granter {
  readonly type: "granter";
  /** Filled in by the runtime when the ability is granted: the id of that object. */
  readonly object?: number;
}

/** What objects have in common with each other, or in what they differ. */
export type Trait =
  | "name"
  | "color"
  | "cardType"
  | "permanentType"
  | "creatureType"
  | "landType"
  | "basicLandType"
  | "manaValue"
  | "manaCost"
  | "power"
  | "controller"
  | "owner"
  | "counterKind";

/**
 * What is asked of all chosen objects together: that no two have the same, that all have one in common, or how much they
 * have in all; `each`: so many of each owner's ("a card from each graveyard").
 */
export interface Jointly {
  readonly are: "different" | "common" | "total" | "each";
  readonly in: Trait;
  readonly atMost?: Quantity;
  /** Only of objects chosen for a cost. */
  readonly atLeast?: Quantity;
}
/** Whatever is chosen so that it goes together ("with different names", "with total power 4 or less"). */
export interface GoTogether {
  readonly together?: Jointly;
}

/** How many of something is chosen. `max` absent means any number. */
export interface Count {
  readonly min: Quantity;
  readonly max?: Quantity;
}

/** One player or several. */
export type Players =
  | You
  | Opponents
  | YourTeam
  | EachPlayer
  | TargetPlayers
  | ControllerOf
  | OwnerOf
  | EventPlayer
  | ActivePlayer
  | DefendingPlayer
  | BoundPlayer
  | ChoosePlayer
  | ChosenPlayer
  | EnchantedPlayer
  | EachOf
  | PlayersExcept
  | PlayersWho
  | PlayersTogether;

/** The controller of the spell or ability (109.5). */
export interface You {
  readonly type: "you";
}
/** The controller and their teammates (102.3). */
export interface YourTeam {
  readonly type: "yourTeam";
}
/** All opponents of the controller. */
export interface Opponents {
  readonly type: "opponents";
}
/** All players. */
export interface EachPlayer {
  readonly type: "players";
}
/** The players among the objects and players chosen for a target. */
export interface TargetPlayers {
  readonly type: "targetPlayers";
  readonly index: number;
}
/** Whoever controls the objects (108.4). */
export interface ControllerOf {
  readonly type: "controllerOf";
  readonly objects: Objects;
}
/** Whoever owns the objects (108.3). */
export interface OwnerOf {
  readonly type: "ownerOf";
  readonly objects: Objects;
}
/** The player of the event: who drew, lost life, cast, was dealt damage or attacked; for steps, whose turn it is. */
export interface EventPlayer {
  readonly type: "eventPlayer";
}
/** The player whose turn it is (102.1). */
export interface ActivePlayer {
  readonly type: "activePlayer";
}
/** 506.2; for an attacking source or event the player it attacks. */
export interface DefendingPlayer {
  readonly type: "defendingPlayer";
}
/** The players an earlier instruction with `bind` of that number concerned. */
export interface BoundPlayer {
  readonly type: "boundPlayer";
  readonly id: number;
}
/** A player chosen without targeting when the instruction is carried out. */
export interface ChoosePlayer {
  readonly type: "choosePlayer";
  readonly from: Players;
  readonly random?: true;
}
/** The player chosen as this permanent entered, or by a linked ability. */
export interface ChosenPlayer extends Linking {
  readonly type: "chosenPlayer";
  /** Filled in by the runtime where an effect fixes a player: the player's number. */
  readonly player?: number;
}
/** The player that this permanent is attached to (303.4m). */
export interface EnchantedPlayer {
  readonly type: "enchantedPlayer";
}
/** The player at hand in the innermost `forEachPlayer` ("each player … they …"). */
export interface EachOf {
  readonly type: "eachPlayer";
}
/** These players without those. */
export interface PlayersExcept {
  readonly type: "playersExcept";
  readonly players: Players;
  readonly except: Players;
}
/** Those players who fit a condition in which `eachPlayer` is the player asked about. */
export interface PlayersWho {
  readonly type: "playersWho";
  readonly players: Players;
  readonly condition: Condition;
}
/** All of these players together. */
export interface PlayersTogether {
  readonly type: "playersTogether";
  readonly parts: readonly Players[];
}

/** Objects, players or both: what damage is dealt to, what an Aura enchants. */
export type Recipients = Objects | Players | Both;
/** Objects and players together. */
export interface Both {
  readonly type: "both";
  readonly parts: readonly (Objects | Players)[];
}

/** Where an object goes (400.7). */
export interface Destination {
  readonly zone: Zone;
  /** Library position: top, bottom, or the n-th from the top. */
  readonly position?: "top" | "bottom" | number;
  /** Order of several cards put on top or bottom; default: chosen by the owner. */
  readonly order?: "random" | "any";
  readonly tapped?: boolean;
  /** Attacking, or attacking these players or planeswalkers they control (508.4). */
  readonly attacking?: true | Players;
  /** Attacking the player, no planeswalker of that player. */
  readonly onlyPlayer?: true;
  readonly faceDown?: true;
  /** What it is face down, where that is told (708.2b). */
  readonly as?: Face;
  readonly transformed?: true;
  /** Under whose control it enters; default: 110.2a, the player told to put it there; `owner` when the text says so. */
  readonly under?: Players;
  /** Enters with these counters. */
  readonly counters?: readonly { readonly kind: string; readonly count: Quantity }[];
  /** Enters attached to this object or player. */
  readonly attachedTo?: Recipients;
}

export const self: Self = { type: "self" };
export const each: Each = { type: "each" };
export const host: Host = { type: "host" };
export const granter: Granter = { type: "granter" };
export const target = /* @__PURE__ */ constructor<Target>()("target", ["index"]);
export const all = /* @__PURE__ */ constructor<All>()("all", ["filter"]);
export const choose = /* @__PURE__ */ constructor<Choose>()("choose", ["count", "filter"]);
export const bound = /* @__PURE__ */ constructor<Bound>()("bound", ["id"]);
export const eventObjects = /* @__PURE__ */ constructor<EventObjects>()("eventObjects", ["role"]);
export const costObjects = /* @__PURE__ */ constructor<CostObjects>()("costObjects", ["index"]);
export const linked = /* @__PURE__ */ constructor<Linked>()("linked", ["link"]);
export const together = /* @__PURE__ */ constructor<Together>()("together", ["parts"]);
export const topCards = /* @__PURE__ */ constructor<TopCards>()("topCards", ["of", "count"]);
export const among = /* @__PURE__ */ constructor<Among>()("among", ["objects", "filter"]);
export const involved = /* @__PURE__ */ constructor<Involved>()("involved", ["event", "when"]);
export const you: You = { type: "you" };
export const yourTeam: YourTeam = { type: "yourTeam" };
export const opponents: Opponents = { type: "opponents" };
export const players: EachPlayer = { type: "players" };
export const targetPlayers = /* @__PURE__ */ constructor<TargetPlayers>()("targetPlayers", ["index"]);
export const controllerOf = /* @__PURE__ */ constructor<ControllerOf>()("controllerOf", ["objects"]);
export const ownerOf = /* @__PURE__ */ constructor<OwnerOf>()("ownerOf", ["objects"]);
export const eventPlayer: EventPlayer = { type: "eventPlayer" };
export const activePlayer: ActivePlayer = { type: "activePlayer" };
export const defendingPlayer: DefendingPlayer = { type: "defendingPlayer" };
export const boundPlayer = /* @__PURE__ */ constructor<BoundPlayer>()("boundPlayer", ["id"]);
export const choosePlayer = /* @__PURE__ */ constructor<ChoosePlayer>()("choosePlayer", ["from"]);
export const chosenPlayer: ChosenPlayer = { type: "chosenPlayer" };
export const enchantedPlayer: EnchantedPlayer = { type: "enchantedPlayer" };
export const eachPlayer: EachOf = { type: "eachPlayer" };
export const playersExcept = /* @__PURE__ */ constructor<PlayersExcept>()("playersExcept", [
  "players",
  "except",
]);
export const playersWho = /* @__PURE__ */ constructor<PlayersWho>()("playersWho", ["players", "condition"]);
export const playersTogether = /* @__PURE__ */ constructor<PlayersTogether>()("playersTogether", ["parts"]);
export const both = /* @__PURE__ */ constructor<Both>()("both", ["parts"]);

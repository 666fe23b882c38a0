import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { attributeOf } from "./attributes.ts";
import { compared, denied } from "./condition-parts.ts";
import { demandOf, existsOf, ofItsOwner } from "./existence.ts";
import { holding } from "./for-each.ts";
import type { Lowering, NodeOfKind } from "./nodes.ts";
import { anyObjects } from "./objects.ts";
import { comparisonOf, numberOf, statOf } from "./quantities.ts";
import { findMention, refuse, type Scope } from "./scope.ts";
import { same } from "./same.ts";
import { conjunction } from "./series.ts";
import { oneZone, startingDeck } from "./zone-filters.ts";

type Objects = Nodes["objects"];

/** A bare plural says neither whether one of them or all of them are meant. */
const definite = (node: Objects): Objects =>
  node.kind === "pluralPhrase" ? refuse(node, "say whether one of these or each of them is meant") : node;

/** What the other side of a comparison is: one object, or any that fits. */
const other = (node: Objects, scope: Scope): A.Objects => anyObjects(definite(node), scope);

/** That the zone of at least one player holds so many cards. */
const somePlayersZone = (zone: A.Zone, bound: Nodes["bound"], scope: Scope): A.Condition =>
  thereIsOneOf(holding(zone, bound, scope));
const thereIsOneOf = (players: A.Players): A.Condition =>
  A.compareQuantities(A.countPlayers(players), ">=", 1);

/** "Ten or more cards in a single graveyard": so many in that of some player. */
export const inOneGraveyard = (what: Nodes["demanded"], scope: Scope): A.Condition | undefined => {
  if (what.kind !== "determined") return undefined;
  const post = what.noun.post.filter(
    (each) =>
      each.kind !== "inZone" || each.where.kind !== "someZone" || each.where.which !== "a single graveyard",
  );
  if (post.length === what.noun.post.length) return undefined;
  const demand = demandOf({ ...what, noun: { ...what.noun, post } }, scope);
  if (demand === undefined) return undefined;
  const there = conjunction([demand.filter, A.inZone("graveyard", A.eachPlayer)]);
  return thereIsOneOf(A.playersWho(A.players, A.exists(A.all(there), demand.comparison, demand.count)));
};

const isOneGraveyard = (zone: Nodes["zone"]): boolean =>
  zone.kind === "someZone" && (zone.which === "a graveyard" || zone.which === "a single graveyard");

/** A total of several objects. */
const total = (
  what: Objects,
  stat: Nodes["stat"],
  { bound }: NodeOfKind<"totalStat">,
  scope: Scope,
): A.Condition => {
  const demand = demandOf(what, scope);
  if (demand === undefined) return refuse(what, "a total needs several objects");
  return compared(A.statOf(statOf(stat), A.all(demand.filter), { combine: "total" }), bound, scope);
};

/** That something has an attribute: "it" is none of what it is compared with. */
const having = (
  node: Extract<Nodes["conditionPart"], { readonly kind: "has" }>,
  scope: Scope,
  isDenied = false,
): { readonly condition: A.Condition; readonly none: boolean } => {
  const known = [...scope.mentions];
  let others: A.Objects | undefined;
  const { filter, none } = attributeOf(
    node.has,
    (than) => {
      others = node.has.kind === "sameName" ? other(than, scope) : single(than, scope);
      return others;
    },
    scope,
  );
  const added = others === undefined ? [] : scope.mentions.filter((each) => !known.includes(each));
  if (others !== undefined) scope.mentions.splice(0, scope.mentions.length, ...known);
  const condition = existsOf(definite(node.what), [isDenied ? A.not(filter) : filter], scope);
  scope.mentions.push(...added);
  return condition.type === "matches" && others !== undefined && same(condition.objects, others)
    ? refuse(node.has, "it is not clear what it is compared with", "RW4003")
    : { condition, none: none === true };
};

export const traitConditions = {
  // What an object had is looked up as it last existed (608.2h).
  has: (node, scope) => {
    const { has } = node;
    const negated = node.verb === "don't have" || node.verb === "didn't have";
    if (has.kind === "totalStat" && has.stat.kind === "stat") {
      const condition = total(node.what, has.stat, has, scope);
      return negated ? A.notSo(condition) : condition;
    }
    // Of several, each would have to be asked by itself.
    if (
      negated &&
      node.what.kind === "it" &&
      findMention(scope, ({ is }) => is === "object")?.several === true
    )
      return refuse(
        node.what,
        "several were mentioned before, so it is not clear which of them is meant",
        "RW4003",
      );
    const { condition, none } = having(node, scope);
    return none === negated ? condition : denied(condition, () => having(node, scope, true).condition);
  },
  isDayOrNight: ({ which }) =>
    which === "neither day nor night"
      ? A.allOf([A.notSo(A.playerIs(A.you, "day")), A.notSo(A.playerIs(A.you, "night"))])
      : A.playerIs(A.you, which),
  ifAgain: (node) => refuse(node, "“if” stands twice here"),
  zoneHolds: (node, scope) => {
    if (node.bound === undefined)
      return ofItsOwner(node.zone, A.notSo(A.exists(A.all(oneZone(node.zone, scope)))), scope);
    if (isOneGraveyard(node.zone)) return somePlayersZone("graveyard", node.bound, scope);
    if (node.zone.kind === "someZone" && node.zone.which === "a library")
      return somePlayersZone("library", node.bound, scope);
    const { comparison, value } = comparisonOf(node.bound, scope);
    return ofItsOwner(node.zone, A.exists(A.all(oneZone(node.zone, scope)), comparison, value), scope);
  },
  deckContains: (node, scope) => {
    const deck = startingDeck(node, scope);
    if (node.only === undefined) {
      const least = A.plus([A.playerStat("minimumDeckSize", A.you), numberOf(node.n!, scope)]);
      return A.exists(A.all(deck), ">=", least);
    }
    const only = demandOf(node.only, scope);
    return only?.comparison === ">=" && only.count === 1
      ? A.notSo(A.exists(A.all(conjunction([deck, A.not(only.filter)]))))
      : refuse(node.only, "say which cards in plural");
  },
} satisfies Partial<Lowering<"conditionPart", [Scope], A.Condition>>;

/** The one object whose number is compared. */
const single = (node: Objects, scope: Scope): A.Objects =>
  demandOf(node, scope) === undefined
    ? other(node, scope)
    : refuse(node, "say which object this is compared with");

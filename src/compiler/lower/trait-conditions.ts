import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { compared } from "./condition-parts.ts";
import { demandOf, existsOf, ofPlayer } from "./existence.ts";
import type { Lowering } from "./nodes.ts";
import { filterOf } from "./nouns.ts";
import { conjunction } from "./series.ts";
import { anyObjects } from "./objects.ts";
import { playersOf, possessor } from "./players.ts";
import { comparisonOf, numberOf, statOf, countersFilter, someCounters } from "./quantities.ts";
import { refuse, type Scope } from "./scope.ts";
import { same } from "./same.ts";
import { zoneFilterOf } from "./zone-filters.ts";

type Objects = Nodes["objects"];

/** A bare plural says neither whether one of them or all of them are meant. */
const definite = (node: Objects): Objects =>
  node.kind === "pluralPhrase" ? refuse(node, "say whether one of these or each of them is meant") : node;

/** What the other side of a comparison is: one object, or any that fits. */
const other = (node: Objects, scope: Scope): A.Objects => anyObjects(definite(node), scope);

const more = (
  who: Nodes["player"],
  than: Nodes["player"],
  number: (player: A.Players) => A.Quantity,
  by: A.Quantity,
  scope: Scope,
): A.Condition =>
  ofPlayer(who, scope, (one) =>
    ofPlayer(than, scope, (rest) => A.compareQuantities(number(one), ">=", A.plus([number(rest), by]))),
  );

/** What objects have, are and compare with (208, 202.3, 201.2), and what players have. */
/** That the zone of at least one player holds so many cards. */
const somePlayersZone = (zone: A.Zone, bound: Nodes["bound"], scope: Scope): A.Condition => {
  const { comparison, value } = comparisonOf(bound, scope);
  const holds = A.exists(A.all(A.inZone(zone, A.eachPlayer)), comparison, value);
  return A.compareQuantities(A.countPlayers(A.playersWho(A.players, holds)), ">=", 1);
};

/** A comparison with other objects: "it" is none of what it is compared with. */
const comparing = (
  node: { readonly what: Nodes["objects"]; readonly other: { readonly span: Nodes["objects"]["span"] } },
  lower: (scope: Scope) => A.Objects,
  scope: Scope,
  filter: (others: A.Objects) => A.Filter,
): A.Condition => {
  const known = [...scope.mentions];
  const others = lower(scope);
  const added = scope.mentions.filter((each) => !known.includes(each));
  scope.mentions.splice(0, scope.mentions.length, ...known);
  const condition = existsOf(definite(node.what), [filter(others)], scope);
  scope.mentions.push(...added);
  return condition.type === "matches" && same(condition.objects, others)
    ? refuse(node.other, "it is not clear what it is compared with", "RW4003")
    : condition;
};

export const traitConditions = {
  hasStat: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return existsOf(definite(node.what), [A.compare(statOf(node.stat), comparison, value)], scope);
  },
  hasSameName: (node, scope) =>
    comparing(
      node,
      (inner) => other(node.other, inner),
      scope,
      (named) => A.shares("name", named),
    ),
  hasChosenName: (node, scope) => existsOf(definite(node.what), [A.chosen("name")], scope),
  hasSameStat: (node, scope) =>
    comparing(
      node,
      (inner) => single(node.other, inner),
      scope,
      (than) => A.compare(statOf(node.stat), "=", A.statOf(statOf(node.stat), than)),
    ),
  hasMoreStat: (node, scope) => {
    const what = definite(node.what);
    const compared = (stat: Nodes["stat"]): A.Filter =>
      A.compare(
        statOf(stat),
        node.which === "less" ? "<" : ">",
        A.statOf(statOf(stat), single(node.other, scope)),
      );
    const either =
      node.or === undefined ? compared(node.stat) : A.or([compared(node.stat), compared(node.or)]);
    return existsOf(what, [either], scope);
  },
  // What an object had is looked up as it last existed (608.2h).
  hasCounters: (node, scope) => {
    const { some } = node;
    const isNone = some.kind === "noCounters";
    const filter = isNone ? someCounters(some.counter) : countersFilter(some, scope);
    const has = existsOf(definite(node.what), [filter], scope);
    return isNone === (node.verb === "don't have") ? has : A.notSo(has);
  },
  controlsManyMore: (node, scope) => {
    const filter = filterOf(node.noun, scope);
    const number = (player: A.Players): A.Quantity =>
      A.count(A.all(conjunction([filter, A.controlledBy(player)])));
    return more(node.who, node.other, number, numberOf(node.n, scope), scope);
  },
  lifeAboveStart: (node, scope) =>
    ofPlayer(node.who, scope, (player) => {
      const of = possessor(node.of, scope);
      if (!same(of, player))
        return refuse(node.of, "a player's life is compared with the same player's starting life total");
      return A.compareQuantities(
        A.playerStat("life", player),
        ">=",
        A.plus([A.playerStat("startingLife", player), numberOf(node.n, scope)]),
      );
    }),
  isDayOrNight: (node) => A.playerIs(A.you, node.which),
  hasInitiative: (node, scope) => A.playerIs(playersOf(node.who, scope), "initiative"),
  cardTypesInZone: (node, scope) =>
    compared(
      A.distinct("cardType", A.all(A.and([A.kind("card"), oneZone(node.where, scope)]))),
      node.bound,
      scope,
    ),
  ifAgain: (node) => refuse(node, "“if” stands twice here"),
  someZoneHolds: (node, scope) =>
    somePlayersZone(node.which === "a graveyard" ? "graveyard" : "library", node.bound, scope),
  inSingleGraveyard: (node, scope) => somePlayersZone("graveyard", node.bound, scope),
  zoneHolds: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return A.exists(A.all(oneZone(node.zone, scope)), comparison, value);
  },
  zoneIsEmpty: (node, scope) => A.notSo(A.exists(A.all(oneZone(node.zone, scope)))),
} satisfies Partial<Lowering<"conditionPart", [Scope], A.Condition>>;

/** A zone of one player; "a graveyard" would be any of several. */
const oneZone = (zone: Nodes["ownedZone"], scope: Scope): A.Filter => {
  const filter = zoneFilterOf(zone, scope);
  return filter.type === "inZone" && filter.of !== undefined
    ? filter
    : refuse(zone, "say whose zone this is");
};

/** The one object whose number is compared. */
const single = (node: Objects, scope: Scope): A.Objects =>
  demandOf(node, scope) === undefined
    ? other(node, scope)
    : refuse(node, "say which object this is compared with");

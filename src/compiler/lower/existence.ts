import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { inPlaceOf } from "../resolve/resolve.ts";
import { attributeBehind } from "./attribute-nodes.ts";
import { filterOf, nounOf } from "./nouns.ts";
import { themOrCopies } from "./antecedents.ts";
import { eachOwnerIn, ownerIn } from "./chosen-player.ts";
import { areSuch } from "./condition-parts.ts";
import { conjunction, conjuncts, isOtherThan, itemsOf } from "./series.ts";
import { anyObjects } from "./objects.ts";
import { isGroup } from "./outcome.ts";
import { inExile, isPair, pairOf } from "./phrases.ts";
import { playerNounOf, playersOf } from "./players.ts";
import { numberOf } from "./quantities.ts";
import { namesIn, traits } from "./words.ts";
import { rewritten } from "./rewritten.ts";
import { holdsPart, same } from "./same.ts";
import { oneByOne, refuse, type PhraseNode, type Scope } from "./scope.ts";
import { askedOfOthers, otherThanMeant } from "../resolve/other.ts";
import { otherOne } from "../resolve/beside-others.ts";

type ObjectsNode = Nodes["objects"] | Nodes["objectPhrase"];
type DemandedNode = ObjectsNode | Nodes["demanded"];

/** How many of something a condition asks for. */
export interface Demand {
  readonly filter: A.Filter;
  readonly comparison: A.Comparison;
  readonly count: A.Quantity;
}
export const some = (filter: A.Filter): Demand => ({ filter, comparison: ">=", count: 1 });

/** "Either", "any" of several. */
const isAnyPart = (n: Nodes["part"]): boolean => n.kind === "openPart" && n.how !== "any number";

/** "a creature", "no Islands", "two or more other artifacts" as a number of fitting objects; nothing for a reference. */
export const demandOf = (node: DemandedNode, scope: Scope): Demand | undefined => {
  if (node.kind === "demandedSome")
    return {
      filter: filterOf(node.noun, scope),
      comparison: node.how === "at least" ? ">=" : "<",
      count: numberOf(node.n, scope),
    };
  // "Either of them", "any of those cards": one will do.
  if (node.kind === "numberOfThem" && isAnyPart(node.n)) return some(A.isOneOf(themOrCopies(node, scope)));
  if (node.kind === "numberOfThose" && isAnyPart(node.n)) {
    const those = inPlaceOf(node, { kind: "thoseThings", noun: node.noun, span: node.span } as const);
    return some(A.isOneOf(anyObjects(those, scope)));
  }
  if (node.kind === "exiledSome") return demandOf(inExile(node, scope), scope);
  if (isPair(node)) return some(pairOf(node, scope).filter);
  if (node.kind === "pluralPhrase") return some(filterOf(node, scope));
  if (node.kind === "series") {
    const parts = itemsOf<Nodes["singlePhrase"]>(node as never).map((item) => demandOf(item, scope));
    if (node.conjunction !== "or" || parts.some((part) => part?.comparison !== ">=" || part.count !== 1))
      return undefined;
    return some(A.or(parts.flatMap((part) => (part === undefined ? [] : [part.filter]))));
  }
  if (node.kind !== "determined") return undefined;
  const { det } = node;
  const filter = filterOf(node.noun, scope);
  const asked = conjuncts(filter);
  switch (det.kind) {
    case "aDet":
    case "anyDet":
      return some(filter);
    case "another":
      return some(conjunction(otherThanMeant(det, [...asked, otherOne], scope)));
    case "noDet":
      return { filter, comparison: "=", count: 0 };
    case "orMoreDet":
      return { filter, comparison: ">=", count: numberOf(det.n, scope) };
    case "orFewerDet":
      return { filter, comparison: "<=", count: numberOf(det.n, scope) };
    case "onlyOne":
      return { filter, comparison: "=", count: numberOf(det.n, scope) };
    case "countDet":
      return { filter, comparison: ">=", count: numberOf(det.n, scope) };
    // "If you control the creature with the greatest power or tied for the greatest power".
    case "theDet":
      return attributeBehind(node.noun.post.at(-1), "extremeTied") === undefined ? undefined : some(filter);
    default:
      return undefined;
  }
};

/** "under your control": as "you control", in the same place of the filter. */
export const also = (filter: A.Filter, more: A.Filter): A.Filter => {
  const filters = conjuncts(filter);
  const last = filters[filters.length - 1]!;
  return last.type === "otherThan"
    ? conjunction([...filters.slice(0, -1), more, last])
    : conjunction([...filters, more]);
};

const itself = A.isOneOf(A.self);
/** "This creature or another Elf enters under your control": whoever has the ability controls this one anyway (603.3a). */
export const enteringUnder = (filter: A.Filter, players: A.Players): A.Filter =>
  players.type === "you" && filter.type === "or" && filter.filters.some((each) => same(each, itself))
    ? A.or(filter.filters.map((each) => (same(each, itself) ? each : also(each, A.controlledBy(players)))))
    : also(filter, A.controlledBy(players));

/** What comes under somebody's control: by entering, or from another player (110.2, 613.1b). */
export const comesUnderControl = (filter: A.Filter): A.TriggerEvent =>
  A.eitherEvent([
    A.zoneChange(filter, undefined, "battlefield"),
    A.keywordAction("loseControl", { what: filter }),
  ]);

/** A demand as a condition: at least one is the plain form, none its negation. */
export const counted = (
  { comparison, count }: Omit<Demand, "filter">,
  plain: (rest: { readonly comparison?: A.Comparison; readonly count?: A.Quantity }) => A.Condition,
): A.Condition =>
  comparison === ">=" && count === 1
    ? plain({})
    : comparison === "=" && count === 0
      ? A.notSo(plain({}))
      : plain({ comparison, count });

const whence = ({ phrases: { current } }: Scope): { readonly from?: readonly PhraseNode[] } =>
  current === undefined ? {} : { from: [current] };

const existence = (
  demand: Demand,
  more: readonly A.Filter[],
  scope: Scope,
  words: ReadonlySet<string>,
): A.Condition => {
  const objects = A.all(more.reduce(also, demand.filter));
  // "If you control exactly one creature, that creature", "… two or more creatures, those creatures".
  const one = demand.comparison === "=" && demand.count === 1;
  if (one || (demand.comparison !== "<=" && demand.count !== 0 && demand.count !== 1))
    scope.asides.push({ ...whence(scope), ref: objects, is: "object", plural: !one, words });
  return counted(demand, ({ comparison, count }) => A.exists(objects, comparison, count));
};

export const wordsOf = (node: DemandedNode, scope: Scope): ReadonlySet<string> =>
  node.kind === "determined" || node.kind === "demandedSome" ? nounOf(node.noun, scope).words : new Set();

const differing = {
  names: "name",
  powers: "power",
  "mana values": "manaValue",
  controllers: undefined,
} as const;
/** What several things are asked for together: "with different names", "that share a creature type", "with the same name". */
const askedTogether = (
  node: Nodes["qualifier"],
): { readonly what: A.Distinct["what"]; readonly alike?: true } | undefined => {
  if (node.kind === "thatShare") return { what: traits[node.trait], alike: true };
  const alike = attributeBehind(node, "alike");
  if (alike?.what === "name") return { what: alike.what, alike: true };
  const found = attributeBehind(node, "different");
  const what = found === undefined ? undefined : differing[found.what];
  return what === undefined ? undefined : { what };
};
export const asksTogether = (node: DemandedNode): boolean =>
  node.kind === "determined" && node.noun.post.some((each) => askedTogether(each) !== undefined);

/** How many of a kind differ, or are alike: different names among them, or the most with one name. */
export const numberTogether = (
  noun: Nodes["nounPhrase"] | Nodes["numberNoun"],
  among: (filter: A.Filter) => A.Objects,
  scope: Scope,
): A.Distinct | undefined => {
  const asked = noun.post.map(askedTogether).find((each) => each !== undefined);
  if (asked === undefined) return undefined;
  const { what, ...alike } = asked;
  const post = noun.post.filter((each) => askedTogether(each) === undefined);
  return A.distinct(what, among(filterOf({ ...noun, post } as typeof noun, scope)), alike);
};

/** "A land and a creature", "a Bear and another creature": one of each, and not the same one. */
const oneOfEach = (
  node: PhraseNode,
  demands: readonly (Demand | undefined)[],
  among: (filter: A.Filter) => A.Objects,
): A.Condition => {
  const filters = demands.flatMap((each) =>
    each?.comparison === ">=" && each.count === 1 ? [each.filter] : [],
  );
  if (filters.length !== 2 || demands.length !== 2)
    return refuse(node, "say this of two things, each of them “a” or “another”");
  const both = A.exists(among(A.or(filters)), ">=", 2);
  return A.allOf([...filters.map((filter) => A.exists(among(filter))), both]);
};

/** "You control seven or more lands with different names", "three or more creatures that share a creature type". */
export const togetherOf = (
  node: DemandedNode,
  among: (filter: A.Filter) => A.Objects,
  scope: Scope,
): A.Condition | undefined => {
  if (node.kind === "series" && node.conjunction === "and") {
    const demands = itemsOf<Nodes["singlePhrase"]>(node as never).map((item) => demandOf(item, scope));
    return demands.some((each) => each !== undefined) ? oneOfEach(node, demands, among) : undefined;
  }
  if (node.kind !== "determined" || (node.det.kind !== "orMoreDet" && node.det.kind !== "countDet"))
    return undefined;
  const number = numberTogether(node.noun, among, scope);
  return number && A.compareQuantities(number, ">=", numberOf(node.det.n, scope));
};

type Plural = Extract<DemandedNode, { readonly kind: "pluralPhrase" }>;

/** "Creatures named A and B" in a condition: one of each name, as a plural has more than one of them (201.2). */
export const oneOfEachName = (node: DemandedNode): readonly Plural[] | undefined => {
  if (node.kind !== "pluralPhrase") return undefined;
  const names = node.post.flatMap((each) =>
    each.kind === "namedCard" && each.name.kind === "cardName"
      ? namesIn(each.name, each.name.name).flatMap((name) => name.split(" and "))
      : [],
  );
  if (names.length < 2) return undefined;
  if (names.length > 2) return refuse(node, "say of each name what it is the name of");
  return names.map((name) => ({
    ...node,
    post: node.post.map((each) =>
      each.kind === "namedCard" && each.name.kind === "cardName"
        ? { ...each, name: { ...each.name, name } }
        : each,
    ),
  }));
};

const mentions = (filter: A.Filter, type: A.Filter["type"]): boolean =>
  filter.type === type ||
  ((filter.type === "and" || filter.type === "or") && filter.filters.some((part) => mentions(part, type)));

const isAnother = (node: Nodes["singlePhrase"]): boolean =>
  node.kind === "determined" && node.det.kind === "another";
const withoutOther = (filter: A.Filter): A.Filter =>
  conjunction(conjuncts(filter).filter(({ type }) => type !== "otherThan"));

/** That objects exist and fit; of given objects, that they fit; of each of them, that none does not. */
export const existsOf = (node: DemandedNode, more: readonly A.Filter[], scope: Scope): A.Condition => {
  if (node.kind === "series" && node.conjunction === "and") {
    const items = itemsOf<Nodes["singlePhrase"]>(node as never);
    const demands = items.map((item) => demandOf(item, scope));
    if (items.slice(1).some(isAnother) && !items.slice(0, 1).some(isAnother)) {
      const all = demands.map((each) => each && { ...each, filter: withoutOther(each.filter) });
      return oneOfEach(node, all, (filter) => A.all(more.reduce(also, filter)));
    }
    // "an instant card and a sorcery card in your graveyard": both there.
    const last = demands[demands.length - 1]?.filter;
    const there = last?.type === "and" ? last.filters.filter(({ type }) => type === "inZone") : [];
    return A.allOf(
      items.map((item, index) => {
        const filter = demands[index]?.filter;
        const elsewhere = filter === undefined || mentions(filter, "inZone") || !mentions(filter, "kind");
        return existsOf(item, elsewhere ? more : [...more, ...there], scope);
      }),
    );
  }
  const named = oneOfEachName(node);
  if (named !== undefined) return A.allOf(named.map((each) => existsOf(each, more, scope)));
  const values = togetherOf(node, (filter) => A.all(more.reduce(also, filter)), scope);
  if (values !== undefined) return values;
  const asked = askedOfOthers(more, scope, () => {
    const demand = demandOf(node, scope);
    return demand && existence(demand, more, scope, wordsOf(node, scope));
  });
  if (asked !== undefined) return asked;
  if (node.kind === "demandedSome") return refuse(node, "say what this is about");
  if (node.kind === "determined" && (node.det.kind === "each" || node.det.kind === "all")) {
    const filter = filterOf(node.noun, scope);
    const ref = A.all(filter);
    scope.asides.push({ ref, is: "object", plural: true, words: wordsOf(node, scope), from: [node] });
    return A.notSo(A.exists(A.all(conjunction([filter, A.not(conjunction(more))]))));
  }
  const objects = anyObjects(node, scope);
  const such = areSuch(objects, conjunction(more));
  // "If both are Bears": where there is one only, it is not both of them.
  return node.kind === "bothThose" ? A.allOf([such, A.compareQuantities(A.count(objects), ">=", 2)]) : such;
};

/** The event at hand happened this turn, too: another such event makes two. */
export const oneMore = (demand: Demand): Demand => {
  const filters = conjuncts(demand.filter);
  const left = filters.filter((each) => !isOtherThan(each, "eventObjects"));
  return left.length === filters.length || demand.comparison !== ">=" || typeof demand.count !== "number"
    ? demand
    : { ...demand, filter: conjunction(left), count: demand.count + 1 };
};

/** That an event has happened to such objects, so many times. */
export const happenedTo = (
  node: ObjectsNode,
  more: readonly A.Filter[],
  event: (what: A.Filter) => A.TriggerEvent,
  when: A.Happened["when"],
  scope: Scope,
): A.Condition => {
  const demand = oneMore(demandOf(node, scope) ?? some(A.isOneOf(anyObjects(node, scope))));
  const pattern = event(more.reduce(also, demand.filter));
  return counted(demand, ({ comparison, count }) =>
    A.happened(pattern, when, {
      ...(count === undefined ? {} : { times: count }),
      ...(comparison === undefined || comparison === ">=" ? {} : { comparison }),
    }),
  );
};

/** Whether several players are meant, of whom one may be enough: not those that are named together. */
export const isAnyOf = (players: A.Players): boolean =>
  isGroup(players) && players.type !== "playersTogether";

type Test = (player: A.Players) => A.Condition;
/** Those of whom it is so, each asked by itself: "their" in what is asked means that one. */
const thoseOfWhom = (players: A.Players, scope: Scope, test: Test): A.Players =>
  A.playersWho(
    players,
    oneByOne(scope, "eachPlayer", () => test(A.eachPlayer)),
  );
const somePlayer = (players: A.Players, scope: Scope, test: Test): A.Condition =>
  isAny(thoseOfWhom(players, scope, test));
const isAny = (players: A.Players): A.Condition => A.compareQuantities(A.countPlayers(players), ">=", 1);

/** "If a player has …, that player": one of whom it is so. */
const meansThose = (node: Nodes["player"], ref: A.Players, scope: Scope): void => {
  const place = scope.mentions.findLastIndex(({ from }) => from?.includes(node) === true);
  const asked = scope.mentions[place];
  if (asked !== undefined) scope.mentions[place] = { ...asked, ref };
};

/** "you have", "an opponent has", "each player has", "no opponent has". */
export const ofPlayer = (node: Nodes["player"], scope: Scope, test: Test): A.Condition => {
  if (node.kind === "noPlayer") return A.notSo(somePlayer(playerNounOf(node.who, scope), scope, test));
  if (node.kind === "oneOrMorePlayers") return somePlayer(playerNounOf(node.who, scope), scope, test);
  const players = playersOf(node, scope);
  if (!isAnyOf(players)) return test(players);
  switch (node.kind) {
    case "aPlayer":
    case "anyPlayer":
    case "anotherPlayer":
    case "oneOfOpponents": {
      const those = thoseOfWhom(players, scope, test);
      meansThose(node, those, scope);
      return isAny(those);
    }
    case "eachPlayer":
    case "eachOtherPlayer":
    case "allPlayers":
    case "yourOpponents":
    case "players":
      return A.notSo(somePlayer(players, scope, (player) => A.notSo(test(player))));
    default:
      return refuse(node, "say whether one of these players or each of them is meant");
  }
};

/** "There are ten or more cards in an opponent's graveyard": in that of one of them, not of all together. */
export const ofItsOwner = (node: unknown, asked: A.Condition, scope: Scope): A.Condition => {
  const owner = ownerIn(node);
  if (owner === undefined) return asked;
  const each = owner === eachOwnerIn(node);
  // One thing of any of them is one of them all.
  if (!each && asked.type === "exists" && asked.count === undefined) return asked;
  const players = playersOf(owner, scope);
  const test: Test = (one) => rewritten(asked, (part) => (same(part, players) ? one : undefined));
  return holdsPart(asked, players) ? ofPlayer(owner, scope, test) : asked;
};

/** The same, where the test looks at other events: "that player" of the event at hand is found before it looks. */
export const ofPlayerBefore = (node: Nodes["player"], scope: Scope, test: Test): A.Condition =>
  ofPlayer(node, scope, (player) =>
    player.type === "you" || player.type === "eachPlayer" ? test(player) : somePlayer(player, scope, test),
  );

/** "One or more players": any of these, and what they do at the same time is one event (603.2c). */
export const severalPlayers = (node: Nodes["player"], scope: Scope): A.Players | undefined =>
  node.kind === "oneOrMorePlayers" ? playerNounOf(node.who, scope) : undefined;

/** Players of an event that one of them is enough for ("an opponent lost life"). */
export const anyOfPlayers = (node: Nodes["player"], scope: Scope): A.Players => {
  const players = playersOf(node, scope);
  switch (node.kind) {
    case "eachPlayer":
    case "eachOtherPlayer":
    case "allPlayers":
      return refuse(node, "an event of one player is meant: say “a player” or “an opponent”");
    default:
      return players;
  }
};

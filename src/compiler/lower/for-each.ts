import { doneBefore } from "./done-before.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { amountOf } from "./amounts.ts";
import { castOf } from "./mana-spent.ts";
import { dispatch, type Lowering, type NodeOfKind } from "./nodes.ts";
import { filterOf } from "./nouns.ts";
import { inPlaceOf } from "../resolve/resolve.ts";
import { same } from "./same.ts";
import { conjunction } from "./series.ts";
import { anyObjects } from "./objects.ts";
import { numberDone, objectsCounted, objectsDone } from "./past-counts.ts";
import { playerNounOf, playersOf, possessedObjects, possessor } from "./players.ts";
import { comparisonOf, costedBy, symbolsIn, times } from "./quantities.ts";
import { oneZone } from "./zone-filters.ts";
import { aside } from "./aside.ts";
import { findMention, refuse, type Scope } from "./scope.ts";
import { counterKindOf, keywordOfCost, traits } from "./words.ts";
import { votesFor } from "./votes.ts";
import { removedBefore } from "./earlier-numbers.ts";
import { severalBefore, theyDidThisWay, thisWay } from "./qualifier-parts.ts";

const first = (node: Nodes["qualifiedNoun"]): Nodes["numberNoun"] => {
  const { near, post, mods, head, span } = node;
  return { kind: "numberNoun", mods, head, post: [near, ...post], span };
};

/** The players in whose zone there are so many cards. */
export const holding = (zone: A.Zone, bound: Nodes["bound"], scope: Scope): A.Players => {
  const { comparison, value } = comparisonOf(bound, scope);
  return A.playersWho(A.players, A.exists(A.all(A.inZone(zone, A.eachPlayer)), comparison, value));
};

const doneKinds: ReadonlySet<string> = new Set(["thingsTheyDid", "thingsTheyHaveDone"]);
const isDone = (node: Nodes["group"]): node is Nodes["thingsDone"] => doneKinds.has(node.kind);

/** Objects that are counted: targets that may be players are not all of them objects (115.4). */
const onlyObjects = (node: Nodes["objects"], scope: Scope): A.Objects => {
  const objects = anyObjects(node, scope);
  return objects.type === "target" && scope.targets[objects.index]?.players !== undefined
    ? refuse(node, "players can be among these targets, and are not counted yet")
    : objects;
};

/** The objects of a group, which a number is worked out of. */
export const groupOf = (node: Nodes["group"], scope: Scope): A.Objects => {
  if (node.kind === "numberNoun") return A.all(filterOf(node, scope));
  if (node.kind === "bothNouns")
    return A.all(A.or([filterOf(first(node.objects), scope), filterOf(node.more, scope)]));
  if (isDone(node)) return objectsDone(node, scope);
  const objects = aside(scope, () => onlyObjects(node, scope));
  return objects.type === "each" ? refuse(node, "say of all of them together what is counted") : objects;
};

/** "The number of creatures you control and creature cards in your graveyard": both numbers together. */
export const countOfBoth = (
  node: { readonly objects: Nodes["qualifiedNoun"]; readonly more: Nodes["numberNoun"] },
  scope: Scope,
): A.Quantity => {
  const one = A.count(A.all(filterOf(first(node.objects), scope)));
  return A.plus([one, A.count(A.all(filterOf(node.more, scope)))]);
};

/** "Its colors", "the card types of the exiled cards": which objects have them. */
export const havingTraits = (node: Nodes["traits"], scope: Scope): A.Objects =>
  node.whose !== undefined
    ? possessedObjects(node.whose, scope)
    : node.of!.kind === "determined"
      ? anyObjects(node.of!, scope)
      : aside(scope, () => anyObjects(node.of!, scope));

/** What has one of these colors or types. */
export const sharesOf = (node: Nodes["traits"], scope: Scope): A.Filter =>
  A.shares(traits[node.trait], havingTraits(node, scope));

const countedTraits = {
  color: "color",
  "card type": "cardType",
  "creature type": "creatureType",
  "permanent type": "permanentType",
  "basic land type": "basicLandType",
  "mana value": "manaValue",
  "mana cost": "manaCost",
  power: "power",
  name: "name",
} as const;

/** "card types among cards in your graveyard", "card types in your graveyard" */
export const havingAmong = (node: NodeOfKind<"traitsAmong">, scope: Scope): A.Objects =>
  node.where === undefined
    ? groupOf(node.among!, scope)
    : A.all(A.and([A.kind("card"), oneZone(node.where, scope)]));

const kindIn = (node: { readonly counter?: Nodes["counterKind"] }): string | undefined =>
  node.counter === undefined ? undefined : counterKindOf(node.counter);

/** How many colors or types the one object has. */
const distinctOf = (
  what: A.Distinct["what"],
  node: { readonly what: Nodes["objects"] },
  scope: Scope,
): A.Quantity =>
  A.distinct(
    what,
    aside(scope, () => anyObjects(node.what, scope)),
  );

const countables: Lowering<"countable", [Scope], A.Quantity> = {
  paidThisWay: (node, scope) => amountOf(node, scope),
  symbolSpent: (node, scope) => amountOf(node, scope),
  manaSpentToCast: (node, scope) => amountOf(node, scope),
  energyHad: (node, scope) => amountOf(node, scope),
  unspentMana: (node, scope) => amountOf(node, scope),
  traitsAmong: (node, scope) => A.distinct(countedTraits[node.trait], havingAmong(node, scope)),
  differentlyNamed: (node, scope) => A.distinct("name", A.all(filterOf(node.objects, scope))),
  unlockedDoors: (node, scope) => A.unlockedDoors(groupOf(node.among, scope)),
  countersAmong: (node, scope) => A.countersOn(groupOf(node.among, scope), kindIn(node)),
  countersOn: (node, scope) =>
    A.countersOn(
      aside(scope, () => anyObjects(node.on, scope)),
      kindIn(node),
    ),
  counterKindsOn: (node, scope) =>
    A.distinct(
      "counterKind",
      aside(scope, () => anyObjects(node.among, scope)),
    ),
  countersRemoved: (node, scope) => removedBefore(node, scope),
  playerCounters: (node, scope) =>
    A.playerStat("life", playersOf(node.who, scope), { counters: node.counter.value }),
  inParty: () => A.playerStat("party", A.you),
  opponentsYouHave: () => A.countPlayers(A.opponents),
  countedPlayers: (node, scope) => A.countPlayers(playerNounOf(node.players, scope)),
  countedZones: ({ zones, bound }, scope) => A.countPlayers(holding(zones.name, bound, scope)),
  done: ({ what }, scope) => numberDone(what, scope),
  manaSymbols: (node, scope) =>
    symbolsIn(node, node.whose === undefined ? groupOf(node.of!, scope) : costedBy(node.whose, scope)),
  traitsHad: (node, scope) => distinctOf(node.trait === "color" ? "color" : "cardType", node, scope),
  colorsSpent: (node, scope) => A.manaSpent("colors", castOf(node.what, scope)),
  targetsOf: (node, scope) =>
    A.targetCount(
      aside(scope, () => castOf(node.by, scope)),
      { filter: filterOf(node.what, scope) },
    ),
  votes: (node, scope) => votesFor(node, scope),
  timesPaid: (node, scope) => {
    const { whose } = node;
    if (whose.kind !== "its" && whose.kind !== "objectGenitive")
      return refuse(whose, "a cost belongs to a spell: say “its … cost”");
    const of = possessedObjects(whose, scope);
    return A.timesKicked(of.type === "self" ? undefined : of, { keyword: keywordOfCost(node.keyword) });
  },
  commanderCasts: ({ what }, scope) => {
    if (isAnyCommander(what, scope)) return A.playerStat("commanderCasts", A.you);
    const of = aside(scope, () => anyObjects(what, scope));
    return of.type === "choose" || of.type === "all"
      ? refuse(what, "say “your commander” or which one")
      : A.playerStat("commanderCasts", A.you, { what: of });
  },
  timesKicked: (node, scope) =>
    node.how === "has mutated"
      ? A.timesKicked(
          aside(scope, () => anyObjects(node.what, scope)),
          { keyword: "mutate" },
        )
      : kickedThing(node.what, scope),
  cardsThisWay: (node, scope) => {
    // 701.22a: as many as the number of the instruction says.
    if (node.how === "looked at while scrying")
      return scope.trigger?.type === "keywordAction" && scope.trigger.action === "scry"
        ? A.eventAmount
        : refuse(node, "nobody scries before this", "RW4003");
    const found = doneBefore(node, scope, (each) => each.how === "drawn" && each.ref.type === "bound");
    return found?.ref.type === "bound"
      ? A.amount(found.ref.id)
      : refuse(node, "no cards were drawn earlier in this ability", "RW4003");
  },
  exiledFromHand: (node, scope) => {
    // What was exiled from elsewhere was in no hand.
    const found = findMention(scope, (each) => each.how === "exiled" && each.ref.type === "bound");
    if (found?.ref.type !== "bound")
      return refuse(node, "no cards were exiled earlier in this ability", "RW4003");
    const whose = node.whose === undefined ? undefined : possessor(node.whose, scope);
    return A.amount(found.ref.id, { filter: A.inZone("hand", whose) });
  },
};
/** How many there are of what can be counted. */
export const countOfAll = (node: Nodes["countable"], scope: Scope): A.Quantity =>
  dispatch<Nodes["countable"], [Scope], A.Quantity>(countables, node, scope);

type EachObject = Extract<Nodes["forEach"], { kind: "forEachObject" }>;
const counted = (node: EachObject, scope: Scope): ReturnType<typeof objectsCounted> => {
  const found = objectsCounted(node.objects, scope);
  scope.asides.push({ ref: found.all, is: "object", plural: true, words: found.words, from: [node] });
  return found;
};
/** The objects themselves, for what is done once for each of them. */
export const eachObject = (node: EachObject, scope: Scope): A.CountOf => A.count(counted(node, scope).all);

const forEachTable: Lowering<"anyForEach", [Scope], A.Quantity> = {
  forEachCountable: (node, scope) => countOfAll(node.what, scope),
  forEachOne: (node, scope) => amountOf(node.what, scope),
  forEachOneOfEvent: (node, scope) => amountOf(node.what, scope),
  forEachOfThose: (node, scope) =>
    A.count(onlyObjects(inPlaceOf(node, { ...node, kind: "thoseThings" }), scope)),
  forEachOfThem: (node, scope) =>
    A.count(onlyObjects(inPlaceOf(node, { kind: "them", span: node.span }), scope)),
  forEachSuch: ({ such }, scope) => {
    if (such.kind === "theyDidThisWay") return A.count(theyDidThisWay(such, scope));
    return such.kind === "thisWay" && such.be !== "not"
      ? A.count(thisWay(such, such.how, scope))
      : refuse(such, "say what these are");
  },
  forEachOfBoth: (node, scope) => countOfBoth(node, scope),
  forEachObject: (node, scope) => counted(node, scope).number,
  // None of them can be beyond the first where there is none.
  forEachBeyondFirst: (node, scope) => ({
    type: "extreme",
    which: "greatest",
    of: [0, A.plus([A.count(A.all(filterOf(node.objects, scope))), -1])],
  }),
  forEachAmong: (node, scope) =>
    A.count(A.all(conjunction([filterOf(node.objects, scope), A.isOneOf(severalBefore(node, scope))]))),
  forEachOfTraits: ({ traits: theirs }, scope) =>
    theirs.trait === "land type"
      ? refuse(theirs, "land types cannot be counted yet")
      : A.distinct(countedTraits[theirs.trait], havingTraits(theirs, scope)),
};

/** "Your commander", "a commander" */
const isAnyCommander = (what: Nodes["objects"], scope: Scope): boolean =>
  what.kind === "yourDesignated"
    ? what.what === "commander"
    : what.kind === "determined" &&
      what.det.kind === "aDet" &&
      same(filterOf(what.noun, scope), A.kind("commander"));

/** What was kicked: a card with a kicker of its own speaks of itself (702.33d, 607.2g). */
const kickedThing = (what: Parameters<typeof anyObjects>[0], scope: Scope): A.Quantity => {
  const of = scope.face.kickers.length > 0 ? A.self : anyObjects(what, scope);
  return of.type === "self" ? A.timesKicked() : A.timesKicked(of);
};

/** How many times, in "for each …". */
export const forEachOf = (node: Nodes["anyForEach"], scope: Scope): A.Quantity =>
  dispatch(forEachTable, node, scope);

/** A number multiplied by a "for each" behind it. */
export const multiplied = (
  value: A.Quantity,
  each: Nodes["anyForEach"] | undefined,
  scope: Scope,
): A.Quantity => {
  if (each === undefined) return value;
  const count = forEachOf(each, scope);
  if (typeof value !== "number") return refuse(each, "“for each” needs a plain number in front of it");
  return times(value, count);
};

import * as A from "../../../abilities/index.ts";
import { waysToFit, zonesFor, type Conjunction, type Question } from "../conjunctions.ts";
import { isOfPermanents } from "../permanents.ts";
import { doneBy, instructionOf } from "../instructions.ts";
import { eventAround, parentOf, rule, type Node, type NodeOf, type NodeType, type Place } from "../rule.ts";
import { said } from "../says.ts";
import { type Fields, firstPart, holds, holdsPart, same } from "../../lower/same.ts";
import { conjuncts } from "../../lower/series.ts";
import { targetsAt } from "../targets.ts";

type Zones = readonly A.Zone[];
const battlefield: Zones = ["battlefield"];
const stack: Zones = ["stack"];
const playable: Zones = ["sideboard", "library", "hand", "graveyard", "exile", "command"];

/** What is done to the objects of a field, and the only zones in which it can be done to them. */
interface Demand {
  readonly field: string;
  readonly done: string;
  readonly zones: Zones;
}
const demand = (field: string, done: string, zones: Zones = battlefield): readonly Demand[] => [
  { field, done, zones },
];

/** Where an object must be for what an instruction does to it, or for what happens to it. */
const demands = {
  tap: demand("what", "tapped"), // 701.26a
  untap: demand("what", "untapped"),
  destroy: demand("what", "destroyed"), // 701.8a
  regenerate: demand("what", "regenerated"),
  phaseOut: demand("what", "phased out"), // 702.26a
  attach: demand("what", "attached"), // 701.3a
  unattach: demand("what", "unattached"),
  exchangeControl: [
    ...demand("one", "exchanged", ["battlefield", "stack"]),
    ...demand("other", "exchanged", ["battlefield", "stack"]),
  ],
  removeFromCombat: demand("what", "removed from combat"), // 506.4
  fight: [...demand("one", "made to fight"), ...demand("other", "made to fight")], // 701.14a
  dealDamage: demand("to", "dealt damage"), // 120.1
  sacrifice: [...demand("what", "sacrificed"), ...demand("filter", "sacrificed")], // 701.21a
  counter: demand("what", "countered", stack), // 701.6a
  changeTargets: demand("what", "given other targets", stack), // 115.7
  castCards: demand("what", "played", playable), // 601.2a
  allowPlay: demand("what", "played", playable),
  copySpell: demand("what", "copied", [...stack, ...playable]), // 707.10, 707.12
  discard: [...demand("what", "discarded", ["hand"]), ...demand("filter", "discarded", ["hand"])], // 701.9a
  attacks: demand("what", "an attacker"),
  attackDeclared: demand("withCreatures", "an attacker"),
  attacksUnblocked: demand("what", "an attacker"),
  blocks: [...demand("what", "a blocker"), ...demand("blocked", "blocked")],
  becomesBlocked: [...demand("what", "blocked"), ...demand("by", "a blocker")],
  becomesTapped: demand("what", "tapped"),
  becomesUntapped: demand("what", "untapped"),
  tapsForMana: demand("what", "tapped"),
  transforms: demand("what", "transformed"),
  turnedFaceUp: demand("what", "turned face up"),
  phases: demand("what", "phased in or out"),
  unlocks: demand("what", "unlocked"),
  sacrifices: demand("what", "sacrificed"),
  discards: demand("what", "discarded", ["hand"]),
  cast: demand("what", "cast", stack),
} satisfies Partial<Record<NodeType, readonly Demand[]>>;
type Demanding = keyof typeof demands;

const movers: ReadonlySet<unknown> = new Set([
  "move",
  "castCards",
  "counter",
  "exile",
  "destroy",
  "sacrifice",
]);
const isMoved = (what: A.Objects, by: Node, { around }: Place): boolean =>
  holds(around[0], (node) => node !== by && movers.has(node["type"]) && holdsPart(node["what"], what));

/** What is asked of objects without saying what they are or where. */
const traits = ["hasType", "hasSubtype", "hasSupertype", "hasColor", "colorCount", "hasKeyword"] as const;
type Trait = NodeOf<(typeof traits)[number]>;
const isTrait = (node: Node): node is Trait => traits.some((type) => type === node.type);

const filterOf = (objects: Node, by: Node, place: Place): A.Filter | undefined => {
  switch (objects.type) {
    case "all":
    case "choose":
    case "among":
      return objects.filter;
    case "target":
      // 400.7j: what an instruction of the same ability moved is found where it is now.
      return isMoved(objects, by, place) ? undefined : targetsAt(place)[objects.index]?.objects;
    case "and":
    case "or":
    case "kind":
    case "inZone":
      return objects;
    default:
      return isTrait(objects) ? objects : undefined;
  }
};

/** What is cast or played is a spell or a card, also where the word is left to the verb. */
const ofSpells: ReadonlySet<NodeType> = new Set<NodeType>(["cast", "castCards", "allowPlay"]);
/** Some of these, whatever and wherever they are. */
const isKnown = (objects: Node, by: Node): boolean =>
  (ofSpells.has(by.type) && objects.type !== "target") ||
  objects.type === "among" ||
  (objects.type === "choose" && objects.from !== undefined);

/** What is asked of a card wherever it is: "a card named …" says no more of where that is than "a card". */
const describing: ReadonlySet<A.Filter["type"]> = new Set(["kind", "named", "compare"]);

/**
 * 109.2: "a creature" is a permanent where neither "card" nor "spell" nor a zone is said; 109.2a: "a card" is none. Of
 * things that are known already ("if it's red", "one of them"), nothing is said but what is asked.
 */
const possibleZones = (way: Conjunction, known: boolean): ReadonlySet<A.Zone> => {
  const from = zonesFor(way);
  if (known) return from;
  if (way.every(({ filter }) => isTrait(filter)))
    return new Set([...from].filter((zone) => zone === "battlefield"));
  const isCard = way.some(
    ({ filter, denied }) => !denied && filter.type === "kind" && filter.kind === "card",
  );
  const saysMore = way.some(({ filter }) => !isTrait(filter) && !describing.has(filter.type));
  return isCard && !saysMore ? new Set([...from].filter((zone) => zone !== "battlefield")) : from;
};

/** Why none of the objects can be in one of the zones. */
const whyNotIn = (filter: A.Filter, zones: Zones, known: boolean): string | undefined => {
  for (const way of waysToFit(filter)) {
    const from = possibleZones(way, known);
    if (from.size === 0 || zones.some((zone) => from.has(zone))) continue;
    const why = way.find((each) => !zones.some((zone) => possibleZones([each], known).has(zone)));
    return why === undefined ? "what" : said(why);
  }
  return undefined;
};

/** Something that can only be done to objects in certain zones is done to objects that can't be there. */
export const wrongZone = rule(
  "RW4021",
  Object.keys(demands) as readonly Demanding[],
  (node: NodeOf<Demanding>, place) => {
    for (const { field, done, zones } of demands[node.type]) {
      const objects: unknown = node[field as keyof typeof node];
      if (typeof objects !== "object" || objects === null) continue;
      const filter = filterOf(objects as Node, node, place);
      if (filter === undefined) continue;
      const why = whyNotIn(filter, zones, isKnown(objects as Node, node));
      if (why !== undefined) return `${why} can't be ${done}`;
    }
    return undefined;
  },
);

/** What is asked of a target that is where it was when it was chosen: "if it was a spell" of a creature. */
export const askedElsewhere = rule("RW4021", ["matches", "among"], (node, place) => {
  if (node.objects.type !== "target") return undefined;
  const target = filterOf(node.objects, node, place);
  if (target === undefined) return undefined;
  const there = waysToFit(target).flatMap((way) => [...possibleZones(way, false)]);
  const why = there.length === 0 ? undefined : whyNotIn(node.filter, there, true);
  return why === undefined ? undefined : `that target is never ${why}`;
});

/** "Creature cards get +1/+1": that, attacking and blocking are for creatures on the battlefield (109.2a, 208.1, 506.3). */
export const changedElsewhere = rule("RW4021", ["affect", "applies"], (node, place) => {
  if (!node.modifications.some(isOfPermanents)) return undefined;
  const what = node.type === "affect" ? node.what : node.to;
  const filter = filterOf(what, node, place);
  const why = filter === undefined ? undefined : whyNotIn(filter, battlefield, isKnown(what, node));
  return why === undefined ? undefined : `${why} can't get +1/+1 or attack or block`;
});

/** 701.15a, 701.60a: only creatures are goaded and suspected. */
const ofCreatures: ReadonlySet<unknown> = new Set(["goaded", "suspected"]);
const meansCreature: ReadonlySet<A.Filter["type"]> = new Set([
  "hasSubtype",
  "attacking",
  "blocking",
  "isOneOf",
]);
const saysCreature = ({ filter, denied }: Question): boolean =>
  !denied &&
  (meansCreature.has(filter.type) || (filter.type === "hasType" && filter.cardType === "creature"));
export const goadsNoCreature = rule("RW4021", ["designate"], (node, place) => {
  const filter = ofCreatures.has(node.as) ? filterOf(node.what, node, place) : undefined;
  return filter === undefined ||
    isKnown(node.what, node) ||
    waysToFit(filter).every((way) => way.some(saysCreature))
    ? undefined
    : `only a creature is ${node.as}`;
});

/** "Creatures cost {1} less to cast": spells do (601.2f). */
export const costOfPermanent = rule("RW4021", ["costChange"], ({ what, of, nth }) => {
  const why = of === "spell" && nth === undefined ? whyNotIn(what, stack, false) : undefined;
  return why === undefined ? undefined : `${why} can't be cast`;
});

/** 305.1, 305.9: lands are played, and can't be cast. */
const isLand = ({ filter, denied }: Question): boolean =>
  !denied && filter.type === "hasType" && filter.cardType === "land";
export const castsLand = rule("RW4021", ["mayPlay", "castCards", "cast"], (node, place) => {
  if (node.type !== "cast" && node.verb !== "cast") return undefined;
  const filter = filterOf(node.what, node, place);
  return filter !== undefined && waysToFit(filter).every((way) => way.some(isLand))
    ? "a land can't be cast"
    : undefined;
});

/** 400.1: what leaves a zone is in it. */
export const leavesElsewhere = rule("RW4021", ["zoneChange"], ({ what, from, to }) => {
  if (from === undefined || from === "outside") return undefined;
  const zones: readonly A.Zone[] = [
    ...(typeof from === "string" ? [from] : from),
    ...(to === undefined ? [] : [to]),
  ];
  for (const way of waysToFit(what)) {
    const possible = zonesFor(way);
    if (possible.size > 0 && !zones.some((zone) => possible.has(zone)))
      return `${way.map(said).join(" and ")}, it can't move from there`;
  }
  return undefined;
});

const offBattlefield: Zones = [...playable, "stack"];
/** Whether the ability triggers on these entering; a land that is played has entered (305.1). */
const triggersOnEntering = (what: A.Objects, place: Place): boolean => {
  const event = eventAround(place);
  if (event?.type === "playsLand") return what.type === "eventObjects";
  if (event?.type !== "zoneChange" || event.to !== "battlefield") return false;
  return what.type === "eventObjects" || (what.type === "self" && same(event.what, A.isOneOf(what)));
};
/** Whether an instruction before this one puts these onto the battlefield. */
const isPutBefore = (what: A.Objects, by: Node, { around }: Place): boolean => {
  const puts = ({ type, what: moved, bind, to }: Fields): boolean =>
    type === "move" &&
    (to as A.Destination).zone === "battlefield" &&
    (same(moved, what) || (what.type === "bound" && bind === what.id));
  const first = firstPart(around[0], (node) => node === by || puts(node));
  return first !== undefined && first !== by;
};
/**
 * "Create a token …. The legendary token enters tapped", "Whenever a creature enters, it enters tapped", "Target creature enters
 * tapped": it has entered when that is said (614.12).
 */
export const enteredAlready = rule("RW4021", ["entersWith"], (node, place) => {
  const { what } = node;
  for (const each of conjuncts(what)) {
    if (each.type === "inZone" && each.zone !== "battlefield") return "what enters is in no other zone";
    if (each.type === "nextCast" || (each.type === "kind" && each.kind === "spell"))
      return "what enters is a permanent, and no spell any more";
  }
  if (what.type !== "isOneOf" || parentOf(place)?.type !== "changeRules") return undefined;
  const of = what.objects.type === "among" ? (what.objects.objects ?? what.objects) : what.objects;
  const before = of.type === "bound" ? instructionOf(of.id, place) : undefined;
  if (before !== undefined && ["createTokens", "createCopies"].includes(doneBy(before).type))
    return "the token has entered when this is said";
  const target = of.type === "target" ? filterOf(of, node, place) : undefined;
  return (target !== undefined && whyNotIn(target, offBattlefield, false) !== undefined) ||
    isPutBefore(of, node, place) ||
    (triggersOnEntering(of, place) && !isMoved(of, node, place))
    ? "this has entered when that is said"
    : undefined;
});

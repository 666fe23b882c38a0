import type * as A from "../../abilities/index.ts";
import { same } from "../lower/same.ts";

/** A filter that asks one thing, or the denial of one. */
export interface Question {
  readonly filter: A.Filter;
  readonly denied: boolean;
}
/** What is asked of an object all at once. */
export type Conjunction = readonly Question[];

const most = 64;
const joined = (left: readonly Conjunction[], right: readonly Conjunction[]): readonly Conjunction[] =>
  left.length * right.length > most ? left : left.flatMap((one) => right.map((other) => [...one, ...other]));

/** "on the battlefield, on the stack or in the command zone": one question, of which not every part must be possible. */
const saysWhere = (filter: A.Filter): boolean =>
  filter.type === "inZone" || (filter.type === "kind" && kinds[filter.kind] !== undefined);

/** Every way to fit a filter. Where there are too many, some questions are left out, never added. */
export const waysToFit = (filter: A.Filter, denied = false): readonly Conjunction[] => {
  switch (filter.type) {
    case "not":
      return waysToFit(filter.filter, !denied);
    case "and": {
      // What is denied here says nothing of each part by itself.
      if (denied) return [[{ filter, denied }]];
      return filter.filters.map((each) => waysToFit(each)).reduce(joined, [[]]);
    }
    case "or": {
      if (!denied && filter.filters.every(saysWhere)) return [[{ filter, denied }]];
      const parts = filter.filters.map((each) => waysToFit(each, denied));
      return denied ? parts.reduce(joined, [[]]) : parts.flat();
    }
    default:
      return [[{ filter, denied }]];
  }
};

type Zones = ReadonlySet<A.Zone>;
const zones = [
  "sideboard",
  "library",
  "hand",
  "battlefield",
  "graveyard",
  "stack",
  "exile",
  "command",
] as const satisfies readonly A.Zone[];
const all: Zones = new Set(zones);
const only = (...some: A.Zone[]): Zones => new Set(some);
const battlefield = only("battlefield");
const stack = only("stack");
/** Objects elsewhere have no controller (108.4). */
const controlled = only("battlefield", "stack", "command");

const kinds: Partial<Record<A.Kind["kind"], Zones>> = {
  spell: stack,
  ability: stack,
  token: battlefield,
};
const offBattlefield: ReadonlySet<A.CardType> = new Set(["instant", "sorcery"]);
/** Statuses that cards in exile can have, too (406.3). */
const notOnlyThere: ReadonlySet<A.Status["status"]> = new Set([
  "faceDown",
  "faceUp",
  "prepared",
  "foretold",
  "plotted",
]);

/** Where an object can be that the question is asked of. */
const zonesOf = ({ filter, denied }: Question): Zones => {
  if (filter.type === "inZone")
    return denied ? new Set(zones.filter((zone) => zone !== filter.zone)) : only(filter.zone);
  if (denied) return all;
  switch (filter.type) {
    case "or":
      return new Set(filter.filters.flatMap((each) => [...zonesOf({ filter: each, denied })]));
    case "kind":
      return kinds[filter.kind] ?? all;
    case "hasType":
      return offBattlefield.has(filter.cardType)
        ? new Set(zones.filter((zone) => zone !== "battlefield"))
        : all;
    case "abilityKind":
    case "targets":
    case "nextCast":
      return stack;
    case "attacking":
    case "blocking":
    case "attachedTo":
    case "hasAttached":
      return battlefield;
    case "status":
      return notOnlyThere.has(filter.status) ? all : battlefield;
    case "controlledBy":
      return controlled;
    default:
      return all;
  }
};

/** The zones in which all of the questions can be answered with yes. */
export const zonesFor = (questions: Conjunction, from: Zones = all): Zones => {
  let left = from;
  for (const question of questions) {
    const here = zonesOf(question);
    if (here !== all) left = new Set([...left].filter((zone) => here.has(zone)));
  }
  return left;
};

const opposites: readonly (readonly [A.Status["status"], A.Status["status"]])[] = [
  ["tapped", "untapped"],
  ["faceDown", "faceUp"],
  ["blocked", "unblocked"],
];
const permanentTypes: ReadonlySet<A.CardType> = new Set([
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "land",
  "planeswalker",
]);

const holdsOf = (comparison: A.Comparison, value: number): ((n: number) => boolean) => {
  switch (comparison) {
    case "=":
      return (n) => n === value;
    case "<":
      return (n) => n < value;
    case "<=":
      return (n) => n <= value;
    case ">":
      return (n) => n > value;
    case ">=":
      return (n) => n >= value;
    case "even":
      return (n) => n % 2 === 0;
    case "odd":
      return (n) => n % 2 !== 0;
    default:
      return comparison satisfies never;
  }
};
/** Whether a number fits both; whole numbers around the two values are enough to try. */
export const bothHold = (
  one: readonly [A.Comparison, number],
  other: readonly [A.Comparison, number],
): boolean =>
  [one[1], other[1]].some((value) =>
    [value - 1, value, value + 1].some((n) => holdsOf(...one)(n) && holdsOf(...other)(n)),
  );

const isPair = <T>(one: T, other: T, left: T, right: T): boolean =>
  (one === left && other === right) || (one === right && other === left);

/** Pairs of filters that no object fits at once. */
const excludes = (one: A.Filter, other: A.Filter): boolean => {
  if (one.type === "hasType" && other.type === "hasType") {
    const [left, right] = [one.cardType, other.cardType];
    // 304.4, 307.4: instants and sorceries can't be permanents.
    return (
      (offBattlefield.has(left) && permanentTypes.has(right)) ||
      (offBattlefield.has(right) && permanentTypes.has(left)) ||
      isPair(left, right, "instant", "sorcery")
    );
  }
  // 305.9: a land can't be cast as a spell.
  if (one.type === "kind" && other.type === "hasType")
    return one.kind === "spell" && other.cardType === "land";
  if (one.type === "kind" && other.type === "kind")
    return isPair(one.kind, other.kind, "card", "token") || isPair(one.kind, other.kind, "spell", "ability");
  if (one.type === "colorCount" && other.type === "hasColor")
    return !bothHold([one.comparison, one.count], [">=", 1]);
  if (one.type === "colorCount" && other.type === "colorCount")
    return !bothHold([one.comparison, one.count], [other.comparison, other.count]);
  if (one.type === "status" && other.type === "status")
    return opposites.some(([left, right]) => isPair(one.status, other.status, left, right));
  if (one.type === "attacking" && other.type === "blocking") return true;
  if (one.type === "controlledBy" && other.type === "controlledBy")
    return isPair(one.players.type, other.players.type, "you", "opponents");
  if (one.type === "ownedBy" && other.type === "ownedBy")
    return isPair(one.players.type, other.players.type, "you", "opponents");
  if (one.type === "compare" && other.type === "compare" && one.stat === other.stat)
    return (
      typeof one.value === "number" &&
      typeof other.value === "number" &&
      !bothHold([one.comparison, one.value], [other.comparison, other.value])
    );
  // 201.2: an object has one name.
  if (one.type === "named" && other.type === "named") return one.name !== other.name;
  return one.type === "isOneOf" && other.type === "otherThan" && same(one.objects, other.objects);
};

/** Two questions that no object answers with yes. */
export const clash = (questions: Conjunction): readonly [Question, Question] | undefined => {
  for (let index = 0; index < questions.length; index++)
    for (let behind = index + 1; behind < questions.length; behind++) {
      const [one, other] = [questions[index]!, questions[behind]!];
      const against =
        one.denied === other.denied
          ? !one.denied && (excludes(one.filter, other.filter) || excludes(other.filter, one.filter))
          : same(one.filter, other.filter);
      if (against || zonesFor([one, other]).size === 0) return [one, other];
    }
  return undefined;
};

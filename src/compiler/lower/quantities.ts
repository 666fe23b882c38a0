import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { numberOfObjects } from "./past-counts.ts";
import { amountOf, halfOf } from "./amounts.ts";
import { ofOneOwner } from "./chosen-player.ts";
import { dealtBefore, thatMany } from "./earlier-numbers.ts";
import { countOfAll, countOfBoth, groupOf } from "./for-each.ts";
import { fixedPlaceholder, numberPlaceholder } from "../definitions.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { itemsOf } from "./series.ts";
import { anyObjects } from "./objects.ts";
import { possessedObjects, possessor } from "./players.ts";
import { aside } from "./aside.ts";
import { findMention, mention, type Mention, refuse, type Scope } from "./scope.ts";
import { ofThoseCompared, superlativeQuantities } from "./superlatives.ts";
import { counterKindOf, kindIn } from "./words.ts";

export const times = (factor: number, value: A.Quantity): A.Quantity =>
  factor === 1 ? value : typeof value === "number" ? factor * value : A.times(factor, value);

const factors = { twice: 2, "three times": 3, "four times": 4, "five times": 5 } as const;

/** A number as written. X is a value only where something gives it one (107.3). */
export const numberOf = (node: Nodes["number"], scope: Scope): A.Quantity => {
  switch (node.kind) {
    case "numberWord":
    case "integer":
      return node.value;
    case "variable":
      if (node.letter !== "X") return refuse(node, `${node.letter} has no value here`);
      if (!scope.hasX)
        return refuse(node, "X has no value: neither the cost nor a “where X is” gives it one", "RW4002");
      return A.x;
    case "numberParameter":
      return numberPlaceholder(node.name);
    default:
      return node satisfies never;
  }
};
/** A number that stands in an ability as such, where no X can stand. */
export const fixedNumber = (node: Nodes["number"]): number => {
  switch (node.kind) {
    case "variable":
      return refuse(node, "say how many");
    case "numberParameter":
      return fixedPlaceholder(node.name);
    default:
      return node.value;
  }
};
/** A number made of "that many" is another one than was said before. */
export const another = (q: A.Quantity, scope: Scope): A.Quantity => {
  scope.numbered = undefined;
  return q;
};

/** What is added, or taken away. */
export const signed = (sign: "plus" | "minus", value: A.Quantity): A.Quantity =>
  sign === "minus" ? times(-1, value) : value;

/** An exact number in front of a noun. "a" is one. Choices such as "up to" are refused: they are a `Count`. */
export const countedOf = (node: Nodes["counted"], scope: Scope): A.Quantity => {
  switch (node.kind) {
    case "one":
      return 1;
    case "thatMany":
      return thatMany(node, scope);
    case "numberMore":
      return numberOf(node.n, scope);
    case "oneMore":
    case "anotherOne":
      return 1;
    case "plusCount":
      return another(A.plus([numberOf(node.n, scope), signed(node.sign, numberOf(node.m, scope))]), scope);
    case "twiceThatMany":
      return another(times(2, thatMany(node, scope)), scope);
    case "halfX":
      return halfOf(numberOf(node.n, scope), node, scope);
    case "timesX":
      return another(times(factors[node.times], numberOf(node.n, scope)), scope);
    case "upToNumber":
    case "anyNumberOf":
    case "anyAmountOf":
    case "oneOrMore":
      return refuse(node, "an exact number is needed here");
    default:
      return numberOf(node, scope);
  }
};

/** The same with which way it is rounded behind the noun: "half X life, rounded up". */
export const roundedCount = (
  { n, rounded }: { readonly n: Nodes["counted"]; readonly rounded?: Nodes["rounded"] },
  scope: Scope,
): A.Quantity => {
  if (rounded === undefined) return countedOf(n, scope);
  return n.kind === "halfX"
    ? halfOf(numberOf(n.n, scope), { span: n.span, rounded }, scope)
    : refuse(rounded, "only a half is rounded");
};

/** A number in front of a noun, as a choice between a least and a greatest number. */
export const countOf = (node: Nodes["counted"], scope: Scope): A.Count => {
  switch (node.kind) {
    case "upToNumber":
      return { min: 0, max: numberOf(node.n, scope) };
    case "anyNumberOf":
    case "anyAmountOf":
      return { min: 0 };
    case "oneOrMore":
      return { min: 1 };
    default: {
      const exact = countedOf(node, scope);
      return { min: exact, max: exact };
    }
  }
};
/** At least so many, for "with two counters on it". */
export const countedMinimum = (node: Nodes["counted"], scope: Scope): A.Quantity => countOf(node, scope).min;

export const statOf = (node: Nodes["stat"]): A.Stat => node.is;

const statQuantity = (stat: Nodes["stat"], of: A.Objects): A.Quantity => A.statOf(statOf(stat), of);

/** Whose power or toughness it is. */
const ownerOfStat = (of: Nodes["possessive"], scope: Scope): A.Objects => {
  if (of.kind === "its" || of.kind === "theirOwners" || of.kind === "objectGenitive")
    return oneObject(
      of,
      aside(scope, () => possessedObjects(of, scope)),
    );
  if (of.kind === "theirPlural") {
    const found = findMention(scope, (each) => each.is === "object");
    if (found !== undefined) return found.ref as A.Objects;
  }
  return refuse(of, "players have no such number");
};

/** "each other creature's power" is many numbers: the greatest or the total is one. */
const oneObject = (node: Nodes["possessive"], objects: A.Objects): A.Objects =>
  objects.type === "all" && node.kind === "objectGenitive"
    ? refuse(node, "say “the greatest power among …” or “the total power of …”")
    : objects;
const quantities: Lowering<"quantity", [Scope], A.Quantity> = {
  ...superlativeQuantities,
  numberWord: (node) => node.value,
  integer: (node) => node.value,
  numberParameter: (node) => numberPlaceholder(node.name),
  variable: (node, scope) => numberOf(node, scope),
  numberOfCountable: (node, scope) => countOfAll(node.what, scope),
  numberOf: ({ objects }, scope) =>
    objects.kind === "bothNouns" ? countOfBoth(objects, scope) : numberOfObjects(objects, scope),
  theNumber: (node, scope) => {
    switch (node.what) {
      case "the result":
        return scope.rolled === undefined
          ? refuse(node, "no die was rolled before this", "RW4003")
          : A.amount(scope.rolled);
      case "the difference":
        return difference(node, scope);
      case "the chosen number":
        return A.chosenNumber;
      case "that damage":
        return thatMany(node, scope);
      default:
        // The number of such an event is the excess.
        return scope.trigger?.type !== "damage" || scope.trigger.excess !== true
          ? A.excessDamage(dealtBefore(node, scope))
          : (scope.numbered = A.eventAmount);
    }
  },
  greaterOf: (node, scope) =>
    A.extreme(node.which === "less" ? "least" : "greatest", [
      termOf(node.one, scope),
      termOf(node.other, scope),
    ]),
  amountOf: (node, scope) => amountOf(node.what, scope),
  statOf: (node, scope) => statQuantity(node.stat, ownerOfStat(node.of, scope)),
  theStat: (node, scope) => {
    // Of several, nobody chooses one.
    if (node.of.kind === "determined" && node.of.det.kind === "aDet")
      return refuse(node.of, "say “the greatest … among” or “the total … of”");
    const of = aside(scope, () => anyObjects(node.of, scope));
    if (of.type === "all") return refuse(node.of, "say “the greatest … among” or “the total … of”");
    return statQuantity(node.stat, of);
  },
  greatest: (node, scope) => A.statOf(statOf(node.stat), groupOf(node.among, scope), { combine: node.which }),
  total: (node, scope) => {
    const of = node.of === undefined ? ofSeveral(node, scope) : groupOf(node.of, scope);
    // "… the total power of the exiled cards and its toughness is equal to their total toughness"
    if (of.type === "linked")
      mention(scope, { ref: of, is: "object", plural: true, words: new Set(), from: [node.of ?? node] });
    return A.statOf(statOf(node.stat), of, { combine: "total" });
  },
  playerNumber: (node, scope) => A.playerStat(playerStats[node.what], possessor(node.of, scope)),
  timesOf: (node, scope) => times(factors[node.times], termOf(node.value, scope)),
  halfOf: (node, scope) => halfOf(quantityOf(node.value, scope), node, scope),
  sum: (node, scope) => {
    const value = termOf(node.value, scope);
    return A.plus([value, times(node.sign === "plus" ? 1 : -1, termOf(node.more, scope))]);
  },
  difference: (node, scope) => {
    if (node.whose !== undefined) {
      const players = possessor(node.whose, scope);
      const life = (which: A.Extreme["which"]): A.Quantity =>
        A.extreme(which, [A.playerStat("life", A.eachPlayer)], { players });
      return A.plus([life("greatest"), times(-1, life("least"))]);
    }
    // What is named once is one thing: "target creature's power and toughness".
    const of = node.of === undefined ? undefined : ownerOfStat(node.of, scope);
    const one = of === undefined ? termOf(node.one!, scope) : A.statOf("power", of);
    const other = of === undefined ? termOf(node.other!, scope) : A.statOf("toughness", of);
    return A.extreme("greatest", [A.plus([one, times(-1, other)]), A.plus([other, times(-1, one)])]);
  },
  devotion: (node) => A.devotion(devotedTo(node.colors), A.you),
};
/** "Their total power": that of what was spoken of. */
const ofSeveral = (node: Nodes["quantity"], scope: Scope): A.Objects => {
  const several = ({ is, plural, ref }: Mention): boolean =>
    is === "object" && plural && ref.type !== "topCards";
  const found = findMention(scope, several);
  return found === undefined
    ? refuse(node, "nothing was mentioned before that “their” can mean", "RW4003")
    : (found.ref as A.Objects);
};
const devotedTo = (node: Nodes["devotedColors"]): A.Devotion["colors"] => {
  if (node.kind === "chosenTrait" && node.trait === "color") return "chosen";
  return node.kind === "chosenTrait" || node.kind === "traitOfChoice"
    ? refuse(node, "devotion is to colors")
    : itemsOf(node).map((item) => item.value as A.Color);
};
const playerStats = { "life total": "life", "starting life total": "startingLife", speed: "speed" } as const;
export const symbolsIn = (node: { readonly color: Nodes["color"] }, of: A.Objects): A.Quantity =>
  A.manaSymbols(node.color.value as A.Color, of);

/** "Each creature gets +1/+1 for each … in its mana cost": each counts its own. */
export const costedBy = (node: Nodes["objectPossessive"], scope: Scope): A.Objects => {
  const of = possessedObjects(node, scope);
  return scope.statement === true && node.kind === "its" && of.type === "all" ? A.each : of;
};

/** "If you have fewer than seven cards in hand, draw cards equal to the difference". */
const difference = (node: Nodes["quantity"], scope: Scope): A.Quantity => {
  if (scope.compared === undefined) return refuse(node, "no numbers were compared before this", "RW4003");
  const { left, comparison, right } = scope.compared;
  const [more, less] = comparison === "<" || comparison === "<=" ? [right, left] : [left, right];
  return A.plus([more, times(-1, less)]);
};

/** A computed number. */
export const quantityOf = (node: Nodes["quantity"], scope: Scope): A.Quantity =>
  ofOneOwner(node, dispatch(quantities, node, scope), scope);

const termOf = (node: Nodes["quantityTerm"], scope: Scope): A.Quantity =>
  node.kind === "termThatNumber" ? thatMany(node, scope) : quantityOf(node, scope);

const comparisons = {
  exactly: "=",
  "at least": ">=",
  "fewer than": "<",
  "more than": ">",
  "less than": "<",
  "less than or equal to": "<=",
  "greater than": ">",
  "greater than or equal to": ">=",
  "equal to": "=",
} as const satisfies Record<string, A.Comparison>;

export interface Bounds {
  readonly comparison: A.Comparison;
  readonly value: A.Quantity;
}
/** "2 or less", "exactly 3". */
export const comparisonOf = (node: Nodes["bound"], scope: Scope): Bounds => {
  switch (node.kind) {
    case "orSo":
    case "comparedTo": {
      const comparison = comparisonIn(node);
      return { comparison, value: ofThoseCompared(node.q, comparison, comparedWith(node, scope), scope) };
    }
    case "parity":
      return { comparison: node.which, value: 0 };
    case "series":
      return refuse(node, "only power, toughness and the like can be one of several numbers");
    default:
      return { comparison: "=", value: countedOf(node, scope) };
  }
};

const comparisonIn = (node: Nodes["comparison"]): A.Comparison => {
  if (node.kind === "comparedTo") return comparisons[node.how];
  return node.which === "less" || node.which === "fewer" ? "<=" : ">=";
};
/** A half is not rounded where it is only compared with. */
const comparedWith = ({ kind, q }: Nodes["comparison"], scope: Scope): A.Quantity =>
  kind === "comparedTo" && q.kind === "halfOf" && q.rounded === undefined
    ? A.times(0.5, quantityOf(q.value, scope))
    : quantityOf(q, scope);

/** At least one counter, of a kind where one is said. */
export const someCounters = (kind: Nodes["counterKind"] | undefined): A.HasCounter =>
  A.hasCounter(kind === undefined ? undefined : counterKindOf(kind));

/** "three or more charge counters". */
export const comparedCounters = (
  bound: Nodes["bound"],
  kind: Nodes["counterKind"] | undefined,
  scope: Scope,
): A.HasCounter => {
  const { comparison, value } = comparisonOf(bound, scope);
  const some = someCounters(kind);
  return comparison === ">=" && value === 1 ? some : { ...some, comparison, count: value };
};

/** The filter that what has these counters fits (122.1). */
export const countersFilter = (node: Nodes["comparedCounters"], scope: Scope): A.Filter => {
  switch (node.kind) {
    case "comparedCounters":
      return comparedCounters(node.bound, node.counter, scope);
    case "someCounters":
      return someCounters(node.counter);
    case "evenOrOddCounters":
      return A.hasCounter(node.counter && counterKindOf(node.counter), { comparison: node.which, count: 0 });
    case "anyCounters":
      return A.hasCounter();
    case "noCounters":
      return A.not(someCounters(node.counter));
    default:
      return node satisfies never;
  }
};

/** How many counters of which kind. */
export interface CountersPut {
  readonly kind: string;
  readonly count: A.Quantity;
}
export const kindPut = (node: Nodes["someOrChosen"], scope: Scope): CountersPut =>
  node.kind === "moreCounters" || node.kind === "thatKind"
    ? { kind: kindIn(node, scope), count: countedOf(node.n, scope) }
    : refuse(node, "say of these counters alone that one is chosen");

/** "a flying counter and two +1/+1 counters": each kind with how many of it. */
export const countersOfKinds = (node: Nodes["countersOfKinds"], scope: Scope): readonly CountersPut[] =>
  itemsOf<Nodes["someOrChosen"]>(node as never).map((each) => kindPut(each, scope));

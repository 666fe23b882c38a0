import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { comparedWithOwn, ofPlayerAtHand, speaksOfOther, withEach } from "../resolve/bound.ts";
import { inPlaceOf } from "../resolve/resolve.ts";
import { withWhose } from "./whose.ts";
import { dispatch, type Lowering, type NodeOfKind } from "./nodes.ts";
import { filterOf } from "./nouns.ts";
import { basicLandTypes } from "./every-type.ts";
import { demandOf } from "./existence.ts";
import { saysEach } from "./each-or-any.ts";
import { anyObjects } from "./objects.ts";
import { possessedObjects } from "./players.ts";
import { add, addToLast, isOfEachOfSeveral, oneOnly, sharing, type Noun } from "./qualifier-parts.ts";
import {
  comparisonOf,
  countedMinimum,
  countersFilter,
  numberOf,
  someCounters,
  statOf,
  type Bounds,
} from "./quantities.ts";
import { findMention, refuse, type Mention, type PhraseNode, type Scope } from "./scope.ts";
import { holdsPart, holdsType, same } from "./same.ts";
import { conjunction, conjuncts, disjunction, itemsOf } from "./series.ts";
import { counterKindOf, keywordFilters, sizeOf } from "./words.ts";
import { zoneFilterOf } from "./zone-filters.ts";

type Attribute = Nodes["attribute"];
type Compared = { readonly bound: Nodes["bound"]; readonly stat?: Nodes["stat"] };

/** What an attribute asks of its bearer. */
export interface Asked {
  readonly filter: A.Filter;
  /** It can be asked of every object, so that it is not only of the creature in "artifact or creature with …". */
  readonly ofAll?: true;
  /** "no counters", "no abilities": the filter asks for some. */
  readonly none?: true;
}

/** Whose attribute it is, where that decides what it asks. */
interface Bearer {
  /** The noun in front of it; nothing for the subject of a condition. */
  readonly noun?: Noun;
  /** What a number is compared with. */
  readonly bounds: (node: Compared) => Bounds;
  /** The one object whose number is compared. */
  readonly other: (node: Nodes["objects"]) => A.Objects;
  /** What has the same name. */
  readonly named: (node: Nodes["objects"]) => Asked;
}

const ofAll = (filter: A.Filter): Asked => ({ filter, ofAll: true });
const asked = (filter: A.Filter): Asked => ({ filter });

/** Power and toughness are those of creatures; a mana value is every object's (202.3). */
const askedOf = (stat: A.Stat, filter: A.Filter): Asked => ({
  filter,
  ...(stat === "manaValue" ? { ofAll: true } : {}),
});

const boundStats = (stats: readonly A.Stat[], node: Compared, bearer: Bearer): Asked => {
  const { comparison, value } = bearer.bounds(node);
  return asked(A.or(stats.map((stat) => A.compare(stat, comparison, value))));
};

const oneOfNumbers = (
  node: { readonly stat: Nodes["stat"] },
  numbers: readonly Nodes["number"][],
  scope: Scope,
): Asked => {
  const stat = statOf(node.stat);
  return askedOf(stat, A.or(numbers.map((n) => A.compare(stat, "=", numberOf(n, scope)))));
};

/** Whether two instructions were about two things, of which either could be meant; a card that was drawn, nobody knows. */
const areTwo = (one: Mention, other: Mention): boolean =>
  !same(one.ref, other.ref) &&
  [one, other].every(({ ref, how }) => (ref.type === "target" || ref.type === "bound") && how !== "drawn") &&
  !same(one.of, other.ref) &&
  !same(other.of, one.ref);

const isOne = ({ is, plural }: Mention): boolean => is === "object" && !plural;

/** The one object that was mentioned before; of what each player did something to, that player's own. */
const single = (
  node: PhraseNode,
  scope: Scope,
  fits: (mention: Mention) => boolean = () => true,
): A.Objects | undefined => {
  const found = findMention(scope, (each) => isOne(each) && fits(each));
  if (found === undefined) return undefined;
  const own = ofPlayerAtHand(node, scope, found);
  const isOpen = scope.mentions.some((each) => isOne(each) && areTwo(each, found));
  return isOpen || (found.several === true && own.type === "bound")
    ? refuse(node, "it is not said which of several this is compared with", "RW4003")
    : own;
};

/** What a number is compared with: within the filter, "each" would be what is asked of the number. */
const outside = <T extends A.Objects>(node: PhraseNode, than: T): T =>
  // "Destroy each creature an opponent controls if you control a creature with greater power": than any, or than all of them?
  speaksOfOther(than) || than.type === "all"
    ? refuse(node, "each cannot be compared with each of several others yet")
    : than;

const relations = { "equal or lesser": "<=", "equal or greater": ">=", lesser: "<", greater: ">" } as const;

const someThing: { readonly [W in NodeOfKind<"someThing">["what"]]: Asked } = {
  "an Adventure": ofAll(A.kind("adventurer")),
  "no abilities": { filter: A.hasAbility("any"), none: true },
  abilities: asked(A.hasAbility("any")),
  "a mana ability": ofAll(A.hasAbility("mana")),
  "an activated ability": ofAll(A.hasAbility("activated")),
  "an activated ability with {T} in its cost": ofAll(A.hasAbility("activated with tap")),
  "a basic land type": ofAll(A.or(basicLandTypes.map((each) => A.hasSubtype(each)))),
  "more than one of the same mana symbol in its mana cost": ofAll(A.repeatsManaSymbol),
  "a single target": ofAll(A.targets(A.anything, { count: 1 })),
  "one or more targets": ofAll(A.targets(A.anything)),
};

/** That it is in the cost, be it that of a spell or of activating an ability. */
export const symbolIn = (mana: Nodes["mana"]): A.HasManaSymbol => {
  const [symbol, ...more] = mana.symbols;
  return symbol !== undefined && more.length === 0
    ? A.hasManaSymbol(symbol)
    : refuse(mana, "ask for one symbol");
};
/** "mana cost {0}": that symbol and no other (202.1); X is nothing but on the stack (202.3e). */
const costsExactly = (mana: Nodes["mana"]): A.Filter => {
  const one = symbolIn(mana);
  if (Number.isNaN(Number(one.symbol))) return refuse(mana, "only costs of generic mana can be asked for");
  return A.and([one, A.compare("manaValue", "=", Number(one.symbol)), A.not(A.hasManaSymbol("X"))]);
};

const table: Lowering<"attribute", [Bearer, Scope], Asked> = {
  keywords: (node) => asked(keywordFilters(node.abilities)),
  keywordAbility: (node) => asked(keywordFilters(node.keyword)),
  someThing: (node) => someThing[node.what],
  hasAttached: ({ what }, _, scope) => {
    const demand = demandOf(what, scope);
    return demand?.comparison === ">=" && demand.count === 1
      ? ofAll(A.hasAttached(demand.filter))
      : refuse(what, "say “a” or “another”");
  },
  statBound: (node, bearer, scope) => {
    if (node.bound.kind === "series") return oneOfNumbers(node, itemsOf(node.bound), scope);
    const { comparison, value } = bearer.bounds(node);
    const stat = statOf(node.stat);
    if (bearer.noun !== undefined && isOfEachOfSeveral(value))
      return refuse(node, "it is not clear which of several “it” means here");
    return askedOf(stat, A.compare(stat, comparison, value));
  },
  parityOf: (node) =>
    node.stat === "mana value"
      ? ofAll(A.compare("manaValue", node.which, 0))
      : asked(A.compare("power", node.which, 0)),
  statOfOther: (node, _, scope) => {
    const stat = statOf(node.stat);
    return ofAll(
      A.compare(stat, "=", A.statOf(stat, outside(node, oneOnly(node, possessedObjects(node.of, scope))))),
    );
  },
  sameStat: (node, { other }) => {
    const stat = statOf(node.stat);
    return ofAll(A.compare(stat, "=", A.statOf(stat, outside(node, other(node.other)))));
  },
  moreStat: (node, { other }, scope) => {
    const said = node.other;
    const than =
      said === undefined
        ? (single(node, scope) ?? refuse(node, "say what it is compared with"))
        : other(said);
    const stats = node.or === undefined ? [node.stat] : [node.stat, node.or];
    const filter = disjunction(
      stats.map((each) =>
        A.compare(statOf(each), relations[node.which], A.statOf(statOf(each), outside(node, than))),
      ),
    );
    return said === undefined ? ofAll(filter) : asked(filter);
  },
  powerOrToughness: (node, bearer) =>
    boundStats(node.base === true ? ["basePower", "baseToughness"] : ["power", "toughness"], node, bearer),
  hadSize: (node, _, scope) => {
    const { power, toughness } = sizeOf(node.size, scope);
    return asked(A.and([A.compare("basePower", "=", power), A.compare("baseToughness", "=", toughness)]));
  },
  totalStat: (node, _, scope) => {
    if (node.stat.kind === "stat" || node.stat.base === true)
      return refuse(node, "a total is asked of several objects together");
    const { comparison, value } = comparisonOf(node.bound, scope);
    return asked(A.compare("totalPowerAndToughness", comparison, value));
  },
  extremeStat: (node, { noun }, scope) => {
    const stat = statOf(node.stat);
    const among =
      node.among !== undefined
        ? amongOf(node.among, noun, scope)
        : noun === undefined || isAnywhere(noun)
          ? refuse(node, "say among what this is")
          : conjunction(noun.filters);
    // What has the greatest power among some creatures is one of them.
    const known = new Set((noun?.filters ?? []).map((filter) => JSON.stringify(filter)));
    const them = node.among === undefined ? [] : conjuncts(among);
    const extreme = A.statOf(stat, A.all(among), { combine: node.which });
    return ofAll(
      conjunction([
        ...them.filter((filter) => !known.has(JSON.stringify(filter)) && !speaksOfOther(filter)),
        A.compare(stat, node.which === "greatest" ? ">=" : "<=", extreme),
      ]),
    );
  },
  extremeTied: (node, { noun }, scope) => {
    const stat = statOf(node.stat);
    if (statOf(node.again) !== stat) return refuse(node.again, "this must be the same number");
    const among =
      node.among !== undefined
        ? amongOf(node.among, noun, scope)
        : noun === undefined
          ? refuse(node, "say among what this is")
          : conjunction(noun.filters);
    const extreme = A.statOf(stat, A.all(among), { combine: node.which });
    return ofAll(A.compare(stat, node.which === "greatest" ? ">=" : "<=", extreme));
  },
  counters: (node, _, scope) => {
    const kind = counterKindOf(node.counter);
    const count = countedMinimum(node.n, scope);
    return asked(count === 1 ? A.hasCounter(kind) : A.hasCounter(kind, { comparison: ">=", count }));
  },
  comparedCountersOn: ({ some }, _, scope) =>
    some.kind === "noCounters"
      ? {
          filter: someCounters(some.counter),
          none: true,
          ...(some.counter === undefined ? { ofAll: true } : {}),
        }
      : {
          filter: countersFilter(some, scope),
          // Of two nouns, the last has the counters that are named: "artifact or creature with +1/+1 counters on it".
          ...("counter" in some && some.counter !== undefined ? {} : { ofAll: true }),
        },
  symbolInCost: (node, { noun }) => {
    // Spells and permanents have mana costs, abilities activation costs (202.1, 602.1a).
    const isOfAbilities = noun !== undefined && holdsPart(noun.filters, A.kind("ability"));
    const isOfOthers = noun === undefined || holdsPart(noun.filters, A.kind("spell")) || !isOfAbilities;
    if (node.cost === "activation" ? isOfOthers : isOfAbilities)
      return refuse(node, "spells have mana costs, abilities have activation costs");
    return ofAll(symbolIn(node.mana));
  },
  exactCost: ({ one, other }) =>
    ofAll(disjunction([one, ...(other === undefined ? [] : [other])].map(costsExactly))),
  sameName: (node, { named }) => {
    if (node.how === "the same name as") return named(node.other);
    // "A different name than each": the same name as none of them.
    const { other } = node;
    const isEach = other.kind === "determined" && saysEach(other);
    const any = isEach ? { ...other, det: { kind: "anyDet" as const, span: other.det.span } } : other;
    const same = named(any);
    return { ...same, filter: A.not(same.filter) };
  },
  thatName: (node, _, scope) => {
    if (node.which === "the chosen" || scope.choice.name === true) return ofAll(A.chosen("name"));
    const found = single(node, scope, ({ ref }) => ref.type !== "self" && ref.type !== "all");
    return ofAll(A.shares("name", found ?? refuse(node, "no name was mentioned before")));
  },
  different: (node) => refuse(node, "this is asked of several objects together"),
  alike: (node, _, scope) => {
    if (node.what === "name") return refuse(node, "this is asked of several objects together");
    const found = single(node, scope) ?? refuse(node, "say what it is compared with");
    return ofAll(A.controlledBy(A.controllerOf(found)));
  },
};

/** "cards with the same name as that spell from their graveyard": the cards are there, not the spell. */
const sameNameAs = (what: Nodes["objects"], noun: Noun, negated: boolean, scope: Scope): Asked => {
  if (negated || what.kind !== "thatThing") return ofAll(sharing("name", what, noun, scope));
  const zones: A.Filter[] = [];
  const post = what.noun.post.filter((each) => {
    if (each.kind !== "fromZone" && each.kind !== "inZone") return true;
    zones.push(zoneFilterOf(each.where, scope));
    return false;
  });
  const named = inPlaceOf(what, { ...what, noun: { ...what.noun, post } });
  return ofAll(conjunction([...zones, sharing("name", named, noun, scope)]));
};

/** What an attribute asks of the subject of a condition. */
export const attributeOf = (
  node: Attribute,
  other: (node: Nodes["objects"]) => A.Objects,
  scope: Scope,
): Asked =>
  dispatch<Attribute, [Bearer, Scope], Asked>(
    table,
    node,
    {
      bounds: ({ bound }) => comparisonOf(bound, scope),
      other,
      named: (named) => asked(A.shares("name", other(named))),
    },
    scope,
  );

/** What the things of a noun are asked for one by one; "its" in what they are compared with is each one's own. */
const askedOfNoun = (node: Attribute, noun: Noun, negated: boolean, scope: Scope): Asked =>
  dispatch<Attribute, [Bearer, Scope], Asked>(
    table,
    node,
    {
      noun,
      bounds: ({ bound, stat }) =>
        comparedWithOwn({ stat: stat?.is ?? "", with: bound, noun }, scope, () => comparisonOf(bound, scope)),
      other: (what) => oneOnly(what, anyObjects(what, scope)),
      named: (what) => sameNameAs(what, noun, negated, scope),
    },
    scope,
  );

/** Of a card it must be said where it is. */
const isAnywhere = ({ words, filters }: Noun): boolean => words.has("card") && !holdsType(filters, "inZone");

/** "A creature an opponent controls with the least power among creatures they control": that player's own. */
const amongOf = ({ what }: Nodes["amongWhat"], noun: Noun | undefined, scope: Scope): A.Filter => {
  const own = (each: A.Each): A.Filter =>
    withWhose(scope, noun?.filters ?? [], each, () => filterOf(what, scope));
  return withEach(scope, noun?.plural === true, own, { compared: true });
};

const differing = {
  names: "name",
  powers: "power",
  "mana values": "manaValue",
  controllers: "controller",
} as const;
/** Adds to a noun what all its objects must have together, or what each of them has. */
export const withAttribute = (node: Attribute, noun: Noun, scope: Scope): Noun => {
  if (node.kind === "alike" && node.what === "name") {
    // "Exile target card. Search its owner's library for any number of cards with the same name"
    const other = findMention(
      scope,
      ({ is, plural, ref }) => is === "object" && !plural && ref.type !== "self",
    );
    if (node.mutual === undefined && other !== undefined)
      return refuse(node, "say the same name as what: “as that card” or “as one another”", "RW4003");
    return { ...noun, together: { are: "common", in: node.what } };
  }
  if (node.kind === "different") return { ...noun, together: { are: "different", in: differing[node.what] } };
  if (node.kind === "totalStat" && node.stat.kind === "stat") {
    const { comparison, value } = comparisonOf(node.bound, scope);
    const stat = statOf(node.stat);
    if ((comparison !== "<=" && comparison !== ">=") || (stat !== "power" && stat !== "manaValue"))
      return refuse(node, "a total is limited by “or less”");
    const limit = comparison === "<=" ? { atMost: value } : { atLeast: value };
    return { ...noun, together: { are: "total", in: stat, ...limit } };
  }
  const { filter, none, ofAll: everywhere } = askedOfNoun(node, noun, false, scope);
  const said = none === true ? A.not(filter) : filter;
  if (everywhere !== true) return addToLast(noun, said);
  return add(noun, ...conjuncts(said));
};

/** Adds to a noun what its objects do not have. */
export const withoutAttribute = (node: Attribute, noun: Noun, scope: Scope): Noun => {
  const { filter, none, ofAll: everywhere } = askedOfNoun(node, noun, true, scope);
  if (none === true) return refuse(node, "say this without “no”");
  return (everywhere === true ? add : addToLast)(noun, A.not(filter));
};

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { oneOfFirst } from "./first-turns.ts";
import { saidInPast } from "./asked-before.ts";
import { ownerIn } from "./chosen-player.ts";
import { happenedTo, ofItsOwner, ofPlayerBefore, demandOf, existsOf } from "./existence.ts";
import { numberAskedBy } from "./counted.ts";
import { countOfAll } from "./for-each.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { complementFilter, filterOf } from "./nouns.ts";
import { anyObjects, someObjects } from "./objects.ts";
import { whoseTurn } from "./player-mentions.ts";
import { playersOf, possessor } from "./players.ts";
import { eventFilter } from "./event-filters.ts";
import { comparisonOf, quantityOf, comparedCounters, statOf } from "./quantities.ts";
import { conjunction, conjuncts, disjunction, itemsOf } from "./series.ts";
import { startsWithIt } from "./topics.ts";
import { findMention, mention, mentionAgain, refuse, speaking, type Scope } from "./scope.ts";
import { counterKindOf, traits } from "./words.ts";
import { castingConditions } from "./casting-conditions.ts";
import { outcomeConditions } from "./outcome-conditions.ts";
import { pastClauses } from "./past-clauses.ts";
import { inOneGraveyard, traitConditions } from "./trait-conditions.ts";
import { playerStateOf } from "./player-states.ts";
import { spanOf } from "./since.ts";
import { areSuch, compared, denied, deniedOfIt, mayBeMissing, singleZone } from "./condition-parts.ts";
import { partitives } from "../resolve/anaphors.ts";
import { isNode } from "../tree.ts";
import { wordsOf } from "./outcome.ts";
import { same } from "./same.ts";
import { superlativeConditions } from "./superlatives.ts";
import { voteConditions } from "./votes.ts";
import { cameFrom } from "./origins.ts";

/** How things remain. */
const stillSo = {
  "on the battlefield": A.inZone("battlefield"),
  exiled: A.inZone("exile"),
  tapped: A.status("tapped"),
} as const;

const mainPhases = ["precombat main", "postcombat main"] as const;

/** "Greater than each other creature's power": there is none for which it is not so. */
const comparedToEach = (left: A.Quantity, bound: Nodes["bound"], scope: Scope): A.Condition | undefined => {
  if (bound.kind !== "comparedTo" || bound.q.kind !== "statOf") return undefined;
  const { of, stat } = bound.q;
  if (of.kind !== "objectGenitive" || of.of.kind !== "determined" || of.of.det.kind !== "each")
    return undefined;
  if (bound.how !== "greater than" && bound.how !== "less than") return undefined;
  const { filter } = eventFilter(of.of, scope);
  const unlike = A.compare(statOf(stat), bound.how === "less than" ? "<=" : ">=", left);
  return A.notSo(A.exists(A.all(conjunction([filter, unlike]))));
};

/** Whether a number is compared with the same number of these objects. */
const comparesWith = (filter: A.Filter, objects: A.Objects): boolean =>
  filter.type === "compare" && same(filter.value, A.statOf(filter.stat, objects));

/** "All creatures", "each creature", "creatures you control". */
const saysAll = (node: Nodes["objects"]): boolean =>
  node.kind === "pluralPhrase" ||
  (node.kind === "determined" && (node.det.kind === "all" || node.det.kind === "each"));

/** Who is one player, whoever it is. */
const definite: ReadonlySet<Nodes["player"]["kind"]> = new Set([
  "you",
  "thatPlayer",
  "defendingPlayer",
  "enchantedPlayer",
]);

const table: Lowering<"conditionPart", [Scope], A.Condition> = {
  ...castingConditions,
  ...outcomeConditions,
  ...traitConditions,
  ...pastClauses,
  ...superlativeConditions,
  ...voteConditions,
  objectIs: (node, scope) => {
    const filter = complementFilter(node.complement, scope);
    const is = existsOf(node.what, [filter], scope);
    if (is.type === "matches" && conjuncts(is.filter).some((part) => comparesWith(part, is.objects)))
      return refuse(node.complement, "this would be compared with itself");
    if (node.be === "are" || node.be === "were") return is;
    if (saysAll(node.what)) return refuse(node, "say “no … is” or “not each …”: some or all may be meant");
    return denied(is, () => existsOf(node.what, [A.not(filter)], scope));
  },
  isPaired: (node, scope) => paired(node, anyObjects(node.what, scope), scope),
  isAttached: (node, scope) => {
    const [to] =
      demandOf(node.to, scope) === undefined
        ? [anyObjects(node.to, scope)]
        : [A.all(demandOf(node.to, scope)!.filter)];
    return existsOf(node.what, [A.attachedTo(to!)], scope);
  },
  thereAreNoCounters: (node, scope) =>
    A.notSo(existsOf(node.what, [A.hasCounter(counterKindOf(node.counter))], scope)),
  thereAreSoMany: (node, scope) => {
    const { bound, what } = node;
    return what.kind === "countersOn"
      ? existsOf(what.on, [comparedCounters(bound, what.counter, scope)], scope)
      : ofItsOwner(what, compared(countOfAll(what, scope), bound, scope), scope);
  },
  thereAre: (node, scope) =>
    inOneGraveyard(node.what, scope) ?? ofItsOwner(node.what, existsOf(node.what, [], scope), scope),
  yourTurn: (node, scope) => {
    const of = whoseTurn(possessor(node.whose, scope), scope);
    const turn = node.first === undefined ? A.isTurn(of) : oneOfFirst(node.first, of);
    return node.be === "it's" ? turn : A.notSo(turn);
  },
  isFirst: (node) =>
    A.isStep(node.which === "main phase" ? mainPhases : A.combatSteps, {
      first: true,
      ...(node.whose === "your" ? { of: A.you } : {}),
    }),
  isPhaseOf: (node, scope) =>
    A.isStep(node.which === "combat phase" ? A.combatSteps : mainPhases, {
      of: possessor(node.whose, scope),
    }),
  hasCompleted: (node, scope) =>
    A.compareQuantities(A.playerStat("dungeonsCompleted", playersOf(node.who, scope)), ">=", 1),
  greaterThanOthers: (node, scope) => {
    const left = quantityOf({ kind: "statOf", span: node.span, of: node.of, stat: node.stat }, scope);
    const right = quantityOf({ kind: "statOf", span: node.span, of: node.other, stat: node.stat }, scope);
    return A.compareQuantities(left, node.which === "less" ? "<" : ">", right);
  },
  quantityCompared: (node, scope) => {
    const left = quantityOf(node.left, scope);
    if (ownerIn(node.left) !== undefined) {
      const other = ownerIn(node.bound);
      if (other !== undefined) return refuse(other, "say which player this is", "RW4003");
      // What it is compared with may be the same player's: "half their starting life total".
      return ofItsOwner(node.left, compared(left, node.bound, scope), scope);
    }
    const thanEach = comparedToEach(left, node.bound, scope);
    if (thanEach !== undefined) return thanEach;
    // "If its mana value is 1 or less": of what was not found nothing is so, not even that its number is 0.
    const isOfFound =
      typeof left === "object" &&
      left.type === "statOf" &&
      mayBeMissing(left.of, scope) &&
      left.combine === undefined;
    if (!isOfFound) return compared(left, node.bound, scope);
    const filters = itemsOf<Nodes["bound"]>(node.bound as never).map((each) => {
      const { comparison, value } = comparisonOf(each, scope);
      return A.compare(left.stat, comparison, value);
    });
    return A.matches(left.of, disjunction(filters));
  },
  shares: (node, scope) => {
    const { what, how, with: others } = node;
    if (others !== undefined) {
      const shared = A.shares(traits[node.trait], someObjects(others, scope));
      return how === "differ" ? refuse(node, "say what they share") : existsOf(what, [shared], scope);
    }
    const both = what.kind === "bothThose";
    const each = what.kind === "determined" && what.det.kind === "each";
    if (!both && !each) return refuse(node, "say “both” or “each” here");
    const all = both ? anyObjects(what, scope) : A.all(filterOf(what.noun, scope));
    const most = A.distinct(traits[node.trait], all, { alike: true });
    if (how === "differ") return A.compareQuantities(most, "<=", 1);
    return A.compareQuantities(most, ">=", both ? 2 : A.count(all));
  },
  remains: (node, scope) => existsOf(node.what, [stillSo[node.where]], scope),
  controlled: (node, scope) => {
    const what = anyObjects(node.what, scope);
    return what.type === "all"
      ? refuse(node.what, "say which of what was spoken of")
      : areSuch(what, A.controlledBy(playersOf(node.who, scope)));
  },
  opponentsBound: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return A.compareQuantities(A.countPlayers(A.opponents), comparison, value);
  },
  playerIs: (node, scope) => {
    const { is, who } = node;
    if (is.kind !== "series") return playerStateOf(is, who, scope);
    // Of one of several players it would have to be the same one that all of it is so of.
    if (!definite.has(who.kind) && !(who.kind === "they" && playersOf(who, scope).type === "eachPlayer"))
      return refuse(is, "say of each of these whom it is so of", "RW4003");
    const parts = is.items.map((each) => playerStateOf(each, who, scope));
    return is.conjunction === "or" ? A.anyOf(parts) : A.allOf(parts);
  },
  hadEnter: (node, scope) => {
    const agrees = node.who.kind === "you" ? node.whose.kind === "your" : node.whose.kind === "theirPlural";
    if (!agrees) return refuse(node.whose, `say “${node.who.kind === "you" ? "your" : "their"}” here`);
    // Several that one player had, not one each of several players.
    return ofPlayerBefore(node.who, scope, (player) =>
      happenedTo(
        node.what,
        [A.controlledBy(player)],
        (what) => A.zoneChange(what, undefined, "battlefield"),
        spanOf(node.since),
        scope,
      ),
    );
  },
  entered: (node, scope) => {
    if (node.whose !== undefined) {
      if (node.where !== undefined || demandOf(node.what, scope) !== undefined)
        return refuse(node, "say since when");
      return existsOf(
        node.what,
        [A.inZone("battlefield"), A.controlledBy(possessor(node.whose, scope))],
        scope,
      );
    }
    if (node.where === undefined) return refuse(node, "say since when, or from where");
    const { zone, of } = singleZone(node.where, scope);
    if (of !== undefined && of.type !== "you") return refuse(node.where, "say “your” here");
    const entered = A.history("entered", "ever", { from: zone });
    // A card in a player's own zone is that player's (400.3).
    return existsOf(node.what, of === undefined ? [entered] : [entered, A.ownedBy(of)], scope);
  },
};

/** Paired with something (702.95b): "that creature" is then the other one, "both creatures" are the two of them. */
const paired = (node: { readonly with: Nodes["objects"] }, what: A.Objects, scope: Scope): A.Condition => {
  const others = demandOf(node.with, scope)?.filter;
  if (others === undefined) return refuse(node.with, "say “a” or “another” here");
  const other = A.status("paired", { with: what });
  const words = new Set(["creature"]);
  const two = A.all(A.or([A.isOneOf(what), other]));
  mention(scope, { ref: two, is: "object", plural: true, words });
  if (what.type !== "self")
    mention(scope, {
      ref: A.all(other),
      is: "object",
      plural: false,
      words,
      byNoun: true,
      from: [node.with],
    });
  return areSuch(what, A.status("paired", { with: A.all(others) }));
};

/** A condition about "it" goes on about it, whatever it is compared with. */
const partOf = (part: Nodes["conditionPart"], scope: Scope): A.Condition => {
  const it = findMention(scope, (each) => each.is === "object" && !each.plural);
  const asked = speaking(part, scope, () => dispatch<typeof part, [Scope], A.Condition>(table, part, scope));
  const condition = saidInPast(part, asked.type === "notSo" ? deniedOfIt(asked.condition, scope) : asked);
  if (it !== undefined && startsWithIt(part) && scope.mentions.at(-1)?.byNoun !== true)
    mentionAgain(scope, it);
  return condition;
};

/** "If there are three or more charge counters on it": which counters these are, and where. */
const countersIn = (condition: A.Condition): Scope["counters"] =>
  condition.type === "matches" &&
  condition.filter.type === "hasCounter" &&
  condition.filter.comparison !== "<=" &&
  condition.filter.comparison !== "<"
    ? { kind: condition.filter.kind, on: condition.objects }
    : undefined;

/** The numbers of which a condition says that one is the greater. */
const comparisonIn = (condition: A.Condition): A.CompareQuantities | undefined => {
  const found = numbersIn(condition);
  if (found === undefined || found.comparison === "=") return undefined;
  const { left } = found;
  return typeof left === "object" && left.type !== "countPlayers" ? found : undefined;
};
const numbersIn = (condition: A.Condition): A.CompareQuantities | undefined => {
  switch (condition.type) {
    case "compareQuantities":
      return condition;
    case "matches": {
      const { objects, filter } = condition;
      return filter.type === "compare"
        ? A.compareQuantities(A.statOf(filter.stat, objects), filter.comparison, filter.value)
        : undefined;
    }
    case "exists": {
      const { objects, comparison, count } = condition;
      return comparison === undefined || count === undefined
        ? undefined
        : A.compareQuantities(A.count(objects), comparison, count);
    }
    default:
      return undefined;
  }
};

/** "If one or more of them are lands, put them …": those of which it is so. */
const bringUpPart = (node: Nodes["conditionPart"], asked: A.Condition, scope: Scope): void => {
  const what: unknown = "what" in node ? node.what : undefined;
  if (!isNode(what) || !partitives.has(what.kind) || asked.type !== "exists") return;
  const { objects } = asked;
  const filters = objects.type === "all" ? conjuncts(objects.filter) : [];
  const from = filters.find((each) => each.type === "isOneOf");
  const such = filters.filter((each) => each !== from);
  const ref = from === undefined ? objects : A.among(from.objects, conjunction(such));
  mention(scope, { ref, is: "object", plural: true, words: new Set(wordsOf(ref, scope)), from: [what] });
};

/** What stands after "if", "as long as" and "unless". */
export const conditionOf = (node: Nodes["condition"], scope: Scope): A.Condition => {
  const { choices } = scope;
  scope.choices = "asked";
  const said = itemsOf<Nodes["conditionPart"]>(node as never);
  const parts = said.map((part, index): A.Condition =>
    // "if A or if B"
    cameFrom(part, partOf(part.kind === "ifAgain" && index > 0 ? part.condition : part, scope)),
  );
  scope.choices = choices;
  if (node.kind !== "series" || node.conjunction === "and")
    for (const [index, part] of said.entries()) bringUpPart(part, parts[index]!, scope);
  const [only] = parts;
  scope.counters = parts.length === 1 && only !== undefined ? countersIn(only) : undefined;
  scope.compared = parts.length === 1 && only !== undefined ? comparisonIn(only) : undefined;
  if (parts.length === 1) {
    const asked = numberAskedBy(parts[0]!, node);
    // What the event looked for is as much a number as what is asked then.
    if (asked !== undefined) scope.counted = scope.counted === undefined ? asked : "unclear";
    return parts[0]!;
  }
  return cameFrom(
    node,
    node.kind === "series" && node.conjunction === "or" ? A.anyOf(parts) : A.allOf(parts),
  );
};

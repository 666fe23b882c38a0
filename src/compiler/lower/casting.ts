import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { holds, same } from "./same.ts";
import { saysWhere } from "./permitted.ts";
import { chainOf } from "./chains.ts";
import { conditionOf } from "./conditions.ts";
import { beholdChoicesOf, qualityOf } from "./behold.ts";
import { jointCostsOf, pricesEither, unlessCostsOf } from "./costs.ts";
import { dispatch, type Lowering } from "./nodes.ts";
import { filterOf } from "./nouns.ts";
import { happeningOf } from "./triggers.ts";
import { conjunction, conjuncts } from "./series.ts";
import { eventFilter } from "./event-filters.ts";
import { causeOf } from "./event-roles.ts";
import { lifeOfOthers } from "./life-of-others.ts";
import { playersOf } from "./players.ts";
import { ofSpell } from "./cast-riders.ts";
import { mention, newScope, refuse, Refused, type FaceFacts, type Mention, type Scope } from "./scope.ts";
import { quantityOf } from "./quantities.ts";
import { withX, xOf } from "./where-x.ts";
import { castable } from "./zone-filters.ts";

type AdditionalCost = { readonly what: Nodes["objects"]; readonly costs: Nodes["costs"] };

const onStack = (effect: A.StaticEffect): A.Static => A.staticAbility([effect], { zone: "stack" });

/** "sacrifice a creature or pay {3}", "pay {2} or 3 life": the costs of each choice; a single list where there is none. */
const choicesOf = (node: Nodes["costs"], scope: Scope): readonly A.Costs[] =>
  eitherOf(node).flatMap((part) =>
    part.kind === "behold" ? beholdChoicesOf(part, scope) : [jointCostsOf(part, scope)],
  );
/** The costs of which one is chosen; the whole, where there is no such choice. */
const eitherOf = (node: Nodes["costs"]): readonly Nodes["costs"][] => {
  if (node.kind === "series") return node.conjunction === "or" ? node.items.flatMap(eitherOf) : [node];
  if (node.kind !== "payEither") return [node];
  return pricesEither(node).map((what) => ({ kind: "pay", what, span: node.span }));
};
/** "unless they sacrifice a creature or pay 3 life": the costs of each choice (118.12a). */
export const unlessChoicesOf = (
  node: Nodes["unlessCosts"],
  who: A.Players,
  scope: Scope,
): readonly A.Costs[] =>
  node.kind === "haveDeal" || node.kind === "haveDealEqual"
    ? [unlessCostsOf(node, who, scope)]
    : eitherOf(node).map((part) => unlessCostsOf(part, who, scope));

/** 118.8: an additional cost to cast, which may be declined where it is optional. */
export const additionalCostOf = (
  node: AdditionalCost,
  options: Pick<A.AdditionalCostRule, "optional" | "repeatable">,
  scope: Scope,
): A.Static => {
  const what = eventFilter(node.what, scope).filter;
  const [first, ...others] = choicesOf(node.costs, scope);
  const alternatives = others.length === 0 ? {} : { alternatives: [first!, ...others] };
  const costs = others.length === 0 ? first! : [];
  if (!same(what, A.isOneOf(A.self))) {
    // Of spells that others are, which their own texts do not ask about (607.2g).
    if (options.optional !== true) return refuse(node.costs, "say that you may");
    const spells = conjunction([what, A.controlledBy(A.you)]);
    const more = { ...alternatives, ...options, keyword: "another's additional" };
    return A.staticAbility([A.additionalCost(spells, costs, more)]);
  }
  return onStack(
    A.additionalCost(what, costs, {
      ...alternatives,
      ...(options.optional === true ? { ...options, keyword: "additional" } : {}),
    }),
  );
};

/** A cost that cannot be understood is refused where it stands. */
const tryChoices = (node: Nodes["costs"], scope: Scope): void => {
  try {
    choicesOf(node, scope);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
};

/** Which card a cost names, wherever it is. */
const cardOf = (node: Nodes["objects"], scope: Scope): A.Filter | undefined => {
  if (node.kind !== "determined" || node.det.kind !== "aDet") return undefined;
  const filter = filterOf(node.noun, scope);
  return filter.type === "and" ? conjunction(filter.filters.filter(({ type }) => type !== "inZone")) : filter;
};

/** What paying the additional costs of a spell uses, and whether X is chosen by paying them (601.2b). */
export const paidFor = (
  sentences: readonly Nodes["sentence"][],
  face: FaceFacts,
): {
  readonly objects: readonly Mention[];
  readonly hasX: boolean;
  readonly beheld: A.Filter | undefined;
  readonly revealed: A.Filter | undefined;
} => {
  const scope = newScope(face);
  let beheld: A.Filter | undefined;
  let revealed: A.Filter | undefined;
  for (const each of sentences)
    if (each.kind === "asAdditionalCost") {
      tryChoices(each.costs, scope);
      if (each.may === true && each.costs.kind === "behold") beheld = qualityOf(each.costs, newScope(face));
      if (each.may === true && each.costs.kind === "doCost" && each.costs.how === "reveal")
        revealed = cardOf(each.costs.what, newScope(face));
    }
  // Costs of several sentences are counted on, as they are paid.
  const objects = scope.mentions.filter(({ ref }) => ref.type === "costObjects");
  return {
    objects: objects.map((each, index) => ({ ...each, ref: A.costObjects(index) })),
    hasX: scope.hasX !== false,
    beheld,
    revealed,
  };
};

/** "Once each turn" or "once during each of your turns". */
const onceWhen = (when: string): { readonly condition?: A.Condition } =>
  when.endsWith("each of your turns") ? { condition: A.isTurn(A.you) } : {};

const castByYou = (what: Nodes["objects"], scope: Scope): A.Filter => {
  const { filter } = eventFilter(what, scope);
  return holds(filter, (part) => same(part, A.controlledBy(A.you)))
    ? filter
    : refuse(what, "say which spells you cast");
};

/** "Play a land or cast a permanent spell from your graveyard": what each of the two may be; where it is counts for both. */
const landAndSpell = (
  parts: readonly A.Effect[],
): { readonly kinds: readonly [A.Filter, A.Filter]; readonly where: readonly A.Filter[] } | undefined => {
  const [land, spell] = parts.map((part) => {
    if (part.type !== "castCards" || part.what.type !== "choose") return undefined;
    const { type: _, who: __, bind: ___, what, verb, ...manner } = part;
    const alone = what.from === undefined && what.count.max === 1 && Object.keys(manner).length === 0;
    return alone ? { verb, filter: castable(what.filter) } : undefined;
  });
  if (parts.length !== 2 || land?.verb !== "play" || spell?.verb !== "cast") return undefined;
  const where = wheresOf(spell.filter);
  const own = wheresOf(land.filter);
  if (where.length === 0 || (own.length > 0 && !same(own, where))) return undefined;
  const rest = (filter: A.Filter): readonly A.Filter[] =>
    conjuncts(filter).filter((part) => !where.some((each) => same(each, part)));
  const other = conjunction([A.not(A.hasType("land")), ...rest(spell.filter)]);
  return { kinds: [conjunction(rest(land.filter)), other], where };
};
/** What says where a card is and how it came there. */
const wheresOf = (filter: A.Filter): readonly A.Filter[] =>
  conjuncts(filter).filter((part) => saysWhere(part) || part.type === "history");

/** "Once each turn, you may …": a permission that is used up for the turn (601.3). */
const permittedOnce = (
  node: Extract<Nodes["castingRule"], { kind: "permittedOnce" }>,
  scope: Scope,
): readonly A.Static[] => {
  const condition = onceWhen(node.when);
  const effect = chainOf(node.does, scope);
  const done = effect.type === "may" && effect.who.type === "you" ? effect.effect : undefined;
  const two = done?.type === "oneOf" || done?.type === "sequence" ? landAndSpell(done.effects) : undefined;
  // "And" permits both of them, "or" one.
  if (two !== undefined) {
    const rule = (what: A.Filter, verb: "play" | "cast"): A.PlayFromZone =>
      A.mayPlay(A.you, conjunction([what, ...two.where]), verb, { limit: 1 });
    const [land, spell] = two.kinds;
    const rules =
      done?.type === "sequence" ? [rule(land, "play"), rule(spell, "cast")] : [rule(A.or(two.kinds), "play")];
    return [A.staticAbility(rules, condition)];
  }
  if (done?.type !== "castCards" || done.what.type !== "choose" || done.what.count.max !== 1)
    return refuse(node, "only casting and playing can be permitted once each turn");
  const { spell, copy, what, verb, type: _, who: __, bind: ___, ...manner } = done;
  if (spell !== undefined || copy === true || what.from !== undefined)
    return refuse(node, "only casting and playing can be permitted once each turn");
  const filter = castable(done.what.filter);
  if (!saysWhere(filter)) {
    // From wherever it may be cast anyway, at another cost (118.9).
    if (manner.costs === undefined || Object.keys(manner).length > 1 || verb !== "cast")
      return refuse(node.does, "say where it may be cast from");
    const spells = conjunction([A.kind("spell"), filter, A.controlledBy(A.you)]);
    return [A.staticAbility([A.alternativeCost(spells, manner.costs, { limit: 1 })], condition)];
  }
  const permission = A.mayPlay(A.you, filter, verb, { ...manner, limit: 1 });
  return [A.staticAbility([permission], condition)];
};

const noPermission = (node: Nodes["castingRule"]): never =>
  refuse(node, "nothing is permitted to be cast before this");

/** An attack of creatures causes what waits for each of them, and what waits for their player to attack (508.3d). */
const causing = (event: A.TriggerEvent): A.TriggerEvent =>
  event.type === "attacks" && event.whom === undefined
    ? A.eitherEvent([event, A.attackDeclared(A.players, { withCreatures: event.what })])
    : event;

const table: Lowering<"castingRule", [Scope], readonly A.Static[]> = {
  permittedOnce,
  triggersAgainWhen: (node, scope) => [
    A.staticAbility([
      A.triggersAgain(causing(happeningOf(node.event, scope)), eventFilter(node.of, scope).filter),
    ]),
  ],
  triggersAgainAny: (node, scope) => {
    const { filter } = eventFilter(node.of, scope);
    const whose = (part: A.Filter): boolean => holds(part, ({ type }) => type === "controlledBy");
    if (filter.type === "or" && filter.filters.some(whose) && !filter.filters.every(whose))
      return refuse(node.of, "say of each of these whose it is");
    const condition = node.only === undefined ? undefined : conditionOf(node.only, scope);
    return [
      A.staticAbility([A.triggersAgain(undefined, filter)], condition === undefined ? {} : { condition }),
    ];
  },
  triggersNotWhen: (node, scope) => {
    const event = causing(happeningOf(node.event, scope));
    const of = node.of === undefined ? {} : { of: eventFilter(node.of, scope).filter };
    return [A.staticAbility([A.triggersNot(event, of)])];
  },
  // 118.9: of all spells that fit, and not of the card that says so.
  alternativeForSpells: (node, scope) => [
    A.staticAbility([
      A.alternativeCost(
        node.who?.kind === "controllerOf"
          ? eventFilter(node.what, scope).filter
          : castByYou(node.what, scope),
        ofSpell(scope, [], (inner) => jointCostsOf(node.costs, inner)),
      ),
    ]),
  ],
  alternativeOnce: (node, scope) => {
    const had = scope.hasX;
    scope.hasX ||= node.where !== undefined;
    const filter = castByYou(node.what, scope);
    const q = node.where === undefined ? A.x : quantityOf(xOf(node.where), scope);
    scope.hasX = had;
    const rule = A.alternativeCost(withX(filter, q), jointCostsOf(node.costs, scope), { limit: 1 });
    return [A.staticAbility([rule], onceWhen(node.when))];
  },
  alternativeHaving: (node, scope) => {
    const condition = conditionOf(node.condition, scope);
    const what = eventFilter(node.what, scope).filter;
    return [onStack(A.alternativeCost(what, [lifeOfOthers(node, scope)], { condition }))];
  },
  discardedInstead: (node, scope) => {
    const { filter, words } = eventFilter(node.what, scope);
    const itself = same(filter, A.isOneOf(A.self));
    const ref = A.eventObjects("object");
    if (!itself) mention(scope, { ref, is: "object", plural: false, words, from: [node.what] });
    const cause = causeOf(eventFilter(node.cause, scope).filter);
    if (playersOf(node.who, scope).type !== "you") return refuse(node.who, "say “you” here");
    const said = chainOf(node.instead, scope);
    const optional = said.type === "may" && said.who.type === "you";
    const done = optional ? said.effect : said;
    const [move, ...shown] = (done.type === "sequence" ? done.effects : [done]).toReversed();
    // A card that goes elsewhere is discarded all the same; but for showing it, what else is done would be no part of that.
    if (
      move?.type !== "move" ||
      !same(move.what, itself ? A.self : ref) ||
      shown.some((each) => each.type !== "reveal")
    )
      return refuse(node.instead, "only where the discarded card goes can be replaced");
    const yours = itself ? filter : conjunction([filter, A.ownedBy(A.you)]);
    const discarded = A.zoneChange(yours, "hand", "graveyard", { cause, reason: "discard" });
    const replaced = A.replace(discarded, A.sequence([move, ...shown]), optional ? { optional } : {});
    return [A.staticAbility([replaced], itself ? { zone: "hand" } : {})];
  },
  castThisWayExiled: noPermission,
  castThisWayCosts: noPermission,
};

/** What a card says about casting, beginning with its own. */
export const castingRuleOf = (node: Nodes["castingRule"], face: FaceFacts): readonly A.Static[] =>
  dispatch(table, node, newScope(face));

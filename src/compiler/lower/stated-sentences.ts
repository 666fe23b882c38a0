import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { castOnlyOf } from "./cast-limits.ts";
import { conditionOf } from "./conditions.ts";
import { additionalCostOf, castingRuleOf } from "./casting.ts";
import { jointCostsOf } from "./costs.ts";
import { statedClauses } from "./stated-clauses.ts";
import { anyObjects } from "./objects.ts";
import { eventFilter } from "./event-filters.ts";
import { playersOf, possessedObjects } from "./players.ts";
import { fixedNumber, numberOf, quantityOf, statOf } from "./quantities.ts";
import { amountChangeOf } from "./effects/amount-changes.ts";
import { filterFor } from "./effects/verb.ts";
import { regenerating, replacementOf, withMore } from "./replacements.ts";
import { refuse, type Scope } from "./scope.ts";
import { colorOfSymbol, nameOf } from "./words.ts";
import { objectEventOf } from "./object-events.ts";
import { instructionsOf } from "./sentences.ts";
import { itemsOf } from "./series.ts";
import type { Sentence } from "./later.ts";
import { staticAbilityOf } from "./static-ability.ts";
import { rewritten } from "./rewritten.ts";
import { holdsType } from "./same.ts";

const ability = staticAbilityOf;

/** What is true on a permanent has no end, but may have a condition (611.3a). */
export const onlyAsLong = (duration: A.Duration | undefined, node: Sentence): A.Condition | undefined =>
  duration === undefined || duration.type === "asLongAs"
    ? duration?.condition
    : refuse(node, "a permanent's own statement has no end");

/** 707.2: the power and toughness that something has from then on, and what else it becomes with them, are copied with it. */
const copiable = (effect: A.Effect): A.Effect =>
  rewritten(effect, (node) => {
    if (node.type !== "affect") return undefined;
    const { what, modifications } = node as A.Affect;
    return holdsType(modifications, "setPT")
      ? { ...node, modifications: [A.becomeCopy(what, { except: modifications })] }
      : undefined;
  });

/** "As … enters or is turned face up, …": what is done with the event, for each of them by itself (614.1c, 614.1e). */
const asHappens = (
  node: Extract<Nodes["sentence"], { kind: "asHappens" }>,
  scope: Scope,
): readonly A.Static[] => {
  const what = eventFilter(node.what, scope);
  const spoken = [...scope.mentions];
  return itemsOf<Nodes["objectEventPhrase"]>(node.events as never).map((item) => {
    const { event } = objectEventOf(item, what, scope);
    scope.mentions.splice(0, scope.mentions.length, ...spoken);
    const effect = copiable(instructionsOf([node.does], scope));
    if (item.kind === "enters" && item.from === undefined && item.whose === undefined)
      return ability([A.entersWith(what.filter, { as: effect })]);
    return event.type === "turnedFaceUp" || event.type === "transforms"
      ? ability([A.replace(event, effect, { besides: true })])
      : refuse(item, "nothing can be done as this happens: say “whenever”");
  });
};

/** "For each {B} in a cost, you may pay 2 life rather than pay that mana" (107.4f). */
const lifeForMana = (node: Extract<Sentence, { kind: "lifeForMana" }>, scope: Scope): A.LifeForMana => {
  const [symbol, ...others] = node.of.symbols;
  const color = others.length > 0 || symbol === undefined ? undefined : colorOfSymbol[symbol];
  return color !== undefined && numberOf(node.n, scope) === 2
    ? A.lifeForMana(A.you, color)
    : refuse(node, "2 life are paid for mana of one color");
};

type SentenceOf<K extends Sentence["kind"]> = Extract<Sentence, { readonly kind: K }>;
/** What a sentence of that kind says on a permanent. */
type Stated<K extends Sentence["kind"]> = (node: SentenceOf<K>, scope: Scope) => readonly A.Static[];

const castingRules = (
  node: SentenceOf<
    | "alternativeForSpells"
    | "alternativeOnce"
    | "castThisWayExiled"
    | "castThisWayCosts"
    | "triggersAgainWhen"
    | "triggersAgainAny"
    | "triggersNotWhen"
    | "alternativeHaving"
    | "permittedOnce"
    | "discardedInstead"
  >,
  scope: Scope,
): readonly A.Static[] => castingRuleOf(node, scope.face);

const changedAmounts = (
  node: SentenceOf<"amountModified" | "amountSet" | "amountPrevented" | "amountRedirected" | "amountDoubled">,
  scope: Scope,
): readonly A.Static[] => {
  const { changes, duration } = amountChangeOf(node, scope);
  return [ability(changes, onlyAsLong(duration, node))];
};

const replaces = (
  node: SentenceOf<"wouldReplace" | "wouldReplaceInstead">,
  scope: Scope,
): readonly A.Static[] => {
  const { change, duration } = replacementOf(node, scope);
  return [ability([change], onlyAsLong(duration, node))];
};

/** What it says of itself defines a characteristic (604.3). */
const sized = (
  of: A.Objects,
  power: A.Quantity | undefined,
  toughness: A.Quantity | undefined,
): readonly A.Static[] => {
  const own = of.type === "self" ? { characteristicDefining: true as const } : {};
  return [ability([A.applies(of, [A.setPT(power, toughness, own)])])];
};

/** The sentences that say something by themselves; the others are instructions, or go on about what was said before. */
const table: { readonly [K in Sentence["kind"]]?: Stated<K> } = {
  clauses: (node, scope) => statedClauses(node, scope),
  extraTurnSkipped: (node, scope) => [ability([A.skipStep(playersOf(node.who, scope), "extra turn")])],
  asHappens,
  becomesDayAs: (node, scope) => {
    const { filter } = eventFilter(node.what, scope);
    const neither = conditionOf(
      { kind: "isDayOrNight", which: "neither day nor night", span: node.span },
      scope,
    );
    return [ability([A.entersWith(filter, { as: A.ifThen(neither, A.become(A.you, "day")) })])];
  },
  asAdditionalCost: (node, scope) => {
    if (node.often === true && node.may === undefined) return refuse(node, "say “you may”");
    return [
      additionalCostOf(
        node,
        {
          ...(node.may === true ? { optional: true } : {}),
          ...(node.often === true ? { repeatable: true } : {}),
        },
        scope,
      ),
    ];
  },
  alternativeForSpells: castingRules,
  alternativeOnce: castingRules,
  castThisWayExiled: castingRules,
  castThisWayCosts: castingRules,
  triggersAgainWhen: castingRules,
  triggersAgainAny: castingRules,
  triggersNotWhen: castingRules,
  alternativeHaving: castingRules,
  permittedOnce: castingRules,
  discardedInstead: castingRules,
  alternativeCost: (node, scope) => {
    const condition = node.condition === undefined ? undefined : conditionOf(node.condition, scope);
    const what = eventFilter(node.what, scope).filter;
    const costs = jointCostsOf(node.costs, scope);
    return [
      ability(
        [A.alternativeCost(what, costs, condition === undefined ? {} : { condition })],
        undefined,
        "stack",
      ),
    ];
  },
  powerEqual: (node, scope) => {
    const of = possessedObjects(node.of, scope);
    const q = quantityOf(node.q, scope);
    const { more } = node;
    if (node.stat === undefined) return sized(of, q, q);
    const stat = statOf(node.stat);
    if ((stat !== "power" && stat !== "toughness") || (more !== undefined && stat !== "power"))
      return refuse(node.stat, "only power and toughness are set like this");
    if (more !== undefined) {
      // "that number plus 1" is the power and one more.
      const toughness =
        more.kind === "sum" &&
        more.sign === "plus" &&
        more.value.kind === "termThatNumber" &&
        more.more.kind === "integer"
          ? A.plus([q, more.more.value])
          : quantityOf(more, scope);
      return sized(of, q, toughness);
    }
    return stat === "power" ? sized(of, q, undefined) : sized(of, undefined, q);
  },
  amountModified: changedAmounts,
  amountSet: changedAmounts,
  amountPrevented: changedAmounts,
  amountRedirected: changedAmounts,
  amountDoubled: changedAmounts,
  wouldReplace: replaces,
  wouldReplaceAnd: (node, scope) => replaces(withMore(node), scope),
  wouldReplaceInstead: replaces,
  regeneratesInstead: (node, scope) => [ability([regenerating(node, scope)])],
  castOnly: (node, scope) => [
    ability(
      [A.castOnly(eventFilter(node.what, scope).filter, castOnlyOf(node.limits, scope))],
      undefined,
      "stack",
    ),
  ],
  mayExert: (node, scope) => [ability([A.applies(anyObjects(node.what, scope), [A.mayExert])])],
  revealsDrawn: ({ may, when }) => [
    ability(
      [A.revealsDrawn(A.you, may === true ? { optional: true } : {})],
      when === "each turn" ? undefined : A.isTurn(A.you),
    ),
  ],
  mayBeCommander: (node, scope) =>
    anyObjects(node.what, scope).type === "self"
      ? [ability([A.mayBeCommander])]
      : refuse(node.what, "a card says this of itself"),
  deckMayHave: (node, scope) => {
    const { n } = node;
    if (n.kind !== "anyNumberOf" && n.kind !== "upToNumber")
      return refuse(n, "say how many cards a deck can have at most");
    const count = n.kind === "upToNumber" ? fixedNumber(n.n) : "any";
    return [ability([A.deckMayHave(nameOf(node.name, scope.face), count)])];
  },
  lethalByPower: (node, scope) => [
    ability([A.applies(anyObjects(node.what, scope), [A.asThough("lethalByPower")])]),
  ],
  lifeForMana: (node, scope) => [ability([lifeForMana(node, scope)])],
  mayNotUntap: (node, scope) => [ability([A.applies(anyObjects(node.what, scope), [A.mayNotUntap])])],
  moreDice: () => [ability([A.moreDice(A.you)])],
  unspentBecomes: (node, scope) => [ability([A.keepsMana(playersOf(node.who, scope), { becomes: node.to })])],
  moreVotes: (node) => [
    ability([A.moreVotes(A.you, node.how === "get an additional vote" ? {} : { optional: true })]),
  ],
  untapDuring: (node, scope) => {
    // An instruction says "all" where a statement may leave it out.
    if (node.what.kind === "pluralPhrase") return refuse(node.what, "write “all”");
    return [
      ability([A.untapsAlso(filterFor(anyObjects(node.what, scope)), A.playersExcept(A.players, A.you))]),
    ];
  },
};

/** The static abilities that a sentence on a permanent is (113.3d, 604). */
export const staticOf = (node: Sentence, scope: Scope): readonly A.Static[] => {
  // The key and the function's parameter are the same kind; TypeScript cannot see that through the index.
  const stated = table[node.kind] as Stated<Sentence["kind"]> | undefined;
  return stated === undefined
    ? refuse(node, "on a permanent this needs a trigger or a cost in front of it")
    : stated(node, scope);
};

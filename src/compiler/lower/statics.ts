import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { conditionalOf, isOtherwise } from "../resolve/sentence.ts";
import { castOnlyOf } from "./cast-limits.ts";
import { conditionOf } from "./conditions.ts";
import { additionalCostOf, castingRuleOf } from "./casting.ts";
import { jointCostsOf } from "./costs.ts";
import { statedClauses } from "./stated-clauses.ts";
import { anyObjects } from "./objects.ts";
import { eventFilter } from "./event-filters.ts";
import { playersOf, possessedObjects } from "./players.ts";
import { fixedNumber, numberOf, quantityOf, statOf } from "./quantities.ts";
import { changed, continued, isStatement } from "./continued.ts";
import { amountChangeOf } from "./effects/amount-changes.ts";
import { filterFor } from "./effects/verb.ts";
import { insteadAtLength, regenerating, replacementOf } from "./replacements.ts";
import { cameFrom } from "./origins.ts";
import { newScope, refuse, type FaceFacts, type Scope } from "./scope.ts";
import { colorOfSymbol, nameOf } from "./words.ts";
import { objectEventOf } from "./object-events.ts";
import { instructionsOf } from "./sentences.ts";
import { itemsOf } from "./series.ts";
import type { Sentence } from "./later.ts";
import { tidy } from "./tidy.ts";
import { eachByItself, statementsOf } from "./statements.ts";
import { staticAbilityOf } from "./static-ability.ts";
import { rewritten } from "./rewritten.ts";
import { holdsType, same } from "./same.ts";

const ability = staticAbilityOf;

/** What is true on a permanent has no end, but may have a condition (611.3a). */
const onlyAsLong = (duration: A.Duration | undefined, node: Sentence): A.Condition | undefined =>
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

const staticOf = (node: Sentence, face: FaceFacts, scope: Scope): readonly A.Static[] => {
  switch (node.kind) {
    case "clauses":
      return statedClauses(node, scope);
    case "extraTurnSkipped":
      return [ability([A.skipStep(playersOf(node.who, scope), "extra turn")])];
    case "asHappens":
      return asHappens(node, scope);
    case "becomesDayAs": {
      const { filter } = eventFilter(node.what, scope);
      const neither = conditionOf(
        { kind: "isDayOrNight", which: "neither day nor night", span: node.span },
        scope,
      );
      return [ability([A.entersWith(filter, { as: A.ifThen(neither, A.become(A.you, "day")) })])];
    }
    case "asAdditionalCost":
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
    case "alternativeForSpells":
    case "alternativeOnce":
    case "castThisWayExiled":
    case "castThisWayCosts":
    case "triggersAgainWhen":
    case "triggersAgainAny":
    case "triggersNotWhen":
    case "alternativeHaving":
    case "permittedOnce":
    case "discardedInstead":
      return castingRuleOf(node, face);
    case "alternativeCost": {
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
    }
    case "ptEqual": {
      const of = possessedObjects(node.of, scope);
      const q = quantityOf(node.q, scope);
      return [
        ability([A.applies(of, [A.setPT(q, q, of.type === "self" ? { characteristicDefining: true } : {})])]),
      ];
    }
    case "bothEqual": {
      const of = possessedObjects(node.of, scope);
      const power = quantityOf(node.q, scope);
      const { more } = node;
      // "that number plus 1" is the power and one more.
      const toughness =
        more.kind === "sum" &&
        more.sign === "plus" &&
        more.value.kind === "termThatNumber" &&
        more.more.kind === "integer"
          ? A.plus([power, more.more.value])
          : quantityOf(more, scope);
      const own = of.type === "self" ? { characteristicDefining: true as const } : {};
      return [ability([A.applies(of, [A.setPT(power, toughness, own)])])];
    }
    case "powerEqual": {
      const of = possessedObjects(node.of, scope);
      const stat = statOf(node.stat);
      const q = quantityOf(node.q, scope);
      if (stat !== "power" && stat !== "toughness")
        return refuse(node.stat, "only power and toughness are set like this");
      const own = of.type === "self" ? { characteristicDefining: true as const } : {};
      return [
        ability([
          A.applies(of, [stat === "power" ? A.setPT(q, undefined, own) : A.setPT(undefined, q, own)]),
        ]),
      ];
    }
    case "amountModified":
    case "amountSet":
    case "amountPrevented":
    case "amountDoubled": {
      const { changes, duration } = amountChangeOf(node, scope);
      return [ability(changes, onlyAsLong(duration, node))];
    }
    case "wouldReplace":
    case "wouldReplaceInstead": {
      const { change, duration } = replacementOf(node, scope);
      return [ability([change], onlyAsLong(duration, node))];
    }
    case "regeneratesInstead":
      return [ability([regenerating(node, scope)])];
    case "castOnly":
      return [
        ability(
          [A.castOnly(eventFilter(node.what, scope).filter, castOnlyOf(node.limits, scope))],
          undefined,
          "stack",
        ),
      ];
    case "mayExert":
      return [ability([A.applies(anyObjects(node.what, scope), [A.mayExert])])];
    case "mayBeCommander":
      return anyObjects(node.what, scope).type === "self"
        ? [ability([A.mayBeCommander])]
        : refuse(node.what, "a card says this of itself");
    case "deckMayHave": {
      const { n } = node;
      if (n.kind !== "anyNumberOf" && n.kind !== "upToNumber")
        return refuse(n, "say how many cards a deck can have at most");
      const count = n.kind === "upToNumber" ? fixedNumber(n.n) : "any";
      return [ability([A.deckMayHave(nameOf(node.name, face), count)])];
    }
    case "lethalByPower":
      return [ability([A.applies(anyObjects(node.what, scope), [A.asThough("lethalByPower")])])];
    case "lifeForMana":
      return [ability([lifeForMana(node, scope)])];
    case "mayNotUntap":
      return [ability([A.applies(anyObjects(node.what, scope), [A.mayNotUntap])])];
    case "moreDice":
      return [ability([A.moreDice(A.you)])];
    case "unspentBecomes":
      return [ability([A.keepsMana(playersOf(node.who, scope), { becomes: node.to })])];
    case "moreVotes":
      return [ability([A.moreVotes(A.you, node.how === "get an additional vote" ? {} : { optional: true })])];
    case "untapDuring":
      // An instruction says "all" where a statement may leave it out.
      if (node.what.kind === "pluralPhrase") return refuse(node.what, "write “all”");
      return [
        ability([A.untapsAlso(filterFor(anyObjects(node.what, scope)), A.playersExcept(A.players, A.you))]),
      ];
    default:
      return refuse(node, "on a permanent this needs a trigger or a cost in front of it");
  }
};

/** Instructions of one sentence are not there any more for the next, except what is done as something enters. */
const forget = (scope: Scope, found: readonly A.Static[]): void => {
  if (
    found[found.length - 1]?.effects.some((effect) => effect.type === "entersWith" && effect.as !== undefined)
  )
    return;
  scope.last = undefined;
  const lasting = scope.mentions.filter((each) => !holdsType(each.ref, "bound"));
  scope.mentions.splice(0, scope.mentions.length, ...lasting);
};

/** "As it enters, you may … If you don't, it enters tapped.": what it enters with depends on what was done (614.12). */
const entersAlso = (
  node: Sentence,
  before: readonly A.Static[],
  scope: Scope,
): readonly A.Static[] | undefined => {
  if (node.kind !== "clauses" || isOtherwise(node)) return undefined;
  const last = before[before.length - 1];
  const effect = last?.effects[0];
  if (effect?.type !== "entersWith" || effect.as === undefined || last?.effects.length !== 1)
    return undefined;
  const told = conditionalOf(node);
  if (told === undefined && !isStatement(node.does)) return undefined;
  const condition = told === undefined ? undefined : conditionOf(told.condition, scope);
  const statements =
    told === undefined ? statedClauses(node, scope) : statementsOf(node.does, undefined, scope);
  const entering = statements.every(({ effects }) => effects.every(({ type }) => type === "entersWith"));
  if (!looksBack(condition ?? statements) && !(entering && holdsType(statements, "chosen"))) return undefined;
  const also = statements.flatMap((each) =>
    each.effects.map((one): A.EntersAlso => {
      if (one.type !== "entersWith" || !same(one.what, effect.what))
        return refuse(node, "this must say how it enters");
      const { type: _, what: __, ...more } = one;
      const asked = condition ?? each.condition;
      return { ...(asked === undefined ? {} : { condition: asked }), ...more };
    }),
  );
  return changed(before, (each) =>
    each === effect ? { ...effect, also: [...(effect.also ?? []), ...also] } : undefined,
  );
};

const looksBack = (value: object): boolean => holdsType(value, "bound", "amount", "performed");

/** The static abilities of a permanent's paragraph (113.3d). */
export const staticsOf = (sentences: readonly Sentence[], face: FaceFacts): readonly A.Static[] => {
  const scope = newScope(face, { statement: true });
  const instead = insteadAtLength(sentences, scope);
  if (instead !== undefined)
    return [tidy(staticAbilityOf([instead.change], onlyAsLong(instead.duration, sentences[0]!)))];
  let found: readonly A.Static[] = [];
  for (const [index, each] of sentences.entries()) {
    found = entersAlso(each, found, scope) ??
      continued(each, found, scope, sentences[index - 1]) ?? [
        ...found,
        ...cameFrom(each, staticOf(each, face, scope)),
      ];
    forget(scope, found);
  }
  return found.map((each) =>
    tidy(
      eachByItself(each) ?? refuse(sentences[0]!, "what is asked of each of them cannot be expressed yet"),
    ),
  );
};

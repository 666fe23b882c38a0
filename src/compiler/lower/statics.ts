import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { chainOf, clausesOf } from "./chains.ts";
import { conditionOf } from "./conditions.ts";
import { additionalCostOf, castingRuleOf } from "./casting.ts";
import { jointCostsOf } from "./costs.ts";
import { durationOf } from "./durations.ts";
import { objectVerb } from "./effects/object-verbs.ts";
import { anyObjects, eventFilter, recipientsOf } from "./objects.ts";
import { playersOf, possessedObjects } from "./players.ts";
import { quantityOf, statOf } from "./quantities.ts";
import { preventionOf, wouldOf } from "./replacements.ts";
import { newScope, refuse, type FaceFacts, type Scope } from "./scope.ts";
import type { Sentence } from "./sentences.ts";
import { tidy } from "./tidy.ts";

const ability = (effects: readonly A.StaticEffect[], condition?: A.Condition, zone?: A.Zone): A.Static =>
  tidy(
    A.staticAbility(effects, {
      ...(condition === undefined ? {} : { condition }),
      ...(zone === undefined ? {} : { zone }),
    }),
  );

const selfFilter = A.isOneOf(A.self);
const both = (one: A.Condition | undefined, other: A.Condition | undefined): A.Condition | undefined =>
  one === undefined ? other : other === undefined ? one : A.allOf([one, other]);

/** Statements about objects that are simply true (604.1). */
const statements = (
  chain: Nodes["chain"],
  condition: A.Condition | undefined,
  scope: Scope,
): readonly A.Static[] => {
  const found: { effects: A.StaticEffect[]; condition: A.Condition | undefined; zone: A.Zone | undefined }[] =
    [];
  let subject: A.Objects | undefined;
  for (const clause of clausesOf(chain)) {
    const node = clause.kind === "objectClause" ? clause.does : clause;
    if (clause.kind === "objectClause") subject = anyObjects(clause.subject, scope);
    if (subject === undefined || node.kind === "playerClause" || node.kind === "mayClause")
      return playerStatements(chain, condition, scope);
    const verb = objectVerb(node as Nodes["objectPredicate"], scope);
    if (verb.does === "effect")
      return refuse(clause, "on a permanent this needs a trigger or a cost in front of it");
    const lasts = verb.duration;
    if (lasts !== undefined && lasts.type !== "asLongAs")
      return refuse(clause, "a permanent's own statement has no end");
    const effects: readonly A.StaticEffect[] =
      verb.does === "modify" ? [A.applies(subject, verb.modifications)] : verb.changes(subject);
    const own = both(condition, lasts?.type === "asLongAs" ? lasts.condition : undefined);
    const before = found[found.length - 1];
    const zone = stackOnly(effects) ? "stack" : undefined;
    // A condition at the end counts for the statements before it in the same sentence.
    if (
      before !== undefined &&
      (before.condition === undefined || JSON.stringify(before.condition) === JSON.stringify(own)) &&
      before.zone === zone
    ) {
      before.effects.push(...merge(before.effects, effects));
      before.condition = own;
    } else found.push({ effects: [...effects], condition: own, zone });
  }
  return found.map((each) => ability(each.effects, each.condition, each.zone));
};

/** More modifications of the same objects join those before. */
const merge = (known: A.StaticEffect[], more: readonly A.StaticEffect[]): readonly A.StaticEffect[] => {
  const last = known[known.length - 1];
  const [first] = more;
  if (
    last?.type !== "applies" ||
    first?.type !== "applies" ||
    more.length !== 1 ||
    JSON.stringify(last.to) !== JSON.stringify(first.to)
  )
    return more;
  known[known.length - 1] = A.applies(last.to, [...last.modifications, ...first.modifications]);
  return [];
};

/** What changes the casting of the spell itself works on the stack (113.6). */
const stackOnly = (effects: readonly A.StaticEffect[]): boolean =>
  effects.every((effect) =>
    effect.type === "costChange"
      ? JSON.stringify(effect.what) === JSON.stringify(selfFilter)
      : effect.type === "applies" &&
        effect.to.type === "self" &&
        effect.modifications.every((each) => each.type === "cant" && each.what === "beCountered"),
  );

/** Statements about what players may do: they are instructions of the permitting kind without an end. */
const playerStatements = (
  chain: Nodes["chain"],
  condition: A.Condition | undefined,
  scope: Scope,
): readonly A.Static[] => {
  const effect = chainOf(chain, scope);
  const changes = permanentChanges(effect);
  if (changes === undefined)
    return refuse(chain, "on a permanent this needs a trigger or a cost in front of it");
  return [ability(changes, condition)];
};
const permanentChanges = (effect: A.Effect): readonly A.StaticEffect[] | undefined => {
  if (effect.type === "changeRules" && effect.duration === undefined) return effect.changes;
  if (effect.type === "may" && effect.who.type === "you") return permanentChanges(effect.effect);
  if (effect.type === "allowPlay" && effect.duration === undefined)
    return [
      A.mayPlay(effect.who, effect.what, effect.verb, {
        ...(effect.free === true ? { free: true } : {}),
        ...(effect.anyMana === true ? { anyMana: true } : {}),
      }),
    ];
  return undefined;
};

/** "can't attack unless …" asks whenever an attack or block is declared (508.1c); other statements are true or not. */
const unlessSo = (statement: A.Static, condition: A.Condition): A.Static => {
  const restricts = statement.effects.every((effect) => effect.type === "applies" && effect.modifications.every((each) => each.type === "cant"));
  if (!restricts) return { ...statement, condition: both(statement.condition, A.notSo(condition))! };
  return tidy({
    ...statement,
    effects: statement.effects.map((effect): A.StaticEffect =>
      effect.type === "applies"
        ? { ...effect, modifications: effect.modifications.map((each): A.Modification => (each.type === "cant" ? { ...each, unless: condition } : each)) }
        : effect,
    ),
  });
};

const staticOf = (node: Sentence, face: FaceFacts): readonly A.Static[] => {
  const scope: Scope = newScope(face);
  switch (node.kind) {
    case "plain":
      return statements(node.does, undefined, scope);
    case "ifThen":
    case "chainIf": {
      const condition = conditionOf(node.condition, scope);
      return statements(node.then, condition, scope);
    }
    case "unlessCondition": {
      const statement = statements(node.does, undefined, scope);
      const condition = conditionOf(node.condition, scope);
      return statement.map((each) => unlessSo(each, condition));
    }
    case "duringTurn": {
      const yours = A.isTurn(A.you);
      return statements(node.does, node.variant === 1 ? A.notSo(yours) : yours, scope);
    }
    case "durationFirst": {
      const duration = durationOf(node.until, scope);
      if (duration.type !== "asLongAs") return refuse(node.until, "a permanent's own statement has no end");
      return statements(node.does, duration.condition, scope);
    }
    case "whereXSentence": {
      scope.hasX = true;
      const found = statements(node.does, undefined, scope);
      const q = quantityOf(node.where.q, scope);
      return found.map((each) => substituteX(each, q));
    }
    case "asEnters": {
      const what = eventFilter(node.what, scope).filter;
      return [ability([A.entersWith(what, { as: chainOf(node.does, scope) })])];
    }
    case "asAdditionalCost":
      return [additionalCostOf(node, {}, scope)];
    case "asAdditionalCostOptional":
      return [additionalCostOf(node, { optional: true }, scope)];
    case "additionalCostRepeated":
    case "castFromFor":
    case "castFromAdding":
      return [castingRuleOf(node, face)];
    case "alternativeCost":
    case "alternativeCostIf": {
      const condition = node.kind === "alternativeCostIf" ? conditionOf(node.condition, scope) : undefined;
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
    case "castWithoutPaying": {
      const condition = conditionOf(node.condition, scope);
      return [
        ability(
          [A.alternativeCost(eventFilter(node.what, scope).filter, [], { condition })],
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
    case "preventAllCombat":
    case "preventAllTo":
    case "preventAllBy":
    case "preventAllToAndBy":
      return [ability([preventionOf(node, scope)])];
    case "wouldReplace":
    case "wouldReplaceInstead":
      return [ability([wouldOf(node, scope)])];
    case "castOnly":
      return [ability([A.castOnly(eventFilter(node.what, scope).filter, castCondition(node.when, scope))], undefined, "stack")];
    case "redirectAll":
      return [ability([A.redirect(recipientsOf(node.from, scope, { any: true }), recipientsOf(node.to, scope, { any: true }))])];
    case "damageWould":
      return [ability([A.prevent({ to: recipientsOf(node.to, scope, { any: true }) })])];
    case "damageWouldThen": {
      const to = recipientsOf(node.to, scope, { any: true });
      const inner: Scope = { ...scope, trigger: A.damage(undefined, undefined) };
      return [ability([A.prevent({ to, then: chainOf(node.does, inner) })])];
    }
    case "noMaximumHand":
      return [ability([A.handSize(playersOf(node.who, scope), "none")])];
    case "cantGainLife":
      if (node.until !== undefined) return refuse(node.until, "a permanent's own statement has no end");
      return [ability([A.playerCant(playersOf(node.who, scope), "gainLife")])];
    case "playersCant":
      if (node.until !== undefined) return refuse(node.until, "a permanent's own statement has no end");
      return [
        ability([
          A.playerCant(playersOf(node.who, scope), "castSpells", {
            whom: eventFilter(node.what, scope).filter,
          }),
        ]),
      ];
    case "cantCastMoreThanOne":
      return [ability([A.playerCant(playersOf(node.who, scope), "castSpells", { limit: 1 })])];
    case "cantActivate":
      return [ability([A.applies(anyObjects(node.of, scope), [A.cant("activateAbilities")])])];
    case "lookAtTopAnytime":
      return [ability([A.revealTop(A.you, { lookOnly: true })])];
    default:
      return refuse(node, "on a permanent this needs a trigger or a cost in front of it");
  }
};

const combatSteps = ["beginning of combat", "declare attackers", "declare blockers", "first-strike combat damage", "combat damage", "end of combat"] as const;

const castCondition = (node: Nodes["castLimit"], scope: Scope): A.Condition => {
  switch (node.kind) {
    case "castDuringCombat":
      return A.isStep(combatSteps);
    case "castBeforeBlockers":
      return A.isStep(combatSteps.slice(0, 2));
    case "castAfterBlockers":
      return A.isStep(combatSteps.slice(2));
    case "castBeforeAttackers":
      return A.isStep(["upkeep", "draw", "precombat main", "beginning of combat"]);
    case "castDuringDeclareAttackers":
      return A.isStep(["declare attackers"]);
    case "castDuringDeclareBlockers":
      return A.isStep(["declare blockers"]);
    case "castDuringAttackedDeclare":
      return A.allOf([A.isStep(["declare attackers"]), A.exists(A.all(A.attacking({ whom: A.you })))]);
    case "castIf":
      return conditionOf(node.condition, scope);
    case "castOpponentsTurn":
      return A.isTurn(A.opponents);
    case "castYourTurn":
      return A.isTurn(A.you);
    case "castBeforeCombatDamage":
      return A.isStep(["upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers"]);
    default:
      return node satisfies never;
  }
};

const substituteX = <T>(value: T, q: A.Quantity): T => {
  const text = JSON.stringify(value).replaceAll('{"type":"x"}', JSON.stringify(q));
  // Only quantities were exchanged for quantities.
  return JSON.parse(text) as T;
};

/** The static abilities of a permanent's paragraph (113.3d). */
export const staticsOf = (sentences: readonly Sentence[], face: FaceFacts): readonly A.Static[] =>
  sentences.flatMap((each) => staticOf(each, face));

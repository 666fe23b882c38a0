import { spokenOf } from "./bound-numbers.ts";
import { doneBefore, toldFor } from "./done-before.ts";
import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { interveningIf } from "../resolve/sentence.ts";
import { conditionOf } from "./conditions.ts";
import { demandOf } from "./existence.ts";
import { innerAbility } from "./inner.ts";
import { bringUpSome, byThatPlayer } from "./outcome-conditions.ts";
import { withAmount } from "./rewritten.ts";
import { same } from "./same.ts";
import { ways } from "./ways.ts";
import { mentionAgain, refuse, type Scope } from "./scope.ts";
import { instructionsOf } from "./sentences.ts";
import { ifPrevented } from "./effects/after-prevention.ts";
import { anyObjects } from "./objects.ts";

const onlyOnce = "this happens once: say “when”";

/** "When you discard a nonland card this way, …": an ability that what was done sets up (603.12). */
export const whenDoneThisWay = (
  node: Extract<Nodes["sentence"], { kind: "whenDoneThisWay" }>,
  effects: A.Effect[],
  scope: Scope,
): A.Effect => {
  if (node.when === "Whenever") return refuse(node, onlyOnce);
  const way = ways[node.how];
  const found = doneBefore(node, scope, (each) => each.how === way);
  if (found?.ref.type !== "bound") return refuse(node, `nothing was ${way} earlier in this ability`);
  const demand = demandOf(node.what, scope);
  if (demand === undefined || demand.comparison !== ">=" || demand.count !== 1)
    return refuse(node.what, "say what kind of object this is");
  const { id } = found.ref;
  const told = toldFor(found, scope);
  const one = found.plural ? scope.mentions.findLast((each) => same(each.group, found.ref)) : undefined;
  mentionAgain(scope, one ?? found, node.what);
  bringUpSome(scope, one ?? found, node, demand.filter);
  if (node.who !== undefined) byThatPlayer(node.who, told, scope);
  const { condition, sentences } = interveningIf(node.does);
  if (condition !== undefined) return refuse(condition, "say this of what is done");
  const { ability, before } = innerAbility(node, scope, (inner) => instructionsOf(sentences, inner));
  effects.unshift(...before);
  const any = demand.filter.type === "kind" && demand.filter.kind === "card";
  // "That many" is the number of what was done, also where that was a choice: of such as the sentence speaks of.
  const all = any || (found.of?.type === "choose" && same(found.of.filter, demand.filter));
  const counts = [...spokenOf(ability, "amount")];
  const choice = scope.last?.did === undefined ? undefined : scope.last.id;
  if (counts.some((each) => each !== id && (each !== choice || !all)))
    return refuse(node.does, "it is not clear which number “that many” is");
  const number = all ? A.amount(id) : A.amount(id, { filter: demand.filter });
  const reflexive = A.reflexive(id, withAmount(withAmount(ability, choice, number), id, number));
  return any ? reflexive : A.ifThen(A.performed(id, { filter: demand.filter }), reflexive);
};

/** The number of the instruction that is asked about, with what is asked of what it did. */
const askedAbout = (so: Nodes["outcome"], effects: readonly A.Effect[], scope: Scope) => {
  if (so.kind !== "actsThisWay" || so.how === "enter") {
    const condition = conditionOf(so, scope);
    const [id] = spokenOf(condition, "performed", "excessDamage", "bound");
    return { id, condition };
  }
  const acted = effects.at(-1);
  const what = anyObjects(so.what, scope);
  return acted?.type === "do" && acted.action === so.how && same(acted.what, what)
    ? { id: acted.bind }
    : refuse(so, "it did not do this in the sentence before");
};

/** "When you put a creature onto the battlefield this way, …": what can be asked about what was done triggers, too (603.12). */
export const whenSoThisWay = (
  node: Extract<Nodes["sentence"], { kind: "whenSoThisWay" }>,
  effects: A.Effect[],
  scope: Scope,
): void => {
  const { so, when } = node;
  const { condition: only, sentences } = interveningIf(node.does);
  if (only !== undefined) return refuse(only, "say this of what is done");
  const build = (): A.Instructions => {
    const { ability, before } = innerAbility(node, scope, (inner) => instructionsOf(sentences, inner));
    effects.unshift(...before);
    return ability;
  };
  if (so.kind === "damageIsPrevented")
    return ifPrevented(so, effects, scope, () => ({ type: "reflexive", ability: build() }));
  if (when === "Whenever") return refuse(node, onlyOnce);
  const { id, condition } = askedAbout(so, effects, scope);
  const ability = build();
  // Of what was destroyed something may have gone elsewhere (614.6): how many died is not kept.
  const isKept = so.kind !== "diesThisWay";
  if (id === undefined || [...spokenOf(ability, "amount")].some((each) => each !== id || !isKept))
    return refuse(node.does, "it is not clear which number “that many” is");
  const reflexive = A.reflexive(id, ability);
  const always =
    condition === undefined || (condition.type === "performed" && condition.filter === undefined);
  effects.push(always ? reflexive : A.ifThen(condition, reflexive));
};

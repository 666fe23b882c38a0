import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { isBareSentence, onlyAdverbial } from "../resolve/sentence.ts";
import { castConditionOf } from "./cast-limits.ts";
import { conditionOf } from "./conditions.ts";
import { objectVerb } from "./effects/object-verbs.ts";
import { itemsOf } from "./series.ts";
import { quantityOf } from "./quantities.ts";
import { refuse, type Scope } from "./scope.ts";
import type { Sentence } from "./later.ts";
import { withX, xOf } from "./where-x.ts";
import { isXLimit, type XLimitNode } from "./x-limits.ts";

const limitOf = (node: Nodes["activationLimit"], scope: Scope, anyone?: true): A.ActivationLimit => {
  switch (node.kind) {
    case "asSorcery":
      return node.who === "you" || anyone === true
        ? A.sorcerySpeed
        : refuse(node, "say “you”: only you may activate this");
    case "onceEachTurn":
      return A.timesPerTurn(timesOf[node.times]);
    case "asInstant":
      return A.instantSpeed;
    case "onlyOnce":
      return A.oncePerGame;
    case "onlyWhen":
      return A.onlyIf(castConditionOf(node.when, scope, anyone));
    default:
      return node satisfies never;
  }
};

const timesOf = { "only once": 1, "only twice": 2, "no more than three times": 3 } as const;

/** "only during your turn and only once each turn" (602.5). */
const limitsOf = (
  node: Nodes["activationLimits"],
  scope: Scope,
  anyone?: true,
): readonly A.ActivationLimit[] =>
  itemsOf<Nodes["activationLimit"]>(node as never).map((item) => limitOf(item, scope, anyone));

export interface Limits {
  readonly limits: readonly A.ActivationLimit[];
  readonly by: A.Players | undefined;
  /** How often a triggered ability may trigger. */
  readonly triggers: Pick<A.Triggered, "timesPerTurn" | "onlyOnce">;
  readonly reduction: A.Activated["reduction"];
  /** What X in the costs can be. */
  readonly x: readonly XLimitNode[];
  readonly rest: readonly Sentence[];
}
/** When an ability costs less: "during your turn", or "if …" behind that. */
const onlyThen = (
  duration: A.Duration | undefined,
  node: { readonly span: Nodes["duration"]["span"] },
  also: Nodes["condition"] | undefined,
  scope: Scope,
): { readonly condition?: A.Condition } => {
  if (duration !== undefined && (also !== undefined || duration.type !== "asLongAs"))
    return refuse(node, "say only once when it costs less");
  if (also !== undefined) return { condition: conditionOf(also, scope) };
  return duration?.type === "asLongAs" ? { condition: duration.condition } : {};
};

/** "This ability costs {1} less to activate for each …" (602.2b, 601.2f). */
const reductionOf = (sentence: Sentence, scope: Scope): A.Activated["reduction"] => {
  const only = onlyAdverbial(sentence);
  if (sentence.kind !== "clauses" || (only === undefined && !isBareSentence(sentence))) return undefined;
  if (only !== undefined && only.kind !== "ifBack" && only.kind !== "whereBack") return undefined;
  const chain = sentence.does;
  const { first } = chain;
  if (chain.rest.length > 0 || first.kind !== "objectClause" || first.does.kind !== "costs") return undefined;
  if (first.does.to !== "to activate" || first.does.change !== "less") return undefined;
  if (
    first.subject.kind !== "thisThing" ||
    first.subject.noun.kind !== "thisNoun" ||
    first.subject.noun.what !== "ability"
  )
    return undefined;
  const had = scope.hasX;
  scope.hasX = had || only?.kind === "whereBack";
  const verb = objectVerb(first.does, scope);
  const [change] = verb.does === "rules" ? verb.changes(A.self) : [];
  if (change?.type !== "costChange") return refuse(first, "this changes no cost");
  const then = onlyThen(verb.duration, first, only?.kind === "ifBack" ? only.condition : undefined, scope);
  const costs = {
    costs: change.cost,
    ...(change.times === undefined ? {} : { times: change.times }),
    ...then,
  };
  if (only?.kind !== "whereBack") return costs;
  const q = quantityOf(xOf(only.where), scope);
  scope.hasX = had;
  return withX(costs, q);
};

const triggersOf = (node: Extract<Sentence, { kind: "triggersOnce" }>): Limits["triggers"] => {
  const times = node.times === "once" ? 1 : 2;
  if (node.per === true) return { timesPerTurn: times };
  return times === 1 ? { onlyOnce: true } : refuse(node, "say “each turn”");
};

/** Parts the sentences that limit an ability (602.5, 603.2) from those that say what it does. */
export const limitsIn = (sentences: readonly Sentence[], scope: Scope, ofCosts?: boolean): Limits => {
  const limits: A.ActivationLimit[] = [];
  const rest: Sentence[] = [];
  const x: XLimitNode[] = [];
  let by: A.Players | undefined;
  let triggers: Limits["triggers"] = {};
  let reduction: A.Activated["reduction"];
  for (const each of sentences) {
    const less = reductionOf(each, scope);
    if (less !== undefined) reduction = less;
    else if (each.kind === "activateLimit") limits.push(...limitsOf(each.limits, scope));
    else if (each.kind === "playersActivate") {
      by = each.who === "any player" ? A.players : A.opponents;
      if (each.limits !== undefined) limits.push(...limitsOf(each.limits, scope, true));
    } else if (each.kind === "triggersOnce") triggers = triggersOf(each);
    else if (isXLimit(each) && ofCosts === true) x.push(each);
    else rest.push(each);
  }
  return { limits, by, triggers, reduction, x, rest };
};

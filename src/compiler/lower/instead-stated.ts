import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { adverbialsOf, type ClausesNode } from "../resolve/sentence.ts";
import { conditionOf } from "./conditions.ts";
import { same } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";
import { statementsOf } from "./statements.ts";

/** When a statement holds instead of the one before it: the one condition of its sentence. */
const insteadWhen = (node: ClausesNode): Nodes["condition"] | undefined => {
  const adverbials = adverbialsOf(node);
  const conditions = adverbials.flatMap((each) =>
    each.kind === "ifFront" || each.kind === "ifBack"
      ? [each.condition]
      : each.kind === "durationFront" && each.until.kind === "asLongAs"
        ? [each.until.condition]
        : each.kind === "insteadBack" && each.only !== undefined
          ? [each.only]
          : [],
  );
  const apart = adverbials.some((each) => each.kind === "insteadBack" && each.only !== undefined) ? 1 : 2;
  return conditions.length === 1 && adverbials.length === apart ? conditions[0] : undefined;
};

/**
 * "Enchanted creature gets -2/-0. It gets -6/-0 instead as long as …": what the statement before says of the same kind holds
 * only while the condition does not.
 */
export const insteadStated = (
  node: ClausesNode,
  before: readonly A.Static[],
  scope: Scope,
): readonly A.Static[] => {
  const asked = insteadWhen(node);
  const last = before.at(-1);
  const [was, ...others] = last?.effects ?? [];
  if (asked === undefined || was?.type !== "applies" || others.length > 0 || last?.condition !== undefined)
    return refuse(node, "it is not clear what this is instead of");
  const condition = conditionOf(asked, scope);
  const stated = statementsOf(node.does, undefined, scope);
  const now = stated.length === 1 && stated[0]!.effects.length === 1 ? stated[0]!.effects[0] : undefined;
  if (now?.type !== "applies" || stated[0]!.condition !== undefined || !same(now.to, was.to))
    return refuse(node, "this must be said of the same objects as the sentence before it");
  const kinds = new Set(now.modifications.map(({ type }) => type));
  const replaced = was.modifications.filter(({ type }) => kinds.has(type));
  if (new Set(replaced.map(({ type }) => type)).size !== kinds.size)
    return refuse(node, "nothing of this kind was said before it");
  const kept = was.modifications.filter(({ type }) => !kinds.has(type));
  return [
    ...before.slice(0, -1),
    ...(kept.length > 0 ? [{ ...last!, effects: [A.applies(was.to, kept)] }] : []),
    A.staticAbility([A.applies(was.to, replaced)], { condition: A.notSo(condition) }),
    A.staticAbility([now], { condition }),
  ];
};

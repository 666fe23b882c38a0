import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { chainOf } from "./chains.ts";
import { eventFilter } from "./objects.ts";
import { refuse, type Scope } from "./scope.ts";
import type { Sentence } from "./sentences.ts";
import { statementsOf } from "./statements.ts";
import { tidy } from "./tidy.ts";

/** "It's still a land": types are added, not replaced (205.1b). */
export const keepingTypes = (
  modifications: readonly A.Modification[],
): readonly A.Modification[] | undefined =>
  modifications.some((each) => each.type === "setTypes")
    ? modifications.map((each): A.Modification => {
        if (each.type !== "setTypes") return each;
        const { type: _, loseOthers: __, ...types } = each;
        return A.addTypes(types);
      })
    : undefined;

/** The last ability with other effects in place of its own. */
const changed = (
  before: readonly A.Static[],
  change: (effect: A.StaticEffect) => A.StaticEffect | undefined,
): readonly A.Static[] | undefined => {
  const last = before[before.length - 1];
  if (last === undefined) return undefined;
  let found = false;
  const effects = last.effects.map((effect) => {
    const other = change(effect);
    found ||= other !== undefined;
    return other ?? effect;
  });
  return found ? [...before.slice(0, -1), tidy({ ...last, effects })] : undefined;
};

const otherwise = (
  chain: Nodes["chain"],
  before: readonly A.Static[],
  scope: Scope,
): readonly A.Static[] | undefined => {
  const condition = before[before.length - 1]?.condition;
  if (condition === undefined) return undefined;
  return [
    ...before,
    ...statementsOf(chain, condition.type === "notSo" ? condition.condition : A.notSo(condition), scope),
  ];
};

/** What else happens when damage is prevented (615.5): a sentence behind the prevention. */
const afterPrevention = (
  chain: Nodes["chain"],
  before: readonly A.Static[],
  scope: Scope,
): readonly A.Static[] | undefined => {
  const effect = before[before.length - 1]?.effects[0];
  if (effect?.type !== "prevent" || effect.then !== undefined || isStatement(chain)) return undefined;
  const inner: Scope = { ...scope, trigger: A.damage(undefined, undefined) };
  const then = chainOf(chain, inner);
  return changed(before, (each) => (each === effect ? { ...effect, then } : undefined));
};
const isStatement = (chain: Nodes["chain"]): boolean =>
  chain.first.kind === "objectClause" || chain.first.kind === "preventDamage";

/** A sentence that adds to the abilities of the sentences before it in the paragraph, or `undefined`. */
export const continued = (
  node: Sentence,
  before: readonly A.Static[],
  scope: Scope,
): readonly A.Static[] | undefined => {
  switch (node.kind) {
    case "stillLand":
      return (
        changed(before, (effect) => {
          const kept = effect.type === "applies" ? keepingTypes(effect.modifications) : undefined;
          return effect.type === "applies" && kept !== undefined ? A.applies(effect.to, kept) : undefined;
        }) ?? refuse(node, "nothing before this changes types")
      );
    case "otherwise":
      return (
        otherwise(node.does, before, scope) ??
        refuse(node, "“otherwise” needs an “as long as” in the sentence before it")
      );
    case "damageRemains": {
      const spares = eventFilter(node.what, scope).filter;
      return (
        changed(before, (effect) =>
          effect.type === "applies" && effect.modifications.some((each) => each.type === "gainAbilities")
            ? A.applies(
                effect.to,
                effect.modifications.map((each) =>
                  each.type === "gainAbilities" ? { ...each, spares } : each,
                ),
              )
            : undefined,
        ) ?? refuse(node, "nothing before this gives protection")
      );
    }
    case "plain":
      return afterPrevention(node.does, before, scope);
    default:
      return undefined;
  }
};

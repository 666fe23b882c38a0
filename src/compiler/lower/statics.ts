import * as A from "../../abilities/index.ts";
import { conditionalOf, isOtherwise } from "../resolve/sentence.ts";
import { conditionOf } from "./conditions.ts";
import { statedClauses } from "./stated-clauses.ts";
import { changed, continued, isStatement } from "./continued.ts";
import { insteadAtLength } from "./replacements.ts";
import { cameFrom } from "./origins.ts";
import { newScope, refuse, type FaceFacts, type Scope } from "./scope.ts";
import type { Sentence } from "./later.ts";
import { tidy } from "./tidy.ts";
import { eachByItself } from "./by-itself.ts";
import { statementsOf } from "./statements.ts";
import { onlyAsLong, staticOf } from "./stated-sentences.ts";
import { staticAbilityOf } from "./static-ability.ts";
import { holdsType, same } from "./same.ts";

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
        ...cameFrom(each, staticOf(each, scope)),
      ];
    forget(scope, found);
  }
  return found.map((each) =>
    tidy(
      eachByItself(each) ?? refuse(sentences[0]!, "what is asked of each of them cannot be expressed yet"),
    ),
  );
};

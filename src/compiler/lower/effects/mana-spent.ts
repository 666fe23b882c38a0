import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { chainOf } from "../chains.ts";
import { eventFilter } from "../event-filters.ts";
import { mention, refuse, type Scope } from "../scope.ts";
import type { Sentence } from "../later.ts";

/** The mana that was just added is spoken of by what it is spent on. */
export const markMana = (node: Sentence, effects: A.Effect[]): void => {
  const last = effects[effects.length - 1];
  if (last?.type !== "addMana") return refuse(node, "no mana was added before this");
  effects[effects.length - 1] = { ...last, marked: true };
};
/** "…, and that spell can't be countered": the spell that the mana is spent on (106.6). */
export const uncounterable = (node: Sentence, effects: A.Effect[]): void => {
  markMana(node, effects);
  effects.push(A.affect(A.all(A.paidWith), [A.cant("beCountered")]));
};
/** "If that mana is spent on …, it …": what is said of the spell and of the permanent that it becomes (106.6). */
export const ifSpent = (
  node: Extract<Nodes["sentence"], { kind: "ifSpent" }>,
  effects: A.Effect[],
  scope: Scope,
): void => {
  markMana(node, effects);
  const { filter, words, plural } = eventFilter(node.what, scope);
  const spell =
    filter.type === "and" && filter.filters.some((each) => each.type === "kind" && each.kind === "spell");
  if (plural || filter.type !== "and" || !spell) return refuse(node.what, "say what kind of spell");
  // On the battlefield it is a spell no more.
  const kinds = filter.filters.filter((each) => each.type !== "kind" || each.kind !== "spell");
  mention(scope, {
    ref: A.all(A.and([...kinds, A.paidWith])),
    is: "object",
    plural: false,
    words: new Set([...words, "creature", "permanent"]),
    from: [node.what],
  });
  const effect = chainOf(node.does, scope);
  const lasting =
    effect.type === "affect"
      ? effect.modifications.every(
          (each) => each.type !== "gainAbilities" || each.abilities.every(worksLater),
        )
      : effect.type === "changeRules";
  if (!lasting) return refuse(node, "this cannot be said of a spell that is still to be cast");
  // How it enters is settled in the turn it is cast.
  const ends = effect.type === "changeRules" && effect.duration === undefined;
  effects.push(ends ? { ...effect, duration: A.until("end of turn") } : effect);
};
/** Keywords about how something enters would come too late. */
const worksLater = (ability: A.Ability): boolean => ability.type === "keyword" && ability.keyword !== "riot";

import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { eventFilter } from "./event-filters.ts";
import type { Sentence } from "./later.ts";
import { refuse, type Scope } from "./scope.ts";
import { conjunction, conjuncts } from "./series.ts";

/** "This mana can't be spent to cast …": to cast other spells, for abilities and for everything else (106.6). */
export const notSpentOn = (effects: A.Effect[], node: Nodes["objects"], scope: Scope): void => {
  const last = effects[effects.length - 1];
  if (last?.type !== "addMana" || last.onlyFor !== undefined)
    return refuse(node, "no mana was added before this");
  const { filter } = eventFilter(node, scope);
  const asked = conjuncts(filter);
  // A card is no spell yet where it is asked whether it could be cast.
  const parts = asked.filter((each) => each.type !== "kind");
  const isSpell = asked.some((each) => each.type === "kind" && each.kind === "spell");
  if (!isSpell || parts.length === 0 || parts.some((each) => each.type === "inZone"))
    return refuse(node, "say which kind of spell is meant");
  const spells = A.not(conjunction(parts));
  effects[effects.length - 1] = {
    ...last,
    onlyFor: { spells, abilitiesOf: A.anything, otherCosts: true },
  };
};

/** "Spend this mana only to …" belongs to the mana before it (106.6). */
export const spendOnly = (effects: A.Effect[], onlyFor: A.ManaUse, node: Sentence): void => {
  const last = effects[effects.length - 1];
  if (last?.type !== "addMana") return refuse(node, "no mana was added before this");
  effects[effects.length - 1] = { ...last, onlyFor };
};

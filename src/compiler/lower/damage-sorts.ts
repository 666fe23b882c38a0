import type * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";

/** Which damage is meant. */
export const combatOf = (sort: Nodes["damageKind"]): { combat?: boolean } => {
  switch (sort.kind) {
    case "anyDamage":
      return {};
    case "combatDamage":
      return { combat: true };
    case "noncombatDamage":
      return { combat: false };
    default:
      return sort satisfies never;
  }
};

/** Which damage an event is about; excess damage is that of permanents (120.10). */
export const damageSortOf = (sort: Nodes["eventDamage"]): Pick<A.Damage, "combat" | "excess"> => {
  switch (sort.kind) {
    case "excessDamage":
      return { excess: true };
    case "excessNoncombat":
      return { combat: false, excess: true };
    default:
      return combatOf(sort);
  }
};

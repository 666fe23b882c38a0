import type * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";

/** Which damage is meant. */
export const combatOf = ({ which }: Pick<Nodes["damageKind"], "which">): { readonly combat?: boolean } =>
  which === undefined ? {} : { combat: which === "combat" };

/** Which damage an event is about; excess damage is that of permanents (120.10). */
export const damageSortOf = (sort: Nodes["eventDamage"]): Pick<A.Damage, "combat" | "excess"> => ({
  ...combatOf(sort),
  ...(sort.kind === "excessDamage" ? { excess: true } : {}),
});

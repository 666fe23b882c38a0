import type * as A from "../../abilities/index.ts";
import { flatten } from "../flatten.ts";

/** The keyword ability in whose meaning a part of an ability stands. */
export const keywordAround = (abilities: readonly A.Ability[], part: object): A.Keyword | undefined => {
  for (const ability of abilities) {
    if (ability.type !== "keyword") continue;
    const inside = flatten(ability.abilities).some(
      (a) => a === part || (a.type === "static" && a.effects.some((e) => e === part)),
    );
    if (inside) return keywordAround(ability.abilities, part) ?? ability;
  }
  return undefined;
};

/** What rules about costs and timing call the ability: its keyword, or "loyalty" (606); typecycling is cycling (702.29e). */
export const sortOfAbility = (abilities: readonly A.Ability[], ability: A.Activated): string | undefined => {
  const keyword = keywordAround(abilities, ability)?.keyword;
  if (keyword?.endsWith("cycling")) return "cycling";
  return keyword ?? (ability.costs.some((c) => c.type === "loyalty") ? "loyalty" : undefined);
};

/** The action that activating such an ability is called by triggers: 702.29c "cycles", 702.122c "crews". */
export const actionOf = (sort: string): string => (sort === "cycling" ? "cycle" : sort);

import type * as A from "../../abilities/index.ts";
import { flatten } from "../flatten.ts";

/** The keyword ability in whose meaning a part of an ability stands. */
export const keywordAround = (abilities: readonly A.Ability[], part: object): string | undefined => {
  for (const ability of abilities) {
    if (ability.type !== "keyword") continue;
    const inside = flatten(ability.abilities).some(
      (a) => a === part || (a.type === "static" && a.effects.some((e) => e === part)),
    );
    if (inside) return keywordAround(ability.abilities, part) ?? ability.keyword;
  }
  return undefined;
};

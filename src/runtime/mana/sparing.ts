import type * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import { isManaAbility } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import type { Game } from "../game.ts";
import { remembered } from "../remembered.ts";
import type { GameObject } from "../state.ts";

/** What the mana that an effect adds may be spent on (106.6). */
export const restrictionOf = (effect: A.Effect): A.ManaUse | undefined => {
  if (effect.type === "addMana") return effect.onlyFor;
  return effect.type === "sequence"
    ? effect.effects.map(restrictionOf).find((r) => r !== undefined)
    : undefined;
};

/** Whether it could do something else than add mana: by being tapped, or as the creature that it can become. */
const hasOtherUse = remembered((abilities: readonly A.Ability[]): boolean =>
  flatten(abilities).some((a) => a.type === "activated" && a.zone === undefined && !isManaAbility(a)),
);

/** Costs to be spared: other cards rather than the mana that could have been kept. */
export const rankOf = (game: Game, object: GameObject, costs: A.Costs): number => {
  const { cardTypes: types, abilities } = characteristics(game, object.id);
  let rank = types.includes("creature") ? 3 : !types.includes("land") || hasOtherUse(abilities) ? 2 : 0;
  for (const cost of costs) {
    if (cost.type === "mana") rank += 4;
    else if (cost.type === "payLife") rank += 8;
    else if (cost.type !== "tapSelf") rank += 12;
  }
  return rank;
};

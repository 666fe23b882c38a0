import type * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import type { Together } from "../decisions.ts";
import { objectOf } from "../game.ts";
import type { Game } from "../game.ts";
import { given } from "../given.ts";
import type { Chosen, Context, ObjectId } from "../state.ts";
import { quantityOf } from "./quantities.ts";
import { creatureTypesOf } from "./subtypes.ts";

const limit = (game: Game, quantity: A.Quantity | undefined, context: Context): number | undefined =>
  quantity && quantityOf(game, quantity, context);

/** What the objects that are chosen of the candidates must be together, as the text says (601.2c). */
export const togetherOf = (
  game: Game,
  { together, togetherAtMost, togetherAtLeast }: A.GoTogether,
  candidates: readonly (Chosen | ObjectId)[],
  context: Context,
  powerOf: (id: ObjectId) => number = (id) => characteristics(game, id).power ?? 0,
): Together | undefined => {
  if (together === undefined || together === "eachOwner") return undefined;
  const valuesOf = (id: ObjectId): readonly (string | number)[] => {
    const c = characteristics(game, id);
    switch (together) {
      case "differentControllers":
      case "sameController":
        return [c.controller];
      // 400.3: cards in one graveyard are those of one owner.
      case "sameOwner":
        return [objectOf(game, id)?.owner ?? -1];
      case "differentNames":
        return [c.name];
      case "differentPowers":
        return [c.power ?? 0];
      case "totalPower":
        return [powerOf(id)];
      case "differentManaValues":
      case "totalManaValue":
        return [c.manaValue];
      case "sharedCardType":
        return c.cardTypes;
      case "sharedCreatureType":
        return creatureTypesOf(c.subtypes);
    }
  };
  return {
    type: together.startsWith("different") ? "different" : together.startsWith("total") ? "total" : "common",
    of: candidates.map((one) =>
      typeof one === "number" ? valuesOf(one) : "object" in one ? valuesOf(one.object) : [],
    ),
    ...given({
      atMost: limit(game, togetherAtMost, context),
      atLeast: limit(game, togetherAtLeast, context),
    }),
  };
};

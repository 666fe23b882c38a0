import type * as A from "../../abilities/index.ts";
import type { Together } from "../decisions.ts";
import type { Game } from "../game.ts";
import { given } from "../given.ts";
import type { Chosen, Context, ObjectId } from "../state.ts";
import { quantityOf } from "./quantities.ts";
import { subjectOf } from "./subject.ts";
import { valuesOf } from "./values.ts";

const limit = (game: Game, quantity: A.Quantity | undefined, context: Context): number | undefined =>
  quantity && quantityOf(game, quantity, context);

/** What the objects that are chosen of the candidates must be together, as the text says (601.2c). */
export const togetherOf = (
  game: Game,
  { together }: A.GoTogether,
  candidates: readonly (Chosen | ObjectId)[],
  context: Context,
  powerOf?: (id: ObjectId) => number,
): Together | undefined => {
  if (together === undefined || together.are === "each") return undefined;
  const valuesIn = (id: ObjectId): readonly (string | number)[] =>
    together.in === "power" && powerOf ? [powerOf(id)] : valuesOf[together.in](subjectOf(game, id)!);
  return {
    type: together.are,
    of: candidates.map((one) =>
      typeof one === "number" ? valuesIn(one) : "object" in one ? valuesIn(one.object) : [],
    ),
    ...given({
      atMost: limit(game, together.atMost, context),
      atLeast: limit(game, together.atLeast, context),
    }),
  };
};

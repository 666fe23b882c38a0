import type * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import { objectOf } from "../game.ts";
import type { Game } from "../game.ts";
import type { Characteristics, Chosen, Context, ObjectId } from "../state.ts";
import { quantityOf } from "./quantities.ts";
import { creatureTypesOf } from "./subtypes.ts";

/** In what objects differ that go together. */
export const distinguishing = {
  differentNames: (c) => c.name,
  differentPowers: (c) => c.power ?? 0,
  differentManaValues: (c) => c.manaValue,
  differentControllers: (c) => c.controller,
} satisfies { readonly [K in A.GoTogether["together"] & string]?: (c: Characteristics) => string | number };

const common = ([first, ...others]: readonly (readonly string[])[]): boolean =>
  first === undefined || first.some((type) => others.every((types) => types.includes(type)));

/** Whether what was chosen goes together as the text says (601.2c). */
export const goTogether = (
  game: Game,
  spec: A.GoTogether,
  chosen: readonly Chosen[],
  context: Context,
  powerOf: (id: ObjectId) => number = (id) => characteristics(game, id).power ?? 0,
): boolean => {
  if (spec.together === undefined || spec.together === "eachOwner") return true;
  const all = chosen.flatMap((c) => ("object" in c ? [characteristics(game, c.object)] : []));
  const different = (values: readonly (string | number)[]): boolean => new Set(values).size === values.length;
  switch (spec.together) {
    case "differentControllers":
    case "differentNames":
    case "differentPowers":
    case "differentManaValues":
      return different(all.map<string | number>(distinguishing[spec.together]));
    case "sameController":
      return new Set(all.map((c) => c.controller)).size <= 1;
    // 400.3: cards in one graveyard are those of one owner.
    case "sameOwner":
      return (
        new Set(chosen.flatMap((c) => ("object" in c ? [objectOf(game, c.object)?.owner] : []))).size <= 1
      );
    case "sharedCardType":
      return common(all.map((c) => c.cardTypes));
    case "sharedCreatureType":
      return common(all.map((c) => creatureTypesOf(c.subtypes)));
    case "totalPower":
    case "totalManaValue": {
      const values =
        spec.together === "totalPower"
          ? chosen.map((c) => ("object" in c ? powerOf(c.object) : 0))
          : all.map((c) => c.manaValue);
      const sum = values.reduce((a, b) => a + b, 0);
      const { togetherAtMost: most, togetherAtLeast: least } = spec;
      return (
        (most === undefined || sum <= quantityOf(game, most, context)) &&
        (least === undefined || sum >= quantityOf(game, least, context))
      );
    }
  }
};

/** Of the objects a player chose, in that order, those that go together with the ones before. */
export const keptTogether = (
  game: Game,
  spec: A.GoTogether,
  ids: readonly ObjectId[],
  context: Context,
): ObjectId[] =>
  ids.reduce<ObjectId[]>((kept, id) => {
    const more = [...kept, id];
    return goTogether(
      game,
      spec,
      more.map((object) => ({ object })),
      context,
    )
      ? more
      : kept;
  }, []);

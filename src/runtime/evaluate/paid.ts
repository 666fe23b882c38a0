import { sum } from "../sum.ts";
import type * as A from "../../abilities/index.ts";
import { startingFace } from "../continuous/base.ts";
import type { CastRecord, Context, GameObject, ManaUnit } from "../state.ts";

/** The keywords whose costs are kicker costs (702.33c). */
const kickers: readonly string[] = ["kicker", "multikicker"];

/** How many costs of that keyword there are among the abilities. */
export const costsPrinted = (abilities: readonly A.Ability[], name: string): number =>
  sum(abilities.map((a) => (a.type === "keyword" && a.keyword === name ? a.parameters.length : 0)));

/**
 * How often a cost of that keyword was paid as the object was cast, or that one of them. What an object says of its
 * `own` costs is linked to those printed on it, and to no other (607.2i, 702.33e): what became a copy since paid none.
 */
export const timesPaid = (object: GameObject, keyword: string, cost?: number, own?: A.Linking): number => {
  // Of a copy: what an effect makes something a copy of has a negative number for its origin (`apart`).
  if (own?.pair?.startsWith(" -")) return 0;
  const names = keyword === "kicker" ? kickers : [keyword];
  const printed = (name: string): number => costsPrinted(startingFace(object).abilities, name);
  const linked = own && names === kickers && names.some(printed);
  return sum(
    (object.cast?.paid ?? []).map((paid) =>
      names.includes(paid.keyword) &&
      paid.cost === (cost ?? paid.cost) &&
      (!linked || paid.cost < printed(paid.keyword))
        ? paid.times
        : 0,
    ),
  );
};

/** Whether the object is a spell that was cast, or was one: a copy of a spell isn't cast (707.10), a copy of a card is (707.12). */
export const wasCast = (
  object: GameObject | undefined,
): object is GameObject & { readonly cast: CastRecord } =>
  object?.cast !== undefined && object.cast.from !== "stack";

/** Whether a cost of that name was paid as the object was cast, whatever else it says of it. */
export const wasPaid = (object: GameObject | undefined, keyword: string): boolean =>
  object?.cast?.paid.some((paid) => paid.keyword === keyword) === true;

/** The mana among that which the ability added (106.6). */
export const ofThisMana = (mana: readonly ManaUnit[] = [], { chosen }: Context): readonly ManaUnit[] =>
  mana.filter(({ mark }) => mark !== undefined && mark === chosen?.["mark"]);

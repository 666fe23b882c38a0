import type * as A from "../../abilities/index.ts";
import { fitsAsSomePart } from "../casting/faces.ts";
import { hasLandPlay } from "../casting/lands.ts";
import { partsToCast } from "../casting/which-way.ts";
import type { CastOptions } from "../casting/which-way.ts";
import { characteristics } from "../continuous/index.ts";
import { candidatesFor, fits, objectsOf } from "../evaluate/index.ts";
import { objectOf } from "../game.ts";
import type { Game } from "../game.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";

export const isLand = (game: Game, id: ObjectId): boolean =>
  characteristics(game, id).cardTypes.includes("land");

const aboutPlace: ReadonlySet<string> = new Set([
  "inZone",
  "kind",
  "ownedBy",
  "controlledBy",
  "isOneOf",
  "otherThan",
  "history",
]);
const withoutPlace = (filter: A.Filter): A.Filter | undefined => {
  if (aboutPlace.has(filter.type)) return undefined;
  if (filter.type !== "and" && filter.type !== "or") return filter;
  const filters = filter.filters.flatMap((f) => withoutPlace(f) ?? []);
  // One of several that asks for no more than a place asks for nothing.
  return filter.type === "or" && filters.length < filter.filters.length ? undefined : { ...filter, filters };
};
/** What is said of the cards is meant of the spells they become (601.3e): the part of a card that is cast must fit. */
const spellPart = (what: A.Objects): A.Filter | undefined =>
  what.type === "choose" || what.type === "among" || what.type === "all"
    ? withoutPlace(what.filter)
    : undefined;
const spellOf = ({ spell, what }: A.CastCards): A.Filter => spell ?? spellPart(what) ?? { type: "anything" };

/** What the spell must be where its mana value is limited, too. */
export const atMost = (effect: A.CastCards, value: number): A.Filter => ({
  type: "and",
  filters: [spellOf(effect), { type: "compare", stat: "manaValue", comparison: "<=", value }],
});

/** How the effect says that a card is cast. */
export const castingOf = (effect: A.CastCards, ctx: Context): CastOptions => {
  const must = spellOf(effect);
  return {
    ...effect,
    allowed: true,
    ...(effect.transformed && { face: 1 }),
    only: (game, each) => fits(game, each, must, { ...ctx, each }),
  };
};

/** 601.3, 305.3: whether the player could cast the card as the effect says, or play the land. */
export const isPlayable = (
  game: Game,
  effect: A.CastCards,
  id: ObjectId,
  player: PlayerId,
  ctx: Context,
): boolean =>
  objectOf(game, id) !== undefined &&
  (isLand(game, id)
    ? effect.verb === "play" && hasLandPlay(game, player)
    : // Whether a cost in place of the mana cost can be paid turns out as it is cast.
      effect.costs !== undefined || partsToCast(game, player, id, castingOf(effect, ctx)).length > 0);

/** Whether there is anything that the player could cast or play. */
export const somePlayable = (game: Game, effect: A.CastCards, ctx: Context, player: PlayerId): boolean => {
  const { what } = effect;
  const chosen = what.type === "choose" ? what : undefined;
  const all =
    chosen && !chosen.from
      ? candidatesFor(game, chosen.filter, ctx)
      : objectsOf(game, chosen?.from ?? what, ctx);
  return all.some(
    (id) =>
      (chosen === undefined || fitsAsSomePart(game, id, chosen.filter, { ...ctx, each: id })) &&
      isPlayable(game, effect, id, player, ctx),
  );
};

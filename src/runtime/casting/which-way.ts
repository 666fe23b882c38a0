import type * as A from "../../abilities/index.ts";
import { askWhich } from "../ask.ts";
import type { Game, Run } from "../game.ts";
import { existing } from "../game.ts";
import { given } from "../given.ts";
import { keywordNames } from "../keywords.ts";
import type { ObjectId, PlayerId } from "../state.ts";
import { baseCosts, canCast } from "./castable.ts";
import { describe } from "./describe.ts";
import { abilitiesOfFace, asPart, asSpell, canFuse, castableFaces, partCast } from "./faces.ts";
import { isForbidden } from "./limits.ts";
import { limitUsed } from "./permissions.ts";
import { alternatives, waysToCast } from "./ways.ts";
import type { Way } from "./ways.ts";

/** What the caster of a spell may say of how it is cast. */
export interface CastOptions extends A.Manner, Pick<Way, "as" | "allowed" | "prototyped" | "fused" | "only"> {
  readonly face?: number;
}

/**
 * The way that the options name: an effect's permission, or one of those that the rules allow now. Which of several permissions
 * that can be used only so often is used, and which of several costs of one keyword is paid, the player says (601.2b).
 */
export function* chosenWay(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  face: number,
  options: CastOptions,
): Run<Way | undefined> {
  if (options.allowed) return options;
  const ways = waysToCast(game, player, card, face).filter((way) => way.as === options.as);
  const sources = ways.map((way) => way.limited);
  const by = yield* limitUsed(game, player, card, sources);
  const approved = ways.filter((way) => way.limited === by);
  const payable = approved.filter((way) => approved.length < 2 || canCast(game, player, card, face, way));
  const uses = [...new Set(payable.map(({ use }) => use))];
  // Permissions of one source are told apart by their number.
  const told = payable.map(
    (way) =>
      describe([...baseCosts(game, card, face, way), ...(way.additional ?? [])]) +
      (uses.length > 1 ? ` (${uses.indexOf(way.use) + 1})` : ""),
  );
  const cost = yield* askWhich(game, player, [...new Set(told)], String, "cost", card);
  return payable[told.indexOf(cost ?? "")] ?? ways[0];
}

/**
 * A part of a card as an effect allows it to be cast: a face, both halves at once (702.102a), or its prototype (718.3). Where
 * the mana cost is to be paid, an alternative cost may be paid instead (118.9).
 */
const partsOf = (game: Game, card: ObjectId, face: number, options: CastOptions): readonly CastOptions[] => {
  const object = existing(game, card);
  const part = { ...options, face };
  const abilities = abilitiesOfFace(game, card, face);
  const isPrototype = keywordNames(abilities).has("prototype");
  const others = options.free || options.costs ? [] : alternatives(game, card, abilities);
  return [
    part,
    ...others.map((way) => ({ ...way, ...part, ...given({ as: way.as }) })),
    ...(isPrototype && object.copyOf === undefined ? [{ ...part, prototyped: true as const }] : []),
    ...(object.zone === "hand" && face === 0 && canFuse(object.card)
      ? [{ ...part, fused: true as const }]
      : []),
  ];
};

/** The parts of a card that an effect allows to be cast, and that can be (601.3, 709.3, 715.3). */
export const partsToCast = (
  game: Game,
  player: PlayerId,
  card: ObjectId,
  options: CastOptions,
): readonly CastOptions[] => {
  const { card: printed } = existing(game, card);
  // 712.11: the back face only where something permits that; disturb is of use only for its own permission (702.146a).
  const possible = printed.layout === "transform" ? [options.face ?? 0] : castableFaces(printed);
  return possible
    .flatMap((face) => partsOf(game, card, face, options))
    .filter((part) => {
      const { face = 0, only } = part;
      if (printed.faces[face]?.cardTypes.includes("land")) return false;
      const permits = (g: Game): boolean => !isForbidden(g, player, card) && (only?.(g, card) ?? true);
      const other = partCast(existing(game, card), face, part);
      const permitted = asSpell(game, card, player, face, (g) =>
        other ? asPart(g, card, other, permits) : permits(g),
      );
      return permitted && canCast(game, player, card, face, part);
    });
};

/** 709.3, 715.3: which part of a card is cast that an effect allows to be cast; `undefined` when none can be. */
export const choosePart = (
  game: Game,
  player: PlayerId,
  card: ObjectId,
  options: CastOptions,
): Run<CastOptions | undefined> =>
  askWhich(
    game,
    player,
    partsToCast(game, player, card, options),
    ({ face = 0, prototyped, fused, as }) =>
      prototyped ? "prototype" : fused ? "fuse" : (as ?? existing(game, card).card.faces[face]?.name ?? ""),
    "cast",
    card,
  );

import type * as A from "../../abilities/index.ts";
import { askWhich } from "../ask.ts";
import { playersOf, subjectOf } from "../evaluate/index.ts";
import { newTimestamp, playerOf } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { perform } from "../perform.ts";
import type { Context, GameEvent, ManaUnit, PlayerId } from "../state.ts";
import { amountOf, forEachOf } from "./choose.ts";
import type { Handlers } from "./outcome.ts";
import { given } from "../given.ts";
import { losingMana } from "../mana/losing.ts";
import { type ManaColor, typesProduced } from "../mana/production.ts";

/** The types of the mana a production comes to, in words, as far as they are not chosen yet. */
export const manaAdded = (game: Game, mana: A.ManaProduction, ctx: Context): string =>
  typesProduced(game, mana, ctx).join(mana.choose === "fixed" ? ", " : " or ");

const chooseColor = (
  game: Game,
  player: PlayerId,
  colors: readonly ManaColor[],
  ctx: Context,
): Run<ManaColor | undefined> => askWhich(game, player, colors, String, "mana", ctx.source);

/** The mana a production comes to, with the choices of its player (106.1, 106.4). */
function* produced(game: Game, mana: A.ManaProduction, player: PlayerId, ctx: Context): Run<ManaColor[]> {
  const count = amountOf(game, mana.count ?? 1, ctx);
  const colors = typesProduced(game, mana, ctx);
  if (mana.choose === "fixed" || mana.choose === "eachColorAmong")
    return Array.from({ length: count }, () => colors).flat();
  const result: ManaColor[] = [];
  if (mana.choose === "anyCombination") {
    for (let n = 0; n < count; n++) {
      const left = mana.different ? colors.filter((color) => !result.includes(color)) : colors;
      const color = yield* chooseColor(game, player, left, ctx);
      if (color !== undefined) result.push(color);
    }
    return result;
  }
  const color = count === 0 ? undefined : yield* chooseColor(game, player, colors, ctx);
  return color === undefined ? [] : Array.from({ length: count }, () => color);
}

/** 106.12: whether the mana comes of tapping the source for mana. */
const isTapped = (ctx: Context): boolean =>
  ctx.ability?.type === "activated" && ctx.ability.costs.some((cost) => cost.type === "tapSelf");
export const manaHandlers: Handlers<"addMana" | "emptyMana"> = {
  *addMana(game, effect, ctx) {
    const mark = effect.marked ? newTimestamp(game) : undefined;
    if (mark !== undefined && ctx.chosen !== undefined) ctx.chosen["mark"] = mark;
    return yield* forEachOf(game, effect.who, ctx, function* (player, own) {
      const colors = yield* produced(game, effect.mana, player, own);
      if (colors.length === 0) return undefined;
      const snow = subjectOf(game, ctx.source)?.characteristics.supertypes.includes("snow") === true;
      const units = colors.map((color): ManaUnit => ({
        color,
        snow,
        source: ctx.source,
        ...given({ onlyFor: effect.onlyFor, keeps: effect.keeps, mark }),
      }));
      const event: GameEvent = { type: "mana", player, source: ctx.source, units, tapped: isTapped(ctx) };
      yield* perform(game, [event]);
      return { done: true, players: [player], amount: units.length };
    });
  },
  *emptyMana(game, effect, ctx) {
    const players = playersOf(game, effect.who, ctx);
    let amount = 0;
    for (const player of players) {
      const units = [...playerOf(game, player).manaPool];
      amount += units.length;
      if (units.length > 0) yield* perform(game, [losingMana(game, player, units)]);
    }
    return { done: amount > 0, players, amount };
  },
};

import type * as A from "../../abilities/index.ts";
import { chosenColors } from "../evaluate/subject.ts";
import { colors } from "../../abilities/index.ts";
import { identityOfCommanders } from "../commander.ts";
import { characteristics, rulesInForce } from "../continuous/index.ts";
import { couldAddMana, holds, isManaAbility, objectsOf, playersOf, quantityOf } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import type { Game } from "../game.ts";
import { objectOf, abilityContext } from "../game.ts";
import type { Context, GameEvent, ManaUnit, ObjectId, PlayerId } from "../state.ts";
import { eventFits } from "../triggers/matches.ts";
import { watchersOf } from "../triggers/watchers.ts";
import { colorOfSymbol } from "../words.ts";
import { bitOfColor, manaBits, splitBits } from "./demand.ts";
import type { Unit } from "./solver.ts";

/** A color of mana, or colorless (106.1b). */
export type ManaColor = ManaUnit["color"];

const bitsOfColors = (among: readonly ManaColor[]): number =>
  among.reduce((m, color) => m | bitOfColor(color), 0);

/** The types of mana that objects' mana abilities could produce (106.7), as bits; two that look at each other give none. */
const couldProduce = (game: Game, ids: readonly ObjectId[], depth = 0): number => {
  if (depth > 2) return 0;
  let mask = 0;
  for (const id of ids) {
    const object = objectOf(game, id);
    if (object === undefined) continue;
    for (const ability of flatten(characteristics(game, id).abilities)) {
      if (ability.type !== "activated" || !isManaAbility(ability)) continue;
      const context = abilityContext(object, characteristics(game, id).controller);
      for (const units of production(game, ability.effect, context, depth + 1))
        for (const u of units) mask |= u.mask;
    }
  }
  return mask;
};

const combine = (a: readonly Unit[][], b: readonly Unit[][]): Unit[][] =>
  a.flatMap((x) => b.map((y) => [...x, ...y]));
const same = (mask: number, n: number): Unit[][] => {
  if (n <= 0 || mask === 0) return [[]];
  const unit = (m: number): Unit => ({ mask: m, snow: false });
  if (n === 1) return [[unit(mask)]];
  return splitBits(mask).map((bit) => Array.from({ length: n }, () => unit(bit)));
};

/** The types of the mana of a production: those among which the player chooses, or of each mana where nothing is chosen. */
export const typesProduced = (
  game: Game,
  mana: A.ManaProduction,
  context: Context,
  depth = 0,
): readonly ManaColor[] => {
  const among = mana.among === undefined ? [] : objectsOf(game, mana.among, context);
  const { event } = context;
  switch (mana.choose) {
    case "fixed":
    case "choice":
    case "anyCombination":
      return mana.symbols?.flatMap((symbol) => colorOfSymbol[symbol] ?? []) ?? colors;
    case "anyColor":
      return colors;
    case "chosenColor":
      return chosenColors(game, mana, context);
    case "eventType":
      return event?.type === "mana" ? [...new Set(event.units.map((unit) => unit.color))] : [];
    case "commanderIdentity":
      return [...identityOfCommanders(game, context.controller)];
    case "couldProduce": {
      const bits = couldProduce(game, among, depth);
      const types = mana.colored ? colors : ([...colors, "colorless"] as const);
      return types.filter((color) => (bits & bitOfColor(color)) !== 0);
    }
    case "colorsAmong":
    case "eachColorAmong":
      return [...new Set(among.flatMap((id) => characteristics(game, id).colors))];
  }
};

const ofProduction = (game: Game, mana: A.ManaProduction, context: Context, depth: number): Unit[][] => {
  const n = Math.max(0, quantityOf(game, mana.count ?? 1, context));
  const types = typesProduced(game, mana, context, depth);
  const mask = bitsOfColors(types);
  switch (mana.choose) {
    case "fixed":
    case "eachColorAmong": {
      const once = types.map((type): Unit => ({ mask: bitOfColor(type), snow: false }));
      return [Array.from({ length: n }, () => once).flat()];
    }
    case "anyCombination":
      return [Array.from({ length: n }, () => ({ mask, snow: false }))];
    default:
      return same(mask, n);
  }
};

const choosesColor = (effect: A.Effect): boolean => effect.type === "chooseValue" && effect.what === "color";

/** What a mana ability's effect would add: one list of units for each way it can turn out. */
export const production = (game: Game, effect: A.Effect, context: Context, depth = 0): Unit[][] => {
  switch (effect.type) {
    case "addMana":
      return ofProduction(game, effect.mana, context, depth);
    case "sequence":
      if (effect.effects.some(choosesColor)) {
        // "Choose a color. Add …": in each of the colors.
        const rest = { ...effect, effects: effect.effects.filter((each) => !choosesColor(each)) };
        return colors.flatMap((color) =>
          production(game, rest, { ...context, chosen: { ...context.chosen, color } }, depth),
        );
      }
      return effect.effects.reduce<Unit[][]>(
        (all, e) => combine(all, production(game, e, context, depth)),
        [[]],
      );
    case "if":
      return holds(game, effect.condition, context)
        ? production(game, effect.then, context, depth)
        : effect.otherwise
          ? production(game, effect.otherwise, context, depth)
          : [[]];
    case "oneOf":
      return effect.effects.flatMap((e) => production(game, e, context, depth));
    case "may":
      return production(game, effect.effect, context, depth);
    default:
      return [[]];
  }
};

const firstColor = (mask: number): A.Color | "colorless" =>
  colorOfSymbol[Object.keys(manaBits).find((symbol) => ((manaBits[symbol] ?? 0) & mask) !== 0) ?? "C"] ??
  "colorless";

const tappedFor = (player: PlayerId, id: ObjectId, units: readonly Unit[]): GameEvent => ({
  type: "mana",
  player,
  source: id,
  units: units.map((u): ManaUnit => ({ color: firstColor(u.mask), snow: u.snow, source: id })),
  tapped: true,
});

/** 106.12b, 614.1a: the mana that the source produces where effects multiply it or change its type, each in one color or another. */
export const multiplied = (game: Game, player: PlayerId, id: ObjectId, units: readonly Unit[]): Unit[][] => {
  let factor = 1;
  const others: Unit[][] = [];
  for (const { change, context } of rulesInForce(game))
    if (
      change.type === "modifyAmount" &&
      change.event.type === "tapsForMana" &&
      eventFits(game, change.event, tappedFor(player, id, units), context)
    ) {
      factor *= change.factor ?? 1;
      if (change.mana !== undefined) {
        const unit: Unit = { mask: bitOfColor(change.mana), snow: units.some(({ snow }) => snow) };
        others.push(Array.from({ length: change.set === undefined ? units.length : 1 }, () => unit));
      }
    }
  // 616.1: of several, the player chooses one.
  const ways = others.length > 0 && units.length > 0 ? others : [[...units]];
  if (factor === 1) return ways;
  // More than can ever be spent need not be counted.
  const times = Math.min(factor, 81);
  return ways.flatMap((way) =>
    way.reduce<Unit[][]>(
      (all, { mask, snow }) =>
        combine(
          all,
          (units.length > 3 ? [mask] : splitBits(mask)).map((bit) =>
            Array.from({ length: times }, () => ({ mask: bit, snow })),
          ),
        ),
      [[]],
    ),
  );
};

/** 605.1b, 605.4a: what triggered mana abilities add when the source is tapped for that mana, in each possible way. */
export const alsoTriggered = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  units: readonly Unit[],
): Unit[][] => {
  const { mana: watching = [] } = watchersOf(game);
  const waiting = [
    ...watching.map(({ ability, context }) => ({ ...ability, ability, context })),
    ...game.state.delayed,
  ];
  if (waiting.length === 0) return [[...units]];
  const event = tappedFor(player, id, units);
  let all: Unit[][] = [[...units]];
  for (const { ability, event: pattern, condition, context } of waiting) {
    if (!couldAddMana(ability) || !eventFits(game, pattern, event, context)) continue;
    const within: Context = { ...context, event };
    if (condition !== undefined && !holds(game, condition, within)) continue;
    if (ability.effect.type === "addMana" && !playersOf(game, ability.effect.who, within).includes(player))
      continue;
    all = combine(all, production(game, ability.effect, within));
  }
  return all;
};

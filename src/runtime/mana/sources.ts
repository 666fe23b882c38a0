import { payingFor } from "../casting/forbidden-costs.ts";
import type * as A from "../../abilities/index.ts";
import { colors } from "../../abilities/index.ts";
import { canPayCost, costCandidates } from "../casting/costs.ts";
import { activationsLeft, withinLimits } from "../casting/limits.ts";
import { greatestUnpaid, leastX } from "../casting/variable.ts";
import { hasX } from "../casting/x.ts";
import { identityOfCommanders } from "../commander.ts";
import { characteristics, rulesInForce } from "../continuous/index.ts";
import { holds, isManaAbility, objectsOf, playersOf, quantityOf } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import { zoneOfAbility } from "../evaluate/nodes.ts";
import type { Game } from "../game.ts";
import { existing, numberOfCounters, objectOf, playerOf } from "../game.ts";
import { objectCant } from "../prohibitions.ts";
import { remembered } from "../remembered.ts";
import { eventFits } from "../triggers/matches.ts";
import { abilityContext, printedAbilities, watchersOf } from "../triggers/watchers.ts";
import type { Context, GameEvent, GameObject, ManaUnit, ObjectId, PlayerId } from "../state.ts";
import { bitOfColor, manaBits, splitBits } from "./demand.ts";
import type { Demand } from "./demand.ts";
import type { Unit } from "./solver.ts";
import { symbolsOf } from "../costs.ts";
import { colorOfSymbol } from "../words.ts";
import { given } from "../given.ts";
import { controllerOfObject } from "../evaluate/players.ts";
import { restrictionOf, rankOf, demandOfCosts } from "./sparing.ts";

export { mayBeSpentOn } from "./purpose.ts";
export type { Purpose } from "./purpose.ts";

/** A mana ability that could be activated now, and what it would add. */
export interface ManaUse {
  readonly object: ObjectId;
  /** Index among the object's abilities. */
  readonly ability: number;
  readonly units: readonly Unit[];
  readonly cost?: Demand;
  readonly onlyFor?: A.ManaUse;
  /** The value of X in its cost. */
  readonly x?: number;
}
/** A permanent or card whose mana abilities exclude each other (one use each), or one that can be repeated. */
export interface ManaSource {
  readonly object: ObjectId;
  readonly uses: readonly ManaUse[];
  readonly rank: number;
}

const bitsOfColors = (among: readonly ManaUnit["color"][]): number =>
  among.reduce((m, color) => m | bitOfColor(color), 0);
const bitsOf = (symbols: readonly string[]): number => symbols.reduce((m, s) => m | (manaBits[s] ?? 0), 0);

/** The types of mana that objects' mana abilities could produce (106.7), as bits; two that look at each other give none. */
export const couldProduce = (game: Game, ids: readonly ObjectId[], depth = 0): number => {
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

const chosenColor = (game: Game, context: Context): number => {
  const color = context.chosen?.["color"] ?? objectOf(game, context.source)?.chosen["color"];
  return typeof color === "string" ? bitOfColor(color as A.Color) : 0;
};

const ofProduction = (game: Game, mana: A.ManaProduction, context: Context, depth: number): Unit[][] => {
  const n = quantityOf(game, mana.count ?? 1, context);
  const among = mana.among === undefined ? [] : objectsOf(game, mana.among, context);
  const symbols = mana.symbols ?? [];
  switch (mana.choose) {
    case "fixed": {
      const once = symbols.map((s): Unit => ({ mask: manaBits[s] ?? 0, snow: false }));
      return [Array.from({ length: Math.max(0, n) }, () => once).flat()];
    }
    case "choice":
      return same(bitsOf(symbols), n);
    case "anyColor":
      return same(31, n);
    case "anyCombination":
      return [
        Array.from({ length: Math.max(0, n) }, () => ({
          mask: symbols.length === 0 ? 31 : bitsOf(symbols),
          snow: false,
        })),
      ];
    case "chosenColor":
      return same(chosenColor(game, context), n);
    case "sameColor":
      return same(31, n);
    case "couldProduce":
      return same(couldProduce(game, among, depth) & (mana.colored === true ? 31 : 63), n);
    case "colorsAmong":
      return same(bitsOfColors(among.flatMap((id) => characteristics(game, id).colors)), n);
    case "eachColorAmong": {
      const colors = new Set(among.flatMap((id) => characteristics(game, id).colors));
      const once = [...colors].map((color): Unit => ({ mask: bitOfColor(color), snow: false }));
      return [Array.from({ length: Math.max(0, n) }, () => once).flat()];
    }
    case "commanderIdentity":
      return same(bitsOfColors(identityOfCommanders(game, context.controller)), n);
    case "anyType":
      return same(63, n);
    case "eventType": {
      const { event } = context;
      const produced = event?.type === "mana" ? event.units : [];
      return same(produced.length === 0 ? 63 : bitsOfColors(produced.map(({ color }) => color)), n);
    }
  }
};

const choosesColor = (effect: A.Effect): boolean => effect.type === "chooseValue" && effect.what === "color";

/** What a mana ability's effect would add: one list of units for each way it can turn out. */
const production = (game: Game, effect: A.Effect, context: Context, depth = 0): Unit[][] => {
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

/** 106.12b, 614.1a: the mana that the source produces where effects multiply it, each in one color or another. */
const multiplied = (game: Game, player: PlayerId, id: ObjectId, units: readonly Unit[]): Unit[][] => {
  let factor = 1;
  for (const { change, context } of rulesInForce(game))
    if (
      change.type === "modifyAmount" &&
      change.event.type === "tapsForMana" &&
      eventFits(game, change.event, tappedFor(player, id, units), context)
    )
      factor *= change.factor ?? 1;
  if (factor === 1) return [[...units]];
  // More than can ever be spent need not be counted.
  const times = Math.min(factor, 81);
  return units.reduce<Unit[][]>(
    (all, { mask, snow }) =>
      combine(
        all,
        (units.length > 3 ? [mask] : splitBits(mask)).map((bit) =>
          Array.from({ length: times }, () => ({ mask: bit, snow })),
        ),
      ),
    [[]],
  );
};

/** 605.1b, 605.4a: what triggered mana abilities add when the source is tapped for that mana, in each possible way. */
const alsoTriggered = (game: Game, player: PlayerId, id: ObjectId, units: readonly Unit[]): Unit[][] => {
  const watching = watchersOf(game).mana;
  if (watching === undefined) return [[...units]];
  const event = tappedFor(player, id, units);
  let all: Unit[][] = [[...units]];
  for (const { ability, context } of watching) {
    if (!isManaAbility(ability) || !eventFits(game, ability.event, event, context)) continue;
    const within: Context = { ...context, event };
    if (ability.condition !== undefined && !holds(game, ability.condition, within)) continue;
    if (ability.effect.type === "addMana" && !playersOf(game, ability.effect.who, within).includes(player))
      continue;
    all = combine(all, production(game, ability.effect, within));
  }
  return all;
};

/** Whether the player may activate this mana ability now, mana costs aside (602.5, 605.3). */
export const canActivateMana = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: A.Activated,
  index: number,
): boolean => {
  const object = objectOf(game, id);
  if (object === undefined || object.phasedOut || zoneOfAbility(ability) !== object.zone) return false;
  const controller = controllerOfObject(game, id) ?? object.owner;
  const context = abilityContext(object, player);
  if (
    ability.by === undefined
      ? controller !== player
      : !playersOf(game, ability.by, { ...context, controller }).includes(player)
  )
    return false;
  if (objectCant(game, id, "activateAbilities") || !withinLimits(game, player, id, ability, index))
    return false;
  const paying = payingFor(context, "mana ability");
  return ability.costs.every((cost) => canPayCost(game, player, cost, paying));
};

/** 605.3c: while it is being activated or resolved it can't be activated again. */
export const manaInProgress = remembered((_: Game): Set<string> => new Set());

/** A cost that uses up the source itself. */
const usesItself = (cost: A.Cost): boolean => {
  if (cost.type !== "costOnObjects") return false;
  const { what } = cost;
  return what.type === "self" || (what.type === "among" && what.objects.type === "self");
};

const sacrificesItself = (ability: A.Activated): boolean => ability.costs.some(usesItself);

/** The values that X in the cost of a mana ability could have, where mana is no part of it; more than enough for a spell. */
const valuesOfX = (
  game: Game,
  player: PlayerId,
  { costs }: A.Activated,
  context: Context,
): readonly (number | undefined)[] => {
  if (!hasX(costs) || symbolsOf(costs).includes("X")) return [undefined];
  const least = leastX(game, costs, context);
  const most = Math.min(greatestUnpaid(game, player, costs, { ...context, x: 0 }), least + 19);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
};

const isRepeatable = (ability: A.Activated): boolean =>
  !ability.costs.some(
    (c) => c.type === "tapSelf" || c.type === "untapSelf" || c.type === "loyalty" || usesItself(c),
  ) &&
  ability.costs.length > 0 &&
  !hasX(ability.costs);

const repetitions = (game: Game, player: PlayerId, ability: A.Activated, object: GameObject): number => {
  if (!isRepeatable(ability)) return 1;
  const context = abilityContext(object, player);
  for (let n = 1; n < 12; n++) {
    const possible = ability.costs.every((cost) => {
      if (cost.type === "payLife")
        return playerOf(game, player).life > quantityOf(game, cost.amount, context) * n;
      if (cost.type === "payPlayerCounters")
        return (
          numberOfCounters(playerOf(game, player), cost.kind) >=
          quantityOf(game, cost.count, context) * (n + 1)
        );
      if (cost.type === "counterCost")
        return (
          numberOfCounters(object, cost.kind ?? "") >= quantityOf(game, cost.count.min, context) * (n + 1)
        );
      if (cost.type === "costOnObjects" && cost.what.type === "costChoice")
        return (
          costCandidates(game, player, cost.action, cost.what, context).length >=
          quantityOf(game, cost.what.count.min, context) * (n + 1)
        );
      return n < 6;
    });
    if (!possible) return n;
  }
  return 12;
};

interface Cached {
  readonly version: number;
  readonly byPlayer: Map<PlayerId, ManaSource[]>;
}
const cache = new WeakMap<Game, Cached>();

const sourcesOfObject = (game: Game, player: PlayerId, id: ObjectId): ManaSource[] => {
  const object = existing(game, id);
  const { abilities, supertypes } = characteristics(game, id);
  const flat = flatten(abilities);
  const snow = supertypes.includes("snow");
  const found: ManaSource[] = [];
  const shared: { uses: ManaUse[]; rank: number } = { uses: [], rank: Infinity };
  flat.forEach((ability, index) => {
    if (ability.type !== "activated" || !isManaAbility(ability) || manaInProgress(game).has(`${id}/${index}`))
      return;
    if (!canActivateMana(game, player, id, ability, index)) return;
    const context = abilityContext(object, player);
    const cost = demandOfCosts(ability.costs);
    const onlyFor = restrictionOf(ability.effect);
    const taps = ability.costs.some((c) => c.type === "tapSelf");
    const uses = valuesOfX(game, player, ability, context).flatMap((x): ManaUse[] => {
      const outcomes = production(game, ability.effect, x === undefined ? context : { ...context, x });
      const whole = taps
        ? outcomes
            .flatMap((units) => multiplied(game, player, id, units))
            .flatMap((units) => alsoTriggered(game, player, id, units))
        : outcomes;
      return whole.flatMap((units): ManaUse[] =>
        units.length === 0
          ? []
          : [
              {
                object: id,
                ability: index,
                units: snow ? units.map((u) => ({ ...u, snow: true })) : units,
                ...given({ cost, onlyFor, x }),
              },
            ],
      );
    });
    if (uses.length === 0) return;
    const rank = rankOf(game, object, ability.costs);
    const times = Math.min(
      repetitions(game, player, ability, object),
      activationsLeft(object, ability, index),
    );
    if (
      !ability.costs.some((c) => c.type === "tapSelf" || c.type === "untapSelf") &&
      sacrificesItself(ability)
    ) {
      // It can be tapped for mana first.
      found.push({ object: id, uses, rank });
    } else if (isRepeatable(ability)) {
      for (let n = 0; n < times; n++) found.push({ object: id, uses, rank });
    } else {
      shared.uses.push(...uses);
      shared.rank = Math.min(shared.rank, rank);
    }
  });
  if (shared.uses.length > 0) found.push({ object: id, uses: shared.uses, rank: shared.rank });
  return found;
};

/** All sources of mana the player could use now (605.3a); worked out once for each state. */
export const manaSources = (game: Game, player: PlayerId): readonly ManaSource[] => {
  let known = cache.get(game);
  if (known?.version !== game.version)
    cache.set(game, (known = { version: game.version, byPlayer: new Map() }));
  let sources = known.byPlayer.get(player);
  if (sources === undefined) {
    const { state } = game;
    const p = playerOf(game, player);
    sources = state.battlefield.flatMap((id) =>
      mayHaveMana(game, id) ? sourcesOfObject(game, player, id) : [],
    );
    for (const id of [...p.hand, ...p.graveyard])
      if (hasManaElsewhere(game, id)) sources.push(...sourcesOfObject(game, player, id));
    known.byPlayer.set(player, sources);
  }
  return sources;
};

const manaIn = remembered((abilities: readonly A.Ability[]): { here: boolean; elsewhere: boolean } => {
  const all = flatten(abilities).filter((a): a is A.Activated => a.type === "activated" && isManaAbility(a));
  return {
    here: all.some((a) => zoneOfAbility(a) === "battlefield"),
    elsewhere: all.some((a) => zoneOfAbility(a) !== "battlefield"),
  };
});
const mayHaveMana = (game: Game, id: ObjectId): boolean => manaIn(characteristics(game, id).abilities).here;
const hasManaElsewhere = (game: Game, id: ObjectId): boolean => {
  const object = existing(game, id);
  return manaIn(printedAbilities(object)).elsewhere;
};

import type * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import { fits } from "../evaluate/index.ts";
import { linkPaid } from "../linked.ts";
import { actionEvent, moveEvent } from "../events.ts";
import type { Game, Run } from "../game.ts";
import { objectOf, permanents, plainContext, playerOf } from "../game.ts";
import { has } from "../keywords.ts";
import { perform } from "../perform.ts";
import type { Context, ManaUnit, ObjectId, PlayerId } from "../state.ts";
import { activateMana } from "./activate.ts";
import { anyMask, bitOfColor, isFree, splitBits } from "./demand.ts";
import type { Besides, Demand, Pip } from "./demand.ts";
import { helperOf, isTaken, takersOf } from "./helpers.ts";
import type { Helper } from "./helpers.ts";
import { solve } from "./solver.ts";
import type { Payment, Source, Unit, Use } from "./solver.ts";
import { manaSources, mayBeSpentOn } from "./sources.ts";
import type { ManaUse, Purpose } from "./sources.ts";
import { given } from "../given.ts";
import { rulesFor } from "../prohibitions.ts";

/** What stands behind one use of the solver's source. */
interface Behind {
  readonly use: ManaUse | Helper;
  readonly all: readonly (ManaUse | Helper)[];
  /** What the mana of each of them may be spent as. */
  readonly masks?: readonly number[];
}

/** What the player has said about a payment (601.2h): mana kept in the pool, sources to be spared, and what is to help to pay. */
export interface Told {
  readonly kept: ReadonlySet<ManaUnit>;
  readonly spare?: readonly ObjectId[];
  readonly helpers?: readonly Helper[];
}
const nothingTold: Told = { kept: new Set() };

interface Offer {
  readonly sources: Source[];
  readonly behind: Behind[][];
  /** What the costs besides mana take. */
  readonly taken: readonly Pip[];
}

/** 609.4b: what mana may be spent as besides what it is: any color, any type, one color, by where it comes from. */
type SpentAs = (unit: Unit, from: ObjectId) => Unit;
const asItIs: SpentAs = (unit) => unit;
const spendsAs = (game: Game, player: PlayerId, purpose: Purpose): SpentAs => {
  const all = purpose.type === "spell" && purpose.anyMana;
  const rules = rulesFor(game, player, "spendAnyMana").filter((rule) => isFor(game, rule, purpose));
  if (!all && rules.length === 0) return asItIs;
  const own = all && purpose.anyManaOf;
  return (unit, source) => {
    // What helps to pay for generic costs is no mana.
    if (unit.mask === 0) return unit;
    const isOf = ({ color, from }: A.SomeMana, context: Context): boolean =>
      (color === undefined || (unit.mask & bitOfColor(color)) !== 0) &&
      (from === undefined || fits(game, source, from, context));
    const always = all && (!own || isOf(own, plainContext(source, player)));
    return {
      ...unit,
      mask: rules.reduce(
        (mask, { change, context }) => {
          if (!isOf(change, context)) return mask;
          return (
            mask | (change.as !== undefined ? bitOfColor(change.as) : change.anyType ? anyMask : anyColor)
          );
        },
        unit.mask | (always ? (all === "type" ? anyMask : anyColor) : 0),
      ),
    };
  };
};
const anyColor = anyMask & ~bitOfColor("colorless");

type SpendRule = ReturnType<typeof rulesFor<"spendAnyMana">>[number];
const isFor = (game: Game, { change, context }: SpendRule, purpose: Purpose): boolean => {
  if (change.abilitiesOf !== undefined)
    return purpose.type === "ability" && fits(game, purpose.source, change.abilitiesOf, context);
  if (change.on === undefined) return true;
  const what =
    purpose.type === "spell" ? purpose.id : purpose.type === "ability" ? purpose.source : undefined;
  if (what === undefined) return false;
  return (
    fits(game, what, change.on, context) ||
    cameFrom(game, what).some((id) => fits(game, id, change.on ?? { type: "anything" }, context))
  );
};
/** What the object was before it came to where it is: an effect may speak of the card it was (400.7g). */
const cameFrom = (game: Game, id: ObjectId): ObjectId[] => {
  for (const old in game.state.lastKnown) if (game.state.lastKnown[old]?.became === id) return [Number(old)];
  return [];
};

/** 702.51, 702.126, 702.66, 701.67: what else can pay for the mana. */
export const helpersFor = (
  game: Game,
  player: PlayerId,
  { waterbend = 0 }: Demand,
  purpose: Purpose,
): Helper[] => {
  const spell = purpose.type === "spell" && objectOf(game, purpose.id) !== undefined ? purpose.id : undefined;
  const may = (keyword: string): boolean => spell !== undefined && has(game, spell, keyword);
  const convoke = may("convoke");
  const improvise = may("improvise");
  const helpers: Helper[] = [];
  const help = (object: ObjectId, spends: Besides["use"], mask?: number): number =>
    helpers.push(helperOf(object, spends, { mask: mask ?? 0, snow: false }, mask !== undefined));
  if (convoke || improvise || waterbend > 0) {
    for (const id of permanents(game)) {
      if (objectOf(game, id)?.tapped) continue;
      const c = characteristics(game, id);
      if (c.controller !== player) continue;
      if (convoke && c.cardTypes.includes("creature"))
        help(
          id,
          "tap",
          c.colors.reduce((m, color) => m | bitOfColor(color), 0),
        );
      else if (
        (c.cardTypes.includes("artifact") && (improvise || waterbend > 0)) ||
        (c.cardTypes.includes("creature") && waterbend > 0)
      )
        help(id, "tap");
    }
  }
  if (may("delve")) for (const id of playerOf(game, player).graveyard) help(id, "move");
  return helpers;
};

/** 701.67b: no more than the generic mana of the waterbend cost. */
export const mostHelpers = ({ waterbend }: Demand): number => waterbend || Infinity;

/** The sources of mana for a purpose, in the solver's terms. One-mana uses of one permanent are merged into one use. */
const offer = (
  game: Game,
  player: PlayerId,
  purpose: Purpose,
  besides: readonly Besides[],
  told: Told,
  demand: Demand,
  helped: number,
): Offer => {
  const spent = spendsAs(game, player, purpose);
  const sources: Source[] = [];
  const behind: Behind[][] = [];
  const all = [...manaSources(game, player)];
  const able = told.helpers ? [] : helpersFor(game, player, demand, purpose);
  // 118.3: what all of are needed for can't do anything else; of the others it is found out with the payment.
  const isFixed = ({ of, count }: Besides): boolean => of.length <= count;
  const open = besides.filter((each) => !isFixed(each));
  const { takers, pipsOf } = takersOf([
    ...open,
    ...all.flatMap(({ uses }) => uses.flatMap(({ takes }) => takes)),
  ]);
  for (const helper of [...able.slice(0, mostHelpers(demand) - helped), ...takers]) {
    const {
      object,
      spends: [by = "move"],
    } = helper;
    // What is tapped for mana can't be tapped to help as well.
    const at = all.findIndex(
      (source) => source.object === object && source.uses.some(({ spends }) => spends.includes(by)),
    );
    // Rather than what is to be spared, creatures are tapped, but nothing is sacrificed.
    const own = by === "tap" ? 5 : 6;
    const { uses, rank } = all[at] ?? { uses: [], rank: own };
    all[at < 0 ? all.length : at] = {
      object,
      uses: isTaken(helper) ? [...uses, helper] : [helper, ...uses],
      rank: Math.min(rank, own),
    };
  }
  for (const source of all) {
    const uses = source.uses.filter(
      (u) =>
        !u.needsPriority &&
        mayBeSpentOn(game, u.onlyFor, purpose, u.object, player) &&
        !besides.some((each) => isFixed(each) && each.of.includes(u.object) && u.spends.includes(each.use)),
    );
    if (uses.length === 0) continue;
    const single = uses.filter((u) => u.units.length === 1 && u.cost === undefined && !u.onlyFor?.notGeneric);
    const others = uses.filter((u) => !single.includes(u));
    const list: Use[] = [];
    const back: Behind[] = [];
    if (single[0]) {
      const maskOf = (some: readonly ManaUse[]): number =>
        some.reduce((m, u) => m | (u.units[0]?.mask ?? 0), 0);
      const mana = single.filter((u) => !isTaken(u));
      const own = spent({ mask: maskOf(mana), snow: mana.every((u) => u.units[0]?.snow) }, source.object);
      const notGeneric = mana.length === 0 || undefined;
      list.push({ units: [{ ...own, mask: own.mask | maskOf(single), ...given({ notGeneric }) }] });
      const masks = single.map(({ units: [unit] }) => (unit ? spent(unit, source.object).mask : 0));
      back.push({ use: single[0], all: single, masks });
    }
    for (const use of others) {
      const units = use.units.map((u) => spent(u, source.object));
      const cost = use.cost && { ...use.cost, pips: [...use.cost.pips, ...pipsOf(use.takes)] };
      list.push({ units, ...given({ cost }) });
      back.push({ use, all: [use] });
    }
    sources.push({ uses: list, rank: source.rank + (told.spare?.includes(source.object) ? 4 : 0) });
    behind.push(back);
  }
  return { sources, behind, taken: pipsOf(open) };
};

const poolUnits = (
  game: Game,
  player: PlayerId,
  purpose: Purpose,
  kept: ReadonlySet<ManaUnit>,
): { unit: Unit; index: number }[] => {
  const spent = spendsAs(game, player, purpose);
  return playerOf(game, player).manaPool.flatMap((m, index) =>
    !kept.has(m) && mayBeSpentOn(game, m.onlyFor, purpose, m.source, player)
      ? [
          {
            unit: spent(
              { mask: bitOfColor(m.color), snow: m.snow, ...given({ notGeneric: m.onlyFor?.notGeneric }) },
              m.source,
            ),
            index,
          },
        ]
      : [],
  );
};

const planFor = (
  game: Game,
  player: PlayerId,
  demand: Demand,
  purpose: Purpose,
  besides: readonly Besides[],
  helped: readonly Unit[],
  told: Told = nothingTold,
): { payment: Payment; offered: Offer; pool: { unit: Unit; index: number }[] } | undefined => {
  const pool = poolUnits(game, player, purpose, told.kept);
  const offered = offer(game, player, purpose, besides, told, demand, helped.length);
  const life = playerOf(game, player).life - (demand.life ?? 0);
  const { taken } = offered;
  const whole = {
    ...demand,
    pips: [...demand.pips, ...taken],
    least: (demand.least ?? 0) + taken.length,
  };
  const payment = solve(whole, [...helped, ...pool.map((p) => p.unit)], offered.sources, life);
  return payment && { payment, offered, pool };
};

/** Whether the mana could be paid now, with the pool and all mana abilities (118.3). */
export const canPayMana = (
  game: Game,
  player: PlayerId,
  demand: Demand,
  purpose: Purpose,
  besides: readonly Besides[] = [],
): boolean => {
  return isFree(demand) || planFor(game, player, demand, purpose, besides, []) !== undefined;
};

/** The greatest X that can be paid; where some mana can be spent only on a greater one, there may be a gap before that. */
export const greatestX = (can: (x: number) => boolean, gap = 1): number => {
  let greatest = 0;
  for (let x = 1; x <= Math.min(greatest + gap, 200); x++) if (can(x)) greatest = x;
  return greatest;
};

/** Takes mana out of the pool (106.4, 118.3a). */
export function* spendPool(game: Game, player: PlayerId, indices: readonly number[]): Run<ManaUnit[]> {
  const { manaPool } = playerOf(game, player);
  const units = indices.flatMap((i) => manaPool[i] ?? []);
  if (units.length > 0) yield* perform(game, [{ type: "manaLeaves", player, units }]);
  return units;
}

/** The ability that gives the wanted mana, where one use stands for several. */
const chosenUse = ({ use, all, masks }: Behind, wanted: readonly number[]): ManaUse | Helper => {
  const bit = wanted[0] ?? 0;
  if (bit === 0) return use;
  const produces = all.find((u) => ((u.units[0]?.mask ?? 0) & bit) !== 0);
  return produces ?? all[masks?.findIndex((mask) => (mask & bit) !== 0) ?? -1] ?? use;
};

/** Which mana is to be produced, where it is spent as what it is not. */
const producedFor = ({ units, object }: ManaUse, wanted: readonly number[], spent: SpentAs): number[] =>
  wanted.map((bit, index) => {
    const unit = units[index];
    if (unit === undefined || (unit.mask & bit) !== 0) return bit;
    const own = splitBits(unit.mask).find((mask) => (spent({ ...unit, mask }, object).mask & bit) !== 0);
    return own ?? bit;
  });

function* useHelper(
  game: Game,
  player: PlayerId,
  { object, spends: [by], convokes }: Helper,
  purpose: Purpose,
): Run<void> {
  const used = yield* perform(game, [
    by === "tap"
      ? { type: "tap", object, player }
      : moveEvent(game, object, { zone: "exile" }, { by: player }),
  ]);
  if (purpose.type !== "spell") return;
  linkPaid(game, purpose.id, used);
  // 702.51c
  if (convokes)
    yield* perform(game, [actionEvent("convoke", player, { object: purpose.id, crew: [object] })]);
}

/**
 * Pays mana automatically (601.2g-h): works out a payment, activates the mana abilities one by one, looking again
 * after each, then spends the mana, which is what it gives back. `undefined` when there is no payment; the caller rewinds.
 */
export function* payMana(
  game: Game,
  player: PlayerId,
  demand: Demand,
  purpose: Purpose,
  besides: readonly Besides[],
  told: Told = nothingTold,
): Run<readonly ManaUnit[] | undefined> {
  if (isFree(demand)) return [];
  const helped: Unit[] = [];
  for (const helper of told.helpers ?? []) {
    yield* useHelper(game, player, helper, purpose);
    helped.push(...helper.units);
  }
  for (let step = 0; step < 200; step++) {
    const plan = planFor(game, player, demand, purpose, besides, helped, told);
    if (plan === undefined) return undefined;
    const { payment, offered, pool } = plan;
    const real = (indices: readonly number[]): number[] =>
      indices.flatMap((i) => pool[i - helped.length]?.index ?? []);
    const planned = payment.uses.map((each) => ({
      ...each,
      use: chosenUse(offered.behind[each.source]![each.use]!, each.wanted),
    }));
    const next = planned.find(({ use }) => !isTaken(use));
    if (!next) {
      // 702.51a, 702.126a: nothing may be tapped for mana that isn't in the cost.
      if (told.helpers?.some((_, at) => !payment.pool.includes(at))) return undefined;
      const mana = yield* spendPool(game, player, real(payment.pool));
      if (payment.life > 0) yield* perform(game, [{ type: "life", player, change: -payment.life }]);
      return mana;
    }
    const { use } = next;
    if ("convokes" in use) {
      yield* useHelper(game, player, use, purpose);
      helped.push(...use.units);
      continue;
    }
    const reserved = next.costPool.length > 0 ? real(next.costPool) : undefined;
    // Where any color will do, one that is not there yet may count for something (702.44a).
    const missing = playerOf(game, player).manaPool.reduce((all, m) => all & ~bitOfColor(m.color), anyColor);
    const wanted = producedFor(use, next.wanted, spendsAs(game, player, purpose));
    // What can pay for this use is left to choose, but for what something else is planned to be done with.
    const alike = planned.flatMap(({ pays, wanted }) => (pays === next.level ? wanted : []));
    const done = yield* activateMana(game, player, use.object, use.ability, {
      wanted: wanted.map((bit) => bit || missing),
      not: planned.flatMap((each) =>
        each === next || (isTaken(each.use) && alike.includes(each.wanted[0] ?? 0)) ? [] : [each.use.object],
      ),
      ...given({ x: use.x, spend: reserved }),
    });
    if (!done) return undefined;
  }
  return undefined;
}

import { payingFor } from "../casting/forbidden-costs.ts";
import type * as A from "../../abilities/index.ts";
import { besidesOf, canUseObjects, costCandidates } from "../casting/costs.ts";
import { abilityCost, type Worked } from "../casting/total.ts";
import { activationsLeft, mayActivate } from "../casting/limits.ts";
import { greatestUnpaid, leastX } from "../casting/variable.ts";
import { hasX } from "../casting/x.ts";
import { characteristics } from "../continuous/index.ts";
import { isManaAbility, quantityOf } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import { zoneOfAbility } from "../evaluate/nodes.ts";
import type { Game } from "../game.ts";
import { existing, numberOfCounters, playerOf, abilityContext } from "../game.ts";
import { remembered } from "../remembered.ts";
import type { Context, GameObject, ObjectId, PlayerId } from "../state.ts";
import { isFree } from "./demand.ts";
import type { Besides, Demand } from "./demand.ts";
import type { Unit } from "./solver.ts";
import { alsoTriggered, multiplied, production } from "./production.ts";
import { namesObjects, symbolsOf, useOf } from "../costs.ts";
import { given } from "../given.ts";
import { restrictionOf, rankOf } from "./sparing.ts";

export { mayBeSpentOn } from "./purpose.ts";
export type { Purpose } from "./purpose.ts";

/** A mana ability that could be activated now, and what it would add. */
export interface ManaUse {
  readonly object: ObjectId;
  /** Index among the object's abilities; -1 for what helps to pay and adds no mana. */
  readonly ability: number;
  readonly units: readonly Unit[];
  readonly cost?: Demand;
  /** What its cost does with objects that the player chooses. */
  readonly takes: readonly Besides[];
  readonly onlyFor?: A.ManaUse;
  /** What its cost does with the object. */
  readonly spends: readonly Besides["use"][];
  /** The value of X in its cost. */
  readonly x?: number;
  /** 602.5d-e: it can't be used while something else is being paid for. */
  readonly needsPriority?: true;
}
/** A permanent or card whose mana abilities exclude each other (one use each), or one that can be repeated. */
export interface ManaSource {
  readonly object: ObjectId;
  readonly uses: readonly ManaUse[];
  readonly rank: number;
}

/** What it costs to activate the mana ability, if the player may do so now, mana aside (602.5, 605.3). */
export const manaAbilityCost = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: A.Activated,
  index: number,
): Worked | undefined => {
  if (!mayActivate(game, player, id, ability, index)) return undefined;
  const paying = payingFor(abilityContext(existing(game, id), player), "mana ability");
  const total = abilityCost(game, ability, paying);
  return canUseObjects(game, player, total.costs, paying) ? total : undefined;
};

/** 605.3c: while it is being activated or resolved it can't be activated again. */
export const manaInProgress = remembered((_: Game): Set<string> => new Set());

/** What the cost does with the source itself. */
const spentBy = (cost: A.Cost): Besides["use"][] => {
  const use = useOf(cost);
  if (use === undefined) return [];
  const what = cost.type === "costOnObjects" ? cost.what : undefined;
  const other = what && what.type !== "self" && (what.type !== "among" || what.objects.type !== "self");
  return other ? [] : [use];
};

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

const repetitions = (game: Game, player: PlayerId, ability: A.Activated, object: GameObject): number => {
  const context = abilityContext(object, player);
  for (let n = 1; n < 12; n++) {
    const possible = ability.costs.every((cost) => {
      if (cost.type === "payLife")
        return playerOf(game, player).life >= quantityOf(game, cost.amount, context) * (n + 1);
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

/** 602.5d-e: "activate only as a sorcery", or "as an instant", asks for priority, also of a mana ability (117.1a). */
const needsPriority = ({ limits = [] }: A.Activated): boolean =>
  limits.some(({ type }) => type === "sorcerySpeed" || type === "instantSpeed");

interface Cached {
  readonly version: number;
  readonly byPlayer: Map<PlayerId, readonly ManaSource[]>;
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
    const total = manaAbilityCost(game, player, id, ability, index);
    if (total === undefined) return;
    const context = abilityContext(object, player);
    const takes = besidesOf(game, player, total.costs.filter(namesObjects), context);
    const cost = isFree(total.demand) && takes.length === 0 ? undefined : total.demand;
    const onlyFor = restrictionOf(ability.effect);
    const notGeneric = onlyFor?.notGeneric;
    const more = snow || notGeneric ? { ...given({ notGeneric }), ...(snow && { snow }) } : undefined;
    const spends = ability.costs.flatMap(spentBy);
    const taps = spends.includes("tap");
    const repeats = spends.length === 0 && !hasX(ability.costs);
    const timed = needsPriority(ability) ? { needsPriority: true as const } : {};
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
                spends,
                takes,
                units: more === undefined ? units : units.map((u) => ({ ...u, ...more })),
                ...given({ cost, onlyFor, x }),
                ...timed,
              },
            ],
      );
    });
    if (uses.length === 0) return;
    const rank = rankOf(game, object, ability.costs);
    const most = repeats ? repetitions(game, player, ability, object) : 1;
    const times = Math.min(most, activationsLeft(object, ability, index));
    // What is only sacrificed can be tapped for mana first.
    if (repeats || spends.join() === "move")
      for (let n = 0; n < times; n++) found.push({ object: id, uses, rank });
    else {
      shared.uses.push(...uses);
      shared.rank = Math.min(shared.rank, rank);
    }
  });
  if (shared.uses.length > 0) found.push({ object: id, uses: shared.uses, rank: shared.rank });
  return found;
};

/** All sources of mana the player could use with priority (605.3a); worked out once for each state. */
export const manaSources = (game: Game, player: PlayerId): readonly ManaSource[] => {
  let known = cache.get(game);
  if (known?.version !== game.version)
    cache.set(game, (known = { version: game.version, byPlayer: new Map() }));
  let sources = known.byPlayer.get(player);
  if (sources === undefined)
    known.byPlayer.set(
      player,
      (sources = game.state.battlefield.flatMap((id) =>
        manaIn(game, id).here ? sourcesOfObject(game, player, id) : [],
      )),
    );
  const { hand, graveyard } = playerOf(game, player);
  // Not kept: a card is none for the time in which it is looked at as the spell that it would be.
  const elsewhere = [...hand, ...graveyard].filter((id) => manaIn(game, id).elsewhere);
  return [...sources, ...elsewhere.flatMap((id) => sourcesOfObject(game, player, id))];
};

const manaIn = (game: Game, id: ObjectId): { here: boolean; elsewhere: boolean } =>
  manaAmong(characteristics(game, id).abilities);
const manaAmong = remembered((abilities: readonly A.Ability[]): { here: boolean; elsewhere: boolean } => {
  const all = flatten(abilities).filter((a): a is A.Activated => a.type === "activated" && isManaAbility(a));
  return {
    here: all.some((a) => zoneOfAbility(a) === "battlefield"),
    elsewhere: all.some((a) => zoneOfAbility(a) !== "battlefield"),
  };
});

import { sum } from "../sum.ts";
import type * as A from "../../abilities/index.ts";
import { askObjects } from "../ask.ts";
import { characteristics } from "../continuous/index.ts";
import { isPossible } from "../effects/possible.ts";
import { candidatesFor, fits, mentionsType, objectsOf, quantityOf, rangeOf } from "../evaluate/index.ts";
import { togetherOf } from "../evaluate/together.ts";
import { useOf } from "../costs.ts";
import type { Besides } from "../mana/demand.ts";
import { onBattlefield, numberOfCounters, objectOf, playerOf, zoneObjects } from "../game.ts";
import { has } from "../keywords.ts";
import { mayAsThough, objectCant, playerCant } from "../prohibitions.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { partsOfCost } from "./joint-costs.ts";
import { pickRandom } from "../effects/choose.ts";
import { controllerOfObject } from "../evaluate/players.ts";
import { partsOf } from "../evaluate/nodes.ts";
import { cantCrew, powerFor } from "./crewing.ts";
import { counterTotal, countersOf, leastOf, loyaltyChange, usable } from "./usable.ts";
import { costForbidden } from "./forbidden-costs.ts";
import type { Game, Run } from "../game.ts";
import { mostTogether } from "../together.ts";
import type { Together } from "../decisions.ts";

/** 302.6: a creature that its controller hasn't controlled continuously since their turn began, without haste. */
export const isSummoningSick = (
  game: Game,
  id: ObjectId,
  instead: "haste" | "attackHaste" = "haste",
): boolean => {
  const object = objectOf(game, id);
  if (object === undefined) return true;
  const { cardTypes, controller } = characteristics(game, id);
  if (!cardTypes.includes("creature") || object.controlledSince < playerOf(game, controller).lastTurn)
    return false;
  return !has(game, id, "haste") && !mayAsThough(game, id, instead);
};

const isChoice = (what: A.Objects | A.CostChoice): what is A.CostChoice => what.type === "costChoice";

const defaultZone: { readonly [K in A.CostOnObjects["action"]]: A.Zone | undefined } = {
  sacrifice: "battlefield",
  discard: "hand",
  exile: undefined,
  returnToHand: "battlefield",
  tap: "battlefield",
  untap: "battlefield",
  reveal: "hand",
  putOnTop: "hand",
  putOnBottom: "hand",
  mill: "library",
  putIntoGraveyard: undefined,
};

/** The objects that may be chosen for a cost. */
export const costCandidates = (
  game: Game,
  player: PlayerId,
  action: A.CostOnObjects["action"] | "counters",
  choice: A.CostChoice,
  context: Context,
  not: readonly ObjectId[] = [],
): ObjectId[] => {
  // What says where it is is looked for there, in anybody's zone that it names.
  const named = mentionsType(choice.filter, "inZone");
  const usual = named ? undefined : action === "counters" ? "battlefield" : defaultZone[action];
  const zone = choice.from ?? usual;
  const all =
    zone === undefined ? candidatesFor(game, choice.filter, context) : zoneObjects(game, zone, player);
  // A permanent is tapped or returned whoever controls it, unless the cost says whose it must be.
  const anyones =
    zone === "battlefield" && (action === "returnToHand" || action === "tap" || action === "untap");
  const ours =
    !anyones && !named && (choice.from !== undefined || zone === undefined || zone === "battlefield");
  return all.filter(
    (id) =>
      !not.includes(id) &&
      (!ours || controllerOfObject(game, id) === player || mentionsOthers(choice.filter)) &&
      (action === "counters" || usable(game, player, action, id, context)) &&
      !(action === "tap" && cantCrew(game, id, choice, context)) &&
      fits(game, id, choice.filter, { ...context, each: id }),
  );
};
/** A filter that names its controller or owner itself decides whose objects are meant. */
const mentionsOthers = (filter: A.Filter): boolean =>
  partsOf(filter).some(
    (part) =>
      part.type === "controlledBy" ||
      part.type === "ownedBy" ||
      (part.type === "inZone" && part.of !== undefined),
  );

const togetherFor = (
  game: Game,
  cost: A.Cost,
  choice: A.CostChoice,
  candidates: readonly ObjectId[],
  context: Context,
): Together | undefined =>
  togetherOf(game, choice, candidates, context, (id) => powerFor(game, id, cost, context));

/**
 * The objects that a cost names itself, where it can be paid with them (118.3): there has to be what it speaks of, but a
 * group is whatever there is, and be it nothing ("Discard your hand").
 */
const fixedObjects = (
  game: Game,
  player: PlayerId,
  action: A.CostOnObjects["action"],
  what: A.Objects,
  context: Context,
): readonly ObjectId[] | undefined => {
  const objects = objectsOf(game, what, context);
  const least =
    what.type === "all" ? 0 : what.type === "topCards" ? quantityOf(game, what.count, context) : 1;
  return objects.length >= least && objects.every((id) => usable(game, player, action, id, context))
    ? objects
    : undefined;
};

/** Whether different objects can be found for all of these costs at once. */
const canPayParts = (
  game: Game,
  player: PlayerId,
  parts: readonly A.CostOnObjects[],
  context: Context,
  not: readonly ObjectId[],
): boolean => {
  const used = [...not];
  /** For each object that was found so far, all that could take its place. */
  const found = new Map<ObjectId, readonly ObjectId[]>();
  const find = (candidates: readonly ObjectId[], tried: Set<ObjectId>): boolean =>
    candidates.some((id) => {
      if (tried.has(id)) return false;
      tried.add(id);
      const others = found.get(id);
      if (others !== undefined && !find(others, tried)) return false;
      found.set(id, candidates);
      return true;
    });
  return parts.every((part) => {
    const { action, what } = part;
    if (!isChoice(what)) {
      if (!canPayCost(game, player, part, context, used)) return false;
      used.push(...objectsOf(game, what, context));
      return true;
    }
    const candidates = costCandidates(game, player, action, what, context, used);
    const least = leastOf(game, what.count, context);
    return Array.from({ length: least }).every(() => find(candidates, new Set()));
  });
};

/** What the costs ask of objects that may be sources of mana as well; of all that could be chosen, or of what is `chosen`. */
export const besidesOf = (
  game: Game,
  player: PlayerId,
  costs: A.Costs,
  context: Context,
  chosen?: readonly Selection[],
): Besides[] =>
  costs.flatMap((cost, at): Besides[] => {
    const use = useOf(cost);
    if (use === undefined) return [];
    const of = cost.type === "costOnObjects" ? chosen?.[at] : [context.source];
    if (of !== undefined) return [{ use, of, count: of.length }];
    return objectCosts([cost]).flatMap((part): Besides[] =>
      isChoice(part.what)
        ? [
            {
              use,
              of: costCandidates(game, player, part.action, part.what, context),
              count: leastOf(game, part.what.count, context),
            },
          ]
        : [],
    );
  });

/** 119.4, 119.4b: whether the player could pay so much life now. */
export const canPayLife = (game: Game, player: PlayerId, amount: number, context: Context): boolean =>
  amount <= 0 ||
  (playerOf(game, player).life >= amount &&
    !playerCant(game, player, "loseLife") &&
    !costForbidden(game, player, "payLife", context));

/** Each cost that does something with objects, the tapping of its own source as well. */
const objectCosts = (costs: A.Costs): readonly A.CostOnObjects[] =>
  costs.flatMap((cost): readonly A.CostOnObjects[] => {
    if (cost.type === "tapSelf") return [{ type: "costOnObjects", action: "tap", what: { type: "self" } }];
    return cost.type === "costOnObjects" ? (partsOfCost(cost) ?? [cost]) : [];
  });

/** Whether the costs could be paid now, mana aside: no object pays two costs of a kind (118.3). */
export const canUseObjects = (
  game: Game,
  player: PlayerId,
  costs: A.Costs,
  context: Context,
  not: readonly ObjectId[] = [],
): boolean => {
  if (!costs.every((cost) => canPayCost(game, player, cost, context, not))) return false;
  const parts = objectCosts(costs);
  const alike = (part: A.CostOnObjects) => parts.filter((each) => useOf(each) === useOf(part));
  return parts.every((part) => canPayParts(game, player, alike(part), context, not));
};

/** Whether a cost other than mana could be paid now (118.3). `not` are objects that can't be used for it. */
export const canPayCost = (
  game: Game,
  player: PlayerId,
  cost: A.Cost,
  context: Context,
  not: readonly ObjectId[] = [],
): boolean => {
  const source = onBattlefield(game, context.source);
  switch (cost.type) {
    case "mana":
    case "xLimit":
      return true;
    case "tapSelf":
      return source?.tapped === false && !isSummoningSick(game, source.id);
    case "untapSelf":
      return (
        source?.tapped === true &&
        !isSummoningSick(game, source.id) &&
        !objectCant(game, source.id, "becomeUntapped")
      );
    case "payLife":
      return canPayLife(game, player, quantityOf(game, cost.amount, context), context);
    case "costOnObjects": {
      const parts = partsOfCost(cost);
      if (parts !== undefined) return canPayParts(game, player, parts, context, not);
      if (isChoice(cost.what)) {
        const candidates = costCandidates(game, player, cost.action, cost.what, context, not);
        return (
          mostTogether(candidates, togetherFor(game, cost, cost.what, candidates, context)) >=
          leastOf(game, cost.what.count, context)
        );
      }
      return fixedObjects(game, player, cost.action, cost.what, context) !== undefined;
    }
    case "counterCost": {
      const n = countersOf(game, cost.count, context);
      const from = isChoice(cost.on)
        ? costCandidates(game, player, "counters", cost.on, context, not)
        : objectsOf(game, cost.on, context);
      if (cost.action === "put")
        return from.some((id) => objectOf(game, id) !== undefined && !objectCant(game, id, "haveCounters"));
      if (isChoice(cost.on) && leastOf(game, cost.on.count, context) !== 1)
        return sum(from.map((id) => counterTotal(game, id, cost.kind))) >= n;
      return from.some((id) => counterTotal(game, id, cost.kind) >= n);
    }
    case "payPlayerCounters":
      return numberOfCounters(playerOf(game, player), cost.kind) >= quantityOf(game, cost.count, context);
    case "effectCost":
      return isPossible(game, cost.effect, { ...context, controller: player }, player);
    case "loyalty": {
      // 606.6
      const change = loyaltyChange(cost, context.x ?? 0);
      return source !== undefined && (change >= 0 || counterTotal(game, source.id, "loyalty") >= -change);
    }
  }
};

/** The objects used for one cost, chosen before anything is paid. */
export type Selection = readonly ObjectId[];

/** Chooses the objects for a cost (601.2b, 601.2h); `undefined` when there are not enough. */
export function* selectForCost(
  game: Game,
  player: PlayerId,
  cost: A.Cost,
  context: Context,
  not: readonly ObjectId[],
): Run<Selection | undefined> {
  if (cost.type === "tapSelf") return [context.source];
  if (cost.type === "costOnObjects") {
    const parts = partsOfCost(cost);
    if (parts !== undefined) {
      const all: ObjectId[] = [];
      for (const part of parts) {
        const some = yield* selectForCost(game, player, part, context, [...not, ...all]);
        if (some === undefined) return undefined;
        all.push(...some);
      }
      return all;
    }
    if (!isChoice(cost.what)) return fixedObjects(game, player, cost.action, cost.what, context);
    const candidates = costCandidates(game, player, cost.action, cost.what, context, not);
    const { min, max } = rangeOf(game, cost.what.count, context, candidates.length);
    const together = togetherFor(game, cost, cost.what, candidates, context);
    if (mostTogether(candidates, together) < min) return undefined;
    if (cost.what.random) return pickRandom(game, candidates, min);
    return yield* askObjects(game, player, candidates, min, max, cost.action, context.source, together);
  }
  if (cost.type === "counterCost") {
    if (!isChoice(cost.on)) return objectsOf(game, cost.on, context);
    const n = countersOf(game, cost.count, context);
    const candidates = costCandidates(game, player, "counters", cost.on, context, not).filter(
      (id) => cost.action === "put" || counterTotal(game, id, cost.kind) > 0,
    );
    const { min, max } = rangeOf(game, cost.on.count, context, candidates.length);
    const enough =
      min === 1 && max === 1 && cost.action === "remove"
        ? candidates.filter((id) => counterTotal(game, id, cost.kind) >= n)
        : candidates;
    if (enough.length < min) return undefined;
    return yield* askObjects(game, player, enough, min, max, `${cost.action} counters`, context.source);
  }
  return [];
}

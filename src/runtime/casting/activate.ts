import { payingFor } from "./forbidden-costs.ts";
import type * as A from "../../abilities/index.ts";
import { characteristics } from "../continuous/index.ts";
import { isManaAbility, mentionsType, useKey } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import type { Game, Run } from "../game.ts";
import { countUse, existing, objectOf, touch, abilityContext } from "../game.ts";
import type { Purpose } from "../mana/sources.ts";
import { showTo } from "../known.ts";
import { perform } from "../perform.ts";
import { orRewind } from "../rewind.ts";
import { announceAim, chooseForAbility, placeAbility } from "../stack/put.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { canAnnounce } from "./announce.ts";
import { canPayCost } from "./costs.ts";
import { activationKey, mayActivate } from "./limits.ts";
import { canPayAll, payTotal } from "./pay.ts";
import { asAnnounced, payableWithTargets } from "./suppose-targets.ts";
import { askYesNo } from "../ask.ts";
import { abilityCost, otherCosts } from "./total.ts";
import { withX, leastX, mostX } from "./variable.ts";
import { actionOf, sortOfAbility } from "./keyword-around.ts";
import { hasX } from "./x.ts";
import { given } from "../given.ts";
import { actionEvent } from "../events.ts";
import type { Demand } from "../mana/demand.ts";

/** What mana is spent on for the ability (106.6). */
const purposeOf = (game: Game, id: ObjectId, ability: A.Activated): Purpose => ({
  type: "ability",
  source: id,
  costs: () => ability.costs,
  keyword: () => sortOfAbility(characteristics(game, id).abilities, ability),
});

/** Whether the player could activate the ability now, with legal targets and costs that can be paid (602.2). */
export const canActivate = (game: Game, player: PlayerId, id: ObjectId, index: number): boolean => {
  const ability = flatten(characteristics(game, id).abilities)[index];
  if (
    ability?.type !== "activated" ||
    isManaAbility(ability) ||
    !mayActivate(game, player, id, ability, index)
  )
    return false;
  const object = existing(game, id);
  const { x: _, ...plain } = payingFor(abilityContext(object, player), "ability");
  const least = leastX(game, ability.costs, plain);
  const possibleWith = (x: number, costs = ability.costs): boolean => {
    const context: Context = { ...plain, x };
    // Cheap questions first.
    if (!costs.every((c) => canPayCost(game, player, c, context))) return false;
    if (!canAnnounce(game, ability, context)) return false;
    const payable = (g: Game): boolean =>
      canPayAll(g, player, abilityCost(g, ability, context, costs), context, purposeOf(g, id, ability));
    return payableWithTargets(game, id, "activated", [ability], [ability], context, payable);
  };
  if (possibleWith(least)) return true;
  const other = otherCosts(game, player, id, ability);
  if (other !== undefined && possibleWith(0, other)) return true;
  // 601.2b-c: another value of X may have legal targets.
  if (!hasX(ability.costs) || !mentionsType(ability.targets ?? [], "x")) return false;
  const most = greatest(game, player, id, ability, { ...plain, x: 0 });
  for (let x = least + 1; x <= most; x++) if (possibleWith(x)) return true;
  return false;
};

const greatest = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: A.Activated,
  context: Context,
): number => {
  const demand = (x: number): Demand => abilityCost(game, ability, { ...context, x }).demand;
  return mostX(game, player, ability.costs, context, purposeOf(game, id, ability), demand);
};

function* steps(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: A.Activated,
  index: number,
): Run<ObjectId | undefined> {
  const source = existing(game, id);
  const other = otherCosts(game, player, id, ability);
  const costs =
    other !== undefined && (yield* askYesNo(game, player, "pay alternative cost", id))
      ? other
      : ability.costs;
  const sort = sortOfAbility(characteristics(game, id).abilities, ability);
  const { x: _, ...plain } = abilityContext(source, player);
  // 601.2b: the value of X, before targets are chosen.
  const context = yield* withX(game, player, costs, plain, () =>
    greatest(game, player, id, ability, { ...plain, x: 0 }),
  );
  // 602.2a
  const stacked = placeAbility(game, {
    type: "activated",
    controller: player,
    source: id,
    instructions: ability,
    ability,
    ...given({ x: context.x }),
  });
  // 602.2b, 601.2b-d
  if (!(yield* chooseForAbility(game, stacked, ability))) return undefined;
  // 601.2f-h
  const chosen = objectOf(game, stacked)?.stackItem?.instructions ?? [];
  const paid = yield* payTotal(
    game,
    player,
    asAnnounced(game, id, "activated", chosen, (g) => abilityCost(g, ability, context, costs)),
    { ...context, targets: chosen[0]?.targets ?? [] },
    { type: "ability", source: id, keyword: () => sort },
  );
  if (paid === undefined) return undefined;
  const object = existing(game, stacked);
  if (object.stackItem) object.stackItem = { ...object.stackItem, costObjects: paid.objects };
  // An object that a cost moved counts under what it became.
  const now = objectOf(game, id) ? id : (game.state.lastKnown[id]?.became ?? id);
  countUse(objectOf(game, now), activationKey(index));
  countUse(objectOf(game, now), useKey(ability, "activated"));
  if (sort !== undefined) countUse(objectOf(game, now), sort);
  touch(game);
  // 602.2b, 601.2i
  yield* perform(game, [{ type: "activate", object: stacked, player, source: id, mana: false }]);
  if (sort !== undefined)
    yield* perform(game, [
      actionEvent(actionOf(sort), player, {
        object: now,
        crew: costs === ability.costs ? paid.objects.flat() : [],
        ...given({ x: context.x }),
      }),
    ]);
  yield* announceAim(game, stacked);
  return stacked;
}

/** Activates an ability, 602.2. Returns it, or `undefined` when it turned out illegal or unpayable and was taken back (733). */
export function* activateAbility(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  index: number,
): Run<ObjectId | undefined> {
  const object = objectOf(game, id);
  const ability = object === undefined ? undefined : flatten(characteristics(game, id).abilities)[index];
  if (ability?.type !== "activated" || !mayActivate(game, player, id, ability, index)) return undefined;
  const stacked = yield* orRewind(game, steps(game, player, id, ability, index));
  // 602.2a: it was revealed, and may still be where it was.
  if (stacked !== undefined) showTo(game, [id]);
  return stacked;
}

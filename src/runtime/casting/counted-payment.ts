import type * as A from "../../abilities/index.ts";
import { askObjects } from "../ask.ts";
import { theObjects } from "../effects/exactly.ts";
import { mentionsType } from "../evaluate/index.ts";
import { flatten } from "../flatten.ts";
import type { Game, Run } from "../game.ts";
import { existing } from "../game.ts";
import { remembered } from "../remembered.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { costCandidates } from "./costs.ts";

/** 601.2f: whether what the spell costs depends on what an additional cost of it is paid with. */
export const countsPayment = remembered((abilities: readonly A.Ability[]): boolean =>
  flatten(abilities).some(
    (ability) =>
      ability.type === "static" &&
      ability.effects.some(
        (effect) => effect.type === "costChange" && mentionsType(effect.times, "costObjects"),
      ),
  ),
);

type Choice = A.CostOnObjects & { readonly what: A.CostChoice };
const isChoice = (cost: A.Cost): cost is Choice =>
  cost.type === "costOnObjects" && cost.what.type === "costChoice";

/** All that could pay each of the costs. */
export const mostPayment = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  costs: A.Costs,
  context: Context,
): ObjectId[][] =>
  costs.filter(isChoice).map(({ action, what }) => costCandidates(game, player, action, what, context, [id]));

/** 601.2b: what pays the costs is chosen with the intention to pay them, at least as much as makes the spell payable. */
export function* choosePayment(
  game: Game,
  id: ObjectId,
  costs: A.Costs,
  context: Context,
  payable: (objects: readonly (readonly ObjectId[])[]) => boolean,
): Run<{ readonly costs: A.Costs; readonly objects: ObjectId[][] }> {
  const player = existing(game, id).controller;
  const chosenCosts: A.Cost[] = [];
  const objects: ObjectId[][] = [];
  for (const cost of costs) {
    if (!isChoice(cost)) {
      chosenCosts.push(cost);
      continue;
    }
    const { action, what } = cost;
    const candidates = costCandidates(game, player, action, what, context, [id]);
    let least = 0;
    while (least < candidates.length && !payable([...objects, candidates.slice(0, least)])) least++;
    const chosen = yield* askObjects(game, player, candidates, least, candidates.length, action, id);
    objects.push(chosen);
    chosenCosts.push({
      ...cost,
      what: chosen.length === 0 ? { ...what, count: { min: 0, max: 0 } } : theObjects(chosen),
    });
  }
  return { costs: chosenCosts, objects };
}

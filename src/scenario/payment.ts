import type { Answer, Decision } from "../runtime/decisions.ts";
import { has } from "../runtime/index.ts";
import { manaSources } from "../runtime/mana/sources.ts";
import type { GameEvent, ObjectId } from "../runtime/state.ts";
import type { Choice } from "./format.ts";
import type { Part, Progress } from "./queues.ts";
import { picked, resolveObject } from "./references.ts";
import { sourcesForLater } from "./later-costs.ts";
import { playerName, type View } from "./view.ts";

type Payment = Extract<Decision, { type: "payment" }>;

/** How much mana the cost asks for. */
const sizeOf = (cost: readonly string[]): number =>
  cost.reduce((sum, symbol) => sum + (Number.isInteger(Number(symbol)) ? Number(symbol) : 1), 0);

const specialPayments = ["convoke", "improvise", "delve"];
const specialIn = (choice: Choice | undefined): string | undefined =>
  typeof choice?.pick === "string"
    ? specialPayments.find((name) => String(choice.pick).toLowerCase().startsWith(name))
    : undefined;

/** What the next answer of `targets` or `choices` names among those that can help to pay, else the first that can. */
function helperFor(view: View, part: Part, free: readonly ObjectId[]): ObjectId | undefined {
  for (const queue of [part.targets, part.choices]) {
    const pick = queue[0]?.pick;
    if (pick === undefined) continue;
    const [reference] = picked(pick);
    const named = reference === undefined ? undefined : resolveObject(view, reference, free);
    if (named === undefined) continue;
    queue.shift();
    return named;
  }
  return free[0];
}

/**
 * What the next answers of `targets` or `choices` name of what can help to pay (702.51a, 702.66a, 702.126a, 701.67a), as much as
 * mana that was added before leaves to pay: what is named behind that is for a later spell. While mana suffices, targets are for
 * what they are.
 */
function namedHelpers(view: View, part: Part, decision: Payment): readonly ObjectId[] {
  const { cost, helpers, player } = decision;
  const left = sizeOf(cost) - (view.game.state.players[player]?.manaPool.length ?? 0);
  const mana = manaSources(view.game, player).reduce(
    (sum, { uses }) => sum + Math.max(...uses.map(({ units }) => units.length)),
    0,
  );
  const named: ObjectId[] = [];
  for (const queue of mana < left ? [part.targets, part.choices] : [part.choices]) {
    while (named.length < left) {
      const free = helpers.filter((id) => !named.includes(id));
      const picks = queue[0]?.pick;
      const objects = picks === undefined ? [] : picked(picks).map((one) => resolveObject(view, one, free));
      const [object] = objects;
      if (object === undefined || objects.length > 1) break;
      queue.shift();
      named.push(object);
    }
  }
  return named;
}

/**
 * 601.2g-h: costs are paid automatically. A player with `manualMana` spends from the pool only the mana whose color is
 * answered, and pays with permanents or cards only by a `pick` of the keyword that allows it.
 */
export function answerPayment(view: View, progress: Progress, decision: Payment): Answer {
  const name = playerName(decision.player);
  const part = progress.parts[name];
  if (!progress.manualMana.includes(name)) {
    progress.paying = true;
    const named = namedHelpers(view, part, decision);
    const spare = sourcesForLater(view, part, decision.player);
    return { type: "pay", spare, ...(named.length === 0 ? {} : { helpers: named }) };
  }
  const units = view.game.state.players[decision.player]?.manaPool ?? [];
  const pool: number[] = [];
  const helpers: ObjectId[] = [];
  for (let left = sizeOf(decision.cost); left > 0; left--) {
    const [next] = part.choices;
    const special = specialIn(next);
    if (special !== undefined && has(view.game, decision.source, special)) {
      part.choices.shift();
      const helper = helperFor(
        view,
        part,
        decision.helpers.filter((id) => !helpers.includes(id)),
      );
      if (helper !== undefined) helpers.push(helper);
      continue;
    }
    const at = units.findIndex((unit, index) => unit.color === next?.color && !pool.includes(index));
    if (at < 0) break;
    part.choices.shift();
    pool.push(at);
  }
  return { type: "pay", pool, helpers };
}

/** Whether the source adds mana in any combination of colors. */
const addsCombination = (view: View, source: ObjectId): boolean =>
  view.game.state.objects[source] !== undefined &&
  view
    .characteristics(source)
    .abilities.some(
      (a) =>
        a.type === "activated" && a.effect.type === "addMana" && a.effect.mana.choose === "anyCombination",
    );

/**
 * Automatic payment takes the colors that help: the numbers by which a scenario divides the mana of a combination, one for each
 * color, are used up when as much mana is added.
 */
export function passDivisionOfMana(view: View, progress: Progress, happened: readonly GameEvent[]): void {
  if (!progress.paying) return;
  for (const event of happened) {
    if (event.type !== "mana" || !addsCombination(view, event.source)) continue;
    const { choices } = progress.parts[playerName(event.player)];
    let sum = 0;
    const last = choices.findIndex(
      ({ number }) => number === undefined || (sum += number) >= event.units.length,
    );
    if (sum === event.units.length) choices.splice(0, last + 1);
  }
}

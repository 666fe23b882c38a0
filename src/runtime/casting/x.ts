import type * as A from "../../abilities/index.ts";
import { characteristics, rulesInForce } from "../continuous/index.ts";
import { mentionsType } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import { existing, supposingAnew, whileSo } from "../game.ts";
import { remembered } from "../remembered.ts";
import type { ObjectId } from "../state.ts";

/** Whether X is among the costs (107.3a). */
export const hasX = (costs: A.Costs): boolean =>
  costs.some(
    (c) =>
      (c.type === "mana" && c.cost.includes("X")) ||
      (c.type === "loyalty" && typeof c.change === "string") ||
      mentionsType(c, "x"),
  );

/** "with mana value X" */
export const saysManaValueX = (filter: A.Filter): boolean =>
  filter.type === "compare" &&
  filter.stat === "manaValue" &&
  typeof filter.value === "object" &&
  filter.value.type === "x";

/** The cost with any value of X, while X isn't announced yet. */
export const whateverX = (cost: A.Cost): A.Cost =>
  cost.type === "costOnObjects" && cost.what.type === "costChoice" && cost.what.filter.type === "and"
    ? { ...cost, what: { ...cost.what, filter: withoutX(cost.what.filter) } }
    : cost;

/** The filter without what it says of X. */
export const withoutX = (filter: A.Filter): A.Filter =>
  filter.type === "and" ? { type: "and", filters: filter.filters.filter((f) => !saysManaValueX(f)) } : filter;

/** Looks at a spell, or at the card it will be, as if that had been announced as its X (202.3e). */
export const asIfX = <T>(game: Game, id: ObjectId, x: number, look: (game: Game) => T): T => {
  const object = existing(game, id);
  const { stackItem = { type: "spell", source: id, instructions: [], costObjects: [], since: 0 } } = object;
  return whileSo(object, { stackItem: { ...stackItem, x } }, () => look(supposingAnew(game)));
};

/** Whether some X that is worth trying makes it so. */
export const forSomeX = (game: Game, id: ObjectId, holds: (game: Game, x: number) => boolean): boolean => {
  for (let x = 1; x <= 20; x++) if (asIfX(game, id, x, (g) => holds(g, x))) return true;
  return false;
};

const asksManaValue = remembered((node: object): boolean => JSON.stringify(node).includes("manaValue"));
/** Whether what is cast for such costs, when, and with which mana may depend on its mana value, and so on X. */
export const manaValueMatters = (game: Game, costs: A.Costs): boolean =>
  hasX(costs) &&
  [
    ...rulesInForce(game).map(({ change }) => change),
    ...game.state.players.flatMap(({ manaPool }) => manaPool),
    ...game.state.battlefield.flatMap((id) => characteristics(game, id).abilities),
  ].some(asksManaValue);

import { characteristics } from "../runtime/index.ts";
import type { Game } from "../runtime/game.ts";
import type { ObjectId } from "../runtime/state.ts";

const harmfulTypes: ReadonlySet<string> = new Set([
  "dealDamage",
  "destroy",
  "exile",
  "counter",
  "loseLife",
  "discard",
  "sacrifice",
  "tap",
  "mill",
  "fight",
  "removeFromCombat",
  "changeControl",
  "loseAbilities",
  "cant",
  "playerCant",
]);

function* nodes(value: unknown): Generator<object> {
  if (Array.isArray(value)) for (const item of value) yield* nodes(item);
  else if (typeof value === "object" && value !== null) {
    yield value;
    for (const item of Object.values(value)) yield* nodes(item);
  }
}

const isNegative = (value: unknown): boolean => {
  if (typeof value === "number") return value < 0;
  if (typeof value !== "object" || value === null || !("factor" in value)) return false;
  return typeof value.factor === "number" && value.factor < 0;
};

/** Whether what a spell or ability on the stack does is bad for its targets, judged by the kind of its instructions. */
export function isHarmful(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id];
  const item = object?.stackItem;
  const announced: unknown = item?.ability ?? (item?.instructions.length ? item.instructions : undefined);
  const abilities: unknown = announced ?? (object && characteristics(game, id).abilities);
  const all = [...nodes(abilities)];
  // Cards are worth more than a little life.
  if (all.some((node) => "type" in node && node.type === "draw")) return false;
  for (const node of all) {
    if ("type" in node && typeof node.type === "string" && harmfulTypes.has(node.type)) return true;
    if ("power" in node && "toughness" in node && (isNegative(node.power) || isNegative(node.toughness)))
      return true;
    if ("type" in node && node.type === "move" && "to" in node && isBounce(node.to)) return true;
  }
  return false;
}

const isBounce = (to: unknown): boolean =>
  typeof to === "object" && to !== null && "zone" in to && (to.zone === "hand" || to.zone === "library");

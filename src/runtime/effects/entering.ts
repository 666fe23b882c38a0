import type * as A from "../../abilities/index.ts";
import { holds } from "../evaluate/index.ts";
import { newTimestamp, onBattlefield, touch } from "../game.ts";
import type { Game, Run } from "../game.ts";
import type { Context, ObjectId } from "../state.ts";
import { resolveObjects } from "./choose.ts";
import { theObjects } from "./exactly.ts";
import { bindingOf } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import type { run } from "./run.ts";

interface EntersBeing {
  readonly move: A.Move;
  readonly affect: A.Affect;
  readonly condition?: A.Condition | undefined;
}
/** 611.2e: "Put it onto the battlefield. It's a Zombie in addition to its other types": it enters being one. */
export const entersBeing = (move: A.Effect, next: A.Effect): EntersBeing | undefined => {
  const { condition, then: affect } = next.type === "if" ? next : { condition: undefined, then: next };
  return move.type === "move" && affect.type === "affect" && affect.asItEnters
    ? { move, affect, condition }
    : undefined;
};

/** Begins the effect on the cards just before they move; it follows them onto the battlefield. */
export function* enterBeing(
  game: Game,
  { move, affect, condition }: EntersBeing,
  ctx: Context,
  carryOut: typeof run,
): Run<Outcome> {
  if (condition !== undefined && !holds(game, condition, ctx)) return yield* carryOut(game, move, ctx);
  const objects: ObjectId[] = yield* resolveObjects(
    game,
    move.what,
    ctx,
    ctx.controller,
    "put onto the battlefield",
  );
  const known = new Set(game.state.effects.map(({ id }) => id));
  yield* carryOut(game, { ...affect, what: theObjects(objects) }, ctx);
  const begun = game.state.effects.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  game.state.effects = game.state.effects.map((effect) =>
    begun.includes(effect.id) && effect.content.type === "affect"
      ? { ...effect, content: { ...effect.content, follows: true } }
      : effect,
  );
  touch(game);
  const outcome: Outcome = yield* carryOut(game, { ...move, what: theObjects(objects) }, ctx);
  if (affect.bind !== undefined) ctx.bindings[affect.bind] = bindingOf({ done: true, objects });
  const entered = (outcome.objects ?? []).some((id) => onBattlefield(game, id));
  // 613.7n: later than the permanent's own static abilities; gone if nothing entered.
  game.state.effects = game.state.effects.flatMap((effect) =>
    !begun.includes(effect.id) ? [effect] : entered ? [{ ...effect, timestamp: newTimestamp(game) }] : [],
  );
  touch(game);
  return outcome;
}

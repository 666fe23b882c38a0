import { payingFor } from "../casting/forbidden-costs.ts";
import type * as A from "../../abilities/index.ts";
import { payTotal } from "../casting/pay.ts";
import { abilityCost } from "../casting/total.ts";
import { mostX, withX } from "../casting/variable.ts";
import { hasX } from "../casting/x.ts";
import { activationKey } from "../casting/limits.ts";
import { characteristics } from "../continuous/index.ts";
import type { Answer, Decision } from "../decisions.ts";
import { carryOut } from "../effects/index.ts";
import { flatten } from "../flatten.ts";
import { useKey } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import { countUse, objectOf, abilityContext } from "../game.ts";
import { perform } from "../perform.ts";
import { mark, rewind } from "../rewind.ts";
import type { ManaUnit, ObjectId, PlayerId } from "../state.ts";
import { bitOfColor, isFree } from "./demand.ts";
import { manaAbilityCost, manaInProgress } from "./sources.ts";

/** What automatic payment wants of a mana ability: the colors, and which mana of the pool pays for it. */
export interface ManaPlan {
  readonly wanted: readonly number[];
  /** The value of X in the ability's cost. */
  readonly x?: number;
  readonly spend?: readonly number[];
  /** What is wanted for something else. */
  readonly not?: readonly ObjectId[];
}

/** The answer to "which color", when the question is that (other words have no bit) and payment has a wish. */
const colorAnswer = (decision: Decision, wanted: number[]): Answer | undefined => {
  if (decision.type !== "option") return undefined;
  const bits = decision.options.map((option) => bitOfColor(option as ManaUnit["color"]));
  if (bits.some((b) => b === 0)) return undefined;
  const wish = wanted.shift() ?? 0;
  const index = bits.findIndex((b) => (b & wish) !== 0);
  return { type: "option", index: Math.max(0, index) };
};

/** Runs a mana ability with the colors that payment wants; other questions go to the player. */
function* withColors<T>(run: Run<T>, plan: ManaPlan | undefined): Run<T> {
  if (plan === undefined) return yield* run;
  const wanted = [...plan.wanted];
  let step = run.next();
  while (!step.done) {
    const answer: Answer = colorAnswer(step.value, wanted) ?? (yield step.value);
    step = run.next(answer);
  }
  return step.value;
}

/**
 * 605.3: activates a mana ability. It doesn't use the stack and resolves at once (605.3b), and can't be activated again
 * before it has (605.3c). False when it turned out impossible; then the state is as before.
 */
export function* activateMana(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  index: number,
  plan?: ManaPlan,
): Run<boolean> {
  const object = objectOf(game, id);
  if (object === undefined) return false;
  const ability: A.Ability | undefined = flatten(characteristics(game, id).abilities)[index];
  if (ability?.type !== "activated") return false;
  const now = manaAbilityCost(game, player, id, ability, index);
  if (now === undefined) return false;
  const progress = manaInProgress(game);
  const key = `${id}/${index}`;
  if (progress.has(key)) return false;
  const simple = now.costs.every((c) => c.type === "tapSelf") && isFree(now.demand) && !hasX(ability.costs);
  const before = simple ? undefined : mark(game);
  progress.add(key);
  try {
    const plain = payingFor({ ...abilityContext(object, player), bindings: {} }, "mana ability");
    // 605.3a, 601.2b: X is announced as for any other activated ability.
    const context =
      plan?.x === undefined
        ? yield* withX(game, player, ability.costs, plain, () =>
            mostX(game, player, ability.costs, plain, { type: "ability", source: id }),
          )
        : { ...plain, x: plan.x };
    countUse(object, activationKey(index));
    countUse(object, useKey(ability, "activated"));
    const paid = yield* payTotal(
      game,
      player,
      hasX(ability.costs) ? abilityCost(game, ability, context) : now,
      context,
      { type: "ability", source: id },
      plan,
    );
    if (paid === undefined) {
      if (before) rewind(game, before);
      return false;
    }
    yield* perform(game, [{ type: "activate", object: id, player, source: id, mana: true }]);
    yield* withColors(
      carryOut(game, ability.effect, { ...context, ability, costObjects: paid.objects }),
      plan,
    );
    return true;
  } finally {
    progress.delete(key);
  }
}

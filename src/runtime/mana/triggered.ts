import { carryOut } from "../effects/index.ts";
import { couldAddMana, holds } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import { keptContext, touch } from "../game.ts";
import type { PendingTrigger } from "../state.ts";
import { triggerContext } from "../triggers/note.ts";

/** A triggered mana ability (605.1b), also a delayed one, or what affects a spell as mana is spent on it (106.6). */
const happensAtOnce = ({ event, ability, atOnce }: PendingTrigger): boolean =>
  atOnce ?? (event.type === "mana" && couldAddMana(ability));

/** Carries out what does not use the stack: triggered mana abilities right behind what triggered them (605.4a), and what mana does. */
export function* carryOutAtOnce(game: Game): Run<void> {
  for (;;) {
    const pending = game.state.waiting.find(happensAtOnce);
    if (pending === undefined) return;
    game.state.waiting = game.state.waiting.filter((w) => w !== pending);
    touch(game);
    const context = triggerContext(game, pending.source, pending.controller, pending.event, pending.context);
    if (pending.condition === undefined || holds(game, pending.condition, context))
      yield* carryOut(game, pending.ability.effect, {
        ...keptContext(context),
        bindings: pending.bindings ?? {},
      });
  }
}

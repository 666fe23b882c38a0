import { carryOut } from "../effects/index.ts";
import { couldAddMana, holds } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import { keptContext, touch } from "../game.ts";
import type { PendingTrigger } from "../state.ts";
import { triggerContext } from "../triggers/note.ts";

/** 605.1b: also a delayed one; 106.6: and what affects a spell as mana is spent on it. */
const isTriggeredMana = ({ event, ability, atOnce }: PendingTrigger): boolean =>
  atOnce ?? (event.type === "mana" && couldAddMana(ability));

/** 605.4a: triggered mana abilities resolve immediately after the mana ability that triggered them, without the stack. */
export function* resolveTriggeredMana(game: Game): Run<void> {
  for (;;) {
    const pending = game.state.waiting.find(isTriggeredMana);
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

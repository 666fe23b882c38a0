import { carryOut } from "../effects/index.ts";
import { holds, isManaAbility } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import { touch } from "../game.ts";
import type { PendingTrigger } from "../state.ts";
import { triggerContext } from "../triggers/note.ts";

const isTriggeredMana = (pending: PendingTrigger): boolean =>
  "type" in pending.ability && pending.ability.type === "triggered" && isManaAbility(pending.ability);

/** 605.4a: triggered mana abilities resolve immediately after the mana ability that triggered them, without the stack. */
export function* resolveTriggeredMana(game: Game): Run<void> {
  for (;;) {
    const pending = game.state.waiting.find(isTriggeredMana);
    if (pending === undefined) return;
    game.state.waiting = game.state.waiting.filter((w) => w !== pending);
    touch(game);
    const context = triggerContext(game, pending.source, pending.controller, pending.event, pending.context);
    if (pending.condition === undefined || holds(game, pending.condition, context))
      yield* carryOut(game, pending.ability.effect, { ...context, bindings: {} });
  }
}

import type * as A from "../../abilities/index.ts";
import type { Game, Run } from "../game.ts";
import { endPairs } from "../pairs.ts";
import type { Context } from "../state.ts";
import { choiceHandlers } from "./choices.ts";
import { controlHandlers } from "./control.ts";
import { counterHandlers } from "./counters.ts";
import { damageHandlers } from "./damage.ts";
import { libraryHandlers } from "./library.ts";
import { lifeHandlers } from "./life.ts";
import { manaHandlers } from "./mana.ts";
import { isNode } from "../evaluate/nodes.ts";
import { isRecipients } from "../evaluate/objects.ts";
import { leave, nothingDone } from "./outcome.ts";
import type { Handler, Handlers, Outcome } from "./outcome.ts";
import { permanentHandlers } from "./permanents.ts";
import { playerHandlers } from "./players.ts";
import { spellHandlers } from "./spells.ts";
import { tokenHandlers } from "./tokens.ts";
import { zoneHandlers } from "./zones.ts";

const handlers: Handlers<A.Effect["type"]> = {
  ...controlHandlers,
  ...damageHandlers,
  ...lifeHandlers,
  ...libraryHandlers,
  ...zoneHandlers,
  ...permanentHandlers,
  ...counterHandlers,
  ...tokenHandlers,
  ...manaHandlers,
  ...spellHandlers,
  ...choiceHandlers,
  ...playerHandlers,
};

/**
 * 608.2b: whether a part of an effect requires information about targets of which none is legal any more. What it only
 * acts on, or leaves out, it need not know anything about; what other instructions in it need is theirs to say.
 */
const asksAbout = (illegal: readonly number[], node: unknown, acts: boolean): boolean => {
  if (typeof node !== "object" || node === null) return false;
  if (Array.isArray(node)) return node.some((part) => asksAbout(illegal, part, acts));
  if (!isNode(node)) return Object.values(node).some((part) => asksAbout(illegal, part, false));
  if (node.type === "target" || node.type === "targetPlayers")
    return !acts && illegal.includes((node as A.Target | A.TargetPlayers).index);
  if (node.type in handlers || "targets" in node) return false;
  const names = node.type === "isOneOf" || isRecipients(node);
  return Object.values(node).some((part) => asksAbout(illegal, part, names));
};

/** Carries out an instruction. */
export function* run(game: Game, effect: A.Effect, ctx: Context): Run<Outcome> {
  const { illegal } = ctx;
  const unknown = illegal && Object.values(effect).some((part) => asksAbout(illegal, part, true));
  // The table has for each type the handler of exactly that type.
  const handler = handlers[effect.type] as Handler<A.Effect>;
  const outcome = unknown ? nothingDone : yield* handler(game, effect, ctx);
  leave(effect, outcome, ctx);
  endPairs(game);
  return outcome;
}

import type * as A from "../../abilities/index.ts";
import { beginEffect } from "../continuous/durations.ts";
import { mentionsType, objectsOf, quantityOf, recipientsOf } from "../evaluate/index.ts";
import { isNode, mapParts } from "../evaluate/nodes.ts";
import { isRecipients } from "../evaluate/objects.ts";
import type { Game, Run } from "../game.ts";
import type { Context } from "../state.ts";
import { theObjects, thePlayer } from "./exactly.ts";
import { chosenIn, fixed } from "./fixed.ts";
import { fixedDestination } from "./moving.ts";
import type { Outcome } from "./outcome.ts";
import { given } from "../given.ts";

type Change = A.RuleChange | A.Replacement;

/** The fields of a change that are numbers. */
const numbers: ReadonlySet<string> = new Set(["amount", "plus", "set", "count", "size", "least", "times"]);
/** What tells of each event that is changed; what is counted for each is found as it comes up. */
const ofEvent = ["eventAmount", "eventObjects", "eventPlayer"];

/** 611.2d, 608.2h: the numbers of the effect are found once, when it begins; so is what it is that enters. */
function* withNumbersNow<C extends Change>(game: Game, change: C, ctx: Context): Run<C> {
  const changesEvents = ["prevent", "modifyAmount", "redirect"].includes(change.type);
  const live = ["each", "eachPlayer", ...(changesEvents ? ofEvent : [])];
  const now = (number: unknown): unknown =>
    // Only numbers stand in those fields. To prevent all of the damage no number is needed: it is that of another event.
    !isNode(number) ||
    ((number.type !== "eventAmount" || change.type !== "prevent") &&
      live.some((type) => mentionsType(number, type)))
      ? number
      : quantityOf(game, number as unknown as A.Quantity, ctx);
  const settled = Object.fromEntries(
    Object.entries(change).map(([name, part]) => [name, numbers.has(name) ? now(part) : part]),
  ) as C;
  if (settled.type === "entersWith") {
    const { counters, attacking } = settled;
    const how = fixedDestination(game, { zone: "battlefield", ...given({ counters, attacking }) }, ctx);
    // "It enters tapped" is said of the card that is about to move, not of what has the ability.
    const itself = (node: unknown): unknown =>
      isNode(node) && node.type === "self"
        ? theObjects(objectsOf(game, { type: "self" }, ctx))
        : mapParts(node, itself);
    return {
      ...settled,
      what: yield* fixed(game, itself(settled.what) as A.Filter, ctx),
      ...given({ counters: how.counters, attacking: how.attacking }),
    };
  }
  if (settled.type !== "costChange") return settled;
  const cost = settled.cost.map((each) =>
    each.type === "mana" ? { ...each, ...given({ times: now(each.times) as A.Quantity | undefined }) } : each,
  );
  return { ...settled, cost, what: yield* fixed(game, settled.what, ctx) };
}

/** 615.11: for each that the effect finds now a shield, which is used up by itself; 601.2d: its share as announced. */
const inShields = (
  game: Game,
  changes: A.ChangeRules["changes"],
  ctx: Context,
): A.ChangeRules["changes"][] => {
  const [change] = changes;
  if (change?.type !== "prevent" || change.each === undefined || change.to === undefined) return [changes];
  const { to, each } = change;
  if (!isRecipients(to)) return [changes];
  const shares = each === "divided" && to.type === "target" ? ctx.division?.[to.index] : undefined;
  return recipientsOf(game, to, ctx).map((one, index) => [
    {
      ...change,
      ...given({ amount: shares?.[index] }),
      to: "object" in one ? theObjects([one.object]) : thePlayer(one.player),
    },
  ]);
};

export function* changeRules(game: Game, effect: A.ChangeRules, ctx: Context): Run<Outcome> {
  let done = false;
  for (const parts of inShields(game, effect.changes, ctx)) {
    const changes: Change[] = [];
    // A fresh object for each, because a shield is used up by itself.
    for (const change of parts)
      changes.push({ ...(yield* withNumbersNow(game, yield* chosenIn(game, change, ctx), ctx)) });
    done = beginEffect(game, ctx, { type: "rules", changes, used: 0 }, effect.duration) !== undefined || done;
  }
  return { done };
}

import { sum } from "../sum.ts";
import type * as A from "../../abilities/index.ts";
import { askDivision } from "../ask.ts";
import { characteristics } from "../continuous/index.ts";
import {
  informationOf,
  mentionsType,
  objectsOf,
  playersOf,
  recipientsOf,
  subjectOf,
} from "../evaluate/index.ts";
import { onBattlefield } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { perform } from "../perform.ts";
import { lethal } from "../perform/damage.ts";
import type { Chosen, Context, GameEvent, ObjectId } from "../state.ts";
import { amountOf, resolveObjects, resolveRecipients } from "./choose.ts";
import { doneTo, nothingDone } from "./outcome.ts";
import type { Handlers, Outcome } from "./outcome.ts";
import { actionEvent } from "../events.ts";

const dealt = (events: readonly GameEvent[]): Outcome => {
  const damage = events.filter((event) => event.type === "damage");
  return {
    ...doneTo(damage.map(({ to, amount }) => [to, amount])),
    excess: sum(damage.map(({ excess = 0 }) => excess)),
  };
};

/** Shares of divided damage or counters: as announced (601.2d), else divided now (608.2d). */
export function* sharesFor(
  game: Game,
  recipients: readonly Chosen[],
  target: A.Recipients,
  total: number,
  purpose: "targets" | "counters",
  ctx: Context,
): Run<number[]> {
  const announced = target.type === "target" ? ctx.division?.[target.index] : undefined;
  if (announced !== undefined) return [...announced];
  if (recipients.length === 0) return [];
  return yield* askDivision(
    game,
    ctx.controller,
    recipients,
    total, // Untargeted recipients may get nothing (608.2d).
    target.type === "target" ? Math.min(1, total) : 0,
    purpose,
    ctx.source,
  );
}

/** How much damage a source deals to a recipient; `own` knows the source by itself. */
const amountTo = (game: Game, effect: A.DealDamage, to: Chosen, own: Context): number => {
  const of =
    "player" in to
      ? own.eachPlayer === undefined
        ? { ...own, eachPlayer: to.player }
        : own
      : effect.each === "recipient"
        ? { ...own, each: to.object }
        : own;
  return amountOf(game, effect.amount, of);
};

function* damageOf(game: Game, effect: A.DealDamage, ctx: Context): Run<GameEvent[]> {
  const ofSource = effect.each === "source";
  const eachsOwn = ofSource && mentionsType(effect.to, "each");
  const common = eachsOwn ? [] : yield* resolveRecipients(game, effect.to, ctx, "damage");
  const sources =
    effect.source.type === "choose"
      ? yield* resolveObjects(game, effect.source, ctx)
      : informationOf(game, effect.source, ctx);
  const events: GameEvent[] = [];
  for (const source of sources) {
    const own: Context = ofSource ? { ...ctx, each: source } : ctx;
    const recipients = eachsOwn ? recipientsOf(game, effect.to, own) : common;
    let shares: readonly number[] = [];
    if (effect.divided !== undefined) {
      const total = amountOf(game, effect.amount, own);
      shares =
        effect.divided === "chosen"
          ? yield* sharesFor(game, recipients, effect.to, total, "targets", own)
          : recipients.map(() => Math.floor(total / recipients.length));
    }
    recipients.forEach((to, index) => {
      const amount = effect.divided === undefined ? amountTo(game, effect, to, own) : (shares[index] ?? 0);
      if (amount <= 0 || ("object" in to && !onBattlefield(game, to.object))) return;
      const hit = (whom: Chosen, much: number): void => {
        const event: GameEvent = { type: "damage", source, to: whom, amount: much, combat: false };
        if (much > 0) events.push(effect.cantBePrevented ? { ...event, unpreventable: true } : event);
      };
      const limit =
        effect.excessTo === undefined || "player" in to ? amount : lethal(game, to.object, source);
      hit(to, Math.min(amount, limit));
      for (const player of amount > limit && effect.excessTo !== undefined
        ? playersOf(game, effect.excessTo, ctx)
        : [])
        hit({ player }, amount - limit);
    });
  }
  return events;
}

const canFight = (game: Game, id: ObjectId): boolean =>
  onBattlefield(game, id) !== undefined && characteristics(game, id).cardTypes.includes("creature");
export const damageHandlers: Handlers<"dealDamage" | "fight"> = {
  /** 120.2: all damage of one instruction is dealt at the same time. */
  *dealDamage(game, effect, ctx) {
    const { also = [], ...first } = effect;
    const events: GameEvent[] = [];
    for (const part of [first, ...also.map((more) => ({ ...first, ...more }))])
      events.push(...(yield* damageOf(game, part, ctx)));
    return dealt(yield* perform(game, events));
  } /** 701.14 */,
  *fight(game, effect, ctx) {
    const [one] = yield* resolveObjects(game, effect.one, ctx, ctx.controller, "fight");
    const others =
      effect.other.type === "choose"
        ? yield* resolveObjects(game, effect.other, ctx, ctx.controller, "fight")
        : objectsOf(game, effect.other, ctx);
    // "Those creatures fight each other" names both in one expression: one alone doesn't fight itself (701.14b).
    const together = JSON.stringify(effect.one) === JSON.stringify(effect.other);
    const other = others.find((id) => id !== one) ?? (together ? undefined : others[0]);
    if (one === undefined || other === undefined || !canFight(game, one) || !canFight(game, other))
      return nothingDone;
    const powerOf = (id: ObjectId): number => Math.max(0, subjectOf(game, id)?.characteristics.power ?? 0);
    const hit = (source: ObjectId, to: ObjectId): GameEvent => ({
      type: "damage",
      source,
      to: { object: to },
      amount: powerOf(source),
      combat: false,
    });
    const happened = yield* perform(
      game,
      [hit(one, other), hit(other, one)].filter((event) => event.type !== "damage" || event.amount > 0),
    );
    yield* perform(
      game,
      [one, other].map((object) => actionEvent("fight", ctx.controller, { object })),
    );
    return { ...dealt(happened), done: true, objects: [one, other] };
  },
};

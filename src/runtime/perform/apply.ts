import { counterEvent, enteringBy } from "../events.ts";
import type * as A from "../../abilities/index.ts";
import { resolvePlayers } from "../effects/choose.ts";
import { carryOut } from "../effects/index.ts";
import { bindingOf } from "../effects/outcome.ts";
import type { EffectContent } from "../effect-content.ts";
import type { Outcome } from "../effects/outcome.ts";
import { mentionsType, partsIn } from "../evaluate/nodes.ts";
import { holds, quantityOf, recipientsOf } from "../evaluate/index.ts";
import type { EventOf, ZoneChangeEvent } from "../events.ts";
import { asEntered } from "./as-entered.ts";
import type { Game, Run } from "../game.ts";
import { existing, keptContext, onBattlefield, sameChosen, touch } from "../game.ts";
import { link } from "../linked.ts";
import type { LinkingEffect } from "../linked.ts";
import type { Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import type { Afterwards, Applying } from "./replacements.ts";
import { isReplacement, replaceEvent } from "./replacements.ts";
import { applyIntrinsic } from "./apply-intrinsic.ts";
import { copiableFace } from "../continuous/copiable.ts";
import { enterWithCounters } from "./entering-counters.ts";
import { isImpossible } from "./change.ts";
import { given } from "../given.ts";

/** Carries out an effect of a replacement, to whose own events the same replacement does not apply again (614.5). */
function* carryOutReplacing(
  game: Game,
  candidate: Applying,
  effect: A.Effect,
  context: Context,
): Run<Outcome> {
  const { replacing } = game;
  game.replacing = candidate.applied;
  try {
    return yield* carryOut(game, effect, context);
  } finally {
    game.replacing = replacing;
  }
}

/** A shield of a resolved spell or ability that is used up is gone (614.3, 615.7). */
const useUp = (game: Game, change: object, by: number, limit: number | undefined): void => {
  for (const content of contentsWith(game, change)) {
    content.used += by;
    if (limit === undefined || content.used >= limit)
      content.changes = content.changes.filter((c) => c !== change);
  }
  game.state.effects = game.state.effects.filter(
    (e) => e.content.type !== "rules" || e.content.changes.length > 0,
  );
  touch(game);
};
/** 615.7: a shield is used up by its amount; "the next time" is all that is dealt then, to several objects and players. */
const useShield = (
  game: Game,
  change: A.PreventDamage | A.Redirect,
  by: number,
  whole: number,
  afterwards: Afterwards,
): void => {
  if (change.amount !== undefined) useUp(game, change, by, whole);
  else if (change.next)
    afterwards.push(function* () {
      useUp(game, change, 1, undefined);
      return { done: true };
    });
};
/** How much a shield has prevented or redirected. */
export const usedSoFar = (game: Game, change: object): number => contentsWith(game, change)[0]?.used ?? 0;

const contentsWith = (game: Game, change: object): (EffectContent & { readonly type: "rules" })[] =>
  game.state.effects.flatMap(({ content }) =>
    content.type === "rules" && content.changes.some((c) => c === change) ? content : [],
  );

const speaksOfEventObject = (what: A.Objects): boolean =>
  (what.type === "eventObjects" && what.role === "object") || what.type === "self" || what.type === "each";

/** Whether it is put onto the battlefield under the control of somebody (616.1b). */
export const movesUnder = (effect: A.Effect | undefined): boolean =>
  effect?.type === "move" && effect.to.zone === "battlefield" && effect.to.under !== undefined;

/** "… put it [elsewhere] instead" changes where the object goes; anything else replaces the event (614.1a, 614.6). */
const redirectedMove = (
  effect: A.Effect,
  event: GameEvent,
  candidate: Applying,
): A.Destination | undefined => {
  if (event.type !== "zoneChange" && event.type !== "discard") return undefined;
  const isIt = (what: A.Objects): boolean =>
    speaksOfEventObject(what) &&
    (what.type !== "self" ||
      candidate.source === event.object ||
      (event.type === "zoneChange" && candidate.source === event.becomes));
  if (effect.type === "exile" && effect.until === undefined && isIt(effect.what))
    return { zone: "exile", ...given({ faceDown: effect.faceDown }) };
  if (
    effect.type === "move" &&
    effect.bind === undefined &&
    isIt(effect.what) &&
    (effect.to.zone !== "battlefield" ||
      ("reason" in event && event.reason === "discard") ||
      (enteringBy(event) !== undefined && movesUnder(effect)))
  )
    return effect.to;
  return undefined;
};

/** What was moved elsewhere instead is remembered for the linked abilities (607.2a). */
function* linkMoved(game: Game, { context }: Applying, id: ObjectId, by: LinkingEffect): Run<Outcome> {
  const became = game.state.lastKnown[id]?.became;
  if (became !== undefined) link(game, context, by, [became]);
  return { done: became !== undefined };
}

function* applyReplace(
  game: Game,
  candidate: Applying,
  change: A.ReplaceEvent,
  event: GameEvent,
  afterwards: Afterwards,
): Run<GameEvent[]> {
  if (change.once) useUp(game, change, 1, undefined);
  // What does not enter is still where it was.
  const { becomes, ...before } = event as ZoneChangeEvent;
  const entering = enteringBy(event) !== undefined;
  const context: Context = { ...keptContext(candidate.context), event: entering ? before : event };
  const { instead } = change;
  if (instead === undefined || instead.type === "nothing") return [];
  const steps = instead.type === "sequence" ? instead.effects : [instead];
  const [first, ...rest] = steps;
  const to = first === undefined ? undefined : redirectedMove(first, event, candidate);
  if (to !== undefined && event.type === "zoneChange") {
    if (first?.type === "exile" && first.bind !== undefined)
      context.bindings[first.bind] = bindingOf({ done: true, objects: [event.object] });
    if ((first?.type === "exile" || first?.type === "move") && first.link !== undefined)
      afterwards.push(() => linkMoved(game, candidate, event.object, first));
    for (const effect of rest) afterwards.push(() => carryOutReplacing(game, candidate, effect, context));
    const [under] = entering && to.under !== undefined ? yield* resolvePlayers(game, to.under, context) : [];
    if (under !== undefined && becomes !== undefined) {
      existing(game, becomes).controller = under;
      touch(game);
      return [{ ...event, destination: { ...event.destination, ...to } }];
    }
    return [{ ...event, to: to.zone, destination: to }];
  }
  yield* carryOutReplacing(game, candidate, instead, context);
  return change.besides ? [event] : [];
}

/** 615.5, 615.13: what is done comes once for all that is prevented at a time, but for each that it speaks of. */
const isOneWith = (then: A.Effect, one: EventOf<"damage">, other: EventOf<"damage">): boolean => {
  const parts = [...partsIn(then)];
  const isSame = sameChosen(one.to, other.to);
  return (
    (isSame || !parts.some(({ type }) => type === "eventObjects" || type === "eventPlayer")) &&
    (one.source === other.source || !parts.some(({ role }) => role === "source"))
  );
};

const afterPrevention = (
  game: Game,
  candidate: Applying,
  change: A.PreventDamage,
  event: EventOf<"damage">,
  prevented: number,
  afterwards: Afterwards,
): void => {
  const { then } = change;
  if (then === undefined || prevented <= 0) return;
  const known = afterwards.prevented?.find(
    (p) => p.change === change && p.by === candidate.source && isOneWith(then, p.event, event),
  );
  if (known !== undefined) {
    known.event.amount += prevented;
    return;
  }
  const part = { ...event, amount: prevented };
  (afterwards.prevented ??= []).push({ change, by: candidate.source, event: part });
  const context: Context = { ...keptContext(candidate.context), event: part };
  afterwards.push(() => carryOut(game, then, context));
};

/** How much there is for a shield to prevent or redirect altogether, and how much of it does so of this damage. */
const shieldFor = (
  game: Game,
  { context }: Applying,
  change: A.PreventDamage | A.Redirect,
  event: EventOf<"damage">,
  { shares }: Afterwards,
): { readonly whole: number; readonly part: number } => {
  const whole =
    change.amount === undefined ? Infinity : quantityOf(game, change.amount, { ...context, event });
  // Of a resolved spell or ability what it prevented counts (615.7); static abilities prevent each time.
  const left = whole - usedSoFar(game, change);
  const share = shares?.find(
    (one) => one.change === change && one.event.source === event.source && sameChosen(one.event.to, event.to),
  );
  return { whole, part: Math.min(left, event.amount, share?.amount ?? left) };
};

const applyPrevent = (
  game: Game,
  candidate: Applying,
  change: A.PreventDamage,
  event: EventOf<"damage">,
  afterwards: Afterwards,
): GameEvent[] => {
  const { whole, part } = shieldFor(game, candidate, change, event, afterwards);
  // 615.12: no damage is prevented and no shield reduced.
  const prevents = event.unpreventable !== true;
  if (prevents) useShield(game, change, part, whole, afterwards);
  afterPrevention(game, candidate, change, event, part, afterwards);
  const amount = prevents ? event.amount - part : event.amount;
  return amount > 0 ? [{ ...event, amount }] : [];
};

const modified = (game: Game, candidate: Applying, change: A.ModifyAmount, amount: number): number => {
  if (change.set !== undefined) return quantityOf(game, change.set, candidate.context);
  const product = amount * (change.factor ?? 1);
  return (
    (change.round === "up" ? Math.ceil(product) : Math.floor(product)) +
    (change.plus === undefined ? 0 : quantityOf(game, change.plus, candidate.context))
  );
};

const applyModify = (
  game: Game,
  candidate: Applying,
  change: A.ModifyAmount,
  event: GameEvent,
): GameEvent => {
  switch (event.type) {
    case "damage":
    case "keywordAction":
      return { ...event, amount: modified(game, candidate, change, event.amount ?? 1) };
    case "life":
      return {
        ...event,
        change: Math.sign(event.change) * modified(game, candidate, change, Math.abs(event.change)),
      };
    case "counters":
      // 614.16: what a replacement effect puts there is put there by an effect.
      return { ...event, count: modified(game, candidate, change, event.count), noEffect: false };
    case "tokens":
      return { ...event, count: modified(game, candidate, change, event.count) };
    case "mana": {
      const length = modified(game, candidate, change, event.units.length);
      // Every mana is an object of its own.
      if (length > 1e6) throw new RangeError("too much mana");
      return {
        ...event,
        units: Array.from({ length }).flatMap((_, i) => {
          const unit = event.units[i % event.units.length];
          return unit === undefined ? [] : [{ ...unit, color: change.mana ?? unit.color }];
        }),
      };
    }
    default:
      return event;
  }
};

const applyRedirect = (
  game: Game,
  candidate: Applying,
  change: A.Redirect,
  event: EventOf<"damage">,
  afterwards: Afterwards,
): GameEvent[] => {
  const [to] = recipientsOf(game, change.to, { ...candidate.context, event });
  // 614.9: damage can't be redirected to something that is no longer there.
  if (to === undefined || sameChosen(to, event.to) || ("object" in to && !onBattlefield(game, to.object)))
    return [event];
  const { whole, part } = shieldFor(game, candidate, change, event, afterwards);
  useShield(game, change, part, whole, afterwards);
  return [
    { ...event, to, amount: part },
    { ...event, amount: event.amount - part },
  ].filter(({ amount }) => amount > 0);
};

/** 122.6, 614.5: what changes the number of counters does so once for all of a kind that the object enters with. */
export function* replaceEnteringCounters(game: Game, id: number, afterwards: Afterwards): Run<void> {
  const { counters, controller: by } = existing(game, id);
  const replaced: Record<string, number> = {};
  for (const [kind, count] of Object.entries(counters)) {
    const event = counterEvent({ object: id }, kind, count, { by });
    if (count <= 0 || isImpossible(asEntered(game, id), event)) continue;
    for (const e of yield* replaceEvent(game, event, afterwards))
      if (e.type === "counters" && e.count > 0) replaced[e.kind] = (replaced[e.kind] ?? 0) + e.count;
  }
  existing(game, id).counters = replaced;
  touch(game);
}

/** 702.44a: whether it enters as a creature, effects that change types aside. */
const ofSunburst = (game: Game, id: number): string =>
  copiableFace(game, id).cardTypes.includes("creature") ? "+1/+1" : "charge";

function* applyEnters(
  game: Game,
  candidate: Applying,
  change: A.EntersWith,
  event: ZoneChangeEvent,
): Run<GameEvent[]> {
  const id = event.becomes;
  if (id === undefined) return [event];
  const context: Context = { ...keptContext(candidate.context), event, each: id };
  const copies = mentionsType(change.as, "becomeCopy");
  if (copies) for (const [kind, n] of event.ofCopy?.splice(0) ?? []) enterWithCounters(game, id, kind, -n);
  const enters = function* (how: A.EntersAlso): Run<void> {
    if (how.tapped !== undefined) {
      existing(game, id).tapped = how.tapped;
      touch(game);
    }
    const { attacking, onlyPlayer } = how;
    if (attacking !== undefined)
      event.destination = { ...event.destination, attacking, ...given({ onlyPlayer }) };
    for (const { kind, count } of how.counters ?? []) {
      // 614.12: its own power is as it would be; it is not yet among those that are counted.
      const asked = mentionsType(count, "statOf") && !mentionsType(count, "all") ? asEntered(game, id) : game;
      const n = quantityOf(asked, count, context);
      if (n <= 0) continue;
      enterWithCounters(game, id, kind === "sunburst" ? ofSunburst(game, id) : kind, n);
      if (copies) (event.ofCopy ??= []).push([kind, n]);
    }
    if (how.as !== undefined) yield* carryOutReplacing(game, candidate, how.as, context);
  };
  yield* enters(change);
  for (const also of change.also ?? []) {
    if (also.condition === undefined || holds(game, also.condition, context)) yield* enters(also);
  }
  return [event];
}

/** Applies one replacement or prevention effect; returns the events that are left of the event. */
export function* applyReplacement(
  game: Game,
  candidate: Applying,
  event: GameEvent,
  afterwards: Afterwards,
  affected: PlayerId,
): Run<GameEvent[]> {
  const { change } = candidate;
  if (!isReplacement(change)) return yield* applyIntrinsic(game, change, event, candidate.source, affected);
  switch (change.type) {
    case "entersWith":
      return event.type === "zoneChange" ? yield* applyEnters(game, candidate, change, event) : [event];
    case "replace":
      return yield* applyReplace(game, candidate, change, event, afterwards);
    case "prevent":
      return event.type === "damage" ? applyPrevent(game, candidate, change, event, afterwards) : [event];
    case "modifyAmount":
      if (change.also !== undefined) {
        const { also } = change;
        const context = { ...keptContext(candidate.context), event };
        afterwards.push(() => carryOutReplacing(game, candidate, also, context));
      }
      return [applyModify(game, candidate, change, event)];
    case "redirect":
      return event.type === "damage" ? applyRedirect(game, candidate, change, event, afterwards) : [event];
  }
}

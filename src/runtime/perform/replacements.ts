import type * as A from "../../abilities/index.ts";
import { areAlikeChanges } from "../alike.ts";
import { askNumber, askOrder, askYesNo } from "../ask.ts";
import { characteristics, rulesInForce } from "../continuous/index.ts";
import { fits, holds, objectsOf, playersOf, quantityOf } from "../evaluate/index.ts";
import { actionEvent, enteringBy, playerOfEvent, subjectOfEvent } from "../events.ts";
import type { EventOf } from "../events.ts";
import { flatten } from "../flatten.ts";
import { given } from "../given.ts";
import type { Applied, Game, Run } from "../game.ts";
import { objectIn, objectOf, abilityContext } from "../game.ts";
import { eventFits } from "../triggers/matches.ts";
import type { Outcome } from "../effects/outcome.ts";
import type { Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { applyReplacement, movesUnder, usedSoFar } from "./apply.ts";
import { mentionsType, partsOf } from "../evaluate/nodes.ts";
import { asEntered, speaksOfSelf } from "./as-entered.ts";
import { canRegenerate, intrinsicReplacements } from "./intrinsic.ts";
import type { Intrinsic } from "./intrinsic.ts";
import { isParty, playerCant } from "../prohibitions.ts";
import { controllerOfObject } from "../evaluate/players.ts";

/** A replacement or prevention effect that could apply to an event. */
export interface Candidate extends Applied {
  readonly change: A.Replacement | Intrinsic;
  readonly context: Context;
}
/** What is to be done once the changed event has happened. */
export type Afterwards = (() => Run<Outcome>)[] & {
  /** How much a shield prevents of damage that is dealt together with other damage (615.7). */
  shares?: { readonly change: object; readonly event: EventOf<"damage">; readonly amount: number }[];
  /** What effects have prevented so far, that have something else to do. */
  prevented?: { readonly change: object; readonly by: ObjectId; readonly event: EventOf<"damage"> }[];
};

const replacementTypes: ReadonlySet<string> = new Set([
  "entersWith",
  "replace",
  "prevent",
  "modifyAmount",
  "redirect",
]);
/** Whether that is a replacement or prevention effect of a text. */
export const isReplacement = (change: { readonly type: string }): change is A.Replacement =>
  replacementTypes.has(change.type);

/** Whether it is damage of the kind that a prevention or redirection effect looks for: by such sources, to such recipients. */
const isSuchDamage = (
  game: Game,
  event: GameEvent,
  { combat }: A.PreventDamage | A.Redirect,
  [by, to, context]: readonly [A.Filter | undefined, A.Recipients | A.Filter | undefined, Context],
): event is EventOf<"damage"> =>
  event.type === "damage" &&
  event.amount > 0 &&
  (combat ?? event.combat) === event.combat &&
  (by === undefined || fits(game, event.source, by, { ...context, each: event.source })) &&
  (to === undefined || isParty(game, to, event.to, { ...context, ...given({ each: objectIn(event.to) }) }));

const modifiesThis = (game: Game, change: A.ModifyAmount, event: GameEvent, context: Context): boolean => {
  if (change.event.type !== "tokensCreated") return eventFits(game, change.event, event, context);
  if (event.type !== "tokens" || event.count <= 0) return false;
  const { under, what } = change.event;
  const sample = event.objects[0];
  return (
    playersOf(game, under, context).includes(event.player) &&
    (what === undefined || (sample !== undefined && fits(game, sample, what, context)))
  );
};

/** Whether a replacement effect looks for this event (614.1, 615.1). */
const applies = (game: Game, change: A.Replacement, event: GameEvent, context: Context): boolean => {
  const entering = enteringBy(event);
  switch (change.type) {
    case "entersWith": {
      if (entering === undefined || event.type !== "zoneChange") return false;
      const { what } = change;
      const entered = asEntered(game, entering);
      if (fits(entered, entering, what, { ...context, event, each: entering })) return true;
      // An effect that spoke of a card before means the permanent that it becomes now (400.7j); what else it asks, it asks of that.
      const parts = partsOf(what);
      const card = parts.find((part) => part.type === "isOneOf" && part.objects.type !== "self");
      return (
        card !== undefined &&
        fits(game, event.object, card, context) &&
        parts.every((part) => part === card || fits(entered, entering, part, { ...context, event }))
      );
    }
    case "replace": {
      const asked = entering === undefined ? game : asEntered(game, entering);
      return (
        eventFits(asked, change.event, event, context) &&
        // 701.19c
        (change.instead?.type !== "regenerate" || (event.type === "zoneChange" && canRegenerate(game, event)))
      );
    }
    case "prevent":
      return (
        isSuchDamage(game, event, change, [change.from, change.to, context]) &&
        // 615.12: to damage that can't be prevented happens what else the effect does.
        (event.unpreventable !== true || (change.then !== undefined && change.ifPrevented !== true))
      );
    case "modifyAmount":
      return modifiesThis(game, change, event, context);
    case "redirect":
      return isSuchDamage(game, event, change, [change.source, change.from, context]);
  }
};

/** Replacement effects of the object itself that work where it is or as it enters (113.6, 614.12). */
const own = (game: Game, event: GameEvent): Candidate[] => {
  if (event.type !== "zoneChange" && event.type !== "discard") return [];
  const entering = enteringBy(event);
  const object = objectOf(game, entering ?? event.object);
  if (object === undefined || object.kind === "ability" || game.state.battlefield.includes(object.id))
    return [];
  const found: Candidate[] = [];
  const enters = entering !== undefined;
  const entered = enters ? asEntered(game, entering) : game;
  for (const ability of flatten(characteristics(entered, object.id).abilities)) {
    if (ability.type !== "static") continue;
    const context = abilityContext(object, object.controller);
    if (ability.condition !== undefined && !holds(game, ability.condition, context)) continue;
    for (const effect of ability.effects) {
      if (!isReplacement(effect)) continue;
      // 614.12: what affects several permanents does not affect the one that it enters with.
      if (enters && effect.type === "entersWith" && !speaksOfSelf(effect.what)) continue;
      // Each instance of one and the same ability works by itself (113.2c).
      const instance = found.filter((each) => each.change === effect).length;
      // What enters is a new object each time it is about to (614.5).
      found.push({ change: effect, source: event.object, context, ...(instance > 0 ? { instance } : {}) });
    }
  }
  return found;
};

/** One that is being applied, with all that were applied to the event so far: none of them applies to what is done instead. */
export interface Applying extends Candidate {
  readonly applied: readonly Applied[];
}
const isSame = (a: Applied, b: Applied): boolean =>
  a.change === b.change && a.source === b.source && a.instance === b.instance;

/** "Those tokens plus a … token": once for all tokens that a player creates in one event; "that many", or others, for each. */
const addsTokens = ({ change }: Candidate, event: GameEvent): event is EventOf<"tokens"> =>
  change.type === "modifyAmount" &&
  change.also !== undefined &&
  change.set === undefined &&
  !mentionsType(change.also, "eventAmount") &&
  event.type === "tokens";
/** It has done so, or is there only since the event began (614.4). */
const hasAdded = (game: Game, candidate: Candidate, event: GameEvent): boolean => {
  const { whole } = game;
  if (whole === undefined || !addsTokens(candidate, event)) return false;
  const since = objectOf(game, candidate.source)?.timestamp ?? 0;
  return (
    since > whole.batch ||
    whole.added?.some((a) => isSame(a, candidate) && a.player === event.player) === true
  );
};

/** All replacement effects that apply to the event and have not been applied to it (614.5). */
const candidatesFor = (game: Game, event: GameEvent, applied: readonly Applied[]): Candidate[] => {
  const found: Candidate[] = [];
  const consider = (candidate: Candidate): void => {
    if (applied.some((a) => isSame(a, candidate)) || found.some((f) => isSame(f, candidate))) return;
    if (hasAdded(game, candidate, event)) return;
    if (isReplacement(candidate.change) && !applies(game, candidate.change, event, candidate.context)) return;
    found.push(candidate);
  };
  for (const { change, source, context } of rulesInForce(game)) {
    if (isReplacement(change)) consider({ change, source, context });
  }
  own(game, event).forEach(consider);
  intrinsicReplacements(game, event).forEach(consider);
  return found;
};

/**
 * 616.1b-d: what changes under whose control it enters comes first, then what makes it a copy, then what turns its back face up.
 * Counters that the rules give are next: nothing is changed by their coming before other counters.
 */
const rank = ({ change }: Candidate): number => {
  if (change.type === "replace" && movesUnder(change.instead)) return 0;
  if (change.type === "entersTransformed") return 2;
  if (change.type === "intrinsicCounters") return 3;
  return change.type === "entersWith" && mentionsType(change.as, "becomeCopy") ? 1 : 4;
};

/** Whether its controller does without an effect that is optional, or that could do nothing: there is no creature to be a copy of. */
function* isDeclined(game: Game, { change, context, source }: Candidate, event: GameEvent): Run<boolean> {
  if (!("optional" in change) || !change.optional) return false;
  const as = change.type === "entersWith" && change.as?.type === "affect" ? change.as.modifications : [];
  const all = { ...context, event, each: source };
  if (as.some((one) => one.type === "becomeCopy" && objectsOf(game, one.of, all).length === 0)) return true;
  // "You may … instead" is up to who controls the effect, whoever the event is about.
  return !(yield* askYesNo(game, context.controller, "apply replacement effect", source));
}

/** 616.1: the affected player, or the controller or owner of the affected object. */
const affectedPlayer = (game: Game, event: GameEvent): PlayerId => {
  const id = event.type === "zoneChange" ? (event.becomes ?? event.object) : subjectOfEvent(event);
  if (id !== undefined && event.type !== "draw" && event.type !== "discard") {
    const controller = controllerOfObject(game, id);
    if (controller !== undefined) return controller;
  }
  return playerOfEvent(event) ?? game.state.turn.active;
};

/** In the order that the player chooses, told by their sources. */
export const inChosenOrder = <T extends { readonly source: ObjectId }>(
  game: Game,
  player: PlayerId,
  items: readonly T[],
  { purpose, alike }: { readonly purpose: "triggers" | "replacements"; readonly alike: boolean },
): Run<T[]> =>
  askOrder(game, player, items, {
    objects: items.map(({ source }) => source),
    purpose,
    ...(alike ? { alike } : {}),
  });

/**
 * 614-616: what an event becomes. The affected player chooses among several effects (616.1); each applies once (614.5).
 * No event is left when it was replaced altogether; several when damage was split by redirection.
 */
export function* replaceEvent(
  game: Game,
  event: GameEvent,
  afterwards: Afterwards,
  inherited: readonly Applied[] = game.replacing,
): Run<GameEvent[]> {
  // 615.12
  if (event.type === "damage") {
    const { source, combat } = event;
    const cant = (what: A.Forbidden): boolean =>
      playerCant(game, game.state.turn.active, what, { object: source });
    if (cant("preventDamage") || (combat && cant("preventCombatDamage")))
      event = { ...event, unpreventable: true };
  }
  const applied = [...inherited];
  let order: Candidate[] = [];
  for (;;) {
    const all = candidatesFor(game, event, applied);
    const first = Math.min(...all.map(rank));
    const candidates = all.filter((c) => rank(c) === first);
    if (candidates.length === 0) return [event];
    const affected = affectedPlayer(game, event);
    // The order the player gave stands while the same effects are left.
    order = order.filter((o) => candidates.some((c) => isSame(c, o)));
    if (candidates.length > 1 && order.length !== candidates.length) {
      const alike = areAlikeChanges(candidates);
      order = yield* inChosenOrder(game, affected, candidates, { purpose: "replacements", alike });
    }
    const candidate = order.shift() ?? candidates[0];
    if (candidate === undefined) return [event];
    applied.push(candidate);
    if (game.whole !== undefined && addsTokens(candidate, event))
      (game.whole.added ??= []).push({ ...candidate, player: event.player });
    if (yield* isDeclined(game, candidate, event)) continue;
    const applying = { ...candidate, applied: [...applied] };
    const events = yield* applyReplacement(game, applying, event, afterwards, affected);
    const [only] = events;
    if (events.length === 0 || only === undefined) return [];
    if (events.length > 1) {
      const results: GameEvent[] = [];
      for (const e of events) results.push(...(yield* replaceEvent(game, e, afterwards, applied)));
      return results;
    }
    event = only;
  }
}

/** 614.1: how much of a keyword action that a player is about to do is done; nothing where something else happens instead. */
export function* aboutToDo(
  game: Game,
  action: string,
  player: PlayerId,
  amount = 1,
  object?: ObjectId,
): Run<number | undefined> {
  if (amount === 0) return 0;
  const would = actionEvent(`would ${action}`, player, { amount, ...given({ object }) });
  const [left] = yield* replaceEvent(game, would, []);
  return left?.type === "keywordAction" ? left.amount : undefined;
}

/**
 * 615.7: where a shield cannot prevent all that several sources would deal at the same time, the player who would be dealt
 * it, or controls what would be, says how much of the damage from each it prevents. So it is of what is dealt elsewhere (614.9).
 */
export function* divideShields(game: Game, events: readonly GameEvent[], afterwards: Afterwards): Run<void> {
  const damage = events.filter((event): event is EventOf<"damage"> => event.type === "damage");
  if (damage.length < 2) return;
  const shares: NonNullable<Afterwards["shares"]> = [];
  afterwards.shares = shares;
  const open = (event: EventOf<"damage">): number =>
    shares.reduce((left, share) => (share.event === event ? left - share.amount : left), event.amount);
  for (const { change, context, effect } of rulesInForce(game)) {
    if (effect === undefined || (change.type !== "prevent" && change.type !== "redirect")) continue;
    if (change.amount === undefined) continue;
    const shared = damage.filter((event) => applies(game, change, event, context));
    let left = quantityOf(game, change.amount, context) - usedSoFar(game, change);
    let rest = shared.reduce((sum, event) => sum + open(event), 0);
    if (shared.length < 2 || rest <= left) continue;
    const player = affectedPlayer(game, shared[0]!);
    for (const event of shared) {
      rest -= open(event);
      const least = Math.max(0, left - rest);
      const most = Math.min(left, open(event));
      const amount = yield* askNumber(game, player, least, most, "damage kept off", event.source);
      left -= amount;
      shares.push({ change, event, amount });
    }
  }
}

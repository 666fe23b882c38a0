import { sum } from "../sum.ts";
import type * as A from "../../abilities/index.ts";
import { characteristics, rulesInForce } from "../continuous/index.ts";
import type { RuleInForce } from "../continuous/index.ts";
import { fits, holds } from "../evaluate/index.ts";
import { isPublicZone } from "../evaluate/subject.ts";
import { actionEvent, subjectOfEvent } from "../events.ts";
import { mentionsType, zoneOfAbility } from "../evaluate/nodes.ts";
import { ofThisMana } from "../evaluate/paid.ts";
import { flatten } from "../flatten.ts";
import type { Game } from "../game.ts";
import { countUse, objectOf, objectOrLastKnown, pend, plainContext, touch, abilityContext } from "../game.ts";
import { endDurations } from "../continuous/durations.ts";
import type { Context, DelayedTrigger, GameEvent, PlayerId } from "../state.ts";
import { choiceIsOpen } from "../onceEachTurn.ts";
import { type Batches, batchKey, collect, isBatch, isEnough } from "./batch.ts";
import { eventFits } from "./matches.ts";
import { attackersMeant } from "./patterns.ts";
import { mayBeWatched } from "./watched.ts";
import { ownPayment, watchersOf } from "./watchers.ts";
import type { Watcher, Watchers } from "./watchers.ts";
import { speaksOfSelf } from "../perform/as-entered.ts";
import { remembered } from "../remembered.ts";
import { given } from "../given.ts";

const isHidden = (zone: string | undefined): boolean => zone === "hand" || zone === "library";

/** 603.10a-e: the events for which abilities may look at the game as it was just before. */
export const looksBack = (event: GameEvent): boolean =>
  (event.type === "zoneChange" &&
    (event.from === "battlefield" ||
      event.from === "graveyard" ||
      event.reason === "counter" ||
      (isHidden(event.to) && isPublicZone(event.from)))) ||
  event.type === "sacrifice" ||
  (event.type === "phases" && event.direction === "out") ||
  // A creature may exploit itself (702.110b); 603.10c-d.
  (event.type === "keywordAction" && ["exploit", "unattach", "loseControl"].includes(event.action));

/**
 * 603.10a: an ability that triggers on leaving the battlefield or a graveyard, or on being put into a hand or library; not
 * on entering (603.6a), nor on being put into another zone from anywhere (603.6c).
 */
const watchesLeaving = (pattern: A.TriggerEvent): boolean => {
  if (pattern.type === "eitherEvent") return pattern.events.some(watchesLeaving);
  if (pattern.type !== "zoneChange") return true;
  const { from = [], to, reason } = pattern;
  if (to === undefined && from.length === 0) return true;
  return (
    to !== "battlefield" &&
    (from.includes("battlefield") || from.includes("graveyard") || isHidden(to) || reason === "counter")
  );
};

const watchesItself = remembered(
  (pattern: A.TriggerEvent): boolean =>
    "what" in pattern &&
    pattern.what !== undefined &&
    "type" in pattern.what &&
    speaksOfSelf(pattern.what as A.Filter),
);

/** "When this creature enters and whenever you cast a spell": the second is about spells wherever this is. */
const isOwnEvent = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): boolean =>
  pattern.type === "eitherEvent"
    ? pattern.events.some((each) => watchesItself(each) && eventFits(game, each, event, context))
    : watchesItself(pattern);

/** 603.6c, 702.29c and the like: abilities about the object itself trigger in whatever zone its event puts or finds it. */
const ownWatchers = (game: Game, event: GameEvent): Watcher[] => {
  if (
    event.type !== "zoneChange" &&
    event.type !== "cast" &&
    event.type !== "discard" &&
    event.type !== "keywordAction"
  )
    return [];
  if (event.type !== "zoneChange") return ownAbilities(game, event, subjectOfEvent(event));
  const entered = event.to === "battlefield" || event.to === "stack";
  return [
    ...(looksBack(event) ? ownAbilities(game, event, event.object, true) : []),
    ...(entered ? [] : ownAbilities(game, event, event.becomes)),
  ];
};

/** Of those of an object that is no permanent, as it was before the event or as it is. */
const ownAbilities = (game: Game, event: GameEvent, id = -1, before = false): Watcher[] => {
  const object = before ? objectOrLastKnown(game, id) : objectOf(game, id);
  if (object === undefined || object.zone === "battlefield" || object.kind === "ability") return [];
  const abilities = flatten(characteristics(game, object.id).abilities);
  if (abilities.length === 0) return [];
  const controller = object.zone === "stack" ? object.controller : object.owner;
  const context = abilityContext(object, controller);
  return abilities.flatMap((ability, index) =>
    ability.type === "triggered" &&
    ability.zone === undefined &&
    isOwnEvent(game, ability.event, event, context) &&
    (looksBack(event) && watchesLeaving(ability.event)) === before
      ? [
          {
            source: object.id,
            controller,
            ability,
            index,
            context,
            ...ownPayment(abilities, index),
          },
        ]
      : [],
  );
};

/** 603.2d: how many times an ability triggers for one event, or for several that it takes as one (603.2c). */
const timesTriggering = (game: Game, watcher: Watcher, event: GameEvent): number => {
  let causes = event.together ?? [event];
  let times = 1;
  const about = ({ change, context }: RuleInForce): boolean =>
    (change.type === "triggersNot" || change.type === "triggersAgain") &&
    // What works in another zone is no permanent's ability.
    (change.of === undefined ||
      (zoneOfAbility(watcher.ability) === "battlefield" && fits(game, watcher.source, change.of, context)));
  const rules = rulesInForce(game).filter(about);
  for (const { change, context } of rules)
    if (change.type === "triggersNot")
      causes = causes.filter((one) => !eventFits(game, change.event, one, context));
  if (causes.length === 0) return 0;
  for (const { change, context } of rules) {
    if (change.type !== "triggersAgain") continue;
    const { event: cause } = change;
    if (cause === undefined || causes.some((one) => eventFits(game, cause, one, context))) times++;
  }
  return times;
};

/** 603.2h and "triggers only once each turn": counts the trigger, or says that it may not trigger any more. */
const mayTrigger = (game: Game, watcher: Watcher): boolean => {
  if (!choiceIsOpen(game, watcher.source, watcher.ability.effect)) return false;
  const { onlyOnce } = watcher.ability;
  const limit = onlyOnce ? 1 : watcher.ability.timesPerTurn;
  if (limit === undefined) return true;
  const object = objectOrLastKnown(game, watcher.source);
  if (object === undefined) return true;
  const key = `trigger ${watcher.index}`;
  const so = object.activations[onlyOnce ? "game" : "turn"][key] ?? 0;
  if (so >= limit) return false;
  countUse(object, key);
  return true;
};

/** The event as a trigger event is about it: the damage or the attackers that it asks for, and no others. */
const asMeant = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): GameEvent => {
  if (pattern.type === "eitherEvent") {
    const one = pattern.events.find((each) => eventFits(game, each, event, context));
    return one === undefined ? event : asMeant(game, one, event, context);
  }
  if (event.type === "damage" && pattern.type === "damage" && pattern.excess)
    return { ...event, amount: event.excess ?? 0 };
  if (event.type === "attackDeclared" && pattern.type === "attackDeclared")
    return { ...event, attackers: attackersMeant(game, pattern, event, context) };
  return event;
};

/** The event as the ability sees it: as its trigger event is about it, and with the payment that is its own. */
const eventFor = (game: Game, { payment, ability, context }: Watcher, event: GameEvent): GameEvent => {
  const meant = asMeant(game, ability.event, event, context);
  return payment === undefined ? meant : { ...meant, payment };
};

/**
 * How many times one event makes the trigger event happen (603.2c): each counter by itself where the text says "a counter";
 * each of the chapters that counters put on together reach (714.2c).
 */
const timesHappening = (game: Game, pattern: A.TriggerEvent, event: GameEvent, watcher: Watcher): number => {
  const { ability, context } = watcher;
  if (event.type !== "counters") return 1;
  if (pattern.type === "eitherEvent")
    return sum(
      pattern.events
        .filter((one) => eventFits(game, one, event, context))
        .map((one) => timesHappening(game, one, event, watcher)),
    );
  const once =
    pattern.type !== "countersPlaced" ||
    pattern.batch ||
    pattern.asOne ||
    pattern.last ||
    pattern.nth !== undefined ||
    pattern.firstEachTurn ||
    ability.timesPerTurn !== undefined;
  return once ? 1 : Math.abs(event.count);
};

/** Whether it triggers, and waits to be put on the stack (603.3). */
const wait = (game: Game, watcher: Watcher, event: GameEvent): boolean => {
  const times =
    timesTriggering(game, watcher, event) * timesHappening(game, watcher.ability.event, event, watcher);
  if (times === 0 || !mayTrigger(game, watcher)) return false;
  for (let n = times; n > 0; n--) {
    pend(game, {
      controller: watcher.controller,
      source: watcher.source,
      ability: watcher.ability,
      event: eventFor(game, watcher, event),
      ...given({ condition: watcher.ability.condition }),
    });
  }
  return true;
};

const fitsWatcher = (game: Game, watcher: Watcher, event: GameEvent): boolean => {
  if (!eventFits(game, watcher.ability.event, event, watcher.context)) return false;
  const { condition } = watcher.ability;
  // 603.4: an intervening "if" is looked at as the event happens, and again on resolution.
  return (
    condition === undefined ||
    holds(game, condition, {
      ...watcher.context,
      event: eventFor(game, watcher, event),
      ability: watcher.ability,
      ...given({ each: subjectOfEvent(event) }),
    })
  );
};

/** Delayed triggered abilities, which trigger on simultaneous events as others do (603.7). */
const noteDelayed = (game: Game, events: readonly GameEvent[]): void => {
  const { delayed } = game.state;
  if (delayed.length === 0) return;
  const batches: Batches<DelayedTrigger> = new Map();
  const spent = new Set<number>();
  const note = (trigger: DelayedTrigger, event: GameEvent): void => {
    const { context, ability, condition, atOnce } = trigger;
    if (trigger.once && spent.has(trigger.id)) return;
    // 106.6a: one for each mana.
    const times = mentionsType(trigger.event, "paidWith")
      ? ofThisMana(objectOf(game, subjectOfEvent(event))?.cast?.manaSpent, context)
      : [trigger];
    for (const _ of times)
      pend(game, {
        controller: context.controller,
        source: context.source,
        ability,
        // A point in time has no objects: "that creature" is still the one that the effect spoke of (603.7c).
        event:
          event.type === "beginning"
            ? (context.event ?? event)
            : asMeant(game, trigger.event, event, context),
        bindings: context.bindings,
        context,
        ...given({ condition, atOnce }),
      });
    spent.add(trigger.id);
  };
  const { number } = game.state.turn;
  for (const event of events) {
    for (const trigger of delayed) {
      const { event: pattern, madeOnTurn } = trigger;
      // Of the next turn, or of the player's next one.
      if (pattern.type === "beginningOf" && pattern.next === "turn")
        if (pattern.of === undefined ? number !== madeOnTurn + 1 : number <= madeOnTurn) continue;
      if (!eventFits(game, trigger.event, event, trigger.context)) continue;
      if (trigger.condition !== undefined && !holds(game, trigger.condition, { ...trigger.context, event })) {
        // 603.7b: the point in time comes once, whether or not the ability triggers then (603.4).
        if (event.type === "beginning" && trigger.once) spent.add(trigger.id);
        continue;
      }
      if (isBatch(trigger.event))
        collect(batches, trigger, batchKey(String(trigger.id), trigger.event, event), event);
      else note(trigger, event);
    }
  }
  for (const { of: trigger, event } of batches.values())
    if (isEnough(game, trigger.event, event, trigger.context)) note(trigger, event);
  game.state.delayed = delayed.filter(
    ({ once, id, context }) =>
      !once ||
      !spent.has(id) ||
      game.state.players.some(({ manaPool }) => ofThisMana(manaPool, context).length > 0),
  );
};

/** The abilities that look for the event: as they are after it, or as they were before it if they look back. */
const watching = (event: GameEvent, before: Watchers | undefined, after: Watchers): readonly Watcher[] => {
  const now = after[event.type] ?? [];
  if (before === undefined || !looksBack(event)) return now;
  return [
    ...(before[event.type] ?? []).filter((w) => watchesLeaving(w.ability.event)),
    ...now.filter((w) => !watchesLeaving(w.ability.event)),
  ];
};

/**
 * 603.2: notes which abilities the events trigger; nothing else happens yet. `before` are the abilities that were there
 * before the events, for those that look back (603.10).
 */
export const noteTriggers = (
  game: Game,
  events: readonly GameEvent[],
  before: Watchers | undefined,
): void => {
  endDurations(game, events);
  if (game.state.delayed.length === 0 && !events.some((e) => e.type === "draw" || mayBeWatched(game, e.type)))
    return;
  const after = watchersOf(game);
  const batches: Batches<Watcher> = new Map();
  for (const event of events) {
    for (const watcher of [...watching(event, before, after), ...ownWatchers(game, event)]) {
      if (!fitsWatcher(game, watcher, event)) continue;
      if (isBatch(watcher.ability.event)) {
        const key = batchKey(`${watcher.source}/${watcher.index}`, watcher.ability.event, event);
        collect(batches, watcher, key, event);
      } else wait(game, watcher, event);
    }
  }
  noteDelayed(game, events);
  for (const { of: watcher, event } of batches.values())
    if (isEnough(game, watcher.ability.event, event, watcher.context)) wait(game, watcher, event);
  if (game.state.waiting.length > 0) touch(game);
};

/** 603.10d: players have lost control of permanents, whose own abilities are still looked at as theirs. */
export const noteLostControl = (game: Game, lost: readonly { id: number; by: PlayerId }[]): void => {
  if (lost.length === 0) return;
  const events = lost.map(({ id, by }) => actionEvent("loseControl", by, { object: id }));
  const watchers = watchersOf(game).keywordAction ?? [];
  const before = watchers.map((watcher): Watcher => {
    const controller = lost.find(({ id }) => id === watcher.source)?.by;
    return controller === undefined
      ? watcher
      : { ...watcher, controller, context: { ...watcher.context, controller } };
  });
  game.state.history.thisTurn.push(...events);
  game.log.push(...events);
  noteTriggers(game, events, { keywordAction: before });
};

/** 603.8: state triggers trigger when their state is true, and not again while one of them waits or is on the stack. */
export const noteStateTriggers = (game: Game): boolean => {
  if (!mayBeWatched(game, "state")) return false;
  const watching = watchersOf(game).state;
  if (watching === undefined) return false;
  let any = false;
  const event: GameEvent = { type: "state" };
  for (const watcher of watching) {
    const waiting = game.state.waiting.some(
      (w) => w.source === watcher.source && w.ability === watcher.ability,
    );
    const stacked = game.state.stack.some((id) => {
      const item = objectOf(game, id)?.stackItem;
      return item?.source === watcher.source && item.ability === watcher.ability;
    });
    if (waiting || stacked || !fitsWatcher(game, watcher, event)) continue;
    any = wait(game, watcher, event) || any;
  }
  return any;
};

/** The context in which a waiting triggered ability is put on the stack and resolved (603.7c-d for delayed ones). */
export const triggerContext = (
  game: Game,
  source: number,
  controller: PlayerId,
  event: GameEvent,
  made: Context | undefined,
): Context => {
  const object = objectOrLastKnown(game, source);
  const own: Context = object ? abilityContext(object, controller) : plainContext(source, controller);
  return { ...(made ?? own), source, controller, event };
};

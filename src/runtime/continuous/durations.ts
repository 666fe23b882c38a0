import type * as A from "../../abilities/index.ts";
import { holds } from "../evaluate/conditions.ts";
import { informationOf, objectsOf } from "../evaluate/objects.ts";
import { playersOf } from "../evaluate/players.ts";
import { subjectOf } from "../evaluate/subject.ts";
import { newId, newTimestamp, onBattlefield, touch } from "../game.ts";
import { mentionsType } from "../evaluate/nodes.ts";
import type { Game } from "../game.ts";
import type { ActiveEffect, Context, DelayedTrigger, GameEvent, ObjectId } from "../state.ts";
import { loseDesignations } from "../lose-designations.ts";
import { eventFits } from "../triggers/matches.ts";

/** Moments at which durations end; `now` only looks for those that depend on the state of the game (611.2b). */
export type DurationMoment =
  "turn begins" | "untap" | "upkeep" | "end step" | "end of combat" | "cleanup" | "now";
/** A moment, or what has just happened. */
export type Ending = DurationMoment | readonly GameEvent[];

interface Lasting {
  readonly duration?: A.Duration | undefined;
  readonly madeOnTurn: number;
  readonly context: Context;
  readonly content?: ActiveEffect["content"];
}

const theirTurn = (game: Game, duration: A.Until, context: Context): boolean =>
  playersOf(game, duration.of ?? { type: "you" }, context).includes(game.state.turn.active);

/** "Their" next untap step is that of the controllers of what the effect is about. */
const isControllersTurn = (
  game: Game,
  content: ActiveEffect["content"] | undefined,
  context: Context,
): boolean => {
  if (content?.type !== "affect") return true;
  const isTheirs = (id: ObjectId): boolean => {
    const subject = subjectOf(game, id);
    return subject === undefined || subject.characteristics.controller === game.state.turn.active;
  };
  return content.all === undefined
    ? content.objects.every(isTheirs)
    : objectsOf(game, content.all, context).some(isTheirs);
};

/** The moments of the next turn of a player at which what lasts until then ends. */
const inTheirTurn = {
  "your next turn": "turn begins",
  "end of your next turn": "cleanup",
  "your next upkeep": "upkeep",
  "your next untap step": "untap",
} as const;

const endsAt = (
  game: Game,
  duration: A.Until,
  { madeOnTurn, context, content }: Lasting,
  moment: DurationMoment,
): boolean => {
  const later = game.state.turn.number > madeOnTurn;
  switch (duration.moment) {
    case "end of turn":
    case "next cleanup":
      return moment === "cleanup";
    case "end of combat":
      return moment === "end of combat" || moment === "cleanup";
    case "next end step":
      return moment === "end step" && (duration.of === undefined || theirTurn(game, duration, context));
    case "your next turn":
    case "end of your next turn":
    case "your next upkeep":
    case "your next untap step":
      return moment === inTheirTurn[duration.moment] && later && theirTurn(game, duration, context);
    case "their next untap step":
      return (
        moment === "untap" &&
        later &&
        (duration.of === undefined
          ? isControllersTurn(game, content, context)
          : theirTurn(game, duration, context))
      );
    case "during your next turn":
    case "end of game":
      return false;
  }
};

/** 611.2b, 702.26f: what a condition says of an object is no longer so once the object is gone, or has phased out. */
const stillHolds = (game: Game, condition: A.Condition, context: Context): boolean => {
  const isSeen = (id: ObjectId): boolean => {
    const object = game.state.objects[id];
    return object !== undefined && !object.phasedOut;
  };
  switch (condition.type) {
    case "allOf":
      return condition.conditions.every((part) => stillHolds(game, part, context));
    case "anyOf":
      return condition.conditions.some((part) => stillHolds(game, part, context));
    case "matches":
      // "For as long as it remains exiled" is about what the effect itself moved it to be.
      return (
        (condition.filter.type === "inZone"
          ? objectsOf(game, condition.objects, context).some(isSeen)
          : informationOf(game, condition.objects, context).every(isSeen)) && holds(game, condition, context)
      );
    default:
      return holds(game, condition, context);
  }
};

/** Whether something with a duration ends at this moment, or by what has happened (611.2a, 611.2b). */
export const hasEnded = (game: Game, lasting: Lasting, moment: Ending): boolean => {
  const { duration, context } = lasting;
  if (typeof moment === "object")
    return (
      duration?.type === "untilEvent" &&
      moment.some((event) => eventFits(game, duration.event, event, context))
    );
  switch (duration?.type) {
    case undefined:
    case "untilPaid":
    case "untilEvent":
      return false;
    case "until":
      return endsAt(game, duration, lasting, moment);
    case "asLongAs":
      return !stillHolds(game, duration.condition, context);
    case "untilLeaves": {
      const ids = informationOf(game, duration.objects, context);
      return ids.length === 0 || ids.some((id) => !onBattlefield(game, id));
    }
  }
};

const untilCleanup = ["saddled", "exerted", "crewed", "enlisted"];

/** Designations that last until the end of the turn (702.171b), and effects on objects that are all gone. */
const forgetTurn = (game: Game): void => {
  const { state } = game;
  for (const id of state.battlefield) {
    const object = state.objects[id];
    if (object === undefined || !object.designations.some((name) => untilCleanup.includes(name))) continue;
    loseDesignations(object, ...untilCleanup);
    touch(game);
  }
  const exists = (id: ObjectId): boolean => {
    const became = state.lastKnown[id]?.became;
    return state.objects[id] !== undefined || (became !== undefined && state.objects[became] !== undefined);
  };
  const left = state.effects.filter(
    ({ content }) => content.type !== "affect" || content.all !== undefined || content.objects.some(exists),
  );
  if (left.length === state.effects.length) return;
  state.effects = left;
  touch(game);
};

/** "Their controllers' next untap steps": it is over for each object of several in the untap step of its own controller. */
const withoutUntapped = (game: Game, effect: ActiveEffect): ActiveEffect => {
  const { duration, content, madeOnTurn } = effect;
  if (duration?.type !== "until" || duration.moment !== "their next untap step" || duration.of !== undefined)
    return effect;
  const { active, number } = game.state.turn;
  if (number <= madeOnTurn || content.type !== "affect" || content.all !== undefined) return effect;
  const left = content.objects.filter((id) => subjectOf(game, id)?.characteristics.controller !== active);
  return left.length === 0 || left.length === content.objects.length
    ? effect
    : { ...effect, content: { ...content, objects: left } };
};

/** "During your next turn": what waits for that turn begins with it, and ends at its end. */
const begun = (game: Game, effect: ActiveEffect): ActiveEffect => {
  const { content, duration, context } = effect;
  if (content.type !== "later" || duration?.type !== "until" || !theirTurn(game, duration, context))
    return effect;
  touch(game);
  if (content.content.type === "rules")
    for (const change of content.content.changes)
      if (change.type === "turnAfter")
        game.state.turn.extraTurns.push(...playersOf(game, change.players, context));
  return { ...effect, content: content.content, duration: { type: "until", moment: "end of turn" } };
};

/** Ends the effects and delayed triggers whose duration is over (514.2, 611.2). Cheap when there is none. */
export const endDurations = (game: Game, moment: Ending): void => {
  const { state } = game;
  if (moment === "cleanup") forgetTurn(game);
  if (state.effects.length === 0 && state.delayed.length === 0) return;
  if (moment === "turn begins") state.effects = state.effects.map((effect) => begun(game, effect));
  if (moment === "untap") state.effects = state.effects.map((effect) => withoutUntapped(game, effect));
  const effects = state.effects.filter((effect) => !hasEnded(game, effect, moment));
  const delayed = state.delayed.filter((trigger) => !hasEnded(game, trigger, moment));
  if (
    moment !== "untap" &&
    effects.length === state.effects.length &&
    delayed.length === state.delayed.length
  )
    return;
  state.effects = effects;
  state.delayed = delayed;
  touch(game);
};

/** "The end step on your next turn": that turn may end without having one. */
const lastsFor = ({ event }: Pick<DelayedTrigger, "event">): { readonly duration?: A.Duration } =>
  event.type === "beginningOf" && event.next === "turn" && event.of !== undefined
    ? { duration: { type: "until", moment: "end of your next turn", of: event.of } }
    : {};

/** Makes a delayed triggered ability (603.7). */
export const delay = (game: Game, trigger: Omit<DelayedTrigger, "id" | "madeOnTurn">): void => {
  const id = newId(game);
  const context = { ...trigger.context, began: { id, timestamp: newTimestamp(game) } };
  game.state.delayed.push({
    id,
    madeOnTurn: game.state.turn.number,
    ...lastsFor(trigger),
    ...trigger,
    context,
  });
  touch(game);
};

/** Starts a continuous effect (611.2), unless its "for as long as" is not so to begin with (611.2b). */
export const beginEffect = (
  game: Game,
  context: Context,
  content: Exclude<ActiveEffect["content"], { readonly type: "later" }>,
  duration?: A.Duration,
): ActiveEffect | undefined => {
  // "The next spell you cast this turn": what is meant and how long it lasts are one.
  const next = mentionsType(content, "nextCast");
  const began = { id: newId(game), timestamp: newTimestamp(game) };
  const effect: ActiveEffect = {
    ...began,
    source: context.source,
    controller: context.controller,
    duration: next ? (duration ?? { type: "until", moment: "end of turn" }) : duration,
    madeOnTurn: game.state.turn.number,
    context: {
      ...context,
      bindings: { ...context.bindings },
      began,
      ...(next ? { since: game.state.history.thisTurn.length } : {}),
    },
    content:
      duration?.type === "until" && duration.moment === "during your next turn"
        ? { type: "later", content }
        : content,
  };
  if (hasEnded(game, effect, "now")) return undefined;
  game.state.effects.push(effect);
  touch(game);
  return effect;
};

/** Starts one that changes a single object. */
export const affectObject = (
  game: Game,
  context: Context,
  object: ObjectId,
  modifications: readonly A.Modification[],
  duration?: A.Duration,
): ActiveEffect | undefined =>
  beginEffect(game, context, { type: "affect", objects: [object], modifications }, duration);

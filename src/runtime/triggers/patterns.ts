import { isRecipient } from "../evaluate/objects.ts";
import type * as A from "../../abilities/index.ts";
import { holds } from "../evaluate/conditions.ts";
import { fitsAsSeen, isCausedBy } from "../evaluate/history.ts";
import { playersOf, isPlayers } from "../evaluate/players.ts";
import { compareNumbers, quantityOf } from "../evaluate/quantities.ts";
import { subjectOfEvent } from "../events.ts";
import type { EventOf } from "../events.ts";
import type { Game } from "../game.ts";
import { asChosen, numberOfCounters, objectOf, objectOrLastKnown } from "../game.ts";
import { given } from "../given.ts";
import { has } from "../keywords.ts";
import type { Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { saysCard } from "../evaluate/zones.ts";
import { eventFits } from "./matches.ts";

/** The event and its object become what `eventObjects` and `each` mean. */
export const within = (context: Context, event: GameEvent, object: ObjectId | undefined): Context => ({
  ...context,
  event,
  ...given({ each: object }),
});

const isIn = (game: Game, players: A.Players, player: PlayerId | undefined, context: Context): boolean =>
  player !== undefined && playersOf(game, players, context).includes(player);

/** Counts the events of this turn up to and including this one that fit the pattern. */
const nthThisTurn = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): number => {
  let n = 0;
  for (const earlier of game.state.history.thisTurn) {
    // "Whenever a player casts their second spell each turn": of the same player.
    const another = "player" in earlier && "player" in event && earlier.player !== event.player;
    if (earlier.type === event.type && !another && eventFits(game, pattern, earlier, context)) n++;
    if (earlier === event) return n;
  }
  return n + 1;
};

const nthFits = <P extends A.TriggerEvent & { nth?: number }>(
  game: Game,
  pattern: P,
  event: GameEvent,
  context: Context,
): boolean => {
  if (pattern.nth === undefined) return true;
  const { nth, ...any } = pattern;
  return nthThisTurn(game, any as A.TriggerEvent, event, context) === nth;
};
/** 702.155a: in the turn it entered, a Saga with read ahead has no other chapter than the one it has come to. */
const skipsChapters = (game: Game, id: ObjectId): boolean =>
  objectOf(game, id) !== undefined &&
  has(game, id, "read ahead") &&
  game.state.history.thisTurn.some((e) => e.type === "zoneChange" && e.becomes === id);

/** Whether a card was played from where an event asks for. */
const playedFrom = ({ from, notFrom }: A.Cast | A.PlaysLand, zone: A.Zone | "outside" | undefined): boolean =>
  (from === undefined || from === zone) &&
  (notFrom === undefined || (zone !== undefined && notFrom !== zone));
/** Mana that was spent to cast the spell of a cast event. */
const spentOn = (game: Game, { object }: EventOf<"cast">): number =>
  objectOrLastKnown(game, object)?.cast?.manaSpent?.length ?? 0;
/** The attackers that a pattern is about: those that it describes, attacking whom it says. */
export const attackersMeant = (
  game: Game,
  { withCreatures, whom }: A.AttackDeclared,
  event: EventOf<"attackDeclared">,
  context: Context,
): ObjectId[] =>
  event.attackers.filter((id) => {
    if (withCreatures !== undefined && !objectFits(game, withCreatures, event, id, context)) return false;
    if (whom === undefined) return true;
    const attacker = game.state.combat?.attackers.find((a) => a.id === id);
    return (
      attacker !== undefined &&
      isRecipient(game, whom, asChosen(attacker.defender), within(context, event, undefined))
    );
  });
/** 509.3a: a creature that blocks several attackers has blocked once. */
const isFirstBlocked = (game: Game, event: EventOf<"block">): boolean => {
  const blocker = game.state.combat?.blockers.find((b) => b.id === event.object);
  return blocker === undefined || blocker.attackers[0] === event.attacker;
};

/** The first card that the player draws in their own draw step, whatever makes them draw it (121.1, 504.1). */
const isFirstInDrawStep = (game: Game, event: EventOf<"draw">): boolean => {
  const { turn, history } = game.state;
  const at = history.thisTurn.indexOf(event);
  return (
    turn.drawStep !== undefined &&
    event.player === turn.active &&
    (at < 0 || at >= turn.drawStep) &&
    // The beginning of the draw step is told after the draw of the step itself.
    !history.thisTurn
      .slice(turn.drawStep, at < 0 ? undefined : at)
      .some(
        (e) =>
          (e.type === "draw" && e.player === event.player) || (e.type === "beginning" && e.step !== "draw"),
      )
  );
};

const objectFits = (
  game: Game,
  filter: A.Filter,
  event: GameEvent,
  id: ObjectId | undefined,
  context: Context,
): boolean => id !== undefined && fitsAsSeen(game, id, filter, event, within(context, event, id));

type PatternType = Exclude<A.TriggerEvent["type"], "eitherEvent" | "state">;
type PatternOf<P extends PatternType> = Extract<A.TriggerEvent, { type: P }>;

/** The events that patterns of a type look at, and whether one of them fits. */
interface Row<P, E extends GameEvent> {
  readonly events: readonly GameEvent["type"][];
  readonly fits: (game: Game, pattern: P, event: E, context: Context) => boolean;
}
const on =
  <E extends GameEvent["type"]>(...events: readonly E[]) =>
  <P>(fits: Row<P, EventOf<E>>["fits"]): Row<P, EventOf<E>> => ({ events, fits });

/** It happened to such an object. */
const toObject = (
  game: Game,
  { what }: { readonly what: A.Filter },
  event: GameEvent & { readonly object: ObjectId },
  context: Context,
): boolean => objectFits(game, what, event, event.object, context);

/** Such a player did it to such an object. */
const byPlayer = (
  game: Game,
  pattern: { readonly by?: A.Players; readonly what: A.Filter },
  event: GameEvent & { readonly player?: PlayerId; readonly object: ObjectId },
  context: Context,
): boolean =>
  (pattern.by === undefined || isIn(game, pattern.by, event.player, context)) &&
  toObject(game, pattern, event, context);

/** What patterns look for (603.2). */
export const patterns: { readonly [P in PatternType]: Row<PatternOf<P>, never> } = {
  zoneChange: on("zoneChange")((game, pattern: A.ZoneChange, event, context) => {
    if (pattern.to !== undefined && pattern.to !== event.to) return false;
    if (pattern.notTo !== undefined && pattern.notTo === event.to) return false;
    if (pattern.from !== undefined) {
      const from: readonly string[] = typeof pattern.from === "string" ? [pattern.from] : pattern.from;
      if (!from.includes(event.from)) return false;
    }
    // 603.10a looks back for what leaves; a card put somewhere "from anywhere" is looked at where it is.
    const isCard = event.from === "graveyard" || event.to === "stack";
    const leaves = isCard && pattern.from !== undefined && pattern.to !== "battlefield";
    const looksAtCard =
      pattern.from === undefined
        ? pattern.to !== undefined
        : event.from !== "battlefield" && saysCard(pattern.what);
    const subject = leaves
      ? event.object
      : looksAtCard &&
          event.to !== "battlefield" &&
          event.becomes !== undefined &&
          objectOrLastKnown(game, event.becomes) !== undefined
        ? event.becomes
        : subjectOfEvent(event);
    if (subject === undefined || (pattern.reason && event.reason !== pattern.reason)) return false;
    if (event.component && subject === event.object) return false;
    if (!isCausedBy(game, event.cause, pattern, context)) return false;
    return objectFits(game, pattern.what, event, subject, context);
  }),
  beginningOf: on("beginning")(
    (game, pattern: A.BeginningOf, event, context) =>
      event.step === pattern.step &&
      (pattern.nth === undefined || game.state.turn.begun?.main === pattern.nth) &&
      (pattern.of === undefined || isIn(game, pattern.of, event.player, within(context, event, undefined))),
  ),
  cast: on(
    "cast",
    "copied",
  )((game, pattern: A.Cast, event, context) => {
    if (event.type === "copied" ? !pattern.orCopy : pattern.orCopy === "only") return false;
    if (!isIn(game, pattern.by, event.player, context)) return false;
    if (!playedFrom(pattern, event.type === "cast" ? event.from : undefined)) return false;
    if (!objectFits(game, pattern.what, event, event.object, context)) return false;
    return nthFits(game, pattern, event, context);
  }),
  activates: on("activate")(byPlayer),
  attacks: on("attack")((game, pattern: A.Attacks, event, context) => {
    if (pattern.alone && !event.alone) return false;
    const inner = within(context, event, event.object);
    if (pattern.whom !== undefined && !isRecipient(game, pattern.whom, asChosen(event.defender), inner))
      return false;
    return fitsAsSeen(game, event.object, pattern.what, event, inner);
  }),
  attackDeclared: on("attackDeclared")((game, pattern: A.AttackDeclared, event, context) => {
    if (!isIn(game, pattern.by, event.player, context)) return false;
    const inner = within(context, event, undefined);
    // 608.2i: of the creatures as they were when they attacked.
    if (
      pattern.together !== undefined &&
      !holds(game, pattern.together, { ...inner, ...given({ seen: event.seen }) })
    )
      return false;
    return (
      attackersMeant(game, pattern, event, context).length >=
      Math.max(1, quantityOf(game, pattern.atLeast ?? 1, inner))
    );
  }),
  blocks: on("block")(
    (game, pattern: A.Blocks, event, context) =>
      toObject(game, pattern, event, context) &&
      (pattern.blocked === undefined
        ? isFirstBlocked(game, event)
        : objectFits(game, pattern.blocked, event, event.attacker, context)),
  ),
  becomesBlocked: on(
    "blocked",
    "block",
  )((game, pattern: A.BecomesBlocked, event, context) => {
    // 509.3c: once for becoming blocked at all; 509.3d: once for each blocker of a described kind.
    if (pattern.by === undefined)
      return event.type === "blocked" && objectFits(game, pattern.what, event, event.object, context);
    return (
      event.type === "block" &&
      objectFits(game, pattern.what, event, event.attacker, context) &&
      objectFits(game, pattern.by, event, event.object, context)
    );
  }),
  attacksUnblocked: on("unblocked")(toObject),
  damage: on("damage")((game, pattern: A.Damage, event, context) => {
    if (event.amount <= 0) return false;
    if (pattern.combat !== undefined && pattern.combat !== event.combat) return false;
    if (pattern.excess && (event.excess ?? 0) <= 0) return false;
    const { amount } = pattern;
    if (
      amount !== undefined &&
      !compareNumbers(event.amount, amount.comparison, quantityOf(game, amount.value, context))
    )
      return false;
    if (pattern.source !== undefined && !objectFits(game, pattern.source, event, event.source, context))
      return false;
    const to = pattern.to;
    if (to === undefined) return true;
    const filter = to.type === "eitherRecipient" ? to.filter : isPlayers(to) ? undefined : to;
    const players = to.type === "eitherRecipient" ? to.players : isPlayers(to) ? to : undefined;
    if ("object" in event.to)
      return filter !== undefined && objectFits(game, filter, event, event.to.object, context);
    return players !== undefined && isIn(game, players, event.to.player, within(context, event, undefined));
  }),
  lifeChange: on("life")((game, pattern: A.LifeChange, event, context) => {
    if (
      event.change === 0 ||
      (pattern.change === "gain" && event.change < 0) ||
      (pattern.change === "loss" && event.change > 0)
    )
      return false;
    if (!isCausedBy(game, event.source, pattern, context)) return false;
    return isIn(game, pattern.of, event.player, context) && nthFits(game, pattern, event, context);
  }),
  draws: on("draw")((game, pattern: A.Draws, event, context) => {
    if (!isIn(game, pattern.by, event.player, context)) return false;
    if (pattern.exceptFirstInDrawStep && isFirstInDrawStep(game, event)) return false;
    return nthFits(game, pattern, event, context);
  }),
  discards: on("discard")(
    (game, pattern: A.Discards, event, context) =>
      byPlayer(game, pattern, event, context) &&
      isCausedBy(game, event.cause, pattern, within(context, event, event.cause)),
  ),
  sacrifices: on("sacrifice")(byPlayer),
  becomesTapped: on("tap")(byPlayer),
  becomesUntapped: on("untap")(byPlayer),
  countersPlaced: on("counters")((game, pattern: A.CountersPlaced, event, context) => {
    if (pattern.kind !== undefined && pattern.kind !== event.kind) return false;
    if (pattern.removed ? event.count >= 0 : event.count <= 0) return false;
    if (pattern.by !== undefined && !isIn(game, pattern.by, event.by, context)) return false;
    if (pattern.byEffect && event.noEffect) return false;
    if ("player" in event.on)
      return isPlayers(pattern.on) && isIn(game, pattern.on, event.on.player, context);
    if (isPlayers(pattern.on)) return false;
    const id = event.on.object;
    if (!objectFits(game, pattern.on, event, id, context)) return false;
    const now = numberOfCounters(objectOrLastKnown(game, id), event.kind);
    if (pattern.last && now !== 0) return false;
    // "When the n-th counter is put on": the count passed n with this event.
    if (pattern.nth === undefined) return true;
    if (now < pattern.nth || now - event.count >= pattern.nth) return false;
    return now === pattern.nth || !skipsChapters(game, id);
  }),
  becomesTarget: on("target")((game, pattern: A.BecomesTarget, event, context) => {
    if (!objectFits(game, pattern.of, event, event.by, context)) return false;
    if (pattern.first) {
      const { first, ...any } = pattern;
      if (first && nthThisTurn(game, any, event, context) !== 1) return false;
    }
    if ("player" in event.what)
      return isPlayers(pattern.what) && isIn(game, pattern.what, event.what.player, context);
    return !isPlayers(pattern.what) && objectFits(game, pattern.what, event, event.what.object, context);
  }),
  turnedFaceUp: on("turnedFaceUp")(toObject),
  transforms: on("transformed")(toObject),
  phases: on("phases")(
    (game, pattern: A.Phases, event, context) =>
      event.direction === pattern.direction && toObject(game, pattern, event, context),
  ),
  playsLand: on("landPlayed")(
    (game, pattern: A.PlaysLand, event, context) =>
      playedFrom(pattern, event.from) && byPlayer(game, pattern, event, context),
  ),
  tapsForMana: on("mana")(
    (game, { by, what, produced }: A.TapsForMana, event, context) =>
      event.tapped &&
      (produced === undefined || event.units.some((unit) => unit.color === produced)) &&
      isIn(game, by, event.player, context) &&
      objectFits(game, what, event, event.source, context),
  ),
  unlocks: on("unlock")(
    (game, pattern: A.Unlocks, event, context) =>
      (pattern.door === undefined || pattern.door === event.door) &&
      (pattern.fully === undefined || event.full) &&
      byPlayer(game, pattern, event, context),
  ),
  /** 700.14: the mana the player spent this turn to cast spells was less before this spell, and is that much now. */
  expends: on("cast")((game, pattern: A.Expends, event, context) => {
    if (!isIn(game, pattern.by, event.player, context)) return false;
    let before = 0;
    for (const earlier of game.state.history.thisTurn) {
      if (earlier === event) break;
      if (earlier.type === "cast" && earlier.player === event.player) before += spentOn(game, earlier);
    }
    return before < pattern.amount && before + spentOn(game, event) >= pattern.amount;
  }),
  keywordAction: on("keywordAction")((game, pattern: A.KeywordEvent, event, context) => {
    if (pattern.action !== event.action) return false;
    if (pattern.by !== undefined && !isIn(game, pattern.by, event.player, context)) return false;
    const { crew, other } = pattern;
    if (!isCausedBy(game, event.cause, pattern, context)) return false;
    if (other !== undefined && !objectFits(game, other, event, event.other, context)) return false;
    if (crew !== undefined && event.crew?.some((id) => objectFits(game, crew, event, id, context)) !== true)
      return false;
    return pattern.what === undefined || objectFits(game, pattern.what, event, event.object, context);
  }),
};

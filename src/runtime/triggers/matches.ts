import type * as A from "../../abilities/index.ts";
import { compareNumbers, fits, holds, playersOf, quantityOf, recipientsOf } from "../evaluate/index.ts";
import { subjectOfEvent } from "../events.ts";
import type { EventOf } from "../events.ts";
import type { Game } from "../game.ts";
import { asChosen, numberOfCounters, objectOf, objectOrLastKnown, sameChosen } from "../game.ts";
import { has } from "../keywords.ts";
import type { Chosen, Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { isPlayers } from "../evaluate/players.ts";

type PatternType = Exclude<A.TriggerEvent["type"], "eitherEvent" | "state">;

/** The events each pattern looks at. */
export const eventsOfPattern: { readonly [P in PatternType]: readonly GameEvent["type"][] } = {
  zoneChange: ["zoneChange"],
  beginningOf: ["beginning"],
  cast: ["cast", "copied"],
  activates: ["activate"],
  attacks: ["attack"],
  attackDeclared: ["attackDeclared"],
  blocks: ["block"],
  becomesBlocked: ["blocked", "block"],
  attacksUnblocked: ["unblocked"],
  damage: ["damage"],
  lifeChange: ["life"],
  draws: ["draw"],
  discards: ["discard"],
  sacrifices: ["sacrifice"],
  becomesTapped: ["tap"],
  becomesUntapped: ["untap"],
  countersPlaced: ["counters"],
  becomesTarget: ["target"],
  turnedFaceUp: ["turnedFaceUp"],
  transforms: ["transformed"],
  phases: ["phases"],
  tapsForMana: ["mana"],
  playsLand: ["landPlayed"],
  unlocks: ["unlock"],
  expends: ["cast"],
  keywordAction: ["keywordAction"],
};

/** The event and its object become what `eventObjects` and `each` mean. */
const within = (context: Context, event: GameEvent, object: ObjectId | undefined): Context => ({
  ...context,
  event,
  ...(object === undefined ? {} : { each: object }),
});

const isIn = (game: Game, players: A.Players, player: PlayerId | undefined, context: Context): boolean =>
  player !== undefined && playersOf(game, players, context).includes(player);

const isRecipient = (game: Game, whom: A.Recipients, chosen: Chosen, context: Context): boolean =>
  recipientsOf(game, whom, context).some((c) => sameChosen(c, chosen));

/** Counts the events of this turn up to and including this one that fit the pattern. */
const nthThisTurn = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): number => {
  let n = 0;
  for (const earlier of game.state.history.thisTurn) {
    if (earlier.type === event.type && eventFits(game, pattern, earlier, context)) n++;
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

const zoneChangeFits = (
  game: Game,
  pattern: A.ZoneChange,
  event: EventOf<"zoneChange">,
  context: Context,
): boolean => {
  if (pattern.to !== undefined && pattern.to !== event.to) return false;
  if (pattern.notTo !== undefined && pattern.notTo === event.to) return false;
  if (pattern.from !== undefined) {
    const from: readonly string[] = typeof pattern.from === "string" ? [pattern.from] : pattern.from;
    if (!from.includes(event.from)) return false;
  }
  // 603.10a looks back only for leaving the battlefield; a card put somewhere "from anywhere" is looked at where it is.
  const subject =
    pattern.from === undefined &&
    pattern.to !== undefined &&
    event.to !== "battlefield" &&
    event.becomes !== undefined &&
    game.state.objects[event.becomes] !== undefined
      ? event.becomes
      : subjectOfEvent(event);
  if (subject === undefined || (pattern.discarded && event.reason !== "discard")) return false;
  if (
    pattern.cause !== undefined &&
    (event.cause === undefined || !fits(game, event.cause, pattern.cause, context))
  )
    return false;
  return objectFits(game, pattern.what, event, subject, context);
};

const damageFits = (game: Game, pattern: A.Damage, event: EventOf<"damage">, context: Context): boolean => {
  if (event.amount <= 0) return false;
  if (pattern.combat !== undefined && pattern.combat !== event.combat) return false;
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
};

const countersFit = (
  game: Game,
  pattern: A.CountersPlaced,
  event: EventOf<"counters">,
  context: Context,
): boolean => {
  if (pattern.kind !== undefined && pattern.kind !== event.kind) return false;
  if (pattern.removed ? event.count >= 0 : event.count <= 0) return false;
  if (pattern.by !== undefined && !isIn(game, pattern.by, event.by, context)) return false;
  if (pattern.byEffect && event.noEffect) return false;
  if ("player" in event.on) return isPlayers(pattern.on) && isIn(game, pattern.on, event.on.player, context);
  if (isPlayers(pattern.on)) return false;
  const id = event.on.object;
  if (!objectFits(game, pattern.on, event, id, context)) return false;
  const now = numberOfCounters(objectOrLastKnown(game, id), event.kind);
  if (pattern.last && now !== 0) return false;
  // "When the n-th counter is put on": the count passed n with this event.
  if (pattern.nth === undefined) return true;
  if (now < pattern.nth || now - event.count >= pattern.nth) return false;
  return now === pattern.nth || !skipsChapters(game, id);
};
/** 702.155a: in the turn it entered, a Saga with read ahead has no other chapter than the one it has come to. */
const skipsChapters = (game: Game, id: ObjectId): boolean =>
  objectOf(game, id) !== undefined &&
  has(game, id, "read ahead") &&
  game.state.history.thisTurn.some((e) => e.type === "zoneChange" && e.becomes === id);

const castFits = (
  game: Game,
  pattern: A.Cast,
  event: EventOf<"cast"> | EventOf<"copied">,
  context: Context,
): boolean => {
  if (event.type === "copied" && !pattern.orCopy) return false;
  if (!isIn(game, pattern.by, event.player, context)) return false;
  if (pattern.from !== undefined && (event.type !== "cast" || pattern.from !== event.from)) return false;
  if (pattern.notFrom !== undefined && (event.type !== "cast" || pattern.notFrom === event.from))
    return false;
  if (!objectFits(game, pattern.what, event, event.object, context)) return false;
  return nthFits(game, pattern, event, context);
};

/** Mana that was spent to cast the spell of a cast event. */
const spentOn = (game: Game, { object }: EventOf<"cast">): number =>
  objectOrLastKnown(game, object)?.cast?.manaSpent?.length ?? 0;

/** 700.14: the mana the player spent this turn to cast spells was less before this spell, and is that much now. */
const expendsFits = (game: Game, pattern: A.Expends, event: EventOf<"cast">, context: Context): boolean => {
  if (!isIn(game, pattern.by, event.player, context)) return false;
  let before = 0;
  for (const earlier of game.state.history.thisTurn) {
    if (earlier === event) break;
    if (earlier.type === "cast" && earlier.player === event.player) before += spentOn(game, earlier);
  }
  return before < pattern.amount && before + spentOn(game, event) >= pattern.amount;
};

const attackFits = (game: Game, pattern: A.Attacks, event: EventOf<"attack">, context: Context): boolean => {
  if (pattern.alone && !event.alone) return false;
  const inner = within(context, event, event.object);
  if (pattern.whom !== undefined && !isRecipient(game, pattern.whom, asChosen(event.defender), inner))
    return false;
  return fits(game, event.object, pattern.what, inner);
};

const attackDeclaredFits = (
  game: Game,
  pattern: A.AttackDeclared,
  event: EventOf<"attackDeclared">,
  context: Context,
): boolean => {
  if (!isIn(game, pattern.by, event.player, context)) return false;
  const inner = within(context, event, undefined);
  const whom = pattern.whom;
  const fitting = event.attackers.filter((id) => {
    const { withCreatures } = pattern;
    if (withCreatures !== undefined && !objectFits(game, withCreatures, event, id, context)) return false;
    if (whom === undefined) return true;
    const attacker = game.state.combat?.attackers.find((a) => a.id === id);
    return attacker !== undefined && isRecipient(game, whom, asChosen(attacker.defender), inner);
  });
  return fitting.length >= Math.max(1, quantityOf(game, pattern.atLeast ?? 1, inner));
};

const blockedFits = (game: Game, pattern: A.BecomesBlocked, event: GameEvent, context: Context): boolean => {
  // 509.3c: once for becoming blocked at all; 509.3d: once for each blocker of a described kind.
  if (pattern.by === undefined)
    return event.type === "blocked" && objectFits(game, pattern.what, event, event.object, context);
  return (
    event.type === "block" &&
    objectFits(game, pattern.what, event, event.attacker, context) &&
    objectFits(game, pattern.by, event, event.object, context)
  );
};

/** 509.3a: a creature that blocks several attackers has blocked once. */
const isFirstBlocked = (game: Game, event: EventOf<"block">): boolean => {
  const blocker = game.state.combat?.blockers.find((b) => b.id === event.object);
  return blocker === undefined || blocker.attackers[0] === event.attacker;
};

const targetFits = (
  game: Game,
  pattern: A.BecomesTarget,
  event: EventOf<"target">,
  context: Context,
): boolean => {
  if (!objectFits(game, pattern.of, event, event.by, context)) return false;
  if (pattern.first) {
    const { first, ...any } = pattern;
    if (first && nthThisTurn(game, any, event, context) !== 1) return false;
  }
  if ("player" in event.what)
    return isPlayers(pattern.what) && isIn(game, pattern.what, event.what.player, context);
  return !isPlayers(pattern.what) && objectFits(game, pattern.what, event, event.what.object, context);
};

const drawFits = (game: Game, pattern: A.Draws, event: EventOf<"draw">, context: Context): boolean => {
  if (!isIn(game, pattern.by, event.player, context)) return false;
  if (pattern.exceptFirstInDrawStep && event.inDrawStep) return false;
  return nthFits(game, pattern, event, context);
};

const lifeFits = (game: Game, pattern: A.LifeChange, event: EventOf<"life">, context: Context): boolean => {
  if (
    event.change === 0 ||
    (pattern.change === "gain" && event.change < 0) ||
    (pattern.change === "loss" && event.change > 0)
  )
    return false;
  return isIn(game, pattern.of, event.player, context) && nthFits(game, pattern, event, context);
};

const keywordActionFits = (
  game: Game,
  pattern: A.KeywordEvent,
  event: EventOf<"keywordAction">,
  context: Context,
): boolean => {
  if (pattern.action !== event.action) return false;
  if (pattern.by !== undefined && !isIn(game, pattern.by, event.player, context)) return false;
  return pattern.what === undefined || objectFits(game, pattern.what, event, event.object, context);
};

const objectFits = (
  game: Game,
  filter: A.Filter,
  event: GameEvent,
  id: ObjectId | undefined,
  context: Context,
): boolean => id !== undefined && fits(game, id, filter, within(context, event, id));

/** Who did it, and to what. */
const playerAndObjectFit = (
  game: Game,
  pattern: { readonly by: A.Players; readonly what: A.Filter },
  event: GameEvent & { readonly player: PlayerId },
  id: ObjectId,
  context: Context,
): boolean =>
  isIn(game, pattern.by, event.player, context) && objectFits(game, pattern.what, event, id, context);

const patternFits = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): boolean => {
  switch (pattern.type) {
    case "eitherEvent":
      return pattern.events.some((p) => eventFits(game, p, event, context));
    case "state":
      return event.type === "state" && holds(game, pattern.condition, context);
    case "zoneChange":
      return event.type === "zoneChange" && zoneChangeFits(game, pattern, event, context);
    case "beginningOf":
      return (
        event.type === "beginning" &&
        event.step === pattern.step &&
        (pattern.of === undefined || isIn(game, pattern.of, event.player, within(context, event, undefined)))
      );
    case "cast":
      return (event.type === "cast" || event.type === "copied") && castFits(game, pattern, event, context);
    case "activates":
      return event.type === "activate" && playerAndObjectFit(game, pattern, event, event.object, context);
    case "attacks":
      return event.type === "attack" && attackFits(game, pattern, event, context);
    case "attackDeclared":
      return event.type === "attackDeclared" && attackDeclaredFits(game, pattern, event, context);
    case "blocks":
      return (
        event.type === "block" &&
        objectFits(game, pattern.what, event, event.object, context) &&
        (pattern.blocked === undefined
          ? isFirstBlocked(game, event)
          : objectFits(game, pattern.blocked, event, event.attacker, context))
      );
    case "becomesBlocked":
      return blockedFits(game, pattern, event, context);
    case "attacksUnblocked":
      return event.type === "unblocked" && objectFits(game, pattern.what, event, event.object, context);
    case "damage":
      return event.type === "damage" && damageFits(game, pattern, event, context);
    case "lifeChange":
      return event.type === "life" && lifeFits(game, pattern, event, context);
    case "draws":
      return event.type === "draw" && drawFits(game, pattern, event, context);
    case "discards":
      return (
        event.type === "discard" &&
        playerAndObjectFit(game, pattern, event, event.object, context) &&
        (pattern.cause === undefined || objectFits(game, pattern.cause, event, event.cause, context))
      );
    case "sacrifices":
      return event.type === "sacrifice" && playerAndObjectFit(game, pattern, event, event.object, context);
    case "becomesTapped":
      return event.type === "tap" && objectFits(game, pattern.what, event, event.object, context);
    case "becomesUntapped":
      return event.type === "untap" && objectFits(game, pattern.what, event, event.object, context);
    case "countersPlaced":
      return event.type === "counters" && countersFit(game, pattern, event, context);
    case "becomesTarget":
      return event.type === "target" && targetFits(game, pattern, event, context);
    case "turnedFaceUp":
      return event.type === "turnedFaceUp" && objectFits(game, pattern.what, event, event.object, context);
    case "transforms":
      return event.type === "transformed" && objectFits(game, pattern.what, event, event.object, context);
    case "phases":
      return (
        event.type === "phases" &&
        event.direction === pattern.direction &&
        objectFits(game, pattern.what, event, event.object, context)
      );
    case "unlocks":
      return (
        event.type === "unlock" &&
        (pattern.door === undefined || pattern.door === event.door) &&
        (pattern.fully === undefined || event.full) &&
        isIn(game, pattern.by, event.player, context) &&
        objectFits(game, pattern.what, event, event.object, context)
      );
    case "tapsForMana":
      return (
        event.type === "mana" &&
        event.tapped &&
        playerAndObjectFit(game, pattern, event, event.source, context)
      );
    case "expends":
      return event.type === "cast" && expendsFits(game, pattern, event, context);
    case "playsLand":
      return event.type === "landPlayed" && playerAndObjectFit(game, pattern, event, event.object, context);
    case "keywordAction":
      return event.type === "keywordAction" && keywordActionFits(game, pattern, event, context);
    default: {
      const never: never = pattern;
      return never;
    }
  }
};

/** Whether this is the first such event of the turn, or of its object this turn; simultaneous events are one time. */
const isFirst = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): boolean => {
  const { firstEachTurn, ...any } = pattern;
  if (firstEachTurn === undefined) return true;
  const batchOf = (past: GameEvent): number | GameEvent =>
    "batch" in past && past.batch !== undefined ? past.batch : past;
  for (const earlier of game.state.history.thisTurn) {
    if (earlier === event || batchOf(earlier) === batchOf(event)) return true;
    const same = firstEachTurn === "event" || subjectOfEvent(earlier) === subjectOfEvent(event);
    if (same && eventFits(game, any as A.TriggerEvent, earlier, context)) return false;
  }
  return true;
};

/**
 * Whether an event is one that the pattern looks for (603.2). Characteristics are those of the moment or last known
 * (603.10); the context's `source` and `controller` are those of the ability that asks.
 */
export const eventFits = (game: Game, pattern: A.TriggerEvent, event: GameEvent, context: Context): boolean =>
  patternFits(game, pattern, event, context) &&
  (pattern.during === undefined ||
    holds(game, pattern.during, within(context, event, subjectOfEvent(event)))) &&
  isFirst(game, pattern, event, context);

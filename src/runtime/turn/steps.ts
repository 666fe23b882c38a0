import { counterEvent } from "../events.ts";
import { askObjects, askYesNo } from "../ask.ts";
import { characteristics, rulesInForce } from "../continuous/index.ts";
import { becomeDayOrNight } from "../effects/designations.ts";
import { fits, playersOf, quantityOf } from "../evaluate/index.ts";
import type { Game, Run } from "../game.ts";
import { existing, permanents, playerOf, touch } from "../game.ts";
import { attachmentsOf } from "../attach.ts";
import { finalChapter } from "../sagas.ts";
import { has } from "../keywords.ts";
import { perform } from "../perform.ts";
import { isImpossible } from "../perform/change.ts";
import { losingMana } from "../mana/losing.ts";
import { isParty, modificationsOf, objectCant, playerProhibitions, rulesFor } from "../prohibitions.ts";
import type { GameEvent, ManaUnit, ObjectId, PlayerId } from "../state.ts";

const phasedOutUnder = (game: Game, player: PlayerId): ObjectId[] =>
  game.state.battlefield.filter((id) => existing(game, id).phasedOut?.under === player);

/** 702.26n: of a player who has left the game, since that player's next turn would have begun. */
const anybody = -1;
export const phaseInForAnybody = (game: Game, left: PlayerId): void => {
  for (const id of phasedOutUnder(game, left)) existing(game, id).phasedOut = { under: anybody };
};

/** 502.1, 702.26a: what phased out under the player's control phases in, what has phasing phases out. */
export function* phase(game: Game): Run<void> {
  const { active } = game.state.turn;
  const entering = [...phasedOutUnder(game, active), ...phasedOutUnder(game, anybody)];
  const leaving = permanents(game).filter(
    (id) => characteristics(game, id).controller === active && has(game, id, "phasing"),
  );
  const events = [...phasing(game, "in", entering), ...phasing(game, "out", leaving)];
  yield* perform(game, events);
}

/** 702.26g: permanents phase out, and in again, together with what is attached to them. */
export const phasing = (game: Game, direction: "in" | "out", ids: readonly ObjectId[]): GameEvent[] => {
  const all = new Set<ObjectId>();
  const add = (object: ObjectId): void => {
    if (all.has(object) || isImpossible(game, { type: "phases", object, direction })) return;
    all.add(object);
    // What phased out by itself phases in by itself.
    for (const id of attachmentsOf(game, { object }))
      if (typeof existing(game, id).phasedOut?.under !== "number") add(id);
  };
  ids.forEach(add);
  return [...all].map((object) => {
    const { attachedTo } = existing(game, object);
    // 702.26h: what would phase out directly as well as indirectly does so indirectly.
    const indirectly = typeof attachedTo === "number" && all.has(attachedTo);
    const under = indirectly ? undefined : characteristics(game, object).controller;
    return { type: "phases", object, direction, under };
  });
};

/** 502.3: the active player's permanents untap. */
export function* untapPermanents(game: Game): Run<void> {
  const { active } = game.state.turn;
  let untapping: ObjectId[] = [];
  for (const id of permanents(game)) {
    if (!existing(game, id).tapped || characteristics(game, id).controller !== active) continue;
    if (objectCant(game, id, "untapInUntapStep")) continue;
    const optional = modificationsOf(game, id, "mayNotUntap").length > 0;
    if (optional && !(yield* askYesNo(game, active, "untap", id))) continue;
    untapping.push(id);
  }
  // "Players can't untap more than one land during their untap steps."
  for (const { change, context } of playerProhibitions(game, active, "untapInUntapStep")) {
    const { whom, limit = 0 } = change;
    const limited = untapping.filter((object) => !whom || isParty(game, whom, { object }, context));
    if (limited.length <= limit) continue;
    const chosen = yield* askObjects(game, active, limited, limit, limit, "untap", context.source);
    untapping = untapping.filter((id) => !limited.includes(id) || chosen.includes(id));
  }
  const events = untapping.map((object): GameEvent => ({ type: "untap", object, player: active }));
  for (const object of untappingAlso(game))
    if (!untapping.includes(object)) events.push({ type: "untap", object });
  yield* perform(game, events);
}

/** What an effect untaps during another player's untap step; it isn't that of its own controller (502.3). */
const untappingAlso = (game: Game): ObjectId[] =>
  rulesInForce(game).flatMap(({ change, context }) => {
    if (
      change.type !== "untapsAlso" ||
      !playersOf(game, change.during, context).includes(game.state.turn.active)
    )
      return [];
    return permanents(game).filter(
      (id) => existing(game, id).tapped && fits(game, id, change.what, { ...context, each: id }),
    );
  });

/** 714.3c, 505.4: each Saga of the active player with a chapter gets a lore counter as the precombat main phase begins. */
export function* addLoreCounters(game: Game): Run<void> {
  const { active } = game.state.turn;
  const sagas = permanents(game).filter((id) => {
    const c = characteristics(game, id);
    return c.controller === active && c.subtypes.includes("Saga") && finalChapter(game, id) > 0;
  });
  yield* perform(
    game,
    sagas.map((object) => counterEvent({ object }, "lore", 1, { by: active, noEffect: true })),
  );
}

/** 731.2a, 502.2: it becomes night after a turn without a spell of its player, day after one with two or more. */
export function* changeDayNight(game: Game): Run<void> {
  const { state } = game;
  // Before the first turn there is no previous one.
  if (state.dayNight === undefined || state.turn.number === 1) return;
  const before = state.players.find((p) => p.lastTurn === state.turn.number - 1);
  const spells = state.history.lastTurn.filter((e) => e.type === "cast" && e.player === before?.id).length;
  const now = state.dayNight === "day" ? (spells === 0 ? "night" : "day") : spells >= 2 ? "day" : "night";
  yield* becomeDayOrNight(game, now);
}

/** 402.2: the player's maximum hand size. */
const maximumHandSize = (game: Game, player: PlayerId): number => {
  let size = 7;
  for (const { change, context } of rulesFor(game, player, "handSize")) {
    const n =
      change.size === "none" ? Infinity : quantityOf(game, change.size, { ...context, eachPlayer: player });
    if (change.change === "more") size += n;
    else if (change.change === "less") size -= n;
    else size = n;
  }
  return Math.max(0, size);
};

/** 514.1: discards down to the maximum hand size. */
export function* discardDown(game: Game): Run<void> {
  const { active } = game.state.turn;
  const excess = playerOf(game, active).hand.length - maximumHandSize(game, active);
  if (excess <= 0) return;
  const chosen = yield* askObjects(game, active, playerOf(game, active).hand, excess, excess, "discard");
  yield* perform(
    game,
    chosen.map((object) => ({ type: "discard", player: active, object })),
  );
}

/** 514.2: damage wears off. */
export const wearOff = (game: Game): void => {
  for (const id of game.state.battlefield) {
    const object = existing(game, id);
    object.damage = 0;
    object.deathtouched = false;
    object.regenerationShields = 0;
    delete object.regeneratedBy;
  }
  touch(game);
};

/** When mana that is kept for a while is lost after all: as the combat phase or the turn ends (511.3, 514.2). */
const keptUntil = { "end of turn": ["cleanup"], "end of combat": ["end of combat", "cleanup"] } as const;

/** 106.4, 500.5: unspent mana empties as a step or phase ends. */
export function* emptyPools(game: Game): Run<void> {
  const { step } = game.state.turn;
  const isKept = ({ keeps }: ManaUnit): boolean =>
    keeps !== undefined && keptUntil[keeps].every((end) => end !== step);
  const events = game.state.players.flatMap(({ id, manaPool }): GameEvent[] => {
    const rules = rulesFor(game, id, "keepsMana").filter(({ change }) => change.becomes === undefined);
    const units = manaPool.filter(
      (m) => !isKept(m) && !rules.some(({ change }) => (change.color ?? m.color) === m.color),
    );
    return units.length === 0 ? [] : [losingMana(game, id, units)];
  });
  yield* perform(game, events);
}

const idsIn = (node: unknown, into: Set<number>): void => {
  if (typeof node === "number") into.add(node);
  else if (typeof node === "object" && node !== null)
    // What was seen as something happened has no ids in it, and is not there after every fork.
    for (const [field, part] of Object.entries(node)) if (field !== "seen") idsIn(part, into);
};

/** Last known information that nothing can ask for any more is dropped, so that long games stay small. */
const forgetOld = (game: Game): void => {
  const { state } = game;
  const asked = new Set<number>();
  idsIn(state.history.thisTurn, asked);
  idsIn([state.waiting, state.awaitingReturn, state.delayed.map((d) => d.context)], asked);
  for (const e of state.effects)
    idsIn([e.source, e.context, e.content.type === "affect" ? e.content.objects : []], asked);
  for (const id in state.objects) {
    const object = state.objects[id];
    if (object === undefined) continue;
    idsIn(
      [object.linked, object.attachedTo, object.chosen, object.stackItem, object.cast?.costObjects],
      asked,
    );
  }
  for (const id in state.lastKnown) if (!asked.has(Number(id))) delete state.lastKnown[id];
};

/** What is counted by turn starts anew. */
export const newTurnCounts = (game: Game): void => {
  const { state } = game;
  for (const player of state.players) player.landsPlayed = 0;
  for (const id in state.objects) {
    const object = state.objects[id];
    if (object !== undefined && Object.keys(object.activations.turn).length > 0) object.activations.turn = {};
  }
  forgetOld(game);
  state.history.lastTurn = state.history.thisTurn;
  state.history.thisTurn = [];
  touch(game);
};

import { askObjects, askYesNo } from "../ask.ts";
import { canBeAttached } from "../attach.ts";
import { endPairs } from "../pairs.ts";
import { isBeaten, takeMoved } from "../commander.ts";
import { combatants, removeFromCombat, stopBeingAttacked, stopFighting } from "../combat/membership.ts";
import { characteristics, rulesInForce } from "../continuous/index.ts";
import { endDurations } from "../continuous/durations.ts";
import { completeDungeons } from "../effects/actions/dungeons.ts";
import { checkDesignations } from "../effects/designations.ts";
import { fits } from "../evaluate/index.ts";
import { moveEvent } from "../events.ts";
import type { Game, Run } from "../game.ts";
import {
  asChosen,
  existing,
  numberOfCounters,
  objectOf,
  permanents,
  playerOf,
  playersInTurnOrder,
  touch,
} from "../game.ts";
import { isPrepareSpell } from "../prepared.ts";
import { has } from "../keywords.ts";
import { loseGame } from "../leaving.ts";
import { unattachAll } from "../events.ts";
import { noteLostControl } from "../triggers/note.ts";
import { perform } from "../perform.ts";
import { objectCant, playerCant, toughnessForDamage } from "../prohibitions.ts";
import { finalChapter } from "../sagas.ts";
import { ceaseToExist } from "../stack/objects.ts";
import type { Characteristics, Chosen, GameEvent, GameObject, ObjectId, PlayerId } from "../state.ts";
import { loseDesignations } from "../lose-designations.ts";

/** 704.5a-c, 104.3: the players who lose. */
const losing = (game: Game): PlayerId[] =>
  playersInTurnOrder(game).filter((id) => {
    const p = playerOf(game, id);
    const loses =
      (p.life <= 0 && !playerCant(game, id, "loseForLife")) ||
      p.drewFromEmpty ||
      isBeaten(game, id) ||
      numberOfCounters(p, "poison") >= 10;
    if (p.drewFromEmpty) delete p.drewFromEmpty;
    return loses && !playerCant(game, id, "loseGame");
  });

/** 704.5d-e: tokens and copies of spells in zones where they can't be. */
const strays = (game: Game): GameObject[] =>
  Object.values(game.state.objects).filter((object) =>
    object.kind === "token"
      ? object.zone !== "battlefield"
      : object.kind === "spellCopy" && object.zone !== "stack" && !isPrepareSpell(game, object),
  );

const hostOf = (game: Game, id: ObjectId): Chosen | undefined => {
  const at = objectOf(game, id)?.attachedTo;
  return at === undefined ? undefined : asChosen(at);
};

/** An Aura that becomes unattached where it can't be attached, instead of being put into the graveyard. */
const comesOff = ({ designations }: GameObject, { cardTypes }: Characteristics): boolean =>
  cardTypes.includes("creature") || designations.includes("bestowed");

/** 704.5f-i, 704.5m, 704.5s, 704.5v: permanents that are destroyed or put into the graveyard. */
const doomed = (game: Game): GameEvent[] =>
  permanents(game).flatMap((id): GameEvent[] => {
    const object = existing(game, id);
    const c = characteristics(game, id);
    // 800.4c
    if (playerOf(game, c.controller).lost) return [moveEvent(game, id, { zone: "exile" })];
    const die = (reason: "sba" | "destroy"): GameEvent[] => [
      moveEvent(game, id, { zone: "graveyard" }, { reason, by: c.controller }),
    ];
    if (c.cardTypes.includes("creature") && c.toughness !== undefined) {
      if (c.toughness <= 0) return die("sba");
      if (
        object.damage > 0 &&
        (object.damage >= toughnessForDamage(game, id) || object.deathtouched) &&
        !cantBeDestroyed(game, id)
      )
        return die("destroy");
    }
    if (c.cardTypes.includes("planeswalker") && numberOfCounters(object, "loyalty") === 0) return die("sba");
    // 310.7
    if (c.cardTypes.includes("battle") && numberOfCounters(object, "defense") === 0 && !hasPending(game, id))
      return die("sba");
    if (c.subtypes.includes("Saga") && isFinished(game, id))
      return [{ type: "sacrifice", player: c.controller, object: id }];
    if (c.subtypes.includes("Aura")) {
      const host = hostOf(game, id);
      // 303.4d, 702.103f: one that is also a creature, or bestowed, first becomes unattached.
      if (host === undefined || (!canBeAttached(game, id, host) && !comesOff(object, c))) return die("sba");
    }
    return [];
  });
const cantBeDestroyed = (game: Game, id: ObjectId): boolean =>
  has(game, id, "indestructible") || objectCant(game, id, "beDestroyed");

/** 704.5s, 714.4: it has as many lore counters as chapters, and none of its chapters waits or is on the stack. */
const isFinished = (game: Game, id: ObjectId): boolean => {
  const last = finalChapter(game, id);
  if (last === 0 || numberOfCounters(existing(game, id), "lore") < last) return false;
  return !hasPending(game, id);
};

/** It is the source of an ability that has triggered but not yet left the stack. */
const hasPending = (game: Game, id: ObjectId): boolean =>
  game.state.waiting.some((w) => w.source === id) ||
  game.state.stack.some((s) => objectOf(game, s)?.stackItem?.source === id);

/** 704.5n, 704.5p: Equipment and other permanents that can't be attached where they are become unattached. */
const attachedIllegally = (game: Game): GameObject[] =>
  permanents(game).flatMap((id) => {
    const object = existing(game, id);
    const host = hostOf(game, id);
    if (host === undefined) return [];
    const c = characteristics(game, id);
    if (c.subtypes.includes("Aura") && !comesOff(object, c)) return [];
    return canBeAttached(game, id, host) ? [] : [object];
  });

/** 704.5q: +1/+1 and -1/-1 counters are removed in pairs. */
const annihilateCounters = (game: Game, leaving: ReadonlySet<ObjectId>): boolean => {
  let any = false;
  for (const id of permanents(game)) {
    if (leaving.has(id)) continue;
    const { counters } = existing(game, id);
    const n = Math.min(counters["+1/+1"] ?? 0, counters["-1/-1"] ?? 0);
    if (n <= 0) continue;
    for (const kind of ["+1/+1", "-1/-1"]) {
      counters[kind] = (counters[kind] ?? 0) - n;
      if (counters[kind] === 0) delete counters[kind];
    }
    touch(game);
    any = true;
  }
  return any;
};

/** 704.5j: of legendary permanents with one name that a player controls, the player keeps one. */
function* legendRule(game: Game): Run<GameEvent[]> {
  const events: GameEvent[] = [];
  const off = rulesInForce(game).flatMap((r) =>
    r.change.type === "legendRuleOff" ? [{ what: r.change.what, context: r.context }] : [],
  );
  const groups = new Map<string, ObjectId[]>();
  for (const id of permanents(game)) {
    const c = characteristics(game, id);
    if (!c.supertypes.includes("legendary") || c.name === "") continue;
    if (off.some((o) => fits(game, id, o.what, { ...o.context, each: id }))) continue;
    const key = `${c.controller}/${c.name}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  for (const ids of groups.values()) {
    const [first] = ids;
    if (ids.length < 2 || first === undefined) continue;
    const { controller } = characteristics(game, first);
    const [kept] = yield* askObjects(game, controller, ids, 1, 1, "keep", first);
    for (const id of ids)
      if (id !== kept)
        events.push(moveEvent(game, id, { zone: "graveyard" }, { reason: "sba", by: controller }));
  }
  return events;
}

/**
 * Of world permanents, and of the Roles that a player controls on one permanent, the one with the latest timestamp stays
 * (704.5k, 704.5y).
 */
const onlyNewest = (game: Game): GameEvent[] => {
  const newest = new Set<string>();
  const byAge = permanents(game).sort((a, b) => existing(game, b).timestamp - existing(game, a).timestamp);
  return byAge.flatMap((id) => {
    const { attachedTo } = existing(game, id);
    const { controller, subtypes, supertypes } = characteristics(game, id);
    const role = subtypes.includes("Role") && typeof attachedTo === "number";
    const keys = [
      ...(role ? [`${controller}/${attachedTo}`] : []),
      ...(supertypes.includes("world") ? ["world"] : []),
    ];
    const older = keys.some((key) => newest.has(key));
    for (const key of keys) newest.add(key);
    return older ? [moveEvent(game, id, { zone: "graveyard" }, { reason: "sba", by: controller })] : [];
  });
};

/** 302.6, 506.4, 702.95e: notices that permanents have changed controllers or stopped being creatures in combat. */
const noticeChanges = (game: Game): void => {
  endPairs(game);
  const lost: { id: ObjectId; by: PlayerId }[] = [];
  for (const id of permanents(game)) {
    const object = existing(game, id);
    const { controller } = characteristics(game, id);
    if (object.controllerSeen === controller) continue;
    if (object.controllerSeen !== undefined) {
      object.controlledSince = game.state.turn.number;
      removeFromCombat(game, id);
      lost.push({ id, by: object.controllerSeen });
      // 701.54a
      loseDesignations(object, "ringBearer");
    }
    object.controllerSeen = controller;
  }
  noteLostControl(game, lost);
  const is = (id: ObjectId, ...types: string[]): boolean =>
    characteristics(game, id).cardTypes.some((type) => types.includes(type));
  for (const id of combatants(game)) if (!is(id, "creature")) stopFighting(game, id);
  for (const { defender } of game.state.combat?.attackers ?? [])
    if (typeof defender === "number" && objectOf(game, defender) && !is(defender, "planeswalker", "battle"))
      stopBeingAttacked(game, defender);
};

/** 903.9a: owners may put commanders that were put into a graveyard or into exile into the command zone. */
function* returnCommanders(game: Game): Run<boolean> {
  const back: GameEvent[] = [];
  for (const { id, owner } of takeMoved(game))
    if (yield* askYesNo(game, owner, "command zone", id)) back.push(moveEvent(game, id, { zone: "command" }));
  yield* perform(game, back);
  return back.length > 0;
}

/** 704.3: performs all state-based actions that apply, simultaneously. Tells whether there were any. */
export function* checkStateBasedActions(game: Game): Run<boolean> {
  if (game.state.over) return false;
  endDurations(game, "now");
  noticeChanges(game);
  let any = yield* checkDesignations(game);
  const lost = losing(game);
  if (lost.length > 0) any = true;
  for (const { id } of strays(game)) {
    ceaseToExist(game, id);
    any = true;
  }
  if (yield* returnCommanders(game)) any = true;
  if (yield* completeDungeons(game, (id) => hasPending(game, id))) any = true;
  const events = doomed(game);
  for (const event of [...onlyNewest(game), ...(yield* legendRule(game))])
    if (!events.some((e) => "object" in e && "object" in event && e.object === event.object))
      events.push(event);
  // What leaves at the same time is last known with all its counters (704.3, 608.2h).
  const leaving = new Set(events.flatMap((e) => (e.type === "zoneChange" ? [e.object] : [])));
  const unattached = attachedIllegally(game);
  if (unattached.length > 0) {
    yield* perform(game, unattachAll(game, unattached));
    any = true;
  }
  if (annihilateCounters(game, leaving)) any = true;
  // 704.5h looks only at damage since the last check.
  for (const id of game.state.battlefield) existing(game, id).deathtouched = false;
  const { version } = game;
  yield* loseGame(game, lost, events);
  // A permanent that regenerated counts as an action performed; one that can't leave does not.
  return any || game.version !== version;
}

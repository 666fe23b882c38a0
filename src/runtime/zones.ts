import type * as A from "../abilities/index.ts";
import type { Game } from "./game.ts";
import { newId, newTimestamp, touch, zoneObjects } from "./game.ts";
import type { GameObject, ObjectId, PlayerId } from "./state.ts";

/** A new object with nothing remembered, in no zone's list yet (109.1). */
export const freshObject = (
  game: Game,
  from: {
    cardId: number;
    kind: GameObject["kind"];
    owner: PlayerId;
    controller: PlayerId;
    card: A.Card;
    zone: A.Zone;
    face?: number;
  },
): GameObject => {
  const object: GameObject = {
    face: 0,
    ...from,
    id: newId(game),
    timestamp: newTimestamp(game),
    tapped: false,
    faceDown: false,
    damage: 0,
    deathtouched: false,
    counters: {},
    controlledSince: game.state.turn.number,
    regenerationShields: 0,
    designations: [],
    chosen: {},
    linked: {},
    activations: { turn: {}, game: {} },
  };
  game.state.objects[object.id] = object;
  touch(game);
  return object;
};

/** What is no card, made for a player (111.2, 114.2, 707.10). */
export const created = (
  game: Game,
  player: PlayerId,
  what: Pick<GameObject, "kind" | "card" | "zone"> & Partial<Pick<GameObject, "face">>,
): GameObject =>
  freshObject(game, { ...what, cardId: game.state.nextId++, owner: player, controller: player });

const inSomeZone = (card: A.Card, face: number, from: A.Zone, to: A.Zone): number => {
  if (from === "stack" && to === "battlefield")
    return card.layout === "normal" ||
      card.layout === "transform" ||
      card.layout === "modal_dfc" ||
      card.layout === "split"
      ? face
      : 0;
  return to === "stack" ? face : 0;
};

/** 400.7: what an object becomes in its new zone, with what a permanent remembers of the spell it was (400.7d). */
export const becomeNew = (game: Game, old: GameObject, to: A.Zone, controller: PlayerId): GameObject => {
  const object = freshObject(game, {
    cardId: old.cardId,
    kind: old.kind === "spellCopy" && to === "battlefield" ? "token" : old.kind,
    owner: old.owner,
    controller,
    card: old.card,
    zone: to,
    face: inSomeZone(old.card, old.face, old.zone, to),
  });
  if (old.zone === "stack" && to === "battlefield") {
    if (old.cast) object.cast = old.cast;
    // 702.47e: the permanent has nothing of spliced text.
    const { unspliced = old.copyOf } = old.copyOf ?? {};
    if (unspliced) object.copyOf = unspliced;
    Object.assign(object.chosen, old.chosen);
    Object.assign(object.linked, old.linked);
    object.faceDown = old.faceDown;
    object.designations = [...old.designations];
  }
  if (to === "stack" && old.faceDown) object.faceDown = false;
  return object;
};

const without = (list: ObjectId[], id: ObjectId): void => {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
};

/** Takes the object out of its zone's list (400.7). */
export const takeFromZone = (game: Game, object: GameObject): void => {
  without(zoneObjects(game, object.zone, object.owner), object.id);
};

/** Puts an object into its zone's list; positions of a library count from the top (1 is the top card). */
export const putIntoZone = (game: Game, object: GameObject, position: A.Destination["position"]): void => {
  const list = zoneObjects(game, object.zone, object.owner);
  if (object.zone !== "library") list.push(object.id);
  else if (position === "bottom") list.push(object.id);
  else if (typeof position === "number") list.splice(Math.max(0, position - 1), 0, object.id);
  else list.unshift(object.id);
};

/** 730.3: the other components of a merged permanent go where it went; tokens among them cease to exist. */
export const partsLeave = (
  game: Game,
  old: GameObject,
  { owner }: GameObject,
  { zone, position }: A.Destination,
): GameObject[] =>
  (old.merged ?? []).flatMap(({ kind, cardId, card }) => {
    if (kind === "token") return [];
    const part = freshObject(game, { cardId, kind, card, owner, controller: owner, zone });
    putIntoZone(game, part, position);
    return [part];
  });

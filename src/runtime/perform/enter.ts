import type * as A from "../../abilities/index.ts";
import { askObjects, askPlayers, askWhich } from "../ask.ts";
import { doorOfFace, hasSharedTypeLine, unlockedDesignation } from "../continuous/halves.ts";
import { characteristics } from "../continuous/index.ts";
import { copiableFace } from "../continuous/copiable.ts";
import { affectObject } from "../continuous/durations.ts";
import { playersOf, quantityOf, recipientsOf } from "../evaluate/index.ts";
import { wasCast } from "../evaluate/paid.ts";
import type { ZoneChangeEvent } from "../events.ts";
import type { Game, Place, Run } from "../game.ts";
import { turnDown } from "../continuous/faceDown.ts";
import {
  asPlace,
  existing,
  objectOf,
  topOfStack,
  plainContext,
  touch,
  abilityContext,
  objectIn,
  playerIn,
} from "../game.ts";
import { attachmentCandidates, canBeAttached } from "../attach.ts";
import { defendersFor } from "../combat/defenders.ts";
import type { Context, GameObject, ObjectId, PlayerId } from "../state.ts";
import { becomeNew } from "../zones.ts";
import { asEntered } from "./as-entered.ts";
import { enterWithCounters } from "./entering-counters.ts";
import { isDoubleFaced, isSpellType } from "../words.ts";

const contextOfCause = (game: Game, event: ZoneChangeEvent, by: PlayerId): Context => {
  const source = event.cause ?? event.object;
  const object = objectOf(game, source);
  return object ? abilityContext(object, by) : plainContext(source, by);
};

/**
 * 614.12: makes the object as it will exist on the battlefield, before replacement effects look at it. It is in no
 * zone's list until it enters.
 */
export function* prepareToEnter(game: Game, event: ZoneChangeEvent): Run<ZoneChangeEvent | undefined> {
  const old = existing(game, event.object);
  const { destination } = event;
  // 110.2a
  const by = event.by ?? (old.zone === "stack" ? characteristics(game, old.id).controller : old.owner);
  const context = contextOfCause(game, event, by);
  const [under] = destination.under ? playersOf(game, destination.under, context) : [];
  const created = event.from === "outside";
  const object = created ? old : becomeNew(game, old, "battlefield", under ?? by);
  if (destination.tapped) object.tapped = true;
  if (destination.faceDown) turnDown(object, destination.as);
  const turned = destination.transformed === true;
  // 712.14
  const doubleFaced = isDoubleFaced(object.card) && object.card.faces.length > 1;
  if (turned && doubleFaced) object.face = 1;
  followIntoPlay(game, old, object.id);
  if (old.zone === "stack") becomePermanent(game, old, object);
  touch(game);
  const prepared: ZoneChangeEvent = { ...event, becomes: object.id };
  const types = characteristics(game, object.id);
  // 304.4, 307.4, 712.14a: instants and sorceries stay where they are, and so does what has no back to be turned up.
  if (
    (turned && !doubleFaced && !created && event.from !== "stack") ||
    (!created && !destination.faceDown && types.cardTypes.some(isSpellType)) ||
    !(yield* attachAsItEnters(game, prepared, context, by))
  ) {
    forgetEntering(game, prepared);
    return undefined;
  }
  for (const { kind, count } of destination.counters ?? []) {
    const n = quantityOf(game, count, { ...context, event: prepared, each: object.id });
    enterWithCounters(game, object.id, kind, n);
  }
  return prepared;
}

/** What a permanent has of the spell that it was. */
const becomePermanent = (game: Game, spell: GameObject, permanent: GameObject): void => {
  // 709.5d
  if (wasCast(spell) && hasSharedTypeLine(spell.card) && !permanent.faceDown)
    permanent.designations = [unlockedDesignation(doorOfFace(spell.face))];
  touch(game);
  keepGranted(game, spell, permanent);
};

/** 400.7b: abilities that static abilities gave the spell go on being those of the permanent, if they work there. */
const keepGranted = (game: Game, spell: GameObject, { id, controller }: GameObject): void => {
  const own = copiableFace(game, spell.id).abilities;
  const granted = characteristics(game, spell.id).abilities.filter(
    (ability) => !own.includes(ability) && worksThere(ability),
  );
  if (granted.length === 0) return;
  const known = characteristics(asEntered(game, id), id).abilities;
  const abilities = granted.filter((ability) => !known.includes(ability));
  if (abilities.length === 0) return;
  affectObject(game, plainContext(id, controller), id, [{ type: "gainAbilities", abilities }]);
};
const worksThere = (ability: A.Ability): boolean =>
  ability.type === "keyword"
    ? ability.abilities.length === 0 || ability.abilities.some(worksThere)
    : ability.type !== "spell" && (ability.zone ?? "battlefield") === "battlefield";

/**
 * Effects that changed a permanent spell go on to apply to the permanent it becomes (400.7a), as those do that begin as a
 * card enters (611.2e).
 */
export const followIntoPlay = (game: Game, { id: old, zone }: GameObject, permanent: ObjectId): void => {
  game.state.effects = game.state.effects.map((effect) => {
    const { content } = effect;
    if (content.type !== "affect" || !content.objects.includes(old)) return effect;
    if (zone !== "stack" && !content.follows) return effect;
    const own = effect.source === old ? permanent : effect.source;
    return {
      ...effect,
      source: own,
      context: { ...effect.context, source: own },
      content: { ...content, objects: [...content.objects, permanent] },
    };
  });
};

/** The object never came to be. */
export const forgetEntering = (game: Game, event: ZoneChangeEvent): void => {
  if (event.becomes === undefined) return;
  delete game.state.objects[event.becomes];
  touch(game);
};

/** 303.4f-i: an Aura that enters without having been cast is attached to something its controller chooses, or does not enter. */
function* attachAsItEnters(game: Game, event: ZoneChangeEvent, context: Context, by: PlayerId): Run<boolean> {
  const id = event.becomes;
  if (id === undefined) return true;
  const object = existing(game, id);
  const { attachedTo } = event.destination;
  if (attachedTo !== undefined) {
    // 303.4h-i: what can't be attached to it enters unattached; an Aura does not enter.
    const able = recipientsOf(game, attachedTo, context).filter((each) => canBeAttached(game, id, each));
    // "Attached to a creature you control": one of them is chosen.
    const objects = able.flatMap((each) => objectIn(each) ?? []);
    const [only] = able;
    const [to] = able.length > 1 ? yield* askObjects(game, by, objects, 1, 1, "attach", id) : [];
    const place = to ?? (only && asPlace(only));
    if (place !== undefined) object.attachedTo = place;
    touch(game);
    return place !== undefined || !characteristics(game, id).subtypes.includes("Aura");
  }
  // A permanent spell that is an Aura goes on being one (400.7a).
  const spell = event.from === "stack" ? objectOf(game, event.object) : undefined;
  const wasAura = spell !== undefined && characteristics(game, spell.id).subtypes.includes("Aura");
  if (!wasAura && !characteristics(game, id).subtypes.includes("Aura")) return true;
  // 303.4a, 608.3b: an Aura spell becomes attached to what it targets.
  const [target] = objectOf(game, event.object)?.stackItem?.instructions[0]?.targets[0] ?? [];
  if (event.reason === "resolve" && target !== undefined) {
    object.attachedTo = asPlace(target);
    touch(game);
    return true;
  }
  return yield* attachToChosen(game, id, by);
}

/** 303.4f, 707.5: what enters as a copy of an Aura is attached to something its controller chooses, too. */
export function* attachCopy(game: Game, event: ZoneChangeEvent): Run<void> {
  const object = objectOf(game, event.becomes);
  if (object === undefined || object.attachedTo !== undefined) return;
  const { subtypes, controller } = characteristics(game, object.id);
  if (subtypes.includes("Aura")) yield* attachToChosen(game, object.id, controller);
}

function* attachToChosen(game: Game, id: number, by: PlayerId): Run<boolean> {
  const candidates = attachmentCandidates(game, id);
  if (candidates.length === 0) return false;
  const objects = candidates.flatMap((each) => objectIn(each) ?? []);
  const players = candidates.flatMap((each) => playerIn(each) ?? []);
  const kinds = [...(objects.length > 0 ? ["permanent"] : []), ...(players.length > 0 ? ["player"] : [])];
  const kind = yield* askWhich(game, by, kinds, String, "attach to", id);
  if (kind === "permanent") {
    const [to] = yield* askObjects(game, by, objects, 1, 1, "attach", id);
    if (to !== undefined) existing(game, id).attachedTo = to;
  } else {
    const [to] = yield* askPlayers(game, by, players, 1, 1, id);
    if (to !== undefined) existing(game, id).attachedTo = { player: to };
  }
  touch(game);
  return true;
}

/** 508.4: a creature put onto the battlefield attacking; its controller chooses what it attacks. */
export function* enterAttacking(
  game: Game,
  id: number,
  { attacking: whom, onlyPlayer }: A.Destination,
): Run<void> {
  const { combat } = game.state;
  const object = objectOf(game, id);
  if (
    combat === undefined ||
    object === undefined ||
    !characteristics(game, id).cardTypes.includes("creature")
  )
    return;
  const { controller } = characteristics(game, id);
  if (controller !== game.state.turn.active) return;
  // 702.49c, 702.190b: the same player, planeswalker or battle as the creature that was returned for it.
  const resolving = topOfStack(game)?.stackItem;
  const used = [...(resolving?.costObjects ?? []), ...(object.cast?.costObjects ?? [])].flat();
  const replaced = combat.left?.attackers.find((l) => used.includes(l.id));
  // The attacked player was fixed as the event was made.
  const fixed = typeof whom === "object" && whom.type === "chosenPlayer" ? whom.player : undefined;
  const possible = defendersFor(game, controller, fixed).filter(
    (defender) => !onlyPlayer || typeof defender !== "number",
  );
  const nameOf = (one: Place): string =>
    typeof one === "number" ? characteristics(game, one).name : "player";
  const defender = replaced?.defender ?? (yield* askWhich(game, controller, possible, nameOf, "attack", id));
  if (defender === undefined) return;
  game.state.combat?.attackers.push({ id, defender, blocked: false });
  touch(game);
}

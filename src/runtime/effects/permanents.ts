import * as A from "../../abilities/index.ts";
import { askWhich } from "../ask.ts";
import { attachable } from "../attach.ts";
import { removeFromCombat } from "../combat/membership.ts";
import { abilitiesGained, characteristics, layerOf } from "../continuous/index.ts";
import { copyFace } from "../continuous/copy.ts";
import { copiableFace } from "../continuous/copiable.ts";
import { affectObject, beginEffect } from "../continuous/durations.ts";
import { turnDown, turnUp } from "../continuous/faceDown.ts";
import { apart } from "../continuous/granter.ts";
import { informationOf, mentionsType, objectsOf, playersOf, recipientsOf } from "../evaluate/index.ts";
import { onBattlefield, newTimestamp, objectOf, touch, objectIn } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { becomeSetAside } from "./designations.ts";
import { perform } from "../perform.ts";
import type { Context, GameEvent, GameObject, ObjectId } from "../state.ts";
import { resolveObjects, resolveRecipients } from "./choose.ts";
import { fixed, withChosen, withNumbers } from "./fixed.ts";
import { attachTo } from "./moving.ts";
import { changeRules } from "./rules.ts";
import { theObjects, thePlayer } from "./exactly.ts";
import { canTurn, showOtherFace } from "./transforming.ts";
import { nothingDone } from "./outcome.ts";
import type { Handlers, Outcome } from "./outcome.ts";
import { given } from "../given.ts";
import { actionEvent, unattachAll } from "../events.ts";
import { canBePrepared, createPrepareSpell } from "../prepared.ts";
import { loseDesignations } from "../lose-designations.ts";

const permanentsOf = (game: Game, ids: readonly ObjectId[]): GameObject[] =>
  ids.flatMap((id) => onBattlefield(game, id) ?? []);

/** 701.26 */
function* tapOrUntap(game: Game, effect: A.Tap | A.Untap, ctx: Context): Run<Outcome> {
  const ids = yield* resolveObjects(game, effect.what, ctx, ctx.controller, effect.type);
  const [player = ctx.controller] = effect.who ? playersOf(game, effect.who, ctx) : [];
  const happened = yield* perform(
    game,
    ids.map((object): GameEvent => ({ type: effect.type, object, player })),
  );
  // "Them" are all of these: what was tapped or untapped already is only not changed (701.26a-b).
  return { done: happened.some((event) => event.type === effect.type), objects: ids };
}

const nameOfAbility = (ability: A.Ability): string => {
  if (ability.type !== "keyword") return ability.type;
  const [from] = ability.parameters;
  const value = from?.type === "quality" ? from.value : undefined;
  const name = value?.type === "hasColor" ? value.color : value?.type === "hasType" && `${value.cardType}s`;
  return ability.keyword + (name ? ` from ${name}` : "");
};

/** A modification as it applies to one object from now on. */
function* settle(game: Game, change: A.Modification, id: ObjectId, ctx: Context): Run<A.Modification> {
  const own: Context = { ...ctx, each: id };
  switch (change.type) {
    case "becomeCopy": {
      const [original] =
        change.of.type === "choose"
          ? yield* resolveObjects(game, change.of, own, ctx.controller, "copy")
          : informationOf(game, change.of, own);
      return original === undefined
        ? change
        : {
            ...change,
            face: apart(
              copyFace(game, copiableFace(game, original), change.except, own),
              // That of the effect which begins, told apart from what abilities are gained from.
              -game.state.nextId,
            ),
          };
    }
    case "gainAbilities": {
      const { of, ...given } = change;
      // 607.1a, 607.5: what it gains of something else by one effect is linked to nothing that it gains by another.
      const abilities = withChosen(game, abilitiesGained(game, change, own), own).map((ability) =>
        of === undefined ? ability : apart(ability, game.state.nextId),
      );
      if (change.choice !== true) return { ...given, abilities };
      const one = yield* askWhich(game, ctx.controller, abilities, nameOfAbility, "gain", ctx.source);
      return { type: "gainAbilities", abilities: one === undefined ? [] : [one] };
    }
    case "changeControl": {
      const [player] = playersOf(game, change.to, own);
      return player === undefined ? change : { ...change, to: thePlayer(player) };
    }
    case "cant":
    case "must":
    case "cantBeBlocked":
    case "canBlock":
      return withNumbers(game, yield* fixed(game, change, own), own);
    default:
      return withNumbers(game, change, own);
  }
}

/** Whether a modification or a duration may come out differently for each object. */
const isIndividual = (part: A.Modification | A.Duration): boolean => mentionsType(part, "each");

/** Begins a continuous effect on objects (611.2c: the set is fixed now). */
export function* beginAffecting(
  game: Game,
  objects: readonly ObjectId[],
  modifications: readonly A.Modification[],
  duration: A.Duration | undefined,
  ctx: Context,
): Run<boolean> {
  if (objects.length === 0) return false;
  const individual = modifications.some(isIndividual) || (duration !== undefined && isIndividual(duration));
  const groups = individual ? objects.map((id) => [id]) : [objects];
  const changed: (readonly [objects: readonly ObjectId[], changes: readonly A.Modification[]])[] = [];
  for (const group of groups) {
    const first = group[0]!;
    const settledChanges: A.Modification[] = [];
    for (const change of modifications) {
      const settled = yield* settle(game, change, first, ctx);
      // 608.2b: nobody gains control where the player is none any more.
      if (settled !== change || change.type !== "changeControl") settledChanges.push(settled);
    }
    if (settledChanges.length > 0) changed.push([group, settledChanges]);
  }
  // 608.2h: all numbers are found before any of them changes another one.
  let begun = false;
  for (const [group, modifications] of changed) {
    const content = { type: "affect", objects: group, modifications } as const;
    const own = individual ? { ...ctx, each: group[0]! } : ctx;
    begun = beginEffect(game, own, content, duration) !== undefined || begun;
  }
  return begun;
}

/** 611.2c: what changes no characteristics goes for objects that come later, too. */
const saysRules = (change: A.Modification): boolean => layerOf(change, false) === "rules";

/** "Until their controllers' next untap steps": those of what the effect is about by then. */
const durationOfAll = (duration: A.Duration | undefined): A.Duration | undefined => {
  if (duration?.type !== "until" || !isIndividual(duration)) return duration;
  const { of: _, ...rest } = duration;
  return rest;
};

/** 701.27, 708.2b, 708.8, 710.4: turns a permanent over; by which event abilities are told of it, if by any. */
const turnOver = (
  game: Game,
  object: GameObject,
  effect: A.Transform | A.TurnFace,
): "transformed" | "turnedFaceUp" | undefined => {
  if (effect.type === "turnFace") {
    if (effect.face === "up") turnUp(object);
    else turnDown(object, effect.as);
    return effect.face === "up" ? "turnedFaceUp" : undefined;
  }
  if (effect.flip) setDesignation(object, "flipped", true);
  else showOtherFace(game, object);
  return effect.flip ? undefined : "transformed";
};

function* turn(game: Game, effect: A.Transform | A.TurnFace, ctx: Context): Run<Outcome> {
  const turned = permanentsOf(game, yield* resolveObjects(game, effect.what, ctx)).filter((object) =>
    canTurn(game, effect, object),
  );
  const events = turned.flatMap((object): GameEvent[] => {
    object.timestamp = newTimestamp(game);
    const type = turnOver(game, object, effect);
    return type === undefined ? [] : [{ type, object: object.id }];
  });
  touch(game);
  yield* perform(game, events);
  return { done: turned.length > 0, objects: turned.map(({ id }) => id) };
}

/** 701.15b: attacks if able, and a player other than the one who goaded it if able. */
const goadRules: readonly A.Modification[] = [
  A.must("attack"),
  A.must("attack", { whom: A.playersExcept(A.players, A.you), goad: true }),
];

const setDesignation = (object: GameObject, name: string, on: boolean): boolean => {
  if (object.designations.includes(name) === on) return false;
  if (on) object.designations.push(name);
  else loseDesignations(object, name);
  return true;
};

export const permanentHandlers: Handlers<
  | "tap"
  | "untap"
  | "affect"
  | "changeRules"
  | "attach"
  | "unattach"
  | "transform"
  | "turnFace"
  | "exchangeControl"
  | "removeFromCombat"
  | "designate"
> = {
  tap: tapOrUntap,
  untap: tapOrUntap,
  *affect(game, effect, ctx) {
    const { what, duration } = effect;
    // What "can't phase in" is said of is phased out already.
    const found = effect.modifications.some((change) => change.type === "cant" && change.what === "phaseIn")
      ? objectsOf(game, what, ctx)
      : yield* resolveObjects(game, what, ctx);
    const objects = found.filter((id) => objectOf(game, id) !== undefined);
    // A spell that is still to be cast is no object yet when the effect begins.
    const rules =
      what.type === "all"
        ? effect.modifications.filter((change) => what.filter.type === "nextCast" || saysRules(change))
        : [];
    const others = effect.modifications.filter((change) => !rules.includes(change));
    let begun = false;
    if (rules.length > 0) {
      const modifications: A.Modification[] = [];
      for (const change of rules) modifications.push(yield* settle(game, change, ctx.source, ctx));
      const content = { type: "affect", objects: [], all: what, modifications } as const;
      begun = beginEffect(game, ctx, content, durationOfAll(duration)) !== undefined;
    }
    if (others.length > 0) {
      begun = (yield* beginAffecting(game, objects, others, duration, ctx)) || begun;
    }
    return { done: begun, objects };
  },
  changeRules,
  *attach(game, effect, ctx) {
    const hosts = recipientsOf(game, effect.to, ctx);
    // 608.2d: only what can be attached to that, and what that can be attached to, is chosen.
    const among = attachable(game, objectsOf(game, effect.what, ctx), hosts).what;
    const objects = yield* resolveObjects(
      game,
      effect.what.type === "choose" ? { ...effect.what, from: theObjects(among) } : effect.what,
      ctx,
      ctx.controller,
      "attach",
    );
    const able = attachable(game, objects, hosts).to.flatMap((host) => objectIn(host) ?? []);
    const [to] = yield* resolveRecipients(
      game,
      effect.to.type === "choose" ? { ...effect.to, from: theObjects(able) } : effect.to,
      ctx,
      "attach to",
    );
    if (to === undefined) return nothingDone;
    let done = false;
    for (const id of objects) done = (yield* attachTo(game, id, to, effect.asCreature)) || done;
    return { done, objects };
  },
  /** 701.3d */
  *unattach(game, effect, ctx) {
    const objects = permanentsOf(game, yield* resolveObjects(game, effect.what, ctx)).filter(
      (object) => object.attachedTo !== undefined,
    );
    yield* perform(game, unattachAll(game, objects));
    return { done: objects.length > 0, objects: objects.map(({ id }) => id) };
  },
  transform: turn,
  turnFace: turn,
  /** 701.12b */
  *exchangeControl(game, effect, ctx) {
    // Permanents and spells have controllers (108.4).
    const controlled = (ids: readonly ObjectId[]): GameObject[] =>
      ids.flatMap((id) => {
        const object = objectOf(game, id);
        return object?.zone === "battlefield" || object?.zone === "stack" ? [object] : [];
      });
    const [one] = controlled(yield* resolveObjects(game, effect.one, ctx));
    const others = controlled(yield* resolveObjects(game, effect.other, ctx));
    const other = others.find((object) => object.id !== one?.id);
    if (one === undefined || other === undefined) return nothingDone;
    const controllers = [
      characteristics(game, one.id).controller,
      characteristics(game, other.id).controller,
    ] as const;
    if (controllers[0] === controllers[1]) return nothingDone;
    affectObject(game, ctx, one.id, [{ type: "changeControl", to: thePlayer(controllers[1]) }]);
    affectObject(game, ctx, other.id, [{ type: "changeControl", to: thePlayer(controllers[0]) }]);
    return { done: true, objects: [one.id, other.id] };
  },
  *removeFromCombat(game, effect, ctx) {
    const objects = objectsOf(game, effect.what, ctx);
    for (const id of objects) removeFromCombat(game, id);
    return { done: objects.length > 0, objects };
  },
  *designate(game, effect, ctx) {
    const { as } = effect;
    if (as === "foretold" || as === "plotted")
      return yield* becomeSetAside(game, as, yield* resolveObjects(game, effect.what, ctx), ctx);
    const permanents = permanentsOf(game, yield* resolveObjects(game, effect.what, ctx));
    const ids = permanents.map(({ id }) => id);
    if (effect.as === "goaded") {
      const [by = ctx.controller] = effect.by === undefined ? [] : playersOf(game, effect.by, ctx);
      yield* beginAffecting(game, ids, goadRules, A.until("your next turn"), { ...ctx, controller: by });
      return { done: ids.length > 0, objects: ids };
    }
    const [one, other] = permanents;
    if (effect.as === "paired") {
      if (one === undefined || other === undefined) return nothingDone;
      // 702.95b: each knows the other.
      setDesignation(one, `paired:${other.id}`, true);
      setDesignation(other, `paired:${one.id}`, true);
      touch(game);
      return { done: true, objects: ids };
    }
    const name =
      effect.as === "notSuspected" ? "suspected" : effect.as === "unprepared" ? "prepared" : effect.as;
    const on = effect.as === name;
    const able = effect.as === "prepared" ? permanents.filter((one) => canBePrepared(game, one)) : permanents;
    const changed = able.filter((object) => setDesignation(object, name, on)).map(({ id }) => id);
    touch(game);
    if (effect.as === "prepared") for (const id of changed) createPrepareSpell(game, id);
    yield* perform(
      game,
      changed.map((object) => actionEvent(effect.as, ctx.controller, { object, ...given({ x: ctx.x }) })),
    );
    return { done: changed.length > 0, objects: ids };
  },
};

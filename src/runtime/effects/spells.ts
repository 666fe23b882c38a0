import type * as A from "../../abilities/index.ts";
import { askObjects } from "../ask.ts";
import { castSpell } from "../casting/cast.ts";
import { couldTarget } from "../casting/targets.ts";
import { characteristics } from "../continuous/index.ts";
import { copiableFace } from "../continuous/copiable.ts";
import { beginEffect } from "../continuous/durations.ts";
import { objectsOf } from "../evaluate/index.ts";
import { atMost, castingOf, isLand, isPlayable } from "./castable.ts";
import { objectOf, objectOrLastKnown, touch } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { objectCant } from "../prohibitions.ts";
import { chooseNewTargets, copyOnStack, newCopy } from "../stack/copies.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";
import { putIntoZone } from "../zones.ts";
import { amountOf, choosable, forEachInTurn, forEachOf, resolveObjects, resolvePlayers } from "./choose.ts";
import { theObjects, thePlayer } from "./exactly.ts";
import type { Handlers, Outcome } from "./outcome.ts";
import { putLand } from "../casting/lands.ts";
import { given } from "../given.ts";

/** 707.10d, 707.10e: what each copy targets, where the effect says so. */
function* aimsOf(
  game: Game,
  { aim, aimEach }: A.CopySpell,
  spell: ObjectId,
  player: PlayerId,
  ctx: Context,
): Run<readonly ObjectId[] | undefined> {
  const meant = aim ?? aimEach;
  if (meant === undefined) return undefined;
  const all = yield* resolveObjects(game, meant, ctx, player, "copy");
  const legal = all.filter((id) => couldTarget(game, spell, id));
  return aim === undefined || legal.length < 2
    ? legal
    : yield* askObjects(game, player, legal, 1, 1, "copy", ctx.source);
}

/** 707.12: a copy of a card, made in the zone the card is in, to be cast. */
const copyOfCard = (game: Game, id: ObjectId, player: PlayerId): ObjectId | undefined => {
  const original = objectOrLastKnown(game, id);
  if (original === undefined) return undefined;
  const copy = newCopy(game, { ...original, face: 0 }, player);
  // 709.3: of a split card one half is chosen as the copy is cast.
  if (original.card.layout !== "split") copy.copyOf = copiableFace(game, id);
  putIntoZone(game, copy, undefined);
  touch(game);
  return copy.id;
};

const castOne = (
  game: Game,
  effect: A.CastCards,
  id: ObjectId,
  player: PlayerId,
  ctx: Context,
): Run<ObjectId | undefined> => {
  // 305.3, 305.4: it counts against the lands of the player's own turn.
  if (isLand(game, id)) return putLand(game, player, id);
  // 118.9: another cost that the permission names leaves nothing to be asked about the cost.
  if (effect.costs !== undefined) game.unasked?.(player);
  return castSpell(game, player, id, castingOf(effect, ctx));
};

/** Of any number each is chosen as it is cast, so that what is limited together is the mana values of the spells (202.3d). */
const isOneByOne = ({ count, by, random, together }: A.Choose): boolean =>
  count.min === 0 &&
  count.max !== 1 &&
  by === undefined &&
  !random &&
  (together === undefined || (together.in === "manaValue" && together.atMost !== undefined));

export const spellHandlers: Handlers<"copySpell" | "changeTargets" | "castCards" | "allowPlay"> = {
  /** 707.10 */
  *copySpell(game, effect, ctx) {
    return yield* forEachOf(game, effect.who, ctx, function* (player, own) {
      const outcomes: Outcome[] = [];
      const times = amountOf(game, effect.times ?? 1, own);
      // 702.50a: the spell itself, even if it has left the stack.
      const asSpell = effect.what.type === "self" && objectOrLastKnown(game, ctx.source)?.stackItem;
      const originals = asSpell
        ? [ctx.source]
        : yield* resolveObjects(game, effect.what, own, player, "copy");
      for (const id of originals) {
        if (objectOf(game, id) !== undefined && objectCant(game, id, "beCopied")) continue;
        const aims = yield* aimsOf(game, effect, id, player, own);
        for (let n = 0; n < (aims?.length ?? times); n++) {
          // A card that is no spell is copied where it is, to be cast (707.12).
          const isSpell = objectOrLastKnown(game, id)?.zone === "stack";
          const copy = isSpell
            ? yield* copyOnStack(
                game,
                id,
                player,
                given({ newTargets: effect.newTargets, except: effect.except, aim: aims?.[n] }),
              )
            : copyOfCard(game, id, player);
          if (copy !== undefined) outcomes.push({ done: true, objects: [copy], players: [player] });
        }
      }
      return outcomes;
    });
  },
  /** 115.7 */
  *changeTargets(game, effect, ctx) {
    const [player = ctx.controller] = yield* resolvePlayers(game, effect.who, ctx);
    // 115.7a: chosen among what is a legal target.
    const to = effect.to && objectsOf(game, effect.to, ctx);
    const objects = (yield* resolveObjects(game, effect.what, ctx, player)).filter(
      (id) => objectOf(game, id)?.zone === "stack",
    );
    for (const id of objects) yield* chooseNewTargets(game, id, player, effect.how, to);
    return { done: objects.length > 0, objects };
  },
  /** 608.2g: spells are cast while this resolves, one after the other in the order the player likes. */
  *castCards(game, effect, ctx) {
    return yield* forEachInTurn(game, effect.who, ctx, function* (player, own) {
      const outcomes: Outcome[] = [];
      const { what } = effect;
      const each = what.type === "choose" && isOneByOne(what) && !effect.copy ? what : undefined;
      const cards =
        each === undefined
          ? yield* resolveObjects(game, what, own, player, "cast")
          : yield* choosable(game, each, own, player, "cast");
      let most = amountOf(game, each?.count.max ?? Infinity, own);
      let left = effect.copy ? cards.flatMap((id) => copyOfCard(game, id, player) ?? []) : cards;
      // Whether a single card is cast was asked by "may" (608.2d); of several each in turn, unless all have to be.
      const least = each || (ctx.may && left.length > 1) ? 0 : 1;
      let value = amountOf(game, each?.together?.atMost ?? Infinity, own);
      while (left.length > 0 && most > 0) {
        const now = value === Infinity ? effect : { ...effect, spell: atMost(effect, value) };
        const possible = left.filter((id) => isPlayable(game, now, id, player, own));
        const [next] =
          possible.length > least
            ? yield* askObjects(game, player, possible, least, 1, "cast", ctx.source)
            : possible;
        if (next === undefined) break;
        left = left.filter((id) => id !== next);
        const played = yield* castOne(game, now, next, player, own);
        if (played === undefined) continue;
        most--;
        value -= characteristics(game, played).manaValue;
        if (ctx.moved !== undefined) ctx.moved[next] = played;
        outcomes.push({ done: true, objects: [played], was: [next], players: [player] });
      }
      return outcomes;
    });
  },
  /** A permission to play cards for a time (601.3, 611.2). */
  *allowPlay(game, effect, ctx) {
    const objects = yield* resolveObjects(game, effect.what, ctx);
    const players = yield* resolvePlayers(game, effect.who, ctx);
    if (objects.length === 0 || players.length === 0) return { done: false };
    const changes = players.map((player): A.RuleChange => ({
      ...effect,
      type: "mayPlay",
      players: thePlayer(player),
      what: theObjects(objects),
    }));
    beginEffect(game, ctx, { type: "rules", changes, used: 0 }, effect.duration);
    return { done: true, objects, players };
  },
};

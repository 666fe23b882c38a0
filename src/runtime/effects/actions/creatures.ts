import * as A from "../../../abilities/index.ts";
import { askObjects, askYesNo } from "../../ask.ts";
import { characteristics } from "../../continuous/index.ts";
import { numberOfCounters, objectOf, onBattlefield, playerOf, touch } from "../../game.ts";
import type { Game, Run } from "../../game.ts";
import { perform } from "../../perform.ts";
import { objectCant } from "../../prohibitions.ts";
import type { Context, ObjectId, PlayerId } from "../../state.ts";
import { amountOf, resolveObjects } from "../choose.ts";
import { putOn } from "../counters.ts";
import { discardCards, drawCards } from "../library.ts";
import { moveObjects } from "../moving.ts";
import { theObject, thePlayer } from "../exactly.ts";
import { nothingDone } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import { showTo } from "../../known.ts";
import { beginAffecting } from "../permanents.ts";
import { create } from "../tokens.ts";
import type { ActionHandlers } from "./index.ts";
import { byObjects, byPlayers, creaturesOf } from "./support.ts";
import { actionEvent } from "../../events.ts";
import { beginEffect, delay } from "../../continuous/durations.ts";
import { plainCreature } from "../predefined.ts";

const plusOne = "+1/+1";

/** The player chooses one of the creatures and puts so many counters on it. */
function* putOnChosen(
  game: Game,
  player: PlayerId,
  among: readonly ObjectId[],
  [kind, count, action]: readonly [kind: string, count: number, action: string],
  ctx: Context,
): Run<Outcome> {
  const chosen = yield* askObjects(game, player, among, 1, 1, action, ctx.source);
  return { ...(yield* putOn(game, chosen, kind, count, player)), objects: chosen };
}

export const creatureActions: ActionHandlers<
  | "explore"
  | "becomeBlocked"
  | "connive"
  | "bolster"
  | "adapt"
  | "endure"
  | "blight"
  | "exert"
  | "airbend"
  | "earthbend"
  | "exploit"
> = {
  /** 701.44a */
  explore: byObjects(function* (game, id, player, _count, ctx) {
    const top = playerOf(game, player).library[0];
    if (top !== undefined) showTo(game, [top]);
    if (top !== undefined && characteristics(game, top).cardTypes.includes("land")) {
      yield* moveObjects(game, ctx, [top], { zone: "hand" }, { who: player });
      return { done: true };
    }
    yield* putOn(game, [id], plusOne, 1, player);
    if (
      top !== undefined &&
      (yield* askYesNo(game, player, "put the revealed card into your graveyard", ctx.source))
    ) {
      yield* moveObjects(game, ctx, [top], { zone: "graveyard" }, { who: player });
    }
    return { done: true };
  }),
  /** 509.1h: nothing blocks it. */
  becomeBlocked: byObjects(function* (game, id) {
    const attack = game.state.combat?.attackers.find((one) => one.id === id);
    if (attack?.blocked !== false) return nothingDone;
    attack.blocked = true;
    touch(game);
    yield* perform(game, [{ type: "blocked", object: id, blockers: [] }]);
    return { done: true };
  }),
  /** 701.50a, 701.50e */
  connive: byObjects(function* (game, id, player, count, ctx) {
    yield* drawCards(game, player, count);
    const hand = playerOf(game, player).hand;
    const chosen = yield* askObjects(
      game,
      player,
      hand,
      Math.min(count, hand.length),
      count,
      "discard",
      ctx.source,
    );
    const discarded = yield* discardCards(
      game,
      chosen.map((card) => ({ player, id: card })),
      ctx,
    );
    const nonland = (discarded.objects ?? []).filter(
      (card) => !characteristics(game, card).cardTypes.includes("land"),
    ).length;
    if (onBattlefield(game, id)) yield* putOn(game, [id], plusOne, nonland, player);
    return { done: true };
  }),
  /** 701.39a */
  bolster: byPlayers(function* (game, player, count, ctx) {
    const creatures = creaturesOf(game, player);
    const toughness = (id: ObjectId): number => characteristics(game, id).toughness ?? 0;
    const least = Math.min(...creatures.map(toughness));
    const candidates = creatures.filter((id) => toughness(id) === least);
    return yield* putOnChosen(game, player, candidates, [plusOne, count, "bolster"], ctx);
  }),
  /** 701.46a */
  adapt: byObjects(function* (game, id, player, count) {
    if (numberOfCounters(objectOf(game, id), plusOne) > 0) return nothingDone;
    return yield* putOn(game, [id], plusOne, count, player);
  }),
  /** 701.63a */
  endure: byObjects(function* (game, id, player, count, ctx) {
    if (count === 0) return nothingDone;
    if (onBattlefield(game, id) && (yield* askYesNo(game, player, "put +1/+1 counters on it", ctx.source)))
      return yield* putOn(game, [id], plusOne, count, player);
    return yield* create(game, plainCreature(["Spirit"], "white", count), 1, player, ctx);
  }),
  /** 701.68a */
  blight: byPlayers(function* (game, player, count, ctx) {
    return yield* putOnChosen(game, player, creaturesOf(game, player), ["-1/-1", count, "blight"], ctx);
  }),
  /** 701.43a: "your" untap step is that of the player who exerted it. */
  *exert(game, effect, ctx) {
    const ids = yield* resolveObjects(game, effect.what ?? A.self, ctx);
    const permanents = ids.filter((id) => onBattlefield(game, id));
    yield* beginAffecting(
      game,
      permanents,
      [A.cant("untapInUntapStep", { unless: A.notSo(A.isTurn(A.you)) })],
      A.until("your next untap step"),
      ctx,
    );
    for (const id of permanents) objectOf(game, id)?.designations.push("exerted");
    touch(game);
    yield* perform(
      game,
      permanents.map((object) => actionEvent("exert", ctx.controller, { object })),
    );
    return { done: permanents.length > 0, objects: permanents };
  },
  /** 701.65a: exiled cards may be cast by their owners for {2} while they stay exiled. */
  *airbend(game, effect, ctx) {
    const ids = yield* resolveObjects(game, effect.what ?? A.target(0), ctx);
    const outcome = yield* moveObjects(game, ctx, ids, { zone: "exile" });
    for (const id of outcome.objects ?? []) {
      const controller = objectOf(game, id)?.owner;
      if (controller === undefined) continue;
      const cast = A.mayPlay(thePlayer(controller), theObject(id), "cast", { costs: [A.mana(["2"])] });
      beginEffect(game, { ...ctx, controller }, { type: "rules", changes: [cast], used: 0 });
    }
    return outcome;
  },
  /** 701.66a */
  *earthbend(game, effect, ctx) {
    const ids = yield* resolveObjects(game, effect.what ?? A.target(0), ctx);
    const changes = [
      A.addTypes({ cardTypes: ["creature"] }),
      A.setPT(0, 0),
      A.gainAbilities([A.keyword("haste", [], [])]),
    ];
    yield* beginAffecting(game, ids, changes, undefined, ctx);
    const count = amountOf(game, effect.count ?? 1, ctx);
    const outcome = yield* putOn(game, ids, plusOne, count, ctx.controller);
    for (const id of ids) {
      const leaves = (to: A.Zone): A.TriggerEvent =>
        A.zoneChange(A.isOneOf(theObject(id)), "battlefield", to);
      const back: A.Destination = { zone: "battlefield", tapped: true, under: A.you };
      delay(game, {
        event: A.eitherEvent([leaves("graveyard"), leaves("exile")]),
        ability: { effect: A.move(A.eventObjects("object"), back) },
        context: { ...ctx, bindings: {} },
        once: true,
      });
    }
    return { ...outcome, done: ids.length > 0, objects: ids };
  },
  /** 702.110b: a creature is sacrificed, and by that the creature with the ability exploits it. */
  exploit: byPlayers(function* (game, player, _count, ctx) {
    const candidates = creaturesOf(game, player).filter((id) => !objectCant(game, id, "beSacrificed"));
    const [other] = yield* askObjects(game, player, candidates, 1, 1, "sacrifice", ctx.source);
    if (other === undefined) return nothingDone;
    const happened = yield* perform(game, [
      { type: "sacrifice", player, object: other },
      actionEvent("exploit", player, { object: ctx.source, other }),
    ]);
    return { done: happened.length > 0, players: [player] };
  }),
};

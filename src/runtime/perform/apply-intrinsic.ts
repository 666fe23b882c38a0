import { askNumber, askPlayers, askYesNo } from "../ask.ts";
import { stopFighting } from "../combat/membership.ts";
import type { EventOf } from "../events.ts";
import { actionEvent, moveEvent, counterEvent } from "../events.ts";
import type { Game, Run } from "../game.ts";
import { existing, objectOf, opponentsOf, touch } from "../game.ts";
import { given } from "../given.ts";
import { has } from "../keywords.ts";
import { perform } from "../perform.ts";
import { finalChapter } from "../sagas.ts";
import type { GameEvent, PlayerId } from "../state.ts";
import { asEntered } from "./as-entered.ts";
import { enterWithCounters } from "./entering-counters.ts";
import type { Intrinsic } from "./intrinsic.ts";

/** 701.19a: instead of being destroyed: its damage is removed, it is tapped and leaves combat. */
export function* regenerate(game: Game, id: number, shield?: number): Run<void> {
  const object = existing(game, id);
  if (shield !== undefined) object.regenerationShields--;
  if (object.regeneratedBy) object.regeneratedBy = object.regeneratedBy.filter((_, i) => i !== shield);
  object.damage = 0;
  object.deathtouched = false;
  touch(game);
  stopFighting(game, id);
  yield* perform(game, [
    { type: "tap", object: id },
    actionEvent("regenerate", object.controller, { object: id }),
  ]);
}

/** 702.89a: the Aura is destroyed instead, and all damage is removed from what it enchants. */
function* useArmor(game: Game, aura: number, event: GameEvent): Run<void> {
  const saved = event.type === "zoneChange" ? objectOf(game, event.object) : undefined;
  if (saved !== undefined) {
    saved.damage = 0;
    saved.deathtouched = false;
    touch(game);
  }
  yield* perform(game, [moveEvent(game, aura, { zone: "graveyard" }, { reason: "destroy" })]);
}

/** 310.8a, 310.11a: as a Siege enters, its controller chooses the opponent who protects it. */
function* chooseProtector(game: Game, id: number, controller: PlayerId): Run<void> {
  const opponents = opponentsOf(game, controller);
  if (opponents.length < 2) return;
  const [player] = yield* askPlayers(game, controller, opponents, 1, 1, id);
  const battle = objectOf(game, id);
  if (battle !== undefined && player !== undefined) battle.chosen["protector"] = player;
}

/** The same move to another zone. */
const goesTo = (
  game: Game,
  { object, cause }: EventOf<"zoneChange">,
  zone: "command" | "exile",
): EventOf<"zoneChange"> => ({
  ...moveEvent(game, object, { zone }),
  ...given({ cause }),
});

/** Applies what the rules themselves replace or prevent: shields, counters, where commanders go. */
export function* applyIntrinsic(
  game: Game,
  change: Intrinsic,
  event: GameEvent,
  source: number,
  affected: PlayerId,
): Run<GameEvent[]> {
  switch (change.type) {
    case "protectionPrevents":
      return [];
    case "regeneration":
      if (event.type === "zoneChange") yield* regenerate(game, event.object, change.shield);
      return [];
    case "umbraArmor":
      yield* useArmor(game, source, event);
      return [];
    case "removesCounter":
      yield* perform(game, [counterEvent({ object: source }, change.kind, -1)]);
      return [];
    case "commandZone": {
      const owner = objectOf(game, source)?.owner ?? affected;
      return event.type === "zoneChange" && (yield* askYesNo(game, owner, "command zone", source))
        ? [{ ...goesTo(game, event, "command"), others: event.destination }]
        : [event];
    }
    case "entersTransformed":
      existing(game, source).face = 1;
      touch(game);
      return [event];
    case "finalityCounter":
      return event.type === "zoneChange" ? [goesTo(game, event, "exile")] : [event];
    case "intrinsicCounters": {
      // 714.3b
      const last =
        change.kind === "lore" && has(asEntered(game, source), source, "read ahead")
          ? finalChapter(game, source)
          : 0;
      const count =
        last > 0 ? yield* askNumber(game, affected, 1, last, "choose a number", source) : change.count;
      enterWithCounters(game, source, change.kind, count);
      if (change.kind === "defense") yield* chooseProtector(game, source, affected);
      return [event];
    }
  }
}

import type { ZoneChangeEvent } from "../events.ts";
import type { Game, Run } from "../game.ts";
import { existing, objectOf, touch } from "../game.ts";
import type { GameObject } from "../state.ts";
import { putIntoZone } from "../zones.ts";
import { replaceEnteringCounters } from "./apply.ts";
import { enterWithCounters } from "./entering-counters.ts";
import { replaceEvent } from "./replacements.ts";
import type { Afterwards } from "./replacements.ts";

/**
 * Puts a permanent of a starting position onto the battlefield: what changes how it enters applies (614.12), but nothing
 * triggers. The object is on the battlefield in name only until then.
 */
export function* placePermanent(game: Game, object: GameObject): Run<void> {
  const event: ZoneChangeEvent = {
    type: "zoneChange",
    object: object.id,
    from: "outside",
    to: "battlefield",
    destination: { zone: "battlefield" },
    becomes: object.id,
    by: object.controller,
  };
  const afterwards: Afterwards = [];
  const given = object.counters;
  object.counters = {};
  yield* replaceEvent(game, event, afterwards);
  // "Put it into its owner's graveyard instead": it never enters (614.6).
  if (objectOf(game, object.id) === undefined) return;
  yield* replaceEnteringCounters(game, object.id, afterwards);
  // The counters of the position are there already.
  for (const [kind, count] of Object.entries(given)) enterWithCounters(game, object.id, kind, count);
  putIntoZone(game, existing(game, object.id), undefined);
  touch(game);
  for (const then of afterwards) yield* then();
  game.state.waiting = [];
  touch(game);
}

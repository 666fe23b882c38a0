import type * as A from "../../abilities/index.ts";
import { characteristics, characteristicsStamp, wardFor } from "../continuous/index.ts";
import { flatten } from "../flatten.ts";
import { zoneOfAbility } from "../evaluate/nodes.ts";
import { remembered } from "../remembered.ts";
import type { Game } from "../game.ts";
import type { Context, GameEvent, ObjectId, PlayerId } from "../state.ts";
import { typesOf } from "./watched.ts";
import { costsOf } from "../costs.ts";
import { abilityContext } from "../game.ts";

/** A triggered ability that is looking for its event now (603.2). */
export interface Watcher {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: A.Triggered;
  /** Its place among the abilities of the object. */
  readonly index: number;
  readonly context: Context;
  /** By which payment it triggers, where its object has several instances of its keyword. */
  readonly payment?: number;
}
export type Watchers = Partial<Record<GameEvent["type"], Watcher[]>>;

/** 702.56b, 702.78b, 702.157b and the like: each instance of a keyword triggers by its own payment, and counts no other. */
export const ownPayment = (flat: readonly A.Ability[], index: number): { payment?: number } => {
  const ability = flat[index];
  if (ability?.type !== "triggered" || ability.condition?.type !== "wasPaid") return {};
  const { keyword } = ability.condition;
  const places = flat.flatMap((a, at) => (a.type === "keyword" && a.keyword === keyword ? [at] : []));
  const payment = places.findLastIndex((at) => at < index);
  const place = places[payment];
  // What the card itself says of a payment speaks of all of them.
  if (
    places.length < 2 ||
    place === undefined ||
    index >= place + flatten(flat.slice(place, place + 1)).length
  )
    return {};
  return { payment };
};

/** 702.21a: what ward means, where the keyword comes without its meaning. */
const wardMeaning = remembered((keyword: A.Keyword) => wardFor(costsOf(keyword)).abilities[0]);
const intrinsicTrigger = (keyword: A.Keyword): A.Ability | undefined =>
  keyword.keyword === "ward" && keyword.abilities.length === 0 ? wardMeaning(keyword) : undefined;

/** Whether there are triggered abilities among these that work there (113.6). */
const watches = (abilities: readonly A.Ability[], zone: A.Zone): boolean =>
  zone === "battlefield" ? abilities.length > 0 : watchesElsewhere(abilities);
const watchesElsewhere = remembered((abilities: readonly A.Ability[]): boolean =>
  flatten(abilities).some((a) => a.type === "triggered" && zoneOfAbility(a) !== "battlefield"),
);

const cache = new WeakMap<Game, { stamp: object; watchers: Watchers }>();

/** All triggered abilities that look for events now, by the type of event. */
export const watchersOf = (game: Game): Watchers => {
  const known = cache.get(game);
  const stamp = characteristicsStamp(game);
  if (known?.stamp === stamp) return known.watchers;
  const watchers: Watchers = {};
  const { state } = game;
  const zones = [
    state.battlefield,
    state.stack,
    state.exile,
    state.command,
    ...state.players.flatMap((p) => [p.graveyard, p.hand, p.library]),
  ];
  for (const id of zones.flat()) {
    const object = state.objects[id];
    if (object === undefined || object.phasedOut) continue;
    const { abilities, controller } = characteristics(game, id);
    if (!watches(abilities, object.zone)) continue;
    const context = abilityContext(object, controller);
    flatten(abilities).forEach((written, index, flat) => {
      const ability = written.type === "keyword" ? intrinsicTrigger(written) : written;
      if (ability?.type !== "triggered" || zoneOfAbility(ability) !== object.zone) return;
      const watcher = { source: id, controller, ability, index, context, ...ownPayment(flat, index) };
      for (const type of typesOf(ability.event)) (watchers[type] ??= []).push(watcher);
    });
  }
  cache.set(game, { stamp, watchers });
  return watchers;
};

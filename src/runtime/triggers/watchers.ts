import type * as A from "../../abilities/index.ts";
import { characteristics, characteristicsStamp, isTouched, wardFor } from "../continuous/index.ts";
import { flatten } from "../flatten.ts";
import { zoneOfAbility } from "../evaluate/nodes.ts";
import { remembered } from "../remembered.ts";
import type { Game } from "../game.ts";
import type { Context, GameEvent, GameObject, ObjectId, PlayerId } from "../state.ts";
import { typesOf } from "./watched.ts";
import { costsOf } from "../costs.ts";
import { abilityContext } from "../game.ts";
import { faceOf } from "../casting/faces.ts";

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

const add = (
  watchers: Watchers,
  object: GameObject,
  controller: PlayerId,
  abilities: readonly A.Ability[],
  zone: A.Zone,
): void => {
  let context: Context | undefined;
  flatten(abilities).forEach((written, index, flat) => {
    const ability = written.type === "keyword" ? intrinsicTrigger(written) : written;
    if (ability?.type !== "triggered" || zoneOfAbility(ability) !== zone) return;
    context ??= abilityContext(object, controller);
    const watcher = { source: object.id, controller, ability, index, context, ...ownPayment(flat, index) };
    for (const type of typesOf(ability.event)) (watchers[type] ??= []).push(watcher);
  });
};

/** Whether a card has triggered abilities that work outside the battlefield (113.6). */
const worksElsewhere = remembered((abilities: readonly A.Ability[]): boolean =>
  flatten(abilities).some((a) => a.type === "triggered" && zoneOfAbility(a) !== "battlefield"),
);

/** The abilities printed on the face that counts, or copied (707.2). */
export const printedAbilities = (object: GameObject): readonly A.Ability[] =>
  faceOf(object, object.face).abilities;

const cache = new WeakMap<Game, { stamp: object; watchers: Watchers }>();

/** All triggered abilities that look for events now, by the type of event. */
export const watchersOf = (game: Game): Watchers => {
  const known = cache.get(game);
  const stamp = characteristicsStamp(game);
  if (known?.stamp === stamp) return known.watchers;
  const watchers: Watchers = {};
  const { state } = game;
  for (const id of state.battlefield) {
    const object = state.objects[id];
    if (object === undefined || object.phasedOut) continue;
    const { abilities, controller } = characteristics(game, id);
    add(watchers, object, controller, abilities, "battlefield");
  }
  const others = [
    state.stack,
    state.exile,
    state.command,
    ...state.players.flatMap((p) => [p.graveyard, p.hand, p.library]),
  ];
  for (const zone of others) {
    for (const id of zone) {
      const object = state.objects[id];
      if (object === undefined) continue;
      const onStack = zone === state.stack;
      // Effects give abilities to spells (replicate, 702.56a) and to other cards; what they don't touch has what is printed.
      const abilities =
        onStack || isTouched(game, id) ? characteristics(game, id).abilities : printedAbilities(object);
      if (worksElsewhere(abilities))
        add(watchers, object, onStack ? object.controller : object.owner, abilities, object.zone);
    }
  }
  cache.set(game, { stamp, watchers });
  return watchers;
};

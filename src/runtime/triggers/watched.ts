import type * as A from "../../abilities/index.ts";
import { intrinsicAbilities } from "../continuous/base.ts";
import { partsIn } from "../evaluate/nodes.ts";
import { remembered } from "../remembered.ts";
import type { Game } from "../game.ts";
import type { GameEvent } from "../state.ts";
import { patterns } from "./patterns.ts";
import { objectOrLastKnown } from "../game.ts";

/** `past`: questions about what happened before. */
type EventType = GameEvent["type"] | "past";
const asksOfPast: ReadonlySet<unknown> = new Set(["happened", "happenedTo", "involved", "history"]);

/** The types of events that a pattern looks at. */
export const typesOf = (pattern: A.TriggerEvent): readonly GameEvent["type"][] => {
  if (pattern.type === "eitherEvent") return [...new Set(pattern.events.flatMap(typesOf))];
  return pattern.type === "state" ? ["state"] : patterns[pattern.type].events;
};

const collect = (tree: unknown, into: Set<EventType>): void => {
  for (const { type, event, firstEachTurn } of partsIn(tree)) {
    // Each type names one shape in the whole model, so this is the event of a triggered ability.
    if (type === "triggered") for (const each of typesOf(event as A.TriggerEvent)) into.add(each);
    if (asksOfPast.has(type) || firstEachTurn !== undefined) into.add("past");
  }
};

const ofCard = remembered((card: A.Card): ReadonlySet<EventType> => {
  const types = new Set<EventType>();
  collect(card.faces, types);
  for (const { cardTypes, subtypes } of card.faces) collect(intrinsicAbilities(cardTypes, subtypes), types);
  return types;
});

interface Seen {
  next: number;
  readonly types: Set<EventType>;
}
const seenIn = remembered((_: Game): Seen => ({ next: 0, types: new Set(["target"]) }));

/** Objects from this id on have not been looked at: ids are given anew when an action is taken back (733). */
export const forgetFrom = (game: Game, id: number): void => {
  const known = seenIn(game);
  known.next = Math.min(known.next, id);
};

/**
 * Whether any card, token or emblem that has been in this game has, gives or makes a triggered ability that looks at
 * such events. Abilities come from nowhere else, so that most events need no search for what they trigger; but for
 * ward, which the rules give to what lies face down (701.58a, 702.168a).
 */
export const mayBeWatched = (game: Game, type: EventType): boolean => {
  const known = seenIn(game);
  for (let id = known.next; id < game.state.nextId; id++) {
    const object = objectOrLastKnown(game, id);
    if (object !== undefined) for (const t of ofCard(object.card)) known.types.add(t);
  }
  known.next = game.state.nextId;
  return known.types.has(type);
};

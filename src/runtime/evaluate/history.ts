import type * as A from "../../abilities/index.ts";
import { asChosen, topOfStack } from "../game.ts";
import type { Game } from "../game.ts";
import type { Chosen, Context, GameEvent, ObjectId } from "../state.ts";
import { isParty } from "../prohibitions.ts";
import type { Subject } from "./subject.ts";
import { sameObject, subjectOf } from "./subject.ts";
import { fitsSubject } from "./filters.ts";
import { isRecipients, recipientsOf } from "./objects.ts";

type When = "this turn" | "last turn" | "this combat";

/** The events of a span of time: the game remembers those of this turn and of the turn before. */
export const eventsOf = (game: Game, when: When): readonly GameEvent[] => {
  const { thisTurn, lastTurn } = game.state.history;
  switch (when) {
    case "this turn":
      return thisTurn;
    case "last turn":
      return lastTurn;
    case "this combat": {
      if (game.state.combat === undefined) return [];
      const start = thisTurn.findLastIndex(
        (event) => event.type === "beginning" && event.step === "beginning of combat",
      );
      return start < 0 ? thisTurn : thisTurn.slice(start);
    }
  }
};

/** Whether an object fits a description by what it was like as the event happened (608.2i). */
export const fitsAsSeen = (
  game: Game,
  id: ObjectId,
  filter: A.Filter,
  { seen }: GameEvent,
  ctx: Context,
): boolean => {
  const subject = subjectOf(game, id);
  if (subject === undefined) return false;
  const characteristics = seen?.[id];
  return fitsSubject(game, characteristics ? { ...subject, characteristics } : subject, filter, ctx);
};

/**
 * Whether such a spell or permanent causes an event, where that is asked. An ability that resolves is controlled by whoever
 * put it on the stack, not by who has its source now (113.8).
 */
export const isCausedBy = (
  game: Game,
  by: ObjectId | undefined,
  { cause }: { readonly cause?: A.Filter },
  ctx: Context,
): boolean => {
  if (cause === undefined) return true;
  if (by === undefined) return false;
  const subject = subjectOf(game, by);
  if (subject === undefined) return false;
  const top = topOfStack(game);
  const controller = top?.stackItem?.source === by ? top.controller : undefined;
  return fitsSubject(game, { ...subject, controller }, cause, ctx);
};

const isObject = (chosen: Chosen, id: number): boolean => "object" in chosen && chosen.object === id;

/** The other party of an event, for "by". */
const partiesOf = (event: GameEvent): readonly Chosen[] => {
  switch (event.type) {
    case "damage":
      return [{ object: event.source }, event.to];
    case "attack":
      return [asChosen(event.defender), { player: event.player }];
    case "block":
      return [{ object: event.attacker }, { object: event.object }];
    case "keywordAction":
      return event.object === undefined ? [] : [{ object: event.object }];
    default:
      return [];
  }
};

type Concern = (game: Game, event: GameEvent, subject: Subject, filter: A.History) => boolean;

/** It was moved so, and is asked about as it was before or as what it became. */
const moved =
  (so: { readonly from?: A.Zone; readonly to?: A.Zone; readonly reason?: string }): Concern =>
  (_game, event, { id }, { from = so.from }) =>
    event.type === "zoneChange" &&
    (from === undefined || event.from === from) &&
    (so.to === undefined || event.to === so.to) &&
    (so.reason === undefined || event.reason === so.reason) &&
    (event.becomes === id || (event.object === id && so.to !== "battlefield"));
const crewed =
  (action: string): Concern =>
  (_game, event, { id }) =>
    event.type === "keywordAction" && event.action === action && event.crew?.includes(id) === true;

const concerns: { readonly [K in A.History["event"]]: Concern } = {
  entered: moved({ to: "battlefield" }),
  attacked: (_game, event, { id }) => event.type === "attack" && event.object === id,
  blocked: (_game, event, { id }) => event.type === "block" && event.object === id,
  "was dealt damage": (_game, event, { id }) =>
    event.type === "damage" && event.amount > 0 && isObject(event.to, id),
  "dealt damage": (_game, event, { id }) =>
    event.type === "damage" && event.amount > 0 && event.source === id,
  "dealt combat damage": (game, event, subject, filter) =>
    event.type === "damage" && event.combat && concerns["dealt damage"](game, event, subject, filter),
  died: moved({ from: "battlefield", to: "graveyard" }),
  "was put into graveyard": moved({ to: "graveyard" }),
  "was discarded": moved({ reason: "discard" }),
  "was milled": moved({ reason: "mill" }),
  "was blocked": (_game, event, { id }) =>
    (event.type === "blocked" && event.object === id) || (event.type === "block" && event.attacker === id),
  crewed: crewed("crew"),
  saddled: crewed("saddle"),
  convoked: crewed("convoke"),
};

/** It has changed zones since: a creature that has died, a spell that is a permanent now. */
const isNow = (game: Game, by: A.Filter | A.Recipients, party: Chosen, ctx: Context): boolean =>
  "object" in party &&
  isRecipients(by) &&
  recipientsOf(game, by, ctx).some((c) => "object" in c && sameObject(game, c.object, party.object));

/** What happened to the object in the span of time (608.2i). */
export const happenedTo = (game: Game, subject: Subject, filter: A.History, ctx: Context): boolean => {
  if (filter.when === "ever") return subject.object.enteredFrom === filter.from;
  const { when } = filter;
  // "A creature you control": what was one, even if it is gone.
  const by = filter.by?.type === "all" ? filter.by.filter : filter.by;
  return eventsOf(game, when).some(
    (event) =>
      concerns[filter.event](game, event, subject, filter) &&
      (by === undefined ||
        partiesOf(event).some(
          (party) =>
            !isObject(party, subject.id) &&
            ("object" in party && !isRecipients(by)
              ? fitsAsSeen(game, party.object, by, event, ctx)
              : isParty(game, by, party, ctx) || isNow(game, by, party, ctx)),
        )),
  );
};

import type * as A from "../../abilities/index.ts";
import { asChosen } from "../game.ts";
import type { Game } from "../game.ts";
import type { Chosen, Context, GameEvent, ObjectId } from "../state.ts";
import { isParty } from "../prohibitions.ts";
import type { Subject } from "./subject.ts";
import { sameObject, subjectOf } from "./subject.ts";
import { fitsSubject } from "./filters.ts";
import { isRecipients } from "./objects.ts";

type When = "this turn" | "last turn" | "this combat" | "this game" | "ever";

/** The events of a span of time, as far back as the game remembers (the turn before). */
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
    case "this game":
    case "ever":
      return lastTurn.length === 0 ? thisTurn : [...lastTurn, ...thisTurn];
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
    case "cast":
      return [{ player: event.player }];
    case "keywordAction":
      return event.object === undefined ? [] : [{ object: event.object }];
    case "zoneChange":
      return [
        ...(event.cause === undefined ? [] : [{ object: event.cause }]),
        ...(event.by === undefined ? [] : [{ player: event.by }]),
      ];
    default:
      return [];
  }
};

const concerns: {
  readonly [K in A.History["event"]]: (
    game: Game,
    event: GameEvent,
    subject: Subject,
    filter: A.History,
  ) => boolean;
} = {
  entered: (_game, event, { id }, { from }) =>
    event.type === "zoneChange" &&
    event.to === "battlefield" &&
    event.becomes === id &&
    (from === undefined || event.from === from),
  attacked: (_game, event, { id }) => event.type === "attack" && event.object === id,
  blocked: (_game, event, { id }) => event.type === "block" && event.object === id,
  "was dealt damage": (_game, event, { id }) =>
    event.type === "damage" && event.amount > 0 && isObject(event.to, id),
  "dealt damage": (_game, event, { id }) =>
    event.type === "damage" && event.amount > 0 && event.source === id,
  "dealt combat damage": (_game, event, { id }) =>
    event.type === "damage" && event.combat && event.amount > 0 && event.source === id,
  died: (_game, event, { id }) =>
    event.type === "zoneChange" &&
    event.from === "battlefield" &&
    event.to === "graveyard" &&
    (event.object === id || event.becomes === id),
  "was put into graveyard": (_game, event, { id }, { from }) =>
    event.type === "zoneChange" &&
    event.to === "graveyard" &&
    (event.object === id || event.becomes === id) &&
    (from === undefined || event.from === from),
  "became tapped": (_game, event, { id }) => event.type === "tap" && event.object === id,
  "was cast": (game, event, { id, object }, { from }) =>
    event.type === "cast" &&
    (from === undefined || event.from === from) &&
    (event.object === id || (object.cast !== undefined && sameObject(game, event.object, id))),
  "was discarded": (_game, event, { id }) =>
    event.type === "zoneChange" &&
    event.reason === "discard" &&
    (event.object === id || event.becomes === id),
  "was milled": (_game, event, { id }) =>
    event.type === "zoneChange" && event.reason === "mill" && (event.object === id || event.becomes === id),
  "was blocked": (_game, event, { id }) =>
    (event.type === "blocked" && event.object === id) || (event.type === "block" && event.attacker === id),
  crewed: (_game, event, { id }) =>
    event.type === "keywordAction" && event.action === "crew" && event.crew?.includes(id) === true,
  saddled: (_game, event, { id }) =>
    event.type === "keywordAction" && event.action === "saddle" && event.crew?.includes(id) === true,
  "left graveyard": (_game, event, { id }) =>
    event.type === "zoneChange" &&
    event.from === "graveyard" &&
    (event.object === id || event.becomes === id),
};

/** What happened to the object in the span of time (608.2i). */
export const happenedTo = (game: Game, subject: Subject, filter: A.History, ctx: Context): boolean => {
  // "A creature you control": what was one, even if it is gone.
  const by = filter.by?.type === "all" ? filter.by.filter : filter.by;
  return eventsOf(game, filter.when).some(
    (event) =>
      concerns[filter.event](game, event, subject, filter) &&
      (by === undefined ||
        partiesOf(event).some(
          (party) =>
            !isObject(party, subject.id) &&
            ("object" in party && !isRecipients(by)
              ? fitsAsSeen(game, party.object, by, event, ctx)
              : isParty(game, by, party, ctx)),
        )),
  );
};

import type { Both, EitherRecipient, Filter, Objects, Players } from "../../abilities/index.ts";
import { same } from "../lower/same.ts";
import { predicate } from "./filters.ts";
import type { Table, Telling } from "./telling.ts";
import { goTogether, listed, many, plural, some, whose, words } from "./words.ts";

const roles = {
  object: "the object of the event",
  source: "the source of the event",
  other: "the other object of the event",
  opposing: "the opposing creature",
  targets: "the objects that the spell of the event targets",
} as const;

/** What says which object it is: "this". */
const named = (filter: Filter, tell: Telling): string | undefined =>
  tell.phrase(filter).definite === true ? tell.one(filter) : undefined;

/** Objects that an effect speaks of. `[1]` stands for what the instruction with that mark was about. */
export const objects: Table<Objects> = {
  self: () => "this",
  target: ({ index }, tell) => tell.target(index),
  all: ({ filter }, tell) =>
    filter.type === "or" && tell.phrase(filter).definite === true
      ? listed(filter.filters.map((one) => named(one, tell) ?? `each ${tell.noun(one)}`))
      : `each ${tell.noun(filter)}`,
  choose: (node, tell) => {
    const { count, filter, by, random, from } = node;
    return words(
      random === true ? "at random" : "",
      some(count, filter, tell),
      from !== undefined &&
        `from among ${from.type === "eventObjects" ? plural(tell.objects(from)) : tell.objects(from)}`,
      by !== undefined && !same(by, tell.chooser) && `chosen by ${tell.players(by)}`,
      goTogether(node, tell),
    );
  },
  bound: ({ id, affected }) => (affected === true ? `what really was affected of [${id}]` : `[${id}]`),
  eventObjects: ({ role }) => roles[role],
  costObjects: ({ index }) => `what cost ${index + 1} of objects was paid with`,
  each: () => "that one",
  host: () => "what this is attached to",
  linked: ({ link }) => `what this has “${link}”`,
  together: ({ parts }, tell) => listed(parts.map(tell.objects)),
  topCards: ({ of, count, from, filter, bottom }, tell) => {
    const [one, several] = filter === undefined ? ["card", "cards"] : [tell.noun(filter), tell.nouns(filter)];
    return words(
      `the ${bottom === true ? "bottom" : "top"}`,
      count === 1 ? one : many(count, one, tell, several),
      `of ${whose(of, tell)} ${from ?? "library"}`,
    );
  },
  among: ({ objects: all, filter }, tell) =>
    all.type === "self"
      ? `this if it ${predicate(filter, tell)}`
      : `each ${tell.noun(filter)} among ${tell.objects(all)}`,
  involved: ({ event, when }, tell) => `each object of which this was so ${when} (${tell.event(event)})`,
  granter: ({ object }) => words("what gave this ability", object !== undefined && `(${object})`),
};

/** Players that an effect speaks of. */
export const players: Table<Players> = {
  you: () => "you",
  yourTeam: () => "your team",
  opponents: () => "each opponent",
  players: () => "each player",
  targetPlayers: ({ index }, tell) => tell.target(index),
  controllerOf: ({ objects: all }, tell) => `the controller of ${tell.objects(all)}`,
  ownerOf: ({ objects: all }, tell) => `the owner of ${tell.objects(all)}`,
  eventPlayer: () => "the player of the event",
  activePlayer: () => "the player whose turn it is",
  defendingPlayer: () => "the defending player",
  boundPlayer: ({ id }) => `the player of [${id}]`,
  choosePlayer: ({ from, random }, tell) =>
    `${tell.players(from).replace(/^each /, "a chosen ")}${random === true ? " at random" : ""}`,
  chosenPlayer: ({ player }) => words("the chosen player", player !== undefined && String(player)),
  enchantedPlayer: () => "the enchanted player",
  eachPlayer: () => "that player",
  playersExcept: ({ players: all, except }, tell) => `${tell.players(all)} except ${tell.players(except)}`,
  playersWho: ({ players: all, condition }, tell) =>
    `${tell.players(all)} for whom ${tell.condition(condition)}`,
  playersTogether: ({ parts }, tell) => listed(parts.map(tell.players)),
};

/** Objects and players, where both can be. */
export const recipients: Table<Both | EitherRecipient> = {
  both: ({ parts }, tell) => listed(parts.map(tell.any)),
  eitherRecipient: ({ filter, players: all }, tell) => `${tell.one(filter)} or ${tell.players(all)}`,
};

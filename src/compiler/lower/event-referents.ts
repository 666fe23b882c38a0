import { areAny } from "./player-mentions.ts";
import * as A from "../../abilities/index.ts";
import { mention, type PhraseNode, type Scope } from "./scope.ts";
import { same } from "./same.ts";

/** An object of an event that later words can mean. */
export interface EventReferent {
  readonly ref: A.Objects;
  readonly words: ReadonlySet<string>;
  readonly plural: boolean;
  /** Whose it is, where the text says that it is some player's ("a creature an opponent controls"). */
  readonly players?: A.Players;
  readonly whose?: "player" | "opponent";
  /** The phrases that speak of it. */
  readonly from?: readonly PhraseNode[];
}

/** An event with whom it speaks of: the subject ("it"), the other party ("that creature") and the player ("that player"). */
export interface EventWithReferents {
  readonly event: A.TriggerEvent;
  readonly subject?: EventReferent;
  readonly other?: EventReferent;
  readonly player?: "player" | "opponent";
  /** What made it happen: "that player" can be whoever controls it. */
  readonly cause?: EventReferent;
}

const both = (one: EventReferent | undefined, other: EventReferent | undefined): EventReferent | undefined =>
  one === undefined || other === undefined || one.plural !== other.plural || !same(one.ref, other.ref)
    ? undefined
    : {
        ...one,
        words: new Set([...one.words, ...other.words]),
        ...(one.from === undefined && other.from === undefined
          ? {}
          : { from: [...(one.from ?? []), ...(other.from ?? [])] }),
      };

/** "Whenever A or B": one event, which speaks only of what both events have. */
export const either = (parts: readonly EventWithReferents[]): EventWithReferents => {
  const [first, ...rest] = parts;
  if (first === undefined || rest.length === 0) return first!;
  const subject = rest.reduce(
    (party: EventReferent | undefined, part) => both(party, part.subject),
    first.subject,
  );
  const other = rest.reduce((party: EventReferent | undefined, part) => both(party, part.other), first.other);
  const player = parts.some((part) => part.player === undefined)
    ? undefined
    : parts.every((part) => part.player === "opponent")
      ? ("opponent" as const)
      : ("player" as const);
  return {
    event: A.eitherEvent(
      parts.flatMap(({ event }) => (event.type === "eitherEvent" ? event.events : [event])),
    ),
    ...(subject === undefined ? {} : { subject }),
    ...(other === undefined ? {} : { other }),
    ...(player === undefined ? {} : { player }),
  };
};

/** What one or more players do: nobody of them is "that player". */
export const asOne = ({ event, player: _, ...referents }: EventWithReferents): EventWithReferents => ({
  ...referents,
  event:
    event.type === "eitherEvent"
      ? { ...event, events: event.events.map((each) => ({ ...each, asOne: true })) }
      : { ...event, asOne: true },
});

/**
 * "An opponent casts a spell that targets a creature they control": whichever of them it is that does it; nobody where no part of
 * the model tells that.
 */
export const whoeverActs = (those: A.Players, scope: Scope, actor?: A.Players): void => {
  const known = scope.mentions.at(-1);
  if (known === undefined || scope.question !== undefined || !areAny(those) || !same(known.ref, those))
    return;
  scope.mentions.splice(-1, 1, ...(actor === undefined ? [] : [{ ...known, ref: actor }]));
};

const noWords: ReadonlySet<string> = new Set();
const playerWords = { player: new Set(["player"]), opponent: new Set(["player", "opponent"]) };

/** Who an event's player is, as far as the text tells. */
export const playerOf = (players: A.Players): "player" | "opponent" =>
  players.type === "opponents" || players.type === "defendingPlayer" ? "opponent" : "player";

/** The player of an event, whom "that player" means unless that is you. */
export const playerBeside = (players: A.Players): Pick<EventWithReferents, "player"> =>
  players.type === "you" ? {} : { player: playerOf(players) };

/**
 * Lets later words find the parties. "It" is the subject; "that creature" the party last named so, which is never the
 * card itself: a card calls itself "this creature".
 */
export const mentionReferents = (
  { subject, other, player, cause }: EventWithReferents,
  scope: Scope,
): void => {
  const whose = (party: EventReferent | undefined): void => {
    if (party?.players === undefined || party.plural) return;
    const words = playerWords[party.whose ?? "player"];
    mention(scope, { ref: party.players, is: "player", plural: false, words });
  };
  const object = (party: EventReferent, words: ReadonlySet<string>): void =>
    mention(scope, {
      ref: party.ref,
      is: "object",
      plural: party.plural,
      words,
      ...(party.from === undefined ? {} : { from: party.from }),
    });
  whose(cause);
  if (player !== undefined)
    mention(scope, { ref: A.eventPlayer, is: "player", plural: false, words: playerWords[player] });
  else whose(subject);
  if (subject !== undefined) object(subject, subject.words);
  if (other === undefined) return;
  object(other, other.words);
  if (subject !== undefined && subject.plural === other.plural) object(subject, noWords);
};

import { InvalidArgument } from "../abilities/invalid-argument.ts";
import type { Card } from "../abilities/index.ts";
import { remembered } from "./remembered.ts";
import { positionOf, sessionFrom, type Session } from "./session.ts";
import type { GameOptions } from "./setup.ts";

/** What a snapshot is written in; another format is refused. */
const format = 1;

/** A game at a decision, as JSON: `JSON.parse(JSON.stringify(snapshot))` is as good as the snapshot. */
export interface Snapshot {
  readonly format: typeof format;
  /** The cards of the game, each once; the rest refers to them and to their parts. */
  readonly cards: readonly Card[];
  readonly game: unknown;
}

/** The functions among the options of a game, which no snapshot holds: `resume` is given them again. */
export type Callbacks = Pick<GameOptions, "observe" | "watch" | "chance" | "unasked" | "cardReference">;

type Plain = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Where each part of a card is, so that a part is written as its place. */
const placesIn = remembered((card: Card): ReadonlyMap<object, string> => {
  const places = new Map<object, string>();
  const visit = (part: object, place: string): void => {
    if (places.has(part)) return;
    places.set(part, place);
    for (const [key, inner] of Object.entries(part)) if (isObject(inner)) visit(inner, `${place}/${key}`);
  };
  visit(card, "");
  return places;
});

const cardsOf = ({ players }: GameOptions): readonly Card[] => {
  const cards = new Set<Card>();
  for (const setup of players)
    for (const zone of Object.values(setup))
      if (Array.isArray(zone)) for (const { card } of zone as readonly { card: Card }[]) cards.add(card);
  return [...cards];
};

/** A copy of plain data, part by part; functions are no data. */
const visited = (part: object, visit: (inner: unknown) => unknown): unknown =>
  Array.isArray(part)
    ? part.map(visit)
    : Object.fromEntries(
        Object.entries(part).flatMap(([key, inner]) =>
          typeof inner === "function" ? [] : [[key, visit(inner)]],
        ),
      );

/** Plain data in which parts of the cards are told by their places: `{"$": "3/faces/0"}`. */
const encode = (value: unknown, cards: readonly Card[]): unknown => {
  const places = new Map<object, string>();
  cards.forEach((card, index) => {
    for (const [part, place] of placesIn(card)) places.set(part, `${index}${place}`);
  });
  const visit = (part: unknown): unknown => {
    if (!isObject(part)) return part;
    const place = places.get(part);
    return place === undefined ? visited(part, visit) : { $: place };
  };
  return visit(value);
};

const decode = (value: unknown, cards: readonly Card[]): unknown => {
  const partAt = (place: string): unknown => {
    const [index, ...keys] = place.split("/");
    return keys.reduce((part: unknown, key) => (part as Plain)[key], cards[Number(index)]);
  };
  const visit = (part: unknown): unknown => {
    if (!isObject(part)) return part;
    return "$" in part && typeof part.$ === "string" ? partAt(part.$) : visited(part, visit);
  };
  return visit(value);
};

const damaged = (what: string, cause?: unknown): InvalidArgument =>
  new InvalidArgument(`This snapshot is ${what}`, {
    argument: "snapshot",
    expected: `a snapshot of format ${format}, whole`,
    cause,
  });

interface Saved extends Pick<Session, "answers" | "labels"> {
  readonly options: GameOptions;
  readonly position: ReturnType<typeof positionOf>;
}

/**
 * The game as it stands, as data. It takes as long as the state is large, not as long as the game has been going on.
 *
 * @example
 * const saved = JSON.stringify(snapshot(session));
 * const again = resume(JSON.parse(saved));
 * stateHash(again.game) === stateHash(session.game); // true
 */
export const snapshot = (session: Session): Snapshot => {
  const position = positionOf(session);
  const { options, labels, answers } = session;
  const cards = cardsOf(options);
  const game: Saved = { options, labels, answers, position };
  return { format, cards, game: encode(game, cards) };
};

/**
 * A session that stands where the snapshot was made.
 *
 * @param callbacks what the options of the game had of functions, which a snapshot cannot hold.
 * @throws {InvalidArgument} when the snapshot has another format than this runtime reads, or is damaged.
 */
export const resume = (snapshot: Snapshot, callbacks: Callbacks = {}): Session => {
  if (!isObject(snapshot) || snapshot.format !== format)
    throw damaged(`no snapshot of format ${format}: play the game anew from its options and answers.`);
  const { cards } = snapshot;
  try {
    const { options, labels, answers, position } = decode(snapshot.game, cards) as Saved;
    return sessionFrom({ ...options, ...callbacks }, labels, answers, position);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw damaged("damaged: parts of its game are not there.", error);
  }
};

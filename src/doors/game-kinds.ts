import { isAction, isAnswer } from "../runtime/answers.ts";
import { isCard } from "../runtime/options.ts";
import { isGame } from "../runtime/session.ts";
import {
  either,
  isObject,
  listOf,
  loosely,
  number,
  optional,
  shape,
  text,
  typed,
  wholeNumber,
} from "./kinds.ts";
import type { Kind } from "./taking.ts";

export const game: Kind = { expected: "a game (session.game)", is: isGame };
export const session: Kind = {
  expected: "a session, as startGame makes it",
  is: (value) => isObject(value) && isGame(value["game"]),
};
/** The number of a player of the game that stands before it. */
export const player: Kind = {
  expected: "the number of a player of the game, from 0",
  is: (value, before) => {
    const found = before.find(isGame);
    return Number.isInteger(value) && found?.state.players[Number(value)] !== undefined;
  },
};
/** An object that there is or was. */
export const id: Kind = {
  expected: "the id of an object of the game",
  is: (value, before) => {
    const { objects = {}, lastKnown = {} } = before.find(isGame)?.state ?? {};
    return typeof value === "number" && (value in objects || value in lastKnown);
  },
};
export const card: Kind = { expected: "a compiled card", is: (value) => isCard(value, 0) };
export const action: Kind = { expected: "an action of a 'priority' decision", is: isAction };
export const answer: Kind = { expected: "an answer: { type, … }", is: isAnswer };

const numbers = listOf("numbers", number);
const one = { player: number };
const place = either("an object or a player", number, shape("a player", one));
const chosen = either(
  "an object or a player",
  shape("an object", { object: number }),
  shape("a player", one),
);
const range = { player: number, min: number, max: number };
export const attacks: Kind = listOf(
  "attacks: { id, defender }",
  shape("an attack", { id: number, defender: place }),
);
export const blocks: Kind = listOf(
  "blocks: { id, attackers }",
  shape("a block", { id: number, attackers: numbers }),
);
export const attackers: Kind = listOf(
  "candidates, as the decision has them",
  shape("a candidate", { id: number, defenders: listOf("defenders", place) }),
);
export const blockers: Kind = listOf(
  "candidates, as the decision has them",
  shape("a candidate", { id: number, attackers: numbers, limit: number }),
);
const actions = listOf("actions", action);
const words = listOf("texts", text);

export const decision: Kind = typed("a decision (session.decision)", {
  priority: { ...one, actions },
  yesNo: { ...one, question: text },
  number: { ...range, question: text },
  targets: { ...range, candidates: listOf("targets", chosen) },
  objects: { ...range, candidates: numbers, purpose: text },
  players: { ...range, candidates: numbers },
  divide: { ...one, among: listOf("targets", chosen), total: number, minimumEach: number },
  modes: { ...range, available: numbers },
  option: { ...one, options: words, question: text },
  order: { ...one, items: words, purpose: text },
  attackers: { ...one, candidates: attackers },
  blockers: { ...one, candidates: blockers },
  payment: { ...one, cost: words, abilities: actions, helpers: numbers, most: number },
});
export const event: Kind = loosely(shape("an event, as options.watch is told of it", { type: text }));
export const together: Kind = loosely(
  shape("a decision of objects or targets", {
    candidates: listOf("candidates", either("a candidate", number, chosen)),
    together: optional(
      shape("what they must be together", {
        type: text,
        of: listOf("lists", listOf("values", { expected: "", is: () => true })),
      }),
    ),
  }),
);
export const someChosen: Kind = listOf("objects or players", either("one", number, chosen));
export const telling: Kind = optional(
  shape("how it is told: { viewer, players, texts }", {
    viewer: optional(wholeNumber),
    players: optional(words),
    texts: optional(
      shape("texts, as textsOf makes them", {
        of: { expected: "a function", is: (value) => typeof value === "function" },
      }),
    ),
  }),
);

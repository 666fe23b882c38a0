import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cards } from "../../generated/index.ts";
import { randomBot, seeded } from "../../src/play/index.ts";
import {
  type Answer,
  type GameOptions,
  IllegalAnswer,
  InvalidOptions,
  answerDecision,
  startGame,
  stateHash,
} from "../../src/doors/runtime.ts";
import { dealer } from "./decks.ts";
import { bear, card, creature, forest } from "./kernel-cards.ts";
import { entries } from "./kernel-driver.ts";

/** How many answers and options are made up; a long run sets it. */
const numRuns = Number(process.env["RULEWRIGHT_FUZZ"] ?? 120);
const timeout = 60_000 + 60 * numRuns;

const pool = cards.filter(({ faces: [face] }) => !face.supertypes.includes("basic"));

/** Any value, and such as come near an answer or a part of one. */
const number = fc.oneof(fc.integer({ min: -3, max: 90 }), fc.constantFrom(NaN, Infinity, 0.5, -0, 2 ** 53));
const part = fc.oneof(
  fc.anything({ maxDepth: 1 }),
  number,
  fc.array(number, { maxLength: 4 }),
  fc.record({ player: number }),
  fc.record({ object: number }),
  fc.array(fc.record({ object: number, forPlayer: number }, { requiredKeys: ["object"] }), { maxLength: 3 }),
  fc.record({
    type: fc.constantFrom("pass", "cast", "playLand", "activate", "activateMana", "special"),
    object: number,
    face: number,
    ability: number,
  }),
  fc.array(
    fc.record({
      id: number,
      defender: fc.oneof(number, fc.record({ player: number })),
      attackers: fc.array(number, { maxLength: 2 }),
    }),
    { maxLength: 3 },
  ),
);
const fields = [
  "action",
  "yes",
  "value",
  "chosen",
  "shares",
  "index",
  "order",
  "attacks",
  "blocks",
  "pool",
  "helpers",
];
const types = [
  "action",
  "yesNo",
  "number",
  "targets",
  "objects",
  "players",
  "divide",
  "modes",
  "option",
  "order",
  "attackers",
  "blockers",
  "pay",
];
const wild: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...types), fc.dictionary(fc.constantFrom(...fields), part, { maxKeys: 4 }))
      .map(([type, rest]) => ({ ...rest, type })),
  },
);

describe("answers of any shape", () => {
  it("are taken, or refused with IllegalAnswer, and then nothing has changed", { timeout }, () => {
    const bots = [randomBot(1), randomBot(2), randomBot(3), randomBot(4)];
    const next = seeded(5);
    let seed = 1;
    let session = startGame(dealer(pool)(seed));
    fc.assert(
      fc.property(wild, (answer) => {
        while (session.decision === undefined || session.answers.length > 150)
          session = startGame(dealer(pool)(++seed));
        const before = stateHash(session.game);
        try {
          // Whoever plays may send anything.
          answerDecision(session, answer as Answer);
        } catch (error) {
          if (!(error instanceof IllegalAnswer)) throw error;
          expect(stateHash(session.game)).toBe(before);
        }
        // On to other decisions.
        for (let n = next() * 6; n > 0 && session.decision !== undefined; n--)
          answerDecision(session, bots[session.decision.player]!.answer(session.decision, session));
      }),
      { numRuns, seed: 7 },
    );
  });
});

const someEntry = fc.oneof(
  fc.anything({ maxDepth: 1 }),
  fc.constant({ card: bear }),
  fc.record(
    {
      card: fc.oneof(
        fc.constant(bear),
        fc.constant({ name: "x" }),
        fc.constant({ name: "x", faces: [] }),
        fc.anything(),
      ),
      face: fc.oneof(number, fc.constant(0)),
      tapped: fc.anything({ maxDepth: 0 }),
      counters: fc.oneof(fc.dictionary(fc.string(), number), fc.anything()),
      label: fc.oneof(fc.constantFrom("a", "b"), fc.anything({ maxDepth: 0 })),
      attachedTo: fc.constantFrom("a", "Bear", "nothing", 4),
    },
    { requiredKeys: [] },
  ),
);
const someZone = fc.oneof(fc.array(someEntry, { maxLength: 3 }), fc.anything({ maxDepth: 1 }));
const somePlayer = fc.oneof(
  { weight: 1, arbitrary: fc.anything({ maxDepth: 1 }) },
  {
    weight: 6,
    arbitrary: fc.record(
      {
        life: number,
        library: someZone,
        hand: someZone,
        battlefield: someZone,
        exile: someZone,
        command: someZone,
      },
      { requiredKeys: [] },
    ),
  },
);
const someOptions = fc.oneof(
  fc.anything({ maxDepth: 1 }),
  fc.record(
    {
      seed: fc.oneof(fc.constant(1), number, fc.anything()),
      players: fc.oneof(fc.array(somePlayer, { maxLength: 4 }), fc.anything({ maxDepth: 1 })),
      openingHand: fc.oneof(fc.constant(0), number),
      shuffle: fc.anything({ maxDepth: 0 }),
      format: fc.constantFrom("commander", "draft", 4, undefined),
      observe: fc.oneof(fc.constant(undefined), fc.anything({ maxDepth: 0 })),
      watch: fc.oneof(fc.constant(undefined), fc.anything({ maxDepth: 0 })),
    },
    { requiredKeys: [] },
  ),
);

describe("options of any shape", () => {
  it("make a game, or are refused with InvalidOptions", { timeout }, () => {
    fc.assert(
      fc.property(someOptions, (options) => {
        try {
          startGame(options as GameOptions);
        } catch (error) {
          if (!(error instanceof InvalidOptions)) throw error;
          expect(error.message).toMatch(/^options/);
        }
      }),
      { numRuns, seed: 7 },
    );
  });

  it.each<[string, unknown]>([
    ["options.players has to be a list of two players or more", { seed: 1, players: [{}] }],
    ["options.players has to be a list of two players or more", { seed: 1 }],
    ["options.seed has to be a whole number", { seed: NaN, players: [{}, {}] }],
    [
      "options.players[0].hand[0].card has to be a compiled card of format 1 with",
      { seed: 1, players: [{ hand: [{ card: { ...bear, format: 0 } }] }, {}] },
    ],
    ["options.players[1].hand[0].card has to be", { seed: 1, players: [{}, { hand: [{ card: "Bear" }] }] }],
    [
      "options.players[1].hand[0].label has to be another",
      { seed: 1, players: [{ hand: [{ card: bear, label: "a" }] }, { hand: [{ card: bear, label: "a" }] }] },
    ],
    [
      "options.players[0].battlefield[0].attachedTo has to be the label or name of a permanent",
      { seed: 1, players: [{ battlefield: [{ card: bear, attachedTo: "Bare" }] }, {}] },
    ],
    [
      "options.players[0].library has to be 7 cards at least, as openingHand says",
      { seed: 1, openingHand: 7, players: [{}, {}] },
    ],
    [
      "options.players[0].hand[0].card has to be a compiled card of format 1 with that face (compileFile(text)",
      { seed: 1, players: [{ hand: [{ card: bear, face: 1 }] }, {}] },
    ],
    ["options.mulligan has to be called 'mulligans'", { seed: 1, mulligan: true, players: [{}, {}] }],
    ["options.decks has to be called seed or format or", { seed: 1, decks: [], players: [{}, {}] }],
    ["options.players[1].Library has to be called 'library'", { seed: 1, players: [{}, { Library: [] }] }],
    ["options.openingHnad has to be called 'openingHand'", { seed: 1, openingHnad: 7, players: [{}, {}] }],
    ["options.players[0].libary has to be called 'library'", { seed: 1, players: [{ libary: [] }, {}] }],
    [
      "options.players[0].deck has to be called life or counters or",
      { seed: 1, players: [{ deck: [] }, {}] },
    ],
    [
      "options.openingHand has to be a whole number from 0 on",
      { seed: 1, openingHand: -1, players: [{}, {}] },
    ],
    [
      "options.openingHand has to be a whole number from 0 on",
      { seed: 1, openingHand: "7", players: [{}, {}] },
    ],
    ["options.shuffle has to be true or false", { seed: 1, shuffle: 1, players: [{}, {}] }],
    ['options.format has to be "commander"', { seed: 1, format: "edh", players: [{}, {}] }],
    [
      "options.players[0].library has to be a list of entries: [{ card }]",
      { seed: 1, players: [{ library: bear }, {}] },
    ],
    [
      "options.players[0].library[0] has to be an entry around the card: { card }",
      { seed: 1, players: [{ library: [bear] }, {}] },
    ],
    ["options.players[0].library[0] has to be an object", { seed: 1, players: [{ library: ["Bear"] }, {}] }],
    [
      "options.players[0].library[0].card has to be a compiled card",
      { seed: 1, players: [{ library: [{ card: { status: "compiled", card: bear } }] }, {}] },
    ],
    [
      "options.players[0].battlefield[0].taped has to be called 'tapped'",
      { seed: 1, players: [{ battlefield: [{ card: bear, taped: true }] }, {}] },
    ],
    [
      "options.players[0].hand[0].name has to be called card or face or",
      { seed: 1, players: [{ hand: [{ card: bear, name: "Bear" }] }, {}] },
    ],
  ])("are told by their place: %s", (message, options) => {
    expect(() => startGame(options as GameOptions)).toThrow(message);
  });
});

describe("the hash of a state", () => {
  it("tells cards apart that say different things under one name", () => {
    const hashOf = (one: typeof bear): string =>
      stateHash(startGame({ seed: 1, players: [{ hand: entries(one), library: entries(forest) }, {}] }).game);
    expect(hashOf(creature("Bear", "{1}{G}", 2, 2, [], ["Bear"]))).toBe(hashOf(bear));
    expect(hashOf(creature("Bear", "{1}{G}", 2, 3, [], ["Bear"]))).not.toBe(hashOf(bear));
    expect(hashOf(card("Bear", "{1}{G}", ["sorcery"]))).not.toBe(hashOf(bear));
  });
});

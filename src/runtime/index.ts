/**
 * The runtime: the rules engine, by chapters of the Comprehensive Rules. Plain data in, plain data out; no dependencies.
 *
 * A game is its options plus its answers. `startGame(options)` gives a `Session` that stands at the first decision
 * (`session.decision`); `answerDecision(session, answer)` goes on to the next one, until it is undefined: the game is
 * over, or halted. `playGame(session, player)` does that in a loop, where `player(decision, game)` is anything that
 * answers: a script, a random player, a person. `session.answers` together with `session.options` is the whole game:
 * `replay(options, answers)` repeats it, `undo(session, n)` takes it back to before the n-th answer, `fork(session, n)` makes
 * a second game there, and `snapshot(session)` makes JSON of it, from which `resume` goes on. An answer that the decision
 * doesn't allow throws `IllegalAnswer` and changes nothing.
 *
 * Positions: `options.players[i]` has `life`, `counters`, and the cards of each zone: battlefield, hand, graveyard, exile,
 * library (the first entry is the top card), command and sideboard. An entry is `{card, face?, tapped?, faceDown?, counters?,
 * label?, attachedTo?}`; `attachedTo` is the label or the name of a permanent.
 * Starting permanents do not trigger "enters", but get "enters with" and "as … enters" effects, whose decisions come
 * first; they have no summoning sickness. `hand` lists the opening hand (103.6); `openingHand: 7` draws one as well, with
 * mulligans if `mulligans` is true.
 * `shuffle: true` shuffles the libraries first. Player 0 takes the first turn, and of two players skips its first draw step.
 * `session.labels` gives the `cardId` of a labelled entry, and `objectsOfCard(game, cardId)` the object it is now.
 *
 * `options.observe(game, moment)` is called at the beginning of every step, and at its end: after all players have passed
 * and mana has emptied. Of a step that is skipped it is told the end alone. It may look at everything, and returning true
 * halts the game. `options.watch(game, happened)` is told of all events.
 *
 * Nothing is asked where there is nothing to choose from. What has one answer only may be asked all the same:
 * `forcedAnswer(decision)` is that answer, and any answer where all of them lead to the same game.
 *
 * Looking at a game: `game.state` (see state.ts), `characteristics(game, id)` for an object after all continuous
 * effects, `legalActions(game, player)` for what a player could do with priority, `manaSources(game, player)` for what
 * the mana abilities could add, `stateHash(game)`.
 * Attack and block declarations that break a restriction or requirement are refused with `IllegalAnswer`;
 * `repairAttacks` and `repairBlocks` turn a wish into the nearest legal declaration.
 */
export { legalActions } from "./actions.ts";
export { attackCandidates, attackProblem } from "./combat/attack.ts";
export { blockCandidates, blockProblem } from "./combat/block.ts";
export { repairAttacks, repairBlocks } from "./combat/repair.ts";
export { colorIdentity, outsideIdentity } from "./commander.ts";
export { characteristics } from "./continuous/index.ts";
export type { Action, Answer, Decision } from "./decisions.ts";
export { IllegalAnswer } from "./game.ts";
export type { Game, Moment } from "./game.ts";
export { flatten } from "./flatten.ts";
export { goTogether } from "./together.ts";
export { stateHash } from "./hash.ts";
export { has, keywordsOf } from "./keywords.ts";
export { InvalidOptions } from "./options.ts";
export { InvalidArgument } from "../abilities/invalid-argument.ts";
export { manaSources } from "./mana/sources.ts";
export type { ManaSource, ManaUse } from "./mana/sources.ts";
export {
  answerDecision,
  forcedAnswer,
  fork,
  objectsOfCard,
  playGame,
  replay,
  startGame,
  undo,
} from "./session.ts";
export type { Session } from "./session.ts";
export type { GameOptions, PositionEntry, PlayerSetup } from "./setup.ts";
export { resume, snapshot } from "./snapshot.ts";
export type { Callbacks, Snapshot as GameSnapshot } from "./snapshot.ts";
export type * from "./state.ts";

/**
 * What a table needs around the runtime: what each player may see, what may be answered, words for it, a log, and bots.
 * Browser-safe, no dependencies; each part can be taken alone.
 *
 * `viewFor(game, player)` shows a game from a player's seat. `legalAnswers(session)` lists what may be answered,
 * `describe(game, thing, { texts })` puts actions, decisions and events in plain words, and `eventLog()` writes down what
 * happens. A `Bot` answers decisions: `randomBot(seed)`, `greedyBot()`, `searchBot(options)`; `playBots` lets them play.
 */
export { InvalidArgument } from "../abilities/invalid-argument.ts";
export { playBots } from "./bots/bot.ts";
export type { Bot } from "./bots/bot.ts";
export { greedyBot } from "./bots/greedy.ts";
export { randomBot } from "./bots/random.ts";
export { searchBot } from "./bots/search.ts";
export type { SearchOptions } from "./bots/search.ts";
export { standingOf } from "./bots/worth.ts";
export { describe, describeAction, describeAnswer, describeDecision, describeMode } from "./describe.ts";
export { describeEvent } from "./describe-event.ts";
export { legalAnswers } from "./legal.ts";
export { eventLog } from "./log.ts";
export type { EventLog, LogEntry, LogType } from "./log.ts";
export { mayKnow } from "./may-know.ts";
export { objectName, playerName } from "./names.ts";
export type { Telling } from "./names.ts";
export { seeded } from "./random.ts";
export type { Random } from "./random.ts";
export { randomAnswer } from "./random-answer.ts";
export { textsOf } from "./texts.ts";
export type { CardTexts, Texts } from "./texts.ts";
export { viewFor } from "./view.ts";
export type { GameView, HiddenCard, ObjectView, PlayerView, StackView } from "./view.ts";

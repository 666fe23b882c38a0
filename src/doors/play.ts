/** `rulewright/play`, as it is imported from outside. */
import * as play from "../play/index.ts";
import { action, answer, decision, event, game, id, player, session, telling } from "./game-kinds.ts";
import {
  callable,
  either,
  isObject,
  iterable,
  listOf,
  loosely,
  number,
  optional,
  shape,
  wholeNumber,
} from "./kinds.ts";
import { isGame } from "../runtime/session.ts";
import { type Kind, taking } from "./taking.ts";

export * from "../play/index.ts";

const texts = optional(shape("texts, as textsOf makes them", { of: callable }));
const bots = listOf("bots", shape("a bot", { answer: callable }));
const botForEach: Kind = {
  expected: "a list of bots: { answer }, one for each player",
  is: (value, before) =>
    bots.is(value, before) &&
    Array.isArray(value) &&
    isObject(before[0]) &&
    isGame(before[0]["game"]) &&
    value.length >= before[0]["game"].state.players.length,
};
/** A session, or what shows a decision of a game. */
const deciding: Kind = {
  expected: "a session, or { decision, game }",
  is: (value, before) =>
    isObject(value) && game.is(value["game"], before) && optional(decision).is(value["decision"], before),
};

export const describe = /* @__PURE__ */ taking("describe", play.describe, {
  game,
  thing: loosely(either("an action, a decision or an event", action, decision, event)),
  telling,
});
export const describeAction = /* @__PURE__ */ taking("describeAction", play.describeAction, {
  game,
  action,
  telling,
});
export const describeAnswer = /* @__PURE__ */ taking("describeAnswer", play.describeAnswer, {
  game,
  decision,
  answer,
  telling,
});
export const describeDecision = /* @__PURE__ */ taking("describeDecision", play.describeDecision, {
  game,
  decision,
  telling,
});
export const describeEvent = /* @__PURE__ */ taking("describeEvent", play.describeEvent, {
  game,
  event,
  telling,
});
export const describeMode = /* @__PURE__ */ taking("describeMode", play.describeMode, {
  game,
  source: number,
  mode: wholeNumber,
  telling,
});
export const eventLog = /* @__PURE__ */ taking("eventLog", play.eventLog, { telling });
export const legalAnswers = /* @__PURE__ */ taking("legalAnswers", play.legalAnswers, { session: deciding });
export const mayKnow = /* @__PURE__ */ taking("mayKnow", play.mayKnow, { game, player, id });
export const objectName = /* @__PURE__ */ taking("objectName", play.objectName, {
  game,
  id: number,
  telling,
});
export const playBots = /* @__PURE__ */ taking("playBots", play.playBots, {
  session,
  bots: botForEach,
  limit: optional(number),
});
export const playerName = /* @__PURE__ */ taking("playerName", play.playerName, { id: wholeNumber, telling });
export const randomAnswer = /* @__PURE__ */ taking("randomAnswer", play.randomAnswer, {
  decision,
  game,
  random: callable,
});
export const randomBot = /* @__PURE__ */ taking("randomBot", play.randomBot, { seed: optional(number) });
export const seeded = /* @__PURE__ */ taking("seeded", play.seeded, { seed: number });
export const standingOf = /* @__PURE__ */ taking("standingOf", play.standingOf, { game, player });
export const textsOf = /* @__PURE__ */ taking("textsOf", play.textsOf, {
  cards: loosely(optional(iterable("compiled cards (compileFile(text).cards)"))),
});
export const viewFor = /* @__PURE__ */ taking("viewFor", play.viewFor, { game, player, texts });

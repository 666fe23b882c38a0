/** `rulewright/runtime`, as it is imported from outside. */
import * as runtime from "../runtime/index.ts";
import { asAnswer } from "../runtime/answers.ts";
import { checkOptions } from "../runtime/options.ts";
import type { GameOptions } from "../runtime/setup.ts";
import {
  answer,
  attackers,
  attacks,
  blockers,
  blocks,
  card,
  decision,
  game,
  id,
  player,
  session,
  someChosen,
  together,
} from "./game-kinds.ts";
import { callable, listOf, loosely, optional, text, wholeNumber } from "./kinds.ts";
import { taking } from "./taking.ts";

export * from "../runtime/index.ts";

const cards = loosely(listOf("compiled cards", card));
const abilities = loosely(
  listOf("abilities", { expected: "an ability", is: (value) => typeof value === "object" && value !== null }),
);

/** The function, with options that make a game: where they make none, it is told which of them is wrong. */
const withOptions =
  <Rest extends readonly unknown[], T>(begin: (options: GameOptions, ...rest: Rest) => T) =>
  (options: GameOptions, ...rest: Rest): T => {
    checkOptions(options);
    return begin(options, ...rest);
  };

/** Whoever plays may send anything. */
const answerAnything: typeof runtime.answerDecision = (to, given) =>
  runtime.answerDecision(to, to.decision ? asAnswer(to.decision, given) : given);
const playAnything: typeof runtime.playGame = (of, give) =>
  runtime.playGame(of, (asked, now) => {
    const given = give(asked, now);
    return given && asAnswer(asked, given);
  });

export const answerDecision = /* @__PURE__ */ taking("answerDecision", answerAnything, { session });
export const attackCandidates = /* @__PURE__ */ taking("attackCandidates", runtime.attackCandidates, {
  game,
  player,
});
export const attackProblem = /* @__PURE__ */ taking("attackProblem", runtime.attackProblem, {
  game,
  player,
  candidates: attackers,
  attacks,
});
export const blockCandidates = /* @__PURE__ */ taking("blockCandidates", runtime.blockCandidates, {
  game,
  player,
});
export const blockProblem = /* @__PURE__ */ taking("blockProblem", runtime.blockProblem, {
  game,
  candidates: blockers,
  blocks,
});
export const characteristics = /* @__PURE__ */ taking("characteristics", runtime.characteristics, {
  game,
  id,
});
export const colorIdentity = /* @__PURE__ */ taking("colorIdentity", runtime.colorIdentity, {
  card: loosely(card),
});
export const flatten = /* @__PURE__ */ taking("flatten", runtime.flatten, { abilities });
export const forcedAnswer = /* @__PURE__ */ taking("forcedAnswer", runtime.forcedAnswer, { decision });
export const fork = /* @__PURE__ */ taking("fork", runtime.fork, { session, to: optional(wholeNumber) });
export const goTogether = /* @__PURE__ */ taking("goTogether", runtime.goTogether, {
  decision: together,
  chosen: someChosen,
});
export const has = /* @__PURE__ */ taking("has", runtime.has, { game, id, keyword: text });
export const keywordsOf = /* @__PURE__ */ taking("keywordsOf", runtime.keywordsOf, {
  game,
  id,
  keyword: text,
});
export const legalActions = /* @__PURE__ */ taking("legalActions", runtime.legalActions, { game, player });
export const manaSources = /* @__PURE__ */ taking("manaSources", runtime.manaSources, { game, player });
export const objectsOfCard = /* @__PURE__ */ taking("objectsOfCard", runtime.objectsOfCard, {
  game,
  cardId: wholeNumber,
});
export const outsideIdentity = /* @__PURE__ */ taking("outsideIdentity", runtime.outsideIdentity, {
  deck: cards,
  commanders: cards,
});
export const playGame = /* @__PURE__ */ taking("playGame", playAnything, { session, player: callable });
export const repairAttacks = /* @__PURE__ */ taking("repairAttacks", runtime.repairAttacks, {
  game,
  player,
  wish: attacks,
});
export const repairBlocks = /* @__PURE__ */ taking("repairBlocks", runtime.repairBlocks, {
  game,
  player,
  wish: blocks,
});
export const replay = /* @__PURE__ */ taking("replay", /* @__PURE__ */ withOptions(runtime.replay), {
  options: { expected: "options of a game", is: (value) => value !== undefined },
  answers: listOf("answers", answer),
});
export const snapshot = /* @__PURE__ */ taking("snapshot", runtime.snapshot, { session });
export const stateHash = /* @__PURE__ */ taking("stateHash", runtime.stateHash, { game });
export const startGame = /* @__PURE__ */ withOptions(runtime.startGame);
export const undo = /* @__PURE__ */ taking("undo", runtime.undo, { session, to: optional(wholeNumber) });

import type { Action, Answer, Decision } from "./decisions.ts";
import { IllegalAnswer } from "./game.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isNumber = (value: unknown): boolean => typeof value === "number";
const isOptional = (value: unknown, fits: (value: unknown) => boolean): boolean =>
  value === undefined || fits(value);
const isList =
  (fits: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(fits);
const isListOfNumbers = isList(isNumber);

const isPlayer = (value: unknown): boolean => isFields(value) && isNumber(value["player"]);
const isPlace = (value: unknown): boolean => isNumber(value) || isPlayer(value);
const isChosen = (value: unknown): boolean =>
  isFields(value) && ("object" in value ? isNumber(value["object"]) : isPlayer(value));

const isText = (value: unknown): boolean => typeof value === "string";
const actions: { readonly [T in Action["type"]]: (action: Fields) => boolean } = {
  pass: () => true,
  playLand: ({ object, face }) => isNumber(object) && isNumber(face),
  cast: ({ object, face, as }) => isNumber(object) && isNumber(face) && isOptional(as, isText),
  activate: ({ object, ability }) => isNumber(object) && isNumber(ability),
  activateMana: ({ object, ability }) => isNumber(object) && isNumber(ability),
  special: ({ object, action }) => isNumber(object) && isText(action),
};
/** Whether anything at all has the shape of an action. */
export const isAction = (value: unknown): boolean =>
  isFields(value) &&
  Object.hasOwn(actions, String(value["type"])) &&
  actions[value["type"] as Action["type"]](value);

const isAttack = (value: unknown): boolean =>
  isFields(value) && isNumber(value["id"]) && isPlace(value["defender"]);
const isBlock = (value: unknown): boolean =>
  isFields(value) && isNumber(value["id"]) && isListOfNumbers(value["attackers"]);

const answers: { readonly [T in Answer["type"]]: (answer: Fields) => boolean } = {
  action: ({ action }) => isAction(action),
  yesNo: ({ yes }) => typeof yes === "boolean",
  number: ({ value }) => isNumber(value),
  targets: ({ chosen }) => isList(isChosen)(chosen),
  objects: ({ chosen }) => isListOfNumbers(chosen),
  players: ({ chosen }) => isListOfNumbers(chosen),
  divide: ({ shares }) => isListOfNumbers(shares),
  modes: ({ chosen }) => isListOfNumbers(chosen),
  option: ({ index }) => isNumber(index),
  order: ({ order }) => isListOfNumbers(order),
  attackers: ({ attacks }) => isList(isAttack)(attacks),
  blockers: ({ blocks }) => isList(isBlock)(blocks),
  pay: ({ pool, helpers }) => isOptional(pool, isListOfNumbers) && isOptional(helpers, isListOfNumbers),
};

/** Whether anything at all has the shape of an answer; whether the decision allows it is another question. */
export const isAnswer = (value: unknown): value is Answer =>
  isFields(value) &&
  Object.hasOwn(answers, String(value["type"])) &&
  answers[value["type"] as Answer["type"]](value);

/**
 * What comes from outside as an answer to the decision.
 *
 * @throws {IllegalAnswer} where it has not the shape of one
 */
export const asAnswer = (decision: Decision, value: unknown): Answer => {
  if (!isAnswer(value)) throw new IllegalAnswer(decision, value, "not an answer");
  return value;
};

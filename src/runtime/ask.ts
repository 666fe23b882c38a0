import { sum } from "./sum.ts";
import type { Answer, Decision, Together } from "./decisions.ts";
import { characteristics } from "./continuous/index.ts";
import type { Game, Run } from "./game.ts";
import { IllegalAnswer, answersTo, sameChosen } from "./game.ts";
import type { Chosen, ObjectId, PlayerId } from "./state.ts";
import { given } from "./given.ts";
import { showTo } from "./known.ts";
import { goTogether, mostTogether } from "./together.ts";

/** Which type of answer a type of decision wants. */
interface AnswerTo {
  priority: "action";
  yesNo: "yesNo";
  number: "number";
  targets: "targets";
  objects: "objects";
  players: "players";
  divide: "divide";
  modes: "modes";
  option: "option";
  order: "order";
  attackers: "attackers";
  blockers: "blockers";
  payment: "pay" | "action";
}
type AnswerOf<D extends Decision> = Extract<Answer, { type: AnswerTo[D["type"]] }>;

/** Puts a decision to a player and returns the answer, of the fitting type; what it says is checked by the asker. */
export function* ask<D extends Decision>(decision: D): Run<AnswerOf<D>> {
  const answer = yield decision;
  const { type } = decision;
  if (!(answersTo[type] ?? [type]).some((one) => one === answer.type))
    throw new IllegalAnswer(decision, answer, "wrong type of answer");
  // The types above are the proof that the answer has the type that belongs to the decision.
  return answer as AnswerOf<D>;
}

const checkCount = (decision: Decision & { min: number; max: number }, answer: Answer, n: number): void => {
  if (n < decision.min || n > decision.max)
    throw new IllegalAnswer(decision, answer, `between ${decision.min} and ${decision.max} are to be chosen`);
};

/** Puts a choice of some of the candidates: so many of them, each once unless one may be chosen again. */
function* askSome<T>(
  decision: Extract<Decision, { type: "objects" | "players" | "modes" | "targets" }>,
  candidates: readonly T[],
  isSame: (a: T, b: T) => boolean = (a, b) => a === b,
  repeat = false,
): Run<T[]> {
  const answer = yield* ask(decision);
  // What is chosen is of the kind of the candidates.
  const chosen = answer.chosen as readonly T[];
  checkCount(decision, answer, chosen.length);
  const placeIn = (list: readonly T[], one: T): number => list.findIndex((other) => isSame(one, other));
  if (chosen.some((one, at) => placeIn(candidates, one) < 0 || (!repeat && placeIn(chosen, one) !== at)))
    throw new IllegalAnswer(decision, answer, "not among the candidates");
  if ("together" in decision && !goTogether(decision, answer.chosen as readonly Chosen[]))
    throw new IllegalAnswer(decision, answer, "they don't go together");
  return [...chosen];
}
/** "[Player] may …" (608.2d) */
export function* askYesNo(_game: Game, player: PlayerId, question: string, source?: ObjectId): Run<boolean> {
  const answer = yield* ask({ type: "yesNo", player, question, ...given({ source }) });
  return answer.yes;
}

/** A number from `min` to `max`; not asked when there is only one. */
export function* askNumber(
  game: Game,
  player: PlayerId,
  min: number,
  max: number,
  question: string,
  source?: ObjectId,
): Run<number> {
  if (max <= min) {
    game.unasked?.(player, min);
    return min;
  }
  const decision = { type: "number", player, min, max, question, ...given({ source }) } as const;
  const answer = yield* ask(decision);
  if (!Number.isInteger(answer.value)) throw new IllegalAnswer(decision, answer, "not a whole number");
  checkCount(decision, answer, answer.value);
  return answer.value;
}

/** Objects chosen without targeting: from `min` to `max` different ones of the candidates; not asked when there are none. */
export function* askObjects(
  game: Game,
  player: PlayerId,
  candidates: readonly ObjectId[],
  min: number,
  max: number,
  purpose: string,
  source?: ObjectId,
  together?: Together,
): Run<ObjectId[]> {
  const most = Math.min(max, mostTogether(candidates, together));
  if (most <= 0) return [];
  showTo(game, candidates, [player]);
  const decision = {
    type: "objects",
    player,
    // A list of the state may change while somebody keeps the decision or the answer.
    candidates: [...candidates],
    // Nothing at all has no total to be enough.
    min: Math.min((together?.atLeast ?? 0) > 0 ? Math.max(1, min) : min, most),
    max: most,
    purpose,
    ...given({ source, together }),
  } as const;
  return yield* askSome(decision, candidates);
}

/** Players chosen without targeting. */
export function* askPlayers(
  _game: Game,
  player: PlayerId,
  candidates: readonly PlayerId[],
  min: number,
  max: number,
  source?: ObjectId,
): Run<PlayerId[]> {
  const most = Math.min(max, candidates.length);
  if (most <= 0) return [];
  const decision = {
    type: "players",
    player,
    candidates: [...candidates],
    min: Math.min(min, most),
    max: most,
    ...given({ source }),
  } as const;
  return yield* askSome(decision, candidates);
}

/** One of several named options, as an index. */
export function* askOption(
  _game: Game,
  player: PlayerId,
  options: readonly string[],
  question: string,
  source?: ObjectId,
): Run<number> {
  if (options.length === 0) return 0;
  const decision = { type: "option", player, options, question, ...given({ source }) } as const;
  const answer = yield* ask(decision);
  if (options[answer.index] === undefined) throw new IllegalAnswer(decision, answer, "no such option");
  return answer.index;
}

/** One of several things, by its name; asked only where there is more than one. */
export function* askWhich<T>(
  game: Game,
  player: PlayerId,
  things: readonly T[],
  nameOf: (thing: T) => string,
  question: string,
  source?: ObjectId,
): Run<T | undefined> {
  const names = things.map(nameOf);
  if (things.length > 1) return things[yield* askOption(game, player, names, question, source)];
  game.unasked?.(player, names[0]);
  return things[0];
}

/** Things in an order that is chosen, told by the names of their objects; not asked when there is only one thing. */
export function* askOrder<T>(
  game: Game,
  player: PlayerId,
  things: readonly T[],
  about: Pick<Extract<Decision, { type: "order" }>, "objects" | "purpose" | "alike">,
): Run<T[]> {
  if (things.length <= 1) return [...things];
  const items = about.objects.map((id) => characteristics(game, id).name);
  const decision = { type: "order", player, items, ...about } as const;
  const answer = yield* ask(decision);
  if (answer.order.length !== items.length || items.some((_, i) => !answer.order.includes(i))) {
    throw new IllegalAnswer(decision, answer, "not an order of the items");
  }
  return answer.order.map((index) => things[index]!);
}

/** Shares of a number among targets or recipients (601.2d); `lethal` as in the decision. */
export function* askDivision(
  _game: Game,
  player: PlayerId,
  among: readonly Chosen[],
  total: number,
  minimumEach: number,
  purpose: "targets" | "combatDamage" | "counters",
  source?: ObjectId,
  lethal?: readonly number[],
): Run<number[]> {
  if (among.length === 1) return [total];
  const decision = {
    type: "divide",
    player,
    among,
    total,
    minimumEach,
    purpose,
    ...given({ source, lethal }),
  } as const;
  const answer = yield* ask(decision);
  if (
    answer.shares.length !== among.length ||
    sum(answer.shares) !== total ||
    answer.shares.some((s) => s < minimumEach || !Number.isInteger(s))
  ) {
    throw new IllegalAnswer(decision, answer, `not a division of ${total}`);
  }
  // 702.19b
  if ((answer.shares.at(-1) ?? 0) > 0 && lethal?.some((least, i) => (answer.shares[i] ?? 0) < least))
    throw new IllegalAnswer(decision, answer, "a blocker isn't assigned lethal damage");
  return [...answer.shares];
}

/** Modes of a modal spell or ability (700.2). */
export function* askModes(
  _game: Game,
  player: PlayerId,
  available: readonly number[],
  min: number,
  max: number,
  repeat: boolean,
  source: ObjectId,
): Run<number[]> {
  const decision = { type: "modes", player, available, min, max, repeat, source } as const;
  return yield* askSome(decision, available, undefined, repeat);
}

/** One occurrence of "target" (115.1). */
export function* askTargets(
  _game: Game,
  player: PlayerId,
  candidates: readonly Chosen[],
  min: number,
  max: number,
  source: ObjectId,
  mode?: number,
  together?: Together,
): Run<Chosen[]> {
  const most = Math.min(max, mostTogether(candidates, together));
  const decision = {
    type: "targets",
    player,
    candidates: [...candidates],
    min,
    max: most,
    source,
    ...given({ mode, together }),
  } as const;
  if (most <= 0) return [];
  return yield* askSome(decision, candidates, sameChosen);
}

import type { Bot, GameView, LogEntry } from "../../play/index.ts";
import { describeDecision, eventLog, greedyBot, type Telling, viewFor } from "../../play/index.ts";
import {
  type Answer,
  answerDecision,
  type Decision,
  forcedAnswer,
  type Game,
  IllegalAnswer,
  type ObjectId,
  replay,
  type Session,
} from "../../runtime/index.ts";
import { deciderOf } from "../../runtime/decisions.ts";
import type { WrittenScenario } from "../../scenario/written.ts";
import { type Asked, askedOf } from "./asking.ts";
import { deal, type Dealt } from "./deck.ts";
import type { GamePlan } from "./plan.ts";

/** The game as the page shows it. */
export interface Shown {
  readonly view: GameView;
  readonly names: readonly string[];
  /** Who decides, and what; absent when the game is over. */
  readonly question?: string;
  readonly source?: ObjectId;
  readonly asked?: Asked;
  readonly log: readonly LogEntry[];
  /** How many decisions of people have been made, and which of them is next. */
  readonly stops: number;
  readonly at: number;
  readonly answers: readonly Answer[];
  readonly over?: string;
  /** Why the last answer was refused. */
  readonly refused?: string;
}

/** So many answers nobody is asked for, until the game is taken to go in circles. */
const unasked = 5_000;

interface Playing {
  readonly plan: GamePlan;
  readonly dealt: Dealt;
  readonly names: readonly string[];
  /** All answers; those behind the present place are there to be stepped through. */
  answers: Answer[];
  /** The numbers of answers before which a person was asked. */
  stops: number[];
  session: Session;
  log: ReturnType<typeof eventLog>;
  readonly bot: Bot;
}

let playing: Playing | undefined;

const current = (): Playing => {
  if (playing === undefined) throw new Error("No game has been started.");
  return playing;
};

const tellingOf = ({ names, dealt, plan }: Playing, viewer: number): Telling => ({
  viewer: plan.bot ? 0 : viewer,
  players: names,
  texts: dealt.texts,
});

const passing: Answer = { type: "action", action: { type: "pass" } };

/** Whether players mostly pass here: nothing waits on the stack, and it is no main phase, attack or end of another's turn. */
const isQuiet = ({ state: { stack, turn, combat } }: Game, player: number): boolean =>
  stack.length === 0 &&
  !turn.step.endsWith("main") &&
  !(turn.step.startsWith("declare") && (combat?.attackers.length ?? 0) > 0) &&
  !(turn.step === "end" && turn.active !== player);

const isBots = ({ plan }: Playing, { player }: Decision): boolean => plan.bot && player === 1;

/** Who only looks on passes and declares nothing; what the rules make them choose is chosen as by a bot. */
const lookingOn = (decision: Decision): Answer | undefined => {
  if (decision.type === "priority") return passing;
  if (decision.type === "attackers" && decision.candidates.every(({ must }) => !must))
    return { type: "attackers", attacks: [] };
  return decision.type === "blockers" ? { type: "blockers", blocks: [] } : undefined;
};

const botsAnswer = ({ plan, bot, session }: Playing, decision: Decision): Answer =>
  (plan.alone === true ? lookingOn(decision) : undefined) ?? bot.answer(decision, session);

/** What is answered without asking anybody: what has one answer, paying, and passing where nothing else can be done. */
const automatic = ({ plan, session: { game } }: Playing, decision: Decision): Answer | undefined => {
  if (decision.type === "payment" && plan.ownMana !== true) return { type: "pay" };
  if (
    decision.type === "priority" &&
    decision.actions.every(({ type }) => type === "pass" || type === "activateMana")
  )
    return passing;
  if (decision.type === "priority" && !plan.everyStep && isQuiet(game, decision.player)) return passing;
  if (decision.type === "attackers" && decision.candidates.length === 0)
    return { type: "attackers", attacks: [] };
  return forcedAnswer(decision);
};

/** Starts again from the beginning and gives the first answers once more. */
const restart = (game: Playing, count: number): void => {
  game.log = eventLog(tellingOf(game, 0));
  game.session = replay({ ...game.dealt.options, watch: game.log.watch }, game.answers.slice(0, count));
};

/** Goes on to the next decision of a person: by the answers that are there, then by what nobody is asked for. */
const goOn = (game: Playing): void => {
  for (let count = 0; count < unasked; count++) {
    const { decision } = game.session;
    if (decision === undefined) return;
    const answer = isBots(game, decision) ? botsAnswer(game, decision) : automatic(game, decision);
    if (answer === undefined) return;
    game.answers.push(answer);
    answerDecision(game.session, answer);
  }
};

/** Finds again before which answers of a link or file a person was asked. */
const findStops = (game: Playing): void => {
  const { answers } = game;
  game.answers = [];
  restart(game, 0);
  for (const answer of answers) {
    const { decision } = game.session;
    if (decision !== undefined && !isBots(game, decision) && automatic(game, decision) === undefined)
      game.stops.push(game.session.answers.length);
    answerDecision(game.session, answer);
    game.answers.push(answer);
  }
};

const shown = (game: Playing, refused?: string): Shown => {
  const { session, names, stops, log, plan, answers } = game;
  const { decision, game: state } = session;
  const viewer = plan.bot || decision === undefined ? 0 : deciderOf(decision);
  const telling = tellingOf(game, viewer);
  const at = stops.filter((each) => each < session.answers.length).length;
  const { over } = state.state;
  return {
    view: viewFor(state, viewer, game.dealt.texts),
    names,
    ...(decision === undefined ? {} : { asked: askedOf(session, decision, telling) }),
    log: log.entries(state),
    stops: stops.length,
    at,
    answers,
    ...(decision === undefined ? {} : { question: describeDecision(state, decision, telling) }),
    ...(decision !== undefined && "source" in decision && decision.source !== undefined
      ? { source: decision.source }
      : {}),
    ...(over === undefined
      ? {}
      : { over: `${over.winners.map((each) => names[each]).join(" and ") || "Nobody"} won.` }),
    ...(refused === undefined ? {} : { refused }),
  };
};

/** Begins a game, or goes on with one from a link or a file. */
export const startTable = (plan: GamePlan): Shown => {
  const names = ["Ada", plan.alone === true ? "Ben (looks on)" : plan.bot ? "Ben (bot)" : "Ben"];
  const dealt = deal(plan);
  const log = eventLog();
  const session = replay(dealt.options, []);
  playing = { plan, dealt, names, answers: [...plan.answers], stops: [], session, log, bot: greedyBot() };
  findStops(playing);
  goOn(playing);
  return shown(playing);
};

/** Gives a person's answer; what had been answered behind it is forgotten. A refused one changes nothing. */
export const answerTable = (answer: Answer): Shown => {
  const game = current();
  const { session } = game;
  const before = session.answers.length;
  try {
    answerDecision(session, answer);
  } catch (thrown) {
    if (!(thrown instanceof IllegalAnswer)) throw thrown;
    return shown(game, thrown.message);
  }
  game.answers = [...game.answers.slice(0, before), answer];
  game.stops = [...game.stops.filter((each) => each < before), before];
  goOn(game);
  return shown(game);
};

/** Goes to before the decision of that number; behind the last one, to where the game stands. */
export const goToStop = (number: number): Shown => {
  const game = current();
  restart(game, game.stops[number] ?? game.answers.length);
  return shown(game);
};

/** Lets the bot decide for people, too, so often or until the game is over. */
export const letBotPlay = (decisions: number): Shown => {
  const game = current();
  const { session, bot } = game;
  game.answers.length = session.answers.length;
  game.stops = game.stops.filter((each) => each < session.answers.length);
  for (let count = 0; count < decisions && session.decision !== undefined; count++) {
    game.stops.push(session.answers.length);
    const answer = bot.answer(session.decision, session);
    answerDecision(session, answer);
    game.answers.push(answer);
    goOn(game);
  }
  return shown(game);
};

/** The game so far as a scenario file; what writes it is loaded when it is asked for. */
export const scenarioOfGame = async (): Promise<WrittenScenario> => {
  const { session, dealt } = current();
  const { writtenScenario } = await import("../../scenario/written.ts");
  return writtenScenario(session, "a game of the playground", dealt);
};

import type { Bot, GameView, LogEntry } from "../../play/index.ts";
import {
  describeAction,
  describeAnswer,
  describeDecision,
  eventLog,
  greedyBot,
  legalAnswers,
  objectName,
  type Telling,
  viewFor,
} from "../../play/index.ts";
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
import { deal, type Dealt } from "./deck.ts";
import type { GamePlan } from "./plan.ts";

/** Something that may be answered, and what on the table it is about. */
export interface Choice {
  readonly label: string;
  readonly answer: Answer;
  readonly objects: readonly ObjectId[];
  readonly players: readonly number[];
}

/** Creatures that may be declared, each with what it may attack or block. */
export interface Declaration {
  readonly type: "attackers" | "blockers";
  readonly creatures: readonly {
    readonly id: ObjectId;
    readonly name: string;
    readonly options: readonly {
      readonly label: string;
      readonly value: ObjectId | { readonly player: number };
    }[];
  }[];
}

/** The game as the page shows it. */
export interface Shown {
  readonly view: GameView;
  readonly names: readonly string[];
  /** Who decides, and what; absent when the game is over. */
  readonly question?: string;
  readonly source?: ObjectId;
  readonly choices: readonly Choice[];
  readonly declaration?: Declaration;
  readonly log: readonly LogEntry[];
  /** How many decisions of people have been made, and which of them is next. */
  readonly stops: number;
  readonly at: number;
  readonly answers: readonly Answer[];
  readonly over?: string;
  /** Why the last answer was refused. */
  readonly refused?: string;
}

/** So many ways of answering are offered. */
const most = 200;
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

/** What is answered without asking anybody: what has one answer, paying, and passing where nothing else can be done. */
const automatic = ({ plan, session: { game } }: Playing, decision: Decision): Answer | undefined => {
  if (decision.type === "payment") return { type: "pay" };
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
    const answer = isBots(game, decision)
      ? game.bot.answer(decision, game.session)
      : automatic(game, decision);
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

const aboutAnswer = (answer: Answer): Pick<Choice, "objects" | "players"> => {
  const none = { objects: [], players: [] };
  switch (answer.type) {
    case "action":
      return "object" in answer.action ? { ...none, objects: [answer.action.object] } : none;
    case "targets":
      return {
        objects: answer.chosen.flatMap((each) => ("object" in each ? [each.object] : [])),
        players: answer.chosen.flatMap((each) => ("object" in each ? [] : [each.player])),
      };
    case "objects":
      return { ...none, objects: answer.chosen };
    case "players":
      return { ...none, players: answer.chosen };
    default:
      return none;
  }
};

const choicesOf = ({ session }: Playing, decision: Decision, telling: Telling): readonly Choice[] => {
  if (decision.type === "attackers" || decision.type === "blockers") return [];
  return [...legalAnswers(session, { limit: most })].map((answer) => ({
    label:
      answer.type === "action"
        ? describeAction(session.game, answer.action, telling)
        : describeAnswer(session.game, decision, answer, telling),
    answer,
    ...aboutAnswer(answer),
  }));
};

const declarationOf = (
  { session: { game }, names }: Playing,
  decision: Decision,
  telling: Telling,
): Declaration | undefined => {
  if (decision.type !== "attackers" && decision.type !== "blockers") return undefined;
  const labelOf = (place: ObjectId | { readonly player: number }): string =>
    typeof place === "number" ? objectName(game, place, telling) : (names[place.player] ?? "");
  const creatures = decision.candidates.map((each) => ({
    id: each.id,
    name: objectName(game, each.id, telling),
    options: ("defenders" in each ? each.defenders : each.attackers).map((value) => ({
      label: labelOf(value),
      value,
    })),
  }));
  return { type: decision.type, creatures };
};

const shown = (game: Playing, refused?: string): Shown => {
  const { session, names, stops, log, plan, answers } = game;
  const { decision, game: state } = session;
  const viewer = plan.bot ? 0 : (decision?.player ?? 0);
  const telling = tellingOf(game, viewer);
  const at = stops.filter((each) => each < session.answers.length).length;
  const declaration = decision && declarationOf(game, decision, telling);
  const { over } = state.state;
  return {
    view: viewFor(state, viewer, game.dealt.texts),
    names,
    choices: decision === undefined ? [] : choicesOf(game, decision, telling),
    log: log.entries(state),
    stops: stops.length,
    at,
    answers,
    ...(decision === undefined ? {} : { question: describeDecision(state, decision, telling) }),
    ...(decision !== undefined && "source" in decision && decision.source !== undefined
      ? { source: decision.source }
      : {}),
    ...(declaration === undefined ? {} : { declaration }),
    ...(over === undefined
      ? {}
      : { over: `${over.winners.map((each) => names[each]).join(" and ") || "Nobody"} won.` }),
    ...(refused === undefined ? {} : { refused }),
  };
};

/** Begins a game, or goes on with one from a link or a file. */
export const startTable = (plan: GamePlan): Shown => {
  const names = plan.bot ? ["Ada", "Ben (bot)"] : ["Ada", "Ben"];
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

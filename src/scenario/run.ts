import {
  characteristics,
  type Game,
  type GameOptions,
  InvalidOptions,
  legalActions,
  type Moment as GameMoment,
  playGame,
  type PlayerSetup,
  type Session,
  startGame,
} from "../runtime/index.ts";
import type { Answer } from "../runtime/decisions.ts";
import { checkOptions } from "../runtime/options.ts";
import { answerFrom, describeDecision } from "./answers.ts";
import { notAttempted } from "./attempts.ts";
import type { Catalogue } from "./catalogue.ts";
import { noteDeclarations } from "./combat.ts";
import { judge } from "./facts.ts";
import { ScenarioFailure } from "./failure.ts";
import {
  type Fact,
  type Moment,
  type Place,
  playerNames,
  type Scenario,
  type ScriptEntry,
} from "./format.ts";
import { passDivisionOfMana } from "./payment.ts";
import { positionOf } from "./position.ts";
import {
  chanceFrom,
  leftovers,
  neverDone,
  passNameOfPart,
  type Progress,
  progressOf,
  showEntry,
} from "./queues.ts";
import { describeFact, lastEvents } from "./report.ts";
import { playerId, type View } from "./view.ts";

/**
 * `unsupported`: a card is missing or does not compile. `undecided`: facts fail, but a decision was open that the
 * scenario does not answer.
 */
export type Status = "passed" | "failed" | "unsupported" | "undecided";
/** What became of one scenario. */
export interface Result {
  readonly id: string;
  readonly status: Status;
  /** Why it is not passed. */
  readonly reason: string;
  /** Where in its file: the step at which it failed, if one did. */
  readonly place?: Place;
  /** The last events of the game, for a failed scenario. */
  readonly events: readonly string[];
}

/** More decisions than any scenario needs: the game goes in circles. */
const decisionLimit = 5000;

const isMoment = (moment: GameMoment, wanted: Moment): boolean => {
  if (moment.turn !== wanted.turn || moment.step !== wanted.step) return false;
  return moment.at === (wanted.step === "untap" ? "begin" : "end");
};

type Trace = (decision: string, answer: Answer) => void;

const expectsNothing = ({ expect, checkpoints = [], script }: Scenario): boolean =>
  expect.length === 0 &&
  checkpoints.length === 0 &&
  !script.some((entry) => entry.do === "check" || entry.refused === true);

/**
 * Plays a scenario and judges its facts. `trace` is told each decision and its answer.
 *
 * @example
 * const { cards } = readText("Spark {R}\nInstant\nSpark deals 3 damage to any target.");
 * const catalogue = catalogueOf(cards.map(({ source }) => source), compileCard);
 * const text = `scenarios:
 *   - name: it burns a player
 *     A: { hand: [Spark], battlefield: [Mountain] }
 *     script: [{ turn: 1, step: precombat main, A: [{ cast: Spark, targets: [{ player: B }] }, wait] }]
 *     expect: [life: { B: 17 }]`;
 * const { scenarios } = readYaml(text, "sparks/");
 * runScenario(scenarios[0]!, catalogue).status; // "passed"
 */
export function runScenario(scenario: Scenario, catalogue: Catalogue, trace?: Trace): Result {
  const position = positionOf(scenario, catalogue);
  const { players, unsupported } = position;
  if (unsupported.length > 0) {
    const { id, place } = scenario;
    return { id, status: "unsupported", reason: unsupported.join("; "), ...(place && { place }), events: [] };
  }
  const attempts = scenario.script.filter((entry) => entry.refused === true);
  const legal = scenario.script.filter((entry) => entry.refused !== true);
  const result = play(
    { ...scenario, script: legal },
    players,
    catalogue,
    progressOf({ ...scenario, script: legal }),
    trace,
  );
  const faulty = attempts.flatMap((entry) => {
    const fault = faultOf(entry, scenario, players, catalogue);
    return fault === undefined ? [] : [{ entry, fault }];
  });
  const faults = faulty.map(({ fault }) => fault);
  const place = (result.status === "passed" ? faulty[0]?.entry.place : result.place) ?? scenario.place;
  if (faults.length === 0 && result.status === "passed" && expectsNothing(scenario))
    return {
      ...result,
      ...(place && { place }),
      status: "failed",
      reason: "it expects nothing: say under 'expect' what must be true",
    };
  if (faults.length === 0) return result;
  return {
    ...result,
    ...(place && { place }),
    status: "failed",
    reason: [result.reason, ...faults].filter((r) => r !== "").join("; "),
  };
}

/**
 * What is wrong with an attempt that is to be refused: the rules allow it, or it names what is not there. The game is played
 * up to the attempt, which is then made.
 */
function faultOf(
  attempt: ScriptEntry,
  scenario: Scenario,
  players: readonly PlayerSetup[],
  catalogue: Catalogue,
): string | undefined {
  const at = scenario.script.indexOf(attempt);
  const script = scenario.script.filter(
    (entry, index) =>
      entry === attempt || (entry.refused !== true && (index < at || entry.player !== attempt.player)),
  );
  const stopAt = { turn: attempt.turn, step: attempt.step };
  const tried: Scenario = { ...scenario, script, stopAt, expect: [], checkpoints: [] };
  const progress = progressOf(tried);
  play(tried, players, catalogue, progress);
  const { pending, parts, fault } = progress;
  const isBegun = !parts[attempt.player].script.includes(attempt);
  const lacksTarget = pending?.entry === attempt && pending.targets.length > 0;
  if (isBegun && !lacksTarget) return `${attempt.player} could ${showEntry(attempt)}, which is to be refused`;
  return fault === undefined
    ? undefined
    : `${attempt.player} did not attempt to ${showEntry(attempt)}, which is to be refused: ${fault}`;
}

/** Why a game of a scenario ended by an error; what the runtime says of its options is told of the scenario's players. */
const reasonOf = (error: Error, asked: () => string): string => {
  if (error instanceof ScenarioFailure) return error.message;
  if (error instanceof InvalidOptions)
    return error.message.replace(
      /^options\.players\[(\d)\]/,
      (_whole, index: string) => playerNames[Number(index)] ?? "",
    );
  return `${error.message} [at ${asked()}] ${error.stack?.split("\n")[1]?.trim() ?? ""}`;
};

/** One game of a scenario. */
function play(
  scenario: Scenario,
  players: readonly PlayerSetup[],
  catalogue: Catalogue,
  progress: Progress,
  trace?: Trace,
): Result {
  const problems: string[] = [];
  let checkpoints = [...(scenario.checkpoints ?? [])];
  let labels: ReadonlyMap<string, number> = new Map();
  const viewOf = (game: Game): View => ({
    game,
    texts: catalogue.texts,
    labels,
    characteristics: (id) => characteristics(game, id),
    legalActions: (player) => legalActions(game, player),
  });
  const observe = (game: Game, moment: GameMoment): boolean => {
    if (progress.setup) beginWith(game, scenario);
    progress.setup = false;
    for (const name of playerNames) noteDeclarations(viewOf(game), progress.parts[name], moment);
    const due = checkpoints.filter((c) => isMoment(moment, c.stopAt));
    checkpoints = checkpoints.filter((c) => !due.includes(c));
    for (const checkpoint of due)
      problems.push(...failed(viewOf(game), checkpoint.expect, momentName(checkpoint.stopAt)));
    return isMoment(moment, scenario.stopAt);
  };

  let session: Session | undefined;
  let decisions = 0;
  let failedAt: ScriptEntry | undefined;
  let asked = (): string => "the start";
  try {
    const options: GameOptions = {
      players,
      shuffle: scenario.options?.shuffle !== false,
      ...(scenario.options?.format === undefined ? {} : { format: scenario.options.format }),
      seed: 1,
      observe,
      watch: (game, happened) => {
        for (const pass of [passDivisionOfMana, passNameOfPart]) pass(viewOf(game), progress, happened);
      },
      chance: chanceFrom(progress),
      cardReference: catalogue.faces,
      unasked: (player, only) => progress.parts[playerNames[player] ?? "A"].unasked.push(only),
    };
    checkOptions(options);
    session = startGame(options);
    labels = new Map(Object.entries(session.labels));
    playGame(session, (decision, game) => {
      const view = viewOf(game);
      asked = () => describeDecision(view, decision);
      decisions++;
      if (decisions > decisionLimit) throw new ScenarioFailure(`the game does not end: ${asked()}`);
      const answer = answerFrom(view, progress, decision);
      trace?.(asked(), answer);
      return answer;
    });
    const view = viewOf(session.game);
    for (const checkpoint of checkpoints)
      problems.push(...failed(view, checkpoint.expect, momentName(checkpoint.stopAt)));
    problems.push(...failed(view, scenario.expect, "at the end"));
    const left = leftovers(progress);
    // What failed before that failed as its facts did.
    if (problems.length === 0) [failedAt] = neverDone(progress);
    problems.push(...left);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    failedAt = progress.line;
    problems.push(reasonOf(error, asked));
  }
  const attempt = scenario.script.find((entry) => entry.refused === true);
  if (attempt !== undefined && session !== undefined)
    progress.fault = notAttempted(viewOf(session.game), attempt);
  if (problems.length === 0) return { id: scenario.id, status: "passed", reason: "", events: [] };
  const events = session === undefined ? [] : lastEvents(viewOf(session.game), 12);
  const place = failedAt?.place ?? scenario.place;
  return { id: scenario.id, ...outcome(progress, problems), ...(place && { place }), events };
}

const outcome = (
  progress: Progress,
  problems: readonly string[],
): { readonly status: Status; readonly reason: string } => {
  const reason = problems.join("; ");
  if (progress.undecided.length === 0) return { status: "failed", reason };
  return {
    status: "undecided",
    reason: `${reason}; decided without an answer: ${progress.undecided.join(" | ")}`,
  };
};

/** Life at the start is what the scenario says, whatever was paid as starting permanents entered. */
const beginWith = (game: Game, scenario: Scenario): void => {
  for (const name of playerNames) {
    const player = game.state.players[playerId(name)];
    if (player !== undefined)
      player.life = scenario.players[name]?.life ?? (scenario.options?.format === "commander" ? 40 : 20);
  }
  game.version++;
};

const momentName = (moment: Moment): string => `turn ${moment.turn}, ${moment.step}`;

const failed = (view: View, facts: readonly Fact[], when: string): readonly string[] =>
  facts.flatMap((fact) => {
    const verdict = judge(view, fact, true);
    return verdict.holds ? [] : [`expected ${when}: ${describeFact(fact)}, but it is ${verdict.actual}`];
  });

import type * as A from "../../abilities/index.ts";
import { combatSteps, type Step } from "../../abilities/index.ts";
import { declareAttackers } from "../combat/attack.ts";
import { declareBlockers } from "../combat/block.ts";
import { combatDamage, hasFirstStrikeStep } from "../combat/damage.ts";
import { endDurations } from "../continuous/durations.ts";
import type { DurationMoment } from "../continuous/durations.ts";
import type { Game, Run } from "../game.ts";
import { playerOf, touch } from "../game.ts";
import { perform } from "../perform.ts";
import { takeReturns } from "../perform/returns.ts";
import { goesOn, priorityRounds, settle } from "../priority.ts";
import { checkStateBasedActions } from "../stateBased/check.ts";
import type { PlayerId, TurnPlace } from "../state.ts";
import {
  addLoreCounters,
  changeDayNight,
  discardDown,
  emptyPools,
  newTurnCounts,
  phase,
  phaseInForAnybody,
  untapPermanents,
  wearOff,
} from "./steps.ts";
import { rulesFor } from "../prohibitions.ts";

/** 500.1: the phases of a turn, as groups of steps. */
const phases: readonly (readonly Step[])[] = [
  ["untap", "upkeep", "draw"],
  ["precombat main"],
  combatSteps,
  ["postcombat main"],
  ["end", "cleanup"],
];

const observe = (game: Game, at: "begin" | "end"): void => {
  const { number, active, step } = game.state.turn;
  if (game.observe?.(game, { turn: number, player: active, step, at })) game.halted = true;
};

/** 500.11, 614.10: an effect skips this step, phase or turn of the player. */
const isSkipped = (game: Game, player: PlayerId, what: A.SkipStep["step"]): boolean => {
  const { skips } = game.state.turn;
  const at = skips.findIndex((s) => s.player === player && s.what === what);
  if (at >= 0) {
    skips.splice(at, 1);
    touch(game);
    return true;
  }
  return rulesFor(game, player, "skipStep").some(({ change }) => change.step === what);
};

/** Steps that don't happen: 508.8 without attackers, 510.4 without first strike. */
const happens = (game: Game, step: Step): boolean => {
  switch (step) {
    case "draw":
      // 103.8a: of two players the one who plays first skips the draw step of the first turn.
      return game.state.turn.number > 1 || game.state.players.length > 2;
    case "declare blockers":
    case "combat damage":
      return (game.state.combat?.attackers.length ?? 0) > 0;
    case "first-strike combat damage":
      return (game.state.combat?.attackers.length ?? 0) > 0 && hasFirstStrikeStep(game);
    default:
      return true;
  }
};

/** 703.4: the turn-based actions at the beginning of the step. */
function* turnBasedActions(game: Game, step: Step): Run<void> {
  const { active } = game.state.turn;
  switch (step) {
    case "untap":
      yield* phase(game);
      yield* changeDayNight(game);
      yield* untapPermanents(game);
      yield* endLasting(game, "untap");
      return;
    case "draw":
      game.state.turn.drawStep = game.state.history.thisTurn.length;
      yield* perform(game, [{ type: "draw", player: active }]);
      return;
    case "precombat main":
      yield* addLoreCounters(game);
      return;
    case "declare attackers":
      yield* declareAttackers(game);
      return;
    case "declare blockers":
      yield* declareBlockers(game);
      return;
    case "first-strike combat damage":
      yield* combatDamage(game, true, false);
      return;
    case "combat damage":
      yield* combatDamage(game, false, game.state.combat?.firstStrikers === undefined);
      return;
    default:
      return;
  }
}

/** What lasts until then is over (611.2a), and what is away until then comes back (610.3). */
function* endLasting(game: Game, moment: DurationMoment): Run<void> {
  endDurations(game, moment);
  yield* takeReturns(game, moment, perform);
}

/** 511.3, 511.2: what lasts until end of combat ends, and everything is removed from combat. */
function* endCombat(game: Game): Run<void> {
  yield* endLasting(game, "end of combat");
  delete game.state.combat;
  touch(game);
}

/** 514: the cleanup step, again and again while something triggers in it (514.3a). */
function* cleanup(game: Game, resumed: boolean): Run<void> {
  for (let goingOn = resumed; ; goingOn = false) {
    if (!goingOn) {
      delete game.state.turn.ended;
      yield* perform(game, [{ type: "beginning", step: "cleanup", player: game.state.turn.active }]);
      yield* discardDown(game);
      wearOff(game);
      yield* endLasting(game, "cleanup");
      const busy = yield* settle(game);
      if (!goesOn(game) || (!busy && game.state.stack.length === 0)) return;
    }
    yield* priorityRounds(game, goingOn);
    if (!goesOn(game)) return;
    yield* emptyPools(game);
  }
}

/** One step or phase (500.2): its beginning, turn-based actions, priority, its end. */
function* takeStep(game: Game, step: Step, resumed: boolean): Run<void> {
  if (!resumed) yield* beginStep(game, step);
  if (!goesOn(game)) return;
  if (step === "cleanup") yield* cleanup(game, resumed);
  // 502.4: no player receives priority during the untap step.
  else if (step !== "untap") yield* priorityRounds(game, resumed);
  if (step === "end of combat") yield* endCombat(game);
  const { turn } = game.state;
  if (step === "upkeep") playerOf(game, turn.active).lastUpkeep = turn.number;
  yield* emptyPools(game);
}

/** What happens in a step before a player gets priority. */
function* beginStep(game: Game, step: Step): Run<void> {
  const { turn } = game.state;
  turn.step = step;
  touch(game);
  observe(game, "begin");
  if (!goesOn(game)) return;
  if (step === "beginning of combat") game.state.combat = { attackers: [], blockers: [] };
  if (step === "upkeep") yield* endLasting(game, "upkeep");
  if (step === "end") yield* endLasting(game, "end step");
  // 503.1a, 603.2b: abilities trigger at the beginning of the step, after its turn-based actions only in combat steps.
  const actsFirst = step === "draw" || step === "precombat main" || step === "untap";
  if (actsFirst) yield* turnBasedActions(game, step);
  yield* perform(game, [{ type: "beginning", step, player: turn.active }]);
  if (!actsFirst) yield* turnBasedActions(game, step);
}

/** 510.4: an additional combat phase has the same steps as the regular one. */
const withFirstStrike = (steps: readonly Step[]): readonly Step[] =>
  steps.includes("first-strike combat damage")
    ? steps
    : steps.flatMap((s): Step[] => (s === "combat damage" ? ["first-strike combat damage", s] : [s]));

/** The beginning of a phase that is the regular one of that number, or comes directly after it (500.8). */
const phaseOf = (phase: number, steps: readonly Step[]): TurnPlace => ({
  phase,
  steps: withFirstStrike(steps),
  step: 0,
});

/** Counts the combat and main phases of a turn, for "the first combat phase of the turn". */
const countPhase = (game: Game, steps: readonly Step[]): void => {
  const { combat, main } = game.state.turn.begun ?? { combat: 0, main: 0 };
  if (steps[0] === "beginning of combat") game.state.turn.begun = { combat: combat + 1, main };
  else if (steps[0] === "precombat main" || steps[0] === "postcombat main")
    game.state.turn.begun = { combat, main: main + 1 };
};

/** One phase (500.1) from one of its steps on; `resumed` where somebody has priority in that step already. */
function* takePhase(game: Game, from: TurnPlace, resumed: boolean): Run<void> {
  const { active } = game.state.turn;
  const { steps } = from;
  const skipsCombat =
    !resumed && steps[0] === "beginning of combat" && isSkipped(game, active, "combat phase");
  if (!resumed && !skipsCombat) countPhase(game, steps);
  for (let at = from.step; at < steps.length; at++) {
    const step = steps[at]!;
    const goesOnHere = resumed && at === from.step;
    if (!goesOnHere) {
      if (!goesOn(game)) return;
      if (game.state.turn.ended && step !== "cleanup") continue;
      game.state.turn.place = { ...from, step: at };
    }
    const isTaken = (): boolean => !skipsCombat && happens(game, step) && !isSkipped(game, active, step);
    if (goesOnHere || step === "cleanup" || isTaken()) yield* takeStep(game, step, goesOnHere);
    else game.state.turn.step = step;
    if (!goesOn(game)) return;
    if (game.state.turn.ended) {
      // 724.1c-d: what has triggered waits for the cleanup step.
      while (yield* checkStateBasedActions(game));
      yield* endCombat(game);
    }
    observe(game, "end");
  }
}

function* beginTurn(game: Game): Run<void> {
  const { turn } = game.state;
  newTurnCounts(game);
  const player = playerOf(game, turn.active);
  player.lastTurn = turn.number;
  player.turns++;
  delete turn.begun;
  delete turn.drawStep;
  yield* endLasting(game, "turn begins");
}

/** One turn of the active player (500). */
function* takeTurn(game: Game, resumed: boolean): Run<void> {
  const place = resumed ? game.state.turn.place : undefined;
  if (place === undefined) yield* beginTurn(game);
  for (let phase = place?.phase ?? 0; phase < phases.length; phase++) {
    const begun = place?.phase === phase ? place : undefined;
    yield* takePhase(game, begun ?? phaseOf(phase, phases[phase]!), begun !== undefined);
    // 500.8-500.10: additional phases come directly after.
    for (
      let extra = game.state.turn.extraPhases.pop();
      extra !== undefined && goesOn(game);
      extra = game.state.turn.extraPhases.pop()
    )
      yield* takePhase(game, phaseOf(phase, extra), false);
    if (!goesOn(game)) return;
  }
}

interface NextTurn {
  readonly player: PlayerId;
  readonly extra: boolean;
}
/**
 * 500.7: whose turn comes next: the extra turn created last, else the next player's in turn order. Players who have left
 * the game begin no turns (800.4k); what lasts until such a turn ends where it would have begun (800.4m).
 */
function* nextPlayer(game: Game, regular: PlayerId): Run<NextTurn> {
  const { extraTurns } = game.state.turn;
  for (let extra = extraTurns.pop(); extra !== undefined; extra = extraTurns.pop())
    if (!playerOf(game, extra).lost && !isSkipped(game, extra, "extra turn"))
      return { player: extra, extra: true };
  for (let next = regular + 1; ; next++) {
    const player = next % game.state.players.length;
    game.state.turn.active = player;
    if (!playerOf(game, player).lost) return { player, extra: false };
    phaseInForAnybody(game, player);
    for (const moment of ["turn begins", "untap", "upkeep", "cleanup"] as const)
      yield* endLasting(game, moment);
  }
}

/**
 * The whole game, turn after turn, until it is over or halted (103.8, 104.1). A game in whose state somebody has priority
 * is `resumed` from there.
 */
export function* takeTurns(game: Game, resumed = false): Run<void> {
  game.state.turn.regular ??= game.state.turn.active;
  for (let begun = resumed; goesOn(game); begun = false) {
    yield* takeTurn(game, begun);
    if (!goesOn(game)) return;
    game.state.turn.number++;
    for (;;) {
      const { regular, active } = game.state.turn;
      const next: NextTurn = yield* nextPlayer(game, regular ?? active);
      if (!next.extra) game.state.turn.regular = next.player;
      game.state.turn.active = next.player;
      touch(game);
      if (!isSkipped(game, next.player, "turn")) break;
    }
  }
}

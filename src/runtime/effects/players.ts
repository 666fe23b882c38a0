import * as A from "../../abilities/index.ts";
import { playersOf } from "../evaluate/index.ts";
import { playerOf, touch } from "../game.ts";
import type { Game, Run } from "../game.ts";
import { perform } from "../perform.ts";
import { playerCant } from "../prohibitions.ts";
import { loseGame } from "../leaving.ts";
import type { Context, PlayerId } from "../state.ts";
import { actions } from "./actions/index.ts";
import { amountOf, resolvePlayers } from "./choose.ts";
import { becomeDayOrNight, setSpeed, takeDesignation } from "./designations.ts";
import { nothingDone } from "./outcome.ts";
import type { Handlers, Outcome } from "./outcome.ts";
import { actionEvent, moveEvent } from "../events.ts";

/** For each player so often. */
function* addedToTurn(
  game: Game,
  { who, count = 1 }: A.ExtraTurn | A.SkipNext,
  ctx: Context,
  add: (player: PlayerId) => void,
): Run<Outcome> {
  const players = yield* resolvePlayers(game, who, ctx);
  const times = amountOf(game, count, ctx);
  for (const player of players) for (let n = 0; n < times; n++) add(player);
  touch(game);
  return { done: players.length > 0, players };
}

const stepsOf: { readonly [K in A.ExtraPhase["phases"][number]]: readonly A.Step[] } = {
  combat: A.combatSteps,
  main: ["postcombat main"],
  beginning: ["untap", "upkeep", "draw"],
  "end step": ["end"],
  upkeep: ["upkeep"],
};

const becomeOne = (
  game: Game,
  player: PlayerId,
  what: Exclude<A.Become["what"], "day" | "night">,
): boolean => {
  const { state } = game;
  switch (what) {
    case "monarch":
      if (state.monarch === player) return false;
      takeDesignation(game, what, player);
      return true;
    case "initiative":
      takeDesignation(game, what, player);
      return true;
    case "citysBlessing":
      if (playerOf(game, player).citysBlessing) return false;
      playerOf(game, player).citysBlessing = true;
      return true;
    case "faster": {
      const speed = playerOf(game, player).speed ?? 0;
      if (speed >= 4) return false;
      setSpeed(game, player, speed + 1);
      return true;
    }
  }
};

export const playerHandlers: Handlers<
  "endGame" | "extraTurn" | "extraPhase" | "skipNext" | "become" | "endTurn" | "do"
> = {
  /** 104.2b, 104.3e */
  *endGame(game, effect, ctx) {
    const players = (yield* resolvePlayers(game, effect.who, ctx)).filter(
      (player) => !playerCant(game, player, effect.result === "win" ? "winGame" : "loseGame"),
    );
    if (players.length === 0) return nothingDone;
    if (effect.result === "win") {
      // 104.1: the game is over, whether or not the others could lose it.
      game.state.over = { winners: players };
    } else {
      yield* loseGame(game, players);
    }
    touch(game);
    return { done: true, players };
  },
  /** 500.7: the turn added last comes first. */
  *extraTurn(game, effect, ctx) {
    return yield* addedToTurn(game, effect, ctx, (player) => game.state.turn.extraTurns.push(player));
  },
  /** 500.8: directly after this phase, if it is the one meant; of several, those added last come first. */
  *extraPhase(game, effect) {
    const { step } = game.state.turn;
    const here = step.endsWith(" main") ? "main" : stepsOf.combat.includes(step) ? "combat" : "this phase";
    if (![undefined, "this phase", here].includes(effect.after)) return nothingDone;
    for (const phase of [...effect.phases].reverse()) game.state.turn.extraPhases.push([...stepsOf[phase]]);
    touch(game);
    return { done: true };
  },
  /** 500.11 */
  *skipNext(game, effect, ctx) {
    return yield* addedToTurn(game, effect, ctx, (player) =>
      game.state.turn.skips.push({ player, what: effect.what }),
    );
  },
  /** 725.1, 726.1, 702.131b, 702.179, 731.1 */
  *become(game, effect, ctx) {
    const { what } = effect;
    if (what === "day" || what === "night") return { done: yield* becomeDayOrNight(game, what) };
    const players = yield* resolvePlayers(game, effect.who, ctx);
    const changed = players.filter((player) => becomeOne(game, player, what));
    touch(game);
    yield* perform(
      game,
      changed.map((player) => actionEvent(effect.what, player)),
    );
    return { done: changed.length > 0, players };
  },
  /** 724.1: everything on the stack is exiled, and the game goes on with the cleanup step. */
  *endTurn(game) {
    const { state } = game;
    // 724.1a-b
    state.waiting = [];
    yield* perform(
      game,
      state.stack.map((id) => moveEvent(game, id, { zone: "exile" })),
    );
    state.turn.ended = true;
    touch(game);
    return { done: true };
  },
  /** 701: actions that the rules define as a whole. */
  *do(game, effect, ctx) {
    const players = playersOf(game, effect.who, ctx);
    return players.length === 0 && effect.what === undefined
      ? nothingDone
      : yield* actions[effect.action](game, effect, ctx);
  },
};

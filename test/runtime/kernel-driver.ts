import {
  answerDecision,
  characteristics,
  forcedAnswer,
  repairAttacks,
  repairBlocks,
  startGame,
} from "../../src/runtime/index.ts";
import type {
  Action,
  Answer,
  Decision,
  Game,
  GameOptions,
  PlayerSetup,
  PositionEntry,
  Session,
} from "../../src/runtime/index.ts";
import type { Card } from "../../src/abilities/index.ts";
import { randomAnswer as answerAtRandom } from "../../src/play/index.ts";

export const entries = (...cards: readonly Card[]): PositionEntry[] => cards.map((card) => ({ card }));
export const times = (n: number, card: Card): Card[] => Array.from({ length: n }, () => card);

export const start = (a: PlayerSetup, b: PlayerSetup = {}, more: Partial<GameOptions> = {}): Session =>
  startGame({
    seed: 1,
    players: [
      { library: [], ...a },
      { library: [], ...b },
    ],
    ...more,
  });

/** A random answer to a decision, from a generator of its own. */
export const randomAnswer = (decision: Decision, game: Game, random: () => number): Answer => {
  const below = (n: number): number => Math.floor(random() * n);
  const some = <T>(items: readonly T[], min: number, max: number): T[] => {
    const pool = [...items];
    const n = min + below(Math.min(max, pool.length) - min + 1);
    return Array.from({ length: n }, () => pool.splice(below(pool.length), 1)[0] as T);
  };
  const forced = forcedAnswer(decision);
  if (forced) return forced;
  switch (decision.type) {
    case "priority": {
      const manaToo = random() < 0.03;
      const actions = decision.actions.filter((a) => manaToo || a.type !== "activateMana");
      const action: Action =
        random() < 0.2 ? { type: "pass" } : (actions[below(actions.length)] ?? { type: "pass" });
      return { type: "action", action };
    }
    case "yesNo":
      return { type: "yesNo", yes: random() < 0.5 };
    case "number":
      return {
        type: "number",
        value: decision.min + below(Math.min(decision.max, decision.min + 10) - decision.min + 1),
      };
    case "targets":
      if (decision.together !== undefined) return answerAtRandom(decision, game, random);
      return { type: "targets", chosen: some(decision.candidates, decision.min, decision.max) };
    case "objects":
      if (decision.together !== undefined) return answerAtRandom(decision, game, random);
      return { type: "objects", chosen: some(decision.candidates, decision.min, decision.max) };
    case "players":
      return { type: "players", chosen: some(decision.candidates, decision.min, decision.max) };
    case "divide": {
      const shares = decision.among.map(() => decision.minimumEach);
      const left = decision.total - shares.reduce((a, b) => a + b, 0);
      // Everything to the first one is always a legal division.
      shares[0] = (shares[0] ?? 0) + left;
      return { type: "divide", shares };
    }
    case "modes": {
      const { available, min, max } = decision;
      if (!decision.repeat || available.length === 0)
        return { type: "modes", chosen: some(available, min, max) };
      const times = Array.from({ length: min }, () => below(available.length));
      return {
        type: "modes",
        chosen: times.flatMap((index) => available[index] ?? []).sort((a, b) => a - b),
      };
    }
    case "option":
      return { type: "option", index: below(decision.options.length) };
    case "order":
      return {
        type: "order",
        order: some(
          decision.items.map((_, i) => i),
          decision.items.length,
          decision.items.length,
        ),
      };
    case "attackers":
      return {
        type: "attackers",
        attacks: repairAttacks(
          game,
          decision.player,
          decision.candidates
            .filter(() => random() < 0.6)
            .map((c) => ({
              id: c.id,
              defender: c.defenders[below(c.defenders.length)] ?? { player: 1 - decision.player },
            })),
        ),
      };
    case "blockers":
      return {
        type: "blockers",
        blocks: repairBlocks(
          game,
          decision.player,
          decision.candidates
            .filter(() => random() < 0.5)
            .map((c) => ({ id: c.id, attackers: [c.attackers[below(c.attackers.length)] ?? 0] })),
        ),
      };
    case "payment": {
      // Mostly automatic: mana abilities by hand often give what does not pay, and the spell is taken back (733.1).
      const [action] = some(decision.abilities, 0, 1);
      if (action !== undefined && random() < 0.1) return { type: "action", action };
      if (random() < 0.9) return { type: "pay" };
      const pool = (game.state.players[decision.player]?.manaPool ?? []).map((_, index) => index);
      // More than one may be too many for a cost that says how much they can pay (701.67b).
      return { type: "pay", pool: some(pool, 0, pool.length), helpers: some(decision.helpers, 0, 1) };
    }
  }
};

export const seeded = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export type Script = (decision: Decision, game: Game) => Answer | undefined;

/** Plays with scripted answers first, defaults otherwise: passes priority, attacks and blocks with nothing, pays. */
export const run = (
  session: Session,
  script: Script,
  until: (game: Game) => boolean,
  limit = 2000,
): Session => {
  for (let n = 0; session.decision !== undefined && n < limit; n++) {
    const { decision } = session;
    if (decision.type === "priority" && until(session.game)) return session;
    answerDecision(session, script(decision, session.game) ?? defaultAnswer(decision));
  }
  return session;
};

const defaultAnswer = (decision: Decision): Answer => {
  const forced = forcedAnswer(decision);
  if (forced) return forced;
  switch (decision.type) {
    case "priority":
      return { type: "action", action: { type: "pass" } };
    case "attackers":
      return { type: "attackers", attacks: [] };
    case "blockers":
      return { type: "blockers", blocks: [] };
    case "payment":
      return { type: "pay" };
    case "order":
      return { type: "order", order: decision.items.map((_, i) => i) };
    case "yesNo":
      return { type: "yesNo", yes: false };
    case "divide": {
      const shares = decision.among.map(() => decision.minimumEach);
      shares[0] = (shares[0] ?? 0) + decision.total - shares.reduce((a, b) => a + b, 0);
      return { type: "divide", shares };
    }
    default:
      throw new Error(`no answer to ${JSON.stringify(decision)}`);
  }
};

/** Whether the game has come to that step of that turn. */
export const step =
  (turn: number, name: string) =>
  (game: Game): boolean =>
    game.state.turn.number > turn || (game.state.turn.number === turn && game.state.turn.step === name);

export const nameOf = (game: Game, id: number): string => characteristics(game, id).name;
export const findNamed = (
  game: Game,
  name: string,
  zone: readonly number[] = game.state.battlefield,
): number => {
  const id = zone.find((o) => nameOf(game, o) === name);
  if (id === undefined) throw new Error(`no ${name}`);
  return id;
};

/** Takes an action that fits. */
export const act = (session: Session, pick: (action: Action, game: Game) => boolean): void => {
  const { decision } = session;
  if (decision?.type !== "priority") throw new Error(`no priority but ${JSON.stringify(decision)}`);
  const action = decision.actions.find((a) => pick(a, session.game));
  if (action === undefined) throw new Error(`no such action among ${JSON.stringify(decision.actions)}`);
  answerDecision(session, { type: "action", action });
};
export const can = (session: Session, pick: (action: Action, game: Game) => boolean): boolean =>
  session.decision?.type === "priority" && session.decision.actions.some((a) => pick(a, session.game));
export const castNamed =
  (name: string, as?: string) =>
  (a: Action, game: Game): boolean =>
    a.type === "cast" && nameOf(game, a.object) === name && (as === undefined || a.as === as);
export const activateOf =
  (name: string) =>
  (a: Action, game: Game): boolean =>
    (a.type === "activate" || a.type === "activateMana") && nameOf(game, a.object) === name;

export const settled = (game: Game): boolean => game.state.stack.length === 0;
/** Goes to the first main phase of turn 1. */
export const toMain = (session: Session, script: Script = () => undefined): Session =>
  run(session, script, step(1, "precombat main"));
/** Attacks with everything and blocks as told. */
export const attackWithAll: Script = (d) =>
  d.type === "attackers"
    ? {
        type: "attackers",
        attacks: d.candidates.map((c) => ({ id: c.id, defender: c.defenders[0] ?? { player: 1 } })),
      }
    : undefined;
export const blockAll: Script = (d) =>
  d.type === "blockers"
    ? {
        type: "blockers",
        blocks: d.candidates.map((c) => ({ id: c.id, attackers: c.attackers.slice(0, 1) })),
      }
    : undefined;
export const either =
  (...scripts: readonly Script[]): Script =>
  (d, g) => {
    for (const script of scripts) {
      const answer = script(d, g);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };
export const targetPlayer =
  (player: number): Script =>
  (d) =>
    d.type === "targets" ? { type: "targets", chosen: [{ player }] } : undefined;
export const targetNamed =
  (...names: readonly string[]): Script =>
  (d, g) => {
    if (d.type !== "targets") return undefined;
    const chosen = d.candidates
      .filter((c) => "object" in c && names.includes(nameOf(g, c.object)))
      .slice(0, d.max);
    return chosen.length === 0 ? undefined : { type: "targets", chosen };
  };
export const yes: Script = (d) => (d.type === "yesNo" ? { type: "yesNo", yes: true } : undefined);

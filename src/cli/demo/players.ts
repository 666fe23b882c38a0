import { characteristics, forcedAnswer } from "../../runtime/index.ts";
import type { Action, Answer, Chosen, Decision, Game, ObjectId } from "../../runtime/index.ts";
import type { Move } from "./plan.ts";

export const playerNames = ["Ada", "Ben"] as const;

/** The name of an object now, or as it last existed (608.2h). */
export const nameOf = (game: Game, id: ObjectId): string =>
  game.state.objects[id] === undefined
    ? (game.state.lastKnown[id]?.characteristics.name ?? "something")
    : characteristics(game, id).name;

const chosenName = (game: Game, chosen: Chosen): string =>
  "player" in chosen ? (playerNames[chosen.player] ?? "") : nameOf(game, chosen.object);

type DecisionOf<T extends Decision["type"]> = Extract<Decision, { type: T }>;

/** The two players of the demo: they carry out the moves in order, and otherwise pass. */
export const scriptedPlayers = (
  moves: readonly Move[],
): ((decision: Decision, game: Game) => Answer | undefined) => {
  const left = [...moves];
  let current: { kicks: number; splice: string[]; targets: string[] } = { kicks: 0, splice: [], targets: [] };

  const take = (game: Game, player: number, fits: (move: Move) => boolean): Move | undefined => {
    const { turn } = game.state;
    const index = left.findIndex(
      (move) => move.turn === turn.number && move.player === playerNames[player] && fits(move),
    );
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };

  const withPriority = (game: Game, decision: DecisionOf<"priority">): Action => {
    const pass: Action = { type: "pass" };
    const { stack, turn } = game.state;
    if (stack.length > 0) return pass;
    const called = (wanted: string | undefined, type: Action["type"]): Action | undefined =>
      decision.actions.find(
        (action) => action.type === type && "object" in action && nameOf(game, action.object) === wanted,
      );
    const move = take(
      game,
      decision.player,
      ({ play, cast, step = "precombat main" }) => (play ?? cast) !== undefined && step === turn.step,
    );
    if (move === undefined) return pass;
    const action = called(move.play, "playLand") ?? called(move.cast, "cast");
    if (action === undefined) throw new Error(`${move.player} can't do ${JSON.stringify(move)}`);
    current = {
      kicks: move.kick ?? 0,
      splice: [...(move.splice ?? [])],
      targets: [...(move.targets ?? [])],
    };
    return action;
  };

  const yes = (decision: DecisionOf<"yesNo">): boolean => {
    if (/splice/i.test(decision.question)) return current.splice.length > 0;
    return current.kicks-- > 0;
  };

  return (decision, game) => {
    switch (decision.type) {
      case "priority":
        return { type: "action", action: withPriority(game, decision) };
      case "payment":
        return { type: "pay" };
      case "yesNo":
        return { type: "yesNo", yes: yes(decision) };
      case "targets": {
        const wanted = current.targets.shift();
        const chosen = decision.candidates.find((each) => chosenName(game, each) === wanted);
        if (chosen === undefined) throw new Error(`no target for ${nameOf(game, decision.source)}`);
        return { type: "targets", chosen: [chosen] };
      }
      case "objects": {
        const named = decision.candidates.filter((id) => current.splice.includes(nameOf(game, id)));
        const chosen = named.length > 0 ? named : decision.candidates.slice(0, decision.min);
        return { type: "objects", chosen };
      }
      case "attackers": {
        const move = take(game, decision.player, ({ attack }) => attack !== undefined);
        const attacks = (move?.attack ?? []).flatMap((name) => {
          const attacker = decision.candidates.find(({ id }) => nameOf(game, id) === name);
          const defender = attacker?.defenders[0];
          return attacker === undefined || defender === undefined ? [] : [{ id: attacker.id, defender }];
        });
        return { type: "attackers", attacks };
      }
      case "blockers": {
        const move = take(game, decision.player, ({ block }) => block !== undefined);
        const blocks = (move?.block ?? []).flatMap(([blocker, attacker]) => {
          const found = decision.candidates.find(({ id }) => nameOf(game, id) === blocker);
          const attackers = found?.attackers.filter((id) => nameOf(game, id) === attacker).slice(0, 1) ?? [];
          return found === undefined || attackers.length === 0 ? [] : [{ id: found.id, attackers }];
        });
        return { type: "blockers", blocks };
      }
      case "number":
        return { type: "number", value: /kick/i.test(decision.question) ? current.kicks : decision.max };
      case "order":
        return { type: "order", order: decision.items.map((_, index) => index) };
      default:
        return forcedAnswer(decision);
    }
  };
};

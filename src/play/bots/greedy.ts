import { characteristics, flatten, forcedAnswer, goTogether } from "../../runtime/index.ts";
import type { Action, Answer, Chosen, Decision, Game, ObjectId, PlayerId } from "../../runtime/index.ts";
import { isHarmful } from "../harm.ts";
import { legalAnswers } from "../legal.ts";
import { mayKnow } from "../may-know.ts";
import type { Bot } from "./bot.ts";
import { greedyAttack, greedyBlock } from "./combat.ts";
import { ownerOfChosen, worthOf, worthOfChosen } from "./worth.ts";

type DecisionOf<T extends Decision["type"]> = Extract<Decision, { type: T }>;

/** What the player gives away with these words; of the rest the best is taken. */
const givenAway = /sacrifice|discard|exile|bottom|graveyard|return|tap|cost|blight|scry|surveil|mill/;

const keyOf = (game: Game, action: Action): string =>
  `${game.state.turn.number} ${JSON.stringify(action)} ${game.state.turn.step}`;

/** Costs that can be paid again and again would be, without an end. */
const isOnce = (game: Game, action: Action): boolean => {
  if (action.type !== "activate") return action.type !== "special";
  const ability = flatten(characteristics(game, action.object).abilities)[action.ability];
  return (
    ability?.type === "activated" &&
    ability.costs.some(({ type }) => type === "tapSelf" || type === "loyalty")
  );
};

const valueOf = (game: Game, player: PlayerId, action: Action): number => {
  if (action.type === "pass" || action.type === "activateMana") return 0;
  if (action.type === "playLand") return 100;
  const own = game.state.turn.active === player;
  const { cardTypes, manaValue } = characteristics(game, action.object);
  const reacts = action.type === "cast" && (cardTypes.includes("instant") || !own);
  // Whatever is done in others' turns waits for their end step or their attack.
  if (!own && !["end", "declare attackers"].includes(game.state.turn.step)) return 0;
  if (reacts && own && !game.state.turn.step.includes("main")) return 0;
  return action.type === "cast" ? 10 + manaValue : isOnce(game, action) ? 5 : 1;
};

const chooseBest = <T>(items: readonly T[], min: number, max: number, value: (item: T) => number): T[] => {
  const sorted = [...items].sort((left, right) => value(right) - value(left));
  const good = sorted.filter((item) => value(item) > 0).length;
  return sorted.slice(0, Math.min(max, Math.max(min, good)));
};

const fallback = (decision: Decision, game: Game): Answer => {
  const [first] = legalAnswers({ decision, game }, { limit: 1 });
  if (first === undefined) throw new Error(`nothing can be answered to ${decision.type}`);
  return first;
};

const targets = (decision: DecisionOf<"targets">, game: Game): Answer => {
  const harmful = isHarmful(game, decision.source);
  const value = (chosen: Chosen): number => {
    const own = ownerOfChosen(game, chosen) === decision.player;
    return worthOfChosen(game, chosen) * (own === harmful ? -1 : 1);
  };
  const chosen = chooseBest(decision.candidates, decision.min, decision.max, value);
  return goTogether(decision, chosen) ? { type: "targets", chosen } : fallback(decision, game);
};

const objects = (decision: DecisionOf<"objects">, game: Game): Answer => {
  const { player, purpose, candidates, min, max, source } = decision;
  const lost = givenAway.test(purpose) || (source !== undefined && isHarmful(game, source));
  const value = (id: ObjectId): number => {
    const worth = mayKnow(game, player, id) ? worthOf(game, id) : 1;
    const own = (game.state.objects[id] && characteristics(game, id).controller) === player;
    return worth * (own === lost ? -1 : 1);
  };
  const chosen = chooseBest(candidates, min, max, value);
  return goTogether(decision, chosen) ? { type: "objects", chosen } : fallback(decision, game);
};

/** A hand of two to five lands is kept, and every hand of five cards. */
const mulligans = (game: Game, player: PlayerId): boolean => {
  const hand = game.state.players[player]?.hand ?? [];
  const lands = hand.filter((id) => characteristics(game, id).cardTypes.includes("land")).length;
  return hand.length > 5 && (lands < 2 || lands > 5);
};

/**
 * A bot that takes what looks best at once: plays its lands, casts the dearest it can, aims harm at its opponents and good
 * at itself, attacks and blocks where it gains. It looks only at what its player may know.
 */
export const greedyBot = (): Bot => {
  const done = new Set<string>();
  const act = (decision: DecisionOf<"priority">, game: Game): Answer => {
    const { player, actions } = decision;
    // Answers to what others do are beyond it.
    const free = game.state.stack.length === 0 || game.state.turn.active !== player;
    const able = actions.filter((action) => isOnce(game, action) || !done.has(keyOf(game, action)));
    const [best] = chooseBest(free ? able : [], 1, 1, (action) => valueOf(game, player, action));
    if (best === undefined || valueOf(game, player, best) <= 0)
      return { type: "action", action: { type: "pass" } };
    if (done.size > 1000) done.clear();
    done.add(keyOf(game, best));
    return { type: "action", action: best };
  };
  return {
    name: "greedy",
    answer: (decision, { game }) => {
      const forced = forcedAnswer(decision);
      if (forced !== undefined) return forced;
      switch (decision.type) {
        case "priority":
          return act(decision, game);
        case "targets":
          return targets(decision, game);
        case "objects":
          return objects(decision, game);
        case "yesNo":
          return {
            type: "yesNo",
            yes: decision.question === "mulligan" ? mulligans(game, decision.player) : true,
          };
        case "number":
          return { type: "number", value: Math.min(decision.max, decision.min + 20) };
        case "modes": {
          const { available, min, max, repeat } = decision;
          if (repeat) return fallback(decision, game);
          return { type: "modes", chosen: available.slice(0, Math.max(min, Math.min(max, 1))) };
        }
        case "attackers":
          return greedyAttack(decision, game);
        case "blockers":
          return greedyBlock(decision, game);
        default:
          return fallback(decision, game);
      }
    },
  };
};

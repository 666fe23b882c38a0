import { legalActions, sameAction, takeAction } from "./actions.ts";
import { areAlikeTriggers } from "./alike.ts";
import { ask } from "./ask.ts";
import type { Action, Decision } from "./decisions.ts";
import type { Game, Run } from "./game.ts";
import { IllegalAnswer, objectOrLastKnown, playersInTurnOrder, touch } from "./game.ts";
import { inChosenOrder } from "./perform/replacements.ts";
import { resolveTop } from "./stack/resolve.ts";
import { putOnStack } from "./stack/put.ts";
import { checkStateBasedActions } from "./stateBased/check.ts";
import { noteStateTriggers } from "./triggers/note.ts";
import type { PendingTrigger, PlayerId, PriorityRound } from "./state.ts";
import { given } from "./given.ts";

/** 603.3b: puts waiting triggered abilities on the stack in APNAP order, each player ordering their own. */
function* putTriggersOnStack(game: Game): Run<void> {
  for (const player of playersInTurnOrder(game)) {
    const mine = game.state.waiting.filter((w) => w.controller === player);
    if (mine.length === 0) continue;
    const alike = areAlikeTriggers(mine);
    const ordered = yield* inChosenOrder(game, player, mine, { purpose: "triggers", alike });
    game.state.waiting = game.state.waiting.filter((w) => !mine.includes(w));
    touch(game);
    for (const trigger of ordered) {
      const { ability, condition, event, bindings, context, source, since } = trigger;
      yield* putOnStack(game, {
        type: "triggered",
        controller: player,
        source,
        instructions: ability,
        event,
        since,
        ...("type" in ability ? { ability } : {}),
        ...given({ condition, bindings, context }),
        ...withX(game, trigger),
      });
    }
  }
  // Abilities of players who have left the game are never put on the stack (800.4d).
  const remaining = playersInTurnOrder(game);
  game.state.waiting = game.state.waiting.filter((w) => remaining.includes(w.controller));
}
/** The X of the spell that was cast, or of a cost that turned the source face up, cycled it or made it monstrous (107.3e, 702.37f, 701.37c). */
const xOfEvent = (game: Game, { event, source }: PendingTrigger): number | undefined =>
  event.type === "cast"
    ? objectOrLastKnown(game, event.object)?.cast?.x
    : (event.type === "turnedFaceUp" || event.type === "keywordAction") && event.object === source
      ? event.x
      : undefined;

/** 107.3m: a triggered ability of a permanent that was cast with X uses that X. */
const withX = (game: Game, trigger: PendingTrigger): { x?: number } => {
  const x = trigger.context?.x ?? xOfEvent(game, trigger) ?? objectOrLastKnown(game, trigger.source)?.cast?.x;
  return given({ x });
};

/**
 * 117.5, 704.3: before a player gets priority: state-based actions until there are none, then waiting triggers onto the
 * stack, and so on until nothing is left to do. Tells whether anything happened (514.3a).
 */
export function* settle(game: Game): Run<boolean> {
  let any = false;
  for (let round = 0; ; round++) {
    while (yield* checkStateBasedActions(game)) {
      any = true;
      if (++round > loopLimit) game.state.over = { winners: [] };
      if (game.state.over) return any;
    }
    noteStateTriggers(game);
    if (game.state.waiting.length === 0) return any;
    any = true;
    yield* putTriggersOnStack(game);
  }
}

/** 104.4b: a loop of mandatory actions that goes on longer than this in one step is a draw. */
const loopLimit = 1000;

/** Whether the game goes on. */
export const goesOn = (game: Game): boolean => game.state.over === undefined && !game.halted;

/** What the player could do is worked out when somebody looks: a replay knows the answer, and most answers pass. */
const priorityFor = (
  game: Game,
  player: PlayerId,
  refused: readonly Action[],
): Extract<Decision, { type: "priority" }> => {
  let known: readonly Action[] | undefined;
  return {
    type: "priority",
    player,
    get actions() {
      return (known ??= legalActions(game, player).filter((a) => !refused.some((r) => sameAction(a, r))));
    },
  };
};

function* askPriority(game: Game, player: PlayerId, refused: readonly Action[]): Run<Action> {
  game.state.turn.priority = player;
  const decision = priorityFor(game, player, refused);
  const answer = yield* ask(decision);
  if (answer.action.type === "pass") return answer.action;
  // The state may have been changed from outside since the question was put.
  const offered = decision.actions.some((a) => sameAction(a, answer.action));
  if (!offered && !legalActions(game, player).some((a) => sameAction(a, answer.action)))
    throw new IllegalAnswer(decision, answer, "not a legal action");
  return answer.action;
}

/** The round that begins a step, and each time something has resolved (117.3a-b). */
const newRound = ({ state }: Game, resolved: number): PriorityRound => ({
  player: state.turn.active,
  passes: 0,
  resolved,
  refused: [],
});

/**
 * 117.3-4: players get priority, the active player first, until all pass in succession with an empty stack. Whenever
 * all pass, the top object of the stack resolves. Where a game is `resumed`, it goes on from the round in its state.
 */
export function* priorityRounds(game: Game, resumed = false): Run<void> {
  let round = (resumed ? game.state.turn.round : undefined) ?? newRound(game, 0);
  while (goesOn(game) && !game.state.turn.ended) {
    yield* settle(game);
    if (!goesOn(game)) break;
    const players = playersInTurnOrder(game);
    if (!players.includes(round.player)) round = { ...round, player: players[0] ?? round.player };
    game.state.turn.round = round;
    const { player, refused } = round;
    const action = yield* askPriority(game, player, refused);
    if (!goesOn(game)) break;
    if (action.type !== "pass") {
      const done = yield* takeAction(game, player, action);
      // An action that turned out impossible is not offered again until something else has been done.
      round = { ...round, passes: 0, refused: done ? [] : [...refused, action] };
      continue;
    }
    const next = players[(players.indexOf(player) + 1) % players.length] ?? player;
    round = { ...round, player: next, passes: round.passes + 1, refused: [] };
    if (round.passes < players.length) continue;
    if (game.state.stack.length === 0) break;
    yield* resolveTop(game);
    round = newRound(game, round.resolved + 1);
    if (round.resolved > loopLimit) game.state.over = { winners: [] };
  }
  delete game.state.turn.priority;
  delete game.state.turn.round;
}

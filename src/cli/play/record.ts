import type { Answer, Chosen, Decision, Game, ObjectId, Session } from "../../runtime/index.ts";
import {
  type GameOptions,
  answerDecision,
  characteristics,
  flatten,
  startGame,
} from "../../runtime/index.ts";
import type { Moment, PlayerName, Reference } from "../../scenario/format.ts";
import type { Texts } from "../../play/index.ts";

type Line = Readonly<Record<string, unknown>>;
interface Group extends Moment {
  readonly player: PlayerName;
  readonly lines: (Line | string)[];
}

const letters = ["A", "B", "C", "D"] as const;
const letterOf = (player: number): PlayerName => letters[player] ?? "A";

/** Cards in a row as a scenario writes them: `3 Forest`. */
const entriesOf = (names: readonly string[]): readonly string[] => {
  const entries: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = entries.at(-1);
    if (last?.name === name) last.count++;
    else entries.push({ name, count: 1 });
  }
  return entries.map(({ name, count }) => (count === 1 ? name : `${count} ${name}`));
};

const nameOf = (game: Game, id: ObjectId): string =>
  game.state.objects[id]?.kind === "ability"
    ? ""
    : characteristics(game, id).name || (game.state.objects[id]?.card.name ?? "");

const referenceTo = (game: Game, chosen: Chosen): Reference => {
  if ("player" in chosen) return { player: letterOf(chosen.player) };
  const object = game.state.objects[chosen.object];
  return object?.zone === "stack" && object.kind !== "ability"
    ? { spell: nameOf(game, chosen.object) }
    : { card: nameOf(game, chosen.object) };
};

interface Queues {
  readonly choices: unknown[];
  readonly targets: unknown[];
  readonly modes: unknown[];
}

/** What the answer is in the queues of a scenario. */
const queue = (game: Game, decision: Decision, answer: Answer, queues: Queues): void => {
  const { choices, targets, modes } = queues;
  const cards = (ids: readonly ObjectId[]): readonly Reference[] =>
    ids.map((object) => referenceTo(game, { object }));
  switch (answer.type) {
    case "yesNo":
      choices.push(answer.yes);
      return;
    case "number":
      choices.push(answer.value);
      return;
    case "objects":
      choices.push(answer.chosen.length === 0 ? { done: true } : { pick: cards(answer.chosen) });
      return;
    case "players":
      for (const player of answer.chosen) choices.push({ player: letterOf(player) });
      return;
    case "option":
      if (decision.type === "option") choices.push({ option: decision.options[answer.index] });
      return;
    case "modes":
      for (const mode of answer.chosen) modes.push({ mode: mode + 1 });
      return;
    case "targets":
      targets.push(
        answer.chosen.length === 0
          ? { done: true }
          : { pick: answer.chosen.map((each) => referenceTo(game, each)) },
      );
      return;
    case "divide":
      if (decision.type === "divide")
        answer.shares.forEach((amount, index) => {
          const to = decision.among[index];
          if (to !== undefined && decision.purpose !== "combatDamage")
            targets.push({ divide: referenceTo(game, to), amount });
        });
      return;
    default:
      return;
  }
};

const actionLine = (game: Game, answer: Answer, texts: Texts): Line | undefined => {
  if (answer.type !== "action") return undefined;
  const { action } = answer;
  switch (action.type) {
    case "playLand":
      return { play: nameOf(game, action.object) };
    case "cast":
      return {
        cast: game.state.objects[action.object]?.card.faces[action.face]?.name ?? nameOf(game, action.object),
        ...(action.as === undefined ? {} : { as: action.as }),
      };
    case "activate":
    case "activateMana": {
      const ability = flatten(characteristics(game, action.object).abilities)[action.ability];
      const text = (ability && texts.of(ability)) ?? "";
      const source = { card: nameOf(game, action.object) };
      return action.type === "activate" ? { activate: text, source } : { "activate mana": text, source };
    }
    default:
      return undefined;
  }
};

const combatLines = (game: Game, answer: Answer): readonly Line[] => {
  const place = (to: ObjectId | { readonly player: number }): string | Reference =>
    typeof to === "number" ? { card: nameOf(game, to) } : { player: letterOf(to.player) };
  if (answer.type === "attackers")
    return answer.attacks.map(({ id, defender }) => ({
      attack: nameOf(game, id),
      defender: place(defender),
    }));
  if (answer.type !== "blockers") return [];
  return answer.blocks.flatMap(({ id, attackers }) =>
    attackers.map((attacker) => ({ block: nameOf(game, attacker), with: nameOf(game, id) })),
  );
};

const positionOf = (game: Game, player: number): Readonly<Record<string, unknown>> => {
  const state = game.state.players[player];
  const names = (ids: readonly ObjectId[] = []): readonly string[] =>
    entriesOf(ids.map((id) => game.state.objects[id]?.card.name ?? ""));
  return { hand: names(state?.hand), library: names(state?.library), libraryFiller: 0 };
};

/**
 * What has been played as a scenario: the hands and libraries with which the first turn began, what the players did and
 * answered, and the life totals that it came to.
 */
export const scenarioOf = (
  session: Session,
  name: string,
  texts: Texts,
): Readonly<Record<string, unknown>> => {
  const again = startGame(withoutWatchers(session.options));
  const groups: Group[] = [];
  const queues = new Map<PlayerName, Queues>();
  const started = new Map<PlayerName, unknown>();
  for (const answer of session.answers) {
    const { decision, game } = again;
    if (decision === undefined) break;
    const player = letterOf(decision.player);
    if (decision.type === "priority" && started.size === 0)
      game.state.players.forEach(({ id }) => started.set(letterOf(id), positionOf(game, id)));
    const { number: turn, step } = game.state.turn;
    const line = decision.type === "priority" ? actionLine(game, answer, texts) : undefined;
    const lines = line === undefined ? combatLines(game, answer) : [line];
    if (lines.length > 0) {
      const last = groups.at(-1);
      const same = last?.player === player && last.turn === turn && last.step === step;
      const group: Group = same ? last : { turn, step: step as Moment["step"], player, lines: [] };
      if (!same) groups.push(group);
      // What was done before has resolved by then.
      else if (line !== undefined && game.state.stack.length === 0) group.lines.push("wait");
      group.lines.push(...lines);
    } else if (started.size > 0) {
      const own = queues.get(player) ?? { choices: [], targets: [], modes: [] };
      queues.set(player, own);
      queue(game, decision, answer, own);
    }
    answerDecision(again, answer);
  }
  const { turn, players } = again.game.state;
  return {
    name,
    options: { shuffle: false },
    ...Object.fromEntries(started),
    script: groups.map(({ player, lines, turn: number, step }) => ({ turn: number, step, [player]: lines })),
    answers: Object.fromEntries(
      [...queues].map(([player, own]) => [
        player,
        Object.fromEntries(Object.entries(own).filter(([, list]) => (list as readonly unknown[]).length > 0)),
      ]),
    ),
    stopAt: { turn: turn.number, step: turn.step },
    expect: [{ life: Object.fromEntries(players.map(({ id, life }) => [letterOf(id), life])) }],
  };
};

const withoutWatchers = ({ watch: _, observe: __, ...options }: GameOptions): GameOptions => options;

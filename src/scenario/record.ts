import { type Texts, describeAction } from "../play/index.ts";
import {
  type Action,
  type Answer,
  type Chosen,
  type Decision,
  type Game,
  type GameOptions,
  type ObjectId,
  type Session,
  answerDecision,
  characteristics,
  startGame,
} from "../runtime/index.ts";

const letters = ["A", "B", "C", "D"] as const;
type Letter = (typeof letters)[number];
const letterOf = (player: number): Letter => letters[player] ?? "A";

type Fields = Readonly<Record<string, unknown>>;
interface Line extends Fields {
  readonly turn: number;
  readonly step: string;
  readonly player: Letter;
  readonly do: string;
}
interface Queues {
  readonly choices: unknown[];
  readonly targets: unknown[];
  readonly modes: unknown[];
}

/** What is written down of a game while it is played once more. */
class Recorder {
  readonly script: Line[] = [];
  readonly answers = new Map<Letter, Queues>();
  /** The cards that were spoken of, by number: they need their labels. */
  readonly spoken = new Set<number>();
  private readonly game: Game;
  private readonly labels: ReadonlyMap<number, string>;
  private readonly texts: Texts;

  constructor(game: Game, labels: ReadonlyMap<number, string>, texts: Texts) {
    this.game = game;
    this.labels = labels;
    this.texts = texts;
  }

  /** An object as a scenario names it: by its label, or by its name and number where it has none. */
  private reference(id: ObjectId): Fields {
    const object = this.game.state.objects[id];
    if (object === undefined) return { card: this.nameOf(id) };
    const label = object.kind === "card" ? this.labels.get(object.cardId) : undefined;
    if (label !== undefined) {
      this.spoken.add(object.cardId);
      return { label };
    }
    if (object.stackItem !== undefined && object.kind === "ability")
      return { card: this.nameOf(object.stackItem.source) };
    const { name, controller } = characteristics(this.game, id);
    const twins = this.game.state.battlefield.filter((other) => {
      const found = characteristics(this.game, other);
      return found.name === name && found.controller === controller;
    });
    const index = twins.indexOf(id);
    const card = name || object.card.name;
    return { card, ...(twins.length > 1 && index >= 0 ? { index } : {}) };
  }

  private nameOf(id: ObjectId): string {
    return this.game.state.objects[id] === undefined
      ? (this.game.state.lastKnown[id]?.characteristics.name ?? "")
      : characteristics(this.game, id).name;
  }

  private chosen(chosen: Chosen): Fields {
    return "player" in chosen
      ? { player: letterOf(chosen.player) }
      : { pick: [this.reference(chosen.object)] };
  }

  private line(player: number, fields: { readonly do: string } & Fields): void {
    const { number, step } = this.game.state.turn;
    this.script.push({ turn: number, step, player: letterOf(player), ...fields });
  }

  private queues(player: number): Queues {
    const letter = letterOf(player);
    const found = this.answers.get(letter) ?? { choices: [], targets: [], modes: [] };
    this.answers.set(letter, found);
    return found;
  }

  private action(player: number, action: Action): void {
    if (action.type === "pass") {
      if (this.game.state.stack.length > 0) this.line(player, { do: "wait one" });
      return;
    }
    const object = this.game.state.objects[action.object];
    const named = this.reference(action.object);
    if (action.type === "playLand") return this.line(player, { do: "play land", ...named });
    if (action.type === "cast") {
      const parts = object !== undefined && object.card.faces.length > 1;
      const face = object?.card.faces[action.face]?.name;
      const what = parts && face !== undefined ? { card: face } : named;
      return this.line(player, {
        do: "cast",
        ...what,
        ...(action.as === undefined ? {} : { as: action.as }),
      });
    }
    // The checker of what was written tells that something is missing there.
    if (action.type === "special") return;
    const text = describeAction(this.game, action, { texts: this.texts }).replace(/^activate [^:]*?: /, "");
    const does = action.type === "activateMana" ? "activate mana" : "activate";
    this.line(player, { do: does, ability: text, source: named });
  }

  private divided(decision: Extract<Decision, { type: "divide" }>, shares: readonly number[]): void {
    const { choices, targets } = this.queues(decision.player);
    if (decision.purpose === "combatDamage") {
      choices.push(...shares.slice(0, -1).map((number) => ({ number })));
      return;
    }
    // A share names its target: what was picked just before to be divided among is not said twice.
    const picks = JSON.stringify(decision.among.map((each) => this.chosen(each)));
    const end = targets.length - (JSON.stringify(targets.at(-1)) === '{"done":true}' ? 1 : 0);
    const from = end - decision.among.length;
    if (from >= 0 && JSON.stringify(targets.slice(from, end)) === picks) targets.splice(from);
    decision.among.forEach((to, index) => {
      const whom = "player" in to ? { player: letterOf(to.player) } : this.reference(to.object);
      targets.push({ divide: whom, amount: shares[index] ?? 0 });
    });
  }

  private combat(player: number, answer: Extract<Answer, { type: "attackers" | "blockers" }>): void {
    if (answer.type === "attackers") {
      for (const { id, defender } of answer.attacks) {
        const whom =
          typeof defender === "number" ? this.reference(defender) : { player: letterOf(defender.player) };
        this.line(player, { do: "attack", attacker: this.reference(id), defender: whom });
      }
      return;
    }
    for (const { id, attackers } of answer.blocks)
      for (const attacker of attackers)
        this.line(player, { do: "block", blocker: this.reference(id), attacker: this.reference(attacker) });
  }

  /** Writes down an answer, before it is given. */
  note(decision: Decision, answer: Answer): void {
    const { player } = decision;
    const { choices, targets, modes } = this.queues(player);
    // Whoever took all that there is is not asked for more.
    const there = "candidates" in decision ? decision.candidates.length : Infinity;
    const done =
      "max" in decision && "chosen" in answer && answer.chosen.length < Math.min(decision.max, there);
    const end = done ? [{ done: true }] : [];
    switch (answer.type) {
      case "action":
        return this.action(player, answer.action);
      case "yesNo":
        choices.push(answer.yes);
        return;
      case "number":
        choices.push(answer.value);
        return;
      case "targets":
        targets.push(...answer.chosen.map((each) => this.chosen(each)), ...end);
        return;
      case "objects": {
        const ofLibrary = decision.type === "objects" && /search|scry|surveil/.test(decision.purpose);
        const picks = answer.chosen.map((id) => this.reference(id));
        (ofLibrary ? targets : choices).push(...(picks.length === 0 ? [{ done: true }] : [{ pick: picks }]));
        return;
      }
      case "players":
        choices.push(...answer.chosen.map((each) => ({ player: letterOf(each) })), ...end);
        return;
      case "modes": {
        const left = decision.type === "modes" ? [...decision.available] : [];
        for (const mode of answer.chosen) {
          modes.push(left.indexOf(mode) + 1);
          if (decision.type === "modes" && !decision.repeat) left.splice(left.indexOf(mode), 1);
        }
        modes.push(...(done ? ["done"] : []));
        return;
      }
      case "option": {
        const said = decision.type === "option" ? (decision.options[answer.index] ?? "") : "";
        choices.push(/^(?:white|blue|black|red|green)$/.test(said) ? { color: said } : { option: said });
        return;
      }
      case "order":
        if (decision.type === "order")
          choices.push(...answer.order.slice(0, -1).map((index) => ({ pick: decision.items[index] })));
        return;
      case "divide":
        return decision.type === "divide" ? this.divided(decision, answer.shares) : undefined;
      case "attackers":
      case "blockers":
        return this.combat(player, answer);
      case "pay":
        return;
    }
  }
}

/** Waits that nothing follows say nothing. */
const withoutIdle = (script: readonly Line[]): readonly Line[] =>
  script.filter(
    (line, index) =>
      line.do !== "wait one" ||
      script
        .slice(index + 1)
        .some(
          (later) =>
            later.player === line.player &&
            later.turn === line.turn &&
            later.step === line.step &&
            later.do !== "wait one",
        ),
  );

/** The lines of one step together. */
const grouped = (script: readonly Line[]): readonly Fields[] => {
  const groups: { turn: number; step: string; lines: Map<string, Fields[]> }[] = [];
  for (const { turn, step, player, ...line } of script) {
    let last = groups.at(-1);
    if (last?.turn !== turn || last.step !== step) {
      last = { turn, step, lines: new Map() };
      groups.push(last);
    }
    last.lines.set(player, [...(last.lines.get(player) ?? []), line]);
  }
  return groups.map(({ turn, step, lines }) => ({ turn, step, ...Object.fromEntries(lines) }));
};

/** The zones in which cards are when the first turn begins. */
const startZones = ["battlefield", "hand", "graveyard", "exile", "library"] as const;
type StartZone = (typeof startZones)[number];

/** What is in a zone: the shared ones hold what the player owns. */
const idsIn = (state: Game["state"], player: number, zone: StartZone): readonly ObjectId[] =>
  zone === "battlefield" || zone === "exile"
    ? state[zone].filter((id) => state.objects[id]?.owner === player)
    : (state.players[player]?.[zone] ?? []);

/** The labels of cards of which there are several; the others are called by their names. */
const labelsIn = ({ state }: Game): ReadonlyMap<number, string> => {
  const counts = new Map<string, number>();
  const cards = state.players.flatMap(({ id }) =>
    startZones.flatMap((zone) =>
      idsIn(state, id, zone).flatMap((each) => {
        const object = state.objects[each];
        return object === undefined ? [] : [{ player: id, name: object.card.name, number: object.cardId }];
      }),
    ),
  );
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  const next = new Map<string, number>();
  return new Map(
    cards.flatMap(({ player, name, number }) => {
      if (counts.get(name) === 1) return [];
      const of = `${letterOf(player)} ${name}`;
      const count = (next.get(of) ?? 0) + 1;
      next.set(of, count);
      return [[number, `${of} ${count}`] as const];
    }),
  );
};

/** Cards in a row as a scenario writes them: `3 Forest`. */
const together = (entries: readonly (string | Fields)[]): readonly (string | Fields)[] => {
  const found: { entry: string | Fields; count: number }[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last !== undefined && typeof entry === "string" && last.entry === entry) last.count++;
    else found.push({ entry, count: 1 });
  }
  return found.map(({ entry, count }) =>
    typeof entry === "string" && count > 1 ? `${count} ${entry}` : entry,
  );
};

/** What each player begins with: the cards by number, until it is known which of them need labels. */
type Start = ReadonlyMap<
  Letter,
  { readonly life: number } & { readonly [Z in StartZone]: readonly number[] }
>;

const startOf = ({ state }: Game): Start => {
  const numbers = (ids: readonly ObjectId[]): readonly number[] =>
    ids.flatMap((id) => state.objects[id]?.cardId ?? []);
  return new Map(
    state.players.map(({ id, life }) => {
      const [battlefield, hand, graveyard, exile, library] = startZones.map((zone) =>
        numbers(idsIn(state, id, zone)),
      ) as [number[], number[], number[], number[], number[]];
      return [letterOf(id), { life, battlefield, hand, graveyard, exile, library }];
    }),
  );
};

/** What holds now, as far as every game has it. */
const factsOf = (game: Game): readonly Fields[] => {
  const { players, over, battlefield } = game.state;
  if (over !== undefined)
    return players.map(({ id }) => ({ won: { player: letterOf(id), value: over.winners.includes(id) } }));
  const owned = (id: number): number =>
    battlefield.filter((each) => characteristics(game, each).controller === id).length;
  return [
    { life: Object.fromEntries(players.map(({ id, life }) => [letterOf(id), life])) },
    ...players.map(({ id }) => ({ permanents: { player: letterOf(id), count: owned(id) } })),
  ];
};

const withoutWatchers = ({ watch: _, observe: __, ...options }: GameOptions): GameOptions => options;

/**
 * The answers up to the last moment at which somebody had priority and nothing was on the stack: a scenario goes on to the end of
 * its step, and what was still to happen then would ask for more.
 */
const settledAnswers = (session: Session): readonly Answer[] => {
  const again = startGame(withoutWatchers(session.options));
  const isSettled = (): boolean =>
    again.decision === undefined ||
    (again.decision.type === "priority" && again.game.state.stack.length === 0);
  let settled = 0;
  session.answers.forEach((answer, index) => {
    answerDecision(again, answer);
    if (isSettled()) settled = index + 1;
  });
  return session.answers.slice(0, settled);
};

/**
 * What has been played as a scenario: the position with which the first turn began, what the players did and
 * answered, and what it came to.
 */
export const scenarioOf = (session: Session, name: string, texts: Texts): Fields => {
  const again = startGame(withoutWatchers(session.options));
  const { game } = again;
  let begun:
    | { readonly recorder: Recorder; readonly start: Start; readonly labels: ReadonlyMap<number, string> }
    | undefined;
  const names = new Map<number, string>();
  for (const answer of settledAnswers(session)) {
    const { decision } = again;
    if (decision === undefined) break;
    // Mulligans are over when somebody has priority.
    if (begun === undefined && decision.type === "priority") {
      const labels = labelsIn(game);
      begun = { recorder: new Recorder(game, labels, texts), start: startOf(game), labels };
      for (const { cardId, card } of Object.values(game.state.objects)) names.set(cardId, card.name);
    }
    begun?.recorder.note(decision, answer);
    answerDecision(again, answer);
  }
  const { turn } = game.state;
  const entry = (number: number): string | Fields => {
    const card = names.get(number) ?? "";
    const label = begun?.recorder.spoken.has(number) === true ? begun.labels.get(number) : undefined;
    return label === undefined ? card : { card, label };
  };
  const players = [...(begun?.start ?? [])].map(([letter, start]) => [
    letter,
    {
      ...(start.life === 20 ? {} : { life: start.life }),
      ...Object.fromEntries(
        startZones.flatMap((zone) =>
          start[zone].length === 0 && zone !== "hand" && zone !== "library"
            ? []
            : [[zone, together(start[zone].map(entry))]],
        ),
      ),
      libraryFiller: 0,
    },
  ]);
  const answers = [...(begun?.recorder.answers ?? [])].map(([letter, queues]) => [
    letter,
    Object.fromEntries(
      Object.entries(queues).filter(([, queue]) => (queue as readonly unknown[]).length > 0),
    ),
  ]);
  return {
    name,
    options: { shuffle: false },
    ...Object.fromEntries(players),
    script: grouped(withoutIdle(begun?.recorder.script ?? [])),
    answers: Object.fromEntries(answers),
    stopAt: { turn: turn.number, step: turn.step },
    expect: factsOf(game),
  };
};

import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Answer, type Decision, IllegalAnswer, type Session } from "../../runtime/index.ts";
import { answerDecision, forcedAnswer, startGame, undo } from "../../runtime/index.ts";
import { deciderOf } from "../../runtime/decisions.ts";
import {
  type Bot,
  type EventLog,
  type Telling,
  describeDecision,
  eventLog,
  textsOf,
  viewFor,
} from "../../play/index.ts";
import { type Call, commandFile, examples, wholeNumber } from "../command.ts";
import { type Io, type Status, UsageError, status } from "../io.ts";
import { boardOf } from "../play/board.ts";
import { botName } from "../play/bot-name.ts";
import { bots } from "../play/bots.ts";
import { openingHand } from "../play/simulation.ts";
import { type Pool, decksOf, poolOf } from "../play/decks.ts";
import { menuOf } from "../play/menu.ts";
import { writtenScenario } from "../../scenario/written.ts";

interface Options {
  readonly decks?: readonly string[];
  readonly bot: string;
  readonly hotSeat?: true;
  readonly seed: number;
}

const help = `  a number chooses; several where several may be chosen, "1 3"
  (nothing)  passes, or chooses nothing
  n          pass until something happens, or the next turn
  u          undo        b  board      l  log
  save FILE  what was played as a scenario
  q          quit
`;

/** Draws of both are hidden from a log that both read. */
const nobody = -1;

/** A game between people at one keyboard and bots. */
interface Table {
  readonly io: Io;
  readonly session: Session;
  readonly log: EventLog;
  /** By player; undefined for a person. */
  readonly bots: readonly (Bot | undefined)[];
  readonly names: readonly string[];
  readonly texts: Telling["texts"] & object;
  readonly pool: Pool;
  /** How much of the log has been shown. */
  shown: number;
  /** The turn that is passed through. */
  passing?: number;
  /** How many answers had been given when a person was asked, each time: undo goes back there. */
  readonly asked: number[];
}

const showNews = async (table: Table): Promise<void> => {
  const entries = table.log.entries(table.session.game);
  const news = entries.slice(Math.min(table.shown, entries.length));
  table.shown = entries.length;
  if (news.length > 0) await table.io.out(`${news.map(({ text }) => `  ${text}.`).join("\n")}\n`);
};

const tellingFor = ({ names, texts }: Table, viewer: number): Telling => ({ viewer, players: names, texts });

/** What needs no person: bots, what only one answer is possible to, payments, priority with nothing to do. */
const answeredAlone = (table: Table, decision: Decision): Answer | undefined => {
  const { session, bots: players } = table;
  const bot = players[deciderOf(decision)];
  if (bot !== undefined) return bot.answer(decision, session);
  if (decision.type === "payment") return { type: "pay" };
  const { stack, turn } = session.game.state;
  if (decision.type === "priority") {
    if (table.passing !== turn.number || stack.length > 0) delete table.passing;
    const idle = decision.actions.every(({ type }) => type === "pass" || type === "activateMana");
    if (idle || table.passing !== undefined) return { type: "action", action: { type: "pass" } };
  }
  return forcedAnswer(decision);
};

/** Answers until a person has to. */
const goOn = (table: Table): void => {
  const { session } = table;
  while (session.decision !== undefined) {
    const answer = answeredAlone(table, session.decision);
    if (answer === undefined) return;
    answerDecision(session, answer);
  }
};

const ask = async (table: Table, decision: Decision): Promise<void> => {
  const { io, session, names, texts } = table;
  const telling = tellingFor(table, deciderOf(decision));
  const menu = menuOf(decision, session.game, telling);
  const looks = ["priority", "attackers", "blockers"].includes(decision.type);
  if (looks || (decision.type === "yesNo" && decision.question === "mulligan"))
    await io.out(`${boardOf(viewFor(session.game, deciderOf(decision), texts), names).join("\n")}\n`);
  const lines = menu.lines.map((line, index) => `  ${String(index + 1).padStart(2)}  ${line}`);
  await io.out(
    [describeDecision(session.game, decision, telling), ...lines, `(${menu.how}; h for help) `].join("\n"),
  );
};

const back = (table: Table): void => {
  const to = table.asked.pop();
  if (to === undefined) return;
  undo(table.session, to);
  table.shown = table.log.entries(table.session.game).length;
};

const save = async (table: Table, file: string): Promise<void> => {
  const path = resolve(table.io.cwd, file);
  const name = `game of seed ${table.session.options.seed}`;
  const { text, problem } = writtenScenario(table.session, name, { ...table.pool, texts: table.texts });
  try {
    await writeFile(path, text, { flag: "wx" });
    const told = problem === undefined ? "" : `; it does not pass as it is: ${problem}`;
    await table.io.out(`  wrote ${file}${told}\n`);
  } catch (error) {
    await table.io.out(
      `  ${file} can't be written: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  }
};

/** Commands as people type them before they have read the help. */
const inWhole: ReadonlyMap<string, string> = new Map(
  ["quit", "help", "undo", "board", "log"].map((word) => [word, word.slice(0, 1)]),
);

/** Carries out what was typed; true when the game is to be left. */
const obey = async (table: Table, decision: Decision, typed: string): Promise<boolean> => {
  const { io, session } = table;
  const words = inWhole.get(typed.trim()) ?? typed.trim();
  const [, file] = /^save\s+(\S+)$/.exec(words) ?? [];
  if (file !== undefined) await save(table, file);
  else if (words === "q") return true;
  else if (words === "h") await io.out(help);
  else if (words === "u") back(table);
  else if (words === "b")
    await io.out(
      `${boardOf(viewFor(session.game, deciderOf(decision), table.texts), table.names).join("\n")}\n`,
    );
  else if (words === "l")
    await io.out(
      `${table.log
        .entries(session.game)
        .map(({ text }) => `  ${text}.`)
        .join("\n")}\n`,
    );
  else {
    const next = words === "n" && decision.type === "priority";
    if (next) table.passing = session.game.state.turn.number;
    const answer = menuOf(decision, session.game, tellingFor(table, deciderOf(decision))).read(
      next ? "" : words,
    );
    if (answer === undefined) {
      await io.out(`  "${words}" is no choice here; h for help\n`);
      return false;
    }
    const before = session.answers.length;
    try {
      answerDecision(session, answer);
      table.asked.push(before);
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      await io.out(`  ${error.message.replace(/ \(decision .*$/s, "")}\n`);
    }
  }
  return false;
};

const playAt = async (table: Table, lines: AsyncIterator<string>): Promise<Status> => {
  const { io, session, names } = table;
  for (;;) {
    goOn(table);
    await showNews(table);
    const { decision } = session;
    if (decision === undefined) break;
    await ask(table, decision);
    const line = await lines.next();
    await io.out("\n");
    if (line.done === true || (await obey(table, decision, line.value))) return status.good;
  }
  const winners = session.game.state.over?.winners ?? [];
  await io.out(
    winners.length === 0 ? "The game is drawn.\n" : `${winners.map((id) => names[id]).join(" and ")} wins.\n`,
  );
  return status.good;
};

const run = async (call: Call<Options>): Promise<Status> => {
  const { options, io } = call;
  const { seed, hotSeat, bot } = options;
  const pool = await poolOf(call);
  if (io.lines === undefined) throw new UsageError("There is nobody to ask.");
  if (pool.broken.length > 0)
    io.error(`left out, as they don't compile: ${pool.broken.join(", ")} ('rulewright check' tells why)\n`);
  const decks = await decksOf(call, pool, options.decks ?? [], { count: 2, seed });
  const names = hotSeat ? ["Player 1", "Player 2"] : ["Player", "Bot"];
  const texts = textsOf(pool.compiled);
  const log = eventLog({ players: names, texts, viewer: hotSeat ? nobody : 0 });
  const session = startGame({
    seed,
    shuffle: true,
    openingHand,
    mulligans: true,
    watch: log.watch,
    cardReference: () => pool.cards.flatMap(({ faces }) => faces),
    players: decks.map(({ cards }) => ({ library: cards.map((card) => ({ card })) })),
  });
  const players = hotSeat ? [undefined, undefined] : [undefined, bots[bot]!(seed)];
  await io.out(
    `${decks.map(({ name, cards }, id) => `${names[id]}: ${name}, ${cards.length} cards`).join("\n")}\n`,
  );
  const table: Table = { io, session, log, bots: players, names, texts, pool, shown: 0, asked: [] };
  return playAt(table, io.lines()[Symbol.asyncIterator]());
};

/** `rulewright play`: a game in the terminal. */
export const playCommand = commandFile<Options>(
  (command) =>
    command
      .argument("[place...]", "card files, folders or patterns (default: cards, or the configuration's)")
      .option("--decks <list...>", "deck lists (4 Ember Fox), yours first; others are dealt out of the cards")
      .option("--bot <name>", "the opponent: random, greedy or search", botName, "greedy")
      .option("--hot-seat", "two players at one keyboard")
      .option("--seed <n>", "the same seed shuffles and deals the same", wholeNumber, 1)
      .addHelpText(
        "after",
        examples("play cards --seed 7", "play cards --hot-seat --decks red.txt blue.txt"),
      ),
  run,
);

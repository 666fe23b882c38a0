// node test/bench/editor.mjs: how long the language server takes to answer, with sets of 300 and of 3,000 cards of the
// corpus. Measured from outside, over standard input and output, as an editor waits for it.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";

const root = fileURLToPath(new URL("../../", import.meta.url));
const corpus = process.env["RULEWRIGHT_CORPUS"] ?? join(root, "../shared/corpus/oracle.jsonl");
const program = join(root, "dist/cli.js");
if (!existsSync(corpus) || !existsSync(program)) {
  console.log(
    existsSync(program) ? `no corpus at ${corpus}: nothing measured` : "run 'npm run prepare' first",
  );
  process.exit(0);
}

const records = readFileSync(corpus, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line))
  .filter(
    (card) => card.oracle_text && card.type_line && !card.card_faces && !/[#@]|\/\//.test(card.oracle_text),
  );

/** Cards from all over the corpus, as a card file. */
const setOf = (count) => {
  const step = Math.floor(records.length / count);
  const cards = records.filter((_, index) => index % step === 0).slice(0, count);
  return cards
    .map(({ name, mana_cost, type_line, oracle_text, power, toughness, loyalty }) =>
      [
        `${name} ${mana_cost ?? ""}`.trim(),
        type_line,
        oracle_text,
        ...(power === undefined ? [] : [`${power}/${toughness}`]),
        ...(loyalty === undefined ? [] : [`Loyalty: ${loyalty}`]),
      ].join("\n"),
    )
    .join("\n\n");
};

const extra =
  "Bench Hound {1}{R}\nCreature — Dog\nWhenever this creature attacks, it gains flying until end of turn.\n2/2\n";

const measure = async (count) => {
  const child = spawn(process.execPath, [program, "lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const uri = "file:///bench/set.cards";
  let told = () => {};
  connection.onNotification("textDocument/publishDiagnostics", ({ diagnostics }) => told(diagnostics));
  connection.listen();
  const diagnostics = () => new Promise((resolve) => (told = resolve));
  const timed = async (work) => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };
  let text = `${setOf(count)}\n\n${extra}`;
  let version = 1;
  const positionOf = (words, after) => {
    const lines = text.slice(0, text.lastIndexOf(words) + after).split("\n");
    return { line: lines.length - 1, character: lines.at(-1).length };
  };
  /** Writes something in the place of something else, as one keystroke. */
  const edit = (from, to) => {
    const range = { start: positionOf(from, 0), end: positionOf(from, from.length) };
    const place = text.lastIndexOf(from);
    text = text.slice(0, place) + to + text.slice(place + from.length);
    const contentChanges = [{ range, text: to }];
    return connection.sendNotification("textDocument/didChange", {
      textDocument: { uri, version: ++version },
      contentChanges,
    });
  };
  const ask = (method, words, after) =>
    connection.sendRequest(method, { textDocument: { uri }, position: positionOf(words, after) });
  const row = (name, times) => {
    const sorted = [...times].sort((left, right) => left - right);
    const [middle, worst] = [sorted[sorted.length >> 1], sorted.at(-1)];
    console.log(
      `${String(count).padStart(5)} cards  ${name.padEnd(34)} ${middle.toFixed(1).padStart(8)} ${worst.toFixed(1).padStart(8)}`,
    );
  };
  const repeat = async (times, work) => {
    const all = [];
    for (let index = 0; index < times; index++) all.push(await timed(() => work(index)));
    return all;
  };

  await connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
  await connection.sendNotification("initialized", {});
  const languageId = "cards";
  row("open: all diagnostics", [
    await timed(async () => {
      const first = diagnostics();
      await connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri, languageId, version, text },
      });
      await first;
    }),
  ]);
  const words = ["flying", "flyin", "haste", "hast", "trample", "tramp", "menace", "menac", "reach", "reac"];
  const gains = (word) => `it gains ${word} until`;
  let word = "flying";
  const keystroke = async (index) => {
    // Every second word is none, so that there is something to tell each time.
    const next = words[(index + 1) % words.length];
    const after = diagnostics();
    await edit(gains(word), gains(next));
    word = next;
    await after;
  };
  row("edit: diagnostics", await repeat(40, keystroke));
  await edit(gains(word), gains("flying"));
  const types = ["Hound", "Gleeb", "Wolf", "Gloob"];
  let type = "Dog";
  const kind = async (index) => {
    const next = types[index % types.length];
    await edit(`Creature — ${type}`, `Creature — ${next}`);
    type = next;
    await ask("textDocument/hover", "Bench Hound", 3);
  };
  row("edit: a new word is declared", await repeat(20, kind));
  row("completion", await repeat(40, () => ask("textDocument/completion", "gains flying", 6)));
  row("hover", await repeat(40, () => ask("textDocument/hover", "it gains", 1)));
  row("definition", await repeat(10, () => ask("textDocument/definition", "Bench Hound", 3)));
  const references = () =>
    connection.sendRequest("textDocument/references", {
      textDocument: { uri },
      position: positionOf("gains flying", 8),
      context: { includeDeclaration: true },
    });
  row("references: first", await repeat(1, references));
  row("references", await repeat(10, references));
  const tokens = () => connection.sendRequest("textDocument/semanticTokens/full", { textDocument: { uri } });
  row("semantic tokens: first", await repeat(1, tokens));
  row("semantic tokens", await repeat(10, tokens));
  row(
    "document symbols",
    await repeat(10, () => connection.sendRequest("textDocument/documentSymbol", { textDocument: { uri } })),
  );
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
  connection.dispose();
};

console.log(`${"".padStart(12)} ${"milliseconds".padEnd(34)} ${"median".padStart(8)} ${"worst".padStart(8)}`);
for (const count of [300, 3000]) await measure(count);

import { codeFrame } from "../../compiler/diagnostics/frame.ts";
import { expressionWriter } from "../../compiler/emit/expression.ts";
import { keywordShortcut } from "../../compiler/emit/keywords.ts";
import { readStat } from "../../compiler/read/characteristics.ts";
import { withFixes } from "../../compiler/repair/repair.ts";
import type { CardSource, CompiledCard, Vocabulary } from "../../compiler/types.ts";
import { type Call, commandFile, examples } from "../command.ts";
import { tellAbility } from "../../compiler/tell/index.ts";
import { layOut } from "../../compiler/explain/lay-out.ts";
import { rulesOf } from "../../compiler/explain/rules-of.ts";
import { configOf } from "../config.ts";
import { readAll } from "../inputs.ts";
import { InputError, UsageError, status } from "../io.ts";
import type { Status } from "../io.ts";
import { jsonDiagnostic } from "../report.ts";

/**
 * The kind of card a text most likely stands on, when the author does not say. The first that compiles is taken, or else
 * the one on which most of the text is understood.
 */
const typeLines = (text: string): readonly string[] => {
  const named = /\bthis (artifact|enchantment|land|creature|planeswalker|Aura|Equipment|Vehicle)\b/i.exec(
    text,
  )?.[1];
  const guesses = [
    ...(/^enchant /im.test(text) || named === "Aura" ? ["Enchantment — Aura"] : []),
    ...(/^equip\b/im.test(text) || named === "Equipment" ? ["Artifact — Equipment"] : []),
    ...(/^\[?[-+−–]?\d+\]?:/m.test(text) ? ["Planeswalker"] : []),
    ...(named === undefined ? [] : [named]),
  ];
  return [...guesses, "Creature", "Instant", "Enchantment", "Land"];
};

/** Where the first error of a card stands; behind everything where it has none. */
const understoodTo = ({ diagnostics }: CompiledCard): number =>
  Math.min(...diagnostics.flatMap(({ severity, start }) => (severity === "error" ? [start] : [])));

const sourceOf = (text: string, name: string, typeLine: string): CardSource => ({
  name,
  layout: "normal",
  faces: [
    {
      name,
      manaCost: "",
      typeLine,
      text,
      offset: 0,
      ...(/creature/i.test(typeLine) ? { power: "1", toughness: "1" } : {}),
      ...(/planeswalker/i.test(typeLine) ? { loyalty: String(readStat("3")) } : {}),
    },
  ],
});

interface Options {
  readonly cards?: readonly string[];
  readonly name: string;
  readonly type?: string;
  readonly json?: true;
}

/** What the card files that are named declare, or those of the configuration. */
const wordsAround = async ({ options: { cards }, io }: Call<Options>): Promise<Vocabulary> => {
  const config = await configOf(io);
  const { files, vocabulary } = await readAll(io, cards ?? config.cards ?? [], config);
  const [unread] = files.flatMap((file) => (file.cards.length === 0 ? file.diagnostics : []));
  if (cards !== undefined && unread?.severity === "error") throw new InputError(unread.message);
  return vocabulary;
};

const run = async (call: Call<Options>): Promise<Status> => {
  const { words, options, io, services } = call;
  const text = words.join("\n").replaceAll("\\n", "\n");
  if (text.trim() === "") throw new UsageError('Give the text to explain: rulewright explain "Draw a card."');
  const { compile, explain } = await services.compiler(await wordsAround(call));
  const { name, type: wanted } = options;
  let result: CompiledCard | undefined;
  let used: CardSource | undefined;
  for (const typeLine of wanted === undefined ? typeLines(text) : [wanted]) {
    const source = sourceOf(text, name, typeLine);
    const found = compile(source);
    if (result !== undefined && understoodTo(found) <= understoodTo(result)) continue;
    result = found;
    used = source;
    if (found.status === "compiled") break;
  }
  if (result === undefined || used === undefined) return status.defect;
  result = withFixes(used, result, compile);
  const abilities = result.card?.faces[0].abilities ?? [];
  const printed = result.faces.flatMap((face) => face.printed);

  const more = explain?.(used, abilities);
  const rules = rulesOf(abilities, more?.definitions);
  const shortcut = keywordShortcut(more?.definitions ?? [])(new Set());
  const told = abilities.map(tellAbility);
  const code = abilities.map((ability) => layOut(expressionWriter(shortcut).write(ability)));
  if (options.json) {
    const { ast = [], referents = [], reminders = [] } = more ?? {};
    const diagnostics = result.diagnostics.map(jsonDiagnostic);
    await io.out(
      `${JSON.stringify({ status: result.status, typeLine: used.faces[0].typeLine, printed, ast, referents, told, abilities, rules, reminders, typescript: code, diagnostics })}\n`,
    );
  } else {
    const section = (title: string, lines: readonly string[]): string =>
      lines.every((line) => line === "")
        ? ""
        : `${title}\n${lines.map((line) => `  ${line.replaceAll("\n", "\n  ")}`).join("\n")}\n\n`;
    for (const found of result.diagnostics) io.error(`${codeFrame(text, found, { color: io.terminal })}\n\n`);
    await io.out(
      [
        section("reads as", printed),
        section("syntax", more?.ast ?? []),
        section("refers to", more?.referents ?? []),
        section("in plain words", told),
        section("rules", rules),
        section("reminder text", more?.reminders ?? []),
        section("TypeScript", code),
      ].join(""),
    );
  }
  return result.status === "compiled" ? status.good : status.inputErrors;
};

/** `rulewright explain`: what a text is read as, what its words refer to, its rules, and its ability objects. */
export const explainCommand = commandFile<Options>(
  (command) =>
    command
      .argument("<text...>", "rules text, each word of the call a paragraph")
      .option(
        "--cards <place>",
        "card files or a folder whose words the text may use, once for each (default: the configuration's)",
        (place: string, before: readonly string[] = []) => [...before, place],
      )
      .option("--name <name>", "what the text calls its card", "This Card")
      .option("--type <line>", "the type line of its card (default: what fits the text)")
      .option("--json", "the same as data")
      .addHelpText(
        "after",
        examples('explain "Draw two cards." --type Instant', 'explain --cards cards "Bequeath 2"'),
      ),
  run,
);

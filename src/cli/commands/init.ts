import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { Option } from "commander";
import { type Call, commandFile, examples } from "../command.ts";
import { packageWith, wantedIn } from "../init/package.ts";
import { filesFor, type Wishes } from "../init/template.ts";
import { UsageError, status } from "../io.ts";
import type { Io, Status } from "../io.ts";
import { version } from "../version.ts";

interface Options extends Partial<Wishes> {
  readonly yes?: true;
}

/** A folder that TypeScript compiles to ".ts" paths says so; ".js" is right with every other setting. */
const importsIn = async (folder: string): Promise<Wishes["imports"]> => {
  const path = join(folder, "tsconfig.json");
  if (!existsSync(path)) return ".ts";
  const text = await readFile(path, "utf8");
  return /"(?:allowImportingTsExtensions|rewriteRelativeImportExtensions)"\s*:\s*true/.test(text)
    ? ".ts"
    : ".js";
};

/** Asks what no option says. Undefined where the author thought better of it. */
const asked = async (given: Options, defaults: Wishes): Promise<Wishes | undefined> => {
  const { cancel, group, intro, select, text } = await import("@clack/prompts");
  const needed = (value: string | undefined): string | undefined =>
    value?.trim() === "" ? "It needs a name." : undefined;
  intro("rulewright init");
  const answers = await group(
    {
      cards: () =>
        given.cards === undefined
          ? text({ message: "Where do the cards stand?", initialValue: defaults.cards, validate: needed })
          : Promise.resolve(given.cards),
      out: () =>
        given.out === undefined
          ? text({
              message: "Where are the compiled cards written?",
              initialValue: defaults.out,
              validate: needed,
            })
          : Promise.resolve(given.out),
      imports: () =>
        given.imports === undefined
          ? select<Wishes["imports"]>({
              message: "How do modules end the paths that they import?",
              initialValue: defaults.imports,
              options: [
                { value: ".ts", label: "./my-set.ts", hint: "Node and Deno run it as it is" },
                { value: ".js", label: "./my-set.js", hint: "compiled by TypeScript" },
                { value: "none", label: "./my-set", hint: "bundlers" },
              ],
            })
          : Promise.resolve(given.imports),
      symbols: () =>
        given.symbols === undefined
          ? select<Wishes["symbols"]>({
              message: "How do you write mana symbols?",
              initialValue: defaults.symbols,
              options: [
                { value: "braces", label: "{2}{R}" },
                { value: "angle", label: "<2><R>" },
              ],
            })
          : Promise.resolve(given.symbols),
    },
    { onCancel: () => cancel("Nothing was written.") },
  );
  return typeof answers.symbols === "string" ? answers : undefined;
};

const writePackage = async (folder: string): Promise<string> => {
  const path = join(folder, "package.json");
  const before = existsSync(path) ? await readFile(path, "utf8") : undefined;
  const found = packageWith(before, folder, wantedIn(folder, version()));
  if (found === undefined) return "left   package.json, which is no JSON that can be added to";
  if (found.added.length === 0) return "kept   package.json";
  await writeFile(path, found.text);
  return `${before === undefined ? "wrote " : "added to"} package.json${before === undefined ? "" : `: ${found.added.join(", ")}`}`;
};

const writeNew = async (
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    if (existsSync(path)) {
      lines.push(`kept   ${name}`);
      continue;
    }
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: "wx" });
    lines.push(`wrote  ${name}`);
  }
  return lines;
};

const nextSteps = (folder: string, io: Io): string => {
  const inside = relative(io.cwd, folder);
  const installed = existsSync(join(folder, "node_modules", "rulewright"));
  const steps = [
    ...(inside === "" ? [] : [`cd ${inside}`]),
    ...(installed ? [] : ["npm install"]),
    "npm start     # compiles the cards",
    "npm test      # plays their scenarios",
  ];
  return `\nNext:\n${steps.map((step) => `  ${step}`).join("\n")}\n`;
};

const run = async ({ words, options, io }: Call<Options>): Promise<Status> => {
  const folder = resolve(io.cwd, words[0] ?? ".");
  const { yes, ...given } = options;
  const defaults: Wishes = {
    cards: "cards",
    out: "generated",
    imports: await importsIn(folder),
    symbols: "braces",
  };
  const chosen = { ...defaults, ...given };
  const wishes = yes || !io.interactive ? chosen : await asked(given, chosen);
  if (wishes === undefined) return status.inputErrors;
  for (const place of [wishes.cards, wishes.out])
    if (relative(folder, resolve(folder, place)).startsWith(".."))
      throw new UsageError(`${place} is not inside the new folder.`);
  await mkdir(folder, { recursive: true });
  const lines = await writeNew(folder, filesFor(wishes));
  await io.out(`${[...lines, await writePackage(folder)].join("\n")}\n${nextSteps(folder, io)}`);
  return status.good;
};

/** `rulewright init`: the files of a new folder of cards. What is there stays as it is. */
export const initCommand = commandFile<Options>(
  (command) =>
    command
      .argument("[folder]", "where (default: here)")
      .option("-y, --yes", "ask nothing, take the defaults")
      .option("--cards <folder>", "where the cards stand (default: cards)")
      .option("--out <folder>", "where the compiled cards are written (default: generated)")
      .addOption(
        new Option("--imports <ending>", "how modules end the paths they import").choices([
          ".ts",
          ".js",
          "none",
        ]),
      )
      .addOption(new Option("--symbols <notation>", "{2}{R} or <2><R>").choices(["braces", "angle"]))
      .addHelpText("after", examples("init my-set --yes && cd my-set && npm install && npm start")),
  run,
);

// What a build of the whole corpus costs, as card sets of 300: from nothing, with nothing changed, with one card changed.
import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const setSize = 300;

/** Tells how much memory the process took, with all its threads, as it ends. */
const tellingMemory = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write(`\\nmaxRSS ${process.resourceUsage().maxRSS}`))',
)}`;

/** Milliseconds and megabytes of one build. */
const built = (cli, cwd, places, more = []) => {
  const begin = performance.now();
  const { stderr, error } = spawnSync(
    process.execPath,
    ["--import", tellingMemory, cli, "build", ...places, "--out", "out", ...more],
    { cwd, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  if (error !== undefined) throw error;
  const memory = Number(/maxRSS (\d+)$/.exec(stderr)?.[1]) / 1024;
  return { time: performance.now() - begin, memory };
};

/** Rows of the benchmark: name, value, unit. */
export const buildFigures = async (cli, corpus, scratch) => {
  const cwd = join(scratch, "corpus-build");
  await mkdir(cwd);
  const records = (await readFile(corpus, "utf8")).trim().split("\n");
  const places = [];
  for (let from = 0; from < records.length; from += setSize) {
    const place = `set${String(from / setSize).padStart(3, "0")}.jsonl`;
    await writeFile(join(cwd, place), records.slice(from, from + setSize).join("\n"));
    places.push(place);
  }
  const cold = built(cli, cwd, places, ["--no-cache"]);
  const sound = "sound.cards";
  const bear = (at, words) => `Bear ${at} {1}{G}\nCreature — Bear\n${words}\n2/2\n`;
  const bears = Array.from({ length: setSize }, (_, at) =>
    bear(at, `When this creature enters, draw ${at + 2} cards.`),
  );
  await writeFile(join(cwd, sound), bears.join("\n"));
  built(cli, cwd, [sound]);
  const same = built(cli, cwd, [sound]);
  await writeFile(join(cwd, sound), [bear("X", "Flying"), ...bears.slice(1)].join("\n"));
  const one = built(cli, cwd, [sound]);
  return [
    ["build the corpus, cold", cold.time, "ms"],
    ["build the corpus, memory", cold.memory, "MB"],
    ["build a set, nothing changed", same.time, "ms"],
    ["build a set, one card changed", one.time, "ms"],
  ];
};

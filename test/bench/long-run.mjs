/** What the long runs of games share: a bundle to run, and lines of results that a run broken off can go on from. */
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const corpus = process.env["RULEWRIGHT_CORPUS"] ?? join(root, "../shared/corpus/oracle.jsonl");
if (!existsSync(corpus)) {
  console.log(`no corpus at ${corpus}: nothing played`);
  process.exit(0);
}

/** Bundles a script, gives its path to `use`, and clears up. */
export const bundled = async (entry, plugins, use) => {
  const scratch = await mkdtemp(join(tmpdir(), "rulewright-run-"));
  const script = join(scratch, "script.mjs");
  try {
    await build({
      absWorkingDir: root,
      bundle: true,
      format: "esm",
      target: "node20",
      platform: "node",
      logLevel: "error",
      sourcemap: "inline",
      entryPoints: [entry],
      outfile: script,
      plugins,
    });
    return await use(script);
  } finally {
    await rm(scratch, { recursive: true });
  }
};

/** Runs a bundled script, which tells a result as a line of JSON each; gives how it ended. */
export const follow = (script, args, take) =>
  new Promise((done) => {
    // RULEWRIGHT_PROFILE names a folder for a profile (`node --cpu-prof`), which has no names of the source.
    const folder = process.env["RULEWRIGHT_PROFILE"];
    const profile =
      folder === undefined ? ["--enable-source-maps"] : ["--cpu-prof", `--cpu-prof-dir=${folder}`];
    const all = [...profile, "--stack-size=4000", script, corpus, ...args].map(String);
    const child = spawn(process.execPath, all, { stdio: ["ignore", "pipe", "inherit"] });
    const lines = createInterface({ input: child.stdout }).on("line", (line) => take(JSON.parse(line)));
    const read = new Promise((end) => void lines.on("close", end));
    child.on("close", (code) => void read.then(() => done(code)));
  });

/** Results kept in a file, if one is named: those of a run before, and where to put another. */
export const kept = (file) => ({
  before:
    file === undefined || !existsSync(file)
      ? []
      : readFileSync(file, "utf8")
          .split("\n")
          // What was being written as the run was broken off.
          .filter((line) => line.endsWith("}"))
          .map((line) => JSON.parse(line)),
  keep: (result) => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
  },
});

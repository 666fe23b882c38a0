// node test/bench/modern-print.mjs [file]: every compiled card of a corpus, printed in today's words and compiled again.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));
const file = process.argv[2] ?? join(root, "../shared/corpus/oracle.jsonl");
if (!existsSync(file)) {
  console.log(`no corpus at ${file}`);
  process.exit(0);
}
const scratch = await mkdtemp(join(tmpdir(), "rulewright-modern-"));
try {
  const script = join(scratch, "modern-print.mjs");
  await build({
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    target: "node20",
    platform: "node",
    logLevel: "error",
    entryPoints: ["test/bench/modern-print.ts"],
    outfile: script,
  });
  process.exitCode = spawnSync(process.execPath, [script, file], { stdio: "inherit" }).status ?? 1;
} finally {
  await rm(scratch, { recursive: true });
}

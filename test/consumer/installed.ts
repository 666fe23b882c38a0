import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The package as `npm run prepare` makes it, with its declarations. */
export const isMade = existsSync(join(root, "dist/types/src/play/index.d.ts"));

/** A project that has the package, as it would be published, in its `node_modules`. */
export interface Consumer {
  readonly folder: string;
  /** Where the package is. */
  readonly installed: string;
  readonly tarball: string;
  readonly run: (command: string, ...words: readonly string[]) => string;
}

/** Makes such a project, without a network: the tarball is unpacked where it would be installed; with its optional packages or not. */
export const makeConsumer = ({ optional = true } = {}): Consumer => {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-consumer-"));
  const installed = join(folder, "node_modules/rulewright");
  const run = (command: string, ...words: readonly string[]): string =>
    execFileSync(command, words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  cpSync(join(root, "test/consumer/project"), folder, { recursive: true });
  execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], {
    cwd: root,
    stdio: ["ignore", "ignore", "ignore"],
  });
  const filename = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (filename === undefined) throw new Error("npm pack made no tarball");
  mkdirSync(installed, { recursive: true });
  run("tar", "xzf", filename, "-C", installed, "--strip-components=1");
  // What it asks for when it is loaded, and its command; npm would put them there.
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(installed, "package.json"), "utf8"),
  ) as Readonly<Record<"dependencies" | "optionalDependencies", Readonly<Record<string, string>>>>;
  mkdirSync(join(folder, "node_modules/@clack"));
  for (const name of Object.keys({ ...dependencies, ...(optional ? optionalDependencies : {}) }))
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  mkdirSync(join(folder, "node_modules/.bin"));
  symlinkSync(join(installed, "dist/cli.js"), join(folder, "node_modules/.bin/rulewright"));
  return { folder, installed, tarball: join(folder, filename), run };
};

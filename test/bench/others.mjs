// What the benchmark compares with, measured in the same run on the same machine.
import { spawnSync } from "node:child_process";
import { cp, mkdir, symlink } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";

const run = (command, args, options) => {
  const result = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1 << 26, ...options });
  return result.error === undefined && result.status === 0 ? result.stdout : undefined;
};

/**
 * Cards per second that the peer beside the project reads, a nearley grammar for card texts; nothing where it is not there or
 * can not be installed.
 */
export const peerRate = async (folder, corpus, scratch) => {
  if (!existsSync(folder) || !existsSync(corpus)) return undefined;
  const place = join(scratch, "peer");
  await cp(folder, place, { recursive: true });
  if (run("npm", ["install", "--silent", "--no-audit", "--no-fund"], { cwd: place }) === undefined)
    return undefined;
  const found = run(process.execPath, ["run.cjs", corpus, "400"], { cwd: place });
  return found === undefined ? undefined : JSON.parse(found).cardsPerSecond;
};

/**
 * The command line of the last release: of the newest tag of the repository, built with today's packages; or of a folder
 * with a build.
 */
export const lastRelease = async (root, scratch, folder) => {
  if (folder !== undefined) return { name: folder, cli: join(folder, "cli.js") };
  const name = run("git", ["describe", "--tags", "--abbrev=0", "--match", "v*"], { cwd: root })?.trim();
  if (name === undefined) return undefined;
  const place = join(scratch, "release");
  await mkdir(place);
  const archive = join(scratch, "release.tar");
  if (run("git", ["archive", "-o", archive, name], { cwd: root }) === undefined) return undefined;
  run("tar", ["xf", archive, "-C", place]);
  await symlink(join(root, "node_modules"), join(place, "node_modules"));
  const built = run(process.execPath, ["src/cli/bundle.mjs", "--no-types"], { cwd: place });
  return built === undefined ? undefined : { name, cli: join(place, "dist/cli.js") };
};

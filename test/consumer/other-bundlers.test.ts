import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Consumer, isMade, makeConsumer, root } from "./installed.ts";

/** Where bundlers are that are too large to be installed with the project: a folder with them in its `node_modules`. */
const elsewhere = process.env["RULEWRIGHT_BUNDLERS"] ?? root;
const from = (name: string) => createRequire(join(elsewhere, "package.json")).resolve(name);
const isThere = (name: string): boolean => existsSync(join(elsewhere, "node_modules", name, "package.json"));

type Plugins = typeof import("../../src/unplugin/index.ts");
type Bundle = (plugins: Plugins, entry: string, folder: string) => Promise<string>;

/** What both Rollup and Rolldown are. */
interface RollupLike {
  readonly generate: (options: object) => Promise<{ readonly output: readonly { readonly code?: string }[] }>;
}
interface Stats {
  readonly hasErrors: () => boolean;
  readonly toString: (options: object) => string;
}
interface Packer {
  readonly run: (then: (error: Error | null, stats: Stats) => void) => void;
}

const rollupLike = async (made: Promise<RollupLike>): Promise<string> => {
  const { output } = await (await made).generate({ format: "esm" });
  return output.map(({ code = "" }) => code).join("\n");
};

const packed = async (name: string, plugin: object, entry: string, folder: string): Promise<string> => {
  const loaded = (await import(pathToFileURL(from(name)).href)) as Readonly<Record<string, unknown>>;
  // Each has its function under another name.
  const pack = (loaded["rspack"] ?? loaded["default"]) as (options: object) => Packer;
  const output = { path: folder, filename: "packed.js", library: { type: "commonjs2" } };
  const packer = pack({ mode: "production", context: folder, entry, output, plugins: [plugin] });
  const stats = await new Promise<Stats>((resolve, reject) =>
    packer.run((error, done) => (error === null ? resolve(done) : reject(error))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ colors: false }));
  return readFileSync(join(folder, "packed.js"), "utf8");
};

const bundlers: Readonly<Record<string, Bundle>> = {
  rolldown: async ({ rolldown }, input) => {
    const bundler = (await import("rolldown")) as unknown as {
      rolldown: (options: object) => Promise<RollupLike>;
    };
    return rollupLike(bundler.rolldown({ input, plugins: [rolldown()] }));
  },
  rollup: async ({ rollup }, input) => {
    const bundler = (await import(pathToFileURL(from("rollup")).href)) as {
      rollup: (options: object) => Promise<RollupLike>;
    };
    return rollupLike(bundler.rollup({ input, plugins: [rollup()] }));
  },
  webpack: async ({ webpack }, entry, folder) => packed("webpack", webpack(), entry, folder),
  "@rspack/core": async ({ rspack }, entry, folder) => packed("@rspack/core", rspack(), entry, folder),
};

describe.skipIf(!isMade)("card files in other bundlers", () => {
  let consumer: Consumer;
  let plugins: Plugins;
  const entry = (): string => join(consumer.folder, "entry.js");
  const cardFile = (): string => join(consumer.folder, "web/my-set.cards");
  beforeAll(async () => {
    consumer = makeConsumer();
    writeFileSync(entry(), 'export { EmberFox } from "./web/my-set.cards";\n');
    plugins = (await import(pathToFileURL(join(consumer.installed, "dist/unplugin.js")).href)) as Plugins;
  }, 60_000);
  afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }));

  describe.each(Object.entries(bundlers))("%s", (name, bundle) => {
    it.skipIf(name !== "rolldown" && !isThere(name))(
      "keeps what is used, and tells what is wrong at its place",
      { timeout: 120_000 },
      async () => {
        const good = readFileSync(cardFile(), "utf8");
        const text = await bundle(plugins, entry(), consumer.folder);
        expect(text).toContain("Ember Fox");
        expect(text).not.toContain("Mountain");
        writeFileSync(cardFile(), "Ember Fox {R}\nCreature — Fox\nHaste and glory\n2/1\n");
        const failed = await bundle(plugins, entry(), consumer.folder).catch(
          (thrown: unknown) => thrown as Error,
        );
        writeFileSync(cardFile(), good);
        expect(failed).toBeInstanceOf(Error);
        const { message, loc } = failed as Error & {
          readonly loc?: { readonly line: number; readonly column: number };
        };
        expect(message).toMatch(/Ember Fox: .+ \[RW\d{4}\]/);
        // A place of its own, or one that the message tells.
        if (loc === undefined) expect(message).toMatch(/3:7/);
        else expect(loc).toMatchObject({ line: 3, column: 7 });
      },
    );
  });
});

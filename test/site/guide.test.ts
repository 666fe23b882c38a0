import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Io } from "../../src/cli/io.ts";
import { main } from "../../src/cli/main.ts";

vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL("../../", import.meta.url));
const guide = join(root, "src/site/guide");
const pages = readdirSync(guide).filter((name) => name.endsWith(".md"));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const call = async (cwd: string, words: readonly string[]) => {
  let text = "";
  const say = (said: string): void => {
    text += said;
  };
  const io: Io = {
    cwd,
    out: (said) => Promise.resolve(say(said)),
    error: say,
    terminal: false,
    interactive: false,
    stdin: () => Promise.resolve(new Uint8Array()),
  };
  return { status: await main(words, io), text };
};

/** The fenced blocks of a page: what stands behind the fence, and the lines in them. */
const blocksOf = (page: string) =>
  [...page.matchAll(/^```([^\n]*)\n([^]*?)^```$/gm)].map(([, info = "", body = ""]) => ({ info, body }));

/** The words of a command line; quotation marks hold together, a comment says what it does. */
const wordsOf = (line: string): readonly string[] =>
  [...line.replace(/\s+#.*$/, "").matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? "",
  );

/** Runs what a page shows, from top to bottom: writes its files, runs its commands, and keeps what they said. */
const follow = async (page: string): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-guide-"));
  folders.push(folder);
  const said: string[] = [];
  await call(folder, ["init", "--yes"]);
  // Its configuration asks for the package, which is not installed there.
  rmSync(join(folder, "rulewright.config.ts"));
  for (const { info, body } of blocksOf(page)) {
    const [kind = "", file = ""] = info.split(" ");
    if (kind === "sh")
      for (const line of body.trim().split("\n")) {
        const [npx, program, ...words] = wordsOf(line);
        expect([npx, program]).toEqual(["npx", "rulewright"]);
        const { status, text } = await call(folder, words);
        expect([line, status, text]).toEqual([line, file === "fails" ? 1 : 0, text]);
        said.push(text);
      }
    else if (/[./]/.test(file)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), body);
    }
  }
  return said;
};

describe.each(pages)("the guide page %s", (name) => {
  const page = readFileSync(join(guide, name), "utf8");
  it("has commands that do what it says", async () => {
    const said = await follow(page);
    // What an error looks like is shown as it is.
    for (const { body } of blocksOf(page).filter(({ body }) => body.startsWith("error[")))
      expect(said.join("\n")).toContain(body.trim());
  });
  it("links to what is there, and is short", () => {
    for (const [, target = ""] of page.matchAll(/\]\(([^)#:]+)\)/g))
      expect([target, existsSync(join(guide, target))]).toEqual([target, true]);
    // A list of everything is to be looked up in.
    if (name !== "scenarios.md") expect(page.split("\n").length).toBeLessThanOrEqual(90);
  });
});

describe("the README", () => {
  const page = readFileSync(join(root, "README.md"), "utf8");
  it("links to what is there", () => {
    for (const [, target = ""] of page.matchAll(/\]\(([^)#:]+)\)/g))
      expect([target, existsSync(join(root, target))]).toEqual([target, true]);
  });
  it("leads to every page of the guide", () => {
    for (const name of pages) expect(page).toContain(`(src/site/guide/${name})`);
  });
});

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { type Browser, type Page, chromium } from "playwright-core";
import { type ViteDevServer, build, createServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../playground/browser.ts";
import { type Consumer, isMade, makeConsumer } from "./installed.ts";

let consumer: Consumer;
const cardFile = (): string => join(consumer.folder, "web/my-set.cards");
const good = (): string => readFileSync(new URL("project/web/my-set.cards", import.meta.url), "utf8");
const bad = "Ember Fox {R}\nCreature — Fox\nHaste and glory\n2/1\n";

/** The plugin as the package has it. */
const plugins = async () => {
  const path = join(consumer.installed, "dist/unplugin.js");
  return (await import(pathToFileURL(path).href)) as typeof import("../../src/unplugin/index.ts");
};

describe.skipIf(!isMade)("card files in bundlers", () => {
  beforeAll(() => {
    consumer = makeConsumer();
  }, 60_000);
  afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }));

  const bundle = async () =>
    esbuild.build({
      absWorkingDir: consumer.folder,
      stdin: { contents: 'export { EmberFox } from "./web/my-set.cards";', resolveDir: consumer.folder },
      bundle: true,
      write: false,
      format: "esm",
      logLevel: "silent",
      // Its type asks for the bundler's own.
      plugins: [(await plugins()).esbuild({ cwd: consumer.folder }) as esbuild.Plugin],
    });

  it("are modules of plain data, of which only what is used stays", { timeout: 60_000 }, async () => {
    const { outputFiles } = await bundle();
    const text = outputFiles?.[0]?.text ?? "";
    expect(text).toContain("Ember Fox");
    expect(text).not.toContain("Mountain");
    expect(readFileSync(join(consumer.folder, "web/my-set.d.cards.ts"), "utf8")).toContain(
      "export declare const EmberFox: Card;",
    );
  });

  it("fail with file, line and column where a card is wrong", { timeout: 60_000 }, async () => {
    writeFileSync(cardFile(), bad);
    const failed = await bundle().catch((thrown: unknown) => thrown as esbuild.BuildFailure);
    writeFileSync(cardFile(), good());
    expect("errors" in failed ? failed.errors[0] : undefined).toMatchObject({
      text: expect.stringMatching(/^Ember Fox: .+ \[RW\d{4}\]/) as unknown,
      location: { file: expect.stringMatching(/web\/my-set\.cards$/) as unknown, line: 3, column: 6 },
    });
  });

  it("fail so in a build of Vite, too", { timeout: 60_000 }, async () => {
    const { vite } = await plugins();
    writeFileSync(cardFile(), bad);
    const failed = await build({
      root: join(consumer.folder, "web"),
      configFile: false,
      logLevel: "silent",
      build: { write: false },
      plugins: [vite()],
    }).catch((thrown: unknown) => thrown as Error);
    writeFileSync(cardFile(), good());
    expect(failed).toBeInstanceOf(Error);
    expect(String(failed)).toMatch(/my-set\.cards:3:7/);
  });

  it("may leave out what is wrong, with a warning", { timeout: 60_000 }, async () => {
    const warned: string[] = [];
    const { vite } = await plugins();
    writeFileSync(cardFile(), `${good()}\nDull Fox {R}\nCreature — Fox\nHaste and glory\n2/1\n`);
    await build({
      root: join(consumer.folder, "web"),
      configFile: false,
      customLogger: {
        ...console,
        hasWarned: false,
        warnOnce: () => undefined,
        clearScreen: () => undefined,
        hasErrorLogged: () => false,
        info: () => undefined,
        warn: (message) => warned.push(message),
      },
      build: { write: false },
      plugins: [vite({ broken: "warn" })],
    });
    writeFileSync(cardFile(), good());
    expect(warned.join("\n")).toMatch(/Dull Fox: .+ \[RW\d{4}\]/);
  });
});

describe.skipIf(!isMade || chromiumPath === undefined)("card files in a browser", () => {
  let browser: Browser;
  let server: ViteDevServer | undefined;
  beforeAll(async () => {
    consumer = makeConsumer();
    browser = await chromium.launch({
      executablePath: chromiumPath ?? "",
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
    });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await browser.close();
    rmSync(consumer.folder, { recursive: true, force: true });
  });
  const opened = async (url: string): Promise<Page> => {
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(url);
    return page;
  };
  const names = (page: Page): Promise<string | null> => page.locator("#names").textContent();

  it("play a game when built by Vite", { timeout: 120_000 }, async () => {
    const { vite } = await plugins();
    const root = join(consumer.folder, "web");
    await build({ root, configFile: false, logLevel: "silent", plugins: [vite()] });
    const built = await preview({
      root,
      configFile: false,
      logLevel: "silent",
      preview: { port: 0, host: "127.0.0.1" },
    });
    const page = await opened(built.resolvedUrls?.local[0] ?? "");
    await page.waitForFunction('document.title !== "playing"');
    expect(await page.title()).toBe("winners: 0");
    expect(await names(page)).toBe("Ember Fox, Mountain");
    await page.close();
    await built.close();
  });

  it("are exchanged while the page stays, and errors lie over it", { timeout: 120_000 }, async () => {
    const { vite } = await plugins();
    server = await createServer({
      root: join(consumer.folder, "web"),
      configFile: false,
      logLevel: "silent",
      server: { port: 0, host: "127.0.0.1" },
      plugins: [vite()],
    });
    await server.listen();
    const page = await opened(server.resolvedUrls?.local[0] ?? "");
    await page.waitForFunction('document.title === "winners: 0"');
    await page.evaluate("window.same = true");

    writeFileSync(
      cardFile(),
      good().replace("Mountain\nBasic", "Night Owl {U}\nCreature — Bird\nFlying\n1/1\n\nMountain\nBasic"),
    );
    await page.waitForFunction('document.querySelector("#names").textContent.includes("Owl")');
    expect(await names(page)).toBe("Ember Fox, Mountain, Night Owl");
    expect(await page.evaluate("window.same")).toBe(true);

    writeFileSync(cardFile(), bad);
    const overlay = page.locator("vite-error-overlay");
    await overlay.waitFor();
    expect(await overlay.locator(".file").textContent()).toContain("my-set.cards:3:7");
    await page.close();
  });
});

import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type Page, chromium } from "playwright-core";
import { build, preview } from "vite";
import { afterAll, beforeAll, describe } from "vitest";

const configFile = fileURLToPath(new URL("../../src/playground/vite.config.mjs", import.meta.url));

/** A Chromium of this computer: the one that `CHROMIUM` names, or one where distributions put it. */
export const chromiumPath = [
  process.env["CHROMIUM"] ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path !== "" && existsSync(path));

/** The built page on a server of its own, and a browser to look at it. */
export interface Playground {
  readonly url: string;
  /** Where the built files are. */
  readonly folder: string;
  readonly browser: Browser;
  /** Errors of the pages, and requests to elsewhere. */
  readonly complaints: string[];
  readonly open: (
    size?: { readonly width: number; readonly height: number },
    dark?: boolean,
    /** With the service worker that keeps the page for when there is no network. */
    offline?: boolean,
  ) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Builds the page, serves it, and starts the browser. */
const startPlayground = async (): Promise<Playground> => {
  const folder = await mkdtemp(join(tmpdir(), "playground-"));
  await build({ configFile, logLevel: "error", build: { outDir: folder } });
  const server = await preview({
    configFile,
    logLevel: "error",
    build: { outDir: folder },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const url = server.resolvedUrls?.local[0] ?? "";
  const browser = await chromium.launch({
    executablePath: chromiumPath ?? "",
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  const complaints: string[] = [];
  return {
    url,
    folder,
    browser,
    complaints,
    open: async (size = { width: 1280, height: 800 }, dark = false, offline = false) => {
      const context = await browser.newContext({
        viewport: size,
        colorScheme: dark ? "dark" : "light",
        serviceWorkers: offline ? "allow" : "block",
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("request", (request) => {
        if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(url))
          complaints.push(`asks for ${request.url()}`);
      });
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Tests that look at the built page in a browser; they skip, with a note, where there is no Chromium. */
export const describeInBrowser = (
  name: string,
  timeout: number,
  tests: (playground: () => Playground) => void,
): void => {
  if (chromiumPath === undefined)
    console.warn(`No Chromium here: ${name} is not looked at. CHROMIUM=<path> names one.`);
  describe.skipIf(chromiumPath === undefined)(name, { timeout }, () => {
    let started: Playground | undefined;
    beforeAll(async () => {
      started = await startPlayground();
    }, 120_000);
    afterAll(async () => {
      await started?.close();
    });
    tests(() => {
      if (started === undefined) throw new Error("The playground has not started.");
      return started;
    });
  });
};

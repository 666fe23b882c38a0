// What the playground weighs and how quick it is, in a Chromium whose processor is slowed down four times while the page loads,
// by the browser's own figures. In `npm run bench`; alone: `node test/bench/page.mjs`.
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { longGame } from "../playground/long-game.mjs";

const slower = 4;
/** The best of several: what others do on the machine can only add. */
const runs = 3;
/** So many milliseconds, and the page has settled. */
const quiet = 6000;

const chromiumPath = [
  process.env["CHROMIUM"] ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path !== "" && existsSync(path));

/** Runs in the page before anything else: keeps what the browser tells of long tasks and of things that move. */
const watch = () => {
  const seen = { tasks: [], shifts: 0, ready: undefined, meaning: undefined };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shifts += value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = new MutationObserver(() => {
    if (document.querySelector(".cm-content") !== null) seen.ready ??= performance.now();
    if (document.querySelector(".meaning") === null) return;
    seen.meaning = performance.now();
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
};

/** The longest of the page's long tasks since the last time it was asked for. */
const longestTask = (page) =>
  page.evaluate(() => {
    const longest = Math.max(0, ...globalThis.seen.tasks.map(([, duration]) => duration));
    globalThis.seen.tasks.length = 0;
    return longest;
  });

/** A newcomer changes a word, sees what becomes of the meaning, and plays the card. */
const newcomer = async (page) => {
  await page.locator(".cm-line", { hasText: "it deals 2 damage to any target" }).click();
  await page.keyboard.press("End");
  await page.keyboard.press("End");
  await page.keyboard.type(" You gain 2 life.", { delay: 40 });
  await page.locator(".part", { hasText: "gainLife" }).waitFor();
  const typing = await longestTask(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const decision = page.getByRole("region", { name: "Decision" });
  for (const name of ["cast Lantern Adept", "yes", "Ben (bot)"])
    await decision.getByRole("button", { name }).first().click();
  await page.getByText("Life 22").waitFor();
  return typing;
};

/** The longest task while a bot answers five hundred decisions of a saved game that is dropped on the page. */
const longestInLongGame = async (page) => {
  await page.evaluate((game) => {
    const data = new DataTransfer();
    data.items.add(new File([JSON.stringify(game)], "long-game.json"));
    const dropped = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
    document.querySelector(".page").dispatchEvent(dropped);
  }, longGame);
  await page.getByText("Decision 0 of 0").waitFor();
  await longestTask(page);
  await page.getByRole("button", { name: "Let the bot play" }).click();
  await page.getByText(/^Decision [5-9]\d\d of \d+$/).waitFor({ timeout: 120_000 });
  return longestTask(page);
};

const measured = async (browser, url, folder) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const loaded = new Set();
  context.on("request", (request) => loaded.add(new URL(request.url()).pathname));
  await page.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.goto(url);
  // Nothing is looked for meanwhile: that, too, would take the page's time.
  await page.waitForTimeout(quiet);
  // One can type when the text is there and no long task is under way or to come.
  const { interactive, meaning } = await page.evaluate(() => {
    const { tasks, ready, meaning: told } = globalThis.seen;
    const free = Math.max(ready, ...tasks.map(([start, duration]) => start + duration));
    return { interactive: free, meaning: told };
  });
  const size = [...loaded]
    .map((path) => readFileSync(join(folder, path.endsWith("/") ? "index.html" : path)))
    .reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await longestTask(page);
  const begin = performance.now();
  const typing = await newcomer(page);
  const path = performance.now() - begin;
  await longestTask(page);
  await page.getByRole("button", { name: "Let the bot play" }).click();
  await page.getByText("won.").first().waitFor();
  const shortGame = await longestTask(page);
  const shifts = await page.evaluate(() => globalThis.seen.shifts);
  const game = Math.max(shortGame, await longestInLongGame(page));
  await context.close();
  return { size: size / 1000, interactive, meaning, typing, game, shifts, path };
};

const rows = [
  ["page, first load", "size", "kB", "Brotli; goal: 500"],
  ["page, one can type", "interactive", "ms", `processor ${slower} times slower; goal: 1500`],
  ["page, first meaning", "meaning", "ms", `processor ${slower} times slower`],
  ["page, long task while typing", "typing", "ms", "0: none over 50; goal: 50"],
  [
    "page, long task in bots' games",
    "game",
    "ms",
    "two games, one of 500 decisions; 0: none over 50; goal: 50",
  ],
  ["page, things that move", "shifts", "", "cumulative layout shift, without the long game; goal: 0"],
  [
    "page, a newcomer's path",
    "path",
    "ms",
    "by a script: a word, its meaning, a kicked spell; goal: a minute",
  ],
];

/** Rows of the benchmark: name, value, unit, comment; none where there is no Chromium. */
export const pageFigures = async (root, scratch) => {
  if (chromiumPath === undefined) {
    console.log("no Chromium here: the page is not measured");
    return [];
  }
  const [{ chromium }, { build, preview }] = await Promise.all([import("playwright-core"), import("vite")]);
  const folder = join(scratch, "playground");
  const configFile = join(root, "src/playground/vite.config.mjs");
  const common = { configFile, logLevel: "error", build: { outDir: folder } };
  await build(common);
  const server = await preview({ ...common, preview: { port: 0, host: "127.0.0.1" } });
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];
  const browser = await chromium.launch({ executablePath: chromiumPath, args });
  try {
    const found = [];
    for (let run = 0; run < runs; run++)
      found.push(await measured(browser, server.resolvedUrls.local[0], folder));
    return rows.map(([name, key, unit, comment]) => [
      name,
      Math.min(...found.map((each) => each[key])),
      unit,
      comment,
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const scratch = await mkdtemp(join(tmpdir(), "rulewright-page-"));
  for (const [name, value, unit, comment] of await pageFigures(
    fileURLToPath(new URL("../../", import.meta.url)),
    scratch,
  ))
    console.log(name.padEnd(36), value.toFixed(value < 1 ? 4 : 1).padStart(10), unit.padEnd(8), comment);
  await rm(scratch, { recursive: true });
}

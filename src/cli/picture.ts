import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const browsers = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "msedge",
];

/** A browser of Chromium's family: the one that CHROME_PATH names, or one of the path. */
const browserPath = (): string | undefined => {
  const named = process.env["CHROME_PATH"];
  if (named !== undefined && existsSync(named)) return named;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders
    .flatMap((folder) => browsers.flatMap((name) => [join(folder, name), join(folder, `${name}.exe`)]))
    .find((path) => existsSync(path));
};

/** Takes a picture of a page that is a file. What is missing for it is the answer; undefined where all went well. */
export const pictureOf = async (page: string, picture: string): Promise<string | undefined> => {
  const executablePath = browserPath();
  if (executablePath === undefined)
    return "--png needs Chromium or Chrome, and found none; CHROME_PATH may say where it is. The page is written.";
  let playwright: typeof import("playwright-core");
  try {
    playwright = await import("playwright-core");
  } catch {
    return "--png needs the package playwright-core: npm install --save-dev playwright-core. The page is written.";
  }
  const browser = await playwright.chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const shown = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });
    await shown.goto(pathToFileURL(page).href);
    // What is for people to click says nothing in a picture.
    await shown.addStyleTag({ content: ".rw-top{display:none!important}" });
    await shown.screenshot({ path: picture, fullPage: true });
    return undefined;
  } finally {
    await browser.close();
  }
};

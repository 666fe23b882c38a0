import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds against the page as it is. */
export const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    // The script has put it there.
    const { axe: found } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: all } = await found.run();
    return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  });
};

/** Drops a file on the page. */
export const drop = async (page: Page, name: string, text: string): Promise<void> => {
  await page.evaluate(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content ?? ""], fileName ?? ""));
      document
        .querySelector(".page")
        ?.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [name, text],
  );
};

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the thread itself took, whatever else the computer did meanwhile. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the page's main thread while something is done, in milliseconds of its own time. */
export const longestTask = async (
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> => {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString("utf8")) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid, tdur }) => name.endsWith("RunTask") && tdur !== undefined && main.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error("The trace has no tasks.");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

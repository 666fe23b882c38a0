import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits until nothing has come or gone on the page for a while. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        const done = (): void => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
    200,
  );

/** What axe-core finds against the page, once it has settled: of a node that goes meanwhile it can't tell the place. */
export const violations = async (page: Page): Promise<readonly string[]> => {
  await settled(page);
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

/**
 * The most nodes that come and go on the page at once while something is done: a task's work that no clock has to measure. It
 * stays as small in a long game or text as in a short one. How long tasks take, the benchmark tells.
 */
export const largestChange = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const changes = await page.evaluateHandle(() => {
    const told = { largest: 0 };
    new MutationObserver((records) => {
      const size = records.reduce((sum, { addedNodes, removedNodes }) => {
        const nodes = [...addedNodes, ...removedNodes];
        return nodes.reduce(
          (all, node) => all + (node instanceof Element ? 1 + node.querySelectorAll("*").length : 1),
          sum,
        );
      }, 0);
      told.largest = Math.max(told.largest, size);
    }).observe(document, { childList: true, subtree: true });
    return told;
  });
  await act();
  return changes.evaluate(({ largest }) => largest);
};

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

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

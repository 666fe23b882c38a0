import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { fragmentOf } from "../../src/playground/game/plan.ts";
import { describeInBrowser } from "./browser.ts";
import { longGame } from "./long-game.mjs";
import { largestChange } from "./page.ts";

const decisions = async (page: Page): Promise<number> => {
  const told = await page.getByText(/^Decision \d+ of \d+$/).textContent();
  return Number(/of (\d+)/.exec(told ?? "")?.[1]);
};

describeInBrowser("a long game in the playground", 240_000, (playground) => {
  const opened = async (): Promise<Page> => {
    const page = await playground().open();
    await page.goto(playground().url + (await fragmentOf(longGame)));
    await page.getByText("Decision 0 of 0").waitFor();
    return page;
  };
  const until = (page: Page, count: number) =>
    expect.poll(() => decisions(page), { timeout: 200_000, interval: 100 }).toBeGreaterThanOrEqual(count);

  it("changes the page late as little at once as early", async () => {
    const page = await opened();
    const early = await largestChange(page, async () => {
      await page.getByRole("button", { name: "Let the bot play" }).click();
      await until(page, 150);
    });
    const late = await largestChange(page, () => until(page, 500));
    expect(late).toBeLessThan(2 * early);
    await page.context().close();
    expect(playground().complaints).toEqual([]);
  });

  it("goes on by hand where the bot is stopped", async () => {
    const page = await opened();
    const decision = page.getByRole("region", { name: "Decision" });
    await page.getByRole("button", { name: "Let the bot play" }).click();
    await decision.getByText("The bot plays.").waitFor();
    expect(await decision.getByRole("button").count()).toBe(0);
    await until(page, 20);
    await page.getByRole("button", { name: "Stop the bot" }).click();
    await decision.getByRole("button").first().waitFor();
    // It stops before whatever is decided next: on to where a player has priority.
    while ((await decision.getByRole("button", { name: "pass" }).count()) === 0) {
      const before = await decisions(page);
      await page.getByRole("button", { name: "Let the bot play" }).click();
      await until(page, before + 1);
      await page.getByRole("button", { name: "Stop the bot" }).click();
      await decision.getByRole("button").first().waitFor();
    }
    const stopped = await decisions(page);
    expect(stopped).toBeLessThan(500);
    await decision.getByRole("button", { name: "pass" }).first().click();
    await until(page, stopped + 1);
    await page.context().close();
    expect(playground().complaints).toEqual([]);
  });
});

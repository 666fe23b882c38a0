import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { typesPage } from "../../src/site/types.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const made = join(root, "dist/abilities.schema.json");

it.skipIf(!existsSync(made))("the page of ability objects has every type", { timeout: 120_000 }, async () => {
  const schema = JSON.parse(readFileSync(made, "utf8")) as {
    readonly $defs: Readonly<
      Record<string, { readonly properties?: { readonly type?: { readonly const?: string } } }>
    >;
  };
  const types = Object.values(schema.$defs).flatMap(({ properties }) => properties?.type?.const ?? []);
  const page = await typesPage(root, schema);
  const rows = [...page.matchAll(/^\| `(\w+)` \|.*\| (.*) \| (.*) \|$/gm)];
  expect(rows.map(([, type]) => type).sort()).toEqual([...types].sort());
  expect(rows.filter(([, , told]) => told === "").map(([, type]) => type)).toEqual([]);
  // Some are in the package for cards that nobody of us has made up.
  expect(rows.filter(([, , , example]) => example !== "").length).toBeGreaterThan(types.length * 0.85);
});

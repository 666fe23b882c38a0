import { basename } from "node:path";
import { scripts } from "./template.ts";

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What npm writes for a new package, where it is asked for tests: it says only that there are none. */
const isNoTest = (script: unknown): boolean => typeof script === "string" && /no test specified/.test(script);

const nameFor = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^[._-]+|-+$/g, "") || "my-cards";

/** The package with what is missing in it for our scripts, and the names of what was added. Undefined for broken JSON. */
export const packageWith = (
  before: string | undefined,
  folder: string,
  version: string,
): { readonly text: string; readonly added: readonly string[] } | undefined => {
  let found: unknown;
  try {
    found =
      before === undefined ? { name: nameFor(folder), private: true, type: "module" } : JSON.parse(before);
  } catch {
    return undefined;
  }
  if (!isObject(found)) return undefined;
  const had = isObject(found["scripts"]) ? found["scripts"] : {};
  const missing = Object.entries(scripts).filter(
    ([name]) => !Object.hasOwn(had, name) || (name === "test" && isNoTest(had[name])),
  );
  const depends = ["dependencies", "devDependencies"].some((kind) => {
    const list = found[kind];
    return isObject(list) && Object.hasOwn(list, "rulewright");
  });
  const development = isObject(found["devDependencies"]) ? found["devDependencies"] : {};
  const whole: Fields = {
    ...found,
    ...(missing.length === 0 ? {} : { scripts: { ...had, ...Object.fromEntries(missing) } }),
    ...(depends ? {} : { devDependencies: { ...development, rulewright: `^${version}` } }),
  };
  const indent = /^[ \t]+/m.exec(before ?? "")?.[0] ?? 2;
  return {
    text: `${JSON.stringify(whole, undefined, indent)}\n`,
    added: [...missing.map(([name]) => `script ${name}`), ...(depends ? [] : ["rulewright"])],
  };
};

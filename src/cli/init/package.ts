import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
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

const listsOf = ({ dependencies, devDependencies }: Fields): Fields => ({
  ...(isObject(dependencies) ? dependencies : {}),
  ...(isObject(devDependencies) ? devDependencies : {}),
});

const packageIn = (folder: string): Fields => {
  try {
    const found: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
};

/**
 * How a package in a folder asks for Rulewright: by its version, or by the file or folder that it came from for the project
 * around, or where that is Rulewright itself.
 */
export const wantedIn = (folder: string, version: string): string => {
  for (let at = dirname(folder), below = folder; at !== below; below = at, at = dirname(at)) {
    if (!existsSync(join(at, "package.json"))) continue;
    const around = packageIn(at);
    const said = around["name"] === "rulewright" ? "file:." : listsOf(around)["rulewright"];
    if (typeof said !== "string" || !said.startsWith("file:")) break;
    return `file:${relative(folder, resolve(at, said.slice("file:".length))).replaceAll("\\", "/")}`;
  }
  return `^${version}`;
};

/** Whether a package is no more than npm makes of a folder into which it installs something. */
const isInstalledInto = (found: Fields): boolean =>
  Object.keys(found).every((key) => ["dependencies", "devDependencies"].includes(key));

/** The package with what is missing in it for our scripts, and the names of what was added. Undefined for broken JSON. */
export const packageWith = (
  before: string | undefined,
  folder: string,
  wanted: string,
): { readonly text: string; readonly added: readonly string[] } | undefined => {
  let there: unknown;
  try {
    there = before === undefined ? {} : JSON.parse(before);
  } catch {
    return undefined;
  }
  if (!isObject(there)) return undefined;
  const found = isInstalledInto(there)
    ? { name: nameFor(folder), private: true, type: "module", ...there }
    : there;
  const had = isObject(found["scripts"]) ? found["scripts"] : {};
  const missing = Object.entries(scripts).filter(
    ([name]) => !Object.hasOwn(had, name) || (name === "test" && isNoTest(had[name])),
  );
  const depends = Object.hasOwn(listsOf(found), "rulewright");
  const development = isObject(found["devDependencies"]) ? found["devDependencies"] : {};
  const whole: Fields = {
    ...found,
    ...(missing.length === 0 ? {} : { scripts: { ...had, ...Object.fromEntries(missing) } }),
    ...(depends ? {} : { devDependencies: { ...development, rulewright: wanted } }),
  };
  const indent = /^[ \t]+/m.exec(before ?? "")?.[0] ?? 2;
  return {
    text: `${JSON.stringify(whole, undefined, indent)}\n`,
    added: [...missing.map(([name]) => `script ${name}`), ...(depends ? [] : ["rulewright"])],
  };
};

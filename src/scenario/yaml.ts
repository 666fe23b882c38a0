import { isCollection, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type * as z from "zod";
import type { Place, Scenario, ScriptEntry } from "./format.ts";
import type { Problem } from "./problem.ts";
import { type Found, found, type Path, written } from "./read/issues.ts";
import { scenarioInFull, scenarioInShort } from "./read/scenario.ts";
import type { PlacedEntry } from "./read/script.ts";

/** Scenarios of one file, and what is wrong with the rest. */
export interface ScenarioFile {
  readonly scenarios: readonly Scenario[];
  readonly problems: readonly Problem[];
}

type Checked<T> = { readonly value: T } | { readonly problems: readonly Found[] };
/** What a value is by its check, or everything in which it deviates, with its place. */
const checked = <T>(check: z.ZodType<T>, value: unknown): Checked<T> => {
  // Pages forbid code that is made while they run.
  const { data, error } = check.safeParse(value, { reportInput: true, jitless: true });
  return error === undefined ? { value: data } : { problems: error.issues.flatMap((issue) => found(issue)) };
};

/** A path in a scenario, for a reader. */
const placeIn = (scenario: string, path: Path): string =>
  path.length === 0 ? scenario : `${scenario}: ${written(path)}`;

/** Where in the text the value at a path begins, or its field that is wrong; or what of the way there is there. */
const startOf = (
  node: unknown,
  { path: [first, ...rest], key }: Pick<Found, "path" | "key">,
): number | undefined => {
  const own = isNode(node) ? node.range?.[0] : undefined;
  if (first !== undefined)
    return isCollection(node)
      ? (startOf(node.get(first, true), { path: rest, ...(key && { key }) }) ?? own)
      : own;
  const named = isMap(node)
    ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key
    : undefined;
  return (isNode(named) ? named.range?.[0] : undefined) ?? own;
};

/** The part of a text that a path leads to; what stands alone is a list of one. */
const partAt = (node: unknown, [first, ...rest]: Path): unknown => {
  if (first === undefined) return node;
  if (typeof first === "number" && !isSeq(node)) return partAt(node, rest);
  return isCollection(node) ? partAt(node.get(first, true), rest) : undefined;
};

/** The lines of a script with their places. */
const placedIn = (
  script: readonly PlacedEntry[],
  placeOf: (path: Path) => Place | undefined,
): readonly ScriptEntry[] =>
  script.map(({ path = [], ...entry }) => {
    const place = placeOf(path);
    return { ...entry, ...(place && { place }) };
  });

/** The scenarios of a document: a list under `scenarios`, a list, or one. */
const listed = (contents: unknown): readonly unknown[] =>
  isMap(contents) && contents.has("scenarios")
    ? listed(contents.get("scenarios", true))
    : isSeq(contents)
      ? contents.items
      : contents === null
        ? []
        : [contents];

/** The fields beside a list of scenarios. */
const strangersIn = (
  contents: unknown,
): readonly { readonly name: string; readonly start: number | undefined }[] =>
  isMap(contents) && contents.has("scenarios")
    ? contents.items.flatMap(({ key }) =>
        isScalar(key) && key.value !== "scenarios"
          ? [{ name: String(key.value), start: key.range?.[0] }]
          : [],
      )
    : [];

/** Reads scenarios from YAML. `prefix` goes before the name of each to make its id. */
export function readYaml(text: string, prefix: string): ScenarioFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placed = (problem: Problem, position: number | undefined): Problem => {
    if (position === undefined) return problem;
    const { line, col } = lines.linePos(position);
    return { ...problem, line, column: col };
  };
  const [error] = document.errors;
  if (error !== undefined)
    return { scenarios: [], problems: [placed({ at: "YAML", message: error.message }, error.pos[0])] };
  const placeOf = (node: unknown): Place | undefined => {
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start === undefined) return undefined;
    const { line, col } = lines.linePos(start);
    return { line, column: col };
  };
  const scenarios: Scenario[] = [];
  const problems = strangersIn(document.contents).map(({ name, start }) =>
    placed({ at: name, message: "beside 'scenarios' there is nothing" }, start),
  );
  listed(document.contents).forEach((node, index) => {
    const result = checked(scenarioInShort, isNode(node) ? node.toJS(document) : node);
    if ("value" in result) {
      const { name = "unnamed", id = `${prefix}${name}`, ...scenario } = result.value;
      const place = placeOf(node);
      const script = placedIn(scenario.script, (path) => placeOf(partAt(node, ["script", ...path])));
      scenarios.push({ ...scenario, script, id, ...(place && { place }) });
      return;
    }
    const name = isMap(node) ? node.get("name") : undefined;
    const title = typeof name === "string" ? name : `scenario ${index + 1}`;
    const inOrder = result.problems
      .map((problem) => ({ ...problem, start: startOf(node, problem) }))
      .toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0));
    for (const { path, message, start } of inOrder)
      problems.push(placed({ at: placeIn(title, path), message }, start));
  });
  return { scenarios, problems };
}

/** Reads scenarios from JSON Lines. */
export function readJsonLines(text: string): ScenarioFile {
  const scenarios: Scenario[] = [];
  const problems: Problem[] = [];
  text.split("\n").forEach((line, index) => {
    if (line.trim() === "") return;
    const at = `line ${index + 1}`;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      problems.push({ at, message: error instanceof Error ? error.message : "not JSON" });
      return;
    }
    const result = checked(scenarioInFull, value);
    if ("value" in result) {
      const script = placedIn(result.value.script, () => undefined);
      scenarios.push({ ...result.value, script, place: { line: index + 1, column: 1 } });
    } else problems.push(...result.problems.map(({ path, message }) => ({ at: placeIn(at, path), message })));
  });
  return { scenarios, problems };
}

import { isMap, isScalar, isSeq, type Node, parseDocument, type Scalar } from "yaml";
import { readYaml } from "../../scenario/yaml.ts";
import type { Problem } from "../../scenario/problem.ts";
import type { ReadScenarios, ScenarioName } from "./scenarios.ts";

/** What the cards of a zone at the beginning stand behind. */
const zones: ReadonlySet<string> = new Set("battlefield hand graveyard exile library sideboard".split(" "));
/** What the name of an object stands behind. */
const naming: ReadonlySet<string> = new Set(
  (
    "card cast play attack block with attacker blocker defender source targets pick spell onStack notOnStack " +
    "copyOnStack topOfStack"
  ).split(" "),
);

const textOf = (node: unknown): string | undefined =>
  isScalar(node) && typeof node.value === "string" ? node.value : undefined;

/** A scalar's name, without "3 " in front of it and quotes around it. */
const nameOf = (node: Scalar, source: string, must: boolean): ScenarioName | undefined => {
  const [start = 0, end = 0] = node.range ?? [];
  if (typeof node.value !== "string") return undefined;
  const name = must ? node.value.replace(/^\d+ /, "") : node.value;
  if (/^(?:player [A-D]|done|true)$/.test(name) || name === "") return undefined;
  const at = source.slice(start, end).lastIndexOf(name);
  // A name that YAML writes in another way can't be pointed at more exactly.
  const from = at < 0 ? start : start + at;
  return { name, span: { start: from, end: at < 0 ? end : from + name.length }, must };
};

const isCustom = (node: unknown): boolean => isMap(node) && node.get("custom") === true;

const namesIn = (scenario: Node, source: string): readonly ScenarioName[] => {
  const found: ScenarioName[] = [];
  const take = (node: unknown, must: boolean): void => {
    const name = isScalar(node) ? nameOf(node, source, must) : undefined;
    if (name !== undefined) found.push(name);
  };
  const visit = (node: unknown, key: string, must: boolean): void => {
    if (isSeq(node)) for (const item of node.items) visit(item, key, must);
    else if (isMap(node)) {
      const custom = isCustom(node);
      for (const pair of node.items) {
        const own = textOf(pair.key) ?? "";
        const inZone = zones.has(own) && !isMap(pair.value);
        visit(pair.value, own, !custom && (inZone || (must && own === "card")));
      }
    } else if (naming.has(key) || (must && zones.has(key))) take(node, must);
  };
  visit(scenario, "", false);
  return found;
};

const customNames = (scenario: Node): readonly string[] => {
  const custom = isMap(scenario) ? scenario.get("customCards", true) : undefined;
  const items: readonly unknown[] = isSeq(custom) ? custom.items : [];
  return items.flatMap((item) => (isMap(item) ? [String(item.get("name"))] : []));
};

/** The scenarios of a YAML text, with the places of what they name. */
export const placesIn = (source: string): ReadScenarios => {
  const document = parseDocument(source);
  const root = document.contents;
  const listed: unknown = isMap(root) && root.has("scenarios") ? root.get("scenarios", true) : root;
  const items = isSeq(listed) ? listed.items : [listed];
  return {
    errors: document.errors.map(({ message, pos: [start, end] }) => ({
      message: message.split("\n")[0]!.replace(/ at line .*$/, ""),
      at: { start, end },
    })),
    scenarios: items.flatMap((item) => {
      if (!isMap(item)) return [];
      const title: unknown = item.get("name", true) ?? item.get("id", true);
      const [start = 0, end = 0] = (isScalar(title) ? title : item).range ?? [];
      const at = { start, end: isScalar(title) ? end : start };
      return [{ title: textOf(title) ?? "", at, names: namesIn(item, source), own: customNames(item) }];
    }),
  };
};

/** What is no scenario, though it is YAML. */
export const problemsIn = (source: string): readonly Problem[] => readYaml(source, "").problems;

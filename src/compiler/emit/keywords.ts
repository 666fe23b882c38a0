import * as abilities from "../../abilities/index.ts";
import type { KeywordParameter } from "../../abilities/index.ts";
import { fillIn, fixedIn, isPlaceholder, type FactoryDefinition } from "../definitions.ts";
import { same } from "../lower/same.ts";
import { expressionWriter } from "./expression.ts";
import type { Shortcut } from "./expression.ts";
import { byCodeUnits, camelCase, identifiersFor } from "./identifiers.ts";
import { generatedHeader } from "./module.ts";
import type { ModuleText } from "./module.ts";
import { docComment } from "./text.ts";

/** Types of the parameters in a factory's signature, with the names they need imported. */
const parameterTypes: Readonly<
  Record<KeywordParameter["type"], { readonly type: string; readonly names: readonly string[] }>
> = {
  number: { type: "Quantity", names: ["Quantity"] },
  costs: { type: "Costs", names: ["Costs"] },
  quality: { type: "Filter | Players", names: ["Filter", "Players"] },
  word: { type: "string", names: [] },
};

const mentions = (value: unknown, name: string): boolean => {
  if (isPlaceholder(value)) return value.name === name;
  if (Array.isArray(value)) return value.some((each) => mentions(each, name));
  return (
    typeof value === "object" && value !== null && Object.values(value).some((each) => mentions(each, name))
  );
};

/**
 * A quality that the meaning itself speaks of is one of objects; only the rules' own keywords have qualities of players.
 * Some meanings have a number as such in them.
 */
const typeOf = (
  { name, type }: FactoryDefinition["parameters"][number],
  meaning: readonly unknown[],
): { readonly type: string; readonly names: readonly string[] } =>
  type === "quality" && mentions(meaning, name)
    ? { type: "Filter", names: ["Filter"] }
    : fixedIn(meaning).includes(name)
      ? { type: "number", names: [] }
      : parameterTypes[type];

const taken: ReadonlySet<string> = new Set(Object.keys(abilities));
const factoryName = (key: string): string | undefined => {
  const name = camelCase(key);
  return name !== undefined && taken.has(name) ? `${name}Ability` : name;
};

/** Definitions of one name differ in their parameters. */
const keyOf = ({ name, parameters }: Pick<FactoryDefinition, "name" | "parameters">): string =>
  [name, ...parameters.map((parameter) => parameter.type)].join(" ");

const factoryNames = (definitions: readonly FactoryDefinition[]): ReadonlyMap<string, string> => {
  const bases = new Map<string, FactoryDefinition[]>();
  for (const each of definitions) bases.set(each.name, [...(bases.get(each.name) ?? []), each]);
  const wanted = new Map<string, string>();
  for (const [name, same] of bases)
    same.forEach((each, index) =>
      wanted.set(
        keyOf(each),
        index === 0 ? name : `${name} with ${each.parameters.map(({ type }) => type).join(" ")}`,
      ),
    );
  const identifiers = identifiersFor(wanted.values(), factoryName);
  return new Map(
    [...wanted].flatMap(([key, name]) => {
      const identifier = identifiers.get(name);
      return identifier === undefined ? [] : [[key, identifier] as const];
    }),
  );
};

/** Parameter names as identifiers: `[cost]` → `cost`, `N` → `n`. */
const argument = (name: string): string => camelCase(name) ?? "value";

/** The module of typed factory functions, one for each definition. */
export const keywordsModule = (
  definitions: readonly FactoryDefinition[],
  from: string,
  abilitiesModule: string,
): ModuleText => {
  const names = factoryNames(definitions);
  const types = new Set(["Keyword"]);
  let called = "";
  const checks = new Set<string>();
  const writer = expressionWriter((node) => {
    if (!isPlaceholder(node)) return undefined;
    const name = argument(node.name);
    if (node.spread !== true) return name;
    checks.add("componentsOf");
    return `...componentsOf("${called}", "${name}", ${name})`;
  });
  const sorted = [...definitions].sort((left, right) => byCodeUnits(keyOf(left), keyOf(right)));
  const functions = sorted.flatMap((each) => {
    const identifier = names.get(keyOf(each));
    if (identifier === undefined) return [];
    called = identifier;
    const signature = each.parameters.map((parameter) => {
      const wanted = typeOf(parameter, each.abilities);
      for (const used of wanted.names) types.add(used);
      return `${argument(parameter.name)}: ${wanted.type}`;
    });
    const node = {
      type: "keyword",
      keyword: each.name,
      parameters: each.parameters.map(({ name, type }) => ({ type, value: { type: "parameter", name } })),
      abilities: each.abilities,
    };
    const rule = each.rule === undefined ? [] : [`Rule ${each.rule}.`];
    const comment = docComment([...each.text.split("\n"), ...rule]);
    return [
      `${comment}\nexport const ${identifier} = (${signature.join(", ")}): Keyword => ${writer.write(node)};`,
    ];
  });
  return {
    header: generatedHeader(from),
    imports: [
      { from: abilitiesModule, names: [...types].sort(byCodeUnits), typesOnly: true },
      { from: abilitiesModule, names: [...writer.used, ...checks].sort(byCodeUnits) },
    ],
    body: functions.join("\n\n"),
  };
};

const isParameters = (value: unknown): value is readonly KeywordParameter[] => Array.isArray(value);

/** Writes a keyword node as a call of its factory, wherever the factory gives exactly that node. */
export const keywordShortcut = (definitions: readonly FactoryDefinition[]) => {
  const names = factoryNames(definitions);
  const byKey = new Map(definitions.map((each) => [keyOf(each), each]));
  return (used: Set<string>): Shortcut =>
    (node, write) => {
      if (node["type"] !== "keyword") return undefined;
      const { type: _type, keyword, parameters, abilities: meaning, ...rest } = node;
      if (typeof keyword !== "string" || !isParameters(parameters)) return undefined;
      if (Object.keys(rest).length > 0) return undefined;
      const key = [keyword, ...parameters.map((parameter) => parameter.type)].join(" ");
      const definition = byKey.get(key);
      const name = names.get(key);
      if (definition === undefined || name === undefined) return undefined;
      if (!same(fillIn(definition, parameters), meaning)) return undefined;
      used.add(name);
      return `${name}(${parameters.map((parameter) => write(parameter.value)).join(", ")})`;
    };
};

import * as abilities from "../../abilities/index.ts";
import type { Ability, KeywordParameter } from "../../abilities/index.ts";
import { expressionWriter } from "./expression.ts";
import type { Shortcut } from "./expression.ts";
import { byCodeUnits, camelCase, identifiersFor } from "./identifiers.ts";
import { generatedHeader } from "./module.ts";
import type { ModuleText } from "./module.ts";
import { docComment } from "./text.ts";

/**
 * A keyword definition as it was compiled. In `abilities` a parameter stands as `{ type: "parameter", name }`; as an
 * element of a list with `spread: true` it stands for all its elements, as a cost among costs does.
 */
export interface KeywordDefinition {
  /** As the ability object names it: `bushido`. */
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: KeywordParameter["type"] }[];
  /** `702.45` */
  readonly rule?: string;
  /** The definition as written, for the doc comment. */
  readonly text: string;
  /** Ability objects with placeholders. */
  readonly abilities: readonly unknown[];
}

interface Placeholder {
  readonly type: "parameter";
  readonly name: string;
  readonly spread?: boolean;
}

const isPlaceholder = (value: unknown): value is Placeholder =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  value.type === "parameter" &&
  "name" in value;

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

/** A quality that the meaning itself speaks of is one of objects; only the rules' own keywords have qualities of players. */
const typeOf = (
  { name, type }: KeywordDefinition["parameters"][number],
  meaning: readonly unknown[],
): { readonly type: string; readonly names: readonly string[] } =>
  type === "quality" && mentions(meaning, name)
    ? { type: "Filter", names: ["Filter"] }
    : parameterTypes[type];

const taken: ReadonlySet<string> = new Set(Object.keys(abilities));
const factoryName = (key: string): string | undefined => {
  const name = camelCase(key);
  return name !== undefined && taken.has(name) ? `${name}Ability` : name;
};

/** Definitions of one name differ in their parameters. */
const keyOf = ({ name, parameters }: Pick<KeywordDefinition, "name" | "parameters">): string =>
  [name, ...parameters.map((parameter) => parameter.type)].join(" ");

const factoryNames = (definitions: readonly KeywordDefinition[]): ReadonlyMap<string, string> => {
  const bases = new Map<string, KeywordDefinition[]>();
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
  definitions: readonly KeywordDefinition[],
  from: string,
  abilitiesModule: string,
): ModuleText => {
  const names = factoryNames(definitions);
  const types = new Set(["Keyword"]);
  const writer = expressionWriter((node) => {
    if (!isPlaceholder(node)) return undefined;
    return node.spread === true ? `...${argument(node.name)}` : argument(node.name);
  });
  const sorted = [...definitions].sort((left, right) => byCodeUnits(keyOf(left), keyOf(right)));
  const functions = sorted.flatMap((each) => {
    const identifier = names.get(keyOf(each));
    if (identifier === undefined) return [];
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
      { from: abilitiesModule, names: [...writer.used].sort(byCodeUnits) },
    ],
    body: functions.join("\n\n"),
  };
};

/** The abilities of a definition with the parameters put in; as `factory(…parameters).abilities` gives them. */
export const fillIn = (
  definition: KeywordDefinition,
  parameters: readonly KeywordParameter[],
): readonly Ability[] => {
  const values = new Map(definition.parameters.map(({ name }, index) => [name, parameters[index]?.value]));
  // What has no placeholder in it is the definition's own.
  const fill = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (isPlaceholder(value)) return values.get(value.name);
    if (Array.isArray(value)) {
      const filled = value.flatMap((each: unknown): readonly unknown[] => {
        const one = fill(each);
        return isPlaceholder(each) && each.spread === true && Array.isArray(one) ? one : [one];
      });
      return filled.length === value.length && filled.every((each, index) => each === value[index])
        ? (value as unknown)
        : filled;
    }
    const fields = Object.entries(value);
    const filled = fields.map(([key, field]): [string, unknown] => [key, fill(field)]);
    return filled.every(([, field], index) => field === fields[index]![1])
      ? value
      : Object.fromEntries(filled);
  };
  if (definition.parameters.length === 0) return definition.abilities as readonly Ability[];
  // A definition's abilities are ability objects but for the placeholders, and those are gone now.
  return fill(definition.abilities) as readonly Ability[];
};

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, field: unknown) =>
    typeof field === "object" && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([left], [right]) => byCodeUnits(left, right)))
      : field,
  );

const isParameters = (value: unknown): value is readonly KeywordParameter[] => Array.isArray(value);

/** Writes a keyword node as a call of its factory, wherever the factory gives exactly that node. */
export const keywordShortcut =
  (definitions: readonly KeywordDefinition[]) =>
  (used: Set<string>): Shortcut => {
    const names = factoryNames(definitions);
    const byKey = new Map(definitions.map((each) => [keyOf(each), each]));
    return (node, write) => {
      const { type, keyword, parameters, abilities: meaning, ...rest } = node;
      if (type !== "keyword" || typeof keyword !== "string" || !isParameters(parameters)) return undefined;
      if (Object.keys(rest).length > 0) return undefined;
      const key = [keyword, ...parameters.map((parameter) => parameter.type)].join(" ");
      const definition = byKey.get(key);
      const name = names.get(key);
      if (definition === undefined || name === undefined) return undefined;
      if (canonical(fillIn(definition, parameters)) !== canonical(meaning)) return undefined;
      used.add(name);
      return `${name}(${parameters.map((parameter) => write(parameter.value)).join(", ")})`;
    };
  };

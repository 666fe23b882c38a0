import * as abilities from "../../abilities/index.ts";
import type { Shape } from "../../abilities/index.ts";
import { propertyName, stringLiteral } from "./text.ts";

/** How nodes of one type are written: by a constructor's name and fields, or by a constant's name. */
interface Entry {
  readonly name: string;
  readonly positional: readonly string[];
  /** The fields that do not stand among the others. */
  readonly apart: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isShape = (value: unknown): value is Shape =>
  isObject(value) && typeof value["type"] === "string" && Array.isArray(value["positional"]);

const constructors = new Map<string, Entry>();
const constants = new Map<string, string>();
for (const [name, value] of Object.entries(abilities)) {
  const exported: unknown = value;
  if (typeof exported === "function" && "shape" in exported && isShape(exported.shape)) {
    const { type, positional } = exported.shape;
    constructors.set(type, { name, positional, apart: ["type", ...positional] });
  } else if (isObject(exported) && typeof exported["type"] === "string" && Object.keys(exported).length === 1)
    constants.set(exported["type"], name);
}

/** A way to write a whole node shorter, such as the factory of a keyword. Undefined: write it as any other. */
export type Shortcut = (
  node: Readonly<Record<string, unknown>>,
  write: (value: unknown) => string,
) => string | undefined;

export interface Writer {
  readonly write: (value: unknown) => string;
  /** Names that the written code takes from the ability model, so far. */
  readonly used: ReadonlySet<string>;
}

/**
 * Writes plain data as TypeScript: nodes of the ability model as calls of their constructors, all else as literals.
 * Evaluated, the code gives data deeply equal to what was written.
 */
export const expressionWriter = (shortcut?: Shortcut): Writer => {
  const used = new Set<string>();
  const fields = (value: Readonly<Record<string, unknown>>, but: readonly string[]): string => {
    let members = "";
    for (const key in value) {
      const field = value[key];
      if (field === undefined || but.includes(key)) continue;
      members += `${members === "" ? "" : ", "}${propertyName(key)}: ${write(field)}`;
    }
    return members === "" ? "" : `{ ${members} }`;
  };
  const call = (entry: Entry, value: Readonly<Record<string, unknown>>): string => {
    used.add(entry.name);
    const rest = fields(value, entry.apart);
    const args = entry.positional.map((field) =>
      value[field] === undefined ? "undefined" : write(value[field]),
    );
    if (rest !== "") args.push(rest);
    while (args[args.length - 1] === "undefined") args.pop();
    return `${entry.name}(${args.join(", ")})`;
  };
  const write = (value: unknown): string => {
    if (typeof value === "string") return stringLiteral(value);
    if (Array.isArray(value)) return `[${value.map(write).join(", ")}]`;
    if (!isObject(value)) return Object.is(value, -0) ? "-0" : String(value);
    const short = shortcut?.(value, write);
    if (short !== undefined) return short;
    const type = value["type"];
    if (typeof type === "string") {
      const constant = constants.get(type);
      if (constant !== undefined && Object.keys(value).length === 1) {
        used.add(constant);
        return constant;
      }
      const entry = constructors.get(type);
      if (entry !== undefined) return call(entry, value);
    }
    const literal = fields(value, []);
    return literal === "" ? "{}" : literal;
  };
  return { write, used };
};

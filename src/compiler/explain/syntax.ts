import type { Compiler } from "../compiler.ts";
import type { CardSource } from "../types.ts";

const hidden: ReadonlySet<string> = new Set(["kind", "span", "variant"]);

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A syntax tree as an indented outline: each node's kind, its plain fields beside it, its children below. */
const outline = (value: unknown, label: string, depth: number, lines: string[]): void => {
  const margin = "  ".repeat(depth) + (label === "" ? "" : `${label}: `);
  if (Array.isArray(value)) {
    value.forEach((each, index) => {
      outline(each, `${label}[${index}]`, depth, lines);
    });
    return;
  }
  if (!isNode(value)) {
    lines.push(`${margin}${JSON.stringify(value) ?? "–"}`);
    return;
  }
  const fields = Object.entries(value).filter(([key, field]) => !hidden.has(key) && field !== undefined);
  const plain = fields.filter(([, field]) => typeof field !== "object" || field === null);
  const beside = plain.map(([key, field]) => `${key}=${JSON.stringify(field)}`);
  const kind = typeof value["kind"] === "string" ? value["kind"] : "{}";
  lines.push(`${margin}${[kind, ...beside].join(" ")}`);
  for (const [key, field] of fields)
    if (typeof field === "object" && field !== null) outline(field, key, depth + 1, lines);
};

/** The syntax trees of a card's paragraphs, for people. */
export const syntaxOf = (source: CardSource, { parse }: Compiler): readonly string[] =>
  source.faces.flatMap((face) =>
    parse(face.text, { name: face.name, shortNames: [] }).paragraphs.flatMap(({ result }) => {
      if (!("node" in result)) return [];
      const lines: string[] = [];
      outline(result.node, "", 0, lines);
      return lines;
    }),
  );

import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from "yaml";
import { lineStarts } from "../../compiler/diagnostics/position.ts";
import type { Span } from "../../compiler/types.ts";
import { readYaml } from "../../scenario/yaml.ts";
import { onOneLine } from "../places.ts";
import type {
  PlacedScenario,
  ReadScenarios,
  ScenarioName,
  ScenarioProblem,
  SpokenText,
} from "./scenarios.ts";

/** What the cards of a zone at the beginning stand behind. */
const zones: ReadonlySet<string> = new Set(
  "battlefield hand graveyard exile library sideboard command".split(" "),
);
/** What is named behind these keys. */
const naming: ReadonlyMap<string, ScenarioName["kind"]> = new Map([
  ...(
    "card cast play attack block with attacker blocker defender source targets choices pick spell onStack notOnStack " +
    "copyOnStack topOfStack attachment to attachedTo called"
  )
    .split(" ")
    .map((key) => [key, "card"] as const),
  ["counter", "counter"],
  ["put counters", "counter"],
  ["subtype", "type"],
]);

/** An ability is said behind these keys, or a keyword. */
const spoken: ReadonlySet<string> = new Set([
  ...["activate", "activate mana", "ability", "stackAbility", "trigger", "text", "as", "keyword"],
  ...["onStack", "notOnStack", "copyOnStack", "topOfStack"],
]);

const textOf = (node: unknown): string | undefined =>
  isScalar(node) && typeof node.value === "string" ? node.value : undefined;

/** Where a scalar stands: in brackets, more signs mean something. */
interface Around {
  readonly key: string;
  /** The game begins with the card: there must be one of that name. */
  readonly must: boolean;
  readonly inFlow: boolean;
}

/** A text as YAML writes it there, in the quotation marks that stand there already. */
const written = (value: string, { type }: Scalar, inFlow: boolean): string => {
  const scalar = new Scalar(value);
  if (type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE") scalar.type = type;
  const text = new Document(inFlow ? [scalar] : scalar).toString({
    lineWidth: 0,
    flowCollectionPadding: false,
    ...(inFlow ? { collectionStyle: "flow" } : {}),
  });
  return inFlow ? text.trim().slice(1, -1) : text.trim();
};

/** A scalar's name, without "3 " in front of it and quotes around it. */
const nameOf = (
  node: Scalar,
  source: string,
  kind: ScenarioName["kind"],
  { must, inFlow }: Around,
): ScenarioName | undefined => {
  const [start = 0, end = 0] = node.range ?? [];
  if (typeof node.value !== "string") return undefined;
  const number = must ? (/^\d+ /.exec(node.value)?.[0] ?? "") : "";
  const name = node.value.slice(number.length);
  if (/^(?:player [A-D]|done|true)$/.test(name) || name === "") return undefined;
  const at = source.slice(start, end).lastIndexOf(name);
  // A name that YAML writes in another way can't be pointed at more exactly.
  const from = at < 0 ? start : start + at;
  return {
    kind,
    name,
    span: { start: from, end: at < 0 ? end : from + name.length },
    must,
    scalar: { start, end },
    write: (other) => written(number + other, node, inFlow),
  };
};

const isCustom = (node: unknown): boolean => isMap(node) && node.get("custom") === true;

const namesIn = (scenario: Node, source: string): Pick<PlacedScenario, "names" | "texts"> => {
  const found: ScenarioName[] = [];
  const texts: SpokenText[] = [];
  const take = (node: unknown, kind: ScenarioName["kind"], around: Around): void => {
    const name = isScalar(node) ? nameOf(node, source, kind, around) : undefined;
    if (name !== undefined) found.push(name);
  };
  const speak = (node: unknown, inFlow: boolean): void => {
    const value = textOf(node);
    if (!isScalar(node) || value === undefined) return;
    const [start = 0, end = 0] = node.range ?? [];
    texts.push({ value, scalar: { start, end }, write: (other) => written(other, node, inFlow) });
  };
  const walk = (node: unknown, around: Around): void => {
    const { key, must } = around;
    if (spoken.has(key)) speak(node, around.inFlow);
    const inFlow = around.inFlow || (isCollection(node) && node.flow === true);
    if (isSeq(node)) for (const item of node.items) walk(item, { ...around, inFlow });
    else if (isMap(node)) {
      const custom = isCustom(node);
      for (const pair of node.items) {
        // `counters: { charge: 2 }`
        if (key === "counters") take(pair.key, "counter", { key, must: false, inFlow });
        const own = textOf(pair.key) ?? "";
        const inZone = zones.has(own) && !isMap(pair.value);
        walk(pair.value, { key: own, must: !custom && (inZone || (must && own === "card")), inFlow });
      }
    } else if (naming.has(key)) take(node, naming.get(key)!, around);
    else if (must && zones.has(key)) take(node, "card", around);
  };
  walk(scenario, { key: "", must: false, inFlow: false });
  return { names: found, texts };
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
      return [{ title: textOf(title) ?? "", at, ...namesIn(item, source), own: customNames(item) }];
    }),
  };
};

/** What is no scenario, though it is YAML, at the word that the reader points at. */
export const problemsIn = (source: string): readonly ScenarioProblem[] => {
  const starts = lineStarts(source);
  const document = parseDocument(source);
  /** The smallest part that begins there, as far as it is on one line. */
  const partAt = (start: number): Span => {
    let end = start;
    visit(document, {
      Node: (_, { range }) => {
        if (range?.[0] === start) [, end] = range;
      },
    });
    return onOneLine(source, { start, end });
  };
  return readYaml(source, "").problems.map(({ at, message, line = 1, column = 1 }) => ({
    where: at,
    message,
    at: partAt((starts[line - 1] ?? 0) + column - 1),
  }));
};

import type { KeywordSource, Span } from "../compiler/types.ts";

/** What the program calls the kinds of parameters, and what definitions call them. */
const kinds: Readonly<Record<string, string>> = {
  number: "N",
  cost: "[cost]",
  mana: "[cost]",
  name: "[quality]",
  prefix: "[quality]",
  one_word: "[quality]",
};
/** In which order a definition may have them. */
const orders: readonly string[] = [
  "",
  "N",
  "[cost]",
  "[quality]",
  "N [cost]",
  "N [quality]",
  "[quality] [cost]",
];

/** The reminder text as the meaning: its parameters by name, its most usual scripts as what they say. */
const meaningOf = (reminder: string, parameters: readonly string[]): string | undefined => {
  const parameter = (number: string): string => parameters[Number(number) - 1] ?? "{}";
  const text = reminder
    .replace(/\{\s*this_or_that\("(\w+)"(,\s*upper:\s*true)?\)\s*\}/g, (_, what: string, upper?: string) =>
      upper === undefined ? `this ${what}` : `This ${what}`,
    )
    .replace(
      /\{\s*for_mana_costs\(add:\s*"([^"]*)",\s*param(\d)\)\s*\}/g,
      (_, verb: string, number: string) => `${verb}${parameter(number)}`,
    )
    .replace(
      /\{\s*(?:english_number\w*|digital_number)\(param(\d)(?:\.value)?\)\s*\}/g,
      (_, number: string) => parameter(number),
    )
    .replace(/\{\s*param(\d)(?:\.value)?\s*\}/g, (_, number: string) => parameter(number))
    .replaceAll("counter(s)", parameters.includes("N") ? "counters" : "counter")
    .trim();
  // Symbols stand in braces, too; whatever else does is a script.
  return text === "" || /\{(?!(?:[\dWUBRGCPSXYZTQE]|\d+)(?:\/[\dWUBRGCP])*\})/.test(text) ? undefined : text;
};

/** The fields of a keyword in a set, their markup as text but for that of parameters. */
interface KeywordFields {
  readonly name: string;
  readonly match: string;
  readonly mode: string;
  readonly reminder: string;
  readonly file: string | undefined;
  readonly at: Span;
  /** Where the reminder text stands. */
  readonly offset: number;
}

/** A keyword of a set as its definition: what its reminder text says is its meaning. Otherwise why it is none. */
export const mseKeyword = ({
  name: called,
  match,
  mode,
  reminder,
  file,
  at,
  offset,
}: KeywordFields): KeywordSource | string => {
  if (mode === "pseudo") return "ability word";
  if (mode === "action") return `keyword action ${called}`;
  const name = match.split("<", 1)[0]!.trim() || called;
  const found = [...match.matchAll(/<(?:atom-)?param[\w-]*>([^<]*)<\/[^>]*>/g)];
  const parameters = found.map(([, kind = ""]) => kinds[kind.trim()] ?? "?");
  const rest = match.slice(match.includes("<") ? match.indexOf("<") : match.length);
  const between = rest.replace(/<(?:atom-)?param[\w-]*>[^<]*<\/[^>]*>/g, "").trim();
  if (between !== "" || !orders.includes(parameters.join(" ")) || !/^[A-Z][\w'’ -]*$/.test(name))
    return `keyword ${called}, whose form no definition has`;
  const text = meaningOf(reminder, parameters);
  return text === undefined
    ? `keyword ${called}, whose reminder text is ${reminder === "" ? "missing" : "a script"}`
    : { name, parameters, intrinsic: false, text, at, offset, ...(file === undefined ? {} : { file }) };
};

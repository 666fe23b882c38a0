import { UsageError } from "./io.ts";

/** What options a command knows: `flag` stands alone, `value` takes the next word, `values` any number of words. */
export type OptionKinds = Readonly<Record<string, "flag" | "value" | "values">>;

export interface Arguments {
  readonly words: readonly string[];
  readonly flag: (name: string) => boolean;
  readonly value: (name: string) => string | undefined;
  readonly values: (name: string) => readonly string[];
}

/** Takes the words after a command apart; `--` ends the options. Throws UsageError. */
export const parseArguments = (given: readonly string[], kinds: OptionKinds): Arguments => {
  const words: string[] = [];
  const found = new Map<string, string[]>();
  let open: string[] | undefined;
  let only = false;
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? "";
    if (only || !word.startsWith("--") || word === "-") {
      (open ?? words).push(word);
      continue;
    }
    open = undefined;
    if (word === "--") {
      only = true;
      continue;
    }
    const equals = word.indexOf("=");
    const name = word.slice(2, equals < 0 ? undefined : equals);
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    const inline = equals < 0 ? undefined : word.slice(equals + 1);
    if (kind === undefined) throw new UsageError(`There is no option --${name} here.`);
    const values = found.get(name) ?? [];
    found.set(name, values);
    if (kind === "flag") {
      if (inline !== undefined) throw new UsageError(`--${name} takes no value.`);
    } else if (inline !== undefined) values.push(inline);
    else if (kind === "values") open = values;
    else {
      const next = given[++at];
      if (next === undefined) throw new UsageError(`--${name} needs a value.`);
      values.push(next);
    }
  }
  return {
    words,
    flag: (name) => found.has(name),
    value: (name) => found.get(name)?.at(-1),
    values: (name) => found.get(name) ?? [],
  };
};

/** A whole number option within bounds. Throws UsageError. */
export const wholeNumber = (text: string | undefined, name: string, fallback: number): number => {
  if (text === undefined) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} needs a whole number, not '${text}'.`);
  return Number(text);
};

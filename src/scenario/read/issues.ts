import type * as z from "zod";

/** The keys and indices that lead to a value. */
export type Path = readonly PropertyKey[];
/** A problem with its place among the data. */
export interface Found {
  readonly path: Path;
  /** The field of what is there that is wrong by its name. */
  readonly key?: string;
  readonly message: string;
}
type Issue = z.core.$ZodIssue;

/** A value as a reader recognizes it, cut where it is long. */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const kinds: Readonly<Record<string, string>> = {
  int: "a whole number",
  null: "nothing",
  object: "an object",
  array: "a list",
  record: "an object",
};
const kindOf = (expected: string): string => kinds[expected] ?? `a ${expected}`;

const isMissing = ({ code, input, path }: Issue): boolean =>
  code !== "unrecognized_keys" && code !== "custom" && input === undefined && path.length > 0;
/** Whether a value is not even of the kind that a form begins with. */
const isOfOtherKind = (issues: readonly Issue[]): boolean =>
  issues.some(
    (issue) =>
      issue.path.length === 0 &&
      (issue.code === "invalid_type" ||
        issue.code === "invalid_value" ||
        (issue.code === "invalid_union" && issue.errors.length > 0 && issue.errors.every(isOfOtherKind))),
  );
/** How many of its own fields a form lacks or does not know. */
const strangeness = (issues: readonly Issue[]): number =>
  issues
    .map((issue) => {
      if (issue.code === "unrecognized_keys") return issue.path.length === 0 ? issue.keys.length : 0;
      const lacksOwnKey = issue.code === "invalid_union" && issue.errors.length === 0;
      return issue.path.length === 1 && (isMissing(issue) || lacksOwnKey) ? 1 : 0;
    })
    .reduce<number>((all, one) => all + one, 0);

/** Of several forms that a value can have, what is wrong with the one that was most likely meant. */
const meant = (forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined => {
  const near = forms.filter((issues) => !isOfOtherKind(issues));
  return near.toSorted((one, other) => strangeness(one) - strangeness(other))[0];
};

/** What each of several forms begins with. */
const wanted = (forms: readonly (readonly Issue[])[]): readonly string[] =>
  forms.flat().flatMap((issue) => {
    if (issue.code === "invalid_union") return wanted(issue.errors);
    if (issue.code === "invalid_type") return [kindOf(issue.expected)];
    return issue.code === "invalid_value" ? issue.values.map(show) : [];
  });

/** What is wrong, in the words of the format, from what its check found below a path. */
export function found(issue: Issue, below: Path = []): readonly Found[] {
  const path = [...below, ...issue.path];
  if (isMissing(issue)) return [{ path: path.slice(0, -1), message: `"${String(path.at(-1))}" is missing` }];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const form = meant(issue.errors);
    return form === undefined
      ? [
          {
            path,
            message: `expected ${[...new Set(wanted(issue.errors))].join(" or ")}, found ${show(issue.input)}`,
          },
        ]
      : form.flatMap((inner) => found(inner, path));
  }
  if (issue.code === "unrecognized_keys")
    return [{ path, message: issue.message, ...(issue.keys[0] === undefined ? {} : { key: issue.keys[0] }) }];
  if (issue.code === "invalid_type")
    return [{ path, message: `expected ${kindOf(issue.expected)}, found ${show(issue.input)}` }];
  if (issue.code === "invalid_value") {
    const [only, ...others] = issue.values;
    const expected = others.length === 0 ? show(only) : `one of ${issue.values.map(String).join(", ")}`;
    return [
      { path, message: `expected ${expected}${others.length === 0 ? "," : ";"} found ${show(issue.input)}` },
    ];
  }
  return [{ path: issue.code === "invalid_union" ? path.slice(0, -1) : path, message: issue.message }];
}

/** A path as one reads it: `script[3].step`. */
export const written = (path: Path): string =>
  path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`,
    )
    .join("");

import { InvalidArgument } from "../abilities/invalid-argument.ts";

/** What an argument may be. */
export interface Kind {
  /** As words go on after "has to be". */
  readonly expected: string;
  /** `before` are the arguments in front of it. */
  readonly is: (value: unknown, before: readonly unknown[]) => boolean;
  /** Not all of it is looked at: where it lacks something, that is found out only when it is used. */
  readonly loosely?: true;
}

/** What the arguments of a function may be, by their names, in order. */
export type Kinds = Readonly<Record<string, Kind>>;

/** A value as a reader recognizes it. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value !== null) {
    const fields = Object.keys(value).slice(0, 5);
    return fields.length === 0 ? "an object without fields" : `an object with ${fields.join(", ")}`;
  }
  return typeof value === "string" ? JSON.stringify(value.slice(0, 30)) : String(value);
};

/** Errors that nobody meant to throw at whoever calls. */
const nameless: ReadonlySet<string> = new Set(["Error", "TypeError", "RangeError"]);

/**
 * The function as it is offered to whoever imports the package: what it is given is looked at before it runs. Inside of the
 * package it is called without that.
 */
export const taking = <F extends (...given: never[]) => unknown>(
  called: string,
  inner: F,
  kinds: Kinds,
): F => {
  const rows = Object.entries(kinds);
  const loose = rows.find(([, { loosely }]) => loosely);
  const refuse = (argument: string, expected: string, found: string, cause?: unknown): never => {
    const message = `${called}: '${argument}' has to be ${expected}; ${found}`;
    throw new InvalidArgument(message, { argument, expected, cause });
  };
  const checking = (...given: Parameters<F>): unknown => {
    for (const [at, [argument, { expected, is }]] of rows.entries())
      if (!is(given[at], given)) refuse(argument, expected, `found ${shown(given[at])}`);
    try {
      return inner(...given);
    } catch (cause) {
      if (loose === undefined || !(cause instanceof Error) || !nameless.has(cause.name)) throw cause;
      return refuse(loose[0], loose[1].expected, `it lacks something (${cause.message})`, cause);
    }
  };
  // It takes and gives what the function does, and may have several forms as that may.
  return checking as F;
};

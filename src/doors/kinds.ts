import type { Kind } from "./taking.ts";

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const of = (expected: string, is: Kind["is"]): Kind => ({ expected, is });
/** What may be left out. */
export const optional = (kind: Kind): Kind => ({
  ...kind,
  is: (value, before) => value === undefined || kind.is(value, before),
});
/** What is looked at only so far. */
export const loosely = (kind: Kind): Kind => ({ ...kind, loosely: true });

export const text = of("a text", (value) => typeof value === "string");
export const number = of("a number", (value) => typeof value === "number");
export const wholeNumber = of("a whole number", Number.isSafeInteger);
export const object = of("an object", isObject);
export const callable = of("a function", (value) => typeof value === "function");
export const bytes = of("the bytes of a file (Uint8Array)", (value) => value instanceof Uint8Array);
export const anything = of("anything", () => true);

export const listOf = (what: string, { is }: Kind): Kind =>
  of(`a list of ${what}`, (value, before) => Array.isArray(value) && value.every((each) => is(each, before)));
/** A list, a set, or anything else that can be gone through, but no text. */
export const iterable = (what: string): Kind =>
  of(`a list of ${what}`, (value) => typeof value === "object" && value !== null && Symbol.iterator in value);

/** An object with such fields, and maybe others. */
export const shape = (expected: string, fields: Readonly<Record<string, Kind>>): Kind =>
  of(
    expected,
    (value, before) =>
      isObject(value) && Object.entries(fields).every(([field, { is }]) => is(value[field], before)),
  );
/** One of several shapes, as its `type` says. */
export const typed = (
  expected: string,
  shapes: Readonly<Record<string, Readonly<Record<string, Kind>>>>,
): Kind =>
  of(expected, (value, before) => {
    if (!isObject(value) || typeof value["type"] !== "string") return false;
    const { type } = value;
    return Object.hasOwn(shapes, type) && shape(expected, shapes[type] ?? {}).is(value, before);
  });
export const either = (expected: string, ...kinds: readonly Kind[]): Kind =>
  of(expected, (value, before) => kinds.some(({ is }) => is(value, before)));

import type { Span } from "../types.ts";

/** Which words the parts of abilities come from. */
export type Origins = ReadonlyMap<object, Span>;

/** Taken down while somebody asks for it: texts are lowered one after the other. */
let known: Map<object, Span> | undefined;

const isWithin = (inner: Span | undefined, outer: Span): boolean =>
  inner !== undefined && outer.start <= inner.start && inner.end <= outer.end;

/** What parts were that became parts of their own: they still mean the very same. */
const originals = new WeakMap<object, object>();

/** The syntax tree is not what it was lowered to. */
const isSyntax = (value: object): boolean => "kind" in value && "span" in value;

/** What the words within did not bring about comes from the words as a whole. */
const attribute = (value: unknown, span: Span, into: Map<object, Span>): void => {
  if (typeof value !== "object" || value === null || into.has(value) || isSyntax(value)) return;
  into.set(value, span);
  for (const each of Object.values(value)) attribute(each, span, into);
};

/** What a few of the words brought about is what all of them stand for. */
const widen = (value: unknown, span: Span, into: Map<object, Span>): void => {
  if (typeof value === "object" && value !== null && isWithin(into.get(value), span)) into.set(value, span);
};

/**
 * Says what a node was lowered to. What stands for other words already, as what a pronoun means does, comes back as a
 * part of its own.
 */
export const cameFrom = <T>(node: { readonly span: Span } | undefined, made: T): T => {
  const span = node?.span;
  if (known === undefined || span === undefined || typeof made !== "object" || made === null) return made;
  if (!("type" in made) || typeof made.type !== "string") {
    if (Array.isArray(made)) for (const each of made) widen(each, span, known);
    attribute(made, span, known);
    return made;
  }
  const own = isWithin(known.get(made), span) ? made : { ...made };
  if (own !== made) originals.set(own, originalOf(made));
  known.set(own, span);
  for (const each of Object.values(own)) attribute(each, span, known);
  return own;
};

/** The part that one which stands for other words, too, was before it became a part of its own. */
export const originalOf = <T extends object>(part: T): T => (originals.get(part) as T | undefined) ?? part;

/** A part in a new form comes from the same words. */
export const reformed = (before: object, after: object): void => {
  const span = known?.get(before);
  if (span !== undefined) known?.set(after, span);
};

/** Lowers, and tells which words each part came from. */
export const withOrigins = <T>(lower: () => T): { readonly made: T; readonly origins: Origins } => {
  const origins = new Map<object, Span>();
  known = origins;
  try {
    return { made: lower(), origins };
  } finally {
    known = undefined;
  }
};

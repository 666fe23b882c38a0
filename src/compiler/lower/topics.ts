import type { Nodes } from "../../../grammar/language/index.ts";
import { holds } from "./same.ts";
import type { Span } from "../types.ts";

const namesObject: ReadonlySet<string> = new Set([
  "thisThing",
  "selfName",
  "thatThing",
  "theThing",
  "hostObject",
]);
/** The first words in a condition that speak of an object: "it" and "its", or a name. */
const firstSpokenOf = (value: unknown): { readonly kind: string; readonly start: number } | undefined => {
  if (Array.isArray(value)) return earliest(value.map(firstSpokenOf));
  if (typeof value !== "object" || value === null) return undefined;
  const { kind, span } = value as { readonly kind?: unknown; readonly span?: Span };
  const own =
    typeof kind === "string" &&
    span !== undefined &&
    (kind === "it" || kind === "its" || namesObject.has(kind))
      ? { kind, start: span.start }
      : undefined;
  return earliest([own, ...Object.values(value).map(firstSpokenOf)]);
};
const earliest = (
  found: readonly ({ readonly kind: string; readonly start: number } | undefined)[],
): { readonly kind: string; readonly start: number } | undefined =>
  found.reduce(
    (first, each) => (first === undefined || (each !== undefined && each.start < first.start) ? each : first),
    undefined,
  );
/** Whether the first object that a condition speaks of is "it": the text goes on about that. */
export const startsWithIt = (part: Nodes["conditionPart"]): boolean => {
  const { kind } = firstSpokenOf(part) ?? {};
  return kind === "it" || kind === "its";
};

/** "this creature", "this spell" or the card's name; not "this ability". */
export const namesItself = (what: { readonly kind: string }): boolean =>
  what.kind === "selfName" ||
  (what.kind === "thisThing" &&
    !holds(what, (part) => part["kind"] === "thisNoun" && part["what"] === "ability"));

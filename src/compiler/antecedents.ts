import { diagnostic } from "./diagnostics/diagnostic.ts";
import type { Diagnostic, Span } from "./types.ts";

type Node = Readonly<Record<string, unknown>> & { readonly kind: string; readonly span: Span };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "kind" in value && "span" in value;

interface Place {
  readonly node: Node;
  readonly parent: string;
}

const placesIn = (value: unknown, parent: string, into: Place[]): void => {
  if (Array.isArray(value)) for (const each of value) placesIn(each, parent, into);
  else if (isNode(value)) {
    into.push({ node: value, parent });
    for (const key in value) if (key !== "span") placesIn(value[key], value.kind, into);
  }
};

/** Phrases for players other than "you", by the names of their kinds; clauses and events of players are no phrases. */
const namesPlayer = (kind: string): boolean =>
  /player|opponent|controller|owner/i.test(kind) && !/Clause$|Event$|^controllerIs/.test(kind);

const pointsBack = ({ node, parent }: Place): boolean =>
  node.kind === "they" || (node.kind === "theirPlural" && parent !== "statOf");

/**
 * "They" and "their" need a player before them, and "that opponent" an opponent: "search your library and put it into
 * their hand" speaks of nobody.
 */
export const checkAntecedents = (root: unknown): readonly Diagnostic[] => {
  const places: Place[] = [];
  placesIn(root, "", places);
  const before = (node: Node, fits: (kind: string) => boolean): boolean =>
    places.some((place) => place.node.span.start < node.span.start && fits(place.node.kind));
  return places.flatMap((place): readonly Diagnostic[] => {
    const { node } = place;
    const who = node["who"];
    if (pointsBack(place) && !before(node, namesPlayer))
      return [diagnostic("RW4016", node.span, [node.kind === "they" ? "they" : "their"])];
    const opponent = node.kind === "thatPlayer" && isNode(who) && who.kind !== "playerWord";
    if (opponent && !before(node, (kind) => /opponent/i.test(kind)))
      return [diagnostic("RW4016", node.span, ["that opponent"])];
    return [];
  });
};

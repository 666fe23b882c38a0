import { diagnostic } from "./diagnostics/diagnostic.ts";
import { type AnyNode, isNode, type Place, type Tree } from "./tree.ts";
import type { Diagnostic } from "./types.ts";

/** Phrases for players other than "you", by the names of their kinds; clauses and events of players are no phrases. */
const namesPlayer = (kind: string): boolean =>
  /player|opponent|controller|owner|startingWith|theOneWith/i.test(kind) &&
  !/Clause$|Event$|^controllerIs/.test(kind);

const pointsBack = ({ node, parent }: Place): boolean =>
  node.kind === "they" || (node.kind === "theirPlural" && parent?.node.kind !== "statOf");

/**
 * "They" and "their" need a player before them, and "that opponent" an opponent: "search your library and put it into
 * their hand" speaks of nobody.
 */
export const checkAntecedents = ({ places }: Tree): readonly Diagnostic[] => {
  const before = (node: AnyNode, fits: (kind: string) => boolean): boolean =>
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

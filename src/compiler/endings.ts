import { diagnostic } from "./diagnostics/diagnostic.ts";
import { type AnyNode, encloses, isNode, type Place, type Tree } from "./tree.ts";
import type { Diagnostic } from "./types.ts";

const postOf = ({ post }: AnyNode): readonly AnyNode[] => (Array.isArray(post) ? post.filter(isNode) : []);

/** What says whose things are, where they are or what was done to them. */
const closing: ReadonlySet<string> = new Set([
  "controlledBy",
  "heldOtherwise",
  "ownedBy",
  "inZone",
  "thisWay",
  "theyDidThisWay",
]);
/** What things are like, wherever they are. */
const describing: ReadonlySet<string> = new Set([
  "withAttribute",
  "withoutAttribute",
  "eachWith",
  "namedCard",
  "ofTrait",
  "otherThan",
]);
const isOpen = (noun: AnyNode): boolean => postOf(noun).every(({ kind }) => describing.has(kind));

/** What is counted, but for what a sentence goes through first: "for each creature you control, …". */
const countedIn = ({ node, parent }: Place): AnyNode | undefined =>
  (node.kind === "forEachObject" && parent?.node.kind !== "forEachFront") || node.kind === "numberOf"
    ? (node["objects"] as AnyNode | undefined)
    : undefined;

/** The sentence that something stands in: clauses, or what is said of a card in one piece. */
const sentenceOf = (place: Place): AnyNode => {
  const { node, parent } = place;
  return node.kind === "clauses" || parent === undefined || parent.node.kind === "body"
    ? node
    : sentenceOf(parent);
};

/**
 * "1 life for each artifact and 2 life for each creature destroyed this way": what ends the last of two counts may be said of
 * the first as well.
 */
export const checkEndings = ({ places }: Tree): readonly Diagnostic[] => {
  const counts = places.filter((place) => isNode(countedIn(place)));
  return counts.flatMap((place, index): readonly Diagnostic[] => {
    const before = counts[index - 1];
    if (before?.node.kind !== place.node.kind || encloses(before.node, place.node)) return [];
    const [first, last] = [countedIn(before)!, countedIn(place)!];
    const ending = postOf(last).at(-1);
    if (ending === undefined || !closing.has(ending.kind) || !isOpen(first)) return [];
    if (sentenceOf(before) !== sentenceOf(place)) return [];
    return [
      diagnostic("RW4003", ending.span, [
        "this may be said of the last that are counted or of all of them: say it of each",
      ]),
    ];
  });
};

import type { ParagraphNode } from "../../grammar/parse.ts";
import { isNode, withParts, type AnyNode, type Tree } from "./tree.ts";
import type { Span } from "./types.ts";

const postOf = ({ post }: AnyNode): readonly AnyNode[] => (Array.isArray(post) ? post.filter(isNode) : []);
const isCards = ({ head }: AnyNode): boolean => isNode(head) && head["what"] === "card";

/** Whether these are on the battlefield: nobody looks for them among cards. */
const isElsewhere = (noun: AnyNode, parent: AnyNode): boolean =>
  !isCards(noun) && (parent.kind === "thatThing" || postOf(noun).some(({ kind }) => kind === "controlledBy"));

/** The same without "from among them", where a noun within that ends with it is nothing to be found among cards. */
const withoutAmong = (node: AnyNode, parent: AnyNode): readonly [AnyNode, AnyNode] | undefined => {
  const post = postOf(node);
  const last = post.at(-1);
  if (last?.kind === "amongThem")
    return isElsewhere(node, parent) ? [{ ...node, post: post.slice(0, -1) }, last] : undefined;
  for (const [key, value] of Object.entries(node)) {
    const inner = Array.isArray(value) ? (value as readonly unknown[]).at(-1) : value;
    if (!isNode(inner) || inner.span.end !== node.span.end) continue;
    const found = withoutAmong(inner, node);
    if (found === undefined) continue;
    const [without, among] = found;
    return [{ ...node, [key]: Array.isArray(value) ? [...value.slice(0, -1), without] : without }, among];
  }
  return undefined;
};

/**
 * A tree in which "from among them" is said of the cards that are looked for: "a creature card with mana value less than the
 * number of lands you control from among them" (the reading takes it for the nearest noun).
 */
export const withAttachments = (root: ParagraphNode, { kinds }: Tree): ParagraphNode => {
  if (!kinds.includes("amongThem")) return root;
  let moved = false;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isNode(value)) return value;
    const found =
      isCards(value) && postOf(value).at(-1)?.kind !== "amongThem" ? withoutAmong(value, value) : undefined;
    moved ||= found !== undefined;
    const whole = found === undefined ? value : { ...found[0], post: [...postOf(found[0]), found[1]] };
    return withParts(whole, visit);
  };
  const done = visit(root) as ParagraphNode;
  return moved ? done : root;
};

/** Words for objects already known, which nothing picks out. */
const isReference = (node: AnyNode): boolean => node.kind !== "determined" && node.kind !== "series";

/** "A permanent other than that creature or this Equipment": what is excepted, all of it, is objects already known. */
const exceptsKnown = ({ noun }: AnyNode): boolean => {
  if (!isNode(noun)) return false;
  const last = postOf(noun).at(-1);
  if (last?.kind !== "otherThan" || !isNode(last["what"])) return false;
  const { kind, items } = last["what"];
  return kind === "series" && Array.isArray(items) && items.filter(isNode).every(isReference);
};

/**
 * Whether a phrase that can be read in two ways is meant as it was read: several objects already known behind "other than" are
 * all excepted, as they would be named first if they were not.
 */
export const isDecided = ({ start, end }: Span, { places }: Tree): boolean =>
  places.some(({ node }) => node.span.start === start && node.span.end === end && exceptsKnown(node));

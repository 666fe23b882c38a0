import { diagnostic } from "./diagnostics/diagnostic.ts";
import { isNode, type Place, type Tree } from "./tree.ts";
import type { Diagnostic } from "./types.ts";

/** Where the sentence begins that something stands in. */
const sentenceStart = ({ node, parent }: Place): number =>
  parent === undefined || node.kind === "clauses" ? node.span.start : sentenceStart(parent);

/**
 * "Draw two cards, where X is …": a value is given to a letter that nothing in the sentence or behind it speaks of
 * (107.3i). `words` is the paragraph's text.
 */
export const checkValues = ({ places }: Tree, words: string): readonly Diagnostic[] =>
  places.flatMap((place) => {
    const { node } = place;
    if (!["whereVariable", "alsoWhere"].includes(node.kind) || !isNode(node["letter"])) return [];
    const letter = String(node["letter"]["letter"]);
    const { start, end } = node.span;
    const others = `${words.slice(sentenceStart(place), start)} ${words.slice(end)}`;
    return new RegExp(`\\b${letter}\\b`).test(others)
      ? []
      : [diagnostic("RW4002", node.span, [`nothing here speaks of ${letter}`])];
  });

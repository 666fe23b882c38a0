import { diagnostic } from "./diagnostics/diagnostic.ts";
import { type AnyNode, isNode, type Tree } from "./tree.ts";
import type { Diagnostic } from "./types.ts";

/** The words for a type, one by one; lists of types are no further adjectives. */
const typesIn = (head: unknown): readonly AnyNode[] => {
  if (!isNode(head)) return [];
  if (head.kind === "typeCompound" || head.kind === "pluralCompound")
    return [head["first"], head["rest"], head["last"]].flat().filter(isNode);
  return typesIn(head["types"]);
};

/** What stands in front of a noun, and the types it is made of. */
const wordsOfNoun = ({ mods, head }: AnyNode): readonly AnyNode[] => {
  if (!Array.isArray(mods)) return typesIn(head);
  const adjectives = mods.filter(isNode);
  return [
    ...adjectives.map((each) => (each.kind === "modifierComma" && isNode(each["mod"]) ? each["mod"] : each)),
    ...typesIn(head),
  ];
};

/** What a noun says twice: "legendary legendary creature", "creature creature card". */
export const checkRepetition = ({ places }: Tree, words: string): readonly Diagnostic[] =>
  places.flatMap(({ node }) => {
    // Most nodes are no nouns.
    if (node["mods"] === undefined && node["head"] === undefined) return [];
    const said = wordsOfNoun(node);
    if (said.length < 2) return [];
    const known = new Set<string>();
    return said.flatMap(({ span }) => {
      const word = words.slice(span.start, span.end);
      if (known.has(word.toLowerCase())) return [diagnostic("RW3011", span, [word])];
      known.add(word.toLowerCase());
      return [];
    });
  });

import type { Ability } from "../../abilities/index.ts";
import type { ParagraphNode } from "../../../grammar/parse.ts";
import { ownNamesOf } from "../compile.ts";
import type { Compiler, ParsedParagraph } from "../compiler.ts";
import { abilitiesOfParagraph } from "../lower/abilities.ts";
import { factsOf } from "../lower/facts.ts";
import { type Origins, withOrigins } from "../lower/origins.ts";
import { Refused, type FaceFacts } from "../lower/scope.ts";
import { Dangling } from "../lower/tidy.ts";
import { readCharacteristics } from "../read/characteristics.ts";
import type { CompiledFace, FaceSource, Span } from "../types.ts";

/** Words of a paragraph, and the part of its abilities that they became. */
export interface Link {
  /** Counts from the start of the paragraph. */
  readonly span: Span;
  /** From the list of the paragraph's abilities to the part. */
  readonly path: readonly (string | number)[];
}

const within = (outer: Span | undefined, inner: Span): boolean =>
  outer === undefined || (outer.start <= inner.start && inner.end <= outer.end);

/**
 * The links of all parts whose words are known. A part whose words are not among those of what it is a part of is left
 * out: it is a thing that many texts share, and other words brought it here.
 */
const linksIn = (abilities: readonly Ability[], origins: Origins): readonly Link[] => {
  const found: Link[] = [];
  const visit = (value: unknown, path: Link["path"], around: Span | undefined): void => {
    if (typeof value !== "object" || value === null) return;
    const span = origins.get(value);
    const fits = span !== undefined && within(around, span);
    if (fits && !Array.isArray(value)) found.push({ span, path });
    for (const [key, each] of Object.entries(value))
      visit(each, [...path, Array.isArray(value) ? Number(key) : key], fits ? span : around);
  };
  visit(abilities, [], undefined);
  return found;
};

const linksOfParagraph = (
  node: ParagraphNode,
  facts: FaceFacts,
  meant: readonly Ability[],
): readonly Link[] => {
  try {
    const { made, origins } = withOrigins(() => abilitiesOfParagraph(node, facts));
    // What is told of other abilities than the card's would be no link but a guess.
    return JSON.stringify(made) === JSON.stringify(meant) ? linksIn(made, origins) : [];
  } catch (error) {
    // Paragraphs that are one text together are not lowered one by one.
    if (error instanceof Refused || error instanceof Dangling) return [];
    throw error;
  }
};

const nodeOf = ({ result }: ParsedParagraph): readonly ParagraphNode[] =>
  "node" in result ? [result.node] : [];

/** Which words of a face became which parts of its abilities, for each paragraph that was read. */
export const linksOf = (
  source: FaceSource,
  { paragraphs = [] }: CompiledFace,
  index: number,
  { parse, means }: Compiler,
): readonly (readonly Link[])[] => {
  const nodes = parse(source.text, ownNamesOf(source)).paragraphs.flatMap(nodeOf);
  if (nodes.length !== paragraphs.length) return nodes.map(() => []);
  const { face } = readCharacteristics(source);
  const facts = factsOf(face, nodes, means.definitions, index);
  return nodes.map((node, place) => linksOfParagraph(node, facts, paragraphs[place]!.abilities));
};

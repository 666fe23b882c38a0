import type { Compiler } from "../compiler/compiler.ts";
import type { CardSource, Span } from "../compiler/types.ts";

/** What the pronouns of a card's text mean, a line each, for people. */
export const referentLines = (source: CardSource, { parse, referents }: Compiler): readonly string[] =>
  source.faces.flatMap(({ name, text, typeLine }) =>
    parse(text, { name, shortNames: [] }).paragraphs.flatMap(({ start, result }) => {
      if (!("node" in result)) return [];
      const words = (span: Span): string => `“${text.slice(start + span.start, start + span.end)}”`;
      return referents(result.node, { typeLine }).map(({ span, means, rule }) => {
        if (means === "itself") return `${words(span)} = the object itself`;
        if (means === "source") return `${words(span)} = the source of the damage`;
        return "start" in means
          ? `${words(span)} = ${words(means)} (${rule ?? ""})`
          : `${words(span)} is not clear: ${means.map(words).join(" or ")}`;
      });
    }),
  );

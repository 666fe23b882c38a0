import { parse, referents, type Referent } from "../../src/compiler/index.ts";

const own = { name: "Test Card", shortNames: [] };

/** The words of a text with what they mean, and the rules that say so. */
export const told = (
  text: string,
  typeLine = "",
): readonly (readonly [word: string, means: string, rule: string])[] =>
  parse(text, own).paragraphs.flatMap(({ start, result }) => {
    if (!("node" in result)) throw new Error(`not read: ${text}`);
    const words = ({ start: from, end }: { start: number; end: number }): string =>
      text.slice(start + from, start + end);
    return referents(result.node, { typeLine }).map(({ span, means, rule }: Referent) => [
      words(span),
      typeof means === "string" ? means : "start" in means ? words(means) : means.map(words).join(" or "),
      rule ?? "not clear",
    ]);
  });
/** … without the rules. */
export const meanings = (text: string, typeLine?: string): readonly string[] =>
  told(text, typeLine).map(([word, means]) => `${word}: ${means}`);

import type { Paragraph } from "../../grammar/lexer.ts";
import type { Refusal } from "../../grammar/parse.ts";
import { diagnostic } from "./diagnostics/diagnostic.ts";
import { didYouMean } from "./diagnostics/suggest.ts";
import type { Diagnostic } from "./types.ts";

/** How a class of words is called in a message. */
const classNames: Readonly<Record<string, string>> = {
  "<color>": "a color",
  "<cardType>": "a card type",
  "<pluralType>": "card types",
  "<supertype>": "a supertype",
  "<subtype>": "a subtype",
  "<keyword>": "a keyword",
  "<counterName>": "a kind of counter",
  "<numberWord>": "a number",
  "<integer>": "a number",
  "<ordinal>": "an ordinal such as second",
  "<variable>": "X",
  "<change>": "a change such as +1/+1",
  "<size>": "a size such as 2/2",
  "<mana>": "mana such as {2}{R}",
  "<loyalty>": "a loyalty cost",
  "<self>": "the card's name",
  "<cardName>": "a name",
  "<abilityWord>": "an ability word",
};

/** The message about a paragraph that could not be read: it points at the first word that fits no reading. */
export const misunderstood = (text: string, paragraph: Paragraph, refusal: Refusal): Diagnostic => {
  const { start, end } = refusal;
  const word = text.slice(start, end);
  const expected = [...new Set(refusal.expected.map((name) => classNames[name] ?? name))].sort();
  const at = start >= end || start >= paragraph.end;
  if (at) {
    const last = paragraph.tokens[paragraph.tokens.length - 1]!;
    const code = expected.includes(".") ? "RW3004" : "RW3002";
    return diagnostic(code, { start: last.start, end: last.end }, [], { expected });
  }
  const suggestion = didYouMean(
    word.toLowerCase(),
    refusal.expected.filter((name) => !name.startsWith("<")),
  );
  return diagnostic("RW3001", { start, end }, [word], {
    expected,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
};

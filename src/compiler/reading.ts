import { lex, type LexError, type OwnNames, type Paragraph } from "../../grammar/lexer.ts";
import type { Parameters } from "../../grammar/parameters.ts";
import type { Lexicon } from "../../grammar/vocabulary.ts";
import type { PrintContext } from "../../grammar/engine/template.ts";
import { isNameAlone, parseParagraph, type ParagraphNode, type Refusal } from "../../grammar/parse.ts";
import { checkAgreement } from "./agreement.ts";
import { checkAntecedents } from "./antecedents.ts";
import { isDecided, withAttachments } from "./attachment.ts";
import { checkRepetition } from "./repetition.ts";
import { checkConjunctions } from "./conjunctions.ts";
import { checkValues } from "./values.ts";
import { checkCharacters } from "./diagnostics/characters.ts";
import { diagnostic } from "./diagnostics/diagnostic.ts";
import { checkEndings } from "./endings.ts";
import { shifted } from "./diagnostics/position.ts";
import { withoutGaps } from "./gaps.ts";
import { printParagraph } from "./print-paragraph.ts";
import { syntaxDiagnostic } from "./diagnostics/syntax.ts";
import { wordingDiagnostic } from "./diagnostics/wording.ts";
import { type Lowered, newLowered } from "./lowered.ts";
import { checkGranted, namedTypes } from "./own-types.ts";
import { type AnyNode, treeOf } from "./tree.ts";
import type { Diagnostic, FaceSource } from "./types.ts";

/** Text as it is compared with what is printed: white space, notation and reminder text aside. */
const comparable = (text: string): string =>
  text
    .replace(/<([^<>\n]*)>/g, "{$1}")
    .replace(/\{([^{}\n]*)\}/g, (_, symbol: string) => `{${symbol.toUpperCase()}}`)
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–]/g, "-")
    .replace(/\s*(—|--)\s*/g, "—")
    .replace(/(?<=[A-Za-z])-(?=\{)/g, "—")
    .replace(/\[([+-]?(?:\d+|X))\]/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:)])/g, "$1")
    .trim();

/** A paragraph's own words, without its reminder text. */
const wordsOf = (text: string, paragraph: Paragraph): string => {
  let words = "";
  let at = paragraph.start;
  for (const reminder of paragraph.reminders) {
    words += text.slice(at, reminder.start);
    at = reminder.end;
  }
  return (words + text.slice(at, paragraph.end)).trimEnd();
};

const lexicalError = (error: LexError): Diagnostic => {
  const span = { start: error.start, end: error.end };
  switch (error.kind) {
    case "unknownSymbol":
      return diagnostic("RW2001", span, [error.text]);
    case "unclosedBrace":
    case "unclosedParenthesis":
      return diagnostic("RW2002", span, [error.text]);
    case "unclosedQuote":
      return diagnostic("RW2006", span, []);
    case "strayCharacter":
      if (/^[!?]/.test(error.text)) return diagnostic("RW2009", span, [error.text]);
      if (/^[+−–-]/.test(error.text)) return diagnostic("RW2008", span, []);
      return diagnostic("RW2004", span, [error.text]);
    default:
      return error.kind satisfies never;
  }
};

/** A paragraph as it was read; positions count from its start. */
interface Outcome {
  readonly reading: { readonly node: ParagraphNode } | Refusal;
  /** With marks in place of the card's own names. */
  readonly printed: string;
  /** What calls the card, or what it is attached to, by a type. */
  readonly namedTypes: readonly AnyNode[];
  readonly diagnostics: readonly Diagnostic[];
}
interface KnownParagraph extends Outcome {
  readonly lowered: Lowered;
  /** What the card is called on which it was read, where the paragraph calls it by its name; nothing else of it counts. */
  readonly calls: string;
}
export interface ReadParagraph extends KnownParagraph {
  readonly paragraph: Paragraph;
  /** It calls the card by its name, and was read on another card: positions within may be off. */
  readonly borrowed: boolean;
}

/** Points at the first place where the printed text is another than the card's. */
const differs = (paragraphText: string, paragraph: Paragraph, printed: string): Diagnostic => {
  // Reminder text is blanked out, so that positions stay what they are.
  let words = paragraphText;
  for (const reminder of paragraph.reminders) {
    const from = reminder.start - paragraph.start;
    const to = reminder.end - paragraph.start;
    words = words.slice(0, from) + " ".repeat(to - from) + words.slice(to);
  }
  return (
    wordingDiagnostic(words, printed, 0) ??
    diagnostic("RW3006", { start: 0, end: words.length }, [words, printed])
  );
};

/** The longest printed abilities have under 300 words and marks; reading needs a call on the stack for nearly each. */
const mostTokens = 600;

/**
 * Marks for the card's own names, so that a paragraph reads and prints the same on every card that it stands on; the last
 * is that of the last name.
 */
const marks: readonly string[] = [..."\u0001\u0002\u0003\u0004\u0005\u0007\u0008"];
const markedContext: PrintContext = { names: marks, modern: false, notation: "braces" };

const withNames = (printed: string, names: readonly string[]): string =>
  marks.reduce((text, mark, index) => {
    const name = names[index] ?? names.at(-1)!;
    return text.includes(mark) ? text.replaceAll(mark, () => name) : text;
  }, printed);

/** With which words a paragraph is read, and how. */
interface Manner {
  readonly lexicon: Lexicon;
  /** What the card is called, for each of the marks. */
  readonly names: readonly string[];
  readonly brief: boolean;
  readonly plural: boolean;
}

const readParagraph = (text: string, paragraph: Paragraph, manner: Manner): Outcome => {
  const { lexicon, names, brief, plural } = manner;
  const words = text.slice(paragraph.start, paragraph.end);
  if (paragraph.tokens.length > mostTokens) {
    const whole = { start: 0, end: words.length };
    const tooLong = diagnostic("RW1004", whole, [String(words.length)]);
    return { reading: { ...whole, expected: [] }, printed: "", namedTypes: [], diagnostics: [tooLong] };
  }
  const reading = parseParagraph(paragraph);
  if (!("node" in reading)) {
    const { start, end } = reading;
    const found = brief
      ? diagnostic("RW3001", { start, end }, [words.slice(start, end)])
      : syntaxDiagnostic(words, reading, 0, lexicon);
    return { reading, printed: "", namedTypes: [], diagnostics: [found] };
  }
  const diagnostics: Diagnostic[] = [];
  const tree = treeOf(reading.node);
  // "bands with other legendary creatures" in quotation marks: keywords begin with a small letter there, too.
  for (const { node, parent } of tree.places)
    if (node.kind === "keywordLine" && parent !== undefined && /^[a-z]/.test(words.slice(node.span.start)))
      (node as { small?: true }).small = true;
  const marked = printParagraph(reading.node, markedContext);
  const printed = withNames(marked, names);
  const written = wordsOf(text, paragraph);
  diagnostics.push(...checkAgreement(tree, words, plural), ...checkGranted(tree, lexicon));
  diagnostics.push(...checkRepetition(tree, words));
  if (/\bwhere\b/.test(words)) diagnostics.push(...checkValues(tree, words));
  if (/\b(?:and|or)\b/.test(words)) diagnostics.push(...checkConjunctions(tree));
  if (/\b(?:and|plus|minus|then)\b/.test(words)) diagnostics.push(...checkEndings(tree));
  if (/\b(?:they|their|that opponent)\b/i.test(words)) diagnostics.push(...checkAntecedents(tree));
  const ambiguity = reading.ambiguities.find((one) => !isDecided(one, tree));
  if (ambiguity !== undefined)
    diagnostics.push(diagnostic("RW3007", ambiguity, [words.slice(ambiguity.start, ambiguity.end)]));
  if (printed !== written && comparable(printed) !== comparable(written))
    diagnostics.push(differs(words, paragraph, printed));
  const node = withoutGaps(withAttachments(reading.node, tree), tree);
  if ("unknown" in node)
    diagnostics.push(
      diagnostic("RW4001", node.unknown.span, ["say again what is done: no verb before this fits"]),
    );
  const whole = "unknown" in node ? reading : { ...reading, node };
  return { reading: whole, printed: marked, namedTypes: namedTypes(tree), diagnostics };
};

const mostKnown = 50_000;

/** Characters of a short paragraph: half of those that come again are short, and these take little memory. */
const mostShort = 50;

/** A paragraph's words with marks for the card's own names: what decides how it is read. */
export const keyOf = (
  text: string,
  paragraph: Paragraph,
): { readonly key: string; readonly named: boolean } => {
  let key = "";
  let at = paragraph.start;
  let named = false;
  for (const token of paragraph.tokens) {
    if (!token.word.self || token.image === "~") continue;
    key += text.slice(at, token.start) + (marks[Number(token.image)] ?? marks.at(-1)!);
    // What is a word of the rules as well may have been read as that.
    at = isNameAlone(token) ? token.end : token.start;
    named = true;
  }
  return { key: key + text.slice(at, paragraph.end), named };
};

/** How a text is to be read. */
export interface ReadingOptions {
  /** Without what only a person needs: what could have stood in place of a word that is not understood. */
  readonly brief: boolean;
  /** Without what was read on a card with another name. */
  readonly fresh: boolean;
}

/** Reads texts with the words of a vocabulary, each paragraph once for all the cards that have it. */
export class Reader {
  readonly lexicon: Lexicon;
  private readonly known = new Map<string, KnownParagraph>();
  /** Those of them that came again: one that stands on two cards stands on many. */
  private readonly common = new Map<string, KnownParagraph>();
  /** The keys of those that were forgotten: what comes again after that is common. */
  private readonly forgotten = new Set<string>();

  private readonly parameters: Parameters | undefined;

  /** With parameters it reads definitions. */
  constructor(lexicon: Lexicon, parameters?: Parameters) {
    this.lexicon = lexicon;
    this.parameters = parameters;
  }

  /** Forgets the long paragraphs that were read on one card only: gives their memory back. */
  forget(): void {
    for (const key of this.known.keys()) {
      if (key.length <= mostShort) continue;
      this.known.delete(key);
      this.forgotten.add(key);
    }
  }

  private knownBy(key: string): KnownParagraph | undefined {
    const common = this.common.get(key);
    if (common !== undefined) return common;
    const known = this.known.get(key);
    if (known !== undefined) this.common.set(key, known);
    return known;
  }

  /** The paragraphs of a face that have words of their own, in order. Diagnostics are added to `diagnostics`. */
  read(
    face: FaceSource,
    own: OwnNames,
    options: ReadingOptions,
    diagnostics: Diagnostic[],
  ): readonly ReadParagraph[] {
    const { text } = face;
    const lexed = lex(text, own, this.lexicon, this.parameters);
    const characters = checkCharacters(text);
    diagnostics.push(...characters);
    if (characters.length === 0) for (const error of lexed.errors) diagnostics.push(lexicalError(error));
    const broken = lexed.errors.length + characters.length > 0;
    const read: ReadParagraph[] = [];
    for (const paragraph of lexed.paragraphs) {
      if (paragraph.tokens.length === 0) continue;
      const outcome = this.readOnce(text, paragraph, own, options);
      // A broken symbol is its own message; what follows from it need not be said.
      if ("node" in outcome.reading || !broken)
        diagnostics.push(...outcome.diagnostics.map((each) => shifted(each, paragraph.start)));
      read.push(outcome);
    }
    return read;
  }

  private readOnce(
    text: string,
    paragraph: Paragraph,
    { name, shortNames, plural = false }: OwnNames,
    { brief, fresh }: ReadingOptions,
  ): ReadParagraph {
    const names = [name, ...shortNames];
    const { key: words, named } = keyOf(text, paragraph);
    const key = `${words}${brief ? "\u0000" : ""}${named && plural ? "\u0006" : ""}`;
    const calls = named ? names.join("\n") : "";
    // Positions in messages count the letters of the name, so only what is without fault reads alike on every card.
    const ownKey = named ? `${key}\n${calls}` : key;
    const alike = this.knownBy(key);
    const isOther = alike === undefined || (fresh && alike.calls !== calls);
    const before = isOther && named ? this.knownBy(ownKey) : alike;
    if (before !== undefined) {
      const printed = named ? withNames(before.printed, names) : before.printed;
      return { ...before, paragraph, printed, borrowed: before.calls !== calls };
    }
    const outcome = readParagraph(text, paragraph, { lexicon: this.lexicon, names, brief, plural });
    const isOwn = alike !== undefined || outcome.diagnostics.length > 0;
    const made = this.remember(isOwn ? ownKey : key, { ...outcome, lowered: newLowered(), calls });
    return { ...made, paragraph, printed: withNames(made.printed, names), borrowed: false };
  }

  private remember(key: string, entry: KnownParagraph): KnownParagraph {
    for (const keys of [this.known, this.common, this.forgotten]) if (keys.size >= mostKnown) keys.clear();
    (this.forgotten.has(key) ? this.common : this.known).set(key, entry);
    return entry;
  }
}

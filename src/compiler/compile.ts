import type { Ability, Card, Face } from "../abilities/index.ts";
import { lex, type LexError, type OwnNames, type Paragraph } from "../../grammar/lexer.ts";
import type { PrintContext } from "../../grammar/engine/template.ts";
import { parseParagraph, printNode, type ParagraphNode, type Refusal } from "../../grammar/parse.ts";
import { checkAgreement } from "./agreement.ts";
import { checkAntecedents } from "./antecedents.ts";
import { checkCharacters } from "./diagnostics/characters.ts";
import { checkConjunctions } from "./conjunctions.ts";
import { diagnostic, settled } from "./diagnostics/diagnostic.ts";
import { syntaxDiagnostic } from "./diagnostics/syntax.ts";
import { wordingDiagnostic } from "./diagnostics/wording.ts";
import { abilitiesOfParagraph, asOneText } from "./lower/abilities.ts";
import { factsOf } from "./lower/facts.ts";
import { Dangling } from "./lower/tidy.ts";
import { Refused, type FaceFacts } from "./lower/scope.ts";
import { checkGranted, checkOwnTypes, namedTypes } from "./own-types.ts";
import { readCharacteristics } from "./read/characteristics.ts";
import { type AnyNode, treeOf } from "./tree.ts";
import type {
  CardSource,
  CompileOptions,
  CompiledCard,
  CompiledFace,
  Diagnostic,
  FaceSource,
} from "./types.ts";

/** What the text of a face may call its own card (201.5): the full name, and for a legendary card the first part of it. */
export const ownNamesOf = (face: Pick<FaceSource, "name" | "typeLine">): OwnNames => {
  const { name } = face;
  const short = new Set<string>();
  const comma = name.indexOf(", ");
  if (comma > 0) short.add(name.slice(0, comma));
  if (/\bLegendary\b/.test(face.typeLine)) {
    const given = /^(.+?) (?:of|the|from|to|in|von|van|and) /.exec(name)?.[1];
    if (given !== undefined) short.add(given);
    const first = name.split(" ")[0] ?? "";
    if (first !== "The" && first.length > 2) short.add(first.replace(/,$/, ""));
  }
  short.delete(name);
  return { name, shortNames: [...short].sort((a, b) => b.length - a.length) };
};

/** Text as it is compared with what is printed: white space, notation and reminder text aside. */
const comparable = (text: string): string =>
  text
    .replace(/<([^<>\n]*)>/g, "{$1}")
    .replace(/\{([^{}\n]*)\}/g, (_, symbol: string) => `{${symbol.toUpperCase()}}`)
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–]/g, "-")
    .replace(/\s*(—|--)\s*/g, "—")
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
  return words + text.slice(at, paragraph.end);
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
  readonly printed: string;
  /** What calls the card, or what it is attached to, by a type. */
  readonly namedTypes: readonly AnyNode[];
  readonly diagnostics: readonly Diagnostic[];
}
interface ReadParagraph extends KnownParagraph {
  readonly paragraph: Paragraph;
}

const shifted = (found: Diagnostic, offset: number): Diagnostic => ({
  ...found,
  start: found.start + offset,
  end: found.end + offset,
});

/** The longest printed abilities have under 300 words and marks; reading needs a call on the stack for nearly each. */
const mostTokens = 600;

const readParagraph = (
  text: string,
  paragraph: Paragraph,
  context: PrintContext,
  brief: boolean,
): Outcome => {
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
      : syntaxDiagnostic(words, reading, 0);
    return { reading, printed: "", namedTypes: [], diagnostics: [found] };
  }
  const diagnostics: Diagnostic[] = [];
  const printed = printNode(reading.node, "paragraph", context);
  const tree = treeOf(reading.node);
  diagnostics.push(...checkAgreement(tree, words), ...checkGranted(tree));
  if (/\b(?:and|or)\b/.test(words)) diagnostics.push(...checkConjunctions(tree));
  if (/\b(?:they|their|that opponent)\b/i.test(words)) diagnostics.push(...checkAntecedents(tree));
  const [ambiguity] = reading.ambiguities;
  if (ambiguity !== undefined)
    diagnostics.push(diagnostic("RW3007", ambiguity, [words.slice(ambiguity.start, ambiguity.end)]));
  if (comparable(printed) !== comparable(wordsOf(text, paragraph)))
    diagnostics.push(differs(words, paragraph, printed));
  return { reading, printed, namedTypes: namedTypes(tree), diagnostics };
};

/** Marks for the card's own names, so that a paragraph reads the same on every card that it stands on. */
const marks: readonly string[] = ["\u0001", "\u0002", "\u0003", "\u0004", "\u0005"];
const markedContext: PrintContext = { names: marks, modern: false, notation: "braces" };

interface KnownParagraph extends Outcome {
  /** What it was lowered to, by the facts that lowering asked for. */
  readonly abilities: Map<string, readonly Ability[]>;
}
const known = new Map<string, KnownParagraph>();
const mostKnown = 50_000;

const remember = (key: string, outcome: Outcome): KnownParagraph => {
  if (known.size >= mostKnown) known.clear();
  const entry: KnownParagraph = { ...outcome, abilities: new Map() };
  known.set(key, entry);
  return entry;
};

/** A paragraph's words with marks for the card's own names: what decides how it is read. */
const keyOf = (text: string, paragraph: Paragraph): { readonly key: string; readonly named: boolean } => {
  let key = "";
  let at = paragraph.start;
  for (const token of paragraph.tokens) {
    if (token.keys[0] !== "<self>" || token.image === "~") continue;
    key += text.slice(at, token.start) + (marks[Number(token.image)] ?? marks[0]!);
    at = token.end;
  }
  return { key: key + text.slice(at, paragraph.end), named: at > paragraph.start };
};

const withNames = (printed: string, names: readonly string[]): string =>
  [...marks.entries()].reduce(
    (text, [index, mark]) => (text.includes(mark) ? text.replaceAll(mark, names[index] ?? "~") : text),
    printed,
  );

const readOnce = (
  text: string,
  paragraph: Paragraph,
  names: readonly string[],
  brief: boolean,
): KnownParagraph => {
  const { key, named } = keyOf(text, paragraph);
  const before = known.get(brief ? key : `${key}\u0000`);
  if (before !== undefined) return named ? { ...before, printed: withNames(before.printed, names) } : before;
  const context: PrintContext = { names, modern: false, notation: "braces" };
  const outcome = readParagraph(text, paragraph, context, brief);
  // Positions in messages count the letters of the name, so only what is without fault reads alike on every card.
  if (named && outcome.diagnostics.length > 0) return { ...outcome, abilities: new Map() };
  const marked =
    named && "node" in outcome.reading
      ? { ...outcome, printed: printNode(outcome.reading.node, "paragraph", markedContext) }
      : outcome;
  const entry = remember(brief ? key : `${key}\u0000`, marked);
  return named ? { ...entry, printed: outcome.printed } : entry;
};

const readText = (
  face: FaceSource,
  own: OwnNames,
  brief: boolean,
  diagnostics: Diagnostic[],
): readonly ReadParagraph[] => {
  const { text } = face;
  const lexed = lex(text, own);
  const characters = checkCharacters(text);
  diagnostics.push(...characters);
  if (characters.length === 0) for (const error of lexed.errors) diagnostics.push(lexicalError(error));
  const broken = lexed.errors.length + characters.length > 0;
  const names = [own.name, ...own.shortNames];
  const read: ReadParagraph[] = [];
  for (const paragraph of lexed.paragraphs) {
    if (paragraph.tokens.length === 0) continue;
    const outcome = readOnce(text, paragraph, names, brief);
    // A broken symbol is its own message; what follows from it need not be said.
    if ("node" in outcome.reading || !broken)
      diagnostics.push(...outcome.diagnostics.map((each) => shifted(each, paragraph.start)));
    read.push({ ...outcome, paragraph });
  }
  return read;
};

/** Everything of a face that lowering may ask for, as a key; its name only where the text speaks of names. */
const keyOfFacts = ({ name: _, ...facts }: FaceFacts): string => JSON.stringify(facts);

/** Lowers a paragraph, once for all faces with the same facts. Throws `Refused`. */
const abilitiesOnce = (
  { reading, abilities, printed }: ReadParagraph & { readonly reading: { readonly node: ParagraphNode } },
  facts: FaceFacts,
  factsKey: string,
): readonly Ability[] => {
  const key = printed.includes("name") ? `${factsKey}${facts.name}` : factsKey;
  const before = abilities.get(key);
  if (before !== undefined) return before;
  const lowered = abilitiesOfParagraph(reading.node, facts);
  abilities.set(key, lowered);
  return lowered;
};

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

/** An error that is no refusal is a defect of ours; it must not take the other cards with it. */
const defect = (error: unknown, { start, end }: Paragraph): Diagnostic =>
  error instanceof Dangling
    ? {
        code: "RW4003",
        severity: "error",
        message: "This speaks of something that may not have been done before it.",
        start,
        end,
      }
    : diagnostic("RW9001", { start, end }, [error instanceof Error ? error.message : String(error)]);

const isText = (node: ParagraphNode): boolean =>
  node.kind === "body" || (node.kind === "worded" && node.ability.kind === "body");

/** Paragraphs that only make sense together, as one text; nothing where they don't. */
const joined = (nodes: readonly ParagraphNode[], facts: FaceFacts): readonly Ability[] | undefined => {
  try {
    return asOneText(nodes, facts);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
};

const compileFace = (
  source: FaceSource,
  index: number,
  brief: boolean,
): { face: CompiledFace; diagnostics: readonly Diagnostic[] } => {
  const printedFields = readCharacteristics(source);
  const inText: Diagnostic[] = [];
  const read = readText(source, ownNamesOf(source), brief, inText);
  const nodes = read.flatMap(({ reading }) => ("node" in reading ? [reading.node] : []));
  const paragraphs: { text: string; abilities: readonly Ability[] }[] = [];
  /** Paragraphs of an instant or sorcery, which later ones may speak of. */
  const spellTexts: { readonly node: ParagraphNode; readonly place: number }[] = [];
  let facts: { readonly of: FaceFacts; readonly key: string } | undefined;
  for (const each of read) {
    const { reading, printed, paragraph } = each;
    if (!("node" in reading)) continue;
    if (each.namedTypes.length > 0) {
      const everywhere = read.flatMap(({ namedTypes: named }) => named);
      const misnamed = checkOwnTypes(printedFields.face, each.namedTypes, everywhere);
      inText.push(...misnamed.map((found) => shifted(found, paragraph.start)));
    }
    try {
      if (facts === undefined) {
        const of = factsOf(printedFields.face, nodes);
        facts = { of, key: keyOfFacts(of) };
      }
      paragraphs.push({ text: printed, abilities: abilitiesOnce({ ...each, reading }, facts.of, facts.key) });
      if (facts.of.isSpell && isText(reading.node))
        spellTexts.push({ node: reading.node, place: paragraphs.length - 1 });
    } catch (error) {
      const earlier = spellTexts.map(({ node }) => node);
      const one =
        error instanceof Refused && facts !== undefined
          ? joined([...earlier, reading.node], facts.of)
          : undefined;
      if (one !== undefined) {
        spellTexts.forEach(({ place }, at) => {
          paragraphs[place] = { text: paragraphs[place]!.text, abilities: at === 0 ? one : [] };
        });
        paragraphs.push({ text: printed, abilities: [] });
        spellTexts.push({ node: reading.node, place: paragraphs.length - 1 });
        continue;
      }
      inText.push(
        error instanceof Refused
          ? settled(shifted(error.diagnostic, paragraph.start))
          : defect(error, paragraph),
      );
    }
  }
  const face: Face = { ...printedFields.face, abilities: paragraphs.flatMap((each) => each.abilities) };
  return {
    face: { name: source.name, face, printed: read.map((each) => each.printed), paragraphs },
    diagnostics: [...printedFields.diagnostics, ...inText.map((each) => shifted(each, source.offset))].map(
      (each) => (index === 0 ? each : { ...each, face: index }),
    ),
  };
};

/**
 * Compiles one card. `compiled` means that every word was consumed, the printed text equals the source, and every node
 * was lowered; otherwise the diagnostics point at the words. Never throws on bad input.
 */
export const compileCard = (source: CardSource, options: CompileOptions = {}): CompiledCard => {
  const faces: CompiledFace[] = [];
  const diagnostics: Diagnostic[] = [];
  source.faces.forEach((face, index) => {
    const result = compileFace(face, index, options.brief === true);
    faces.push(result.face);
    diagnostics.push(...result.diagnostics);
  });
  const failed = diagnostics.some((each) => each.severity === "error");
  const [first, ...others] = faces.map((each) => each.face);
  if (failed || first === undefined) return { name: source.name, status: "failed", faces, diagnostics };
  const card: Card = {
    name: source.name,
    layout: source.layout,
    faces: [first, ...others],
    ...(source.attributes === undefined ? {} : { attributes: source.attributes }),
  };
  return { name: source.name, status: "compiled", card, faces, diagnostics };
};
